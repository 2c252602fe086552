"""Kiwi Chow Down read aloud: what is asked, the season cards, what everybody has, the island hex by hex."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kibako.engine.game import Section
from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kiwi.data.components import BOX, CLANS, TERRAINS
from kibako.games.kiwi.notation.places import around, axial, on_board
from kibako.games.kiwi.rules.codes import ROW
from kibako.games.kiwi.text import terminal
from kibako.games.kiwi.text.words import ability, ask, benefit_words, leader_name, season_words, space_gain
from kibako.games.kiwi.view import Hex, KiwiView, Side, move_colours, season_card_said

BIGGEST_FIRST: Final = ("leader", "3", "2", "1")


def outline(view: KiwiView, speaker: Speaker) -> tuple[Section, ...]:
    """What matters most comes first: what is asked, one's own things, the island; then the others and the rest."""
    return Reading(view, speaker).sections()


class Reading:
    """One position, told to one reader."""

    def __init__(self, view: KiwiView, speaker: Speaker) -> None:
        self.view, self.speaker = view, speaker
        self.places = {hex_.place for hex_ in view.hexes}

    def sections(self) -> tuple[Section, ...]:
        found = [
            self.section(text("outline-now"), self.now()),
            self.section(text("outline-season-cards"), self.season_cards()),
            *self.own_sections(),
            self.section(text("outline-island"), self.island()),
            *(self.other(number) for number in self.view.others),
            self.section(text("outline-track"), self.track()),
            self.solo(),
            self.section(text("outline-bags"), self.bags()),
        ]
        return tuple(section for section in found if section.lines)

    def section(self, heading: Text, lines: list[Text]) -> Section:
        return Section(self.speaker.say(heading), tuple(self.speaker.say(line) for line in lines))

    def name(self, side: int) -> str:
        return terminal.name_of(self.view, self.speaker, side)

    def who(self, side: int) -> dict[str, object]:
        return {"who": Seat(side)} if side < self.view.seats else {"who": text("kiwibot"), "who-you": "no"}

    # --- the course of the game ---------------------------------------------------------------------------------------

    def now(self) -> list[Text]:
        view = self.view
        lines = [text("board-head", season=view.season, phase=view.phase, round=view.round)]
        asked = ask(view)
        lines.append(asked if view.turn is None else text("outline-turn", **self.who(view.turn), asked=asked))
        lines.append(text("board-next", order=", ".join(map(self.name, view.order))))
        return [*lines, text("was-begun", **self.who(view.first))]

    def season_cards(self) -> list[Text]:
        """The one of this season first, with how things stand; then the later ones, then those that are over."""
        view, per_season = self.view, self.view.cards_a_season
        first = per_season * (max(view.season, 1) - 1)
        lines: list[Text] = []
        for number, printed in enumerate(view.season_cards[first:], start=first):
            card = season_card_said(view, printed)
            lines.append(season_words("outline-season-card", card, season=number // per_season + 1))
            if number < first + per_season:
                lines.append(text("outline-standing", card=card, counts=self.counts(number)))
        return lines + [self.past(number) for number in range(min(first, len(view.season_cards)))]

    def counts(self, card: int) -> list[Text]:
        """W48."""
        sides = enumerate(self.view.sides)
        return [text("outline-count", who=self.name(n), value=side.season_values[card]) for n, side in sides]

    def past(self, number: int) -> Text:
        keeper, card = self.view.keepers[number], season_card_said(self.view, self.view.season_cards[number])
        name = "none" if keeper is None else self.name(keeper)
        return text("outline-season-past", season=number // self.view.cards_a_season + 1, card=card, keeper=name)

    # --- what somebody has ----------------------------------------------------------------------------------------------

    def own_sections(self) -> list[Section]:
        view = self.view
        if view.seat is None:
            return []
        side = view.sides[view.seat]
        hand = [text("card", card=card) for card in side.hand or ()] or [text("outline-none")]
        return [
            self.section(text("outline-hand"), [*hand, *self.cards(view.seat)]),
            self.section(
                text("outline-yours"), [text("outline-clan", clan=side.clan), *self.things(view.seat), *self.boards(side)]
            ),
        ]

    def other(self, number: int) -> Section:
        side = self.view.sides[number]
        heading = text("outline-other", who=self.name(number), clan=side.clan)
        lines = [*self.things(number), text("outline-nests", nests=self.nests(side)), *self.cards(number)]
        if side.hand is not None and number < self.view.seats:
            held = [text("card", card=card) for card in side.hand] or [text("outline-none")]
            lines.append(text("outline-hand-open", hand=held))
        return self.section(heading, lines)

    def things(self, number: int) -> list[Text]:
        """Points, leader, fruits, markers, tokens."""
        side = self.view.sides[number]
        kinds = terminal.marker_kinds(side, self.speaker)
        lines = [text("outline-points", points=side.total), self.leader(side)]
        lines += [text("outline-leader-moved")] if side.leader_moved else []
        lines += [text("outline-power", clan=side.clan)] if self.view.side_b else []
        return [
            *lines,
            text("outline-fruits", count=sum(side.fruits), fruits=terminal.fruit_counts(side, self.speaker)),
            text("outline-markers", count=side.marker_count, kinds=kinds),
            text("outline-row", row=side.row, reserve=side.reserve),
        ]

    def leader(self, side: Side) -> Text:
        if side.leader is None:
            return text("outline-no-leader")
        used = "yes" if side.ability_used else "no"
        return text("outline-leader", name=leader_name(side.leader), used=used, **ability(side.leader))

    def cards(self, number: int) -> list[Text]:
        side = self.view.sides[number]
        played = ", ".join(terminal.plays_said(self.view, number, self.speaker))
        lines = [text("outline-played", cards=played)] if played else []
        return lines if self.view.seats == 1 and side.hand is None else [*lines, text("outline-deck", count=side.deck_size)]

    def nests(self, side: Side) -> list[Text]:
        return [text("nest", nest=nest) for nest in side.nests] or [text("outline-none")]

    def boards(self, side: Side) -> list[Text]:
        """What is printed on your clan board: the row's benefits, the price of a move, the nests."""
        clan = BOX.clans[CLANS.index(side.clan)]
        row = clan.side_b.row if self.view.side_b else BOX.side_a.row
        left = [(space, gain) for space, gain in enumerate(row, start=1) if gain and space > ROW - side.row]
        spaces = [text("outline-row-space", space=space, gives=benefit_words(gain)) for space, gain in left]
        lines = [text("outline-row-next", benefits=spaces)] if spaces else []
        colours = [text("colour", colour=colour) for colour in move_colours(self.view, side.clan)]
        lines.append(text("outline-move-price", colours=colours))
        lines.append(text("outline-nests", nests=self.nests(side)))
        return lines + [
            text(
                "outline-nest-space",
                nest=nest.name,
                placed=benefit_words(nest.placed),
                yearly=benefit_words(nest.season),
            )
            for nest in BOX.nests
        ]

    # --- the island -------------------------------------------------------------------------------------------------------

    def island(self) -> list[Text]:
        """What lies on hexes, in full; then the empty ones by terrain."""
        hexes = sorted(self.view.hexes, key=lambda hex_: axial(hex_.place))
        lines = [self.hex(hex_) for hex_ in hexes if hex_.kiwis or hex_.nest or hex_.marker]
        for terrain in TERRAINS:
            empty = [hex_ for hex_ in hexes if hex_.terrain == terrain and not (hex_.kiwis or hex_.nest or hex_.marker)]
            if empty:
                lines.append(text("outline-empty", terrain=terrain, places=", ".join(map(self.place, empty))))
        return [*lines, text("outline-places")]

    def is_coast(self, hex_: Hex) -> bool:
        return any(place not in self.places for place in around(hex_.place))

    def place(self, hex_: Hex) -> str:
        name = on_board(hex_.place, len(self.view.sides))
        return self.speaker.say(text("outline-empty-coast", place=name)) if self.is_coast(hex_) else name

    def hex(self, hex_: Hex) -> Text:
        counts = self.view.tokens_in(hex_)
        counted = ", ".join(self.speaker.say(text("outline-clan-count", clan=clan, count=n)) for clan, n in counts)
        return text(
            "outline-hex",
            place=on_board(hex_.place, len(self.view.sides)),
            terrain=hex_.terrain,
            coast="yes" if self.is_coast(hex_) else "no",
            things=things_lying(hex_),
            dominant="none" if hex_.dominant is None else self.speaker.say(text("outline-dominant", clan=hex_.dominant)),
            counts=f" ({counted})" if len(counts) > 1 else "",
        )

    # --- the rest of the table ----------------------------------------------------------------------------------------------

    def track(self) -> list[Text]:
        view = self.view
        if not view.variable_order:
            return []
        owners = {side.space: self.name(number) for number, side in enumerate(view.sides)}
        lines = [
            text(
                "outline-track-space",
                space=space,
                gives=benefit_words(space_gain(view, space)),
                owner=owners.get(space, "none"),
            )
            for space in range(1, len(BOX.track) + 1)
        ]
        before = [
            text("outline-count", who=self.name(number), value=side.last_space)
            for number, side in enumerate(view.sides)
            if side.last_space and not side.space
        ]
        return [*lines, text("outline-track-last", spaces=before)] if before else lines

    def solo(self) -> Section:
        view = self.view
        if view.seats > 1 or not view.solo_cards:
            return Section("", ())
        card = view.solo_cards[max(view.season, 1) - 1]
        heading = self.speaker.say(text("board-solo", card=str(card)))
        return Section(heading, tuple(terminal.solo_lines(view, self.speaker)))

    def bags(self) -> list[Text]:
        return [text("board-bags", fruits=sum(self.view.fruit_bag), markers=self.view.marker_bag)]


def things_lying(hex_: Hex) -> list[Text]:
    """The kiwis of each clan, the biggest first; the nest; the domain marker."""
    kiwis = sorted(Counter(hex_.kiwis).items(), key=lambda one: (CLANS.index(one[0].clan), BIGGEST_FIRST.index(one[0].size)))
    parts = [text("outline-many-kiwis", count=n, clan=kiwi.clan, size=kiwi.size, mark=kiwi.mark) for kiwi, n in kiwis]
    if hex_.nest:
        parts.append(text("outline-nest", clan=hex_.nest.clan, nest=hex_.nest.name))
    if hex_.marker:
        parts.append(text("outline-marker", clan=hex_.marker))
    return parts
