"""The contract of a game, as people and programs outside the rules use it, and a match of it.

A game makes matches and a match knows its game, so both are here. What a match is made of has modules of its own: the journal
and the state it leads to (journal.py), actions (actions.py), the text it is kept as (save.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from importlib import import_module
from typing import Any, Generic, Literal, NamedTuple, Protocol, SupportsIndex, cast, get_args, get_type_hints

import msgspec
import tomli_w
from typing_extensions import TypeVar

from kibako.engine import save
from kibako.engine.actions import Action, Notation
from kibako.engine.box import Box, box_digest, box_of
from kibako.engine.chance import BadDraw, Chance, Scripted, Seeded
from kibako.engine.column import PlayerCard, Tallies
from kibako.engine.commitment import commitment, new_seed
from kibako.engine.errors import BadPosition, BadSeat, CannotUndo, IllegalAction, speaker
from kibako.engine.journal import Entries, Journal, Legal, Played
from kibako.engine.learning import ObservationSpec
from kibako.engine.manifest import Manifest, Option, Options
from kibako.engine.positions import try_out
from kibako.engine.state import Belief, Event, Listener, State
from kibako.engine.story import Line, story
from kibako.engine.svg import standalone, style
from kibako.engine.toml import parse_toml
from kibako.engine.words import Speaker, Text, slug, text

Sequence.register(Legal)  # compiled classes can't say so themselves
Sequence.register(Entries)

RECENT = 4  # entries of the journal whose events are marked in a match's picture

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


class Piece(NamedTuple):
    """One component of the box, drawn by itself."""

    name: str
    drawing: str  # the inside of an SVG, for a page that has the game's defs
    view_box: str
    source: str  # where it comes from, as its component file says
    copies: int = 1
    about: str = ""  # what it does, if its name and drawing don't tell


class Compartment(NamedTuple):
    """A part of the box: components of one kind."""

    heading: str
    pieces: tuple[Piece, ...]
    about: str = ""


class Tile(NamedTuple):
    """A choice that stands beside what is asked, as a tile with its picture. It is an action with no place in the picture,
    shown even while it isn't legal, with the reason; or it is things that can be clicked, of which it takes the next.
    """

    words: Text
    drawing: str  # the inside of an SVG, for a page that has the game's defs
    view_box: str
    action: int | None = None
    ids: tuple[str, ...] = ()
    held: int | None = None  # how many of it there are
    stays: bool = False  # shown even while none of its things can be clicked
    ask: Text | None = None  # what is asked instead while one of its things is to be clicked next


Shape = Literal["wide", "tall", "upright", "low"]
"""The window that a picture is for: a desktop's, a phone's held upright, a tablet's held upright, a phone's on its side."""

SHAPES: tuple[Shape, ...] = get_args(Shape)


class Scene(Generic[V_co]):
    """What a picture is made from: a view, and how it is looked at."""

    def __init__(
        self,
        view: V_co,
        speaker: Speaker,
        shape: Shape = "wide",
        planned: int | None = None,
        recent: Sequence[Event] = (),
        beside: bool = False,
    ) -> None:
        self.view = view
        self.speaker = speaker
        self.shape = shape
        self.tall = shape in ("tall", "upright")  # for games that draw no more than two shapes
        self.planned = planned  # an action chosen but not confirmed: show what it would do
        self.recent = tuple(recent)  # what happened last, to be marked
        self.has_cards = beside  # whether `player_cards` are shown beside the picture
        self.beside = beside and shape == "wide"  # whether `player_boards` are shown beside the picture, so that it needs none


ClickPaths = tuple[tuple[str, ...], ...]
"""Ways to click an action: each a sequence of element ids. An id that begins with "dial-" is turned to, not clicked."""

S = TypeVar("S", bound=State, default=State)
V = TypeVar("V", bound=View, default=View)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Start(Protocol[S_co]):
    def __call__(self, seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> S_co: ...


class Game(msgspec.Struct, Generic[S, V], frozen=True, eq=False, kw_only=True, dict=True):
    """One game of the box: what its folder's functions do for everybody outside. Its game.py makes one, named GAME.

    There is one of each: copies are the game itself, and it is pickled by its folder's name.
    """

    package: str
    """The folder's import name, where its texts and component data lie."""

    manifest: Manifest

    # --- rules -------------------------------------------------------------------------------------------------

    start: Start[S]
    """The position after set-up; seats and options have been checked. The listener hears of the set-up."""

    outcome: Callable[[S], Outcome]
    """The result of a state in which nobody is to act."""

    component_count: Callable[[S], dict[str, int]]
    """Every component, counted wherever it lies: the same after every action of a game."""

    factions: Callable[[S], dict[str, list[list[str]]]] = lambda _state: {}
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

    open_view: Callable[[S], V]
    """Everything, hidden things too, as a spectator would see it with all cards open: for replays of finished games."""

    remember: Callable[[dict[str, Any], V | None], dict[str, Any]] | None = None
    """In a game of memory: what a seat is shown, completed by what it knew in the position before (None: nothing)."""

    # --- for learning --------------------------------------------------------------------------------------------

    planes: Callable[[int, Options], list[tuple[str, tuple[int, ...], int]]]
    """For a number of seats what `State.observe` writes: by name the shape, and the highest number."""

    action_count: Callable[[int, Options], int]
    """For a number of seats how many indices of actions there are."""

    # --- words -------------------------------------------------------------------------------------------------

    ask: Callable[[V], Text]
    """What is asked of the seat to act, in one sentence."""

    say: Callable[[int, V], Text]
    """A legal action in words, as the seat to act would read it."""

    report: Callable[[Event, int | None], Text | None]
    """An event for a reader's log (None: a spectator's); None if it is not for them."""

    illustrate: Callable[[Text, Event, V], Text] = lambda report, _event, _view: report
    """A report with signs for what only the view knows: which terrain a place has, which clan a seat."""

    board: Callable[[V, Speaker], str]
    """The position as text, for terminals."""

    outline: Callable[[V, Speaker], tuple[Section, ...]]
    """The position as text to be read aloud: all that the picture shows, part by part, what matters most first."""

    cite: Callable[[V], tuple[str, ...]]
    """The numbers of the rules that say what the seat to act may do now, the most telling first."""

    action_for_click: Callable[[tuple[str, ...], str, V], int | Refusal | None]
    """The action that clicking these elements and then that one would mean if it were allowed, to explain why it isn't;
    where no action says what was meant, the refusal itself."""

    status: Callable[[V], tuple[Text, ...]]
    """For each seat what everybody may know of how it stands, in a few words."""

    progress: Callable[[V], Text]
    """How far the game has come, in a few words."""

    player_cards: Callable[[V], tuple[PlayerCard, ...]]
    """The same as things to look at, for each seat, then for whoever plays without one."""

    tallies: Callable[[V, int | None], Tallies | None] = lambda _view, _planned: None
    """What is counted for all players together, and what the planned action would change in it."""

    category_icons: Mapping[str, str] = {}
    """For a category of the outcome the icon that stands for it."""

    seat_colours: Callable[[V], tuple[int, ...]] = lambda view: tuple(range(view.seats))
    """For each seat the number of its shape and colour, if they aren't simply the seat's."""

    # --- teaching ------------------------------------------------------------------------------------------------

    signs: Mapping[str, Callable[[V], bool]] = {}
    """What a coach looks out for, by name: something to be seen in a seat's view. rulebook/coach.toml says what to say then."""

    effects: Mapping[str, Callable[[V, V], bool]] = {}
    """What an action can do, by name: something that is so in the second view and wasn't in the first, before it."""

    # --- pictures ------------------------------------------------------------------------------------------------

    tiles: Callable[[V], Sequence[Tile]] = lambda _view: ()
    """What the seat to act may choose by tiles beside what is asked, besides clicking in the picture."""

    defs: Callable[[], str]
    """What all pictures of the game share, for an SVG's <defs>: symbols, gradients. Sent once, not with every picture."""

    draw: Callable[[Scene[V]], str]
    """The picture of a scene: one <svg> with a viewBox. Whatever can be clicked or moves has an id that stays the same."""

    player_boards: Callable[[Scene[V]], tuple[str, ...]] = lambda _scene: ()
    """Each seat's board as an <svg>, for a page that shows them beside the picture. What they show bears its id as data-for."""

    click_paths: Callable[[int, V], ClickPaths]
    """Which elements to click for a legal action, in order; several ways if there are. None at all: a button with its words."""

    contents: Callable[[Speaker], tuple[Compartment, ...]]
    """Every component of the box, drawn, and where it comes from."""

    # --- the same for every game ---------------------------------------------------------------------------------

    @property
    def whatever(self) -> Game:
        """The same game, as those outside its folder know it: with some State, some View."""
        return cast("Game", self)

    @property
    def key(self) -> str:
        return self.manifest.key

    @property
    def title(self) -> str:
        return self.manifest.title

    @property
    def box(self) -> Box | None:
        """Whose components it is played with; None: ours."""
        return box_of(self.package)

    @property
    def box_digest(self) -> str:
        """What tells its components from others of the same version; empty for ours."""
        return box_digest(self.package)

    def new(
        self, seats: int | None = None, seed: int | str | None = None, options: Mapping[str, object] | None = None
    ) -> Match:
        """A new match. The same seats, options, seed and actions always give the same game; without a seed, a secret one."""
        seats = self.manifest.check_seats(self.manifest.seats[0] if seats is None else seats)
        return Match.begin(self.whatever, seats, self.manifest.check_options(options), seed)

    def position(self, description: str | None = None, /, *, seed: int | str | None = 0, **fields: Any) -> Match:
        """A match that begins at a described position: TOML text, or the same as keyword arguments.

        What can be said is told in the game's page of docs/lab. `Match.position` gives the description of any match.
        """
        if description is not None:
            fields = parse_position(description) | fields
        return Match.from_position(self.whatever, fields, seed)

    def observation_spec(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> ObservationSpec:
        """What an observation consists of at a table with that many seats."""
        seats = self.manifest.check_seats(self.manifest.seats[0] if seats is None else seats)
        return ObservationSpec(self.planes(seats, self.manifest.check_options(options)))

    def recall(self, shown: dict[str, Any], before: V | None = None) -> V:
        """The view that was shown as plain data, for a program elsewhere. In a game of memory it takes the view before."""
        if self.remember is not None:
            shown = self.remember(shown, before)
        return msgspec.convert(shown, self._view_type)

    @cached_property
    def _view_type(self) -> type[V]:
        found: type[V] = get_type_hints(self.look)["return"]
        return found

    def information_state(self, state: S, seat: int) -> str:
        """All that the seat may know, as text: states that look the same to it have the same."""
        return msgspec.json.encode(self.look(state, seat), order="sorted").decode()

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
        return speaker(self.package, reader, names, language)

    def picture(self, scene: Scene[V]) -> str:
        """A scene as an SVG file, with everything it needs but the fonts."""
        return standalone(self.draw(scene), self.defs(), style(self.package))

    @cached_property
    def notation(self) -> Notation:
        """Reads and writes actions, remembering those that came up."""
        return Notation(self.package, self.write, self.read)

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def __copy__(self) -> Game[S, V]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S, V]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return game_in, (self.package,)


def game_in(package: str) -> Game:
    """The game of a folder."""
    game: Game = import_module(f"{package}.game").GAME
    return game


def parse_position(description: str) -> Fields:
    try:
        return parse_toml(description)
    except ValueError as error:
        raise BadPosition(f"a position is described in TOML; this isn't: {error}") from None


class Match(Played):
    """A game being played. The journal is the truth; the state is what it leads to.

    Matches are equal when they have the same game, options and position, however they came there. They can change, so they
    have no hash. A copy, a fork and a pickled match have a journal of their own.
    """

    def __init__(
        self,
        game: Game,
        seed: str,
        options: Options,
        start: Fields | None,
        first: State,
        draws: Sequence[int] = (),
        events: Sequence[Event] = (),
    ) -> None:
        super().__init__(Journal(game.notation, first, seed, len(draws)))
        self.game = game
        self.seed = seed
        self.rules = game.manifest.rules  # the version it is played under, an older one if it was begun under that
        self.options = options
        self.start = start  # the described position it began from; None: the game's own set-up
        self.start_draws = tuple(draws)
        self.start_events = tuple(events)
        self.salt = ""  # what a table adds to its seed when it promises its luck; without it nothing is promised
        self.committed = ""  # the table's own seed, where the seats contributed to the luck, and what each contributed
        self.contributions: list[str] = []
        self._notation = game.notation

    @classmethod
    def begin(cls, game: Game, seats: int, options: Options, seed: int | str | None, draws: list[int] | None = None) -> Match:
        """Set up a new game, by luck or by the draws of an old one."""
        named = new_seed() if seed is None else str(seed)
        chance = Seeded(named) if draws is None else Scripted(draws)
        listener = Listener()
        first = game.start(seats, options, chance, listener)
        first.listener = None
        if isinstance(chance, Scripted) and chance.used != len(chance.draws):
            raise BadDraw(f"{len(chance.draws)} draws were given, {chance.used} were needed")
        return cls(game, named, options, None, first, chance.draws, listener.events)

    @classmethod
    def from_position(cls, game: Game, fields: Fields, seed: int | str | None) -> Match:
        named = new_seed() if seed is None else str(seed)
        rest = dict(fields)
        options = game.manifest.check_options(_table(rest.pop("options", {})))
        first = game.arrange(rest, options)
        try_out(game, first)
        return cls(game, named, options, deepcopy(fields), first)

    # --- playing -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self._journal.first.seats)

    def actions(self) -> list[str]:
        """The legal actions of the seat to act, as texts."""
        return [action.text for action in self.legal]

    def undo(self, consent: bool = False) -> None:
        """Take the last action back. Past something revealed only with the others' consent; its luck will come again."""
        if not self.journal:
            raise CannotUndo(text("nothing-to-undo"))
        if self.journal[-1].revealed and not consent:
            raise CannotUndo(text("undo-revealed"))
        self.truncate(len(self.journal) - 1)

    def truncate(self, length: int) -> None:
        """Go back to when the journal had that many entries, by replaying them."""
        self._journal.truncate(length)

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Entries:
        """What was played so far, one entry an action: to be read only. It grows with the match; going back makes a new one."""
        return self._journal.entries

    def look(self, seat: int | None) -> View:
        """What the seat may know (None: a spectator): for bots and pictures."""
        return self.game.look(self._journal.state(), self._seat(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat is shown, as plain data (None: a spectator)."""
        return self.look(seat).shown()

    def information_state(self, seat: int) -> str:
        """All that the seat may know, as one line of JSON."""
        self._seat(seat)
        return self.game.information_state(self._journal.state(), seat)

    def observe_into(self, seat: int, buffer: Any) -> None:
        """What the seat may know as numbers: `game.observation_spec` says which."""
        self._seat(seat)
        self._journal.state().observe_into(seat, buffer)

    def legal_into(self, mask: Any) -> None:
        """1 for the index of each legal action of the seat to act, 0 for the others."""
        self._journal.state().legal_into(mask)

    def action_at(self, index: int) -> Action:
        """The action that an index means now. Raises IndexError for one that means none."""
        found = int(self._journal.state().action_at(index)) if 0 <= index < self._action_count else -1
        if found < 0:
            raise IndexError(f"the index {index} means no action here")
        return self._notation[found]

    def index_of(self, action: SupportsIndex | str) -> int:
        """The index of a legal action, or of its integer or text; -1 if it has none. Raises IllegalAction."""
        move = self._notation.read(action)
        state = self._journal.state()
        for one, index in zip(state.actions(), state.action_indices(), strict=True):
            if int(one) == move:
                return int(index)
        raise self._refusal(move)

    @cached_property
    def _action_count(self) -> int:
        return self.game.action_count(self.seats, self.options)

    def board(self, seat: int | None = None, names: Sequence[str] | None = None, language: str = "en") -> str:
        """What the seat is shown, as text."""
        return self.game.board(self.look(seat), self.game.speaker(seat, names, language))

    def svg(
        self, seat: int | None = None, names: Sequence[str] | None = None, language: str = "en", *, shape: Shape = "wide"
    ) -> str:
        """What the seat is shown, as a picture that stands alone."""
        recent = [event for entry in self.journal[-RECENT:] for event in entry.events]
        return self.game.picture(Scene(self.look(seat), self.game.speaker(seat, names, language), shape, None, recent))

    def _repr_svg_(self) -> str:
        """For notebooks: what anybody may see, so that showing a match gives no secret away."""
        return self.svg()

    def log(self, seat: int | None, names: Sequence[str] | None = None, language: str = "en", since: int = 0) -> list[str]:
        """What has happened, as the seat may read it; since that entry of the journal, the set-up being part of all of it."""
        reader = self._seat(seat)
        speaker = self.game.speaker(reader, names, language)
        reports = [self.game.report(event, reader) for event in self.events(since)]
        return [speaker.say(report) for report in reports if report is not None]

    def story(self, speaker: Speaker, view: View, since: int = 0, before: Sequence[Line] = ()) -> list[Line]:
        """The same as a page shows it, after the lines before: with icons and places, as the view knows them."""
        game = self.game
        reports = ((event, game.report(event, view.seat)) for event in self.events(since))
        seen = (None if report is None else game.illustrate(report, event, view) for event, report in reports)
        return story(seen, speaker, self.seats, before)

    def events(self, since: int = 0) -> Iterator[Event]:
        """What happened since that entry of the journal."""
        if since == 0:
            yield from self.start_events
        for entry in self.journal[since:]:
            yield from entry.events

    @property
    def outcome(self) -> Outcome | None:
        """The result, with reasons and categories; None while the game goes on."""
        return self.game.outcome(self._journal.state()) if self.is_over else None

    def __repr__(self) -> str:
        whose = "over" if self.is_over else f"seat {self.to_act} to act"
        return f"<{self.game.title}, {self.seats} seats, {len(self.journal)} actions, {whose}>"

    # --- positions -----------------------------------------------------------------------------------------------

    def copy_state(self) -> State:
        """The whole position, hidden things too, for laboratories: a copy to do with as you like."""
        return self._journal.state().clone()

    @property
    def position(self) -> str:
        """The whole position as text, hidden things too; `game.position` reads it."""
        return tomli_w.dumps(self.described(self._journal.state()), multiline_strings=True)

    def described(self, state: State) -> Fields:
        """A position of this game as `Match.from_position` takes it, with the options that aren't the usual ones."""
        changed = {name: value for name, value in self.options.items() if not self._is_default(name, value)}
        return self.game.describe(state) | ({"options": changed} if changed else {})

    def positions(self, after: State | None = None, since: int = 0) -> Iterator[State]:
        """Every position of the game in order, from the first; or those that follow the one after that many entries."""
        return self._journal.positions(after, since)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game is other.game and self.options == other.options) and self._described() == other._described()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    # --- keeping and copying -------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash that promises the luck of this match, before anybody knows it."""
        return commitment(
            game=self.game.key,
            rules=self.rules,
            seats=self.seats,
            options=self.options,
            start=self.start,
            seed=self.committed or self.seed,
            salt=self.salt,
            box=self.game.box_digest,
            shared=bool(self.committed),
        )

    def save(self) -> str:
        """The whole match as text; `kibako.loads` reads it."""
        outcome = self.outcome
        return save.write(
            save.Save(
                game=self.game.key,
                rules=self.rules,
                box=self.game.box_digest,
                seats=self.seats,
                options=self.options,
                seed=self.committed or self.seed,
                contributions=self.contributions if self.committed else [],
                start=self.start,
                draws=list(self.start_draws),
                result=None if outcome is None else outcome.scores,
                salt=self.salt,
                commitment=self.commitment if self.salt else "",
                moves=[(entry.seat, entry.action, list(entry.draws)) for entry in self.journal],
                digest="",
            )
        )

    def fork(self) -> Match:
        """The same match a second time: what is played in one doesn't show in the other, and both have the same luck."""
        other = match_of(self._journal.fork(), self.__dict__)
        other.options, other.contributions = dict(self.options), list(self.contributions)
        return other

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        return match_of, (self._journal, self.__dict__)

    # --- inside ------------------------------------------------------------------------------------------------

    def _refusal(self, move: Action) -> IllegalAction:
        seat = self.to_act
        if seat is None:
            return IllegalAction(text("is-over"))
        refusal = self.game.refuse(self._journal.state(), int(move))
        return IllegalAction(refusal.words, refusal.rule, self.game.package, seat)

    def _described(self) -> Fields:
        return self.game.describe(self._journal.state())

    def _seat(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats):
            return seat
        raise BadSeat(text("no-such-seat", last=self.seats - 1, seat=repr(seat)))

    def _is_default(self, name: str, value: object) -> bool:
        return any(option.name == name and option.default == value for option in self.game.manifest.options)


def match_of(journal: Journal, rest: dict[str, Any]) -> Match:
    """A match with that journal, and what else is known of it."""
    match = Match.__new__(Match)
    match.__dict__.update(rest)
    Played.__init__(match, journal)  # last: uncompiled, the journal is among the rest, too
    return match


def _table(options: object) -> dict[str, object]:
    if isinstance(options, dict):
        return options
    raise BadPosition(f"options of a position are a table of names and values, not {options!r}")
