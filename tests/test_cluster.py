"""Games on a Ray cluster: the same as on one machine, however many machines are lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

import msgspec
import pytest
from clusters import Cluster

import kibako
from kibako.bots import find_bot
from kibako.engine import libraries
from kibako.engine.box import CHOSEN
from kibako.lab import cluster, fit
from kibako.lab.arena import ArenaError, Plan, plan, play, schedule
from kibako.lab.cluster import RayCluster, carry, with_address
from kibako.lab.ledger import Ledger

pytest.importorskip("ray", reason="pip install 'kibako[ray]'")

QUICK = min(kibako.all_games(), key=lambda game: game.manifest.minutes)
FITTED = next(game.key for game in kibako.all_games() if fit.studies(game.key))

PATIENT = {"RAY_raylet_start_wait_time_s": "240", "RAY_memory_monitor_refresh_ms": "0"}
"""A busy machine may take its time, and other programs its memory."""

MODULE = """
import time
from pathlib import Path

import ray

NOTES = Path({notes!r})

def slow(game, view, legal, chance):
    second = NOTES / "second"
    if ray.is_initialized() and second.exists():
        if ray.get_runtime_context().get_node_id() != second.read_text():
            while not (NOTES / "stuck").exists():
                time.sleep(0.05)
        else:
            with (NOTES / "played").open("a") as played:
                played.write(".")
            while (NOTES / "played").stat().st_size > 40:
                (NOTES / "stuck").touch()
                time.sleep(0.05)
    return sorted(legal)[chance.below(len(legal))]
"""
"""A bot that on the second node, once that is known, sticks in the middle of a game; the first node waits for that."""


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the bot that is in the folder where one works writes what it does; the cluster's machines don't have it."""
    folder = tmp_path / "notes"
    folder.mkdir()
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "far_bots.py").write_text(MODULE.format(notes=str(folder)))
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield folder
    sys.modules.pop("far_bots", None)


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    started = Cluster(folder / "errors", os.environ | {"XDG_CACHE_HOME": str(folder), **PATIENT})
    yield started
    started.close()


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 300
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def timeless(folder: Path, wanted: Plan) -> bytes:
    """What a folder keeps of the games, in order, without what the clock said."""
    with Ledger(folder, wanted, resume=True) as ledger:
        games = sorted(ledger.finished, key=lambda game: game.number)
    return b"\n".join(msgspec.json.encode(msgspec.structs.replace(game, seconds=[], longest=[])) for game in games)


def here(folder: Path, wanted: Plan) -> Path:
    """A folder with the same games, played in this process."""
    with Ledger(folder, wanted) as ledger:
        for job in schedule(wanted):
            ledger.add(play(job))
    return folder


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "kibako", *words], stdout=-1, stderr=-1, text=True)  # noqa: S603


def arena(*words: str) -> subprocess.Popen[str]:
    return start("arena", QUICK.key, "far_bots:slow", "random", "--into", "games", *words)


def test_a_machine_lost_in_mid_run_costs_nothing_and_the_run_goes_on_from_its_ledger(nodes: Cluster, notes: Path) -> None:
    """One node is killed while it plays; what it played is played by the other, and then on this machine."""
    (notes / "second").write_text(nodes.second)
    running = arena("--games", "30", "--ray", nodes.address)
    wait_for(lambda: (notes / "stuck").exists() or running.poll() is not None)
    assert running.poll() is None, running.communicate()
    nodes.lose()
    said, complained = running.communicate(timeout=300)
    assert running.returncode == 0, complained
    assert "30 games of 15 deals" in said

    wanted = plan(QUICK, ["far_bots:slow", "random"], 30)
    far = timeless(Path("games"), wanted)
    assert far == timeless(here(Path("here"), wanted), wanted)

    longer = plan(QUICK, ["far_bots:slow", "random"], 34)
    on = arena("--games", "34", "--resume", "--ray", nodes.address)
    said, complained = on.communicate(timeout=300)
    assert on.returncode == 0, complained
    both = timeless(Path("games"), longer)
    assert both.startswith(far)
    assert both == timeless(here(Path("here-longer"), longer), longer)


def test_weights_are_fitted_to_the_same_games(nodes: Cluster) -> None:
    words = [sys.executable, "-m", "kibako.lab.fit", FITTED, "--games", "2", "--bot", "random"]
    far = subprocess.run([*words, "--ray", nodes.address], capture_output=True, text=True, timeout=300, check=True)  # noqa: S603
    near = subprocess.run([*words, "--jobs", "1"], capture_output=True, text=True, timeout=300, check=True)  # noqa: S603
    assert " = " in near.stdout
    assert far.stdout == near.stdout


def test_a_bot_that_fails_far_away_is_heard_of(nodes: Cluster, notes: Path) -> None:
    module = notes.parent / "work" / "far_bots.py"
    module.write_text(module.read_text() + "\ndef fails(game, view, legal, chance):\n    return {}[view.seat]\n")
    running = start("arena", QUICK.key, "far_bots:fails", "random", "--into", "games", "--ray", nodes.address)
    _, complained = running.communicate(timeout=300)
    assert running.returncode == 2
    assert "The bot “far_bots:fails” failed: KeyError: 0 (far_bots.py, line " in complained


@pytest.mark.long
def test_without_a_cluster_one_is_started_here(tmp_path: Path) -> None:
    running = start(
        "arena", QUICK.key, "easy", "random", "--games", "4", "--into", str(tmp_path), "--jobs", "2", "--ray", "local"
    )
    said, complained = running.communicate(timeout=300)
    assert running.returncode == 0, complained
    assert "4 games of 2 deals" in said


def test_where_no_cluster_is_nothing_is_begun(tmp_path: Path) -> None:
    running = start("arena", QUICK.key, "random", "--into", str(tmp_path / "games"), "--ray", "127.0.0.1:9")
    _, complained = running.communicate(timeout=300)
    assert running.returncode == 2
    assert "There is no Ray cluster at 127.0.0.1:9: " in complained


# --- without a cluster --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("--ray", "--ray="),
        ("a b --ray --games 2", "a b --ray= --games 2"),
        ("--ray ismcts:50 easy", "--ray= ismcts:50 easy"),
        ("--ray my_bots:first easy", "--ray= my_bots:first easy"),
        ("--ray 10.0.0.1:6379 easy", "--ray 10.0.0.1:6379 easy"),
        ("--ray ray://head:10001", "--ray ray://head:10001"),
        ("--ray local easy", "--ray local easy"),
        ("--ray=head:6379", "--ray=head:6379"),
    ],
)
def test_the_address_may_be_left_out(words: str, read: str) -> None:
    assert with_address(words.split()) == read.split()


def test_own_bots_and_boxes_are_carried_and_nothing_else(tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, box = tmp_path / "carried", tmp_path / "my-box"
    folder.mkdir()
    assert carry(["easy", "ismcts:5", "kibako.bots:random_bot"], folder) == {}
    find_bot("far_bots:slow")
    assert carry(["far_bots:slow", "easy"], folder) == {"working_dir": str(folder)}
    assert (folder / "far_bots.py").read_text() == MODULE.format(notes=str(notes))
    box.mkdir()
    (box / "box.toml").write_text("")
    monkeypatch.setenv(CHOSEN, str(box))
    assert carry([], folder) == {"working_dir": str(folder), "env_vars": {CHOSEN: "box-0"}}
    assert (folder / "box-0" / "box.toml").exists()


def test_a_machine_with_another_version_plays_nothing() -> None:
    refused = cluster._there("0.0.1", len, "four")
    assert isinstance(refused, ArenaError)
    assert "0.0.1" in str(refused)
    assert cluster._there(installed("kibako"), len, "four") == 4


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(libraries, "import_module", without)
    with pytest.raises(kibako.MissingLibrary, match=r"ray is not installed, .* pip install 'kibako\[ray\]'"):
        RayCluster()


def test_kibako_alone_imports_no_ray() -> None:
    program = "import kibako.cli, sys; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert "kibako" in done.stdout.split()
    assert "ray" not in done.stdout.split()
