"""Whoever minds a table hears of every change, and the table knows none of them."""

from __future__ import annotations

from fastapi.testclient import TestClient
from inside import live_of, services_of
from test_table_live import OPEN, PERSON, Seat, opened

from kibako.table.tables.events import Topic
from kibako.table.tables.table import LiveTable


def test_subscribers_are_told_in_their_order_until_the_end() -> None:
    topic, told = Topic[str](), list[tuple[str, str]]()
    for name in ("first", "second"):
        topic.subscribe(lambda event, name=name: told.append((name, event)))  # type: ignore[misc]
    topic.publish("a")
    topic.close()
    topic.publish("b")
    assert told == [("first", "a"), ("second", "a")]


def test_every_change_of_a_table_is_published(client: TestClient) -> None:
    heard: list[tuple[str, int, bool]] = []

    def note(live: LiveTable) -> None:
        heard.append((live.status, len(live.match.journal), live.paused))

    services_of(client).registry.changes.subscribe(note)
    table, secrets = opened(client, PERSON, OPEN)
    assert heard == [("open", 0, False)]
    secrets["1"] = client.post(f"/api/tables/{table}/join", json={"name": "Bo"}).json()["secret"]
    assert heard[-1] == ("running", 0, False)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, list(secrets.values()))
        me.send("see", seat=live_of(client, table).to_act)
        while not me.state["actions"]:
            me.hear()
        me.play(me.state["actions"][0]["text"])
        assert heard[-1] == ("running", 1, False)
        me.send("pause")
        while not me.state["company"]["clock"]["paused"]:
            me.hear()
        assert heard[-1] == ("running", 1, True)
