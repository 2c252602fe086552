"""Kinoko in words: what is asked, what an action does, why it isn't allowed, what happened."""

from __future__ import annotations

from kibako.engine.game import Refusal
from kibako.engine.state import Event
from kibako.engine.words import Seat, Text, text
from kibako.games.kinoko.components import COLOURS, COMPONENTS, FACES, ROWS
from kibako.games.kinoko.position import DOING
from kibako.games.kinoko.state import (
    ACT_DEAL,
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    ACT_STOP,
    ACT_SWAP,
    FACE_KINDS,
    FAMILY,
    GAINED,
    LEFT_OVER,
    LOST,
    PEEKED,
    ROLLED,
    ROUND,
    ROW_COUNT,
    SET_SWAPPED,
    STOPPED,
    SWAPPED,
    TOOK,
    VALUES,
    KinokoState,
)
from kibako.games.kinoko.view import Card, KinokoView

RULES = {"die": "K9", "swap": "K10", "peek": "K12", "sets": "K13", "end": "K15", "deal": "K20"}

CITED = {
    "swap": ("K10",),
    "peek": ("K12",),
    "sets": ("K13",),
    "end": ("K15", "K17", "K18", "K19"),
    "deal": ("K20", "K4", "K5"),
    "over": ("K21", "K22"),
}
FACE_RULES = {"blank": "K14", "peek": "K12", "reroll": "K11", "sets": "K13"}  # the others are numbers


def place(number: int, form: str = "") -> Text:
    """A place by its name, or in the form a sentence needs: `.in` of a card there, `.whole` of all three, `.heading`."""
    if number < ROW_COUNT:
        return text(f"row{form}", row=ROWS[number])
    return text(f"hand{form}", who=Seat(number - ROW_COUNT))


def face(number: int) -> Text:
    return text("face", face=FACES[number])


def colour(number: int) -> Text:
    return text("colour", colour=COLOURS[number])


def remembered(view: KinokoView, card: Card) -> str | None:
    """K23: a colour that is known but not seen is shown only by the memory aid."""
    return view.memory[card.number] if view.memory_aid and card.colour is None else None


def card_words(view: KinokoView, where: Text | str, card: Card) -> Text:
    """A card as its reader sees it, told apart from all others by its value and its place."""
    known = card.colour or remembered(view, card)
    return text(
        "card",
        seen="open" if card.colour else "remembered" if known else "back",
        value=card.value,
        colour="" if known is None else text("colour", colour=known),
        place=where,
        forbidden=yes_no(card.colour == view.forbidden),
        peeked=yes_no(card.number == view.peeked),
    )


def die_words(view: KinokoView, number: int) -> Text:
    taken = yes_no(number == taken_die(view))
    return text("die-name", name=COMPONENTS.dice[number].name, face=view.dice[number], taken=taken)


def taken_die(view: KinokoView) -> int | None:
    """The first that shows what is being carried out."""
    taken = {"swap": str(view.value), "peek": "peek", "sets": "sets"}.get(view.doing)
    return view.dice.index(taken) if taken in view.dice else None


def yes_no(true: bool) -> str:
    return "yes" if true else "no"


def cite(view: KinokoView) -> tuple[str, ...]:
    """K9: where a die is chosen, also what each of them would do."""
    if view.doing == "die":
        return ("K9", *dict.fromkeys(FACE_RULES.get(face, "K10") for face in view.dice))
    return CITED[view.doing]


def ask(view: KinokoView) -> Text:
    return text(f"ask-{view.doing}", value=view.value)


def say(action: int, _view: KinokoView) -> Text:
    if action < FACE_KINDS:
        return text("do-take", face=FACES[action])
    if action in (ACT_ON, ACT_STOP, ACT_DEAL):
        return text({ACT_ON: "do-on", ACT_STOP: "do-stop", ACT_DEAL: "do-deal"}[action])
    if action >= ACT_SET:
        return text("do-sets", place=place(action - ACT_SET, ".whole"))
    if action >= ACT_PEEK:
        where, index = divmod(action - ACT_PEEK, VALUES)
        return text("do-peek", place=place(where, ".in"), value=index + 1)
    value, one, other = swap_of(action)
    return text("do-swap", value=value, place=place(one, ".in"), other=place(other, ".in"))


def status(view: KinokoView) -> tuple[Text, ...]:
    return tuple(text("points", points=points) for points in view.scores)


def swap_of(action: int) -> tuple[int, int, int]:
    index, pair = divmod(action - ACT_SWAP, 64)
    return index + 1, pair >> 3, pair & 7


def decision_of(action: int) -> str:
    """What was being decided if this action were right."""
    if action < FACE_KINDS:
        return "die"
    if action >= ACT_ON:
        return "deal" if action == ACT_DEAL else "end"
    return "sets" if action >= ACT_SET else "peek" if action >= ACT_PEEK else "swap"


def refuse(state: KinokoState, action: int) -> Refusal:
    doing = DOING[state.doing]
    if action == ACT_STOP and doing == "die":
        return Refusal(text("not-yet-stop"), "K15")
    if decision_of(action) != doing:
        return Refusal(text(f"not-{doing}", value=int(state.value)), RULES[doing])
    if doing == "die":
        return Refusal(text("not-rolled", face=FACES[action]), "K9")
    if doing == "swap" and swap_of(action)[0] != state.value:
        return Refusal(text("not-value", value=int(state.value), other=swap_of(action)[0]), "K10")
    if doing == "sets" and action - ACT_SET == ROW_COUNT + state.turn:
        return Refusal(text("not-own-set"), "K13")
    return Refusal(text("no-such-seat", seats=int(state.seats)), RULES[doing])


def report(event: Event, _reader: int | None) -> Text:
    kind, a, b, c, d = event
    if kind == ROUND:
        return text("was-round", round=a, forbidden=colour(b), who=Seat(c))
    if kind == ROLLED:
        return text("was-rolled", who=Seat(a), one=face(b), two=face(c), three=face(d))
    if kind == TOOK:
        return text("was-taken", who=Seat(a), face=face(b))
    if kind == SWAPPED:
        return text("was-swapped", who=Seat(a), value=b, place=place(c, ".in"), other=place(d, ".in"))
    if kind == PEEKED:
        return text("was-peeked", who=Seat(a), place=place(b // VALUES, ".in"), value=b % VALUES + 1)
    if kind == SET_SWAPPED:
        return text("was-set-swapped", who=Seat(a), place=place(b, ".whole"))
    if kind == STOPPED:
        return text("was-stopped", who=Seat(a), right=yes_no(bool(b)))
    if kind == GAINED:
        return text("was-gained", who=Seat(a), points=b)
    if kind == LOST:
        return text("was-lost", who=Seat(a))
    if kind == FAMILY:
        return text("was-family", who=Seat(a), colour=colour(b))
    assert kind == LEFT_OVER
    return text("was-left-over", colour=colour(a))
