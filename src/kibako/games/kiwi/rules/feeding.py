"""Feeding (W34 to W36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.data import components
from kibako.games.kiwi.rules.board import Board, by_size, count_of, first_of, second_of, side_of, size_of, third_of
from kibako.games.kiwi.rules.codes import (
    ACT_DONE,
    ACT_FEED,
    BURST,
    EXPLODE,
    FED,
    FEED_KIWI,
    FOR_SIZE,
    FROM,
    GAIN,
    KINDS,
    PAY,
    PIECE,
    PUSH_HEX,
    TAKE_TOKEN,
    WHOSE,
    from_of,
    piece_of,
    whose_of,
)
from kibako.games.kiwi.rules.effects import enlarge
from kibako.games.kiwi.rules.paying import DIFFERENT, affordable

BIGGEST: Final = 3


def can_be_fed(s: Board, owner: i64, kind: i64) -> bool:
    """W35: its owner needs a token for it; a size 3 explodes."""
    return size_of(kind) == BIGGEST or s.has_other_token(owner, kind)


def can_feed(s: Board, side: i64) -> bool:
    """Whether there is a kiwi that can be fed and paid for: small ones are the cheapest."""
    most = affordable(s, side, DIFFERENT)
    if most < 2:
        return False
    hex_: i64
    owner: i64
    kind: i64
    for hex_ in range(s.hexes):
        for owner in range(s.sides):
            sizes = by_size(s.kiwis_at(hex_, owner))
            if sizes == 0:
                continue
            for kind in range(BIGGEST):
                if count_of(sizes, kind) > 0 and kind + 2 <= most and can_be_fed(s, owner, kind):
                    return True
    return False


def kiwis_to_feed(s: Board, given: i64) -> vec[i64]:
    """W34: any kiwi that can be paid for, no leader. A bonus may be declined (W18)."""
    side = side_of(given)
    most = affordable(s, side, DIFFERENT)
    found = vec[i64](capacity=64)
    if first_of(given) == 1:
        found = append(found, ACT_DONE)
    hex_: i64
    owner: i64
    kind: i64
    for hex_ in range(s.hexes):
        for owner in range(s.sides):
            kiwis = s.kiwis_at(hex_, owner)
            if kiwis == 0:
                continue
            for kind in range(KINDS):
                if count_of(kiwis, kind) > 0 and size_of(kind) + 1 <= most and can_be_fed(s, owner, kind):
                    found = append(found, ACT_FEED + WHOSE * s.clan[owner] + PIECE * kind + FROM * s.cell(hex_))
    return found


def choose_feed(s: Board, given: i64, action: i64) -> None:
    """W35: pay; the owner's token and benefit; the markers; in an explosion pushing comes last."""
    if action == ACT_DONE:
        return
    side = side_of(given)
    owner = s.side_of_clan(whose_of(action))
    kind = piece_of(action)
    feed(s, side, owner, s.hex_in(from_of(action)), kind)
    s.ask(PAY, side, DIFFERENT, size_of(kind) + 1, 0)


def feed(s: Board, side: i64, owner: i64, hex_: i64, kind: i64) -> None:
    """What happens once it is paid."""
    explodes = size_of(kind) == BIGGEST
    if explodes:
        s.ask(PUSH_HEX, side, hex_, 0, 0)
    s.ask(GAIN, side, components.MARKER, 1 if owner == side else 2, 0)
    s.ask(EXPLODE if explodes else FEED_KIWI, side, owner, hex_, kind)


def feed_kiwi(s: Board, given: i64) -> None:
    """W35: the owner puts a token on it, of the row, else of the reserve, else of the island."""
    owner = first_of(given)
    kind = third_of(given)
    s.note(FED, side_of(given), 16 * s.clan[owner] + kind, s.cell(second_of(given)), 0)
    if s.free_tokens(owner) > 0:
        enlarge(s, owner, second_of(given), kind, False)
    else:
        s.ask(TAKE_TOKEN, owner, FOR_SIZE, second_of(given), kind)


def explode(s: Board, given: i64) -> None:
    """W36: its tokens go to the owner's reserve."""
    owner = first_of(given)
    s.drop_kiwi(second_of(given), owner, third_of(given))
    s.reserve[owner] += BIGGEST
    s.note(FED, side_of(given), 16 * s.clan[owner] + third_of(given), s.cell(second_of(given)), 0)
    s.note(BURST, owner, s.cell(second_of(given)), 0, 0)
