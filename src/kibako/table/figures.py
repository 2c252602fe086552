"""What a server counts and measures of itself, for its operator: Prometheus asks for it, at a port of its own.

One process has one set of figures. Where several serve at one port, each has a port of its own for its figures.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from kibako.engine.errors import KibakoError

FIGURES: Final = CollectorRegistry()
ProcessCollector(registry=FIGURES)

CONNECTIONS: Final = Gauge("kibako_connections", "Open connections of any kind.", registry=FIGURES)
ONLOOKERS: Final = Gauge("kibako_onlookers", "Live connections of people and programs to tables.", registry=FIGURES)
TABLES: Final = Gauge("kibako_tables", "Tables in memory.", registry=FIGURES)
REQUESTS: Final = Counter("kibako_requests", "Answered requests.", ["status"], registry=FIGURES)

MOVES: Final = Counter("kibako_moves", "Moves that were kept in the database.", registry=FIGURES)
KEEPING: Final = Histogram("kibako_keeping_seconds", "Time until a move was kept, waiting included.", registry=FIGURES)
DATABASE_FAILURES: Final = Counter("kibako_database_failures", "Failed or too slow works of the database.", registry=FIGURES)

WAITING: Final = Gauge("kibako_bots_waiting", "Bots and hints that wait for a process.", registry=FIGURES)
QUEUEING: Final = Histogram("kibako_bots_queue_seconds", "Time until a bot had a process.", registry=FIGURES)
THINKING: Final = Histogram(
    "kibako_bots_thinking_seconds",
    "Time that a bot thought about one decision.",
    registry=FIGURES,
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)

REFUSED: Final = Counter("kibako_refused", "What was asked too often, by the limit it met.", ["limit"], registry=FIGURES)
NOTIFICATIONS: Final = Counter(
    "kibako_notifications", "Notifications: sent, failed, or left out as too many.", ["result"], registry=FIGURES
)


def place(where: str) -> tuple[str, int]:
    """Host and port of [HOST:]PORT; this machine alone, unless a host is named. Raises KibakoError."""
    host, _, port = where.rpartition(":")
    if not port.isascii() or not port.isdigit() or not int(port) < 65536:
        raise KibakoError(f"--metrics takes a port, or host:port such as 0.0.0.0:9100, not {where[:100]!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def show(where: tuple[str, int], number: int = 0) -> str:
    """Show the figures from now on, of one of several processes, each at the next port; says where. Raises KibakoError."""
    host, port = where[0], where[1] and where[1] + number
    try:
        server, _ = start_http_server(port, host, FIGURES)
    except (OSError, OverflowError) as error:
        raise KibakoError(f"metrics can't be shown at {host}:{port} ({error})") from None
    return f"http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics"
