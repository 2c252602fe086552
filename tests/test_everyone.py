"""Everyone can play: by keyboard, by ear, in three languages, with large letters; and axe-core finds nothing to complain of."""

from __future__ import annotations

from pathlib import Path

import pytest
from people import DESKTOP, PHONE, Person, needs_browser
from playwright.sync_api import Browser
from servers import Server

import kibako
from kibako.engine.words import LANGUAGES
from kibako.table.lessons import lesson

KEYS = [game.key for game in kibako.games()]
AXE = Path(__file__).parent.parent / "art" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = """[...document.querySelectorAll("#board [role=button]")].map((element) => {
    const name = element.getAttribute("aria-label");
    return name === element.id ? "" : name;
})"""
ZOOMED = {"width": 720, "height": 450}  # a desktop screen at 200 %

pytestmark = needs_browser
every_game = pytest.mark.parametrize("key", KEYS)


def complaints(person: Person) -> list[str]:
    """What axe-core finds to be serious or worse. What is written on a drawn piece is no label: its name may differ."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for one in found["violations"]
        for node in one["nodes"]
        if one["impact"] in {"serious", "critical"}
        and not (one["id"] == "label-content-name-mismatch" and node["html"].startswith(("<g", "<rect", "<path")))
    ]


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
    person.page.wait_for_selector("#sheet[open]")
    assert "Total" in person.page.inner_text("#sheet-table")
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
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_at_a_running_table(browser: Browser, server: Server, key: str, dark: bool) -> None:
    person = Person(browser, server.address, DESKTOP, dark=dark)
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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(browser: Browser, server: Server, dark: bool) -> None:
    person = Person(browser, server.address, PHONE, dark=dark)
    for path in ("/", *(f"/rules/{key}" for key in KEYS), *(f"/learn/{key}" for key in KEYS)):
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
    person.page.select_option("#language", "es")
    person.wait("document.documentElement.lang === 'es' && state.actions.length > 0")
    assert person.at() == at
    assert person.page.inner_text("#ask") != before
    person.page.goto(f"{server.address}/t/nothing")
    assert "No existe esa mesa".lower() in person.page.inner_text("main").lower()
    person.errors.clear()
    person.leave()


# --- lessons -----------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_can_be_played_to_the_end(browser: Browser, server: Server, key: str, language: str) -> None:
    steps = lesson(kibako.game(key)).steps
    assert len(steps) >= 6
    person = Person(browser, server.address, DESKTOP if language == "en" else PHONE, language=language)
    person.go(f"/learn/{key}")
    for number, step in enumerate(steps):
        person.wait(f"state.number === {number}")
        assert len(person.page.inner_text("#teacher")) > 20
        person.shoot(f"lesson-{key}-{language}-{number}")
        if step.play:
            play_in_lesson(person, step.play[0])
        elif number + 1 < len(steps):
            person.page.click("#next")
    person.page.click("#play")
    person.wait("state.table !== null && state.picture")
    person.leave()


def play_in_lesson(person: Person, action: str) -> None:
    """By clicking on the board what the action is made of, or its button."""
    ways = person.page.evaluate("(text) => window.kibako.state.actions.find((action) => action.text === text).ways", action)
    number = person.ask("state.number")
    if not ways:
        words = person.page.evaluate(
            "(text) => window.kibako.state.actions.find((action) => action.text === text).words", action
        )
        person.page.get_by_role("button", name=words, exact=True).first.click()
    else:
        for name in ways[0]:
            if name.startswith("dial-"):
                turn_to(person, name)
            elif not person.page.evaluate("(name) => window.kibako.board.path.includes(name)", name):
                person.click_target(name)
        person.page.click("#confirm")
    person.wait(f"state.number !== {number} || !document.getElementById('play').hidden")


def turn_to(person: Person, dial: str) -> None:
    for _ in range(8):
        if person.page.evaluate("(dial) => window.kibako.board.path.includes(dial)", dial):
            return
        person.page.click("#turn")
    raise AssertionError(f"{dial} can't be turned to")
