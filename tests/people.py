"""Somebody at a browser, for tests."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SHOTS = os.environ.get("KIBAKO_SHOTS")
PATIENCE = 180
"""Seconds after which something that should happen counts as not happening, on however busy a machine."""

READY = "state.status === 'over' || state.actions.length > 0 || !document.getElementById('curtain').hidden"
"""Whatever was asked of server and bots is done, and somebody here can go on."""

needs_browser = pytest.mark.skipif(
    CHROMIUM is None and "CI" not in os.environ, reason="no Chromium here: apt-get install chromium"
)

AIM = """(name) => {
    const { board } = window.kibako;
    if (!board.legalAnywhere(name)) return {};
    const shown = document.getElementById(name);
    const extent = shown?.getBoundingClientRect();
    const isShown = extent?.width > 0 || extent?.height > 0;
    const place = isShown ? shown : document.querySelector(`.tile[data-ids~="${name}"]`);
    if (!place) return board.targets().includes(name) ? { covered: "neither in the picture nor a tile" } : {};
    if (!isShown) place.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });
    const box = place.getBoundingClientRect();
    const meant = (element) => {
        for (; element && element.id !== "board"; element = element.parentNode) {
            const id = element.dataset?.for ?? element.id;
            if (id && (board.path.includes(id) || board.legalAnywhere(id))) return id === name;
        }
        return false;
    };
    const parts = [.5, .3, .7, .15, .85, .4, .6, .05, .95];
    for (const part of parts) for (const other of parts) {
        const point = [box.x + part * box.width, box.y + other * box.height];
        const met = document.elementFromPoint(...point);
        if (isShown ? meant(met) : place.contains(met)) return { point };
    }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const where = [Math.round(box.x), Math.round(box.y), over?.outerHTML.slice(0, 120), JSON.stringify(board.zoom)];
    return { covered: where.join(" ") };
}"""
"""Where to click for a target, in the picture or on the tile for what isn't shown there; or what is in the way.

All of it is asked at one moment, since a click before may only now have changed what can be chosen: then it says nothing.
"""


AXE = Path(__file__).parent.parent / "art" / "node_modules" / "axe-core" / "axe.min.js"
PLAIN = "button:enabled:not([aria-disabled=true], [data-ids])"
"""Buttons that play an action at once: not the tiles that stand for things of the picture, and none that can't be chosen."""

NUMBERS = """[...document.getElementById("choices").children].slice(0, 9)
    .map((button, place) => [place + 1, button.matches(PLAIN), button.matches("button:enabled:not([aria-disabled=true])")])
    .flatMap(([number, plays, works]) => works ? [[number, plays]] : [])
""".replace("PLAIN", f'"{PLAIN}"')
"""The keys of the buttons that can be pressed, tiles too, and whether each plays at once."""


class Person:
    """Somebody at a browser: clicks at random what can be clicked, and complains about errors on the page."""

    def __init__(
        self, browser: Browser, address: str, size: dict[str, int], seed: int = 1, language: str = "en", installed: bool = False
    ) -> None:
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=size["width"] < 500,
            reduced_motion="reduce",
            locale=language,
            service_workers="allow" if installed else "block",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.address = address
        self.errors: list[str] = []
        self.covered: list[str] = []  # targets that no click could reach
        self.choose = random.Random(seed)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def wait(self, condition: str, timeout: float = PATIENCE) -> None:
        """Until a condition of the page holds; asked from outside, as the page's policy forbids evaluating inside."""
        end = time.monotonic() + timeout
        while not self.holds(condition):
            assert time.monotonic() < end, f"never came true: {condition}"
            self.page.wait_for_timeout(25)

    def holds(self, condition: str) -> bool:
        try:
            return bool(self.ask(f"Boolean(state && ({condition}))"))
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

    def act(self, note: Callable[[], None] = lambda: None) -> None:
        """One whole action, by clicks; before each of them, and in the end, something may be noted."""
        before = self.at()
        for _ in range(60):
            note()
            if self.at() != before:
                return
            self.click_something()
            self.page.wait_for_timeout(20)
        at = self.ask(
            "[state.ask, board.path, board.targets(), state.actions.length, document.getElementById('choices').outerHTML]"
        )
        raise AssertionError(f"no action could be made by clicks: {at}")

    def click_something(self) -> None:
        confirm = self.page.locator("#confirm")
        before = self.at()
        if confirm.is_visible():
            confirm.click()
            self.wait(f"state.at !== {before}")
            return
        legal = cast("list[str]", self.ask("board.targets()"))
        buttons = self.page.locator(f"#choices {PLAIN}")
        if legal and (buttons.count() == 0 or self.choose.random() < 0.8):
            self.click_target(self.choose.choice(legal))
        elif buttons.count():
            buttons.nth(self.choose.randrange(buttons.count())).click()
            self.wait(f"state.at !== {before}")

    def click_target(self, name: str) -> None:
        """Click with the mouse where the target can be hit; if something else lies over all of it, remember that."""
        found = self.page.evaluate(AIM, name)
        if "point" in found:
            self.page.mouse.click(*found["point"])
        elif "covered" in found:
            self.covered.append(f"{name}: {found['covered']}")
            self.page.evaluate("(name) => window.kibako.board.choose(name)", name)

    # --- by keyboard alone ---

    def press_something(self) -> None:
        """Arrows and Enter for what glows, numbers for buttons, Enter to confirm."""
        before = self.at()
        if self.page.locator("#confirm").is_visible():
            self.page.keyboard.press("Enter")
            self.wait(f"state.at !== {before}")
            return
        targets = int(str(self.ask("board.targets().length")))
        buttons = cast("list[tuple[int, bool]]", self.page.evaluate(NUMBERS))
        if targets and (not buttons or self.choose.random() < 0.8):
            for _ in range(self.choose.randint(1, 3)):
                self.page.keyboard.press(self.choose.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            self.page.keyboard.press("Enter")
        elif buttons:
            number, plays = self.choose.choice(buttons)
            self.page.keyboard.press(str(number))
            if plays:
                self.wait(f"state.at !== {before}")

    def act_by_keyboard(self) -> None:
        before = self.at()
        for _ in range(200):
            if self.at() != before:
                return
            self.press_something()
            self.page.wait_for_timeout(20)
        at = self.ask("[state.ask, board.path, board.targets(), state.actions.length]")
        raise AssertionError(f"no action could be made by keyboard: {at}")

    def play_to_the_end(self, note: Callable[[], None] = lambda: None) -> None:
        for _ in range(3000):
            self.wait(READY)
            if self.is_over():
                break
            if not self.lift_curtain():
                self.act(note)
        self.page.wait_for_selector("#end:not([hidden])")

    def lift_curtain(self) -> bool:
        """Whether there was one, at a screen for several."""
        lifted = self.page.locator("#curtain-go").is_visible()
        if lifted:
            seat = self.ask("state.toAct")
            self.page.click("#curtain-go")
            self.wait(f"state.seat === {seat} && document.getElementById('curtain').hidden")
        return lifted

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
