"""What browsers may ask for, checked as it comes in."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from kibako.bots import BOTS
from kibako.engine.shelf import keys
from kibako.table.thinking import LONGEST, MOST

BUDGETS = (
    f"How a bot plays: {', '.join(BOTS)}, or by a budget a move: ismcts:2s, at most {LONGEST:g} seconds, "
    f"or ismcts:5000, at most {MOST} iterations."
)


class Order(BaseModel):
    model_config = ConfigDict(extra="forbid")


ElementId = Annotated[str, Field(max_length=200)]


class NewSeat(Order):
    kind: Literal["person", "bot", "open"]
    name: str = Field(default="", max_length=200)
    level: str = Field(default="easy", max_length=40, description=BUDGETS, examples=["easy", "ismcts:2s", "ismcts:5000"])


class NewClock(Order):
    kind: Literal["none", "relaxed", "move"] = "none"
    seconds: float = 0


class NewTable(Order):
    """A table to open. The seats marked person belong to whoever opens it: several for one room."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"example": {"game": keys()[0], "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]}},
    )

    game: str = Field(max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, StrictBool | StrictInt | StrictStr] = Field(default_factory=dict, max_length=40)
    title: str = Field(default="", max_length=200)
    public: bool = True
    seed: str | None = Field(default=None, max_length=100)
    clock: NewClock = Field(default_factory=NewClock)


class Join(Order):
    name: str = Field(max_length=200)
    seat: int | None = None


class Try(Order):
    """In a lesson: an action, or a click on something that can't be chosen."""

    play: str = Field(default="", max_length=200)
    why: str | None = Field(default=None, max_length=200)
    path: list[ElementId] = Field(default_factory=list, max_length=20)


class Look(Order):
    """Through whose eyes to look back: a seat's, a watcher's, or with everything open; what is usual if left out."""

    secrets: list[str] = Field(default_factory=list, max_length=8)
    seat: int | Literal["open", "watcher"] | None = None


class LookBack(Look):
    """A game from its beginning to now, and one moment of it."""

    at: int | None = None  # after how many moves; the last moment if left out
    tall: bool = False
    text: bool = False


class Moments(Look):
    """Some moments of a game."""

    at: list[int] = Field(min_length=1, max_length=8)
    tall: bool = False
    text: bool = False  # the position in words, too


class PlayOn(Look):
    """A new table that begins at a moment of another."""

    at: int
    chair: int  # the seat to take; bots have the others
    name: str = Field(default="", max_length=200)
    level: str = Field(default="easy", max_length=40)


class Hello(Order):
    """The first message of a live connection: the secrets this browser has, and the shape of its screen."""

    secrets: list[str] = Field(default_factory=list, max_length=8)
    tall: bool = False
    text: bool = False  # send the position in words, too
    picture: bool = True  # send the position as a picture
    view: bool = False  # send the position as plain data: all that the seat may know


class Message(Order):
    """What a browser says while it is at a table; exactly one of these is meant."""

    play: str | None = Field(default=None, max_length=200)
    at: int = -1  # the number of the move that play or hurry is meant for
    plan: str | None = Field(default=None, max_length=200)  # show what this action would do; empty: nothing
    see: int | None = None  # show this own seat's view
    tall: bool | None = None
    text: bool | None = None
    help: bool = False  # what can be done now, and by which rules
    why: str | None = Field(default=None, max_length=200)  # why this element can't be chosen,
    path: list[ElementId] = Field(default_factory=list, max_length=20)  # these having been
    hint: bool = False  # what would a bot play?
    hurry: bool = False  # let the bot that thinks play now
    undo: bool = False
    agree: bool | None = None
    bot: int | None = None  # let a bot play for that seat
    back: bool = False
    say: str | None = Field(default=None, max_length=2000)  # in the chat,
    react: str | None = Field(default=None, max_length=40)  # or by a picture;
    name: str = Field(default="", max_length=200)  # of one who only watches
    pause: bool | None = None  # ask for a pause; False: go on
    address: str | None = Field(default=None, max_length=500)  # where to be told of one's turns; empty: nowhere
