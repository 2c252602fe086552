"""What is hidden in Kiwi Chow Down, what can be imagined, what can be taken back (W12, W20, W33, W94)."""

from __future__ import annotations

from collections import Counter

import pytest

from kibako import CannotUndo, Match
from kibako.engine.chance import Quick
from kibako.games.kiwi.data.components import CARDS
from kibako.games.kiwi.notation.names import card_names
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import GAME, doing, position, state_of
from kibako.games.kiwi.view import KiwiView


def imagined(match: Match, seat: int | None, count: int = 60) -> list[KiwiState]:
    belief = GAME.imagine(GAME.look(state_of(match), seat))
    states = [belief.sample(Quick(seed)) for seed in range(count)]
    assert all(isinstance(state, KiwiState) for state in states)
    return [state for state in states if isinstance(state, KiwiState)]


def hands(states: list[KiwiState], side: int) -> set[tuple[str, ...]]:
    return {card_names(int(state.hand[side])) for state in states}


def look(match: Match, seat: int | None) -> KiwiView:
    view = GAME.look(state_of(match), seat)
    assert isinstance(view, KiwiView)
    return view


@pytest.mark.rule("W12", "W33")
def test_hands_decks_and_markers_are_for_their_owner_alone() -> None:
    match = position(
        hands=["move feed joker-a", "build build joker-c"], markers=["sand", "grass grass"], plays=["", "down-move"], round=2
    )
    own, other, nobody = (look(match, seat).sides[1] for seat in (1, 0, None))
    assert own.hand == ("build", "build", "joker-c")
    assert own.deck is not None
    assert len(own.deck) == own.deck_size == 5
    assert own.markers == (0, 2, 0, 0)
    assert own.plays[0] == "down move"
    for seen in (other, nobody):
        assert (seen.hand, seen.deck, seen.markers) == (None, None, None)
        assert (seen.hand_size, seen.deck_size, seen.marker_count) == (3, 5, 2)
        assert seen.plays[0] == "down"


def test_the_order_of_a_deck_and_of_the_bags_is_nowhere() -> None:
    """What is drawn is decided when it is drawn: another luck gives another card from the same state."""
    match = position(hands=["move", "move"])
    drawn = set()
    for number in range(8):
        again = GAME.position(match.position)
        again.play("down move", luck=[number])
        drawn.add(again.view(0)["sides"][0]["hand"][0])
    assert drawn == set(CARDS)


def test_imagined_hands_hold_only_cards_that_can_be_there() -> None:
    """Green has shown both Move cards and a joker: they are not in its hand."""
    match = position(
        hands=["move feed build", "feed build joker-b"], plays=["move feed", "move move joker-a"], season=2, turn=0
    )
    states = imagined(match, 0)
    for state in states:
        cards = Counter(card_names(int(state.hand[1]))) + Counter(card_names(int(state.deck[1])))
        assert cards == {"feed": 2, "build": 2, "joker-b": 1, "joker-c": 1}
        assert card_names(int(state.hand[0])) == ("move", "feed", "build")
    assert len(hands(states, 1)) > 5


def test_a_card_played_face_down_may_be_any_that_was_not_shown() -> None:
    match = position(hands=["move", "feed build joker-b"], plays=["", "down-joker-c move move"], season=2)
    down = {int(state.plays[12]) - 9 for state in imagined(match, 0)}
    assert down <= {1, 2, 3, 4, 5}
    assert len(down) > 3
    assert {int(state.plays[12]) - 9 for state in imagined(match, 1)} == {5}


AFTER_SHUFFLE = "move move feed feed build build"


def test_old_cards_stay_in_hand_when_the_discards_were_shuffled() -> None:
    """All six cards of two seasons lay open; the three others are the jokers. One was played since: two are in hand."""
    match = position(
        hands=["move", "joker-b joker-c feed"],
        plays=["", f"{AFTER_SHUFFLE} joker-a"],
        first_unshuffled_turn="0 6",
        season=3,
        round=2,
    )
    states = imagined(match, 0)
    for hand in hands(states, 1):
        assert {"joker-b", "joker-c"} <= set(hand)
    assert {next(card for card in hand if not card.startswith("joker")) for hand in hands(states, 1)} == {
        "move",
        "feed",
        "build",
    }


def test_after_a_hidden_card_was_shuffled_more_is_possible() -> None:
    """One of the six was face down: it may be a joker, and the hand may lack that one."""
    plays = "move move feed feed build down-build joker-a"
    match = position(hands=["move", "joker-b joker-c feed"], plays=["", plays], first_unshuffled_turn="0 6", season=3, round=2)
    states = imagined(match, 0, 200)
    lacking = [state for state in states if not {"joker-b", "joker-c"} <= set(card_names(int(state.hand[1])))]
    assert 0 < len(lacking) < len(states)
    for state in states:
        hidden = int(state.plays[12 + 5]) - 9
        assert hidden in (2, 4, 5)  # build, joker-b or joker-c: joker-a was held at that time
        old = Counter(("build", "joker-b", "joker-c")) - Counter([CARDS[hidden]])
        assert not old - Counter(card_names(int(state.hand[1])))


def test_a_hidden_first_card_after_the_shuffle_was_an_old_one() -> None:
    plays = f"{AFTER_SHUFFLE} down-joker-a move"
    match = position(hands=["move", "joker-b joker-c feed"], plays=["", plays], first_unshuffled_turn="0 6", season=3, round=3)
    for state in imagined(match, 0):
        first = int(state.plays[12 + 6]) - 9
        assert first in (3, 4, 5)
        assert set(card_names(int(state.hand[1]))) >= {"joker-a", "joker-b", "joker-c"} - {CARDS[first]}


def test_imagined_markers_come_from_those_not_seen() -> None:
    mine = "flower " * 13
    match = position(markers=[mine, "sand sand sand"], island={"0,3": "red-marker"})
    for state in imagined(match, 0):
        held = [int(count) for count in state.markers[4:8]]
        assert held[0] == 0  # 13 are mine, one lies on the island
        assert sum(held) == 3
        assert sum(state.marker_bag) == 56 - 13 - 1 - 3
        assert [int(count) for count in state.markers[:4]] == [13, 0, 0, 0]
    kinds = {tuple(state.markers[4:8]) for state in imagined(match, 0)}
    assert len(kinds) > 5
    spectator = imagined(match, None)
    assert len({tuple(state.markers[:4]) for state in spectator}) > 5


@pytest.mark.rule("W55")
def test_a_marker_about_to_be_placed_is_known() -> None:
    match = position(phase="marking", step=1, pending=["mark 0"], markers=["mountain sand", ""], island={"0,0": "red-1"})
    match.play("mark 0,0")
    for state in imagined(match, 1):
        assert int(state.markers[2]) >= 1
        assert sum(state.markers[:4]) == 2


@pytest.mark.rule("W94")
def test_the_kiwibots_markers_that_were_shown_are_respected() -> None:
    match = position(solo=True, markers=["", "sand sand grass flower"], bot_seen="sand sand", hands=["move"])
    kinds = set()
    for state in imagined(match, 0):
        held = tuple(int(count) for count in state.markers[4:8])
        assert held[3] >= 2
        assert sum(held) == 4
        kinds.add(held)
    assert len(kinds) > 3


def test_what_is_revealed_in_season_4_is_known() -> None:
    match = position(
        phase="marking", season=4, step=1, pending=["mark 0"], markers=["mountain", "sand grass"], island={"0,0": "red-1"}
    )
    assert look(match, 0).sides[1].markers == (0, 1, 0, 1)
    assert {tuple(state.markers) for state in imagined(match, None)} == {(0, 0, 1, 0, 0, 1, 0, 1)}


# --- taking back ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W32")
def test_moves_can_be_taken_back_to_the_card_that_was_shown() -> None:
    match = position(island={"0,0": "red-2", "0,1": "green-1"})
    match.play("play move")
    with pytest.raises(CannotUndo):
        match.undo()
    shown = match.position
    match.play("move 2 0,0 0,1")
    match.play("push green-1 0,1 off")
    match.undo()
    match.undo()
    assert match.position == shown
    match.undo(consent=True)
    assert doing(match) == "card"


def test_draws_and_markers_can_not_be_taken_back() -> None:
    match = position(hands=["joker-a", "move"])
    match.play("play joker-a gain")
    with pytest.raises(CannotUndo):
        match.undo()
    marking = position(
        phase="marking", step=1, pending=["mark 0"], markers=["mountain", "sand"], island={"0,0": "red-1", "0,1": "green-1"}
    )
    marking.play("mark 0,0")
    with pytest.raises(CannotUndo):
        marking.undo()
    marking.play("take row")
    marking.undo()  # the token hides nothing
    declined = position(
        phase="marking", step=1, pending=["mark 0"], markers=["mountain", "sand"], island={"0,0": "red-1", "0,1": "green-1"}
    )
    declined.play("done")
    declined.undo()


def test_paying_with_hidden_markers_can_be_taken_back_until_something_is_drawn() -> None:
    match = position(fruits=["red", "blue blue"], markers=["sand", ""], hands=["build", "move"])
    match.play("play build")
    match.play("build control -1,1")
    match.play("pay red sand")  # a control nest gives a move, no draw
    match.undo()
    assert match.actions() == ["pay red sand"]


def test_alone_nothing_is_shown_to_anybody_by_playing_a_card() -> None:
    match = position(solo=True, island={"0,0": "red-2"}, hands=["move"])
    match.play("play move")
    match.undo()
    assert doing(match) == "card"


@pytest.mark.rule("W20", "W33", "W12")
def test_logs_name_no_hidden_card_or_marker() -> None:
    match = GAME.new(3, 12)
    seen_downs = 0
    while match.to_act is not None:
        actions = match.actions()
        match.play(actions[(7 * len(match.journal)) % len(actions)])
        if match.journal[-1].action.startswith("down") and match.view(None)["season"] < 4:
            seen_downs += 1
            lines = match.log(None)[-8:]
            assert any("plays a card face down" in line for line in lines)
    assert seen_downs > 3
    before_reveal = [line for line in match.log(None) if "draws" in line and "marker" in line]
    assert before_reveal
    assert not any(terrain in line for line in before_reveal for terrain in ("flower", "grass", "mountain", "sand"))
