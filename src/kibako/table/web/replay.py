"""Replays: the page, and the requests for moments, for playing on, and for saves."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from kibako.bots import BOTS
from kibako.engine.errors import BadSave
from kibako.engine.words import text
from kibako.table.errors import NotYourSeat, Stopped, TableError
from kibako.table.tables.replay import Replay, eyes_allowed, eyes_of, table_from
from kibako.table.tables.rescue import rescued
from kibako.table.tables.table import LiveTable
from kibako.table.tables.thinking import levels
from kibako.table.web.language import language_of
from kibako.table.web.moments import course, head, moment
from kibako.table.web.requests import drawing, limits_of, services_of, take_opening, take_save, visitor
from kibako.table.web.schemas import REFUSALS, Course, ForSeats, Look, Moment, Moments, Opened, PlayOn, ReplayOrder, SaveOpened
from kibako.table.web.templates import page

LARGEST_SAVE = 1024 * 1024

SAVE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}

routes = APIRouter(responses=REFUSALS)


@routes.get("/t/{table}/review", response_class=HTMLResponse, include_in_schema=False)
async def review_page(request: Request, table: str) -> Response:
    live = await services_of(request).registry.past(table)
    why = live.stopped.words(language_of(request)) if live.stopped else ""
    game, told = live.match.game, live.is_told
    return page(request, "review.html", table=live.record, game=game, told=told, why=why, bots=levels(), usual=BOTS)


@routes.post("/api/tables/{table}/review", response_model=Course)
async def open_replay(request: Request, table: str, order: ReplayOrder) -> Response:
    """A finished or running game as a whole, and one moment of it, as the viewer may see it."""
    replay, language = await _replay(request, table, order), language_of(request)
    at = len(replay.live.match.journal) if order.at is None else order.at
    with drawing(request):
        shown = moment(replay, at, order.shape, order.text, language)
        begun = head(replay, eyes_allowed(replay.live, _own(replay.live, order.secrets)), shown, language)
    turn = partial(limits_of(request).turn, visitor(request))
    told = await course(replay, begun, language, turn, partial(drawing, request))
    return Response(told, media_type="application/json")


@routes.post("/api/tables/{table}/moments")
async def some_moments(request: Request, table: str, order: Moments) -> list[Moment]:
    """Moments of a game: the picture, what was done, what happened, how everybody stood."""
    replay, shown = await _replay(request, table, order), []
    for at in order.at:
        await limits_of(request).turn(visitor(request))
        with drawing(request):
            shown.append(moment(replay, at, order.shape, order.text, language_of(request)))
    return shown


@routes.post("/api/tables/{table}/play-on", status_code=201)
async def play_on(request: Request, table: str, order: PlayOn) -> Opened:
    """Open a private table that begins at a moment of this one, against bots."""
    take_opening(request)
    replay = await _replay(request, table, order)
    made, secret = table_from(replay, order.at, order.chair, order.name, order.level)
    await services_of(request).registry.add(made, patron=visitor(request))
    return Opened(table=made.table.id, secrets={order.chair: secret})


@routes.get("/api/tables/{table}/save", response_model=None, responses=SAVE)
async def save_table(request: Request, table: str) -> Response:
    """The save of a finished game; a running one would tell its secrets. Of a table that can't go on, all that was kept."""
    return await _saved(request, table, [])


@routes.post("/api/tables/{table}/save", response_model=None, responses=SAVE)
async def save_for_seats(request: Request, table: str, order: ForSeats) -> Response:
    """The same for whoever has a seat: of a running game that can't go on, what that seat did, but nothing of the luck."""
    return await _saved(request, table, order.secrets)


async def _saved(request: Request, table: str, secrets: Sequence[str]) -> Response:
    registry, spectators = services_of(request).registry, services_of(request).spectators
    try:
        live = await registry.find(table)
    except Stopped:
        return _download(rescued(await registry.kept(table), secrets), table)
    if not _own(live, secrets):
        spectators.check_may_come(live, visitor(request))
    if not live.is_told:
        raise TableError(text("save-not-yet"))
    return _download(live.match.save(), table)


def _download(save: str, name: str) -> Response:
    return PlainTextResponse(save, headers={"Content-Disposition": f'attachment; filename="{name}.json"'})


@routes.post("/api/saves", status_code=201, openapi_extra={"requestBody": {"content": {"application/json": {}}}})
async def open_save(request: Request) -> SaveOpened:
    """Make a private table for the replay of a save, which is the request's body."""
    take_opening(request)
    take_save(request)
    try:
        save = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadSave(text("save-no-text")) from None
    made = await services_of(request).saves.read(save)
    await services_of(request).registry.add(made, patron=visitor(request))
    return SaveOpened(table=made.table.id)


def _own(live: LiveTable, secrets: Sequence[str]) -> set[int]:
    """The seats that the secrets open. One that opens none gives no seat: whoever has lost theirs can still watch."""
    own = set()
    for secret in secrets:
        with suppress(NotYourSeat):
            own.add(live.seat_of(secret))
    return own


async def _replay(request: Request, table: str, order: Look) -> Replay:
    services = services_of(request)
    live = await services.registry.past(table)
    own = _own(live, order.secrets)
    if not own:
        services.spectators.check_may_come(live, visitor(request))
    eyes = eyes_of(live, own, order.seat)
    return Replay(live, await services.pasts.of(live), eyes)
