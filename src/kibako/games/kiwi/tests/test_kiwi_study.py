"""The report on many games: it plays them, and its figures add up."""

from __future__ import annotations

import re

import pytest
from kiwi_components import greedy_policy, random_policy, study, study_solo
from kiwi_economy import LEANINGS, Player, done, lean, play, read_player, report

from kibako.bots.ismcts import Budget, Thought
from kibako.engine.chance import Quick
from kibako.games.kiwi.game import GAME


def rows(text: str, title: str) -> dict[str, list[str]]:
    """The rows of one table, by name."""
    table = next(part for part in text.split("\n\n") if part.startswith(f"| {title} "))
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return {name: rest for name, *rest in cells}


@pytest.mark.parametrize("greedy", [False, True])
def test_the_places_share_all_victories(greedy: bool) -> None:
    games = 3
    text = study(2, {}, games, 1, greedy)
    for title in ("place in turn order", "clan", "leader"):
        found = rows(text, title)
        assert sum(int(cells[0]) for cells in found.values()) == 2 * games
        won = sum(int(cells[0]) * float(cells[1].rstrip("%")) / 100 for cells in found.values())
        assert won == pytest.approx(games, abs=0.05)
    assert study(2, {}, games, 1, greedy) == text


def test_the_solo_report_counts_every_season_card() -> None:
    text = study_solo({}, 3, 1, greedy=False)
    found = rows(text, "side")
    assert [cells[0] for cells in found.values()] == ["3", "3"]
    assert len(re.findall(r"[\w-]+ \d+%", text.split("player: ")[1])) >= 8


def test_policies_choose_legal_actions_and_leave_the_state_alone() -> None:
    chance = Quick(3)
    state = GAME.start(3, GAME.manifest.check_options({}), chance)
    for number in range(40):
        before = GAME.describe(state)
        policy = greedy_policy if number % 2 else random_policy
        action = policy(state, chance)
        assert action in list(state.actions())
        assert GAME.describe(state) == before
        state.apply(action, chance)


GLANCING = Budget(0, None, 1)


def thoughts(*values: tuple[str, float]) -> list[Thought]:
    return [Thought(GAME.read(text), 100 - number, value) for number, (text, value) in enumerate(values)]


@pytest.mark.parametrize(
    ("leaning", "margin", "chosen"),
    [
        ("", 0.0, "move 2 0,3 0,2"),
        ("ability", 0.05, "ability"),
        ("ability", 0.03, "move 2 0,3 0,2"),
        ("off", 0.5, "push green-1 0,2 off"),
        ("off", 0.2, "move 2 0,3 0,2"),
        ("build", -0.5, "move 2 0,3 0,2"),
    ],
)
def test_a_bot_takes_what_it_leans_to_if_that_is_hardly_worse(leaning: str, margin: float, chosen: str) -> None:
    offered = thoughts(
        ("move 2 0,3 0,2", 0.5),
        ("ability", 0.46),
        ("push red-1 0,2 off", 0.45),
        ("push green-1 0,2 off", 0.2),
        ("play move", 0.1),
    )
    player = Player("", GLANCING, LEANINGS.get(leaning, ""), margin)
    assert GAME.write(lean(player, offered, "red")) == chosen


def test_a_bot_avoids_what_it_leans_away_from() -> None:
    offered = thoughts(("play build", 0.5), ("play joker-a build", 0.49), ("play feed", 0.45))
    assert GAME.write(lean(read_player("medium/build:-0.06"), offered, "red")) == "play feed"
    assert GAME.write(lean(read_player("medium/build:-0.04"), offered, "red")) == "play build"


def test_jokers_count_as_what_they_are_played_for() -> None:
    said = ("play move", "play joker-b move", "play joker-a gain", "down feed fruit", "ability")
    assert [done(text) for text in said] == ["play move", "play move", "play gain", "down", "ability"]


def test_the_sources_of_points_add_up_and_every_turn_is_counted() -> None:
    seats = play([Player("one", GLANCING), Player("other", GLANCING)], "1")
    assert sum(seat.share for seat in seats) == 1
    for seat in seats:
        counts = seat.counts
        assert counts["points"] == counts["markers"] + counts["rank-2 nests"] + counts["season cards"]
        assert sum(counts[kind] for kind in counts if kind.startswith("play") or kind == "down") == 12
        assert counts["abilities"] <= counts["seasons it could"] <= 4
    told = report(seats)
    assert {"games", "won", "abilities of possible"} <= set(rows(told, "a player a game"))
    places = rows(told, "place")
    assert list(places) == ["1", "2"]
    assert sum(float(won.split("%")[0]) for _, won in places.values()) == 100
