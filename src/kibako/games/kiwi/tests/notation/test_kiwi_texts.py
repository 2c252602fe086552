"""Malformed and illegal actions, positions that are none, words and text boards."""

from __future__ import annotations

from typing import Any

import pytest

from kibako import BadPosition, IllegalAction, MalformedAction
from kibako.engine.chance import Quick
from kibako.games.kiwi.notation.decisions import DECISIONS
from kibako.games.kiwi.notation.pending import EFFECT_NAMES
from kibako.games.kiwi.options import EDITIONS
from kibako.games.kiwi.tests.helpers import GAME, doing, position, state_of


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play  move",
        "play move ",
        "Play move",
        "play joker-a",
        "play move move",
        "play joker-d gain",
        "down move two",
        "move 4 0,0 0,1",
        "move 1 0,0",
        "move 1 0,0 99,0",
        "move 1 00,0 0,1",
        "move 1 -0,0 0,1",
        "move 1 4,4 4,5",
        "push red-1 0,0 away",
        "push pink-1 0,0 0,1",
        "push 1 0,0 0,1",
        "pay",
        "pay gold",
        "pay blue red",
        "pay flower red",
        "pay red red red red red",
        "build house 0,0",
        "leader nobody",
        "space 0",
        "space 7",
        "nest tree-3",
        "bonus",
        "bonus ",
        "bonus move",
        "return pink",
        "take leader 0,0",
        "take sea",
        "prize best",
        "mark 0;0",
        "done now",
        "x" * 199,
        "move 1 ٠,0 0,1",
    ],
)
def test_what_is_no_action_is_malformed_and_changes_nothing(text: str) -> None:
    match = position()
    before = match.save()
    with pytest.raises(MalformedAction, match=r"expected e\.g\."):
        match.play(text)
    assert match.save() == before


def test_every_legal_action_of_many_games_comes_back_from_its_text() -> None:
    verbs: set[str] = set()
    for seed in range(8):
        chance = Quick(seed)
        seats = 1 + seed % 4
        state = GAME.start(seats, GAME.manifest.check_options({"side_b": seats > 1, "variable_order": seats > 1}), chance)
        while state.to_act() >= 0:
            legal = state.actions()
            texts = [GAME.write(int(action)) for action in legal]
            assert len(set(texts)) == len(texts)
            assert [GAME.read(text) for text in texts] == list(legal)
            verbs.update(text.split()[0] for text in texts)
            state.apply(legal[chance.below(len(legal))], chance)
    assert len(verbs) > 18


@pytest.mark.rule("W5")
def test_hexes_of_another_island_are_refused() -> None:
    match = position(island={"0,0": "red-1"})
    match.play("play move")
    for text in ("move 1 0,0 0,4", "move 1 0,4 0,3", "move leader 1,0 0,0"):
        with pytest.raises(IllegalAction) as caught:
            match.play(text)
        assert caught.value.rule == "W5"


SAMPLES = (
    *("leader chopan", "settle 0,0", "space 1", "play move", "move 1 0,0 0,1", "ability", "push red-1 0,0 0,1", "ashore 0,0"),
    *(
        "go 0,0",
        "bring 1 0,0",
        "pull red-1 0,0",
        "feed red-1 0,0",
        "pay red red",
        "take 3-moved 0,0",
        "build tree 0,0",
        "place 0,0",
    ),
    *("grow 1-moved 0,0", "nest tree-1", "bonus feed", "return red", "remove 3 0,0", "mark 0,0", "prize most-sand", "done"),
)


def test_whatever_is_decided_other_actions_are_refused_with_a_rule() -> None:
    """In every kind of decision of many games, actions of other decisions give a reason and a rule."""
    samples = {text.split()[0]: text for text in SAMPLES}
    seen = set()
    for seed in range(14):
        seats = 1 + seed % 4
        options = {"free_setup": seats > 1 and seed % 3 == 0, "side_b": seats > 1, "variable_order": seats > 1}
        match = GAME.new(seats, seed, options)
        number = 0
        while match.to_act is not None:
            number += 1
            kind = doing(match)
            if kind not in seen:
                seen.add(kind)
                for text in samples.values():
                    if text not in match.actions():
                        with pytest.raises(IllegalAction, match=r"\(W\d+\)$"):
                            match.play(text)
            actions = match.actions()
            match.play(actions[(5 * number + seed) % len(actions)])
    assert len(seen) > 18


# --- positions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"clans": "red"}, "two to four different clans"),
        ({"clans": "red red"}, "two to four different clans"),
        ({"clans": "red blue"}, "'blue' is no clan"),
        ({"clans": "red green purple", "solo": True}, "in solo clans names"),
        ({"sections": "1 1"}, "sections are 1 to 4"),
        ({"sections": "1 2 3"}, "sections: 2 numbers"),
        ({"island": {"9,9": "red-1"}}, "no hex '9,9'"),
        ({"island": {"0,0": "purple-1"}}, "purple doesn't play"),
        ({"island": {"0,0": "red-4"}}, "'4' is no piece"),
        ({"island": {"0,0": "red-tree-1 green-cave-1"}}, "one nest at most"),
        ({"island": {"0,0": "red-tree-1", "0,1": "red-tree-1"}}, "only one tree-1"),
        ({"island": {"0,0": "red-marker green-marker"}}, "one marker at most"),
        ({"island": {"0,0": "red-leader", "0,1": "red-leader"}}, "only one leader"),
        ({"island": {"0,0": "red-3 " * 7}}, "20 tokens"),
        ({"row": "9 8"}, "a row has 8 spaces"),
        ({"row": "8 8", "reserve": "13 12"}, "20 tokens in all"),
        ({"fruits": ["pink", ""]}, "'pink' is no fruit"),
        ({"fruits": ["red green yellow blue " * 7, ""]}, "more fruits than anybody can have"),
        ({"fruits": ["red"]}, "an entry for each of 2"),
        ({"fruits": ["red " * 8, "red " * 8]}, "14 fruits of each colour"),
        ({"markers": ["sand " * 15, ""]}, "14 markers of each terrain"),
        ({"hands": ["move move move feed", "move"]}, "3 cards at most"),
        ({"hands": ["move move joker-a", "move"], "plays": ["move", ""]}, "only nine cards"),
        ({"hands": ["ace", "move"]}, "'ace' is no card"),
        ({"plays": ["move " * 13, ""]}, "12 turns a player"),
        ({"season": 5}, "4 seasons"),
        ({"season": 0}, "4 seasons"),
        ({"round": 4}, "3 rounds"),
        ({"round": 0}, "a round is 1 to 3"),
        ({"phase": "winter"}, "phase is one of"),
        ({"phase": "marking"}, "needs something pending"),
        ({"first": 2}, "first-player marker"),
        ({"order": "0 0"}, "order names every side once"),
        ({"turn": 2}, "turn must be a seat"),
        ({"leaders": "chopan chopan"}, "no leader of green"),
        ({"leaders": "chopan -"}, "has a leader by now"),
        ({"leaders": "chopan"}, "leaders needs 2 names"),
        ({"cards": "most-sand"}, "4 different season cards"),
        ({"cards": "most-sand most-nests most-flower fewest-flower"}, "sixteenth_season_card"),
        ({"keepers": "red -"}, "keepers needs an entry"),
        ({"spaces": "7 1"}, "turn track has 6 spaces"),
        ({"pending": ["sleep 0"]}, "'sleep' can't be pending"),
        ({"pending": ["card 2"]}, "no side 2"),
        ({"pending": ["card"]}, "a side, then numbers"),
        ({"pending": ["end-turn 0"]}, "something a player can decide"),
        ({"pending": ["remove 0"]}, "something a player can decide"),
        ({"phase": "over", "season": 4, "pending": ["card 0"]}, "nothing is pending"),
        ({"phase": "over"}, "over after season 4"),
        ({"season": 4, "phase": "leaders", "hands": ["", ""], "pending": ["leader 0"]}, "season 0 is the set-up"),
        (
            {"season": 0, "phase": "leaders", "step": 1, "leaders": "- -", "hands": ["move", ""], "pending": ["leader 0"]},
            "hands",
        ),
        ({"season": 0, "phase": "leaders", "pending": ["leader 0"]}, "step is that of the phase"),
        ({"season": 0, "phase": "leaders", "step": 2, "leaders": "- -", "pending": ["leader 1"]}, "have a leader card"),
        ({"season": 0, "phase": "settling", "step": 1, "pending": ["settle-leader 0"]}, "needs the option free_setup"),
        ({"phase": "spaces", "step": 1, "pending": ["space 0"]}, "needs the option variable_order"),
        ({"phase": "change", "pending": ["nest 0 1"]}, "begins the seasons 2 to 4"),
        ({"season": 2, "phase": "change", "round": 2, "pending": ["grow 0 1"]}, "round is 0"),
        ({"step": 10**30}, "step is from 0 to 2"),
        ({"round": 10**30}, "3 rounds"),
        ({"step": 2}, "card belongs to the side whose turn it is"),
        ({"spaces": "1 2"}, "belong to the option variable_order"),
        ({"options": {"variable_order": True}, "spaces": "1 1"}, "taken twice"),
        ({"options": {"variable_order": True}}, "each side has a space"),
        ({"plays": ["move", ""]}, "a card can't be chosen twice"),
        ({"plays": ["", "move"]}, "a turn that hasn't come"),
        ({"first_unshuffled_turn": "3 0"}, "discards are those of the seasons before"),
        ({"season": 3, "first_unshuffled_turn": "6 0", "plays": ["move move down-move", ""]}, "only nine cards"),
        (
            {"solo": True, "season": 4, "round": 3, "plays": ["", "move move feed feed build build joker joker joker"]},
            "nine cards",
        ),
        ({"pending": ["end-turn 0", "move 0 1"], "hands": ["move feed build", "move"]}, "at most 2 cards"),
        ({"pending": ["end-turn 1", "move 0 1"]}, "end-turn belongs to the side whose turn it is"),
        ({"pending": ["move 0 1", "end-turn 0"]}, "first of pending"),
        ({"pending": ["end-turn 0", "card 0"]}, "card is pending alone"),
        ({"pending": ["place 0", "move 0 1"]}, "can't wait for other decisions"),
        ({"pending": ["mark 0"]}, "mark isn't pending in phase actions"),
        ({"pending": ["bot-turn 0"]}, "can't be pending"),
        ({"pending": ["pay 0 1 5"]}, "5 is not from 1 to 4"),
        ({"pending": ["pay 0 7 2"]}, "7 is not from 0 to 3"),
        ({"pending": ["pay 0 3 1 1"], "fruits": ["red", ""]}, "something that isn't there"),
        ({"pending": ["move 0 1 1 1"]}, "1 is not from 0 to 0"),
        ({"pending": ["move 0 1000"]}, "a side, then numbers"),
        ({"pending": ["uncover 0 9", "move 0 1"]}, "9 is not from 1 to 8"),
        ({"pending": ["push 0 99 1 12 3"]}, "99 is not from 0 to 23"),
        ({"pending": ["push-this 0 0 1 0"]}, "something that isn't there"),
        ({"pending": ["push-this 0 0 1 0", "move 0 1"]}, "push-this can wait only for"),
        ({"pending": ["feed-kiwi 0 1 0 0", "pay 0 0 2"], "fruits": ["red blue", ""]}, "something that isn't there"),
        ({"pending": ["feed-kiwi 0 1 0 0", "move 0 1"]}, "comes right after it is paid for"),
        ({"pending": ["set-nest 0 0 1", "pay 0 1 2"], "fruits": ["red red", ""]}, "something that isn't there"),
        ({"pending": ["take 0 3 0 0"]}, "something that isn't there"),
        ({"pending": ["ashore 0 1 3"]}, "something that isn't there"),
        ({"pending": ["way 0 3 0 0"]}, "something that isn't there"),
        ({"pending": ["place 0"], "row": "0 8", "island": {"0,0": "red-3 red-3 red-3 red-3 red-3 red-3 red-2"}}, "isn't there"),
        ({"season": 2, "phase": "change", "pending": ["nest 0 1"]}, "something that isn't there"),
        ({"phase": "marking", "pending": ["mark-token 0 0"]}, "something that isn't there"),
        ({"phase": "reward", "pending": ["prize 0 0 1"]}, "something that isn't there"),
        ({"pending": ["gain 0 1 1"] * 201}, "not more than 200"),
        ({"solo_cards": "1 2 3 4"}, "belong to the solo game"),
        ({"solo": True, "solo_cards": "4 3 2 1"}, "ascending order"),
        ({"solo": True, "bot_seen": "sand"}, "markers that the Kiwibot has"),
        ({"solo": True, "plays": ["", "build build build"]}, "Kiwibot has only nine cards"),
        ({"leader_has_moved": "blue"}, "'blue' is no clan"),
        ({"weather": "fine"}, "unknown field"),
        ({"season": "one"}, "Expected `int`"),
        ({"first_unshuffled_turn": "13 0"}, "first_unshuffled_turn is a number of turns"),
        ({"row": "x y"}, "row: 2 numbers"),
    ],
)
def test_a_description_that_is_no_position_is_refused_in_words(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        position(**fields)


def test_names_of_what_can_be_pending_are_different() -> None:
    assert len({*DECISIONS, *EFFECT_NAMES}) == len(DECISIONS) + len(EFFECT_NAMES)
    assert next(option.choices for option in GAME.manifest.options if option.name == "edition") == EDITIONS


def test_a_position_is_as_usual_where_nothing_is_said() -> None:
    match = position()
    assert match.to_act == 0
    view = match.view(0)
    assert (view["season"], view["round"], view["phase"]) == (1, 1, "actions")
    assert [side["row"] for side in view["sides"]] == [8, 8]
    assert [side["reserve"] for side in view["sides"]] == [12, 12]
    assert view["sides"][0]["hand"] == ["move", "feed", "build"]
    assert [side["leader"] for side in view["sides"]] == ["chopan", "tule"]
    again = GAME.position(match.position)
    assert again.position == match.position


# --- words and boards ------------------------------------------------------------------------------------------------------


def test_the_board_shows_what_a_player_needs() -> None:
    match = position(
        island={"0,0": "red-1 red-2 green-3", "0,1": "red-control-1 green-marker"},
        fruits=["red red blue", ""],
        markers=["sand", "grass"],
        hands=["move feed joker-a", "build"],
    )
    shown = GAME.board(GAME.look(state_of(match), 0), GAME.speaker(0, ["Ann", "Ben"]))
    for words in (
        "Season 1 of 4, actions, round 1 of 3",
        "0,0M",
        "r3g3",
        "0,1S!#",
        "0,0 A1 mountain: red 1 2; green 3",
        "0,1 A2 sand: control nest of rank 1 (red); marker (green)",
        "Ann (red, Chopan)",
        "fruits: 2 red, 1 blue; 1 marker (1 sand)",
        "Hand: Move, Feed, Joker a (4 fruits)",
        "Turn order: Ann, Ben",
        "1. Most kiwis of size 1",
    ):
        assert words in shown
    assert "(1 grass)" not in shown
    other = GAME.board(GAME.look(state_of(match), None), GAME.speaker(None))
    assert "(1 sand)" not in other
    assert "Hand:" not in other


def test_the_solo_board_shows_the_kiwibots_card() -> None:
    match = position(solo=True, hands=["move"])
    shown = GAME.board(GAME.look(state_of(match), 0), GAME.speaker(0))
    assert "Kiwibot (green, Tule)" in shown
    assert "Move: slot 1, its size 1, its size 1 to a hex where it has more tokens, together to the same one; slot 2, " in shown
    assert "Solo card 1" in shown


def test_what_is_asked_and_said() -> None:
    match = position(island={"0,0": "red-2", "0,1": "green-1"}, fruits=["red blue", ""])
    speaker = GAME.speaker(0)

    def asked() -> str:
        return speaker.say(GAME.ask(GAME.look(state_of(match), 0)))

    def said(text: str) -> str:
        return speaker.say(GAME.say(GAME.read(text), GAME.look(state_of(match), 0)))

    assert asked() == "Play a card."
    assert said("down feed fruit") == "Play Feed face down and take a fruit"
    match.play("play move")
    assert asked() == "Move a kiwi or your leader, or use its ability (2 to go)."
    assert said("move 2 0,0 0,1") == "Move a kiwi of size 2 from A1 (mountain) to A2 (sand)"
    match.play("move 2 0,0 0,1")
    assert asked() == "You may push kiwis out of the hex (2 at most)."
    assert said("push green-1 0,1 off") == "Push a green kiwi of size 1 from A2 (sand) off the island"
    assert said("done") == "Done pushing"


def test_the_status_of_each_seat_is_public_and_counts_as_the_rules_do() -> None:
    match = position(
        island={"0,0": "red-marker", "0,1": "red-tree-1", "0,2": "red-tree-2"},
        fruits=["red", ""],
        markers=["sand", ""],
        points="2 0",
    )
    for seat in (None, 0, 1):
        said = [GAME.speaker(seat).say(words) for words in GAME.status(GAME.look(state_of(match), seat))]
        assert said == ["4 points, 1 fruit, 1 marker", "0 points, 0 fruits, 0 markers"]
    assert [int(score) for score in match.copy_state().scores()] == [4, 0]
    alone = position(solo=True, hands=["move"])
    assert len(GAME.status(GAME.look(state_of(alone), 0))) == 1
