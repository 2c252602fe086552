"""Whether the server lives, and whether it can be given people: for proxies and whatever starts servers anew."""

from __future__ import annotations

import time
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import PlainTextResponse

from kibako.table.errors import StoreDown
from kibako.table.web.requests import services_of

PATHS: Final = frozenset({"/healthz", "/readyz"})
FRESH = 1.0  # seconds for which the database isn't asked again, however many ask us

routes = APIRouter(include_in_schema=False)


def prepare(app: FastAPI) -> None:
    app.state.is_ending = False
    app.state.answered = -FRESH  # when the database last did


@routes.get("/healthz")
async def alive() -> Response:
    """The process lives."""
    return PlainTextResponse("ok")


@routes.get("/readyz")
async def ready(request: Request) -> Response:
    """The database answers, and the server isn't about to end."""
    state = request.app.state
    if state.is_ending:
        return PlainTextResponse("ending", 503)
    if time.monotonic() - state.answered >= FRESH:
        services = services_of(request)
        try:
            await services.writer.run(services.store.ping)
        except StoreDown:
            return PlainTextResponse("no database", 503)
        state.answered = time.monotonic()
    return PlainTextResponse("ready")
