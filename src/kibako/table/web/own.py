"""Somebody's own games, from the seats that their browser keeps: as a list, as pictures, and on their way to another device."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse

import kibako
from kibako.engine.errors import KibakoError
from kibako.engine.game import Outcome
from kibako.engine.words import text
from kibako.table.errors import NoSuchPage, Stopped
from kibako.table.store.records import Glance
from kibako.table.tables import handovers
from kibako.table.tables.handovers import Bundle
from kibako.table.tables.identity import called, is_id, seat_with
from kibako.table.tables.miniatures import Picture, qr_code
from kibako.table.tables.services import Services
from kibako.table.tables.table import LiveTable
from kibako.table.web.language import language_of
from kibako.table.web.requests import drawing, services_of, take_look, take_opening, visitor
from kibako.table.web.schemas import (
    REFUSALS,
    Again,
    Code,
    CodeOf,
    HandedOver,
    HandOver,
    Opened,
    OwnGame,
    OwnGames,
    OwnPlayer,
    OwnSeats,
    TakenOver,
    TakeOver,
)
from kibako.table.web.templates import page

MOST_RUNNING = 60  # games that go on and are told of; finished ones are as many as asked for
MOST_LOADED = 200  # tables that are counted of those that must be read first
routes = APIRouter(responses=REFUSALS)


# --- the list ----------------------------------------------------------------------------------------------------------------


@routes.get("/mine", response_class=HTMLResponse, include_in_schema=False)
async def own_page(request: Request) -> Response:
    return page(request, "mine.html", games=kibako.all_games())


@routes.post("/api/mine")
async def own_games(request: Request, order: OwnSeats) -> OwnGames:
    """The games of somebody's seats: those where it is their turn, those that go on, those that are over."""
    take_look(request)
    services, language = services_of(request), language_of(request)
    glances = await services.writer.run(services.store.glance, list(filter(is_id, order.seats)))
    ended = [glance for glance in glances if glance.status in ("over", "review")]
    running = [glance for glance in glances if glance not in ended][:MOST_RUNNING]
    chosen = running + ended[: max(0, order.most - len(running))]
    take_look(request, min(MOST_LOADED, sum(glance.table not in services.registry.known() for glance in chosen)))
    told = [game for glance in chosen if (game := await _told(services, glance, order.seats[glance.table], language))]
    told.sort(key=lambda game: (game.status in ("over", "review"), not game.yours))
    return OwnGames(games=told[: order.most], waiting=sum(game.yours for game in told), total=len(glances))


async def _told(services: Services, glance: Glance, secrets: list[str], language: str) -> OwnGame | None:
    """One of them; nothing of a table that can't be read, or where these secrets open no seat."""
    try:
        live = await services.registry.past(glance.table)
        own = {live.seat_of(secret) for secret in secrets}
    except Stopped as why:
        return await _lost(services, glance, secrets, why, language)
    except KibakoError:
        return None
    game, table = live.match.game, live.record
    outcome = live.match.outcome if live.status != "open" else None
    return OwnGame(
        id=table.id,
        title=table.title,
        game=game.key,
        gameTitle=game.title,
        status="stopped" if live.stopped else live.status,
        own=sorted(own),
        toAct=live.to_act,
        yours=live.to_act in own and not live.paused,
        moves=len(live.match.journal),
        progress=game.speaker(None, None, language).say(game.progress(live.match.look(None))),
        lasted=max(0.0, (glance.changed - glance.created).total_seconds()),
        ago=max(0.0, (datetime.now(UTC) - glance.changed).total_seconds()),
        picture=services.miniatures.address(live, own),
        players=_players(live, own, language),
        reason=_reason(live, outcome, language),
    )


def _reason(live: LiveTable, outcome: Outcome | None, language: str) -> str:
    if live.stopped is not None:
        return live.stopped.words(language)
    return live.match.game.outcome_words(outcome, language)[0] if outcome else ""


async def _lost(services: Services, glance: Glance, secrets: list[str], why: Stopped, language: str) -> OwnGame | None:
    """A table of which nothing can be shown."""
    kept = await services.registry.kept(glance.table)
    own = {seat_with(kept.seats, secret) for secret in secrets}
    if None in own:
        return None
    players = [
        OwnPlayer(
            name=called(seat, language), kind=seat.kind, colour=seat.number, you=seat.number in own, total=None, rank=None
        )
        for seat in kept.seats
    ]
    return OwnGame(
        id=kept.table.id,
        title=kept.table.title,
        game=kept.table.game,
        gameTitle=kept.table.title,
        status="stopped",
        own=sorted(seat for seat in own if seat is not None),
        toAct=None,
        yours=False,
        moves=len(kept.moves),
        progress="",
        lasted=max(0.0, (glance.changed - glance.created).total_seconds()),
        ago=max(0.0, (datetime.now(UTC) - glance.changed).total_seconds()),
        picture="/static/box.svg",
        players=players,
        reason=why.words(language),
    )


def _players(live: LiveTable, own: set[int], language: str) -> list[OwnPlayer]:
    game, outcome = live.match.game, live.match.outcome
    colours = game.seat_colours(live.match.look(None))
    standings = outcome.standings if outcome else [None] * len(live.seats)
    return [
        OwnPlayer(
            name=called(chair, language),
            kind=chair.kind,
            colour=colour,
            you=chair.number in own,
            total=standing.total if standing else None,
            rank=standing.rank if standing else None,
        )
        for chair, colour, standing in zip(live.seats, colours, standings, strict=True)
    ]


# --- playing again -----------------------------------------------------------------------------------------------------------


@routes.post("/api/tables/{table}/again", status_code=201)
async def play_again(request: Request, table: str, order: Again) -> Opened:
    """A new table with the same people; the one that they were asked to, if somebody has opened it already."""
    take_opening(request)
    services = services_of(request)
    live = await services.registry.find(table)
    own = {live.seat_of(secret) for secret in order.secrets}
    name, secrets = await services.rematches.again(live, own, order.turned, order.contributes, visitor(request))
    return Opened(table=name, secrets=secrets)


# --- pictures ----------------------------------------------------------------------------------------------------------------


def _answer(picture: Picture, seconds: int) -> Response:
    headers = {"Cache-Control": f"private, max-age={seconds}"}
    return Response(picture.body, media_type=picture.media_type, headers=headers)


@routes.get("/games/{key}/miniature", include_in_schema=False)
async def game_picture(request: Request, key: str) -> Response:
    take_look(request)
    return _answer(await services_of(request).miniatures.of_game(kibako.game(key)), 86_400)


@routes.get("/miniatures/{table}/{seat}/{at}/{proof}", include_in_schema=False)
async def table_picture(
    request: Request, table: str, seat: str, at: int, proof: Annotated[str, Path(max_length=64)]
) -> Response:
    """Only the position that its address was given for: a later one may show what the address wasn't meant to."""
    take_look(request)
    services, eyes = services_of(request), int(seat) if seat.isdecimal() and len(seat) < 3 else None
    live = await services.registry.past(table)
    right = hmac.compare_digest(services.miniatures.proof(table, eyes, at).encode(), proof.encode())
    if not right or at != len(live.match.journal):
        raise NoSuchPage(text("no-such-page"))
    return _answer(await services.miniatures.of_table(live, eyes, drawing(request)), 86_400)


# --- to another device -------------------------------------------------------------------------------------------------------


@routes.post("/api/handovers", status_code=201)
async def hand_over(request: Request, order: HandOver) -> HandedOver:
    """Keep one's seats for some minutes, for whoever brings the token; once."""
    take_opening(request)
    token = await services_of(request).handovers.give(Bundle(order.seats, order.name))
    return HandedOver(token=token, seconds=handovers.SECONDS)


@routes.post("/api/handovers/take")
async def take_over(request: Request, order: TakeOver) -> TakenOver:
    """The seats that wait for this token."""
    take_opening(request)
    bundle = await services_of(request).handovers.take(order.token)
    return TakenOver(seats=bundle.seats, name=bundle.name)


@routes.post("/api/codes")
async def code_of(request: Request, order: CodeOf) -> Code:
    """A link as a QR code. It comes in the request's body, since a link may hold a secret and addresses are logged."""
    take_look(request)
    return Code(picture=qr_code(order.link))
