"""Kibako as an app of its own: the manifest, the icons, and the service worker that opens it without a network."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

import kibako
from kibako.engine.words import text
from kibako.kit.svg import PALETTE
from kibako.table.errors import NoSuchPage
from kibako.table.web.language import language_of
from kibako.table.web.palette import palette_css
from kibako.table.web.templates import WEB, say, scripts, templates

ICONS = {"192": "any", "512": "any", "maskable": "maskable", "touch": ""}
"""The icons there are, and what a system may do with them."""

SIZES = {"192": 192, "512": 512, "maskable": 512}
PAGES = ("lobby/lobby.js", "lobby/mine.js", "page/page.js")
STYLES = ("base", "games", "lobby", "mine", "rules")
routes = APIRouter(include_in_schema=False)


@routes.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    language = language_of(request)
    told: dict[str, Any] = {
        "id": "/",
        "name": "Kibako",
        "short_name": "Kibako",
        "description": say(language, "box-of-games"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PALETTE["felt"],
        "theme_color": PALETTE["wood"],
        "categories": ["games"],
        "icons": [
            {"src": f"/icons/{name}.png", "type": "image/png", "sizes": f"{size}x{size}", "purpose": ICONS[name]}
            for name, size in SIZES.items()
        ],
        "shortcuts": [{"name": say(language, "your-games"), "url": "/mine"}],
    }
    headers = {"Vary": "Cookie, Accept-Language"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


@routes.get("/icons/{name}.png")
async def icon(name: str) -> Response:
    if name not in ICONS:
        raise NoSuchPage(text("no-such-page"))
    body = files(WEB).joinpath("icons", f"{name}.png").read_bytes()
    return Response(body, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


@routes.get("/service.js")
async def service() -> Response:
    """It says its version itself, so that browsers find out when there is another."""
    return Response(worker(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@cache
def worker() -> str:
    return templates.get_template("service.js").render(version=version(), shell=shell())


def shell() -> list[str]:
    """What is kept from the start: the pages of one's games and of the rules, and what they are made of."""
    modules = dict.fromkeys(path for entry in PAGES for path in scripts(entry))
    games = [game.key for game in kibako.all_games()]
    return [
        "/",
        "/mine",
        *(f"/rules/{key}" for key in games),
        *(f"/games/{key}/miniature" for key in games),
        "/palette.css",
        "/static/box.svg",
        *(f"/static/styles/{style}.css" for style in STYLES),
        *(f"/static/{path}" for path in modules),
        *(
            f"/art/{name}.woff2"
            for name in ("nunito", "fraunces")
            if files("kibako").joinpath("art", f"{name}.woff2").is_file()
        ),
    ]


@cache
def version() -> str:
    """A digest of all that pages are made of."""
    found = hashlib.sha256(palette_css().encode())
    for folder in ("static", "templates", "text"):
        for path in _all_files(files(WEB).joinpath(folder)):
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _all_files(folder: Traversable) -> Iterator[Traversable]:
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from _all_files(path)
        else:
            yield path
