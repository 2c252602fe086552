"""The games as the environments of other libraries, and many of them stepped at once. docs/envs.md shows their use.

The libraries are an extra: `pip install kibako[rl]`. Nothing of them is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kibako.engine.errors import MissingLibrary
from kibako.engine.manifest import OptionValue

EXTRA = "pip install 'kibako[rl]'"


def pettingzoo(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    render_seat: int | None = None,
    **options: OptionValue,
) -> Any:
    """The game as an AEC environment of PettingZoo, with an action mask; each seat is an agent, `seat_0` and so on.

    It is rendered as `render_seat` sees it; without one, as a spectator does.
    """
    return _inside("aec", "pettingzoo").environment(game, seats, render_mode, render_seat, options)


def gymnasium(
    game: str,
    against: str = "medium",
    *,
    seats: int | None = None,
    seat: int = 0,
    render_mode: str | None = None,
    **options: OptionValue,
) -> Any:
    """The game as an environment of Gymnasium for one seat; a bot plays the others."""
    return _inside("single", "gymnasium").SingleEnv(game, against, seats, seat, render_mode, options)


def openspiel(game: str, seats: int | None = None, **options: OptionValue) -> Any:
    """The game as one of OpenSpiel's, with sampled chance; registered there as `kibako_` and its key."""
    return _inside("spiel", "pyspiel").load(game, seats, options)


def vector(
    game: str, n: int, *, seats: int | None = None, seed: int | None = None, dtype: str = "uint8", **options: OptionValue
) -> Any:
    """That many games stepped at once in compiled code: observations, masks, rewards as arrays that are written in place."""
    return _inside("many", "numpy").VectorEnv(game, n, seats, seed, dtype, options)


def _inside(module: str, library: str) -> Any:
    """The module of this room that needs the library."""
    try:
        import_module(library)
        import_module("numpy")
    except ImportError as error:
        name = error.name or library
        raise MissingLibrary(f"{name} is not installed, and this environment needs it: {EXTRA}") from None
    return import_module(f"kibako.envs.{module}")
