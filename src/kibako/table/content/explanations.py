"""What an element of a picture is about: the rules that tell of it, and what clicking it would do now.

A game's rulebook/explained.toml says which rules tell of which elements; their words are those of the rules page.
"""

from __future__ import annotations

import html
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import NamedTuple

import msgspec

from kibako.engine.game import Game, Refusal, Scene, View
from kibako.engine.state import State
from kibako.engine.words import Speaker
from kibako.table.content.position import sentence
from kibako.table.content.rulebook import rule_source
from kibako.table.words import say

MOST = 3  # actions that are told, and things that are named
SHORT = 170  # characters of a sentence that is quoted

Names = Callable[[], Mapping[str, str]]
"""What the elements of a picture are called. It takes drawing them, so it is asked only where it is needed."""


class Now(NamedTuple):
    """What an element would do for the seat to act: actions, and how many further ones; or why nothing."""

    words: list[str]
    more: int


class Why(NamedTuple):
    """What is said to a click in vain."""

    words: str
    rule: str | None


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
    refusal = refused(game, state, view, (), element)
    return Now([] if refusal is None else [sentence(speaker.say(refusal.words))], 0)


# --- clicks in vain ----------------------------------------------------------------------------------------------------


def refused(game: Game, state: State, view: View, path: Sequence[str], clicked: str) -> Refusal | None:
    """Why what was meant by a click isn't allowed; None if nothing was meant, or what would be allowed."""
    meant = game.action_for_click(tuple(path), clicked, view)
    if meant is None or isinstance(meant, Refusal):
        return meant
    return None if meant in [int(action) for action in state.actions()] else game.refuse(state, meant)


def why(
    game: Game, state: State, view: View, speaker: Speaker, path: Sequence[str], clicked: str, named: Names | None = None
) -> Why:
    """What the seat to act is told of a click that chooses nothing: the rule against it, what comes first, or what it is."""
    refusal = refused(game, state, view, path, clicked)
    if refusal is not None:
        return Why(sentence(speaker.say(refusal.words)), refusal.rule)
    asked, cited = speaker.say(game.ask(view)), next(iter(game.cite(view)), None)
    named = named or partial(names_in, game, view, speaker)
    before = come_before(game, state, view, clicked)
    if before:
        return Why(first_words(speaker, before, named), cited)
    about = next(iter(rules_about(game, clicked)), None)
    called = named().get(clicked)
    told = [sentence(called)] if called else []
    if about is not None:
        told += short_sentence(rule_words(game, speaker.language, about))
    if not told:
        return Why(say(speaker.language, "nothing-there", ask=asked), about or cited)
    return Why(" ".join((*told, asked)), about or cited)


def come_before(game: Game, state: State, view: View, clicked: str) -> list[str]:
    """What can be clicked at once and is followed by this."""
    ways = (way for action in state.actions() for way in game.click_paths(int(action), view))
    return list(dict.fromkeys(way[0] for way in ways if clicked in way[1:]))


def first_words(speaker: Speaker, before: Sequence[str], named: Names) -> str:
    known = named()
    names = list(dict.fromkeys(known[name] for name in before if name in known))
    if not 0 < len(names) <= MOST:
        return say(speaker.language, "comes-later")
    return say(speaker.language, "comes-after", first=" / ".join(names))


def names_in(game: Game, view: View, speaker: Speaker) -> dict[str, str]:
    return titles(game.draw(Scene(view, speaker)))


def titles(picture: str) -> dict[str, str]:
    """What a picture's elements are called."""
    found = re.finditer(r"\sid=\"([^\"]+)\"[^>]*>\s*<title>([^<]*)</title>", picture)
    return {name: html.unescape(called) for name, called in (one.groups() for one in found)}


def short_sentence(words: str) -> list[str]:
    """The first sentence if it is short and whole."""
    first = re.split(r"(?<=[.!?])\s+(?=[\dA-ZÀ-ÝÆŒ¿¡«])", words, maxsplit=1)[0]
    return [first] if len(first) <= SHORT and first.endswith(".") else []
