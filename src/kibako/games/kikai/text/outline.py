"""KIKAI's table in words, to be read aloud line by line."""

from __future__ import annotations

from typing import Final

from kibako.engine.game import Section
from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kikai.data.components import (
    COLOURS,
    DISTRIBUTORS,
    DISTRICT_WORDS,
    ELEMENT_NUMBERS,
    MODES,
    SEATS,
    STREET_WORDS,
    TOWN,
    TRACKS,
    TYPES,
    Effect,
    district_name,
    read_effect,
)
from kibako.games.kikai.rules.tables import (
    BILLBOARD_BONUS,
    FOUNDATION_BONUS,
    SPACE_CHOICE,
    SPACE_INCOME,
    SPACE_POINTS,
    track_space,
)
from kibako.games.kikai.text import words
from kibako.games.kikai.text.terminal import head
from kibako.games.kikai.view import KikaiView, Part, Side, Square

Lines = list[Text]
LAST: Final = len(TRACKS.master.points) * TRACKS.master.spaces_a_line


def outline(view: KikaiView, speaker: Speaker) -> tuple[Section, ...]:
    """What is asked about first, then who has what, then the town."""
    own = view.seat or 0
    parts = (
        (text("outline-now"), _now(view)),
        *((text("outline-side", who=Seat(seat), colour=SEATS[seat]), _side(view, seat)) for seat in (own, 1 - own)),
        (text("outline-town"), _town(view)),
        (text("outline-squares"), [_square(view, square) for square in view.squares]),
        (text("outline-streets"), [_street(view, number) for number in range(len(STREET_WORDS))]),
        (text("outline-yard"), _yard(view)),
        (text("outline-cards"), _cards(view)),
    )
    return tuple(Section(speaker.say(heading), tuple(speaker.say(line) for line in lines)) for heading, lines in parts)


def _now(view: KikaiView) -> Lines:
    return [head(view), *([] if view.doing == "over" else [text("outline-turn", who=Seat(view.turn))])]


def _named(cards: tuple[str, ...]) -> str | Text:
    return ", ".join(district_name(card) for card in cards) or text("nothing")


def _or_nothing(parts: Lines) -> Text:
    return words.listed(parts or [text("nothing")])


# --- the players -----------------------------------------------------------------------------------------------------------


def _side(view: KikaiView, seat: int) -> Lines:
    side = view.sides[seat]
    red, blue, green = side.influence
    kept = dict(zip(COLOURS, side.collected, strict=True))
    lines = [
        text("outline-score", score=side.score),
        text("outline-tokens", tokens=_tokens(side)),
        text("outline-hand", cards=_named(side.hand)),
        text("picture-influence", red=red, blue=blue, green=green),
        *_renown(side, view.mode),
        text("picture-track", income=side.income, left=side.distributors),
        text("outline-track", spaces=_or_nothing(_spaces(side, view.mode))),
        text("picture-kept", **kept),
        text("outline-billboards", billboards=_or_nothing([_billboard(number, view.mode) for number in side.billboards])),
        text("outline-tiles", tiles=_or_nothing([words.tile(tile - 1, MODES.index(view.mode)) for tile in side.tiles])),
    ]
    feet = [words.element(ELEMENT_NUMBERS[name]) for name in side.feet]
    return [*lines, text("outline-feet", elements=words.listed(feet))] if feet else lines


def _tokens(side: Side) -> Text:
    counts = {"energy": side.energy, "megaphones": side.megaphones, "ladders": side.ladders}
    return words.listed([text(f"some-{kind}", count=count) for kind, count in counts.items()])


def _renown(side: Side, mode: str) -> Lines:
    """Where it is, and what comes next (M9)."""
    now = text("outline-renown", renown=side.renown, last=LAST, line=-(-side.renown // TRACKS.master.spaces_a_line))
    ahead = [bonus for bonus in TRACKS.master.bonuses if bonus.at > side.renown]
    if not ahead:
        return [now, text("outline-last-renown")]
    gained = read_effect(ahead[0].normal if mode == "normal" else ahead[0].advanced, "")
    return [now, text("outline-next-renown", at=ahead[0].at, effect=words.effect(gained.packed()))]


def _spaces(side: Side, mode: str) -> Lines:
    """What the energy track still hides (M8)."""
    return [_space(space) for space in TRACKS.energy.track(mode)[DISTRIBUTORS - side.distributors :]]


def _space(space: str) -> Text:
    kind, amount = track_space(space)
    if kind == SPACE_INCOME:
        return text("outline-income", count=amount)
    if kind == SPACE_CHOICE:
        return text("outline-choice")
    return words.effect(Effect(points=amount).packed() if kind == SPACE_POINTS else amount)


def _billboard(number: int, mode: str) -> Text:
    if mode == "advanced":
        return text("outline-number", number=number)
    return text("outline-numbered", number=number, effect=words.effect(int(BILLBOARD_BONUS[number - 1])))


# --- the town --------------------------------------------------------------------------------------------------------------


def _town(view: KikaiView) -> Lines:
    lines = []
    for number, word in enumerate(DISTRICT_WORDS):
        lines.append(_bonus(view, number))
        lines += [
            text("outline-kikai", district=district_name(word), who=Seat(seat), parts=_kikai(view, seat, number))
            for seat in range(view.seats)
        ]
    return lines


def _bonus(view: KikaiView, number: int) -> Text:
    name, tile = words.district(number), view.bonus[number]
    if any(tile in side.tiles for side in view.sides):
        return text("outline-district-taken", district=name)
    return text("outline-district", district=name, tile=words.tile(tile - 1, MODES.index(view.mode)))


def _kikai(view: KikaiView, seat: int, number: int) -> Text:
    parts = view.parts(seat, DISTRICT_WORDS[number])
    if parts:
        return words.listed([_part(part, view.mode) for part in parts])
    tile = view.sides[seat].foundation[number] - 1
    if view.mode == "normal":
        return text("outline-empty", foundation=text("picture-foundation-points", points=TRACKS.foundations.normal[tile]))
    gained = words.effect(int(FOUNDATION_BONUS[tile]))
    return text("outline-empty", foundation=text("picture-foundation-bonus", effect=gained))


def _part(part: Part, mode: str) -> Text:
    return text(
        "outline-part",
        element=words.element(ELEMENT_NUMBERS[part.element]),
        effect=words.element_effect(ELEMENT_NUMBERS[part.element], mode),
        fan="yes" if part.fan else "no",
        ladders="yes" if part.ladders else "no",
    )


def _square(view: KikaiView, square: Square) -> Text:
    if square.owner is not None:
        return text("outline-billboard", square=square.name, who=Seat(square.owner), number=square.billboard)
    counts = zip(COLOURS, square.fans, strict=True)
    fans = _or_nothing([text("some-fans", colour=colour, count=count) for colour, count in counts if count])
    data = next(data for data in TOWN.squares if data.name == square.name)
    about = {"square": square.name, "fans": fans, "effect": words.effect(data.gain(view.mode).packed())}
    if square.name in view.tolls:
        return text("outline-toll", toll=view.tolls[square.name], **about)
    return text("outline-square", **about)


def _street(view: KikaiView, number: int) -> Text:
    name, spaces, bonus = words.street_name(number), TOWN.streets[number].spaces, words.street_bonus(number, view.mode)
    for seat, side in enumerate(view.sides):
        if STREET_WORDS[number] in side.streets:
            return text("outline-street-owned", street=name, who=Seat(seat), spaces=spaces)
    if bonus:
        return text("outline-street-bonus", street=name, spaces=spaces, effect=words.effect(bonus))
    return text("outline-street-free", street=name, spaces=spaces)


# --- what can be built and taken -------------------------------------------------------------------------------------------


def _yard(view: KikaiView) -> Lines:
    feet, bodies, heads = (sum(name.startswith(kind) for name in view.box) for kind in TYPES)
    shown = [words.to_build(ELEMENT_NUMBERS[name], view.mode) for name in view.display if name is not None]
    return [*shown, text("outline-box", feet=feet, bodies=bodies, heads=heads)]


def _cards(view: KikaiView) -> Lines:
    return [
        text("outline-offer", cards=_named(view.offer)),
        text("outline-pile", count=sum(len(layer) for layer in view.pile)),
        text("outline-played", cards=_named(view.played)),
    ]
