"""Boxes: a game's components as somebody's own printed copy has them, in a folder of theirs, instead of ours.

A process plays a game with one box, chosen before the game is first opened; the processes it starts inherit the choice.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from kibako.engine.commitment import sha256
from kibako.engine.errors import BadComponents
from kibako.engine.toml import parse_toml

GAMES = "kibako.games"
CHOSEN = "KIBAKO_BOXES"
"""The environment variable with the folders, divided as in PATH."""

ABOUT = "box.toml"
LARGEST = 1024 * 1024  # bytes of a component file; the longest real ones need a hundredth


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a folder's box.toml says: of which game it is, and what its owner calls it."""

    game: str
    name: str
    folder: str = ""

    @property
    def package(self) -> str:
        return f"{GAMES}.{self.game}"


def use_box(folder: str | os.PathLike[str]) -> Box:
    """Play a game with the components of this folder, here and in all processes started from here. Raises BadComponents."""
    box = read_box(Path(folder))
    if box_of(box.package) == box:
        return box
    if f"{box.package}.game" in sys.modules:
        raise BadComponents(f"{folder}: a box must be chosen before {box.game} is opened")
    if box_of(box.package) is not None:
        raise BadComponents(f"{folder}: two boxes of {box.game}; a game is played with one at a time")
    os.environ[CHOSEN] = os.pathsep.join([*_chosen(), box.folder])
    return box


def box_of(package: str) -> Box | None:
    """The box that a game is played with; None: with our own components."""
    return next((box for box in map(_read_again, _chosen()) if box.package == package), None)


def read_box(folder: Path) -> Box:
    """A folder's box.toml; the files beside it must be component files of that game."""
    where = folder / ABOUT
    if not where.is_file():
        raise BadComponents(f"{folder} is no box: it has no {ABOUT}; kibako box export GAME FOLDER makes one")
    try:
        box = msgspec.convert(parse_toml(read_text(where)), Box)
    except ValueError as error:
        raise BadComponents(f"{where}: {error}") from None
    _check_about(box, where)
    known = [ABOUT, *(f"{name}.toml" for name in component_files(box.package))]
    strange = sorted(path.name for path in folder.glob("*.toml") if path.name not in known)
    if strange:
        raise BadComponents(f"{folder}: {strange[0]} is no file of {box.game}'s components; there are {', '.join(known)}")
    return msgspec.structs.replace(box, folder=str(folder.resolve()))


def _check_about(box: Box, where: Path) -> None:
    games = sorted(entry.name for entry in files(GAMES).iterdir() if entry.joinpath("game.toml").is_file())
    if box.game not in games:
        raise BadComponents(f"{where}: game is one of {', '.join(games)}, not {box.game!r}")
    if not 0 < len(box.name.strip()) <= 60 or box.folder:
        raise BadComponents(f"{where}: game and name are needed and nothing else; the name has 1 to 60 characters")


def _chosen() -> list[str]:
    return [folder for folder in os.environ.get(CHOSEN, "").split(os.pathsep) if folder]


@cache
def _read_again(folder: str) -> Box:
    return read_box(Path(folder))


# --- component files ---------------------------------------------------------------------------------------------------------


def component_files(package: str) -> list[str]:
    """The names of a game's component files, without their ending."""
    return sorted(_stems(package))


def _stems(package: str) -> Iterator[str]:
    for entry in files(package).joinpath("data").iterdir():
        if entry.name.endswith(".toml"):
            yield entry.name.removesuffix(".toml")


def our_components(package: str, name: str) -> str:
    return files(package).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")


def played_components(package: str, name: str) -> tuple[str, str]:
    """A component file's text, and where it is: the box's if it has that file, else ours."""
    box = box_of(package)
    path = None if box is None else Path(box.folder, f"{name}.toml")
    if path is None or not path.exists():
        return our_components(package, name), f"{package}: {name}.toml"
    return read_text(path), str(path)


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise BadComponents(f"{path} is too large for a component file")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadComponents(f"{path} is no text in UTF-8") from None
    except OSError as error:
        raise BadComponents(f"{path} can't be read: {error.strerror}") from None


# --- telling boxes apart -----------------------------------------------------------------------------------------------------


@cache
def box_digest(package: str) -> str:
    """What tells one box from another: a hash of all that is played with. Empty for ours, and for a box with the same in it."""
    if box_of(package) is None:
        return ""
    names = component_files(package)
    played = sha256([_played(played_components(package, name)[0]) for name in names])
    ours = sha256([_played(our_components(package, name)) for name in names])
    return "" if played == ours else played[:16]


def _played(text: str) -> object:
    return _without_sources(parse_toml(text))


def _without_sources(content: Any) -> Any:
    """Where a component comes from changes no game."""
    if isinstance(content, dict):
        return {key: _without_sources(value) for key, value in content.items() if key != "source"}
    if isinstance(content, list):
        return [_without_sources(value) for value in content]
    return content


# --- making one --------------------------------------------------------------------------------------------------------------

HEADER = """\
# A box of {title}: its components as they are played. Edit the files beside this one to be as your printed copy is.
#
# Each component has a `source`: book (the rulebook says so), known (published about the printed game), deduced (follows from
# the rulebook's examples), ruling (our choice where the book is silent), made (ours, because the pictures were lost: those to
# look at first). Write copy where you have put in what yours shows.
#
# kibako box check FOLDER says what doesn't fit; kibako play, table, arena, simulate --box FOLDER play with it.
# A file that is missing here is taken from Kibako.

"""


def export_box(key: str, title: str, folder: Path) -> list[Path]:
    """Write all component files of a game, as it is played now, into a new or empty folder."""
    package = f"{GAMES}.{key}"
    about = HEADER.format(title=title) + f'game = "{key}"\nname = "{title}, my own box"\n'
    files = {ABOUT: about} | {f"{name}.toml": played_components(package, name)[0] for name in component_files(package)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadComponents(f"{folder} isn't empty; a box is exported into a folder of its own")
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadComponents(f"{folder} can't be written: {error.strerror}") from None
    return [folder / name for name in files]
