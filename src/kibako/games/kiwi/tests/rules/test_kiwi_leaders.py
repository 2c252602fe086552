"""The sixteen leaders' abilities (W9, W41)."""

from __future__ import annotations

from typing import Any

import pytest
from shared import refused

from kibako import Match
from kibako.games.kiwi.data.components import LEADERS
from kibako.games.kiwi.tests.helpers import GAME, at, doing

CLAN = {leader.name: leader.clan for leader in LEADERS}


def using(leader: str, island: dict[str, str], **fields: Any) -> Match:
    """Seat 0 uses a leader's ability as the first of two moves; the opponent is green, or red against green."""
    clan = CLAN[leader]
    other = "red" if clan == "green" else "green"
    others = "chopan" if other == "red" else "tule"
    match = GAME.position(clans=f"{clan} {other}", leaders=f"{leader} {others}", island=island, **fields)
    match.play("play move")
    match.play("ability")
    return match


def goes(match: Match) -> set[str]:
    return {text.split()[1] for text in match.actions() if text.startswith("go ")}


def pushable(match: Match) -> set[str]:
    return {text.split()[1] for text in match.actions() if text.startswith("push ")}


def push_everybody(match: Match) -> list[tuple[str, str]]:
    """Push whoever must be pushed, each to the first hex on offer; who, and from where."""
    pushed = []
    while doing(match) == "push-this":
        _, who, start, _ = match.actions()[0].split()
        pushed.append((who, start))
        match.play(match.actions()[0])
    return sorted(pushed)


@pytest.mark.rule("W9", "W66", "W41")
def test_chopan_goes_three_straight_and_pushes_everybody_between_once() -> None:
    match = using(
        "chopan", {"0,1": "red-leader red-1", "-1,1": "green-1 red-3", "-2,1": "green-2 green-leader", "-3,1": "green-1"}
    )
    assert goes(match) == {"-3,1"}
    assert refused(match, "go -2,1") == "W41"
    match.play("go -3,1")
    pushed = []
    while doing(match) == "push-this":
        _, who, start, _ = match.actions()[0].split()
        pushed.append((who, start))
        into_the_other = f"push {who} {start} {'-2,1' if start == '-1,1' else '-1,1'}"
        match.play(into_the_other)
    assert sorted(pushed) == [("green-1", "-1,1"), ("green-2", "-2,1"), ("green-leader", "-2,1"), ("red-3", "-1,1")]
    assert sorted(at(match, "-1,1")) == ["green-2", "green-leader"]
    assert sorted(at(match, "-2,1")) == ["green-1", "red-3"]
    assert at(match, "-3,1") == ["red-leader", "green-1"]  # nobody is pushed at start and end
    assert at(match, "0,1") == ["red-1"]
    assert doing(match) == "move"


@pytest.mark.rule("W9", "W41")
def test_chopan_needs_three_hexes_on_the_island() -> None:
    match = GAME.position(clans="red green", island={"-1,1": "red-leader", "0,0": "red-1"})
    match.play("play move")
    match.play("ability")
    assert goes(match) == {"-4,1"}
    assert refused(match, "go -1,2") == "W41"


@pytest.mark.rule("W9")
def test_bolo_pushes_all_from_the_hex_of_arrival() -> None:
    match = using("bolo", {"-1,1": "red-leader green-1", "-1,2": "green-3 red-1 green-leader"})
    assert goes(match) == {"0,0", "0,1", "-1,0", "-1,2", "-2,1", "-2,2"}
    match.play("go -1,2")
    assert push_everybody(match) == [("green-3", "-1,2"), ("green-leader", "-1,2"), ("red-1", "-1,2")]
    assert at(match, "-1,2") == ["red-leader"]
    assert at(match, "-1,1") == ["green-1"]


@pytest.mark.rule("W9")
def test_rumba_pushes_all_from_its_hex_then_moves() -> None:
    match = using("rumba", {"-1,1": "red-leader green-1 red-2", "-1,2": "green-1"})
    assert pushable(match) <= {"green-1", "red-2"}
    assert push_everybody(match) == [("green-1", "-1,1"), ("red-2", "-1,1")]
    match.play("go -1,2")
    assert "red-leader" in at(match, "-1,2")
    assert doing(match) == "move"


@pytest.mark.rule("W9")
def test_zanco_jumps_exactly_two_and_pushes_up_to_three() -> None:
    match = using("zanco", {"-1,1": "red-leader", "-3,1": "green-1 green-2 green-3 green-leader"})
    assert "-3,1" in goes(match)
    assert not goes(match) & {"-1,1", "-1,2", "0,1", "-4,1"}
    match.play("go -3,1")
    assert pushable(match) == {"green-1", "green-2", "green-3", "green-leader"}
    match.play("push green-leader -3,1 -3,2")
    match.play("push green-3 -3,1 -3,2")
    match.play("done")
    assert at(match, "-3,1") == ["red-leader", "green-1", "green-2"]


@pytest.mark.rule("W9")
def test_tule_moves_two_and_pushes_one_in_each_hex() -> None:
    match = using("tule", {"-1,1": "green-leader", "-1,2": "red-1 red-1", "-2,2": "red-3"})
    match.play("go -1,2")
    assert refused(match, "done") == "W38"  # compulsory
    match.play("push red-1 -1,2 0,2")
    assert "-1,1" not in goes(match)  # it must end on another hex
    match.play("go -2,2")
    assert pushable(match) == {"red-3"}
    match.play("push red-3 -2,2 -2,3")
    assert at(match, "-1,2") == ["red-1"]
    assert at(match, "-2,2") == ["green-leader"]


@pytest.mark.rule("W9")
def test_costa_jumps_to_the_coast_and_pushes_two() -> None:
    match = using("costa", {"-1,1": "green-leader", "-5,3": "red-1 red-2 red-3"})
    assert goes(match) == {
        *(f"0,{r}" for r in range(4)),
        *(f"-5,{r}" for r in range(4)),
        *(f"{q},{r}" for q in (-1, -2, -3, -4) for r in (0, 3)),
    }
    match.play("go -5,3")
    match.play("push red-3 -5,3 off")
    assert refused(match, "done") == "W38"
    match.play("push red-1 -5,3 -5,2")
    assert at(match, "-5,3") == ["green-leader", "red-2"]


@pytest.mark.rule("W9", "W40")
def test_nana_takes_up_to_two_own_kiwis_along_and_they_count_as_moved() -> None:
    match = using("nana", {"-1,1": "green-leader green-1 green-2 green-3 red-1"})
    match.play("go -1,2")
    assert match.actions() == ["done", "bring 1 -1,1", "bring 2 -1,1", "bring 3 -1,1"]
    assert refused(match, "bring 1 0,0") == "W9"
    match.play("bring 3 -1,1")
    match.play("bring 1 -1,1")
    assert at(match, "-1,2") == ["green-1-moved", "green-3-moved", "green-leader"]
    assert {text.split()[1] for text in match.actions()} == {"2"}  # only the one left behind can still move


@pytest.mark.rule("W9", "W40")
def test_nana_takes_nobody_along_who_has_moved() -> None:
    match = GAME.position(
        clans="green red", leaders="nana chopan", island={"-1,1": "green-leader green-2", "0,1": "green-1 green-2"}
    )
    match.play("play move")
    match.play("move 2 0,1 -1,1")
    match.play("ability")
    match.play("go -1,2")
    assert match.actions() == ["done", "bring 2 -1,1"]  # not the size 2 that has come here
    match.play("bring 2 -1,1")
    assert doing(match) != "bring"
    assert at(match, "-1,1") == ["green-2"]


@pytest.mark.rule("W9")
def test_nana_may_go_alone() -> None:
    match = using("nana", {"-1,1": "green-leader green-1"})
    match.play("go -1,2")
    match.play("done")
    assert at(match, "-1,1") == ["green-1"]


@pytest.mark.rule("W9")
def test_musgo_pushes_every_size_1_from_both_hexes() -> None:
    match = using("musgo", {"-1,1": "green-leader green-1 red-1 red-2", "-1,2": "red-1 red-3"})
    match.play("go -1,2")
    pushed = []
    while doing(match) == "push-this":
        _, who, start, _ = match.actions()[0].split()
        pushed.append((who, start))
        match.play(f"push {who} {start} {'-1,2' if start == '-1,1' else '-1,1'}")
    assert sorted(pushed) == [("green-1", "-1,1"), ("red-1", "-1,1"), ("red-1", "-1,2")]
    assert at(match, "-1,1") == ["red-1", "red-2"]
    assert at(match, "-1,2") == ["green-1", "green-leader", "red-1", "red-3"]


@pytest.mark.rule("W9")
def test_brisa_runs_over_one_terrain() -> None:
    """Sections 1 and 2: from -1,1 the flower -2,0 and the grass -2,1, 0,2 ...: only hexes of one terrain in a row."""
    match = using("brisa", {"-1,1": "purple-leader", "-1,0": "green-1 green-1 green-1"})
    terrain = {hex_["place"]: hex_["terrain"] for hex_ in match.view(None)["hexes"]}
    assert goes(match) == reached("-1,1", terrain, 3)
    assert goes(match) > {"0,0", "0,1", "-1,0", "-1,2", "-2,1", "-2,2"}
    match.play("go -1,0")
    match.play("push green-1 -1,0 off")
    assert refused(match, "done") == "W38"
    match.play("push green-1 -1,0 off")
    assert at(match, "-1,0") == ["purple-leader", "green-1"]


def reached(start: str, terrain: dict[str, str], steps: int) -> set[str]:
    """Where up to so many steps lead, if all hexes entered are of one terrain: by trying every path."""
    found = set()
    paths = [[start]]
    for _ in range(steps):
        paths = [[*path, on] for path in paths for on in around(path[-1]) if on in terrain and on not in path]
        paths = [path for path in paths if len({terrain[place] for place in path[1:]}) == 1]
        found |= {path[-1] for path in paths}
    return found


def around(place: str) -> list[str]:
    q, r = (int(number) for number in place.split(","))
    return [f"{q + dq},{r + dr}" for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]


@pytest.mark.rule("W9", "W41")
def test_querencia_jumps_to_an_own_nest() -> None:
    match = using(
        "querencia", {"-1,1": "purple-leader purple-tree-1", "-5,0": "purple-cave-1 green-2", "-5,3": "green-tree-1 purple-1"}
    )
    assert goes(match) == {"-5,0"}  # not its own hex, not another's nest
    match.play("go -5,0")
    match.play("push green-2 -5,0 off")
    assert doing(match) == "move"
    without = GAME.position(clans="purple green", leaders="querencia tule", island={"0,0": "purple-1"})
    without.play("play move")
    assert refused(without, "ability") == "W41"  # nowhere to go


@pytest.mark.rule("W9")
def test_trueque_swaps_with_a_leader_at_most_three_away() -> None:
    match = using("trueque", {"-1,1": "purple-leader", "-4,1": "green-leader", "0,0": "purple-1"})
    assert goes(match) == {"-4,1"}
    match.play("go -4,1")
    assert at(match, "-4,1") == ["purple-leader"]
    assert at(match, "-1,1") == ["green-leader"]
    far = GAME.position(
        clans="purple green",
        leaders="trueque tule",
        island={"-1,1": "purple-leader", "-5,1": "green-leader", "0,0": "purple-1"},
    )
    far.play("play move")
    assert refused(far, "ability") == "W41"
    here = GAME.position(
        clans="purple green", leaders="trueque tule", island={"-1,1": "purple-leader green-leader", "0,0": "purple-1"}
    )
    here.play("play move")
    assert refused(here, "ability") == "W41"  # it must end on another hex


@pytest.mark.rule("W9")
def test_iman_pulls_up_to_two_from_adjacent_hexes() -> None:
    match = using("iman", {"-1,1": "purple-leader", "-2,2": "green-3", "-1,3": "green-leader purple-1", "-3,3": "green-1"})
    match.play("go -1,2")
    assert match.actions() == ["done", "pull green-3 -2,2", "pull green-leader -1,3", "pull purple-1 -1,3"]
    assert refused(match, "pull green-1 -3,3") == "W9"
    match.play("pull green-leader -1,3")
    match.play("pull green-3 -2,2")
    assert at(match, "-1,2") == ["purple-leader", "green-3", "green-leader"]
    assert doing(match) == "move"


@pytest.mark.rule("W9")
def test_flecha_goes_two_straight_and_pushes_all_onward() -> None:
    match = using("flecha", {"-1,1": "yellow-leader", "-3,1": "green-1 green-3 yellow-2 green-leader"})
    assert "-3,1" in goes(match)
    assert "-2,1" not in goes(match)
    match.play("go -3,1")
    assert at(match, "-4,1") == ["yellow-2", "green-1", "green-3", "green-leader"]
    assert at(match, "-3,1") == ["yellow-leader"]


@pytest.mark.rule("W9", "W23")
def test_flecha_pushes_into_the_sea_if_no_hex_follows() -> None:
    match = using("flecha", {"-3,1": "yellow-leader", "-5,1": "green-1 green-leader", "0,0": "yellow-1"})
    match.play("go -5,1")
    assert doing(match) == "ashore"
    match.play("ashore 0,3")
    assert at(match, "-5,1") == ["yellow-leader"]
    assert at(match, "0,3") == ["green-leader"]
    assert match.view(1)["sides"][1]["reserve"] == 12


@pytest.mark.rule("W9")
def test_panza_grows_an_own_kiwi_there() -> None:
    match = using("panza", {"-1,1": "yellow-leader yellow-1", "-1,2": "yellow-1 yellow-2 yellow-3 green-1"})
    match.play("go -1,2")
    assert match.actions() == ["grow 1 -1,2", "grow 2 -1,2"]
    match.play("grow 2 -1,2")
    assert at(match, "-1,2") == ["yellow-1", "yellow-3", "yellow-3", "yellow-leader", "green-1"]
    nobody = using("panza", {"-1,1": "yellow-leader yellow-1"})
    nobody.play("go -1,2")
    assert doing(nobody) == "move"


@pytest.mark.rule("W9")
def test_siembra_places_a_kiwi_in_both_hexes() -> None:
    match = using("siembra", {"-1,1": "yellow-leader", "0,0": "yellow-1"}, row="7 8")
    match.play("go -1,2", luck=[0])  # the second token uncovers space 3: a fruit
    assert at(match, "-1,1") == ["yellow-1"]  # though nobody of the clan is left there
    assert at(match, "-1,2") == ["yellow-1", "yellow-leader"]
    assert sum(match.view(0)["sides"][0]["fruits"]) == 1


@pytest.mark.rule("W9", "W18")
def test_siembra_with_tokens_of_the_island_only() -> None:
    island = {"-1,1": "yellow-leader", "0,0": "yellow-3 yellow-3 yellow-3 yellow-3 yellow-3 yellow-3", "0,3": "yellow-2"}
    match = using("siembra", island, row="0 8")
    match.play("go -1,2")
    match.play("take 2 0,3")
    assert at(match, "-1,1") == ["yellow-1"]
    match.play("done")
    assert at(match, "-1,2") == ["yellow-leader"]


@pytest.mark.rule("W9")
def test_pico_takes_a_fruit_for_each_pushed_kiwi() -> None:
    match = using("pico", {"-1,1": "yellow-leader", "-1,2": "green-3 green-1 green-1", "0,0": "yellow-1"})
    match.play("go -1,2")
    match.play("push green-3 -1,2 -1,3", luck=[0])
    assert match.view(0)["sides"][0]["fruits"] == [1, 0, 0, 0]
    match.play("push green-1 -1,2 -1,3", luck=[13])
    assert match.view(0)["sides"][0]["fruits"] == [1, 1, 0, 0]
    assert doing(match) == "move"
    none = using("pico", {"-1,1": "yellow-leader", "-1,2": "green-3", "0,0": "yellow-1"})
    none.play("go -1,2")
    none.play("done")
    assert none.view(0)["sides"][0]["fruits"] == [0, 0, 0, 0]


@pytest.mark.rule("W41")
def test_an_ability_pushes_nothing_on_top() -> None:
    """Siembra arrives where smaller kiwis are, and is not asked to push them (W38)."""
    match = using("siembra", {"-1,1": "yellow-leader", "-1,2": "green-1", "0,0": "yellow-1"})
    match.play("go -1,2")
    assert doing(match) == "move"
    assert "green-1" in at(match, "-1,2")


@pytest.mark.rule("W9", "W41")
@pytest.mark.parametrize("leader", sorted(CLAN))
def test_every_ability_ends_on_another_hex_and_is_used_up(leader: str) -> None:
    clan = CLAN[leader]
    home = {
        "-1,1": f"{clan}-leader {clan}-1",
        "-4,1": f"{'red' if clan == 'green' else 'green'}-leader",
        "-5,0": f"{clan}-tree-1",
    }
    match = using(leader, home | {"0,0": f"{clan}-2"})
    while doing(match) not in ("move", "card"):
        match.play(match.actions()[-1])
    assert f"{clan}-leader" not in at(match, "-1,1")
    assert match.view(0)["sides"][0]["ability_used"]
    assert match.view(0)["sides"][0]["leader_moved"]
    assert f"You use {leader.capitalize()}’s ability" in " ".join(match.log(0))
