"""The words in Kiwi Chow Down's pictures."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, text
from kibako.games.kiwi.view import KiwiView
from kibako.games.kiwi.words import benefit_words, leader_name, season_words
from kibako.kit.svg import title

SAID: dict[tuple[object, ...], str] = {}
"""What was said before, by language: the words of the box are few."""


class Names:
    def __init__(self, speaker: Speaker, view: KiwiView) -> None:
        self.speaker = speaker
        self.view = view

    def say(self, key: str, **args: object) -> str:
        return self.speaker.say(text(key, **args))

    def word(self, key: str, **args: str | int) -> str:
        """Words in which nobody is named: they are put together once for all pictures."""
        known = (self.speaker.language, key, *args.values())
        if known not in SAID:
            SAID[known] = self.say(key, **args)
        return SAID[known]

    def title(self, key: str, **args: str | int) -> str:
        return title(self.word(key, **args))

    def copy(self, number: int, count: int, key: str, **args: str | int) -> str:
        """The title of one of several that are alike."""
        what = self.word(key, **args)
        return title(what if count == 1 else self.word("picture-copy", what=what, number=number, count=count))

    def player(self, side: int) -> str:
        return self.word("kiwibot") if side >= self.view.seats else self.speaker.name(side)

    def who(self, side: int) -> dict[str, object]:
        if side >= self.view.seats:
            return {"who": text("kiwibot"), "who-you": "no"}
        return {"who": Seat(side)}

    def kiwi(self, clan: str, size: str, mark: str, place: str) -> str:
        return self.word("picture-kiwi", clan=clan, size=size, mark=mark or "none", place=place)

    def leader(self, key: str, leader: str) -> str:
        return self.title(key, leader=leader, name=leader_name(leader))

    def benefit(self, benefit: str) -> str:
        known = (self.speaker.language, "benefit", benefit)
        if known not in SAID:
            SAID[known] = ", ".join(self.speaker.say(part) for part in benefit_words(benefit))
        return SAID[known]

    def season(self, card: str) -> str:
        """The title of a season card."""
        known = (self.speaker.language, "season-card", card)
        if known not in SAID:
            SAID[known] = title(self.speaker.say(season_words("season-card", card)))
        return SAID[known]
