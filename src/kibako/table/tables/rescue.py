"""What is kept of a table that can't go on, as a save.

Whoever has a seat of a game that isn't over gets what that seat did, and nothing from which more follows: not the luck, and
not what others did. Another server may still be playing this game.
"""

from __future__ import annotations

from collections.abc import Iterable

from kibako.engine import save
from kibako.engine.commitment import commitment
from kibako.engine.words import text
from kibako.table.errors import NotYourSeat, TableError
from kibako.table.store.records import AWAITED, Kept, Move
from kibako.table.tables.identity import seat_with


def rescued(kept: Kept, secrets: Iterable[str] = ()) -> str:
    """All that may be told of a table to whoever has these secrets. Raises TableError if that is nothing yet."""
    if kept.table.status in ("over", "review"):
        return _whole(kept)
    own = {seat_with(kept.seats, secret) for secret in secrets} - {None}
    if not secrets:
        raise TableError(text("save-not-yet"))
    if not own:
        raise NotYourSeat(text("no-seat-here"))
    moves = [Move(move.seat, move.action if move.seat in own else "", []) for move in kept.moves]
    return _written(kept._replace(moves=moves), seed="")


def _whole(kept: Kept) -> str:
    table, shared = kept.table, kept.table.luck == "shared"
    promise = table.salt and commitment(
        game=table.game,
        rules=table.rules,
        seats=len(kept.seats),
        options=table.options,
        start=table.start,
        seed=table.seed,
        salt=table.salt,
        box=table.box,
        shared=shared,
    )
    given = ["" if seat.luck == AWAITED else seat.luck for seat in kept.seats] if shared else []
    return _written(kept, seed=table.seed, salt=table.salt, commitment=promise, contributions=given)


def _written(kept: Kept, *, seed: str, salt: str = "", commitment: str = "", contributions: Iterable[str] = ()) -> str:
    """As it was kept, without playing it."""
    table = kept.table
    return save.write(
        save.Save(
            game=table.game,
            rules=table.rules,
            box=table.box,
            seats=len(kept.seats),
            options=table.options,
            seed=seed,
            salt=salt,
            commitment=commitment,
            contributions=list(contributions),
            start=table.start,
            draws=None,
            result=None,
            moves=[(move.seat, move.action, move.draws) for move in kept.moves],
            digest="",
        )
    )
