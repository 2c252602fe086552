"""Whole recorded games of Kiwi Chow Down, in every mode: they replay to their exact scores."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest
from shared import recordings

import kibako
from kibako import Match
from kibako.engine import save
from kibako.games.kiwi.tests.helpers import GAME, state_of

RECORDED = recordings(GAME)


class Result(NamedTuple):
    seats: int
    options: dict[str, Any]  # those that are not as usual
    actions: int
    scores: list[int]
    winners: list[int]


EVERYTHING = {"free_setup": True, "side_b": True, "variable_order": True, "sixteenth_season_card": True, "edition": "es"}


RESULTS = {
    "two-players": Result(2, {}, 127, [2, 5], [1]),
    "three-players": Result(3, {}, 153, [7, 1, 5], [0]),
    "four-players": Result(4, {}, 214, [3, 2, 3, 5], [3]),
    "free-setup": Result(3, {"free_setup": True}, 187, [3, 3, 3], [0]),
    "side-b": Result(4, {"side_b": True}, 278, [3, 3, 2, 4], [3]),
    "variable-order": Result(4, {"variable_order": True}, 249, [1, 2, 3, 4], [3]),
    "everything": Result(4, EVERYTHING, 330, [4, 2, 6, 3], [2]),
    "french-edition": Result(2, {"edition": "fr", "variable_order": True}, 179, [6, 5], [0]),
    "spanish-edition": Result(3, {"edition": "es", "side_b": True}, 230, [3, 5, 2], [1]),
    "even-nests": Result(3, {"even_nests": True}, 193, [3, 7, 2], [1]),
    "solo": Result(1, {}, 46, [2], []),
    "solo-from-player": Result(1, {"solo_marker": "player"}, 70, [6], []),
    "solo-french": Result(1, {"edition": "fr"}, 53, [4], []),
    "solo-spanish": Result(1, {"edition": "es"}, 65, [6], []),
}


def load(name: str) -> Match:
    return kibako.loads(RECORDED[name])


def test_every_recorded_game_has_its_result_here() -> None:
    assert set(RECORDED) == set(RESULTS)


@pytest.mark.rule("W65", "W95")
@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_replays_to_its_exact_result(name: str) -> None:
    match, result = load(name), RESULTS[name]
    usual = GAME.manifest.check_options({})
    assert match.seats == result.seats
    assert match.options == usual | result.options
    assert len(match.journal) == result.actions
    assert match.outcome is not None
    assert match.outcome.scores == result.scores
    assert match.outcome.winners == result.winners
    assert match.outcome.scores == [points_by_the_book(match, seat) for seat in range(result.seats)]


@pytest.mark.parametrize("name", RESULTS)
def test_only_solo_games_have_changed_since_version_4_of_the_rules(name: str) -> None:
    """What was recorded by version 4 differed from these by its number alone, but for the Kiwibot."""
    older = save.write(msgspec.structs.replace(save.parse(RECORDED[name]), rules=4))
    if RESULTS[name].seats == 1:
        with pytest.raises(kibako.BadSave, match="version 4"):
            kibako.loads(older)
    else:
        assert kibako.loads(older).save() == older


def points_by_the_book(match: Match, seat: int) -> int:
    """W65 once more, from what everybody sees at the end."""
    view = match.view(None)
    side = view["sides"][seat]
    markers = sum(hex_["marker"] == side["clan"] for hex_ in view["hexes"])
    nests = sum(
        hex_["nest"] is not None and hex_["nest"]["clan"] == side["clan"] and hex_["nest"]["name"].endswith("-2")
        for hex_ in view["hexes"]
    )
    gained = {"most-nests": 1, "most-size-3": 1, "most-sand": 1, "most-dominated": 1, "most-in-one-hex": 2}
    kept = [card for card, keeper in zip(view["season_cards"], view["keepers"], strict=True) if keeper == seat]
    points: int = markers + nests + sum(gained[card] for card in kept)
    return points


@pytest.mark.rule("W1", "W3")
@pytest.mark.parametrize("name", RESULTS)
def test_nothing_is_lost_in_a_recorded_game(name: str) -> None:
    match = load(name)
    actions = [entry.action for entry in match.journal]
    draws = [list(entry.draws) for entry in match.journal]
    match.truncate(0)
    first = GAME.component_count(state_of(match))
    for action, luck in zip(actions, draws, strict=True):
        match.play(action, luck=luck)
        assert GAME.component_count(state_of(match)) == first
    assert sum(count for name_, count in first.items() if name_.endswith("fruits")) == 56
    assert sum(count for name_, count in first.items() if name_.endswith("markers")) == 56


def test_the_recorded_games_show_everything() -> None:
    """Every kind of action, and every kind of event but a few rare ones."""
    matches = [load(name) for name in RESULTS]
    verbs = {entry.action.split()[0] for match in matches for entry in match.journal}
    assert verbs >= {
        "leader",
        "settle",
        "space",
        "play",
        "down",
        "move",
        "ability",
        "push",
        "go",
        "feed",
        "pay",
        "build",
        "place",
    }
    assert verbs >= {"grow", "take", "nest", "bonus", "return", "mark", "done"}
    lines = " ".join(line for match in matches for line in match.log(None))
    for words in ("explodes", "off the island", "uncovers space 8", "wins the season card", "tied for", "Kiwibot reveals"):
        assert words in lines
