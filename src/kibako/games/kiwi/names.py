"""The words in Kiwi Chow Down's pictures."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, text
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import title

SAID: dict[tuple[object, ...], str] = {}
"""What was said before, by language: the words of the box are few."""


class Names:
    def __init__(self, speaker: Speaker, view: KiwiView) -> None:
        self.speaker = speaker
        self.view = view
        self.language = speaker.say(text("picture-language"))

    def say(self, key: str, **args: object) -> str:
        return self.speaker.say(text(key, **args))

    def word(self, key: str, **args: str | int) -> str:
        """Words in which nobody is named: they are put together once for all pictures."""
        known = (self.language, key, *args.values())
        if known not in SAID:
            SAID[known] = self.say(key, **args)
        return SAID[known]

    def title(self, key: str, **args: str | int) -> str:
        return title(self.word(key, **args))

    def player(self, side: int) -> str:
        return self.word("picture-kiwibot") if side >= self.view.seats else self.speaker.name(side)

    def who(self, side: int) -> dict[str, object]:
        if side >= self.view.seats:
            return {"who": text("kiwibot"), "who-you": "no"}
        return {"who": Seat(side)}

    def kiwi(self, clan: str, size: str) -> str:
        return self.word("kiwi", clan=clan, size=size)

    def nest(self, nest: str) -> str:
        return self.word("picture-nest", nest=nest)
