"""What every environment is made of: a table, what its seats see as arrays, and pictures of it."""

from __future__ import annotations

import io
import secrets
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np

import kibako.envs
from kibako.engine.chance import Chance, Quick
from kibako.engine.errors import MissingLibrary
from kibako.engine.game import Game, Scene
from kibako.engine.manifest import OptionValue
from kibako.engine.planes import Planes, zeros
from kibako.engine.registry import game as find_game
from kibako.engine.state import State

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 900  # pixels of a picture


class Seeing:
    """A table of one game: its sizes, and a state as arrays."""

    def __init__(self, key: str, seats: int | None, options: Mapping[str, OptionValue]) -> None:
        self.game: Game = find_game(key)
        self.seats = self.game.manifest.check_seats(usual_seats(self.game) if seats is None else seats)
        self.options = self.game.manifest.check_options(options)
        self.spec = self.game.observation_spec(self.seats, self.options)
        self.size = self.spec.size
        self.actions = self.game.action_count(self.seats, self.options)
        self.start(Quick(0))  # what the game refuses to combine is refused now
        self._make_planes()

    def _make_planes(self) -> None:
        cells = zeros(self.size)
        self._planes = Planes(cells, 0)
        self._numbers = np.frombuffer(cells, np.uint8)

    def start(self, luck: Chance) -> State:
        return self.game.start(self.seats, self.options, luck)

    def observation(self, state: State, seat: int) -> Any:
        self._planes.wipe()
        state.observe(seat, self._planes)
        return self._numbers.astype(np.float32)

    def mask(self, state: State, seat: int) -> Any:
        """All zero for whoever isn't to act."""
        mask: Any = np.zeros(self.actions, np.int8)
        if state.to_act() == seat:
            indices = np.frombuffer(state.action_indices(), np.int64)
            mask[indices[indices >= 0]] = 1
        return mask

    def action(self, state: State, index: int) -> int:
        """The legal action of an index; -1 if it isn't legal."""
        found = int(state.action_at(index)) if 0 <= index < self.actions else -1
        return found if found >= 0 and found in state.actions() else -1

    def highs(self) -> Any:
        return np.array(self.spec.highs(), np.float32)

    def rendered(self, state: State, seat: int | None, mode: str) -> Any:
        """As the seat sees it; None: as anybody may."""
        view, speaker = self.game.look(state, seat), self.game.speaker(seat)
        if mode in ("human", "ansi"):
            text = self.game.board(view, speaker)
            if mode == "human":
                print(text)  # noqa: T201 - what rendering for people is
                return None
            return text
        picture = self.game.picture(Scene(view, speaker))
        return picture if mode == "svg" else pixels(picture)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if not name.startswith("_")}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self._make_planes()

    def __deepcopy__(self, memo: object) -> Seeing:
        return self


def usual_seats(game: Game) -> int:
    """Two, if two can play."""
    return 2 if 2 in game.manifest.seats else game.manifest.seats[0]


def luck_of(seed: int | None) -> Quick:
    return Quick(secrets.randbits(64) if seed is None else int(seed))


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def pixels(picture: str) -> Any:
    """An SVG as an array of height, width and three colours."""
    try:
        resvg, image = import_module("resvg_py"), import_module("PIL.Image")
    except ImportError as error:
        raise MissingLibrary(f"{error.name} is not installed, and rendering to pixels needs it: {kibako.envs.EXTRA}") from None
    drawn = bytes(resvg.svg_to_bytes(svg_string=picture, width=WIDTH))
    return np.asarray(image.open(io.BytesIO(drawn)).convert("RGB"))
