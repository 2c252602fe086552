"""The ids of what KIKAI's pictures show: an element keeps its id from picture to picture."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from kibako.games.kikai.data.components import COLOURS, DISTRICT_WORDS, SQUARE_WORDS, TOWN
from kibako.games.kikai.view import KikaiView

CAPACITIES: Final = {name: square.fans for name, square in zip(SQUARE_WORDS, TOWN.squares, strict=True)}
COPIES: Final = {name: district.cards for name, district in zip(DISTRICT_WORDS, TOWN.districts, strict=True)}


@cache
def element_id(element: str, seat: int) -> str:
    """Both players have red starting feet, so these are told apart by their owner."""
    plain = f"element-{element.replace(' ', '-')}"
    return f"{plain}-{seat}" if element.endswith("start") else plain


@cache
def street_id(street: str) -> str:
    return f"street-{street.replace(' ', '-')}"


@cache
def fans_id(square: str, colour: int) -> str:
    """All fans of a colour on a square: they are alike."""
    return f"fan-{square}-{COLOURS[colour]}"


def billboard_id(seat: int, number: int) -> str:
    """Numbered from 1."""
    return f"billboard-{seat}-{number}"


def card_ids(view: KikaiView) -> tuple[list[str], list[str], list[str]]:
    """The cards of both hands and of the offer, in their order.

    Cards of a district are all alike. Yellow's are numbered from the first, purple's from the last, so that neither changes
    when the other's does; a card on offer bears the number it would have in the hand of whoever may take it now.
    """
    seen = [Counter[str](), Counter[str]()]
    hands: list[list[str]] = [[], []]
    for seat, side in enumerate(view.sides):
        for card in side.hand:
            hands[seat].append(numbered(card, seat, seen[seat]))
    if view.doing == "take":
        return hands[0], hands[1], [numbered(card, view.turn, seen[view.turn]) for card in view.offer]
    return hands[0], hands[1], [f"offer-{number}" for number in range(len(view.offer))]


def numbered(card: str, seat: int, seen: Counter[str]) -> str:
    number = COPIES[card] - 1 - seen[card] if seat else seen[card]
    seen[card] += 1
    return f"card-{card}-{number}"


def ladders_id(seat: int) -> str:
    return f"ladders-{seat}"
