"""The table as people meet it: in a real browser, by clicks."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from servers import Server

import kibako

GAMES = kibako.games()
SECRET_GAME = next(game for game in GAMES if game.sheet.secrets and 2 in game.sheet.seats)
CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SHOTS = os.environ.get("KIBAKO_SHOTS")

pytestmark = pytest.mark.skipif(
    CHROMIUM is None and "CI" not in os.environ, reason="no Chromium here: apt-get install chromium"
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()


class Person:
    """Somebody at a browser: clicks at random what can be clicked, and complains about errors on the page."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int], seed: int = 1) -> None:
        self.context = browser.new_context(viewport=size, has_touch=size["width"] < 500, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.address = address
        self.errors: list[str] = []
        self.covered: list[str] = []  # targets that no click could reach
        self.choose = random.Random(seed)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def wait(self, condition: str, timeout: float = 20) -> None:
        """Until a condition of the page holds; asked from outside, as the page's policy forbids evaluating inside."""
        end = time.monotonic() + timeout
        while not self.holds(condition):
            assert time.monotonic() < end, f"never came true: {condition}"
            self.page.wait_for_timeout(25)

    def holds(self, condition: str) -> bool:
        try:
            return bool(self.ask(f"state && ({condition})"))
        except PlaywrightError:  # a page that is being left
            return False

    def ask(self, expression: str) -> object:
        """Something of the page's table: its state, board or socket."""
        script = f"window.kibako && (({{ state, board, socket }}) => ({expression}))(window.kibako)"
        return self.page.evaluate(script)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def at(self) -> int:
        return int(str(self.ask("state ? state.at : -1")))

    def is_over(self) -> bool:
        return bool(self.ask("state?.status === 'over'"))

    def can_act(self) -> bool:
        return bool(self.ask("state?.actions.length > 0 && document.getElementById('curtain').hidden"))

    def act(self) -> None:
        """One whole action, by clicks."""
        before = self.at()
        for _ in range(12):
            if self.at() != before:
                return
            self.click_something()
            self.page.wait_for_timeout(20)
        self.wait(f"state.at !== {before}")

    def click_something(self) -> None:
        confirm = self.page.locator("#confirm")
        if confirm.is_visible():
            before = self.at()
            confirm.click()
            self.wait(f"state.at !== {before}")
            return
        legal = cast("list[str]", self.ask("board.targets()"))
        buttons = self.page.locator("#choices button:enabled")
        if legal and (buttons.count() == 0 or self.choose.random() < 0.8):
            self.click_target(self.choose.choice(legal))
        elif buttons.count():
            before = self.at()
            buttons.nth(self.choose.randrange(buttons.count())).click()
            self.wait(f"state.at !== {before}")

    def click_target(self, name: str) -> None:
        """Click with the mouse where the target can be hit; if something else lies over all of it, remember that."""
        point = self.page.evaluate(
            """(name) => {
                const { board } = window.kibako;
                const box = document.getElementById(name).getBoundingClientRect();
                const hit = (x, y) => {
                    let element = document.elementFromPoint(x, y);
                    for (; element && element.id !== "board"; element = element.parentNode) {
                        const id = element.dataset?.for ?? element.id;
                        if (id && (board.path.includes(id) || board.legalAnywhere(id))) return id;
                    }
                    return null;
                };
                const parts = [.5, .3, .7, .15, .85, .4, .6, .05, .95];
                for (const part of parts) for (const other of parts) {
                    const [x, y] = [box.x + part * box.width, box.y + other * box.height];
                    if (hit(x, y) === name) return [x, y];
                }
                return null;
            }""",
            name,
        )
        if point is None:
            self.covered.append(name)
            self.page.evaluate("(name) => window.kibako.board.choose(name)", name)
        else:
            self.page.mouse.click(*point)

    def play_to_the_end(self) -> None:
        for _ in range(3000):
            if self.is_over():
                break
            if self.page.locator("#curtain-go").is_visible():
                self.page.locator("#curtain-go").click()
                self.page.wait_for_timeout(30)
            elif self.can_act():
                self.act()
            else:
                self.page.wait_for_timeout(30)
        self.page.wait_for_selector("#sheet[open]", timeout=5000)

    def shoot(self, name: str) -> None:
        if SHOTS:
            self.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))

    def fits(self) -> bool:
        """Nothing to scroll: the whole table is on the screen."""
        script = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        return bool(self.page.evaluate(script))

    def leave(self) -> None:
        self.context.close()
        assert self.errors == []
        assert self.covered == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_two_clicks_and_a_whole_game_against_a_bot(browser: Browser, server: Server, key: str, size: dict[str, int]) -> None:
    person = Person(browser, server.address, size)
    person.go("/")
    person.page.click(f".play-now[data-game={key}]")
    person.wait("state.picture")
    assert person.fits()
    for moment in range(12):
        person.wait("state.actions.length > 0 || state.status === 'over'")
        if person.is_over():
            break
        person.act()
        assert person.fits()
        if moment in (0, 11):
            person.shoot(f"{key}-{size['width']}-{moment}")
    person.play_to_the_end()
    person.shoot(f"{key}-{size['width']}-end")
    assert "Total" in person.page.inner_text("#sheet-table")
    person.leave()


def test_two_browsers_at_one_table(browser: Browser, server: Server) -> None:
    ann = Person(browser, server.address, DESKTOP)
    ann.go("/")
    ann.page.click(f".set-up[data-game={SECRET_GAME.key}]")
    ann.page.fill("#maker-me", "Ann")
    ann.page.fill("#maker-name", "Under the oak")
    ann.page.select_option("#maker-seats .seat-line:nth-child(2) select", "open")
    ann.page.click("#maker-go")
    ann.wait("state.status === 'open'")
    bo = Person(browser, server.address, PHONE, seed=2)
    bo.go("/")
    bo.page.click("text=Under the oak")
    bo.page.fill("#join-name", "Bo <b>bold</b>")
    bo.page.click("#join-go")
    bo.wait("state.own.length === 1")
    ann.wait("state.status === 'running'")
    assert ann.page.inner_text("#players li:nth-child(2) b") == "Bo <b>bold</b>"
    for _ in range(10):
        acting = ann if ann.can_act() else bo
        acting.wait("state.actions.length > 0")
        acting.act()
        at = acting.at()
        for person in (ann, bo):
            person.wait(f"state.at === {at}")
    assert ann.page.inner_html("#board") != bo.page.inner_html("#board")
    ann.leave()
    bo.leave()


def test_one_screen_for_two_with_a_curtain(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    person.go("/")
    person.page.click(f".set-up[data-game={SECRET_GAME.key}]")
    person.page.fill("#maker-me", "Ann")
    person.page.select_option("#maker-seats .seat-line:nth-child(2) select", "me")
    person.page.click("#maker-go")
    person.wait("true")
    curtains = 0
    for _ in range(40):
        if person.page.locator("#curtain-go").is_visible():
            curtains += 1
            person.shoot("curtain")
            seat = person.ask("state.toAct")
            person.page.click("#curtain-go")
            person.wait(f"state.seat === {seat} && document.getElementById('curtain').hidden")
        elif person.can_act():
            person.act()
        person.page.wait_for_timeout(20)
        if curtains > 3:
            break
    assert curtains > 2
    person.leave()


def test_reload_and_a_server_started_again_in_mid_game(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    person.go("/")
    person.page.click(f".play-now[data-game={SECRET_GAME.key}]")
    person.wait("state.actions.length > 0")
    person.act()
    person.wait("state.actions.length > 0")
    log = person.page.inner_text("#log")
    person.page.reload()
    person.wait("state.actions.length > 0")
    assert person.page.inner_text("#log") == log
    server.kill()
    person.wait("document.getElementById('hint').textContent.includes('connection is lost')")
    server.start()
    person.wait("socket.readyState === 1 && state.actions.length > 0")
    assert person.page.inner_text("#log") == log
    person.act()
    person.errors = [error for error in person.errors if "WebSocket" not in error and "ERR_" not in error]
    person.leave()


def test_a_seat_moves_to_another_device_by_its_private_link(browser: Browser, server: Server) -> None:
    one = Person(browser, server.address, DESKTOP)
    one.go("/")
    one.page.click(f".play-now[data-game={SECRET_GAME.key}]")
    one.wait("true")
    one.page.click("#settings")
    link = one.page.input_value("#set-link")
    two = Person(browser, server.address, PHONE)
    two.page.goto(link)
    two.wait("state.own.length === 1")
    assert "seat=" not in two.page.url
    watcher = Person(browser, server.address, DESKTOP)
    watcher.page.goto(link.split("#")[0])
    watcher.wait("state.own.length === 0")
    assert watcher.ask("state.seat") is None
    for person in (one, two, watcher):
        person.leave()
