"""Kinoko in the registry: its GAME, put together from the functions of its rooms."""

from __future__ import annotations

from kibako.engine.chance import Chance
from kibako.engine.game import Game, Outcome, Standing
from kibako.engine.manifest import Options
from kibako.engine.registry import read_manifest
from kibako.engine.state import Listener
from kibako.games.kinoko import view
from kibako.games.kinoko.ai import indices, observation
from kibako.games.kinoko.data.components import PACKAGE
from kibako.games.kinoko.notation import actions, inventory, position
from kibako.games.kinoko.picture import clicks, contents, draw, player_cards
from kibako.games.kinoko.rules.rounds import set_up
from kibako.games.kinoko.rules.state import KinokoState
from kibako.games.kinoko.text import citations, coach, outline, refusals, terminal, words
from kibako.games.kinoko.view import KinokoView
from kibako.kit.ranking import ranks_of


def start(seats: int, options: Options, chance: Chance, listener: Listener | None = None) -> KinokoState:
    state = KinokoState(seats)
    state.memory_aid = bool(options["memory_aid"])
    state.listener = listener
    set_up(state, chance)
    return state


def outcome(state: KinokoState) -> Outcome:
    points = [int(score) for score in state.scores()]
    ranks = ranks_of([int(worth) for worth in state.worth()])
    standings = [Standing(seat, ranks[seat], points[seat], {"points": points[seat]}) for seat in range(int(state.seats))]
    return Outcome("four points", tuple(standings))


GAME = Game[KinokoState, KinokoView](
    package=PACKAGE,
    manifest=read_manifest(PACKAGE),
    start=start,
    outcome=outcome,
    component_count=inventory.component_count,
    describe=position.describe,
    arrange=position.arrange,
    write=actions.write,
    read=actions.read,
    refuse=refusals.refuse,
    look=view.look,
    imagine=view.imagine,
    open_view=view.open_view,
    remember=view.remember,
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
    player_cards=player_cards.player_cards,
    defs=draw.defs,
    draw=draw.draw,
    click_paths=clicks.click_paths,
    contents=contents.contents,
    signs=coach.SIGNS,
    effects=coach.EFFECTS,
)
