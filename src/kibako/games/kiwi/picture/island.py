"""The island in a picture: hexes, birds, nests, flags; what was done last and what is planned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kibako.engine.game import Scene
from kibako.games.kiwi import trace
from kibako.games.kiwi.actions import PIECES
from kibako.games.kiwi.art import KEPT, clan_sign, emblem, put, ref
from kibako.games.kiwi.birds import badge_place
from kibako.games.kiwi.codes import CHOOSE_PUSH, PUSH_THIS
from kibako.games.kiwi.components import CLANS
from kibako.games.kiwi.ground import AROUND, SHAPE_NAMES, VARIANTS, centre
from kibako.games.kiwi.measures import dominant, tokens
from kibako.games.kiwi.names import Names
from kibako.games.kiwi.places import (
    TALL,
    WIDE,
    Manner,
    Spot,
    arranged,
    bird_id,
    hex_id,
    nest_id,
    place_name,
    split,
    traced,
)
from kibako.games.kiwi.state import first_of, kind_of, second_of, third_of
from kibako.games.kiwi.view import Hex, KiwiView
from kibako.kit.svg import PAPER, Attribute, Point, g, num, shift, title

HEXES: Final = frozenset(("settle-leader", "settle", "move", "push", "push-this", "ashore", "way", "build", "place", "mark"))
"""What is asked of somebody who may click hexes;"""
ANY_KIWI: Final = frozenset(("push", "pull", "feed"))
"""anybody's kiwis;"""
PIECES_ASKED: Final = ANY_KIWI | {"move", "bring", "take", "grow", "remove", "settle-big", "mark-token", "nest"}
"""own ones, or nests."""


class Isle:
    """One picture's island."""

    def __init__(self, scene: Scene[KiwiView], names: Names) -> None:
        self.scene, self.view, self.names = scene, scene.view, names
        self.manner: Manner = TALL if scene.tall else WIDE
        self.shape = SHAPE_NAMES[scene.tall]
        self.order = sorted(self.view.hexes, key=lambda hex_: centre(hex_.q, hex_.r, scene.tall)[1])
        self.spots = {place_name(hex_): arranged(hex_, self.manner) for hex_ in self.order}
        flat = [(place, spot) for place, spots in self.spots.items() for spot in spots]
        self.own = "" if self.view.turn is None else f"{self.view.sides[self.view.turn].clan}-"
        self.tired = {side.clan for side in self.view.sides if side.leader_moved}
        self.glides = {spot.name: name for (_, spot), name in zip(flat, traced(self.view, flat, scene.recent), strict=True)}

    def drawn(self) -> str:
        """From the ground up. Glows are drawn only for who is to act, and if such things are asked for."""
        acting = self.view.seat is not None and self.view.seat == self.view.turn
        return "".join(
            (
                ref(f"land-{len(self.view.sides)}-{self.shape}"),
                *map(self.tile, self.order),
                *map(self.glow, self.order if self.view.doing in HEXES and acting else ()),
                trace.marks(self.scene, self.manner),
                *map(self.pip, self.order),
                *map(self.rings, self.order if self.view.doing in PIECES_ASKED and acting else ()),
                *map(self.stand, self.order),
                *map(self.badges, self.order),
                trace.bursts(self.scene, self.manner),
                self.asked(),
                trace.plan(self.scene, self.manner, self.spots),
            )
        )

    def middle(self, hex_: Hex) -> Point:
        return centre(hex_.q, hex_.r, self.manner.tall)

    # --- the ground -------------------------------------------------------------------------------------------------

    def tile(self, hex_: Hex) -> str:
        return tile(hex_.q, hex_.r, hex_.terrain, self.manner.tall, self.named(hex_))

    def named(self, hex_: Hex) -> str:
        """The place, its terrain, and how many tokens of each clan count there (W17)."""
        counts = tokens(hex_).items()
        things = ", ".join(self.names.word("outline-clan-count", clan=clan, count=count) for clan, count in counts)
        lies = things or ("–" if hex_.nest or hex_.marker else "none")
        return self.names.word("picture-hex", place=place_name(hex_), terrain=hex_.terrain, things=lies)

    def glow(self, hex_: Hex) -> str:
        return hex_glow(hex_.q, hex_.r, self.manner.tall)

    def pip(self, hex_: Hex) -> str:
        """W17: who dominates, where that is not seen at once."""
        if len(hex_.kiwis) < 2:
            return ""
        counts = tokens(hex_)
        clan = dominant(counts)
        if len(counts) < 2 or clan is None:
            return ""
        x, y = self.middle(hex_)
        return put(f"pip-{clan}", x, y + (33 if self.manner.tall else 37))

    # --- pieces -----------------------------------------------------------------------------------------------------

    def rings(self, hex_: Hex) -> str:
        """The glows of what stands there and may be asked for."""
        drawn = [
            f'<use class="glow" data-for="{spot.name}" href="#kiwi-ring-{split(spot.kiwi)[1]}" transform="{where(spot)}"/>'
            for spot in self.spots[place_name(hex_)]
            if self.view.doing in ANY_KIWI or spot.kiwi.startswith(self.own)
        ]
        if hex_.nest and self.view.doing == "nest":
            name, at = nest_id(*hex_.nest.split("-", 1)), shift(*self.nest_place(hex_))
            drawn.append(f'<use class="glow" data-for="{name}" href="#kiwi-ring-2" transform="{at}"/>')
        return "".join(drawn)

    def stand(self, hex_: Hex) -> str:
        """Nest and flag behind, then the birds. Clicks go through to the hex where it can be chosen."""
        if not (hex_.kiwis or hex_.nest or hex_.marker):
            return ""
        inner = self.nest(hex_) + self.flag(hex_) + "".join(self.bird(spot, hex_) for spot in self.spots[place_name(hex_)])
        return f'<g class="kiwi-stand" data-for="{hex_id(place_name(hex_))}">{inner}</g>'

    def bird(self, spot: Spot, hex_: Hex) -> str:
        clan, size, marks = split(spot.kiwi)
        flip = ' transform="scale(-1 1)"' if spot.flip else ""
        body = f'<use href="#kiwi-stand-{clan}-{size}"{flip}/>'
        named = title(self.names.kiwi(clan, size, marks, place_name(hex_)))
        own = " kiwi-own" if self.own and spot.kiwi.startswith(self.own) else ""
        inner = f'<g id="{spot.name}" class="kiwi-bird{own}">{named}{body}</g>'
        return f'<g id="{self.glides[spot.name]}" class="piece" transform="{where(spot)}">{inner}</g>'

    def badges(self, hex_: Hex) -> str:
        return "".join(map(self.badge, self.spots[place_name(hex_)]))

    def badge(self, spot: Spot) -> str:
        """The size; a tick if it has had its move (W40)."""
        clan, size, marks = split(spot.kiwi)
        far, scale = badge_place(size, spot.flip) * spot.scale, spot.scale * self.manner.badge
        name = self.glides[spot.name].replace("piece", "badge", 1)
        at = shift(spot.x + far, spot.y - 9 * spot.scale, scale)
        size_ = f'<use id="{name}" class="piece kiwi-badge" href="#kiwi-badge-{clan}-{size}" transform="{at}"/>'
        if "moved" not in marks and not (size == "leader" and clan in self.tired):
            return size_
        return size_ + put("moved", spot.x - far, spot.y - 9 * spot.scale, scale)

    def nest_place(self, hex_: Hex) -> tuple[float, float, float]:
        """Behind the birds, to the side on which there is room."""
        x, y = self.middle(hex_)
        dx, dy = self.manner.behind
        count = len(hex_.kiwis)
        if count == 0:
            return x, y + self.manner.front, self.manner.piece
        return (x + dx, y + dy, self.manner.piece) if count == 1 else (x - dx * 1.15, y + dy - 6, self.manner.piece)

    def nest(self, hex_: Hex) -> str:
        if hex_.nest is None:
            return ""
        clan, nest = hex_.nest.split("-", 1)
        named = self.names.title("picture-clan-nest", clan=clan, nest=nest, place=place_name(hex_))
        name, at = nest_id(clan, nest), shift(*self.nest_place(hex_))
        return f'<g id="{name}" class="piece kiwi-nest" transform="{at}">{named}<use href="#kiwi-nest-{clan}-{nest}"/></g>'

    def flag(self, hex_: Hex) -> str:
        if hex_.marker is None:
            return ""
        x, y = self.middle(hex_)
        room = self.manner.room
        at = (x - room * 0.41, y + 4) if hex_.kiwis or hex_.nest else (x - room * 0.2, y + self.manner.front - 4)
        named = self.names.title("picture-domain", clan=hex_.marker, place=place_name(hex_))
        body = f'{named}<use href="#kiwi-flag-{hex_.marker}"/>'
        return f'<g id="flag-{place_name(hex_)}" class="piece" transform="{shift(*at, self.manner.piece)}">{body}</g>'

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """Where somebody is pushed from: the way into the sea, and who it is if there is no choice."""
        top = self.view.pending[-1] if self.view.pending else 0
        if kind_of(top) not in (CHOOSE_PUSH, PUSH_THIS):
            return ""
        hex_ = self.view.hexes[int(first_of(top))]
        return self.overboard(hex_) + (self.pointer(hex_, top) if kind_of(top) == PUSH_THIS else "")

    def overboard(self, hex_: Hex) -> str:
        way = seaward(self.view, hex_, self.manner.tall)
        if way is None:
            return ""
        x, y = self.middle(hex_)
        name = self.names.title("picture-off")
        return g(name, ref("splash"), id="off", class_="target", transform=shift(x + way[0], y + way[1]))

    def pointer(self, hex_: Hex, top: int) -> str:
        clan = self.view.sides[int(second_of(top))].clan
        name = bird_id(f"{clan}-{PIECES[int(third_of(top))]}", place_name(hex_))
        spot = next(spot for spot in self.spots[place_name(hex_)] if spot.name == name)
        art = f"this-{split(spot.kiwi)[1]}"
        return ref(art, transform=where(spot), class_="kiwi-this")


@lru_cache(KEPT)
def tile(q: int, r: int, terrain: str, tall: bool, named: str) -> str:
    (x, y), art = centre(q, r, tall), f"kiwi-tile-{terrain}-{(q * 7 + r * 3) % VARIANTS}-{SHAPE_NAMES[tall]}"
    return f'<g id="{hex_id(f"{q},{r}")}">{title(named)}<use href="#{art}" x="{num(x)}" y="{num(y)}"/></g>'


@lru_cache(KEPT)
def hex_glow(q: int, r: int, tall: bool) -> str:
    (x, y), art = centre(q, r, tall), f"kiwi-hexglow-{SHAPE_NAMES[tall]}"
    return f'<use class="glow kiwi-place" data-for="{hex_id(f"{q},{r}")}" href="#{art}" x="{num(x)}" y="{num(y)}"/>'


def pip_defs() -> str:
    """The shape of who dominates, small, with a paper edge."""
    edge: dict[str, Attribute] = {"fill": PAPER, "stroke": PAPER, "stroke_width": 3.7, "opacity": 0.95}
    return "".join(g(emblem(clan, 4.6, 0, 0, **edge), clan_sign(clan, 4.6, 0, 0), id=f"kiwi-pip-{clan}") for clan in CLANS)


@lru_cache(KEPT)
def where(spot: Spot) -> str:
    return shift(spot.x, spot.y, spot.scale)


def seaward(view: KiwiView, hex_: Hex, tall: bool) -> Point | None:
    """From a coast hex's middle to the sea beside it."""
    places = {(other.q, other.r) for other in view.hexes}
    x, y = centre(hex_.q, hex_.r, tall)
    open_ = [centre(hex_.q + q, hex_.r + r, tall) for q, r in AROUND if (hex_.q + q, hex_.r + r) not in places]
    if not open_:
        return None
    a, b = max(open_, key=lambda spot: (abs(spot[0] - x), spot[1] - y))
    return (a - x) * 0.74, (b - y) * 0.74
