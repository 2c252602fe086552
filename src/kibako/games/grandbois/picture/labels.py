"""The accessible names of what GrandBois's pictures show."""

from __future__ import annotations

from collections.abc import Sequence

from kibako.games.grandbois.text.words import place_words, square_words, tile_words
from kibako.kit.labels import Labels


class Names(Labels):
    def square(self, kind: str) -> str:
        return self.once((kind,), lambda: square_words(kind))

    def place(self, x: int, y: int) -> str:
        return self.speaker.say(place_words(x, y))

    def river_tile(self, number: int, kinds: Sequence[str]) -> str:
        return self.title("picture-river", tile=number, squares=tile_words(kinds))

    def forest_tile(self, number: int, x: int, y: int, kinds: Sequence[str | None]) -> str:
        """The title of a tile in the forest; covered squares are None."""
        key = "picture-tile" if number else "picture-start"
        if not any(kinds):
            return self.title("picture-covered", tile=number) if number else self.title("picture-start-covered")
        numbered = {"tile": number} if number else {}
        return self.title(key, place=place_words(x, y), squares=tile_words(kinds), **numbered)
