"""The decisions of an arena's games as a Parquet file to learn from: what was seen, legal and done, and how it ended.

The games are played again from the moves they kept, in compiled code. docs/lab.md describes the columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.errors import KibakoError, MissingLibrary
from kibako.engine.learning import ObservationSpec
from kibako.engine.registry import game as find_game
from kibako.engine.words import text
from kibako.envs.block import Block
from kibako.envs.stepping import reward_of
from kibako.lab.arena import ArenaError, Plan, Played
from kibako.lab.simulate import quick

SCHEMA: Final = 1
"""Raised whenever a column changes its name, its type or its meaning."""

KEY: Final = b"kibako"
ROOM: Final = 4 * 1024 * 1024  # bytes of observations that are written at once
MOST: Final = 16_384  # decisions that are written at once


class About(msgspec.Struct, frozen=True):
    """What a file says about itself, as JSON in its metadata under `kibako`."""

    schema: int
    plan: Plan
    planes: list[tuple[str, tuple[int, ...], int]]  # name, shape, highest number
    actions: int
    games: int


class NotRecorded(KibakoError):
    """A file that holds no decisions, or those of another version."""


def library() -> Any:
    """Pyarrow's Parquet, or an error that says what to install."""
    try:
        return import_module("pyarrow.parquet")
    except ImportError:
        raise MissingLibrary("pyarrow is not installed, and recording needs it: pip install 'kibako[lab]'") from None


# --- writing ---------------------------------------------------------------------------------------------------------------


def record(path: Path, planned: Plan, games: Iterable[Played]) -> int:
    """Write the decisions of the games that kept their moves, in the order of the schedule; says how many there are."""
    parquet, pa = library(), import_module("pyarrow")
    played = sorted((game for game in games if game.moves), key=lambda game: game.number)
    game = find_game(planned.game)
    spec, actions = game.observation_spec(planned.seats, planned.options), game.action_count(planned.seats, planned.options)
    about = About(SCHEMA, planned, [(plane.name, plane.shape, plane.high) for plane in spec], actions, len(played))
    schema = columns(pa, spec.size, (actions + 7) // 8).with_metadata({KEY: msgspec.json.encode(about)})
    block = Block(max(64, min(MOST, ROOM // spec.size)), spec.size, actions, planned.visits)
    plain = {"observation": "PLAIN", "mask": "PLAIN"}
    decisions = 0
    try:
        with parquet.ParquetWriter(
            path, schema, compression="lz4", use_dictionary=["bot"], column_encoding=plain, write_statistics=False
        ) as writer:
            for _ in filled(block, planned, played):
                writer.write_table(pa.Table.from_arrays(arrays(pa, block, played, schema), schema=schema))
                decisions += int(block.count)
                block.clear()
    except OSError as error:
        raise ArenaError(text("folder", folder=str(path), why=str(error.strerror or error))) from None
    return decisions


def columns(pa: Any, size: int, width: int) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("deal", pa.int32()),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.binary(size)),
            ("mask", pa.binary(width)),
            ("action", pa.int32()),
            ("value", pa.float32()),
            ("searched", pa.list_(pa.int32())),
            ("visits", pa.list_(pa.int32())),
            ("reward", pa.float32()),
            ("share", pa.float32()),
            ("score", pa.int32()),
            ("rank", pa.int8()),
        ]
    )


def filled(block: Block, planned: Plan, games: Sequence[Played]) -> Iterator[None]:
    """Play the games again, and stop whenever the block is full."""
    game = find_game(planned.game)
    for number, played in enumerate(games):
        luck = quick(played.seed, 0)
        state = game.start(planned.seats, planned.options, luck)
        moves, at = vec[i64](played.moves), 0
        while at < len(moves):
            at = int(block.play(number, state, luck, moves, at))
            if block.count == block.room:
                yield
    if block.count:
        yield


def arrays(pa: Any, block: Block, games: Sequence[Played], schema: Any) -> list[Any]:
    count = int(block.count)
    seats, moves = (memoryview(column)[:count].tolist() for column in (block.seat, block.move))
    numbers = memoryview(block.game)[:count].tolist()
    of = [games[number] for number in numbers]
    seated = list(zip(of, seats, strict=True))
    found = {
        "game": [game.number for game in of],
        "deal": [game.deal for game in of],
        "move": moves,
        "seat": seats,
        "bot": [game.bots[seat] for game, seat in seated],
        "action": memoryview(block.index)[:count].tolist(),
        "reward": [reward_of(game.shares[seat], len(game.bots)) for game, seat in seated],
        "share": [game.shares[seat] for game, seat in seated],
        "score": [game.scores[seat] for game, seat in seated],
        "rank": [game.ranks[seat] for game, seat in seated],
    }
    found |= searches(block, games, numbers, moves)
    whole = {"observation": block.cells, "mask": block.masks}
    return [
        fixed(pa, field.type, whole[field.name], count) if field.name in whole else pa.array(found[field.name], field.type)
        for field in schema
    ]


def fixed(pa: Any, kind: Any, cells: Any, count: int) -> Any:
    """Bytes as they lie in memory, nothing copied."""
    return pa.FixedSizeBinaryArray.from_buffers(kind, count, [None, pa.py_buffer(memoryview(cells))])


def searches(block: Block, games: Sequence[Played], numbers: Sequence[int], moves: Sequence[int]) -> dict[str, list[Any]]:
    """What a bot that searched expected, what it tried, by index, and how often; nothing where nobody searched."""
    known = {(number, one.move): one for number in dict.fromkeys(numbers) for one in games[number].searches}
    found: dict[str, list[Any]] = {"value": [], "searched": [], "visits": []}
    for row, place in enumerate(zip(numbers, moves, strict=True)):
        search = known.get(place)
        pairs = tried(block, row, search.visits) if search is not None and search.visits and block.searched else None
        found["value"].append(None if search is None else search.value)
        found["searched"].append(None if pairs is None else [index for index, _ in pairs])
        found["visits"].append(None if pairs is None else [times for _, times in pairs])
    return found


def tried(block: Block, row: int, visits: dict[int, int]) -> list[tuple[int, int]]:
    """Index and visits of each action that was tried; those without an index are left out."""
    legal = zip(block.actions[row], block.indices[row], strict=True)
    return [(int(index), visits[int(action)]) for action, index in legal if index >= 0 and int(action) in visits]


# --- reading ---------------------------------------------------------------------------------------------------------------


class Recording:
    """A file of decisions, as arrays of numpy: part by part, or a column as a whole."""

    def __init__(self, path: str | PathLike[str]) -> None:
        try:
            self._file = library().ParquetFile(path)
            self.about = msgspec.json.decode((self._file.schema_arrow.metadata or {})[KEY], type=About)
        except (OSError, ValueError, KeyError) as error:
            raise NotRecorded(f"{path} holds no recorded decisions: {error}") from None
        if self.about.schema != SCHEMA:
            raise NotRecorded(f"{path} has schema {self.about.schema}; this version reads {SCHEMA}")
        self.spec = ObservationSpec(self.about.planes)

    def __len__(self) -> int:
        return int(self._file.metadata.num_rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """The columns, a few thousand decisions at a time."""
        for part in range(self._file.num_row_groups):
            yield self._arrays(self._file.read_row_group(part))

    def read(self, *columns: str) -> dict[str, Any]:
        """Of all decisions, these columns; all if none is named."""
        return self._arrays(self._file.read(columns=list(columns) or None))

    def _arrays(self, table: Any) -> dict[str, Any]:
        return {name: self._array(name, table.column(name).combine_chunks()) for name in table.column_names}

    def _array(self, name: str, column: Any) -> Any:
        np = import_module("numpy")
        if name not in ("observation", "mask"):
            return column.to_numpy(zero_copy_only=False)
        width, count = column.type.byte_width, len(column)
        cells = np.frombuffer(column.buffers()[1], np.uint8, count * width, column.offset * width).reshape(count, width)
        if name == "observation":
            return cells
        return np.unpackbits(cells, axis=1, count=self.about.actions, bitorder="little").view(bool)
