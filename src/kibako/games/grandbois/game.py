"""GrandBois in the registry: its GAME, put together from the functions of its rooms."""

from __future__ import annotations

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.manifest import Options
from kibako.engine.registry import read_manifest
from kibako.engine.state import Listener
from kibako.games.grandbois import view
from kibako.games.grandbois.ai import indices, observation
from kibako.games.grandbois.data.components import COMPONENTS, PACKAGE
from kibako.games.grandbois.notation import actions, inventory, position
from kibako.games.grandbois.picture import clicks, contents, draw, player_cards
from kibako.games.grandbois.rules import scoring
from kibako.games.grandbois.rules.setup import set_up
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.text import citations, coach, outline, refusals, terminal, words
from kibako.games.grandbois.view import GrandBoisView
from kibako.kit.ranking import ranks_of

CATEGORIES = ("squares", "largest group", "own clan at tower", "other clans at tower")
CATEGORY_ICONS = dict(zip(CATEGORIES, ("tile-1", "laid", "tower-0", "tower-1"), strict=True))


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> GrandBoisState:
    state = GrandBoisState(seats)
    state.expert = bool(options["expert"])
    state.listener = listener
    set_up(state, chance)
    return state


def outcome(state: GrandBoisState) -> Outcome:
    """G20."""
    standings = []
    for seat, rank in enumerate(ranks_of([int(worth) for worth in scoring.worth(state)])):
        sheet = [int(points) for points in scoring.sheet(state, seat)]
        standings.append(Standing(seat, rank, sum(sheet), dict(zip(CATEGORIES, sheet, strict=True))))
    return Outcome("no tile fits" if state.aside else "all tiles laid", tuple(standings))


def factions(state: GrandBoisState) -> dict[str, list[list[str]]]:
    """G4: one secret clan a seat, or two."""
    each = int(state.clans_each)
    return {"clan": [[COMPONENTS.clans[clan] for clan in state.clans[each * n : each * (n + 1)]] for n in range(state.seats)]}


GAME = Game[GrandBoisState, GrandBoisView](
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
    board=terminal.board,
    outline=outline.outline,
    cite=citations.cite,
    action_for_click=clicks.action_for_click,
    status=words.status,
    progress=words.progress,
    category_icons=CATEGORY_ICONS,
    player_cards=player_cards.player_cards,
    tallies=player_cards.tallies,
    defs=draw.defs,
    draw=draw.draw,
    click_paths=clicks.click_paths,
    contents=contents.contents,
    signs=coach.SIGNS,
    effects=coach.EFFECTS,
)
