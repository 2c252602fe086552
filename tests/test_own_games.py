"""Somebody's own games: the list, its pictures, another device, playing again; and what a link to a table shows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import call, live_of, services_of

import kibako
from kibako.engine.errors import BadOption
from kibako.engine.game import Game
from kibako.engine.picture import cover
from kibako.table.app import make_app
from kibako.table.store.records import Kept, SeatKind, SeatRecord, Status, TableRecord
from kibako.table.store.tables import Store
from kibako.table.tables import handovers, miniatures
from kibako.table.tables.identity import digest_of
from kibako.table.tables.table import move_of

GAMES = kibako.all_games()
SECRET_GAME = next(game for game in GAMES if game.manifest.secrets and 3 in game.manifest.seats)
Opened = tuple[str, dict[int, str]]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(f"sqlite:///{tmp_path_factory.mktemp('own') / 'tables.db'}")


@pytest.fixture(autouse=True)
def drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Images take their time; one test asks for one."""
    monkeypatch.setattr(miniatures, "HAS_IMAGES", False)


@pytest.fixture(scope="module")
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(make_app(store, pace=0)) as made:
        yield made


def begun(client: TestClient, game: Game, *kinds: SeatKind, moves: int = 10_000, seed: int = 5) -> Opened:
    """A table at which that many moves have been made at random, and the secrets of its people."""
    match, choose = game.new(len(kinds), seed), random.Random(seed)
    while match.to_act is not None and len(match.journal) < moves:
        match.play(choose.choice(match.actions()))
    name = f"table{len(services_of(client).registry._live)}x"
    secrets = {number: f"secret {name} {number}" for number, kind in enumerate(kinds) if kind == "person"}
    seats = [
        SeatRecord(number, kind, f"Player {number}", "easy" if kind == "bot" else "", digest_of(secrets.get(number, "")))
        if number in secrets
        else SeatRecord(number, kind, f"Player {number}", "easy" if kind == "bot" else "")
        for number, kind in enumerate(kinds)
    ]
    status: Status = "over" if match.to_act is None else "open" if "open" in kinds else "running"
    record = TableRecord(name, "Ours", game.key, game.manifest.rules, match.options, match.seed, False, status, match.salt)
    call(client, services_of(client).registry.add, Kept(record, seats, [move_of(entry) for entry in match.journal]))
    return name, secrets


def mine(client: TestClient, seats: Mapping[str, list[str]], most: int = 5) -> Any:
    answer = client.post("/api/mine", json={"seats": seats, "most": most})
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- the list ----------------------------------------------------------------------------------------------------------------


def test_ones_turn_comes_first_then_what_goes_on_then_what_is_over(client: TestClient) -> None:
    over, of_over = begun(client, SECRET_GAME, "person", "person")
    waiting, of_waiting = begun(client, SECRET_GAME, "person", "person", moves=3)
    mover = live_of(client, waiting).to_act
    assert mover is not None
    elsewhere, of_elsewhere = begun(client, SECRET_GAME, "person", "person", moves=3)
    seats = {over: [of_over[0]], elsewhere: [of_elsewhere[1 - mover]], waiting: [of_waiting[mover]], "gone": ["x"]}
    told = mine(client, seats)
    assert [game["id"] for game in told["games"]] == [waiting, elsewhere, over]
    assert (told["waiting"], told["total"]) == (1, 3)
    assert [game["yours"] for game in told["games"]] == [True, False, False]
    outcome = live_of(client, over).match.outcome
    assert outcome is not None
    players = told["games"][-1]["players"]
    assert [(one["total"], one["rank"]) for one in players] == [(one.total, one.rank) for one in outcome.standings]
    assert [one["you"] for one in players] == [True, False]
    assert [game["id"] for game in mine(client, seats, most=1)["games"]] == [waiting]


def test_a_secret_that_opens_no_seat_shows_nothing(client: TestClient) -> None:
    table, secrets = begun(client, SECRET_GAME, "person", "person", moves=3)
    assert mine(client, {table: ["wrong"]})["games"] == []
    assert mine(client, {table: [secrets[0], "wrong"]})["games"] == []


@pytest.mark.parametrize("order", [{}, {"seats": {"x" * 40: ["y"]}}, {"seats": {"x": ["y" * 65]}}, {"seats": {}, "most": 0}])
def test_what_is_no_list_of_seats_is_refused(client: TestClient, order: dict[str, Any]) -> None:
    assert client.post("/api/mine", json=order).status_code == 422


# --- pictures ----------------------------------------------------------------------------------------------------------------


def test_a_picture_shows_what_the_seat_sees_at_its_address_alone(client: TestClient) -> None:
    table, secrets = begun(client, SECRET_GAME, "person", "person", moves=3)
    address = mine(client, {table: [secrets[0]]})["games"][0]["picture"]
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    others = mine(client, {table: [secrets[1]]})["games"][0]["picture"]
    assert client.get(others).content != answer.content
    assert client.get(others.replace("/1/", "/0/", 1)).status_code == 404
    assert client.get(address[:-1] + ("0" if address[-1] != "0" else "1")).status_code == 404
    live = live_of(client, table)
    call(client, services_of(client).moves.play, live, live.to_act, live.match.actions()[0], 3)
    assert client.get(address).status_code == 404, "an address is good for one position"


def test_two_seats_at_one_screen_get_a_picture_without_secrets(client: TestClient) -> None:
    table, secrets = begun(client, SECRET_GAME, "person", "person", moves=3)
    assert "/all/" in mine(client, {table: list(secrets.values())})["games"][0]["picture"]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_game_has_a_small_picture(client: TestClient, game: Game) -> None:
    answer = client.get(f"/games/{game.key}/miniature")
    assert answer.headers["content-type"] == "image/svg+xml"
    small = miniatures.cropped(cover(game), game.manifest.miniature, miniatures.CARD)
    assert answer.text == small
    found, whole = miniatures.VIEW_BOX.search(small), miniatures.VIEW_BOX.search(cover(game))
    assert found is not None
    assert whole is not None
    x, y, width, height = map(float, found[1].split())
    left, top, right, bottom = map(float, whole[1].split())
    assert left <= x < x + width <= left + right + 1
    assert top <= y < y + height <= top + bottom + 1
    assert width / height == pytest.approx(miniatures.CARD.width / miniatures.CARD.height, rel=0.01)


# --- playing again -----------------------------------------------------------------------------------------------------------


def again(client: TestClient, table: str, *secrets: str, turned: int = 0) -> Any:
    return client.post(f"/api/tables/{table}/again", json={"secrets": secrets, "turned": turned})


def test_against_bots_one_plays_again_at_once(client: TestClient) -> None:
    table, secrets = begun(client, SECRET_GAME, "bot", "person", "bot")
    opened = again(client, table, secrets[1]).json()
    assert set(opened["secrets"]) == {"1"}
    live = live_of(client, opened["table"])
    assert [(seat.kind, seat.name, seat.level) for seat in live.seats] == [
        ("bot", "Player 0", "easy"),
        ("person", "Player 1", ""),
        ("bot", "Player 2", "easy"),
    ]
    assert live.status == "running"
    assert live.match.seed != live_of(client, table).match.seed
    assert not live.record.public
    assert live_of(client, table).company.rematch is None
    assert again(client, table, secrets[1]).json()["table"] != opened["table"]


def test_who_accepts_a_rematch_lands_at_the_new_table_one_seat_further(client: TestClient) -> None:
    table, secrets = begun(client, SECRET_GAME, "person", "person", "bot")
    opened = again(client, table, secrets[0], turned=1).json()
    there = live_of(client, opened["table"])
    assert set(opened["secrets"]) == {"1"}
    assert [seat.kind for seat in there.seats] == ["bot", "person", "open"]
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_json({"type": "hello", "secrets": [secrets[1]], "picture": False})
        told = socket.receive_json()
        while told["type"] != "table":
            told = socket.receive_json()
    assert told["company"]["rematch"] == {"table": opened["table"], "who": "Player 0"}
    joined = again(client, table, secrets[1]).json()
    assert joined["table"] == opened["table"]
    assert set(joined["secrets"]) == {"2"}
    assert there.status == "running"
    assert there.names("en") == ["Player 2", "Player 0", "Player 1"]
    assert again(client, table, secrets[0]).json() == {"table": opened["table"], "secrets": {}}


def test_a_rematch_is_remembered_by_a_server_that_starts_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with TestClient(make_app(Store(url), pace=0)) as client:
        table, secrets = begun(client, SECRET_GAME, "person", "person")
        opened = again(client, table, secrets[0]).json()
    with TestClient(make_app(Store(url), pace=0)) as client:
        assert again(client, table, secrets[1]).json()["table"] == opened["table"]


def test_only_those_who_played_can_play_again_and_only_when_it_is_over(client: TestClient) -> None:
    table, secrets = begun(client, SECRET_GAME, "person", "person", moves=3)
    assert again(client, table, secrets[0]).status_code == 400
    over, _ = begun(client, SECRET_GAME, "person", "person")
    assert again(client, over, "wrong").status_code == 403
    assert again(client, over).status_code == 422
    assert again(client, "nowhere", "wrong").status_code == 404


# --- to another device -------------------------------------------------------------------------------------------------------


def test_all_seats_move_to_another_device_once(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = {"one": ["a secret", "another"], "two": ["third"]}
    token = client.post("/api/handovers", json={"seats": seats, "name": "Ann"}).json()["token"]
    with store.engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT * FROM handovers").all()
    assert len(kept) == 1
    assert not any(secret in str(kept) for secret in (token, "a secret", b"a secret".hex(), "Ann"))
    taken = client.post("/api/handovers/take", json={"token": token})
    assert taken.json() == {"seats": seats, "name": "Ann"}
    refused = client.post("/api/handovers/take", json={"token": token})
    assert refused.status_code == 404
    assert "used already" in refused.json()["error"]
    monkeypatch.setattr(handovers, "SECONDS", -1)
    late = client.post("/api/handovers", json={"seats": seats}).json()["token"]
    assert client.post("/api/handovers/take", json={"token": late}).status_code == 404


# --- links -------------------------------------------------------------------------------------------------------------------


def test_a_link_becomes_a_code_for_a_camera(client: TestClient) -> None:
    answer = client.post("/api/codes", json={"link": "https://games.example.org/t/abc"})
    assert answer.json()["picture"].startswith("data:image/svg+xml")


def test_a_link_to_a_table_shows_who_has_won(client: TestClient) -> None:
    table, _ = begun(client, SECRET_GAME, "person", "person")
    html = client.get(f"/t/{table}").text
    live = live_of(client, table)
    assert live.match.outcome is not None
    best = min(live.match.outcome.standings, key=lambda standing: standing.rank)
    assert f'property="og:description" content="1. Player {best.seat} {best.total}' in html
    assert f'property="og:image" content="http://testserver/t/{table}/preview' in html
    running, _ = begun(client, SECRET_GAME, "person", "person", moves=3)
    assert 'content="A game is going on: Player 0, Player 1"' in client.get(f"/t/{running}").text
    assert client.get(f"/t/{running}/preview").headers["content-type"] == "image/svg+xml"


@pytest.mark.skipif(not miniatures.HAS_IMAGES, reason="without kibako[pictures]")
def test_a_preview_is_an_image_of_the_size_that_others_expect(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miniatures, "HAS_IMAGES", True)
    table, _ = begun(client, SECRET_GAME, "person", "person", moves=3)
    answer = client.get(f"/t/{table}/preview")
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.content.startswith(b"\xff\xd8\xff")
    assert len(answer.content) < 300_000


# --- what the dialog for a new table shows -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_an_option_for_some_numbers_of_seats_is_refused_at_others(game: Game) -> None:
    for option in game.manifest.options:
        for seats in game.manifest.seats:
            other = next(choice for choice in option.choices if choice != option.default)
            if option.seats and seats not in option.seats:
                with pytest.raises(BadOption):
                    game.new(seats, 1, {option.name: other})
            else:
                game.new(seats, 1, {option.name: other})
