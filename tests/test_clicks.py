"""Clicks on whatever a browser may name: explained or passed over, never a failure."""

from __future__ import annotations

import random
import re

import pytest
from tables import Table, some_states, tables

from kibako.engine.game import Scene

USUAL = [table for table in tables() if table.usual]
JUNK = (
    "",
    "-",
    "--",
    "x",
    "card",
    "card-",
    "element-feet",
    "stage-x",
    "stage-99",
    "tile-",
    "place-",
    "fruit-",
    "nest--",
    "é",
    "9" * 200,
)
NUMBERS = re.compile(r"-?\d+")


def changed(name: str, choose: random.Random) -> str:
    """An element's name, cut, or with another number in it, or nonsense."""
    luck = choose.random()
    if luck < 0.3:
        return name[: choose.randrange(len(name) + 1)]
    if luck < 0.5:
        return name.rpartition("-")[0] + "-"
    if luck < 0.8:
        return NUMBERS.sub(lambda _: choose.choice(("-1", "7", "99", "", "x", "10" * 12)), name)
    return choose.choice(JUNK)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_whatever_is_clicked_is_explained_or_passed_over(table: Table) -> None:
    """A name that was cut short once failed, and so did the connection that sent it."""
    game, choose, explained = table.game, random.Random(str(table)), 0
    for state in some_states(table, 3, 6):
        seat = int(state.to_act())
        view = game.look(state, seat if seat >= 0 else 0)
        speaker = game.speaker(view.seat)
        names = [*re.findall(r' id="([^"]+)"', game.draw(Scene(view, speaker))), *JUNK]
        for name in names:
            for clicked in (name, changed(name, choose)):
                path = tuple(
                    changed(choose.choice(names), choose) if choose.random() < 0.3 else choose.choice(names)
                    for _ in range(choose.choice((0, 0, 1, 2, 20)))
                )
                action = game.action_for_click(path, clicked, view)
                if action is not None and action not in [int(legal) for legal in state.actions()]:
                    explained += 1
                    assert speaker.say(game.refuse(state, action).words)
    assert explained
