"""GrandBois on the shelf."""

from __future__ import annotations

from collections import Counter

from kibako.engine.chance import Chance
from kibako.engine.game import Fields, Game, Outcome, Refusal, Standing, View
from kibako.engine.sheet import Options
from kibako.engine.shelf import read_sheet
from kibako.engine.state import Belief, Event, Listener, State
from kibako.engine.words import Speaker, Text
from kibako.games.grandbois import actions, board, position, view, words
from kibako.games.grandbois.components import COMPONENTS, KINDS, PACKAGE
from kibako.games.grandbois.state import GrandBoisState
from kibako.games.grandbois.view import GrandBoisView

CATEGORIES = ("squares", "largest group", "own clan at tower", "other clans at tower")


class GrandBois(Game):
    package = PACKAGE

    def __init__(self) -> None:
        self.sheet = read_sheet(PACKAGE)

    def start(self, seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> State:
        state = GrandBoisState(seats)
        state.expert = bool(options["expert"])
        state.listener = listener
        state.set_up(chance)
        return state

    def outcome(self, state: State) -> Outcome:
        own = _own(state)
        worth = [int(own.worth(seat)) for seat in range(own.seats)]
        standings = [
            Standing(seat, 1 + sum(other > worth[seat] for other in worth), sum(own.sheet(seat)), _sheet(own, seat))
            for seat in range(own.seats)
        ]
        return Outcome("no tile fits" if own.aside else "all tiles laid", tuple(standings))

    def census(self, state: State) -> dict[str, int]:
        own = _own(state)
        hidden = own.unseen | own.aside
        tiles = [*own.river, *own.under, *(actions.laying(entry >> 3)[0] for entry in own.laid)]
        tiles += [tile for tile in range(len(COMPONENTS.tiles)) if hidden >> tile & 1]
        clans = [COMPONENTS.clans[clan] for clan in own.clans]
        standing = sum(square >= 0 for square in own.towers)
        on_map = sum(KINDS[own.kind[square]] == "^" for square in own.squares)
        return dict(Counter([f"tile {tile + 1}" for tile in tiles] + clans)) | {
            "towers": len(own.towers),
            "towers standing less those on the map": standing - on_map,
        }

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


def _own(state: State) -> GrandBoisState:
    assert isinstance(state, GrandBoisState)
    return state


def _seen(view_: View) -> GrandBoisView:
    assert isinstance(view_, GrandBoisView)
    return view_


def _sheet(state: GrandBoisState, seat: int) -> dict[str, int]:
    return {category: int(points) for category, points in zip(CATEGORIES, state.sheet(seat), strict=True)}


GAME = GrandBois()
