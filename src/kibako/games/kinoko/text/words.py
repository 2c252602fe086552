"""Kinoko in words: what is asked, what an action does, what happened."""

from __future__ import annotations

from kibako.engine.state import Event
from kibako.engine.words import Seat, Sign, Text, text
from kibako.games.kinoko.data.components import COLOURS, COMPONENTS, FACES, ROWS
from kibako.games.kinoko.rules.codes import (
    ACT_DEAL,
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    ACT_STOP,
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
    peek_slot,
    set_place,
    swap_index,
    swap_other,
    swap_place,
)
from kibako.games.kinoko.view import Card, KinokoView


def place(number: int, form: str = "") -> Text:
    """A place by its name, or in the form a sentence needs: `.in` of a card there, `.whole` of all three, `.heading`."""
    if number < ROW_COUNT:
        return text(f"row{form}", row=ROWS[number])
    return text(f"hand{form}", who=Seat(number - ROW_COUNT))


def face(number: int) -> Sign:
    return Sign(text("face", face=FACES[number]), f"die-{FACES[number]}")


def colour(number: int) -> Sign:
    return Sign(text("colour", colour=COLOURS[number]), f"family-{COLOURS[number]}")


def back(value: int) -> Sign:
    """A card that the table sees from behind."""
    return Sign(str(value), f"back-{value}")


def told_place(number: int, form: str) -> Sign:
    name = f"row{ROWS[number]}" if number < ROW_COUNT else f"hand{number - ROW_COUNT}"
    return Sign(place(number, form), place=f"place-{name}")


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


def ask(view: KinokoView) -> Text:
    return text(f"ask-{view.doing}", value=view.value)


def say(action: int, _view: KinokoView) -> Text:
    if action < FACE_KINDS:
        return text("do-take", face=FACES[action])
    if action >= ACT_ON:
        return text({ACT_ON: "do-on", ACT_STOP: "do-stop", ACT_DEAL: "do-deal"}[action])
    if action >= ACT_SET:
        return text("do-sets", place=place(set_place(action), ".whole"))
    if action >= ACT_PEEK:
        where, index = divmod(int(peek_slot(action)), VALUES)
        return text("do-peek", place=place(where, ".in"), value=index + 1)
    one, other = place(swap_place(action), ".in"), place(swap_other(action), ".in")
    return text("do-swap", value=int(swap_index(action)) + 1, place=one, other=other)


def status(view: KinokoView) -> tuple[Text, ...]:
    return tuple(text("points", points=points) for points in view.scores)


def progress(view: KinokoView) -> Text:
    return text("round", round=view.round)


def report(event: Event, _reader: int | None) -> Text:
    kind, a, b, c, d = event
    if kind == ROUND:
        return text("was-round", round=a, forbidden=colour(b), who=Seat(c))
    if kind == ROLLED:
        return text("was-rolled", who=Seat(a), one=face(b), two=face(c), three=face(d))
    if kind == TOOK:
        return text("was-taken", who=Seat(a), face=face(b))
    if kind == SWAPPED:
        return text("was-swapped", who=Seat(a), value=back(b), place=told_place(c, ".in"), other=told_place(d, ".in"))
    if kind == PEEKED:
        return text("was-peeked", who=Seat(a), place=told_place(b // VALUES, ".in"), value=back(b % VALUES + 1))
    if kind == SET_SWAPPED:
        return text("was-set-swapped", who=Seat(a), place=told_place(b, ".whole"))
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
