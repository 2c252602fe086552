"""The journal of a match, the state it leads to, and what is legal there. Compiled; it knows no game and no words."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from typing import Final, SupportsIndex, final, overload

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kibako.engine.actions import Action, Entry, Notation
from kibako.engine.chance import BadDraw, Chance, Scripted, Seeded
from kibako.engine.errors import MalformedAction
from kibako.engine.state import Event, Listener, State, holds, in_order

MOST_SHOWN: Final = 4  # actions in the repr of a list of them


@final
class Legal:
    """The legal actions of a position, in the order of their integers: a sequence that makes them when they are asked for.

    It stays as it is when the match goes on. `in` takes an action, its integer or its text; what is no action of the game
    isn't legal.
    """

    def __init__(self, notation: Notation, numbers: vec[i64]) -> None:
        self.notation = notation
        self.numbers: vec[i64] = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, int):
            return self.notation[int(self.numbers[index])]
        return list(self)[index]

    def __iter__(self) -> Iterator[Action]:
        return map(self.notation.__getitem__, self.numbers)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                return holds(self.numbers, int(self.notation.read(action)))
            except MalformedAction:
                return False
        try:
            return operator.index(action) in list(self.numbers)  # type: ignore[arg-type]  # that is what is tried
        except TypeError:
            return False

    def index(self, action: object) -> int:
        return list(self).index(action)  # type: ignore[arg-type]  # as for any sequence

    def count(self, action: object) -> int:
        return int(action in self)

    def __reversed__(self) -> Iterator[Action]:
        return reversed(list(self))

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Legal) and self.notation is other.notation
        return same and list(self) == list(other)  # type: ignore[call-overload]  # narrowed by same

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        texts = [action.text for action in self[:MOST_SHOWN]]
        more = ["…"] if len(self) > MOST_SHOWN else []
        return f"<{len(self)} legal: {' | '.join(texts + more)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return legal_of, (self.notation, [int(number) for number in self.numbers])


def legal_of(notation: Notation, numbers: list[int]) -> Legal:
    return Legal(notation, vec[i64](numbers))


@final
class Entries:
    """What was played so far: a sequence that grows while the match goes on, and that nobody outside can change."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        return self._entries[index]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __contains__(self, entry: object) -> bool:
        return entry in self._entries

    def index(self, entry: object) -> int:
        return self._entries.index(entry)  # type: ignore[arg-type]  # as for any sequence

    def count(self, entry: object) -> int:
        return self._entries.count(entry)  # type: ignore[arg-type]

    def __reversed__(self) -> Iterator[Entry]:
        return reversed(self._entries)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Entries):
            return self._entries == other._entries
        return isinstance(other, list) and self._entries == other

    def __hash__(self) -> int:
        raise TypeError("the entries of a journal grow, so they have no hash")

    def __repr__(self) -> str:
        return repr(self._entries)

    def __reduce__(self) -> tuple[object, ...]:
        return Entries, (self._entries,)


@final
class Journal:
    """The entries are the truth; the state follows from them and can always be made anew."""

    def __init__(self, notation: Notation, first: State, seed: str, begun: int) -> None:
        self.notation = notation
        self.first = first  # never changed
        self.seed = seed
        self.begun = begun  # how far into the seed's luck the set-up went
        self._entries: list[Entry] = []
        self.entries = Entries(self._entries)  # another one after going back
        self._listener = Listener()
        self._luck = Seeded(seed, begun)
        self._state = first.clone()
        self._state.listener = self._listener
        self._legal: Legal | None = None  # once somebody asked

    # --- asking ------------------------------------------------------------------------------------------------------

    def state(self) -> State:
        """The live state, to be read at once: the next action changes it."""
        return self._state

    def to_act(self) -> int:
        return int(self._state.to_act())

    def legal(self) -> Legal:
        """In order, so that nothing shows of how the state keeps things; none when the game is over."""
        if self._legal is None:
            is_over = self._state.to_act() < 0
            self._legal = Legal(self.notation, vec[i64]() if is_over else in_order(self._state.actions()))
        return self._legal

    def allows(self, action: i64) -> bool:
        if self._legal is not None:
            return holds(self._legal.numbers, action)
        return self._state.to_act() >= 0 and holds(self._state.actions(), action)

    def positions(self, after: State | None, since: int) -> Iterator[State]:
        """Every position in order, from the first; or those that follow the one after that many entries."""
        state = self.first if after is None else after
        if after is None:
            yield state.clone()
        for entry in self._entries[since:]:
            state = state.clone()
            state.apply(int(entry.move), Scripted(list(entry.draws)))
            yield state

    # --- changing ----------------------------------------------------------------------------------------------------

    def play(self, action: object, draws: Sequence[int] | None) -> bool:
        """Carry out an action, with these draws or the seed's. False, and nothing done, if it isn't legal."""
        move = action if isinstance(action, Action) and action.notation is self.notation else self.notation.read(action)
        whole: int = move
        number: i64 = whole
        if not self.allows(number):
            return False
        self._carry_out(move, number, self._luck if draws is None else Scripted(list(draws)))
        return True

    def truncate(self, length: int) -> None:
        """Back to when there were that many entries."""
        self._hold(self._entries[:length])
        self._replay()

    def fork(self) -> Journal:
        other = Journal(self.notation, self.first, self.seed, self.begun)
        other._hold(self._entries[:])
        other._luck = Seeded(self.seed, self._luck.position)
        other._state = self._state.clone()
        other._state.listener = other._listener
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self.notation, self.first, self.seed, self.begun, self._entries)

    def _hold(self, entries: list[Entry]) -> None:
        self._entries = entries
        self.entries = Entries(entries)

    def _carry_out(self, move: Action, number: i64, chance: Chance) -> None:
        """In place. Should it fail, the state is made anew, and nothing has changed."""
        state = self._state
        seat = int(state.to_act())
        state.revealed = False
        try:
            state.apply(number, chance)
            draws = self._drawn(chance)
        except BaseException:
            self._replay()
            raise
        events: tuple[Event, ...] = ()
        if len(self._listener.events) > 0:
            events = tuple(self._listener.events)
            self._listener.events = []
        self._legal = None
        self._entries.append(Entry(seat, move, draws, events, len(draws) > 0 or state.revealed))

    def _drawn(self, chance: Chance) -> tuple[int, ...]:
        """What the last action drew. Scripted luck must have been used up, and moves the seed's luck on as far."""
        luck = self._luck
        if isinstance(chance, Scripted):
            if chance.used != len(chance.draws):
                raise BadDraw(f"{len(chance.draws)} draws were given, {chance.used} were needed")
            luck.position += chance.used
            return tuple(chance.draws)
        if len(luck.draws) == 0:
            return ()
        draws = tuple(luck.draws)
        luck.draws = []
        return draws

    def _replay(self) -> None:
        """Make the state anew from the entries."""
        state = self.first.clone()
        used = self.begun
        for entry in self._entries:
            state.revealed = False
            state.apply(int(entry.move), Scripted(list(entry.draws)))
            used += len(entry.draws)
        self._state = state
        self._luck = Seeded(self.seed, used)
        self._listener.events = []
        state.listener = self._listener
        self._legal = None


def replayed(notation: Notation, first: State, seed: str, begun: int, entries: list[Entry]) -> Journal:
    """A journal with these entries, and the state they lead to."""
    journal = Journal(notation, first, seed, begun)
    journal._hold(entries)
    journal._replay()
    return journal


@mypyc_attr(allow_interpreted_subclasses=True)
class Played:
    """What is asked of a match at every action; `Match` has the rest."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self._journal.to_act()
        return None if seat < 0 else seat

    @property
    def is_over(self) -> bool:
        return self._journal.to_act() < 0

    @property
    def legal(self) -> Legal:
        """The legal actions of the seat to act; none when the game is over."""
        return self._journal.legal()

    def play(self, action: SupportsIndex | str, luck: Sequence[int] | None = None) -> None:
        """Play a legal action, or its integer or text.

        With `luck`, those draws are used instead of the seed's (for lessons and tests).
        """
        if not self._journal.play(action, luck):
            raise self._refusal(self._journal.notation.read(action))

    def _refusal(self, move: Action) -> Exception:
        """Why the action isn't legal now."""
        raise NotImplementedError
