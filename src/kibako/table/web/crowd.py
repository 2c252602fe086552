"""How many requests and live connections of one address there may be at a time.

The door counts connections, and a proxy brings many people over one address; here everybody counts under their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from kibako.table.figures import REFUSED
from kibako.table.limits import MOST_EACH
from kibako.table.web.language import say
from kibako.table.web.requests import visitor


class Crowd:
    def __init__(self, app: ASGIApp, headers: Mapping[str, str]) -> None:
        self._app = app
        self._headers = headers
        self._inside: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        who = visitor(HTTPConnection(scope))
        if self._inside[who] >= MOST_EACH:
            REFUSED.labels("connections").inc()
            await self._refuse(scope, receive, send)
            return
        self._inside[who] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._inside[who] -= 1
            if not self._inside[who]:
                del self._inside[who]

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4429})
            return
        answer = JSONResponse({"error": say(Request(scope), "too-many-looks")}, 429, dict(self._headers))
        await answer(scope, receive, send)
