"""Takes the README's pictures: python docs/pictures/shoot.py, with the package installed and Chromium on this machine."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tests"))

from people import CHROMIUM, DESKTOP, FLAGS, Person  # noqa: E402 - the path is set above
from servers import Server  # noqa: E402


class Shot(NamedTuple):
    key: str
    seats: int
    moves: int
    seed: int


SHOTS = (Shot("grandbois", 3, 19, 4), Shot("kinoko", 4, 40, 5), Shot("kikai", 2, 70, 6), Shot("kiwi", 4, 100, 8))
NAMES = ("Camille", "Tomás", "Noisette", "Mateo")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for shot in SHOTS:
            take(Person(browser, server.address, DESKTOP, shot.seed), server, shot)
        browser.close()
        server.stop()


def take(person: Person, server: Server, shot: Shot) -> None:
    """A table of one person and bots, played on by clicks until that person is to act again."""
    seats = [{"kind": "bot" if seat else "person", "name": NAMES[seat], "level": "easy"} for seat in range(shot.seats)]
    asked = {"game": shot.key, "seats": seats, "seed": str(shot.seed), "title": "Friday evening"}
    made = server.post("/api/tables", asked)
    person.go(f"/t/{made['table']}#seat={made['secrets']['0']}")
    person.wait("true")
    while not (person.is_over() or (person.at() >= shot.moves and person.can_act())):
        if person.can_act():
            person.act()
        person.page.wait_for_timeout(20)
    person.page.wait_for_timeout(800)
    person.page.screenshot(path=str(HERE / f"{shot.key}.jpg"), type="jpeg", quality=86)


if __name__ == "__main__":
    main()
