"""What is in Kiwi Chow Down's box: island, clan boards, cards, nests, tokens, drawn one by one."""

from __future__ import annotations

from typing import Final

import msgspec

from kibako.engine.chance import Quick
from kibako.engine.game import Compartment, Piece
from kibako.engine.words import Speaker, text
from kibako.games.kiwi.data import components
from kibako.games.kiwi.data.components import BOX, CLANS, FRUITS, ISLAND, LEADERS, SEASON_CARDS, SOLO, SOLO_CARDS, TERRAINS
from kibako.games.kiwi.picture.cards import CARD_HEIGHT, CARD_WIDTH, card_kind, leader_card
from kibako.games.kiwi.picture.ground import SHAPE_NAMES, VARIANTS, centre
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.own_wide import row_slot
from kibako.games.kiwi.picture.paper import sheet
from kibako.games.kiwi.picture.season_cards import benefit_box, measure_sign
from kibako.games.kiwi.picture.solo_card import WIDE_GRID, solo_card
from kibako.games.kiwi.picture.symbols import at, centred, clan_sign, fitting, put, sign, tally, words
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.text.words import benefit_words, leader_name, season_words
from kibako.games.kiwi.view import KiwiView, look
from kibako.kit.svg import WOOD, WOOD_DARK, num, rect

CARD_BOX: Final = f"-4 -4 {CARD_WIDTH + 8} {CARD_HEIGHT + 12}"
WIDE_CARD: Final = (248, 104)


def contents(speaker: Speaker) -> tuple[Compartment, ...]:
    names = Names(speaker, _solo_view())
    return (
        _compartment(names, "sections", [_section(names, number) for number in range(len(ISLAND.sections))]),
        _compartment(names, "boards", [_row(names, "red", BOX.side_a.row, "A", BOX.side_a.source), *_sides_b(names)]),
        _compartment(names, "leaders", [_leader(names, leader) for leader in LEADERS]),
        _compartment(names, "actions", [_action_card(names, card) for card in BOX.cards]),
        _compartment(names, "nests", [_nest(names, nest) for nest in BOX.nests]),
        _compartment(names, "seasons", [_season_card(names, card) for card in SEASON_CARDS]),
        _compartment(names, "order", [*_turn_nests(names), *_track(names)]),
        _compartment(names, "solo", [_solo_card(names, number) for number in range(len(SOLO_CARDS))]),
        _compartment(names, "tokens", [*_tokens(names), *_fruits(names), *_markers(names)]),
    )


def _compartment(names: Names, name: str, pieces: list[Piece]) -> Compartment:
    return Compartment(names.word(f"box-{name}"), tuple(pieces), names.word(f"box-{name}.about"))


def _solo_view() -> KiwiView:
    """Somebody against the Kiwibot, whose card is drawn from such a view."""
    state = KiwiState(1)
    state.set_up(Quick(0))
    return look(state, 0)


def _size(wide: float, high: float) -> str:
    return f"-6 -6 {num(wide + 12)} {num(high + 14)}"


# --- island, boards, leaders -------------------------------------------------------------------------------------------------


def _section(names: Names, number: int) -> Piece:
    """W5: three rows of four hexes."""
    section = ISLAND.sections[number]
    hexes = ISLAND.slots[0].places[0].hexes()
    spots = [centre(f"{q},{r}", False) for q, r in hexes]
    left, top = min(x for x, _ in spots) - 70, min(y for _, y in spots) - 70
    wide, high = max(x for x, _ in spots) + 70 - left, max(y for _, y in spots) + 76 - top
    shape = SHAPE_NAMES[False]
    order = sorted(zip(spots, section.terrains(), strict=True), key=lambda one: one[0][1])
    drawn = (put(f"tile-{TERRAINS[terrain]}-{i % VARIANTS}-{shape}", x, y) for i, ((x, y), terrain) in enumerate(order))
    name = names.word("box-section", name=section.name)
    return Piece(name, "".join(drawn), f"{num(left)} {num(top)} {num(wide)} {num(high)}", ISLAND.source)


def _sides_b(names: Names) -> list[Piece]:
    """W70: each clan has its own."""
    return [_row(names, clan.name, clan.side_b.row, "B", clan.side_b.source) for clan in BOX.clans]


def _row(names: Names, clan: str, row: tuple[str, ...], side: str, source: str) -> Piece:
    """W8: the kiwi row of a clan board, all uncovered from the left."""
    slots = "".join(row_slot(clan, benefit, 34 + 53 * i, 32, True, False, 1.0) for i, benefit in enumerate(row))
    about = names.word("power", clan=clan) if side == "B" else ""
    body = sheet(440, 84) + slots
    return Piece(names.word("box-board", clan=clan, side=side), body, _size(440, 84), source, about=about)


def _leader(names: Names, leader: components.Leader) -> Piece:
    """W9."""
    wide, high = WIDE_CARD
    card = leader_card(names, leader.clan, leader.name, wide, high, 13)
    return Piece(leader_name(leader.name), card, _size(wide, high), leader.source)


# --- cards and nests ---------------------------------------------------------------------------------------------------------


def _action_card(names: Names, card: components.Card) -> Piece:
    """W6: each clan has as many."""
    kind = card_kind(card.name)
    drawn = put(f"card-{kind}-red", 0, 0) + (tally(card.gain, CARD_WIDTH / 2, 130, 11, True) if card.gain else "")
    drawn += centred(names.word("card", card=kind), CARD_WIDTH / 2, 160, 15, class_="display")
    french = names.word("box-french", benefit=names.benefit(card.french)) if card.french else ""
    return Piece(names.word("card", card=card.name), drawn, CARD_BOX, card.source, card.copies * len(CLANS), french)


def _nest(names: Names, nest: components.NestSpace) -> Piece:
    """W43: one of each a clan."""
    drawn = put(f"nest-green-{nest.name}", 60, 132)
    about = names.word("box-nest", placed=names.benefit(nest.placed), yearly=names.benefit(nest.season))
    return Piece(names.word("picture-nest", nest=nest.name), drawn, "0 0 120 140", nest.source, len(CLANS), about)


def _season_card(names: Names, card: components.SeasonCard) -> Piece:
    """W4, W60."""
    wide, high = 236, 72
    said = names.word("picture-condition", card=card.name)
    body = (
        sheet(wide, high)
        + measure_sign(card.name, 21, 20, 13)
        + words(said, 41, 24.5, fitting(said, 13.2, wide - 48), font_weight=800)
    )
    body += benefit_box(8, 41, wide / 2 - 12, names.word("picture-winner"), card.left, "#f3e2b5")
    body += benefit_box(wide / 2 + 4, 41, wide / 2 - 12, names.word("picture-others"), card.right, "#ece5d5")
    return Piece(names.say("season-card", **season_words("season-card", card.name).args), body, _size(wide, high), card.source)


def _solo_card(names: Names, number: int) -> Piece:
    """W96."""
    view = msgspec.structs.replace(names.view, solo_cards=(number + 1,), season=1)
    wide, high = WIDE_GRID.left + 3 * WIDE_GRID.cell + 6, WIDE_GRID.top + 4 * WIDE_GRID.line + 6
    card = SOLO_CARDS[number]
    name = names.word("board-solo", card=card.name)
    return Piece(name, solo_card(view, names, WIDE_GRID).replace(' id="solo-card"', ""), _size(wide, high), SOLO.source)


# --- turn order ------------------------------------------------------------------------------------------------------------


def _turn_nests(names: Names) -> list[Piece]:
    """W7: what the places in the turn order give at the start."""
    usual = [_turn_nest(names, BOX.turn_nests, place, "all") for place in range(len(CLANS))]
    even = [_turn_nest(names, nests, place, str(nests.players)) for nests in BOX.even_nests for place in range(nests.players)]
    return usual + even


def _turn_nest(names: Names, nests: components.TurnNests, place: int, players: str) -> Piece:
    fruits, markers = nests.fruits[place], nests.markers[place]
    given = ", ".join(f"{count} {what}" for count, what in ((fruits, "fruit"), (markers, "marker")) if count)
    body = rect(0, 0, 96, 64, 12, fill="#a9713f", stroke="#4a2c14", stroke_width=3) + centred(
        str(place + 1), 48, 26, 20, fill="#fff6df"
    )
    for i, (what, count) in enumerate((("fruit", fruits), ("marker", markers))):
        body += words(str(count), 12 + 44 * i, 52, 16, fill="#fff6df") + sign(what, 34 + 44 * i, 47, 9)
    name = names.word("box-turn-nest", place=place + 1, players=players)
    return Piece(
        name, body, _size(96, 64), nests.source, about=", ".join(names.speaker.say(part) for part in benefit_words(given))
    )


def _track(names: Names) -> list[Piece]:
    """W80: the track of the variable turn order."""
    return [_space(names, number, space) for number, space in enumerate(BOX.track, start=1)]


def _space(names: Names, number: int, space: components.Space) -> Piece:
    body = rect(0, 0, 96, 64, 7, fill=WOOD, stroke=WOOD_DARK, stroke_width=1.4) + rect(3, 3, 90, 58, 5, fill="#f3e6c8")
    body += words(str(number), 9, 22, 17, class_="display") + tally(space.gain, 50, 44, 10, True)
    spanish = names.word("box-spanish", benefit=names.benefit(space.spanish)) if space.spanish else ""
    return Piece(names.word("box-space", space=number), body, _size(96, 64), space.source, about=spanish)


# --- tokens ------------------------------------------------------------------------------------------------------------------


def _tokens(names: Names) -> list[Piece]:
    """W1: a kiwi of size 2 or 3 is as many tokens."""
    drawn = {clan: put(f"stand-{clan}-1", 30, 62, 0.9) + at(0, 0, clan_sign(clan, 7, 60, 2)) for clan in CLANS}
    return [Piece(names.word("clan-name", clan=clan), drawn[clan], "-8 -14 80 88", "book", BOX.tokens) for clan in CLANS]


def _fruits(names: Names) -> list[Piece]:
    return [
        Piece(
            names.speaker.say(text("fruit", colour=colour)),
            put(f"fruit-{colour}", 14, 14, 1.2),
            "0 0 28 28",
            "book",
            BOX.of_each,
        )
        for colour in FRUITS
    ]


def _markers(names: Names) -> list[Piece]:
    return [
        Piece(names.word("marker", terrain=terrain), put(f"marker-{terrain}", 14, 14, 1.2), "0 0 28 28", "book", BOX.of_each)
        for terrain in TERRAINS
    ]
