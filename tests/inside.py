"""Behind the table: what a server in the same process knows, for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

from kibako.table.tables.services import Services
from kibako.table.tables.table import LiveTable


def services_of(client: TestClient) -> Services:
    assert isinstance(client.app, FastAPI)
    services: Services = client.app.state.services
    return services


def live_of(client: TestClient, table: str) -> LiveTable:
    return services_of(client).registry._live[table]


def call(client: TestClient, work: Callable[..., object], *words: object) -> None:
    """In the server's loop, to its end."""
    assert client.portal is not None
    client.portal.call(work, *words)


def come_from(client: TestClient, address: str) -> None:
    """What is asked from now on comes from there."""
    transport: Any = client._transport
    transport.client = (address, 50_000)
