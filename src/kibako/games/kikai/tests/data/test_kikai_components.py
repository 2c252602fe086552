"""KIKAI's components, and what the loader says about wrong ones: M1 to M11."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
import tomli_w

import kibako
from kibako import BadComponents
from kibako.games.kikai.data.components import ELEMENTS, TOWN, TRACKS, Elements, Town, Tracks, element_names, read_effect
from kibako.games.kikai.rules.exhibition import distance
from kibako.kit.components import parse_components

GAME = kibako.game("kikai")
KINDS: dict[str, Any] = {"town": Town, "elements": Elements, "tracks": Tracks}
RING = ["School", "Train Station", "Diner", "Parking", "Cinema", "Casino"]


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("kibako.games.kikai").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def load(name: str, changed: dict[str, Any]) -> Any:
    return parse_components(tomli_w.dumps(changed), f"{name}.toml", KINDS[name]).check(f"{name}.toml")


def said(name: str, changed: dict[str, Any]) -> str:
    with pytest.raises(BadComponents) as caught:
        load(name, changed)
    assert str(caught.value).startswith(f"{name}.toml: ")
    return str(caught.value)


# --- the town --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
def test_six_districts_lie_in_a_ring() -> None:
    assert [district.name for district in TOWN.districts] == RING
    assert [int(distance(RING.index("School"), other)) for other in range(6)] == [0, 1, 2, 3, 2, 1]
    assert distance(RING.index("Cinema"), RING.index("Parking")) == 1
    assert distance(RING.index("Diner"), RING.index("Casino")) == 3
    assert distance(5, 0) == 1


@pytest.mark.rule("M2")
def test_what_each_player_has() -> None:
    for side in GAME.new(seed=1).view(None)["sides"]:
        assert side["distributors"] == len(TRACKS.energy.spaces) == 20
        assert side["billboards"] == [1, 2, 3, 4, 5, 6]
        assert sorted(side["foundation"]) == [1, 2, 3, 4, 5, 6]
        assert side["influence"] == [0, 0, 0]


@pytest.mark.rule("M3")
def test_fans_and_elements() -> None:
    match = GAME.new(seed=4)
    component_count = GAME.component_count(match.copy_state())
    assert [component_count[f"{colour} fans"] for colour in ("red", "blue", "green")] == [15, 15, 15]
    assert Counter(element.type for element in ELEMENTS) == {"feet": 12, "body": 12, "head": 12}
    assert Counter(element.colour for element in ELEMENTS if element.start) == {"red": 2, "blue": 1, "green": 1}


@pytest.mark.rule("M4")
def test_thirty_cards_five_a_district() -> None:
    assert [district.cards for district in TOWN.districts] == [5] * 6
    component_count = GAME.component_count(GAME.new(seed=4).copy_state())
    assert {name: count for name, count in component_count.items() if name.endswith("cards")} == {
        f"{name} cards": 5 for name in ("School", "TrainStation", "Diner", "Parking", "Cinema", "Casino")
    }


@pytest.mark.rule("M5")
def test_squares_hold_42_of_the_45_fans() -> None:
    assert [square.fans for square in TOWN.squares] == [4, 3, 2, 2, 2, 2, 5, 4, 5, 4, 5, 4]
    assert [square.gain("normal").points for square in TOWN.squares] == [8, 6, 5, 6, 6, 5, 10, 8, 10, 10, 10, 8]
    assert [square.bonus for square in TOWN.squares] == [
        *("M", "M", "2E", "Lad", "2E", "Lad"),
        *("discard-2+2E", "M", "M+2E", "Lad+2E", "Lad+M", "discard-2"),
    ]
    assert [sum(square["fans"]) for square in GAME.new(seed=8).view(None)["squares"]] == [4, 3, 2, 2, 2, 2, 5, 4, 5, 4, 5, 4]


@pytest.mark.rule("M6")
def test_streets_keep_the_facts_of_the_book() -> None:
    fans = {square.name: square.fans for square in TOWN.squares}
    exits = {
        name: [(street.spaces, street.ends[1]) for street in TOWN.streets if street.ends[0] == name]
        for name in (district.name for district in TOWN.districts)
    }
    assert [(spaces, fans[square]) for spaces, square in exits["School"]] == [(1, 2), (2, 4)]
    assert sum(spaces == 1 for spaces, _ in exits["Parking"]) >= 2
    assert len(TOWN.streets) == 28
    bonuses = {street.ends: street.bonus for street in TOWN.streets if street.bonus}
    assert bonuses == {
        **{("S6", "S11"): "M+2E", ("S2", "S9"): "Lad", ("S5", "S7"): "Lad+2E", ("S8", "S11"): "M+2E"},
        **{("S1", "S11"): "Lad+2E", ("S8", "S9"): "Lad+2E", ("S7", "S10"): "M+2E", ("S9", "S12"): "Lad+2E"},
        **{("S7", "S8"): "M+2E", ("S10", "S11"): "Lad+2E", ("S11", "S12"): "M+2E"},
        **{("Train Station", "S12"): "M+2E", ("Parking", "S4"): "M+2E", ("Cinema", "S7"): "4E", ("Casino", "S10"): "M+2E"},
    }
    assert not any(street.bonus for street in TOWN.streets if street.spaces == 1 and set(street.ends) & set(RING))
    assert not any(street.bonus for street in TOWN.streets if "School" in street.ends or "Diner" in street.ends)
    for square in ("S3", "S4"):
        ends = {end for street in TOWN.streets if square in street.ends for end in street.ends} - {square}
        assert ends <= set(RING)


@pytest.mark.rule("M7")
def test_elements_keep_the_facts_of_the_book() -> None:
    effects = {name: element.normal for name, element in zip(element_names(ELEMENTS), ELEMENTS, strict=True)}
    assert effects["feet red start"] == "2E"
    assert effects["feet blue 2"] == "M"
    assert effects["body green 3"] == "2E"
    assert effects["head blue 7"] == "Lad+2VP"
    assert {"feet blue 1", "body blue 6", "head green 7"} <= set(effects)
    assert len(set(effects)) == 35  # both red starting feet have the same name


MADE = {
    "feet red": ["start 2E > 2E", "start 2E > 2E", "2 Lad+2E > M", "3 3VP+2E > Lad+1E"],
    "feet blue": ["start Lad+2E > Lad", "1 4E > 2E", "2 M > Lad", "3 3VP+2E > M+1E"],
    "feet green": ["start Lad+2E > Lad", "1 4E > 2E", "2 M+2E > Lad", "3 3VP+2E > M+1E"],
    "body red": ["3 4E > 2E", "4 Lad+2E > M", "5 M+3E > Lad+1E", "6 4VP+2E > M+2E"],
    "body blue": ["3 4E > 2E", "4 M+2E > Lad", "5 3VP+2E > 4E", "6 Lad+4E > M+2E"],
    "body green": ["3 2E > 2E", "4 Lad+2E > M", "5 3VP+2E > 4E", "6 M+4E > Lad+2E"],
    "head red": ["5 3VP+3E > 5E", "6 M+Lad+3E > M+Lad", "7 Lad+2VP+3E > Lad+4E", "8 5VP+3E > 2M+1E"],
    "head blue": ["5 M+4E > Lad+2E", "6 4VP+2E > M+Lad", "7 Lad+2VP > Lad+4E", "8 M+Lad+2VP+2E > M+Lad+2E"],
    "head green": ["5 Lad+4E > M+2E", "6 4VP+2E > M+Lad", "7 M+2VP+3E > M+4E", "8 3VP+5E > 2Lad+2E"],
}


@pytest.mark.rule("M7")
def test_every_element_is_as_the_rules_page_says() -> None:
    found: dict[str, list[str]] = {}
    for element in ELEMENTS:
        line = f"{'start' if element.start else element.cost} {element.normal} > {element.advanced}"
        found.setdefault(f"{element.type} {element.colour}", []).append(line)
    assert found == MADE


@pytest.mark.rule("M7")
def test_an_element_gives_its_effect_of_the_mode() -> None:
    for mode, gained in (("normal", (3, 1, 2)), ("advanced", (4, 1, 0))):
        match = GAME.position(
            yellow={
                "hand": "Diner",
                "kikai": {"Diner": ["feet green 1 fan", "body green 3 fan", "head red 7"]},
                "streets": ["Diner S2"],
            },
            purple={},
            squares={"S2": "RRR"},
            options={"mode": mode},
        )
        for text in ("play Diner", "attract", "fan S2 head"):
            match.play(text)
        side = match.view(0)["sides"][0]
        assert (side["energy"], side["ladders"], side["points"]) == gained


def at_space(removed: int, mode: str, **side: Any) -> kibako.Match:
    """Yellow is about to deploy one distributor from Casino, with this many gone from the track."""
    return GAME.position(
        yellow={"hand": "Casino", "energy": 2, "discarded": removed} | side,
        purple={},
        pending=["take", "street Casino"],
        options={"mode": mode},
    )


@pytest.mark.rule("M8")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_what_the_energy_track_uncovers(mode: str) -> None:
    incomes, points, total, income = [], [], 0, 0
    for removed, space in enumerate(TRACKS.energy.spaces):
        match = at_space(removed, mode)
        match.play("street Casino S5")
        side = match.view(0)["sides"][0]
        if space.startswith("E"):
            income = int(space[1:])
        choice = space == "X"
        assert (match.view(0)["doing"] == "choice") == choice
        vp = int(space[0]) if space.endswith("VP") else 0
        total += vp
        assert side["energy"] == (2 if vp and mode == "advanced" else 0)
        assert side["income"] == income
        incomes.append(side["income"])
        points.append(side["score"])
        if mode == "normal":  # six foundation tiles of -18 in all
            assert side["score"] == total - 18
    assert incomes[2:4] == [4, 5]
    assert (incomes[-1], total) == (7, 18)


@pytest.mark.rule("M8")
def test_x_is_a_megaphone_or_a_ladder_at_the_players_choice() -> None:
    for word, gained in (("megaphone", (1, 0)), ("ladder", (0, 1))):
        match = at_space(4, "normal")
        match.play("street Casino S5")
        assert match.actions() == ["choose megaphone", "choose ladder"]
        match.play(f"choose {word}")
        side = match.view(0)["sides"][0]
        assert (side["megaphones"], side["ladders"]) == gained


@pytest.mark.rule("M9")
@pytest.mark.parametrize(("mode", "last"), [("normal", (5, 0)), ("advanced", (0, 5))])
def test_every_bonus_of_the_masters_track(mode: str, last: tuple[int, int]) -> None:
    match = GAME.position(
        yellow={
            "hand": "Diner",
            "influence": "0 27 0",
            "kikai": {"Diner": ["feet blue 2 fan"]},
        },
        purple={},
        pending=["take", "action Diner"],
        options={"mode": mode},
    )
    match.play("exhibit")
    side = match.view(0)["sides"][0]
    assert side["renown"] == 27
    assert (side["megaphones"], side["ladders"], side["energy"], side["points"]) == (2, 2, 4 + last[1], last[0])


@pytest.mark.rule("M10")
def test_billboards_and_foundation_tiles() -> None:
    assert TRACKS.billboards.bonuses == ("Lad", "M", "2E", "discard-2", "3VP", "4VP")
    assert TRACKS.foundations.normal == (-2, -2, -3, -3, -4, -4)
    assert TRACKS.foundations.advanced == ("5E", "3E+Lad", "2E+M", "Lad+M", "2Lad", "6E")
    orders = {tuple(GAME.new(seed=seed).view(0)["sides"][0]["foundation"]) for seed in range(8)}
    assert len(orders) > 4


@pytest.mark.rule("M11")
def test_turns_alternate_throughout() -> None:
    match = GAME.new(seed=3)
    turns: Counter[tuple[int, int]] = Counter()
    while match.to_act is not None:
        view = match.view(None)
        if view["doing"] == "card" and view["plays"] == 0:
            turns[view["round"], match.to_act] += 1
            assert match.to_act == (sum(turns.values()) - 1) % 2
        match.play(next(a for a in match.actions() if a.split()[0] in GOING_ON))
    assert [(turns[number, 0], turns[number, 1]) for number in (1, 2, 3, 4)] == [(6, 5), (5, 6), (6, 5), (5, 6)]


GOING_ON = ("found", "street", "play", "exhibit", "take", "end")


# --- wrong components ------------------------------------------------------------------------------------------------------


def test_the_components_of_the_box_load_as_they_are() -> None:
    for name in KINDS:
        load(name, data(name))


@pytest.mark.rule("M1", "M4")
def test_wrong_districts_are_told() -> None:
    town = data("town")
    town["districts"].pop()
    assert "six districts make the ring, not 5 (M1)" in said("town", town)
    town = data("town")
    town["districts"][2]["name"] = "S1"
    assert "two places have the same name: S1" in said("town", town)
    town = data("town")
    town["districts"][0]["cards"] = 16
    assert "School has 16 cards, not 1 to 15 (M4)" in said("town", town)
    for district in town["districts"]:
        district["cards"] = 1
    assert "ten cards are dealt at the start, but there are 6 (M12)" in said("town", town)


@pytest.mark.rule("M5")
def test_wrong_squares_are_told() -> None:
    town = data("town")
    town["squares"][3]["fans"] = 6
    assert "the squares hold 46 fans, but there are 45 (M5)" in said("town", town)
    town["squares"][3]["fans"], town["squares"][0]["fans"] = 7, 0
    assert "square S1 has 0 fans, not 1 to 15 (M5)" in said("town", town)
    town = data("town")
    town["squares"][4]["bonus"] = "2X"
    assert "square S5: '2X' is no effect" in said("town", town)
    town = data("town")
    town["squares"][4]["points"] = 16
    assert "square S5 is worth 16 points, not 0 to 15 (M5)" in said("town", town)
    town = data("town")
    town["squares"][4]["bonus"] = "2VP"
    assert "square S5: there are no points on the way in advanced mode (M37)" in said("town", town)
    town = data("town")
    town["squares"] += [dict(town["squares"][0], name=f"T{number}", fans=1) for number in range(5)]
    assert "16 squares at most" in said("town", town)


@pytest.mark.rule("M6")
def test_wrong_streets_are_told() -> None:
    town = data("town")
    town["streets"][0]["ends"] = ["School", "S66"]
    assert "street School – S66 leads to 'S66', which is no district or square (M6)" in said("town", town)
    town["streets"][0]["ends"] = ["S6", "S6"]
    assert "leads back" in said("town", town)
    town["streets"][0]["ends"] = ["S1", "School"]
    assert "two streets join the same places: S1 School (M6)" in said("town", town)
    town = data("town")
    town["streets"][1]["spaces"] = 3
    assert "street School – S1 has 3 spaces, not 1 or 2 (M6)" in said("town", town)
    town = data("town")
    town["streets"][1]["advanced"] = "VP"
    assert "street School – S1: there are no points on the way in advanced mode (M37)" in said("town", town)
    town = data("town")
    town["streets"] = [street for street in town["streets"] if "S3" not in street["ends"]]
    assert "no street leads to S3 (M6)" in said("town", town)
    town = data("town")
    for street in town["streets"][5:]:
        street["spaces"] = 2
    assert "at least four districts need a street of one space" in said("town", town)
    town = data("town")
    town["streets"] *= 3
    assert "60 streets at most, not 84" in said("town", town)


@pytest.mark.rule("M3", "M7", "M13")
def test_wrong_elements_are_told() -> None:
    elements = data("elements")
    elements["elements"].pop()
    assert "there are 12 elements of type head, not 11 (M3)" in said("elements", elements)
    for field, value, words in (
        ("colour", "pink", "'pink' is no colour"),
        ("cost", -1, "a cost of -1"),
        ("normal", "3Z", "'3Z' is no effect"),
        ("advanced", "2VP", "no points on the way in advanced mode (M37)"),
        ("start", "green", "start is yellow or purple"),
        ("normal", "99E", "at most 15 of a kind"),
    ):
        elements = data("elements")
        elements["elements"][6][field] = value
        assert words in said("elements", elements)
    elements = data("elements")
    elements["elements"][20]["start"] = "yellow"
    assert "only feet can be starting feet (M3)" in said("elements", elements)
    elements = data("elements")
    elements["elements"][0]["start"] = ""
    assert "yellow starts with feet blue and red, not ['blue'] (M13)" in said("elements", elements)
    elements = data("elements")
    elements["elements"].reverse()
    assert "feet come first" in said("elements", elements)
    elements["elements"][0]["type"] = "arm"
    assert "there are 12 elements of type head, not 11 (M3)" in said("elements", elements)


@pytest.mark.rule("M8", "M9", "M10", "M11")
def test_wrong_tracks_and_tiles_are_told() -> None:
    for path, value, words in (
        (("energy", "spaces"), ["E2"] * 19, "the energy track has 19 spaces, not 20 (M8)"),
        (("energy", "spaces"), ["Y"] * 20, "'Y' is no space of the energy track"),
        (("energy", "advanced"), ["E2"] * 19, "the energy track has 19 spaces, not 20 (M8)"),
        (("energy", "advanced"), ["2VP"] * 20, "'2VP': advanced mode counts no such points (M37)"),
        (("energy", "spaces"), ["Lad+2VP"] * 20, "'Lad+2VP' is no space of the energy track"),
        (("turns", "begins"), ["yellow"], "4 rounds are begun by somebody, not 1 (M11)"),
        (("turns", "begins"), ["green"] * 4, "yellow or purple begins a round, not 'green' (M11)"),
        (("turns", "purple"), [0, 6, 5, 6], "each player has a turn in each round (M11)"),
        (("master", "points"), [1, 2], "nine lines, not 2 (M9)"),
        (("master", "advanced"), ["M"], "nine lines are needed in advanced mode, not 1 (M33)"),
        (("master", "advanced"), ["-M"] * 9, "only energy can be lost, not '-M' (M33)"),
        (("master", "factors"), [4], "4 rounds need 4 factors, not 1 (M33)"),
        (("master", "spaces_a_line"), 0, "at least one space (M9)"),
        (("turns", "yellow"), [6, 5, 6], "turns are needed for 4 rounds (M11)"),
        (("turns", "yellow"), [6, 6, 6, 6], "round 3: purple begins, so 5 turns against 6 can't alternate (M11)"),
        (("billboards", "bonuses"), ["M"], "each player has 6 billboards, not 1 (M10)"),
        (("foundations", "advanced"), ["M"], "each player has 6 foundation tiles, not 1 (M10)"),
        (("foundations", "normal"), [2, 2, 2, 2, 2, 2], "foundation tiles cost points in normal mode (M36)"),
    ):
        tracks = data("tracks")
        tracks[path[0]][path[1]] = value
        assert words in said("tracks", tracks)
    tracks = data("tracks")
    tracks["master"]["bonuses"][0]["at"] = 28
    assert "there is no space 28 on the Master's track (M9)" in said("tracks", tracks)


def test_unknown_fields_and_missing_provenance_are_told() -> None:
    town = data("town")
    del town["squares"][0]["source"]
    assert "source" in said("town", town)
    town = data("town")
    town["squares"][0]["colour"] = "red"
    assert "colour" in said("town", town)
    with pytest.raises(BadComponents, match=r"town\.toml: "):
        parse_components("districts = [", "town.toml", Town)


def test_equal_elements_get_names_of_their_own() -> None:
    feet = ELEMENTS[2]
    assert element_names((feet, feet, ELEMENTS[0], ELEMENTS[1], feet)) == (
        "feet red 2",
        "feet red 2b",
        "feet red start",
        "feet red start",
        "feet red 2c",
    )


def test_effects_are_read() -> None:
    effect = read_effect("discard-2+2E+M+Lad+3VP", "here")
    assert (effect.energy, effect.megaphones, effect.ladders, effect.points, effect.discard) == (2, 1, 1, 3, 2)
    assert read_effect("", "here").packed() == 0
