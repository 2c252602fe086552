"""Saves: whole, readable, and safe to read whatever they hold."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tables import Table, random_match, tables

import kibako
from kibako.engine.commitment import sha256
from kibako.engine.loading import follows_seed
from kibako.engine.save import LONGEST, MOST_MOVES

TABLES = tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
FIRST = TABLES[0]


def resealed(save: str, **changes: Any) -> str:
    """A save with changes, and the digest that fits them."""
    plain = json.loads(save) | changes
    plain.pop("digest")
    return json.dumps(plain | {"digest": sha256(plain)})


@every_table
def test_a_save_has_a_line_for_each_move(table: Table) -> None:
    match = random_match(table, 2, length=6)
    lines = match.save().splitlines()
    for entry in match.journal:
        assert any(json.dumps(entry.action) in line for line in lines)


@every_table
def test_a_running_game_goes_on_with_the_same_luck(table: Table) -> None:
    match = random_match(table, 2, length=8)
    loaded = kibako.loads(match.save())
    for game in (match, loaded):
        choose = random.Random(1)
        for _ in range(10):
            if game.to_act is not None:
                game.play(choose.choice(game.actions()))
    assert loaded.save() == match.save()


@every_table
def test_a_match_from_a_position_can_be_saved(table: Table) -> None:
    match = table.game.position(random_match(table, 3, length=9).position)
    for _ in range(3):
        match.play(match.actions()[0])
    loaded = kibako.loads(match.save())
    assert loaded.position == match.position
    assert loaded.save() == match.save()
    assert follows_seed(loaded)


def test_a_save_in_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    match = random_match(FIRST, 2, length=8)
    file = tmp_path / "game.json"
    file.write_text(match.save(), encoding="utf-8")
    assert kibako.load(file).save() == kibako.load(str(file)).save() == match.save()


def test_a_file_that_is_no_save_is_refused_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with pytest.raises(kibako.BadSave, match=r"game\.json can't be read"):
        kibako.load(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(kibako.BadSave, match=r"game\.json is not a text"):
        kibako.load(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(kibako.BadSave, match="not a whole"):
        kibako.load(file)
    with file.open("wb") as large:
        large.truncate(4 * LONGEST + 1)
    with pytest.raises(kibako.BadSave, match="too large"):
        kibako.load(file)


def test_a_text_is_not_a_path() -> None:
    with pytest.raises(kibako.BadSave, match="can't be read"):
        kibako.load(random_match(FIRST, 2).save())
    with pytest.raises(kibako.BadSave, match="can't be read"):
        kibako.load("\0")


@pytest.mark.parametrize("table", [FIRST, TABLES[-1]], ids=str)
def test_a_save_cut_anywhere_is_refused(table: Table) -> None:
    save = random_match(table, 1, length=10).save()
    for end in range(0, len(save.rstrip()), 7):
        with pytest.raises(kibako.BadSave):
            kibako.loads(save[:end])


@pytest.mark.parametrize("table", [FIRST, TABLES[-1]], ids=str)
def test_a_save_with_any_character_changed_is_refused_or_the_same(table: Table) -> None:
    match = random_match(table, 1, length=10)
    save = match.save()
    choose = random.Random(0)
    refused = 0
    for _ in range(300):
        place = choose.randrange(len(save))
        changed = save[:place] + choose.choice('0129abz{}[]",: \x00é') + save[place + 1 :]
        try:
            assert kibako.loads(changed).save() == save
        except kibako.BadSave:
            refused += 1
    assert refused > 150


HOSTILE: dict[str, Any] = {
    "nothing": "",
    "no json": "a save",
    "no object": "[1, 2]",
    "no text": b"{}",
    "a number": 7,
    "empty": "{}",
    "deep": "[" * 100_000 + "]" * 100_000,
    "deep object": '{"a":' * 50_000 + "1" + "}" * 50_000,
    "huge": " " * (LONGEST + 1),
    "huge number": '{"kibako": ' + "9" * 100_000 + "}",
    "not a number": '{"kibako": NaN}',
    "lone surrogate": '{"kibako": "\\ud800"}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_save_is_refused_shortly(text: Any) -> None:
    with pytest.raises(kibako.BadSave) as caught:
        kibako.loads(text)
    assert 10 < len(str(caught.value)) < 400


CHANGES: dict[str, tuple[dict[str, Any], str]] = {
    "format": ({"kibako": 2}, "format 2"),
    "rules": ({"rules": 99}, "version 99"),
    "game": ({"game": "chess"}, "another game"),
    "path": ({"game": "../../etc"}, "another game"),
    "seats": ({"seats": 77}, "not a legal game"),
    "negative seats": ({"seats": -1}, "not a legal game"),
    "options": ({"options": {"colour": "red"}}, "not a legal game"),
    "extra": ({"surprise": 1}, "not a whole"),
    "wrong type": ({"moves": "all"}, "not a whole"),
    "too few draws": ({"draws": []}, "not a legal game"),
    "impossible draw": ({"draws": [10**30]}, "not a whole|not a legal game"),
    "too many moves": ({"moves": [[0, "x", []]] * (MOST_MOVES + 1)}, "at most"),
    "no such move": ({"moves": [[0, "castle", []]]}, "not a legal game|turn"),
    "wrong seat": ({"moves": [[55, "castle", []]]}, "seat 55"),
    "result": ({"result": [1, 2, 3]}, "result"),
    "start": ({"start": {"surprise": 1}}, "not a legal game"),
    "deep start": ({"start": {"a": [[[[[[[[]]]]]]]]}}, "not a legal game"),
}


@pytest.mark.parametrize(("changes", "words"), CHANGES.values(), ids=CHANGES)
def test_a_resealed_forgery_is_refused_with_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    save = random_match(FIRST, 1).save()
    with pytest.raises(kibako.BadSave, match=words):
        kibako.loads(resealed(save, **changes))


@every_table
def test_a_move_that_is_not_legal_is_found(table: Table) -> None:
    match = random_match(table, 1)
    moves = json.loads(match.save())["moves"]
    with pytest.raises(kibako.BadSave):
        kibako.loads(resealed(match.save(), moves=moves[:-1]))  # the result needs the last move
    swapped = [*moves[:2], *moves[3:]]
    with pytest.raises(kibako.BadSave):
        kibako.loads(resealed(match.save(), moves=swapped))


def test_a_value_of_any_length_is_told_shortly() -> None:
    match = random_match(FIRST, 1, length=3)
    for changes in ({"game": "x" * 100_000}, {"options": {"x" * 100_000: 1}}, {"start": {"x" * 100_000: 1}}):
        with pytest.raises(kibako.BadSave) as caught:
            kibako.loads(resealed(match.save(), **changes))
        for language in ("en", "fr", "es"):
            assert 10 < len(caught.value.words(language)) < 1200


@every_table
def test_a_start_that_breaks_the_rules_is_no_legal_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should a position be accepted that can't be played on from, its save is refused in words."""
    match = table.game.position(random_match(table, 3, length=9).position)
    match.play(match.actions()[0])
    save = match.save()

    def broken(*_: object, **__: object) -> None:
        raise IndexError("vec index out of range")

    monkeypatch.setattr(kibako.Match, "play", broken)
    with pytest.raises(kibako.BadSave, match="not a legal game: IndexError"):
        kibako.loads(save)


def test_a_device_that_never_ends_is_no_save() -> None:
    with pytest.raises(kibako.BadSave, match="too large"):
        kibako.load("/dev/zero")


def test_luck_that_was_chosen_is_told_from_the_seeds() -> None:
    match = FIRST.match(1)
    while not (match.journal and match.journal[-1].draws):
        match.play(match.actions()[0])
    drawn = match.journal[-1]
    assert follows_seed(match)
    match.undo(consent=True)
    match.play(drawn.action, luck=[(draw + 1) % 2 for draw in drawn.draws])
    assert kibako.loads(match.save()).journal == match.journal
    assert not follows_seed(match)
