"""Every screen: at each size, at the start, in the middle and at the end of each game, measured by boxes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from people import Person, complaints, needs_browser
from playwright.sync_api import Browser
from servers import Server

import kibako

SIZES = {
    "wide": [(1440, 900), (1920, 1080), (1280, 720)],
    "upright": [(820, 1180)],
    "low": [(844, 390), (720, 450)],
    "tall": [(390, 844)],
}
FAULTS = """() => {
    const found = [];
    const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const called = ({ tagName, id, textContent }) => `${tagName}#${id} ${textContent.trim().slice(0, 30)}`;
    const shape = getComputedStyle(document.documentElement).getPropertyValue("--shape").trim();
    for (const text of document.querySelectorAll("#board text")) {
        if (!text.textContent.trim() || !text.checkVisibility({ visibilityProperty: true })) continue;
        const { a, b, c, d } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
        if (size < 10.95) found.push(`${size.toFixed(1)} px: ${text.textContent}`);
    }
    const written = [...document.querySelectorAll("#board text")].filter(
        (text) => text.textContent.trim() && text.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    for (const [place, one] of written.entries()) for (const other of written.slice(place + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 4) found.push(`${one.textContent} is written over ${other.textContent}`);
    }
    for (const element of document.querySelectorAll("#action, #action *, .bar *, #side *, #end *, dialog[open] *")) {
        if (!shown(element) || element.closest("svg") || !element.textContent.trim()) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (size < 10.95) found.push(`${size} px: ${called(element)}`);
    }
    const controls = ".bar a, .bar button, #tabs button, #action button, #end button, #end a, #coach button";
    for (const control of document.querySelectorAll(controls)) {
        if (!shown(control)) continue;
        const box = control.getBoundingClientRect();
        const small = Math.min(box.width, box.height) < 43.5;
        if (shape !== "wide" && small) found.push(`${box.width} by ${box.height}: ${called(control)}`);
        if (control.scrollWidth > control.clientWidth + 2) found.push("its words are clipped: " + called(control));
        if (control.closest("#choices")) continue;
        const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
        if (!inside) found.push("outside: " + called(control));
    }
    for (const player of shape === "wide" ? [] : document.querySelectorAll("#players .player")) {
        const box = player.getBoundingClientRect();
        if (shown(player) && (box.left < -1 || box.right > innerWidth + 1)) found.push("not seen: " + called(player));
    }
    const words = document.querySelector("#action .words");
    if (words.scrollHeight > words.clientHeight + 2) found.push("what is asked is clipped: " + words.textContent.trim());
    const parts = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const over = document.getElementById("table").dataset.end === "open";
    const rooms = parts(over ? ".table-page > .bar, #action, #end" : ".table-page > .bar, #players, #stage, #action, #last");
    const groups = ["#action > *", "#controls > *", "#end > *", "#end-ranks > *", ".end-next > *", "#players > *", "#side > *"];
    for (const group of [rooms, ...groups.map(parts)]) {
        for (const [place, one] of group.entries()) for (const other of group.slice(place + 1)) {
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 1.5 && down > 1.5) found.push(`${called(one)} lies on ${called(other)}`);
        }
    }
    return found;
}"""

CHOOSE = "(name) => { const { board } = window.kibako; if (!board.path.includes(name)) board.choose(name); }"

GAMES = Path(__file__).parent.parent / "src" / "kibako" / "games"  # an installed package has no tests
pytestmark = needs_browser
every_game = pytest.mark.parametrize("key", [game.key for game in kibako.all_games()])


def recorded(key: str) -> Path:
    """The recorded game of the usual options with most seats."""
    folder = GAMES / key / "tests" / "recorded"
    return max(sorted(folder.glob("*.json")), key=lambda path: int(json.loads(path.read_text())["seats"]))


def playing_on(server: Server, key: str, share: float) -> tuple[str, str]:
    """A table that begins when so much of a recorded game has been played, and the secret of the seat to act."""
    save = json.loads(recorded(key).read_text())
    table = server.post("/api/saves", save)["table"]
    at = round(share * (len(save["moves"]) - 1))
    chair = save["moves"][at][0]
    made = server.post(f"/api/tables/{table}/play-on", {"at": at, "chair": chair, "name": "Ann"})
    return str(made["table"]), str(made["secrets"][str(chair)])


@every_game
def test_nothing_is_clipped_overlaps_or_is_too_small_at_any_size(browser: Browser, server: Server, key: str) -> None:
    faults = {}
    for share in (0.0, 0.55, 1.0):
        table, secret = playing_on(server, key, share)
        person = Person(browser, server.address, {"width": 1440, "height": 900})
        person.go(f"/t/{table}#seat={secret}")
        person.wait("state.picture && state.actions.length > 0")
        shown = "wide"
        for shape, sizes in SIZES.items():
            for width, height in sizes:
                person.page.evaluate("window.told = window.kibako.state")
                person.page.set_viewport_size({"width": width, "height": height})
                if shape != shown:
                    person.wait("state !== window.told")
                    shown = shape
                person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                if found := person.page.evaluate(FAULTS):
                    faults[share, width, height] = found
                if share and width == sizes[0][0]:
                    assert complaints(person) == [], (width, height)
                person.shoot(f"{key}-{share}-{width}x{height}")
        person.leave()
    assert faults == {}
