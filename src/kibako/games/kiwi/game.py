"""Kiwi Chow Down on the shelf."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.sheet import Options
from kibako.engine.shelf import read_sheet
from kibako.engine.state import Listener
from kibako.games.kiwi import actions, aim, board, cite, draw, meant, outline, position, refusals, scoring, view, words
from kibako.games.kiwi.belief import card_count
from kibako.games.kiwi.codes import BOT, COLOURS, NESTS, TURNS
from kibako.games.kiwi.components import CARDS, CLANS, FRUITS, LEADERS, NEST_NAMES, PACKAGE, TERRAINS
from kibako.games.kiwi.options import check_mode, set_options
from kibako.games.kiwi.play import KiwiState
from kibako.games.kiwi.rewards import PRINTED
from kibako.games.kiwi.view import KiwiView

LOST_TO_BOT: Final = 2


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> KiwiState:
    check_mode(seats, options)
    state = KiwiState(seats)
    set_options(state, options)
    state.listener = listener
    state.set_up(chance)
    return state


def outcome(state: KiwiState) -> Outcome:
    if state.solo:
        return _solo_outcome(state)
    worth = [int(scoring.worth(state, side)) for side in range(int(state.sides))]
    standings = [
        Standing(
            side, 1 + sum(other > worth[side] for other in worth), int(scoring.total(state, side)), _categories(state, side)
        )
        for side in range(int(state.sides))
    ]
    return Outcome("four seasons are over", tuple(standings))


def _solo_outcome(state: KiwiState) -> Outcome:
    """W95: one standing; rank 1 is a victory over the Kiwibot, whose points are among the categories."""
    total, bot = int(scoring.total(state, 0)), int(scoring.total(state, BOT))
    bots = {f"Kiwibot: {name}": points for name, points in _categories(state, BOT).items()}
    categories = _categories(state, 0) | bots | {"Kiwibot": bot}
    standing = Standing(0, 1 if total > bot else LOST_TO_BOT, total, categories)
    return Outcome("beat the Kiwibot" if total > bot else "the Kiwibot won", (standing,))


def _categories(state: KiwiState, side: int) -> dict[str, int]:
    counted = {
        "markers": int(scoring.placed_markers(state, side)),
        "rank-2 nests": int(scoring.rank_two_nests(state, side)),
        "season cards": int(state.points[side]),
    }
    if state.is_bot(side):
        counted |= {
            "kept season cards": int(scoring.kept_cards(state, side)),
            "unplaced markers": int(state.marker_count(side)) // 3,
        }
    return counted


def sides(state: KiwiState) -> dict[str, list[list[str]]]:
    """W70: the clans differ only on side B."""
    board = "B" if state.side_b else "A"
    seats = range(int(state.seats))
    return {
        "clan": [[f"{CLANS[state.clan[seat]]} {board}"] for seat in seats],
        "leader": [[LEADERS[state.leader[seat]].name] for seat in seats],
    }


# --- the census ------------------------------------------------------------------------------------------------------


def census(state: KiwiState) -> dict[str, int]:
    counted = _count_bags(state) | {"season cards": _count_season_cards(state), "spaces doubly taken": _doubly_taken(state)}
    for side in range(int(state.sides)):
        clan = CLANS[state.clan[side]]
        counted |= {f"{clan} tokens": _count_tokens(state, side), f"{clan} nests": _count_nests(state, side)}
        counted |= _count_cards(state, side)
    return counted


def _count_bags(state: KiwiState) -> dict[str, int]:
    """Fruits by colour and markers by terrain: in the bags, with the players, on the island."""
    sides = range(int(state.sides))
    fruits = [state.fruit_bag[c] + sum(state.fruits[COLOURS * side + c] for side in sides) for c in range(COLOURS)]
    lying = Counter(int(state.terrain[hex_]) for hex_ in range(int(state.hexes)) if state.mark[hex_] > 0)
    markers = [
        state.marker_bag[t] + lying[t] + sum(state.markers[COLOURS * side + t] for side in sides) for t in range(COLOURS)
    ]
    return {f"{FRUITS[c]} fruits": int(fruits[c]) for c in range(COLOURS)} | {
        f"{TERRAINS[t]} markers": int(markers[t]) for t in range(COLOURS)
    }


def _count_tokens(state: KiwiState, side: int) -> int:
    """On row, reserve and island, under markers, on the turn track."""
    marked = sum(mark == 1 + side for mark in state.mark)
    on_track = state.space[side] > 0 or state.last_space[side] > 0
    return int(state.row[side] + state.reserve[side] + state.island_tokens(side)) + marked + on_track


def _count_nests(state: KiwiState, side: int) -> int:
    """Those on the board and those on the island; a nest built but missing from the island isn't counted."""
    standing = {int(nest) - 1 - NESTS * side for nest in state.nest if (nest - 1) // NESTS == side and nest > 0}
    on_board = {nest for nest in range(len(NEST_NAMES)) if not state.built[side] >> nest & 1}
    return len(standing) + len(on_board)


def _count_cards(state: KiwiState, side: int) -> dict[str, int]:
    """In hand, deck and discard, and before the player."""
    clan = CLANS[state.clan[side]]
    played = [int(play) for play in state.plays[TURNS * side + int(state.era[side]) : TURNS * (side + 1)] if play > 0]
    if state.is_bot(side):
        return {f"{clan} cards": int(card_count(state.bot_cards)) + len(played)}
    counts = Counter((play & 7) - 1 for play in played)
    for card in range(len(CARDS)):
        counts[card] += (state.hand[side] >> 4 * card & 15) + (state.deck[side] >> 4 * card & 15)
    return {f"{clan} {name}": int(counts[card]) for card, name in enumerate(CARDS)}


def _count_season_cards(state: KiwiState) -> int:
    """Those turned up, each once, and the others."""
    known = PRINTED + state.sixteenth
    return len(set(state.cards)) + known - len(state.cards)


def _doubly_taken(state: KiwiState) -> int:
    """Tokens on the turn track that share a space with another: always none."""
    spaces = [int(space) for space in state.space if space > 0]
    return len(spaces) - len(set(spaces))


GAME = Game[KiwiState, KiwiView](
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
    refuse=refusals.refuse,
    look=view.look,
    imagine=view.imagine,
    reveal=view.reveal,
    ask=words.ask,
    say=words.say,
    report=words.report,
    board=board.board,
    outline=outline.outline,
    cite=cite.cite,
    meant=meant.meant,
    status=words.status,
    marks=lambda seen: tuple(CLANS.index(side.clan) for side in seen.sides[: seen.seats]),
    defs=draw.defs,
    draw=draw.draw,
    aim=aim.aim,
)
