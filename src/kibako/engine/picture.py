"""A scene as a picture that stands alone: for documents, notebooks and exports."""

from __future__ import annotations

from functools import cache

from kibako.engine import svg
from kibako.engine.chance import Quick
from kibako.engine.game import Game, Scene
from kibako.engine.state import State


def style(game: Game) -> str:
    """The shared style of boards, and the game's own."""
    return svg.style(game.package)


def middle(game: Game, seats: int, seed: int) -> State:
    """A position half-way through a random game, to show what it looks like."""
    chance = Quick(seed)
    states = [game.start(seats, game.manifest.check_options({}), chance)]
    while states[-1].to_act() >= 0:
        after = states[-1].clone()
        legal = after.actions()
        after.apply(legal[chance.below(len(legal))], chance)
        states.append(after)
    return states[len(states) // 2]


@cache
def _shown_on_cover(game: Game) -> State:
    return middle(game, game.manifest.seats[-1], seed=11)


NAMES = ("Ada", "Bruno", "Chloé", "Diego")
"""Of players in pictures that show no real game."""


@cache
def cover(game: Game, language: str = "en") -> str:
    """The game as it looks in the middle of play, for the list of games."""
    state = _shown_on_cover(game)
    seat = int(state.to_act())
    return picture(game, Scene(game.look(state, seat), game.speaker(seat, NAMES, language)))


def picture(game: Game, scene: Scene) -> str:
    """An SVG file with everything it needs but the fonts."""
    return game.picture(scene)
