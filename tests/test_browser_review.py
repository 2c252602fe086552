"""Looking back in a real browser: scrubbing, links to a moment, playing on, opening a save."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from people import DESKTOP, PHONE, SHOTS, Person, needs_browser
from playwright.sync_api import Browser, Locator
from servers import Server
from tables import Table, random_match

import kibako
from kibako.engine.game import Game, Match
from kibako.lab.arena import plan, play, schedule
from kibako.lab.saving import link, match_of

pytestmark = needs_browser
GAMES = kibako.all_games()


def a_match(game: Game, length: int = 20_000) -> Match:
    return random_match(Table(game, game.manifest.seats[0], game.manifest.check_options({})), 3, length)


def with_save(person: Person, match: Match, folder: Path) -> None:
    """Open a save in the lobby, as a person does."""
    file = folder / "game.json"
    file.write_text(match.save(), encoding="utf-8")
    person.go("/")
    person.page.set_input_files("#save-file", file)
    person.page.wait_for_url("**/review**")
    person.wait("state.at >= 0")


def at(person: Person, number: int) -> None:
    person.wait(f"state.at === {number} && document.getElementById('at').value === '{number}'")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_save_is_opened_and_stepped_through(
    browser: Browser, server: Server, tmp_path: Path, game: Game, size: dict[str, int]
) -> None:
    person, match = Person(browser, server.address, size), a_match(game)
    with_save(person, match, tmp_path)
    last = len(match.journal)
    at(person, last)
    assert person.page.locator("#forth").is_disabled()
    for button, number in (("back", last - 1), ("first", 0), ("forth", 1), ("last", last), ("back", last - 1)):
        person.page.click(f"#{button}")
        at(person, number)
        assert f"at={number}&seat=open" in person.page.url
    for key, number in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        person.page.keyboard.press(key)
        at(person, number)
    turns = person.page.evaluate("window.kibako.course.turns")
    person.page.keyboard.press("Home")
    for number in turns[1:4]:
        person.page.keyboard.press("Shift+ArrowRight")
        at(person, number)
    person.page.keyboard.press("Shift+ArrowLeft")
    at(person, turns[2])
    assert scrolls(person) == [False, False]
    if SHOTS:
        person.page.screenshot(path=f"{SHOTS}/review-{game.key}-{size['width']}.png")
    assert person.errors == []


def scrolls(person: Person) -> object:
    root = "document.documentElement"
    return person.page.evaluate(f"[{root}.scrollWidth > innerWidth, {root}.scrollHeight > innerHeight]")


def words_of(shown: Locator) -> set[str]:
    """Without the pictures between them, which say the same again in another way."""
    return set(re.findall(r"\w+", shown.text_content() or ""))


def test_scrubbing_the_log_and_a_seats_moves(browser: Browser, server: Server, tmp_path: Path) -> None:
    game = GAMES[0]
    person, match = Person(browser, server.address, DESKTOP), a_match(game)
    with_save(person, match, tmp_path)
    box = person.page.locator("#at").bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] - 9, box["y"] + 20)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + 9, box["y"] + 20, steps=12)
    person.page.mouse.up()
    at(person, 0)
    seats = [entry.seat for entry in match.journal]
    person.page.locator("#players li").nth(1).locator("button").nth(1).click()
    at(person, seats.index(1) + 1)
    person.page.locator("#players li").nth(1).locator("button").nth(1).click()
    at(person, seats.index(1, seats.index(1) + 1) + 1)
    line = person.page.locator("#log button[data-at='9']").first
    line.click()
    at(person, 9)
    assert line.get_attribute("aria-current") == "step"
    assert words_of(line) <= words_of(person.page.locator("#did"))
    assert (person.page.locator("#at").get_attribute("aria-valuetext") or "").startswith("Move 9 of")
    person.page.click("#play")
    at(person, 10)
    at(person, 11)
    person.page.click("#play")
    assert person.page.locator("#play").get_attribute("aria-pressed") == "false"
    assert person.errors == []


def test_a_link_leads_to_its_moment_and_eyes(browser: Browser, server: Server, tmp_path: Path) -> None:
    game = next(game for game in GAMES if game.manifest.secrets and 2 in game.manifest.seats)
    person, match = Person(browser, server.address, DESKTOP), a_match(game)
    with_save(person, match, tmp_path)
    person.page.select_option("#eyes", "1")
    person.wait("document.getElementById('eyes').value === '1'")
    person.page.keyboard.press("Home")
    at(person, 0)
    person.page.click("#forth")
    at(person, 1)
    other = Person(browser, server.address, PHONE, seed=2)
    other.page.goto(person.page.url)
    at(other, 1)
    assert other.page.locator("#eyes").input_value() == "1"
    assert other.ask("state.stands.join()") == person.ask("state.stands.join()")
    other.page.goto(person.page.url.replace("?at=1", "?at=99999"))
    at(other, len(match.journal))
    assert "no such moment" in (other.page.locator("#toast").text_content() or "")
    assert person.errors == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_playing_on_from_a_moment(browser: Browser, server: Server, tmp_path: Path, game: Game) -> None:
    person, match = Person(browser, server.address, DESKTOP), a_match(game)
    with_save(person, match, tmp_path)
    person.page.click("#back")
    at(person, len(match.journal) - 1)
    seat = match.journal[-1].seat
    person.page.click("#play-on")
    person.page.select_option("#chair", str(seat))
    person.page.click("#play-on-go")
    person.page.wait_for_url(lambda url: "/review" not in url)
    person.wait("state.status === 'running' && state.actions.length > 0")
    assert person.ask("state.seat") == seat
    person.act()
    assert person.errors == []


def test_a_running_game_is_looked_back_at_with_ones_own_eyes(browser: Browser, server: Server) -> None:
    game = next(game for game in GAMES if game.manifest.secrets and 2 in game.manifest.seats)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]
    made = server.post("/api/tables", {"game": game.key, "seats": seats, "seed": "3"})
    person = Person(browser, server.address, DESKTOP)
    person.go(f"/t/{made['table']}#seat={made['secrets']['0']}")
    for _ in range(2):
        person.wait("state.actions.length > 0")
        person.act()
    person.page.click("#settings")
    assert len(person.page.locator("#proof-commitment").text_content() or "") == 64
    assert not person.page.locator("#proof-seed").is_visible()
    person.page.click("#set-review")
    person.page.wait_for_url("**/review**")
    person.wait("state.at >= 0")
    assert person.page.evaluate("[...document.getElementById('eyes').options].map(({ value }) => value)") == ["0", "watcher"]
    person.page.click("#details")
    assert person.page.locator("#save").count() == 0
    assert "once it is over" in (person.page.locator("#details-sheet").text_content() or "")
    person.page.keyboard.press("Escape")
    person.page.click("[data-tab=text]")
    person.wait("document.getElementById('happened').children.length > 0")
    person.page.click("#play-on")
    assert "imagined" in (person.page.locator("#play-on-sheet").text_content() or "")
    person.page.click("#play-on-go")
    person.page.wait_for_url(lambda url: "/review" not in url)
    person.wait("state.seat === 0")
    assert made["table"] not in person.page.url
    assert person.errors == []


def test_a_line_of_an_arenas_report_opens_at_the_table(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    match = match_of(played := play(next(schedule(plan(GAMES[0], ["random"], 1)))))
    person.page.goto(link(played, server.address))
    person.page.wait_for_url("**/review**")
    person.wait("state.at >= 0")
    assert int(person.page.locator("#at").get_attribute("max") or 0) == len(match.journal)
    assert person.errors == []


def test_a_link_that_was_cut_short_is_told_in_the_lobby(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    played = play(next(schedule(plan(GAMES[0], ["random"], 1))))
    person.page.goto(link(played, server.address)[:-200])
    person.page.wait_for_selector("#save-wrong:not(:empty)")
    assert "not a whole Kibako save" in (person.page.locator("#save-wrong").text_content() or "")


def test_a_broken_save_is_told_in_the_lobby(browser: Browser, server: Server, tmp_path: Path) -> None:
    person = Person(browser, server.address, PHONE)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    person.go("/")
    person.page.set_input_files("#save-file", tmp_path / "broken.json")
    person.page.wait_for_selector("#save-wrong:not(:empty)")
    assert "not a whole Kibako save" in (person.page.locator("#save-wrong").text_content() or "")
