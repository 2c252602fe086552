"""What a description says of the course of a game: season, turn order, season cards, leaders, the Kiwibot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.data.components import CLANS, LEADERS_A_CLAN, SOLO_CARDS, SPACES, TERRAINS
from kibako.games.kiwi.notation.names import LEADER_NAMES, PHASES, SEASON_CARD_NAMES, SOLO_ROWS
from kibako.games.kiwi.notation.position.read_board import by_side, side_of_clan
from kibako.games.kiwi.notation.position.schema import ABSENT, Position
from kibako.games.kiwi.rules import setup
from kibako.games.kiwi.rules.codes import (
    BOT,
    COLOURS,
    PHASE_ACTIONS,
    PHASE_MARKING,
    PHASE_OVER,
    PHASE_SPACES,
    ROUNDS,
    SEASONS,
    SPANISH,
)
from kibako.games.kiwi.rules.hexes import SECTION
from kibako.games.kiwi.rules.kiwibot.kiwibot import unrevealed_cards
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.positions import demand, find, read_numbers


def read_course(state: KiwiState, position: Position) -> None:
    read_time(state, position)
    read_track(state, position)
    read_order(state, position)
    read_cards(state, position)
    state.open_markers = state.phase == PHASE_OVER or (state.phase == PHASE_MARKING and state.season == SEASONS)
    read_leaders(state, position)


def read_time(state: KiwiState, position: Position) -> None:
    demand(position.phase in PHASES, f"phase is one of {', '.join(PHASES)}")
    state.phase = PHASES.index(position.phase)
    demand((0 if state.phase < PHASE_SPACES else 1) <= position.season <= SEASONS, f"there are {SEASONS} seasons")
    state.season = position.season
    in_actions = bool(state.phase == PHASE_ACTIONS)
    round_ = position.round if position.round is not None else int(in_actions)
    demand(0 <= round_ <= ROUNDS, f"a season has {ROUNDS} rounds")
    demand(not in_actions or round_ > 0, f"a round is 1 to {ROUNDS}")
    state.round = round_


def read_track(state: KiwiState, position: Position) -> None:
    nowhere = [0] * int(state.sides)
    state.space = vec[i64](by_side(position.spaces, state, nowhere, "spaces"))
    state.last_space = vec[i64](by_side(position.last_spaces, state, nowhere, "last_spaces"))
    demand(max(*state.space, *state.last_space) <= SPACES, f"the turn track has {SPACES} spaces")


def read_order(state: KiwiState, position: Position) -> None:
    demand(0 <= position.first < state.sides, "first is the side that has the first-player marker")
    state.first = position.first
    if state.variable and all(state.space):
        state.turn_order_by_track()
    else:
        state.turn_order_from(state.first)
    if position.order:
        state.order = vec[i64](by_side(position.order, state, [], "order"))
    demand(sorted(state.order) == list(range(int(state.sides))), "order names every side once")


def read_cards(state: KiwiState, position: Position) -> None:
    names, count = position.cards.split(), cards_in_play(state)
    names = names or list(SEASON_CARD_NAMES[:count])
    different = len(names) == count and len(set(names)) == count
    demand(different, f"{count} different season cards are in play now, not {len(names)}")
    state.cards = vec[i64](find(name, SEASON_CARD_NAMES, "season card") for name in names)
    made = SEASON_CARD_NAMES[-1]
    demand(state.sixteenth or made not in names, f"{made} needs the option sixteenth_season_card")
    keepers = position.keepers.split() or [ABSENT] * count
    demand(len(keepers) == count, f"keepers needs an entry for each of {count} season cards")
    state.keeper = vec[i64](0 if keeper == ABSENT else 1 + side_of_clan(state, keeper) for keeper in keepers)
    state.points = vec[i64](by_side(position.points, state, [0] * int(state.sides), "points"))


def cards_in_play(state: KiwiState) -> int:
    """W16, W91."""
    if state.season == 0:
        return 0
    return 2 * int(state.season) if state.solo else SEASONS


def read_leaders(state: KiwiState, position: Position) -> None:
    state.used = read_clans(state, position.used)
    state.leader_has_moved = read_clans(state, position.leader_has_moved)
    names = position.leaders.split() or [LEADER_NAMES[LEADERS_A_CLAN * clan] for clan in state.clan]
    demand(len(names) == state.sides, f"leaders needs {state.sides} names, not {position.leaders!r}")
    for side, name in enumerate(names):
        read_leader(state, side, name)


def read_clans(state: KiwiState, clans: str) -> int:
    """As bits."""
    return sum(1 << side for side in {side_of_clan(state, clan) for clan in clans.split()})


def read_leader(state: KiwiState, side: int, name: str) -> None:
    state.leader[side] = -1 if name == ABSENT else find(name, LEADER_NAMES, "leader")
    own = name == ABSENT or state.leader[side] // LEADERS_A_CLAN == state.clan[side]
    demand(own, f"{name} is no leader of {CLANS[state.clan[side]]}")
    if state.phase < PHASE_SPACES:
        return
    demand(name != ABSENT, "every side has a leader by now")
    if state.leader_at[side] < 0:
        state.leader_at[side] = SECTION * list(state.order).index(side) + setup.HOME_LEADER


def read_solo(state: KiwiState, position: Position) -> None:
    if not state.solo:
        only_solo = not (position.solo_cards or position.bot_seen or position.bot_aside)
        demand(only_solo, "solo_cards, bot_seen and bot_aside belong to the solo game")
        return
    if state.season > 0:
        cards = read_numbers(position.solo_cards or "1 2 3 4", range(1, len(SOLO_CARDS) + 1), "solo_cards")
        ascending = cards == sorted(set(cards)) and len(cards) == SEASONS
        demand(ascending, f"solo_cards are four of 1 to {len(SOLO_CARDS)}, in ascending order (W90)")
        state.solo_cards = vec[i64](card - 1 for card in cards)
    if position.bot_aside:
        demand(state.edition == SPANISH, "a card lies set aside face up only by the Spanish book (W90)")
        state.bot_aside = find(position.bot_aside, SOLO_ROWS, "card of the Kiwibot")
    state.bot_cards = unrevealed_cards(state)
    demand(state.bot_cards >= 0, "the Kiwibot has only nine cards")
    for name in position.bot_seen.split():
        state.bot_seen[find(name, TERRAINS, "marker")] += 1
    for terrain in range(COLOURS):
        held = state.markers[COLOURS * BOT + terrain]
        demand(state.bot_seen[terrain] <= held, "bot_seen are markers that the Kiwibot has")


def read_step(state: KiwiState, position: Position) -> None:
    usual = list(state.order).index(position.turn) + 1 if state.phase == PHASE_ACTIONS else 0
    step = position.step if position.step is not None else usual
    most = int(state.steps_of_phase())
    demand(0 <= step <= most, f"step is from 0 to {most} in phase {position.phase}")
    state.step = step
