"""Clicks: which things of a picture are clicked for an action, and which action a click in vain stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from typing import Final, NamedTuple

from kibako.engine.game import ClickPaths
from kibako.games.kiwi.data.components import CARDS, CLANS, FRUITS, NEST_NAMES, NEST_TYPES, TERRAINS
from kibako.games.kiwi.notation.actions import (
    PLACING,
    WITH_OWN_KIWI,
    action_named,
    end_of,
    kiwi_of,
    name_in,
    packs_of,
    payment,
    play_of,
    start_of,
)
from kibako.games.kiwi.notation.decisions import (
    KIND,
    ON_ANY_KIWI,
    ON_FRUIT,
    ON_HEX,
    ON_LEADER_CARD,
    ON_MARKER,
    ON_OWN_KIWI,
    ON_OWN_NEST,
    ON_SEASON_CARD,
    ON_TRACK_SPACE,
    Kind,
)
from kibako.games.kiwi.notation.names import USES
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, Kiwi, Nest
from kibako.games.kiwi.notation.places import around, cell_of
from kibako.games.kiwi.picture.ids import (
    ABILITY,
    DOWN_BUTTONS,
    RESERVE,
    ROW_OF_KIWIS,
    SEA,
    bird_id,
    bird_ids,
    card_ids,
    flag_id,
    fruit_id,
    hex_id,
    leader_id,
    marker_id,
    nest_id,
    nest_space_id,
    season_id,
    space_id,
    use_id,
)
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.codes import (
    FACE_DOWN,
    FROM,
    GROWN,
    JOKER_A,
    LEADER,
    MOVED,
    OFF,
    PIECE,
    WHOSE,
    act_of,
    card_of,
    number_of,
    piece_of,
    use_of,
)
from kibako.games.kiwi.view import Hex, KiwiView, known_part, nest_to_build

Ids = list[str]


def asked(view: KiwiView) -> Kind:
    return KIND[view.doing]


# --- what to click ----------------------------------------------------------------------------------------------------


def click_paths(action: int, view: KiwiView) -> ClickPaths:
    """Every way to click it; none for what has no place on the table: to stop, and to choose a bonus."""
    act = act_of(action)
    if act in PATHS:
        return PATHS[act](action, view)
    return tuple(product(*(CLICKED_IDS[thing](action, view) for thing in asked(view).clicked)))


def own_birds(action: int, view: KiwiView) -> Ids:
    """Those that are alike can all be clicked."""
    return bird_ids(view, KIWIS_BY_CLAN[view.actor.clan][piece_of(action)], start_of(action))


def any_birds(action: int, view: KiwiView) -> Ids:
    return bird_ids(view, kiwi_of(action), start_of(action))


def fruit_ids(action: int, view: KiwiView) -> Ids:
    return [fruit_id(name_in(action), copy + 1) for copy in range(view.actor.fruits[number_of(action)])]


def marker_ids(terrain: str, view: KiwiView) -> Ids:
    held = (view.actor.markers or (0,) * len(TERRAINS))[TERRAINS.index(terrain)]
    return [marker_id(terrain, copy + 1) for copy in range(held)]


def nest_on_board(action: int, view: KiwiView) -> Ids:
    nest = nest_to_build(view.actor.nests, NEST_TYPES[piece_of(action)])
    return [nest_id(Nest(view.actor.clan, nest))]


CLICKED_IDS: Final[dict[str, Callable[[int, KiwiView], Ids]]] = {
    ON_HEX: lambda action, _view: [hex_id(end_of(action))],
    ON_OWN_KIWI: own_birds,
    ON_ANY_KIWI: any_birds,
    ON_OWN_NEST: nest_on_board,
    ON_LEADER_CARD: lambda action, _view: [leader_id(name_in(action))],
    ON_TRACK_SPACE: lambda action, _view: [space_id(name_in(action))],
    ON_SEASON_CARD: lambda action, _view: [season_id(name_in(action))],
    ON_FRUIT: fruit_ids,
    ON_MARKER: lambda action, view: marker_ids(name_in(action), view),
}
"""The ids of which one is clicked, for each thing that a decision has clicked."""


def card_paths(action: int, view: KiwiView) -> ClickPaths:
    """The card; for a joker then what for; to play it face down, that first, and with a joker also after."""
    card, use = int(card_of(action)), int(use_of(action))
    held = [name for one, name in card_ids(view.actor.hand or ()) if one == CARDS[card]]
    if use >= FACE_DOWN:
        down = DOWN_BUTTONS[use - FACE_DOWN]
        orders = ((down, name) for name in held)
        return (*orders, *((name, down) for name in held)) if card >= JOKER_A else tuple(orders)
    if card >= JOKER_A:
        return tuple((name, use_id(CARDS[card], use)) for name in held)
    return tuple((name,) for name in held)


def payment_paths(action: int, _view: KiwiView) -> ClickPaths:
    """What is paid, in any order; of things that are alike the first ones."""
    colours, terrains = packs_of(action)
    kinds = [*(f"fruit-{FRUITS[colour]}" for colour in colours), *(f"marker-{TERRAINS[terrain]}" for terrain in terrains)]
    return tuple(counted_off(order) for order in sorted(set(permutations(kinds))))


def counted_off(kinds: tuple[str, ...]) -> tuple[str, ...]:
    copies, found = Counter[str](), []
    for kind in kinds:
        copies[kind] += 1
        found.append(f"{kind}-{copies[kind]}")
    return tuple(found)


def mark_paths(action: int, view: KiwiView) -> ClickPaths:
    """The hex; or first the marker, to see where it fits."""
    place = end_of(action)
    hex_ = view.hex_at(place)
    held = marker_ids(hex_.terrain, view) if hex_ else []
    return ((hex_id(place),), *((marker, hex_id(place)) for marker in held))


def nest_paths(action: int, view: KiwiView) -> ClickPaths:
    """The nest on the island, or its space on the clan board."""
    nest = name_in(action)
    return ((nest_id(Nest(view.actor.clan, nest)),), (nest_space_id(nest),))


ALONE: Final = {codes.ACT_ABILITY: ABILITY, codes.ACT_ROW: ROW_OF_KIWIS, codes.ACT_RESERVE: RESERVE}
"""Actions that are one thing's."""


def alone(action: int, _view: KiwiView) -> ClickPaths:
    return ((ALONE[act_of(action)],),)


def nothing(_action: int, _view: KiwiView) -> ClickPaths:
    return ()


PATHS: Final[dict[int, Callable[[int, KiwiView], ClickPaths]]] = {
    codes.ACT_DONE: nothing,
    codes.ACT_BONUS: nothing,
    codes.ACT_PLAY: card_paths,
    codes.ACT_PAY: payment_paths,
    codes.ACT_MARK: mark_paths,
    codes.ACT_NEST: nest_paths,
    **dict.fromkeys(ALONE, alone),
}
"""Actions that can be clicked in more ways than one, or not at all."""


# --- what a click stands for ------------------------------------------------------------------------------------------


class Bird(NamedTuple):
    kiwi: Kiwi
    hex_: Hex


def action_for_click(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    """The action that somebody meant who clicked in vain, so that it can be told why it isn't allowed.

    None too if that would be legal: then it was meant in another order.
    """
    if view.turn is None or view.turn != view.seat:
        return None
    try:
        action = meaning(path, last, view)
    except (ValueError, KeyError, IndexError):  # names of nothing in the picture
        return None
    return None if action is None or action in known_part(view).actions() else action


def meaning(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    bird = bird_named(view, last)
    hex_ = bird.hex_ if bird else hex_named(view, last)
    if hex_ is not None and (bird is None or is_about_hexes(view)):
        return on_hex(path, hex_, view)
    if bird is not None:
        return on_bird(bird, view)
    if last == SEA:
        first = bird_named(view, path[0]) if path else None
        return None if first is None else pushing(first, OFF)
    return on_thing(path, last, view)


def is_about_hexes(view: KiwiView) -> bool:
    """Whether a click on whoever stands in a hex is one on the hex."""
    return bool({*PLACING, codes.ACT_BUILD} & {*asked(view).acts})


def bird_named(view: KiwiView, name: str) -> Bird | None:
    for hex_ in view.hexes:
        copies = Counter[Kiwi]()
        for kiwi in hex_.kiwis:
            copies[kiwi] += 1
            if bird_id(kiwi, hex_.place, copies[kiwi]) == name:
                return Bird(kiwi, hex_)
    return None


def hex_named(view: KiwiView, name: str) -> Hex | None:
    """The hex itself, or where the nest or the flag stands."""
    for hex_ in view.hexes:
        if name in (hex_id(hex_.place), flag_id(hex_.place)):
            return hex_
        if hex_.nest and view.doing != "nest" and name == nest_id(hex_.nest):
            return hex_
    return None


def cell(hex_: Hex) -> int:
    return cell_of(hex_.place)


def own_tokens(view: KiwiView, hex_: Hex) -> int:
    assert view.turn is not None
    return hex_.tokens[view.turn]


# --- the island -------------------------------------------------------------------------------------------------------------


def on_hex(path: tuple[str, ...], hex_: Hex, view: KiwiView) -> int | None:
    acts = asked(view).acts
    if acts[-1] in PLACING:
        return acts[-1] + cell(hex_)
    if codes.ACT_BUILD in acts:
        return building(view, nest_type(view, path), hex_)
    if codes.ACT_MOVE in acts or codes.ACT_PUSH in acts:
        return going(path, hex_, view)
    return codes.ACT_PLACE + cell(hex_)


def going(path: tuple[str, ...], hex_: Hex, view: KiwiView) -> int | None:
    """Somebody goes there: who was clicked first, or who must; else whoever could, or the nearest of one's own."""
    bird = who_must(view) or (bird_named(view, path[0]) if path else None) or likeliest(hex_, view)
    if bird is None:
        return None
    if codes.ACT_PUSH in asked(view).acts:
        return pushing(bird, cell(hex_))
    return codes.ACT_MOVE + PIECE * bird.kiwi.number + FROM * cell(bird.hex_) + cell(hex_)


def likeliest(hex_: Hex, view: KiwiView) -> Bird | None:
    """If somebody moves now, one of one's own that can go to a hex; else any that can move."""
    moves = [action for action in known_part(view).actions() if act_of(action) == codes.ACT_MOVE]
    best = next((action for action in moves if end_of(action) == hex_.place), moves[0] if moves else None)
    start = None if best is None else view.hex_at(start_of(best))
    return None if best is None or start is None else Bird(KIWIS_BY_CLAN[view.actor.clan][piece_of(best)], start)


def who_must(view: KiwiView) -> Bird | None:
    """W23: the kiwi that must be pushed now, if there is no choice."""
    decision = view.decision
    if decision is None or decision.kiwi is None or decision.place is None:
        return None
    hex_ = view.hex_at(decision.place)
    return None if hex_ is None else Bird(decision.kiwi, hex_)


def any_kiwi(act: int, bird: Bird) -> int:
    return act + WHOSE * CLANS.index(bird.kiwi.clan) + PIECE * bird.kiwi.number + FROM * cell(bird.hex_)


def pushing(bird: Bird, end: int) -> int:
    return any_kiwi(codes.ACT_PUSH, bird) + end


def on_bird(bird: Bird, view: KiwiView) -> int | None:
    kind = asked(view)
    if codes.ACT_PUSH in kind.acts:
        return None if bird == who_must(view) else pushing(bird, nearest(bird.hex_, view))
    if ON_ANY_KIWI in kind.clicked:
        return any_kiwi(kind.acts[-1], bird)
    piece = named_piece(bird, view)
    if piece is None:
        return None
    if kind.acts[-1] in WITH_OWN_KIWI:
        return None if piece == LEADER else kind.acts[-1] + PIECE * piece + FROM * cell(bird.hex_)
    return codes.ACT_MOVE + PIECE * piece + FROM * cell(bird.hex_) + cell(bird.hex_)


def nearest(hex_: Hex, view: KiwiView) -> int:
    """Somewhere to push to: a neighbour."""
    places = {other.place for other in view.hexes}
    return next(cell_of(place) for place in around(hex_.place) if place in places)


def named_piece(bird: Bird, view: KiwiView) -> int | None:
    """In actions with own kiwis the clan isn't said: another's is named by a kind of its size that one has none of there."""
    own = view.actor.clan
    if bird.kiwi.clan == own:
        return bird.kiwi.number
    held = {kiwi.number for kiwi in bird.hex_.kiwis if kiwi.clan == own}
    if bird.kiwi.is_leader:
        return None if LEADER in held else LEADER
    size = bird.kiwi.number % 3
    kinds = (size, size + GROWN, size + MOVED, size + MOVED + GROWN)
    return next((kind for kind in kinds if not held & {kind, once_moved(kind)}), None)


def once_moved(kind: int) -> int:
    return kind if kind % GROWN >= MOVED else kind + MOVED


# --- nests --------------------------------------------------------------------------------------------------------------------


def nest_type(view: KiwiView, path: tuple[str, ...]) -> int:
    """The one clicked first; else one that isn't built twice."""
    for name in path:
        if name.startswith("nest-"):
            return NEST_TYPES.index(name.split("-")[2])
    built = Counter(NEST_NAMES.index(nest) // 2 for nest in view.actor.nests)
    return next((number for number in range(len(NEST_TYPES)) if built[number] < 2), 0)


def building(view: KiwiView, kind: int, hex_: Hex | None = None) -> int:
    """Where it is not said where: on the hex that fits best."""
    spot = hex_ or max(view.hexes, key=lambda one: (fits_nest(view, one), own_tokens(view, one)))
    return codes.ACT_BUILD + PIECE * kind + cell(spot)


def fits_nest(view: KiwiView, hex_: Hex) -> bool:
    return hex_.nest is None and own_tokens(view, hex_) >= 2 and hex_.dominant == view.actor.clan


def on_nest(nest: str, view: KiwiView) -> int:
    if view.doing == "nest":
        return codes.ACT_NEST + NEST_NAMES.index(nest)
    return building(view, NEST_NAMES.index(nest) // 2)


# --- cards, fruits, markers, the rest -----------------------------------------------------------------------------------------

NAMED: Final = {"space": codes.ACT_SPACE, "season": codes.ACT_PRIZE, "lead": codes.ACT_LEADER, "nestspace": codes.ACT_NEST}
"""Things whose ids end in the name that an action has for them."""


def on_thing(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    kind, _, rest = last.partition("-")
    for act, name in ALONE.items():
        if last == name:
            return act
    if kind in ("card", "use", "down"):
        return on_card(path, last, view)
    if kind in ("fruit", "marker"):
        return on_held(path, last, view)
    if kind in NAMED:
        return action_named(NAMED[kind], rest)
    if kind == "nest" and rest.startswith(view.actor.clan):
        return on_nest(rest.partition("-")[2], view)
    return None


def on_card(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    """A card; a joker and what for; a card face down."""
    hand = view.actor.hand or ()
    if last in DOWN_BUTTONS:
        chosen = path[0].split("-", 1)[1].rpartition("-")[0] if path and path[0].startswith("card-") else ""
        return play_of(chosen or hand[0], FACE_DOWN + DOWN_BUTTONS.index(last)) if hand else None
    card, _, how = last.partition("-")[2].rpartition("-")
    if last.startswith("use-"):
        return play_of(card, USES.index(how))
    if path and path[0] in DOWN_BUTTONS:
        return play_of(card, FACE_DOWN + DOWN_BUTTONS.index(path[0]))
    number = CARDS.index(card)
    return play_of(card, codes.AS_GAIN if number >= JOKER_A else number)


def on_held(path: tuple[str, ...], last: str, view: KiwiView) -> int | None:
    if codes.ACT_PAY in asked(view).acts:
        return paying((*path, last))
    kind, name, _ = last.split("-")
    if kind == "fruit":
        return codes.ACT_GIVE_FRUIT + FRUITS.index(name)
    return marking(view, name) if codes.ACT_MARK in asked(view).acts else codes.ACT_GIVE_MARKER + TERRAINS.index(name)


def paying(names: tuple[str, ...]) -> int | None:
    held = [name.split("-")[:2] for name in names]
    colours = [FRUITS.index(name) for kind, name in held if kind == "fruit"]
    return payment(colours, [TERRAINS.index(name) for kind, name in held if kind == "marker"])


def marking(view: KiwiView, terrain: str) -> int | None:
    """A marker that fits nowhere: on the hex of its terrain where one has most."""
    hexes = [hex_ for hex_ in view.hexes if hex_.terrain == terrain]
    best = max(hexes, key=lambda hex_: (hex_.marker is None, own_tokens(view, hex_)), default=None)
    return None if best is None else codes.ACT_MARK + cell(best)
