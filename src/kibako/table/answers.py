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
