"""What a description says is pending: frames with numbers that mean something, in an order that a game can have them in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kiwi.data.components import BENEFITS, MOST_STEPS, PUSH_ALL_BETWEEN, PUSH_ONWARD_ARRIVAL
from kibako.games.kiwi.notation.decisions import COSTS
from kibako.games.kiwi.notation.names import PHASES, SOLO_ROWS
from kibako.games.kiwi.notation.pending import FRAME_NUMBERS, FRAMES, MOST_NUMBERS, numbers_of, read_frame
from kibako.games.kiwi.notation.position.check_course import side_of_step
from kibako.games.kiwi.notation.position.read_board import MOST_COUNTED
from kibako.games.kiwi.notation.position.schema import Position
from kibako.games.kiwi.rules import leaders
from kibako.games.kiwi.rules.board import count_of, frame, kind_of, side_of, size_of
from kibako.games.kiwi.rules.building import next_nest
from kibako.games.kiwi.rules.codes import (
    BOTH,
    CHOOSE_CARD,
    CLAN_NESTS,
    COLOURS,
    FIRST_EFFECT,
    FOR_DIFFERENT,
    FOR_SIZE,
    HAND,
    KINDS,
    LEADER,
    MOST_FRUITS,
    MUST,
    PAID,
    PHASE_ACTIONS,
    PHASE_AWAKENING,
    PHASE_CHANGE,
    PHASE_LEADERS,
    PHASE_MARKING,
    PHASE_OVER,
    PHASE_REWARD,
    PHASE_SETTLING,
    PHASE_SPACES,
    ROUNDS,
    ROW,
    TURNS,
)
from kibako.games.kiwi.rules.decisions import options
from kibako.games.kiwi.rules.feeding import BIGGEST
from kibako.games.kiwi.rules.paying import MOST
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.positions import demand
from kibako.kit.tallies import total

MOST_PENDING: Final = 200

Numbers = tuple[int, int, int, int]
"""A frame's own."""

Limit = Callable[[KiwiState], range]


def up_to(most: int, least: int = 0) -> Limit:
    return lambda _state: range(least, most + 1)


def hexes(state: KiwiState) -> range:
    return range(int(state.hexes))


def no_hex_or_hex(state: KiwiState) -> range:
    return range(1 + int(state.hexes))


def sides(state: KiwiState) -> range:
    return range(int(state.sides))


def cards(state: KiwiState) -> range:
    return range(len(state.cards))


SWITCH: Final = up_to(1)
COUNT: Final = up_to(MOST_COUNTED + 1)
KIND: Final = up_to(KINDS - 1)
PIECE: Final = up_to(LEADER)
NEST: Final = up_to(CLAN_NESTS - 1)

# What the numbers of a frame may be; those not named are 0.
LIMITS: Final[dict[str, tuple[Limit, ...]]] = {
    "settle-big": (up_to(2, 1),),
    "move": (COUNT, COUNT),
    "push": (hexes, COUNT, PIECE, up_to(BIGGEST + MUST + PAID + BOTH)),
    "push-this": (hexes, sides, PIECE),
    "ashore": (sides, hexes),
    "way": (up_to(MOST_STEPS - 1), hexes, hexes),
    "bring": (hexes, hexes, COUNT),
    "pull": (hexes, COUNT),
    "feed": (SWITCH,),
    "pay": (up_to(len(COSTS) - 1), up_to(MOST, 1), up_to(COLOURS)),
    "take": (up_to(FOR_DIFFERENT), hexes, KIND),
    "build": (SWITCH,),
    "place": (SWITCH,),
    "grow": (up_to(MOST_COUNTED, 1), SWITCH, no_hex_or_hex),
    "nest": (up_to((1 << CLAN_NESTS) - 1, 1),),
    "give-fruit": (up_to(MOST_FRUITS + MOST_COUNTED),),
    "mark": (SWITCH,),
    "mark-token": (hexes,),
    "prize": (cards, cards),
    "gain": (up_to(len(BENEFITS), 1), up_to(MOST_COUNTED)),
    "uncover": (up_to(ROW, 1),),
    "feed-kiwi": (sides, hexes, KIND),
    "explode": (sides, hexes, KIND),
    "push-hex": (hexes,),
    "set-nest": (hexes, NEST),
    "nest-benefit": (NEST, SWITCH),
    "ability": (up_to(MOST_STEPS), hexes, hexes),
    "place-at": (hexes,),
    "rewards": (cards, SWITCH),
    "after-marker": (hexes, SWITCH),
    "bot-cell": (up_to(len(SOLO_ROWS) - 1), up_to(ROUNDS - 1)),
}

# The phases in which a frame can be pending, where not all of a season are.
PHASES_OF: Final[dict[str, tuple[int, ...]]] = {
    "leader": (PHASE_LEADERS,),
    "settle-leader": (PHASE_SETTLING,),
    "settle": (PHASE_SETTLING,),
    "settle-big": (PHASE_SETTLING,),
    "space": (PHASE_SPACES, PHASE_AWAKENING),
    "card": (PHASE_ACTIONS,),
    "pay-move": (PHASE_ACTIONS,),
    "end-turn": (PHASE_ACTIONS,),
    "nest": (PHASE_CHANGE,),
    "rewards": (PHASE_REWARD,),
    "prize": (PHASE_REWARD,),
    "mark": (PHASE_MARKING,),
    "mark-token": (PHASE_MARKING,),
    "after-marker": (PHASE_MARKING,),
}
IN_A_SEASON: Final = tuple(range(PHASE_SPACES, PHASE_OVER))

ALONE: Final = ("leader", "settle-leader", "settle", "settle-big", "space", "card")  # nothing else can be pending
WAITING: Final = ("move", "pay-move", "push", "push-this", "ashore", "bring", "pull", "grow", "nest", "mark-token")
"""Decisions that can wait until others are made."""

ABOVE: Final = {"push-this": ("push-this", "ashore"), "mark-token": ("pay",)}
"""What can come before a decision about a piece: nothing that could take it away."""


def read_pending(state: KiwiState, position: Position) -> None:
    demand(0 <= position.turn < state.seats, f"turn must be a seat, 0 to {state.seats - 1}")
    demand(len(position.pending) <= MOST_PENDING, f"not more than {MOST_PENDING} things can be pending")
    if position.pending:
        demand(state.phase != PHASE_OVER, "nothing is pending when the game is over")
        for text in position.pending:
            state.push(read_checked_frame(state, text))
    elif state.phase != PHASE_OVER:
        demand(state.phase == PHASE_ACTIONS, f"phase {position.phase} needs something pending")
        state.push(frame(CHOOSE_CARD, position.turn, 0, 0, 0, 0))


def read_checked_frame(state: KiwiState, text: str) -> int:
    name, *words = text.split() or [""]
    demand(name in FRAME_NUMBERS and name != "bot-turn", f"{name!r} can't be pending; there are {', '.join(FRAME_NUMBERS)}")
    demand(1 <= len(words) <= MOST_NUMBERS and all(is_byte(word) for word in words), f"pending {text!r}: a side, then numbers")
    side, *numbers = [int(word) for word in words] + [0] * (MOST_NUMBERS - len(words))
    demand(side < state.sides, f"pending {text!r}: there is no side {side}")
    limits = LIMITS.get(name, ())
    for number, limit in zip(numbers, (*limits, *[up_to(0)] * (len(numbers) - len(limits))), strict=True):
        allowed = limit(state)
        demand(number in allowed, f"pending {text!r}: {number} is not from {allowed.start} to {allowed.stop - 1}")
    return read_frame(text)


def is_byte(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3 and int(word) < 256


# --- checking: nothing that is pending may ask for what isn't there -----------------------------------------------------


def check_pending(state: KiwiState) -> None:
    """Once all else has been read."""
    frames = [int(given) for given in state.stack[: state.depth]]
    names = [FRAMES[int(kind_of(given))] for given in frames]
    check_order(names)
    for place, given in enumerate(frames):
        check_phase(state, names[place])
        check_meaning(state, names, frames, place)
        check_thing(state, names[place], int(side_of(given)), numbers_of(given), frames.count(given))
    demand(not frames or is_decision(state), "the last of pending must be something a player can decide now")


def is_decision(state: KiwiState) -> bool:
    top = int(state.stack[state.depth - 1])
    return kind_of(top) < FIRST_EFFECT and not state.is_bot(side_of(top)) and len(options(state, top)) > 0


def check_order(names: list[str]) -> None:
    for place, name in enumerate(names):
        demand(len(names) == 1 or name not in ALONE, f"{name} is pending alone")
        demand(place == 0 or name != "end-turn", "end-turn comes after all else, so it is the first of pending")
        waits = place < len(names) - 1
        is_effect = FRAME_NUMBERS[name] >= FIRST_EFFECT
        demand(not waits or is_effect or name in WAITING, f"{name} can't wait for other decisions: it is the last of pending")
        above = ABOVE.get(name, names[place + 1 :])
        demand(set(names[place + 1 :]) <= set(above), f"{name} can wait only for {', '.join(above)}")
    for name in ("feed-kiwi", "explode", "set-nest"):
        paid = name not in names or (names[-2:] == [name, "pay"] and names.count(name) == 1)
        demand(paid, f"{name} comes right after it is paid for: pending ends with it and 'pay'")
    demand(names.count("mark-token") <= 1, "one marker is placed at a time")


def check_phase(state: KiwiState, name: str) -> None:
    allowed = PHASES_OF.get(name, IN_A_SEASON)
    demand(state.phase in allowed, f"{name} isn't pending in phase {PHASES[state.phase]}")


def check_meaning(state: KiwiState, names: list[str], frames: list[int], place: int) -> None:
    """Whose it is."""
    name, side = names[place], int(side_of(frames[place]))
    demand(name != "bot-cell" or state.is_bot(side), "bot-cell belongs to the Kiwibot")
    if name in (*ALONE, "end-turn"):
        demand(side == side_of_step(state), f"{name} belongs to the side whose turn it is, by order and step")
        demand(not state.is_bot(side), f"the Kiwibot has no {name}")
    if name == "card":
        demand(state.plays[TURNS * side + int(state.turn())] == 0, "a card can't be chosen twice: plays has one for this turn")
    if name == "end-turn":
        demand(total(state.hand[side]) < HAND, f"with end-turn pending a hand has at most {HAND - 1} cards, as one was played")


def check_thing(state: KiwiState, name: str, side: int, numbers: Numbers, times: int) -> None:
    """That the pieces, markers and nests which a frame names are where it says."""
    a, b, c, _ = numbers
    if name in THINGS:
        demand(THINGS[name](state, side, a, b, c, times), f"pending {name} names something that isn't there")


def stands(state: KiwiState, side: int, hex_: int, piece: int, times: int = 1) -> bool:
    if piece == LEADER:
        return bool(state.leader_at[side] == hex_)
    return bool(count_of(state.kiwis_at(hex_, side), piece) >= times)


def holds_marker(state: KiwiState, side: int, terrain: int) -> bool:
    return bool(state.markers[COLOURS * side + terrain] > 0)


def is_straight(state: KiwiState, side: int, step: int, start: int, arrival: int) -> bool:
    """Steps that push along a line need one."""
    first = MOST_STEPS * int(state.leader[side])
    left = [int(number) >> 4 for number in leaders.PROGRAMS[first + step : first + MOST_STEPS]]
    along = [number for number in left if number in (PUSH_ALL_BETWEEN, PUSH_ONWARD_ARRIVAL)]
    to_go = any(leaders.is_way(number << 4) for number in left)
    return not along or to_go or (start != arrival and leaders.direction(state, start, arrival) >= 0)


def is_way(state: KiwiState, side: int, step: int) -> bool:
    return bool(leaders.is_way(leaders.PROGRAMS[MOST_STEPS * int(state.leader[side]) + step]))


Thing = Callable[[KiwiState, int, int, int, int, int], bool]
THINGS: Final[dict[str, Thing]] = {
    "leader": lambda state, side, *_: state.leader[side] < 0,
    "settle-leader": lambda state, side, *_: state.leader_at[side] < 0,
    "space": lambda state, side, *_: state.space[side] == 0,
    "push-this": lambda state, _, hex_, owner, piece, times: stands(state, owner, hex_, piece, times),
    "ashore": lambda state, _, owner, hex_, *__: stands(state, owner, hex_, LEADER) and state.is_coast(hex_),
    "way": lambda state, side, step, start, hex_, _: (
        is_way(state, side, step) and stands(state, side, hex_, LEADER) and is_straight(state, side, step, start, hex_)
    ),
    "ability": lambda state, side, step, start, hex_, _: is_straight(state, side, step, start, hex_),
    "pay": lambda state, side, _, __, kept, ___: kept == 0 or holds_marker(state, side, kept - 1),
    "take": lambda state, side, purpose, hex_, kind, _: (
        purpose < FOR_SIZE or (size_of(kind) < BIGGEST and stands(state, side, hex_, kind))
    ),
    "place": lambda state, side, big, *_: state.free_tokens(side) > big,
    "nest": lambda state, side, nests, *_: nests & ~int(state.built[side]) == 0,
    "mark-token": lambda state, side, hex_, *_: (
        state.mark[hex_] == 0 and not state.is_bot(side) and holds_marker(state, side, int(state.terrain[hex_]))
    ),
    "feed-kiwi": lambda state, _, owner, hex_, kind, __: size_of(kind) < BIGGEST and stands(state, owner, hex_, kind),
    "explode": lambda state, _, owner, hex_, kind, __: size_of(kind) == BIGGEST and stands(state, owner, hex_, kind),
    "set-nest": lambda state, side, hex_, nest, *_: state.nest[hex_] == 0 and next_nest(state, side, nest // 2) == nest,
    "prize": lambda state, _, first, second, *__: state.solo and first != second,
}
