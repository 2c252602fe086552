"""The pictures for phones and tablets.

On a phone the island has the picture to itself, the hand lies in a corner of the sea, and one's clan board is folded to a
line or a button; unfolded, it covers the island's lower part, with what the others have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from kibako.engine.game import Scene, Shape
from kibako.games.kiwi.data.components import FRUITS
from kibako.games.kiwi.notation.places import Place
from kibako.games.kiwi.picture import bags, cards, opponents, own_tall, own_wide, season_cards, solo_card, turn_track
from kibako.games.kiwi.picture.ground import SIDE, SQUASH, centre
from kibako.games.kiwi.picture.ids import card_ids
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.symbols import at, put, words
from kibako.games.kiwi.view import KiwiView, Side
from kibako.kit.svg import INK_SOFT, PAPER, g, line, rect

LINE_HEIGHT: Final = 44.0  # the folded clan board
FAN: Final = 1.12  # scale of the hand's cards


class Room(NamedTuple):
    """A picture's size, and the part of it that the island fills."""

    width: float
    height: float
    x: float
    y: float
    w: float
    h: float


ROOMS: Final[dict[Shape, Room]] = {
    "tall": Room(390, 588, 3, 5, 384, 535),
    "low": Room(680, 390, 3, 4, 674, 380),
    "upright": Room(820, 928, 6, 10, 808, 462),
}


@lru_cache(16)
def island_fit(places: tuple[Place, ...], shape: Shape) -> tuple[float, float, float]:
    """Where hex 0,0 is put so that all hexes, with a little shore and the birds' heads, fill the room; and the scale."""
    tall, room = shape == "tall", ROOMS[shape]
    middles = [centre(place, tall) for place in places]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    left, right = min(xs) - SIDE - 3, max(xs) + SIDE + 3
    top, bottom = min(ys) - SIDE * SQUASH[tall] - 14, max(ys) + SIDE * SQUASH[tall] + 14
    scale = min(room.w / (right - left), room.h / (bottom - top))
    x = room.x + (room.w - (right - left) * scale) / 2 - left * scale
    return x, room.y + (room.h - (bottom - top) * scale) / 2 - top * scale, scale


def parts(scene: Scene[KiwiView], names: Names) -> list[str]:
    if scene.shape == "upright":
        return upright(scene.view, names, scene.has_cards)
    return (tall if scene.shape == "tall" else low)(scene.view, names)


# --- a phone held upright ---------------------------------------------------------------------------------------------------


def tall(view: KiwiView, names: Names) -> list[str]:
    room = ROOMS["tall"]
    season = at(205, 5, season_cards.season_chip(view, names, 180), id="seasons")
    if view.seat is None:
        return [season, unfolding(room.height, watched(view, names, 2, 330)), watch_line(names, room)]
    if cards.is_choosing(view):
        return [season, at(0, room.height - own_tall.LEADERS_HEIGHT, own_tall.leaders(view, names))]
    top = room.height - LINE_HEIGHT - own_tall.PANEL_HEIGHT
    inside = surroundings(view, names, 2, top - 8) + at(0, top, own_tall.panel(view, names))
    held = hand(view, names, 4, room.height - LINE_HEIGHT - 84)
    return [season, held, unfolding(room.height - LINE_HEIGHT, inside), clan_line(view, names, room)]


def hand(view: KiwiView, names: Names, x: float, y: float) -> str:
    """Cards in a fan, each with at least a finger's width to be seen."""
    held = card_ids(own_wide.own_side(view).hand or ())
    return "".join(at(x, y, own_tall.card(view, names, kind, name, 40.0 * i), scale=FAN) for i, (kind, name) in enumerate(held))


def unfolding(bottom: float, inside: str) -> str:
    """What is shown when the line is tapped."""
    shade = rect(-2000, -2000, 5000, 2000 + bottom, fill="#0b2a33", opacity=0.72)
    return g(shade, inside, class_="fold")


def clan_line(view: KiwiView, names: Names, room: Room) -> str:
    side, y = own_wide.own_side(view), room.height - LINE_HEIGHT
    back = rect(0, y, room.width, LINE_HEIGHT, fill=PAPER) + rect(0, y, room.width, 3, fill=f"url(#kiwi-banner-{side.clan})")
    face = put(f"clan-{side.clan}", 22, y + 23, 1.25)
    held = "".join(held_thing(*one, 50 + 43 * i, y + 24) for i, one in enumerate(held_things(side)))
    nests = "".join(put(f"nest-{side.clan}-{nest}", 310 + 19 * i, y + 36, 0.26) for i, nest in enumerate(side.nests))
    named = names.title("picture-clan-board", clan=side.clan)
    return g(named, back, face, held, nests, chevron(room.width - 21, y + 25), class_="folder", id="fold")


def held_thing(art: str, scale: float, count: int, x: float, y: float) -> str:
    number = words(str(count), x + 13, y + 5.5, 15, font_weight=800)
    return g(put(art, x, y, scale), number, opacity=None if count else 0.45)


def held_things(side: Side) -> list[tuple[str, float, int]]:
    fruits = [(f"fruit-{colour}", 0.95, count) for colour, count in zip(FRUITS, side.fruits, strict=True)]
    return [*fruits, ("marker-back", 0.85, side.marker_count), ("sign-place", 0.8, side.row + side.reserve)]


def chevron(x: float, y: float) -> str:
    return g(line(f"M{x - 8} {y + 4}l8 -8l8 8", INK_SOFT, 2.6), class_="fold-mark")


def watch_line(names: Names, room: Room) -> str:
    y = room.height - LINE_HEIGHT
    said = words(names.word("picture-everybody"), 16, y + 28, 15, font_weight=800)
    back = rect(0, y, room.width, LINE_HEIGHT, fill=PAPER)
    return g(names.title("picture-everybody"), back, said, chevron(room.width - 21, y + 25), class_="folder", id="fold")


def watched(view: KiwiView, names: Names, columns: int, top: float) -> str:
    return "".join(
        at(6 + 193 * (i % columns), top + 68 * (i // columns), opponents.strip(view, names, side, 186))
        for i, side in enumerate(view.others)
    ) + table_things(view, names, 8, top - 130)


def surroundings(view: KiwiView, names: Names, columns: int, bottom: float) -> str:
    """The others' strips, in rows above that line, and above them the bags, the turn track, the Kiwibot's card."""
    rows = -(-len(view.others) // columns)
    strips = "".join(
        at(4 + 193 * (i % columns), bottom - 50 * (rows - i // columns), opponents.strip(view, names, side, 189))
        for i, side in enumerate(view.others)
    )
    return strips + table_things(view, names, 8, bottom - 50 * rows - 118)


def table_things(view: KiwiView, names: Names, x: float, y: float) -> str:
    raft = at(x + 50, y + 60, bags.raft(view, names), scale=0.7)
    track = at(x + 120, y + 14, turn_track.track(view, names, 3, 62, 44))
    return raft + track + at(x + 120, y + 8, solo_card.solo_card(view, names, solo_card.TALL_GRID))


# --- a phone on its side ----------------------------------------------------------------------------------------------------


def low(view: KiwiView, names: Names) -> list[str]:
    """The sea's free corners hold the season, the hand, and the button for the clan board."""
    room = ROOMS["low"]
    season = at(5, 5, season_cards.season_chip(view, names, 158), id="seasons")
    if view.seat is None:
        return [
            season,
            unfolding(room.height, watched(view, names, 3, 240)),
            face_button(names.title("picture-everybody"), "crown-red"),
        ]
    if cards.is_choosing(view):
        return [season, at(12, 190, cards.leader_cards(view, names, 158, 186, 4, 12.6))]
    count = len(own_wide.own_side(view).hand or ())
    board = at(5, room.height - 184, own_wide.clan_board(view, names), scale=670 / own_wide.BOARD_WIDTH)
    clan = own_wide.own_side(view).clan
    return [
        season,
        hand(view, names, room.width - 14 - 44.8 * count, room.height - 86),
        unfolding(room.height, surroundings(view, names, 3, room.height - 194) + board),
        face_button(names.title("picture-clan-board", clan=clan), f"bird-{clan}-leader", line_below(view, room)),
    ]


def line_below(view: KiwiView, room: Room) -> str:
    """What one has, in a line under the sea, where the window is higher than the picture."""
    side, top = own_wide.own_side(view), room.height + 6
    paper = rect(-2000, top, 5000, 2000, fill=PAPER) + rect(-2000, top, 5000, 3, fill=f"url(#kiwi-banner-{side.clan})")
    face = put(f"clan-{side.clan}", 26, top + 29, 1.25)
    held = at(70, top + 29, *(held_thing(*one, 50.0 * i, 0) for i, one in enumerate(held_things(side))), scale=1.25)
    nests = "".join(put(f"nest-{side.clan}-{nest}", 470 + 30 * i, top + 47, 0.38) for i, nest in enumerate(side.nests))
    return g(paper, face, held, nests, chevron(room.width - 24, top + 29), class_="kiwi-below")


def face_button(title: str, art: str, more: str = "") -> str:
    back = rect(6, 132, 50, 50, 12, fill="#0b3443", opacity=0.4) + rect(6, 129, 50, 50, 12, fill=PAPER)
    return g(title, back, put(art, 29, 172, 0.42), chevron(31, 122), more, class_="folder", id="fold")


# --- a tablet held upright --------------------------------------------------------------------------------------------------


def upright(view: KiwiView, names: Names, has_cards: bool) -> list[str]:
    """The island over the whole width, below it the hand and the season's card, and the clan board."""
    felt = rect(-2000, 482, 5000, 3000, fill="url(#kiwi-felt)") + rect(-2000, 478, 5000, 5, fill="url(#kiwi-wood)")
    sea = (
        at(758, 440, bags.raft(view, names), scale=0.62),
        at(10, 8, turn_track.track(view, names, 3, 50, 40)),
        at(614, 8, solo_card.solo_card(view, names, solo_card.WIDE_GRID)),
        felt,
    )
    if view.seat is None:
        return [*sea, at(206, 500, season_cards.season_board(view, names, 408), id="seasons"), *everybody(view, names)]
    strips = (
        [] if has_cards else [at(10, 100 + 50 * i, opponents.strip(view, names, side)) for i, side in enumerate(view.others)]
    )
    if cards.is_choosing(view):
        season = at(206, 494, season_cards.season_board(view, names, 408), id="seasons")
        return [*sea, *strips, season, at(12, 664, cards.leader_cards(view, names, 193, 256, 4, 16))]
    season = at(392, 494, season_cards.season_board(view, names, 418), id="seasons")
    board = at(8, 700, own_wide.clan_board(view, names), scale=804 / own_wide.BOARD_WIDTH)
    return [*sea, *strips, at(10, 490, own_wide.hand_row(view, names)), season, board]


def everybody(view: KiwiView, names: Names) -> Iterator[str]:
    scale = 1.35 if opponents.is_open(view) else 1.6
    for i, side in enumerate(view.others):
        yield at(60 + 380 * (i % 2), 700 + 110 * (i // 2), opponents.strip(view, names, side), scale=scale)
