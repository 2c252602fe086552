"""Bots of one's own: named wherever a bot is named, and heard of when they fail; programs at a table that search."""

from __future__ import annotations

import asyncio
import importlib.metadata
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from servers import Server
from tables import Table, random_states, tables

import kibako
from kibako import cli
from kibako.bots import find_bot, own
from kibako.bots.own import BadBot, BotFailed, own_bot
from kibako.client import sit_down_async
from kibako.engine.chance import Quick
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, View
from kibako.engine.words import LANGUAGES
from kibako.lab.contest import contest
from kibako.table.live.protocol import Hello
from kibako.table.live.viewer import Viewer
from kibako.table.tables import thinking
from kibako.table.tables.thinking import Thinker, check_level, is_timed, levels, offer

ROOT = Path(__file__).parent.parent
GAMES = kibako.all_games()
QUICK = min(GAMES, key=lambda game: game.manifest.minutes)
MEMORY = next(game for game in GAMES if game.remember is not None)

MODULE = """
import time

def first(game, view, legal, chance):
    assert view.seat is not None
    return legal[0]

class Counts:
    def __init__(self):
        self.asked = 0

    def __call__(self, game, view, legal, chance):
        self.asked += 1
        return legal[self.asked % len(legal)]

def raises(game, view, legal, chance):
    return {}["clever"]

def nonsense(game, view, legal, chance):
    return "castle"

def illegal(game, view, legal, chance):
    return max(legal) + 1

def never(game, view, legal, chance):
    while True:
        try:
            time.sleep(60)
        except Exception:
            pass

table = 4
"""


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of bots in the folder where one works, which the path doesn't have."""
    (tmp_path / "my_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    sys.modules.pop("my_bots", None)


def decide(name: str, patience: float = 600) -> int:
    match = QUICK.new(seed=1)
    assert match.to_act is not None
    legal = [int(action) for action in match.legal]
    return own_bot(name, patience)(QUICK, match.look(match.to_act), legal, Quick(1))


@pytest.mark.parametrize("name", ["my_bots:first", "my_bots:Counts"])
def test_a_function_or_a_class_of_a_module_plays(name: str) -> None:
    assert decide(name) in QUICK.new(seed=1).legal
    result = contest(QUICK, QUICK.manifest.check_options({}), 1, [name, "random"])
    assert result.bots == [name, "random"]
    assert kibako.bot(name).choose(QUICK.new(seed=1)) in QUICK.new(seed=1).legal


def test_a_package_brings_bots_as_entry_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    clever = EntryPoint("clever", "my_bots:first", own.GROUP)
    monkeypatch.setattr(own, "packaged", lambda: {"clever": clever})
    assert decide("clever") == decide("my_bots:first")
    with pytest.raises(kibako.UnknownBot):
        kibako.bot("cleverer")


def test_the_group_of_entry_points_is_read() -> None:
    assert own.packaged() == {point.name: point for point in importlib.metadata.entry_points(group="kibako.bots")}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:raises", r"failed: KeyError: 'clever' \(my_bots.py, line 17\)"),
        ("my_bots:nonsense", r"answered 'castle', which is none of the \d+ legal"),
        ("my_bots:illegal", r"answered \d+, which is none of the \d+ legal"),
    ],
)
def test_a_bot_that_fails_is_told_by_its_name(name: str, said: str) -> None:
    with pytest.raises(BotFailed, match=said) as failed:
        decide(name)
    assert name in str(failed.value)
    assert len({failed.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_bot_that_never_answers_is_told_by_its_name() -> None:
    with pytest.raises(BotFailed, match=r"my_bots:never.* within 1 seconds"):
        decide("my_bots:never", patience=1)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:worst", "has no attribute 'worst'"),
        ("no_bots_at_all:first", "No module named 'no_bots_at_all'"),
        ("my_bots:table", "is no bot: it must be a function of four arguments"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_told(name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        find_bot(name)


def test_the_example_is_what_the_docs_show_and_beats_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8").split('"""\n\n', 1)[1]
    assert f"```python\n{source}```\n" in (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    monkeypatch.syspath_prepend(ROOT / "examples")
    names = ["own_bot:patient", "easy"]
    games = 8 if kibako.compiled() else 1
    shares = [contest(QUICK, QUICK.manifest.check_options({}), seed, names).shares[0] for seed in range(games)]
    assert sum(shares) > games / 2


@pytest.mark.parametrize(
    "words",
    [
        ["arena", QUICK.key, "my_bots:first", "random", "--games", "2", "--jobs", "1", "--into", "arena"],
        ["simulate", QUICK.key, "--games", "2", "--bot", "my_bots:Counts"],
        ["play", QUICK.key, "--people", "0", "--bot", "my_bots:Counts"],
    ],
    ids=lambda words: words[0],
)
def test_every_command_takes_a_bot_of_ones_own(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli.console, "width", 1000)
    monkeypatch.setattr(sys, "argv", ["kibako", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert not ended.value.code
    failing = [word.replace("Counts", "raises").replace("first", "raises").replace("arena", "failed") for word in words[1:]]
    monkeypatch.setattr(sys, "argv", ["kibako", words[0], *failing])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert "The bot “my_bots:raises” failed: KeyError" in capsys.readouterr().err


# --- at a table -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_offered", [])


@pytest.mark.usefixtures("_offered")
def test_only_the_host_lets_own_bots_to_a_table() -> None:
    with pytest.raises(kibako.UnknownBot):
        check_level("my_bots:first")
    offer(["my_bots:first"])
    assert check_level("my_bots:first") == "my_bots:first"
    assert levels()[-1] == "my_bots:first"
    assert is_timed("my_bots:first")
    with pytest.raises(kibako.UnknownBot):
        check_level("my_bots:Counts")
    for name in ("easy", "ismcts:5", "my_bots:" + 40 * "x"):
        with pytest.raises(KibakoError, match="--bot names a bot of your own"):
            offer([name])
    with pytest.raises(BadBot):
        offer(["my_bots:worst"])


@pytest.mark.usefixtures("_offered")
def test_where_an_own_bot_fails_or_is_not_offered_another_plays(caplog: pytest.LogCaptureFixture) -> None:
    match = QUICK.new(seed=1)
    assert match.to_act is not None
    view, legal = match.look(match.to_act), [int(action) for action in match.legal]

    async def chosen(*names: str) -> list[int]:
        thinker = Thinker(1)
        try:
            return [await thinker.choose(QUICK, view, legal, name, 5) for name in names]
        finally:
            await thinker.close()

    offer(["my_bots:raises"])
    failed, not_offered, easy = asyncio.run(chosen("my_bots:raises", "my_bots:nonsense", "easy"))
    assert failed == not_offered == easy
    assert "my_bots:raises" in caplog.text
    assert "my_bots:nonsense" not in caplog.text, "it shouldn't even have been asked"


# --- programs ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_seat_that_forgets_nothing_knows_what_a_bot_of_the_server_knows(table: Table) -> None:
    eyes: list[int | None] = [None, *range(table.seats)]
    for seat in eyes:
        known: View | None = None
        for number, state in enumerate(random_states(table, table.seeds[0])):
            view = table.game.look(state, seat)
            known = table.game.recall(view.shown(), known)
            assert known == view, number


def test_what_was_shown_in_between_is_sent_in_a_game_of_memory() -> None:
    """However late a message comes; after taking back it begins anew."""
    match = MEMORY.new(seed=3)
    live, viewer = SimpleNamespace(match=match), Viewer({1}, hello=Hello(view=True))

    def play(moves: int) -> list[dict[str, Any]]:
        for _ in range(moves):
            match.play(match.legal[0])
        return [MEMORY.look(state, 1).shown() for state in list(match.positions())[-moves:-1]]

    assert viewer.passed(live) == []  # type: ignore[arg-type]  # a table of which only the match matters
    for moves in (1, 3, 2):
        shown = play(moves)
        assert len(shown) == moves - 1
        assert viewer.passed(live) == shown  # type: ignore[arg-type]
    match.undo(consent=True)
    assert viewer.passed(live) == []  # type: ignore[arg-type]


def checked(seen: Sequence[tuple[int, View]], save: str) -> int:
    """Of how many views a search was as good as one by the server's own."""
    match = kibako.loads(save)
    states = dict(enumerate(match.positions()))
    for at, view in seen:
        assert view == match.game.look(states[at], view.seat)
        assert match.game.look(match.game.imagine(view).sample(Quick(at)), view.seat) == view
    return len(seen)


@pytest.mark.parametrize("game", [MEMORY, next(game for game in GAMES if game.remember is None)], ids=lambda game: game.key)
def test_programs_imagine_and_search_at_a_table(server: Server, game: Game) -> None:
    kinds = [{"kind": "open"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": game.key, "seats": kinds, "seed": "7"})
    link, bot = f"{server.address}/t/{made['table']}", find_bot("easy")
    seen: list[tuple[int, View]] = []

    async def alone(name: str) -> None:
        async with sit_down_async(link, name) as seat:
            async for turn in seat.turns():
                seen.append((turn.at, turn.known))
                await seat.play(turn.decide(bot, Quick(turn.at)))

    async def both() -> None:
        await asyncio.gather(alone("Ada"), alone("Bo"))

    asyncio.run(both())
    assert checked(seen, server.get_text(f"/api/tables/{made['table']}/save")) > 10
