"""What was done last on the island, as thin traces, and what is planned, as a ghost."""

from __future__ import annotations

import math
from typing import Final

from kibako.engine.game import Scene
from kibako.engine.state import Event
from kibako.games.kiwi.data.components import CLANS, NEST_TYPES
from kibako.games.kiwi.notation.actions import WITH_ANY_KIWI, end_of, kiwi_of, start_of
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, Kiwi
from kibako.games.kiwi.notation.places import OFF_ISLAND, Place, place_in
from kibako.games.kiwi.picture.birds import SIZES, TALLNESS
from kibako.games.kiwi.picture.ground import centre
from kibako.games.kiwi.picture.ids import bird_id
from kibako.games.kiwi.picture.layout import Manner, Spot
from kibako.games.kiwi.picture.symbols import arrow_up, clan_colour, dark, light, lines, n, ref
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.codes import BOT, BOT_TOLD, OFF, act_of, piece_of
from kibako.games.kiwi.view import KiwiView, nest_to_build
from kibako.kit.svg import GOLD, PAPER, Point, circle, ellipse, g, path, shift

RINGED: Final = {
    codes.SETTLED: 1,
    codes.PLACED: 1,
    codes.GREW: 2,
    codes.BUILT: 2,
    codes.MARKED: 1,
    codes.WASHED_ASHORE: 2,
    codes.WENT: 1,
}
"""Which number of an event is the hex that it marks, counted after its kind."""


def middle(cell: int, manner: Manner) -> Point:
    return centre(place_in(cell), manner.tall)


# --- what was done last -------------------------------------------------------------------------------------------------


def traces(scene: Scene[KiwiView], manner: Manner) -> str:
    """Under the birds."""
    drawn = "".join(dict.fromkeys(mark(scene.view, event, manner) for event in scene.recent))
    return g(drawn, class_="kiwi-trace") if drawn else ""


def bursts(scene: Scene[KiwiView], manner: Manner) -> str:
    """Feathers fly over everything."""
    found = {(event[1], event[2]) for event in scene.recent if event[0] == codes.BURST}
    drawn = "".join(feathers_at(scene.view, side, cell, manner) for side, cell in sorted(found))
    return g(drawn, class_="kiwi-trace") if drawn else ""


def feathers_at(view: KiwiView, side: int, cell: int, manner: Manner) -> str:
    x, y = middle(cell, manner)
    return ref(f"feathers-{view.sides[BOT if side == BOT_TOLD else side].clan}", transform=shift(x, y), class_="burst")


def mark(view: KiwiView, event: Event, manner: Manner) -> str:
    kind, side, a, b, c = event
    if kind == codes.MOVED_TO:
        clan = view.sides[BOT if side == BOT_TOLD else side].clan
        return arrow(middle(b, manner), middle(c, manner), clan)
    if kind in (codes.PUSHED, codes.PULLED):
        return "" if c == OFF else arrow(middle(b, manner), middle(c, manner), None)
    if kind == codes.BURST:
        return ref("burst", transform=shift(*middle(a, manner)))
    if kind in RINGED:
        x, y = middle((a, b)[RINGED[kind] - 1], manner)
        return ref("last", x=x, y=y + manner.front - 4)
    return ""


def arrow(start: Point, end: Point, clan: str | None) -> str:
    """From where, to where: a line with a dot for a walk, dashes for a push."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    length = math.hypot(dx, dy) or 1
    ux, uy = dx / length, dy / length
    a, b = (0.34, 0.72) if clan is None else (0.1, 0.66)
    ex, ey = x1 + dx * b, y1 + dy * b + 6
    d = f"M{n(x1 + dx * a)} {n(y1 + dy * a + 6)}L{n(ex)} {n(ey)}"
    wx, wy = ex - 8 * ux, ey - 8 * uy
    head = f"M{n(wx + 5 * uy)} {n(wy - 5 * ux)}L{n(ex)} {n(ey)}L{n(wx - 5 * uy)} {n(wy + 5 * ux)}"
    dot = circle(x1, y1 + 6, 5, fill=clan_colour(clan), stroke="#fffaf0", stroke_width=2) if clan else ""
    under = lines(d, head, stroke="#3a2a14", stroke_width=5.4, opacity=0.55)
    return (
        under
        + lines(d, stroke="#fffaf0", stroke_width=2.6, stroke_dasharray=None if clan else "2 6")
        + lines(head, stroke="#fffaf0", stroke_width=2.6)
        + dot
    )


# --- what is planned ------------------------------------------------------------------------------------------------------


def plan(scene: Scene[KiwiView], manner: Manner, spots: dict[Place, list[Spot]]) -> str:
    view, action = scene.view, scene.planned
    if action is None or view.decision is None:
        return ""
    drawn = way_plan(view, action, manner) or place_plan(view, action, manner) or bird_plan(view, action, spots)
    return g(drawn, id="ghost", class_="kiwi-ghost") if drawn else ""


def kiwi_planned(view: KiwiView, action: int) -> Kiwi:
    """The kiwi that an action names: anybody's, or one of the acting clan."""
    return kiwi_of(action) if act_of(action) in WITH_ANY_KIWI else KIWIS_BY_CLAN[view.actor.clan][piece_of(action)]


def way_plan(view: KiwiView, action: int, manner: Manner) -> str:
    """Somebody goes from hex to hex."""
    end = way_end(view, action)
    if end is None or end == OFF_ISLAND:
        return ""
    kiwi = kiwi_planned(view, action)
    way = arrow(centre(start_of(action), manner.tall), centre(end, manner.tall), kiwi.clan)
    return way + ghost(f"stand-{kiwi.clan}-{kiwi.size}", end, manner)


def way_end(view: KiwiView, action: int) -> Place | None:
    """Where a kiwi goes; None if none does."""
    act = act_of(action)
    if act in (codes.ACT_MOVE, codes.ACT_PUSH):
        return end_of(action)
    asked = view.decision
    return asked.place if asked is not None and act in (codes.ACT_PULL, codes.ACT_BRING) else None


def ghost(art: str, place: Place, manner: Manner) -> str:
    x, y = centre(place, manner.tall)
    return ref(art, transform=shift(x, y + manner.front, manner.piece * 1.1))


def place_plan(view: KiwiView, action: int, manner: Manner) -> str:
    """Something is put on a hex."""
    art = art_placed(view, action)
    return ghost(art, end_of(action), manner) if art else ""


def art_placed(view: KiwiView, action: int) -> str:
    asked, clan = view.decision, view.actor.clan
    assert asked is not None
    act = act_of(action)
    if act == codes.ACT_BUILD:
        return f"nest-{clan}-{nest_to_build(view.actor.nests, NEST_TYPES[piece_of(action)])}"
    if act == codes.ACT_SETTLE:
        return f"stand-{clan}-{'leader' if asked.kind == 'settle-leader' else '1'}"
    if act == codes.ACT_PLACE:
        return f"stand-{clan}-{2 if asked.big else 1}"
    if act == codes.ACT_ASHORE and asked.kiwi is not None:
        return f"stand-{asked.kiwi.clan}-leader"
    return {codes.ACT_GO: f"stand-{clan}-leader", codes.ACT_MARK: f"flag-{clan}"}.get(act, "")


def bird_plan(view: KiwiView, action: int, spots: dict[Place, list[Spot]]) -> str:
    """A kiwi grows, bursts, or loses a token."""
    act = act_of(action)
    grows = act in (codes.ACT_FEED, codes.ACT_GROW)
    if not grows and act not in (codes.ACT_TAKE, codes.ACT_REMOVE):
        return ""
    kiwi, place = kiwi_planned(view, action), start_of(action)
    spot = next(spot for spot in spots[place] if spot.name == bird_id(kiwi, place))
    art = "less" if not grows else f"feathers-{kiwi.clan}" if kiwi.size == "3" else "more"
    return ref(art, transform=shift(spot.x, spot.y - TALLNESS[kiwi.size] * spot.scale * (0.5 if art.startswith("f") else 1.0)))


# --- artwork ----------------------------------------------------------------------------------------------------------------


def feathers(clan: str) -> str:
    """A kiwi has burst."""
    out = ""
    for i in range(14):
        angle, far = i * 137.5, 26 + 16 * (i % 3)
        x, y = far * math.cos(math.radians(angle)), far * 0.8 * math.sin(math.radians(angle))
        shade = (light(clan, 0.2), clan_colour(clan), light(clan, 0.6))[i % 3]
        out += ref("quill", fill=shade, transform=shift(round(x), round(y), turn=round(angle + 40)))
    return g(out, stroke=dark(clan, 0.5), stroke_width=1.2)


def burst() -> str:
    points = [(44 if i % 2 else 30) for i in range(18)]
    corners = (f"{n(k * math.cos(math.tau * i / 18))} {n(k * 0.8 * math.sin(math.tau * i / 18))}" for i, k in enumerate(points))
    return path(
        "M" + "L".join(corners) + "Z", fill="#fff3c4", stroke="#d98e1f", stroke_width=3, opacity=0.75, stroke_linejoin="round"
    )


def splash() -> str:
    """Into the sea."""
    rim = circle(0, 0, 25, fill="#1c6f94", stroke="#6b4708", stroke_width=8) + circle(
        0, 0, 25, fill="#2f9ab4", stroke=GOLD, stroke_width=5
    )
    drops = path(
        "M0 -15Q5 -8 0 -5Q-5 -8 0 -15ZM-10 -11Q-5 -5 -9 -3Q-13 -5 -10 -11ZM10 -11Q13 -5 9 -3Q5 -5 10 -11Z", fill="#e8fbf7"
    )
    waves = lines("M-16 4q4 -5 8 0t8 0t8 0t8 0", "M-12 12q4 -5 8 0t8 0t8 0", stroke="#e8fbf7", stroke_width=2.8)
    return rim + drops + waves


def sign_on_disc(body: str, line: str) -> str:
    return circle(0, 0, 13, fill=PAPER, stroke=line, stroke_width=3) + body


def this_one(size: str) -> str:
    """An arrow over the kiwi that is to be pushed now."""
    top = -TALLNESS[size] - 12
    d = f"M0 {n(top)}l-24 -28h13v-30h22v30h13Z"
    return path(d, fill="#fff6d8", stroke="#3a2a14", stroke_width=4, stroke_linejoin="round")


def trace_defs() -> str:
    ring = ellipse(0, 0, 36, 15, fill="none", stroke="#3a2a14", stroke_width=4.5, opacity=0.45)
    last = ring + ellipse(0, 0, 36, 15, fill="none", stroke="#fffaf0", stroke_width=2.4, stroke_dasharray="7 5")
    out = (
        path("M0 -9Q7 -3 0 10Q-7 -3 0 -9ZM0 -5V12", id="kiwi-quill")
        + g(burst(), id="kiwi-burst")
        + g(last, id="kiwi-last")
        + g(splash(), id="kiwi-splash")
    )
    out += g(sign_on_disc(arrow_up(8), "#2e7d4a"), id="kiwi-more")
    out += g(sign_on_disc(lines("M-6 0H6", stroke="#b3261e", stroke_width=4), "#b3261e"), id="kiwi-less")
    out += "".join(g(feathers(clan), id=f"kiwi-feathers-{clan}") for clan in CLANS)
    return out + "".join(g(this_one(size), id=f"kiwi-this-{size}") for size in SIZES)
