"""Everyone can play: by keyboard, by ear, in three languages, with large letters; and axe-core finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest
from _pytest.mark import ParameterSet
from lessons import play_action, play_step, take_wrong_turn, wrong_turns
from people import DESKTOP, PHONE, Person, complaints, needs_browser
from playwright.sync_api import Browser
from servers import Server

import kibako
from kibako.engine.words import LANGUAGES
from kibako.table.content.lessons import lesson

KEYS = [game.key for game in kibako.all_games()]
NAMES = """[...document.querySelectorAll("#board [role=button]")].map((element) => {
    const name = element.getAttribute("aria-label");
    return name === element.id ? "" : name;
})"""
ZOOMED = {"width": 720, "height": 450}  # a desktop screen at 200 %
FOUND = """() => {
    const { board } = window.kibako;
    const shown = board.targets().filter((id) => document.getElementById(id));
    const found = new Set(), open = shown.slice(0, 1);
    while (open.length) {
        const from = open.pop();
        if (found.has(from)) continue;
        found.add(from);
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
            board.focused = from;
            board.key(new KeyboardEvent("keydown", { key }));
            open.push(board.focused);
        }
    }
    return [shown, shown.filter((id) => !found.has(id))];
}"""
"""What can be chosen in the picture, and what of it no arrow keys lead to from the first of it."""

pytestmark = needs_browser
every_game = pytest.mark.parametrize("key", KEYS)
SHORTEST = min(KEYS, key=lambda key: len(lesson(kibako.game(key)).steps))  # of the lessons


def sit_down(person: Person, key: str) -> None:
    person.go("/")
    person.page.click(f".play-now[data-game={key}]")
    person.wait("state.actions.length > 0")


@every_game
def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server, key: str) -> None:
    person = Person(browser, server.address, DESKTOP)
    person.go("/")
    person.page.focus(f".play-now[data-game={key}]")
    person.page.keyboard.press("Enter")
    person.wait("state.picture")
    for _ in range(3000):
        person.wait("state.actions.length > 0 || state.status === 'over'")
        if person.is_over():
            break
        person.act_by_keyboard()
    person.page.wait_for_selector("#end:not([hidden])")
    assert person.page.locator("#end-ranks li").count() == person.ask("state.players.length")
    person.leave()


@every_game
def test_arrow_keys_lead_to_everything_that_can_be_chosen(browser: Browser, server: Server, key: str) -> None:
    """In the first chapter of its lesson. A street that runs straight down has no width, and was left out once."""
    person, taught, seen = Person(browser, server.address, DESKTOP), lesson(kibako.game(key)), 0
    for number, step in enumerate(taught.steps[: taught.firsts[1]]):
        if step.kind == "tell":
            continue
        person.go(f"/learn/{key}?from={number}#{number}")
        person.wait(f"state.number === {number} && state.actions.length > 0")
        shown, missed = cast("tuple[list[str], list[str]]", person.page.evaluate(FOUND))
        assert missed == []
        seen += len(shown)
    assert seen > 8
    person.leave()


@every_game
def test_a_game_from_the_list_of_choices_as_a_screen_reader_would(browser: Browser, server: Server, key: str) -> None:
    """Everything needed is in the words: the board part by part, the choices as buttons, what happened in a live region."""
    person = Person(browser, server.address, DESKTOP)
    sit_down(person, key)
    person.page.click(".tabs [data-tab=text]")
    person.wait("state.outline && state.outline.length > 1 && state.outline.every(({ lines }) => lines.length > 0)")
    heard = set()
    for _ in range(12):
        person.wait("state.actions.length > 0 || state.status === 'over'")
        if person.is_over():
            break
        before = person.at()
        for _ in range(8):
            buttons = person.page.locator("#list button")
            names = buttons.all_inner_texts()
            if not names:  # it was played, and somebody else is to act
                break
            assert all(name.strip() for name in names)
            assert len(set(names)) == len(names), names
            buttons.nth(person.choose.randrange(min(len(names), 6))).press("Enter")
            person.page.wait_for_timeout(60)
            if person.at() != before:
                break
            if person.page.locator("#confirm").is_visible():
                person.page.locator("#confirm").press("Enter")
                break
        person.wait(f"state.at !== {before}")
        heard.add(person.page.inner_text("#said"))
    assert len(heard) > 2
    person.leave()


@every_game
def test_every_piece_that_can_be_chosen_has_a_name_of_its_own(browser: Browser, server: Server, key: str) -> None:
    person = Person(browser, server.address, DESKTOP, language="fr")
    sit_down(person, key)
    named = 0
    for _ in range(10):
        person.wait("state.actions.length > 0 || state.status === 'over'")
        if person.is_over():
            break
        names = person.page.evaluate(NAMES)
        assert all(names)
        named += len(names)
        person.act()
    assert named > 5
    person.leave()


@every_game
def test_axe_finds_nothing_serious_at_a_running_table(browser: Browser, server: Server, key: str) -> None:
    person = Person(browser, server.address, DESKTOP)
    sit_down(person, key)
    assert complaints(person) == []
    person.page.click(".tabs [data-tab=text]")
    person.wait("state.outline")
    assert complaints(person) == []
    for opener, dialog in (("#help", "#help-sheet"), ("#settings", "#settings-sheet")):
        person.page.click(opener)
        person.page.wait_for_selector(f"{dialog}[open]")
        assert complaints(person) == []
        person.page.keyboard.press("Escape")
    person.leave()


def test_axe_finds_nothing_serious_on_any_page(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, PHONE)
    for path in ("/", "/mine", *(f"/rules/{key}" for key in KEYS), *(f"/learn/{key}" for key in KEYS)):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert complaints(person) == [], path
    person.go("/")
    person.page.click(f".set-up[data-game={KEYS[0]}]")
    person.page.wait_for_selector("#maker[open]")
    person.page.select_option("#maker-seats .seat-line:nth-child(2) select", "bot:own")
    person.page.wait_for_selector("#maker-seats .seat-line:nth-child(2) .budget input")
    assert complaints(person) == []
    person.leave()


@every_game
def test_at_200_percent_all_can_be_reached(browser: Browser, server: Server, key: str) -> None:
    person = Person(browser, server.address, ZOOMED)
    sit_down(person, key)
    for _ in range(6):
        person.wait("state.actions.length > 0 || state.status === 'over'")
        if person.is_over():
            break
        assert person.fits()
        assert person.page.evaluate("document.getElementById('stage').getBoundingClientRect().height") > 150
        person.act()
    person.leave()


# --- three languages ---------------------------------------------------------------------------------------------------------


def test_the_browser_chooses_the_language_and_a_person_changes_it_at_once(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP, language="fr-CH")
    sit_down(person, KEYS[0])
    assert person.page.get_attribute("html", "lang") == "fr"
    before = person.page.inner_text("#ask")
    at = person.at()
    person.page.click("#settings")
    person.page.select_option("#language", "es")
    person.wait("document.documentElement.lang === 'es' && state.actions.length > 0")
    assert person.at() == at
    assert person.page.inner_text("#ask") != before
    person.page.goto(f"{server.address}/t/nothing")
    assert "No existe esa mesa".lower() in person.page.inner_text("main").lower()
    person.errors.clear()
    person.leave()


# --- lessons -----------------------------------------------------------------------------------------------------------------


def in_every_way(usually: Sequence[tuple[str, str]] | None = None) -> list[ParameterSet]:
    """Each game at both sizes in every language: what isn't always done takes long. What is goes round the languages."""
    found = []
    for number, key in enumerate(KEYS):
        for turn, (name, size) in enumerate({"desktop": DESKTOP, "phone": PHONE}.items()):
            for place, language in enumerate(LANGUAGES):
                usual = place == (number + turn) % len(LANGUAGES) and (usually is None or (key, name) in usually)
                marks = () if usual else (pytest.mark.long,)
                found.append(pytest.param(key, size, language, marks=marks, id=f"{key}-{name}-{language}"))
    return found


@pytest.mark.parametrize(("key", "size", "language"), in_every_way())
def test_a_lesson_can_be_played_to_the_end(
    browser: Browser, server: Server, key: str, size: dict[str, int], language: str
) -> None:
    """By clicks; all that is pointed at can be seen. The last button leads to the game taught, and the learner begins."""
    taught = lesson(kibako.game(key))
    person = Person(browser, server.address, size, language=language)
    person.go(f"/learn/{key}")
    for number, step in enumerate(taught.steps):
        person.wait(f"state.number === {number}")
        person.shoot(f"lesson-{key}-{language}-{number}")
        play_step(person, step, number + 1 < len(taught.steps))
    person.page.click("#play")
    person.wait("state.players && state.picture")
    assert person.ask("state.players.length") == taught.first_game.seats
    assert person.ask("state.at === 0 && state.toAct === state.seat")
    person.leave()


@pytest.mark.parametrize(("key", "size", "language"), in_every_way(usually=[(SHORTEST, "phone")]))
def test_every_wrong_turn_of_a_lesson_is_answered_and_can_be_taken_back(
    browser: Browser, server: Server, key: str, size: dict[str, int], language: str
) -> None:
    """By clicks, one for each thing that the teacher may say to it."""
    game, person, taken = kibako.game(key), Person(browser, server.address, size, language=language), 0
    for number, _ in enumerate(lesson(game).steps):
        wrong = wrong_turns(game, number)
        if not wrong:
            continue
        person.go(f"/learn/{key}?from={number}#{number}")
        person.wait(f"state.number === {number} && state.actions.length > 0")
        for one in wrong:
            take_wrong_turn(person, game, number, one)
        taken += len(wrong)
    assert taken > 20
    person.leave()


@every_game
def test_a_lesson_answers_a_wrong_choice_and_can_be_resumed(browser: Browser, server: Server, key: str) -> None:
    person = Person(browser, server.address, PHONE)
    taught = lesson(kibako.game(key))
    number = next(number for number, step in enumerate(taught.steps) if step.kind == "free" and number >= taught.firsts[1])
    person.go(f"/learn/{key}#{number}")
    person.wait(f"state.number === {number}")
    wrong = wrong_turns(kibako.game(key), number)[0]
    play_action(person, wrong)
    person.page.wait_for_selector("#teacher.wrong")
    person.page.click("#again")
    assert person.page.locator("#teacher.wrong").count() == 0
    person.go("/")
    person.go(f"/learn/{key}")
    person.wait(f"state.number === {number}")
    person.page.select_option("#chapters", index=0)
    person.wait("state.number === 0")
    person.leave()
