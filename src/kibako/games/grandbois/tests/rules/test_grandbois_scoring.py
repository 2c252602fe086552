"""GrandBois: the end and the scoring, G13 to G20. Every number is worked out by hand from the map above it."""

from __future__ import annotations

import pytest

import kibako
from kibako.engine.game import Match, Outcome

GAME = kibako.game("grandbois")
CATEGORIES = ["squares", "largest group", "own clan at tower", "other clans at tower"]


def over(forest: str, clans: str = "F R L") -> Match:
    return GAME.position(clans=clans, forest=forest, river="", pile="", doing="over")


def result(forest: str, clans: str = "F R L") -> Outcome:
    outcome = over(forest, clans).outcome
    assert outcome is not None
    return outcome


def sheets(forest: str, clans: str = "F R L") -> list[list[int]]:
    """Each seat's points by category, in the order of the sheet. A position's scores are their sums, at any time."""
    match = over(forest, clans)
    assert match.outcome is not None
    standings = match.outcome.standings
    assert [int(score) for score in match.copy_state().scores()] == [standing.total for standing in standings]
    assert all(list(standing.categories) == CATEGORIES for standing in standings)
    assert all(sum(standing.categories.values()) == standing.total for standing in standings)
    return [list(standing.categories.values()) for standing in standings]


# --- the end -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G13")
@pytest.mark.parametrize(
    ("clans", "revealed"),
    [
        ("FR LS", [["fox", "raccoon"], ["lizard", "rabbit"]]),
        ("T S L", [["toad"], ["rabbit"], ["lizard"]]),
        ("S F T R", [["rabbit"], ["fox"], ["toad"], ["raccoon"]]),
    ],
)
def test_clans_are_revealed_after_the_last_turn_and_not_before(clans: str, revealed: list[list[str]]) -> None:
    m = GAME.position(clans=clans, river="6", pile="")
    m.play("lay 6 0 1,1")
    seats = range(m.seats)
    for seat in seats:  # the last player still decides about a tower
        assert m.view(seat)["clans"] == [revealed[owner] if owner == seat else None for owner in seats]
    assert m.outcome is None
    m.play("tower none")
    assert m.outcome is not None
    for reader in (*seats, None):
        assert m.view(reader)["clans"] == revealed
    words = {"fox": "foxes", "raccoon": "raccoons", "lizard": "lizards", "rabbit": "rabbits", "toad": "toads"}
    told = [f"Seat {seat} played the {words[clan]}." for seat in seats for clan in revealed[seat]]
    assert m.log(None)[-len(told) :] == told


@pytest.mark.rule("G13")
def test_no_action_is_left_after_the_end() -> None:
    m = over("C F1")
    assert m.to_act is None
    assert m.actions() == []
    with pytest.raises(kibako.IllegalAction, match="the game is over"):
        m.play("tower none")


# --- squares and groups --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G14")
def test_one_for_each_visible_square_of_the_clan_however_many_animals() -> None:
    assert sheets("""
        F1 .  F4 .  F2
        .  R3 .  B  .
        F3 .  C  .  T4
    """) == [[4, 2, 0, 0], [1, 2, 0, 0], [0, 0, 0, 0]]  # fmt: skip


@pytest.mark.rule("G15")
def test_two_for_each_square_of_the_largest_group() -> None:
    """Foxes: groups of 5, 2 and 1. Raccoons: two groups of 2. Lizards: a ring of 8 around a bear."""
    assert sheets("""
        F1 F2 .  F1 F1 .  L1 L2 L1
        .  F3 .  .  .  .  L1 B  L3
        F4 F1 .  F2 .  .  L4 L1 L1
        .  .  .  .  .  .  .  .  .
        R1 R2 .  R3 C  .  .  .  .
        .  .  .  R1 .  .  .  .  .
    """) == [[8, 10, 0, 0], [4, 4, 0, 0], [8, 16, 0, 0]]  # fmt: skip


@pytest.mark.rule("G15")
def test_squares_that_touch_at_corners_are_apart() -> None:
    assert sheets("""
        F1 .  F1
        .  F1 .
        F1 .  F1
    """)[0] == [5, 2, 0, 0]  # fmt: skip


@pytest.mark.rule("G15")
def test_other_squares_divide_groups() -> None:
    """A bear, a clearing, a tower and another clan lie between foxes; the way round joins the last two."""
    assert sheets("""
        F1 B  F1 C  F1 ^1 F1 R1 F1
        .  .  .  .  .  .  F1 F1 F1
    """)[0] == [8, 10, 0, 0]  # fmt: skip


@pytest.mark.rule("G15")
def test_a_lone_square_is_a_group_of_one() -> None:
    assert sheets("F3 . C")[0] == [1, 2, 0, 0]


@pytest.mark.rule("G19", "G15", "G14")
def test_a_clan_without_a_square_scores_nothing_for_squares_and_group() -> None:
    """The raccoons are gone; their tower still counts the foxes beside it."""
    assert sheets("""
        F1 F1 .
        C  ^1 C
    """) == [[2, 4, 0, 0], [0, 0, 0, 2], [0, 0, 0, 0]]  # fmt: skip


@pytest.mark.rule("G19", "G18")
def test_two_players_one_clan_without_a_square() -> None:
    assert sheets("F1 F2 . S1", "FR LS") == [[2, 4, 0, 0], [1, 2, 0, 0]]


# --- towers --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G16")
def test_two_for_each_own_square_among_the_eight_around_the_tower() -> None:
    """All eight count, corners too; the ninth, two steps away, doesn't."""
    assert sheets("""
        F1 F2 F3
        F1 ^0 F4 F1
        F1 F1 F1
    """)[0] == [9, 18, 16, 0]  # fmt: skip


@pytest.mark.rule("G16", "G17")
def test_towers_count_for_their_owners_only() -> None:
    """Seat 0 plays foxes, seat 1 raccoons; each stands among the other's animals."""
    assert sheets("""
        F1 ^1 F1 .  R1 ^0 R1
        .  F1 .  .  .  R1 .
    """) == [[3, 2, 0, 3], [3, 2, 0, 3], [0, 0, 0, 0]]  # fmt: skip
    assert sheets("""
        F1 ^0 F1 .  R1 ^1 R1
        .  F1 .  .  .  R1 .
    """) == [[3, 2, 6, 0], [3, 2, 6, 0], [0, 0, 0, 0]]  # fmt: skip


@pytest.mark.rule("G17")
def test_one_for_each_square_of_any_other_clan_played_or_not() -> None:
    """Around seat 0's tower: raccoons and lizards, which are played, rabbits and toads, which aren't; a bear and clearings."""
    assert sheets("""
        R1 S4 B
        L2 ^0 C
        T3 C  .
    """)[0] == [0, 0, 0, 4]  # fmt: skip


@pytest.mark.rule("G17")
def test_towers_beside_towers_count_as_nothing() -> None:
    """Four towers in a square: the left two stand beside the fox and the toad, the right two beside towers only."""
    assert sheets("""
        F1 ^0 ^1
        T1 ^2 ^3
    """, "F R L S") == [[1, 2, 2, 1], [0, 0, 0, 0], [0, 0, 0, 2], [0, 0, 0, 0]]  # fmt: skip


@pytest.mark.rule("G17")
def test_two_towers_of_one_player_count_as_nothing_for_each_other() -> None:
    assert sheets("F1 ^0 ^0 L1", "FR LS")[0] == [1, 2, 2, 1]


@pytest.mark.rule("G17")
def test_a_tower_never_placed_scores_nothing() -> None:
    assert sheets("F1 C R1\nL1 L1 L1") == [[1, 2, 0, 0], [1, 2, 0, 0], [3, 6, 0, 0]]


@pytest.mark.rule("G16", "G8")
def test_a_tower_square_is_no_square_of_its_clan() -> None:
    """Two foxes beside each other, joined only by way of the tower, are not joined."""
    assert sheets("F1 ^0 F2") == [[2, 2, 4, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


# --- two players ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G18")
def test_two_clans_are_counted_apart_and_added() -> None:
    """Foxes 3, group 2; raccoons 4, group 3, though the two groups lie side by side.

    Lizards 1, group 1; rabbits 2, group 1.
    """
    assert sheets("""
        F1 F2 R1 R2 .  F1
        .  .  R1 .  .  .
        R4 .  L1 S1 C  S2
    """, "FR LS") == [[3 + 4, 4 + 6, 0, 0], [1 + 2, 2 + 2, 0, 0]]  # fmt: skip


@pytest.mark.rule("G18")
def test_each_tower_counts_two_for_either_own_clan_and_one_for_others() -> None:
    """Seat 0's towers stand at 1,1 and 3,1. Beside the left one: F, R, L, T; beside the right one: R, S, L, and F below.

    The L at 2,1 lies beside both towers and counts for each. Seat 1's tower at the right: its rabbit and seat 0's fox.
    """
    assert sheets("""
        F1 .  .  R2 .  .
        R1 ^0 L1 ^0 S1 ^1
        .  T1 .  .  F1 .
    """, "FR LS") == [
        [2 + 2, 2 + 2, 2 * 2 + 2 * 2, 2 + 2],
        [1 + 1, 2 + 2, 2, 1],
    ]  # fmt: skip


@pytest.mark.rule("G18")
def test_a_square_beside_both_towers_counts_for_each() -> None:
    assert sheets("""
        ^0 F1 ^0
        .  S1 .
    """, "FR LS")[0] == [1, 2, 4, 2]  # fmt: skip


# --- who wins ------------------------------------------------------------------------------------------------------------


def ranks(outcome: Outcome) -> list[int]:
    return [standing.rank for standing in outcome.standings]


@pytest.mark.rule("G20")
def test_the_highest_total_wins() -> None:
    outcome = result("F1 F1 . R1 . L1 L1 L1")
    assert outcome.scores == [6, 3, 9]
    assert outcome.winners == [2]
    assert ranks(outcome) == [2, 3, 1]


@pytest.mark.rule("G20")
def test_first_the_squares_break_a_tie() -> None:
    """Foxes 4 + 2, raccoons 2 + 4: six each."""
    forest = """
        F1 .  F1 .  F1 .  F1
        .  .  .  .  .  .  .
        R1 R1 .  .  .  .  L1
    """
    assert sheets(forest) == [[4, 2, 0, 0], [2, 4, 0, 0], [1, 2, 0, 0]]
    assert result(forest).scores == [6, 6, 3]
    assert result(forest).winners == [0]
    assert ranks(result(forest)) == [1, 2, 3]


@pytest.mark.rule("G20")
def test_then_the_largest_group() -> None:
    """Four squares each. Raccoons have a group of 2; the foxes' tower makes up for it with two toads."""
    forest = """
        F1 .  F1 .  F1 .  F1
        .  .  .  .  .  .  .
        R1 R1 .  R1 .  R1 .
        .  .  .  .  .  .  .
        T1 ^0 T1 .  .  .  .
    """
    assert sheets(forest)[:2] == [[4, 2, 0, 2], [4, 4, 0, 0]]
    assert result(forest).winners == [1]
    assert ranks(result(forest)) == [2, 1, 3]


@pytest.mark.rule("G20")
def test_then_the_own_clan_at_the_tower() -> None:
    """Two squares and a group of 1 each. Beside the foxes' tower one fox; beside the raccoons' tower two toads."""
    forest = """
        F1 ^0 .  F1
        .  .  .  .
        T1 ^1 T1 R1
        .  .  .  .
        R1 .  .  .
    """
    assert sheets(forest)[:2] == [[2, 2, 2, 0], [2, 2, 0, 2]]
    assert result(forest).winners == [0]
    assert ranks(result(forest)) == [1, 2, 3]


@pytest.mark.rule("G20")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    """With equal totals and three equal categories the fourth, others at the tower, is equal too."""
    forest = """
        F1 ^0 T1
        .  .  .
        R1 ^1 T1
        .  .  .
        L1 .  .
    """
    m = over(forest)
    assert sheets(forest) == [[1, 2, 2, 1], [1, 2, 2, 1], [1, 2, 0, 0]]
    assert result(forest).winners == [0, 1]
    assert ranks(result(forest)) == [1, 1, 3]
    assert [float(share) for share in m.copy_state().shares()] == [0.5, 0.5, 0.0]


@pytest.mark.rule("G20")
def test_all_four_may_share() -> None:
    outcome = result("F1 . R1 . L1 . S1", "F R L S")
    assert outcome.winners == [0, 1, 2, 3]
    assert [float(share) for share in over("F1 . R1 . L1 . S1", "F R L S").copy_state().shares()] == [0.25] * 4


@pytest.mark.rule("G20")
def test_only_the_tied_are_compared() -> None:
    """Lizards have the most squares but fewer points: foxes and raccoons, nine each, are compared, and the group decides."""
    forest = """
        F1 F1 .  ^0 T1 .  L1 .  L1
        .  .  .  .  T1 .  .  .  .
        F1 .  .  .  .  .  L1 .  L1
        .  .  R1 ^1 R1 .  .  .  .
        .  .  .  .  .  .  .  .  .
        R1 .  .  .  .  .  .  .  .
    """
    assert sheets(forest) == [[3, 4, 0, 2], [3, 2, 4, 0], [4, 2, 0, 0]]
    assert result(forest).scores == [9, 9, 6]
    assert result(forest).winners == [0]
    assert ranks(result(forest)) == [1, 2, 3]


@pytest.mark.rule("G20", "G18")
def test_two_players_compare_the_sums_over_both_clans() -> None:
    """Seat 0: foxes 4 in a row, no raccoon. Seat 1: lizards 2 and rabbits 2, each pair a group: 4 + 8 against 2 + 2 + 4 + 4."""
    assert sheets("F1 F1 F1 F1 . L1 L1 . S1 S1", "FR LS") == [[4, 8, 0, 0], [4, 8, 0, 0]]
    assert result("F1 F1 F1 F1 . L1 L1 . S1 S1", "FR LS").winners == [0, 1]
    forest = "F1 F1 F1 . R1 . L1 . S1 . L1 . S1 . L1 . L1"
    assert sheets(forest, "FR LS") == [[4, 8, 0, 0], [6, 4, 0, 0]]
    assert result(forest, "FR LS").winners == [0]


# --- a whole forest --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G14", "G15", "G16", "G17", "G20")
def test_a_whole_forest_by_hand() -> None:
    """Four players; toads are nobody's.

    Foxes: 5 squares; the largest group is the 3 at the left. Raccoons: 4, all apart. Lizards: 4, a group of 2. Rabbits: 3, a
    group of 2. Towers: seat 0's at 2,1 has around it F L C, F T, R L S: two own, five others. Seat 2's at 5,2 has T S C, R R,
    L L F: two own, five others. Seats 1 and 3 never placed theirs.
    """
    forest = """
        .  F1 L3 C  F2 R1 C
        F4 F1 ^0 T2 T1 S1 C
        B  R2 L1 S2 R1 ^2 R1
        .  C  .  S3 L4 L1 F1
    """
    assert sheets(forest, "F R L S") == [
        [5, 6, 4, 5],
        [4, 2, 0, 0],
        [4, 4, 4, 5],
        [3, 4, 0, 0],
    ]
    assert result(forest, "F R L S").scores == [20, 6, 17, 7]
    assert ranks(result(forest, "F R L S")) == [1, 4, 2, 3]
