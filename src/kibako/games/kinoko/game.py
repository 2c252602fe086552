"""Kinoko on the shelf."""

from __future__ import annotations

from collections import Counter

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.sheet import Options
from kibako.engine.shelf import read_sheet
from kibako.engine.state import Listener
from kibako.games.kinoko import actions, board, clicks, draw, outline, position, view, words
from kibako.games.kinoko.components import COLOURS, PACKAGE
from kibako.games.kinoko.state import VALUES, KinokoState
from kibako.games.kinoko.view import KinokoView


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> KinokoState:
    state = KinokoState(seats)
    state.memory_aid = bool(options["memory_aid"])
    state.listener = listener
    state.set_up(chance)
    return state


def outcome(state: KinokoState) -> Outcome:
    points = [int(score) for score in state.scores()]
    ranks = _ranks(points, int(state.announcer))
    standings = [Standing(seat, ranks[seat], points[seat], {"points": points[seat]}) for seat in range(int(state.seats))]
    return Outcome("four points", tuple(standings))


def _ranks(points: list[int], announcer: int) -> list[int]:
    """K22: who stopped the last round comes before those tied with them for the lead."""
    ranks = [1 + sum(other > own for other in points) for own in points]
    if ranks[announcer] == 1:
        ranks = [2 if rank == 1 and seat != announcer else rank for seat, rank in enumerate(ranks)]
    return ranks


def census(state: KinokoState) -> dict[str, int]:
    slots = range(VALUES * int(state.places))
    cards = Counter(f"{COLOURS[state.colour_at(slot)]} {slot % VALUES + 1}" for slot in slots)
    families = Counter(f"family {COLOURS[colour]}" for colour in (*state.family, state.forbidden))
    return dict(cards + families)


GAME = Game[KinokoState, KinokoView](
    package=PACKAGE,
    sheet=read_sheet(PACKAGE),
    start=start,
    outcome=outcome,
    census=census,
    describe=position.describe,
    arrange=position.arrange,
    write=actions.write,
    read=actions.read,
    refuse=words.refuse,
    look=view.look,
    imagine=view.imagine,
    reveal=view.reveal,
    ask=words.ask,
    say=words.say,
    report=words.report,
    board=board.board,
    outline=outline.outline,
    cite=words.cite,
    meant=clicks.meant,
    status=words.status,
    defs=draw.defs,
    draw=draw.draw,
    aim=clicks.aim,
)
