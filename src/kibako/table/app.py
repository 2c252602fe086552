"""The server's pages, its small API and the live connections."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import kibako
from kibako.bots import BOTS
from kibako.engine.errors import KibakoError, UnknownGame
from kibako.engine.picture import cover, style
from kibako.engine.shelf import keys
from kibako.engine.words import text
from kibako.table import lessons, warm
from kibako.table.answers import REFUSALS, GameAnswer, Joined, LessonStep, Opened, SeatAnswer, TableAnswer, Taught
from kibako.table.chat import REACTIONS
from kibako.table.clocks import CHOICES
from kibako.table.company_pages import routes as company_routes
from kibako.table.company_pages import todays_deals
from kibako.table.connection import Connection
from kibako.table.errors import TableError, TooFast
from kibako.table.hub import Hub
from kibako.table.limits import Buckets
from kibako.table.notify import Post
from kibako.table.orders import Join, NewTable, Try
from kibako.table.pages import hub_of, language_of, page, table_words
from kibako.table.review import Pasts
from kibako.table.review_api import LARGEST_SAVE
from kibako.table.review_api import routes as review_routes
from kibako.table.rulebook import rules_html
from kibako.table.scenes import game_message
from kibako.table.store import Store
from kibako.table.thinking import LONGEST, MOST

LARGEST_BODY = 64 * 1024
SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

API = """Tables of board games. A table is played over a WebSocket at `/live/{table}`: send a greeting
`{"secrets": [...], "picture": false, "view": true}`, then a message `{"type": "table", ...}` comes after every change; while
its `actions` aren't empty, send `{"play": TEXT, "at": NUMBER}`. docs/http.md tells the rest; `kibako.client` speaks it."""

Key = Annotated[str, Path(max_length=40, examples=[keys()[0]])]
Number = Annotated[int, Path(ge=0, le=1000, examples=[0])]

routes = APIRouter(responses=REFUSALS)


def make_app(store: Store, pace: float = 0.7, tables_a_minute: float = 30, post: Post | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store.upgrade()
        app.state.hub = Hub(store, pace, post)
        await app.state.hub.host.start()
        warm.begin(app.routes)
        yield
        await app.state.hub.close()

    app = FastAPI(title="Kibako", version=version("kibako"), description=API, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.openings = Buckets(rate=tables_a_minute / 60, size=40)
    app.state.looks = Buckets(rate=60, size=240)
    app.state.pasts = Pasts()
    app.include_router(routes)
    app.include_router(review_routes)
    app.include_router(company_routes)
    app.mount("/static", StaticFiles(packages=[("kibako.web", "static")]), "static")
    if _has_art():
        app.mount("/art", StaticFiles(packages=[("kibako", "art")]), "art")
    app.middleware("http")(_guard)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_exception_handler(KibakoError, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_there)
    return app


def _has_art() -> bool:
    return files("kibako").joinpath("art").is_dir()


async def _guard(request: Request, forward: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse large bodies; tell browsers to load nothing from elsewhere."""
    length = request.headers.get("content-length", "0")
    most = LARGEST_SAVE if request.url.path == "/api/saves" else LARGEST_BODY
    if not length.isdigit() or int(length) > most or "transfer-encoding" in request.headers:
        return JSONResponse({"error": table_words(request, "too-large", most=most)}, 413, SAFE)
    response = await forward(request)
    response.headers.update(SAFE)
    if request.url.path.startswith(("/static/", "/art/", "/games/")):
        response.headers["Cache-Control"] = "public, max-age=3600"
    return response


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, KibakoError)
    words = error.words(language_of(request))
    status = error.status if isinstance(error, TableError) else 404 if isinstance(error, UnknownGame) else 400
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": words}, status)
    return page(request, "error.html", status, message=words)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"error": table_words(request, "malformed-request", where=where, why=first["msg"])}, 422)


async def _not_there(request: Request, error: Exception) -> Response:
    """An address that is none of ours, or asked in a way that isn't answered."""
    assert isinstance(error, HTTPException)
    words = table_words(request, "no-such-page" if error.status_code == 404 else "not-this-way")
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": words}, error.status_code, error.headers)
    return page(request, "error.html", error.status_code, message=words)


# --- pages -----------------------------------------------------------------------------------------------------------------


@routes.get("/", response_class=HTMLResponse, include_in_schema=False)
async def lobby(request: Request) -> Response:
    limits = {"longest": int(LONGEST), "most": MOST}
    deals = await todays_deals(request)
    return page(request, "lobby.html", games=kibako.games(), bots=BOTS, deals=deals, clocks=CHOICES, **limits)


@routes.get("/t/{table}", response_class=HTMLResponse, include_in_schema=False)
async def table_page(request: Request, table: str) -> Response:
    live = await hub_of(request).find(table)
    if live.status == "review":
        return RedirectResponse(f"/t/{table}/review", 303)
    post = hub_of(request).host.postman.post
    return page(request, "table.html", table=live.record, game=live.match.game, reactions=REACTIONS, letters=post.kinds)


@routes.get("/rules/{key}", response_class=HTMLResponse, include_in_schema=False)
async def rules_page(request: Request, key: str) -> Response:
    game = kibako.game(key)
    return page(request, "rules.html", game=game, rules=rules_html(game, language_of(request)))


@routes.get("/learn/{key}", response_class=HTMLResponse, include_in_schema=False)
async def lesson_page(request: Request, key: str) -> Response:
    game = kibako.game(key)
    lessons.lesson(game)
    return page(request, "lesson.html", game=game)


@routes.get("/api", response_class=HTMLResponse, include_in_schema=False)
async def api_page(request: Request) -> Response:
    return page(request, "api.html", schema=request.app.openapi())


@routes.get("/licences", response_class=PlainTextResponse, include_in_schema=False)
async def licences() -> str:
    return files("kibako").joinpath("art", "LICENSES.txt").read_text(encoding="utf-8") if _has_art() else "no art"


@routes.get("/games/{key}/defs.svg", include_in_schema=False)
async def defs(key: str) -> Response:
    inside = kibako.game(key).defs()
    return Response(f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{inside}</defs></svg>', media_type="image/svg+xml")


@routes.get("/games/{key}/cover.svg", include_in_schema=False)
async def game_cover(request: Request, key: str) -> Response:
    drawn = cover(kibako.game(key), language_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"Vary": "Cookie, Accept-Language"})


@routes.get("/games/{key}/board.css", include_in_schema=False)
async def board_style(key: str) -> Response:
    return Response(style(kibako.game(key)), media_type="text/css")


# --- API -------------------------------------------------------------------------------------------------------------------


@routes.get("/api/games")
async def list_games(request: Request) -> list[GameAnswer]:
    """The games of the box with their seats and options, in the reader's language."""
    return [GameAnswer.model_validate(game_message(game, language_of(request))) for game in kibako.games()]


@routes.get("/api/tables")
async def list_tables(request: Request) -> list[TableAnswer]:
    """Open and running tables."""
    hub = hub_of(request)
    return [
        TableAnswer(
            id=kept.table.id,
            title=kept.table.title,
            game=kibako.game(kept.table.game).title,
            status=kept.table.status,
            seats=[SeatAnswer(name=seat.name, kind=seat.kind) for seat in kept.seats],
        )
        for kept in await hub.keeper.do(hub.store.list)
    ]


@routes.post("/api/tables", status_code=201)
async def open_table(request: Request, order: NewTable) -> Opened:
    """Open a table; the secrets are those of the seats that are yours."""
    address = request.client.host if request.client else ""
    if not request.app.state.openings.take(address):
        raise TooFast(text("too-many-tables"))
    table, own = await hub_of(request).open(order, language_of(request))
    return Opened(table=table, secrets=own)


@routes.post("/api/tables/{table}/join")
async def join_table(request: Request, table: str, order: Join) -> Joined:
    """Sit down on an open seat."""
    hub = hub_of(request)
    seat, secret = await hub.join(await hub.find(table), order.name, order.seat)
    return Joined(seat=seat, secret=secret)


@routes.get("/api/lessons/{key}/{number}")
async def lesson_step(
    request: Request, key: Key, number: Number, tall: bool = False, planned: Annotated[str | None, Query(max_length=200)] = None
) -> LessonStep:
    """A step of a game's lesson; with `planned` the picture shows that action as planned."""
    return LessonStep.model_validate(lessons.step_message(kibako.game(key), number, language_of(request), tall, planned))


@routes.post("/api/lessons/{key}/{number}")
async def lesson_try(request: Request, key: Key, number: Number, order: Try) -> Taught:
    """What the teacher says to an action, or to a click that leads to none."""
    game, language = kibako.game(key), language_of(request)
    if order.why is not None:
        return Taught(**lessons.why(game, number, order.path, order.why, language))
    return Taught(**lessons.answer(game, number, order.play, language))


@routes.websocket("/live/{table}")
async def live_connection(socket: WebSocket, table: str) -> None:
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and urlsplit(origin).netloc != host:
        await socket.close(4403)
        return
    await Connection(socket, hub_of(socket)).run(table)
