"""What somebody meant who clicked in vain: the action, so that it can be told why it isn't allowed."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from kibako.games.kiwi import codes
from kibako.games.kiwi.actions import AS_NAMES, PIECES, WORDS
from kibako.games.kiwi.aim import actor
from kibako.games.kiwi.cards import DOWN
from kibako.games.kiwi.codes import FACE_DOWN, FROM, GROWN, JOKER_A, LEADER, MOVED, OFF, PIECE, WHOSE
from kibako.games.kiwi.components import CARDS, CLANS, FRUITS, NEST_NAMES, NEST_TYPES, TERRAINS
from kibako.games.kiwi.ground import AROUND
from kibako.games.kiwi.island import cell_at
from kibako.games.kiwi.measures import dominant, tokens
from kibako.games.kiwi.paying import MOST, PACKS
from kibako.games.kiwi.places import bird_id, hex_id, nest_id, place_name
from kibako.games.kiwi.state import first_of, second_of, third_of
from kibako.games.kiwi.view import Hex, KiwiView, known_part

ON_HEX: Final = {
    "settle-leader": codes.ACT_SETTLE,
    "settle": codes.ACT_SETTLE,
    "ashore": codes.ACT_ASHORE,
    "way": codes.ACT_GO,
    "place": codes.ACT_PLACE,
    "mark": codes.ACT_MARK,
}
"""Decisions for which a hex is clicked."""
OWN_KIWI: Final = {
    "bring": codes.ACT_BRING,
    "take": codes.ACT_TAKE,
    "grow": codes.ACT_GROW,
    "remove": codes.ACT_REMOVE,
    "settle-big": codes.ACT_GROW,
    "mark-token": codes.ACT_TAKE,
}
ANY_KIWI: Final = {"pull": codes.ACT_PULL, "feed": codes.ACT_FEED}
ONE_THING: Final = {"ability": codes.ACT_ABILITY, "row": codes.ACT_ROW, "reserve": codes.ACT_RESERVE}
NAMED: Final = {"space": codes.ACT_SPACE, "season": codes.ACT_PRIZE, "lead": codes.ACT_LEADER, "nestspace": codes.ACT_NEST}
PAYING: Final = ("pay", "pay-move")


class Bird(NamedTuple):
    clan: str
    piece: int
    hex_: Hex


def meant(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    """None too if that would be legal: then it was meant in another order."""
    if view.turn is None or view.turn != view.seat:
        return None
    try:
        action = meaning(path, last, view)
    except (ValueError, IndexError):  # names of nothing in the picture
        return None
    return None if action is None or action in known_part(view).actions() else action


def meaning(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    bird = bird_named(view, last)
    hex_ = hex_named(view, last, bird)
    if hex_ is not None and (bird is None or view.doing in ON_HEX or view.doing == "build"):
        return on_hex(path, hex_, view)
    if bird is not None:
        return on_bird(bird, view)
    if last == "off":
        first = bird_named(view, path[0]) if path else None
        return None if first is None else pushing(first, OFF)
    return on_thing(path, last, view)


# --- finding what was clicked ---------------------------------------------------------------------------------------------


def bird_named(view: KiwiView, name: str) -> Bird | None:
    for hex_ in view.hexes:
        copies = Counter[str]()
        for kiwi in hex_.kiwis:
            copies[kiwi] += 1
            if bird_id(kiwi, place_name(hex_), copies[kiwi]) == name:
                clan, _, piece = kiwi.partition("-")
                return Bird(clan, PIECES.index(piece), hex_)
    return None


def hex_named(view: KiwiView, name: str, bird: Bird | None) -> Hex | None:
    """The hex itself, or where the bird, the nest or the flag stands."""
    if bird is not None:
        return bird.hex_
    for hex_ in view.hexes:
        names = {hex_id(place_name(hex_)), f"flag-{place_name(hex_)}"}
        if hex_.nest and view.doing != "nest":
            names.add(nest_id(*hex_.nest.split("-", 1)))
        if name in names:
            return hex_
    return None


def cell(hex_: Hex) -> int:
    return cell_at(hex_.q, hex_.r)


def own_tokens(view: KiwiView, hex_: Hex) -> int:
    return tokens(hex_).get(actor(view).clan, 0)


# --- the island -------------------------------------------------------------------------------------------------------------


def on_hex(path: tuple[str, ...], hex_: Hex, view: KiwiView) -> int | None:
    if view.doing in ON_HEX:
        return ON_HEX[view.doing] + cell(hex_)
    if view.doing == "build":
        return building(view, nest_type(view, path), hex_)
    if view.doing in ("move", "push", "push-this"):
        return going(path, hex_, view)
    return codes.ACT_PLACE + cell(hex_)


def going(path: tuple[str, ...], hex_: Hex, view: KiwiView) -> int | None:
    """Somebody goes there: who was clicked first, or who must."""
    top = view.pending[-1]
    if view.doing == "push-this":
        pushed = Bird(view.sides[int(second_of(top))].clan, int(third_of(top)), view.hexes[int(first_of(top))])
        return pushing(pushed, cell(hex_))
    first = bird_named(view, path[0]) if path else None
    if first is None:
        return None
    if view.doing == "push":
        return pushing(first, cell(hex_))
    return codes.ACT_MOVE + PIECE * first.piece + FROM * cell(first.hex_) + cell(hex_)


def pushing(bird: Bird, end: int) -> int:
    return codes.ACT_PUSH + WHOSE * CLANS.index(bird.clan) + PIECE * bird.piece + FROM * cell(bird.hex_) + end


def on_bird(bird: Bird, view: KiwiView) -> int | None:
    start = FROM * cell(bird.hex_)
    if view.doing in ANY_KIWI:
        return ANY_KIWI[view.doing] + WHOSE * CLANS.index(bird.clan) + PIECE * bird.piece + start
    if view.doing in ("push", "push-this"):
        return None if is_pushed(bird, view) else pushing(bird, nearest(bird.hex_, view))
    piece = named_piece(bird, view)
    if piece is None:
        return None
    if view.doing in OWN_KIWI:
        return None if piece == LEADER else OWN_KIWI[view.doing] + PIECE * piece + start
    return codes.ACT_MOVE + PIECE * piece + start + cell(bird.hex_)


def is_pushed(bird: Bird, view: KiwiView) -> bool:
    """W23: whether it is the one that must be pushed now."""
    top = view.pending[-1]
    pushed = (view.sides[int(second_of(top))].clan, int(third_of(top))) if view.doing == "push-this" else None
    return pushed == (bird.clan, bird.piece) and view.hexes[int(first_of(top))] == bird.hex_


def nearest(hex_: Hex, view: KiwiView) -> int:
    """Somewhere to push to: a neighbour."""
    places = {(other.q, other.r) for other in view.hexes}
    return next(cell_at(hex_.q + q, hex_.r + r) for q, r in AROUND if (hex_.q + q, hex_.r + r) in places)


def named_piece(bird: Bird, view: KiwiView) -> int | None:
    """In actions with own kiwis the clan isn't said: another's is named by a kind of its size that one has none of there."""
    own = actor(view).clan
    if bird.clan == own:
        return bird.piece
    held = {PIECES.index(kiwi.partition("-")[2]) for kiwi in bird.hex_.kiwis if kiwi.startswith(f"{own}-")}
    if bird.piece == LEADER:
        return None if LEADER in held else LEADER
    size = bird.piece % 3
    kinds = (size, size + GROWN, size + MOVED, size + MOVED + GROWN)
    return next((kind for kind in kinds if not held & {kind, moved(kind)}), None)


def moved(kind: int) -> int:
    return kind if kind % GROWN >= MOVED else kind + MOVED


# --- nests --------------------------------------------------------------------------------------------------------------------


def nest_type(view: KiwiView, path: tuple[str, ...]) -> int:
    """The one clicked first; else one that isn't built twice."""
    for name in path:
        if name.startswith("nest-"):
            return NEST_TYPES.index(name.split("-")[2])
    built = Counter(nest.partition("-")[0] for nest in actor(view).nests)
    return next((number for number, kind in enumerate(NEST_TYPES) if built[kind] < 2), 0)


def building(view: KiwiView, kind: int, hex_: Hex | None = None) -> int:
    """Where it is not said where: on the hex that fits best."""
    spot = hex_ or max(view.hexes, key=lambda one: (fits_nest(view, one), own_tokens(view, one)))
    return codes.ACT_BUILD + PIECE * kind + cell(spot)


def fits_nest(view: KiwiView, hex_: Hex) -> bool:
    return hex_.nest is None and own_tokens(view, hex_) >= 2 and dominant(tokens(hex_)) == actor(view).clan


# --- cards, fruits, markers, the rest -----------------------------------------------------------------------------------------


def on_thing(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    kind, _, rest = last.partition("-")
    if last in ONE_THING:
        return ONE_THING[last]
    if kind in ("card", "use", "down"):
        return on_card(path, last, view)
    if kind in ("fruit", "marker"):
        return on_held(path, last, view)
    if kind in NAMED:
        names = WORDS[NAMED[kind]][1]
        return NAMED[kind] + names.index(rest) if rest in names else None
    if kind == "nest" and rest.startswith(actor(view).clan):
        nest = rest.partition("-")[2]
        if view.doing == "nest":
            return codes.ACT_NEST + NEST_NAMES.index(nest)
        return building(view, NEST_TYPES.index(nest.partition("-")[0]))
    return None


def on_card(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    """A card; a joker and what for; a card face down."""
    hand = actor(view).hand or ()
    if last in DOWN:
        return playing(hand[0], FACE_DOWN + DOWN.index(last)) if hand else None
    card, _, how = last.partition("-")[2].rpartition("-")
    if last.startswith("use-"):
        return playing(card, AS_NAMES.index(how))
    if path and path[0] in DOWN:
        return playing(card, FACE_DOWN + DOWN.index(path[0]))
    number = CARDS.index(card)
    return playing(card, AS_NAMES.index("gain") if number >= JOKER_A else number)


def playing(card: str, how: int) -> int:
    return codes.ACT_PLAY + 8 * CARDS.index(card) + how


def on_held(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    if view.doing in PAYING:
        return paying((*path, last))
    kind, name, _ = last.split("-")
    if kind == "fruit":
        return codes.ACT_GIVE_FRUIT + FRUITS.index(name)
    return marking(view, name) if view.doing == "mark" else codes.ACT_GIVE_MARKER + TERRAINS.index(name)


def paying(names: tuple[str, ...]) -> int | None:
    held = [name.split("-")[:2] for name in names]
    fruits = tuple(sorted(FRUITS.index(name) for kind, name in held if kind == "fruit"))
    markers = tuple(sorted(TERRAINS.index(name) for kind, name in held if kind == "marker"))
    if max(len(fruits), len(markers)) > MOST:
        return None
    return codes.ACT_PAY + 128 * PACKS.index(fruits) + PACKS.index(markers)


def marking(view: KiwiView, terrain: str) -> int | None:
    """A marker that fits nowhere: on the hex of its terrain where one has most."""
    hexes = [hex_ for hex_ in view.hexes if hex_.terrain == terrain]
    best = max(hexes, key=lambda hex_: (hex_.marker is None, own_tokens(view, hex_)), default=None)
    return None if best is None else codes.ACT_MARK + cell(best)
