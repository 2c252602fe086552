"""Descriptions, saves and actions with something changed in them, for one game, in a process of its own.

    python tests/fuzz.py GAME KIND SEED COUNT

Whatever is accepted must be a position that can be looked at, imagined, drawn, described and played on from. Each case is
announced before it is tried, so that whoever ends this process after its time knows which one never ended. The last line
sums up.
"""

from __future__ import annotations

import json
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from tables import random_match, tables

import kibako
from kibako.engine.chance import Quick
from kibako.engine.commitment import sha256
from kibako.engine.game import Scene

Fields = dict[str, Any]

MOVES = 12  # played from each position that was accepted
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 12, 20, 56, 99, 127, 200, 255, 256, 1000, -(10**6), 2**31, 2**63, 10**30)
JUNK: tuple[Any, ...] = (None, True, "", "-", " ", "x", "0", "\x00", "é" * 3, 1.5, [], [[]], {}, {"a": 1}, "9" * 3000)
DECIDED = ("pending", "doing", "turn", "step", "phase")  # what a position says of the decision, whatever the game


class Fuzzer:
    """One game's changes, tried one after the other."""

    def __init__(self, key: str, seed: int) -> None:
        self.random = random.Random(f"{key} {seed}")
        self.tables = [table for table in tables() if table.game.key == key]
        self.game = kibako.game(key)
        self.words: dict[str, list[str]] = {}  # by field: words that stood there
        self.fields: list[Fields] = []
        self.refill()

    def refill(self) -> None:
        """Positions of a few random games, and the words that describe them."""
        self.fields = []
        for _ in range(4):
            self.fields += self.positions_of_a_game()
        for fields in self.fields:
            for path, text in texts_in(fields):
                self.words.setdefault(path, []).extend(text.split())

    def positions_of_a_game(self) -> Iterator[Fields]:
        match = random_match(self.random.choice(self.tables), self.random.randrange(10**6))
        states = list(match.positions())
        for state in self.random.sample(states, min(12, len(states))):
            yield match.described(state)

    # --- changing ------------------------------------------------------------------------------------------------

    def changed(self, fields: Fields, names: tuple[str, ...] = ()) -> Fields:
        """A description with one to three of its parts changed, of these fields if they are there."""
        made: Fields = json.loads(json.dumps(fields))
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            places = [place for place in places_in(made) if not names or place[2][0] in names]
            if not places:
                break
            holder, key, path = self.random.choice(places)
            self.change(holder, key, ".".join(path))
        return made

    def change(self, holder: Any, key: Any, path: str) -> None:
        value, luck = holder[key], self.random.random()
        if luck < 0.06:
            del holder[key]
        elif luck < 0.12:
            holder[key] = self.random.choice((*JUNK, *NUMBERS))
        elif luck < 0.2:
            holder[key] = self.other_value(path, value)
        elif isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = self.random.choice((value - 1, value + 1, *NUMBERS))
        elif isinstance(value, str):
            holder[key] = self.changed_text(value, path)
        elif isinstance(value, list):
            self.change_list(value)

    def change_list(self, value: list[Any]) -> None:
        if not value or self.random.random() < 0.3:
            value.append(self.random.choice(value) if value else "")
        elif self.random.random() < 0.5:
            value.pop(self.random.randrange(len(value)))
        else:
            self.random.shuffle(value)

    def other_value(self, path: str, value: object) -> object:
        """What another position has there."""
        found: Any = self.random.choice(self.fields)
        for part in path.split("."):
            if isinstance(found, dict) and part in found:
                found = found[part]
        return value if isinstance(found, dict) else json.loads(json.dumps(found))

    def changed_text(self, text: str, path: str) -> str:
        words = text.split(" ")
        at = self.random.randrange(len(words))
        known = self.words.get(path.split(".", maxsplit=1)[0], [""])
        luck = self.random.random()
        if words[at].lstrip("-").isdigit() and luck < 0.6:
            words[at] = str(self.random.choice((int(words[at]) - 1, int(words[at]) + 1, *NUMBERS)))
        elif luck < 0.7:
            words[at] = self.random.choice(known)
        elif luck < 0.8:
            words.insert(at, self.random.choice((*known[:50], *map(str, NUMBERS))))
        elif luck < 0.9:
            words.pop(at)
        else:
            letters = list(words[at])
            self.random.shuffle(letters)
            words[at] = "".join(letters)
        return " ".join(words)

    # --- cases -------------------------------------------------------------------------------------------------------

    def case(self, kind: str) -> tuple[str, Callable[[], kibako.Match | None]]:
        """What is tried, as text, and the trial: the match if it was accepted."""
        if kind in ("position", "pending"):
            return self.position_case(DECIDED if kind == "pending" else ())
        return self.save_case() if kind == "save" else self.action_case()

    def position_case(self, names: tuple[str, ...]) -> tuple[str, Callable[[], kibako.Match | None]]:
        made = self.changed(self.random.choice(self.fields), names)
        return json.dumps(made), lambda: self.game.position(**made)

    def save_case(self) -> tuple[str, Callable[[], kibako.Match | None]]:
        table = self.random.choice(self.tables)
        match = random_match(table, self.random.randrange(10**6), self.random.choice((0, 3, 30, 10**4)))
        if self.random.random() < 0.5:
            begun = table.game.position(match.position) if not match.is_over else table.match(1)
            for _ in range(self.random.randrange(4)):
                if begun.to_act is not None:
                    begun.play(self.random.choice(begun.actions()))
            match = begun
        made = self.changed(json.loads(match.save()))
        made.pop("digest", None)
        text = json.dumps(made | {"digest": sha256(made)})
        return text, lambda: kibako.loads(text)

    def action_case(self) -> tuple[str, Callable[[], kibako.Match | None]]:
        fields = self.random.choice(self.fields)
        match = self.game.position(**fields)
        legal = match.actions() or ["done"]
        self.words.setdefault("action", []).extend(word for text in legal[:20] for word in text.split(" "))
        tried = [self.changed_text(self.random.choice(legal), "action") for _ in range(8)]

        def play() -> kibako.Match | None:
            for text in tried:
                before = match.position
                try:
                    match.play(text)
                except kibako.KibakoError:
                    assert match.position == before, "what is refused changes nothing"
            return match

        return json.dumps({"position": fields, "actions": tried}), play

    def exercise(self, match: kibako.Match) -> None:
        """Everything that people and programs do with a position, here and a few moves on."""
        self.look_at(match)
        assert self.game.position(match.position).position == match.position, "the description comes back"
        counted = self.game.component_count(match.copy_state())
        for _ in range(MOVES):
            if match.to_act is None:
                break
            match.play(self.random.choice(match.legal))
            assert self.game.component_count(match.copy_state()) == counted, "components are conserved"
            match.position  # noqa: B018 - that it can be described
        self.look_at(match)
        assert kibako.loads(match.save()).position == match.position, "the save comes back"

    def look_at(self, match: kibako.Match) -> None:
        game, state = self.game, match.copy_state()
        game.open_view(state)
        for seat in (None, *range(match.seats)):
            view, speaker = match.look(seat), game.speaker(seat)
            view.shown()
            game.board(view, speaker)
            game.outline(view, speaker)
            sampled = game.imagine(view).sample(Quick(self.random.randrange(10**9)))
            if seat is not None and seat == match.to_act:
                assert list(sampled.actions()), "who imagines can act"
                speaker.say(game.ask(view))
                game.cite(view)
                for action in match.legal[:4]:
                    speaker.say(game.say(int(action), view))
                    game.click_paths(int(action), view)
                if self.random.random() < 0.1:
                    game.draw(Scene(view, speaker))
        match.log(None)
        assert (match.outcome is None) == (match.to_act is not None)


def texts_in(fields: Fields) -> Iterator[tuple[str, str]]:
    """Every text of a description, by the name of its field."""
    for holder, key, path in places_in(fields):
        if isinstance(holder[key], str):
            yield path[0], holder[key]


def places_in(holder: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[Any, Any, tuple[str, ...]]]:
    """Every place in a description: what holds it, its key there, and the names on the way."""
    for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
        way = (*path, str(key)) if isinstance(holder, dict) else path
        yield holder, key, way or ("",)
        if isinstance(holder[key], (dict, list)):
            yield from places_in(holder[key], way)


def where(error: BaseException) -> str:
    """What went wrong, as short as tells one fault from another."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.filename.rpartition('/')[2]}:{last.name}: {str(error)[:80]}"


def main() -> None:
    key, kind, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    fuzzer, accepted, failures = Fuzzer(key, seed), 0, []
    for number in range(count):
        if number % 200 == 199:
            fuzzer.refill()
        text, tried = fuzzer.case(kind)
        print(json.dumps({"case": number, "tried": text}), flush=True)  # noqa: T201 - for the process that reads this
        try:
            match = tried()
        except kibako.KibakoError as error:
            words = str(error)
            if not 10 < len(words) < 1500:
                failures.append({"where": f"words of {len(words)} characters", "tried": text})
            continue
        except Exception as error:
            failures.append({"where": "arranging: " + where(error), "tried": text})
            continue
        if match is None:
            continue
        accepted += 1
        try:
            fuzzer.exercise(match)
        except Exception as error:
            failures.append({"where": where(error), "tried": text})
    print(json.dumps({"tried": count, "accepted": accepted, "failures": failures}), flush=True)  # noqa: T201 - the sum


if __name__ == "__main__":
    main()
