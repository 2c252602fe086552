"""Every component of Kiwi Chow Down, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from kibako.games.kiwi.data.components import CARDS, CLANS, FRUITS, NEST_NAMES, TERRAINS
from kibako.games.kiwi.notation.position.read_board import tokens_lying
from kibako.games.kiwi.rules.codes import CLAN_NESTS, COLOURS, TURNS
from kibako.games.kiwi.rules.season_cards import PRINTED
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.tallies import counts_of, total


def component_count(state: KiwiState) -> dict[str, int]:
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
    return int(state.row[side] + state.reserve[side]) + tokens_lying(state, side)


def _count_nests(state: KiwiState, side: int) -> int:
    """Those on the board and those on the island; a nest built but missing from the island isn't counted."""
    standing = {int(nest) - 1 - CLAN_NESTS * side for nest in state.nest if (nest - 1) // CLAN_NESTS == side and nest > 0}
    on_board = {nest for nest in range(len(NEST_NAMES)) if not state.built[side] >> nest & 1}
    return len(standing) + len(on_board)


def _count_cards(state: KiwiState, side: int) -> dict[str, int]:
    """In hand, deck and discard, and before the player."""
    clan = CLANS[state.clan[side]]
    played = [
        int(play)
        for play in state.plays[TURNS * side + int(state.first_unshuffled_turn[side]) : TURNS * (side + 1)]
        if play > 0
    ]
    if state.is_bot(side):
        return {f"{clan} cards": int(total(state.bot_cards)) + len(played) + int(state.bot_aside >= 0)}
    counts = Counter((play & 7) - 1 for play in played)
    for cards in (int(state.hand[side]), int(state.deck[side])):
        counts.update(dict(enumerate(counts_of(cards, len(CARDS)))))
    return {f"{clan} {name}": int(counts[card]) for card, name in enumerate(CARDS)}


def _count_season_cards(state: KiwiState) -> int:
    """Those turned up, each once, and the others."""
    known = PRINTED + state.sixteenth
    return len(set(state.cards)) + known - len(state.cards)


def _doubly_taken(state: KiwiState) -> int:
    """Tokens on the turn track that share a space with another: always none."""
    spaces = [int(space) for space in state.space if space > 0]
    return len(spaces) - len(set(spaces))
