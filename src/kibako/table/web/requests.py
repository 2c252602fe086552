"""What all requests have in common: the services behind them, and how often one address may ask."""

from __future__ import annotations

import ipaddress
from contextlib import AbstractContextManager, suppress
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from starlette.requests import HTTPConnection

from kibako.engine.words import text
from kibako.table.errors import TooFast
from kibako.table.limits import Limits, address_of
from kibako.table.tables.services import Services


def prepare(app: FastAPI, tables_a_minute: float, hosts: frozenset[str] | None) -> None:
    app.state.limits = Limits(tables_a_minute)
    app.state.hosts = hosts


def is_our_host(connection: HTTPConnection) -> bool:
    """Whether the name that was asked is this server's. A page elsewhere whose name was led to us has another."""
    hosts: frozenset[str] | None = connection.app.state.hosts
    name = host_name(connection.headers.get("host", ""))
    return hosts is None or name in hosts or is_address(name)


def is_our_page(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks, or no page at all."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def host_name(host: str) -> str:
    """A host without its port, in lower case."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def visitor(connection: HTTPConnection) -> str:
    """The address that a request comes from, as limits count it."""
    return address_of(connection.client.host if connection.client else None)


async def may_ask(request: Request) -> bool:
    """Whether an address may have one more answer, of whatever kind, when its turn has come."""
    if not limits_of(request).take("requests", visitor(request)):
        return False
    with suppress(TooFast):
        await limits_of(request).turn(visitor(request))
        return True
    return False


def drawing(request: Request) -> AbstractContextManager[None]:
    """What is drawn within costs an address the time that it takes."""
    return limits_of(request).drawing(visitor(request))


def take_opening(request: Request) -> None:
    """Opening tables costs memory for as long as they stay."""
    _take(request, "openings", "too-many-tables")


def take_save(request: Request) -> None:
    _take(request, "saves", "too-many-tables")


def take_look(request: Request, tables: int = 1) -> None:
    """What is read or drawn beside the loop costs some milliseconds a table."""
    _take(request, "looks", "too-many-looks", tables)


def _take(request: Request, what: str, refusal: str, cost: int = 1) -> None:
    if not limits_of(request).take(what, visitor(request), cost):
        raise TooFast(text(refusal))
