"""The JSON API: games, tables and lessons. Replays and deals have modules of their own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

import kibako
from kibako.engine.game import Game, Shape
from kibako.engine.manifest import Option
from kibako.engine.registry import keys
from kibako.table.content import lessons
from kibako.table.store.records import Kept
from kibako.table.tables.identity import called, check_luck
from kibako.table.tables.table import can_go_on
from kibako.table.web.language import language_of
from kibako.table.web.requests import drawing, services_of, take_opening, visitor
from kibako.table.web.schemas import (
    REFUSALS,
    FirstGame,
    GameAnswer,
    Join,
    Joined,
    LessonStep,
    NewTable,
    Opened,
    OptionAnswer,
    SeatAnswer,
    TableAnswer,
    Taught,
    Try,
)

Key = Annotated[str, Path(max_length=40, examples=[keys()[0]])]
Number = Annotated[int, Path(ge=0, le=1000, examples=[0])]

routes = APIRouter(responses=REFUSALS)


# --- games -------------------------------------------------------------------------------------------------------------------


@routes.get("/api/games")
async def list_games(request: Request) -> list[GameAnswer]:
    """The games of the box with their seats and options, in the reader's language."""
    return [_game(game, language_of(request)) for game in kibako.all_games()]


def _game(game: Game, language: str) -> GameAnswer:
    return GameAnswer(
        key=game.key,
        title=game.title,
        about=game.about(language),
        minutes=game.manifest.minutes,
        seats=list(game.manifest.seats),
        options=[_option(game, option, language) for option in game.manifest.options],
        firstGame=FirstGame.model_validate(lessons.lesson(game).first_game),
    )


def _option(game: Game, option: Option, language: str) -> OptionAnswer:
    title, about, words = game.option_words(option, language)
    return OptionAnswer(
        name=option.name,
        title=title,
        about=about,
        default=option.default,
        choices=list(option.choices),
        words=words,
        seats=list(option.seats),
    )


# --- tables ------------------------------------------------------------------------------------------------------------------


@routes.get("/api/tables")
async def list_tables(request: Request) -> list[TableAnswer]:
    """Open and running tables."""
    registry = services_of(request).registry
    return [
        TableAnswer(
            id=kept.table.id,
            title=kept.table.title,
            key=kept.table.game,
            game=kibako.game(kept.table.game).title if kept.table.game in keys() else kept.table.game,
            status=_status(kept),
            seats=[SeatAnswer(name=called(seat, language_of(request)), kind=seat.kind) for seat in kept.seats],
        )
        for kept in await registry.listed()
    ]


def _status(kept: Kept) -> str:
    """Of a table that can't go on here: why not."""
    if kept.damaged is not None:
        return "damaged"
    return kept.table.status if can_go_on(kept.table, len(kept.seats)) else "stopped"


@routes.post("/api/tables", status_code=201)
async def open_table(request: Request, order: NewTable) -> Opened:
    """Open a table; the secrets are those of the seats that are yours."""
    take_opening(request)
    table, own = await services_of(request).registry.open(order.opening(), order.clock.record(), visitor(request))
    return Opened(table=table, secrets=own)


@routes.post("/api/tables/{table}/join")
async def join_table(request: Request, table: str, order: Join) -> Joined:
    """Sit down on an open seat."""
    registry, spectators = services_of(request).registry, services_of(request).spectators
    live = await registry.find(table)
    spectators.check_may_come(live, visitor(request))
    seat, secret = await registry.join(live, order.name, order.seat, check_luck(order.luck))
    return Joined(seat=seat, secret=secret)


# --- lessons -----------------------------------------------------------------------------------------------------------------


@routes.get("/api/lessons/{key}/{number}")
async def lesson_step(
    request: Request,
    key: Key,
    number: Number,
    shape: Shape = "wide",
    planned: Annotated[str | None, Query(max_length=200)] = None,
) -> LessonStep:
    """A step of a game's lesson; with `planned` the picture shows that action as planned."""
    with drawing(request):
        return LessonStep.model_validate(lessons.shown(kibako.game(key), number, language_of(request), shape, planned))


@routes.post("/api/lessons/{key}/{number}")
async def lesson_try(request: Request, key: Key, number: Number, order: Try) -> Taught:
    """What the teacher says to an action, or to a click that leads to none."""
    game, language = kibako.game(key), language_of(request)
    with drawing(request):
        if order.why is not None:
            return Taught.model_validate(lessons.why(game, number, order.path, order.why, language))
        return Taught.model_validate(lessons.answer(game, number, order.play, language, order.shape))
