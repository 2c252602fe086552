"""Kiwi Chow Down's actions as texts. docs/lab/kiwi.md lists them.

Hexes are named by their axial coordinates, "0,3". Kiwis are named by their size, others' with their clan: "2", "red-2",
"leader", "red-leader"; with what sets them apart from others of their size in the hex: "2-moved", "1-grown", "1-moved-grown".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kibako.engine.errors import MalformedAction
from kibako.games.kiwi.codes import (
    ACT_ABILITY,
    ACT_ASHORE,
    ACT_BONUS,
    ACT_BRING,
    ACT_BUILD,
    ACT_DONE,
    ACT_FEED,
    ACT_GIVE_FRUIT,
    ACT_GIVE_MARKER,
    ACT_GO,
    ACT_GROW,
    ACT_LEADER,
    ACT_MARK,
    ACT_MOVE,
    ACT_NEST,
    ACT_PAY,
    ACT_PLACE,
    ACT_PLAY,
    ACT_PRIZE,
    ACT_PULL,
    ACT_PUSH,
    ACT_REMOVE,
    ACT_RESERVE,
    ACT_ROW,
    ACT_SETTLE,
    ACT_SPACE,
    ACT_TAKE,
    FACE_DOWN,
    FACE_DOWN_FRUIT,
    FROM,
    GROWN,
    JOKER_A,
    LEADER,
    MOVED,
    OFF,
    PIECE,
    TYPE,
    WHOSE,
)
from kibako.games.kiwi.components import CARDS, CLANS, FRUITS, LEADERS, NEST_NAMES, NEST_TYPES, SEASON_CARDS, SPACES, TERRAINS
from kibako.games.kiwi.island import ALL_PLACES, cell_at, place_of
from kibako.games.kiwi.paying import PACKS

PLACES: Final = frozenset(cell_at(q, r) for q, r in ALL_PLACES)
PLACE: Final = re.compile(r"(0|-?[1-9]),(0|-?[1-9])")
KIND_NAMES: Final = tuple(f"{size}{moved}{grown}" for grown in ("", "-grown") for moved in ("", "-moved") for size in (1, 2, 3))
PIECES: Final = (*KIND_NAMES, "leader")
AS_NAMES: Final = ("move", "feed", "build", "gain")
OFF_NAME: Final = "off"

assert (PIECES.index("1-moved"), PIECES.index("1-grown"), PIECES.index("leader")) == (MOVED, GROWN, LEADER)


def write_place(cell: int) -> str:
    q, r = place_of(cell)
    return f"{q},{r}"


def piece_of(action: int) -> int:
    return (action // PIECE) & 15


def whose_of(action: int) -> int:
    return (action // WHOSE) & 3


def from_of(action: int) -> int:
    return (action // FROM) & 127


def to_of(action: int) -> int:
    return action & 127


def packs_of(action: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The fruits and the markers of a payment."""
    return PACKS[(action - ACT_PAY) >> 7], PACKS[(action - ACT_PAY) & 127]


# --- writing ---------------------------------------------------------------------------------------------------------

PLACING: Final = {
    ACT_SETTLE: "settle",
    ACT_ASHORE: "ashore",
    ACT_GO: "go",
    ACT_PLACE: "place",
    ACT_MARK: "mark",
}
OWN_KIWI: Final = {ACT_BRING: "bring", ACT_TAKE: "take", ACT_GROW: "grow", ACT_REMOVE: "remove"}
ANY_KIWI: Final = {ACT_PULL: "pull", ACT_FEED: "feed"}
WORDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    ACT_LEADER: ("leader", tuple(leader.name for leader in LEADERS)),
    ACT_SPACE: ("space", tuple(str(space) for space in range(1, SPACES + 1))),
    ACT_NEST: ("nest", NEST_NAMES),
    ACT_BONUS: ("bonus", ("", "feed", "build")),
    ACT_GIVE_FRUIT: ("return", FRUITS),
    ACT_GIVE_MARKER: ("return", TERRAINS),
    ACT_PRIZE: ("prize", tuple(card.name for card in SEASON_CARDS)),
}
PLAIN: Final = {ACT_DONE: "done", ACT_ABILITY: "ability", ACT_ROW: "take row", ACT_RESERVE: "take reserve"}


def write(action: int) -> str:
    kind = action - action % TYPE
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in WORDS:
        verb, names = WORDS[kind]
        return f"{verb} {names[action - kind]}"
    if kind in PLACING:
        return f"{PLACING[kind]} {write_place(action - kind)}"
    if kind in OWN_KIWI:
        return f"{OWN_KIWI[kind]} {PIECES[piece_of(action)]} {write_place(from_of(action))}"
    if kind in ANY_KIWI:
        return f"{ANY_KIWI[kind]} {CLANS[whose_of(action)]}-{PIECES[piece_of(action)]} {write_place(from_of(action))}"
    return _write_other(kind, action)


def _write_other(kind: int, action: int) -> str:
    if kind == ACT_PLAY:
        return _write_card((action - kind) >> 3, (action - kind) & 7)
    if kind == ACT_PAY:
        fruits, markers = packs_of(action)
        return " ".join(["pay", *(FRUITS[colour] for colour in fruits), *(TERRAINS[terrain] for terrain in markers)])
    if kind == ACT_BUILD:
        return f"build {NEST_TYPES[piece_of(action)]} {write_place(to_of(action))}"
    start, end = write_place(from_of(action)), to_of(action)
    if kind == ACT_MOVE:
        return f"move {PIECES[piece_of(action)]} {start} {write_place(end)}"
    assert kind == ACT_PUSH
    where = OFF_NAME if end == OFF else write_place(end)
    return f"push {CLANS[whose_of(action)]}-{PIECES[piece_of(action)]} {start} {where}"


def _write_card(card: int, played: int) -> str:
    if played == FACE_DOWN:
        return f"down {CARDS[card]}"
    if played == FACE_DOWN_FRUIT:
        return f"down {CARDS[card]} fruit"
    return f"play {CARDS[card]} {AS_NAMES[played]}" if card >= JOKER_A else f"play {CARDS[card]}"


# --- reading ---------------------------------------------------------------------------------------------------------

EXAMPLES: Final = (
    "'play move', 'play joker-a feed', 'down build fruit', 'move 2 0,3 0,2', 'push red-1 0,2 off', 'feed red-1 0,3', "
    "'pay red blue', 'build tree 0,3', 'place 0,3', 'mark 0,3', 'take row' or 'done'"
)


def read(text: str) -> int:
    try:
        action = _read(text.split(" "))
    except (ValueError, KeyError, IndexError):
        action = None
    if action is None or write(action) != text:
        raise MalformedAction(f"{text!r} is no action of Kiwi Chow Down; expected e.g. {EXAMPLES}")
    return action


def _read(words: list[str]) -> int:
    reader = READERS.get((words[0], len(words)))
    if words[0] == "pay" and len(words) > 1:
        return _read_payment(words[1:])
    if reader is None:
        return {text: action for action, text in PLAIN.items()}[" ".join(words)]
    return reader(words)


def _cell(word: str) -> int:
    match = PLACE.fullmatch(word)
    if match is None:
        raise ValueError(word)
    cell = cell_at(int(match[1]), int(match[2]))
    if cell not in PLACES or write_place(cell) != word:
        raise ValueError(word)
    return cell


def _any_piece(word: str) -> int:
    clan, _, piece = word.partition("-")
    return WHOSE * CLANS.index(clan) + PIECE * PIECES.index(piece)


def _own_kiwi(kind: int) -> Callable[[list[str]], int]:
    return lambda words: kind + PIECE * KIND_NAMES.index(words[1]) + FROM * _cell(words[2])


def _any_kiwi(kind: int) -> Callable[[list[str]], int]:
    return lambda words: kind + _any_piece(words[1]) + FROM * _cell(words[2])


def _placing(kind: int) -> Callable[[list[str]], int]:
    return lambda words: kind + _cell(words[1])


def _named(kind: int) -> Callable[[list[str]], int]:
    return lambda words: kind + WORDS[kind][1].index(words[1] or "?")


def _read_return(words: list[str]) -> int:
    given = words[1]
    return ACT_GIVE_FRUIT + FRUITS.index(given) if given in FRUITS else ACT_GIVE_MARKER + TERRAINS.index(given)


def _read_take(words: list[str]) -> int:
    return {"row": ACT_ROW, "reserve": ACT_RESERVE}[words[1]]


def _read_play(words: list[str]) -> int:
    card = CARDS.index(words[1])
    joker = card >= JOKER_A
    if joker != (len(words) == 3):
        raise ValueError(words)
    return ACT_PLAY + 8 * card + (AS_NAMES.index(words[2]) if joker else card)


def _read_down(words: list[str]) -> int:
    return ACT_PLAY + 8 * CARDS.index(words[1]) + (FACE_DOWN_FRUIT if words[2:] == ["fruit"] else FACE_DOWN)


def _read_payment(words: list[str]) -> int:
    fruits = tuple(FRUITS.index(word) for word in words if word in FRUITS)
    markers = tuple(TERRAINS.index(word) for word in words if word not in FRUITS)
    return ACT_PAY + 128 * PACKS.index(fruits) + PACKS.index(markers)


def _read_move(words: list[str]) -> int:
    return ACT_MOVE + PIECE * PIECES.index(words[1]) + FROM * _cell(words[2]) + _cell(words[3])


def _read_push(words: list[str]) -> int:
    end = OFF if words[3] == OFF_NAME else _cell(words[3])
    return ACT_PUSH + _any_piece(words[1]) + FROM * _cell(words[2]) + end


def _read_build(words: list[str]) -> int:
    return ACT_BUILD + PIECE * NEST_TYPES.index(words[1]) + _cell(words[2])


READERS: Final[dict[tuple[str, int], Callable[[list[str]], int]]] = {
    **{(verb, 2): _placing(kind) for kind, verb in PLACING.items()},
    **{(verb, 3): _own_kiwi(kind) for kind, verb in OWN_KIWI.items()},
    **{(verb, 3): _any_kiwi(kind) for kind, verb in ANY_KIWI.items()},
    **{(verb, 2): _named(kind) for kind, (verb, _) in WORDS.items()},
    ("return", 2): _read_return,
    ("take", 2): _read_take,
    ("play", 2): _read_play,
    ("play", 3): _read_play,
    ("down", 2): _read_down,
    ("down", 3): _read_down,
    ("move", 4): _read_move,
    ("push", 4): _read_push,
    ("build", 3): _read_build,
}
