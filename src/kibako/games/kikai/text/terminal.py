"""KIKAI's table as text: districts and squares with their streets, the players side by side, what can be built and taken."""

from __future__ import annotations

from typing import Final

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kikai.data.components import (
    COLOURS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    ELEMENTS,
    MODES,
    ROUNDS,
    SEATS,
    STREET_WORDS,
    TOWN,
    TRACKS,
    TYPES,
    Effect,
    read_effect,
)
from kibako.games.kikai.text.words import amounts, tile
from kibako.games.kikai.view import KikaiView, Part

FAN_SIGNS: Final = {"red": "●", "blue": "▲", "green": "■"}
NAME_WIDTH: Final = 15
FANS_WIDTH: Final = 10
LABEL_WIDTH: Final = 32
SIDE_WIDTH: Final = 44


def board(view: KikaiView, speaker: Speaker) -> str:
    parts = [
        [speaker.say(head(view)), speaker.say(text("board-legend"))],
        [speaker.say(text("board-districts")), *_districts(view, speaker)],
        [speaker.say(text("board-squares")), *_squares(view, speaker)],
        _sides(view, speaker),
        [speaker.say(text("board-shown")), *_shown(view, speaker), _box(view, speaker)],
        [_cards(view, speaker)],
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts)


def head(view: KikaiView) -> Text:
    over = view.doing == "over"
    number = min(view.round, ROUNDS) - 1
    return text(
        "board-head",
        mode=view.mode,
        over="yes" if over else "no",
        round=view.round,
        rounds=ROUNDS,
        turn=view.number,
        turns=TRACKS.turns.yellow[number] + TRACKS.turns.purple[number],
        factor=TRACKS.master.factors[number] if view.mode == "normal" else 0,
    )


# --- the town --------------------------------------------------------------------------------------------------------------


def brief(effect: str, speaker: Speaker) -> str:
    return brief_gain(read_effect(effect, ""), speaker)


def brief_gain(gain: Effect, speaker: Speaker) -> str:
    """What is gained, as short as it can be said: "M+2E"."""
    return "+".join(speaker.say(text(f"brief-{kind}", count=count)) for kind, count in amounts(gain.packed()))


def _colour(seat: int, speaker: Speaker) -> str:
    return speaker.say(text("board-colour", colour=SEATS[seat]))


def _streets(view: KikaiView, place: str, speaker: Speaker) -> str:
    """The streets at a place: "=S1 y +M"."""
    found = []
    for words, data in zip(STREET_WORDS, TOWN.streets, strict=True):
        if place in words.split():
            other = next(end for end in words.split() if end != place)
            seats = [seat for seat, side in enumerate(view.sides) if words in side.streets]
            owners = [speaker.say(text("board-mark", colour=SEATS[seat])) for seat in seats]
            gained = brief_gain(data.gain(view.mode), speaker)
            bonus = f" +{gained}" if gained and not owners else ""
            found.append(" ".join(["–="[data.spaces - 1] + other, *owners]) + bonus)
    return "  ".join(found)


def _districts(view: KikaiView, speaker: Speaker) -> list[str]:
    lines = []
    for number, word in enumerate(DISTRICT_WORDS):
        lines.append(f"  {word.ljust(NAME_WIDTH)}{_streets(view, word, speaker)}")
        if view.bonus[number] not in view.sides[0].tiles + view.sides[1].tiles:
            about = tile(view.bonus[number] - 1, MODES.index(view.mode))
            lines.append("    " + speaker.say(text("board-tile", tile=about)))
        for seat in range(view.seats):
            lines.append(f"    {_colour(seat, speaker).ljust(NAME_WIDTH - 2)}{_kikai(view, speaker, seat, number)}")
    return lines


def _kikai(view: KikaiView, speaker: Speaker, seat: int, number: int) -> str:
    parts = view.sides[seat].kikai.get(DISTRICT_WORDS[number], ())
    if parts:
        return "  ".join(_part(view, part, speaker) for part in parts)
    which = view.sides[seat].foundation[number] - 1
    data = TRACKS.foundations
    what = "+" + brief(data.advanced[which], speaker)
    if view.mode == "normal":
        what = speaker.say(text("brief-points", count=data.normal[which]))
    return speaker.say(text("board-foundation", what=what))


def _part(view: KikaiView, part: Part, speaker: Speaker) -> str:
    """An element with its effect, ladders and fan: "▲body 4: M ladder [▲]"."""
    ladder = " " + speaker.say(text("board-ladders")) if part.ladders else ""
    fan = f" [{FAN_SIGNS[part.colour] if part.fan else ' '}]"
    return _element(view, part.element, speaker) + ladder + fan


def _element(view: KikaiView, name: str, speaker: Speaker) -> str:
    """Starting feet have no cost."""
    kind, colour, *_ = name.split()
    data = ELEMENTS[ELEMENT_NAMES.index(name)]
    cost = "" if data.start else f" {data.cost}"
    gained = brief(data.normal if view.mode == "normal" else data.advanced, speaker)
    return f"{FAN_SIGNS[colour]}{speaker.say(text('picture-type', type=kind))}{cost}: {gained}"


def _squares(view: KikaiView, speaker: Speaker) -> list[str]:
    lines = []
    for square, data in zip(view.squares, TOWN.squares, strict=True):
        fans = "".join(FAN_SIGNS[colour] * count for colour, count in zip(COLOURS, square.fans, strict=True))
        holds = fans if square.owner is None else f"{_colour(square.owner, speaker)} {square.billboard}"
        worth = brief_gain(data.gain(view.mode), speaker)
        toll = "  " + speaker.say(text("board-toll", toll=view.tolls[square.name])) if square.name in view.tolls else ""
        around = _streets(view, square.name, speaker)
        lines.append(f"  {square.name.ljust(4)}{holds.ljust(FANS_WIDTH)} {worth.ljust(13)}{around}{toll}")
    return lines


# --- the players -----------------------------------------------------------------------------------------------------------


def _sides(view: KikaiView, speaker: Speaker) -> list[str]:
    names = [speaker.say(text("board-name", who=Seat(seat))) for seat in range(view.seats)]
    colours = [_colour(seat, speaker) for seat in range(view.seats)]
    lines = [_line("", [f"{name}, {colour}" for name, colour in zip(names, colours, strict=True)])]
    rows = [_rows(view, seat, speaker) for seat in range(view.seats)]
    for label in rows[0]:
        lines.append(_line(speaker.say(text(label)), [row[label] for row in rows]))
    return lines


def _line(label: str, cells: list[str]) -> str:
    return f"  {label.ljust(LABEL_WIDTH)}" + "".join(cell.ljust(SIDE_WIDTH) for cell in cells)


def _rows(view: KikaiView, seat: int, speaker: Speaker) -> dict[str, str]:
    side = view.sides[seat]
    billboards = [f"{number}:{brief(TRACKS.billboards.bonuses[number - 1], speaker)}" for number in side.billboards]
    if view.mode == "advanced":
        billboards = [str(len(side.billboards))]
    tiles = [speaker.say(tile(number - 1, MODES.index(view.mode))) for number in side.tiles]
    rows = {
        "board-points": str(side.score),
        "board-energy": str(side.energy),
        "board-tokens": f"{side.megaphones}, {side.ladders}",
        "board-track": f"{side.distributors}, {speaker.say(text('brief-energy', count=side.income))}",
        "board-influence": _counts(side.influence),
        "board-renown": str(side.renown),
        "board-fans": _counts(side.collected),
        "board-billboards": " ".join(billboards),
        "board-tiles": ", ".join(tiles),
        "board-hand": " ".join(side.hand),
    }
    return {label: value or speaker.say(text("board-none")) for label, value in rows.items()}


def _counts(counts: tuple[int, ...]) -> str:
    return "  ".join(f"{FAN_SIGNS[colour]}{count}" for colour, count in zip(COLOURS, counts, strict=True))


# --- what can be built and taken -------------------------------------------------------------------------------------------


def _shown(view: KikaiView, speaker: Speaker) -> list[str]:
    lines = []
    for first in range(0, len(view.display), 3):
        names = [name for name in view.display[first : first + 3] if name is not None]
        lines.append("  " + "".join(_element(view, name, speaker).ljust(24) for name in names))
    return lines


def _box(view: KikaiView, speaker: Speaker) -> str:
    feet, bodies, heads = (sum(name.startswith(kind) for name in view.box) for kind in TYPES)
    return "  " + speaker.say(text("board-box", feet=feet, bodies=bodies, heads=heads))


def _cards(view: KikaiView, speaker: Speaker) -> str:
    offer = " ".join(view.offer) or speaker.say(text("board-none"))
    return speaker.say(text("board-cards", offer=offer, pile=sum(len(layer) for layer in view.pile)))
