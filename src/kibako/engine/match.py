"""A match: one game being played, as its journal tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import tomli_w

from kibako.engine.chance import BadDraw, Chance, Scripted, Seeded
from kibako.engine.errors import BadPosition, BadSeat, CannotUndo, IllegalAction, MalformedAction
from kibako.engine.fair import commitment, new_seed
from kibako.engine.sheet import Options
from kibako.engine.state import Event, Listener, State
from kibako.engine.words import text as say

if TYPE_CHECKING:
    from kibako.engine.game import Fields, Game, Outcome

LONGEST_ACTION = 200  # characters; no game comes near


class Entry(NamedTuple):
    """One line of the journal: who did what, and what was drawn. `revealed` says whether it showed anybody anything new."""

    seat: int
    action: str
    draws: tuple[int, ...]
    events: tuple[Event, ...]
    revealed: bool


class Match:
    """A game being played. The journal is the truth; the state is what it leads to."""

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
        self.game = game
        self.seed = seed
        self.options = options
        self.start = start  # the described position it began from; None: the game's own set-up
        self.start_draws = tuple(draws)
        self.start_events = tuple(events)
        self.salt = ""  # what a table adds to its seed when it promises its luck; without it nothing is promised
        self.journal: list[Entry] = []
        self._used = len(self.start_draws)  # how far into the seed's luck
        self._first = first
        self._state = first.clone()

    @classmethod
    def begin(cls, game: Game, seats: int, options: Options, seed: int | str | None, draws: list[int] | None = None) -> Match:
        """Set up a new game, by luck or by the draws of an old one."""
        named = new_seed() if seed is None else str(seed)
        chance = _luck(named, 0, draws)
        listener = Listener()
        first = game.start(seats, options, chance, listener)
        first.listener = None
        return cls(game, named, options, None, first, _drawn(chance), listener.events)

    @classmethod
    def from_position(cls, game: Game, fields: Fields, seed: int | str | None) -> Match:
        named = new_seed() if seed is None else str(seed)
        rest = dict(fields)
        options = game.sheet.check_options(_table(rest.pop("options", {})))
        first = game.arrange(rest, options)
        return cls(game, named, options, fields, first)

    # --- playing -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self._state.to_act()
        return None if seat < 0 else int(seat)

    @property
    def state(self) -> State:
        """A copy of the whole position, hidden things too: for tests and laboratories, never for a player."""
        return self._state.clone()

    def actions(self) -> list[str]:
        """The legal actions of the seat to act, as texts."""
        return [self.game.write(action) for action in sorted(self._legal())]

    def play(self, text: str, luck: Sequence[int] | None = None) -> None:
        """Play one of `actions()`. With `luck`, those draws are used instead of the seed's (for lessons and tests)."""
        action = self._read(text)
        self._judge(action)
        self._carry_out(action, _luck(self.seed, self._used, None if luck is None else list(luck)))

    def undo(self, consent: bool = False) -> None:
        """Take the last action back. Past something revealed only with the others' consent; its luck will come again."""
        if not self.journal:
            raise CannotUndo(say("nothing-to-undo"))
        if self.journal[-1].revealed and not consent:
            raise CannotUndo(say("undo-revealed"))
        self.truncate(len(self.journal) - 1)

    def truncate(self, length: int) -> None:
        """Go back to when the journal had that many entries, by replaying them."""
        kept = self.journal[:length]
        self.journal = []
        self._used = len(self.start_draws)
        self._state = self._first.clone()
        for entry in kept:
            self._carry_out(self.game.read(entry.action), Scripted(list(entry.draws)))

    # --- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat is shown, as plain data (None: a spectator)."""
        return self.game.look(self._state, self._seat(seat)).shown()

    def log(self, seat: int | None, names: Sequence[str] | None = None, language: str = "en", since: int = 0) -> list[str]:
        """What has happened, as the seat may read it; since that entry of the journal, the set-up being part of all of it."""
        reader = self._seat(seat)
        speaker = self.game.speaker(reader, names, language)
        events = [
            *(self.start_events if since == 0 else ()),
            *(event for entry in self.journal[since:] for event in entry.events),
        ]
        reports = [self.game.report(event, reader) for event in events]
        return [speaker.say(report) for report in reports if report is not None]

    @property
    def outcome(self) -> Outcome | None:
        """The result, with reasons and categories; None while the game goes on."""
        return self.game.outcome(self._state) if self.to_act is None else None

    @property
    def position(self) -> str:
        """The whole position as text, hidden things too; `game.position` reads it."""
        return tomli_w.dumps(self.described(self._state), multiline_strings=True)

    def described(self, state: State) -> Fields:
        """A position of this game as `Match.from_position` takes it, with the options that aren't the usual ones."""
        changed = {name: value for name, value in self.options.items() if not self._is_default(name, value)}
        return self.game.describe(state) | ({"options": changed} if changed else {})

    def positions(self, after: State | None = None, since: int = 0) -> Iterator[State]:
        """Every position of the game in order, from the first; or those that follow the one after that many entries."""
        state = self._first if after is None else after
        if after is None:
            yield state.clone()
        for entry in self.journal[since:]:
            state = state.clone()
            state.apply(self.game.read(entry.action), Scripted(list(entry.draws)))
            yield state

    @property
    def commitment(self) -> str:
        """The hash that promises the luck of this match, before anybody knows it."""
        return commitment(self)

    def save(self) -> str:
        """The whole match as text; `kibako.load` reads it."""
        from kibako.engine.save import write  # noqa: PLC0415 - reading a save makes matches, so save.py imports this module

        return write(self)

    def __repr__(self) -> str:
        whose = "over" if self.to_act is None else f"seat {self.to_act} to act"
        return f"<{self.game.title}, {self.seats} seats, {len(self.journal)} actions, {whose}>"

    # --- inside ------------------------------------------------------------------------------------------------

    def _legal(self) -> list[int]:
        return [int(action) for action in self._state.actions()] if self.to_act is not None else []

    def _read(self, text: object) -> int:
        if not isinstance(text, str):
            raise MalformedAction(say("action-no-text", type=type(text).__name__))
        if len(text) > LONGEST_ACTION:
            raise MalformedAction(say("action-too-long", most=LONGEST_ACTION, length=len(text)))
        return self.game.read(text)

    def _judge(self, action: int) -> None:
        if self.to_act is None:
            raise IllegalAction(say("is-over"))
        if action not in self._legal():
            refusal = self.game.refuse(self._state, action)
            raise IllegalAction(refusal.words, refusal.rule, self.game.package, self.to_act)

    def _carry_out(self, action: int, chance: Chance) -> None:
        """Apply a legal action to a copy, and keep the copy only if all went well."""
        seat = int(self._state.to_act())
        after = self._state.clone()
        after.revealed = False
        after.listener = Listener()
        after.apply(action, chance)
        draws = _drawn(chance)
        events = tuple(after.listener.events)
        after.listener = None
        self._state = after
        self._used += len(draws)
        self.journal.append(Entry(seat, self.game.write(action), draws, events, after.revealed or bool(draws)))

    def _seat(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats):
            return seat
        raise BadSeat(say("no-such-seat", last=self.seats - 1, seat=repr(seat)))

    def _is_default(self, name: str, value: object) -> bool:
        return any(option.name == name and option.default == value for option in self.game.sheet.options)


def _luck(seed: str, used: int, draws: list[int] | None) -> Seeded | Scripted:
    return Seeded(seed, used) if draws is None else Scripted(draws)


def _drawn(chance: Chance) -> tuple[int, ...]:
    """What was drawn; scripted luck must have been used up."""
    if isinstance(chance, Scripted) and chance.used != len(chance.draws):
        raise BadDraw(f"{len(chance.draws)} draws were given, {chance.used} were needed")
    assert isinstance(chance, Seeded | Scripted)
    return tuple(chance.draws)


def _table(options: object) -> dict[str, object]:
    if isinstance(options, dict):
        return options
    raise BadPosition(f"options of a position are a table of names and values, not {options!r}")
