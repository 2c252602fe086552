"""That season, phase, hands, cards played and tokens of a description go together, so that the game can go on from there."""

from __future__ import annotations

from kibako.games.kiwi.data.components import CARDS, CLANS
from kibako.games.kiwi.notation.names import PHASES
from kibako.games.kiwi.rules.board import first_of, kind_of, side_of
from kibako.games.kiwi.rules.codes import (
    CHOOSE_LEADER,
    CHOOSE_SPACE,
    PHASE_ACTIONS,
    PHASE_AWAKENING,
    PHASE_CHANGE,
    PHASE_LEADERS,
    PHASE_OVER,
    PHASE_REWARD,
    PHASE_SETTLING,
    PHASE_SPACES,
    ROUNDS,
    ROW,
    SEASONS,
    SETTLE_BIG,
    SETTLE_LEADER,
    TOKENS,
    TURNS,
    WHOLE_DECK,
)
from kibako.games.kiwi.rules.state import SETTLING_LAPS, KiwiState
from kibako.kit.positions import demand
from kibako.kit.tallies import counts_of


def check_time(state: KiwiState) -> None:
    """Season, phase and round."""
    name, season = PHASES[state.phase], int(state.season)
    track = state.phase in (PHASE_SPACES, PHASE_AWAKENING)
    demand((state.phase < PHASE_SPACES) == (season == 0), f"phase {name} is not in season {season}: season 0 is the set-up")
    demand(state.phase != PHASE_SETTLING or state.free_setup, "phase settling needs the option free_setup (W15)")
    demand(not track or state.variable, f"phase {name} needs the option variable_order (W80)")
    demand(state.phase != PHASE_SPACES or season == 1, "spaces are first chosen in season 1 (W81)")
    later = state.phase in (PHASE_AWAKENING, PHASE_CHANGE)
    demand(not later or season > 1, f"phase {name} begins the seasons 2 to {SEASONS} (W30)")
    demand(state.phase >= PHASE_ACTIONS or state.round == 0, f"phase {name} is before the rounds: round is 0")


def check_course(state: KiwiState) -> None:
    """Once all has been read."""
    demand(state.phase > PHASE_ACTIONS or state.phase == PHASE_CHANGE or state.step > 0, "step is that of the phase, from 1")
    demand(state.phase != PHASE_OVER or state.season == SEASONS, f"the game is over after season {SEASONS} (W65)")
    if state.season == 0:
        check_set_up(state)
    for side in range(int(state.sides)):
        check_cards(state, side)
    if state.phase == PHASE_LEADERS:
        check_leaders(state)
    elif state.phase == PHASE_SETTLING:
        check_settling(state)
    check_spaces(state)


def top(state: KiwiState) -> tuple[int, int]:
    """The kind and the side of what is decided now; -1 when the game is over."""
    given = int(state.stack[state.depth - 1]) if state.depth > 0 else -1
    return (int(kind_of(given)), int(side_of(given))) if given >= 0 else (-1, -1)


def side_of_step(state: KiwiState) -> int:
    """The side whose step of the phase is going on: by turn order, in the awakening clockwise (W82)."""
    if state.phase == PHASE_AWAKENING:
        return int(state.first + state.step - 1) % int(state.sides)
    return int(state.order[(state.step - 1) % state.sides])


def has_had_step(state: KiwiState, side: int) -> bool:
    """Whether a side's step of the phase has come, the one that is going on included."""
    return list(state.order).index(side) < state.step


# --- set-up ------------------------------------------------------------------------------------------------------------


def check_set_up(state: KiwiState) -> None:
    demand(not any(state.hand), "hands are dealt when the set-up is over: they are empty in season 0 (W16)")
    demand(not any(state.plays), "no card is played before season 1")
    demand(not any(state.nest) and not any(state.mark), "no nest or marker is on the island before season 1")
    demand(all(row == ROW for row in state.row), f"before season 1 every row has its {ROW} tokens (W13)")


def check_leaders(state: KiwiState) -> None:
    """W11, W12."""
    kind, deciding = top(state)
    for side in range(int(state.sides)):
        chosen = has_had_step(state, side) and (kind, side) != (CHOOSE_LEADER, deciding)
        demand((state.leader[side] >= 0) == chosen, "by order and step, the sides before have a leader card and the others '-'")
    nothing = not any(state.fruits) and not any(state.markers) and all(at < 0 for at in state.leader_at)
    demand(nothing and all(count == TOKENS - ROW for count in state.reserve), "nobody has anything before leaders are chosen")


def check_settling(state: KiwiState) -> None:
    """W15: leader with two tokens, eight more, then two on top."""
    kind, deciding = top(state)
    for place, side in enumerate(int(side) for side in state.order):
        laps = (int(state.step) - place + int(state.sides) - 1) // int(state.sides)  # begun
        needed = sum(2 if lap in (0, SETTLING_LAPS - 1) else 1 for lap in range(laps, SETTLING_LAPS))
        if side == deciding:
            needed += int(first_of(state.stack[0])) if kind == SETTLE_BIG else 2 if kind == SETTLE_LEADER else 1
        clan = CLANS[state.clan[side]]
        demand(state.reserve[side] >= needed, f"by order and step {clan} has {needed} tokens left to settle with")
        settled = laps > 0 and (kind, side) != (SETTLE_LEADER, deciding)
        demand((state.leader_at[side] >= 0) == settled, "by order and step, the sides before have settled their leaders")
        demand(state.leader[side] >= 0, "leaders have been chosen before anybody settles (W11)")


# --- cards ---------------------------------------------------------------------------------------------------------------


def turns_begun(state: KiwiState, side: int) -> int:
    """How many cards a side can have played by now."""
    if state.season == 0:
        return 0
    before = ROUNDS * (int(state.season) - 1)
    if state.phase >= PHASE_REWARD:
        return before + ROUNDS
    if state.phase < PHASE_ACTIONS:
        return before
    return before + int(state.round) - 1 + has_had_step(state, side)


def check_cards(state: KiwiState, side: int) -> None:
    clan, begun = CLANS[state.clan[side]], turns_begun(state, side)
    plays = [int(play) for play in state.plays[TURNS * side : TURNS * side + TURNS]]
    demand(not any(plays[begun:]), f"{clan} can't have played a card in a turn that hasn't come")
    first = int(state.first_unshuffled_turn[side])
    if state.is_bot(side):
        demand(first <= begun, f"first_unshuffled_turn: {clan}'s cards can't have been shuffled in a turn that hasn't come")
        demand(state.bot_cards > 0, "the Kiwibot has nine cards, and shuffles them before the last is revealed (W90)")
        return
    demand(
        first <= max(ROUNDS * (int(state.season) - 1), 0),
        f"first_unshuffled_turn: {clan}'s discards are those of the seasons before (W32)",
    )
    if first > 0:
        check_shuffled(plays[: first + 1], clan)


def check_shuffled(plays: list[int], clan: str) -> None:
    """W32: what was played before the shuffle and, held then, right after it: all different cards of one deck."""
    played = [(play & 7) - 1 for play in plays if play > 0]
    whole = counts_of(WHOLE_DECK, len(CARDS))
    demand(all(played.count(card) <= whole[card] for card in played), f"{clan} has only nine cards (W1)")


# --- the turn track --------------------------------------------------------------------------------------------------------


def check_spaces(state: KiwiState) -> None:
    """W80 to W82: everybody has a space of their own; a token lies there from the first time on."""
    spaces, last = [int(space) for space in state.space], [int(space) for space in state.last_space]
    demand(state.variable or not any(spaces + last), "spaces and last_spaces belong to the option variable_order (W80)")
    for taken in (spaces, last):
        some = [space for space in taken if space > 0]
        demand(len(set(some)) == len(some), "no space of the turn track is taken twice (W81)")
    if state.variable:
        check_chosen(state, spaces, last)


def check_chosen(state: KiwiState, spaces: list[int], last: list[int]) -> None:
    kind, deciding = top(state)
    awakening = state.phase == PHASE_AWAKENING
    for side in range(int(state.sides)):
        asked = (side - int(state.first)) % int(state.sides) < state.step if awakening else has_had_step(state, side)
        chosen = state.phase > PHASE_AWAKENING or (
            state.phase >= PHASE_SPACES and asked and (kind, side) != (CHOOSE_SPACE, deciding)
        )
        demand((spaces[side] > 0) == chosen, "spaces: by phase, order and step, each side has a space or 0 (W81)")
        earlier = awakening or (state.phase > PHASE_AWAKENING and state.season > 1)
        demand(not awakening or last[side] > 0, "last_spaces: in the awakening each side has one (W82)")
        demand(earlier or last[side] == 0, "last_spaces: there are none in the first season (W82)")
        demand(spaces[side] + last[side] > 0 or state.row[side] > 0, "the token for the turn track comes from the row (W81)")
