"""Somebody's own box: its components exported, edited, checked and played with; and the page that shows them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

import kibako
from kibako.engine.box import ABOUT, CHOSEN, Box, component_files, export_box, read_box
from kibako.engine.errors import BadComponents
from kibako.engine.game import Game
from kibako.engine.words import LANGUAGES
from kibako.kit.components import MARKS, marks_of
from kibako.table.app import make_app
from kibako.table.store.schema import tables
from kibako.table.store.tables import Store

GAMES = kibako.all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
LONGEST = 120  # seconds for a command


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(make_app(store, pace=0)) as made:
        yield made


def run(*words: str, boxes: str = "") -> subprocess.CompletedProcess[str]:
    """A command of its own process: a box is chosen before a game is opened."""
    command = [sys.executable, "-m", "kibako", *words]
    environment = os.environ | {CHOSEN: boxes, "COLUMNS": "300", "KIBAKO_NO_COLOR": "1"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=LONGEST, check=False)  # noqa: S603


def exported(game: Game, folder: Path) -> Path:
    export_box(game.key, game.title, folder)
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def changed(tmp_path: Path) -> tuple[Game, Path]:
    """A box of the first game whose components hold a list of numbers to swap: its first two different ones."""
    game = next(game for game in GAMES if len(component_files(game.package)) == 1)
    folder = exported(game, tmp_path / "box")
    path = folder / f"{component_files(game.package)[0]}.toml"
    lists = re.findall(r'"[^"\n]+", "[^"\n]+"', path.read_text(encoding="utf-8"))
    pair = next(pair for pair in lists if len(set(pair.split(", "))) == 2)
    change(path, pair, ", ".join(reversed(pair.split(", "))))
    return game, folder


# --- exporting and checking ----------------------------------------------------------------------------------------------


@every_game
def test_an_exported_box_can_be_played_and_is_ours(game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    assert run("box", "export", game.key, str(folder)).returncode == 0
    assert {path.name for path in folder.iterdir()} == {ABOUT, *(f"{name}.toml" for name in component_files(game.package))}
    checked = run("box", "check", str(folder))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "unlike Kibako's own: nothing" in checked.stdout
    assert "the same as Kibako" in checked.stdout


def test_a_folder_with_something_in_it_is_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    refused = run("box", "export", GAMES[0].key, str(tmp_path))
    assert refused.returncode == 2
    assert "isn't empty" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@every_game
def test_what_does_not_fit_is_told_with_its_place(game: Game, tmp_path: Path) -> None:
    """All files at once: each with its first problem."""
    folder = exported(game, tmp_path / "box")
    names = component_files(game.package)
    for name in names:
        path = folder / f"{name}.toml"
        path.write_text(path.read_text(encoding="utf-8") + "\n[nonsense]\nx = 1\n", encoding="utf-8")
    checked = run("box", "check", str(folder))
    assert checked.returncode == 2
    lines = checked.stderr.splitlines()
    assert len(lines) == len(names)
    assert all(str(folder / f"{name}.toml") in checked.stderr for name in names)


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ("", "missing required field"),
        ('game = "nosuch"\nname = "x"\n', "game is one of"),
        ('game = 3\nname = "x"\n', "Expected `str`"),
        ("game = \n", "Invalid value"),
        (f'game = "{GAMES[0].key}"\nname = ""\n', "1 to 60 characters"),
        (f'game = "{GAMES[0].key}"\nname = "x"\nfolder = "/"\n', "nothing else"),
    ],
)
def test_a_broken_box_toml(about: str, said: str, tmp_path: Path) -> None:
    (tmp_path / ABOUT).write_text(about, encoding="utf-8")
    with pytest.raises(BadComponents, match=re.escape(said)):
        read_box(tmp_path)


COSTLY = {
    "dotted key": "a." * 45_000 + "a = 1",
    "quoted": '"a".' * 20_000 + "a = 1",
    "nested": "a = " + "[" * 50_000,
    "long": "a = 1\n" * 20_000,
}


@pytest.mark.parametrize("costly", COSTLY.values(), ids=COSTLY)
def test_files_that_cost_much_to_read_are_refused_unread(costly: str, tmp_path: Path) -> None:
    """Reading the first took minutes and gigabytes."""
    folder = exported(GAMES[0], tmp_path / "box")
    path = folder / f"{component_files(GAMES[0].package)[0]}.toml"
    path.write_text(costly, encoding="utf-8")
    checked = run("box", "check", str(folder))
    assert checked.returncode == 2
    assert re.search(r"at most \d+ are read|nested too deeply", checked.stderr)
    assert str(path) in checked.stderr
    (folder / ABOUT).write_text(costly, encoding="utf-8")
    with pytest.raises(BadComponents, match=r"box\.toml: .*(at most \d+ are read|nested too deeply)"):
        read_box(folder)


def test_no_box_at_all_and_a_strange_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="no box"):
        read_box(tmp_path / "nowhere")
    folder = exported(GAMES[0], tmp_path / "box")
    (folder / "tilez.toml").write_text("")
    with pytest.raises(BadComponents, match=r"tilez\.toml is no file"):
        read_box(folder)
    (folder / "tilez.toml").unlink()
    (folder / ABOUT).write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="UTF-8"):
        read_box(folder)


def test_a_box_must_be_chosen_before_its_game_is_opened(tmp_path: Path) -> None:
    folder = exported(GAMES[0], tmp_path / "box")
    with pytest.raises(BadComponents, match="before"):
        kibako.use_box(folder)


def test_one_box_a_game(tmp_path: Path) -> None:
    one, two = (str(exported(GAMES[0], tmp_path / name)) for name in ("one", "two"))
    refused = run("simulate", GAMES[0].key, "-n", "1", "--box", one, "--box", two)
    assert refused.returncode == 2
    assert "one at a time" in refused.stderr


# --- playing with it --------------------------------------------------------------------------------------------------------


def test_a_changed_box_has_a_digest_that_ignores_comments_and_sources(changed: tuple[Game, Path]) -> None:
    game, folder = changed
    before = run("box", "check", str(folder)).stdout
    assert re.search(r"Its digest is [0-9a-f]{16}\.", before)
    path = folder / f"{component_files(game.package)[0]}.toml"
    path.write_text(
        "# a comment\n" + re.sub(r'source = "[^"]*"', 'source = "copy"', path.read_text(encoding="utf-8")), encoding="utf-8"
    )
    assert run("box", "check", str(folder)).stdout.splitlines()[-1] == before.splitlines()[-1]


def test_saves_keep_the_box_and_refuse_another(changed: tuple[Game, Path], tmp_path: Path) -> None:
    game, folder = changed
    script = f"import kibako; kibako.use_box({str(folder)!r}); print(kibako.game({game.key!r}).new(seed=1).save(), end='')"
    made = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=LONGEST)  # noqa: S603
    save = tmp_path / "save.json"
    save.write_text(made.stdout, encoding="utf-8")
    assert re.fullmatch("[0-9a-f]{16}", json.loads(made.stdout)["box"])
    without, within = run("check", str(save)), run("check", str(save), "--box", str(folder))
    assert without.returncode == 2
    assert "other" in without.stderr
    assert "--box" in without.stderr
    assert within.returncode == 0
    ours = tmp_path / "ours.json"
    ours.write_text(game.new(seed=1).save(), encoding="utf-8")
    assert "box" not in json.loads(ours.read_text(encoding="utf-8"))
    assert run("check", str(ours), "--box", str(folder)).returncode == 2


def test_arena_and_simulation_play_with_it(changed: tuple[Game, Path], tmp_path: Path) -> None:
    game, folder = changed
    into = tmp_path / "arena"
    played = run("arena", game.key, "random", "random", "-n", "2", "-j", "1", "--into", str(into), "--box", str(folder))
    assert played.returncode == 0, played.stderr
    refused = run("arena", game.key, "random", "random", "-n", "4", "-j", "1", "--into", str(into), "--resume")
    assert refused.returncode == 2


def test_tables_of_another_box_or_of_older_rules_say_so(store: Store) -> None:
    """They would become another game if they went on."""
    order = {"game": GAMES[0].key, "seats": [{"kind": "person"}, {"kind": "bot"}]}
    with TestClient(make_app(store, pace=0)) as client:
        table = client.post("/api/tables", json=order).json()["table"]
        kept = store.read(table).table
    for column, value, said in (("box", "0123456789abcdef", "components"), ("rules", 0, "version 0")):
        _write(store, table, column, value)
        with TestClient(make_app(store, pace=0)) as client:
            answer = client.get(f"/t/{table}")
            assert answer.status_code == 410
            assert said in answer.text
        _write(store, table, column, getattr(kept, column))
    with TestClient(make_app(store, pace=0)) as client:
        assert client.get(f"/t/{table}").status_code == 200


def _write(store: Store, table: str, column: str, value: object) -> None:
    with store.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(**{column: value}))


# --- the page -------------------------------------------------------------------------------------------------------------


@every_game
def test_the_page_shows_every_component_with_its_source(game: Game, client: TestClient) -> None:
    for language in LANGUAGES:
        page = client.get(f"/box/{game.key}", headers={"Accept-Language": language})
        assert page.status_code == 200
        assert "{" not in re.sub(r"<style.*?</style>|<script.*?</script>", "", page.text, flags=re.DOTALL)
    assert f'href="/box/{game.key}"' in client.get(f"/rules/{game.key}").text
    assert client.get("/box/nosuch").status_code == 404


@every_game
def test_the_contents_of_a_box(game: Game) -> None:
    """Every piece has a name, a drawing whose parts are there, and marks; drawings have no ids twice."""
    drawn = set(re.findall(r'id="([^"]+)"', game.defs()))
    for language in LANGUAGES:
        parts = game.contents(game.speaker(None, None, language))
        pieces = [piece for part in parts for piece in part.pieces]
        assert len(pieces) > 20
        assert all(part.heading and part.pieces for part in parts)
        for piece in pieces:
            assert piece.name.strip()
            assert piece.copies >= 1
            assert marks_of(piece.source), piece
            assert len([float(number) for number in piece.view_box.split()]) == 4
        everything = "".join(piece.drawing for piece in pieces)
        own = re.findall(r'\bid="([^"]+)"', everything)
        assert len(own) == len(set(own))
        assert set(re.findall(r'href="#([^"]+)"', everything)) <= drawn | set(own)


@every_game
def test_every_source_of_the_component_files_is_shown(game: Game) -> None:
    shown = {piece.source for part in game.contents(game.speaker(None)) for piece in part.pieces}
    for name in component_files(game.package):
        text = (Path(kibako.__file__).parent / "games" / game.key / "data" / f"{name}.toml").read_text(encoding="utf-8")
        sources = set(re.findall(r'^source = "([^"]+)"', text, re.MULTILINE))
        assert all(marks_of(source) for source in sources)
        assert {mark for source in sources for mark in marks_of(source)} <= {
            mark for source in shown for mark in marks_of(source)
        }


def test_marks() -> None:
    assert marks_of("book; bonus and place made") == ("book", "made")
    assert marks_of("FR; spanish: ES") == ("book",)
    assert marks_of("whatever") == ()
    assert set(MARKS) == {"book", "known", "deduced", "ruling", "made", "copy"}


def test_lobby_and_page_name_the_box(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    monkeypatch.setattr(Game, "box", property(lambda self: Box(game.key, "Ann’s <copy>") if self.key == game.key else None))
    for path in ("/", f"/box/{game.key}", f"/rules/{game.key}"):
        assert "Ann’s &lt;copy&gt;" in client.get(path).text
