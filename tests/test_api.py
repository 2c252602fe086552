"""The friendly API, over every game: what it promises whatever is played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import Table, everybody, random_match, tables

import kibako
from kibako.engine.chance import BadDraw, Quick
from kibako.engine.game import Game

TABLES = tables()
GAMES = kibako.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def test_games_are_found_by_key() -> None:
    for game in GAMES:
        assert kibako.game(game.key) is game
        assert repr(game) == f"<game {game.key}>"


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
    with pytest.raises(kibako.BadOption, match=str(game.sheet.seats[0])):
        game.new(seats=seats)


@every_game
def test_options_that_do_not_fit_are_refused(game: Game) -> None:
    with pytest.raises(kibako.BadOption, match="no option 'colour'"):
        game.new(options={"colour": "red"})
    for option in game.sheet.options:
        wrong: list[Any] = [None, 1.5, "perhaps", [], -1]
        for value in wrong:
            with pytest.raises(kibako.BadOption, match=f"option {option.name} takes"):
                game.new(options={option.name: value})


@every_game
def test_a_sheet_tells_about_the_game(game: Game) -> None:
    sheet = game.sheet
    assert sheet.title
    assert "Unofficial fan implementation" in game.credits()
    assert all(len(game.option_words(option)[1]) > 20 for option in sheet.options)
    assert len(game.about()) > 20
    assert all(option.default in option.choices for option in sheet.options)
    assert len({option.name for option in sheet.options}) == len(sheet.options)


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


@every_game
def test_a_state_given_out_is_a_copy(game: Game) -> None:
    match = game.new(seed=1)
    before = match.position
    state = match.state
    from_outside = state.actions()[0]
    match_again = game.position(before)
    state.apply(from_outside, Quick(1))
    assert match.position == before == match_again.position


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
@pytest.mark.parametrize("text", [None, 3, b"take 1", ["on"], "x" * 100_000, "\x00", "lay\n1", "１"])
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
    fields: dict[str, Any] = game.describe(random_match(Table(game, game.sheet.seats[-1], defaults(game)), 2, length=12).state)
    name = data.draw(st.sampled_from(sorted(fields)))
    junk = st.recursive(st.none() | st.integers(-3, 99) | st.text(max_size=8), lambda inner: st.lists(inner, max_size=3))
    fields[name] = data.draw(junk | st.dictionaries(st.text(max_size=5), junk, max_size=2))
    try:
        match = game.position(**fields)
    except (kibako.BadPosition, kibako.BadOption):
        return
    assert game.position(match.position).position == match.position


def defaults(game: Game) -> dict[str, bool | int | str]:
    return game.sheet.check_options({})
