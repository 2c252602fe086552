"""A bot that asks a language model, at any endpoint compatible with OpenAI's chat completions. No vendor's library is needed.

    export KIBAKO_CHAT=http://localhost:11434/v1 KIBAKO_CHAT_MODEL=some-model
    kibako arena GAME kibako.bots.chat:Endpoint easy

or, in a module of one's own, `clever = Endpoint("https://host/v1", "some-model", key=…)`, named `module:clever`. docs/mcp.md
tells more.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kibako.engine.chance import Chance
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, View

Messages = list[dict[str, str]]

PATIENCE: Final = 60.0  # seconds for one answer
ANSWERS: Final = 3  # of which one should be legal
CALLS: Final = 3  # for one answer, where the endpoint is silent or busy
PAUSE: Final = 1.0  # seconds before the second call, twice as many before the third
LONGEST: Final = 4_000_000  # bytes of an answer
BUSY: Final = frozenset({408, 409, 425, 429, 500, 502, 503, 504})


class EndpointFailed(KibakoError):
    """The endpoint refuses, is silent, or answers what is no chat completion."""


class _Busy(Exception):
    """Worth another call."""


def question(game: Game, view: View, legal: Sequence[int]) -> Messages:
    """What the model is told and asked: the position in words, as its seat may know it, and its actions, numbered from 1."""
    speaker = game.speaker(view.seat)
    lines = [
        line for heading, told in game.outline(view, speaker) for line in (f"\n{heading}", *(f"- {said}" for said in told))
    ]
    lines += ["", speaker.say(game.ask(view)), ""]
    lines += [f"{number}: {speaker.say(game.say(action, view))}" for number, action in enumerate(legal, 1)]
    rules = f"You play {game.title}. {game.about()} You are seat {view.seat}."
    order = "Think as briefly as you like, then answer with the number of one action, alone on the last line."
    return [{"role": "system", "content": f"{rules} {order}"}, {"role": "user", "content": "\n".join(lines).strip()}]


class Endpoint:
    """A model at an endpoint, as a bot. What isn't given is taken from the environment.

    `messages` makes the question, as `question` does; `more` is sent with every request, such as {"temperature": 0}. An answer
    that is no legal action is counted in `illegal` and told to the model; after three for a decision a random action is played.
    """

    def __init__(
        self,
        url: str = "",
        model: str = "",
        key: str = "",
        *,
        messages: Callable[[Game, View, Sequence[int]], Messages] = question,
        patience: float = PATIENCE,
        pause: float = PAUSE,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        self.url = (url or os.environ.get("KIBAKO_CHAT", "")).rstrip("/")
        self.model = model or os.environ.get("KIBAKO_CHAT_MODEL", "")
        self.key = key or os.environ.get("KIBAKO_CHAT_KEY", "")
        if not re.match(r"https?://", self.url) or not self.model:
            raise EndpointFailed("an endpoint needs a URL (KIBAKO_CHAT, http://… or https://…) and a model (KIBAKO_CHAT_MODEL)")
        self.messages, self.patience, self.pause, self.more = messages, patience, pause, dict(more or {})
        self.illegal = 0

    def __call__(self, game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
        ordered = sorted(legal)
        if len(ordered) == 1:
            return ordered[0]
        talk = list(self.messages(game, view, ordered))
        for _ in range(ANSWERS):
            said = self._asked(talk)
            chosen = chosen_number(said)
            if 1 <= chosen <= len(ordered):
                return ordered[chosen - 1]
            self.illegal += 1
            wrong = f"That is none of them. Answer with one number from 1 to {len(ordered)}, alone on the last line."
            talk += [{"role": "assistant", "content": said}, {"role": "user", "content": wrong}]
        return ordered[int(chance.below(len(ordered)))]

    def _asked(self, talk: Messages) -> str:
        """What the model says."""
        why = ""
        for call in range(CALLS):
            if call:
                time.sleep(self.pause * 2 ** (call - 1))
            try:
                return content(within(self.patience, lambda: self._sent(talk)))
            except _Busy as busy:
                why = str(busy)
        raise EndpointFailed(f"{self.url}: {why}, {CALLS} times")

    def _sent(self, talk: Messages) -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.key}"} if self.key else {})
        body = json.dumps({"model": self.model, "messages": talk, **self.more}).encode()
        request = urllib.request.Request(f"{self.url}/chat/completions", body, headers)  # noqa: S310 - http(s), see above
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as answer:  # noqa: S310 - http(s), see above
                said: bytes = answer.read(LONGEST)
                return said
        except urllib.error.HTTPError as error:
            told = error.read(300).decode(errors="replace").strip()
            refusal = f"status {error.code} {told}"
            raise _Busy(refusal) if error.code in BUSY else EndpointFailed(f"{self.url}: {refusal}") from None
        except (OSError, ValueError, http.client.HTTPException) as error:
            why = getattr(error, "reason", error)
            raise _Busy(late(self.patience) if isinstance(why, TimeoutError) else f"it can't be reached ({why})") from None


def late(seconds: float) -> str:
    return f"no answer within {seconds:g} seconds"


def within(seconds: float, work: Callable[[], bytes]) -> bytes:
    """The result of work, if it is there in time: an endpoint may send a byte now and then for ever."""
    found: list[bytes | BaseException] = []

    def run() -> None:
        try:
            found.append(work())
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if not found:
        raise _Busy(late(seconds))
    if isinstance(found[0], BaseException):
        raise found[0]
    return found[0]


def content(answer: bytes) -> str:
    """The text of a chat completion; a model that says nothing gives an empty one."""
    try:
        said = json.loads(answer)["choices"][0]["message"].get("content")
    except (ValueError, LookupError, TypeError, AttributeError):
        raise EndpointFailed(f"this is no chat completion: {answer[:100].decode(errors='replace')}") from None
    return said if isinstance(said, str) else ""


def chosen_number(said: str) -> int:
    """The number alone on the last line, whatever stands around it as decoration; 0 if there is none."""
    last = said.strip().rpartition("\n")[2]
    found = re.fullmatch(r"\W*(\d{1,6})\W*", last, re.ASCII)
    return int(found[1]) if found and "-" not in last.partition(found[1])[0] else 0
