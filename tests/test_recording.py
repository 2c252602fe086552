"""What an arena keeps of its games: saves that open at the table, and files of decisions to learn from."""

from __future__ import annotations

import base64
import importlib
import math
import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import parquet

import kibako
from kibako import cli
from kibako.engine.game import Game
from kibako.engine.words import LANGUAGES
from kibako.envs.stepping import rewards_of
from kibako.lab import recording
from kibako.lab.arena import ArenaError, Plan, Played, plan, play, schedule
from kibako.lab.exports import write_all
from kibako.lab.recording import NotRecorded, Recording, record
from kibako.lab.saving import link, match_of
from kibako.lab.simulate import quick
from kibako.lab.statistics import summarise
from kibako.table.tables.replay import table_of

GAMES = kibako.all_games()
QUICK = min(GAMES, key=lambda game: game.manifest.minutes)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def held(
    game: Game, bots: list[str], games: int = 2, seats: int | None = None, visits: bool = False
) -> tuple[Plan, list[Played]]:
    planned = plan(game, bots, games, seats, seed=5, visits=visits)
    return planned, [play(job) for job in schedule(planned)]


# --- saves ---------------------------------------------------------------------------------------------------------------


@every_game
def test_a_game_of_an_arena_is_a_save_at_all_seats(game: Game) -> None:
    for seats in game.manifest.seats:
        _, (played, *_) = held(game, ["random"], 1, seats)
        match = kibako.loads(match_of(played).save())
        assert match.outcome is not None
        assert match.outcome.scores == played.scores
        assert len(match.journal) == played.actions == len(played.moves)
        assert len(table_of(match.save()).moves) == played.actions, "a table opens it"


def test_a_link_holds_the_whole_save() -> None:
    _, (played, *_) = held(QUICK, ["random"], 1)
    address, _, packed = link(played, "http://here:1").partition("#save=")
    assert address == "http://here:1/"
    raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    assert zlib.decompress(raw, -zlib.MAX_WBITS).decode() == match_of(played).save()


def test_a_game_kept_without_its_moves_is_refused_in_words() -> None:
    _, (played, *_) = held(QUICK, ["random"], 1)
    with pytest.raises(ArenaError, match="without its moves") as refused:
        match_of(msgspec.structs.replace(played, moves=[]))
    assert len({refused.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_line_of_a_report_has_games_that_open(tmp_path: Path) -> None:
    planned, games = held(QUICK, ["random", "easy", "ismcts:8"], 12, 3)
    write_all(tmp_path, summarise(planned, games), games)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    bodies = [part.partition("</tbody>")[0] for part in page.split("<tbody>")[1:]]
    linked = [body for body in bodies if "#save=" in body]
    assert len(linked) > 6
    for body in linked:
        lines = [line for line in body.split("<tr>")[1:] if "<td>0</td>" not in line]  # what nobody took was in no game
        assert all('<b class="games"><a href="http://localhost:8642/#save=' in line for line in lines)
    assert "What bots expected" in page


# --- files of decisions ----------------------------------------------------------------------------------------------------


@every_game
def test_decisions_are_recorded_as_they_were(game: Game, tmp_path: Path) -> None:
    """Against the same games played again by hand: what was seen, what was legal, what was done, how it ended."""
    np = importlib.import_module("numpy")
    planned, games = held(game, ["random"], 2)
    path = tmp_path / "games.parquet"
    written = record(path, planned, reversed(games))
    recorded = Recording(path)
    rows = recorded.read()
    assert len(recorded) == written == len(rows["action"]) > 20
    at = 0
    for played in games:
        luck = quick(played.seed, 0)
        state = game.start(planned.seats, planned.options, luck)
        for number, move in enumerate(played.moves):
            legal, indices = [int(one) for one in state.actions()], [int(one) for one in state.action_indices()]
            if len(legal) > 1 and indices[legal.index(move)] >= 0:
                seat, seen = int(state.to_act()), np.zeros(recorded.spec.size, np.uint8)
                state.observe_into(seat, seen)
                assert (rows["observation"][at] == seen).all()
                assert list(np.flatnonzero(rows["mask"][at])) == sorted(index for index in indices if index >= 0)
                assert rows["action"][at] == indices[legal.index(move)]
                told = tuple(rows[name][at] for name in ("game", "deal", "move", "seat", "bot", "score", "rank", "share"))
                expected = (played.number, played.deal, number, seat, "random", played.scores[seat], played.ranks[seat])
                assert told == (*expected, pytest.approx(played.shares[seat]))
                at += 1
            state.apply(move, luck)
        ends = rewards_of(state)
        of_game = rows["game"] == played.number
        assert [float(one) for one in rows["reward"][of_game]] == pytest.approx([ends[seat] for seat in rows["seat"][of_game]])
    assert at == written


def test_a_full_block_is_written_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned, games = held(QUICK, ["random"], 8)
    record(tmp_path / "one", planned, games)
    monkeypatch.setattr(recording, "MOST", 7)
    monkeypatch.setattr(recording, "ROOM", 0)
    record(tmp_path / "many", planned, games)
    one, many = Recording(tmp_path / "one"), Recording(tmp_path / "many")
    parts = list(many)
    assert len(parts) > 3
    assert all(len(part["action"]) == 64 for part in parts[:-1])
    np = importlib.import_module("numpy")
    for name in ("observation", "mask", "action", "move"):
        assert (np.concatenate([part[name] for part in parts]) == one.read(name)[name]).all()


def test_what_a_search_tried_and_expected_is_recorded(tmp_path: Path) -> None:
    planned, games = held(QUICK, ["ismcts:40", "random"], 2, visits=True)
    record(tmp_path / "file", planned, games)
    searches = sum(len(game.searches) for game in games)
    seen = 0
    rows = Recording(tmp_path / "file").read("bot", "action", "mask", "value", "searched", "visits")
    for bot, action, mask, value, searched, visits in zip(*rows.values(), strict=True):
        if bot == "random":
            assert (math.isnan(value), searched, visits) == (True, None, None)
            continue
        assert 0 <= value <= 1
        assert sum(visits) == 40
        assert mask[searched].all()
        assert visits[list(searched).index(action)] == max(visits), "it plays what it tried most"
        seen += 1
    assert seen == searches > 10
    _, quiet = held(QUICK, ["ismcts:40", "random"], 2)
    assert not any(search.visits for game in quiet for search in game.searches), "kept only where it is asked for"
    assert [game.moves for game in quiet] == [game.moves for game in games]


def test_a_file_says_what_it_holds(tmp_path: Path) -> None:
    planned, games = held(QUICK, ["random"], 2)
    record(tmp_path / "file", planned, games)
    about = Recording(tmp_path / "file").about
    assert (about.schema, about.plan, about.games) == (recording.SCHEMA, planned, 2)
    assert about.actions == QUICK.action_count(planned.seats, planned.options)
    assert [plane.name for plane in Recording(tmp_path / "file").spec] == [plane.name for plane in QUICK.observation_spec(2)]
    names = parquet.read_schema(tmp_path / "file").names
    page = (Path(__file__).parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
    assert [name for name in names if f"| `{name}` |" not in page] == []


def test_what_holds_no_decisions_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planned, games = held(QUICK, ["random"], 1)
    write_all(tmp_path, summarise(planned, games), games)
    for name in ("seats.parquet", "report.html", "nothing"):
        with pytest.raises(NotRecorded, match=name):
            Recording(tmp_path / name)
    record(tmp_path / "file", planned, games)
    monkeypatch.setattr(recording, "SCHEMA", 99)
    with pytest.raises(NotRecorded, match="schema 1; this version reads 99"):
        Recording(tmp_path / "file")
    wrong = [msgspec.structs.replace(games[0], moves=[games[0].moves[0], 10**9])]
    with pytest.raises(ValueError, match="other rules"):
        record(tmp_path / "other", planned, wrong)
    with pytest.raises(ArenaError, match="Can’t write"):
        record(tmp_path / "no" / "where", planned, games)


# --- the commands ------------------------------------------------------------------------------------------------------------


def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    monkeypatch.setattr(sys, "argv", ["kibako", *words])
    monkeypatch.setattr(cli.console, "width", 200)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    return (ended.value.code, *capsys.readouterr())


@pytest.fixture
def _there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_there")
def test_the_commands_record_and_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", QUICK.key, "random", "easy", "--games", "2", "--jobs", "1", "--into", "out"]
    assert command(monkeypatch, capsys, *words)[0] == 0
    code, out, _ = command(monkeypatch, capsys, *words, "--resume", "--record", "games.parquet")
    assert code == 0
    assert f"games.parquet: {len(Recording(tmp_path / 'games.parquet'))} decisions" in out
    code, out, _ = command(monkeypatch, capsys, "replay", "out", "--game", "1", "--save", "game.json")
    assert code == 0
    match = kibako.load(tmp_path / "game.json")
    assert match.is_over
    assert all(line in out for line in match.log(None)[-3:])


@pytest.mark.usefixtures("_there")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["out", "--game", "9"], "out has 1 games, none with the number 9"),
        (["nothing", "--game", "0"], "is not a list of games"),
        (["out", "--game", "0", "--save", "no/where"], "no/where can't be written"),
    ],
)
def test_what_cannot_be_replayed_is_said(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, capsys, "arena", QUICK.key, "random", "--games", "1", "--jobs", "1", "--into", "out")
    code, _, err = command(monkeypatch, capsys, "replay", *words)
    assert code == 2
    assert said in err


@pytest.mark.usefixtures("_there")
def test_without_pyarrow_recording_says_what_to_install_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(recording, "import_module", without)
    code, _, err = command(monkeypatch, capsys, "arena", QUICK.key, "random", "--into", "out", "--record", "games.parquet")
    assert code == 2
    assert "pip install 'kibako[lab]'" in err
    assert not (tmp_path / "out").exists()
