"""The server, put together: routes, live connections, safe headers, errors in words."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from kibako.engine.errors import KibakoError, UnknownGame
from kibako.table.errors import Stopped, TableError
from kibako.table.store.tables import Store
from kibako.table.tables import services
from kibako.table.tables.delivery import Delivery
from kibako.table.web import api, deals, health, installed, live, own, pages, replay, requests, sharing, warm
from kibako.table.web.crowd import Crowd
from kibako.table.web.language import language_of, say
from kibako.table.web.replay import LARGEST_SAVE
from kibako.table.web.templates import page
from kibako.table.web.watch import Watch

LARGEST_BODY = 64 * 1024
SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

API = """Tables of board games. A table is played over a WebSocket at `/live/{table}`: send a greeting
`{"type": "hello", "secrets": [...], "picture": false, "view": true}`, then a message `{"type": "table", ...}` comes after every
change; while its `actions` aren't empty, send `{"type": "play", "action": TEXT, "at": NUMBER}`. docs/http.md tells the rest;
`kibako.client` speaks it."""


def make_app(
    store: Store,
    pace: float = 0.7,
    tables_a_minute: float = 30,
    delivery: Delivery | None = None,
    hosts: frozenset[str] | None = None,
) -> FastAPI:
    """The server. hosts: the names under which it is asked, besides addresses; any if left out."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = await services.start(store, pace, delivery or Delivery())
        app.state.services.sharing.limits = app.state.limits
        warm.begin(app.routes)
        yield
        await app.state.services.close()

    app = FastAPI(title="Kibako", version=version("kibako"), description=API, lifespan=lifespan, docs_url=None, redoc_url=None)
    requests.prepare(app, tables_a_minute, hosts)
    health.prepare(app)
    for module in (health, pages, api, replay, deals, own, sharing, installed, live):
        app.include_router(module.routes)
    app.mount("/static", StaticFiles(packages=[("kibako.web", "static")]), "static")
    if pages.has_art():
        app.mount("/art", StaticFiles(packages=[("kibako", "art")]), "art")
    app.middleware("http")(_guard)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Crowd, headers=SAFE)
    app.add_middleware(Watch)
    app.add_exception_handler(KibakoError, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(Exception, _broken)
    return app


async def _guard(request: Request, forward: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse large bodies; tell browsers to load nothing from elsewhere."""
    length = request.headers.get("content-length", "0")
    most = LARGEST_SAVE if request.url.path == "/api/saves" else LARGEST_BODY
    if not length.isdigit() or int(length) > most or "transfer-encoding" in request.headers:
        return JSONResponse({"error": say(request, "too-large", most=most)}, 413, SAFE)
    if not requests.is_our_host(request) and request.url.path not in health.PATHS:
        return JSONResponse({"error": say(request, "other-host", host=request.headers.get("host", "")[:100])}, 421, SAFE)
    if not await requests.may_ask(request):
        return JSONResponse({"error": say(request, "too-many-looks")}, 429, SAFE)
    if "\0" in request.scope["path"]:
        return JSONResponse({"error": say(request, "no-such-page")}, 404, SAFE)
    response = await forward(request)
    response.headers.update(SAFE)
    if request.url.path.startswith(("/static/", "/art/", "/games/")):
        response.headers["Cache-Control"] = "public, max-age=3600"
    return response


async def _broken(request: Request, _error: Exception) -> Response:
    """A failure of ours, which is logged. It is answered outside the guard, so it needs the safe headers here."""
    return JSONResponse({"error": say(request, "server-failed")}, 500, SAFE)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, KibakoError)
    words = error.words(language_of(request))
    status = error.status if isinstance(error, TableError) else 404 if isinstance(error, UnknownGame) else 400
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": words}, status)
    table = request.path_params.get("table", "")
    if table and isinstance(error, Stopped):
        return page(request, "stopped.html", status, message=words, table=table, past=error.match is not None)
    return page(request, "error.html", status, message=words)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"error": say(request, "malformed-request", where=where, why=first["msg"])}, 422)


async def _not_there(request: Request, error: Exception) -> Response:
    """An address that is none of ours, or asked in a way that isn't answered."""
    assert isinstance(error, HTTPException)
    words = say(request, "no-such-page" if error.status_code == 404 else "not-this-way")
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": words}, error.status_code, error.headers)
    return page(request, "error.html", error.status_code, message=words)
