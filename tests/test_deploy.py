"""What deploy/ shows to those who run a server: names and options exist, and proxies take what they are given."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from campaign import NGINX, deployed
from typer.main import get_command

from kibako.cli import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if not path.name.startswith("."))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_options_and_settings_that_are_named_exist(path: Path) -> None:
    command = get_command(app).commands["table"]  # type: ignore[attr-defined]
    options = {name for one in command.params for name in (*one.opts, *one.secondary_opts)}
    settings = {one.envvar for one in command.params if one.envvar} | {"KIBAKO_NAME"}  # the composition's own
    text = path.read_text(encoding="utf-8")
    said = " ".join(re.findall(r"(?:CMD|ExecStart=|--proxy).*", text)) if path.suffix != ".yaml" else ""
    assert set(re.findall(r"(?<![\w-])--[a-z-]+", said)) - {"--interval", "--timeout", "--start-period", "--retries"} <= options
    assert set(re.findall(r"KIBAKO_[A-Z]+", text)) <= settings


def test_files_that_are_named_exist() -> None:
    named = set(re.findall(r"deploy/[\w.]+\b", " ".join(path.read_text(encoding="utf-8") for path in FILES)))
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
    targets = set(re.findall(r"make (\w+)`?", (DEPLOY / "Containerfile").read_text(encoding="utf-8").partition("RUN make")[2]))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{target}:" in makefile for target in targets | {"server"})


def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    if not Path(NGINX).exists():
        assert "CI" not in os.environ, "nginx is missing: apt-get install nginx-light"
        pytest.skip("no nginx here: apt-get install nginx-light")
    conf = f"pid {tmp_path}/pid; events {{}} http {{ {deployed(['127.0.0.1:1', '127.0.0.1:2'], '8443')} }}"
    (tmp_path / "conf").write_text(conf, encoding="utf-8")
    done = subprocess.run(  # noqa: S603 - a program of the system
        [NGINX, "-t", "-e", str(tmp_path / "errors"), "-c", str(tmp_path / "conf")], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no caddy here: apt-get install caddy")
def test_caddy_takes_its_configuration() -> None:
    done = subprocess.run(  # noqa: S603 - a program of the system
        ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],  # noqa: S607
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"KIBAKO_NAME": "games.example.org"},
    )
    assert done.returncode == 0, done.stderr
