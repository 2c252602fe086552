"""The accessible names of what GrandBois's pictures show."""

from __future__ import annotations

from collections.abc import Sequence

from kibako.engine.words import Speaker, text
from kibako.games.grandbois.components import KINDS
from kibako.games.grandbois.words import place_words, square_words
from kibako.kit.svg import title


class Names:
    """Names for one picture. Each kind of square is put into words once: a forest has a hundred of them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._squares: dict[str, str] = {}

    def say(self, key: str, **args: object) -> str:
        return self.speaker.say(text(key, **args))

    def title(self, key: str, **args: object) -> str:
        return title(self.say(key, **args))

    def square(self, kind: str) -> str:
        if kind not in self._squares:
            self._squares[kind] = self.speaker.say(square_words(KINDS.index(kind)))
        return self._squares[kind]

    def place(self, x: int, y: int) -> str:
        return self.speaker.say(place_words(x, y))

    def squares(self, kinds: Sequence[str | None]) -> str:
        """A tile's squares in their order, without those that are None."""
        return ", ".join(
            self.say("corner", corner=corner, square=self.square(kind)) for corner, kind in enumerate(kinds) if kind is not None
        )

    def river_tile(self, number: int, kinds: Sequence[str]) -> str:
        return self.title("picture-river", tile=number, squares=self.squares(kinds))

    def forest_tile(self, number: int, x: int, y: int, kinds: Sequence[str | None]) -> str:
        """The title of a tile in the forest; covered squares are None."""
        key = "picture-tile" if number else "picture-start"
        if not any(kinds):
            return self.title("picture-covered", tile=number) if number else self.title("picture-start-covered")
        numbered = {"tile": number} if number else {}
        return self.title(key, place=self.place(x, y), squares=self.squares(kinds), **numbered)
