"""The API for other programs: as its OpenAPI description says, and played by the client and the example bot."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from servers import Server

import kibako
from kibako.client import Refused, come_back, come_back_async, sit_down, sit_down_async

EXAMPLE = Path(__file__).parent.parent / "examples" / "bot.py"
GAME = next(game for game in kibako.all_games() if 2 in game.manifest.seats and game.manifest.secrets)
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_every_answer_is_as_described(own_server: Server) -> None:
    """Whatever is sent, the answer is one that openapi.json foresees, and never a failure of the server."""
    program = Path(sys.executable).parent / "schemathesis"
    described = f"{own_server.address}/openapi.json"
    words = ["run", described, "--checks", CHECKS, "--max-examples", "25", "--seed", "7", "--no-color"]
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False, timeout=300)  # noqa: S603 - our tests'
    assert done.returncode == 0, done.stdout[-6000:]
    assert "test cases generated" in done.stdout.lower() or "generated" in done.stdout.lower()


def test_the_description_names_every_way_in(server: Server) -> None:
    paths = server.get("/openapi.json")["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/join", "/api/tables/{table}/save"} <= set(paths)
    assert all(told.get("description") for methods in paths.values() for told in methods.values())


def opened(server: Server, *kinds: str) -> tuple[str, dict[str, str]]:
    order = {"game": GAME.key, "seats": [{"kind": kind, "name": "Ann"} for kind in kinds], "seed": "7"}
    made = server.post("/api/tables", order)
    return f"{server.address}/t/{made['table']}", made["secrets"]


def test_a_program_plays_a_whole_game_by_the_link(server: Server) -> None:
    link, _ = opened(server, "bot", "open")
    with sit_down(link, "Program", "fr") as seat:
        turns = 0
        for turn in seat.turns():
            assert turn.view["seat"] == 1
            assert turn.ask
            assert set(turn.words) == set(turn.actions)
            seat.play(turn.actions[turns % len(turn.actions)])
            turns += 1
        assert turns > 5
        assert seat.outcome is not None
        assert len(seat.outcome["columns"]) == 2


def test_two_programs_play_each_other_in_one_event_loop(server: Server) -> None:
    link, _ = opened(server, "open", "open")

    async def play(name: str) -> tuple[int, int]:
        turns = 0
        async with sit_down_async(link, name) as seat:
            async for turn in seat.turns():
                assert turn.ask
                assert set(turn.words) == set(turn.actions)
                await seat.play(turn.actions[turns % len(turn.actions)])
                turns += 1
            assert seat.outcome is not None
            return turns, len(seat.outcome["columns"])

    async def both() -> list[tuple[int, int]]:
        return list(await asyncio.gather(play("Ada"), play("Bo")))

    found = asyncio.run(both())
    assert all(turns > 5 and columns == 2 for turns, columns in found)


def test_a_private_link_brings_an_async_program_back(server: Server) -> None:
    link, secrets = opened(server, "person", "bot")
    private = f"{link}#seat={secrets['0']}"

    async def one_turn() -> int:
        async with come_back_async(private) as seat:
            turn = await anext(seat.turns())
            await seat.play(turn.actions[0])
            return turn.at

    assert asyncio.run(one_turn()) < asyncio.run(one_turn())


def test_async_refusals_say_why(server: Server) -> None:
    link, _ = opened(server, "person", "bot")

    async def refused() -> None:
        with pytest.raises(Refused, match="taken"):
            async with sit_down_async(link, "Late"):
                pass
        with pytest.raises(Refused, match="not the link"):
            come_back_async("ftp://somewhere")
        async with come_back_async(f"{link}#seat=wrong") as seat:
            with pytest.raises(Refused, match="no seat"):
                await anext(seat.turns())

    asyncio.run(refused())


def test_two_example_bots_play_each_other(server: Server) -> None:
    link, _ = opened(server, "open", "open")
    command = [sys.executable, str(EXAMPLE), link]
    players = [
        subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program
        for name in ("Ada", "Bo")
    ]
    said = [player.communicate(timeout=300)[0] for player in players]
    assert [player.returncode for player in players] == [0, 0]
    assert all("'total'" in words for words in said)


def test_a_private_link_brings_a_program_back(server: Server) -> None:
    link, secrets = opened(server, "person", "bot")
    with come_back(f"{link}#seat={secrets['0']}") as seat:
        turn = next(seat.turns())
        seat.play(turn.actions[0])
    with come_back(f"{link}#seat={secrets['0']}") as seat:
        assert next(seat.turns()).at > turn.at


def test_refusals_say_why(server: Server) -> None:
    link, _ = opened(server, "person", "bot")
    with pytest.raises(Refused, match="taken"):
        sit_down(link, "Late")
    with pytest.raises(Refused, match="not the link"):
        sit_down("ftp://somewhere", "Lost")
    with pytest.raises(Refused, match="no such table"):
        sit_down(f"{server.address}/t/nothing", "Lost")
    with pytest.raises(Refused, match="can't be reached"):
        sit_down("http://localhost:1/t/nothing", "Lost")
    with come_back(f"{link}#seat=wrong") as seat, pytest.raises(Refused, match="no seat"):
        next(seat.turns())
