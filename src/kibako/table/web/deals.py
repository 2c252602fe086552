"""The same deal for everybody: its page, and the requests to play it and to make one."""

from __future__ import annotations

import secrets
from datetime import date
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

import kibako
from kibako.table.store.records import Deal
from kibako.table.tables.comparison import Ranking, compare
from kibako.table.tables.deals import Player, neighbour, today
from kibako.table.tables.identity import digest_of
from kibako.table.web.language import language_of
from kibako.table.web.requests import services_of, take_opening, visitor
from kibako.table.web.schemas import REFUSALS, Challenge, Dealt, Opened, PlayDeal
from kibako.table.web.templates import page

A_YEAR = 365 * 86_400
MOST_SHOWN = 200  # results on a page, besides the reader's own
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
    ranked = zip(found, await deals.rankings(*found), strict=True)
    return [_shown(deal, ranking, browser, language_of(request)) for deal, ranking in ranked]


def _shown(deal: Deal, ranking: Ranking, browser: str, language: str) -> dict[str, Any]:
    finished = compare(deal, ranking, browser, language, most=1).rows
    return {
        "id": deal.id,
        "game": kibako.game(deal.game),
        "solo": len(deal.levels) == 1,
        "played": ranking.counted,
        "best": finished[0] if ranking.counted else None,
        "mine": next((row for row in finished if row.own), None),
    }


@routes.get("/deal/{name}", response_class=HTMLResponse, include_in_schema=False)
async def deal_page(request: Request, name: str) -> Response:
    deals, language = services_of(request).deals, language_of(request)
    deal = await deals.find(name)
    (ranking,) = await deals.rankings(deal)
    compared = compare(deal, ranking, _browser(request), language, MOST_SHOWN)
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
    (ranking,) = await deals.rankings(deal)
    unfinished = compare(deal, ranking, player.browser, language_of(request), most=0).unfinished
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
