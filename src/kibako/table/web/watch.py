"""Every request is counted and logged: by its kind, never by its path, which may hold what opens a table."""

from __future__ import annotations

import logging
import time

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kibako.table import logs
from kibako.table.figures import REQUESTS
from kibako.table.web import health
from kibako.table.web.requests import visitor

logger = logging.getLogger(logs.REQUESTS)


class Watch:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        begun, status = time.monotonic(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            status = status or status_of(message)
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            status = status or 500
            REQUESTS.labels(status).inc()
            if scope["path"] not in health.PATHS:
                _log(scope, status, time.monotonic() - begun)


def status_of(message: Message) -> int:
    """The status that a message tells; of a live connection 101, or the code with which it was refused."""
    match message:
        case {"type": "http.response.start" | "websocket.http.response.start", "status": int(status)}:
            return status
        case {"type": "websocket.accept"}:
            return 101
        case {"type": "websocket.close", "code": int(code)}:
            return code
    return 0


def _log(scope: Scope, status: int, seconds: float) -> None:
    what = f"{scope.get('method', 'LIVE')} {kind_of(scope)}"
    fields = {
        "request": what,
        "status": status,
        "seconds": round(seconds, 4),
        "from": visitor(HTTPConnection(scope)),
    }
    logger.info("%s: %d", what, status, extra={"fields": fields})


def kind_of(scope: Scope) -> str:
    """The path with the names of what varies in it."""
    return str(getattr(scope.get("route"), "path", None) or "-")
