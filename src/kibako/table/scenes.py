"""What a browser is sent: a table as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kibako.bots.ismcts import Thought
from kibako.engine.game import Game, Outcome, Scene, View
from kibako.engine.sheet import Option
from kibako.engine.state import State
from kibako.engine.words import Speaker, Text
from kibako.table.live import LiveTable
from kibako.table.pages import TABLE
from kibako.table.rulebook import rule_html

MOST_HINTS = 3
MOST_HELP = 12  # actions that the help lists
RECENT = 4  # journal entries whose events are marked in the picture


class Looking:
    """How a connection looks at a table."""

    def __init__(self, seats: set[int], tall: bool, language: str = "en") -> None:
        self.seats = seats
        self.tall = tall
        self.language = language
        self.seat: int | None = min(seats) if seats else None
        self.planned: str | None = None
        self.text = False  # whether the position is wanted in words, too
        self.picture = True  # whether it is wanted as a picture
        self.data = False  # whether it is wanted as plain data

    def speaker(self, live: LiveTable) -> Speaker:
        """Speaks the game's words to this reader."""
        return live.match.game.speaker(self.seat, live.names, self.language)

    def say(self, key: str, **args: object) -> str:
        """Something that the table says, not the game."""
        return Speaker(TABLE, self.seat, None, self.language).say(Text(key, args))


def table_message(live: LiveTable, looking: Looking) -> dict[str, Any]:
    """Everything about a table for one connection; only views go in."""
    game, match, seat = live.match.game, live.match, looking.seat
    state = match.state
    view, speaker = game.look(state, seat), looking.speaker(live)
    acting = live.to_act is not None and live.to_act == seat and not live.paused
    return {
        "type": "table",
        "title": live.record.title,
        "game": game.key,
        "gameTitle": game.title,
        "status": live.status,
        "secrets": game.sheet.secrets,
        "at": len(match.journal),
        "seat": seat,
        "own": sorted(looking.seats),
        "toAct": live.to_act,
        "ask": ask_words(live, view, looking, acting),
        "picture": draw(live, view, speaker, looking) if looking.picture else None,
        "view": view.shown() if looking.data else None,
        "actions": action_list(game, state, view, speaker) if acting else [],
        "players": [
            player(live, number, looking) | {"stands": speaker.say(stands), "mark": mark}
            for number, (stands, mark) in enumerate(zip(game.status(view), game.marks(view), strict=True))
        ],
        "log": live.log(seat, looking.language),
        "fair": fair_message(live),
        "hints": acting and live.gives_hints(),
        "hurry": seat is not None and live.can_hurry(),
        "undo": undo_words(live, looking),
        "question": question(live, looking),
        "company": company_message(live, looking),
        "outline": outline(game, view, speaker) if looking.text else None,
        "outcome": score_sheet(game, match.outcome, looking.language) if match.outcome and live.status != "open" else None,
    }


def fair_message(live: LiveTable) -> dict[str, str] | None:
    """What the table promises of its luck; once nothing is secret, what the promise was made from."""
    if live.commitment is None:
        return None
    opened = {"seed": live.match.seed, "salt": live.match.salt} if live.is_told else {}
    return {"commitment": live.commitment} | opened


def game_message(game: Game, language: str) -> dict[str, Any]:
    """A game before it is opened."""
    return {
        "key": game.key,
        "title": game.title,
        "about": game.about(language),
        "minutes": game.sheet.minutes,
        "seats": game.sheet.seats,
        "options": [option_message(game, option, language) for option in game.sheet.options],
    }


def option_message(game: Game, option: Option, language: str) -> dict[str, Any]:
    title, about, words = game.option_words(option, language)
    return {
        "name": option.name,
        "title": title,
        "about": about,
        "default": option.default,
        "choices": option.choices,
        "words": words,
    }


def ask_words(live: LiveTable, view: View, looking: Looking, acting: bool) -> str:
    if acting:
        return looking.speaker(live).say(live.match.game.ask(view))
    if live.status == "open":
        return looking.say("waiting")
    if live.paused:
        return looking.say("is-paused")
    if live.to_act is None:
        return looking.say("over")
    return looking.say("is-to-act" if live.bot_to_act is None else "is-thinking", who=live.names[live.to_act])


def outline(game: Game, view: View, speaker: Speaker) -> list[dict[str, Any]]:
    """The position to be read aloud."""
    return [{"heading": heading, "lines": lines} for heading, lines in game.outline(view, speaker)]


def help_message(live: LiveTable, looking: Looking) -> dict[str, Any]:
    """What can be done now, and the rules that say so."""
    game, state = live.match.game, live.match.state
    view, speaker = game.look(state, looking.seat), looking.speaker(live)
    acting = live.to_act is not None and live.to_act == looking.seat
    words = [speaker.say(game.say(int(action), view)) for action in state.actions()] if acting else []
    return {
        "type": "help",
        "ask": ask_words(live, view, looking, acting),
        "actions": words[:MOST_HELP],
        "more": max(0, len(words) - MOST_HELP),
        "rules": [rule_html(game, looking.language, number) for number in game.cite(view)] if live.to_act is not None else [],
    }


def hint_message(live: LiveTable, looking: Looking, thoughts: Sequence[Thought], at: int) -> dict[str, Any]:
    """What a bot would play, and what it thinks of the next best; nothing if the position has changed meanwhile."""
    if at != len(live.match.journal):
        return {"type": "hint", "at": at, "choices": []}
    game = live.match.game
    view, speaker = game.look(live.match.state, looking.seat), looking.speaker(live)
    choices = [
        {"text": game.write(action), "words": speaker.say(game.say(action, view)), "share": round(100 * value)}
        for action, _visits, value in thoughts[:MOST_HINTS]
    ]
    return {"type": "hint", "at": at, "choices": choices}


def why_message(live: LiveTable, looking: Looking, path: Sequence[str], clicked: str) -> dict[str, Any]:
    """Why something can't be chosen: the rule against the action that was meant."""
    game, state = live.match.game, live.match.state
    view, speaker = game.look(state, looking.seat), looking.speaker(live)
    action = game.meant(tuple(path), clicked, view)
    if action is None or action in [int(legal) for legal in state.actions()]:
        rule = next(iter(game.cite(view)), None)
        return {"type": "why", "words": looking.say("nothing-there", ask=speaker.say(game.ask(view))), "rule": rule}
    refusal = game.refuse(state, action)
    return {"type": "why", "words": sentence(speaker.say(refusal.words)), "rule": refusal.rule}


def sentence(words: str) -> str:
    """A reason on its own: with a capital and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def action_list(game: Game, state: State, view: View, speaker: Speaker) -> list[dict[str, Any]]:
    """The legal actions: the text to send, the ways to click, the words."""
    return [
        {
            "text": game.write(action),
            "ways": game.aim(action, view),
            "words": speaker.say(game.say(action, view)),
        }
        for action in sorted(int(action) for action in state.actions())
    ]


def draw(live: LiveTable, view: View, speaker: Speaker, looking: Looking) -> str:
    """The board for a view."""
    game, match = live.match.game, live.match
    planned = game.read(looking.planned) if looking.planned is not None else None
    recent = [event for entry in match.journal[-RECENT:] for event in entry.events]
    return game.draw(Scene(view, speaker, looking.tall, planned, recent))


def player(live: LiveTable, number: int, looking: Looking) -> dict[str, Any]:
    chair = live.seats[number]
    return {
        "seat": number,
        "name": chair.name,
        "kind": chair.kind,
        "level": chair.level,
        "you": number in looking.seats,
        "turn": live.to_act == number,
        "thinking": live.bot_to_act == number,
        "here": chair.kind == "bot" or number in live.present(),
    }


def undo_words(live: LiveTable, looking: Looking) -> str | None:
    """Whether the viewer can take something back: free, or by asking."""
    if looking.seat is None or live.status == "open" or live.undo_length(looking.seat) is None:
        return None
    free = live.undo_is_free(looking.seat)
    if live.paused or (live.company.deals and (live.status == "over" or not free)):
        return None  # in a deal that others play, too, luck that was seen stays
    return "free" if free else "ask"


def question(live: LiveTable, looking: Looking) -> dict[str, Any] | None:
    asked = live.question
    if asked is None:
        return None
    words = {
        "undo": looking.say("asks-undo", who=live.names[asked.asker]),
        "pause": looking.say("asks-pause", who=live.names[asked.asker]),
        "bot": looking.say("asks-bot", who=live.names[asked.asker], whom=live.names[asked.seat]),
    }
    waiting = looking.seat is not None and looking.seat != asked.asker and looking.seat not in asked.agreed
    return {"words": words[asked.kind], "answer": waiting}


def company_message(live: LiveTable, looking: Looking) -> dict[str, Any]:
    """Clock, pause and deal; the address only to the one whose it is."""
    company, seat = live.company, looking.seat
    address = None if seat is None else company.addresses.get(seat)
    return {
        "clock": company.clock.message(),
        "deal": company.deals[0] if company.deals else None,
        "address": "" if address is None else address.address,
    }


def score_sheet(game: Game, outcome: Outcome, language: str) -> dict[str, Any]:
    reason, categories = game.outcome_words(outcome, language)
    return {
        "reason": reason,
        "categories": categories,
        "columns": [
            {"rank": standing.rank, "total": standing.total, "points": list(standing.categories.values())}
            for standing in outcome.standings
        ],
    }
