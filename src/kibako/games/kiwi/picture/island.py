"""The island in a picture: hexes, birds, nests, flags; what was done last and what is planned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kibako.engine.game import Scene
from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.notation.decisions import KIND, ON_ANY_KIWI, ON_BUILT_NEST, ON_HEX, ON_OWN_KIWI
from kibako.games.kiwi.notation.pieces import Kiwi
from kibako.games.kiwi.notation.places import Place, around, axial
from kibako.games.kiwi.picture import overlays
from kibako.games.kiwi.picture.birds import badge_place
from kibako.games.kiwi.picture.ground import SHAPE_NAMES, VARIANTS, centre
from kibako.games.kiwi.picture.ids import SEA, bird_id, flag_id, hex_id, nest_id
from kibako.games.kiwi.picture.labels import Names, Things
from kibako.games.kiwi.picture.layout import TALL_MANNER, WIDE_MANNER, Manner, Spot, arranged, traced
from kibako.games.kiwi.picture.symbols import REMEMBERED, clan_sign, emblem, put, ref
from kibako.games.kiwi.rules.codes import ACT_PUSH
from kibako.games.kiwi.view import Hex, KiwiView
from kibako.kit.svg import PAPER, Attribute, Point, g, num, shift, title

NAMED_AT: Final = {False: (0, -33), True: (-14, -31)}  # where in its hex the name is written, by whether the picture is tall
PIECES_CLICKED: Final = {ON_ANY_KIWI, ON_OWN_KIWI, ON_BUILT_NEST}


class Isle:
    """One picture's island."""

    def __init__(self, scene: Scene[KiwiView], names: Names) -> None:
        self.scene, self.view, self.names = scene, scene.view, names
        self.manner: Manner = TALL_MANNER if scene.shape == "tall" else WIDE_MANNER
        self.shape = SHAPE_NAMES[self.manner.tall]
        self.order = sorted(self.view.hexes, key=lambda hex_: centre(hex_.place, self.manner.tall)[1])
        self.spots = {hex_.place: arranged(hex_, self.manner) for hex_ in self.order}
        flat = [(place, spot) for place, spots in self.spots.items() for spot in spots]
        self.own = None if self.view.decision is None else self.view.actor.clan
        self.clicked = frozenset(KIND[self.view.doing].clicked) if self.is_acting else frozenset[str]()
        self.leader_has_moved = {side.clan for side in self.view.sides if side.leader_moved}
        self.glides = {spot.name: name for (_, spot), name in zip(flat, traced(self.view, flat, scene.recent), strict=True)}

    def drawn(self) -> str:
        """From the ground up. Glows are drawn only for whoever decides, and if such things are clicked."""
        return "".join(
            (
                ref(f"land-{len(self.view.sides)}-{self.shape}"),
                g(*map(self.tile, self.order), data_frames=f"kiwi-hex-{SHAPE_NAMES[self.manner.tall]}"),
                *map(self.glow, self.order if ON_HEX in self.clicked else ()),
                overlays.traces(self.scene, self.manner),
                *map(self.pip, self.order),
                *map(self.rings, self.order if self.clicked & PIECES_CLICKED else ()),
                *map(self.stand, self.order),
                *map(self.badges, self.order),
                overlays.bursts(self.scene, self.manner),
                self.asked(),
                overlays.plan(self.scene, self.manner, self.spots),
            )
        )

    @property
    def is_acting(self) -> bool:
        return self.view.seat is not None and self.view.seat == self.view.turn

    def middle(self, hex_: Hex) -> Point:
        return centre(hex_.place, self.manner.tall)

    # --- the ground -------------------------------------------------------------------------------------------------

    def tile(self, hex_: Hex) -> str:
        return tile(hex_.place, hex_.terrain, self.manner.tall, self.named(hex_), self.names.place(hex_.place))

    def named(self, hex_: Hex) -> str:
        """The place, its terrain, and how many tokens of each clan count there (W17)."""
        counts = self.view.tokens_in(hex_)
        things = ", ".join(self.names.word("outline-clan-count", clan=clan, count=count) for clan, count in counts)
        lies = things or ("–" if hex_.nest or hex_.marker else "none")
        return self.names.word("picture-hex", place=self.names.place(hex_.place), terrain=hex_.terrain, things=lies)

    def glow(self, hex_: Hex) -> str:
        return hex_glow(hex_.place, self.manner.tall)

    def pip(self, hex_: Hex) -> str:
        """W17: who dominates, where that is not seen at once."""
        if len(hex_.kiwis) < 2 or hex_.dominant is None or sum(map(bool, hex_.tokens)) < 2:
            return ""
        x, y = self.middle(hex_)
        return put(f"pip-{hex_.dominant}", x, y + (33 if self.manner.tall else 37))

    # --- pieces -----------------------------------------------------------------------------------------------------

    def rings(self, hex_: Hex) -> str:
        """The glows of what stands there and may be asked for."""
        drawn = [
            piece_glow(spot.name, spot.kiwi.size, standing_at(spot)) for spot in self.spots[hex_.place] if self.glows(spot)
        ]
        if hex_.nest and ON_BUILT_NEST in self.clicked:
            drawn.append(piece_glow(nest_id(hex_.nest), "2", shift(*self.nest_place(hex_))))
        return "".join(drawn)

    def glows(self, spot: Spot) -> bool:
        return ON_ANY_KIWI in self.clicked or (ON_OWN_KIWI in self.clicked and spot.kiwi.clan == self.own)

    def stand(self, hex_: Hex) -> str:
        """Nest and flag behind, then the birds. Clicks go through to the hex where it can be chosen."""
        if not (hex_.kiwis or hex_.nest or hex_.marker):
            return ""
        inner = self.nest(hex_) + self.flag(hex_) + "".join(self.bird(spot, hex_) for spot in self.spots[hex_.place])
        return f'<g class="kiwi-stand" data-for="{hex_id(hex_.place)}">{inner}</g>'

    def bird(self, spot: Spot, hex_: Hex) -> str:
        return bird(self.names.things, spot, self.names.place(hex_.place), spot.kiwi.clan == self.own, self.glides[spot.name])

    def badges(self, hex_: Hex) -> str:
        return "".join(map(self.badge, self.spots[hex_.place]))

    def badge(self, spot: Spot) -> str:
        """The size; a tick if it has had its move (W40)."""
        moved = spot.kiwi.moved or (spot.kiwi.is_leader and spot.kiwi.clan in self.leader_has_moved)
        return badge(spot, self.manner.badge, self.glides[spot.name], moved)

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
        clan, nest = hex_.nest.clan, hex_.nest.name
        named = self.names.title("picture-clan-nest", clan=clan, nest=nest, place=self.names.place(hex_.place))
        name, at = nest_id(hex_.nest), shift(*self.nest_place(hex_))
        return f'<g id="{name}" class="piece kiwi-nest" transform="{at}">{named}<use href="#kiwi-nest-{clan}-{nest}"/></g>'

    def flag(self, hex_: Hex) -> str:
        if hex_.marker is None:
            return ""
        x, y = self.middle(hex_)
        room = self.manner.room
        at = (x - room * 0.41, y + 4) if hex_.kiwis or hex_.nest else (x - room * 0.2, y + self.manner.front - 4)
        named = self.names.title("picture-domain", clan=hex_.marker, place=self.names.place(hex_.place))
        body = f'{named}<use href="#kiwi-flag-{hex_.marker}"/>'
        return f'<g id="{flag_id(hex_.place)}" class="piece" transform="{shift(*at, self.manner.piece)}">{body}</g>'

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """Where somebody is pushed from: the way into the sea, and who it is if there is no choice."""
        asked = self.view.decision
        if asked is None or ACT_PUSH not in KIND[asked.kind].acts or asked.place is None:
            return ""
        return self.overboard(asked.place) + (self.pointer(asked.place, asked.kiwi) if asked.kiwi else "")

    def overboard(self, place: Place) -> str:
        way = seaward(self.view, place, self.manner.tall)
        if way is None:
            return ""
        x, y = centre(place, self.manner.tall)
        name = self.names.title("picture-off")
        return g(name, ref("splash"), id=SEA, class_="target", transform=shift(x + way[0], y + way[1]))

    def pointer(self, place: Place, kiwi: Kiwi) -> str:
        spot = next(spot for spot in self.spots[place] if spot.name == bird_id(kiwi, place))
        return ref(f"this-{kiwi.size}", transform=standing_at(spot), class_="kiwi-this")


@lru_cache(REMEMBERED)
def bird(names: Things, spot: Spot, place: str, own: bool, glides: str) -> str:
    flip = ' transform="scale(-1 1)"' if spot.flip else ""
    body = f'<use href="#kiwi-stand-{spot.kiwi.clan}-{spot.kiwi.size}"{flip}/>'
    named = title(names.kiwi(spot.kiwi, place))
    inner = f'<g id="{spot.name}" class="kiwi-bird{" kiwi-own" if own else ""}">{named}{body}</g>'
    return f'<g id="{glides}" class="piece hops" transform="{standing_at(spot)}">{inner}</g>'


@lru_cache(REMEMBERED)
def badge(spot: Spot, larger: float, glides: str, moved: bool) -> str:
    clan, size = spot.kiwi.clan, spot.kiwi.size
    far, scale = badge_place(size, spot.flip) * spot.scale, spot.scale * larger
    name = glides.replace("piece", "badge", 1)
    at = shift(spot.x + far, spot.y - 9 * spot.scale, scale)
    size_ = f'<use id="{name}" class="piece hops kiwi-badge" href="#kiwi-badge-{clan}-{size}" transform="{at}"/>'
    return size_ + (put("moved", spot.x - far, spot.y - 9 * spot.scale, scale) if moved else "")


@lru_cache(REMEMBERED)
def tile(place: Place, terrain: str, tall: bool, named: str, called: str) -> str:
    (x, y), (q, r) = centre(place, tall), axial(place)
    art = f"kiwi-tile-{terrain}-{(q * 7 + r * 3) % VARIANTS}-{SHAPE_NAMES[tall]}"
    dx, dy = NAMED_AT[tall]
    name = f'<text class="kiwi-name spare" x="{num(x + dx)}" y="{num(y + dy)}">{called}</text>'
    return f'<g id="{hex_id(place)}">{title(named)}<use href="#{art}" x="{num(x)}" y="{num(y)}"/>{name}</g>'


@lru_cache(REMEMBERED)
def hex_glow(place: Place, tall: bool) -> str:
    (x, y), art = centre(place, tall), f"kiwi-hexglow-{SHAPE_NAMES[tall]}"
    return f'<use class="glow kiwi-place" data-for="{hex_id(place)}" href="#{art}" x="{num(x)}" y="{num(y)}"/>'


def piece_glow(name: str, size: str, at: str) -> str:
    return f'<use class="glow" data-for="{name}" href="#kiwi-ring-{size}" transform="{at}"/>'


def pip_defs() -> str:
    """The shape of who dominates, small, with a paper edge."""
    edge: dict[str, Attribute] = {"fill": PAPER, "stroke": PAPER, "stroke_width": 3.7, "opacity": 0.95}
    return "".join(g(emblem(clan, 4.6, 0, 0, **edge), clan_sign(clan, 4.6, 0, 0), id=f"kiwi-pip-{clan}") for clan in CLANS)


@lru_cache(REMEMBERED)
def standing_at(spot: Spot) -> str:
    return shift(spot.x, spot.y, spot.scale)


def seaward(view: KiwiView, place: Place, tall: bool) -> Point | None:
    """From a coast hex's middle to the sea beside it."""
    places = {hex_.place for hex_ in view.hexes}
    x, y = centre(place, tall)
    open_ = [centre(beside, tall) for beside in around(place) if beside not in places]
    if not open_:
        return None
    a, b = max(open_, key=lambda spot: (abs(spot[0] - x), spot[1] - y))
    return (a - x) * 0.74, (b - y) * 0.74
