"""The report of an arena: one HTML file with everything in it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from kibako.engine.registry import game as find_game
from kibako.kit.svg import palette_properties
from kibako.lab.arena import Played
from kibako.lab.plots import Bar, boxes, histogram, intervals
from kibako.lab.statistics import NO_RATINGS, Row, Share, Spread, Summary, Taken

FONTS = (("Nunito", "nunito"), ("Fraunces", "fraunces"))


def report(summary: Summary, games: Sequence[Played]) -> str:
    """The page; `games` are those the summary was made from."""
    title = f"{find_game(summary.plan.game).title}: the arena"
    parts = [ratings(summary), wins(summary), meetings(summary), companies(summary), seats(summary)]
    parts += [side(category, rows) for category, rows in summary.factions.items()]
    parts += [scores(summary), lengths(summary, games), thinking(summary), choices(summary)]
    body = f"<header><h1>{escape(title)}</h1>{facts(summary)}</header><main>{''.join(parts)}</main>{foot(summary)}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{fonts()}{style()}</style></head><body>{body}</body></html>\n'


def style() -> str:
    return palette_properties() + files("kibako.lab").joinpath("report.css").read_text(encoding="utf-8")


def fonts() -> str:
    """The box's fonts, if they were built; else the system's."""
    found = []
    for family, name in FONTS:
        file = files("kibako").joinpath("art", f"{name}.woff2")
        if file.is_file():
            data = b64encode(file.read_bytes()).decode()
            source = f'url("data:font/woff2;base64,{data}") format("woff2")'
            found.append(f'@font-face {{ font-family: "{family}"; src: {source}; font-weight: 200 900; }}')
    return "".join(found)


# --- pieces ----------------------------------------------------------------------------------------------------------


def section(title: str, about: str, *parts: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2><p>{about}</p>{''.join(parts)}</section>"


def table(caption: str, headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Cells are escaped, except those that are marked up already (they begin with an element)."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{cell(first)}</th>{"".join(f"<td>{cell(words)}</td>" for words in rest)}</tr>'
        for first, *rest in lines
    )
    whole = f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{whole}</div>'


def cell(words: str) -> str:
    return words if words.startswith("<b") else escape(words)


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f} to {percent(share.high)}"


def verdict(share: Share) -> str:
    return share.judged if share.verdict == "unclear" else f'<b class="alert">{share.verdict}</b>'


def bar(label: str, share: Share, judged: bool = True) -> Bar:
    return Bar(label, share.low, share.share, share.high, percent(share.share), judged and share.verdict != "unclear")


# --- parts -----------------------------------------------------------------------------------------------------------


def facts(summary: Summary) -> str:
    planned = summary.plan
    usual = find_game(planned.game).manifest.check_options({})
    options = ", ".join(f"{name} {value}" for name, value in planned.options.items() if value != usual[name])
    seats = "1 seat" if planned.seats == 1 else f"{planned.seats} seats"
    said = [f"{summary.games} games", seats, "bots " + ", ".join(dict.fromkeys(planned.bots)), options, f"seed {planned.seed}"]
    return f"<p>{escape(' · '.join(words for words in said if words))}</p>"


def foot(summary: Summary) -> str:
    planned = summary.plan
    return f"<footer>Kibako {escape(planned.version)}, rules version {planned.rules}. Intervals hold 95 %.</footer>"


def ratings(summary: Summary) -> str:
    found = summary.ratings
    if summary.unrated:
        return section("Ratings", f"There are {escape(NO_RATINGS)}.")
    if not found:
        return ""
    bars = [Bar(r.bot, r.mu - 2 * r.sigma, r.mu, r.mu + 2 * r.sigma, f"{r.mu:.1f}") for r in found]
    lines = [[r.bot, f"{r.mu:.2f}", f"{r.sigma:.2f}", f"{r.mu - 3 * r.sigma:.2f}"] for r in found]
    about = "Plackett-Luce ratings from the ranks of every game. All begin at 25; the line reaches two sigma to each side."
    rated = table("Ratings", ("bot", "rating", "sigma", "surely above"), lines)
    return section("Ratings", about, intervals("Ratings of the bots", bars, percent=False), rated)


def wins(summary: Summary) -> str:
    if not summary.standings:
        return ""
    bars = [bar(standing.bot, standing.wins, judged=False) for standing in summary.standings]
    lines = [[s.bot, str(s.wins.games), percent(s.wins.share), interval(s.wins)] for s in summary.standings]
    about = "Shares of the victory over all games against others; a shared victory counts in parts. Dashed: all equal."
    fair = summary.standings[0].wins.fair if summary.plan.seats > 1 else None
    drawn = intervals("Win rates of the bots", bars, fair)
    return section("Win rates", about, drawn, table("Win rates", ("bot", "games", "wins", "95 %"), lines))


def meetings(summary: Summary) -> str:
    if not summary.meetings:
        return ""
    lines = []
    for m in summary.meetings:
        by_deal = (
            "–" if m.paired_low is None or m.paired_high is None else f"{100 * m.paired_low:.1f} to {percent(m.paired_high)}"
        )
        lines.append([m.bot, m.other, str(m.ahead.games), percent(m.ahead.share), interval(m.ahead), by_deal])
    about = "How often a bot came before another, ties as halves. By deal: a deal, played in every order of seats, counts once."
    headings = ("bot", "against", "games", "ahead", "95 %", "by deal")
    return section("Head to head", about, table("Head to head", headings, lines))


def companies(summary: Summary) -> str:
    if summary.plan.seats == 2 or not summary.companies:
        return ""
    lines = [
        [company, row.label, str(row.wins.games), percent(row.wins.share), interval(row.wins), f"{row.points:.2f}"]
        for company, rows in summary.companies.items()
        for row in rows
    ]
    about = f"Who sat at the table together. A seat's fair share is {percent(1 / summary.plan.seats)}."
    return section("Line-ups", about, table("Line-ups", ("company", "bot", "games", "wins a seat", "95 %", "points"), lines))


def balance(rows: Sequence[Row], name: str) -> list[str]:
    drawn = intervals(f"Win rates by {name}", [bar(row.label, row.wins) for row in rows], rows[0].wins.fair)
    lines = [
        [row.label, str(row.wins.games), percent(row.wins.share), interval(row.wins), f"{row.points:.2f}", verdict(row.wins)]
        for row in rows
    ]
    return [drawn, table(f"By {name}", (name, "times", "wins", "95 %", "points", "judged"), lines)]


def seats(summary: Summary) -> str:
    if summary.plan.seats == 1:
        return ""
    about = "Every bot sat in every seat equally often, so differences are the seats’ own. Dashed: the fair share."
    return section("Seats", about, *balance(summary.seats, "seat"))


def side(category: str, rows: Sequence[Row]) -> str:
    about = "How those who played it did, whichever bot they were. Dashed: the fair share."
    return section(f"Balance by {category}", about, *balance(rows, category))


def spread_line(name: str, spread: Spread, digits: int) -> list[str]:
    numbers = (spread.mean, spread.least, spread.lower, spread.middle, spread.upper, spread.greatest)
    return [name, str(spread.count), *(f"{number:.{digits}f}" for number in numbers)]


SPREAD = ("times", "mean", "least", "25 %", "median", "75 %", "greatest")


def scores(summary: Summary) -> str:
    lines = [spread_line(bot, spread, 1) for bot, spread in summary.scores.items()]
    about = "Final scores by bot: the middle half as a box, its stroke the median, the line from least to greatest."
    drawn = boxes("Scores of the bots", summary.scores)
    return section("Scores", about, drawn, table("Scores", ("bot", *SPREAD), lines))


def lengths(summary: Summary, games: Sequence[Played]) -> str:
    drawn = histogram("Actions a game", [game.actions for game in games])
    lines = [spread_line("actions", summary.actions, 1), spread_line("seconds", summary.seconds, 3)]
    ends = [[reason, str(count), percent(count / summary.games)] for reason, count in summary.reasons.items()]
    about = "Actions a game, and the processor seconds all its bots spent thinking."
    return section(
        "Lengths and ends",
        about,
        drawn,
        table("Lengths", ("a game’s", *SPREAD), lines),
        table("Why games ended", ("end", "games", "share"), ends),
    )


def thinking(summary: Summary) -> str:
    lines = [[t.bot, str(t.decisions), f"{1000 * t.mean:.1f}", f"{1000 * t.longest:.0f}"] for t in summary.thinking]
    about = "Processor time for decisions in which there was a choice."
    return section("Thinking", about, table("Thinking", ("bot", "decisions", "mean ms", "longest ms"), lines))


CHOICES = ("kind", "offered", "taken", "share", "takers’ wins", "95 %", "judged")


def choice_line(taken: Taken) -> list[str]:
    won = ["–", "–"] if taken.wins is None else [percent(taken.wins.share), interval(taken.wins)]
    return [taken.kind, str(taken.offered), str(taken.taken), percent(taken.share), *won, taken.verdict]


def choices(summary: Summary) -> str:
    if not summary.choices:
        return ""
    lines = [choice_line(taken) for taken in summary.choices]
    marked = [[*line, f'<b class="alert">{judged}</b>' if judged else ""] for *line, judged in lines]
    about = "How often each kind of choice was taken where something else was possible too, and how those who took it did."
    return section("Choices", about, table("Choices", CHOICES, marked), wide=True)
