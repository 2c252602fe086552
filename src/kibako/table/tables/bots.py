"""The bots at the tables: they play when it is their turn, for people who are late, and give hints."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Literal

from kibako.bots.ismcts import Thought
from kibako.engine.words import text
from kibako.table.errors import NotYourSeat, Paused, Stopped, StoreDown, TableError
from kibako.table.store.records import SeatRecord
from kibako.table.tables.minding import Minding
from kibako.table.tables.moves import Moves
from kibako.table.tables.table import LiveTable, Stale
from kibako.table.tables.thinking import Thinker, Thinking

STORE_PAUSE = 2.0  # seconds until a bot tries again to keep its move


class Decision:
    """What a bot is thinking about."""

    def __init__(self, live: LiveTable, seat: SeatRecord, thinking: Thinking, made: asyncio.Task[int]) -> None:
        self.live = live
        self.thinking = thinking
        self.made = made  # the action, once it has been shown long enough that the bot thinks
        self.wanted = True
        self._seat = seat
        self._journal = live.match.journal
        self._at = len(live.match.journal)

    def is_outdated(self) -> bool:
        """Whether somebody moved, took back, paused or took the seat meanwhile."""
        same = self.live.match.journal is self._journal and len(self._journal) == self._at
        return not same or self.live.paused or self._seat not in self.live.seats

    def drop(self) -> None:
        self.wanted = False
        self.thinking.stop()
        self.made.cancel()


class Bots:
    def __init__(self, moves: Moves, minding: Minding, pace: float) -> None:
        self._moves = moves
        self._minding = minding
        self._pace = pace  # seconds that a bot takes at least, so that people can follow
        self._thinker = Thinker()
        self._playing: dict[LiveTable, asyncio.Task[None]] = {}
        self._decisions: set[Decision] = set()
        self.far: Callable[[Literal["hurry"], str, int], None] | None = None  # asks the other servers
        self._hurried: dict[LiveTable, int] = {}  # the bot whose whole turn is to end at once

    async def close(self) -> None:
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self._thinker.close()

    def decisions(self, live: LiveTable) -> list[Decision]:
        return [decision for decision in self._decisions if decision.live is live]

    def follow(self, live: LiveTable) -> None:
        """The table has changed: stop a bot that isn't asked any more, let one play if it is its turn."""
        for decision in self.decisions(live):
            if decision.wanted and decision.is_outdated():
                decision.drop()
        if live not in self._playing and self._is_to_play(live):
            self._playing[live] = asyncio.create_task(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        """Play for bots until a person is to act, or nobody is there for whom to play."""
        try:
            while self._is_to_play(live) and (seat := live.bot_to_act) is not None:
                if self._hurried.get(live) != seat:
                    self._hurried.pop(live, None)
                try:
                    await self._move(live, seat, live.seats[seat].level, live.pace(self._pace))
                except (Stale, NotYourSeat, Paused, Stopped):
                    continue  # somebody took a move back meanwhile
                except StoreDown:
                    await asyncio.sleep(STORE_PAUSE)
        finally:
            self._hurried.pop(live, None)
            del self._playing[live]

    def _is_to_play(self, live: LiveTable) -> bool:
        return live.bot_to_act is not None and live.is_awaited() and self._minding.minds(live)

    def hurry(self, live: LiveTable, at: int, here_alone: bool = False) -> None:
        """Let the bot that is thinking about a move play its best one so far, and the rest of its turn, wherever it thinks."""
        if at != len(live.match.journal):
            raise Stale
        if live.company.deals:
            raise TableError(text("no-hurry"))
        if live in self._playing and live.bot_to_act is not None:
            self._hurried[live] = live.bot_to_act
        for decision in self.decisions(live):
            decision.thinking.stop()
        if self.far is not None and not here_alone:
            self.far("hurry", live.record.id, at)

    async def decide_for(self, live: LiveTable, seat: int, level: str) -> bool:
        """Let a bot make one decision for a person, unless they make it first; says whether the bot did."""
        try:
            await self._move(live, seat, level, pace=0)
        except (Stale, NotYourSeat, Paused, Stopped):
            return False
        return True

    async def advise(self, live: LiveTable, seat: int) -> list[Thought]:
        """What a strong bot would play in a person's place; made from that seat's view alone."""
        if not live.gives_hints():
            raise TableError(text("no-hints"))
        if live.to_act != seat:
            raise NotYourSeat(text("not-your-turn"))
        game, state = live.match.game, live.match.copy_state()
        legal = [int(action) for action in state.actions()]
        luck = bot_seed(live.match.seed, len(live.match.journal))
        return await self._thinker.advise(game, game.look(state, seat), legal, luck, live.patron)

    async def _move(self, live: LiveTable, seat: int, level: str, pace: float) -> None:
        at, game, state = len(live.match.journal), live.match.game, live.match.copy_state()
        legal = [int(action) for action in state.actions()]
        thinking, luck = Thinking(), bot_seed(live.match.seed, at)
        if seat == self._hurried.get(live):
            thinking.stop()
        thought = self._thinker.choose(game, game.look(state, seat), legal, level, luck, thinking, live.patron)
        made = asyncio.create_task(_paced(thought, pace))
        decision = Decision(live, live.seats[seat], thinking, made)
        self._decisions.add(decision)
        try:
            await asyncio.wait((made,))
        finally:
            self._decisions.discard(decision)
            made.cancel()
        if not decision.wanted:
            raise Stale
        await self._moves.play(live, seat, game.write(made.result()), at)


async def _paced(thought: Awaitable[int], pace: float) -> int:
    action, _ = await asyncio.gather(thought, asyncio.sleep(pace))
    return action


def bot_seed(seed: str, at: int) -> int:
    """A bot's luck follows from the table's, so that the same deal meets the same bots; a hash hides the seed."""
    return int.from_bytes(hashlib.blake2b(f"bot {seed} {at}".encode(), digest_size=8).digest())
