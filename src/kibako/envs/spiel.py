"""The games as games of OpenSpiel. Each draw of luck is a chance node of its own, whose outcomes are equally likely.

Nothing is listed that isn't asked for: an action is tried with the draws there are, and stops where it needs one more. So
sampling costs what is sampled, histories replay exactly, and a state is whole when it is serialized. (OpenSpiel's own sampled
chance can't be: it keeps generators in the game, and lets no game written in Python say how they stand.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from kibako.engine.chance import Chance, Quick
from kibako.engine.manifest import OptionValue
from kibako.engine.registry import all_games
from kibako.engine.registry import game as find_game
from kibako.engine.state import State
from kibako.envs.seeing import Seeing, usual_seats
from kibako.envs.stepping import indices_of, rewards_of

LONGEST = 100_000  # actions and draws of a game
MOST_OUTCOMES = 256  # of a draw; no game has as many
PREFIX = "kibako_"
KINDS: dict[str, Any] = {}
"""The types of the games that OpenSpiel knows by now."""


def load(key: str, seats: int | None, options: Mapping[str, OptionValue]) -> Any:
    game = find_game(key)
    chosen = {"seats": usual_seats(game) if seats is None else game.manifest.check_seats(seats)}
    register()
    return pyspiel.load_game(PREFIX + key, chosen | game.manifest.check_options(options))


def register() -> None:
    """All games by the name `kibako_KEY`, so that OpenSpiel's own programs can load them."""
    for game in all_games():
        if game.key not in KINDS:
            KINDS[game.key] = kind_of(game.key, game.manifest.seats[0])
            pyspiel.register_game(KINDS[game.key], maker(game.key))


def maker(key: str) -> type[Any]:
    """A class for the game: OpenSpiel makes it from parameters alone."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(key, dict(params or {}))

    return Named


def kind_of(key: str, seats: int) -> Any:
    """Alone against the game it isn't zero-sum."""
    game = find_game(key)
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if seats == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.manifest.seats[-1],
        min_num_players=game.manifest.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": usual_seats(game),
            **{option.name: option.default for option in game.manifest.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is no dependency, so it has no types here
    def __init__(self, key: str, params: dict[str, Any]) -> None:
        given = dict(params)
        self.seeing = Seeing(key, given.pop("seats", None), given)
        self.first_outcomes = outcomes_of(self.seeing, None, -1, [])[1]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seeing.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seeing.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.seeing.seats == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(key, self.seeing.seats), info, params)

    def new_initial_state(self, _told: str | None = None) -> Any:
        return SpielState(self)

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Any:
        return SpielObserver(self.seeing)


class Undrawn(Exception):
    """One more draw is needed, of a given number of outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Asking(Chance):
    """Gives the draws there are, then stops."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws
        self.used = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.draws):
            raise Undrawn(int(n))
        self.used += 1
        return self.draws[self.used - 1]


def outcomes_of(seeing: Seeing, before: State | None, action: int, draws: list[int]) -> tuple[State | None, int]:
    """What the action leads to with these draws; or nothing yet, and how many outcomes the next draw has. No state: set-up."""
    luck = Asking(draws)
    try:
        if before is None:
            return seeing.start(luck), 0
        after = before.clone()
        after.apply(action, luck)
    except Undrawn as undrawn:
        return None, undrawn.outcomes
    return after, 0


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The set-up is drawn first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inner: State | None = None  # None before the set-up
        self.chosen = -1  # an action that needs luck, not yet carried out
        self.draws: list[int] = []  # for it, so far
        self.outcomes = game.first_outcomes  # of the draw that is needed now; 0: none is

    def current_player(self) -> int:
        if self.inner is None or self.outcomes > 0:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.inner.to_act())
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.inner is not None and self.outcomes == 0 and bool(self.inner.to_act() < 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.outcomes) for outcome in range(self.outcomes)]

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.inner is not None
        return indices_of(self.inner)

    def _apply_action(self, action: int) -> None:
        seeing = self.get_game().seeing
        if self.outcomes > 0:
            self.draws.append(int(action))
        else:
            assert self.inner is not None
            self.chosen = seeing.action(self.inner, action)
            if self.chosen < 0:
                raise ValueError(f"action {action} is not legal here")
        after, self.outcomes = outcomes_of(seeing, self.inner, self.chosen, self.draws)
        if after is not None:
            self.inner, self.chosen, self.draws = after, -1, []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE) or self.inner is None:
            return f"draw {action}"
        found = int(self.inner.action_at(action))
        return str(self.get_game().seeing.game.write(found)) if found >= 0 else f"no action ({action})"

    def returns(self) -> list[float]:
        if self.inner is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_of(self.inner)

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state that looks the same to the player, as likely as it is."""
        other = self.clone()
        if self.inner is not None:
            game = self.get_game().seeing.game
            luck = Quick(int(sampler() * 2**52))
            other.inner = game.imagine(game.look(self.inner, player)).sample(luck)
        return other

    def __str__(self) -> str:
        """The whole position, and what is being drawn for."""
        drawing = f"{self.chosen} {self.draws}" if self.outcomes > 0 else ""
        if self.inner is None:
            return f"set-up {drawing}"
        return msgspec.json.encode(self.get_game().seeing.game.describe(self.inner)).decode() + drawing


class SpielObserver:
    """Observations and information states are the same: a seat's view holds all it has ever learned."""

    def __init__(self, seeing: Seeing) -> None:
        self.seeing = seeing
        self.tensor: Any = np.zeros(seeing.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.inner is None:
            self.tensor.fill(0)
        else:
            np.copyto(self.tensor, self.seeing.observation(state.inner, player))

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.inner is None else self.seeing.game.information_state(state.inner, player)
