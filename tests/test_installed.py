"""Kibako installed: the manifest, the icons, and what can be opened without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from people import DESKTOP, Person, needs_browser
from playwright.sync_api import Browser
from servers import Server

import kibako
from kibako.engine.words import LANGUAGES
from kibako.table.app import make_app
from kibako.table.store.tables import Store

GAME = min(kibako.all_games(), key=lambda game: game.manifest.minutes)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(make_app(Store(f"sqlite:///{tmp_path_factory.mktemp('installed') / 'tables.db'}"), pace=0)) as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_readers_language_and_names_icons_that_exist(client: TestClient, language: str) -> None:
    answer = client.get("/manifest.webmanifest", headers={"Accept-Language": language})
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (language, "standalone", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        body = client.get(icon["src"]).content
        size = int.from_bytes(body[16:20]), int.from_bytes(body[20:24])
        assert body.startswith(b"\x89PNG")
        assert "x".join(map(str, size)) == icon["sizes"]
    assert client.get("/icons/nothing.png").status_code == 404


def test_everything_the_worker_keeps_from_the_start_is_there(client: TestClient) -> None:
    worker = client.get("/service.js")
    assert worker.headers["cache-control"] == "no-cache"
    listed = re.search(r"const SHELL = (\[.*\]);", worker.text)
    assert listed is not None
    shell = json.loads(listed[1])
    assert {"/", "/mine", *(f"/rules/{game.key}" for game in kibako.all_games())} <= set(shell)
    assert [path for path in shell if client.get(path).status_code != 200] == []


@needs_browser
def test_without_a_network_it_opens_with_the_rules_and_ones_finished_games(browser: Browser, own_server: Server) -> None:
    person = Person(browser, own_server.address, DESKTOP, installed=True)
    person.go("/")
    person.page.click(f".play-now[data-game={GAME.key}]")
    person.wait("state.picture")
    table = person.page.url
    person.play_to_the_end()
    person.go("/mine")
    person.page.wait_for_selector(".own-game.ended")
    while not person.page.evaluate("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"):
        person.page.wait_for_timeout(25)
    person.page.reload()
    person.page.wait_for_selector(".own-game.ended")
    person.page.wait_for_load_state("networkidle")
    own_server.kill()
    person.go(f"/rules/{GAME.key}")
    assert person.page.locator("main h1, main h2").count() > 0
    person.go("/")
    person.page.wait_for_selector(".own-game.ended")
    person.page.goto(table)
    person.page.wait_for_selector("#kept[open]")
    assert person.page.locator("#kept-ranks li").count() == 2
    assert person.page.evaluate("document.getElementById('kept-picture').complete")
    own_server.start()
    person.page.goto(table)
    person.wait("state.status === 'over'")
    person.errors = [error for error in person.errors if "ERR_" not in error and "Failed to load" not in error]
    person.leave()
