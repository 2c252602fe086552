"""Where yellow and purple, the normal and the advanced mode, or a first and a second time could be taken for one another."""

from __future__ import annotations

from typing import Any

import pytest

from kibako import Match
from kibako.engine.chance import Quick
from kibako.games.kikai.data.components import DISTRICT_WORDS, TRACKS
from kibako.games.kikai.rules.tables import TILE_POINTS
from kibako.games.kikai.tests.helpers import GAME, side, state_of

PLAYERS = ("yellow", "purple")


def acting(seat: int, me: dict[str, Any], other: dict[str, Any] | None = None, **fields: Any) -> Match:
    """A position in which this seat is to act: yellow has the first turn of round 1, purple the second."""
    sides = {PLAYERS[seat]: me, PLAYERS[1 - seat]: other or {}}
    return GAME.position(**sides | {"turn": 1 + seat} | fields)


# --- the end ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M29")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_a_media_victory_is_that_players_whatever_the_points(seat: int, mode: str) -> None:
    rich = {"points": 50, "fans": "RRRR"}
    billboards = {f"S{number}": f"{PLAYERS[seat]} {number}" for number in range(1, 7)}
    match = acting(seat, {}, rich, won=PLAYERS[seat], squares=billboards, options={"mode": mode})
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("media victory", [seat])
    assert [float(share) for share in match.copy_state().shares()] == [1.0 - seat, 0.0 + seat]


@pytest.mark.rule("M38")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_wins_a_tie_by_red_fans(seat: int) -> None:
    match = acting(seat, {"fans": "RRB"}, {"fans": "RBB"}, round=5)
    assert match.outcome is not None
    assert match.outcome.winners == [seat]


# --- the tile of the first head --------------------------------------------------------------------------------------------


MINE = {
    "hand": "Diner",
    "energy": 5,
    "kikai": {
        "School": ["feet red 3", "body red 4"],
        "Diner": ["feet green 1", "body green 3"],
        "Parking": ["feet blue 3", "body blue 3", "head red 6"],
        "Casino": ["feet green 2"],
    },
    "streets": ["Diner S2", "Diner S9", "Parking S8"],
    "influence": "1 2 4",
}
THEIRS = {
    "kikai": {
        "School": ["feet blue 2"],
        "Parking": ["feet red 2", "body blue 5", "head blue 5"],
        "Cinema": ["feet green 3", "body green 4"],
    },
    "streets": ["School S1"],
    "influence": "5 5 5",
}


@pytest.mark.rule("M21")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("tile", "counted"),
    [
        (2, 3),  # taller in School, Diner and Casino; level in Parking, lower in Cinema
        (3, 2),  # billboards
        (4, 2),  # heads in Diner and Parking
        (5, 4),  # feet in School, Diner, Parking and Casino, whatever stands on them
        (6, 4),  # highest influence
    ],
)
def test_a_tile_counts_what_the_player_who_takes_it_has(seat: int, tile: int, counted: int) -> None:
    others = [str(number) for number in range(1, 7) if number != tile]
    squares = {"S3": f"{PLAYERS[seat]} 1", "S4": f"{PLAYERS[seat]} 2", "S6": f"{PLAYERS[1 - seat]} 1"}
    match = acting(
        seat,
        MINE,
        THEIRS,
        squares=squares,
        bonus=" ".join([*others[:2], str(tile), *others[2:]]),
        pending=["take", "build Diner"],
        plays=1,
    )
    head = next(action for action in match.actions() if action.startswith("element head"))
    match.play(head)
    assert side(match, seat)["tiles"] == [tile]
    assert side(match, seat)["points"] == int(TILE_POINTS[tile - 1]) * counted
    assert side(match, 1 - seat)["points"] == 0


@pytest.mark.rule("M22")
def test_fans_removed_one_after_another_are_all_out_of_the_game() -> None:
    match = GAME.position(
        yellow={},
        purple={},
        squares={"S12": "RBBG"},
        pending=["take", "remove"],
        plays=1,
        options={"mode": "advanced"},
    )
    state = state_of(match)
    state.apply(GAME.read("remove S12 blue"), Quick(1))
    before = [int(number) for number in GAME.look(state, None).gone]
    again = GAME.position(**GAME.describe(state) | {"pending": ["take", "remove"]}, options={"mode": "advanced"})
    again.play("remove S12 red")
    after = again.view(None)["gone"]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 0, 0]


@pytest.mark.rule("M22")
@pytest.mark.parametrize("square", ["S1", "S12"])
@pytest.mark.parametrize(("colour", "gone"), [("red", [1, 0, 0]), ("blue", [0, 1, 0]), ("green", [0, 0, 1])])
def test_any_fan_of_any_square_can_be_removed(square: str, colour: str, gone: list[int]) -> None:
    match = acting(0, {}, squares={square: "RBGG"}, pending=["take", "remove"], plays=1, options={"mode": "advanced"})
    before = match.view(None)["gone"]
    match.play(f"remove {square} {colour}")
    assert [now - then for now, then in zip(match.view(None)["gone"], before, strict=True)] == gone


@pytest.mark.rule("M22")
def test_a_price_that_can_be_paid_in_two_ways_is_asked_for() -> None:
    options = {"mode": "advanced"}
    me = {"tiles": "3", "megaphones": 1, "ladders": 1, "kikai": {"Cinema": ["feet red 3 fan"]}}
    match = acting(0, me, pending=["take", "exhibit Parking"], plays=1, options=options)
    match.play("fetch Cinema")
    asked = state_of(match)
    described = state_of(GAME.position(**GAME.describe(asked), options=options))
    assert [int(entry) for entry in described.pending] == [int(entry) for entry in asked.pending]
    assert match.view(None)["doing"] == "pay"


# --- renown ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M31")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("bonus", TRACKS.master.bonuses, ids=lambda bonus: str(bonus.at))
def test_every_bonus_of_the_renown_track_in_both_modes(seat: int, mode: str, bonus: Any) -> None:
    me = {"renown": bonus.at - 1, "influence": "1 0 0", "kikai": {"School": ["feet red 3 fan"]}}
    match = acting(seat, me, pending=["take", "action School"], plays=1, options={"mode": mode})
    match.play("exhibit")
    assert side(match, seat)["renown"] == bonus.at
    assert gained(side(match, seat)) == getattr(bonus, mode)
    assert gained(side(match, 1 - seat)) == ""
    assert not [line for line in match.log(None) if "distributor" in line]


def gained(player: dict[str, Any]) -> str:
    """What a player has that had nothing, as the tracks write it."""
    parts = [(player["energy"], "E"), (player["points"], "VP"), (player["megaphones"], "M"), (player["ladders"], "Lad")]
    return " ".join(word if number == 1 and word in ("M", "Lad") else f"{number}{word}" for number, word in parts if number)


@pytest.mark.rule("M31")
def test_without_fans_nothing_is_said_of_renown() -> None:
    match = acting(0, {}, pending=["take", "action School"], plays=1)
    match.play("exhibit")
    assert not [line for line in match.log(0) if "renown" in line]


# --- what is pending -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_pending_is_what_its_words_say_and_nothing_else(mode: str, seed: int) -> None:
    """Two positions are equal when their descriptions are; so a decision may keep no number that its words leave out."""
    chance = Quick(seed)
    options = {"mode": mode, "first_game": True}
    state = GAME.start(2, GAME.manifest.check_options(options), chance)
    while state.to_act() >= 0:
        described = state_of(GAME.position(**GAME.describe(state), options=options))
        assert [int(entry) for entry in described.pending] == [int(entry) for entry in state.pending]
        legal = state.actions()
        state.apply(legal[chance.below(len(legal))], chance)


@pytest.mark.rule("M11")
@pytest.mark.parametrize(("number", "turn"), [(1, 11), (2, 11), (3, 11)])
def test_the_turns_of_each_round_are_counted_from_one(number: int, turn: int) -> None:
    match = acting((number + 1) % 2, {}, {"hand": "School"}, round=number, turn=turn, plays=1, pending=["take"])
    match.play("take pile")
    assert match.log(None)[-1].startswith(f"Round {number + 1}, turn 1: ")


# --- every district --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M18")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("district", DISTRICT_WORDS)
def test_ladders_stand_in_every_district(seat: int, district: str) -> None:
    """One at the body for two influence of its colour, then two at the head for three."""
    kikai = {district: ["feet red 3", "body blue 3", "head green 8"]}
    match = acting(seat, {"ladders": 3, "kikai": kikai}, pending=["take"], plays=1)
    match.play(f"ladder {district} body")
    assert (side(match, seat)["ladders"], side(match, seat)["influence"]) == (2, [1, 2, 0])
    match.play(f"ladder {district} head")
    assert (side(match, seat)["ladders"], side(match, seat)["influence"]) == (0, [1, 2, 3])
    assert [part["ladders"] for part in side(match, seat)["kikai"][district]] == [False, True, True]
