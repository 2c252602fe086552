"""A position of KIKAI as it is described: all that a view shows, and nothing that is as usual."""

from __future__ import annotations

from kibako.games.kikai.data.components import SEATS
from kibako.games.kikai.notation.position.schema import LETTERS, Position, SidePosition, usual_influence
from kibako.games.kikai.rules.turns import FOUNDERS
from kibako.games.kikai.view import KikaiView, Part, Side, Square
from kibako.kit.positions import write_numbers


def write_position(view: KikaiView) -> Position:
    usual = ["take", "card"] if view.sides[view.turn].hand else ["take"]
    usual = ["found"] if view.founded < len(FOUNDERS) else usual
    return Position(
        yellow=_write_side(view.sides[0]),
        purple=_write_side(view.sides[1]),
        round=view.round,
        turn=view.number,
        plays=view.plays,
        pending=None if list(view.pending) == usual or view.doing == "over" else list(view.pending),
        founded=view.founded,
        squares={square.name: _write_square(square) for square in view.squares},
        shown=[name or "-" for name in view.display],
        offer=" ".join(view.offer),
        pile=None if len(view.pile) < 2 else [" ".join(layer) for layer in view.pile],
        played=" ".join(view.played),
        bonus=write_numbers(view.bonus),
        won="" if view.star is None else SEATS[view.star],
    )


def _write_side(side: Side) -> SidePosition:
    return SidePosition(
        energy=side.energy,
        megaphones=side.megaphones,
        ladders=side.ladders,
        renown=side.renown,
        points=side.points,
        master=side.master,
        hand=" ".join(side.hand),
        fans=_letters(side.collected),
        kikai={district: [_write_part(part) for part in parts] for district, parts in side.kikai.items()},
        streets=list(side.streets),
        discarded=side.discarded,
        tiles=write_numbers(side.tiles),
        foundation=write_numbers(side.foundation),
        influence="" if list(side.influence) == usual_influence(side.kikai) else write_numbers(side.influence),
    )


def _write_part(part: Part) -> str:
    return part.element + " fan" * part.fan + " ladder" * part.ladders


def _write_square(square: Square) -> str:
    return _letters(square.fans) if square.owner is None else f"{SEATS[square.owner]} {square.billboard}"


def _letters(counts: tuple[int, ...]) -> str:
    """Fans by the first letters of their colours."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))
