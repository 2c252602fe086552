"""What an element of a picture is about: the rules that tell of it, and what clicking it would do now.

A game's rulebook/explained.toml says which rules tell of which elements; their words are those of the rules page.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from kibako.engine.game import Game, View
from kibako.engine.state import State
from kibako.engine.words import Speaker
from kibako.table.content.position import sentence
from kibako.table.content.rulebook import rule_source

MOST = 3  # actions that are told


class Now(NamedTuple):
    """What an element would do for the seat to act: actions, and how many further ones; or why nothing."""

    words: list[str]
    more: int


@cache
def explained(game: Game) -> dict[str, tuple[str, ...]]:
    """Rules by how the ids of the elements begin that they tell of."""
    toml = files(game.package).joinpath("rulebook", "explained.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(toml), dict[str, tuple[str, ...]])


def rules_about(game: Game, element: str) -> tuple[str, ...]:
    """The most telling first; none if the game has no such element."""
    fitting = [beginning for beginning in explained(game) if element.startswith(beginning)]
    return explained(game)[max(fitting, key=len)] if fitting else ()


@cache
def rule_words(game: Game, language: str, number: str) -> str:
    """What a rule says first, as plain words."""
    paragraph = rule_source(game, language, number).partition("\n\n")[0]
    told = re.sub(r"^\*\*[A-Z]\d+\*\*( (\*[^*]+\*|\([^)]*\)))?", "", paragraph)
    return " ".join(re.sub(r"\*+|!?\[([^\]]*)\]\([^)]*\)", r"\1", told).split())


def now(game: Game, state: State, view: View, speaker: Speaker, element: str) -> Now:
    """For the seat that is to act in this state."""
    legal = [int(action) for action in state.actions()]
    fitting = [action for action in legal if any(element in way for way in game.click_paths(action, view))]
    if fitting:
        told = [speaker.say(game.say(action, view)) for action in fitting[:MOST]]
        return Now(told, len(fitting) - len(told))
    meant = game.action_for_click((), element, view)
    if meant is None or meant in legal:
        return Now([], 0)
    return Now([sentence(speaker.say(game.refuse(state, meant).words))], 0)
