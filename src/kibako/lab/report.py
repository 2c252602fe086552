"""The report of an arena: one HTML file with everything in it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from importlib.resources import files
from statistics import fmean

from kibako.engine.registry import game as find_game
from kibako.kit.svg import palette_properties
from kibako.lab.arena import Played
from kibako.lab.choices import is_group
from kibako.lab.examples import Examples
from kibako.lab.plots import Bar, Point, boxes, histogram, intervals, said_and_won
from kibako.lab.statistics import (
    NO_RATINGS,
    STAGES,
    Matchup,
    Row,
    Said,
    Share,
    Spread,
    Summary,
    Taken,
    before,
    company,
)

OPENING = (
    "“Games to open” are the best and the worst for what a line is about; they open at a table on this machine: start it with "
    "<code>kibako table</code>. Any other: <code>kibako replay FOLDER --game NUMBER</code>."
)
FONTS = (("Nunito", "nunito"), ("Fraunces", "fraunces"))


def report(summary: Summary, games: Sequence[Played]) -> str:
    """The page; `games` are those the summary was made from."""
    title = f"{find_game(summary.plan.game).title}: the arena"
    shown = Examples(games)
    parts = [ratings(summary), wins(summary, shown), meetings(summary, shown), companies(summary, shown), seats(summary, shown)]
    parts += [side(category, rows, shown) for category, rows in summary.factions.items()]
    parts += [scores(summary, shown), lengths(summary, shown, games), thinking(summary), calibration(summary, shown)]
    parts += [opposed(category, met) for category, met in summary.matchups.items()]
    parts += [choices(summary, shown)]
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
    return f"<footer>Kibako {escape(planned.version)}, rules version {planned.rules}. Intervals hold 95 %. {OPENING}</footer>"


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


def wins(summary: Summary, shown: Examples) -> str:
    if not summary.standings:
        return ""
    bars = [bar(standing.bot, standing.wins, judged=False) for standing in summary.standings]
    alone = summary.plan.seats == 1
    lines = [
        [
            s.bot,
            str(s.wins.games),
            percent(s.wins.share),
            interval(s.wins),
            shown.of_bot(s.bot, partial(contested, alone)),
        ]
        for s in summary.standings
    ]
    about = "Shares of the victory over all games against others; a shared victory counts in parts. Dashed: all equal."
    fair = summary.standings[0].wins.fair if summary.plan.seats > 1 else None
    drawn = intervals("Win rates of the bots", bars, fair)
    return section("Win rates", about, drawn, table("Win rates", ("bot", "games", "wins", "95 %", GAMES), lines))


def meetings(summary: Summary, shown: Examples) -> str:
    if not summary.meetings:
        return ""
    lines = []
    for m in summary.meetings:
        by_deal = (
            "–" if m.paired_low is None or m.paired_high is None else f"{100 * m.paired_low:.1f} to {percent(m.paired_high)}"
        )
        lines.append(
            [
                m.bot,
                m.other,
                str(m.ahead.games),
                percent(m.ahead.share),
                interval(m.ahead),
                by_deal,
                shown.by(partial(ahead, bot=m.bot, other=m.other)),
            ]
        )
    about = "How often a bot came before another, ties as halves. By deal: a deal, played in every order of seats, counts once."
    headings = ("bot", "against", "games", "ahead", "95 %", "by deal", GAMES)
    return section("Head to head", about, table("Head to head", headings, lines))


def row_line(row: Row) -> list[str]:
    return [row.label, str(row.wins.games), percent(row.wins.share), interval(row.wins), f"{row.points:.2f}"]


def companies(summary: Summary, shown: Examples) -> str:
    if summary.plan.seats == 2 or not summary.companies:
        return ""
    lines = [
        [name, *row_line(row), shown.of_bot(row.label, partial(is_company, name))]
        for name, rows in summary.companies.items()
        for row in rows
    ]
    about = f"Who sat at the table together. A seat's fair share is {percent(1 / summary.plan.seats)}."
    return section(
        "Line-ups", about, table("Line-ups", ("company", "bot", "games", "wins a seat", "95 %", "points", GAMES), lines)
    )


def balance(rows: Sequence[Row], name: str, examples: Sequence[str]) -> list[str]:
    drawn = intervals(f"Win rates by {name}", [bar(row.label, row.wins) for row in rows], rows[0].wins.fair)
    lines = [[*row_line(row), verdict(row.wins), games] for row, games in zip(rows, examples, strict=True)]
    return [drawn, table(f"By {name}", (name, "times", "wins", "95 %", "points", "judged", GAMES), lines)]


def seats(summary: Summary, shown: Examples) -> str:
    if summary.plan.seats == 1:
        return ""
    examples = [shown.of_seats(partial(seat_named, label=row.label)) for row in summary.seats]
    about = "Every bot sat in every seat equally often, so differences are the seats’ own. Dashed: the fair share."
    return section("Seats", about, *balance(summary.seats, "seat", examples))


def seat_named(_game: Played, label: str) -> list[int]:
    return [int(label)]


def seats_of(game: Played, category: str, label: str) -> list[int]:
    """Who played a faction."""
    return [seat for seat, labels in enumerate(game.factions.get(category, [])) if label in labels]


def side(category: str, rows: Sequence[Row], shown: Examples) -> str:
    examples = [shown.of_seats(partial(seats_of, category=category, label=row.label)) for row in rows]
    about = "How those who played it did, whichever bot they were. Dashed: the fair share."
    return section(f"Balance by {category}", about, *balance(rows, category, examples))


def spread_line(name: str, spread: Spread, digits: int) -> list[str]:
    numbers = (spread.mean, spread.least, spread.lower, spread.middle, spread.upper, spread.greatest)
    return [name, str(spread.count), *(f"{number:.{digits}f}" for number in numbers)]


SPREAD = ("times", "mean", "least", "25 %", "median", "75 %", "greatest")


def scores(summary: Summary, shown: Examples) -> str:
    lines = [
        [*spread_line(bot, spread, 1), shown.by(partial(score_of, bot=bot, extreme=spread))]
        for bot, spread in summary.scores.items()
    ]
    about = "Final scores by bot: the middle half as a box, its stroke the median, the line from least to greatest."
    drawn = boxes("Scores of the bots", summary.scores)
    return section("Scores", about, drawn, table("Scores", ("bot", *SPREAD, GAMES), lines))


def lengths(summary: Summary, shown: Examples, games: Sequence[Played]) -> str:
    drawn = histogram("Actions a game", [game.actions for game in games])
    lines = [
        [*spread_line("actions", summary.actions, 1), shown.by(lambda game: game.actions)],
        [*spread_line("seconds", summary.seconds, 3), shown.by(lambda game: sum(game.seconds))],
    ]
    ends = [
        [reason, str(count), percent(count / summary.games), shown.by(partial(length_of, reason=reason))]
        for reason, count in summary.reasons.items()
    ]
    about = "Actions a game, and the processor seconds all its bots spent thinking."
    return section(
        "Lengths and ends",
        about,
        drawn,
        table("Lengths", ("a game’s", *SPREAD, GAMES), lines),
        table("Why games ended", ("end", "games", "share", GAMES), ends),
    )


def thinking(summary: Summary) -> str:
    lines = [
        [t.bot, str(t.decisions), f"{1000 * t.mean:.1f}", f"{1000 * t.longest:.0f}", str(t.illegal)] for t in summary.thinking
    ]
    about = "Processor time for decisions in which there was a choice; answers that weren’t legal, of bots that count theirs."
    return section(
        "Thinking", about, table("Thinking", ("bot", "decisions", "mean ms", "longest ms", "illegal answers"), lines)
    )


STAGE_MARKS = dict(zip(STAGES, ("first", "second", "third"), strict=True))


def calibration(summary: Summary, shown: Examples) -> str:
    """What bots that search expected, and what came of it."""
    if not summary.calibration:
        return ""
    drawn = [expected(bot, [said for said in summary.calibration if said.bot == bot]) for bot in bots_of(summary.calibration)]
    lines = [[*said_line(s), alert(s.verdict), shown.of_seats(partial(seats_that_said, said=s))] for s in summary.calibration]
    about = (
        "Where a bot said that a decision is worth 80 % of the victory, did it win 80 %? On the dashed line it did. "
        "By thirds of the game, from light to dark; a seat counts once a game and tenth."
    )
    headings = ("bot", "stage", "said", "times", "won", "95 %", "judged", GAMES)
    return section("What bots expected", about, *drawn, table("What bots expected", headings, lines))


def said_line(said: Said) -> list[str]:
    won = said.won
    return [said.bot, said.stage, percent(said.said), str(won.games), percent(won.share), interval(won)]


def bots_of(found: Sequence[Said]) -> list[str]:
    return list(dict.fromkeys(said.bot for said in found))


def expected(bot: str, found: Sequence[Said]) -> str:
    points = [Point(said.said, said.won.low, said.won.share, said.won.high, STAGE_MARKS[said.stage]) for said in found]
    return f"<h3>{escape(bot)}</h3>" + said_and_won(f"What {bot} expected, and won", points)


def seats_that_said(game: Played, said: Said) -> list[int]:
    """Who expected as much at that stage."""
    return sorted(
        {
            search.seat
            for search in game.searches
            if game.bots[search.seat] == said.bot
            and STAGES[len(STAGES) * search.move // len(game.moves)] == said.stage
            and min(9, int(10 * search.value)) == min(9, int(10 * said.said))
        }
    )


def opposed(category: str, met: Sequence[Matchup]) -> str:
    """Every faction against every other."""
    known = {(matchup.faction, matchup.other): matchup.ahead for matchup in met}
    names = list(dict.fromkeys(matchup.faction for matchup in met))
    lines = [[name, *(against(known.get((name, other))) for other in names)] for name in names]
    about = (
        f"How often whoever played the {category} of the row came before whoever played that of the column, ties as halves; "
        "below, how often they met. Marked where it can be told from a half."
    )
    title = f"{category.capitalize()} against {category}"
    return section(title, about, table(title, (category, *names), lines), wide=len(names) > 5)


def against(ahead: Share | None) -> str:
    if ahead is None:
        return "–"
    kind = "met" if ahead.verdict == "unclear" else "met alert"
    return f'<b class="{kind}">{100 * ahead.share:.0f} %<small>{ahead.games}</small></b>'


CHOICES = ("kind", "offered", "taken", "share", "by chance", "favour", "takers’ wins", "95 %", "judged")


def choice_line(taken: Taken) -> list[str]:
    won = ["–", "–"] if taken.wins is None else [percent(taken.wins.share), interval(taken.wins)]
    chance = percent(taken.expected / taken.offered)
    return [taken.kind, str(taken.offered), str(taken.taken), percent(taken.share), chance, favour(taken), *won, taken.verdict]


def favour(taken: Taken) -> str:
    return f"{taken.favour:.2f} ×"


def choices(summary: Summary, shown: Examples) -> str:
    if not summary.choices:
        return ""
    grouped = {taken.kind.partition(" ")[0] for taken in summary.choices if is_group(taken.kind)}
    lines = []
    for taken in summary.choices:
        kind, *rest, judged = choice_line(taken)
        inside = not is_group(kind) and kind.partition(" ")[0] in grouped
        named = f'<b class="inside">{escape(kind)}</b>' if inside else kind
        lines.append([named, *rest, alert(judged), shown.by(partial(takers_won, kind=kind))])
    about = (
        "How often each kind of choice was taken where something else was possible too, and how those who took it did. "
        "By chance: its share if every kind that was offered with it were as likely; favour: taken how many times as often."
    )
    return section("Choices", about, table("Choices", (*CHOICES, GAMES), lines), wide=True)


def alert(judged: str) -> str:
    return f'<b class="alert">{escape(judged)}</b>' if judged else ""


# --- which games a line is about -------------------------------------------------------------------------------------

GAMES = "games to open"


def contested(alone: bool, game: Played) -> bool:
    """Whether different bots met, or nobody could meet."""
    return alone or len(set(game.bots)) > 1


def is_company(name: str, game: Played) -> bool:
    return len(set(game.bots)) > 1 and company(game) == name


def ahead(game: Played, bot: str, other: str) -> float | None:
    met = [before(game, seat, opposite) for seat in seats_with(game, bot) for opposite in seats_with(game, other)]
    return fmean(met) if met else None


def seats_with(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def score_of(game: Played, bot: str, extreme: Spread) -> float | None:
    """The bot's greatest or least score, whichever is farther from its median."""
    found = [game.scores[seat] for seat in seats_with(game, bot)]
    return max(found, key=lambda score: abs(score - extreme.middle)) if found else None


def length_of(game: Played, reason: str) -> float | None:
    return game.actions if game.reason == reason else None


def takers_won(game: Played, kind: str) -> float | None:
    choice = game.choices.get(kind)
    return choice.won / choice.takers if choice is not None and choice.takers else None
