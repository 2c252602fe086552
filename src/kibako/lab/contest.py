"""One game between bots, played without a table, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from kibako.bots import find_bot
from kibako.bots.ismcts import Policy, SearchingBot
from kibako.engine.game import Game
from kibako.engine.manifest import Options
from kibako.lab.choices import Choice, Choices
from kibako.lab.simulate import quick


class Searched(msgspec.Struct, frozen=True, array_like=True):
    """A decision that a bot searched for."""

    move: int  # which of the game's
    seat: int
    value: float  # the share of the victory that it expected
    visits: dict[int, int] = {}  # how often it tried which action; kept only where it is asked for


class Result(msgspec.Struct, frozen=True):
    """A finished game; lists are by seat."""

    game: str
    options: Options
    seed: str
    bots: list[str]
    scores: list[int]
    shares: list[float]  # of the victory
    ranks: list[int]  # 1 for a winner; equal ranks share
    factions: dict[str, list[list[str]]]  # what each seat played, by category
    reason: str
    actions: int
    decisions: list[int]  # those with a choice
    seconds: list[float]  # of thinking about them
    longest: list[float]  # of thinking about one of them
    choices: dict[str, Choice] = {}  # by kind, in the decisions with a choice; unknown for older games
    moves: list[int] = []  # every action, in order; none for older games
    searches: list[Searched] = []  # by bots that search, in order
    illegal: list[int] = []  # answers that weren't legal, of bots that count theirs; unknown for older games


class Noting:
    """The moves of one game, and what bots that search thought of them."""

    def __init__(self, visits: bool) -> None:
        self._visits = visits
        self.moves: list[int] = []
        self.searches: list[Searched] = []

    def add(self, seat: int, chosen: int, player: Policy) -> None:
        if isinstance(player, SearchingBot) and player.thoughts:
            value = round(min(1.0, max(0.0, player.thoughts[0].value)), 4)
            tried = {thought.action: thought.visits for thought in player.thoughts if thought.visits}
            self.searches.append(Searched(len(self.moves), seat, value, tried if self._visits else {}))
        self.moves.append(chosen)


def contest(game: Game, options: Options, seed: int | str, bots: Sequence[str], visits: bool = False) -> Result:
    """Play a game. The seed gives the deal and the luck of the table; each bot has luck of its own, so deals can be shared."""
    seats = game.manifest.check_seats(len(bots))
    players = [find_bot(name) for name in bots]
    luck, own = quick(seed, 0), [quick(seed, 1 + seat) for seat in range(seats)]
    decisions, seconds, longest, actions = [0] * seats, [0.0] * seats, [0.0] * seats, 0
    choices, noting, illegal = Choices(game, seats), Noting(visits), [0] * seats
    state = game.start(seats, options, luck)
    beginner = int(state.to_act())
    while (seat := int(state.to_act())) >= 0:
        legal = [int(action) for action in state.actions()]
        before, begun = illegal_of(players[seat]), time.process_time()
        chosen = players[seat](game, game.look(state, seat), legal, own[seat])
        took = time.process_time() - begun
        assert chosen in legal
        illegal[seat] += illegal_of(players[seat]) - before
        if len(legal) > 1:
            decisions[seat] += 1
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
            choices.add(seat, legal, chosen)
        noting.add(seat, chosen, players[seat])
        state.apply(chosen, luck)
        actions += 1
    outcome, shares = game.outcome(state), [float(share) for share in state.shares()]
    return Result(
        game=game.key,
        options=options,
        seed=str(seed),
        bots=list(bots),
        scores=[int(score) for score in state.scores()],
        shares=shares,
        ranks=[standing.rank for standing in outcome.standings],
        factions=places(beginner, seats) | game.factions(state),
        reason=outcome.reason,
        actions=actions,
        decisions=decisions,
        seconds=seconds,
        longest=longest,
        choices=choices.found(shares),
        moves=noting.moves,
        searches=noting.searches,
        illegal=illegal,
    )


def illegal_of(bot: Policy) -> int:
    """How many answers of a bot weren't legal so far; a bot may be shared by seats and games."""
    return int(getattr(bot, "illegal", 0))


def places(beginner: int, seats: int) -> dict[str, list[list[str]]]:
    """Each seat's place in the first round: in many games luck decides who begins, so the seat alone says nothing."""
    return {"place": [[str((seat - beginner) % seats + 1)] for seat in range(seats)]} if seats > 1 else {}
