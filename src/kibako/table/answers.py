"""What the API answers, as OpenAPI tells it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class Refused(BaseModel):
    """Why a request was refused, in the language that the request asked for."""

    error: str


class OptionAnswer(BaseModel):
    name: str
    title: str
    about: str
    default: bool | int | str
    choices: list[bool | int | str]
    words: list[str]  # the choices in words; none for a switch


class GameAnswer(BaseModel):
    key: str
    title: str
    about: str
    minutes: int
    seats: list[int]
    options: list[OptionAnswer]


class SeatAnswer(BaseModel):
    name: str
    kind: str


class TableAnswer(BaseModel):
    id: str
    title: str
    game: str
    status: str
    seats: list[SeatAnswer]


class Opened(BaseModel):
    """The new table, and the secrets of the seats that are yours, by seat number."""

    table: str
    secrets: dict[int, str]


class Joined(BaseModel):
    seat: int
    secret: str


class Part(BaseModel):
    heading: str
    lines: list[str]


class ActionAnswer(BaseModel):
    """A legal action: the text to send, the ways to click it in the picture, the words."""

    text: str
    ways: list[list[str]]
    words: str


class LessonStep(BaseModel):
    number: int
    steps: int
    say: str
    ask: str
    show: list[str]
    picture: str
    actions: list[ActionAnswer]
    outline: list[Part]


class Taught(BaseModel):
    """The teacher's answer: to an action whether it was right, to a vain click the rule against it."""

    words: str
    right: bool | None = None
    rule: str | None = None


class Moment(BaseModel):
    """A game after some of its moves, as the viewer may see it."""

    at: int
    by: int | None  # the seat whose move led here
    did: str  # that move in its seat's words, if the viewer may know them
    lines: list[str]  # what the log told of it
    toAct: int | None  # noqa: N815 - as in the live messages
    ask: str
    picture: str
    stands: list[str]  # each seat
    marks: list[int]  # each seat's shape
    outline: list[Part] | None


class PlayerAnswer(BaseModel):
    name: str
    kind: str
    level: str


class Fair(BaseModel):
    """The promise of a table's luck; seed and salt once nothing is secret."""

    commitment: str
    seed: str | None = None
    salt: str | None = None


class Column(BaseModel):
    rank: int
    total: int
    points: list[int]


class ScoreSheet(BaseModel):
    reason: str
    categories: list[str]
    columns: list[Column]


class Course(BaseModel):
    """A game from its beginning to its last move, and one moment of it."""

    title: str
    game: str
    status: str
    length: int
    seats: list[int]  # whose each move was
    turns: list[int]  # the moments at which a turn begins
    log: list[tuple[int, str]]  # lines with the moment they belong to
    memory: bool  # whether past moments are shown as to a watcher, because players have to remember
    players: list[PlayerAnswer]
    fair: Fair | None
    outcome: ScoreSheet | None
    seat: int | str  # through whose eyes
    eyes: list[int | str]  # those that may be chosen
    moment: Moment


class SaveOpened(BaseModel):
    table: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": about}
    for status, about in {
        400: "What was asked for can't be done",
        403: "Not your seat",
        404: "There is no such game, table or page",
        409: "The seat is taken",
        413: "The request is too large",
        422: "The request can't be read",
        429: "Too many requests",
        503: "The database doesn't answer; nothing was changed",
    }.items()
}
