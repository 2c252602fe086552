"""Kiwi Chow Down's table as text: the island as a map, what lies on its hexes, what everybody has."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kiwi.data.components import (
    CELL_MOVERS,
    FRUITS,
    NEST_TYPES,
    SOLO_BUILD,
    SOLO_CARDS,
    SOLO_FEED,
    SOLO_PLACE,
    TERRAINS,
    read_cell,
)
from kibako.games.kiwi.notation.places import axial, on_board
from kibako.games.kiwi.text.words import leader_name, season_words
from kibako.games.kiwi.view import Hex, KiwiView, Side, season_card_said

HALF = 5  # characters; a hex is two halves wide, and each row is shifted by one
DASH = "–"


def board(view: KiwiView, speaker: Speaker) -> str:
    parts = [head(view, speaker), island_map(view, speaker), things_on_hexes(view, speaker)]
    parts += [side_lines(view, speaker, number, side) for number, side in enumerate(view.sides)]
    if view.seats == 1 and view.solo_cards:
        parts.append(solo_card_text(view, speaker))
    parts.append(speaker.say(text("board-bags", fruits=sum(view.fruit_bag), markers=view.marker_bag)))
    return "\n\n".join(part for part in parts if part)


def name_of(view: KiwiView, speaker: Speaker, side: int) -> str:
    return speaker.say(text("kiwibot")) if side >= view.seats else speaker.name(side)


def head(view: KiwiView, speaker: Speaker) -> str:
    lines = [speaker.say(text("board-head", season=view.season, phase=view.phase, round=view.round))]
    for number, printed in enumerate(view.season_cards):
        card = season_card_said(view, printed)
        keeper, season = view.keepers[number], number // view.cards_a_season + 1
        if keeper is None:
            lines.append(speaker.say(season_words("board-card", card, season=season)))
        else:
            lines.append(speaker.say(season_words("board-kept", card, season=season, keeper=name_of(view, speaker, keeper))))
    order = ", ".join(name_of(view, speaker, side) for side in view.order)
    return "\n".join([*lines, speaker.say(text("board-next", order=order)), speaker.say(text("board-legend"))])


# --- the island ------------------------------------------------------------------------------------------------------


def island_map(view: KiwiView, speaker: Speaker) -> str:
    """A row for each q; above the coordinates and terrain, below the tokens of each clan, "!" a nest, "#" a marker."""
    left = min(map(_column, view.hexes))
    lines = []
    for _, row in groupby(sorted(view.hexes, key=lambda hex_: axial(hex_.place)), key=lambda hex_: axial(hex_.place)[0]):
        hexes = list(row)
        labels = [_label(hex_, speaker) for hex_ in hexes]
        counts = [_tokens(view, hex_, speaker) for hex_ in hexes]
        columns = [_column(hex_) - left for hex_ in hexes]
        lines += [_line(columns, labels), _line(columns, counts), ""]
    return "\n".join(lines).rstrip()


def _column(hex_: Hex) -> int:
    q, r = axial(hex_.place)
    return 2 * r + q


def _line(columns: list[int], words: list[str]) -> str:
    line = ""
    for column, word in zip(columns, words, strict=True):
        line = line.ljust(HALF * column) + word
    return line.rstrip()


def _label(hex_: Hex, speaker: Speaker) -> str:
    signs = ("!" if hex_.nest else "") + ("#" if hex_.marker else "")
    letter = speaker.say(text("terrain-letter", terrain=hex_.terrain))
    return f"{hex_.place}{letter}{signs}"


def _tokens(view: KiwiView, hex_: Hex, speaker: Speaker) -> str:
    counts = view.tokens_in(hex_)
    return "".join(speaker.say(text("clan-letter", clan=clan)) + str(count) for clan, count in counts) or "."


def things_on_hexes(view: KiwiView, speaker: Speaker) -> str:
    """The hexes on which something lies, in full."""
    said = [(hex_, "; ".join(speaker.say(part) for part in contents_of(hex_, speaker))) for hex_ in view.hexes]
    return "\n".join(
        speaker.say(
            text(
                "board-hex", place=f"{hex_.place} {on_board(hex_.place, len(view.sides))}", terrain=hex_.terrain, things=things
            )
        )
        for hex_, things in said
        if things
    )


def contents_of(hex_: Hex, speaker: Speaker) -> list[Text]:
    leader = speaker.say(text("board-leader"))
    parts = []
    for clan, kiwis in groupby(hex_.kiwis, key=lambda kiwi: kiwi.clan):
        sizes = (leader if kiwi.is_leader else kiwi.size for kiwi in kiwis)
        parts.append(text("board-kiwis", clan=clan, kiwis=" ".join(sizes)))
    if hex_.nest:
        parts.append(text("board-nest", clan=hex_.nest.clan, nest=hex_.nest.name))
    if hex_.marker:
        parts.append(text("board-marker", clan=hex_.marker))
    return parts


# --- the players -----------------------------------------------------------------------------------------------------


def side_lines(view: KiwiView, speaker: Speaker, number: int, side: Side) -> str:
    who: Seat | Text = Seat(number) if number < view.seats else text("kiwibot")
    used, leader = "yes" if side.ability_used else "no", "none" if side.leader is None else leader_name(side.leader)
    lines = [speaker.say(text("board-side", who=who, clan=side.clan, leader=leader, used=used))]
    supplies = text(
        "board-supplies",
        fruits=fruit_counts(side, speaker) or DASH,
        markers=side.marker_count,
        kinds=marker_kinds(side, speaker),
        row=side.row,
        reserve=side.reserve,
        nests=", ".join(speaker.say(text("nest", nest=nest)) for nest in side.nests) or DASH,
        points=side.points,
    )
    lines.append("  " + speaker.say(supplies))
    plays = ", ".join(plays_said(view, number, speaker))
    lines.append("  " + speaker.say(text("board-cards", deck=side.deck_size, plays=plays or DASH)))
    if side.hand is not None and number < view.seats:
        hand = ", ".join(speaker.say(text("card", card=card)) for card in side.hand)
        lines.append("  " + speaker.say(text("board-hand", hand=hand or DASH)))
    return "\n".join(lines)


def fruit_counts(side: Side, speaker: Speaker) -> str:
    counts = zip(FRUITS, side.fruits, strict=True)
    return ", ".join(speaker.say(text("fruit-count", colour=colour, count=count)) for colour, count in counts if count)


def marker_kinds(side: Side, speaker: Speaker) -> str:
    """Of which terrains one's markers are, in brackets; nothing if they are hidden."""
    counts = zip(TERRAINS, side.markers or (), strict=False)
    said = [speaker.say(text("marker-kind-count", terrain=terrain, count=count)) for terrain, count in counts if count]
    return f" ({', '.join(said)})" if said else ""


def plays_said(view: KiwiView, number: int, speaker: Speaker) -> list[str]:
    """The cards of this season."""
    return [speaker.say(card_played(card)) for card in view.plays_this_season(number)]


def card_played(card: str) -> Text:
    if card.startswith("down"):
        return text("card-down", card=card.removeprefix("down").strip() or "unknown")
    return text("card", card=card)


# --- the Kiwibot's card (W96) ------------------------------------------------------------------------------------------


SLOTS: Final = ("first", "second", "third")


def solo_card_text(view: KiwiView, speaker: Speaker) -> str:
    card = SOLO_CARDS[view.solo_cards[max(view.season, 1) - 1] - 1]
    return "\n".join([speaker.say(text("board-solo", card=card.name)), *(f"  {line}" for line in solo_lines(view, speaker))])


def solo_lines(view: KiwiView, speaker: Speaker) -> list[str]:
    """What the Kiwibot does, by type of card and slot."""
    card = SOLO_CARDS[view.solo_cards[max(view.season, 1) - 1] - 1]
    rows = {"move": card.move, "feed": card.feed, "build": card.build, "joker": card.joker}
    lines = [
        text("solo-row", card=kind, **{slot: cell_words(cell, view.edition) for slot, cell in zip(SLOTS, cells, strict=True)})
        for kind, cells in rows.items()
    ]
    if view.bot_aside is not None:
        lines.append(text("solo-aside", card=view.bot_aside))
    return [speaker.say(line) for line in lines]


def cell_words(cell: str, edition: str) -> Text:
    kind, *numbers = read_cell(cell, "")
    if kind == SOLO_PLACE:
        return text("solo-place", count=numbers[0])
    if kind == SOLO_FEED:
        return text("solo-feed", whose="player" if numbers[0] else "kiwibot", size=numbers[1])
    if kind == SOLO_BUILD:
        return text("solo-build", nest=NEST_TYPES[numbers[0]])
    leader = "your-leader" if edition == "es" else "leader"
    movers = [text("solo-mover", size=("", "1", "2", "3", leader)[mover]) for mover in numbers[:CELL_MOVERS] if mover]
    relation, target, pushes, own = numbers[CELL_MOVERS:]
    return text(
        "solo-move",
        movers=movers,
        target=(*TERRAINS, "mine", "yours")[target],
        relation=("one", "same", "apart")[relation],
        pushes=pushes,
        own=own,
    )
