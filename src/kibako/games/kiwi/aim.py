"""Which things of a picture are clicked for an action."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Final

from kibako.engine.game import Aim
from kibako.games.kiwi import codes
from kibako.games.kiwi.actions import PIECES, WORDS, from_of, packs_of, piece_of, to_of, whose_of, write_place
from kibako.games.kiwi.cards import DOWN, card_ids, use_id
from kibako.games.kiwi.codes import FACE_DOWN, JOKER_A, OFF, TYPE
from kibako.games.kiwi.components import CARDS, CLANS, FRUITS, NEST_NAMES, NEST_TYPES, TERRAINS
from kibako.games.kiwi.places import bird_ids, hex_id, nest_id
from kibako.games.kiwi.view import KiwiView, Side, next_nest

ON_HEX: Final = (codes.ACT_SETTLE, codes.ACT_ASHORE, codes.ACT_GO, codes.ACT_PLACE)
OWN_KIWI: Final = (codes.ACT_BRING, codes.ACT_TAKE, codes.ACT_GROW, codes.ACT_REMOVE)
ANY_KIWI: Final = (codes.ACT_PULL, codes.ACT_FEED)
ONE_THING: Final = {codes.ACT_ABILITY: "ability", codes.ACT_ROW: "row", codes.ACT_RESERVE: "reserve"}


def aim(action: int, view: KiwiView) -> Aim:
    """Every way to click it; none for what has no place on the table: to stop, and to choose a bonus."""
    kind = action - action % TYPE
    if kind in ONE_THING:
        return ((ONE_THING[kind],),)
    if kind in ON_HEX:
        return ((hex_id(write_place(action - kind)),),)
    if kind in OWN_KIWI:
        return one_each(birds(view, actor(view).clan, action))
    if kind in ANY_KIWI:
        return one_each(birds(view, CLANS[whose_of(action)], action))
    return aim_moving(kind, action, view)


def actor(view: KiwiView) -> Side:
    assert view.turn is not None
    return view.sides[view.turn]


def one_each(names: list[str]) -> Aim:
    return tuple((name,) for name in names)


def birds(view: KiwiView, clan: str, action: int) -> list[str]:
    """Those that are alike can all be clicked."""
    return bird_ids(view, f"{clan}-{PIECES[piece_of(action)]}", write_place(from_of(action)))


def aim_moving(kind: int, action: int, view: KiwiView) -> Aim:
    """Somebody, then where to; if there is only one to push, only where to."""
    end = "off" if to_of(action) == OFF else hex_id(write_place(to_of(action)))
    if kind == codes.ACT_MOVE:
        return tuple((bird, end) for bird in birds(view, actor(view).clan, action))
    if kind == codes.ACT_PUSH:
        if view.doing == "push-this":
            return ((end,),)
        return tuple((bird, end) for bird in birds(view, CLANS[whose_of(action)], action))
    if kind == codes.ACT_BUILD:
        return ((nest_id(actor(view).clan, next_nest(actor(view).nests, NEST_TYPES[piece_of(action)])), end),)
    return aim_things(kind, action, view)


def aim_things(kind: int, action: int, view: KiwiView) -> Aim:
    number = action - kind
    if kind == codes.ACT_PLAY:
        return aim_card(view, CARDS[number >> 3], number & 7)
    if kind == codes.ACT_PAY:
        return payment(*packs_of(action))
    if kind == codes.ACT_GIVE_FRUIT:
        return one_each([f"fruit-{FRUITS[number]}-{i + 1}" for i in range(actor(view).fruits[number])])
    if kind == codes.ACT_GIVE_MARKER:
        return one_each([f"marker-{TERRAINS[number]}-{i + 1}" for i in range((actor(view).markers or (0,) * 4)[number])])
    if kind == codes.ACT_MARK:
        return aim_mark(view, write_place(number))
    return aim_named(kind, number, view)


def aim_named(kind: int, number: int, view: KiwiView) -> Aim:
    if kind == codes.ACT_LEADER:
        return ((f"lead-{WORDS[kind][1][number]}",),)
    if kind == codes.ACT_SPACE:
        return ((f"space-{number + 1}",),)
    if kind == codes.ACT_NEST:
        nest = NEST_NAMES[number]
        return ((nest_id(actor(view).clan, nest),), (f"nestspace-{nest}",))
    if kind == codes.ACT_PRIZE:
        return ((f"season-{WORDS[kind][1][number]}",),)
    return ()


def aim_card(view: KiwiView, card: str, played: int) -> Aim:
    """The card; for a joker then what for; to play it face down, that first."""
    held = [name for one, name in card_ids(actor(view).hand or ()) if one == card]
    if played >= FACE_DOWN:
        return tuple((DOWN[played - FACE_DOWN], name) for name in held)
    if CARDS.index(card) >= JOKER_A:
        return tuple((name, use_id(card, played)) for name in held)
    return one_each(held)


def payment(fruits: tuple[int, ...], markers: tuple[int, ...]) -> Aim:
    """What is paid, in any order; of things that are alike the first ones."""
    kinds = [*(f"fruit-{FRUITS[colour]}" for colour in fruits), *(f"marker-{TERRAINS[terrain]}" for terrain in markers)]
    return tuple(numbered(order) for order in sorted(set(permutations(kinds))))


def numbered(kinds: tuple[str, ...]) -> tuple[str, ...]:
    copies, found = Counter[str](), []
    for kind in kinds:
        copies[kind] += 1
        found.append(f"{kind}-{copies[kind]}")
    return tuple(found)


def aim_mark(view: KiwiView, place: str) -> Aim:
    """The hex; or first the marker, to see where it fits."""
    terrain = next(hex_.terrain for hex_ in view.hexes if f"{hex_.q},{hex_.r}" == place)
    copies = (actor(view).markers or (0,) * 4)[TERRAINS.index(terrain)]
    return ((hex_id(place),), *((f"marker-{terrain}-{i + 1}", hex_id(place)) for i in range(copies)))
