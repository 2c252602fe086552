"""Company and deals as people meet them: in a real browser, by clicks."""

from __future__ import annotations

import re

from people import DESKTOP, PHONE, Person, needs_browser
from playwright.sync_api import Browser
from servers import Server
from test_browser import GAMES, SECRET_GAME
from test_deals import SHORT

pytestmark = needs_browser


def two_people(browser: Browser, server: Server) -> tuple[Person, Person]:
    """Ann at a desk, Bo with a phone, at a table with a clock."""
    ann, bo = Person(browser, server.address, DESKTOP), Person(browser, server.address, PHONE, seed=2)
    ann.go("/")
    ann.page.click(f".set-up[data-game={SECRET_GAME.key}]")
    ann.page.fill("#maker-me", "Ann")
    ann.page.select_option("#maker-seats .seat-line:nth-child(2) select", "open")
    assert "as much time as they like" in ann.page.inner_text("#maker-clock-about")
    ann.page.select_option("#maker-clock", "move:300")
    assert "easy bot" in ann.page.inner_text("#maker-clock-about")
    ann.page.click("#maker-go")
    ann.wait("state.status === 'open'")
    bo.page.goto(ann.page.url)
    bo.page.fill("#join-name", "Bo")
    bo.page.click("#join-go")
    bo.wait("state.own.length === 1")
    ann.wait("state.status === 'running'")
    return ann, bo


def test_a_chosen_seed_is_before_the_eyes_of_whoever_sits_down(browser: Browser, server: Server) -> None:
    """The dialog said that the seed is shown here, and it was only in Settings."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    made = server.post("/api/tables", {"game": SECRET_GAME.key, "seats": seats, "seed": "loaded <b>dice"})
    bo = Person(browser, server.address, PHONE)
    bo.go(f"/t/{made['table']}")
    bo.page.wait_for_selector("#join[open]")
    assert bo.page.inner_text("#join-luck").endswith("can know what is hidden. Seed: loaded <b>dice")
    bo.shoot("join-chosen-seed")
    bo.leave()


def test_chat_reactions_turns_and_pauses(browser: Browser, server: Server) -> None:
    ann, bo = two_people(browser, server)
    ann.page.click("#side [data-tab=chat]")
    ann.page.fill("#chat-words", "Hello <b>Bo</b>")
    ann.page.press("#chat-words", "Enter")
    bo.wait("document.querySelector('#tabs .unread').textContent === '1'")
    assert bo.page.inner_text("#chat-said") == "Ann: Hello <b>Bo</b>"
    bo.page.click("#tabs [data-tab=chat]")
    assert bo.page.locator("#tabs .unread").is_hidden()
    assert bo.page.inner_text("#chat li:last-child p") == "Hello <b>Bo</b>"
    bo.page.click("[data-react=party-popper]")
    ann.wait("document.querySelector('#players li:nth-child(2) .bubble img')")
    ann.wait("document.querySelector('#chat img').alt === 'hooray'")
    bo.page.reload()
    bo.wait("document.querySelectorAll('#chat li').length === 3")
    assert bo.page.locator("#tabs .unread").is_hidden()
    acting, other = (ann, bo) if ann.can_act() else (bo, ann)
    assert acting.page.title().startswith("● Your turn · ")
    assert not other.page.title().startswith("●")
    assert re.search(r"\b(5:00|[0-4]:[0-5]\d)\b", acting.page.inner_text(".clock.runs"))  # of five minutes
    other.page.click("#settings")
    other.page.click("#set-pause")
    acting.wait("state.question?.answer")
    acting.page.click("#choices button:first-child")
    other.wait("state.company.clock.paused")
    acting.wait("state.company.clock.paused && state.actions.length === 0")
    assert not acting.page.title().startswith("●")
    assert acting.fits()
    other.page.click("#choices button")
    acting.wait("state.actions.length > 0")
    ann.leave()
    bo.leave()


def test_a_spectator_is_muted_and_removed(browser: Browser, server: Server) -> None:
    order = {
        "game": SECRET_GAME.key,
        "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}],
        "public": False,
    }
    made = server.post("/api/tables", order)
    ann, zoe = Person(browser, server.address, DESKTOP), Person(browser, server.address, DESKTOP)
    ann.go(f"/t/{made['table']}#seat={made['secrets']['0']}")
    ann.wait("state.own.length === 1")
    zoe.go(f"/t/{made['table']}")
    zoe.wait("state.seat === null")
    zoe.page.click("#side [data-tab=chat]")
    assert zoe.page.locator("#audience").is_hidden()
    zoe.page.fill("#chat-name", "Zoe")
    zoe.page.fill("#chat-words", "boo")
    zoe.page.press("#chat-words", "Enter")
    ann.page.click("#side [data-tab=chat]")
    ann.page.wait_for_selector("#chat li p")
    ann.page.click("#audience")
    ann.page.click("#audience-list button >> nth=0")
    ann.page.wait_for_selector("#chat li p", state="hidden")
    ann.wait("document.querySelector('#audience-list .soft').textContent === 'muted'")
    ann.page.click("#audience-list button >> nth=0")
    zoe.wait("document.body.textContent.includes('have removed you')")
    ann.leave()
    zoe.leave()


def test_notices_are_off_until_wished_and_remembered(browser: Browser, server: Server) -> None:
    """In Spanish, whose words for the tabs are the longest."""
    person = Person(browser, server.address, PHONE)
    person.context.add_cookies([{"name": "language", "value": "es", "url": server.address}])
    person.go("/")
    person.page.click(f".play-now[data-game={SHORT.key}]")
    person.wait("state.picture")
    person.page.click("#tabs [data-tab=chat]")
    assert person.fits()
    person.page.click("#settings")
    for name in ("sound", "notify", "vibrate"):
        assert not person.page.is_checked(f"#set-{name}")
    person.page.check("#set-sound")
    person.page.reload()
    person.wait("state.picture")
    person.page.click("#settings")
    assert person.page.is_checked("#set-sound")
    assert not person.page.is_checked("#set-notify")
    person.leave()


def test_todays_deal_from_the_lobby_to_the_results(browser: Browser, server: Server) -> None:
    people = [Person(browser, server.address, size, seed) for seed, size in enumerate((DESKTOP, PHONE), 3)]
    for person, name in zip(people, ("Cat", "Dan"), strict=True):
        person.go("/")
        assert person.page.locator(".deals a").count() >= len(GAMES)
        person.page.click(f".deals a[href$='-{SHORT.key}']")
        person.page.fill("#deal-name", name)
        person.page.click("#deal-go")
        person.wait("state.picture")
        person.play_to_the_end()
        person.page.click("#end-deal")
        person.page.wait_for_selector(".deal-results")
    first, second = people
    first.page.reload()
    for person, name in ((first, "Cat"), (second, "Dan")):
        assert person.page.locator(".deal-results tbody tr").count() == 2
        assert name in person.page.inner_text(".deal-results tr.own")
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "rehearsed" in second.page.inner_text(".deal-results tr.own"), "Dan plays at the same address as Cat"
    first.go("/")
    assert "place 1 of 1" in first.page.inner_text(f".deals a[href$='-{SHORT.key}']")
    for person in people:
        person.leave()
