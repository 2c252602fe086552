"""Takes the README's pictures: python docs/pictures/shoot.py, with the package installed and Chromium on this machine."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tests"))

from servers import Server  # noqa: E402 - the path is set above


class Shot(NamedTuple):
    key: str
    seats: int
    moves: int
    seed: str


SHOTS = (Shot("grandbois", 3, 19, "4"), Shot("kinoko", 4, 40, "5"), Shot("kikai", 2, 70, "6"), Shot("kiwi", 4, 100, "8"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for shot in SHOTS:
            take(browser.new_page(viewport={"width": 1440, "height": 900}), server, shot)
        browser.close()
        server.stop()


def take(page: Page, server: Server, shot: Shot) -> None:
    """A table of one person and bots, played on at random until that person is to act again."""
    names = ("Camille", "Tomás", "Noisette", "Mateo")
    seats = [{"kind": "bot" if seat else "person", "name": names[seat], "level": "easy"} for seat in range(shot.seats)]
    made = server.post("/api/tables", {"game": shot.key, "seats": seats, "seed": shot.seed, "title": "Friday evening"})
    page.goto(f"{server.address}/t/{made['table']}#seat={made['secrets']['0']}")
    choose = random.Random(shot.seed)
    wait(page, "typeof state !== 'undefined' && state !== null")
    while page.evaluate(f"(state.at < {shot.moves} || !state.actions.length) && state.status !== 'over'"):
        at, count = page.evaluate("state.at"), page.evaluate("state.actions.length")
        if count:
            page.evaluate("(number) => play(state.actions[number])", choose.randrange(count))
            wait(page, f"state.at > {at}")
        page.wait_for_timeout(20)
    page.wait_for_timeout(800)
    page.screenshot(path=str(HERE / f"{shot.key}.jpg"), type="jpeg", quality=86)


def wait(page: Page, condition: str) -> None:
    while not page.evaluate(condition):
        page.wait_for_timeout(20)


if __name__ == "__main__":
    main()
