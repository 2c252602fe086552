"""The page of a game's box: its components as the page shows them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kibako.engine.game import Compartment, Game, Piece
from kibako.kit.components import MARKS, marks_of

WIDE, LONG = 1.4, 4.0  # how much wider than high drawings are that need more room


class ShownPiece(NamedTuple):
    name: str
    drawing: str
    view_box: str
    copies: int
    about: str
    marks: tuple[str, ...]


class Part(NamedTuple):
    heading: str
    about: str
    shape: str  # of its drawings: whole (one large one), long, wide, or usual
    pieces: list[ShownPiece]


@cache
def parts(game: Game, language: str) -> list[Part]:
    return [_part(found) for found in game.contents(game.speaker(None, None, language))]


def marks(game: Game, language: str) -> list[str]:
    """The marks that occur, in the order in which they are explained."""
    found = {mark for part in parts(game, language) for piece in part.pieces for mark in piece.marks}
    return [mark for mark in MARKS if mark in found]


def _part(found: Compartment) -> Part:
    return Part(found.heading, found.about, _shape(found.pieces), [_piece(piece) for piece in found.pieces])


def _shape(pieces: tuple[Piece, ...]) -> str:
    if len(pieces) == 1:
        return "whole"
    sizes = [[float(number) for number in piece.view_box.split()] for piece in pieces]
    ratio = max(width / height for _, _, width, height in sizes)
    return "long" if ratio > LONG else "wide" if ratio > WIDE else "usual"


def _piece(piece: Piece) -> ShownPiece:
    return ShownPiece(piece.name, piece.drawing, piece.view_box, piece.copies, piece.about, marks_of(piece.source))
