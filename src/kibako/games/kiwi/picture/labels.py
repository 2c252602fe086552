"""The words in Kiwi Chow Down's pictures."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, text
from kibako.games.kiwi.notation.pieces import Kiwi
from kibako.games.kiwi.notation.places import Place, on_board
from kibako.games.kiwi.picture.symbols import parts_of
from kibako.games.kiwi.text.words import ability, leader_name, season_words
from kibako.games.kiwi.view import KiwiView, season_card_said
from kibako.kit.labels import Labels
from kibako.kit.svg import title

WORDS: dict[tuple[object, ...], str] = {}


class Things(Labels):
    """Of things alone, whatever the position; pieces drawn with these words are kept."""

    def word(self, key: str, **args: object) -> str:
        """Words in which nobody is named: they are put together once for all pictures, which ask for hundreds of them."""
        known = (self.speaker.language, key, *args.values())
        if known not in WORDS:
            WORDS[known] = self.say(key, **args)
        return WORDS[known]

    def title(self, key: str, **args: object) -> str:
        return title(self.word(key, **args))

    def copy(self, number: int, count: int, key: str, **args: object) -> str:
        """The title of one of several that are alike."""
        what = self.word(key, **args)
        return title(what if count == 1 else self.word("picture-copy", what=what, number=number, count=count))

    def kiwi(self, kiwi: Kiwi, place: str) -> str:
        return self.word("picture-kiwi", clan=kiwi.clan, size=kiwi.size, mark=kiwi.mark, place=place)

    def leader(self, key: str, leader: str) -> str:
        return title(self.once((key, leader), lambda: text(key, name=leader_name(leader), **ability(leader))))

    def ability(self, leader: str) -> str:
        return self.once(("ability", leader), lambda: text("ability", **ability(leader)))

    def benefit(self, benefit: str) -> str:
        parts = parts_of(benefit) or [(0, "none")]
        return ", ".join(self.word("benefit", what=what, count=count) for count, what in parts)


class Names(Things):
    """Of a position and its players."""

    def __init__(self, speaker: Speaker, view: KiwiView) -> None:
        super().__init__(speaker)
        self.view = view
        self.things = Things.spoken_by(speaker.of_things)

    def player(self, side: int) -> str:
        return self.word("kiwibot") if side >= self.view.seats else self.speaker.name(side)

    def who(self, side: int) -> dict[str, object]:
        if side >= self.view.seats:
            return {"who": text("kiwibot"), "who-you": "no"}
        return {"who": Seat(side)}

    def place(self, place: Place) -> str:
        return on_board(place, len(self.view.sides))

    def season(self, card: str) -> str:
        """The title of a season card."""
        said = season_card_said(self.view, card)
        return title(self.once(("season-card", said), lambda: season_words("season-card", said)))

    def condition(self, card: str) -> str:
        """What a season card asks for, in brief."""
        return self.word("picture-condition", card=season_card_said(self.view, card))
