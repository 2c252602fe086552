"""A table to be opened: its game and its seats, and the records that it begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kibako.engine.commitment import new_seed
from kibako.engine.manifest import Options
from kibako.engine.registry import game as find_game
from kibako.table.store.records import AWAITED, Kept, Luck, SeatKind, SeatRecord, TableRecord
from kibako.table.tables.identity import digest_of, name_of, new_id, new_secret, title_of
from kibako.table.tables.thinking import check_level


class Chair(NamedTuple):
    """A seat of a table to be opened."""

    kind: SeatKind
    name: str = ""
    level: str = "easy"  # of a bot


class Opening(NamedTuple):
    """What somebody wants to play. Seats of the kind person belong to whoever opens the table: several for one room."""

    game: str
    chairs: Sequence[Chair]
    options: Options
    title: str = ""
    public: bool = True
    seed: str | None = None
    begins: bool = False  # whether the first chair stands where the first move is made
    contributes: bool = False  # whether the game waits for what whoever opens it contributes to the luck


def against_bots(levels: Sequence[str], seat: int, name: str) -> list[Chair]:
    """One seat for a person, bots of these levels on the others."""
    return [Chair("person", name) if number == seat else Chair("bot", "", level) for number, level in enumerate(levels)]


def turned(chairs: Sequence[Chair], first: int) -> list[Chair]:
    """The chairs in their order, but the first one at the seat of that number."""
    return [chairs[(number - first) % len(chairs)] for number in range(len(chairs))]


def seated(chairs: Sequence[Chair]) -> tuple[list[SeatRecord], dict[int, str]]:
    """The seats as they are kept, and the secrets of those that belong to whoever opens the table."""
    own = {number: new_secret() for number, chair in enumerate(chairs) if chair.kind == "person"}
    return [_seat(chair, number, own.get(number)) for number, chair in enumerate(chairs)], own


def _seat(chair: Chair, number: int, secret: str | None) -> SeatRecord:
    if chair.kind == "bot":
        return SeatRecord(number, "bot", name_of(chair.name), check_level(chair.level))
    if secret is not None:
        return SeatRecord(number, "person", name_of(chair.name), "", digest_of(secret))
    return SeatRecord(number, "open")


def luck_of(seed: str | None, chairs: Sequence[Chair]) -> Luck:
    """Where the luck comes from. Who has several seats may give them to others, to whom a seed of theirs must be shown."""
    kinds = [chair.kind for chair in chairs]
    if seed is None:
        return "shared" if "open" in kinds else "server"
    return "chosen" if "open" in kinds or kinds.count("person") > 1 else "given"


def table_for(opening: Opening) -> tuple[Kept, dict[int, str]]:
    """The new table, and the secrets of the seats of whoever opens it."""
    game = find_game(opening.game)
    game.manifest.check_seats(len(opening.chairs))
    options = game.manifest.check_options(opening.options)
    others = any(chair.kind == "open" for chair in opening.chairs)
    seed = new_seed() if opening.seed is None else opening.seed
    first = game.new(len(opening.chairs), seed, options).to_act if opening.begins else 0
    seats, own = seated(turned(opening.chairs, first or 0))
    luck = luck_of(opening.seed, opening.chairs)
    if opening.contributes and luck == "shared":
        seats = [chair._replace(luck=AWAITED) if chair.kind == "person" else chair for chair in seats]
    record = TableRecord(
        id=new_id(),
        title=title_of(opening.title) or game.title,
        game=game.key,
        rules=game.manifest.rules,
        options=options,
        seed=seed,
        public=opening.public,
        status="open" if others else "running",
        salt=new_seed(),
        box=game.box_digest,
        luck=luck,
    )
    return Kept(record, seats, []), own
