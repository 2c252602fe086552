"""The pictures of live tables: changes add up to what is drawn, and each is drawn once for all who see the same."""

from __future__ import annotations

import random

import pytest
from fastapi.testclient import TestClient
from inside import live_of
from test_table_live import GAMES, PERSON, Seat, opened

import kibako
from kibako.engine.game import SHAPES, Game, Scene, Shape
from kibako.engine.words import LANGUAGES
from kibako.table.content.position import RECENT
from kibako.table.live import drawings
from kibako.table.live.drawings import Drawing
from kibako.table.live.presenter import plan_message, table_message
from kibako.table.live.protocol import Hello, Picture
from kibako.table.live.viewer import Viewer
from kibako.table.store.records import Kept, Move, SeatRecord, TableRecord
from kibako.table.tables.table import LiveTable

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
WATCHERS = 20


class Screen:
    """A browser that puts its pictures together."""

    def __init__(self, live: LiveTable, seat: int | None, language: str, shape: Shape) -> None:
        self.live = live
        self.viewer = Viewer(set() if seat is None else {seat}, language, Hello(shape=shape, changes=True))
        self.number, self.text, self.changes = 0, "", 0

    def take(self, picture: Picture | str | None) -> None:
        assert isinstance(picture, Picture)
        assert picture.since in (None, self.number)
        self.changes += picture.since is not None
        parts = (part if isinstance(part, str) else self.text[part[0] : part[0] + part[1]] for part in picture.parts)
        self.number, self.text = picture.number, "".join(parts)

    def follow(self) -> None:
        self.viewer.follow(self.live)
        self.take(table_message(self.live, self.viewer).picture)

    def plan(self, action: str | None) -> None:
        self.viewer.planned = action
        self.take(plan_message(self.live, self.viewer).picture)

    def drawn(self) -> str:
        """The same picture, drawn from the match alone."""
        match, viewer = self.live.match, self.viewer
        speaker = match.game.speaker(viewer.seat, self.live.names(viewer.language), viewer.language)
        planned = None if viewer.planned is None else match.game.read(viewer.planned)
        recent = [event for entry in match.journal[-RECENT:] for event in entry.events]
        return match.game.draw(Scene(match.look(viewer.seat), speaker, viewer.shape, planned, recent, beside=True))


def a_table(game: Game, seats: int, seed: int = 1) -> LiveTable:
    record = TableRecord("t", "t", game.key, game.manifest.rules, game.manifest.check_options({}), str(seed), True, "running")
    return LiveTable(Kept(record, [SeatRecord(n, "person", f"Ann <{n}> & Zoë", "", f"{n}") for n in range(seats)], []))


def play(live: LiveTable, action: str) -> None:
    tried = live.match.fork()
    tried.play(action)
    entry = tried.journal[-1]
    live.take(Move(entry.seat, entry.action, list(entry.draws)), live.revision + 1)


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in {game.manifest.seats[0], game.manifest.seats[-1]}], ids=str
)
def test_changes_add_up_to_the_picture(game: Game, seats: int) -> None:
    live, choose = a_table(game, seats), random.Random(seats)
    eyes = [*range(seats), None]
    screens = [
        Screen(live, eyes[number % len(eyes)], LANGUAGES[number % len(LANGUAGES)], SHAPES[number % len(SHAPES)])
        for number in range(max(6, len(eyes)))
    ]
    for move in range(2000):
        if live.to_act is None:
            break
        legal = live.match.actions()
        for number, screen in enumerate(screens):
            if (move + number) % 5:
                continue  # who is slow gets what has changed since the last picture they got
            screen.follow()
            assert screen.text == screen.drawn()
            if screen.viewer.seat == live.to_act:
                screen.plan(choose.choice(legal))
                assert screen.text == screen.drawn()
        play(live, choose.choice(legal))
        if choose.random() < 0.03:
            live.take_back(max(0, len(live.match.journal) - 3), live.revision + 1)
    assert live.to_act is None
    for screen in screens:
        screen.follow()
        assert screen.text == screen.drawn()
        assert screen.changes > 2


@every_game
def test_changes_are_small(game: Game) -> None:
    live, choose = a_table(game, game.manifest.seats[0]), random.Random(2)
    viewer = Viewer({0}, "en", Hello(changes=True))
    told = whole = 0
    while live.to_act is not None:
        picture = table_message(live, viewer).picture
        assert isinstance(picture, Picture)
        if picture.since is not None:
            told += sum(len(part) if isinstance(part, str) else 12 for part in picture.parts)
            whole += len(Screen(live, 0, "en", "wide").drawn())
        play(live, choose.choice(live.match.actions()))
    assert 0 < told < whole / 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "<svg/>"),
        ("<svg/>", ""),
        ("<svg><g>a</g></svg>", "<svg><g>a</g></svg>"),
        ("<svg><g>aaaa</g></svg>", "<svg><g>aaa</g></svg>"),
        ("<svg><g>a</g><g>b</g><g>a</g></svg>", "<svg><g>b</g><g>a</g><g>a</g></svg>"),
        ("<svg><g>" + "x" * 90 + "</g></svg>", "<svg><g>" + "x" * 40 + "y" + "x" * 40 + "</g></svg>"),
    ],
)
def test_any_picture_follows_any_other(before: str, after: str) -> None:
    parts = Drawing(after).since(Drawing(before))
    assert parts is not None
    assert "".join(part if isinstance(part, str) else before[part[0] : part[0] + part[1]] for part in parts) == after


def test_where_scripts_count_otherwise_the_picture_comes_whole() -> None:
    assert Drawing("<svg>é</svg>").since(Drawing("<svg>ñ</svg>"))
    assert Drawing("<svg></svg>").since(Drawing("<svg>\N{KIWIFRUIT}</svg>")) is None


# --- once for all --------------------------------------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn."""
    pictures: list[str] = []

    class Counted(Drawing):
        def __init__(self, text: str) -> None:
            pictures.append(text)
            super().__init__(text)

    monkeypatch.setattr(drawings, "Drawing", Counted)
    return pictures


@every_game
def test_equal_eyes_share_a_drawing_and_others_never_do(game: Game, drawn: list[str]) -> None:
    seats = game.manifest.seats[-1]
    live = a_table(game, seats)
    play(live, live.match.actions()[0])
    watchers = [Screen(live, None, "en", "wide") for _ in range(WATCHERS)]
    for screen in watchers:
        screen.follow()
    assert len(drawn) == 1
    others = [Screen(live, seat, "en", "wide") for seat in range(seats)]
    others += [Screen(live, None, "fr", "wide"), Screen(live, None, "en", "tall")]
    for screen in others:
        screen.follow()
        assert screen.text == screen.drawn()
    assert len(drawn) == 1 + len(others)
    for screen in watchers + others:
        screen.follow()
    assert len(drawn) == 1 + len(others)


def test_watchers_coming_and_going_cost_one_drawing(client: TestClient, drawn: list[str]) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as first:
        player = Seat(first, [secrets["0"]])
        for _ in range(3):
            for _ in range(WATCHERS):
                with client.websocket_connect(f"/live/{table}") as socket:
                    watcher = Seat(socket, [])
                    assert watcher.state["picture"].startswith("<svg")
        assert len(drawn) == 2  # one for the player, one for all who watch
        version = live_of(client, table).version
        with client.websocket_connect(f"/live/{table}") as second:
            Seat(second, [secrets["1"]])
            while not all(chair["here"] for chair in player.state["players"]):
                player.hear()
        assert live_of(client, table).version > version
        assert len(drawn) == 3


def test_a_picture_that_is_missed_comes_whole(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        seat = Seat(socket, [], changes=True)
        assert seat.state["picture"]["since"] is None
        seat.send("shape", shape="wide")
        again = seat.hear()["picture"]
        assert again["since"] == again["number"] - 1
        seat.send("redraw")
        whole = seat.hear()["picture"]
        assert whole["since"] is None
        assert whole["parts"] == [kibako_picture(client, table)]
    with client.websocket_connect(f"/live/{table}") as socket:
        assert Seat(socket, [secrets["0"]], changes=True).state["picture"]["since"] is None


def kibako_picture(client: TestClient, table: str) -> str:
    live = live_of(client, table)
    return Screen(live, None, "en", "wide").drawn()


# --- actions -------------------------------------------------------------------------------------------------------------


def test_many_actions_come_without_words_until_one_is_planned() -> None:
    game, live = next(
        (game, live)
        for game in kibako.all_games()
        for live in [a_table(game, game.manifest.seats[-1])]
        if len(live.match.actions()) > 30
    )
    seat = live.to_act
    assert seat is not None
    brief, whole = (table_message(live, Viewer({seat}, "en", Hello(changes=changes))).actions for changes in (True, False))
    assert [(one.text, one.ways) for one in brief] == [(one.text, one.ways) for one in whole]
    assert [one.words for one in brief] == ["" if one.ways else one.words for one in whole]
    assert all(one.words for one in whole)
    read_aloud = table_message(live, Viewer({seat}, "en", Hello(changes=True, outline=True))).actions
    assert read_aloud == whole
    viewer = Viewer({seat}, "en", Hello(changes=True))
    viewer.planned = whole[3].text
    plan = plan_message(live, viewer)
    assert (plan.action, plan.words) == (whole[3].text, whole[3].words)
    assert game.title
