"""The page and the requests of looking back."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from kibako.bots import BOTS
from kibako.engine.errors import BadSave
from kibako.engine.words import text
from kibako.table.answers import REFUSALS, Course, Moment, Opened, SaveOpened
from kibako.table.errors import NotYourSeat, TableError, TooFast
from kibako.table.live import LiveTable
from kibako.table.orders import Look, LookBack, Moments, PlayOn
from kibako.table.pages import hub_of, language_of, page
from kibako.table.review import Pasts, Sight, course, eyes_allowed, eyes_of, moment, table_from, table_of

LARGEST_SAVE = 1024 * 1024

routes = APIRouter(responses=REFUSALS)


@routes.get("/t/{table}/review", response_class=HTMLResponse, include_in_schema=False)
async def review_page(request: Request, table: str) -> Response:
    live = await hub_of(request).find(table)
    return page(request, "review.html", table=live.record, game=live.match.game, told=live.is_told, bots=BOTS)


@routes.post("/api/tables/{table}/review")
async def look_back(request: Request, table: str, order: LookBack) -> Course:
    """A finished or running game as a whole, and one moment of it, as the viewer may see it."""
    live = await _looked_at(request, table)
    sight = _sight(request, live, order)
    at = len(live.match.journal) if order.at is None else order.at
    shown = moment(sight, at, order.tall, order.text)
    looks = {"seat": sight.eyes, "eyes": eyes_allowed(live, _own(live, order))}
    return Course.model_validate(course(sight) | looks | {"moment": shown})


@routes.post("/api/tables/{table}/moments")
async def some_moments(request: Request, table: str, order: Moments) -> list[Moment]:
    """Moments of a game: the picture, what was done, what happened, how everybody stood."""
    sight = _sight(request, await _looked_at(request, table), order)
    return [Moment.model_validate(moment(sight, at, order.tall, order.text)) for at in order.at]


@routes.post("/api/tables/{table}/play-on", status_code=201)
async def play_on(request: Request, table: str, order: PlayOn) -> Opened:
    """Open a private table that begins at a moment of this one, against bots."""
    hub = hub_of(request)
    sight = _sight(request, await _opening(request, table), order)
    made, secret = table_from(sight, order.at, order.chair, order.name, order.level)
    await hub.add(made)
    return Opened(table=made.table.id, secrets={order.chair: secret})


@routes.get("/api/tables/{table}/save", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def save_table(request: Request, table: str) -> Response:
    """The save of a finished game; a running one would tell its secrets."""
    live = await hub_of(request).find(table)
    if not live.is_told:
        raise TableError(text("save-not-yet"))
    return PlainTextResponse(live.match.save(), headers={"Content-Disposition": f'attachment; filename="{table}.json"'})


@routes.post("/api/saves", status_code=201, openapi_extra={"requestBody": {"content": {"application/json": {}}}})
async def open_save(request: Request) -> SaveOpened:
    """Make a private table for looking back at a save, which is the request's body."""
    await _take_opening(request)
    try:
        save = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadSave(text("save-no-text")) from None
    made = await asyncio.to_thread(table_of, save, language_of(request))
    await hub_of(request).add(made)
    return SaveOpened(table=made.table.id)


# --- helpers -----------------------------------------------------------------------------------------------------------------


async def _looked_at(request: Request, table: str) -> LiveTable:
    if not request.app.state.looks.take(_address(request)):
        raise TooFast(text("too-many-looks"))
    return await hub_of(request).find(table)


async def _opening(request: Request, table: str) -> LiveTable:
    await _take_opening(request)
    return await hub_of(request).find(table)


async def _take_opening(request: Request) -> None:
    if not request.app.state.openings.take(_address(request)):
        raise TooFast(text("too-many-tables"))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _own(live: LiveTable, order: Look) -> set[int]:
    """The seats that the secrets open. One that opens none gives no seat: whoever has lost theirs can still watch."""
    own = set()
    for secret in order.secrets:
        with suppress(NotYourSeat):
            own.add(live.seat_of(secret))
    return own


def _sight(request: Request, live: LiveTable, order: Look) -> Sight:
    pasts: Pasts = request.app.state.pasts
    return Sight(live, pasts.of(live), eyes_of(live, _own(live, order), order.seat), language_of(request))
