"""Pages and API of what people do together: deals, reactions' pictures, the end of letters."""

from __future__ import annotations

import json
import secrets
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

import kibako
from kibako.engine.words import text
from kibako.table.answers import REFUSALS, Opened
from kibako.table.chat import REACTIONS
from kibako.table.deals import Deal, compare, first_tries, neighbour, today
from kibako.table.errors import NoSuchPage, TooFast
from kibako.table.hub import Hub
from kibako.table.live import digest_of
from kibako.table.orders import Order
from kibako.table.pages import language_of, page

A_YEAR = 365 * 86_400
routes = APIRouter(responses=REFUSALS)


class PlayDeal(Order):
    """Play a deal under a name; anew even if a try goes on, whose seat this browser has lost."""

    name: str = Field(default="", max_length=200)
    anew: bool = False


class Challenge(Order):
    """The secret of the seat whose deal others shall play."""

    secret: str = Field(max_length=200)


class Dealt(BaseModel):
    """The deal's page is at /deal/ followed by this."""

    deal: str


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _browser(request: Request) -> str:
    """What tells this browser from others, as it is kept; empty: it has not played a deal yet."""
    token = request.cookies.get("browser", "")
    return digest_of(token) if token else ""


def _mark(request: Request, response: Response) -> str:
    """Let the browser have a mark of its own, so that its first try is told from later ones."""
    token = request.cookies.get("browser", "")
    token = token if 0 < len(token) <= 64 else secrets.token_urlsafe(24)
    response.set_cookie("browser", token, max_age=A_YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return digest_of(token)


# --- deals -------------------------------------------------------------------------------------------------------------------


async def todays_deals(request: Request) -> list[dict[str, Any]]:
    """For the lobby: today's deals, how many have played each, and whether this browser has."""
    hub, browser = _hub(request), _browser(request)
    found = hub.host.dailies()
    tried = await hub.keeper.do(hub.host.ledger.tries, *(deal.id for deal in found))
    return [
        {
            "id": deal.id,
            "game": kibako.game(deal.game),
            "solo": len(deal.levels) == 1,
            "played": len(first_tries([one for one in tried if one.deal_id == deal.id])),
            "done": any(one.browser == browser and one.finished is not None for one in tried if one.deal_id == deal.id),
        }
        for deal in found
    ]


@routes.get("/deal/{name}", response_class=HTMLResponse, include_in_schema=False)
async def deal_page(request: Request, name: str) -> Response:
    hub, language = _hub(request), language_of(request)
    deal = await hub.host.deal(name)
    tried = await hub.keeper.do(hub.host.ledger.tries, deal.id)
    shown = _about(deal, language) | compare(deal, tried, _browser(request), language)
    return page(request, "deal.html", deal=deal, game=kibako.game(deal.game), **shown)


def _about(deal: Deal, language: str) -> dict[str, Any]:
    game = kibako.game(deal.game)
    chosen = [option for option in game.sheet.options if deal.options[option.name] != option.default]
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


@routes.post("/api/deals/{name}/play", status_code=201)
async def play_deal(request: Request, response: Response, name: str, order: PlayDeal) -> Opened:
    """Open a table of a deal; the try that a browser has not finished comes first."""
    hub, browser = _hub(request), _mark(request, response)
    deal = await hub.host.deal(name)
    tried = await hub.keeper.do(hub.host.ledger.tries, deal.id)
    unfinished = [one.table_id for one in tried if one.browser == browser and one.finished is None]
    if unfinished and not order.anew:
        return Opened(table=unfinished[0], secrets={})
    address = request.client.host if request.client else ""
    if not request.app.state.openings.take(address):
        raise TooFast(text("too-many-tables"))
    table, own = await hub.host.play_deal(deal, order.name, browser, language_of(request))
    return Opened(table=table, secrets=own)


@routes.post("/api/tables/{table}/deal", status_code=201)
async def challenge(request: Request, response: Response, table: str, order: Challenge) -> Dealt:
    """Make a deal of a finished game that others can play, too."""
    hub, browser = _hub(request), _mark(request, response)
    live = await hub.find(table)
    deal = await hub.host.challenge(live, live.seat_of(order.secret), browser)
    return Dealt(deal=deal.id)


# --- letters -----------------------------------------------------------------------------------------------------------------


@routes.get("/quiet/{table}/{seat}/{proof}", response_class=HTMLResponse, include_in_schema=False)
async def quiet_page(request: Request, table: str, seat: int, proof: str) -> Response:
    live = await _hub(request).host.check_quiet(table, seat, proof)
    return page(request, "quiet.html", game=live.match.game, table=live.record, done=False)


@routes.post("/quiet/{table}/{seat}/{proof}", response_class=HTMLResponse, include_in_schema=False)
async def quiet(request: Request, table: str, seat: int, proof: str) -> Response:
    """Only by a button: programs that follow links in mail must not end it."""
    host = _hub(request).host
    live = await host.check_quiet(table, seat, proof)
    await host.set_address(live, seat, "", "en")
    return page(request, "quiet.html", game=live.match.game, table=live.record, done=True)


# --- pictures ----------------------------------------------------------------------------------------------------------------


@cache
def _icons() -> dict[str, str]:
    art = files("kibako").joinpath("art", "icons.json")
    found: dict[str, str] = json.loads(art.read_text(encoding="utf-8")) if art.is_file() else {}
    return found


@routes.get("/reactions/{name}.svg", include_in_schema=False)
async def reaction(name: str) -> Response:
    if name not in REACTIONS:
        raise NoSuchPage(text("no-such-page"))
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{_icons().get(name, "")}</svg>'
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})
