"""The coach: tips that a game's coach.toml ties to named signs. It is given a seat's view, so it knows what the seat knows."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files

import msgspec

from kibako.engine.chance import Quick
from kibako.engine.game import Game, View
from kibako.engine.words import Speaker, text

IMAGINED = 8  # states in which the reasons for an action are looked for


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says as soon as all these signs are to be seen."""

    when: list[str]
    say: str


class Coach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tips: list[Tip]  # what matters most first
    because: list[str] = []  # effects that are reasons for an action, the most telling first; said as because-<name>


class Told(msgspec.Struct):
    """A tip in the reader's language; the key is what it has been told by."""

    key: str
    words: str


@lru_cache
def coach(game: Game) -> Coach:
    toml = files(game.package).joinpath("rulebook", "coach.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(toml), Coach)


def tips(game: Game, view: View, speaker: Speaker) -> list[Told]:
    """All that the coach could say of what the seat sees."""
    fitting = (tip for tip in coach(game).tips if all(game.signs[sign](view) for sign in tip.when))
    return [Told(tip.say, speaker.say(text(tip.say))) for tip in fitting]


def reason(game: Game, view: View, best: int, others: Sequence[int], speaker: Speaker) -> str:
    """What the best action does and the next best doesn't, in most of the states that fit the view; empty if nothing."""
    names = coach(game).because
    does = _usual(game, view, best, names)
    does_too = _usual(game, view, others[0], does) if does and others else []
    return next((speaker.say(text(f"because-{name}")) for name in does if name not in does_too), "")


def _usual(game: Game, view: View, action: int, effects: Sequence[str]) -> list[str]:
    """The effects that an action has in more than half of the states imagined; they are the same ones for every action."""
    after = list(_afterwards(game, view, action)) if effects else []
    return [name for name in effects if 2 * sum(game.effects[name](view, one) for one in after) > len(after)]


def _afterwards(game: Game, view: View, action: int) -> Iterator[View]:
    belief, luck = game.imagine(view), Quick(1)
    for _ in range(IMAGINED):
        state = belief.sample(luck)
        state.apply(action, luck)
        yield game.look(state, view.seat)
