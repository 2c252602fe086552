"""Marking domains (W55 to W57)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.rules.board import Board, first_of, second_of, side_of
from kibako.games.kiwi.rules.codes import (
    ACT_DONE,
    ACT_MARK,
    ACT_RESERVE,
    ACT_ROW,
    ACT_TAKE,
    CHOOSE_MARK,
    COLOURS,
    MARK_TOKEN,
    MARKED,
    PAY,
    RED,
    SEASONS,
    SET_MARKER,
    SHOWED,
    from_of,
    piece_of,
    to_of,
)
from kibako.games.kiwi.rules.effects import each_kiwi
from kibako.games.kiwi.rules.paying import ANY


def open_all_markers(s: Board) -> None:
    """W55: in season 4 all markers are revealed."""
    s.open_markers = True
    s.revealed = True
    i: i64
    for i in range(COLOURS * s.sides):
        if s.markers[i] > 0:
            s.note(SHOWED, i // COLOURS, i % COLOURS, s.markers[i], 0)


def may_mark(s: Board, side: i64, second: bool) -> bool:
    """Whether all that everybody can see allows a marker: so that asking tells nobody which ones a player has."""
    markers = s.marker_count(side)
    if markers == 0 or s.free_tokens(side) + s.island_tokens(side) == 0:
        return False
    if second and s.fruit_count(side) == 0 and markers < 2:
        return False
    hex_: i64
    for hex_ in range(s.hexes):
        if s.mark[hex_] == 0 and s.dominates(hex_, side):
            return True
    return False


def hexes_to_mark(s: Board, given: i64) -> vec[i64]:
    """W55: hexes without a marker that are dominated, and whose terrain is that of a marker one has."""
    side = side_of(given)
    found = append(vec[i64](capacity=12), ACT_DONE)
    if first_of(given) == 1 and s.fruit_count(side) == 0 and s.marker_count(side) < 2:
        return found
    hex_: i64
    for hex_ in range(s.hexes):
        if s.mark[hex_] == 0 and s.markers[COLOURS * side + s.terrain[hex_]] > 0 and s.dominates(hex_, side):
            found = append(found, ACT_MARK + s.cell(hex_))
    return found


def choose_mark(s: Board, given: i64, action: i64) -> None:
    """W70: red pays a fruit for a second one, and needs the marker itself."""
    if action == ACT_DONE:
        return
    side = side_of(given)
    hex_ = s.hex_in(to_of(action))
    s.revealed = s.revealed or not s.open_markers
    s.ask(SET_MARKER, side, hex_, first_of(given), 0)
    s.ask(MARK_TOKEN, side, hex_, 0, 0)
    if first_of(given) == 1:
        s.ask(PAY, side, ANY, 1, 1 + s.terrain[hex_])


def mark_tokens(s: Board, given: i64) -> vec[i64]:
    """W57: one of the player's tokens: of the row, the reserve or the island, as they like."""
    side = side_of(given)
    found = vec[i64](capacity=16)
    if s.row[side] > 0:
        found = append(found, ACT_ROW)
    if s.reserve[side] > 0:
        found = append(found, ACT_RESERVE)
    return each_kiwi(s, found, side, ACT_TAKE)


def take_mark_token(s: Board, given: i64, action: i64) -> None:
    """W57: the row gives no benefit."""
    side = side_of(given)
    if action == ACT_ROW:
        s.row[side] -= 1
    elif action == ACT_RESERVE:
        s.reserve[side] -= 1
    else:
        s.shrink(s.hex_in(from_of(action)), side, piece_of(action))
    set_marker(s, side, first_of(given))


def set_marker(s: Board, side: i64, hex_: i64) -> None:
    s.markers[COLOURS * side + s.terrain[hex_]] -= 1
    s.mark[hex_] = 1 + side
    s.note(MARKED, side, s.cell(hex_), s.terrain[hex_], 0)


def after_marker(s: Board, given: i64) -> None:
    """W55: in season 4 as many as one likes. W70: red a second one in the seasons before."""
    side = side_of(given)
    if s.season == SEASONS:
        ask_mark(s, side, 0)
    elif s.clan[side] == RED and s.side_b and second_of(given) == 0:
        ask_mark(s, side, 1)


def ask_mark(s: Board, side: i64, second: i64) -> None:
    if may_mark(s, side, second == 1):
        s.ask(CHOOSE_MARK, side, second, 0, 0)
