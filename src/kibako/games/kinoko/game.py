"""Kinoko on the shelf."""

from __future__ import annotations

from collections import Counter

from kibako.engine.chance import Chance
from kibako.engine.game import Fields, Game, Outcome, Refusal, Standing, View
from kibako.engine.sheet import Options
from kibako.engine.shelf import read_sheet
from kibako.engine.state import Belief, Event, Listener, State
from kibako.engine.words import Speaker, Text
from kibako.games.kinoko import actions, board, position, view, words
from kibako.games.kinoko.components import COLOURS, PACKAGE
from kibako.games.kinoko.state import VALUES, KinokoState
from kibako.games.kinoko.view import KinokoView


class Kinoko(Game):
    package = PACKAGE

    def __init__(self) -> None:
        self.sheet = read_sheet(PACKAGE)

    def start(self, seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> State:
        state = KinokoState(seats)
        state.memory_aid = bool(options["memory_aid"])
        state.listener = listener
        state.set_up(chance)
        return state

    def outcome(self, state: State) -> Outcome:
        points = [int(score) for score in state.scores()]
        ranks = _ranks(points, int(_own(state).announcer))
        standings = [Standing(seat, ranks[seat], points[seat], {"points": points[seat]}) for seat in range(state.seats)]
        return Outcome("four-points", tuple(standings))

    def census(self, state: State) -> dict[str, int]:
        own = _own(state)
        cards = Counter(f"{COLOURS[own.colour_at(slot)]} {slot % VALUES + 1}" for slot in range(VALUES * own.places))
        families = Counter(f"family {COLOURS[colour]}" for colour in (*own.family, own.forbidden))
        return dict(cards + families)

    def describe(self, state: State) -> Fields:
        return position.describe(_own(state))

    def arrange(self, fields: Fields, options: Options) -> State:
        return position.arrange(fields, options)

    def write(self, action: int) -> str:
        return actions.write(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def refuse(self, state: State, action: int) -> Refusal:
        return words.refuse(_own(state), action)

    def look(self, state: State, seat: int | None) -> View:
        return view.look(_own(state), seat)

    def imagine(self, view_: View) -> Belief:
        return view.imagine(_seen(view_))

    def ask(self, view_: View) -> Text:
        return words.ask(_seen(view_))

    def say(self, action: int, _view: View) -> Text:
        return words.say(action)

    def report(self, event: Event, _reader: int | None) -> Text | None:
        return words.report(event)

    def board(self, view_: View, speaker: Speaker) -> str:
        return board.board(_seen(view_), speaker)


def _own(state: State) -> KinokoState:
    assert isinstance(state, KinokoState)
    return state


def _seen(view_: View) -> KinokoView:
    assert isinstance(view_, KinokoView)
    return view_


def _ranks(points: list[int], announcer: int) -> list[int]:
    """K22: who stopped the last round comes before those tied with them for the lead."""
    ranks = [1 + sum(other > own for other in points) for own in points]
    if ranks[announcer] == 1:
        ranks = [2 if rank == 1 and seat != announcer else rank for seat, rank in enumerate(ranks)]
    return ranks


GAME = Kinoko()
