"""GrandBois on the shelf."""

from __future__ import annotations

from collections import Counter

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.sheet import Options
from kibako.engine.shelf import read_sheet
from kibako.engine.state import Listener
from kibako.games.grandbois import actions, board, draw, outline, position, view, words
from kibako.games.grandbois.components import COMPONENTS, KINDS, PACKAGE
from kibako.games.grandbois.state import GrandBoisState
from kibako.games.grandbois.view import GrandBoisView

CATEGORIES = ("squares", "largest group", "own clan at tower", "other clans at tower")


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> GrandBoisState:
    state = GrandBoisState(seats)
    state.expert = bool(options["expert"])
    state.listener = listener
    state.set_up(chance)
    return state


def outcome(state: GrandBoisState) -> Outcome:
    """G20."""
    worth = [int(state.worth(seat)) for seat in range(int(state.seats))]
    standings = []
    for seat, own in enumerate(worth):
        sheet = [int(points) for points in state.sheet(seat)]
        rank = 1 + sum(other > own for other in worth)
        standings.append(Standing(seat, rank, sum(sheet), dict(zip(CATEGORIES, sheet, strict=True))))
    return Outcome("no tile fits" if state.aside else "all tiles laid", tuple(standings))


def sides(state: GrandBoisState) -> dict[str, list[list[str]]]:
    """G4: one secret clan a seat, or two."""
    each = int(state.clans_each)
    return {"clan": [[COMPONENTS.clans[clan] for clan in state.clans[each * n : each * (n + 1)]] for n in range(state.seats)]}


def census(state: GrandBoisState) -> dict[str, int]:
    hidden = int(state.unseen | state.aside)
    tiles = [*state.river, *state.under, *(actions.laying(entry >> 3)[0] for entry in state.laid)]
    tiles += [tile for tile in range(len(COMPONENTS.tiles)) if hidden >> tile & 1]
    standing = sum(square >= 0 for square in state.towers)
    on_map = sum(KINDS[state.kind[square]] == "^" for square in state.squares)
    counted = Counter([*(f"tile {tile + 1}" for tile in tiles), *(COMPONENTS.clans[clan] for clan in state.clans)])
    return dict(counted) | {"towers": len(state.towers), "towers placed but not on the map": standing - on_map}


GAME = Game[GrandBoisState, GrandBoisView](
    package=PACKAGE,
    sheet=read_sheet(PACKAGE),
    start=start,
    outcome=outcome,
    census=census,
    sides=sides,
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
    meant=draw.meant,
    status=words.status,
    defs=draw.defs,
    draw=draw.draw,
    aim=draw.aim,
)
