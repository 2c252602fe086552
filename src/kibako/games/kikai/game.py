"""KIKAI in the registry: its GAME, put together from the functions of its rooms."""

from __future__ import annotations

from typing import Final

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.manifest import Options
from kibako.engine.registry import read_manifest
from kibako.engine.state import Listener
from kibako.games.kikai import view
from kibako.games.kikai.ai import indices, observation
from kibako.games.kikai.data.components import MODES, PACKAGE
from kibako.games.kikai.notation import actions, inventory, position
from kibako.games.kikai.picture import clicks, contents, draw, player_cards, tiles
from kibako.games.kikai.rules import score
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.turns import set_up
from kibako.games.kikai.text import citations, coach, outline, refusals, terminal, words
from kibako.games.kikai.view import KikaiView
from kibako.kit.ranking import ranks_of

CATEGORIES: Final = {
    "normal": ("on the way", "Master", "energy track", "most fans", "foundations", "leftovers"),
    "advanced": ("fans", "influence"),
}


CATEGORY_ICONS: Final = {
    "on the way": "points",
    "Master": "renown",
    "energy track": "energy",
    "most fans": "fan-red",
    "foundations": "foundation",
    "leftovers": "ladders",
    "fans": "fan-blue",
    "influence": "influence-red",
}


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> KikaiState:
    state = KikaiState(seats)
    state.mode = MODES.index(str(options["mode"]))
    state.first_game = bool(options["first_game"])
    state.listener = listener
    set_up(state, chance)
    return state


def outcome(state: KikaiState) -> Outcome:
    """M29, M36 to M38."""
    standings = []
    for seat, rank in enumerate(ranks_of([int(score.advantage(state)), 0])):
        sheet = [int(points) for points in score.sheet(state, seat)]
        standings.append(Standing(seat, rank, sum(sheet), dict(zip(CATEGORIES[MODES[state.mode]], sheet, strict=True))))
    return Outcome("four rounds" if state.star < 0 else "media victory", tuple(standings))


GAME = Game[KikaiState, KikaiView](
    package=PACKAGE,
    manifest=read_manifest(PACKAGE),
    start=start,
    outcome=outcome,
    component_count=inventory.component_count,
    factions=lambda _state: {"colour": [["yellow"], ["purple"]]},  # M2
    describe=position.describe,
    arrange=position.arrange,
    write=actions.write,
    read=actions.read,
    refuse=refusals.refuse,
    look=view.look,
    imagine=view.imagine,
    open_view=view.open_view,
    planes=observation.planes,
    action_count=indices.action_count,
    ask=words.ask,
    say=words.say,
    report=words.report,
    board=terminal.board,
    outline=outline.outline,
    cite=citations.cite,
    action_for_click=clicks.action_for_click,
    status=words.status,
    progress=words.progress,
    category_icons=CATEGORY_ICONS,
    player_cards=player_cards.player_cards,
    seat_colours=lambda _view: (3, 2),  # M2: yellow and purple
    tiles=tiles.tiles,
    defs=draw.defs,
    draw=draw.draw,
    player_boards=draw.player_boards,
    click_paths=clicks.click_paths,
    contents=contents.contents,
    signs=coach.SIGNS,
    effects=coach.EFFECTS,
)
