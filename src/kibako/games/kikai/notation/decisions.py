"""KIKAI's pending decisions in words: "attract Diner some" is attracting fans to Diner, some of which have come."""

from __future__ import annotations

from typing import Final

from kibako.games.kikai.data.components import DISTRICT_WORDS, SEATS, SQUARE_WORDS
from kibako.games.kikai.rules.codes import DECISIONS, FILLING, SOME_TAKEN, TOLL_FREED, decision_of, first_of, second_of
from kibako.games.kikai.rules.state import KikaiState
from kibako.kit.bags import members
from kibako.kit.positions import demand, find

ABOUT: Final = {  # what a decision is about, and what it can be; the others are about nothing
    **dict.fromkeys(("exit", "action", "build", "street", "attract", "exhibit"), ("district", DISTRICT_WORDS)),
    "billboard": ("square", SQUARE_WORDS),
    "pay": ("price", ("0", "1", "2", "3")),
    "fill": ("player", SEATS),
}
ATTRACT_FLAGS: Final = {"some": SOME_TAKEN, "freed": TOLL_FREED}


def write_decision(state: KikaiState, entry: int) -> str:
    name, b = DECISIONS[decision_of(entry)], int(second_of(entry))
    words = [name]
    if name in ABOUT:
        words.append(ABOUT[name][1][state.turn if name == "fill" else first_of(entry)])
    if name == "exhibit":
        words += [DISTRICT_WORDS[district] for district in members(b)]
    elif name == "attract":
        words += [word for word, flag in ATTRACT_FLAGS.items() if b & flag]
    return " ".join(words)


def push_decision(state: KikaiState, text: str) -> None:
    """What `write_decision` wrote comes to be pending."""
    name, *words = text.split()
    decision, number = find(name, DECISIONS, "decision"), 0
    if name in ABOUT:
        demand(bool(words), f"pending {name!r}: of what?")
        what, known = ABOUT[name]
        number = find(words.pop(0), known, what)
    if name == "fill":
        state.part, state.turn, number = FILLING, number, 0
    marks = 0
    for word in words:
        marks |= _mark(name, word)
    state.push(decision, number, marks)


def _mark(name: str, word: str) -> int:
    if name == "exhibit":
        return 1 << find(word, DISTRICT_WORDS, "district")
    marks = ATTRACT_FLAGS if name == "attract" else {}
    demand(word in marks, f"pending {name!r}: {word!r} can't be said of it")
    return marks[word]
