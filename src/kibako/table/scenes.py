"""What a browser is sent: a table as one seat may see it."""

from __future__ import annotations

from typing import Any

from kibako.engine.game import Game, Outcome, Scene, View
from kibako.engine.sheet import Option
from kibako.engine.state import State
from kibako.engine.words import Speaker
from kibako.table.live import LiveTable

RECENT = 4  # journal entries whose events are marked in the picture


class Looking:
    """How a connection looks at a table."""

    def __init__(self, seats: set[int], tall: bool, language: str = "en") -> None:
        self.seats = seats
        self.tall = tall
        self.language = language
        self.seat: int | None = min(seats) if seats else None
        self.planned: str | None = None


def table_message(live: LiveTable, looking: Looking) -> dict[str, Any]:
    """Everything about a table for one connection; only views go in."""
    game, match, seat = live.match.game, live.match, looking.seat
    state = match.state
    view, speaker = game.look(state, seat), game.speaker(seat, live.names, looking.language)
    acting = live.to_act is not None and live.to_act == seat
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
        "ask": ask_words(live, game, view, speaker, acting),
        "picture": draw(live, view, speaker, looking),
        "actions": action_list(game, state, view, speaker) if acting else [],
        "players": [
            player(live, number, looking) | {"stands": speaker.say(stands), "mark": mark}
            for number, (stands, mark) in enumerate(zip(game.status(view), game.marks(view), strict=True))
        ],
        "log": live.log(seat, looking.language),
        "undo": undo_words(live, looking),
        "question": question(live, looking),
        "outcome": None
        if match.outcome is None or live.status == "open"
        else score_sheet(game, match.outcome, looking.language),
    }


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


def ask_words(live: LiveTable, game: Game, view: View, speaker: Speaker, acting: bool) -> str:
    if live.status == "open":
        return "Waiting for others to sit down"
    if live.to_act is None:
        return "The game is over"
    return speaker.say(game.ask(view)) if acting else f"{live.names[live.to_act]} is to act"


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
        "thinking": live.thinking == number,
        "here": chair.kind == "bot" or number in live.present(),
    }


def undo_words(live: LiveTable, looking: Looking) -> str | None:
    """Whether the viewer can take something back: free, or by asking."""
    if looking.seat is None or live.status == "open" or live.undo_length(looking.seat) is None:
        return None
    return "free" if live.undo_is_free(looking.seat) else "ask"


def question(live: LiveTable, looking: Looking) -> dict[str, Any] | None:
    asked = live.question
    if asked is None:
        return None
    words = {
        "undo": f"{live.names[asked.asker]} asks to take the last move back.",
        "bot": f"{live.names[asked.asker]} asks that a bot plays for {live.names[asked.seat]}.",
    }
    waiting = looking.seat is not None and looking.seat != asked.asker and looking.seat not in asked.agreed
    return {"words": words[asked.kind], "answer": waiting}


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
