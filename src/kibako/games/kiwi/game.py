"""Kiwi Chow Down in the registry."""

from __future__ import annotations

from typing import Final

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.manifest import Options
from kibako.engine.registry import read_manifest
from kibako.engine.state import Listener
from kibako.games.kiwi import view
from kibako.games.kiwi.ai import indices, observation
from kibako.games.kiwi.data.components import CLANS, LEADERS, PACKAGE
from kibako.games.kiwi.notation import actions, inventory, position
from kibako.games.kiwi.options import check_mode, set_options
from kibako.games.kiwi.picture import clicks, contents, draw, player_cards, tiles
from kibako.games.kiwi.rules import scoring
from kibako.games.kiwi.rules.codes import BOT
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.text import citations, coach, outline, refusals, terminal, words
from kibako.games.kiwi.view import KiwiView
from kibako.kit.ranking import ranks_of

LOST_TO_BOT: Final = 2


CATEGORY_ICONS: Final = {
    whose + name: icon
    for whose in ("", "Kiwibot: ")
    for name, icon in (
        ("markers", "flag-yellow"),
        ("rank-2 nests", "nest-yellow-tree-2"),
        ("season cards", "point"),
        ("kept season cards", "point"),
        ("unplaced markers", "marker-back"),
    )
}


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> KiwiState:
    check_mode(seats, options)
    state = KiwiState(seats)
    set_options(state, options)
    state.listener = listener
    state.set_up(chance)
    return state


def outcome(state: KiwiState) -> Outcome:
    if state.solo:
        return _solo_outcome(state)
    ranks = ranks_of([int(scoring.worth(state, side)) for side in range(int(state.sides))])
    standings = (
        Standing(side, rank, int(scoring.total(state, side)), _categories(state, side)) for side, rank in enumerate(ranks)
    )
    return Outcome("four seasons are over", tuple(standings))


def _solo_outcome(state: KiwiState) -> Outcome:
    """W95: one standing; rank 1 is a victory over the Kiwibot, whose points are among the categories."""
    total, bot = int(scoring.total(state, 0)), int(scoring.total(state, BOT))
    bots = {f"Kiwibot: {name}": points for name, points in _categories(state, BOT).items()}
    categories = _categories(state, 0) | bots | {"Kiwibot": bot}
    standing = Standing(0, 1 if total > bot else LOST_TO_BOT, total, categories)
    return Outcome("beat the Kiwibot" if total > bot else "the Kiwibot won", (standing,))


def _categories(state: KiwiState, side: int) -> dict[str, int]:
    counted = {
        "markers": int(scoring.owned(state.mark, side)),
        "rank-2 nests": int(scoring.rank_two_nests(state, side)),
        "season cards": int(state.points[side]),
    }
    if state.is_bot(side):
        counted |= {
            "kept season cards": int(scoring.owned(state.keeper, side)),
            "unplaced markers": int(state.marker_count(side)) // 3,
        }
    return counted


def factions(state: KiwiState) -> dict[str, list[list[str]]]:
    """W70: the clans differ only on side B."""
    board = "B" if state.side_b else "A"
    seats = range(int(state.seats))
    return {
        "clan": [[f"{CLANS[state.clan[seat]]} {board}"] for seat in seats],
        "leader": [[LEADERS[state.leader[seat]].name] for seat in seats],
    }


GAME = Game[KiwiState, KiwiView](
    package=PACKAGE,
    manifest=read_manifest(PACKAGE),
    start=start,
    outcome=outcome,
    component_count=inventory.component_count,
    factions=factions,
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
    illustrate=words.illustrate,
    board=terminal.board,
    outline=outline.outline,
    cite=citations.cite,
    action_for_click=clicks.action_for_click,
    status=words.status,
    progress=words.progress,
    category_icons=CATEGORY_ICONS,
    player_cards=player_cards.player_cards,
    seat_colours=lambda seen: tuple(CLANS.index(side.clan) for side in seen.sides[: seen.seats]),
    tiles=tiles.tiles,
    defs=draw.defs,
    draw=draw.draw,
    click_paths=clicks.click_paths,
    contents=contents.contents,
    signs=coach.SIGNS,
    effects=coach.EFFECTS,
)
