"""The table as people meet it: in a real browser, by clicks."""

from __future__ import annotations

import pytest
from people import DESKTOP, PHONE, READY, Person, needs_browser
from playwright.sync_api import Browser, Route
from servers import Server

import kibako

GAMES = kibako.all_games()
SECRET_GAME = next(game for game in GAMES if game.manifest.secrets and 2 in game.manifest.seats)

pytestmark = needs_browser


# When the game is over, the result takes its place below the board.
STAGE = "state.status === 'over' ? '' : JSON.stringify(document.getElementById('stage').getBoundingClientRect())"


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_two_clicks_and_a_whole_game_against_a_bot(browser: Browser, server: Server, key: str) -> None:
    """On a phone, where there is least room, and the board keeps its box; test_everyone plays whole games by keyboard on a
    desktop."""
    person, boxes = Person(browser, server.address, PHONE), set[object]()
    person.go("/")
    person.page.click(f".play-now[data-game={key}]")
    person.wait("state.picture")
    assert person.fits()
    for moment in range(12):
        person.wait("state.actions.length > 0 || state.status === 'over'")
        if person.is_over():
            break
        person.act(lambda: boxes.add(person.ask(STAGE)))
        assert person.fits()
        if moment in (0, 11):
            person.shoot(f"{key}-390-{moment}")
    person.play_to_the_end(lambda: boxes.add(person.ask(STAGE)))
    person.shoot(f"{key}-390-end")
    assert person.page.locator("#end-ranks li").count() == person.ask("state.players.length")
    assert len(boxes - {""}) == 1
    person.leave()


def test_a_click_in_the_lobby_counts_before_the_games_are_known(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    held: list[Route] = []
    person.page.route("**/api/games", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no method of a list
    person.go("/")
    person.page.click(f".play-now[data-game={SECRET_GAME.key}]")
    for route in held:
        route.continue_()
    person.wait("state.picture")
    person.leave()


def test_two_browsers_at_one_table(browser: Browser, server: Server) -> None:
    ann = Person(browser, server.address, DESKTOP)
    ann.go("/")
    ann.page.click(f".set-up[data-game={SECRET_GAME.key}]")
    ann.page.fill("#maker-me", "Ann")
    assert not ann.page.is_visible("#maker-name"), "a table that nobody else can join needs no name"
    ann.page.select_option("#maker-seats .seat-line:nth-child(2) select", "open")
    ann.page.fill("#maker-name", "Under the oak")
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
    person.page.fill("#maker-seats .seat-line:nth-child(2) .here", "Bo")
    person.page.click("#maker-go")
    person.wait("true")
    assert person.ask("state.players.map((player) => player.name).join()") == "Ann,Bo"
    curtains = 0
    for _ in range(40):
        person.wait(READY)
        if person.lift_curtain():
            curtains += 1
        else:
            person.act()
        if curtains > 3:
            break
    assert curtains > 3
    person.leave()


def test_reload_and_a_server_started_again_in_mid_game(browser: Browser, own_server: Server) -> None:
    person = Person(browser, own_server.address, DESKTOP)
    person.go("/")
    person.page.click(f".play-now[data-game={SECRET_GAME.key}]")
    person.wait("state.actions.length > 0")
    person.act()
    person.wait("state.actions.length > 0")
    log = person.page.inner_text("#log")
    person.page.reload()
    person.wait("state.actions.length > 0")
    assert person.page.inner_text("#log") == log
    own_server.kill()
    person.wait("document.getElementById('hint').textContent.includes('connection is lost')")
    own_server.start()
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


def test_a_picture_replaced_under_the_pointer_does_not_move_the_board(browser: Browser, server: Server) -> None:
    """A button lifted while its element is being replaced tells nobody; the next movement is no drag."""
    person = Person(browser, server.address, DESKTOP)
    person.go("/")
    person.page.click(f".play-now[data-game={SECRET_GAME.key}]")
    person.wait("state.actions.length > 0")
    person.page.mouse.move(400, 400)
    person.page.mouse.down()
    deaf = "addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })"
    person.page.evaluate(deaf)
    person.page.mouse.up()
    person.page.mouse.move(600, 600, steps=5)
    assert person.ask("[board.zoom.x, board.zoom.y]") == [0, 0]
    person.leave()


def test_a_half_made_choice_stays_when_the_table_is_told_again(browser: Browser, server: Server) -> None:
    person = Person(browser, server.address, DESKTOP)
    person.go("/")
    person.page.click(f".play-now[data-game={SECRET_GAME.key}]")
    person.wait("state.actions.length > 0 && board.targets().length > 0")
    person.click_target(str(person.ask("board.targets()[0]")))
    chosen = person.ask("board.path")
    assert chosen
    person.page.evaluate("window.told = window.kibako.state")
    again = person.page.context.new_page()  # the same seat in another tab
    again.goto(person.page.url)
    person.wait("state !== window.told")
    again.close()
    assert person.ask("board.path") == chosen
    person.leave()
