"""The command line as a person uses it."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from servers import worked
from tables import random_match, tables

import kibako
from kibako import cli
from kibako.engine.chance import BadDraw
from kibako.engine.commitment import sha256
from kibako.terminal import check_writable

GAMES = kibako.all_games()
KEYS = [game.key for game in GAMES]
every_key = pytest.mark.parametrize("key", KEYS)


@pytest.fixture(autouse=True)
def _quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves go to a folder of the test's own, and the note about uncompiled rules has been read."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(cli.console, "width", 1000)
    (tmp_path / "cache" / "kibako").mkdir(parents=True)
    (tmp_path / "cache" / "kibako" / "told-uncompiled").touch()


class Run:
    """One call of the command, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: str, typed: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "argv", ["kibako", *words])
        answers = iter(typed.splitlines())
        self.monkeypatch.setattr("builtins.input", lambda *_: _next(answers))
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, err = self.capsys.readouterr()
        code = ended.value.code
        return (code if isinstance(code, int) else 0), out, err


def _next(answers: object) -> str:
    for answer in answers:  # type: ignore[attr-defined]
        return str(answer)
    raise EOFError


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


def test_help_teaches(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in ("games", "simulate", "arena", "play", "replay", "check"):
        assert command in out
        code, page, _ = run(command, "--help")
        assert code == 0
        assert len(page) > 200


def test_games_lists_all_with_their_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for game in GAMES:
        assert game.title in out
        assert game.key in out
        for option in game.manifest.options:
            assert f"-o {option.name}=" in out


def test_version_says_whether_compiled(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert re.search(r"\d+\.\d+", out)
    assert ("uncompiled" in out) != kibako.compiled()


@every_key
def test_simulate_sums_up_by_seat(run: Run, key: str) -> None:
    seats = kibako.game(key).manifest.seats[-1]
    code, out, _ = run("simulate", key, "--games", "20", "--seats", str(seats), "--seed", "3")
    assert code == 0
    rows = re.findall(r"│\s*(\d) │\s*([\d.]+) % │\s*(-?[\d.]+) │\s*(-?\d+) │\s*(-?\d+) │", out)
    assert [int(row[0]) for row in rows] == list(range(seats))
    assert seats == 1 or sum(float(row[1]) for row in rows) == pytest.approx(100, abs=0.5)
    assert all(float(low) <= float(average) <= float(high) for _, _, average, low, high in rows)
    assert "games/s" in out
    again = run("simulate", key, "-n", "20", "-s", str(seats), "--seed", "3")[1]
    assert re.findall(r"│.*│", again) == re.findall(r"│.*│", out)


@every_key
def test_options_are_taken_by_name(run: Run, key: str) -> None:
    for table in tables():
        if table.game.key == key:
            words = ["simulate", key, "-n", "2", "-s", str(table.seats)]
            for name, choice in table.options.items():
                words += ["-o", f"{name}={ {True: 'yes', False: 'no'}[choice] if isinstance(choice, bool) else choice }"]
            code, _, err = run(*words)
            assert code == 0, err


BAD = {
    "game": (["simulate", "chess"], "there is no game 'chess'"),
    "seats": (["simulate", KEYS[0], "--seats", "9"], "is played with"),
    "option": (["simulate", KEYS[0], "-o", "colour=red"], "no option 'colour'"),
    "option form": (["simulate", KEYS[0], "-o", "colour"], "NAME=VALUE"),
    "games": (["simulate", KEYS[0], "--games", "0"], "greater than or equal to 1"),
    "number": (["simulate", KEYS[0], "--games", "many"], "valid integer"),
    "command": (["dance"], "No such command"),
    "missing file": (["check", "nowhere.json"], "can't be read"),
    "folder": (["check", "."], "can't be read"),
    "no save": (["replay", "binary"], "not a text"),
    "empty": (["check", "empty"], "not a whole"),
    "people": (["play", KEYS[0], "--people", "9"], "9 people"),
    "load": (["play", "--load", "empty"], "not a whole"),
    "endless file": (["check", "/dev/zero"], "/dev/zero is too large to be a save"),
    "database": (
        ["table", "--no-browser", "--port", "0", "--database", "nonsense"],
        "the database can't be used (Could not parse",
    ),
    "no such database": (["table", "--port", "0", "--database", "dance://x"], "the database can't be used (Can't load plugin"),
    "database folder": (["table", "--port", "0", "--database", "sqlite:////no/such/x.db"], "(unable to open database file)"),
    "no database": (["table", "--port", "0", "--database", "sqlite:///binary"], "file is not a database"),
    "host": (["table", "--no-browser", "--host", "999.1.1.1"], "host '999.1.1.1' is no address of this machine"),
    "other's host": (["table", "--no-browser", "--host", "192.0.2.1"], "host '192.0.2.1' is no address of this machine"),
    "save folder": (["play", KEYS[0], "--save", "/no/such/x.json"], "/no/such/x.json can't be written: No such file"),
    "save is a folder": (["play", KEYS[0], "--save", "/"], "/ can't be written: Is a directory"),
    "no game chosen": (["play"], "no game was chosen; name one"),
}


IN_ONE_LINE = ("endless file", "database", "no such database", "database folder", "no database", "host", "save folder")


@pytest.mark.parametrize("name", BAD)
def test_bad_input_ends_with_a_sentence_and_code_2(name: str, tmp_path: Path) -> None:
    words, message = BAD[name]
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").touch()
    command = [sys.executable, "-m", "kibako", *words]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)  # noqa: S603 - ours
    assert done.returncode == 2, done.stderr
    assert message in " ".join(re.sub(r"[│╭╮╰╯─]", " ", done.stderr).split())
    assert "Traceback" not in done.stderr + done.stdout
    if name in IN_ONE_LINE:
        assert (done.stdout, done.stderr.count("\n")) == ("", 1), done
        assert done.stderr.startswith("kibako: ")


def test_a_password_for_the_database_is_not_shown() -> None:
    url = "postgresql+psycopg://user:secret@127.0.0.1:1/x"
    command = [sys.executable, "-m", "kibako", "table", "--no-browser", "--port", "0", "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603 - ours
    assert done.returncode == 2
    assert "the database can't be used" in done.stderr
    assert "secret" not in done.stderr


@pytest.mark.parametrize("words", [["games"], ["--help"], ["simulate", KEYS[0], "-n", "2"]], ids=lambda words: words[0])
def test_output_that_can_not_be_written_is_told(words: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "kibako", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 2
    assert done.stderr == "kibako: the output can't be written: No space left on device\n"


TOLD = (["games"], ["replay", "game.json"], ["check", "game.json"], ["simulate", KEYS[0], "-n", "2"], ["--help"])


@pytest.mark.parametrize(("encoding", "commands"), [("ascii", TOLD), ("latin-1", TOLD[:2])], ids=["ascii", "latin-1"])
def test_a_terminal_without_all_letters_gets_plain_ones(encoding: str, commands: Sequence[list[str]], tmp_path: Path) -> None:
    match = random_match(tables()[0], 1)
    (tmp_path / "game.json").write_text(match.save(), encoding="utf-8")
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LANG": "C", "LC_ALL": "C"}
    for words in commands:
        command = [sys.executable, "-m", "kibako", *words]
        done = subprocess.run(command, capture_output=True, env=environment, check=False)  # noqa: S603 - ours
        assert (done.returncode, done.stderr) == (0, b""), words
        assert done.stdout.decode(encoding)
    plain = cli.plain(UnicodeEncodeError("ascii", "it’s é ★ 木", 2, 11, "no such letter"))
    assert plain == ("'s e * ?", 11)


def test_input_that_ends_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(random_match(tables()[0], 1, length=5).save(), encoding="utf-8")
    code, out, err = run("replay", "game.json", "--step", typed="\n\n")
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == "The input has ended after 2 of 5 moves."
    code, out, _ = run("play", KEYS[0], typed="")
    assert (code, "The input has ended." in out) == (0, True)
    code, out, _ = run("play", "--load", "game.json", "--save", "later.json", typed="")
    assert (code, "Saved to later.json." in out) == (0, True)


def test_a_place_to_save_is_tried_before_the_game_and_left_as_it_was(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("kept", encoding="utf-8")
    check_writable(kept)
    check_writable(tmp_path / "new.json")
    assert kept.read_text(encoding="utf-8") == "kept"
    assert not (tmp_path / "new.json").exists()
    code, out, err = run("play", KEYS[0], "--save", "/no/such/folder/x.json", typed="a\na\nquit\n")
    assert (code, out) == (2, "")
    assert "can't be written" in err


def test_a_port_in_use_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "kibako", "table", "--no-browser", "--port", port]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603 - ours
    assert done.returncode == 2
    assert f"port {port} can't be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_simulation_with_what_is_done() -> None:
    command = [sys.executable, "-m", "kibako", "simulate", KEYS[0], "--games", "100000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603 - ours
    while worked(process.pid) < 2.5 and process.poll() is None:  # importing takes less, however busy the machine is
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130, err
    assert re.search(r"Stopped after \d+ of 100000000 games", out)
    assert "games/s" in out
    assert "Traceback" not in err


def test_uncompiled_rules_are_mentioned_once(tmp_path: Path) -> None:
    source = Path(__file__).parent.parent / "src"
    environment = os.environ | {"PYTHONPATH": str(source), "XDG_CACHE_HOME": str(tmp_path / "new")}
    command = [sys.executable, "-m", "kibako", "games"]
    first, second = (
        subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stderr  # noqa: S603 - ours
        for _ in range(2)
    )
    assert "plain Python" in first
    assert second == ""


# --- saves ---------------------------------------------------------------------------------------------------------------


@every_key
def test_check_says_what_it_found(run: Run, key: str, tmp_path: Path) -> None:
    table = next(table for table in tables() if table.game.key == key)
    whole = random_match(table, 1)
    (tmp_path / "whole.json").write_text(whole.save(), encoding="utf-8")
    (tmp_path / "half.json").write_text(random_match(table, 1, length=5).save(), encoding="utf-8")
    code, out, _ = run("check", "whole.json")
    assert code == 0
    assert f"All {len(whole.journal)} moves are legal." in out
    assert whole.outcome is not None
    assert f"The result is the same: {', '.join(map(str, whole.outcome.scores))}." in out
    assert "All luck follows from the seed." in out
    code, out, _ = run("check", "half.json")
    assert code == 0
    assert "isn’t over" in out


def changed(match: kibako.Match, **changes: object) -> str:
    """A save with changes and the digest that fits them: what a forger would write."""
    dropped = {"digest", *(name for name, value in changes.items() if value is None)}
    plain = {name: value for name, value in (json.loads(match.save()) | changes).items() if name not in dropped}
    return json.dumps(plain | {"digest": sha256(plain)})


@every_key
def test_check_finds_out_whatever_a_table_did_not_promise(run: Run, key: str, tmp_path: Path) -> None:
    game = kibako.game(key)
    match, other, lucky = (promised(key, seed) for seed in ("luck", "other", "luck"))
    shown = match.commitment
    lucky.undo(consent=True)
    luck_chosen(lucky)
    saves = {
        "whole": match.save(),
        "other seed": changed(match, seed="other"),
        "other salt": changed(match, salt="5678"),
        "other commitment": changed(match, commitment="0" * 64),
        "other game": other.save(),
        "other draw": lucky.save(),
        "no promise": changed(match, salt=None, commitment=None),
        "own promise": changed(match, seed="other", commitment=None),
    } | {
        f"other {option.name}": changed(match, options=match.options | {option.name: option.choices[-1]})
        for option in game.manifest.options
        if option.choices[-1] != match.options[option.name]
    }
    results = {}
    for name, save in saves.items():
        (tmp_path / "save.json").write_text(save, encoding="utf-8")
        results[name] = run("check", "save.json", "--commitment", shown)[0]
    assert results.pop("whole") == 1  # it isn't over, so moves may have been cut off
    assert set(results.values()) == {2}, results
    (tmp_path / "save.json").write_text(match.save(), encoding="utf-8")
    assert shown in run("check", "save.json")[1].replace("\n", "")


@every_key
def test_check_ends_with_1_where_something_is_left_open(run: Run, key: str, tmp_path: Path) -> None:
    match, lucky = promised(key, "luck"), promised(key, "luck")
    lucky.undo(consent=True)
    luck_chosen(lucky)
    choose = random.Random(2)
    while match.to_act is not None:
        match.play(choose.choice(match.actions()))
    file, moves = tmp_path / "save.json", json.loads(match.save())["moves"]
    file.write_text(match.save(), encoding="utf-8")
    assert run("check", "save.json", "--commitment", match.commitment)[0] == 0
    file.write_text(changed(match, moves=moves[:-3], result=None) if len(moves) > 3 else "", encoding="utf-8")
    code, _, _ = run("check", "save.json", "--commitment", match.commitment)
    assert code == 2  # the result is missing
    cut = match.fork()
    cut.truncate(len(moves) - 3)
    file.write_text(cut.save(), encoding="utf-8")
    for words in ([], ["--commitment", match.commitment]):
        code, out, _ = run("check", "save.json", *words)
        assert (code, "moves may have been cut off the end" in out) == (1, True)
    file.write_text(changed(lucky, salt=None, commitment=None), encoding="utf-8")
    code, out, _ = run("check", "save.json")
    assert (code, "Some luck was chosen" in out) == (1, True)


def promised(key: str, seed: str) -> kibako.Match:
    """A game at a table that promised its luck, up to a move that drew some."""
    match = kibako.game(key).new(seed=seed)
    match.salt = "1234"
    choose = random.Random(1)
    while not (match.journal and match.journal[-1].draws):
        match.play(choose.choice(match.actions()))
    return match


def luck_chosen(match: kibako.Match) -> None:
    """Play on with the first luck that is legal and not the seed's."""
    for action in match.actions():
        match.play(action)
        drawn = match.journal[-1].draws
        if drawn:
            match.undo(consent=True)
            for luck in itertools.product(*(range(draw + 3) for draw in drawn)):
                if luck != drawn:
                    with suppress(BadDraw):
                        match.play(action, luck=luck)
                        return
            continue
        match.undo()
    raise AssertionError("no action draws")


@every_key
def test_replay_shows_the_game_or_a_moment_of_it(run: Run, key: str, tmp_path: Path) -> None:
    table = next(table for table in tables() if table.game.key == key)
    match = random_match(table, 1)
    (tmp_path / "game.json").write_text(match.save(), encoding="utf-8")
    code, out, _ = run("replay", "game.json", "--seat", "0")
    assert code == 0
    assert all(line in out for line in match.log(0))
    assert "total" in out
    code, out, _ = run("replay", "game.json", "--move", "2")
    assert code == 0
    assert "total" not in out
    board = table.game.board(table.game.look(random_match(table, 1, length=2).copy_state(), None), table.game.speaker(None))
    assert board in out
    code, out, _ = run("replay", "game.json", "--step", typed="\n" * len(match.journal))
    assert code == 0
    assert f"{len(match.journal) - 1} of {len(match.journal)} moves" in out or len(match.journal) == 0
    code, _, err = run("replay", "game.json", "--move", "9999")
    assert (code, "past its end" in err) == (2, True)
    code, _, err = run("replay", "game.json", "--seat", "9")
    assert (code, "seats 0 to" in err) == (2, True)


# --- playing -------------------------------------------------------------------------------------------------------------


@every_key
def test_a_whole_game_can_be_played_by_letters(run: Run, key: str) -> None:
    """Always the first choice, or the last where the first would go on for ever."""
    for letter in ("a", "b"):
        code, out, err = run("play", key, "--seed", "1", typed=f"{letter}\na\n" * 4000)
        assert code == 0, err
        if "★" in out or "total" in out:
            return
    raise AssertionError("no score sheet")


@every_key
def test_commands_work_and_leaving_saves(run: Run, key: str, tmp_path: Path) -> None:
    typed = "help\nlog\nboard\nnonsense\nundo\na\na\na\nback\nsave here.json\nquit\n"
    code, out, _ = run("play", key, "--seed", "1", "--save", "left.json", typed=typed)
    assert code == 0
    assert "word itself" in out
    assert "is no action" in out
    assert "Saved to here.json" in out
    assert "kibako play --load here.json" in out
    saved = kibako.loads((tmp_path / "here.json").read_text(encoding="utf-8"))
    assert saved.journal
    code, out, _ = run("play", "--load", "here.json", typed="quit\n")
    assert code == 0


@every_key
def test_hot_seat_passes_the_screen_where_there_are_secrets(run: Run, key: str) -> None:
    game = kibako.game(key)
    seats = game.manifest.seats[-1]
    if seats == 1:
        return
    _, out, _ = run("play", key, "--people", "2", "--seats", str(seats), "--seed", "1", typed="\n".join(["", "a"] * 60))
    assert ("take the screen" in out) == game.manifest.secrets


def test_play_without_a_game_asks_for_one(run: Run) -> None:
    code, out, _ = run("play", typed="1\nquit\n")
    assert code == 0
    assert all(game.title in out for game in GAMES)
    code, _, err = run("play", typed="nothing\n")
    assert code == 2
    assert "there is no game" in err


def test_a_save_that_can_not_be_written_is_said(run: Run) -> None:
    code, _, err = run("play", KEYS[0], "--save", "/no/such/folder/x.json", typed="a\na\na\na\nquit\n")
    assert code == 2
    assert "can't be written" in err
