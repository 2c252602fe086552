"""The table by the Model Context Protocol, asked by the SDK's own client: over standard input, and by HTTP."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kibako
from kibako import mcp as ours
from kibako.engine import libraries

sdk = pytest.importorskip("mcp", reason="pip install 'kibako[mcp]'")

QUICK = min(kibako.all_games(), key=lambda game: game.manifest.minutes)
TOOLS = ["list_games", "sit_down", "look", "legal_actions", "act", "rules", "replay"]


class Model:
    """A client that does what a model would."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.seat = ""

    async def asks(self, tool: str, **given: Any) -> str:
        """What it is told; where it is refused, after "no: "."""
        result = await self.client.call_tool(tool, given)
        said: str = result.content[0].text
        return f"no: {said.removeprefix(f'Error executing tool {tool}: ')}" if result.is_error else said

    async def sits(self, **given: Any) -> str:
        said = await self.asks("sit_down", **given)
        found = re.search(r"Your seat for the other calls: (\S+)", said)
        assert found is not None, said
        self.seat = found[1]
        return said

    async def at(self, tool: str, **given: Any) -> str:
        return await self.asks(tool, seat=self.seat, **given)

    async def plays(self) -> str:
        """The first legal action; what it sees then."""
        listed = (await self.at("legal_actions")).splitlines()
        return await self.at("act", action=listed[1].partition(": ")[0], wait=60)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}


def test_a_model_plays_a_game_over_standard_input(environment: dict[str, str]) -> None:
    """From the list of games to the replay of one that is over."""
    program = sdk.StdioServerParameters(command=sys.executable, args=["-m", "kibako", "mcp"], env=environment)

    async def plays() -> None:
        async with sdk.Client(program) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
            model = Model(client)
            games = await model.asks("list_games")
            assert all(f"{game.key}: {game.title}" in games for game in kibako.all_games())
            await model.sits(game=QUICK.key, seats=2, against="random")
            seen = await model.at("look", wait=60)
            assert "0 Model (you)" in seen
            assert "Your turn: " in seen

            refused = await model.at("act", action="castle")
            assert refused.startswith("no: 'castle' is no action")
            assert await model.at("look") == seen, "nothing should have changed"
            assert "None of the" in await model.at("legal_actions", beginning="castle")

            for _ in range(500):
                seen = await model.plays() if "Your turn: " in seen else await model.at("look", wait=60)
                if "The game is over." in seen:
                    break
            assert "The game is over." in seen
            assert "rank 1" in seen
            assert (await model.at("act", action="castle")) == "no: The game is over."
            assert (await model.at("replay", move=3)).startswith("After 3 of ")
            assert "Up to then:" in await model.at("replay")

    asyncio.run(plays())


# --- by HTTP: many clients ------------------------------------------------------------------------------------------------


@pytest.fixture
def address(environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Where a server is that many clients share."""
    words = [sys.executable, "-m", "kibako", "mcp", "--http", "0"]
    with (tmp_path / "errors").open("w") as errors:
        process = subprocess.Popen(  # noqa: S603 - our own program
            words, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        assert process.stdout is not None
        said = re.search(r"http://\S+/mcp", process.stdout.readline())
        assert said is not None, (tmp_path / "errors").read_text()
        yield said[0]
        process.terminate()
        process.communicate(timeout=120)
    assert process.returncode == 0, (tmp_path / "errors").read_text()


def test_many_clients_play_together_and_each_sees_with_its_own_eyes_alone(address: str) -> None:
    async def play() -> None:
        async with sdk.Client(address) as one, sdk.Client(address) as other:
            ada, bo = Model(one), Model(other)
            link = re.search(r"http://\S+", await ada.sits(game=QUICK.key, seats=2, open_seats=1, name="Ada"))
            assert link is not None
            await bo.sits(link=link[0], name="Bo")
            table = ada.seat.partition(".")[0]
            assert bo.seat.startswith(f"{table}.")
            assert bo.seat != ada.seat
            first, second = await ada.at("look"), await bo.at("look")
            assert "0 Ada (you), 1 Bo" in first
            assert "0 Ada, 1 Bo (you)" in second
            moves = [model for model in (ada, bo) if "Your turn: " in await model.at("look")]
            assert len(moves) == 1
            waits = bo if moves == [ada] else ada
            assert await waits.at("act", action="castle") == "no: It isn’t your turn: look again, with wait."

            for wrong in (f"{table}.{'x' * 22}", "nowhere.secret", table, ""):
                for tool in ("look", "legal_actions", "replay"):
                    said = await bo.asks(tool, seat=wrong)
                    assert said.startswith("no: "), (tool, wrong, said)
                    assert ada.seat.partition(".")[2] not in said
            for said in (first, second, await bo.at("replay"), await bo.asks("list_games")):
                assert ada.seat.partition(".")[2] not in said
                assert bo.seat.partition(".")[2] not in said
            assert (await bo.asks("sit_down", game="chess")).startswith("no: ")
            assert (await bo.asks("sit_down", link="http://elsewhere.example/t/AbC")).startswith("no: ")

            for game in kibako.all_games():
                told = await bo.asks("rules", game=game.key)
                number = re.search(r"^\*\*([A-Z]\d+)\*\*", told, re.MULTILINE)
                assert number is not None
                alone = await bo.asks("rules", game=game.key, number=number[1].lower())
                assert alone.startswith(f"**{number[1]}**")
                assert alone in told
                assert (await bo.asks("rules", game=game.key, number="Z99")).startswith("no: ")

    asyncio.run(play())


# --- without the library --------------------------------------------------------------------------------------------------


def test_a_client_that_ends_the_server_leaves_no_folder_behind(environment: dict[str, str], tmp_path: Path) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    with subprocess.Popen(
        [sys.executable, "-m", "kibako", "mcp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment | {"TMPDIR": str(passing)},
    ) as program:
        while not list(passing.glob("kibako-*/tables.db")):
            assert program.poll() is None
            time.sleep(0.05)
        program.terminate()
        program.communicate()
    assert program.returncode == 0
    assert not list(passing.iterdir())


def test_without_the_library_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(libraries, "import_module", without)
    with pytest.raises(kibako.MissingLibrary, match=r"mcp is not installed, .* pip install 'kibako\[mcp\]'"):
        ours.run("", "")


def test_a_port_that_is_none_is_refused() -> None:
    with pytest.raises(kibako.KibakoError, match="--http takes a port"):
        ours.run("", "everywhere")
