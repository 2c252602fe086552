"""Why an action is not allowed, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kibako.engine.game import Refusal
from kibako.engine.words import text
from kibako.games.kiwi.data.components import CARDS, CLANS, NEST_TYPES, TERRAINS
from kibako.games.kiwi.notation.actions import name_in, packs_of
from kibako.games.kiwi.notation.decisions import COST_NUMBERS, KIND, Decision, Kind, decision_of
from kibako.games.kiwi.notation.names import USES
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN
from kibako.games.kiwi.notation.places import place_in
from kibako.games.kiwi.rules import building, codes
from kibako.games.kiwi.rules.board import (
    count_of,
    is_moved,
    size_of,
)
from kibako.games.kiwi.rules.codes import (
    COLOURS,
    FACE_DOWN_FRUIT,
    LEADER,
    MOVED,
    OFF,
    act_of,
    card_of,
    from_of,
    number_of,
    piece_of,
    to_of,
    use_of,
    whose_of,
)
from kibako.games.kiwi.rules.feeding import can_be_fed
from kibako.games.kiwi.rules.hexes import NO_HEX, distance
from kibako.games.kiwi.rules.paying import DIFFERENT, can_pay, fits_cost
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.text.citations import COST_RULES
from kibako.games.kiwi.text.words import led, payment_words


class Case(NamedTuple):
    """An action that isn't legal, though it is of a type that is asked for."""

    s: KiwiState
    asked: Decision
    action: int

    @property
    def kind(self) -> Kind:
        return KIND[self.asked.kind]

    @property
    def rule(self) -> str:
        return self.kind.rules[0]

    @property
    def side(self) -> int:
        return self.asked.seat

    @property
    def owner(self) -> int:
        """Whose kiwi the action names; -1 if that clan doesn't play."""
        return int(self.s.side_of_clan(whose_of(self.action)))

    @property
    def piece(self) -> int:
        return int(piece_of(self.action))

    @property
    def start(self) -> int:
        return int(self.s.hex_in(from_of(self.action)))

    @property
    def end(self) -> int:
        """NO_HEX too if it is the sea."""
        return NO_HEX if to_of(self.action) == OFF else int(self.s.hex_in(to_of(self.action)))


def refuse(s: KiwiState, action: int) -> Refusal:
    asked = decision_of(s)
    assert asked is not None
    case = Case(s, asked, action)
    act = act_of(action)
    if act in case.kind.acts and act in REASONS:
        return REASONS[act](case)
    return _not_now(case)


def _not_now(case: Case) -> Refusal:
    return _no(f"not-now-{case.asked.kind}", case.rule, count=case.asked.count)


def _no(key: str, rule: str, **args: object) -> Refusal:
    return Refusal(text(key, **args), rule)


# --- hexes and kiwis -------------------------------------------------------------------------------------------------


def _off_island(case: Case, *cells: int) -> Refusal | None:
    for cell in cells:
        if cell != OFF and case.s.hex_in(cell) == NO_HEX:
            return _no("not-on-island", "W5")
    return None


def _start_off_island(case: Case) -> Refusal | None:
    return _off_island(case, from_of(case.action))


def _end_off_island(case: Case) -> Refusal | None:
    return _off_island(case, to_of(case.action))


def _is_there(s: KiwiState, side: int, piece: int, hex_: int) -> bool:
    if side < 0:
        return False
    return s.leader_at[side] == hex_ if piece == LEADER else count_of(s.kiwis_at(hex_, side), piece) > 0


def _has_moved(s: KiwiState, side: int, piece: int, hex_: int) -> bool:
    if piece == LEADER:
        return s.leader_at[side] == hex_ and bool(s.leader_has_moved >> side & 1)
    marked = piece if is_moved(piece) else piece + MOVED
    return not (_is_there(s, side, piece, hex_) and piece != marked) and _is_there(s, side, marked, hex_)


def _missing(case: Case) -> Refusal | None:
    """An action with a kiwi of one's own: whether there is one; if not, another clan's of that size may stand there."""
    if _is_there(case.s, case.side, case.piece, case.start):
        return None
    kinds = (LEADER,) if case.piece == LEADER else [kind for kind in range(LEADER) if kind % 3 == case.piece % 3]
    rivals = [side for side in range(int(case.s.sides)) if side != case.side]
    others = any(_is_there(case.s, side, kind, case.start) for side in rivals for kind in kinds)
    return _no("not-your-kiwi" if others else "no-such-kiwi", case.rule)


def _no_own_kiwi(case: Case) -> Refusal | None:
    return _start_off_island(case) or _missing(case)


def _no_kiwi(case: Case) -> Refusal | None:
    """An action with anybody's kiwi: whether there is one."""
    there = _is_there(case.s, case.owner, case.piece, case.start)
    return None if there else _no("no-such-kiwi", case.rule)


def _not_adjacent(rule: str) -> Refusal:
    return _no("not-adjacent", rule)


def _on_hex(key: str) -> Reason:
    """An action on a hex: it is on the island, but doesn't fit."""
    return lambda case: _end_off_island(case) or _no(key, case.rule)


# --- by type of action -----------------------------------------------------------------------------------------------


def _leader(case: Case) -> Refusal:
    return _no("not-leader", case.rule, **led(int(number_of(case.action))))


def _settle(case: Case) -> Refusal:
    return _on_hex("not-empty" if case.kind.name == "settle-leader" else "not-without")(case)


def _space(case: Case) -> Refusal:
    space = int(number_of(case.action)) + 1
    if case.s.last_space[case.side] == space:
        return _no("not-last-space", "W82", space=space)
    return _no("not-free-space", "W81", space=space)


def _play(case: Case) -> Refusal:
    card, use = int(card_of(case.action)), int(use_of(case.action))
    if not case.s.hand[case.side] >> 4 * card & 15:
        return _no("not-in-hand", "W32", card=CARDS[card])
    if use == FACE_DOWN_FRUIT:
        return _no("no-fruit-left", "W3")
    return _no("does-nothing", "W33", how=_idle(case, USES[use]))


def _idle(case: Case, use: str) -> str:
    """For what a card can't be played, told more closely for a Build."""
    if use != "build":
        return use
    return "build-hex" if building.can_pay_any(case.s, case.side) else "build-pay"


def _ability(case: Case) -> Refusal:
    if case.s.used >> case.side & 1:
        return _no("ability-used", "W41")
    return _no("leader-has-moved", "W40") if case.s.leader_has_moved >> case.side & 1 else _no("no-ability", "W41")


def _move(case: Case) -> Refusal:
    outside = _start_off_island(case) or _end_off_island(case)
    if outside:
        return outside
    if _has_moved(case.s, case.side, case.piece, case.start):
        return _no("leader-has-moved" if case.piece == LEADER else "has-moved", "W40")
    return _missing(case) or _not_adjacent("W37")


def _push(case: Case) -> Refusal:
    return (
        (_start_off_island(case) or _end_off_island(case))
        or _not_pushed_from(case)
        or _not_pushed(case)
        or _not_pushed_to(case)
        or _no("not-pusher", "W38")
    )


def _not_pushed_from(case: Case) -> Refusal | None:
    if case.asked.place != place_in(from_of(case.action)):
        return _no("not-from-here", "W23")
    there = _is_there(case.s, case.owner, case.piece, case.start)
    return None if there else _no("no-such-kiwi", "W23")


def _not_pushed(case: Case) -> Refusal | None:
    """Another one must be pushed, or it is too big."""
    if case.kind.name == "push-this":
        named = KIWIS_BY_CLAN[CLANS[whose_of(case.action)]][case.piece]
        return None if named == case.asked.kiwi else _no("not-this-kiwi", "W23")
    return _no("not-small-enough", "W38") if size_of(case.piece) > case.asked.biggest else None


def _not_pushed_to(case: Case) -> Refusal | None:
    if to_of(case.action) == OFF:
        return None if case.s.is_coast(case.start) else _no("not-coast", "W23")
    near = distance(case.s.base + case.start, case.s.base + case.end) == 1
    return None if near else _not_adjacent("W23")


def _bring(case: Case) -> Refusal:
    return _no_own_kiwi(case) or _no("not-companion", case.rule)


def _pull(case: Case) -> Refusal:
    return _start_off_island(case) or _no("not-pulled", case.rule)


def _feed(case: Case) -> Refusal:
    outside = _start_off_island(case)
    if outside:
        return outside
    if case.piece == LEADER:
        return _no("not-a-leader", "W34")
    price = int(size_of(case.piece)) + 1
    missing = _no_kiwi(case)
    if missing:
        return missing
    if not can_pay(case.s, case.side, DIFFERENT, price):
        return _no("not-affordable-feed", "W34", count=price)
    assert not can_be_fed(case.s, case.owner, case.piece)
    return _no("no-token-left", "W35")


def _pay(case: Case) -> Refusal:
    cost, count = case.asked.cost, case.asked.count
    fruits, markers = packs_of(case.action)
    price = payment_words(fruits, markers)
    if len(fruits) + len(markers) == count and fits_cost(COST_NUMBERS[cost], fruits, int(case.s.clan[case.side])):
        return _no("not-held", "W20", price=price)
    rule = "W20" if cost == "any" else COST_RULES[cost]
    return _no("not-payment", rule, cost=cost, count=count, price=price)


def _take(case: Case) -> Refusal:
    return _no_own_kiwi(case) or _no("not-this-token", case.rule)


def _build(case: Case) -> Refusal:
    return _end_off_island(case) or _no_ground(case) or _no_nest_left(case)


def _no_ground(case: Case) -> Refusal | None:
    """W42: no nest, two own tokens, dominance."""
    s = case.s
    if s.nest[case.end] > 0:
        return _no("has-nest", "W42")
    if s.tokens(case.end, case.side) < 2:
        return _no("few-tokens", "W42")
    return None if s.dominates(case.end, case.side) else _no("not-dominated", "W42")


def _no_nest_left(case: Case) -> Refusal:
    nest = int(building.next_nest(case.s, case.side, case.piece))
    if nest < 0:
        return _no("both-built", "W42", nest=NEST_TYPES[case.piece])
    return _no("not-affordable-nest", "W42", count=int(building.cost_of(nest)))


def _grow(case: Case) -> Refusal:
    return _no_own_kiwi(case) or _no("not-growing", case.rule, size=str(int(size_of(case.piece))))


def _nest(case: Case) -> Refusal:
    return _no("not-this-nest", case.rule, nest=name_in(case.action))


def _remove(case: Case) -> Refusal:
    return _no_own_kiwi(case) or _no("no-such-kiwi", case.rule)


def _mark(case: Case) -> Refusal:
    outside = _end_off_island(case)
    if outside:
        return outside
    s, hex_ = case.s, case.end
    if s.mark[hex_] > 0:
        return _no("has-marker", "W55")
    if s.markers[COLOURS * case.side + s.terrain[hex_]] == 0:
        return _no("no-marker", "W55", terrain=TERRAINS[s.terrain[hex_]])
    return _no("not-affordable-marker", "W70") if s.dominates(hex_, case.side) else _no("not-dominated", "W55")


def _prize(case: Case) -> Refusal:
    return _no("not-this-card", case.rule, card=name_in(case.action))


def _always(key: str) -> Reason:
    return lambda case: _no(key, case.rule)


Reason = Callable[[Case], Refusal]

REASONS: Final[dict[int, Reason]] = {
    codes.ACT_LEADER: _leader,
    codes.ACT_SETTLE: _settle,
    codes.ACT_SPACE: _space,
    codes.ACT_PLAY: _play,
    codes.ACT_MOVE: _move,
    codes.ACT_ABILITY: _ability,
    codes.ACT_PUSH: _push,
    codes.ACT_ASHORE: _on_hex("not-a-shore"),
    codes.ACT_GO: _on_hex("not-a-way"),
    codes.ACT_BRING: _bring,
    codes.ACT_PULL: _pull,
    codes.ACT_FEED: _feed,
    codes.ACT_PAY: _pay,
    codes.ACT_TAKE: _take,
    codes.ACT_BUILD: _build,
    codes.ACT_PLACE: _on_hex("no-own-kiwi"),
    codes.ACT_GROW: _grow,
    codes.ACT_NEST: _nest,
    codes.ACT_GIVE_FRUIT: _always("not-yours"),
    codes.ACT_GIVE_MARKER: _always("not-yours"),
    codes.ACT_REMOVE: _remove,
    codes.ACT_MARK: _mark,
    codes.ACT_ROW: _always("row-empty"),
    codes.ACT_RESERVE: _always("reserve-empty"),
    codes.ACT_PRIZE: _prize,
}
