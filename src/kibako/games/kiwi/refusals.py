"""Why an action is not allowed, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kibako.engine.game import Refusal
from kibako.engine.words import text
from kibako.games.kiwi import building, codes
from kibako.games.kiwi.actions import AS_NAMES, WORDS, from_of, packs_of, piece_of, to_of, whose_of, write_place
from kibako.games.kiwi.codes import ACT_DONE, ACT_PLAY, COLOURS, FACE_DOWN_FRUIT, LEADER, MOVED, OFF, TYPE
from kibako.games.kiwi.components import CARDS, NEST_TYPES, TERRAINS
from kibako.games.kiwi.feeding import can_be_fed
from kibako.games.kiwi.island import NO_HEX, distance
from kibako.games.kiwi.paying import DIFFERENT, MOVE_FRUITS, SAME, can_pay, fits_cost
from kibako.games.kiwi.play import KiwiState
from kibako.games.kiwi.position import FRAMES
from kibako.games.kiwi.state import count_of, first_of, fourth_of, is_moved, kind_of, second_of, side_of, size_of, third_of
from kibako.games.kiwi.words import COSTS, led, payment_words

# What may be done in each decision, and the rule that says so.
EXPECTED: Final = {
    codes.CHOOSE_LEADER: ((codes.ACT_LEADER,), "W11"),
    codes.SETTLE_LEADER: ((codes.ACT_SETTLE,), "W15"),
    codes.SETTLE: ((codes.ACT_SETTLE,), "W15"),
    codes.SETTLE_BIG: ((codes.ACT_GROW,), "W15"),
    codes.CHOOSE_SPACE: ((codes.ACT_SPACE,), "W81"),
    codes.CHOOSE_CARD: ((codes.ACT_PLAY,), "W32"),
    codes.CHOOSE_MOVE: ((codes.ACT_MOVE, codes.ACT_ABILITY), "W37"),
    codes.PAY_MOVE: ((codes.ACT_PAY,), "W39"),
    codes.CHOOSE_PUSH: ((codes.ACT_PUSH,), "W38"),
    codes.PUSH_THIS: ((codes.ACT_PUSH,), "W23"),
    codes.PUT_ASHORE: ((codes.ACT_ASHORE,), "W23"),
    codes.CHOOSE_WAY: ((codes.ACT_GO,), "W41"),
    codes.BRING: ((codes.ACT_BRING,), "W9"),
    codes.PULL: ((codes.ACT_PULL,), "W9"),
    codes.CHOOSE_FEED: ((codes.ACT_FEED,), "W34"),
    codes.PAY: ((codes.ACT_PAY,), "W20"),
    codes.TAKE_TOKEN: ((codes.ACT_TAKE,), "W18"),
    codes.CHOOSE_BUILD: ((codes.ACT_BUILD,), "W42"),
    codes.CHOOSE_PLACE: ((codes.ACT_PLACE,), "W18"),
    codes.CHOOSE_GROW: ((codes.ACT_GROW,), "W22"),
    codes.CHOOSE_NEST: ((codes.ACT_NEST,), "W30"),
    codes.CHOOSE_BONUS: ((codes.ACT_BONUS,), "W19"),
    codes.GIVE_FRUIT: ((codes.ACT_GIVE_FRUIT,), "W21"),
    codes.GIVE_MARKER: ((codes.ACT_GIVE_MARKER,), "W46"),
    codes.REMOVE_KIWI: ((codes.ACT_REMOVE,), "W60"),
    codes.CHOOSE_MARK: ((codes.ACT_MARK,), "W55"),
    codes.MARK_TOKEN: ((codes.ACT_ROW, codes.ACT_RESERVE, codes.ACT_TAKE), "W57"),
    codes.CHOOSE_PRIZE: ((codes.ACT_PRIZE,), "W91"),
}


class Case(NamedTuple):
    """An action that isn't legal, and the decision on top of the state's stack."""

    s: KiwiState
    given: int
    action: int


def refuse(s: KiwiState, action: int) -> Refusal:
    given = int(s.stack[s.depth - 1])
    decision = int(kind_of(given))
    kinds, rule = EXPECTED[decision]
    kind = action - action % TYPE
    if kind == ACT_DONE or kind not in kinds:
        return Refusal(text(f"not-now-{FRAMES[decision]}", count=int(first_of(given))), rule)
    reason = REASONS.get(decision)
    refusal = reason(Case(s, given, action)) if reason else None
    return refusal or Refusal(text(f"not-now-{FRAMES[decision]}", count=int(first_of(given))), rule)


def _no(key: str, rule: str, **args: object) -> Refusal:
    return Refusal(text(key, **args), rule)


def _hex(s: KiwiState, cell: int) -> int:
    return int(s.hex_in(cell))


def _off_island(s: KiwiState, *cells: int) -> Refusal | None:
    for cell in cells:
        if cell != OFF and _hex(s, cell) == NO_HEX:
            return _no("not-on-island", "W5", place=write_place(cell))
    return None


def _is_there(s: KiwiState, side: int, piece: int, hex_: int) -> bool:
    if side < 0:
        return False
    return s.leader_at[side] == hex_ if piece == LEADER else count_of(s.kiwis_at(hex_, side), piece) > 0


def _has_moved(s: KiwiState, side: int, piece: int, hex_: int) -> bool:
    if piece == LEADER:
        return s.leader_at[side] == hex_ and bool(s.tired >> side & 1)
    marked = piece if is_moved(piece) else piece + MOVED
    return not (_is_there(s, side, piece, hex_) and piece != marked) and _is_there(s, side, marked, hex_)


def _missing(s: KiwiState, side: int, piece: int, cell: int, rule: str) -> Refusal:
    """No own kiwi of that size: another clan's may stand there."""
    hex_, kinds = _hex(s, cell), (piece,) if piece == LEADER else [kind for kind in range(LEADER) if kind % 3 == piece % 3]
    others = any(_is_there(s, other, kind, hex_) for other in range(int(s.sides)) for kind in kinds if other != side)
    return _no("not-your-kiwi" if others else "no-such-kiwi", rule, place=write_place(cell))


def _leader(case: Case) -> Refusal:
    return _no("not-leader", "W11", **led(case.action - codes.ACT_LEADER))


def _settle(case: Case) -> Refusal:
    cell = case.action - codes.ACT_SETTLE
    key = "not-empty" if kind_of(case.given) == codes.SETTLE_LEADER else "not-without"
    return _off_island(case.s, cell) or _no(key, "W15", place=write_place(cell))


def _space(case: Case) -> Refusal:
    space = case.action - codes.ACT_SPACE + 1
    if case.s.last_space[side_of(case.given)] == space:
        return _no("not-last-space", "W82", space=space)
    return _no("not-free-space", "W81", space=space)


def _play(case: Case) -> Refusal:
    card, played = divmod(case.action - ACT_PLAY, 8)
    if not case.s.hand[side_of(case.given)] >> 4 * card & 15:
        return _no("not-in-hand", "W32", card=CARDS[card])
    if played == FACE_DOWN_FRUIT:
        return _no("no-fruit-left", "W3")
    return _no("does-nothing", "W33", how=_idle(case.s, int(side_of(case.given)), AS_NAMES[played]))


def _idle(s: KiwiState, side: int, how: str) -> str:
    """For what a card can't be played, told more closely for a Build."""
    return how if how != "build" else "build-hex" if building.can_pay_any(s, side) else "build-pay"


def _ability(s: KiwiState, side: int) -> Refusal:
    if s.used >> side & 1:
        return _no("ability-used", "W41")
    return _no("leader-has-moved", "W40") if s.tired >> side & 1 else _no("no-ability", "W41")


def _move(case: Case) -> Refusal:
    if case.action == codes.ACT_ABILITY:
        return _ability(case.s, int(side_of(case.given)))
    side, piece, start, end = int(side_of(case.given)), piece_of(case.action), from_of(case.action), to_of(case.action)
    outside = _off_island(case.s, start, end)
    if outside:
        return outside
    if _has_moved(case.s, side, piece, _hex(case.s, start)):
        return _no("leader-has-moved" if piece == LEADER else "has-moved", "W40")
    if not _is_there(case.s, side, piece, _hex(case.s, start)):
        return _missing(case.s, side, piece, start, "W37")
    return _no("not-adjacent", "W37", start=write_place(start), end=write_place(end))


def _push(case: Case) -> Refusal:
    owner, piece, start, end = (
        int(case.s.side_of_clan(whose_of(case.action))),
        piece_of(case.action),
        from_of(case.action),
        to_of(case.action),
    )
    outside = _off_island(case.s, start, end)
    if outside:
        return outside
    if _hex(case.s, start) != first_of(case.given):
        return _no("not-from-here", "W23", start=write_place(start))
    if not _is_there(case.s, owner, piece, _hex(case.s, start)):
        return _no("no-such-kiwi", "W23", place=write_place(start))
    if kind_of(case.given) == codes.PUSH_THIS:
        if (owner, piece) != (second_of(case.given), third_of(case.given)):
            return _no("not-this-kiwi", "W23")
    elif size_of(piece) > fourth_of(case.given) & 7:
        return _no("not-small-enough", "W38")
    if end == OFF and not case.s.is_coast(_hex(case.s, start)):
        return _no("not-coast", "W23", start=write_place(start))
    if end != OFF and distance(case.s.base + _hex(case.s, start), case.s.base + _hex(case.s, end)) != 1:
        return _no("not-adjacent", "W23", start=write_place(start), end=write_place(end))
    return _no("not-pusher", "W38")


def _ashore(case: Case) -> Refusal:
    cell = case.action - codes.ACT_ASHORE
    return _off_island(case.s, cell) or _no("not-a-shore", "W23", place=write_place(cell))


def _go(case: Case) -> Refusal:
    cell = case.action - codes.ACT_GO
    return _off_island(case.s, cell) or _no("not-a-way", "W41", place=write_place(cell))


def _bring(case: Case) -> Refusal:
    return _own(case, "W9") or _no("not-companion", "W9")


def _pull(case: Case) -> Refusal:
    return _off_island(case.s, from_of(case.action)) or _no("not-pulled", "W9")


def _feed(case: Case) -> Refusal:
    owner, piece, cell = int(case.s.side_of_clan(whose_of(case.action))), piece_of(case.action), from_of(case.action)
    outside = _off_island(case.s, cell)
    if outside:
        return outside
    if piece == LEADER:
        return _no("not-a-leader", "W34")
    if not _is_there(case.s, owner, piece, _hex(case.s, cell)):
        return _no("no-such-kiwi", "W34", place=write_place(cell))
    if not can_pay(case.s, side_of(case.given), DIFFERENT, size_of(piece) + 1):
        return _no("not-affordable-feed", "W34", count=int(size_of(piece)) + 1)
    assert not can_be_fed(case.s, owner, piece)
    return _no("no-token-left", "W35")


COST_RULES: Final = {DIFFERENT: "W34", SAME: "W42", MOVE_FRUITS: "W39"}


def _pay(case: Case) -> Refusal:
    more = kind_of(case.given) == codes.PAY_MOVE
    cost, count = (MOVE_FRUITS, 2) if more else (int(first_of(case.given)), int(second_of(case.given)))
    fruits, markers = packs_of(case.action)
    price, clan = payment_words(fruits, markers), int(case.s.clan[side_of(case.given)])
    if len(fruits) + len(markers) == count and fits_cost(cost, fruits, clan):
        return _no("not-held", "W20", price=price)
    return _no("not-payment", COST_RULES.get(cost, "W20"), cost=COSTS.get(cost, "any"), count=count, price=price)


def _take(case: Case) -> Refusal:
    rule = "W57" if kind_of(case.given) == codes.MARK_TOKEN else "W18"
    if case.action in (codes.ACT_ROW, codes.ACT_RESERVE):
        return _no("row-empty" if case.action == codes.ACT_ROW else "reserve-empty", rule)
    return _own(case, rule) or _no("not-this-token", rule)


def _own(case: Case, rule: str) -> Refusal | None:
    """An action with an own kiwi: whether there is one."""
    side, piece, cell = int(side_of(case.given)), piece_of(case.action), from_of(case.action)
    outside = _off_island(case.s, cell)
    if outside or _is_there(case.s, side, piece, _hex(case.s, cell)):
        return outside
    return _missing(case.s, side, piece, cell, rule)


def _build(case: Case) -> Refusal:
    side, cell = int(side_of(case.given)), to_of(case.action)
    outside = _off_island(case.s, cell)
    if outside:
        return outside
    hex_, place = _hex(case.s, cell), write_place(cell)
    if case.s.nest[hex_] > 0:
        return _no("has-nest", "W42", place=place)
    if case.s.tokens(hex_, side) < 2:
        return _no("few-tokens", "W42", place=place)
    if not case.s.dominates(hex_, side):
        return _no("not-dominated", "W42", place=place)
    nest = int(building.next_nest(case.s, side, piece_of(case.action)))
    if nest < 0:
        return _no("both-built", "W42", nest=NEST_TYPES[piece_of(case.action)])
    return _no("not-affordable-nest", "W42", count=int(building.cost_of(nest)))


def _place(case: Case) -> Refusal:
    cell = case.action - codes.ACT_PLACE
    return _off_island(case.s, cell) or _no("no-own-kiwi", "W18", place=write_place(cell))


def _grow(case: Case) -> Refusal:
    rule = "W15" if kind_of(case.given) == codes.SETTLE_BIG else "W22"
    return _own(case, rule) or _no("not-growing", rule, size=str(int(size_of(piece_of(case.action)))))


def _nest(case: Case) -> Refusal:
    return _no("not-this-nest", "W30", nest=WORDS[codes.ACT_NEST][1][case.action - codes.ACT_NEST])


def _give(case: Case) -> Refusal:
    return _no("not-yours", EXPECTED[int(kind_of(case.given))][1])


def _remove(case: Case) -> Refusal:
    return _own(case, "W60") or _no("no-such-kiwi", "W60", place=write_place(from_of(case.action)))


def _mark(case: Case) -> Refusal:
    side, cell = int(side_of(case.given)), case.action - codes.ACT_MARK
    outside = _off_island(case.s, cell)
    if outside:
        return outside
    hex_, place = _hex(case.s, cell), write_place(cell)
    if case.s.mark[hex_] > 0:
        return _no("has-marker", "W55", place=place)
    if case.s.markers[COLOURS * side + case.s.terrain[hex_]] == 0:
        return _no("no-marker", "W55", terrain=TERRAINS[case.s.terrain[hex_]], place=place)
    if case.s.dominates(hex_, side):
        return _no("not-affordable-marker", "W70")
    return _no("not-dominated", "W55", place=place)


def _prize(case: Case) -> Refusal:
    return _no("not-this-card", "W91", card=WORDS[codes.ACT_PRIZE][1][case.action - codes.ACT_PRIZE])


REASONS: Final[dict[int, Callable[[Case], Refusal]]] = {
    codes.CHOOSE_LEADER: _leader,
    codes.SETTLE_LEADER: _settle,
    codes.SETTLE: _settle,
    codes.SETTLE_BIG: _grow,
    codes.CHOOSE_SPACE: _space,
    codes.CHOOSE_CARD: _play,
    codes.CHOOSE_MOVE: _move,
    codes.PAY_MOVE: _pay,
    codes.CHOOSE_PUSH: _push,
    codes.PUSH_THIS: _push,
    codes.PUT_ASHORE: _ashore,
    codes.CHOOSE_WAY: _go,
    codes.BRING: _bring,
    codes.PULL: _pull,
    codes.CHOOSE_FEED: _feed,
    codes.PAY: _pay,
    codes.TAKE_TOKEN: _take,
    codes.CHOOSE_BUILD: _build,
    codes.CHOOSE_PLACE: _place,
    codes.CHOOSE_GROW: _grow,
    codes.CHOOSE_NEST: _nest,
    codes.GIVE_FRUIT: _give,
    codes.GIVE_MARKER: _give,
    codes.REMOVE_KIWI: _remove,
    codes.CHOOSE_MARK: _mark,
    codes.MARK_TOKEN: _take,
    codes.CHOOSE_PRIZE: _prize,
}
