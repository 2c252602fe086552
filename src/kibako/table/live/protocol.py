"""All messages of a live connection, both ways. Each is a JSON object whose `type` says which one it is.

`python -m kibako.table.live.types` writes the same as types for the pages' scripts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kibako.engine.game import Shape as PictureShape
from kibako.table.content.coach import Told
from kibako.table.content.column import Other, PlayerCard, Tallies
from kibako.table.content.position import Action, Part, ScoreSheet
from kibako.table.store.records import ChatLine, ClockKind, Luck, SeatKind, Status, Verdict

Short = Annotated[str, Meta(max_length=200)]
Words = Annotated[str, Meta(max_length=2000)]
Secrets = Annotated[list[Short], Meta(max_length=8)]
ElementIds = Annotated[list[Short], Meta(max_length=20)]
Seconds = Annotated[float, Meta(ge=0, le=10)]


class _Sent(msgspec.Struct, forbid_unknown_fields=True, rename="camel", tag_field="type", tag=str.lower):
    """What a browser sends; its type is the name of its class."""


class _Record(msgspec.Struct, rename="camel"):
    """A part of what a browser gets."""


# --- from the browser: the greeting ------------------------------------------------------------------------------------------


class Hello(_Sent):
    """The first message: the secrets of one's seats (none: to watch), and in which forms the position is wanted."""

    secrets: Secrets = []
    shape: PictureShape = "wide"  # of the window
    outline: bool = False  # the position in words
    picture: bool = True  # the position as a picture
    view: bool = False  # the position as plain data: all that the seat may know
    pace: Seconds | None = None  # how long bots take at least, where nobody else plays; None: as the server has it
    changes: bool = False  # pictures as what has changed since the one before, and words of actions only where they are few


# --- from the browser: how to show the table ---------------------------------------------------------------------------------


class See(_Sent):
    """Show the table to another of one's own seats."""

    seat: int


class Shape(_Sent):
    """The window has another shape now."""

    shape: PictureShape


class Outline(_Sent):
    """Whether to send the position in words, too."""

    wanted: bool


class Redraw(_Sent):
    """Send the picture whole: its changes aren't of the one that is here."""


class Pace(_Sent):
    """How long bots take for a move at least, where nobody else plays; none: as the server has it."""

    seconds: Seconds | None


# --- from the browser: questions that change nothing -------------------------------------------------------------------------


class Plan(_Sent):
    """Draw the position with this action planned, or with none."""

    action: Short | None


class Help(_Sent):
    """What can be done now, and by which rules?"""


class Why(_Sent):
    """Why can't this element be clicked, after those of the path?"""

    element: Short
    path: ElementIds = []


class Explain(_Sent):
    """What is this element, what would it do now, and which rules say so? Empty: what can be done at all."""

    element: Short


class Hint(_Sent):
    """What would a strong bot play?"""


class Coach(_Sent):
    """What does the coach say to this position?"""


class Audience(_Sent):
    """Who watches, and who has been muted or removed? Whoever plays may ask."""


# --- from the browser: playing -----------------------------------------------------------------------------------------------


class Play(_Sent):
    """Play an action as the move of this number; one that comes twice or too late is ignored."""

    action: Short
    at: int


class Contribute(_Sent):
    """What one's browser adds to the luck of a table that it opened, after it was shown the commitment."""

    seat: int
    luck: Short


class Hurry(_Sent):
    """Let the bot that is thinking about the move of this number play its best one so far."""

    at: int


class Undo(_Sent):
    """Take one's last action back, if need be by asking the others."""


class Answer(_Sent):
    """Agree or not to the question of that number; an answer to another one than the table's is ignored."""

    agree: bool
    to: int


class Substitute(_Sent):
    """Let a bot play for somebody who is away."""

    seat: int


class Leave(_Sent):
    """Let a bot play on for one's own seat."""


class GiveUp(_Sent, tag="giveup"):
    """Ask the others to end the game here, with no winner."""


class Return(_Sent):
    """Take one's seat again, which a bot has been playing."""


# --- from the browser: the company -------------------------------------------------------------------------------------------


class Say(_Sent):
    """Write in the chat. Players speak as their seat; a watcher gives a name."""

    words: Words
    name: Short = ""


class React(_Sent):
    """A reaction in the chat, by the name of its icon."""

    icon: Short
    name: Short = ""


class Judge(_Sent):
    """Mute or remove a spectator, by their mark, or let them be again. Whoever plays may."""

    spectator: Short
    verdict: Verdict | None


class Pause(_Sent):
    """Ask the others for a pause."""


class Resume(_Sent):
    """End a pause."""


class Notify(_Sent):
    """Where to be told of one's turns; nowhere if empty."""

    address: Annotated[str, Meta(max_length=1500)]


Viewing = See | Shape | Outline | Redraw | Pace
Asking = Plan | Help | Why | Explain | Hint | Coach | Audience
Playing = Play | Contribute | Hurry | Undo | Answer | Substitute | Leave | GiveUp | Return
Socialising = Say | React | Judge | Pause | Resume | Notify
FromBrowser = Viewing | Asking | Playing | Socialising
"""Everything that a browser may send after its greeting."""


# --- to the browser: parts ---------------------------------------------------------------------------------------------------


class Picture(_Record):
    """A picture in parts: new text, and spans of the picture `since`, where they begin and how long they are."""

    number: int
    since: int | None  # None: it is whole
    parts: Sequence[str | tuple[int, int]]


class Player(_Record):
    seat: int
    name: str
    kind: SeatKind
    level: str  # of a bot
    you: bool  # whether the seat is one's own
    turn: bool
    thinking: bool
    here: bool  # whether a page with the seat is open
    stands: str  # the score, or whatever tells how the seat stands
    colour: int  # the seat's shape and colour
    card: PlayerCard


class Run(_Record, omit_defaults=True):
    """A part of a line: words; as a name, an icon or a place of the board if it is one."""

    words: str
    kind: Literal["name", "icon", "place"] | None = None
    icon: str | None = None  # its id
    place: str | None = None  # an element of the board
    count: int | None = None  # beside the icon


class LogLine(_Record, omit_defaults=True):
    """A line of the log to be looked at: whose it is, whether it begins a group or goes on in the line before."""

    runs: Sequence[Run]
    seat: int | None = None
    heading: bool = False
    then: bool = False


class Log(_Record):
    """What is new in the log: its lines from number `first` on. Earlier lines stay, later ones are replaced by these."""

    first: int
    lines: Sequence[str]
    story: Sequence[LogLine]  # the same lines


class Proof(_Record):
    """The table's promise about its luck; with seed and salt once nothing is secret."""

    commitment: str
    luck: Luck
    contributions: Sequence[str]  # of the seats, where luck is shared
    seed: str | None = None
    salt: str | None = None


class Question(_Record):
    """Something that the people at the table must agree to, and whether one's own answer is missing."""

    words: str
    answer: bool
    number: int  # to answer with


class Clock(_Record):
    """Seconds left instead of a time of day, since the browser's clock may differ from the server's."""

    kind: ClockKind
    seconds: float
    seat: int | None
    left: float | None
    paused: bool


class Rematch(_Record):
    """Somebody has asked the others to play again."""

    table: str
    who: str


class Company(_Record):
    clock: Clock
    deal: str | None  # the deal that this table is a try of
    rematch: Rematch | None
    address: str  # where one is told of one's own turns
    confirmed: bool  # whether the link that was sent there has been opened
    judged: Sequence[str]  # the marks of spectators that the players have muted or removed


class Choice(_Record):
    """An action that a bot would consider, and its chance to win in per cent."""

    text: str
    words: str
    share: int


# --- to the browser: messages ------------------------------------------------------------------------------------------------


class Tile(_Record):
    """A choice beside what is asked. With a `reason` its action is not legal now; `ids` are clicked one after the other."""

    words: str
    drawing: str
    view_box: str
    action: str | None
    ids: Sequence[str]
    held: int | None  # how many of it there are
    stays: bool  # shown even while none of its things can be clicked
    ask: str | None  # what is asked instead while one of its things is to be clicked next
    reason: str | None


class TableMessage(_Record, tag_field="type", tag="table"):
    """The table as one seat may see it; sent after every change."""

    title: str
    game: str
    game_title: str
    status: Status
    secrets: bool  # whether seats must not see each other's screens
    at: int  # how many moves have been played
    seat: int | None  # whose view this is; None: a watcher's
    own: Sequence[int]
    to_act: int | None
    ask: str
    picture: Picture | str | None
    view: dict[str, Any] | None
    passed: Sequence[dict[str, Any]]  # in a game of memory, the views of the moves since the last message, in order
    actions: Sequence[Action]
    tiles: Sequence[Tile]
    players: Sequence[Player]
    others: Sequence[Other]
    tallies: Tallies | None
    log: Log
    proof: Proof | None
    hints: bool
    hurry: bool
    undo: Literal["free", "ask"] | None
    question: Question | None
    company: Company
    outline: Sequence[Part] | None
    outcome: ScoreSheet | None


class PlanMessage(_Record, tag_field="type", tag="plan"):
    """The picture with the planned action drawn in, the action in words, and what it would change in what is counted."""

    at: int
    action: str | None
    words: str
    picture: Picture | str
    tallies: Tallies | None


class HelpMessage(_Record, tag_field="type", tag="help"):
    """What can be done, as a list of some actions and the number of further ones; and the rules as HTML."""

    ask: str
    actions: Sequence[str]
    more: int
    rules: Sequence[str]


class WhyMessage(_Record, tag_field="type", tag="why"):
    """Why an element can't be clicked, and the number of the rule that says so."""

    words: str
    rule: str | None


class RuleWords(_Record):
    """A rule's number, and what it says first."""

    number: str
    words: str


class ExplainMessage(_Record, tag_field="type", tag="explain"):
    """What an element would do now, and the number of further actions; the rules that tell of it."""

    element: str
    now: Sequence[str]
    more: int
    rules: Sequence[RuleWords]


class HintMessage(_Record, tag_field="type", tag="hint"):
    """What a strong bot would play, the best first; nothing if the position has changed meanwhile."""

    at: int
    choices: Sequence[Choice]
    reason: str  # what speaks for the first of them; empty if nothing can be put into words


class CoachMessage(_Record, tag_field="type", tag="coach"):
    """The coach's tips for the position, the most important first."""

    at: int
    tips: Sequence[Told]


class SpectatorLine(_Record):
    """Somebody who watches, has spoken, or has been muted or removed; without a name if they never spoke."""

    mark: str
    name: str
    here: bool
    verdict: Verdict | None


class AudienceMessage(_Record, tag_field="type", tag="audience"):
    """All spectators that are known, those who are here first."""

    spectators: Sequence[SpectatorLine]


class ChatMessage(_Record, tag_field="type", tag="chat"):
    """The whole chat as the first message of a connection, then what is new."""

    whole: bool
    messages: Sequence[ChatLine]


class ErrorMessage(_Record, tag_field="type", tag="error"):
    """A refusal; nothing has changed. When it is final, there is no such table or seat, and the connection ends."""

    words: str
    final: bool = False


ToBrowser = (
    TableMessage
    | PlanMessage
    | HelpMessage
    | WhyMessage
    | ExplainMessage
    | HintMessage
    | CoachMessage
    | AudienceMessage
    | ChatMessage
    | ErrorMessage
)
"""Everything that a browser is sent."""

hellos = msgspec.json.Decoder(Hello)
messages: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
