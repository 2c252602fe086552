"""What an owner of the box may find in it: each can be said in the component files, and is played in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import tomli_w

PLAYING = """
import json, sys
import kibako
from kibako.engine.chance import Quick
from kibako.engine.game import Scene

kibako.use_box(sys.argv[1])
GAME = kibako.game("kikai")

def side(match, seat=0):
    return match.view(None)["sides"][seat]

def whole_games(mode):
    for seed in range(3):
        match, whim = GAME.new(seed=seed, options={"mode": mode}), Quick(seed)
        counted = GAME.component_count(match.copy_state())
        while match.to_act is not None:
            match.play(match.actions()[int(whim.below(len(match.actions())))])
            assert GAME.component_count(match.copy_state()) == counted
        assert GAME.position(match.position) == match
        view = GAME.look(match.copy_state(), 0)
        assert "<svg" in GAME.draw(Scene(view, GAME.speaker(0)))
        assert GAME.board(view, GAME.speaker(0))
        assert GAME.outline(view, GAME.speaker(0))
        yield match
"""


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("kibako.games.kikai").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def played(folder: Path, script: str, **changed: dict[str, Any]) -> Any:
    """What a script shows that plays with the changed component files."""
    box = {"game": "kikai", "name": "A box of one's own"}
    for name, content in (changed | {"box": box}).items():
        (folder / f"{name}.toml").write_text(tomli_w.dumps(content), encoding="utf-8")
    code = f"{PLAYING}\n{script}"
    run = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code, str(folder)], capture_output=True, text=True, timeout=120, env=os.environ, check=False
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.rule("M5", "M12")
def test_fewer_fans_may_be_placed_than_there_are(tmp_path: Path) -> None:
    town = data("town")
    for square in town["squares"]:
        square["fans"] = 2
    script = """
match = GAME.new(seed=1)
placed = [sum(square["fans"]) for square in match.view(None)["squares"]]
fans = [GAME.component_count(match.copy_state())[f"{colour} fans"] for colour in ("red", "blue", "green")]
games = len([*whole_games("normal"), *whole_games("advanced")])
print(json.dumps([placed, sum(match.view(None)["gone"]), fans, games]))
"""
    assert played(tmp_path, script, town=town) == [[2] * 12, 21, [15, 15, 15], 6]


@pytest.mark.rule("M5", "M28")
def test_a_squares_points_may_be_unlike_its_fans(tmp_path: Path) -> None:
    town = data("town")
    town["squares"][2]["points"] = 7
    script = """
match = GAME.position(
    yellow={"kikai": {"Diner": ["feet red 3"]}, "streets": ["Diner S3"]}, purple={},
    squares={"S3": "R"}, pending=["take", "attract Diner"], plays=1,
)
match.play("fan S3 feet")
before = side(match)["points"]
match.play("billboard 1")
print(json.dumps([side(match)["points"] - before, len([*whole_games("normal")])]))
"""
    assert played(tmp_path, script, town=town) == [7, 3]


@pytest.mark.rule("M8", "M23")
def test_advanced_mode_may_have_an_energy_track_and_street_bonuses_of_its_own(tmp_path: Path) -> None:
    town, tracks = data("town"), data("tracks")
    tracks["energy"]["advanced"] = ["E7", "Lad+1E", "X", *["E9"] * 17]
    town["streets"][0]["bonus"], town["streets"][0]["advanced"] = "2E", "M"  # from School to S6
    script = """
def deployed(mode, removed):
    match = GAME.position(
        yellow={"hand": "School", "energy": 2, "discarded": removed}, purple={},
        pending=["take", "street School"], options={"mode": mode},
    )
    match.play("street School S6")
    me = side(match)
    return [me["energy"], me["megaphones"], me["ladders"], me["income"], match.view(None)["doing"]]
found = [deployed("normal", 0), *(deployed("advanced", removed) for removed in range(4))]
print(json.dumps([found, len([*whole_games("normal"), *whole_games("advanced")])]))
"""
    found = [[2, 0, 0, 2, "take"], [0, 1, 0, 7, "take"], [1, 1, 1, 7, "take"], [0, 1, 0, 7, "choice"], [0, 1, 0, 9, "take"]]
    assert played(tmp_path, script, town=town, tracks=tracks) == [found, 6]


@pytest.mark.rule("M6", "M23", "M24", "M25")
def test_a_street_may_join_two_districts(tmp_path: Path) -> None:
    """It can be deployed on from both ends; a network ends there, and no fan comes that way."""
    town = data("town")
    town["streets"].append({"ends": ["School", "Casino"], "spaces": 1, "source": "made"})
    script = """
match = GAME.position(yellow={"hand": "School", "energy": 2}, purple={}, pending=["take", "street School"])
may = "street School Casino" in match.actions()
match.play("street School Casino")
streets = side(match)["streets"]
match = GAME.position(
    yellow={"hand": "School", "energy": 9, "streets": ["School Casino", "Casino S5"]}, purple={},
    pending=["take", "street School"],
)
onward = [action for action in match.actions() if action.startswith("street")]
match = GAME.position(
    yellow={"streets": ["School Casino", "Casino S5", "School S6"], "kikai": {"School": ["feet red 3"]}}, purple={},
    squares={"S5": "RR", "S6": "RB"}, pending=["take", "attract School"], plays=1,
)
fans = [action for action in match.actions() if action.startswith("fan")]
print(json.dumps([may, streets, onward, fans, len([*whole_games("normal"), *whole_games("advanced")])]))
"""
    expected = [True, ["School Casino"], ["street School S6", "street School S1"], ["fan S6 feet"], 6]
    assert played(tmp_path, script, town=town) == expected


@pytest.mark.rule("M11")
def test_yellow_may_begin_every_round(tmp_path: Path) -> None:
    tracks = data("tracks")
    tracks["turns"] |= {"yellow": [6, 5, 6, 5], "purple": [5, 6, 5, 5], "begins": ["yellow"] * 4}
    script = """
turns = []
for match in whole_games("normal"):
    pass
match, whim = GAME.new(seed=3), Quick(3)
while match.to_act is not None:
    view = match.view(None)
    now = [view["round"], view["number"], match.to_act]
    if view["doing"] in ("card", "take") and turns[-1:] != [now]:
        turns.append(now)
    match.play(match.actions()[int(whim.below(len(match.actions())))])
print(json.dumps(["".join("yp"[seat] for number, _, seat in turns if number == one) for one in (1, 2, 3, 4)]))
"""
    assert played(tmp_path, script, tracks=tracks) == ["ypypypypypy", "ypypypypypp", "ypypypypypy", "ypypypypyp"]
