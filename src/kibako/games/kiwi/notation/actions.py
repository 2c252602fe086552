"""Kiwi Chow Down's actions as texts. docs/lab/kiwi.md lists them.

Hexes are named by their axial coordinates, "0,3". Kiwis are named by their size, others' with their clan: "2", "red-2",
"leader", "red-leader"; with what sets them apart from others of their size in the hex: "2-moved", "1-grown", "1-moved-grown".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kibako.games.kiwi.data.components import CARDS, CLANS, FRUITS, NEST_NAMES, NEST_TYPES, SPACES, TERRAINS
from kibako.games.kiwi.notation.names import LEADER_NAMES, SEASON_CARD_NAMES, USES
from kibako.games.kiwi.notation.pieces import KIND_NAMES, KIWIS_BY_CLAN, PIECES, Kiwi
from kibako.games.kiwi.notation.places import OFF_ISLAND, Place, cell_of, place_in
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.codes import (
    ACT_PAY,
    ACT_PLAY,
    CARD,
    FACE_DOWN,
    FACE_DOWN_FRUIT,
    FROM,
    FRUITS_PAID,
    JOKER_A,
    OFF,
    PIECE,
    TO,
    WHOSE,
    act_of,
    card_of,
    from_of,
    fruits_of,
    markers_of,
    number_of,
    piece_of,
    to_of,
    use_of,
    whose_of,
)
from kibako.games.kiwi.rules.paying import MOST, PACKS
from kibako.kit.actions import malformed

PACK_NUMBERS: Final = {pack: number for number, pack in enumerate(PACKS)}


def start_of(action: int) -> Place:
    return place_in(from_of(action))


def end_of(action: int) -> Place:
    """Where to; "off" is the sea."""
    return place_in(to_of(action))


def kiwi_of(action: int) -> Kiwi:
    """The kiwi of an action with anybody's."""
    return KIWIS_BY_CLAN[CLANS[whose_of(action)]][piece_of(action)]


def packs_of(action: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The fruits and the markers of a payment."""
    return PACKS[fruits_of(action)], PACKS[markers_of(action)]


def payment(fruits: Sequence[int], markers: Sequence[int]) -> int | None:
    """To pay with these; None if they are more than any payment."""
    if max(len(fruits), len(markers)) > MOST:
        return None
    return ACT_PAY + FRUITS_PAID * PACK_NUMBERS[tuple(sorted(fruits))] + PACK_NUMBERS[tuple(sorted(markers))]


def play_of(card: str, use: int) -> int:
    """To play a card as what."""
    return ACT_PLAY + CARD * CARDS.index(card) + use


# --- the grammar -----------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """One word of an action: how it is written, and what it adds to the number."""

    write: Callable[[int], str]
    read: Callable[[str], int]


class Form(NamedTuple):
    verb: str
    parts: tuple[Part, ...] = ()


def word_for(names: dict[str, int]) -> Part:
    words = {number: name for name, number in names.items()}
    return Part(lambda action: words[number_of(action)], lambda word: names[word])


def numbered(names: Sequence[str]) -> Part:
    return word_for({name: number for number, name in enumerate(names)})


def _read_anybodys(word: str) -> int:
    clan, _, piece = word.partition("-")
    return WHOSE * CLANS.index(clan) + PIECE * PIECES.index(piece)


START: Final = Part(start_of, lambda word: FROM * cell_of(word))
END: Final = Part(end_of, lambda word: TO * cell_of(word))
END_OR_SEA: Final = Part(end_of, lambda word: TO * (OFF if word == OFF_ISLAND else cell_of(word)))
OWN_SIZE: Final = Part(lambda action: PIECES[piece_of(action)], lambda word: PIECE * KIND_NAMES.index(word))
OWN_PIECE: Final = Part(lambda action: PIECES[piece_of(action)], lambda word: PIECE * PIECES.index(word))
ANYBODYS_PIECE: Final = Part(lambda action: kiwi_of(action).name, _read_anybodys)
NEST_TYPE: Final = Part(lambda action: NEST_TYPES[piece_of(action)], lambda word: PIECE * NEST_TYPES.index(word))

FORMS: Final = {
    codes.ACT_DONE: Form("done"),
    codes.ACT_LEADER: Form("leader", (numbered(LEADER_NAMES),)),
    codes.ACT_SETTLE: Form("settle", (END,)),
    codes.ACT_SPACE: Form("space", (numbered([str(space) for space in range(1, SPACES + 1)]),)),
    codes.ACT_MOVE: Form("move", (OWN_PIECE, START, END)),
    codes.ACT_ABILITY: Form("ability"),
    codes.ACT_PUSH: Form("push", (ANYBODYS_PIECE, START, END_OR_SEA)),
    codes.ACT_ASHORE: Form("ashore", (END,)),
    codes.ACT_GO: Form("go", (END,)),
    codes.ACT_BRING: Form("bring", (OWN_SIZE, START)),
    codes.ACT_PULL: Form("pull", (ANYBODYS_PIECE, START)),
    codes.ACT_FEED: Form("feed", (ANYBODYS_PIECE, START)),
    codes.ACT_TAKE: Form("take", (OWN_SIZE, START)),
    codes.ACT_BUILD: Form("build", (NEST_TYPE, END)),
    codes.ACT_PLACE: Form("place", (END,)),
    codes.ACT_GROW: Form("grow", (OWN_SIZE, START)),
    codes.ACT_NEST: Form("nest", (numbered(NEST_NAMES),)),
    codes.ACT_BONUS: Form("bonus", (word_for({"feed": codes.AS_FEED, "build": codes.AS_BUILD}),)),
    codes.ACT_GIVE_FRUIT: Form("return", (numbered(FRUITS),)),
    codes.ACT_GIVE_MARKER: Form("return", (numbered(TERRAINS),)),
    codes.ACT_REMOVE: Form("remove", (OWN_SIZE, START)),
    codes.ACT_MARK: Form("mark", (END,)),
    codes.ACT_ROW: Form("take row"),
    codes.ACT_RESERVE: Form("take reserve"),
    codes.ACT_PRIZE: Form("prize", (numbered(SEASON_CARD_NAMES),)),
}
"""All but playing a card and paying, whose words are not always as many."""


PLACING: Final = frozenset(act for act, form in FORMS.items() if form.parts == (END,))
"""Actions on a hex;"""
WITH_OWN_KIWI: Final = frozenset(act for act, form in FORMS.items() if form.parts == (OWN_SIZE, START))
"""with a kiwi of one's own;"""
WITH_ANY_KIWI: Final = frozenset(act for act, form in FORMS.items() if ANYBODYS_PIECE in form.parts)
"""with anybody's."""


def name_in(action: int) -> str:
    """What an action names: a leader, a space, a nest, a colour, a terrain, a season card, a bonus."""
    return FORMS[act_of(action)].parts[0].write(action)


def action_named(act: int, name: str) -> int:
    """The action of a type that names this; a KeyError if there is none."""
    return act + FORMS[act].parts[0].read(name)


# --- writing ---------------------------------------------------------------------------------------------------------


@lru_cache(1 << 14)
def write(action: int) -> str:
    act = act_of(action)
    if act == ACT_PLAY:
        return _write_play(int(card_of(action)), int(use_of(action)))
    if act == ACT_PAY:
        fruits, markers = packs_of(action)
        return " ".join(["pay", *(FRUITS[colour] for colour in fruits), *(TERRAINS[terrain] for terrain in markers)])
    form = FORMS[act]
    return " ".join([form.verb, *(part.write(action) for part in form.parts)])


def _write_play(card: int, use: int) -> str:
    if use == FACE_DOWN:
        return f"down {CARDS[card]}"
    if use == FACE_DOWN_FRUIT:
        return f"down {CARDS[card]} fruit"
    return f"play {CARDS[card]} {USES[use]}" if card >= JOKER_A else f"play {CARDS[card]}"


# --- reading ---------------------------------------------------------------------------------------------------------

Reader = Callable[[list[str]], int | None]

TITLE: Final = "Kiwi Chow Down"
EXAMPLES: Final = (
    "'play move', 'play joker-a feed', 'down build fruit', 'move 2 0,3 0,2', 'push red-1 0,2 off', 'feed red-1 0,3', "
    "'pay red blue', 'build tree 0,3', 'place 0,3', 'mark 0,3', 'take row' or 'done'"
)


@lru_cache(1 << 14)
def read(text: str) -> int:
    words = text.split(" ")
    for reader in READERS.get(words[0], ()):
        try:
            action = reader(words)
        except (ValueError, KeyError, IndexError):
            continue
        if action is not None and write(action) == text:
            return action
    raise malformed(text, TITLE, EXAMPLES)


def _reader(act: int, form: Form) -> Reader:
    first = 1 + form.verb.count(" ")
    return lambda words: act + sum(part.read(word) for part, word in zip(form.parts, words[first:], strict=True))


def _read_play(words: list[str]) -> int:
    use = USES.index(words[2]) if len(words) == 3 else CARDS.index(words[1])
    return play_of(words[1], use)


def _read_down(words: list[str]) -> int:
    return play_of(words[1], FACE_DOWN_FRUIT if words[2:] == ["fruit"] else FACE_DOWN)


def _read_payment(words: list[str]) -> int | None:
    fruits = [FRUITS.index(word) for word in words[1:] if word in FRUITS]
    markers = [TERRAINS.index(word) for word in words[1:] if word not in FRUITS]
    return payment(fruits, markers) if fruits or markers else None


READERS: Final[dict[str, list[Reader]]] = {"play": [_read_play], "down": [_read_down], "pay": [_read_payment]}
for act, form in FORMS.items():
    READERS.setdefault(form.verb.partition(" ")[0], []).append(_reader(act, form))
