"""What the JSON API takes and answers, checked and described by OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from kibako.bots import BOTS
from kibako.engine.game import Shape
from kibako.engine.registry import keys
from kibako.table.store.records import Clock, ClockKind, Luck, SeatKind
from kibako.table.tables.clocks import new_clock
from kibako.table.tables.opening import Chair, Opening
from kibako.table.tables.replay import Eyes
from kibako.table.tables.thinking import LONGEST, MOST

BUDGETS = (
    f"How a bot plays: {', '.join(BOTS)}, or by a budget a move: ismcts:2s, at most {LONGEST:g} seconds, "
    f"or ismcts:5000, at most {MOST} iterations."
)


class Order(BaseModel):
    """What is asked for; nothing unknown is passed over."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """What is answered; made from records with the same fields."""

    model_config = ConfigDict(from_attributes=True)


# --- requests ----------------------------------------------------------------------------------------------------------------

MOST_TABLES = 500
CONTRIBUTES = "The game waits until your live connection has contributed to the luck of your seats, where it is shared"
TableId = Annotated[str, Field(max_length=32)]
SeatSecret = Annotated[str, Field(max_length=64)]
ElementId = Annotated[str, Field(max_length=200)]


class NewSeat(Order):
    kind: SeatKind
    name: str = Field(default="", max_length=200)
    level: str = Field(default="easy", max_length=40, description=BUDGETS, examples=["easy", "ismcts:2s", "ismcts:5000"])


class NewClock(Order):
    kind: ClockKind = "none"
    seconds: float = 0

    def record(self) -> Clock:
        return new_clock(self.kind, self.seconds)


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
    begins: bool = Field(default=False, description="The seats are turned round so that the first one listed begins")
    seed: str | None = Field(default=None, max_length=100, pattern=r"^[^\x00]*$")
    clock: NewClock = Field(default_factory=NewClock)
    contributes: bool = Field(default=False, description=CONTRIBUTES)

    def opening(self) -> Opening:
        chairs = [Chair(seat.kind, seat.name, seat.level) for seat in self.seats]
        return Opening(self.game, chairs, dict(self.options), self.title, self.public, self.seed, self.begins, self.contributes)


class Join(Order):
    name: str = Field(max_length=200)
    seat: int | None = None
    luck: str = Field(default="", max_length=64, description="What you contribute to the luck: random letters and digits.")


class Try(Order):
    """In a lesson: an action, or a click on something that can't be chosen."""

    play: str = Field(default="", max_length=200)
    shape: Shape = "wide"  # of the picture of what came of it
    why: str | None = Field(default=None, max_length=200)
    path: list[ElementId] = Field(default_factory=list, max_length=20)


class ForSeats(Order):
    """Whose seats somebody asks for."""

    secrets: list[SeatSecret] = Field(default_factory=list, max_length=8)


class Look(Order):
    """Through whose eyes to see a replay: a seat's, a spectator's, or with everything open; what is usual if left out."""

    secrets: list[SeatSecret] = Field(default_factory=list, max_length=8)
    seat: Eyes | None = None


class ReplayOrder(Look):
    """A game from its beginning to now, and one moment of it."""

    at: int | None = None  # after how many moves; the last moment if left out
    shape: Shape = "wide"
    text: bool = False


class Moments(Look):
    """Some moments of a game."""

    at: list[int] = Field(min_length=1, max_length=8)
    shape: Shape = "wide"
    text: bool = False  # the position in words, too


class PlayOn(Look):
    """A new table that begins at a moment of another."""

    at: int
    chair: int  # the seat to take; bots have the others
    name: str = Field(default="", max_length=200)
    level: str = Field(default="easy", max_length=40)


class PlayDeal(Order):
    """Play a deal under a name; anew even if a try goes on, whose seat this browser has lost."""

    name: str = Field(default="", max_length=200)
    anew: bool = False


class OwnSeats(Order):
    """The secrets of somebody's seats, by table; and how many games to tell of."""

    seats: dict[TableId, list[SeatSecret]] = Field(max_length=MOST_TABLES)
    most: int = Field(default=5, ge=1, le=MOST_TABLES)


class Again(Order):
    """Play a finished game again with the same people, everybody moved on by some seats."""

    secrets: list[SeatSecret] = Field(min_length=1, max_length=8)
    turned: int = Field(default=0, ge=0, le=7)
    contributes: bool = Field(default=False, description=CONTRIBUTES)


class CodeOf(Order):
    link: str = Field(max_length=500)


class HandOver(Order):
    """The secrets of somebody's seats by table, and their name, for another device."""

    seats: dict[TableId, list[SeatSecret]] = Field(max_length=MOST_TABLES)
    name: str = Field(default="", max_length=200)


class TakeOver(Order):
    """The token of a link to this device."""

    token: SeatSecret


class Challenge(Order):
    """The secret of the seat whose deal others are to play."""

    secret: str = Field(max_length=200)


# --- answers -----------------------------------------------------------------------------------------------------------------


class Refused(Answer):
    """Why a request was refused, in the language that the request asked for."""

    error: str


class OptionAnswer(Answer):
    name: str
    title: str
    about: str
    default: bool | int | str
    choices: list[bool | int | str]
    words: list[str]  # the choices in words; none for a switch
    seats: list[int]  # at tables of how many it can be chosen; at all if none is named


class FirstGame(Answer):
    """The game that a lesson leads into."""

    seats: int
    bot: str
    options: dict[str, bool | int | str]


class GameAnswer(Answer):
    key: str
    title: str
    about: str
    minutes: int
    seats: list[int]
    options: list[OptionAnswer]
    firstGame: FirstGame  # noqa: N815 - as in the live messages


class SeatAnswer(Answer):
    name: str
    kind: str


class TableAnswer(Answer):
    id: str
    title: str
    key: str  # of the game
    game: str
    status: str
    seats: list[SeatAnswer]


class OwnPlayer(Answer):
    name: str
    kind: str
    colour: int  # the seat's shape and colour
    you: bool
    total: int | None  # once the game is over
    rank: int | None


class OwnGame(Answer):
    """A game at which somebody has a seat."""

    id: str
    title: str
    game: str
    gameTitle: str  # noqa: N815 - as in the live messages
    status: str
    own: list[int]
    toAct: int | None  # noqa: N815 - as in the live messages
    yours: bool  # whether it is their turn
    moves: int
    progress: str  # how far the game has come
    ago: float  # seconds since the last change
    lasted: float  # seconds from the opening to the last change
    picture: str
    players: list[OwnPlayer]
    reason: str  # why it ended


class OwnGames(Answer):
    games: list[OwnGame]
    waiting: int  # where it is their turn
    total: int


class HandedOver(Answer):
    token: str
    seconds: int


class TakenOver(Answer):
    seats: dict[str, list[str]]
    name: str


class Code(Answer):
    """A link as a picture (a data URL); empty where this server can't draw it."""

    picture: str


class Opened(Answer):
    """The new table, and the secrets of the seats that are yours, by seat number."""

    table: str
    secrets: dict[int, str]


class Joined(Answer):
    seat: int
    secret: str


class Part(Answer):
    heading: str
    lines: list[str]


class ActionAnswer(Answer):
    """A legal action: the text to send, the ways to click it in the picture, the words."""

    text: str
    ways: list[list[str]]
    words: str


class Heading(Answer):
    """A chapter of a lesson, and the number of its first step."""

    title: str
    first: int


class LessonStep(Answer):
    number: int
    steps: int
    chapter: int
    chapters: list[Heading]
    kind: Literal["tell", "play", "free", "click"]
    say: str
    ask: str
    show: list[str]
    taught: str  # the action that is pointed at
    answers: int  # how many elements are to be clicked
    picture: str
    actions: list[ActionAnswer]
    called: dict[str, str]  # what targets are called that a small picture may not have
    outline: list[Part]


class Taught(Answer):
    """The teacher's answer: to an action whether it was right and what came of it, to a vain click the rule against it."""

    words: str
    right: bool | None = None
    rule: str | None = None
    picture: str | None = None  # what came of a free choice


class Thing(Answer):
    """Something a player has: the icon's id, what it is, how many (null: it is simply there), of how many."""

    icon: str
    words: str
    count: int | None
    of: int | None
    faded: bool


class Card(Answer):
    """How a player stands, as things to look at; the player board as an <svg> where the picture doesn't show it."""

    face: str
    things: list[list[Thing]]
    more: list[Thing]
    cards: list[Thing]
    points: Thing | None
    next: bool
    board: str


class Other(Answer):
    """Somebody without a seat, who plays all the same."""

    name: str
    colour: int
    card: Card


class Run(Answer):
    """A part of a line: words; as a name, an icon or a place of the board if it is one."""

    words: str
    kind: Literal["name", "icon", "place"] | None
    icon: str | None
    place: str | None
    count: int | None


class Line(Answer):
    """A line of the log to be looked at: whose it is, whether it begins a group or goes on in the line before."""

    runs: list[Run]
    seat: int | None
    heading: bool
    then: bool


class Moment(Answer):
    """A game after some of its moves, as the viewer may see it."""

    at: int
    by: int | None  # the seat whose move led here
    did: str  # that move in its seat's words, if the viewer may know them
    lines: list[str]  # what the log told of it
    toAct: int | None  # noqa: N815 - as in the live messages
    ask: str
    picture: str
    stands: list[str]  # each seat
    colours: list[int]  # each seat's shape and colour
    cards: list[Card]  # what each seat has
    others: list[Other]
    outline: list[Part] | None


class PlayerAnswer(Answer):
    name: str
    kind: str
    level: str


class Proof(Answer):
    """The promise of a table's luck; seed and salt once nothing is secret."""

    commitment: str
    luck: Luck
    contributions: list[str]
    seed: str | None = None
    salt: str | None = None


class Column(Answer):
    rank: int
    total: int
    points: list[int]


class ScoreSheet(Answer):
    reason: str
    categories: list[str]
    icons: list[str | None]
    columns: list[Column]


class Course(Answer):
    """A game from its beginning to its last move, and one moment of it."""

    title: str
    game: str
    status: str
    length: int
    seats: list[int]  # whose each move was
    turns: list[int]  # the moments at which a turn begins
    log: list[tuple[int, str]]  # lines with the moment they belong to
    story: list[Line]  # the same lines with icons and places
    memory: bool  # whether past moments are shown as to a watcher, because players have to remember
    players: list[PlayerAnswer]
    proof: Proof | None
    outcome: ScoreSheet | None
    seat: Eyes
    eyes: list[Eyes]  # those that may be chosen
    moment: Moment


class SaveOpened(Answer):
    table: str


class Dealt(Answer):
    """The deal's page is at /deal/ followed by this."""

    deal: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": about}
    for status, about in {
        400: "What was asked for can't be done",
        403: "Not your seat",
        404: "There is no such game, table or page",
        409: "The seat is taken",
        410: "The table can't go on at this server",
        413: "The request is too large",
        422: "The request can't be read",
        429: "Too many requests",
        503: "The database doesn't answer; nothing was changed",
    }.items()
}
