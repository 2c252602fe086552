"""An arena's games for other tools: CSV, JSON and Parquet.

A row is a seat in a game, a kind of choice, two factions that met, or what a bot expected.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from kibako.engine.words import text
from kibako.lab.arena import ArenaError, Played
from kibako.lab.report import report
from kibako.lab.statistics import NO_RATINGS, Matchup, Said, Summary, Taken

Cell = int | float | str | None

NO_PARQUET: Final = "no .parquet: that needs pyarrow (pip install pyarrow, or kibako[lab])"


def rows(games: Sequence[Played]) -> list[dict[str, Cell]]:
    """What a seat played is in one column per category, several things joined by +."""
    return [row(game, seat) for game in sorted(games, key=lambda game: game.number) for seat in range(len(game.bots))]


def row(game: Played, seat: int) -> dict[str, Cell]:
    return {
        "number": game.number,
        "deal": game.deal,
        "game": game.game,
        "seed": game.seed,
        "seat": seat,
        "bot": game.bots[seat],
        "score": game.scores[seat],
        "share": game.shares[seat],
        "rank": game.ranks[seat],
        **{category: "+".join(by_seat[seat]) for category, by_seat in game.factions.items()},
        "reason": game.reason,
        "actions": game.actions,
        "decisions": game.decisions[seat],
        "seconds": game.seconds[seat],
        "longest": game.longest[seat],
        "illegal": game.illegal[seat] if game.illegal else 0,
    }


def choice_row(taken: Taken) -> dict[str, Cell]:
    wins = taken.wins
    return {
        "kind": taken.kind,
        "offered": taken.offered,
        "taken": taken.taken,
        "share": taken.share,
        "expected": taken.expected,
        "favour": taken.favour,
        "takers": 0 if wins is None else wins.games,
        "wins": None if wins is None else wins.share,
        "low": None if wins is None else wins.low,
        "high": None if wins is None else wins.high,
        "judged": taken.verdict,
    }


def matchup_row(category: str, matchup: Matchup) -> dict[str, Cell]:
    ahead = matchup.ahead
    return {
        "category": category,
        "faction": matchup.faction,
        "against": matchup.other,
        "games": ahead.games,
        "ahead": ahead.share,
        "low": ahead.low,
        "high": ahead.high,
        "judged": ahead.verdict,
    }


def said_row(said: Said) -> dict[str, Cell]:
    won = said.won
    return {
        "bot": said.bot,
        "stage": said.stage,
        "said": said.said,
        "times": won.games,
        "won": won.share,
        "low": won.low,
        "high": won.high,
        "judged": said.verdict,
    }


def write_all(folder: Path, summary: Summary, games: Sequence[Played]) -> list[str]:
    """Write report and exports; returns the names of the files, and what is missing."""
    tables = {
        "seats": rows(games),
        "choices": [choice_row(taken) for taken in summary.choices],
        "matchups": [matchup_row(category, one) for category, met in summary.matchups.items() for one in met],
        "expected": [said_row(said) for said in summary.calibration],
    }
    try:
        (folder / "report.html").write_text(report(summary, games), encoding="utf-8")
        (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
        made = [name for stem, table in tables.items() if table for name in write_table(folder, stem, table)]
    except OSError as error:
        raise ArenaError(text("folder", folder=str(folder), why=str(error.strerror or error))) from None
    missing = [] if any(name.endswith(".parquet") for name in made) else [NO_PARQUET]
    missing += [NO_RATINGS] if summary.unrated else []
    return ["report.html", "summary.json", *made, *missing]


def write_table(folder: Path, stem: str, table: list[dict[str, Cell]]) -> list[str]:
    (folder / f"{stem}.csv").write_text(as_csv(table), encoding="utf-8", newline="")
    written = write_parquet(folder / f"{stem}.parquet", table)
    return [f"{stem}.csv", f"{stem}.parquet"] if written else [f"{stem}.csv"]


def as_csv(table: Sequence[dict[str, Cell]]) -> str:
    file = io.StringIO()
    writer = csv.DictWriter(file, list(table[0]))
    writer.writeheader()
    writer.writerows(table)
    return file.getvalue()


def write_parquet(path: Path, table: list[dict[str, Cell]]) -> bool:
    """Whether pyarrow is installed to write it."""
    with suppress(ModuleNotFoundError):
        import pyarrow  # noqa: PLC0415 - large, so it is brought along only by kibako[lab]
        import pyarrow.parquet  # noqa: PLC0415

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), path)
        return True
    return False
