"""The friendly API, over every game: what it promises whatever is played."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import Table, everybody, random_match, tables

import kibako
import kibako.games
from kibako.engine.chance import BadDraw, Quick
from kibako.engine.game import Game
from kibako.engine.playout import playout
from kibako.engine.positions import try_out

TABLES = tables()
GAMES = kibako.all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
USUAL = [Table(game, game.manifest.seats[-1], game.manifest.check_options({})) for game in GAMES]
every_usual_table = pytest.mark.parametrize("table", USUAL, ids=str)


def test_games_are_found_by_key() -> None:
    for game in GAMES:
        assert kibako.game(game.key) is game
        assert repr(game) == f"<game {game.key}>"


@every_game
def test_a_games_folder_can_be_imported_beside_the_list_of_games(game: Game) -> None:
    folder = importlib.import_module(f"kibako.games.{game.key}")
    assert getattr(kibako.games, game.key) is folder
    assert game in kibako.all_games()


def test_everything_public_is_there() -> None:
    assert kibako.__version__ == version("kibako")
    assert all(getattr(kibako, name) is not None for name in kibako.__all__)


def test_importing_kibako_is_light() -> None:
    """Neither the network nor the server, the command line, the laboratory or a game before they are asked for."""
    heavy = ["asyncio", "websockets", "fastapi", "sqlalchemy", "jinja2", "typer", "rich", "numpy", "openskill"]
    program = f"""
import sys
import kibako
assert not [name for name in {heavy} if name in sys.modules], sorted(sys.modules)
assert not [name for name in sys.modules if name.startswith(("kibako.games.", "kibako.table", "kibako.lab"))]
"""
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 - our own program


def test_whatever_the_page_of_the_api_raises_or_calls_can_be_imported_from_kibako() -> None:
    page = (Path(__file__).parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
    named = {name for row in re.findall(r"(?m)^\| (`[A-Z][^|]*`) \|[^|]*\|$", page) for name in re.findall(r"`(\w+)`", row)}
    called = set(re.findall(r"\bkibako\.(\w+)\(", page))
    assert len(named) > 10
    assert len(called) > 5
    assert named | called <= set(kibako.__all__)
    assert all(issubclass(getattr(kibako, name), kibako.KibakoError) for name in named)
    assert "from kibako." not in page


@pytest.mark.parametrize("key", ["", "chess", "../engine", "x" * 5000, None, 3, ["a"]])
def test_unknown_games_are_named_with_what_there_is(key: Any) -> None:
    with pytest.raises(kibako.UnknownGame) as caught:
        kibako.game(key)
    assert any(game.key in str(caught.value) for game in GAMES)
    assert len(str(caught.value)) < 300


def test_a_near_miss_is_guessed() -> None:
    key = GAMES[0].key
    with pytest.raises(kibako.UnknownGame, match=f"did you mean '{key}'"):
        kibako.game(key[:-1])


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 9, 2.0, "2", True, [2]])
def test_seat_counts_that_do_not_fit_are_refused(game: Game, seats: Any) -> None:
    with pytest.raises(kibako.BadOption, match=str(game.manifest.seats[0])):
        game.new(seats=seats)


@every_game
def test_options_that_do_not_fit_are_refused(game: Game) -> None:
    with pytest.raises(kibako.BadOption, match="no option 'colour'"):
        game.new(options={"colour": "red"})
    for option in game.manifest.options:
        wrong: list[Any] = [None, 1.5, "perhaps", [], -1]
        for value in wrong:
            with pytest.raises(kibako.BadOption, match=f"option {option.name} takes"):
                game.new(options={option.name: value})


@every_game
def test_a_manifest_tells_about_the_game(game: Game) -> None:
    manifest = game.manifest
    assert manifest.title
    assert "Unofficial fan implementation" in game.credits()
    assert all(len(game.option_words(option)[1]) > 20 for option in manifest.options)
    assert len(game.about()) > 20
    assert all(option.default in option.choices for option in manifest.options)
    assert len({option.name for option in manifest.options}) == len(manifest.options)


@every_table
def test_a_match_can_be_played_by_texts_alone(table: Table) -> None:
    match = table.match(1)
    assert match.seats == table.seats
    assert match.outcome is None
    steps = 0
    while match.to_act is not None:
        assert 0 <= match.to_act < match.seats
        match.play(match.actions()[0])
        steps += 1
        if steps > 3000:
            match = random_match(table, 1)
    assert match.outcome is not None
    assert match.outcome.winners or match.seats == 1
    assert match.actions() == []
    assert "over" in repr(match)


@every_table
def test_views_are_plain_data_for_each_seat(table: Table) -> None:
    match = random_match(table, 6, length=11)
    for seat in everybody(table):
        view = match.view(seat)
        assert json.loads(json.dumps(view))["seat"] == seat
    nobody: list[Any] = [-1, table.seats, "0", 1.0, True]
    for seat in nobody:
        with pytest.raises(kibako.BadSeat, match="seats 0 to"):
            match.view(seat)
        with pytest.raises(kibako.BadSeat, match="seats 0 to"):
            match.log(seat)


# --- legal actions ------------------------------------------------------------------------------------------------------


@every_usual_table
def test_legal_actions_are_a_sequence_of_what_the_rules_allow(table: Table) -> None:
    match = random_match(table, 3, length=7)
    legal = match.legal
    assert sorted(legal) == list(legal) == sorted(int(action) for action in match.copy_state().actions())
    assert [action.text for action in legal] == [str(action) for action in legal] == match.actions()
    assert len(legal) == len(match.actions())
    assert [legal[at] for at in range(len(legal))] == list(legal)
    assert (legal[-1], legal[:2], list(reversed(legal))) == (list(legal)[-1], list(legal)[:2], list(legal)[::-1])
    assert legal.index(legal[-1]) == len(legal) - 1
    assert isinstance(legal, Sequence)
    with pytest.raises(IndexError):
        legal[len(legal)]
    with pytest.raises(IndexError):
        legal[-len(legal) - 1]
    assert match.legal == legal
    assert legal[0].text in repr(legal)


@every_usual_table
def test_in_tells_what_is_legal_whatever_is_asked(table: Table) -> None:
    match, other = random_match(table, 3, length=7), random_match(table, 4, length=20)
    for action in match.legal:
        assert action in match.legal
        assert action.text in match.legal
        assert int(action) in match.legal
    texts = set(match.actions())
    for action in {entry.move for entry in other.journal}:
        assert (action in match.legal) == (action.text in match.legal) == (action.text in texts)
    nothing: list[Any] = ["", "castle", "x" * 100_000, None, 1.5, b"take 1", ["on"], -1, 10**30]
    assert not any(thing in match.legal for thing in nothing)


@every_game
def test_legal_actions_stay_those_of_their_position(game: Game) -> None:
    match = game.new(seats=2, seed=3)
    for _ in range(12):
        legal, before = match.legal, match.actions()
        match.play(legal[-1])
        assert [action.text for action in legal] == before


@every_usual_table
def test_nothing_is_legal_after_the_end(table: Table) -> None:
    match = random_match(table, 1)
    assert match.is_over
    assert len(match.legal) == 0
    assert match.journal[-1].move not in match.legal
    assert "0 legal" in repr(match.legal)


@every_game
def test_an_action_is_its_integer_and_knows_its_text(game: Game) -> None:
    action = game.new(seats=2, seed=1).legal[0]
    assert action == int(action)
    assert hash(action) == hash(int(action))
    text: object = action.text
    assert action != text
    assert game.read(action.text) == action
    assert repr(action) == f"<{action.text}>"
    assert f"{action}" == action.text
    for again in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):  # noqa: S301 - our own
        assert again == action
        assert again.text == action.text


@every_usual_table
def test_an_action_its_integer_and_its_text_play_the_same(table: Table) -> None:
    match = random_match(table, 5, length=30)
    by_action, by_integer, by_text = table.match(5), table.match(5), table.match(5)
    for entry in match.journal:
        table.game.notation.clear()  # nothing that came up before is needed
        by_integer.play(int(entry.move))
        by_action.play(entry.move)
        by_text.play(entry.action)
    assert by_action.save() == by_integer.save() == by_text.save() == match.save()


class Index:
    """An integer as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return int(self.number)


@every_game
def test_whatever_counts_as_an_integer_is_one(game: Game) -> None:
    match = game.new(seed=1)
    action = match.legal[-1]
    assert Index(action) in match.legal
    assert Index(-1) not in match.legal
    match.play(Index(action))
    assert match.journal[0].move == action


@every_game
@settings(max_examples=150, deadline=None)
@given(number=st.integers() | st.integers(0, 5000) | st.just(10**5000))
def test_an_integer_is_a_legal_action_an_illegal_one_or_none(game: Game, number: int) -> None:
    match = game.new(seed=1)
    before, legal = match.save(), number in match.legal
    try:
        match.play(number)
    except kibako.IllegalAction:
        assert not legal
        assert game.read(game.write(number)) == number
    except kibako.MalformedAction:
        assert not legal
    else:
        assert legal
    assert legal or match.save() == before


def test_an_action_of_another_game_is_malformed() -> None:
    one, other = GAMES[0].new(seed=1), GAMES[1].new(seed=1)
    with pytest.raises(kibako.MalformedAction, match="of another game"):
        one.play(other.legal[0])
    assert one.journal == []


@every_game
def test_an_action_that_was_legal_before_is_illegal_not_malformed(game: Game) -> None:
    match = game.new(seats=2, seed=1)
    refused = 0
    for _ in range(10):
        before = match.legal[0]
        match.play(before)
        if before not in match.legal:
            saved = match.save()
            with pytest.raises(kibako.IllegalAction):
                match.play(before)
            assert match.save() == saved
            refused += 1
    assert refused > 0


# --- the journal ------------------------------------------------------------------------------------------------


@every_usual_table
def test_a_journal_is_a_sequence_that_only_playing_changes(table: Table) -> None:
    match = random_match(table, 3, length=7)
    saved, journal = match.save(), match.journal
    entries = list(journal)
    assert isinstance(journal, Sequence)
    assert (len(journal), journal[-1], journal[2:5]) == (7, entries[-1], entries[2:5])
    assert [journal[at] for at in range(7)] == list(reversed(list(reversed(journal)))) == entries
    assert journal.index(entries[3]) == entries.index(entries[3])
    assert (journal.count(entries[3]), entries[3] in journal, "castle" in journal) == (1, True, False)
    assert journal == match.fork().journal == pickled(journal) == entries
    assert journal != entries[:-1]
    assert not [
        name for name in ("append", "insert", "extend", "pop", "remove", "clear", "sort", "reverse") if hasattr(journal, name)
    ]
    anything: Any = journal
    with pytest.raises(TypeError):
        anything[0] = entries[1]
    with pytest.raises(TypeError):
        del anything[0]
    with pytest.raises(TypeError):
        hash(journal)
    journal[:].clear()
    assert match.save() == saved
    match.play(match.legal[0])
    assert len(journal) == 8
    match.undo(consent=True)
    assert (len(match.journal), match.journal is journal) == (7, False)


# --- copies ------------------------------------------------------------------------------------------------------


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


COPIES: dict[str, Callable[[Any], Any]] = {
    "fork": lambda match: match.fork(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}
every_copy = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


@every_usual_table
@every_copy
def test_a_copied_match_is_equal_and_goes_its_own_way(table: Table, copied: Callable[[Any], Any]) -> None:
    match = random_match(table, 2, length=9)
    match.salt = "salt"
    before, legal = match.save(), match.actions()
    other = copied(match)
    assert other == match
    assert other.save() == before
    for _ in range(5):
        if not other.is_over:
            other.play(other.legal[-1])
    assert len(other.journal) > len(match.journal)
    assert (match.save(), match.actions()) == (before, legal)
    moves = [entry.move for entry in other.journal[len(match.journal) :]]
    for move in moves:
        match.play(move)
    assert match.save() == other.save()  # the same luck
    match.truncate(3)
    assert len(other.journal) > 3


@every_game
def test_nothing_is_shared_with_a_fork_or_a_description(game: Game) -> None:
    match = game.new(seed=1)
    match.committed, match.contributions = "committed", ["ann"] * match.seats
    before, other = match.save(), match.fork()
    other.contributions[0] = "another"
    other.options.clear()
    assert match.save() == before
    fields = tomllib.loads(match.position)
    there = game.position(**fields)
    before = there.save()
    for value in fields.values():
        if isinstance(value, list | dict):
            value.clear()
    assert there.save() == before


@every_table
def test_a_copied_state_is_equal_and_goes_its_own_way(table: Table) -> None:
    state = random_match(table, 2, length=9).copy_state()
    before = table.game.describe(state)
    for made in (copy.copy(state), copy.deepcopy(state), pickled(state)):
        assert table.game.describe(made) == before
        assert list(made.actions()) == list(state.actions())
        playout(made, Quick(1))
        assert table.game.describe(state) == before


@every_game
def test_there_is_one_of_each_game(game: Game) -> None:
    assert copy.copy(game) is copy.deepcopy(game) is pickled(game) is game


@every_table
def test_matches_are_equal_by_position(table: Table) -> None:
    match = random_match(table, 3, length=9)
    there = table.game.position(match.position)
    assert there == match
    assert not there.journal
    there.play(there.legal[0])
    assert there != match
    assert match != table.game
    with pytest.raises(TypeError):
        hash(match)


@every_game
def test_matches_with_other_options_are_not_equal(game: Game) -> None:
    assert game.new(seed=1) == game.new(seed=1)
    for table in TABLES:
        if table.game is game and table.options != defaults(game):
            assert table.match(1) != game.new(table.seats, 1)


@every_game
def test_a_state_given_out_is_a_copy(game: Game) -> None:
    match = game.new(seed=1)
    before = match.position
    match_again = game.position(before)
    for state in (match.copy_state(), *match.positions()):
        state.apply(state.actions()[0], Quick(1))
        assert match.position == before == match_again.position


# --- looking ------------------------------------------------------------------------------------------------------


@every_usual_table
def test_a_view_stays_that_of_its_moment(table: Table) -> None:
    match = random_match(table, 6, length=5)
    views = [match.look(seat) for seat in everybody(table)]
    before = repr(views)
    for _ in range(15):
        if not match.is_over:
            match.play(match.legal[len(match.journal) % len(match.legal)])
    assert repr(views) == before


@every_usual_table
def test_a_picture_stands_alone(table: Table) -> None:
    match = random_match(table, 6, length=11)
    for seat in everybody(table):
        picture = ElementTree.fromstring(match.svg(seat))  # noqa: S314 - our own picture
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        ids = {element.get("id") for element in picture.iter()}
        used = {element.get("href", "").removeprefix("#") for element in picture.iter("{http://www.w3.org/2000/svg}use")}
        assert used <= ids
    assert match.svg(shape="tall") != match.svg()
    assert match.svg(language="fr") != match.svg()


@every_usual_table
def test_a_notebook_shows_what_anybody_may_see(table: Table) -> None:
    match = random_match(table, 6, length=11)
    assert match._repr_svg_() == match.svg(None)
    if table.game.manifest.secrets:
        assert any(match.svg(seat) != match.svg(None) for seat in range(table.seats))


@every_usual_table
def test_a_board_is_text_for_each_seat(table: Table) -> None:
    match = random_match(table, 6, length=11)
    for seat in everybody(table):
        speaker = table.game.speaker(seat)
        assert match.board(seat) == table.game.board(table.game.look(match.copy_state(), seat), speaker)
    with pytest.raises(kibako.BadSeat):
        match.board(table.seats)
    with pytest.raises(kibako.BadSeat):
        match.svg(-1)


@every_game
@pytest.mark.parametrize("language", ["de", "EN", "", "../en", None, 3, ["en"]])
def test_a_language_that_nobody_speaks_is_refused_with_those_there_are(game: Game, language: Any) -> None:
    match = game.new(seed=1)
    with pytest.raises(kibako.BadSeat) as refused:
        match.look(99)
    asked: list[Callable[[], object]] = [
        lambda: match.svg(0, language=language),
        lambda: match.board(0, language=language),
        lambda: match.log(0, language=language),
        lambda: game.about(language),
        lambda: game.credits(language),
        lambda: refused.value.words(language),
    ]
    for ask in asked:
        with pytest.raises(kibako.UnknownLanguage, match="there are en, fr, es"):
            ask()


@every_game
def test_without_a_seed_every_match_is_another(game: Game) -> None:
    assert len({game.new().seed for _ in range(20)}) == 20
    assert len({game.new(seed=seed).position for seed in range(20)}) > 10
    assert game.new(seed=5).position == game.new(seed="5").position


@every_game
@settings(max_examples=150, deadline=None)
@given(text=st.one_of(st.text(), st.from_regex(r"[a-z]+( [a-z0-9,-]+){0,3}", fullmatch=True)))
def test_any_text_is_an_action_or_malformed(game: Game, text: str) -> None:
    try:
        action = game.read(text)
    except kibako.MalformedAction:
        return
    assert game.write(action) == text


@every_game
@pytest.mark.parametrize("text", [None, True, 3.0, 10**40, -1, b"take 1", ["on"], "x" * 100_000, "\x00", "lay\n1", "１"])
def test_what_is_no_action_at_all_is_malformed_and_changes_nothing(game: Game, text: Any) -> None:
    match = game.new(seed=1)
    before = match.save()
    with pytest.raises(kibako.MalformedAction):
        match.play(text)
    assert match.save() == before


@every_game
def test_scripted_luck_that_does_not_fit_changes_nothing(game: Game) -> None:
    match = game.new(seed=1)
    before = match.save()
    with pytest.raises(BadDraw, match="were given"):
        match.play(match.actions()[0], luck=[0] * 500)
    assert match.save() == before


@every_table
def test_luck_that_fails_halfway_changes_nothing(table: Table) -> None:
    """The state is changed in place; when a draw is missing it is made anew from the journal."""
    match = table.match(1)
    while match.is_over or not match.journal or not match.journal[-1].draws:
        match.play(match.legal[0])
    drawn = match.journal[-1]
    match.undo(consent=True)
    before, position = match.save(), match.position
    with pytest.raises(BadDraw):
        match.play(drawn.move, luck=drawn.draws[:-1])
    assert (match.save(), match.position) == (before, position)
    match.play(drawn.move)
    assert match.journal[-1] == drawn


@every_game
def test_nothing_to_undo_at_the_start(game: Game) -> None:
    with pytest.raises(kibako.CannotUndo, match="nothing"):
        game.new(seed=1).undo()


@every_game
@pytest.mark.parametrize(
    "description", ["", "no toml", "[", "a = 1", "options = 3", 'options = {colour = "red"}', "x" * 10_000, "a = " + "[" * 5000]
)
def test_bad_descriptions_are_refused_in_words(game: Game, description: str) -> None:
    with pytest.raises((kibako.BadPosition, kibako.BadOption)) as caught:
        game.position(description)
    assert len(str(caught.value)) > 15


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_description_with_anything_changed_is_a_position_or_refused(game: Game, data: st.DataObject) -> None:
    fields: dict[str, Any] = game.describe(
        random_match(Table(game, game.manifest.seats[-1], defaults(game)), 2, length=12).copy_state()
    )
    name = data.draw(st.sampled_from(sorted(fields)))
    junk = st.recursive(st.none() | st.integers(-3, 99) | st.text(max_size=8), lambda inner: st.lists(inner, max_size=3))
    fields[name] = data.draw(junk | st.dictionaries(st.text(max_size=5), junk, max_size=2))
    try:
        match = game.position(**fields)
    except (kibako.BadPosition, kibako.BadOption):
        return
    assert game.position(match.position).position == match.position


DEEP = {
    "long": "a = 1\n" * 20_000,
    "dotted key": "a." * 40_000 + "a = 1",
    "quoted": '"a".' * 10_000 + "a = 1",
    "table": "[a" + ".a" * 30_000 + "]",
    "after a comment": '# """\n' + "a." * 30_000 + 'a = 1\n# """',
    "spaces": "a . " * 20_000 + "a = 1",
    "arrays": "a = " + "[" * 50_000,
}


@pytest.mark.parametrize("description", DEEP.values(), ids=DEEP)
def test_descriptions_that_cost_much_are_refused_at_once(description: str) -> None:
    begun = time.process_time()
    with pytest.raises(kibako.BadPosition, match="TOML; this isn't: "):
        kibako.all_games()[0].position(description)
    assert time.process_time() - begun < 2


@every_game
def test_dots_in_texts_and_comments_are_read(game: Game) -> None:
    match = game.new(seed=1)
    assert game.position(f"# {'.' * 500}\n{match.position}") == match


@every_game
@pytest.mark.parametrize("part", ["look", "imagine", "component_count"])
def test_a_position_that_breaks_the_game_is_refused_in_words(game: Game, part: str) -> None:
    """One place for all games: who can't look or imagine can't play."""

    def broken(*_: object) -> None:
        raise IndexError("vec index out of range")

    state = game.new(seed=1).copy_state()
    broken_game: Game = msgspec.structs.replace(game, **{part: broken})
    try_out(game, state)
    with pytest.raises(kibako.BadPosition, match=r"nobody can play on from it \(IndexError vec index out of range"):
        try_out(broken_game, state)


def defaults(game: Game) -> dict[str, bool | int | str]:
    return game.manifest.check_options({})
