"""What a link to a table shows elsewhere: a title, a sentence and a picture for those who preview it."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from kibako.table.tables.miniatures import PREVIEW
from kibako.table.tables.table import LiveTable
from kibako.table.web.language import language_of, say
from kibako.table.web.requests import drawing, services_of, take_look, visitor

routes = APIRouter(include_in_schema=False)


class Preview(NamedTuple):
    title: str
    about: str
    link: str
    picture: str


def preview_of(request: Request, live: LiveTable) -> Preview:
    """Only what anybody may see."""
    home = services_of(request).notifications.delivery.home.rstrip("/") or str(request.base_url).rstrip("/")
    link, title = f"{home}/t/{live.record.id}", live.record.title
    named = title if title == live.match.game.title else f"{title} · {live.match.game.title}"
    return Preview(named, _about(request, live), link, f"{link}/preview?at={len(live.match.journal)}")


def _about(request: Request, live: LiveTable) -> str:
    outcome, names = live.match.outcome, live.names(language_of(request))
    if outcome is None or live.status == "open":
        people = ", ".join(names[seat.number] for seat in live.seats if seat.kind != "open")
        return say(request, "preview-open" if live.status == "open" else "preview-running", people=people)
    ranked = sorted(outcome.standings, key=lambda standing: standing.rank)
    return " · ".join(f"{standing.rank}. {names[standing.seat]} {standing.total}" for standing in ranked)


@routes.get("/t/{table}/preview")
async def preview(request: Request, table: str) -> Response:
    """The board as somebody who watches sees it, in the size that previews have."""
    take_look(request)
    services = services_of(request)
    live = await services.registry.find(table)
    services.spectators.check_may_come(live, visitor(request))
    picture = await services.miniatures.of_table(live, None, drawing(request), PREVIEW, language_of(request))
    return Response(picture.body, media_type=picture.media_type, headers={"Cache-Control": "public, max-age=600"})
