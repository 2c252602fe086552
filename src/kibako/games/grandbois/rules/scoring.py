"""What clans and towers count, and who has won (G14 to G20)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.tables import AROUND, BESIDE, CLANS, EMPTY, NO_CLAN, clan_of


def scores(board: Board) -> vec[i64]:
    sums = clan_sums(board)
    found = vec[i64](capacity=board.seats)
    seat: i64
    for seat in range(board.seats):
        s = sheet_by(board, sums, seat)
        found = append(found, s[0] + s[1] + s[2] + s[3])
    return found


def worth(board: Board) -> vec[i64]:
    """G20, by seat: the total, then the categories in their order, each within ten bits."""
    sums = clan_sums(board)
    found = vec[i64](capacity=board.seats)
    seat: i64
    for seat in range(board.seats):
        s = sheet_by(board, sums, seat)
        found = append(found, (s[0] + s[1] + s[2] + s[3]) << 40 | s[0] << 30 | s[1] << 20 | s[2] << 10 | s[3])
    return found


def sheet(board: Board, seat: i64) -> vec[i64]:
    """The seat's points for squares, largest groups, own clans and other clans around its towers (G14 to G18)."""
    return sheet_by(board, clan_sums(board), seat)


def sheet_by(board: Board, sums: vec[i64], seat: i64) -> vec[i64]:
    squares: i64 = 0
    groups: i64 = 0
    own: i64 = 0
    others: i64 = 0
    i: i64
    for i in range(board.clans_each * seat, board.clans_each * (seat + 1)):
        squares += sums[i64(board.clans[i])]
        groups += 2 * sums[CLANS + i64(board.clans[i])]
        if board.towers[i] < 0:
            continue
        for step in AROUND:
            clan = clan_of(i64(board.kind[board.towers[i] + step]))
            if clan == NO_CLAN:
                continue
            if board.plays(seat, clan):
                own += 2
            else:
                others += 1
    return vec[i64]([squares, groups, own, others])


def clan_sums(board: Board) -> vec[i64]:
    """G14, G15: by clan the visible squares, then by clan the squares of its largest group."""
    sums = vec[i64]([0] * (2 * CLANS))
    todo = board.kind[:]
    for square in board.squares:
        clan = clan_of(i64(todo[square]))
        if clan != NO_CLAN:
            group = group_size(todo, square, clan)
            sums[clan] += group
            sums[CLANS + clan] = max(sums[CLANS + clan], group)
    return sums


def group_size(todo: vec[u8], start: i64, clan: i64) -> i64:
    """How many squares of the clan hang together with this one; they are cleared."""
    todo[start] = EMPTY
    group = append(vec[i64](capacity=16), start)
    done: i64 = 0
    while done < len(group):
        square = group[done]
        done += 1
        for step in BESIDE:
            if clan_of(i64(todo[square + step])) == clan:
                todo[square + step] = EMPTY
                group = append(group, square + step)
    return len(group)
