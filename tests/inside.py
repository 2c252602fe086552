"""Behind the table: what a server in the same process knows, for tests."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import FastAPI
from fastapi.testclient import TestClient

from kibako.table.hub import Hub
from kibako.table.live import LiveTable


def hub_of(client: TestClient) -> Hub:
    assert isinstance(client.app, FastAPI)
    hub: Hub = client.app.state.hub
    return hub


def live_of(client: TestClient, table: str) -> LiveTable:
    return hub_of(client)._live[table]


def call(client: TestClient, work: Callable[..., object], *words: object) -> None:
    """In the server's loop, to its end."""
    assert client.portal is not None
    client.portal.call(work, *words)
