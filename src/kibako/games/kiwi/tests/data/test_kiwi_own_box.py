"""What an owner of the box may find in it: other leaders and season cards are worded and drawn by their files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kibako.engine.box import export_box

SCRIPT = """
import json, sys
import kibako
kibako.use_box(sys.argv[1])
game = kibako.game("kiwi")
match = game.new(seats=2, seed=3, options={"edition": "mixed"})
said = {}
for language in ("en", "fr", "es"):
    speaker = game.speaker(None, None, language)
    contents = game.contents(speaker)
    said[language] = [piece.drawing for part in contents for piece in part.pieces if "Abuela" in piece.name]
    said[language] += [piece.name for part in contents for piece in part.pieces if "size 1" in piece.name]
print(json.dumps(said))
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    folder = tmp_path / "box"
    export_box("kiwi", "Kiwi Chow Down", folder)
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def played(box: Path) -> dict[str, list[str]]:
    run = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", SCRIPT, str(box)], capture_output=True, text=True, timeout=120, env=os.environ, check=False
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


def checked(box: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kibako", "box", "check", str(box)]
    return subprocess.run(command, capture_output=True, text=True, timeout=180, env=os.environ, check=False)  # noqa: S603


@pytest.mark.rule("W9", "W60")
def test_another_leader_and_another_season_card_are_worded_by_their_files(box: Path) -> None:
    change(
        box / "leaders.toml",
        'name = "bolo"\nsteps = ["go 1", "push all arrival"]',
        'name = "abuela"\nsteps = ["jump 3", "pull 1"]',
    )
    change(box / "seasons.toml", 'name = "most-size-1"\nbest = "most"', 'name = "fewest-size-1"\nbest = "fewest"')
    said = played(box)
    for language, words in (("en", ("jump 3", "pull up to 1")), ("fr", ("saute de 3", "attire")), ("es", ("salta 3", "atrae"))):
        leader = said[language][0].replace("</text>", " ")
        assert all(word in leader for word in words), leader
    assert any(name.startswith("Fewest kiwis of size 1") for name in said["en"])
    assert checked(box).returncode == 0


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("seasons", 'left = "1 point"', 'left = "1 feast"', "one of fruit, marker, place"),
        ("seasons", 'name = "most-nests"', 'name = "nests"', "named after best and measure: most-nests"),
        ("leaders", 'steps = ["go 1"', 'steps = ["fly 1"', "is no step of an ability: go, jump, line"),
        ("solo", 'feed = ["feed K1"', 'feed = ["eat K1"', "the file's first lines say what is"),
    ],
)
def test_what_does_not_fit_is_told_with_what_would(box: Path, name: str, old: str, new: str, said: str) -> None:
    change(box / f"{name}.toml", old, new)
    found = checked(box)
    assert found.returncode == 2
    assert str(box / f"{name}.toml") in found.stderr
    assert said in found.stderr
