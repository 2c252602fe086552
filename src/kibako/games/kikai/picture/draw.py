"""KIKAI as pictures: the town by night, the players' boards, cards and scrap beside it."""

from __future__ import annotations

from functools import cache
from typing import Final

from kibako.engine.game import Scene, Shape
from kibako.games.kikai.picture import small
from kibako.games.kikai.picture.backdrop import backdrop_defs
from kibako.games.kikai.picture.districts import district_defs, districts
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.icons import icon_defs
from kibako.games.kikai.picture.machines import psymbol_defs
from kibako.games.kikai.picture.player_boards import alone, board, master, supply_art, track_art
from kibako.games.kikai.picture.side_panel import (
    CREAM,
    hand,
    has_stage,
    played,
    side_panel_defs,
    stage,
    taking,
    yard,
    yard_heading,
    yard_label,
)
from kibako.games.kikai.picture.streets import distributors, shared, squares, streets, tags, trail
from kibako.games.kikai.picture.symbols import symbol_defs, words
from kibako.games.kikai.view import KikaiView
from kibako.kit.svg import el, g, num, rect, shift


@cache
def defs() -> str:
    town = backdrop_defs() + district_defs() + side_panel_defs()
    return symbol_defs() + psymbol_defs() + town + track_art() + supply_art() + icon_defs()


VIEW_BOXES: Final[dict[Shape, str]] = {
    "wide": "0 0 1090 780",
    **{shape: f"0 0 {num(folded.size[0])} {num(folded.size[1])}" for shape, folded in small.FOLDED.items()},
}


BESIDE: Final = "0 0 1150 765"
"""The box where the boards are beside the picture."""


def draw(scene: Scene[KikaiView]) -> str:
    frame = Frame(scene)
    return el(
        "svg",
        *parts(frame),
        class_="board",
        color="transparent",
        font_weight=800,
        text_anchor="middle",
        viewBox=BESIDE if scene.beside else VIEW_BOXES[scene.shape],
        data_board=small.TOWN if scene.shape == "low" else None,
    )


def parts(frame: Frame) -> tuple[str, ...]:
    if frame.beside:
        return beside(frame)
    return wide(frame) if frame.shape == "wide" else small.parts(frame, town(frame))


def player_boards(scene: Scene[KikaiView]) -> tuple[str, ...]:
    frame = Frame(scene)
    return tuple(alone(frame, seat) for seat in range(len(scene.view.sides))) if scene.beside else ()


def town(frame: Frame) -> str:
    """What lies still, then streets, squares, districts, and what is written over them."""
    under, over = trail(frame)
    ground = shared(f"ground-{frame.plan.name}")
    return g(
        ground,
        streets(frame),
        under,
        squares(frame),
        districts(frame),
        distributors(frame),
        tags(frame),
        over,
        transform=frame.plan.transform(),
    )


def wide(frame: Frame) -> tuple[str, ...]:
    """The town, beside it the boards: the opponent's above, one's own below."""
    say = frame.names.say
    title = words(say("picture-offer"), 780, 617, 15, class_="display", font_weight=600, fill=CREAM, text_anchor="start")
    return (
        rect(0, 0, 1090, 780, 0, fill="url(#kikai-felt)"),
        town(frame),
        board(frame, 1 - frame.own, 774, 8),
        master(frame, 774, 247),
        board(frame, frame.own, 774, 366),
        title,
        taking(frame),
        yard_label(frame),
        yard(frame),
        stage(frame) if has_stage(frame) else played(frame),
        hand(frame),
    )


def beside(frame: Frame) -> tuple[str, ...]:
    """The town as large as it can be; scrap, renown and cards to take at its right, one's hand and the kikai at work below."""
    say = frame.names.say
    title = words(say("picture-offer"), 856, 660, 15, class_="display", font_weight=600, fill=CREAM, text_anchor="start")
    return (
        rect(0, 0, 1150, 765, 0, fill="url(#kikai-felt)"),
        town(frame),
        yard_heading(frame),
        yard(frame),
        played(frame),
        g(master(frame, 0, 0), transform=shift(852, 529, 0.945)),
        title,
        taking(frame),
        stage(frame) if has_stage(frame) else "",
        hand(frame),
    )
