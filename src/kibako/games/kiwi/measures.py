"""How things stand, counted from a view: what season cards compare (W48), and points so far (W65)."""

from __future__ import annotations

from kibako.games.kiwi.codes import BOT
from kibako.games.kiwi.components import SEASON_CARDS, TERRAINS
from kibako.games.kiwi.places import split
from kibako.games.kiwi.view import Hex, KiwiView


def tokens(hex_: Hex) -> dict[str, int]:
    """W17: by clan, what counts in a hex: a kiwi its size, a leader 3, a control nest 2."""
    counts: dict[str, int] = {}
    for kiwi in hex_.kiwis:
        clan, size, _ = split(kiwi)
        counts[clan] = counts.get(clan, 0) + (3 if size == "leader" else int(size))
    if hex_.nest and "-control-" in hex_.nest:
        clan = hex_.nest.partition("-")[0]
        counts[clan] = counts.get(clan, 0) + 2
    return counts


def dominant(counts: dict[str, int]) -> str | None:
    """W17: who has more than every other."""
    best = max(counts.values(), default=0)
    clans = [clan for clan, count in counts.items() if count == best]
    return clans[0] if len(clans) == 1 else None


def value(view: KiwiView, card: str, clan: str) -> int:
    """W48: what a clan has for a season card."""
    measure = next(one.measure for one in SEASON_CARDS if one.name == card)
    if measure in TERRAINS:
        return sum(tokens(hex_).get(clan, 0) for hex_ in view.hexes if hex_.terrain == measure)
    if measure.startswith("size-"):
        return sum(_is_of_size(kiwi, clan, measure[-1]) for hex_ in view.hexes for kiwi in hex_.kiwis)
    if measure == "nests":
        return sum(hex_.nest is not None and hex_.nest.startswith(clan) for hex_ in view.hexes)
    if measure == "around-leader":
        return sum(sum(tokens(hex_).values()) for hex_ in view.hexes if f"{clan}-leader" in hex_.kiwis)
    if measure == "one-hex":
        return max(tokens(hex_).get(clan, 0) for hex_ in view.hexes)
    if measure == "dominated":
        return sum(dominant(tokens(hex_)) == clan for hex_ in view.hexes)
    return sum(sum(kiwi.startswith(f"{clan}-") for kiwi in hex_.kiwis) == 1 for hex_ in view.hexes)


def _is_of_size(kiwi: str, clan: str, size: str) -> bool:
    """A leader is one of size 3."""
    of_clan, of_size, _ = split(kiwi)
    return of_clan == clan and (of_size == size or (size == "3" and of_size == "leader"))


def points(view: KiwiView, number: int) -> int:
    """W65: domains, nests of rank 2, season cards; the Kiwibot's cards and spare markers too (W95)."""
    side = view.sides[number]
    domains = sum(hex_.marker == side.clan for hex_ in view.hexes)
    total = domains + sum(nest.endswith("-2") for nest in side.nests) + side.points
    if view.seats == 1 and number == BOT:
        total += sum(keeper == BOT for keeper in view.keepers) + side.marker_count // 3
    return total
