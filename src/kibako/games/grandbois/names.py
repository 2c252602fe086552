"""The accessible names of what GrandBois's pictures show."""

from __future__ import annotations

from collections.abc import Sequence

from kibako.engine.words import Speaker, text
from kibako.games.grandbois.components import KINDS
from kibako.games.grandbois.words import square_words
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

    def tile(self, number: int, kinds: Sequence[str]) -> str:
        """The title of a tile that shows these squares."""
        if not kinds:
            return self.title("picture-covered", tile=str(number))
        return self.title("picture-tile", tile=str(number), squares=", ".join(self.square(kind) for kind in kinds))
