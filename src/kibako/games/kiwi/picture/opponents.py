"""The other players at the edges of the island: what each has, in a strip."""

from __future__ import annotations

from typing import Final

from kibako.engine.words import text
from kibako.games.kiwi.data.components import FRUITS, TERRAINS
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.paper import counted, mini_card, sheet
from kibako.games.kiwi.picture.symbols import put, right, shortened, sign, words
from kibako.games.kiwi.text.terminal import DASH, fruit_counts
from kibako.games.kiwi.text.words import leader_name
from kibako.games.kiwi.view import KiwiView, Side
from kibako.kit.svg import g, rect, title

STRIP: Final = 45.0
OPEN_STRIP: Final = 60.0


def is_open(view: KiwiView) -> bool:
    """Whether everybody's hands and markers are seen, as in a replay."""
    return view.seat is None and view.sides[0].hand is not None


def strip(view: KiwiView, names: Names, number: int, w: float = 188) -> str:
    """What somebody has, in two lines: name, points, nests, cards; fruits, markers, tokens; when all is open, a third."""
    side, h = view.sides[number], OPEN_STRIP if is_open(view) else STRIP
    acting = rect(-2, -2, w + 4, h + 4, 10, fill="none", stroke="#fff", stroke_width=2.5) if view.turn == number else ""
    body = (
        sheet(w, h, 8)
        + put(f"clan-{side.clan}", 13, 13, 0.72)
        + words(shortened(names.player(number), 8), 25, 17.5, 12.5, font_weight=800)
    )
    body += sign("point", w - 25, 12.5, 6.4) + right(str(side.total), w - 5, 17.5, 13.5, font_weight=800)
    nests = "".join(put(f"nest-{side.clan}-{nest}", 99 + 11.5 * i, 20, 0.15) for i, nest in enumerate(side.nests))
    crown = g(put(f"crown-{side.clan}", 84, 17.5, 0.3), opacity=0.3 if side.ability_used else None)
    body += crown + nests + supplies(view, number, STRIP - 13)
    played = enumerate(reversed(view.plays_this_season(number)))
    body += "".join(mini_card(card, w - 8 - 11 * i, STRIP - 13, 0.86) for i, card in played)
    body += hidden_things(side, h - 10) if is_open(view) else ""
    return g(strip_name(view, names, number), acting, body, id=f"player-{number}")


def hidden_things(side: Side, y: float) -> str:
    """The hand, and the markers by terrain."""
    hand = "".join(mini_card(card, 11 + 13 * i, y, 0.92) for i, card in enumerate(side.hand or ()))
    held = zip(TERRAINS, side.markers or (), strict=False)
    return hand + "".join(counted(f"marker-{terrain}", 64 + 27 * i, y, 0.66, count) for i, (terrain, count) in enumerate(held))


def supplies(view: KiwiView, number: int, y: float) -> str:
    side = view.sides[number]
    out = "".join(counted(f"fruit-{colour}", 11 + 23 * i, y, 0.64, side.fruits[i]) for i, colour in enumerate(FRUITS))
    out += counted("marker-back", 106, y, 0.6, side.marker_count)
    return out + counted("sign-place", 129, y, 0.56, side.row + side.reserve)


def strip_name(view: KiwiView, names: Names, number: int) -> str:
    side = view.sides[number]
    said = names.say(
        "picture-player",
        **names.who(number),
        clan=side.clan,
        leader="none" if side.leader is None else leader_name(side.leader),
        fruits=fruit_counts(side, names.speaker) or DASH,
        markers=side.marker_count,
        row=side.row,
        reserve=side.reserve,
        points=side.total,
        nests=", ".join(names.word("nest", nest=nest) for nest in side.nests) or DASH,
    )
    if is_open(view) and side.hand:
        said += "; " + names.say("outline-hand-open", hand=[text("card", card=card) for card in side.hand])
    return title(said)
