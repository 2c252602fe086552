"""The report on many games: it plays them, and its figures add up."""

from __future__ import annotations

import re

import pytest

from kibako.engine.chance import Quick
from kibako.games.kiwi.game import GAME
from kibako.games.kiwi.report import greedy_policy, random_policy, study, study_solo


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
    state = GAME.start(3, GAME.sheet.check_options({}), chance)
    for number in range(40):
        before = GAME.describe(state)
        policy = greedy_policy if number % 2 else random_policy
        action = policy(state, chance)
        assert action in list(state.actions())
        assert GAME.describe(state) == before
        state.apply(action, chance)
