"""Clicks on whatever a browser may name: explained or passed over, never a failure."""

from __future__ import annotations

import random
import re

import pytest
from tables import Table, some_states, tables

import kibako
from kibako.engine.game import Game, Scene
from kibako.table.content.explanations import come_before, refused, why

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
    "billboard-",
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
                refusal = refused(game, state, view, path, clicked)
                if refusal is not None:
                    explained += 1
                    assert speaker.say(refusal.words)
    assert explained


@pytest.mark.parametrize("game", kibako.all_games(), ids=lambda game: game.key)
def test_what_is_clicked_too_soon_says_what_comes_first(game: Game) -> None:
    """Elements of the picture that follow others in a way to click an action, and mean nothing by themselves."""
    for table in (table for table in USUAL if table.game is game):
        for state in some_states(table, 4, 12):
            if state.to_act() < 0:
                continue
            view = game.look(state, int(state.to_act()))
            speaker = game.speaker(view.seat)
            ways = [way for action in state.actions() for way in game.click_paths(int(action), view)]
            later = {name for way in ways for name in way[1:]} - {way[0] for way in ways if way}
            for name in sorted(later)[:20]:
                assert come_before(game, state, view, name)
                said = why(game, state, view, speaker, (), name)
                assert said.rule, name
                assert "First click" in said.words or refused(game, state, view, (), name) is not None
