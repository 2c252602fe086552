"""What one address may cost the others: connections, slow requests, pages, pictures, chat."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import uvicorn
from fastapi.testclient import TestClient
from inside import come_from, live_of
from starlette.websockets import WebSocketDisconnect
from test_table_live import BOT, KEY, PERSON, Seat, opened

from kibako.table import limits
from kibako.table.app import SAFE, make_app
from kibako.table.door import Door, behind
from kibako.table.limits import RATES, Limits, Rate, address_of
from kibako.table.serve import hosts_of
from kibako.table.store.tables import Store
from kibako.table.tables.delivery import Delivery

DESCRIPTORS = 300


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Other rates than usual, for servers made from now on."""

    def change(**rates: Rate) -> None:
        monkeypatch.setattr(limits, "RATES", {**RATES, **rates})

    return change


# --- addresses ---------------------------------------------------------------------------------------------------------------


def test_an_ipv6_subscriber_counts_as_one() -> None:
    assert address_of("2001:db8:1:2:aaaa::1") == address_of("2001:db8:1:2:bbbb::2%eth0")
    assert address_of("2001:db8:1:2::1") != address_of("2001:db8:1:3::1")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") != address_of("192.0.2.8")
    assert (address_of("testclient"), address_of(None)) == ("testclient", "")


def test_what_one_has_used_up_is_left_to_others() -> None:
    some = Limits(tables_a_minute=1)
    assert [some.take("openings", "a") for _ in range(41)] == [True] * 40 + [False]
    assert some.take("openings", "b")
    assert some.take("looks", "a", 200)
    assert not some.take("looks", "a", 200)


# --- connections -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """A server with few descriptors, at whose door nobody speaks for others."""
    command = f"ulimit -n {DESCRIPTORS}; exec {sys.executable} -m kibako table --no-browser --port 0 --pace 0 --proxy 192.0.2.1"
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    process = subprocess.Popen(  # noqa: S603 - our own program
        ["/bin/sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found
    yield int(found[1]), process
    process.kill()
    process.communicate()


def asked(port: int, source: str) -> str:
    """The first line of an answer to somebody with that address."""
    with socket.create_connection(("127.0.0.1", port), timeout=300, source_address=(source, 0)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return line.makefile("rb").readline().decode()


def test_half_sent_requests_don_t_keep_others_out(narrow: tuple[int, subprocess.Popen[str]]) -> None:
    """330 of them stopped a server of 300 descriptors, which logged 16 MB of tracebacks."""
    port, process = narrow
    assert "200" in asked(port, "127.0.0.2")
    with ExitStack() as stack:
        for _ in range(DESCRIPTORS + 30):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=300))
            line.sendall(b"GET / HTTP/1.1\r\nHost: local")
        assert "200" in asked(port, "127.0.0.2")
        last = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=300, source_address=("127.0.0.3", 0)))
        last.sendall(b"GET / HTTP/1.1\r\nHost: local")
        assert last.recv(1) == b"", "what never ends arriving is ended"
        assert "200" in asked(port, "127.0.0.1"), "and makes room again"
    process.terminate()
    logged = process.communicate(timeout=300)[1]
    assert "Traceback" not in logged
    assert len(logged) < 2000
    assert logged.count("too many connections") == 1


def test_a_body_that_never_ends_arriving_is_ended(tmp_path: Path) -> None:
    async def check() -> None:
        door = Door(60)
        door.seconds = {"headers": 60.0, "body": 0.2}
        app = make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))
        server = uvicorn.Server(uvicorn.Config(app, port=0, http=behind(door), log_level="error", lifespan="on"))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert await asyncio.wait_for(reader.read(), 60) == b""
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(check())


def test_people_behind_a_proxy_count_under_their_own_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the door they are all one, and it lets a proxy bring as many as there is room for."""
    monkeypatch.setattr("kibako.table.web.crowd.MOST_EACH", 2)
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client, ExitStack() as stack:
        table, _ = opened(client, PERSON, PERSON)
        for _ in range(2):
            Seat(stack.enter_context(client.websocket_connect(f"/live/{table}")), [])
        refused = client.get("/api/games")
        assert (refused.status_code, {name: refused.headers.get(name) for name in SAFE}) == (429, SAFE)
        with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect(f"/live/{table}"):
            pass
        assert caught.value.code == 4429
        come_from(client, "192.0.2.7")
        assert client.get("/api/games").status_code == 200
        come_from(client, "testclient")
        stack.close()
        assert client.get("/api/games").status_code == 200


def test_the_door_counts_who_comes_and_goes(caplog: pytest.LogCaptureFixture) -> None:
    import asyncio  # noqa: PLC0415

    async def check() -> None:
        door = Door(60, ["10.0.0.1"])
        assert (door.most, door.most_each) == (30, 10)
        assert [door.enter("a") for _ in range(12)] == [True] * 10 + [False] * 2
        door.leave("a")
        assert door.enter("a")
        assert [door.enter("10.0.0.1") for _ in range(25)] == [True] * 20 + [False] * 5, "a proxy is many people"
        assert not door.enter("b")

    with caplog.at_level(logging.WARNING, "kibako.table"):
        asyncio.run(check())
    assert len(caplog.records) == 1


# --- pages and pictures ------------------------------------------------------------------------------------------------------


def test_every_page_is_limited(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(requests=Rate(0.001, 5))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        answers = [
            client.get(path) for path in ("/", "/static/page/page.js", f"/rules/{KEY}", "/api/games", "/licences", "/", "/")
        ]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert {name: answers[-1].headers.get(name) for name in SAFE} == SAFE


def test_lessons_and_moments_are_limited_by_what_they_draw(tmp_path: Path, strict: Callable[..., None]) -> None:
    """A picture of one game costs ten times that of another: what counts is the time it took."""
    strict(drawing=Rate(0, 1e-9))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        table, _ = opened(client, PERSON, PERSON)
        answers = [client.post(f"/api/tables/{table}/moments", json={"at": [0]}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        for path in (f"/api/lessons/{KEY}/0", "/", f"/t/{table}/preview", f"/rules/{KEY}"):
            come_from(client, f"192.0.2.{100 + len(path)}")
            assert [client.get(path).status_code for _ in range(2)] == [200, 429], path


def test_one_moment_after_the_other_is_drawn_while_there_is_time(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(drawing=Rate(0, 1e-9))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        table, _ = opened(client, PERSON, PERSON)
        assert client.post(f"/api/tables/{table}/moments", json={"at": [0] * 8}).status_code == 429


def test_live_drawing_is_limited_by_address(tmp_path: Path, strict: Callable[..., None]) -> None:
    """Each of an address's connections could have twenty pictures a second drawn."""
    strict(drawing=Rate(0, 1e-9))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        table, secrets = opened(client, PERSON, PERSON)
        live = live_of(client, table)
        with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
            me, other = Seat(one, list(secrets.values())), Seat(two, list(secrets.values()))
            me.send("help")
            me.hear("help")
            for seat, kind, more in (
                (me, "why", {"element": "nothing"}),
                (other, "help", {}),
                (other, "plan", {"action": None}),
                (other, "explain", {"element": ""}),
                (other, "shape", {"shape": "tall"}),
            ):
                seat.send(kind, **more)
                assert "slow down" in seat.hear("error")["words"]
            me.send("see", seat=live.to_act)
            assert "slow down" in me.hear("error")["words"]
            come_from(client, "192.0.2.7")
            with client.websocket_connect(f"/live/{table}") as three:
                third = Seat(three, [secrets["1"]])
                third.send("help")
                third.hear("help")


def test_messages_are_limited_by_address(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(messages=Rate(0, 3))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        table, secrets = opened(client, PERSON, PERSON)
        with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
            me, other = Seat(one, [secrets["0"]]), Seat(two, [secrets["1"]])
            for seat in (me, other, me):
                seat.send("help")
                seat.hear("help")
            other.send("help")
            assert "slow down" in other.hear("error")["words"]


def test_between_the_requests_of_one_address_others_have_their_turns() -> None:
    """Twelve connections of one address made another wait for all that they had asked."""

    async def served() -> list[str]:
        limits, order = Limits(), []

        async def ask(who: str) -> None:
            await limits.turn(who)
            order.append(who)

        await asyncio.gather(*(ask("crowd") for _ in range(20)), ask("guest"))
        return order

    order = asyncio.run(served())
    assert order.count("crowd") == 20
    assert order.index("guest") <= 1


def test_a_click_in_vain_draws_a_position_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def names_in(*_words: object) -> dict[str, str]:
        drawn.append(1)
        return {}

    monkeypatch.setattr("kibako.table.live.drawings.names_in", names_in)
    table, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as line:
        me = Seat(line, [secrets["0"]])
        while not me.state["actions"]:
            me.hear()
        for number in range(5):
            me.send("why", element=f"nothing {number}")
            me.hear("why")
    assert len(drawn) == 1


def test_saves_are_limited(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(saves=Rate(0.001, 2))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        assert [client.post("/api/saves", content="{}").status_code for _ in range(3)] == [400, 400, 429]


def test_where_an_address_may_open_more_tables_it_may_bring_more_saves(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(saves=Rate(0.001, 2))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"), tables_a_minute=30 * 10**9)) as client:
        assert [client.post("/api/saves", content="{}").status_code for _ in range(4)] == [400] * 4


# --- at a table --------------------------------------------------------------------------------------------------------------


def say(client: TestClient, table: str, *secrets: str, times: int = 1, name: str = "") -> list[str]:
    """What a new connection is answered to its messages in the chat."""
    answers = []
    with client.websocket_connect(f"/live/{table}") as line:
        seat = Seat(line, list(secrets))
        seat.hear("chat")
        for number in range(times):
            seat.send("say", words=f"{name} {number}", name=name)
            answers.append(
                next(kind for kind in iter(lambda: json.loads(line.receive_text())["type"], "") if kind in ("chat", "error"))
            )
    return answers


def test_whoever_connects_again_says_no_more(client: TestClient) -> None:
    """55 short connections pushed the players' messages out."""
    table, secrets = opened(client, PERSON, PERSON)
    size = int(RATES["chat"].at_once)
    assert [say(client, table, secrets["0"])[0] for _ in range(size + 2)] == ["chat"] * size + ["error"] * 2
    assert [say(client, table, name="Zoe")[0] for _ in range(size + 2)] == ["chat"] * size + ["error"] * 2
    assert say(client, table, secrets["1"]) == ["chat"], "others may still speak"


def test_hints_are_limited(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(hints=Rate(0.001, 1))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        table, secrets = opened(client, PERSON, {"kind": "bot"})
        with client.websocket_connect(f"/live/{table}") as line:
            me = Seat(line, [secrets["0"]])
            while not me.state["actions"]:
                me.hear()
            me.send("hint")
            me.hear("hint")
            me.send("hint")
            assert "slow down" in me.hear("error")["words"]


def test_one_address_fills_no_table_with_watchers(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.live.socket.MOST_WATCHING_EACH", 2)
    table, secrets = opened(client, PERSON, PERSON)
    with ExitStack() as stack:
        for _ in range(2):
            Seat(stack.enter_context(client.websocket_connect(f"/live/{table}")), [])
        third = stack.enter_context(client.websocket_connect(f"/live/{table}"))
        third.send_text('{"type": "hello"}')
        assert "too many are watching" in third.receive_text()
        assert Seat(stack.enter_context(client.websocket_connect(f"/live/{table}")), [secrets["0"]]).state["seat"] == 0


def test_all_who_watch_a_table_are_so_many(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.live.socket.MOST_WATCHING", 2)
    table, _ = opened(client, PERSON, PERSON)
    with ExitStack() as stack:
        for number in range(2):
            come_from(client, f"192.0.2.{number}")
            Seat(stack.enter_context(client.websocket_connect(f"/live/{table}")), [])
        come_from(client, "192.0.2.7")
        third = stack.enter_context(client.websocket_connect(f"/live/{table}"))
        third.send_text('{"type": "hello"}')
        assert "too many are watching" in third.receive_text()


def test_live_connections_are_begun_only_so_often(tmp_path: Path, strict: Callable[..., None]) -> None:
    strict(greetings=Rate(0, 2))
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        table, _ = opened(client, PERSON, PERSON)
        for _ in range(2):
            with client.websocket_connect(f"/live/{table}") as line:
                Seat(line, [])
        with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect(f"/live/{table}"):
            pass
        assert caught.value.code == 4429
        come_from(client, "192.0.2.7")
        with client.websocket_connect(f"/live/{table}") as line:
            Seat(line, [])


def test_one_address_fills_no_memory_with_tables(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.tables.registry.MOST_IN_MEMORY", 2)
    for _ in range(2):
        opened(client, PERSON, PERSON)
    refused = client.post("/api/tables", json={"game": KEY, "seats": [PERSON, PERSON]})
    assert (refused.status_code, "many tables" in refused.json()["error"]) == (429, True), refused.text
    come_from(client, "192.0.2.7")
    opened(client, PERSON, PERSON)


# --- names of this server ----------------------------------------------------------------------------------------------------


def test_a_name_that_isn_t_ours_is_refused(tmp_path: Path) -> None:
    hosts = hosts_of("0.0.0.0", Delivery(home="https://games.example.org"), ["Other.example"])  # noqa: S104
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"), hosts=hosts), base_url="http://localhost") as client:
        for host in ("localhost:8642", "games.example.org", "OTHER.example:80", "192.168.1.5:8642", "[::1]:8642"):
            assert client.get("/api/games", headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "localhost.evil.example", "", "[", "games.example.org.evil"):
            answer = client.get("/api/games", headers={"Host": host})
            assert answer.status_code == 421, host
            assert "called" in answer.json()["error"]
        table, _ = opened(client, PERSON, PERSON)
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/live/{table}", headers={"Host": "evil.example"}):
            pass
