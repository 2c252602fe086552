"""Whose turn it is in a described position of KIKAI, and what is pending."""

from __future__ import annotations

import re
from typing import Final

from kibako.games.kikai.data.components import MODES, ROUNDS, SEATS, SQUARE_WORDS
from kibako.games.kikai.notation.decisions import push_decision
from kibako.games.kikai.notation.position.schema import Position
from kibako.games.kikai.rules.codes import (
    ATTRACT,
    BILLBOARD,
    FILLING,
    FOUNDING,
    PAY,
    PLAYING,
    SOME_TAKEN,
    decision_of,
    first_of,
    second_of,
)
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import NONE, ROUND_ENDS, TURN_SEATS
from kibako.games.kikai.rules.turns import FOUNDERS, may_fill
from kibako.kit.positions import demand, find

# What can be pending, the next decision last.
STACKS: Final = re.compile(
    r"(found|fill|end)|(exit|choice)( choice)*"
    r"|take( card( pay)?| action| build| street| remove| exhibit pay)?"
    r"|take( attract| exhibit)?( billboard)?( choice)*"
)


def read_turn(state: KikaiState, position: Position) -> None:
    demand(state.yellow.streets & state.purple.streets == 0, "each street has one owner at most (M23)")
    demand(1 <= position.round <= ROUNDS + 1, f"rounds are 1 to {ROUNDS}, then the game is over")
    demand(0 <= position.founded <= len(FOUNDERS), f"founded is from 0 to {len(FOUNDERS)} (M13)")
    demand(0 <= position.plays <= 2, "at most two cards or pairs are played in a turn (M16)")
    demand(1 <= position.turn <= ROUND_ENDS[ROUNDS - 1], f"round {position.round} has no turn {position.turn} (M11)")
    state.round = position.round - 1
    state.turns = (ROUND_ENDS[state.round - 1] if state.round else 0) + position.turn - 1
    state.founded = position.founded
    state.plays = position.plays
    state.star = find(position.won, SEATS, "player") if position.won else -1
    state.over = state.star >= 0 or state.round == ROUNDS
    last = int(ROUND_ENDS[min(int(state.round), ROUNDS - 1)])
    demand(state.turns < last or state.over, f"round {position.round} has no turn {position.turn} (M11)")
    _read_pending(state, position)
    _check_squares(state)


def _read_pending(state: KikaiState, position: Position) -> None:
    entries = position.pending
    if state.founded < len(FOUNDERS):
        state.part, state.turn = FOUNDING, FOUNDERS[state.founded]
        entries = ["found"] if entries is None else entries
    else:
        state.part, state.turn = PLAYING, TURN_SEATS[min(int(state.turns), len(TURN_SEATS) - 1)]
    if state.over:
        demand(not entries, "nothing is pending when the game is over")
        state.turn = state.star if state.star >= 0 else TURN_SEATS[len(TURN_SEATS) - 1]
        return
    if entries is None:
        entries = ["take", "card"] if state.actor().hand else ["take"]
    kinds = " ".join(entry.split()[0] if entry.split() else "?" for entry in entries)
    demand(STACKS.fullmatch(kinds) is not None, f"{entries} can't be pending")
    for entry in entries:
        push_decision(state, entry)
    _check_pending(state, kinds)


def _check_pending(state: KikaiState, kinds: str) -> None:
    """That every pending decision can be made."""
    for entry in state.pending[: len(state.pending) - 1]:
        some = second_of(entry) & SOME_TAKEN != 0
        demand(decision_of(entry) != ATTRACT or some, "'attract' below other decisions needs 'some' (M15)")
    demand("card" not in kinds or state.actor().hand != 0, "'card' needs a card in hand (M15)")
    demand("card" not in kinds or state.plays < 2, "'card' after two plays would be a third one (M16)")
    demand("billboard" not in kinds or MODES[state.mode] == "normal", "billboards are chosen in normal mode only (M28)")
    founding = kinds.split(maxsplit=1)[0] in ("found", "exit", "choice")
    demand(founding == (state.part == FOUNDING), f"{kinds!r} can't be pending when {state.founded} feet are founded (M13)")
    if founding:
        _check_founding(state, kinds)
    elif state.part == FILLING:
        demand(bool(may_fill(state, state.turn)), "'fill': that player may not draw now (M35)")
    if state.top() == PAY:
        cost = int(state.top_a())
        demand(state.fewest_ladders(cost) < state.most_ladders(cost), f"there is nothing to choose in paying {cost} (M22)")
    demand(_can_decide(state), f"nothing can be done about {kinds.rsplit(maxsplit=1)[-1]!r}")


def _can_decide(state: KikaiState) -> bool:
    return len(state.choices(state.top()) if state.part == PLAYING else state.actions()) > 0


def _check_founding(state: KikaiState, kinds: str) -> None:
    for seat in range(2):
        due = sum(founder == seat for founder in FOUNDERS[state.founded :])
        due -= kinds.startswith("exit") and state.turn == seat
        feet = int(state.player(seat).feet).bit_count()
        demand(feet == due, f"{SEATS[seat]} has {feet} starting feet left, but must have {due} (M13)")


def _check_squares(state: KikaiState) -> None:
    """M28: an empty square has a billboard, or one is about to be placed. M29: the sixth ends the game."""
    for seat, player in enumerate((state.yellow, state.purple)):
        demand((player.billboards == 0) == (seat == state.star), f"{SEATS[seat]}: six billboards are a media victory (M29)")
    asked = {int(first_of(entry)) for entry in state.pending if decision_of(entry) == BILLBOARD}
    for square, name in enumerate(SQUARE_WORDS):
        empty, placed = state.fans[square] == 0, state.billboard[square] != NONE
        demand(empty or not placed, f"{name} has fans and a billboard (M28)")
        demand(not empty or placed or square in asked, f"{name} is empty, so it needs a billboard (M28)")
        demand(square not in asked or (empty and not placed), f"{name}: no billboard is due there (M28)")
