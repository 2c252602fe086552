"""Kinoko's picture: that it is sound, that every choice can be clicked in it, and that it shows no more than its view."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from shared import BOTH_SHAPES, check_artwork, element, ids, parsed

import kibako
from kibako import Match
from kibako.engine.chance import Quick
from kibako.engine.game import Scene, Shape
from kibako.engine.state import Event
from kibako.games.kinoko.picture.clicks import click_paths
from kibako.games.kinoko.picture.draw import defs, draw
from kibako.games.kinoko.picture.hands import fitted
from kibako.games.kinoko.tests.helpers import GAME, look
from kibako.games.kinoko.view import KinokoView

NAMES = ("Lina", "Mei", "Hugo", "Pilar")
FOUR: dict[str, Any] = {
    "hands": ["b b y", "g p g", "r g b", "y o r"],
    "rows": ["o r p", "p y o"],
    "families": "g r p y b",
    "forbidden": "o",
    "scores": "2 3 1 0",
}


def picture(
    view: KinokoView,
    shape: Shape = "wide",
    planned: str | None = None,
    recent: tuple[Event, ...] = (),
    names: tuple[str, ...] = NAMES,
) -> str:
    speaker = GAME.speaker(view.seat, names[: view.seats])
    return draw(Scene(view, speaker, shape, None if planned is None else GAME.read(planned), recent))


def matches(seats: int, aid: bool = False, seed: int = 1, length: int = 48) -> Iterator[Match]:
    """A random match at each of its positions; rare dice are taken and rounds stopped often, so that every phase occurs."""
    choose = random.Random(seed)
    match = GAME.new(seats, seed, {"memory_aid": aid})
    while match.to_act is not None and len(match.journal) < length:
        yield match
        actions = match.actions()
        rare = [action for action in actions if action in ("take sets", "take peek")]
        stop = [action for action in actions if action == "stop" and choose.random() < 0.3]
        match.play(choose.choice(rare or stop or [action for action in actions if action != "stop"]))
    yield match


def last_events(match: Match, entries: int = 4) -> tuple[Event, ...]:
    return tuple(event for entry in match.journal[-entries:] for event in entry.events)


def words_of(svg: str) -> list[str]:
    return [part.text or "" for part in parsed(svg).iter("text")]


def shown(svg: str, name: str) -> list[str]:
    """What an element is made of, by the names of the defs."""
    return [part.get("href", "").removeprefix("#kinoko-") for part in element(svg, name).iter("use")]


def spot(svg: str, name: str) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", element(svg, name).get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def kinds(svg: str, name: str) -> set[str]:
    return set(element(svg, name).get("class", "").split())


def heading(svg: str, name: str) -> str:
    return element(svg, name).findtext("title") or ""


# --- sound -----------------------------------------------------------------------------------------------------------------


def test_the_defs_are_sound() -> None:
    check_artwork("kinoko", defs(), 150_000)
    assert "<text" not in defs()  # words belong to the picture, in the reader's language


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats: int) -> None:
    known = set(ids(f"<svg>{defs()}</svg>"))
    phases = set()
    for match in matches(seats, aid=seats == 3):
        for seat in (None, *range(seats)):
            view = look(match, seat)
            phases.add(view.doing)
            for shape in BOTH_SHAPES:
                svg = picture(view, shape, recent=last_events(match))
                root = parsed(svg)
                assert root.tag == "svg"
                assert root.get("viewBox") == ("0 0 390 600" if shape == "tall" else "0 0 1090 780")
                assert len(ids(svg)) == len(set(ids(svg)))
                assert "style=" not in svg
                assert "<script" not in svg
                assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= known
                assert not known & set(ids(svg))
                assert len(svg) < 60_000
    assert phases >= {"die", "swap", "peek", "sets", "end", "deal"}


def test_glows_belong_to_elements_of_the_picture() -> None:
    svg = picture(look(GAME.new(4, 1), 0))
    assert Counter(re.findall(r'data-for="([^"]+)"', svg)) == Counter(
        [*(f"card-{card}" for card in range(18)), *(f"die-{die}" for die in range(3))]
    )


def test_drawing_is_deterministic() -> None:
    view = look(GAME.position(**FOUR), 1)
    assert picture(view) == picture(view)
    assert picture(view) == picture(look(GAME.position(**FOUR), 1))


def test_names_are_escaped_and_cut() -> None:
    names = ("<b>&\"'", "x" * 200, "", "Ÿ")
    svg = picture(look(GAME.position(**FOUR), 3), names=names)
    words = words_of(svg)
    assert "<b>" not in svg
    assert "<b>&\"'" in words
    assert "x" * 200 not in words
    assert any(re.fullmatch("x{3,30}…", said) for said in words)


def test_words_are_made_smaller_before_they_are_cut() -> None:
    """Down to three quarters, whatever the rounding: a word that fits just so stays whole."""
    for count in range(1, 80):
        words, size = fitted("m" * count, 16, 0.56 * 12 * count)
        assert words == "m" * count
        assert size >= 12
    assert fitted("Fonctionnaires", 16, 108)[0] == "Fonctionnaires"
    assert fitted("m" * 10, 16, 0.56 * 12 * 9)[0] == "m" * 8 + "…"


# --- clicks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_can_be_clicked(seats: int) -> None:
    for match in matches(seats):
        if match.to_act is None:
            continue
        view = look(match, match.to_act)
        there = [set(ids(picture(view, shape))) for shape in BOTH_SHAPES]
        seen: dict[tuple[str, ...], str] = {}
        for action in match.actions():
            ways = click_paths(GAME.read(action), view)
            assert bool(ways) == (action not in ("on", "stop", "deal"))
            for way in ways:
                assert all(set(way) <= names for names in there)
                assert seen.setdefault(way, action) == action
        assert not any(way[: len(other)] == other for way in seen for other in seen if way != other)


def test_ways_to_click() -> None:
    view = look(GAME.position(**FOUR, dice="2 1 2", dealt={"rowA": "hand1 rowA rowA", "hand1": "rowA hand1 hand1"}), 0)
    assert click_paths(GAME.read("take 2"), view) == (("die-0",), ("die-2",))
    assert click_paths(GAME.read("swap 1 rowA hand0"), view) == (("card-9", "card-6"), ("card-6", "card-9"))
    assert click_paths(GAME.read("peek hand1 1"), view) == (("card-0",),)
    assert click_paths(GAME.read("sets hand1"), view) == (("place-hand1",), ("card-0",), ("card-10",), ("card-11",))
    assert click_paths(GAME.read("stop"), view) == ()


@pytest.mark.parametrize("shape", BOTH_SHAPES)
def test_large_enough_to_hit(shape: Shape) -> None:
    svg = picture(look(GAME.position(**FOUR), 0), shape)
    for card in range(18):
        found = re.search(r"scale\((\S+)\)", element(svg, f"card-{card}").get("transform", "scale(1)"))
        assert 120 * float(found[1] if found else 1) >= 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_viewer_sits_at_the_bottom(seats: int) -> None:
    match = GAME.new(seats, 7)
    for shape in BOTH_SHAPES:
        for seat in range(seats):
            svg = picture(look(match, seat), shape)
            heights = {place: spot(svg, f"card-{3 * place}")[1] for place in range(seats + 2)}
            assert max(heights, key=heights.__getitem__) == 2 + seat
            assert all(heights[place] < heights[0] for place in heights if place not in (0, 1, 2 + seat))


# --- motion ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", BOTH_SHAPES)
def test_cards_keep_their_ids_when_they_move(shape: Shape) -> None:
    match = GAME.position(**FOUR, doing="swap", value=2, dice="2 1 3")
    before = picture(look(match, 0), shape)
    match.play("swap 2 rowA hand2")
    after = picture(look(match, 0), shape)
    row, hand = "card-1", "card-13"
    assert spot(after, row) == spot(before, hand)
    assert spot(after, hand) == spot(before, row)
    assert shown(before, hand)[4] == "card-green-2"
    assert shown(after, hand)[4] == "back-2"
    assert all(spot(before, f"card-{card}") == spot(after, f"card-{card}") for card in range(18) if card not in (1, 13))
    assert {"piece"} <= kinds(after, row)


@pytest.mark.parametrize("shape", BOTH_SHAPES)
def test_a_planned_swap_shows_the_cards_in_each_others_places(shape: Shape) -> None:
    match = GAME.position(**FOUR, doing="swap", value=2, dice="2 1 3")
    view = look(match, 0)
    svg = picture(view, shape, planned="swap 2 rowA hand2")
    match.play("swap 2 rowA hand2")
    done = picture(look(match, 0), shape)
    assert [spot(svg, f"card-{card}") for card in range(18)] == [spot(done, f"card-{card}") for card in range(18)]
    assert [card for card in range(18) if "kinoko-planned" in kinds(svg, f"card-{card}")] == [1, 13]
    assert shown(svg, "card-1")[4] == "back-2"  # what the row's card is will be seen only when it is done


def test_a_planned_exchange_of_sets_marks_both_sets() -> None:
    view = look(GAME.position(**FOUR, doing="sets", dice="sets 1 3"), 0)
    svg = picture(view, planned="sets hand3")
    places = ("rowA", "rowB", "hand0", "hand1", "hand2", "hand3")
    assert [place for place in places if "kinoko-planned" in kinds(svg, f"place-{place}")] == ["hand0", "hand3"]
    assert [shown(svg, f"card-{card}")[4] for card in (15, 16, 17)] == ["card-yellow-1", "card-orange-2", "card-red-3"]
    plain = picture(view)
    assert [spot(svg, f"card-{card}") for card in (15, 16, 17)] == [spot(plain, f"card-{card}") for card in (6, 7, 8)]


def test_other_plans() -> None:
    view = look(GAME.position(**FOUR, dice="peek 2 3"), 0)
    assert "kinoko-planned" in kinds(picture(view, planned="take 3"), "die-2")
    view = look(GAME.position(**FOUR, doing="peek", dice="peek 2 3"), 0)
    assert "eye" in shown(picture(view, planned="peek rowB 3"), "card-5")
    assert shown(picture(view, planned="peek rowB 3"), "card-5")[4] == "back-3"
    view = look(GAME.position(**FOUR, doing="end"), 0)
    assert "kinoko-planned" in kinds(picture(view, planned="stop"), "family-0")
    assert ">next<" in picture(view, planned="on")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_plan_can_be_drawn(seats: int) -> None:
    for match in matches(seats, length=25):
        if match.to_act is not None:
            view = look(match, match.to_act)
            plain = set(ids(picture(view)))
            for action in match.actions():
                svg = picture(view, planned=action)
                assert set(ids(svg)) == plain


# --- dice, moves and marks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("fields", "lifted"),
    [
        ({"doing": "die"}, []),
        ({"doing": "swap", "value": 2}, [1]),
        ({"doing": "peek"}, [0]),
        ({"doing": "sets"}, [2]),
        ({"doing": "end"}, []),
    ],
)
def test_the_die_that_was_taken_is_lifted(fields: dict[str, Any], lifted: list[int]) -> None:
    svg = picture(look(GAME.position(**FOUR, **fields, dice="peek 2 sets"), 0))
    assert [die for die in range(3) if "kinoko-planned" in kinds(svg, f"die-{die}")] == lifted
    assert [shown(svg, f"die-{die}")[1] for die in range(3)] == ["engraved-peek", "engraved-2", "engraved-sets"]
    assert [word for word in words_of(svg) if word in ("Peek", "Swap 2s", "Swap sets")] == ["Peek", "Swap 2s", "Swap sets"]
    names = [heading(svg, f"die-{die}") for die in range(3)]
    assert [name.partition(",")[0] for name in names] == ["Die A: peek", "Die B: 2", "Die C: swap sets"]
    assert [die for die in range(3) if names[die].endswith("(taken)")] == lifted


def test_the_last_moves_leave_a_trace() -> None:
    match = GAME.position(**FOUR, doing="swap", value=2, dice="2 1 3")
    match.play("swap 2 rowA hand2")
    match.play("on", luck=[5, 4, 4])
    match.play("take peek")
    match.play("peek rowA 2")
    svg = picture(look(match, 0), recent=last_events(match))
    assert [card for card in range(18) if "traced" in shown(svg, f"card-{card}")] == [1, 13]
    assert [card for card in range(18) if "eye" in shown(svg, f"card-{card}")] == [13]
    assert 'stroke-dasharray="1.5 7"' in svg
    assert 'stroke-dasharray="1.5 7"' not in picture(look(match, 0))


def test_traces_follow_cards_that_moved_again() -> None:
    match = GAME.position(**FOUR, doing="peek", dice="peek 1 3")
    match.play("peek rowB 2")
    match.play("on", luck=[4, 4, 5])
    match.play("take sets")
    match.play("sets rowB")
    svg = picture(look(match, 0), recent=last_events(match))
    assert "eye" in shown(svg, "card-4")
    assert look(match, 0).places[3][1].number == 4
    assert {card for card in range(18) if "traced" in shown(svg, f"card-{card}")} == {3, 4, 5, 9, 10, 11}


def test_a_deal_wipes_the_traces() -> None:
    match = GAME.position(**(FOUR | {"scores": ""}), doing="swap", value=2, dice="2 1 3")
    match.play("swap 2 rowA hand2")
    match.play("stop")
    assert match.to_act is not None
    assert "traced" not in picture(look(match, 0), recent=last_events(match))
    match.play("deal")
    assert "traced" not in picture(look(match, 0), recent=last_events(match))


def test_scores_are_mushrooms() -> None:
    svg = picture(look(GAME.position(**FOUR), 0))
    assert len(re.findall('"#kinoko-point-1"', svg)) == 2 + 3 + 1
    assert len(re.findall('"#kinoko-point-0"', svg)) == 2 + 1 + 3 + 4


# --- what may be seen --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_does_not_change_the_picture(seats: int, aid: bool) -> None:
    chance = Quick(3)
    for match in matches(seats, aid, length=30):
        for seat in (None, *range(seats)):
            view = look(match, seat)
            real = [picture(view, shape, recent=last_events(match)) for shape in BOTH_SHAPES]
            imagined = GAME.look(GAME.imagine(view).sample(chance), seat)  # type: ignore[arg-type]
            assert [picture(imagined, shape, recent=last_events(match)) for shape in BOTH_SHAPES] == real


@pytest.mark.rule("K6", "K12", "K16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_cards_that_are_seen_have_colours(seats: int) -> None:
    for match in matches(seats):
        for seat in (None, *range(seats)):
            view = look(match, seat)
            svg = picture(view)
            for card in (card for place in view.places for card in place):
                face = f"card-{card.colour}-{card.value}" if card.colour else f"back-{card.value}"
                assert shown(svg, f"card-{card.number}")[4] == face
                assert (card.colour or "face down") in heading(svg, f"card-{card.number}")
            opened = [colour for colour in view.families if colour is not None]
            assert sorted(re.findall(r'"#kinoko-family-(?!back)(\w+)"', svg)) == sorted(opened)


@pytest.mark.rule("K12")
def test_a_peeked_card_lies_open_to_the_peeker_alone() -> None:
    match = GAME.position(**FOUR, doing="end", peeked="rowA 2", dice="peek 1 2")
    for seat, face in ((0, "card-red-2"), (1, "back-2"), (None, "back-2")):
        parts = shown(picture(look(match, seat)), "card-1")
        assert parts[4] == face
        assert "eye" in parts
    match.play("on", luck=[0, 0, 0])
    assert shown(picture(look(match, 0)), "card-1")[4] == "back-2"


@pytest.mark.rule("K23")
@pytest.mark.parametrize("aid", [False, True])
def test_what_was_seen_is_shown_again_only_by_the_memory_aid(aid: bool) -> None:
    match = GAME.position(**FOUR, doing="swap", value=2, dice="2 1 3", options={"memory_aid": aid})
    match.play("swap 2 rowA hand2")
    view = look(match, 0)
    svg = picture(view)
    assert view.memory[13] == "green"
    assert shown(svg, "card-13")[4] == "back-2"
    assert ("tag-green" in shown(svg, "card-13")) == aid
    assert ("you have seen that it is green" in heading(svg, "card-13")) == aid
    forgotten = msgspec.structs.replace(view, memory=(None,) * 18, witnesses=((),) * 18)
    assert (picture(forgotten) == svg) == (not aid)


@pytest.mark.rule("K4")
def test_the_forbidden_colour_is_on_the_sign_and_on_its_open_cards() -> None:
    svg = picture(look(GAME.position(**FOUR), 0))
    assert heading(svg, "forbidden") == "Forbidden: Musicians"
    assert "hat-orange" in shown(svg, "forbidden")
    assert [card for card in range(18) if "poison" in shown(svg, f"card-{card}")] == [16]
    assert heading(svg, "family-left-over") == "The family card left over, face down"


# --- after a round -----------------------------------------------------------------------------------------------------------


def scored(**fields: Any) -> Match:
    match = GAME.position(**(FOUR | {"doing": "end"} | fields))
    match.play("stop")
    return match


@pytest.mark.rule("K16", "K17", "K18")
def test_after_a_round_everything_lies_open_and_is_marked() -> None:
    match = scored(hands=["o b b", "r p r", "p r p", "y o y"], rows=["g g g", "b y o"], scores="1 1 1 1")
    for seat in (0, 3, None):
        svg = picture(look(match, seat))
        assert "kinoko-back-" not in svg
        assert [heading(svg, f"family-{owner}").split(": ")[1] for owner in range(4)] == [
            "green (scientists)",
            "red (athletes)",
            "purple (artists)",
            "yellow (artisans)",
        ]
        assert heading(svg, "family-left-over") == "The family card left over: blue (public servants)"
        assert [card for card in range(18) if "veil" in shown(svg, f"card-{card}")] == [6, 16]
        words = words_of(svg)
        assert Counter(words)["+2"] == 1
        assert Counter(words)["−1"] == 2
        assert "Stop! Right" in words
        assert "Winner" not in words
    hats = picture(look(match, 0), shape="tall")
    assert "family-1" not in ids(hats)
    assert "kinoko-hat-red" in hats


@pytest.mark.rule("K19")
def test_a_wrong_stop_is_marked() -> None:
    match = scored(hands=["o b b", "r p r", "p r p", "y o y"], rows=["g y g", "b g o"], scores="1 1 1 1")
    words = words_of(picture(look(match, 0)))
    assert Counter(words)["+1"] == 3
    assert "−1" not in words
    assert "Stop! Wrong" in words
    assert "kinoko-veil" not in picture(look(match, 0))


@pytest.mark.rule("K21", "K22")
@pytest.mark.parametrize(("scores", "winners"), [("2 1 1 1", 1), ("2 3 3 1", 2), ("2 2 2 1", 1)])
@pytest.mark.parametrize("shape", BOTH_SHAPES)
def test_winners_wear_a_wreath(scores: str, winners: int, shape: Shape) -> None:
    match = scored(hands=["g g g", "r r r", "p p p", "y o y"], rows=["o b b", "b y o"], scores=scores)
    svg = picture(look(match, 0), shape)
    assert match.outcome is not None
    assert svg.count('"#kinoko-wreath"') == words_of(svg).count("Winner") == len(match.outcome.winners) == winners


def test_the_registered_game_draws() -> None:
    assert kibako.game("kinoko").draw is draw
    assert kibako.game("kinoko").defs is defs
    assert kibako.game("kinoko").click_paths is click_paths
