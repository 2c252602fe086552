"""Actions as texts: a table for games whose actions can all be listed, and the error for a text that is no action."""

from __future__ import annotations

from kibako.engine.errors import MalformedAction


class ActionTable:
    """Every action a game can ever have, by its text and by its number."""

    def __init__(self, title: str, numbers: dict[str, int], examples: str) -> None:
        self.numbers = numbers
        self.texts = {number: text for text, number in numbers.items()}
        self._title = title
        self._examples = examples

    def write(self, action: int) -> str:
        return self.texts[action]

    def read(self, text: str) -> int:
        action = self.numbers.get(text)
        if action is None:
            raise malformed(text, self._title, self._examples)
        return action


def malformed(text: str, title: str, examples: str) -> MalformedAction:
    return MalformedAction(f"{text!r} is no action of {title}; expected e.g. {examples}")
