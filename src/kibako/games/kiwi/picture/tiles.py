"""What the seat to act can choose by tiles beside what is asked: what lies on its clan board, and how a card is played."""

from __future__ import annotations

from collections.abc import Iterator

from kibako.engine.game import Tile
from kibako.engine.words import Text, text
from kibako.games.kiwi.data.components import BOX, FRUITS, NEST_TYPES, TERRAINS
from kibako.games.kiwi.notation.names import USES
from kibako.games.kiwi.notation.pieces import Nest
from kibako.games.kiwi.picture import cards
from kibako.games.kiwi.picture.clicks import asked
from kibako.games.kiwi.picture.ids import (
    ABILITY,
    DOWN_BUTTONS,
    RESERVE,
    ROW_OF_KIWIS,
    fruit_id,
    marker_id,
    nest_id,
    nest_space_id,
    space_id,
    use_id,
)
from kibako.games.kiwi.picture.symbols import printed, put, sign
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.text.words import benefit_words, leader_name, space_gain, yes
from kibako.games.kiwi.view import KiwiView, Side, nest_to_build
from kibako.kit.svg import WOOD, rect


def tiles(view: KiwiView) -> list[Tile]:
    if view.seat is None or view.doing == "over":
        return []
    side, acts = view.actor, asked(view).acts
    pays = codes.ACT_PAY in acts
    found = [*fruits(side, pays), *markers(side, pays)]
    if codes.ACT_PLAY in acts:
        found += [*uses(view, side), *face_down()]
    if codes.ACT_BUILD in acts:
        found += nests(side)
    if codes.ACT_SPACE in acts:
        found += spaces(view)
    if codes.ACT_NEST in acts:
        found += built_nests(side)
    return [*found, *of_clan_board(side)]


def tile(words: Text, drawing: str, ids: tuple[str, ...], *, held: int | None = None, stays: bool = False) -> Tile:
    return Tile(words, drawing, "-12 -12 24 24", None, ids, held, stays)


def fruits(side: Side, stays: bool) -> Iterator[Tile]:
    for colour, held in zip(FRUITS, side.fruits, strict=True):
        if held:
            ids = tuple(fruit_id(colour, copy + 1) for copy in range(held))
            yield tile(text("fruit", colour=colour), put(f"fruit-{colour}", 0, 0), ids, held=held, stays=stays)


def markers(side: Side, stays: bool) -> Iterator[Tile]:
    for terrain, held in zip(TERRAINS, side.markers or (), strict=False):
        if held:
            ids = tuple(marker_id(terrain, copy + 1) for copy in range(held))
            yield tile(text("marker", terrain=terrain), put(f"marker-{terrain}", 0, 0), ids, held=held, stays=stays)


def uses(view: KiwiView, side: Side) -> Iterator[Tile]:
    """What a joker is played as, once it is chosen."""
    for card in dict.fromkeys(one for one in side.hand or () if one.startswith("joker")):
        gain = cards.gain_of(view, card)
        for number, use in enumerate(USES):
            words = text("tile-gain", gain=benefit_words(gain)) if use == "gain" else text("tile-use", how=use)
            art = "fruit" if use == "gain" else use
            yield tile(words, sign(art, 0, 0, 10), (use_id(card, number),))._replace(ask=text("ask-joker"))


def face_down() -> Iterator[Tile]:
    for name in DOWN_BUTTONS:
        yield tile(text("tile-down", fruit=yes(name == "down-fruit")), put("mini-down", 0, 0, 1.5), (name,))


def nests(side: Side) -> Iterator[Tile]:
    for kind in NEST_TYPES:
        if sum(nest.startswith(kind) for nest in side.nests) < 2:
            nest = nest_to_build(side.nests, kind)
            drawing = put(f"nest-{side.clan}-{nest}", 0, 11, 0.36)
            yield tile(text("nest", nest=nest), drawing, (nest_id(Nest(side.clan, nest)),), stays=True)


def built_nests(side: Side) -> Iterator[Tile]:
    """Those whose season benefit can be taken (W43)."""
    for nest in side.nests:
        gain = next(one.season for one in BOX.nests if one.name == nest)
        words = text("tile-nest", nest=nest, gain=benefit_words(gain))
        yield tile(words, put(f"nest-{side.clan}-{nest}", 0, 11, 0.36), (nest_space_id(nest),))


def spaces(view: KiwiView) -> Iterator[Tile]:
    """The turn track (W80)."""
    for space in range(1, len(BOX.track) + 1):
        drawing = rect(-10, -10, 20, 20, 4, fill=WOOD) + printed(str(space), 0, 5.5, 15)
        words = text("tile-space", space=space, gives=benefit_words(space_gain(view, space)))
        yield tile(words, drawing, (space_id(space),))


def of_clan_board(side: Side) -> Iterator[Tile]:
    if side.leader is not None:
        yield tile(text("tile-ability", name=leader_name(side.leader)), put(f"crown-{side.clan}", 0, 6, 0.9), (ABILITY,))
    yield tile(text("tile-row"), put(f"bird-{side.clan}-1", 0, 10, 0.3), (ROW_OF_KIWIS,), held=side.row)
    yield tile(text("tile-reserve"), put(f"token-{side.clan}", 0, 0, 0.55), (RESERVE,), held=side.reserve)
