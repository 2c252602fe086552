"""KIKAI on the shelf."""

from __future__ import annotations

from typing import Final

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.sheet import Options
from kibako.engine.shelf import read_sheet
from kibako.engine.state import Event, Listener
from kibako.engine.words import Text
from kibako.games.kikai import actions, board, draw, meant, outline, position, refusals, score, view, words
from kibako.games.kikai.belief import KikaiBelief
from kibako.games.kikai.census import census
from kibako.games.kikai.components import PACKAGE
from kibako.games.kikai.state import KikaiState
from kibako.games.kikai.turns import set_up
from kibako.games.kikai.view import MODES, KikaiView

CATEGORIES: Final = {
    "normal": ("on the way", "Master", "energy track", "most fans", "foundations", "leftovers"),
    "advanced": ("fans", "influence"),
}


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> KikaiState:
    state = KikaiState(seats)
    state.mode = MODES.index(str(options["mode"]))
    state.first_game = bool(options["first_game"])
    state.listener = listener
    set_up(state, chance)
    return state


def outcome(state: KikaiState) -> Outcome:
    """M29, M36 to M38."""
    ahead = int(score.advantage(state))
    ranks = (1 if ahead >= 0 else 2, 1 if ahead <= 0 else 2)
    standings = []
    for seat, rank in enumerate(ranks):
        sheet = [int(points) for points in score.sheet(state, seat)]
        standings.append(Standing(seat, rank, sum(sheet), dict(zip(CATEGORIES[MODES[state.mode]], sheet, strict=True))))
    return Outcome("four rounds" if state.star < 0 else "media victory", tuple(standings))


def imagine(seen: KikaiView) -> KikaiBelief:
    return KikaiBelief(position.rebuild(seen))


def reveal(state: KikaiState) -> KikaiView:
    """Nothing is hidden: what lies in the pile and the box is known, and its order isn't decided before it is drawn."""
    return view.look(state, None)


def report(event: Event, _reader: int | None) -> Text:
    """Everybody may know everything."""
    return words.report(event)


GAME = Game[KikaiState, KikaiView](
    package=PACKAGE,
    sheet=read_sheet(PACKAGE),
    start=start,
    outcome=outcome,
    census=census,
    sides=lambda _state: {"colour": [["yellow"], ["purple"]]},  # M2
    describe=position.describe,
    arrange=position.arrange,
    write=actions.write,
    read=actions.read,
    refuse=refusals.refuse,
    look=view.look,
    imagine=imagine,
    reveal=reveal,
    ask=words.ask,
    say=words.say,
    report=report,
    board=board.board,
    outline=outline.outline,
    cite=refusals.cite,
    meant=meant.meant,
    status=words.status,
    marks=lambda _view: (3, 2),  # M2: yellow and purple
    defs=draw.defs,
    draw=draw.draw,
    aim=draw.aim,
)
