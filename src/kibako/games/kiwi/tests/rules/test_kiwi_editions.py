"""Where the two books differ: each rule by the mixed rules, the Spanish and the French book."""

from __future__ import annotations

from typing import Any, cast

import pytest
from shared import refused

from kibako import BadPosition, Match
from kibako.engine.chance import Quick
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import GAME, at, doing, position, side, state_of, view_of

EDITIONS = ("mixed", "es", "fr")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def edition_of(name: str, **fields: Any) -> Match:
    """Red against green, red to play a card, by one of the books."""
    return position(**{"options": {"edition": name}} | fields)


def solo(name: str, **fields: Any) -> Match:
    """The player is red, the Kiwibot green with its leader on -4,2; the player is to play a Move card."""
    return edition_of(name, **{"solo": True, "hands": ["move"]} | fields)


def read_aloud(match: Match) -> str:
    speaker = GAME.speaker(0, ["Ann", "Ben"][: match.seats])
    return " ".join(line for section in GAME.outline(view_of(match, 0), speaker) for line in section.lines)


# --- season cards --------------------------------------------------------------------------------------------------------

CARDS = "most-size-2 most-single most-size-3 most-size-1"


@pytest.mark.rule("W48")
@every_edition
def test_a_control_nest_is_a_size_2_for_season_cards_by_the_spanish_book(edition: str) -> None:
    match = edition_of(edition, cards=CARDS, island={"0,0": "red-2 red-control-1", "0,1": "red-control-2", "0,2": "red-tree-1"})
    assert side(match, 0)["season_values"][0] == (3 if edition == "es" else 1)
    assert side(match, 0)["season_values"][2:] == [1, 0]  # the leader is the size 3; nests are of no other size
    assert side(match, 1)["season_values"][0] == 0


@pytest.mark.rule("W65", "W48")
@every_edition
def test_ties_at_the_end_are_broken_by_kiwis_alone_in_every_edition(edition: str) -> None:
    match = edition_of(edition, phase="over", season=4, island={"0,0": "green-2", "0,1": "red-control-1", "0,2": "red-1 red-1"})
    assert match.outcome is not None
    assert match.outcome.winners == [1]


@pytest.mark.rule("W60", "W48")
@every_edition
def test_the_card_of_single_kiwis_counts_hexes_with_any_by_the_spanish_book(edition: str) -> None:
    island = {"0,0": "red-3", "0,1": "red-1 red-1", "0,2": "red-control-1", "0,3": "red-tree-1 green-1"}
    match = edition_of(edition, cards=CARDS, island=island)
    assert side(match, 0)["season_values"][1] == (4 if edition == "es" else 2)  # with the leader's hex
    read = read_aloud(match)
    assert ("at least one of your kiwis" in read) == (edition == "es")
    assert ("exactly one of your kiwis" in read) == (edition != "es")


@pytest.mark.rule("W60")
@every_edition
def test_the_log_tells_that_card_as_the_book_does(edition: str) -> None:
    match = edition_of(
        edition,
        round=3,
        turn=1,
        cards="most-single most-size-2 most-size-3 most-size-1",
        island={"0,0": "red-1", "0,1": "red-1"},
        hands=["move", "move"],
    )
    match.play("down move")
    won = next(line for line in match.log(None) if "wins the season card" in line)
    assert won.endswith("at least one of your kiwis." if edition == "es" else "exactly one of your kiwis.")


# --- moving --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W38")
@every_edition
def test_up_to_two_are_pushed_by_the_french_book_two_or_none(edition: str) -> None:
    island = {"0,0": "red-3", "0,1": "green-1 green-1 green-2"}
    match = edition_of(edition, island=island)
    match.play("play move")
    match.play("move 3 0,0 0,1")
    assert "done" in match.actions()
    match.play("push green-1 0,1 off")
    assert doing(match) == "push"
    assert ("done" in match.actions()) == (edition != "fr")
    if edition == "fr":
        assert refused(match, "done") == "W38"
    match.play("push green-2 0,1 off")
    assert doing(match) == "move"
    none = edition_of(edition, island=island)
    none.play("play move")
    none.play("move 3 0,0 0,1")
    none.play("done")
    assert doing(none) == "move"


@pytest.mark.rule("W38")
@every_edition
def test_of_a_single_smaller_kiwi_one_is_pushed(edition: str) -> None:
    match = edition_of(edition, island={"0,0": "red-2", "0,1": "green-1 green-2"})
    match.play("play move")
    match.play("move 2 0,0 0,1")
    match.play("push green-1 0,1 off")
    assert doing(match) == "move"


@pytest.mark.rule("W9", "W41")
@every_edition
def test_what_an_ability_pushes_up_to_stays_optional(edition: str) -> None:
    match = edition_of(edition, leaders="zanco tule", island={"-1,1": "red-leader", "-1,3": "green-1 green-1 green-1"})
    match.play("play move")
    match.play("ability")
    match.play("go -1,3")
    match.play("push green-1 -1,3 off")
    assert "done" in match.actions()


@pytest.mark.rule("W40")
@every_edition
def test_a_leader_may_move_and_use_its_ability_in_one_turn_by_the_spanish_book(edition: str) -> None:
    match = edition_of(edition, leaders="bolo tule", island={"-1,1": "red-leader", "0,0": "red-1 red-1"})
    match.play("play move")
    match.play("move leader -1,1 -1,2")
    assert ("ability" in match.actions()) == (edition == "es")
    if edition != "es":
        assert refused(match, "ability") == "W40"
    other = edition_of(edition, leaders="bolo tule", island={"-1,1": "red-leader", "0,0": "red-1 red-1"})
    other.play("play move")
    other.play("ability")
    other.play("go -1,2")
    assert any(text.startswith("move leader") for text in other.actions()) == (edition == "es")
    assert "ability" not in other.actions()  # once a season


# --- the awakening -------------------------------------------------------------------------------------------------------


def season_ends(edition: str, variable: bool) -> Match:
    """Red, green and purple; green holds the marker; purple marks nothing, and season 2 begins."""
    match = GAME.position(
        clans="red green purple",
        phase="marking",
        step=3,
        first=1,
        order="1 0 2",
        spaces="2 1 3" if variable else "",
        markers=["", "", "sand"],
        pending=["mark 2"],
        options={"edition": edition, "variable_order": variable},
    )
    match.play("done")
    return match


@pytest.mark.rule("W82")
@every_edition
def test_in_an_awakening_the_marker_passes_left_by_the_spanish_book_right(edition: str) -> None:
    match = season_ends(edition, variable=True)
    first = 0 if edition == "es" else 2
    assert match.view(None)["phase"] == "awakening"
    assert match.view(None)["first"] == first
    for number in range(3):  # from the marker's holder clockwise
        assert match.to_act == (first + number) % 3
        match.play(next(text for text in ("space 4", "space 3", "space 2", "space 1") if text in match.actions()))
    assert match.view(None)["first"] == first


@pytest.mark.rule("W30")
@every_edition
def test_without_the_track_the_marker_passes_left_in_every_edition(edition: str) -> None:
    match = season_ends(edition, variable=False)
    assert (match.view(None)["first"], match.view(None)["order"]) == (2, [2, 0, 1])
    assert match.to_act == 2


# --- the Kiwibot ---------------------------------------------------------------------------------------------------------

EIGHT = "move move feed feed build build joker joker"


def ninth_card(edition: str) -> Match:
    """The Kiwibot has revealed eight cards; in season 3, slot 3 it needs a ninth."""
    match = solo(edition, season=3, round=3, plays=["", EIGHT], island={"-4,2": "green-leader green-1", "0,0": "red-1"})
    match.play("down move")
    return match


@pytest.mark.rule("W90")
@every_edition
def test_the_card_set_aside_from_the_new_deck_lies_face_up_by_the_spanish_book(edition: str) -> None:
    match = ninth_card(edition)
    state = state_of(match)
    shown = match.view(0)["bot_aside"]
    assert (shown is not None) == (edition == "es")
    assert shown == match.view(None)["bot_aside"]
    assert any("set aside face up" in line for line in match.log(0)) == (edition == "es")
    read = read_aloud(match)
    assert ("Set aside face up" in read) == (edition == "es")
    assert GAME.component_count(state)["green cards"] == 9
    imagined = cast("KiwiState", GAME.imagine(view_of(match, 0)).sample(Quick(1)))
    assert (int(imagined.bot_cards), int(imagined.bot_aside)) == (int(state.bot_cards), int(state.bot_aside))


@pytest.mark.rule("W90")
def test_the_card_set_aside_face_up_is_not_revealed() -> None:
    """With a Build set aside only one of the eight cards that follow can be a Build."""
    fields: dict[str, Any] = {
        "season": 4,
        "plays": ["", f"{EIGHT} build"],
        "first_unshuffled_turn": "0 8",
        "bot_aside": "build",
    }
    match = solo("es", **fields)
    state = state_of(match)
    assert int(state.bot_cards) == 0x3022
    again = GAME.position(**GAME.describe(state) | {"options": {"edition": "es"}})
    assert again.view(0) == match.view(0)
    with pytest.raises(BadPosition, match="only by the Spanish book"):
        solo("fr", **fields)
    with pytest.raises(BadPosition, match="belong to the solo game"):
        edition_of("es", bot_aside="build")


@pytest.mark.rule("W96", "W92")
@every_edition
def test_the_leader_on_the_solo_cards_is_the_players_by_the_spanish_book(edition: str) -> None:
    """Card 2, slot 2: a leader to P+, pushing one of the player's."""
    match = solo(
        edition,
        season=2,
        round=2,
        island={"-4,2": "green-leader", "-5,2": "red-1 red-1 red-1", "-1,1": "red-leader", "0,1": "red-1 red-1"},
    )
    match.play("down move", luck=[0, 0])
    assert at(match, "-5,2") == (["red-1"] * 3 if edition == "es" else ["red-1", "red-1", "green-leader"])
    assert at(match, "0,1") == (["red-1", "red-leader"] if edition == "es" else ["red-1", "red-1"])
    told = "the red leader from -1,1 to 0,1" if edition == "es" else "the leader from -4,2 to -5,2"
    assert f"Kiwibot moves {told}." in match.log(0)
    read = read_aloud(match)
    assert ("your leader to a hex where you have more tokens" in read) == (edition == "es")


@pytest.mark.rule("W92")
@every_edition
def test_the_kiwibot_gains_fruit_by_the_french_book_only(edition: str) -> None:
    """Card 1, slot 1: it builds a tree."""
    match = solo(edition, island={"-4,2": "green-leader green-1"})
    match.play("down move", luck=[0, 4, 20] if edition == "fr" else [0, 4])
    assert side(match, 1)["fruits"] == ([0, 1, 0, 0] if edition == "fr" else [0, 0, 0, 0])


@pytest.mark.rule("W92", "W21")
@pytest.mark.parametrize(
    ("fruits", "drawn", "left"),
    [
        ("red red green green green green green yellow blue blue", 0, [3, 4, 1, 2]),
        ("red red red red green green green green blue blue", 20, [3, 4, 1, 2]),  # of as many red as green a red one
    ],
)
def test_the_kiwibot_keeps_ten_fruits_and_gives_back_what_it_has_most_of(fruits: str, drawn: int, left: list[int]) -> None:
    match = solo("fr", fruits=["", fruits], island={"-4,2": "green-leader green-1"})
    match.play("down move", luck=[0, 4, drawn])
    assert side(match, 1)["fruits"] == left


@pytest.mark.rule("W93")
@every_edition
def test_who_can_not_go_as_shown_goes_anywhere_but_not_by_the_french_book(edition: str) -> None:
    """Card 1, slot 2: K2 to P+, but no such hex is in reach."""
    match = solo(edition, round=2, island={"-4,2": "green-leader green-1", "-1,1": "red-leader"})
    match.play("down move", luck=[0, 0])
    assert at(match, "-4,2") == (["green-1", "green-leader"] if edition == "fr" else ["green-leader"])
    assert ("Kiwibot can’t carry out the Move on its card." in match.log(0)) == (edition == "fr")


@pytest.mark.rule("W93")
@every_edition
def test_it_feeds_ever_smaller_ones_of_the_side_shown_by_the_spanish_book(edition: str) -> None:
    """Card 5, slot 3 of Feed: P3. The player has a size 1 only, and nearer to its leader the Kiwibot has one."""
    match = solo(
        edition,
        season=3,
        round=2,
        first=1,
        order="1 0",
        solo_cards="1 2 5 6",
        island={"-4,2": "green-leader", "-4,3": "green-1", "0,0": "red-1"},
    )
    match.play("down move", luck=[0, 2, 0, 0] if edition == "es" else [0, 2, 0])
    assert at(match, "0,0") == (["red-2"] if edition == "es" else ["red-1"])
    assert at(match, "-4,3") == (["green-1"] if edition == "es" else ["green-2"])


@pytest.mark.rule("W92")
@every_edition
def test_the_kiwibot_never_uses_its_leaders_ability_in_any_edition(edition: str) -> None:
    for seed in range(5):
        match = GAME.new(1, seed, {"edition": edition})
        while match.to_act is not None:
            match.play(match.actions()[len(match.journal) % len(match.actions())])
        assert not side(match, 1)["ability_used"]
