"""The same deal for everybody: its page, and the requests to play it and to make one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import date
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

import kibako
from kibako.table.store.records import Deal, Try
from kibako.table.tables.comparison import compare
from kibako.table.tables.deals import Player, neighbour, today
from kibako.table.tables.identity import digest_of
from kibako.table.web.language import language_of
from kibako.table.web.requests import services_of, take_opening, visitor
from kibako.table.web.schemas import REFUSALS, Challenge, Dealt, Opened, PlayDeal
from kibako.table.web.templates import page

A_YEAR = 365 * 86_400
routes = APIRouter(responses=REFUSALS)


# --- which browser -----------------------------------------------------------------------------------------------------------


def _browser(request: Request) -> str:
    """What tells this browser from others, as it is kept; empty: it has not played a deal yet."""
    token = request.cookies.get("browser", "")
    return digest_of(token) if token else ""


def _mark(request: Request, response: Response) -> Player:
    """Let the browser have a mark of its own, so that its first try is told from later ones."""
    token = request.cookies.get("browser", "")
    token = token if 0 < len(token) <= 64 else secrets.token_urlsafe(24)
    response.set_cookie("browser", token, max_age=A_YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return Player(digest_of(token), visitor(request))


# --- pages -------------------------------------------------------------------------------------------------------------------


async def todays_deals(request: Request) -> list[dict[str, Any]]:
    """For the lobby: today's deals, how many have played each, what the best was, and what this browser made of it."""
    deals, browser = services_of(request).deals, _browser(request)
    found = deals.dailies()
    tried = await deals.tries(*found)
    return [_shown(deal, [one for one in tried if one.deal_id == deal.id], browser, language_of(request)) for deal in found]


def _shown(deal: Deal, tried: Sequence[Try], browser: str, language: str) -> dict[str, Any]:
    finished = compare(deal, tried, browser, language).rows
    rows = [row for row in finished if not row.rehearsed]
    return {
        "id": deal.id,
        "game": kibako.game(deal.game),
        "solo": len(deal.levels) == 1,
        "played": len(rows),
        "best": rows[0] if rows else None,
        "mine": next((row for row in finished if row.own), None),
    }


@routes.get("/deal/{name}", response_class=HTMLResponse, include_in_schema=False)
async def deal_page(request: Request, name: str) -> Response:
    deals, language = services_of(request).deals, language_of(request)
    deal = await deals.find(name)
    compared = compare(deal, await deals.tries(deal), _browser(request), language)
    return page(request, "deal.html", deal=deal, game=kibako.game(deal.game), **_about(deal, language), **compared._asdict())


def _about(deal: Deal, language: str) -> dict[str, Any]:
    game = kibako.game(deal.game)
    chosen = [option for option in game.manifest.options if deal.options[option.name] != option.default]
    options = []
    for option in chosen:
        title, _, words = game.option_words(option, language)
        options.append(title if option.is_switch else f"{title}: {words[option.choices.index(deal.options[option.name])]}")
    return {
        "options": options,
        "bots": [level for seat, level in enumerate(deal.levels) if seat != deal.seat],
        "earlier": neighbour(deal, -1),
        "later": neighbour(deal, 1),
        "day": date.fromisoformat(deal.day) if deal.day else None,
        "is_today": deal.day == today().isoformat(),
    }


# --- API ---------------------------------------------------------------------------------------------------------------------


@routes.post("/api/deals/{name}/play", status_code=201)
async def play_deal(request: Request, response: Response, name: str, order: PlayDeal) -> Opened:
    """Open a table of a deal; the try that a browser began first and has not finished comes first."""
    deals, player = services_of(request).deals, _mark(request, response)
    deal = await deals.find(name)
    unfinished = compare(deal, await deals.tries(deal), player.browser, language_of(request)).unfinished
    if unfinished is not None and not order.anew:
        return Opened(table=unfinished, secrets={})
    take_opening(request)
    table, own = await deals.play(deal, order.name, player)
    return Opened(table=table, secrets=own)


@routes.post("/api/tables/{table}/deal", status_code=201)
async def challenge(request: Request, response: Response, table: str, order: Challenge) -> Dealt:
    """Make a deal of a finished game that others can play, too."""
    services, player = services_of(request), _mark(request, response)
    live = await services.registry.find(table)
    deal = await services.deals.challenge(live, live.seat_of(order.secret), player)
    return Dealt(deal=deal.id)
