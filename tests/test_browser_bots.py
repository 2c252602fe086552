"""Bots as people meet them: what they would play, and how long one waits for them."""

from __future__ import annotations

import pytest
from people import DESKTOP, PHONE, Person, needs_browser
from playwright.sync_api import Browser
from servers import Server

import kibako

SECRET_GAME = next(game for game in kibako.all_games() if game.manifest.secrets and 2 in game.manifest.seats)
HURRY = {"en": "Make it play now", "fr": "Faire jouer tout de suite", "es": "Que juegue ya"}

pytestmark = needs_browser
sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


# --- hints -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [game.key for game in kibako.all_games()])
@pytest.mark.parametrize("by_keyboard", [True, False], ids=["by H", "by the button"])
def test_a_hint_says_what_the_bot_would_play_and_lays_it_out(
    browser: Browser, server: Server, key: str, by_keyboard: bool
) -> None:
    person = Person(browser, server.address, DESKTOP if by_keyboard else PHONE)
    person.go("/")
    person.page.click(f".play-now[data-game={key}]")
    person.wait("state.hints")
    if by_keyboard:
        person.page.keyboard.press("h")
    else:
        person.page.click("#advice")
    person.wait("document.getElementById('toast').textContent.startsWith('The bot would play: ')")
    said = person.page.inner_text("#toast").removeprefix("The bot would play: ")
    assert person.page.locator("#toast").is_visible()
    assert person.page.evaluate("(said) => window.kibako.state.actions.some(({ words }) => said.startsWith(words))", said)
    person.shoot(f"hint-{key}-{by_keyboard}")
    before = person.at()
    if person.page.locator("#confirm").is_visible():
        planned = str(person.ask("board.planned.words"))
        assert said.startswith(planned)
        person.page.click("#confirm")
        person.wait(f"state.at > {before}")
    else:
        assert person.at() == before
    person.leave()


# --- a budget by hand --------------------------------------------------------------------------------------------------------


def set_up(person: Person, amount: str, unit: str) -> None:
    """A table against a bot with a budget by hand."""
    person.go("/")
    person.page.click(f".set-up[data-game={SECRET_GAME.key}]")
    line = person.page.locator("#maker-seats .seat-line").nth(1)
    assert not line.locator(".budget").is_visible()
    line.locator("select").first.select_option("bot:own")
    line.locator(".budget select").select_option(unit)
    line.locator(".budget input").fill(amount)


@sizes
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_thinking_bot_plays_now_when_it_is_asked_to(
    browser: Browser, server: Server, size: dict[str, int], language: str
) -> None:
    person = Person(browser, server.address, size, language=language)
    set_up(person, "60", "s")
    person.shoot(f"budget-{language}-{size['width']}")
    person.page.click("#maker-go")
    person.wait("state.actions.length > 0 || state.hurry")
    while not person.ask("state.hurry"):
        person.act()
        person.wait("state.actions.length > 0 || state.hurry")
    assert " 60 s " in person.page.inner_text("#players li:nth-child(2) small")
    at = person.at()
    now = person.page.get_by_role("button", name=HURRY[language])
    now.wait_for()
    assert person.fits()
    person.shoot(f"thinking-{language}-{size['width']}")
    watcher = Person(browser, server.address, DESKTOP, language=language)
    watcher.page.clock.install()
    watcher.page.goto(person.page.url)
    watcher.wait("state.own.length === 0 && state.players[1].thinking")
    watcher.page.clock.fast_forward(10_000)  # longer than a page is patient
    assert watcher.page.get_by_role("button", name=HURRY[language]).count() == 0
    watcher.leave()
    now.click()
    person.wait(f"state.at > {at}", timeout=45)  # less than it would have thought
    person.leave()


def test_too_large_a_budget_is_refused_in_words_and_another_can_be_given(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, PHONE, language="fr")
    set_up(person, "61", "s")
    person.page.click("#maker-go")
    person.page.wait_for_selector("#maker-wrong:has-text('60 secondes au plus')")
    person.shoot("budget-refused")
    line = person.page.locator("#maker-seats .seat-line").nth(1)
    line.locator(".budget select").select_option("")
    assert line.locator(".budget input").input_value() == "5000"
    line.locator(".budget input").fill("200")
    person.page.click("#maker-go")
    person.wait("state.players[1].level === 'ismcts:200'")
    assert "200 itérations par coup" in str(person.page.text_content("#players li:nth-child(2) small"))
    person.errors = [error for error in person.errors if "400" not in error]
    person.leave()
