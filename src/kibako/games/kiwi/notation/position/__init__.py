"""Positions of Kiwi Chow Down as short descriptions; docs/lab/kiwi.md tells what can be said.

Only `clans` is needed. What is left out is as usual: leaders at home and no other kiwi on the island, all other tokens on the
row and in the reserve, no fruits and markers, a hand of one Move, Feed and Build, seat 0 to play the first card of season 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.game import Fields
from kibako.engine.manifest import Options
from kibako.games.kiwi.data.components import CARDS, CLANS, FRUITS, TERRAINS
from kibako.games.kiwi.notation.actions import TITLE
from kibako.games.kiwi.notation.names import LEADER_NAMES, PHASES, SEASON_CARD_NAMES, SOLO_ROWS, card_names
from kibako.games.kiwi.notation.pending import write_frame
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, kiwis_in, nest_standing
from kibako.games.kiwi.notation.places import place_in
from kibako.games.kiwi.notation.position import check_course, read_board, read_course, read_pending
from kibako.games.kiwi.notation.position.schema import ABSENT, Position
from kibako.games.kiwi.rules.codes import COLOURS, DOWN, LEADER, TURNS
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.positions import fields_of, reading, write_numbers

# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: KiwiState) -> Fields:
    sides = range(int(state.sides))
    described = Position(
        clans=_names(state.clan, CLANS),
        solo=state.solo,
        sections=write_numbers(section + 1 for section in state.sections),
        island=_write_island(state),
        leaders=_names(state.leader, LEADER_NAMES),
        used=_write_clans(state, int(state.used)),
        leader_has_moved=_write_clans(state, int(state.leader_has_moved)),
        fruits=_unless_empty([_multiset(_of_side(state.fruits, side), FRUITS) for side in sides]),
        markers=_unless_empty([_multiset(_of_side(state.markers, side), TERRAINS) for side in sides]),
        row=write_numbers(state.row),
        reserve=write_numbers(state.reserve),
        points=_unless_nought(state.points),
        hands=[" ".join(card_names(int(state.hand[seat]))) for seat in range(int(state.seats))],
        plays=_unless_empty([_write_plays(state, side) for side in sides]),
        first_unshuffled_turn=_unless_nought(state.first_unshuffled_turn),
        spaces=_unless_nought(state.space),
        last_spaces=_unless_nought(state.last_space),
        season=int(state.season),
        phase=PHASES[state.phase],
        round=int(state.round),
        step=int(state.step),
        first=int(state.first),
        order=write_numbers(state.order),
        cards=_names(state.cards, SEASON_CARD_NAMES),
        keepers=_write_keepers(state),
        pending=[write_frame(int(state.stack[i])) for i in range(int(state.depth))],
        solo_cards=write_numbers(card + 1 for card in state.solo_cards),
        bot_seen=_multiset(state.bot_seen, TERRAINS),
        bot_aside="" if state.bot_aside < 0 else SOLO_ROWS[state.bot_aside],
    )
    fields = fields_of(described)
    return fields | {"island": fields.pop("island")} if "island" in fields else fields  # last: the longest


def _names(numbers: Iterable[int], names: Sequence[str]) -> str:
    return " ".join(ABSENT if number < 0 else names[number] for number in numbers)


def _multiset(counts: Iterable[int], names: Sequence[str]) -> str:
    return " ".join(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def _of_side(counts: vec[i64], side: int) -> vec[i64]:
    return counts[COLOURS * side : COLOURS * side + COLOURS]


def _unless_empty(texts: list[str]) -> list[str]:
    return texts if any(texts) else []


def _unless_nought(numbers: vec[i64]) -> str:
    return write_numbers(numbers) if any(numbers) else ""


def _write_island(state: KiwiState) -> dict[str, str]:
    hexes = range(int(state.hexes))
    return {place_in(state.cell(hex_)): text for hex_ in hexes if (text := _write_hex(state, hex_))}


def _write_hex(state: KiwiState, hex_: int) -> str:
    clans, words = tuple(CLANS[clan] for clan in state.clan), []
    for side, clan in enumerate(clans):
        words += [kiwi.name for kiwi in kiwis_in(clan, int(state.kiwis_at(hex_, side)))]
        if state.leader_at[side] == hex_:
            words.append(KIWIS_BY_CLAN[clan][LEADER].name)
    nest = nest_standing(clans, int(state.nest[hex_]))
    if nest is not None:
        words.append(f"{nest.clan}-{nest.name}")
    if state.mark[hex_] > 0:
        words.append(f"{clans[state.mark[hex_] - 1]}-marker")
    return " ".join(words)


def _write_clans(state: KiwiState, bits: int) -> str:
    return " ".join(CLANS[clan] for side, clan in enumerate(state.clan) if bits >> side & 1)


def _write_plays(state: KiwiState, side: int) -> str:
    plays = [int(play) for play in state.plays[TURNS * side : TURNS * side + TURNS]]
    while plays and plays[-1] == 0:
        plays.pop()
    names = SOLO_ROWS if state.is_bot(side) else CARDS
    return " ".join(_write_card_played(play, names) for play in plays)


def _write_card_played(play: int, names: Sequence[str]) -> str:
    if play == 0:
        return ABSENT
    return f"down-{names[play - DOWN - 1]}" if play > DOWN else names[play - 1]


def _write_keepers(state: KiwiState) -> str:
    if not any(state.keeper):
        return ""
    return " ".join(ABSENT if keeper == 0 else CLANS[state.clan[keeper - 1]] for keeper in state.keeper)


# --- reading ---------------------------------------------------------------------------------------------------------


def arrange(fields: Fields, options: Options) -> KiwiState:
    with reading(TITLE):
        position = msgspec.convert(fields, Position)
        state = read_board.begin(position, options)
        read_board.read_island(state, position)
        read_board.read_supplies(state, position)
        read_course.read_course(state, position)
        check_course.check_time(state)
        read_board.read_tokens(state, position)
        read_board.read_hands(state, position)
        read_course.read_solo(state, position)
        read_pending.read_pending(state, position)
        read_course.read_step(state, position)
        check_course.check_course(state)
        read_pending.check_pending(state)
        return state
