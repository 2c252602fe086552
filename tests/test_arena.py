"""The arena: who meets whom, nothing finished is lost, and what the numbers say."""

from __future__ import annotations

import csv
import importlib
import json
import os
import pickle
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from pyarrow import parquet

import kibako
from kibako import cli
from kibako.engine.errors import BadOption, KibakoError
from kibako.engine.game import Game
from kibako.engine.words import LANGUAGES
from kibako.lab import exports
from kibako.lab.arena import ArenaError, Job, Plan, Played, companies, deals, line_ups, plan, play, remaining, schedule, size
from kibako.lab.choices import Choice, Choices, is_group, kind_of
from kibako.lab.contest import Searched, places
from kibako.lab.engines import Engine, Found, Given, LocalProcesses
from kibako.lab.exports import write_all
from kibako.lab.ledger import NAME, Ledger
from kibako.lab.statistics import (
    NO_RATINGS,
    calibration,
    choices,
    factions,
    matchups,
    meetings,
    paired,
    ratings,
    seats,
    share,
    spread,
    standings,
    summarise,
)

GAMES = kibako.all_games()
QUICK = min(GAMES, key=lambda game: game.manifest.minutes)
"""The game that tests play most."""

FILES = ["report.html", "summary.json", "seats.csv", "seats.parquet", "choices.csv", "choices.parquet"]
TABLES = ["seats.csv", "choices.csv", "matchups.csv"]
MET = ["matchups.csv", "matchups.parquet"]
"""Written where three factions or more met."""


@pytest.fixture(autouse=True)
def _told(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said once about uncompiled rules is said in a place of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))


class Here(Engine):
    """An engine without processes, which finishes games in another order than they were asked for."""

    def each(self, work: Callable[[Given], Found], given: Iterable[Given]) -> Generator[Found, None, None]:
        mixed = list(given)
        random.Random(1).shuffle(mixed)
        yield from map(work, mixed)


def planned(games: int = 12, bots: tuple[str, ...] = ("random", "easy"), seats: int = 2, seed: int = 3) -> Plan:
    return plan(QUICK, bots, games, seats, seed=seed)


def timeless(games: Iterable[Played]) -> list[Played]:
    """In order, without what the clock said."""
    still = [msgspec.structs.replace(game, seconds=[], longest=[]) for game in games]
    return sorted(still, key=lambda game: game.number)


def finished(number: int, bots: str, ranks: list[int], deal: int | None = None) -> Played:
    """A made-up game."""
    winners = max(1, ranks.count(1))
    return Played(
        game=QUICK.key, options={}, seed="0", bots=bots.split(), scores=[10 - rank for rank in ranks],
        shares=[1 / winners if rank == 1 else 0.0 for rank in ranks], ranks=ranks,
        factions={"colour": [["red"], *[["blue", "green"]] * (len(ranks) - 1)]}, reason="over", actions=20 + number,
        decisions=[5] * len(ranks), seconds=[0.5] * len(ranks), longest=[0.2] * len(ranks),
        choices={"go <on>": Choice(4, 3, 1, 1 / winners, 2.0), "stop": Choice(4, 0, 0, 0.0, 2.0)}, number=number,
        deal=number if deal is None else deal,
    )  # fmt: skip


# --- the schedule --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bots", ["a", "aa", "ab", "abc", "abcd", "abcde", "abbb", "aabb"])
def test_every_bot_has_every_seat_equally_often_in_every_company(bots: str, seats: int) -> None:
    for deal in range(7):
        by_company: dict[tuple[str, ...], Counter[tuple[str, int]]] = {}
        for line_up in line_ups(bots, seats, deal):
            assert len(line_up) == seats
            taken = by_company.setdefault(tuple(sorted(line_up)), Counter())
            taken.update((bot, seat) for seat, bot in enumerate(line_up))
        assert set(by_company) == {tuple(sorted(company)) for company in companies(bots, seats)}
        for taken in by_company.values():
            for bot in set(bots):
                assert len({taken[bot, seat] for seat in range(seats)}) == 1


def test_who_meets_whom() -> None:
    assert companies(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert companies(("a", "b"), 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert companies(("a", "b", "b", "b"), 4) == [("a", "b", "b", "b")]
    assert companies(("a",), 3) == [("a", "a", "a")]
    assert companies(("a", "b"), 1) == [("a",), ("b",)]
    assert line_ups(("a", "b"), 2, 0) == [("a", "b"), ("b", "a")]
    assert line_ups(("a", "b", "b"), 3, 0) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_neighbours_change_from_deal_to_deal() -> None:
    after_a = {line_up[(line_up.index("a") + 1) % 4] for deal in range(6) for line_up in line_ups("abcd", 4, deal)}
    assert after_a == {"b", "c", "d"}


def test_line_ups_share_deals_and_deals_are_whole() -> None:
    wanted = planned(games=5, bots=("random", "easy", "medium"))
    jobs = list(schedule(wanted))
    assert deals(wanted) == 1
    assert len(jobs) == 6
    assert {job.seed for job in jobs} == {"3/0"}
    longer = list(schedule(msgspec.structs.replace(wanted, games=100)))
    assert longer[:6] == jobs
    assert size(msgspec.structs.replace(wanted, games=100)) == len(longer) == 102
    assert Counter(job.seed for job in longer) == {f"3/{deal}": 6 for deal in range(17)}


def test_a_shared_deal_is_the_same_deal() -> None:
    """The first position is the seed's, whoever sits where; so two random games with other bots' names would be alike too."""
    one, other = (play(job) for job in islice(schedule(planned(bots=("random", "random"), games=2)), 2))
    assert one.seed != other.seed
    again = play(next(schedule(planned(bots=("random", "random")))))
    assert timeless([one]) == timeless([again])


def test_jobs_and_results_are_plain_data() -> None:
    job = next(schedule(planned()))
    result = play(job)
    assert msgspec.json.decode(msgspec.json.encode(job), type=Job) == job
    assert msgspec.json.decode(msgspec.json.encode(result), type=Played) == result
    assert pickle.loads(pickle.dumps((job, result))) == (job, result)  # noqa: S301 - our own


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_be_in_an_arena_at_all_seats(game: Game) -> None:
    for count in game.manifest.seats:
        result = play(next(schedule(plan(game, ["random"], 1, count))))
        assert len(result.scores) == len(result.ranks) == count
        assert all(len(by_seat) == count and all(by_seat) for by_seat in result.factions.values())
        assert count == 1 or sorted(place for (place,) in result.factions["place"]) == [str(n + 1) for n in range(count)]
        assert (1 in result.ranks) or count == 1
        summarise(plan(game, ["random"], 1, count), [result])


# --- keeping -------------------------------------------------------------------------------------------------------------


def hold(folder: Path, wanted: Plan, engine: Engine, resume: bool = False, stop_after: int | None = None) -> list[Played]:
    with Ledger(folder, wanted, resume) as ledger:
        for played in islice(engine.submit(remaining(wanted, ledger.finished)), stop_after):
            ledger.add(played)
        return ledger.finished


def test_the_place_is_counted_from_who_begins() -> None:
    assert places(2, 4) == {"place": [["3"], ["4"], ["1"], ["2"]]}
    assert places(0, 1) == {}


def test_going_on_gives_what_an_uninterrupted_run_gives(tmp_path: Path) -> None:
    wanted = planned()
    whole = hold(tmp_path / "whole", wanted, Here())
    hold(tmp_path / "parts", wanted, Here(), stop_after=5)
    with (tmp_path / "parts" / NAME).open("ab") as file:
        file.write(b'{"game":"torn off in the mid')
    parts = hold(tmp_path / "parts", wanted, Here(), resume=True)
    assert len(whole) == 12
    assert timeless(parts) == timeless(whole)
    assert [game.number for game in parts] != [game.number for game in whole], "they should have been finished in another order"
    assert summarise(wanted, timeless_enough(parts)) == summarise(wanted, timeless_enough(whole))
    assert len((tmp_path / "parts" / NAME).read_bytes().splitlines()) == 13
    assert hold(tmp_path / "parts", wanted, Here(), resume=True) == parts, "nothing is left to play"


def timeless_enough(games: Iterable[Played]) -> list[Played]:
    return [msgspec.structs.replace(game, seconds=[0.0, 0.0], longest=[0.0, 0.0]) for game in games]


def test_more_games_can_be_asked_for(tmp_path: Path) -> None:
    hold(tmp_path, planned(games=4), Here())
    assert timeless(hold(tmp_path, planned(games=8), Here(), resume=True)) == timeless(map(play, schedule(planned(games=8))))


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (planned(seats=3), "they have 2 seats, now it would be 3"),
        (planned(bots=("random", "medium")), "their bots are random easy, now it would be random medium"),
        (planned(seed=4), "their seed is 3, now it would be 4"),
        (msgspec.structs.replace(planned(), version="0.0.1"), "now it would be 0.0.1"),
        (msgspec.structs.replace(planned(), rules=99), "now it would be 99"),
        (msgspec.structs.replace(planned(), game="chess"), "now it would be chess"),
        (msgspec.structs.replace(planned(), options={"wild": True}), "now it would be wild=True"),
    ],
)
def test_other_games_do_not_go_on(tmp_path: Path, other: Plan, said: str) -> None:
    hold(tmp_path, planned(), Here(), stop_after=2)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(ArenaError, match="can’t be continued") as refused:
        Ledger(tmp_path, other, resume=True)
    assert said in str(refused.value)
    assert (tmp_path / NAME).read_bytes() == before
    assert len({refused.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_games_that_are_there_are_not_overwritten(tmp_path: Path) -> None:
    hold(tmp_path, planned(), Here(), stop_after=2)
    with pytest.raises(ArenaError, match="--resume"):
        Ledger(tmp_path, planned())


def test_what_is_no_ledger_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("milk\neggs\n")
    with pytest.raises(ArenaError, match="not a list of games"):
        Ledger(tmp_path, planned(), resume=True)
    assert (tmp_path / NAME).read_text() == "milk\neggs\n"


def test_games_from_before_choices_were_counted_go_on(tmp_path: Path) -> None:
    hold(tmp_path, planned(), Here(), stop_after=2)
    first, *lines = (tmp_path / NAME).read_bytes().splitlines()
    newer = ("choices", "moves", "searches")
    older = [
        msgspec.json.encode({name: value for name, value in json.loads(line).items() if name not in newer}) for line in lines
    ]
    (tmp_path / NAME).write_bytes(b"\n".join([first, *older, b""]))
    games = hold(tmp_path, planned(), Here(), resume=True)
    assert [bool(game.choices) for game in games] == [False] * 2 + [True] * 10
    told = sum(choice.taken for game in games for name, choice in game.choices.items() if not is_group(name))
    assert sum(taken.taken for taken in summarise(planned(), games).choices if not is_group(taken.kind)) == told


def test_one_arena_a_folder(tmp_path: Path) -> None:
    with Ledger(tmp_path, planned()), pytest.raises(ArenaError, match="Another arena"):
        Ledger(tmp_path, planned(), resume=True)


def test_processes_give_the_same_games() -> None:
    wanted = planned(games=4)
    assert timeless(LocalProcesses(2).submit(schedule(wanted))) == timeless(map(play, schedule(wanted)))


def test_a_game_that_fails_in_a_worker_is_heard_of() -> None:
    job = msgspec.structs.replace(next(schedule(planned())), bots=["random", "nobody"])
    with pytest.raises(KibakoError, match="nobody"):
        list(LocalProcesses(1).submit([job]))


class Arena:
    """The command in a process of its own, with more games than it will finish."""

    def __init__(self, folder: Path) -> None:
        self.ledger = folder / NAME
        words = ["arena", QUICK.key, "random", "random", "--games", "1000000", "--jobs", "1", "--into", str(folder)]
        self.process = subprocess.Popen([sys.executable, "-m", "kibako", *words], stdout=-1, stderr=-1, text=True)  # noqa: S603
        self.wait(lambda: len(self.lines()) > 5)

    def wait(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + 180
        while not condition():
            assert time.monotonic() < until
            time.sleep(0.02)

    def lines(self) -> list[bytes]:
        return self.ledger.read_bytes().splitlines() if self.ledger.exists() else []

    def workers(self) -> list[int]:
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[Arena]:
    begun = Arena(tmp_path)
    yield begun
    begun.process.kill()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux shows them")
def test_killing_loses_no_finished_game_and_leaves_no_worker(tmp_path: Path, arena: Arena) -> None:
    workers, lines = arena.workers(), arena.lines()
    assert workers
    arena.process.kill()
    arena.process.communicate()
    arena.wait(lambda: not any(alive(worker) for worker in workers))
    wanted = plan(QUICK, ["random", "random"], 1_000_000)
    with Ledger(tmp_path, wanted, resume=True) as ledger:
        kept = ledger.finished
    assert len(kept) >= len(lines) - 2  # the plan, and a line that was being written
    assert timeless(kept) == timeless(map(play, islice(schedule(wanted), len(kept))))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux shows them")
def test_a_lost_worker_is_said_and_costs_its_game_only(tmp_path: Path, arena: Arena) -> None:
    os.kill(arena.workers()[-1], signal.SIGKILL)
    _, err = arena.process.communicate(timeout=300)
    assert arena.process.returncode == 2
    assert "A worker process ended unexpectedly" in err
    with Ledger(tmp_path, plan(QUICK, ["random", "random"], 1_000_000), resume=True) as ledger:
        assert len(ledger.finished) > 4


def test_ctrl_c_keeps_reports_and_says_how_to_go_on(tmp_path: Path, arena: Arena) -> None:
    arena.process.send_signal(signal.SIGINT)
    out, _ = arena.process.communicate(timeout=300)
    assert arena.process.returncode == 130
    assert "--resume continues" in out
    games = len(arena.lines()) - 1
    assert f"Stopped after {games} of 1000000 games" in out
    assert json.loads((tmp_path / "summary.json").read_text())["games"] == games


# --- numbers -------------------------------------------------------------------------------------------------------------


def test_wilson_intervals_are_the_published_ones() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for part, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = share(part, games, 0.5)
        assert found.low == pytest.approx(low, abs=5e-5)
        assert found.high == pytest.approx(high, abs=5e-5)


def test_shares_are_judged_by_their_intervals() -> None:
    assert share(60, 100, 0.5).verdict == "above"
    assert share(55, 100, 0.5).verdict == "unclear"
    assert share(40, 100, 0.5).verdict == "below"
    assert share(40, 100, 1 / 3).verdict == "unclear"


def test_what_is_unclear_says_how_many_games_would_tell() -> None:
    few = share(3, 5, 0.5)
    assert (few.verdict, few.telling, few.judged) == ("unclear", 96, "unclear; 96 games would tell")
    assert share(0.6 * 110, 110, 0.5).verdict == "above"
    assert share(50, 100, 0.5).judged == "unclear"
    assert share(60, 100, 0.5).telling is None


def test_among_many_lines_more_is_demanded_of_each() -> None:
    assert share(60, 100, 0.5).verdict == "above"
    assert share(60, 100, 0.5, lines=10).verdict == "unclear"
    assert share(70, 100, 0.5, lines=10).verdict == "above"


def test_spreads() -> None:
    found = spread([4, 1, 3, 2, 5])
    assert (found.least, found.lower, found.middle, found.upper, found.greatest, found.mean) == (1, 2, 3, 4, 5, 3)
    assert spread([7]).upper == 7


def test_the_stronger_is_rated_higher() -> None:
    """In every game of three a comes first, b second: and the more games, the surer."""
    orders = ("a b c", "b c a", "c a b")
    games = [finished(n, orders[n % 3], ["abc".index(bot) + 1 for bot in orders[n % 3].split()]) for n in range(30)]
    found = ratings(games)
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    assert found[0].mu > 25 > found[2].mu
    assert all(more.sigma < less.sigma for more, less in zip(found, ratings(games[:3]), strict=True))


def test_equals_are_rated_equal() -> None:
    found = ratings([finished(n, "a b" if n % 2 else "b a", [1, 1]) for n in range(20)])
    assert found[0].mu == pytest.approx(found[1].mu)


def test_shared_victories_count_in_parts_and_copies_by_their_average() -> None:
    games = [finished(0, "a b b", [1, 1, 3]), finished(1, "b a b", [2, 1, 3]), finished(2, "b b b", [1, 2, 3])]
    by_bot = {standing.bot: standing.wins for standing in standings(games)}
    assert (by_bot["a"].games, by_bot["a"].share) == (2, 0.75)
    assert (by_bot["b"].games, by_bot["b"].share) == (2, 0.125)
    assert by_bot["a"].fair == pytest.approx(1 / 3)
    ahead = {(found.bot, found.other): found.ahead.share for found in meetings(games)}
    assert ahead == {("a", "b"): pytest.approx((0.75 + 1) / 2), ("b", "a"): pytest.approx((0.25 + 0) / 2)}


def test_the_luck_of_a_deal_cancels() -> None:
    """Whoever has seat 0 wins, but for one game: the interval by deal is much the narrower."""
    games = [finished(n, "a b" if n % 2 else "b a", [2, 1] if n == 0 else [1, 2], deal=n // 2) for n in range(40)]
    found = meetings(games)[0]
    assert found.ahead.share == 21 / 40
    assert found.ahead.high - found.ahead.low > 0.28
    assert found.paired_low == pytest.approx(0.525 - 0.049)
    assert found.paired_high == pytest.approx(0.525 + 0.049)


def test_few_deals_and_deals_that_are_all_alike_prove_little() -> None:
    assert paired([0.5, 1.0] * 4) == (None, None)
    low, high = paired([1.0] * 20)
    assert low == pytest.approx(0.8389, abs=5e-5)
    assert high == pytest.approx(1)


def test_balance_by_seat_and_by_side() -> None:
    games = [finished(n, "a b c", [1, 2, 3]) for n in range(10)]
    by_seat = {row.label: row for row in seats(games)}
    assert (by_seat["0"].wins.share, by_seat["0"].wins.verdict, by_seat["0"].points) == (1, "above", 9)
    assert (by_seat["2"].wins.share, by_seat["2"].wins.verdict, by_seat["2"].points) == (0, "unclear", 7)
    by_colour = {row.label: row for row in factions(games)["colour"]}
    assert (by_colour["red"].wins.games, by_colour["red"].wins.share) == (10, 1)
    assert (by_colour["green"].wins.games, by_colour["green"].wins.share, by_colour["green"].points) == (20, 0, 7.5)


def test_factions_are_told_against_each_other() -> None:
    """Whoever plays red comes first in three of four games; what is met in the same seat isn't met."""
    games = [finished(n, "a b", [1, 2] if n % 4 else [2, 1]) for n in range(40)]
    met = {(matchup.faction, matchup.other): matchup.ahead for matchup in matchups(games)["colour"]}
    assert set(met) == {("red", "blue"), ("blue", "red"), ("red", "green"), ("green", "red")}
    assert (met["red", "blue"].games, met["red", "blue"].share, met["red", "blue"].verdict) == (40, 0.75, "above")
    assert (met["green", "red"].share, met["green", "red"].verdict) == (0.25, "below")
    two = [msgspec.structs.replace(game, factions={"colour": [["red"], ["blue"]]}) for game in games]
    assert matchups(two) == {}, "two alone tell no more than the balance"


def test_expectations_are_compared_with_what_came_of_them() -> None:
    """a says 0.9 late in every game and wins half of them; b is right. However often it is said, a seat counts once a game."""
    said = [Searched(0, 1, 0.5), Searched(1, 1, 0.54), Searched(9, 0, 0.9), Searched(9, 0, 0.94)]
    games = [
        msgspec.structs.replace(finished(n, "a b", [1, 2] if n % 2 else [2, 1]), moves=list(range(10)), searches=said)
        for n in range(40)
    ]
    late, early = calibration(games)
    assert (late.bot, late.stage, late.won.games, late.won.share, late.verdict) == ("a", "end", 40, 0.5, "won less")
    assert late.said == pytest.approx(0.92)
    assert (early.bot, early.stage, early.won.games, early.won.share, early.verdict) == ("b", "beginning", 40, 0.5, "")


def test_who_plays_alone_is_compared_with_the_others_who_did() -> None:
    games = [finished(n, "a" if n % 2 else "b", [1 if n % 2 else 2]) for n in range(20)]
    by_bot = {standing.bot: standing.wins for standing in standings(games)}
    assert (by_bot["a"].share, by_bot["a"].fair, by_bot["a"].verdict, by_bot["b"].verdict) == (1, 0.5, "above", "below")
    assert factions(games)["colour"][0].wins.verdict == "unclear"
    assert (ratings(games), meetings(games)) == ([], [])


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("done", "done"), ("play move", "play move"), ("play joker-a feed", "play joker-a"), ("tower none", "tower none"),
        ("element feet blue 2", "element feet"), ("billboard 3", "billboard 3"), ("move 2 0,3 -1,2", "move 2"),
        ("move 2-moved 0,3 0,2", "move 2"), ("street TrainStation S12", "street TrainStation"), ("fan S4 feet", "fan"),
        ("street S2 S12", "street"), ("sets rowB", "sets"), ("peek hand1 3", "peek"), ("mark -4,0", "mark"),
        ("lay 17 90 3,-2", "lay"), ("feed green-1 2", "feed"), ("push red-1-moved 0,1", "push"),
    ],
)  # fmt: skip
def test_the_kind_of_a_choice(words: str, kind: str) -> None:
    assert kind_of(words) == kind


def test_choices_are_counted_by_decision_and_takers_once_a_game() -> None:
    words = ["go 1,1", "go 2,2", "rest", "shout"]
    counted = Choices(msgspec.structs.replace(QUICK, write=words.__getitem__), 3)
    for seat, legal, chosen in ((0, [0, 1, 2], 0), (0, [0, 1], 1), (1, [1, 2], 1), (2, [2, 3], 2)):
        counted.add(seat, legal, chosen)
    assert counted.found([0.5, 0.0, 0.5]) == {
        "go": Choice(offered=3, taken=3, takers=2, won=0.5, expected=2.0),
        "go …": Choice(offered=3, taken=3, takers=2, won=0.5, expected=2.0),
        "rest": Choice(offered=3, taken=1, takers=1, won=0.5, expected=1.5),
        "rest …": Choice(offered=3, taken=1, takers=1, won=0.5, expected=1.5),
        "shout": Choice(offered=1, taken=0, takers=0, won=0.0, expected=0.5),
        "shout …": Choice(offered=1, taken=0, takers=0, won=0.0, expected=0.5),
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_choices_of_a_game_are_those_of_its_decisions(game: Game) -> None:
    result = play(next(schedule(plan(game, ["random"], 1))))
    groups = {name for name in result.choices if is_group(name)}
    for names in (groups, set(result.choices) - groups):
        assert sum(result.choices[name].taken for name in names) == sum(result.decisions)
        assert sum(result.choices[name].expected for name in names) == pytest.approx(sum(result.decisions), abs=1e-3)
    assert all(0 < choice.expected <= choice.offered for choice in result.choices.values())
    assert not [name for name in result.choices if re.search(r"-\d", name)], "pieces are no kinds"
    assert all(choice.takers <= choice.taken <= choice.offered for choice in result.choices.values())
    assert list(result.choices) == sorted(result.choices)
    assert len(result.choices) < 100


def test_groups_stand_before_their_kinds_and_alone_are_left_out() -> None:
    counted = {name: Choice(10, 5, 1, 0.5, 5.0) for name in ("stop", "stop …", "take all", "take one", "take …")}
    game = msgspec.structs.replace(finished(0, "a b", [1, 2]), choices=counted)
    assert [taken.kind for taken in choices([game])] == ["stop", "take …", "take all", "take one"]


def test_what_was_offered_beside_much_else_is_taken_seldom_without_being_shunned() -> None:
    """One of a hundred kinds, taken once in a hundred times, is as popular as the others."""
    game = msgspec.structs.replace(
        finished(0, "a b", [1, 2]), choices={"go": Choice(1000, 9, 1, 0.5, 10.0), "no": Choice(1000, 9, 1, 0.5, 500.0)}
    )
    assert [(taken.kind, taken.favour, taken.verdict) for taken in choices([game])] == [
        ("go", 0.9, ""), ("no", 0.018, "hardly ever taken"),
    ]  # fmt: skip


def test_what_is_hardly_ever_taken_is_marked() -> None:
    def verdict(offered: int, taken: int) -> str:
        game = msgspec.structs.replace(
            finished(0, "a b", [1, 2]), choices={"go": Choice(offered, taken, min(taken, 1), 0.5, offered / 2)}
        )
        return choices([game])[0].verdict

    assert [verdict(29, 0), verdict(100, 1), verdict(1000, 10)] == ["", "", ""]
    assert [verdict(30, 0), verdict(101, 1), verdict(1000, 9)] == ["hardly ever taken"] * 3


def test_choices_over_many_games() -> None:
    go, stop = choices([finished(n, "a b", [1, 1 + n % 2]) for n in range(10)])
    assert (go.kind, go.offered, go.taken, go.share) == ("go <on>", 40, 30, 0.75)
    assert go.wins is not None
    assert (go.wins.games, go.wins.share, go.wins.fair) == (10, 0.75, 0.5)
    assert (stop.kind, stop.taken, stop.wins, stop.verdict) == ("stop", 0, None, "hardly ever taken")


# --- reports -------------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Checks that elements are closed in order, and collects what a reader would find."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.words = ""
        self.addresses: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.addresses += [value or "" for name, value in attributes if name in {"src", "href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data + " "


def made_up(folder: Path) -> list[Played]:
    """A report of games between bots with awkward names."""
    games = [finished(n, "<a> b&b" if n % 2 else "b&b <a>", [1 + n % 3 // 2, 1 + n % 2], deal=n // 2) for n in range(40)]
    made = write_all(folder, summarise(planned(), games), games)
    assert made == FILES + MET
    return games


def test_the_report_is_one_whole_page(tmp_path: Path) -> None:
    made_up(tmp_path)
    source = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = Page(source)
    assert page.addresses == []
    assert "http" not in source.partition("<body>")[2]
    assert page.tags["svg"] == source.count('role="img" aria-label="') == 6
    assert page.tags["table"] == page.tags["caption"] >= page.tags["svg"]
    for words in (
        QUICK.title,
        "<a>",
        "b&b",
        "Ratings",
        "Head to head",
        "Balance by colour",
        "Colour against colour",
        "red",
        "Choices",
        "go <on>",
        "hardly ever taken",
        "Scores",
        "95 %",
    ):
        assert words in page.words
    assert "prefers-color-scheme: dark" in source


def test_tables_for_other_tools(tmp_path: Path) -> None:
    games = made_up(tmp_path)
    with (tmp_path / "seats.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    columns = parquet.read_table(tmp_path / "seats.parquet").to_pylist()
    assert len(rows) == len(columns) == 80
    assert rows == [{name: str(value) for name, value in row.items()} for row in columns]
    assert (rows[1]["bot"], rows[1]["colour"], rows[1]["rank"]) == (games[0].bots[1], "blue+green", str(games[0].ranks[1]))
    with (tmp_path / "choices.csv").open(encoding="utf-8", newline="") as file:
        kinds = list(csv.DictReader(file))
    stored = parquet.read_table(tmp_path / "choices.parquet").to_pylist()
    assert kinds == [{name: "" if value is None else str(value) for name, value in row.items()} for row in stored]
    assert [(kind["kind"], kind["offered"], kind["taken"], kind["judged"]) for kind in kinds] == [
        ("go <on>", "160", "120", ""),
        ("stop", "160", "0", "hardly ever taken"),
    ]
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert summary["games"] == 40
    assert [(taken["kind"], taken["share"]) for taken in summary["choices"]] == [("go <on>", 0.75), ("stop", 0.0)]
    assert summary["plan"]["bots"] == ["random", "easy"]
    assert {rating["bot"] for rating in summary["ratings"]} == {"<a>", "b&b"}


def test_without_pyarrow_the_rest_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    games = [finished(0, "a b", [1, 2])]
    assert write_all(tmp_path, summarise(planned(), games), games)[-1] == exports.NO_PARQUET
    assert {path.name for path in tmp_path.iterdir()} == {
        "report.html",
        "summary.json",
        *(f"{stem}.csv" for stem in ("seats", "choices", "matchups")),
    }


def test_without_openskill_all_but_ratings_is_there_and_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.chdir(tmp_path)
    code, out, _ = command(monkeypatch, capsys, QUICK.key, "random", "easy", "--games", "4", "--jobs", "1")
    assert code == 0
    for words in ("Bots", "Head to head", NO_RATINGS):
        assert words in out
    page = (tmp_path / f"kibako-arena-{QUICK.key}" / "report.html").read_text(encoding="utf-8")
    assert f"There are {NO_RATINGS}." in page
    alone = [finished(0, "a a", [1, 2])]
    assert NO_RATINGS not in write_all(tmp_path, summarise(planned(), alone), alone), "where nobody met, nobody is rated"


# --- the command ---------------------------------------------------------------------------------------------------------


def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    monkeypatch.setattr(sys, "argv", ["kibako", "arena", *words])
    monkeypatch.setattr(cli.console, "width", 200)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    return (ended.value.code, *capsys.readouterr())


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = command(monkeypatch, capsys, QUICK.key, "random", "easy", "--games", "4", "--jobs", "1")
    assert code == 0
    for words in ("Bots", "Head to head", "Balance by seat", "Choices", "Scores and lengths", "easy", "report.html"):
        assert words in out
    folder = tmp_path / f"kibako-arena-{QUICK.key}"
    assert {path.name for path in folder.iterdir()} == {NAME, *FILES}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nogame", "random"), "nogame"),
        ((QUICK.key, "random", "clever"), "There is no bot “clever”"),
        ((QUICK.key, "random", "ismcts:0"), "“ismcts:0” is not a budget"),
        ((QUICK.key, "random", "--seats", "17"), "17"),
        ((QUICK.key, "random", "-o", "wild=yes"), "wild"),
        ((QUICK.key, "random", "--into", "/dev/null/reports"), "Can’t write to the folder"),
    ],
)
def test_what_is_wrong_is_said_before_any_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(LocalProcesses, "submit", lambda *_: pytest.fail("work was begun"))
    code, _, err = command(monkeypatch, capsys, *words)
    assert code == 2
    assert said in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def test_a_plan_needs_bots_games_and_options_that_fit() -> None:
    with pytest.raises(ArenaError, match="one bot"):
        plan(QUICK, [], 1)
    with pytest.raises(ArenaError, match="one game"):
        plan(QUICK, ["random"], 0)
    with pytest.raises(BadOption):
        plan(QUICK, ["random"], 1, options={"wild": True})


# --- strength ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """benchmarks/strength.py with a page of its own and games that are quick."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "benchmarks"))
    module = importlib.import_module("strength")
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- strength -->\nolder\n<!-- /strength -->\nafter\n", encoding="utf-8")
    for name, value in (("PAGE", page), ("LADDER", (("easy", "random"), ("ismcts:2", "easy"))), ("STRONGEST", "random")):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(module.kibako, "all_games", lambda: [QUICK])
    monkeypatch.setattr(module, "LocalProcesses", lambda _processes: Here())
    return module


def printed(capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    return cells_of(capsys.readouterr().out.splitlines())


def lines_of(page: str) -> list[list[str]]:
    return cells_of([line for line in page.splitlines() if line.startswith("|")][2:])


def cells_of(lines: list[str]) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]


def test_strength_is_what_the_arena_says(strength: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    strength.main([QUICK.key, "easy", "random", "random", "--games", "6", "--into", str(tmp_path)])
    line = plan(QUICK, ["easy", "random", "random"], 6, 3)
    wins = next(standing.wins for standing in standings(list(map(play, schedule(line)))) if standing.bot == "easy")
    cells = printed(capsys)[0]
    assert cells[:4] == [QUICK.title, "easy", "2 × random", f"{wins.share:.1%}"]
    assert cells[4:6] == [f"{wins.low:.1%} to {wins.high:.1%}", "6"]


def test_finished_lines_are_not_played_again(
    strength: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--games", "6", "--hard-games", "2", "--into", str(tmp_path / "games")]
    strength.main(words)
    before = printed(capsys)
    assert [(cells[1], cells[2], cells[5]) for cells in before] == [
        ("easy", "random", "2"), ("ismcts:2", "easy", "6"), ("random", "3 × easy", "4"),
    ]  # fmt: skip
    monkeypatch.setattr(Here, "submit", lambda _here, jobs: (pytest.fail("played again") for _ in jobs))
    strength.main([*words, "--write"])
    assert printed(capsys) == before
    page = strength.PAGE.read_text(encoding="utf-8")
    assert page.startswith("before\n<!-- strength -->\n| game | bot | against |")
    assert page.endswith("milliseconds of one core.\n<!-- /strength -->\nafter\n")
    assert lines_of(page) == before


def test_a_stopped_line_is_not_written_and_goes_on(
    strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_here: Here, jobs: Iterable[Job]) -> Iterator[Played]:
        for job in jobs:
            if job.number == 3:
                raise KeyboardInterrupt
            yield play(job)

    words = ["--games", "4", "--hard-games", "2", "--into", str(tmp_path / "games"), "--write"]
    with monkeypatch.context() as patched:
        patched.setattr(Here, "submit", stop)
        with pytest.raises(SystemExit) as ended:
            strength.main(words)
    assert ended.value.code == 130
    assert [cells[1] for cells in lines_of(strength.PAGE.read_text(encoding="utf-8"))] == ["easy"]
    kept = sum(len(file.read_bytes().splitlines()) - 1 for file in tmp_path.glob(f"games/*/{NAME}"))
    assert kept == 2 + 3
    strength.main(words)
    assert [cells[1] for cells in lines_of(strength.PAGE.read_text(encoding="utf-8"))] == ["easy", "ismcts:2", "random"]


def test_other_bots_begin_anew(strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = plan(QUICK, ["easy", "random"], 2)
    here = strength.folder(line, tmp_path)
    copied = tmp_path / "kibako"
    shutil.copytree(strength.PACKAGE, copied, ignore=shutil.ignore_patterns("web", "art", "tests", "*.so"))
    monkeypatch.setattr(strength, "PACKAGE", copied)
    assert strength.folder(line, tmp_path) == here
    (copied / "bots" / "__init__.py").write_text("HARD = 3\n", encoding="utf-8")
    assert strength.folder(line, tmp_path) != here


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nogame"], "nogame"),
        ([QUICK.key, "easy", "easy"], "has to meet another"),
        ([QUICK.key, "easy", "random", "--write"], "without bots"),
        ([QUICK.key, "easy", "clever"], "There is no bot “clever”"),
    ],
)
def test_strength_refuses_in_words(
    strength: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        strength.main([*words, "--into", str(tmp_path / "games")])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "games").exists()
