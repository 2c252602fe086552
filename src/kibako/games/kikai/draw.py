"""KIKAI as pictures: the town by night, the players' boards, cards and scrap beside it."""

from __future__ import annotations

from functools import cache

from kibako.engine.game import Scene
from kibako.games.kikai.art import art_defs, words
from kibako.games.kikai.boards import board, master, strip, supply_art, track_art
from kibako.games.kikai.clicks import aim
from kibako.games.kikai.districts import district_defs, districts
from kibako.games.kikai.look import Look
from kibako.games.kikai.night import night_defs
from kibako.games.kikai.parts import part_defs
from kibako.games.kikai.shelf import CREAM, hand, has_stage, played, shelf_defs, stage, taking, yard, yard_label
from kibako.games.kikai.streets import distributors, shared, squares, streets, tags, trail
from kibako.games.kikai.view import KikaiView
from kibako.kit.svg import el, g, rect

__all__ = ["aim", "defs", "draw"]


@cache
def defs() -> str:
    return art_defs() + part_defs() + night_defs() + district_defs() + shelf_defs() + track_art() + supply_art()


def draw(scene: Scene[KikaiView]) -> str:
    look = Look(scene)
    return el(
        "svg",
        *(tall(look) if scene.tall else wide(look)),
        class_="board",
        color="transparent",
        font_weight=800,
        text_anchor="middle",
        viewBox=f"0 0 {'390 662' if scene.tall else '1090 780'}",
    )


def town(look: Look) -> str:
    """What lies still, then streets, squares, districts, and what is written over them."""
    under, over = trail(look)
    ground = shared(f"ground-{look.plan.name}")
    return g(
        ground,
        streets(look),
        under,
        squares(look),
        districts(look),
        distributors(look),
        tags(look),
        over,
        transform=look.plan.transform(),
    )


def wide(look: Look) -> tuple[str, ...]:
    """The town, beside it the boards: the other's above, the own below."""
    say = look.names.say
    title = words(say("picture-offer"), 780, 617, 15, class_="display", font_weight=600, fill=CREAM, text_anchor="start")
    return (
        rect(0, 0, 1090, 780, 0, fill="url(#kikai-felt)"),
        town(look),
        board(look, 1 - look.own, 774, 8),
        master(look, 774, 247),
        board(look, look.own, 774, 366),
        title,
        taking(look),
        yard_label(look),
        yard(look),
        stage(look) if has_stage(look) else played(look),
        hand(look),
    )


def tall(look: Look) -> tuple[str, ...]:
    """On a phone the boards are strips above the town, and a stage takes the place of the cards while it is needed."""
    return (
        rect(0, 0, 390, 662, 0, fill="url(#kikai-felt)"),
        strip(look, look.own, 0),
        strip(look, 1 - look.own, 195),
        town(look),
        rect(0, 536, 390, 126, 0, fill="#20342a"),
        yard(look),
        stage(look) if has_stage(look) else taking(look) + hand(look),
    )
