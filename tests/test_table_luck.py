"""Honest luck: drawn from all who sit down, or known to all before they do; and a save that proves it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import call, live_of, services_of
from test_table_live import BOT, KEY, OPEN, PERSON, SECRET_GAME, Seat
from typer.testing import CliRunner

import kibako
from kibako.cli import app
from kibako.engine.commitment import commitment, mixed, sha256
from kibako.table.app import make_app
from kibako.table.store.records import AWAITED
from kibako.table.store.tables import Store

TWO = SECRET_GAME


def opened(client: TestClient, *seats: dict[str, str], **more: Any) -> tuple[str, dict[str, str]]:
    answer = client.post("/api/tables", json={"game": KEY, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["secrets"]


def join(client: TestClient, table: str, luck: str) -> str:
    return str(client.post(f"/api/tables/{table}/join", json={"name": "Bo", "luck": luck}).json()["secret"])


def test_the_luck_is_drawn_from_all_who_sit_down(client: TestClient) -> None:
    """Whoever opened a table could choose its seed, and so know every hidden card."""
    table, secrets = opened(client, PERSON, OPEN)
    with client.websocket_connect(f"/live/{table}") as line:
        ann = Seat(line, [secrets["0"]])
        before = ann.state["proof"]
        assert (before["luck"], before["seed"], before["contributions"]) == ("shared", None, ["", ""])
        example = ann.state["picture"]
        ann.send("contribute", seat=0, luck="anns")
        while ann.state["proof"]["contributions"][0] != "anns":
            ann.hear()
        assert ann.state["picture"] == example
        ann.send("contribute", seat=0, luck="better")
        join(client, table, "bos")
        while ann.state["status"] != "running":
            ann.hear()
        proof = ann.state["proof"]
        assert proof["commitment"] == before["commitment"]
        assert (proof["seed"], proof["contributions"]) == (None, ["anns", "bos"]), "a contribution isn't changed"
    live = live_of(client, table)
    assert live.match.seed == mixed(live.record.seed, ["anns", "bos"])
    assert live.match.position == TWO.new(2, live.match.seed).position
    assert live.commitment == before["commitment"]


def test_the_game_waits_for_whoever_opened_the_table(client: TestClient) -> None:
    """Whoever took the last seat before the opener's page was there left the opener without a part in the luck."""
    table, secrets = opened(client, PERSON, OPEN, contributes=True)
    bo = join(client, table, "bos")
    live = live_of(client, table)
    assert (live.status, live.to_act) == ("open", None)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        early = Seat(two, [bo])
        assert "Ann" in early.state["ask"]
        assert (early.state["actions"], early.state["proof"]["contributions"]) == ([], ["", "bos"])
        early.send("play", action=TWO.new(2, 1).actions()[0], at=0)
        assert "game begins" in early.hear("error")["words"]
        ann = Seat(one, [secrets["0"]])
        ann.send("contribute", seat=0, luck="anns")
        while ann.state["status"] != "running":
            ann.hear()
        assert ann.state["proof"]["contributions"] == ["anns", "bos"]
    assert live.match.seed == mixed(live.record.seed, ["anns", "bos"])


def test_what_is_awaited_is_never_drawn_from(client: TestClient, database: str) -> None:
    """Nobody can send the mark of what is awaited, and a bot in the opener's place lets the game begin."""
    table, _ = opened(client, PERSON, OPEN, contributes=True)
    assert client.post(f"/api/tables/{table}/join", json={"name": "Bo", "luck": AWAITED}).status_code == 400
    join(client, table, "bos")
    live = live_of(client, table)
    with TestClient(make_app(Store(database), pace=0)) as again:
        again.get(f"/t/{table}")
        assert live_of(again, table).match.contributions == ["", "bos"]
        assert live_of(again, table).status == "open"
    call(client, services_of(client).registry.let_bot_play, live, 0)
    assert live.status == "running"
    assert live.match.seed == mixed(live.record.seed, ["", "bos"])


def test_a_rematch_waits_for_both(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, OPEN)
    bo = join(client, table, "")
    live = live_of(client, table)
    while live.match.to_act is not None:
        live.match.play(live.match.legal[0])
    order = {"contributes": True}
    first = client.post(f"/api/tables/{table}/again", json={"secrets": [secrets["0"]], **order}).json()
    second = client.post(f"/api/tables/{table}/again", json={"secrets": [bo], **order}).json()
    assert first["table"] == second["table"]
    there = live_of(client, first["table"])
    for seat, luck in ((0, "anns"), (1, "bos")):
        assert there.status == "open"
        call(client, services_of(client).registry.contribute, there, seat, luck)
    assert there.status == "running"
    assert there.match.contributions == ["anns", "bos"]


def test_the_order_and_owner_of_contributions_matter() -> None:
    assert len({mixed("s", ["a", "b"]), mixed("s", ["b", "a"]), mixed("s", ["ab", ""]), mixed("t", ["a", "b"])}) == 4
    plain: dict[str, Any] = {"game": "g", "rules": 1, "seats": 2, "options": {}, "start": None, "seed": "s", "salt": "t"}
    assert commitment(**plain) != commitment(**plain, shared=True), "that all contribute is promised, too"


def test_until_all_are_seated_nobody_sees_a_hand(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, OPEN)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        seat, watcher = Seat(one, [secrets["0"]]), Seat(two, [])
        drawn = [re.sub(r"<title>.*?</title>", "", each.state["picture"]) for each in (seat, watcher)]
        assert drawn[0] == drawn[1]


def test_a_chosen_seed_is_shown_to_all_before_they_sit_down(client: TestClient) -> None:
    table, _ = opened(client, PERSON, OPEN, seed="loaded dice")
    with client.websocket_connect(f"/live/{table}") as line:
        stranger = Seat(line, [])
        assert (stranger.state["proof"]["luck"], stranger.state["proof"]["seed"]) == ("chosen", "loaded dice")
        assert stranger.state["proof"]["salt"] is None


def test_who_has_several_seats_can_t_hide_a_chosen_seed_from_those_who_get_one(client: TestClient) -> None:
    """The private link of a second seat led somebody to a table whose luck the first knew."""
    table, secrets = opened(client, PERSON, PERSON, seed="loaded dice")
    with client.websocket_connect(f"/live/{table}") as line:
        proof = Seat(line, [secrets["1"]]).state["proof"]
        assert (proof["luck"], proof["seed"]) == ("chosen", "loaded dice")


def test_where_one_plays_alone_a_seed_may_be_given_and_isn_t_shown(client: TestClient) -> None:
    for more, luck in (({"seed": "mine"}, "given"), ({}, "server")):
        table, secrets = opened(client, PERSON, BOT, **more)
        with client.websocket_connect(f"/live/{table}") as line:
            proof = Seat(line, [secrets["0"]]).state["proof"]
            assert (proof["luck"], proof["seed"]) == (luck, None)


def test_a_contribution_is_letters_and_digits(client: TestClient) -> None:
    table, _ = opened(client, PERSON, OPEN)
    for odd in ("a b", "\0", "é", "'"):
        answer = client.post(f"/api/tables/{table}/join", json={"name": "Bo", "luck": odd})
        assert answer.status_code == 400
        assert "letters and digits" in answer.json()["error"]
    assert client.post(f"/api/tables/{table}/join", json={"name": "Bo", "luck": "x" * 65}).status_code == 422


def test_the_luck_stays_after_the_server_was_started_again(database: str) -> None:
    with TestClient(make_app(Store(database), pace=0)) as client:
        table, _ = opened(client, PERSON, OPEN)
        join(client, table, "bos")
        position = live_of(client, table).match.position
    with TestClient(make_app(Store(database), pace=0)) as client:
        assert client.get(f"/t/{table}").status_code == 200
        assert live_of(client, table).match.position == position


# --- the proof ---------------------------------------------------------------------------------------------------------------


def finished() -> kibako.Match:
    """A game as a table plays it where two have contributed."""
    match = TWO.new(2, mixed("server", ["anns", "bos"]))
    match.salt, match.committed, match.contributions = "salt", "server", ["anns", "bos"]
    while match.to_act is not None:
        match.play(match.legal[len(match.journal) % len(match.legal)])
    return match


def checked(folder: Path, save: str, *more: str) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(save, encoding="utf-8")
    done = CliRunner().invoke(app, ["check", str(file), *more])
    return done.exit_code, done.output + str(done.exception or "")


def resealed(save: str, **changes: object) -> str:
    plain = {**json.loads(save), **changes}
    del plain["digest"]
    return json.dumps(plain | {"digest": sha256(plain)})


def test_kibako_check_verifies_the_whole(tmp_path: Path) -> None:
    match = finished()
    code, said = checked(tmp_path, match.save(), "--commitment", match.commitment, "--contribution", "bos")
    assert code == 0, said
    assert "anns (seat 0), bos (seat 1)" in " ".join(said.split())
    assert kibako.loads(match.save()).save() == match.save()


@pytest.mark.parametrize(
    "changes",
    [
        {"contributions": ["anns", "other"]},
        {"contributions": []},
        {"contributions": ["anns"]},
        {"seed": "other"},
        {"salt": "other"},
    ],
    ids=str,
)
def test_whoever_changes_what_was_contributed_is_found_out(tmp_path: Path, changes: dict[str, object]) -> None:
    match = finished()
    code, said = checked(tmp_path, resealed(match.save(), **changes), "--commitment", match.commitment)
    assert code != 0, said


def test_a_contribution_that_was_left_out_is_found_out(tmp_path: Path) -> None:
    code, said = checked(tmp_path, finished().save(), "--contribution", "mine")
    assert code != 0
    assert "contributed" in said


def test_an_opened_save_keeps_its_proof(client: TestClient) -> None:
    match = finished()
    table = client.post("/api/saves", content=match.save()).json()["table"]
    proof = client.post(f"/api/tables/{table}/review", json={}).json()["proof"]
    assert proof == {
        "commitment": match.commitment,
        "luck": "shared",
        "contributions": ["anns", "bos"],
        "seed": "server",
        "salt": "salt",
    }
    assert client.get(f"/api/tables/{table}/save").text == match.save()
