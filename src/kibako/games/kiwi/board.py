"""Kiwi Chow Down's table as text: the island as a map, what lies on its hexes, what everybody has."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kiwi.codes import ROUNDS
from kibako.games.kiwi.components import FRUITS, SOLO_CARDS, TERRAINS
from kibako.games.kiwi.view import Hex, KiwiView, Side

HALF = 5  # characters; a hex is two halves wide, and each row is shifted by one
NONE = "–"


def board(view: KiwiView, speaker: Speaker) -> str:
    parts = [head(view, speaker), island_map(view), contents(view)]
    parts += [side_lines(view, speaker, number, side) for number, side in enumerate(view.sides)]
    if view.seats == 1 and view.solo_cards:
        parts.append(solo_card(view, speaker))
    parts.append(speaker.say(text("board-bags", fruits=sum(view.fruit_bag), markers=view.marker_bag)))
    hand = None if view.seat is None else view.sides[view.seat].hand
    if hand is not None:
        parts.append(speaker.say(text("board-hand", hand=", ".join(hand) or NONE)))
    return "\n\n".join(part for part in parts if part)


def name_of(view: KiwiView, speaker: Speaker, side: int) -> str:
    return speaker.say(text("kiwibot")) if side >= view.seats else speaker.name(side)


def head(view: KiwiView, speaker: Speaker) -> str:
    lines = [speaker.say(text("board-head", season=view.season, phase=view.phase, round=view.round))]
    each = 2 if view.seats == 1 else 1
    for number, card in enumerate(view.season_cards):
        keeper, season = view.keepers[number], number // each + 1
        if keeper is None:
            lines.append(speaker.say(text("board-card", season=season, card=card)))
        else:
            said = text("board-kept", season=season, card=card, keeper=name_of(view, speaker, keeper))
            lines.append(speaker.say(said))
    order = ", ".join(name_of(view, speaker, side) for side in view.order)
    return "\n".join([*lines, speaker.say(text("board-next", order=order)), speaker.say(text("board-legend"))])


# --- the island ------------------------------------------------------------------------------------------------------


def island_map(view: KiwiView) -> str:
    """A row for each q; above the coordinates and terrain, below the tokens of each clan, "!" a nest, "#" a marker."""
    left = min(2 * hex_.r + hex_.q for hex_ in view.hexes)
    lines = []
    for _, row in groupby(sorted(view.hexes, key=lambda hex_: (hex_.q, hex_.r)), key=lambda hex_: hex_.q):
        hexes = list(row)
        lines += [_line(hexes, left, _label), _line(hexes, left, _tokens), ""]
    return "\n".join(lines).rstrip()


def _line(hexes: list[Hex], left: int, shown: object) -> str:
    assert callable(shown)
    line = ""
    for hex_ in hexes:
        line = line.ljust(HALF * (2 * hex_.r + hex_.q - left)) + shown(hex_)
    return line.rstrip()


def _label(hex_: Hex) -> str:
    signs = ("!" if hex_.nest else "") + ("#" if hex_.marker else "")
    return f"{hex_.q},{hex_.r}{hex_.terrain[0].upper()}{signs}"


def _tokens(hex_: Hex) -> str:
    counts: Counter[str] = Counter()
    for kiwi in hex_.kiwis:
        clan, size = kiwi.split("-")[:2]
        counts[clan[0]] += 3 if size == "leader" else int(size)
    if hex_.nest and "-control-" in hex_.nest:
        counts[hex_.nest[0]] += 2
    return "".join(f"{clan}{count}" for clan, count in counts.items()) or "."


def contents(view: KiwiView) -> str:
    """The hexes on which something lies, in full."""
    lines = []
    for hex_ in view.hexes:
        by_clan = groupby(hex_.kiwis, key=lambda kiwi: kiwi.split("-")[0])
        parts = [f"{clan} {' '.join(kiwi.partition('-')[2] for kiwi in kiwis)}" for clan, kiwis in by_clan]
        parts += [f"({hex_.nest})"] if hex_.nest else []
        parts += [f"[{hex_.marker}]"] if hex_.marker else []
        if parts:
            lines.append(f"{hex_.q},{hex_.r} {hex_.terrain}: {'; '.join(parts)}")
    return "\n".join(lines)


# --- the players -----------------------------------------------------------------------------------------------------


def side_lines(view: KiwiView, speaker: Speaker, number: int, side: Side) -> str:
    who: Seat | Text = Seat(number) if number < view.seats else text("kiwibot")
    used = "yes" if side.ability_used else "no"
    lines = [speaker.say(text("board-side", who=who, clan=side.clan, leader=side.leader or "none", used=used))]
    fruits = " ".join(f"{colour} {count}" for colour, count in zip(FRUITS, side.fruits, strict=True) if count)
    supplies = text(
        "board-supplies",
        fruits=fruits or NONE,
        markers=side.marker_count,
        kinds=_kinds(side),
        row=side.row,
        reserve=side.reserve,
        nests=" ".join(side.nests) or NONE,
        points=side.points,
    )
    lines.append("  " + speaker.say(supplies))
    first = ROUNDS * (view.season - 1) if view.season else 0
    plays = ", ".join(card for card in side.plays[first : first + ROUNDS] if card)
    lines.append("  " + speaker.say(text("board-cards", deck=side.deck_size, plays=plays or NONE)))
    return "\n".join(lines)


def _kinds(side: Side) -> str:
    if side.markers is None or not side.marker_count:
        return ""
    return f" ({' '.join(f'{terrain} {count}' for terrain, count in zip(TERRAINS, side.markers, strict=True) if count)})"


def solo_card(view: KiwiView, speaker: Speaker) -> str:
    card = SOLO_CARDS[view.solo_cards[max(view.season, 1) - 1] - 1]
    rows = {"move": card.move, "feed": card.feed, "build": card.build, "joker": card.joker}
    lines = [f"  {name:<6}" + "".join(cell.ljust(26) for cell in cells).rstrip() for name, cells in rows.items()]
    return "\n".join([speaker.say(text("board-solo", card=card.name)), *lines])
