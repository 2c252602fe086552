"""The contract of a game, as people and programs outside the rules use it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, cast

import msgspec
from typing_extensions import TypeVar

from kibako.engine.chance import Chance
from kibako.engine.errors import BadPosition
from kibako.engine.match import Match
from kibako.engine.sheet import Option, Options, Sheet
from kibako.engine.state import Belief, Event, Listener, State
from kibako.engine.words import Speaker, Text, slug, text

Fields = dict[str, Any]
"""A position as plain data, as TOML would hold it."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know of a position (seat None: what anybody may). Bots, drawings and messages get views."""

    seat: int | None
    seats: int

    def shown(self) -> dict[str, Any]:
        """What is put before the seat's eyes, as plain data."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain


V_co = TypeVar("V_co", bound=View, default=View, covariant=True)


class Standing(msgspec.Struct, frozen=True):
    """One seat's column of the score sheet."""

    seat: int
    rank: int  # 1 for a winner; equal ranks share
    total: int
    categories: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """Why a game ended and how everybody did, in seat order."""

    reason: str
    standings: tuple[Standing, ...]

    @property
    def scores(self) -> list[int]:
        return [standing.total for standing in self.standings]

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings if standing.rank == 1]


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the words, and the number of the rule."""

    words: Text
    rule: str | None = None


class Section(NamedTuple):
    """A part of a position in words: read alone, each line must make sense."""

    heading: str
    lines: tuple[str, ...]


class Scene(Generic[V_co]):
    """What a picture is made from: a view, and how it is looked at."""

    def __init__(
        self, view: V_co, speaker: Speaker, tall: bool = False, planned: int | None = None, recent: Sequence[Event] = ()
    ) -> None:
        self.view = view
        self.speaker = speaker
        self.tall = tall  # for a phone held upright
        self.planned = planned  # an action chosen but not confirmed: show what it would do
        self.recent = tuple(recent)  # what happened last, to be marked


Aim = tuple[tuple[str, ...], ...]
"""Ways to click an action: each a sequence of element ids. An id that begins with "dial-" is turned to, not clicked."""

S = TypeVar("S", bound=State, default=State)
V = TypeVar("V", bound=View, default=View)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Start(Protocol[S_co]):
    def __call__(self, seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> S_co: ...


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Game(Generic[S, V]):
    """One game of the box: what its folder's functions do for everybody outside. Its game.py makes one, named GAME."""

    package: str
    """The folder's import name, where texts/ and the component data lie."""

    sheet: Sheet

    # --- rules -------------------------------------------------------------------------------------------------

    start: Start[S]
    """The position after set-up; seats and options have been checked. The listener hears of the set-up."""

    outcome: Callable[[S], Outcome]
    """The result of a state in which nobody is to act."""

    census: Callable[[S], dict[str, int]]
    """Every component, counted wherever it lies: the same after every action of a game."""

    sides: Callable[[S], dict[str, list[list[str]]]] = lambda _state: {}
    """By category what each seat of a finished game played, in the game's words: {"colour": [["red"], ["blue", "green"]]}."""

    # --- positions ---------------------------------------------------------------------------------------------

    describe: Callable[[S], Fields]
    """The whole position, hidden things too, as short as it can be said."""

    arrange: Callable[[Fields, Options], S]
    """The position that is described; what is left out is as usual. Raises BadPosition."""

    # --- actions as texts --------------------------------------------------------------------------------------

    write: Callable[[int], str]
    """An action as text: words divided by single spaces, so that a choice can be made word by word."""

    read: Callable[[str], int]
    """The action that `write` gives this text for. Raises MalformedAction, saying what was expected."""

    refuse: Callable[[S, int], Refusal]
    """Why an action that can be read is not legal in this state, in which somebody is to act."""

    # --- what a seat may know ----------------------------------------------------------------------------------

    look: Callable[[S, int | None], V]
    """What the seat may know (None: a spectator)."""

    imagine: Callable[[V], Belief]
    """The states that fit a view; made from the view alone."""

    reveal: Callable[[S], V]
    """Everything, hidden things too, as a spectator would see it with all cards open: for looking back after the end."""

    # --- words -------------------------------------------------------------------------------------------------

    ask: Callable[[V], Text]
    """What is asked of the seat to act, in one sentence."""

    say: Callable[[int, V], Text]
    """A legal action in words, as the seat to act would read it."""

    report: Callable[[Event, int | None], Text | None]
    """An event for a reader's log (None: a spectator's); None if it is not for them."""

    board: Callable[[V, Speaker], str]
    """The position as text, for terminals."""

    outline: Callable[[V, Speaker], tuple[Section, ...]]
    """The position as text to be read aloud: all that the picture shows, part by part, what matters most first."""

    cite: Callable[[V], tuple[str, ...]]
    """The numbers of the rules that say what the seat to act may do now, the most telling first."""

    meant: Callable[[tuple[str, ...], str, V], int | None]
    """The action that clicking these elements and then that one would mean if it were allowed, to explain why it isn't."""

    status: Callable[[V], tuple[Text, ...]]
    """For each seat what everybody may know of how it stands, in a few words."""

    marks: Callable[[V], tuple[int, ...]] = lambda view: tuple(range(view.seats))
    """For each seat the number of its shape and colour, if they aren't simply the seat's."""

    # --- pictures ------------------------------------------------------------------------------------------------

    defs: Callable[[], str]
    """What all pictures of the game share, for an SVG's <defs>: symbols, gradients. Sent once, not with every picture."""

    draw: Callable[[Scene[V]], str]
    """The picture of a scene: one <svg> with a viewBox. Whatever can be clicked or moves has an id that stays the same."""

    aim: Callable[[int, V], Aim]
    """Which elements to click for a legal action, in order; several ways if there are. None at all: a button with its words."""

    # --- the same for every game ---------------------------------------------------------------------------------

    @property
    def whatever(self) -> Game:
        """The same game, as those outside its folder know it: with some State, some View."""
        return cast("Game", self)

    @property
    def key(self) -> str:
        return self.sheet.key

    @property
    def title(self) -> str:
        return self.sheet.title

    def new(
        self, seats: int | None = None, seed: int | str | None = None, options: Mapping[str, object] | None = None
    ) -> Match:
        """A new match. The same seats, options, seed and actions always give the same game; without a seed, a secret one."""
        seats = self.sheet.check_seats(self.sheet.seats[0] if seats is None else seats)
        return Match.begin(self.whatever, seats, self.sheet.check_options(options), seed)

    def position(self, description: str | None = None, /, *, seed: int | str | None = 0, **fields: Any) -> Match:
        """A match that begins at a described position: TOML text, or the same as keyword arguments.

        What can be said is told in the game's page of docs/lab. `Match.position` gives the description of any match.
        """
        if description is not None:
            fields = parse_position(description) | fields
        return Match.from_position(self.whatever, fields, seed)

    def about(self, language: str = "en") -> str:
        return self.speaker(None, None, language).say(text("about"))

    def credits(self, language: str = "en") -> str:
        return self.speaker(None, None, language).say(text("credits"))

    def outcome_words(self, outcome: Outcome, language: str = "en") -> tuple[str, list[str]]:
        """Why the game ended, and the names of the categories."""
        speaker = self.speaker(None, None, language)
        categories = [speaker.say(text(f"category-{slug(name)}")) for name in outcome.standings[0].categories]
        return speaker.say(text(f"reason-{slug(outcome.reason)}")), categories

    def option_words(self, option: Option, language: str = "en") -> tuple[str, str, list[str]]:
        """An option's name, what it is about, and its choices; switches have none of their own."""
        speaker = self.speaker(None, None, language)
        name = f"option-{option.name}"
        choices = [speaker.say(text(f"{name}.{slug(str(choice))}")) for choice in option.choices if not option.is_switch]
        return speaker.say(text(name)), speaker.say(text(f"{name}.about")), choices

    def speaker(self, reader: int | None, names: Sequence[str] | None = None, language: str = "en") -> Speaker:
        return Speaker(self.package, reader, names, language)

    def __repr__(self) -> str:
        return f"<game {self.key}>"


def parse_position(description: str) -> Fields:
    try:
        return tomllib.loads(description)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPosition(f"a position is described in TOML; this isn't: {error}") from None
