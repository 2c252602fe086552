"""What an arena shows, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.table import Table

from kibako.lab.choices import is_group
from kibako.lab.report import CHOICES, choice_line, interval, percent
from kibako.lab.statistics import Row, Spread, Summary

NARROW = (0, 1, 2, 3, 5, 6, 8)
"""The columns of choices that a terminal has room for."""


def tables(summary: Summary) -> Iterator[Table]:
    """The tables that have anything to say."""
    if summary.standings:
        yield standings(summary)
    if summary.meetings:
        yield meetings(summary)
    if summary.plan.seats > 2 and summary.companies:
        yield companies(summary)
    if summary.plan.seats > 1:
        yield balance("seat", summary.seats)
    for category, rows in summary.factions.items():
        yield balance(category, rows)
    if summary.calibration:
        yield calibration(summary)
    if summary.choices:
        yield choices(summary)
    yield spreads(summary)


def table(title: str, headings: Sequence[str], lines: Iterable[Sequence[str]]) -> Table:
    made = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        made.add_column(heading, justify="right" if number else "left")
    for line in lines:
        made.add_row(*line)
    return made


def standings(summary: Summary) -> Table:
    rated = {rating.bot: f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" for rating in summary.ratings}
    names = {
        thinking.bot: f"{thinking.bot} ({thinking.illegal} illegal answers)" if thinking.illegal else thinking.bot
        for thinking in summary.thinking
    }
    thought = {thinking.bot: f"{1000 * thinking.mean:.1f}" for thinking in summary.thinking}
    lines = [
        [names[s.bot], rated.get(s.bot, "–"), str(s.wins.games), percent(s.wins.share), interval(s.wins), thought[s.bot]]
        for s in summary.standings
    ]
    return table("Bots", ("bot", "rating", "games", "wins", "95 %", "ms a decision"), lines)


def meetings(summary: Summary) -> Table:
    lines = [[m.bot, m.other, str(m.ahead.games), percent(m.ahead.share), interval(m.ahead)] for m in summary.meetings]
    return table("Head to head: how often the first came before the other", ("bot", "against", "games", "ahead", "95 %"), lines)


def companies(summary: Summary) -> Table:
    lines = [
        [company, row.label, str(row.wins.games), percent(row.wins.share), interval(row.wins)]
        for company, rows in summary.companies.items()
        for row in rows
    ]
    return table("Line-ups", ("company", "bot", "games", "wins a seat", "95 %"), lines)


def balance(name: str, rows: Sequence[Row]) -> Table:
    lines = [
        [row.label, str(row.wins.games), percent(row.wins.share), interval(row.wins), f"{row.points:.2f}", row.wins.judged]
        for row in rows
    ]
    title = f"Balance by {name}, fair is {percent(rows[0].wins.fair)}"
    return table(title, (name, "times", "wins", "95 %", "points", "judged"), lines)


def calibration(summary: Summary) -> Table:
    lines = [
        [s.bot, s.stage, percent(s.said), str(s.won.games), percent(s.won.share), interval(s.won), s.verdict]
        for s in summary.calibration
    ]
    return table("What bots expected, and won", ("bot", "stage", "said", "times", "won", "95 %", "judged"), lines)


def choices(summary: Summary) -> Table:
    """Groups stand for their kinds, which the report and choices.csv tell one by one."""
    grouped = {taken.kind.partition(" ")[0] for taken in summary.choices if is_group(taken.kind)}
    shown = [taken for taken in summary.choices if is_group(taken.kind) or taken.kind.partition(" ")[0] not in grouped]
    lines = [[line[column] for column in NARROW] for line in (CHOICES, *map(choice_line, shown))]
    return table("Choices: how often each kind was taken where it was offered", lines[0], lines[1:])


def spreads(summary: Summary) -> Table:
    lines = [_line(f"points of {bot}", spread, 1) for bot, spread in summary.scores.items()]
    lines += [_line("actions a game", summary.actions, 1), _line("seconds a game", summary.seconds, 3)]
    return table("Scores and lengths", ("", "mean", "least", "25 %", "median", "75 %", "greatest"), lines)


def _line(name: str, spread: Spread, digits: int) -> list[str]:
    numbers = (spread.mean, spread.least, spread.lower, spread.middle, spread.upper, spread.greatest)
    return [name, *(f"{number:.{digits}f}" for number in numbers)]
