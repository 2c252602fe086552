"""A turn of KIKAI: M15 to M18."""

from __future__ import annotations

from typing import Any

import pytest
from shared import play, refused_by

import kibako
from kibako import MalformedAction
from kibako.games.kikai.tests.helpers import GAME, position, side, state_of

# --- cards and actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M15")
def test_a_card_or_a_pair_for_any_district() -> None:
    match = position(yellow={"hand": "School Casino Casino"})
    pairs = [f"pair Casino {name}" for name in ("School", "TrainStation", "Diner", "Parking", "Cinema", "Casino")]
    assert match.actions() == ["play School", "play Casino", *pairs]
    refused_by(match, "play Diner", "M15", "no card of Diner")
    refused_by(match, "pair School Diner", "M15", "no two cards of School")
    refused_by(match, "take pile", "M15", "play a card first")
    match.play("pair Casino Diner")
    assert side(match)["hand"] == ["School"]
    assert match.view(None)["played"] == ["Casino", "Casino"]
    assert match.view(None)["pending"][-1] == "action Diner"


@pytest.mark.rule("M15")
def test_only_what_can_be_carried_out_is_offered() -> None:
    match = position(yellow={"hand": "Diner"})
    play(match, "play Diner")
    assert match.actions() == ["exhibit"]
    refused_by(match, "build", "M19", "the cheapest feet cost 1 energy, and you have 0")
    refused_by(match, "distribute", "M23", "a distributor costs 2 energy, and you have 0")
    refused_by(match, "attract", "M25", "no kikai here")
    rich = position(yellow={"hand": "Diner", "energy": 9, "kikai": {"Diner": ["feet red 2"]}, "streets": ["Diner S2"]})
    assert play(rich, "play Diner").actions() == ["build", "distribute", "attract", "exhibit"]
    whole = position(yellow={"hand": "Diner", "energy": 9, "kikai": {"Diner": ["feet red 2", "body red 3", "head red 5"]}})
    refused_by(play(whole, "play Diner"), "build", "M19", "whole")
    refused_by(whole, "attract", "M25", "no fan of the right colour")
    blocked = position(yellow={"hand": "School", "energy": 9}, purple={"streets": ["School S6", "School S1"]})
    refused_by(play(blocked, "play School"), "distribute", "M23", "no free street that you can pay for leaves School")
    bare = position(yellow={"hand": "Diner", "energy": 9, "discarded": 20})
    refused_by(play(bare, "play Diner"), "distribute", "M23", "no distributor left")
    full = position(yellow={"hand": "Diner", "kikai": {"Diner": ["feet red 2 fan"]}, "streets": ["Diner S2"]})
    refused_by(play(full, "play Diner"), "attract", "M25", "already has a fan")


@pytest.mark.rule("M15")
def test_attract_takes_at_least_one_fan() -> None:
    match = position(yellow={"hand": "Diner", "kikai": {"Diner": ["feet red 2", "body red 3"]}, "streets": ["Diner S2"]})
    play(match, "play Diner", "attract")
    assert "stop" not in match.actions()
    refused_by(match, "stop", "M15", "at least one fan")
    match.play("fan S2 feet")
    assert "stop" in match.actions()


@pytest.mark.rule("M15")
def test_without_a_card_one_is_only_taken() -> None:
    match = position(yellow={"megaphones": 3}, offer="School Diner")
    assert match.actions() == ["take School", "take Diner", "take pile"]
    refused_by(match, "again", "M16", "only after a first one")
    match.play("take School")
    assert side(match)["hand"] == ["School"]
    assert match.to_act == 1


@pytest.mark.rule("M16")
def test_a_megaphone_buys_one_more_action() -> None:
    match = position(yellow={"hand": "School School Diner Diner", "megaphones": 2})
    play(match, "play School", "exhibit")
    assert "again" in match.actions()
    match.play("again")
    assert side(match)["megaphones"] == 1
    refused_by(match, "take pile", "M15", "play a card first")
    play(match, "pair Diner Casino", "exhibit")
    refused_by(match, "again", "M16", "only one extra")
    assert not [action for action in match.actions() if not action.startswith("take")]


@pytest.mark.rule("M16")
def test_no_second_action_without_megaphone_or_card() -> None:
    poor = play(position(yellow={"hand": "School Diner"}), "play School", "exhibit")
    refused_by(poor, "again", "M16", "no megaphone")
    bare = play(position(yellow={"hand": "School", "megaphones": 1}), "play School", "exhibit")
    refused_by(bare, "again", "M16", "a card to play")


@pytest.mark.rule("M16")
def test_a_megaphone_gained_in_the_first_action_may_pay() -> None:
    match = position(
        yellow={"hand": "Diner School", "kikai": {"Diner": ["feet blue 2"]}, "streets": ["Diner S2"]}, squares={"S2": "BBB"}
    )
    play(match, "play Diner", "attract", "fan S2 feet", "again", "play School")
    assert side(match)["megaphones"] == 0


@pytest.mark.rule("M16")
def test_megaphones_of_exhibitions_do_not_count_against_the_limit() -> None:
    yellow = {"hand": "School School Diner", "megaphones": 3, "kikai": {"Diner": ["feet red 2 fan"]}}
    match = play(position(yellow=yellow), "play School", "exhibit", "fetch Diner", "open")
    assert side(match)["megaphones"] == 1
    play(match, "again", "play Diner")
    assert side(match)["megaphones"] == 0


# --- the end of a turn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M17")
def test_one_of_two_cards_or_the_top_is_taken_and_the_offer_refilled() -> None:
    match = position(
        yellow={"hand": "School"}, offer="Diner Casino", pile=["Parking", f"{'School ' * 4}{'TrainStation ' * 5}{CARDS}"]
    )
    play(match, "play School", "exhibit")
    assert match.actions() == ["take Diner", "take Casino", "take pile"]
    refused_by(match, "take Cinema", "M17", "Cinema is not on offer")
    refused_by(match, "take nothing", "M17", "there is a card to take")
    again = kibako.loads(match.save())
    match.play("take Diner", luck=[0])
    assert side(match)["hand"] == ["Diner"]
    assert match.view(None)["offer"] == ["Parking", "Casino"]
    again.play("take pile", luck=[0])
    assert side(again)["hand"] == ["Parking"]
    assert again.view(None)["offer"] == ["Diner", "Casino"]


CARDS = "Diner Diner Diner Diner Parking Parking Parking Parking Cinema Cinema Cinema Cinema Cinema Casino Casino Casino Casino"


@pytest.mark.rule("M17")
def test_two_equal_cards_of_the_offer_are_one_choice() -> None:
    match = play(position(yellow={"hand": "School"}, offer="Diner Diner"), "play School", "exhibit")
    assert match.actions() == ["take Diner", "take pile"]


@pytest.mark.rule("M17")
def test_nothing_is_taken_when_all_is_exhausted() -> None:
    hands: dict[str, Any] = {
        "yellow": {"hand": "School " * 5 + "Diner " * 5 + "Casino " * 5},
        "purple": {"hand": "TrainStation " * 5 + REST},
    }
    match = play(position(**hands, offer="", pile=[]), "play School", "exhibit")
    assert match.actions() == ["take nothing"]
    refused_by(match, "take pile", "M17", "pile is empty")
    match.play("take nothing")
    assert match.to_act == 1
    assert len(side(match)["hand"]) == 14


REST = "Parking Parking Parking Parking Parking Cinema Cinema Cinema Cinema Cinema"


@pytest.mark.rule("M17")
def test_ladders_draw_from_the_top_before_the_offer_is_refilled() -> None:
    match = position(yellow={"hand": "School", "ladders": 2}, offer="Diner Casino")
    play(match, "play School", "exhibit", "take Diner")
    assert match.to_act == 0
    assert match.actions() == ["draw", "end"]
    assert match.view(None)["offer"] == ["Casino"]
    match.play("draw")
    assert (len(side(match)["hand"]), side(match)["ladders"]) == (2, 1)
    assert match.view(None)["offer"] == ["Casino"]
    match.play("draw")
    assert match.to_act == 1  # nothing is left to decide
    assert len(side(match)["hand"]) == 3
    assert len(match.view(None)["offer"]) == 2


@pytest.mark.rule("M17")
def test_a_turn_may_be_ended_with_ladders_left() -> None:
    match = play(position(yellow={"hand": "School", "ladders": 2}), "play School", "exhibit", "take pile", "end")
    assert match.to_act == 1
    assert side(match)["ladders"] == 2
    refused_by(match, "end", "M17", "take a card")


@pytest.mark.rule("M17")
def test_there_is_no_hand_limit() -> None:
    match = position(yellow={"hand": "School School Diner Diner Casino Casino Cinema", "ladders": 3})
    play(match, "play School", "exhibit", "take pile", "draw", "draw", "draw")
    assert len(side(match)["hand"]) == 10


# --- ladders ---------------------------------------------------------------------------------------------------------------

TALL = ["feet red 2", "body blue 3", "head green 5"]


@pytest.mark.rule("M18")
def test_one_ladder_at_a_body_two_at_a_head_body_first_once_each() -> None:
    match = position(yellow={"hand": "School", "ladders": 4, "kikai": {"Diner": TALL}})
    assert side(match)["influence"] == [1, 0, 0]
    refused_by(match, "ladder Diner head", "M18", "body of this kikai must get its ladder first")
    refused_by(match, "ladder School body", "M18", "no body at School")
    match.play("ladder Diner body")
    assert (side(match)["influence"], side(match)["ladders"]) == ([1, 2, 0], 3)
    refused_by(match, "ladder Diner body", "M18", "already there")
    match.play("ladder Diner head")
    assert (side(match)["influence"], side(match)["ladders"]) == ([1, 2, 3], 1)
    assert not [action for action in match.actions() if action.startswith("ladder")]
    assert match.view(None)["doing"] == "card"


@pytest.mark.rule("M18")
def test_a_head_takes_both_ladders_at_once() -> None:
    match = position(yellow={"hand": "School", "ladders": 1, "kikai": {"Diner": [TALL[0], TALL[1] + " ladder", TALL[2]]}})
    refused_by(match, "ladder Diner head", "M18", "takes 2 ladders")
    poor = position(yellow={"hand": "School", "kikai": {"Diner": TALL}})
    refused_by(poor, "ladder Diner body", "M18", "takes 1 ladder")


@pytest.mark.rule("M18")
def test_ladders_can_be_placed_at_every_decision_of_the_own_turn() -> None:
    yellow = {
        "hand": "Parking Diner School",
        "energy": 20,
        "ladders": 1,
        "megaphones": 5,
        "discarded": 3,
        "kikai": {"Diner": ["feet red 2", "body blue 3"], "School": ["feet green 1 fan"]},
        "streets": ["Diner S3"],
    }
    match = position(yellow=yellow, squares={"S3": "BR"})
    seen = []
    for text in (
        *("play Diner", "attract", "fan S3 body", "fan S3 feet", "billboard 4", "choose megaphone", "again", "play School"),
        *("exhibit", "fetch Diner", "open", "take pile", "end"),
    ):
        assert "ladder Diner body" in match.actions(), match.view(None)["doing"]
        seen.append(match.view(None)["doing"])
        match.play(text)
    assert {"card", "action", "attract", "billboard", "choice", "exhibit", "take", "end"} <= set(seen)
    for action in ("build", "distribute"):
        match = play(position(yellow=yellow), "play Diner", action)
        assert "ladder Diner body" in match.actions()


@pytest.mark.rule("M18")
def test_never_in_the_opponents_turn_nor_between_rounds() -> None:
    purple = {"ladders": 1, "kikai": {"Diner": ["feet red 2", "body blue 3"]}}
    match = position(yellow={"hand": "School", "ladders": 1}, purple=purple)
    refused_by(match, "ladder Diner body", "M18", "no body at Diner")
    filling = position(
        yellow={"ladders": 1, "kikai": {"Diner": ["feet red 2", "body blue 3"]}},
        round=2,
        pending=["fill yellow"],
        options={"first_game": True},
    )
    refused_by(filling, "ladder Diner body", "M35", "the round is over")


@pytest.mark.rule("M18")
def test_a_ladder_placed_last_ends_the_turn_when_nothing_is_left() -> None:
    match = position(yellow={"hand": "School", "ladders": 1, "kikai": {"Diner": ["feet red 2", "body blue 3"]}})
    play(match, "play School", "exhibit", "take pile")
    assert match.actions() == ["draw", "end", "ladder Diner body"]
    match.play("ladder Diner body")
    assert match.to_act == 1


# --- texts -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "play", "play diner", "play  Diner", "pair Diner", "fan S13 feet", "pay 4", "element feet red start", "PLAY Diner"],
)
def test_malformed_texts_are_told_from_illegal_ones(text: str) -> None:
    match = position(yellow={"hand": "Diner"})
    before = match.save()
    with pytest.raises(MalformedAction, match="no action of KIKAI; expected"):
        match.play(text)
    assert match.save() == before


def test_words_of_every_choice() -> None:
    match = position(yellow={"hand": "Diner", "energy": 9, "kikai": {"Diner": ["feet red 2"]}, "streets": ["Diner S2"]})
    play(match, "play Diner")
    speaker, view = GAME.speaker(0), GAME.look(state_of(match), 0)
    assert speaker.say(GAME.ask(view)) == "Choose what to do at Diner."
    said = [speaker.say(GAME.say(GAME.read(text), view)) for text in match.actions()]
    assert said == ["Build an element", "Distribute flyers", "Attract fans", "Hold an exhibition"]
