"""The pages, and the pictures and styles that games bring for them."""

from __future__ import annotations

from importlib.resources import files

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse

import kibako
from kibako.engine.picture import cover, style
from kibako.engine.words import text
from kibako.kit.svg import icon_body
from kibako.table.content import box, lessons, rulebook
from kibako.table.errors import NoSuchPage
from kibako.table.tables.chat import REACTIONS
from kibako.table.tables.clocks import CHOICES
from kibako.table.tables.thinking import LONGEST, MOST, levels
from kibako.table.web.deals import todays_deals
from kibako.table.web.language import language_of
from kibako.table.web.palette import palette_css
from kibako.table.web.requests import services_of, take_look
from kibako.table.web.sharing import preview_of
from kibako.table.web.templates import page

routes = APIRouter(include_in_schema=False)


def has_art() -> bool:
    return files("kibako").joinpath("art").is_dir()


@routes.get("/", response_class=HTMLResponse)
async def lobby(request: Request) -> Response:
    take_look(request)
    limits = {"longest": int(LONGEST), "most": MOST}
    deals = await todays_deals(request)
    return page(request, "lobby.html", games=kibako.all_games(), bots=levels(), deals=deals, clocks=CHOICES, **limits)


@routes.get("/t/{table}", response_class=HTMLResponse)
async def table_page(request: Request, table: str) -> Response:
    services = services_of(request)
    live = await services.registry.find(table)
    if live.status == "review":
        return RedirectResponse(f"/t/{table}/review", 303)
    return page(
        request,
        "table.html",
        table=live.record,
        game=live.match.game,
        reactions=REACTIONS,
        notifications=services.notifications.delivery.kinds,
        push=services.notifications.push_key,
        preview=preview_of(request, live),
    )


@routes.get("/rules/{key}", response_class=HTMLResponse)
async def rules_page(request: Request, key: str) -> Response:
    game, language = kibako.game(key), language_of(request)
    rules, contents = rulebook.rules_html(game, language), rulebook.contents(game, language)
    return page(request, "rules.html", game=game, rules=rules, contents=contents)


@routes.get("/rules/{key}/aid", response_class=HTMLResponse)
async def aid_page(request: Request, key: str) -> Response:
    game = kibako.game(key)
    return page(request, "aid.html", game=game, aid=rulebook.aid_html(game, language_of(request)))


@routes.get("/box/{key}", response_class=HTMLResponse)
async def box_page(request: Request, key: str) -> Response:
    game, language = kibako.game(key), language_of(request)
    return page(request, "box.html", game=game, parts=box.parts(game, language), marks=box.marks(game, language))


@routes.get("/learn/{key}", response_class=HTMLResponse)
async def lesson_page(request: Request, key: str) -> Response:
    game = kibako.game(key)
    lessons.lesson(game)
    return page(request, "lesson.html", game=game)


@routes.get("/api", response_class=HTMLResponse)
async def api_page(request: Request) -> Response:
    return page(request, "api.html", schema=request.app.openapi())


@routes.get("/quiet/{table}/{seat}/{proof}", response_class=HTMLResponse)
async def quiet_page(request: Request, table: str, seat: int, proof: str) -> Response:
    live = await services_of(request).notifications.check_quiet(table, seat, proof)
    return page(request, "quiet.html", game=live.match.game, table=live.record, done=False)


@routes.post("/quiet/{table}/{seat}/{proof}", response_class=HTMLResponse)
async def quiet(request: Request, table: str, seat: int, proof: str) -> Response:
    """Only by a button: programs that follow links in mail must not end it."""
    live = await services_of(request).notifications.stop(table, seat, proof)
    return page(request, "quiet.html", game=live.match.game, table=live.record, done=True)


@routes.get("/confirm/{token}", response_class=HTMLResponse)
async def confirm_page(request: Request, token: str) -> Response:
    live, asked = await services_of(request).notifications.check_confirmation(token)
    return page(request, "confirm.html", game=live.match.game, address=asked.address, done=False)


@routes.post("/confirm/{token}", response_class=HTMLResponse)
async def confirm(request: Request, token: str) -> Response:
    """Only by a button: programs that follow links in mail must not confirm anything."""
    live = await services_of(request).notifications.confirm(token)
    return page(request, "confirm.html", game=live.match.game, address="", done=True)


@routes.get("/licences", response_class=PlainTextResponse)
async def licences() -> str:
    return files("kibako").joinpath("art", "LICENSES.txt").read_text(encoding="utf-8") if has_art() else "no art"


# --- pictures and styles -----------------------------------------------------------------------------------------------------


@routes.get("/palette.css")
async def palette() -> Response:
    return Response(palette_css(), media_type="text/css", headers={"Cache-Control": "public, max-age=3600"})


def _drawing(inside: str) -> Response:
    return Response(inside, media_type="image/svg+xml")


@routes.get("/games/{key}/defs.svg")
async def defs(key: str) -> Response:
    return _drawing(f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{kibako.game(key).defs()}</defs></svg>')


@routes.get("/games/{key}/cover.svg")
async def game_cover(request: Request, key: str) -> Response:
    drawn = _drawing(cover(kibako.game(key), language_of(request)))
    drawn.headers["Vary"] = "Cookie, Accept-Language"
    return drawn


@routes.get("/games/{key}/board.css")
async def board_style(key: str) -> Response:
    return Response(style(kibako.game(key)), media_type="text/css")


@routes.get("/reactions/{name}.svg")
async def reaction(name: str) -> Response:
    if name not in REACTIONS:
        raise NoSuchPage(text("no-such-page"))
    drawn = _drawing(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{icon_body(name)}</svg>')
    drawn.headers["Cache-Control"] = "public, max-age=86400"
    return drawn
