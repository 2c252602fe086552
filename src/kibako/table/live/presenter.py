"""What a browser is sent: a table as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from kibako.bots.ismcts import Thought
from kibako.engine.game import Game, Scene, View
from kibako.engine.state import State
from kibako.engine.words import Speaker
from kibako.table.content import coach
from kibako.table.content.column import Other, player_cards, tallies
from kibako.table.content.explanations import Now, now, rule_words, rules_about, why
from kibako.table.content.position import Action, legal_actions, outline, score_sheet
from kibako.table.content.rulebook import rule_html
from kibako.table.live.drawings import shown
from kibako.table.live.protocol import (
    Choice,
    Clock,
    CoachMessage,
    Company,
    ExplainMessage,
    HelpMessage,
    HintMessage,
    Picture,
    PlanMessage,
    Player,
    Proof,
    Question,
    Rematch,
    RuleWords,
    TableMessage,
    Tile,
    WhyMessage,
)
from kibako.table.live.viewer import Viewer
from kibako.table.store.records import AWAITED
from kibako.table.tables import clocks
from kibako.table.tables.table import LiveTable

MOST_HINTS = 3
MOST_NAMED = 12  # actions that are told with their words at once
MOST_HELP = 12  # actions that the help lists


def table_message(live: LiveTable, viewer: Viewer) -> TableMessage:
    """Everything about a table for one connection; only views go in."""
    game, match, seat = live.match.game, live.match, viewer.seat
    view, speaker = shown(live).view(live, None if live.is_example else seat), viewer.speaker(live)
    acting = live.to_act is not None and live.to_act == seat and not live.paused
    seated, others = players(live, view, viewer)
    actions = choices(live, view, viewer) if acting else []
    return TableMessage(
        title=live.record.title,
        game=game.key,
        game_title=game.title,
        status=live.status,
        secrets=game.manifest.secrets,
        at=len(match.journal),
        seat=seat,
        own=sorted(viewer.seats),
        to_act=live.to_act,
        ask=ask_words(live, view, viewer, acting),
        picture=picture(live, view, viewer) if viewer.picture_wanted else None,
        view=view.shown() if viewer.data else None,
        passed=viewer.passed(live) if viewer.data else [],
        actions=actions,
        tiles=tiles(game, match.copy_state(), view, speaker, actions) if acting else [],
        players=seated,
        others=others,
        tallies=tallies(game, view, speaker, None),
        log=viewer.news(live.log(seat, viewer.language), live.story(view, viewer.language) if viewer.picture_wanted else []),
        proof=proof_of(live),
        hints=acting and live.gives_hints(),
        hurry=seat is not None and live.can_hurry(),
        undo=undo_words(live, viewer),
        question=question(live, viewer),
        company=company(live, viewer),
        outline=outline(game, view, speaker) if viewer.outline else None,
        outcome=score_sheet(game, match.outcome, viewer.language) if match.outcome and live.status != "open" else None,
    )


def proof_of(live: LiveTable) -> Proof | None:
    """What the table promises of its luck; once nothing is secret, what the promise was made from."""
    if live.commitment is None:
        return None
    luck, given, seed = live.record.luck, live.match.contributions, live.record.seed
    if live.is_told:
        return Proof(live.commitment, luck, given, seed, live.match.salt)
    return Proof(live.commitment, luck, given, seed if luck == "chosen" else None)


def ask_words(live: LiveTable, view: View, viewer: Viewer, acting: bool) -> str:
    if acting:
        return viewer.speaker(live).say(live.match.game.ask(view))
    if live.status == "open":
        awaited = [viewer.called(seat) for seat in live.seats if seat.luck == AWAITED]
        seated = all(seat.kind != "open" for seat in live.seats)
        return viewer.say("waiting-for-luck", who=awaited[0]) if seated and awaited else viewer.say("waiting")
    if live.paused:
        return viewer.say("is-paused")
    if live.to_act is None:
        return viewer.say("over")
    return viewer.say("is-to-act" if live.bot_to_act is None else "is-thinking", who=viewer.called(live.seats[live.to_act]))


def help_message(live: LiveTable, viewer: Viewer) -> HelpMessage:
    """What can be done now, and the rules that say so."""
    game, state = live.match.game, live.match.copy_state()
    view, speaker = game.look(state, viewer.seat), viewer.speaker(live)
    acting = live.to_act is not None and live.to_act == viewer.seat
    words = [speaker.say(game.say(int(action), view)) for action in state.actions()] if acting else []
    return HelpMessage(
        ask=ask_words(live, view, viewer, acting),
        actions=words[:MOST_HELP],
        more=max(0, len(words) - MOST_HELP),
        rules=[rule_html(game, viewer.language, number) for number in game.cite(view)] if live.to_act is not None else [],
    )


def hint_message(live: LiveTable, viewer: Viewer, thoughts: Sequence[Thought], at: int) -> HintMessage:
    """What a bot would play, and what it thinks of the next best; nothing if the position has changed meanwhile."""
    if at != len(live.match.journal):
        return HintMessage(at, [], "")
    game = live.match.game
    view, speaker = live.match.look(viewer.seat), viewer.speaker(live)
    choices = [
        Choice(game.write(action), speaker.say(game.say(action, view)), round(100 * value))
        for action, _visits, value in thoughts[:MOST_HINTS]
    ]
    best, *others = [action for action, _visits, _value in thoughts[:MOST_HINTS]]
    return HintMessage(at, choices, coach.reason(game, view, best, others, speaker))


def coach_message(live: LiveTable, viewer: Viewer) -> CoachMessage:
    """What the coach has to say; like hints only for those who play by themselves."""
    if not live.gives_hints() or live.to_act != viewer.seat:
        return CoachMessage(len(live.match.journal), [])
    game = live.match.game
    view = live.match.look(viewer.seat)
    return CoachMessage(len(live.match.journal), coach.tips(game, view, viewer.speaker(live)))


def why_message(live: LiveTable, viewer: Viewer, path: Sequence[str], clicked: str) -> WhyMessage:
    """Why something can't be chosen."""
    view, speaker = shown(live).view(live, viewer.seat), viewer.speaker(live)
    names = partial(shown(live).names, live, view, speaker)
    told = why(live.match.game, live.match.copy_state(), view, speaker, path, clicked, names)
    return WhyMessage(told.words, told.rule)


def explain_message(live: LiveTable, viewer: Viewer, element: str) -> ExplainMessage:
    """What an element is about; what it would do is told to the seat that is to act."""
    game, state = live.match.game, live.match.copy_state()
    view, speaker = game.look(state, viewer.seat), viewer.speaker(live)
    acting = live.to_act is not None and live.to_act == viewer.seat and not live.paused
    told = now(game, state, view, speaker, element) if acting and element else Now([], 0)
    numbers = rules_about(game, element) if element else game.cite(view)[:1]
    rules = [RuleWords(number, rule_words(game, viewer.language, number)) for number in numbers]
    return ExplainMessage(element, told.words, told.more, rules)


def plan_message(live: LiveTable, viewer: Viewer) -> PlanMessage:
    """The picture with the planned action drawn in; made from the seat's view alone."""
    game, view, speaker = live.match.game, shown(live).view(live, viewer.seat), viewer.speaker(live)
    planned = None if viewer.planned is None else game.read(viewer.planned)
    words = "" if planned is None else speaker.say(game.say(planned, view))
    counted = tallies(game, view, speaker, planned)
    return PlanMessage(len(live.match.journal), viewer.planned, words, picture(live, view, viewer), counted)


def picture(live: LiveTable, view: View, viewer: Viewer) -> Picture | str:
    """The board for a view."""
    return viewer.picture(shown(live).drawing(live, view, viewer.speaker(live), viewer.shape, viewer.planned))


def choices(live: LiveTable, view: View, viewer: Viewer) -> list[Action]:
    """What can be done. Of many actions only those have words that can't be clicked; a planned one gets its words then."""
    legal = [int(action) for action in live.match.legal]
    brief = viewer.changes and not viewer.outline and not viewer.data and len(legal) > MOST_NAMED
    return legal_actions(live.match.game, legal, view, viewer.speaker(live), brief)


def players(live: LiveTable, view: View, viewer: Viewer) -> tuple[list[Player], list[Other]]:
    """Who has a seat, and who plays without one."""
    game, speaker, present = live.match.game, viewer.speaker(live), live.present()
    cards, others = player_cards(game, Scene(view, speaker, viewer.shape, beside=viewer.picture_wanted))
    seated = [
        Player(
            seat=chair.number,
            name=viewer.called(chair),
            kind=chair.kind,
            level=chair.level,
            you=chair.number in viewer.seats,
            turn=live.to_act == chair.number,
            thinking=live.bot_to_act == chair.number,
            here=chair.kind == "bot" or chair.number in present,
            stands=speaker.say(stands),
            colour=colour,
            card=card,
        )
        for chair, stands, colour, card in zip(live.seats, game.status(view), game.seat_colours(view), cards, strict=True)
    ]
    return seated, others


def tiles(game: Game, state: State, view: View, speaker: Speaker, actions: Sequence[Action]) -> list[Tile]:
    """The choices beside what is asked that can be made now or are always shown; for an action that isn't legal the reason."""
    legal = {int(action) for action in state.actions()}
    clicked = {name for action in actions for way in action.ways for name in way}
    return [
        Tile(
            words=speaker.say(tile.words),
            drawing=tile.drawing,
            view_box=tile.view_box,
            action=None if tile.action is None else game.write(tile.action),
            ids=tile.ids,
            held=tile.held,
            stays=tile.stays,
            ask=None if tile.ask is None else speaker.say(tile.ask),
            reason=None if tile.action is None or tile.action in legal else speaker.say(game.refuse(state, tile.action).words),
        )
        for tile in game.tiles(view)
        if tile.stays or tile.action is not None or not clicked.isdisjoint(tile.ids)
    ]


def undo_words(live: LiveTable, viewer: Viewer) -> Literal["free", "ask"] | None:
    """Whether the viewer can take something back: at once, or by asking people."""
    if viewer.seat is None or live.undo_length(viewer.seat) is None:
        return None
    if live.paused or not live.undo_is_allowed(viewer.seat):
        return None
    return "free" if live.undo_is_free(viewer.seat) or live.owned() <= viewer.seats else "ask"


def question(live: LiveTable, viewer: Viewer) -> Question | None:
    asked = live.question
    if asked is None:
        return None
    words = {
        "undo": viewer.say("asks-undo", who=viewer.called(live.seats[asked.asker])),
        "pause": viewer.say("asks-pause", who=viewer.called(live.seats[asked.asker])),
        "end": viewer.say("asks-end", who=viewer.called(live.seats[asked.asker])),
        "bot": viewer.say("asks-bot", who=viewer.called(live.seats[asked.asker]), whom=viewer.called(live.seats[asked.seat])),
    }
    waiting = viewer.seat is not None and viewer.seat != asked.asker and viewer.seat not in asked.agreed
    return Question(words[asked.kind], waiting, asked.number)


def company(live: LiveTable, viewer: Viewer) -> Company:
    """Clock, pause and deal; the address only to the one whose it is."""
    address = None if viewer.seat is None else live.company.addresses.get(viewer.seat)
    again = live.company.rematch
    return Company(
        clock=clock(live),
        deal=live.company.deals[0] if live.company.deals else None,
        rematch=None if again is None else Rematch(again.table, viewer.called(live.seats[again.asker])),
        address="" if address is None else address.address,
        confirmed=address is not None and address.confirmed,
        judged=sorted(live.company.judged),
    )


def clock(live: LiveTable) -> Clock:
    kept = live.company.clock
    return Clock(kept.kind, kept.seconds, kept.seat, clocks.left(kept), kept.paused)
