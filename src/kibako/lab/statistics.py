"""What the games of an arena show: ratings, win rates, balance, choices, lengths, scores."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from statistics import NormalDist, fmean, quantiles, stdev
from typing import TYPE_CHECKING, Final

import msgspec

from kibako.lab.arena import Plan, Played
from kibako.lab.choices import Choice, is_group

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

Z: Final = 1.96  # standard deviations on either side that hold 95 %
ENOUGH: Final = 30  # how often a choice must be offered before anything is said about how seldom it was taken
HARDLY_EVER: Final = 0.01
SHUNNED: Final = 0.1  # of what would be expected if each kind that was offered were as likely
STAGES: Final = ("beginning", "middle", "end")  # of a game, by its moves
NO_RATINGS: Final = "no ratings: they need openskill (pip install openskill, or kibako[lab])"


class Share(msgspec.Struct, frozen=True):
    """A share of a number of games, and its 95 % interval."""

    games: int
    share: float
    low: float
    high: float
    fair: float  # what it would be if all were equal
    lines: int = 1  # how many shares are judged beside one another

    @property
    def verdict(self) -> str:
        """Whether it can be told from the fair share; among many lines an interval must be wider, lest one be off by chance."""
        low, high = wilson(self.share * self.games, self.games, certainty(self.lines))
        if low > self.fair:
            return "above"
        return "below" if high < self.fair else "unclear"

    @property
    def telling(self) -> int | None:
        """How many games would tell a difference of this size; None if there is none, or if it is told already."""
        if self.verdict != "unclear" or self.share == self.fair:
            return None
        z, middle = certainty(self.lines), (self.share + self.fair) / 2
        return math.ceil(z * z * max(middle * (1 - middle), 1e-9) / (self.share - self.fair) ** 2)

    @property
    def judged(self) -> str:
        """The verdict in words."""
        return self.verdict if self.telling is None else f"unclear; {max(self.telling, self.games + 1):,} games would tell"


class Rating(msgspec.Struct, frozen=True):
    bot: str
    mu: float
    sigma: float


class Meeting(msgspec.Struct, frozen=True):
    """How often one bot came before another, ties as halves."""

    bot: str
    other: str
    ahead: Share
    paired_low: float | None  # the same, deal by deal: the luck of the deal is shared
    paired_high: float | None


class Spread(msgspec.Struct, frozen=True):
    """Numbers, from the least to the greatest."""

    count: int
    mean: float
    least: float
    lower: float  # a quarter is below
    middle: float
    upper: float  # a quarter is above
    greatest: float


class Standing(msgspec.Struct, frozen=True):
    """A bot over all its games against others."""

    bot: str
    wins: Share


class Row(msgspec.Struct, frozen=True):
    """A row of a balance table: a seat, a faction, a bot in a company."""

    label: str
    wins: Share
    points: float  # on average


class Taken(msgspec.Struct, frozen=True):
    """A kind of choice over all games, whoever had it."""

    kind: str
    offered: int  # decisions in which it could be taken, and something else too
    taken: int
    share: float
    expected: float  # how often it would have been taken if each kind that was offered were as likely
    wins: Share | None  # of those who took it, a seat once a game; none if nobody did

    @property
    def favour(self) -> float:
        """How many times as often it was taken as by chance among what was offered with it."""
        return self.taken / self.expected

    @property
    def verdict(self) -> str:
        seldom = self.share < HARDLY_EVER and self.favour < SHUNNED
        return "hardly ever taken" if self.offered >= ENOUGH and seldom else ""


class Matchup(msgspec.Struct, frozen=True):
    """How often those who played one faction came before those who played another, ties as halves."""

    faction: str
    other: str
    ahead: Share


class Said(msgspec.Struct, frozen=True):
    """What a bot expected of its decisions, and what came of it. A seat counts once a game, with its average."""

    bot: str
    stage: str
    said: float  # the share of the victory, on average
    won: Share  # its fair share is what was said

    @property
    def verdict(self) -> str:
        return {"above": "won more", "below": "won less"}.get(self.won.verdict, "")


class Thinking(msgspec.Struct, frozen=True):
    bot: str
    decisions: int
    mean: float  # seconds of processor time
    longest: float
    illegal: int = 0  # answers that weren't legal, of bots that count theirs


class Summary(msgspec.Struct, frozen=True):
    plan: Plan
    games: int
    ratings: list[Rating]
    standings: list[Standing]
    meetings: list[Meeting]
    companies: dict[str, list[Row]]
    seats: list[Row]
    factions: dict[str, list[Row]]
    matchups: dict[str, list[Matchup]]
    choices: list[Taken]
    calibration: list[Said]
    actions: Spread
    seconds: Spread
    scores: dict[str, Spread]
    thinking: list[Thinking]
    reasons: dict[str, int]

    @property
    def unrated(self) -> bool:
        """Whether bots met, and nothing was there to rate them."""
        return bool(self.meetings) and not self.ratings


def summarise(planned: Plan, games: Iterable[Played]) -> Summary:
    """The order in which the games were finished makes no difference."""
    played = sorted(games, key=lambda game: game.number)
    assert played
    return Summary(
        plan=planned,
        games=len(played),
        ratings=ratings(played),
        standings=standings(played),
        meetings=meetings(played),
        companies=companies(played),
        seats=seats(played),
        factions=factions(played),
        matchups=matchups(played),
        choices=choices(played),
        calibration=calibration(played),
        actions=spread([game.actions for game in played]),
        seconds=spread([sum(game.seconds) for game in played]),
        scores=scores(played),
        thinking=thinking(played),
        reasons=dict(Counter(game.reason for game in played).most_common()),
    )


def wilson(part: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share, usually of 95 %: `part` of a number of games was observed; shared victories count in parts."""
    observed = part / games
    middle = observed + z * z / (2 * games)
    width = z * math.sqrt(observed * (1 - observed) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def certainty(lines: int) -> float:
    """Bonferroni's correction: how many standard deviations leave all of the lines right with 95 %."""
    return Z if lines == 1 else NormalDist().inv_cdf(1 - 0.025 / lines)


def share(part: float, games: int, equal: float, lines: int = 1) -> Share:
    low, high = wilson(part, games)
    return Share(games, part / games, max(0.0, low), min(1.0, high), equal, lines)


def spread(numbers: Sequence[float]) -> Spread:
    lower, middle, upper = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return Spread(len(numbers), fmean(numbers), min(numbers), lower, middle, upper, max(numbers))


# --- bots ------------------------------------------------------------------------------------------------------------


def seats_by_bot(game: Played) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, bot in enumerate(game.bots):
        found.setdefault(bot, []).append(seat)
    return found


def contested(games: Iterable[Played]) -> list[Played]:
    """The games in which different bots met."""
    return [game for game in games if len(set(game.bots)) > 1]


def ratings(games: Sequence[Played]) -> list[Rating]:
    """Plackett-Luce over the games in order, the best first. A bot in several seats is rated by their average.

    None without openskill; the summary's `unrated` says so.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only who rates bots needs it
    except ModuleNotFoundError:
        return []
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for game in contested(games):
        before = [known.setdefault(bot, model.rating(name=bot)) for bot in game.bots]
        after = model.rate([[rating] for rating in before], ranks=[float(rank) for rank in game.ranks])
        for bot, own in seats_by_bot(game).items():
            mu, sigma = fmean(after[seat][0].mu for seat in own), fmean(after[seat][0].sigma for seat in own)
            known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def standings(games: Sequence[Played]) -> list[Standing]:
    """Shares of the victory, the best first. A bot in several seats of a game counts with their average."""
    parts: dict[str, list[float]] = defaultdict(list)
    alone = len(games[0].bots) == 1
    for game in games if alone else contested(games):
        for bot, own in seats_by_bot(game).items():
            parts[bot].append(fmean(game.shares[seat] for seat in own))
    found = [Standing(bot, share(sum(won), len(won), fair(games))) for bot, won in parts.items()]
    return sorted(found, key=lambda standing: -standing.wins.share)


def meetings(games: Sequence[Played]) -> list[Meeting]:
    """For every two bots that met, both ways round."""
    met: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in contested(games):
        for one, other in combinations(seats_by_bot(game).items(), 2):
            (bot, own), (rival, theirs) = one, other
            ahead = fmean(before(game, seat, opposite) for seat in own for opposite in theirs)
            met[bot, rival][game.deal].append(ahead)
            met[rival, bot][game.deal].append(1 - ahead)
    return [meeting(bot, other, by_deal) for (bot, other), by_deal in sorted(met.items())]


def before(game: Played, seat: int, other: int) -> float:
    if game.ranks[seat] == game.ranks[other]:
        return 0.5
    return 1.0 if game.ranks[seat] < game.ranks[other] else 0.0


def meeting(bot: str, other: str, by_deal: dict[int, list[float]]) -> Meeting:
    every = [ahead for deal in by_deal.values() for ahead in deal]
    low, high = paired([fmean(deal) for deal in by_deal.values()])
    return Meeting(bot, other, share(sum(every), len(every), 0.5), low, high)


def paired(deals: Sequence[float]) -> tuple[float | None, float | None]:
    """The 95 % interval of the mean, where each deal is one observation; none for fewer than ten.

    That all deals came out alike doesn't prove that all others would: then it is Wilson's.
    """
    if len(deals) < 10:
        return None, None
    if (width := Z * stdev(deals) / math.sqrt(len(deals))) == 0:
        return wilson(sum(deals), len(deals))
    return max(0.0, fmean(deals) - width), min(1.0, fmean(deals) + width)


def companies(games: Sequence[Played]) -> dict[str, list[Row]]:
    """By those who played together: one bot against three of another is not the same as the reverse."""
    gathered: dict[str, dict[str, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for game in contested(games):
        for bot, own in seats_by_bot(game).items():
            won, scored = fmean(game.shares[seat] for seat in own), fmean(game.scores[seat] for seat in own)
            gathered[company(game)][bot].append((won, scored))
    return {name: rows(bots, fair(games)) for name, bots in sorted(gathered.items())}


def company(game: Played) -> str:
    counts = sorted(Counter(game.bots).items(), key=lambda item: (item[1], item[0]))
    return ", ".join(bot if count == 1 else f"{count} {bot}" for bot, count in counts)


def thinking(games: Sequence[Played]) -> list[Thinking]:
    decisions: Counter[str] = Counter()
    seconds: dict[str, float] = defaultdict(float)
    longest: dict[str, float] = defaultdict(float)
    illegal: Counter[str] = Counter()
    for game in games:
        for seat, bot in enumerate(game.bots):
            illegal[bot] += game.illegal[seat] if game.illegal else 0
            decisions[bot] += game.decisions[seat]
            seconds[bot] += game.seconds[seat]
            longest[bot] = max(longest[bot], game.longest[seat])
    return [
        Thinking(bot, count, seconds[bot] / max(1, count), longest[bot], illegal[bot])
        for bot, count in sorted(decisions.items())
    ]


def scores(games: Sequence[Played]) -> dict[str, Spread]:
    gathered: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for bot, score in zip(game.bots, game.scores, strict=True):
            gathered[bot].append(score)
    return {bot: spread(numbers) for bot, numbers in sorted(gathered.items())}


# --- balance ---------------------------------------------------------------------------------------------------------


def fair(games: Sequence[Played]) -> float:
    """What everybody would have if all were equal; for solo games, what they have on average."""
    count = len(games[0].bots)
    return 1 / count if count > 1 else fmean(game.shares[0] for game in games)


def rows(gathered: dict[str, list[tuple[float, float]]], equal: float) -> list[Row]:
    """From shares and points by label."""
    return [
        Row(label, share(sum(won for won, _ in seen), len(seen), equal, len(gathered)), fmean(points for _, points in seen))
        for label, seen in sorted(gathered.items())
    ]


def seats(games: Sequence[Played]) -> list[Row]:
    gathered: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for game in games:
        for seat, won in enumerate(zip(game.shares, game.scores, strict=True)):
            gathered[str(seat)].append(won)
    return rows(gathered, fair(games))


def factions(games: Sequence[Played]) -> dict[str, list[Row]]:
    """By category, how each faction did."""
    gathered: dict[str, dict[str, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for category, by_seat in game.factions.items():
            for seat, labels in enumerate(by_seat):
                for label in labels:
                    gathered[category][label].append((game.shares[seat], game.scores[seat]))
    return {category: rows(labels, fair(games)) for category, labels in sorted(gathered.items())}


def matchups(games: Sequence[Played]) -> dict[str, list[Matchup]]:
    """By category, every faction against every other that sat opposite; two factions alone tell no more than the balance."""
    gathered: dict[str, dict[tuple[str, str], list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for category, by_seat in game.factions.items():
            for seat, other in permutations(range(len(by_seat)), 2):
                for one, another in product(by_seat[seat], by_seat[other]):
                    if one != another:
                        gathered[category][one, another].append(before(game, seat, other))
    return {category: met for category, pairs in sorted(gathered.items()) if len(met := matchups_of(pairs)) > 2}


def matchups_of(pairs: dict[tuple[str, str], list[float]]) -> list[Matchup]:
    """Each pair is judged once, though it is told both ways round."""
    return [
        Matchup(one, other, share(sum(ahead), len(ahead), 0.5, max(1, len(pairs) // 2)))
        for (one, other), ahead in sorted(pairs.items())
    ]


# --- choices and expectations ----------------------------------------------------------------------------------------


def choices(games: Sequence[Played]) -> list[Taken]:
    """From the games in which was counted what else was offered. A group of one kind is left out."""
    gathered: dict[str, list[Choice]] = defaultdict(list)
    for game in games:
        for kind, choice in game.choices.items():
            if choice.expected > 0:
                gathered[kind].append(choice)
    kinds = Counter(kind.partition(" ")[0] for kind in gathered if not is_group(kind))
    kept = [kind for kind in gathered if not is_group(kind) or kinds[kind.partition(" ")[0]] > 1]
    ordered = sorted(kept, key=lambda kind: (kind.partition(" ")[0], not is_group(kind), kind))
    return [taken(kind, gathered[kind], fair(games)) for kind in ordered]


def taken(kind: str, seen: Sequence[Choice], equal: float) -> Taken:
    offered, times = sum(choice.offered for choice in seen), sum(choice.taken for choice in seen)
    takers, expected = sum(choice.takers for choice in seen), math.fsum(choice.expected for choice in seen)
    wins = share(sum(choice.won for choice in seen), takers, equal) if takers else None
    return Taken(kind, offered, times, times / offered, expected, wins)


def calibration(games: Sequence[Played]) -> list[Said]:
    """By bot, stage of the game, and tenth of what was said."""
    gathered: dict[tuple[str, int, int], list[tuple[float, float]]] = defaultdict(list)
    for game in games:
        said: dict[tuple[int, int, int], list[float]] = defaultdict(list)
        for search in game.searches:
            stage = len(STAGES) * search.move // len(game.moves)
            said[search.seat, stage, min(9, int(10 * search.value))].append(search.value)
        for (seat, stage, tenth), values in said.items():
            gathered[game.bots[seat], stage, tenth].append((fmean(values), game.shares[seat]))
    return [
        Said(bot, STAGES[stage], expected, share(math.fsum(won for _, won in seen), len(seen), expected, len(gathered)))
        for (bot, stage, _), seen in sorted(gathered.items())
        for expected in [fmean(value for value, _ in seen)]
    ]
