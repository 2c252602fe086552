"""A box put to the test: are its components what the rules can play with?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kibako.engine.box import Box, component_files, our_components, played_components, use_box
from kibako.engine.chance import Quick
from kibako.engine.errors import BadComponents, BadOption
from kibako.engine.game import Game, Scene
from kibako.engine.manifest import Options
from kibako.engine.picture import NAMES
from kibako.engine.registry import game as find_game
from kibako.engine.toml import parse_toml
from kibako.kit import components

GAMES_A_TABLE = 2  # a number of seats with one option chosen
LONGEST = 20_000  # actions; no real game comes near


class Trial(NamedTuple):
    box: Box
    game: Game
    problems: list[BadComponents]
    changed: tuple[str, ...] = ()  # the files that are unlike ours
    games: int = 0


def try_box(folder: Path) -> Trial:
    """Read all component files, then play."""
    box = use_box(folder)
    problems: list[BadComponents] = []
    components.problems = problems
    try:
        game = find_game(box.game)
    except Exception as error:
        raise BadComponents(f"{folder}: the rules can't work with these components: {error!r}") from None
    finally:
        components.problems = None
    if problems:
        return Trial(box, game, problems)
    played = 0
    for seats, options in _tables(game):
        for seed in range(GAMES_A_TABLE):
            try:
                _play(game, seats, options, seed)
            except Exception as error:
                said = f"a game with these components breaks ({seats} seats, {options}, seed {seed}): {error!r}"
                return Trial(box, game, [BadComponents(f"{folder}: {said}")])
            played += 1
    return Trial(
        box, game, [], tuple(f"{name}.toml" for name in component_files(box.package) if _differs(box.package, name)), played
    )


def _differs(package: str, name: str) -> bool:
    return parse_toml(played_components(package, name)[0]) != parse_toml(our_components(package, name))


def _tables(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of seats, with the usual options and with each other choice of one of them."""
    for seats in game.manifest.seats:
        for chosen in ({}, *({option.name: choice} for option in game.manifest.options for choice in option.choices)):
            options = game.manifest.check_options(chosen)
            try:
                game.start(seats, options, Quick(0))
            except BadOption:  # some options don't go with some seats
                continue
            yield seats, options


def _play(game: Game, seats: int, options: Options, seed: int) -> None:
    """A whole game at random, looked at and drawn now and then. Nothing may get lost."""
    chance = Quick(seed)
    state = game.start(seats, options, chance)
    counted = game.component_count(state)
    for number in range(LONGEST):
        if number % 40 == 0:
            seat = max(0, int(state.to_act()))
            game.draw(Scene(game.look(state, seat), game.speaker(seat, NAMES)))
        if state.to_act() < 0:
            game.outcome(state)
            return
        legal = state.actions()
        state.apply(legal[chance.below(len(legal))], chance)
        if game.component_count(state) != counted:
            raise ValueError("components get lost or doubled")
    raise ValueError(f"it doesn't end within {LONGEST} actions")
