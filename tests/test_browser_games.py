"""The lobby and the end of a game, by real clicks: back to one's games, to another device, an early end."""

from __future__ import annotations

from people import DESKTOP, PHONE, Person, needs_browser
from playwright.sync_api import Browser
from servers import Server

import kibako

GAMES = kibako.all_games()
SHORT = min((game for game in GAMES if 2 in game.manifest.seats), key=lambda game: game.manifest.minutes)

pytestmark = needs_browser

CLIPPED = """() => [...document.querySelectorAll("#end button, #end a, #end h2, #end h3")]
    .filter((one) => one.offsetParent)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.id || one.textContent.trim())"""
SMALL = """(inside) => [...document.querySelectorAll(`${inside} button, ${inside} a.button`)]
    .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
    .map((one) => one.id || one.textContent.trim())"""


def begin(person: Person) -> str:
    person.go("/")
    person.page.click(f".play-now[data-game={SHORT.key}]")
    person.wait("state.picture && state.actions.length > 0")
    return person.page.url


def test_from_the_lobby_back_to_the_game_to_its_end_and_on(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, PHONE)
    table = begin(person)
    person.go("/")
    card = person.page.locator(".own-game.yours")
    card.wait_for()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "Resume" in card.inner_text()
    card.click()
    person.wait("state.picture")
    assert person.page.url == table
    person.play_to_the_end()
    assert person.fits()
    assert person.page.evaluate(CLIPPED) == []
    assert person.page.evaluate(SMALL, "#end") == []
    person.page.click("#end-close")
    person.page.click("#choices button:has-text('Score')")
    assert person.page.is_visible("#end-ranks")
    person.page.keyboard.press("Escape")
    assert not person.page.is_visible("#end")
    person.go("/")
    person.page.locator(".own-game.ended .button", has_text="Play again").click()
    person.wait("state.status === 'running'")
    assert person.page.url != table
    person.leave()


def test_all_games_move_to_another_device_by_a_link_that_works_once(browser: Browser, server: Server) -> None:
    one = Person(browser, server.address, DESKTOP)
    begin(one)
    one.go("/mine")
    one.page.click("#hand-over")
    one.page.wait_for_selector("#handover[open]")
    link = one.page.input_value("#handover-link")
    two, late = Person(browser, server.address, PHONE), Person(browser, server.address, PHONE)
    two.page.goto(link)
    two.page.wait_for_selector(".own-game")
    assert "take=" not in two.page.url
    assert two.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    late.page.goto(link)
    late.page.wait_for_selector("#no-games:not([hidden])")
    two.page.click(".own-game .to-game")
    two.wait("state.own.length === 1")
    late.errors = [error for error in late.errors if "404" not in error]
    for person in (one, two, late):
        person.leave()


def test_a_game_against_bots_is_ended_by_two_clicks(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    begin(person)
    person.page.click("#settings")
    person.page.click("#set-end")
    assert person.page.inner_text("#set-end").startswith("Really?")
    person.page.click("#set-end")
    person.page.wait_for_url("**/review")
    person.go("/mine")
    assert person.page.inner_text(".own-game .pill") == "Given up"
    person.leave()
