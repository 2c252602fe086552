"""One's own bots: functions that are named `module:function`, or by packages that bring them as entry points.

Such a bot is somebody else's code, so whatever it does wrong is said with its name: it raises, answers nonsense, or never.
"""

from __future__ import annotations

import operator
import re
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import FrameType
from typing import Any, Final

from kibako.bots.ismcts import Policy
from kibako.engine.chance import Chance
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, View
from kibako.engine.words import text

GROUP: Final = "kibako.bots"
"""The group of entry points under which a package names its bots."""

NAMED: Final = re.compile(r"[\w.]+:[A-Za-z_][\w.]*")
PATIENCE: Final = 600.0  # seconds for one answer


class BadBot(KibakoError):
    """A bot of one's own that can't be loaded."""

    package = "kibako.bots"


class BotFailed(KibakoError):
    """A bot of one's own that raised an error, answered what isn't legal, or not at all."""

    package = "kibako.bots"


class _Silent(BaseException):
    """The bot's time is up; not an Exception, so that the bot doesn't catch it by chance."""


def is_own(name: str) -> bool:
    """Whether a name could mean such a bot; budgets have a colon too."""
    return not name.startswith("ismcts:") and (NAMED.fullmatch(name) is not None or name in packaged())


def module_of(name: str) -> str:
    """The module that a bot of one's own is found in; empty for other bots."""
    if not is_own(name):
        return ""
    return packaged()[name].module if name in packaged() else name.partition(":")[0]


@cache
def packaged() -> dict[str, EntryPoint]:
    """The bots that installed packages bring."""
    return {point.name: point for point in entry_points(group=GROUP)}


def own_bot(name: str, patience: float = PATIENCE) -> Policy:
    """The bot of that name, guarded. Raises BadBot."""
    decide = _load(name)
    if isinstance(decide, type):
        decide = decide()
    if not callable(decide):
        raise BadBot(text("own-no-function", name=name))
    return _Guarded(name, decide, patience)


class _Guarded:
    """A bot whose failures are told by its name."""

    def __init__(self, name: str, decide: Policy, patience: float) -> None:
        self._name, self._decide, self._patience = name, decide, patience

    @property
    def illegal(self) -> int:
        """How many answers it has caught itself that weren't legal, if it counts them."""
        return int(getattr(self._decide, "illegal", 0))

    def __call__(self, game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
        try:
            with _at_most(self._patience):
                answer = self._decide(game, view, legal, chance)
        except _Silent:
            raise BotFailed(text("own-silent", name=self._name, seconds=int(self._patience))) from None
        except Exception as error:
            raise BotFailed(text("own-raised", name=self._name, why=_told(error))) from error
        return _checked(self._name, answer, legal)


def _load(name: str) -> Any:
    try:
        if name in packaged():
            return packaged()[name].load()
        module, _, path = name.partition(":")
        return operator.attrgetter(path)(_imported(module))
    except Exception as error:  # whatever happens while somebody's module is imported
        raise BadBot(text("own-not-loaded", name=name, why=_told(error))) from error


def _imported(module: str) -> Any:
    """A module; one that lies in the folder where one works is found, too."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        here = str(Path.cwd())
        if error.name != module.partition(".")[0] or here in sys.path:
            raise
        sys.path.append(here)  # the processes that are started from here have the same path
        return import_module(module)


def _checked(name: str, answer: object, legal: Sequence[int]) -> int:
    try:
        chosen = operator.index(answer)  # type: ignore[arg-type]  # raises TypeError for what is no number
    except TypeError:
        chosen = -1
    if chosen not in legal:
        raise BotFailed(text("own-nonsense", name=name, answer=repr(answer)[:100], count=len(legal)))
    return chosen


def _told(error: BaseException) -> str:
    """What went wrong, and in which line."""
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1][:300]
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(("<frozen", __file__))
    ]
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else said


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Not longer than that, where a process can be interrupted: in its main thread, between two lines of Python."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _give_up(_signal: int, _frame: FrameType | None) -> None:
    raise _Silent
