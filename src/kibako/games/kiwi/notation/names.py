"""The words of positions, actions and views for what the compiled rules number."""

from __future__ import annotations

from typing import Final

from kibako.games.kiwi.data.components import CARDS, LEADERS, SEASON_CARDS
from kibako.kit.tallies import counts_of

PHASES: Final = ("leaders", "settling", "spaces", "awakening", "change", "actions", "reward", "marking", "over")
SOLO_ROWS: Final = ("move", "feed", "build", "joker")  # of a solo card
USES: Final = ("move", "feed", "build", "gain")  # as what a card is played face up
LEADER_NAMES: Final = tuple(leader.name for leader in LEADERS)
SEASON_CARD_NAMES: Final = tuple(card.name for card in SEASON_CARDS)
SPANISH_NAMES: Final = {"most-single": "most-peopled"}  # season cards whose condition the Spanish book words otherwise (W60)
TOLD_CARD_NAMES: Final = (*SEASON_CARD_NAMES, *SPANISH_NAMES.values())  # as events number them


def card_names(cards: int) -> tuple[str, ...]:
    """A hand or deck."""
    return tuple(name for name, copies in zip(CARDS, counts_of(cards, len(CARDS)), strict=True) for _ in range(copies))


def packed(cards: tuple[str, ...]) -> int:
    """The same as the compiled rules have it."""
    return sum(1 << 4 * CARDS.index(card) for card in cards)
