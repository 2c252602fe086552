"""What an owner of the box may find in it: other leaders and season cards are worded and drawn by their files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

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


# What is chosen from, and a game of each number of seats, looked at and drawn on the way.
PLAYED = """
import json, sys
import kibako
from kibako.engine.game import Scene
kibako.use_box(sys.argv[1])
game = kibako.game("kiwi")
seen = {"leaders": len(game.new(2, 3).actions()), "finished": []}
places = game.position(clans="red green", sections="1 2").view(None)["hexes"]
seen["row"] = [hex_["terrain"] for hex_ in places if hex_["place"] in ("0,0", "0,1", "0,2", "0,3")]
solo = set()
for seed in range(40):
    match = game.new(1, seed)
    match.play(match.actions()[0])
    solo |= set(match.view(0)["solo_cards"])
seen["solo"] = sorted(solo)
for seats in (1, 2, 3, 4):
    match = game.new(seats, 3)
    while match.to_act is not None:
        if len(match.journal) % 40 == 0:
            game.draw(Scene(match.look(match.to_act), game.speaker(match.to_act, None)))
        match.play(match.actions()[len(match.journal) % len(match.actions())])
    seen["finished"].append(seats)
print(json.dumps(seen))
"""


def run_with(box: Path, script: str) -> dict[str, Any]:
    """What a script of its own process prints: a box is chosen before its game is opened."""
    run = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", script, str(box)], capture_output=True, text=True, timeout=300, env=os.environ, check=False
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
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
    said = run_with(box, SCRIPT)
    for language, words in (("en", ("jump 3", "pull up to 1")), ("fr", ("saute de 3", "attire")), ("es", ("salta 3", "atrae"))):
        leader = said[language][0].replace("</text>", " ")
        assert all(word in leader for word in words), leader
    assert any(name.startswith("Fewest kiwis of size 1") for name in said["en"])
    assert checked(box).returncode == 0


@pytest.mark.rule("W5", "W9", "W90")
def test_a_box_may_have_other_sections_and_more_or_fewer_leaders_and_solo_cards(box: Path) -> None:
    """Three leaders a clan, one with six steps; seven solo cards; sections with terrains that aren't there three times."""
    leaders = box / "leaders.toml"
    head, *cards = leaders.read_text(encoding="utf-8").split("[[leaders]]")
    kept = [card for number, card in enumerate(cards) if number % 4 != 3]
    leaders.write_text(head + "".join(f"[[leaders]]{card}" for card in kept), encoding="utf-8")
    steps = '["go 1", "push 1 arrival", "go 1", "push 1 arrival"'
    change(leaders, f"{steps}]", f'{steps}, "go 1", "push 1 arrival"]')
    solo = box / "solo.toml"
    text = solo.read_text(encoding="utf-8")
    solo.write_text(text + text[text.rindex("\n[[cards]]") :].replace('name = "6"', 'name = "7"'), encoding="utf-8")
    change(box / "island.toml", '"MSGF", "GFMS"', '"MMMM", "GFMS"')
    seen = run_with(box, PLAYED)
    assert seen["leaders"] == 3
    assert seen["row"] == ["mountain"] * 4
    assert seen["solo"] == [1, 2, 3, 4, 5, 6, 7]
    assert seen["finished"] == [1, 2, 3, 4]


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
