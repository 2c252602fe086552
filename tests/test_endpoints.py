"""A bot that asks a language model: a scripted endpoint that answers well, badly, or never."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import kibako
from kibako import cli
from kibako.bots.chat import Endpoint, EndpointFailed, chosen_number
from kibako.bots.own import BotFailed
from kibako.engine.chance import Quick
from kibako.lab.contest import contest

GAMES = kibako.all_games()
QUICK = min(GAMES, key=lambda game: game.manifest.minutes)
Answer = Callable[["Script"], None]


class Script(BaseHTTPRequestHandler):
    """One request of many; what is done with it, the test says."""

    server: Scripted

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.server.asked.append((self.path, dict(self.headers), json.loads(self.rfile.read(length))))
        answers = self.server.answers
        (answers.pop(0) if len(answers) > 1 else answers[0])(self)

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""

    def send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Scripted(ThreadingHTTPServer):
    daemon_threads = False  # they are waited for at the end

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Script)
        self.asked: list[tuple[str, dict[str, str], Any]] = []
        self.answers: list[Answer] = []
        self.over = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"


@pytest.fixture
def server() -> Iterator[Scripted]:
    with Scripted() as started:
        thread = threading.Thread(target=started.serve_forever, args=(0.02,))
        thread.start()
        yield started
        started.over.set()
        started.shutdown()
        thread.join()


def says(words: str | None) -> Answer:
    body = json.dumps({"choices": [{"message": {"role": "assistant", "content": words}}]}).encode()
    return lambda script: script.send(200, body)


def fails(status: int, words: str = "") -> Answer:
    return lambda script: script.send(status, words.encode())


def never(script: Script) -> None:
    """It has taken the question, and is silent until the test is over."""
    script.server.over.wait()


def dribbles(script: Script) -> None:
    """It sends a little now and then, and never ends."""
    script.send_response(200)
    script.end_headers()
    while not script.server.over.wait(0.05):
        script.wfile.write(b" ")
        script.wfile.flush()


def decides(bot: Endpoint, seed: int = 1) -> int:
    """At the first decision of a game in which there is a choice."""
    match = QUICK.new(seed=seed)
    while len(match.legal) == 1:
        match.play(match.legal[0])
    assert match.to_act is not None
    return bot(QUICK, match.look(match.to_act), [int(action) for action in match.legal], Quick(1))


def endpoint(server: Scripted, patience: float = 60) -> Endpoint:
    return Endpoint(server.url, "small", "key of mine", patience=patience, pause=0, more={"temperature": 0})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_model_is_told_what_its_seat_sees_and_may_do(game: kibako.Game, server: Scripted) -> None:
    match, server.answers = game.new(seed=3), [says("I weigh it up.\n\n**2**")]
    while len(match.legal) == 1:
        match.play(match.legal[0])
    assert match.to_act is not None
    view, legal = match.look(match.to_act), sorted(int(action) for action in match.legal)
    assert endpoint(server)(game, view, legal[::-1], Quick(1)) == legal[1]
    ((path, headers, asked),) = server.asked
    assert path == "/v1/chat/completions"
    assert headers["Authorization"] == "Bearer key of mine"
    assert asked["model"] == "small"
    assert asked["temperature"] == 0
    system, position = (message["content"] for message in asked["messages"])
    assert game.title in system
    speaker = game.speaker(view.seat)
    for heading, lines in game.outline(view, speaker):
        assert heading in position
        assert all(line in position for line in lines)
    assert position.endswith(f"{len(legal)}: {speaker.say(game.say(legal[-1], view))}")


def test_an_answer_that_is_none_is_counted_and_told(server: Scripted) -> None:
    bot, server.answers = endpoint(server), [says("castle"), says(None), says("1")]
    legal = sorted(int(action) for action in QUICK.new(seed=1).legal)
    assert decides(bot) == legal[0]
    assert bot.illegal == 2
    talk = server.asked[-1][2]["messages"]
    assert [message["role"] for message in talk] == ["system", "user", "assistant", "user", "assistant", "user"]
    assert talk[2]["content"] == "castle"
    assert talk[3]["content"].startswith(f"That is none of them. Answer with one number from 1 to {len(legal)}")


def test_after_three_of_them_any_legal_action_is_played(server: Scripted) -> None:
    bot, server.answers = endpoint(server), [says("999999")]
    assert decides(bot) in QUICK.new(seed=1).legal
    assert bot.illegal == len(server.asked) == 3


def test_an_endpoint_that_is_busy_is_asked_again(server: Scripted) -> None:
    bot, server.answers = endpoint(server), [fails(503), fails(429), says("1")]
    decides(bot)
    assert (len(server.asked), bot.illegal) == (3, 0)


@pytest.mark.parametrize(
    ("answer", "said", "calls"),
    [
        (fails(500, "out of order"), "status 500 out of order, 3 times", 3),
        (fails(401, "who are you?"), "status 401 who are you", 1),
        (fails(200, "<html>"), "this is no chat completion: <html>", 1),
        (fails(200, "[]"), r"this is no chat completion: \[\]", 1),
        (fails(200, '{"choices": [{"message": "hello"}]}'), "this is no chat completion", 1),
    ],
)
def test_an_endpoint_that_does_not_work_ends_the_game_with_the_reason(
    answer: Answer, said: str, calls: int, server: Scripted
) -> None:
    server.answers = [answer]
    with pytest.raises(EndpointFailed, match=said):
        decides(endpoint(server))
    assert len(server.asked) == calls


@pytest.mark.parametrize("answer", [never, dribbles])
def test_an_endpoint_that_never_answers_has_its_time_and_no_more(answer: Answer, server: Scripted) -> None:
    server.answers = [answer]
    with pytest.raises(EndpointFailed, match=r"no answer within 0\.3 seconds, 3 times"):
        decides(endpoint(server, patience=0.3))


def test_an_endpoint_that_hangs_up_is_asked_again(server: Scripted) -> None:
    bot, server.answers = endpoint(server), [lambda script: script.connection.close(), says("1")]
    decides(bot)
    assert len(server.asked) == 2


def test_where_nothing_listens_it_is_said(server: Scripted) -> None:
    bot = endpoint(server)
    bot.url = "http://127.0.0.1:9/v1"
    with pytest.raises(EndpointFailed, match=r"it can't be reached \(.*refused.*\), 3 times"):
        decides(bot)


@pytest.mark.parametrize(("url", "model"), [("", ""), ("http://localhost:1/v1", ""), ("file:///etc/passwd", "small")])
def test_an_endpoint_needs_a_url_and_a_model(url: str, model: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KIBAKO_CHAT", "KIBAKO_CHAT_MODEL"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(EndpointFailed, match="KIBAKO_CHAT_MODEL"):
        Endpoint(url, model)


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("7", 7),
        ("I take the second.\n7", 7),
        (" **7.** \n", 7),
        ("7: swap", 0),
        ("7 or 8", 0),
        ("-7", 0),
        ("", 0),
        ("seven", 0),
        ("7\nor not", 0),
        ("1" * 9, 0),
    ],
)
def test_only_a_number_alone_is_an_answer(said: str, number: int) -> None:
    assert chosen_number(said) == number


# --- in an arena ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def _configured(server: Scripted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KIBAKO_CHAT", server.url)
    monkeypatch.setenv("KIBAKO_CHAT_MODEL", "small")
    monkeypatch.chdir(tmp_path)


NAME = "kibako.bots.chat:Endpoint"


@pytest.mark.usefixtures("_configured")
def test_a_game_counts_each_seats_illegal_answers(server: Scripted) -> None:
    server.answers = [says("castle"), says("1")]
    result = contest(QUICK, QUICK.manifest.check_options({}), 1, [NAME, "random"])
    assert result.illegal == [1, 0]
    asked = len(server.asked)
    assert asked == result.decisions[0] + 1


@pytest.mark.usefixtures("_configured")
def test_an_arena_tells_illegal_answers_and_endpoints_that_fail(
    server: Scripted, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ends(*words: str) -> object:
        monkeypatch.setattr(sys, "argv", ["kibako", "arena", QUICK.key, NAME, "random", "--jobs", "1", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        return ended.value.code

    monkeypatch.setattr(cli.console, "width", 1000)
    server.answers = [says("castle"), says("1")]
    assert not ends("--games", "2", "--into", "games")
    assert f"{NAME} (1 illegal answers)" in capsys.readouterr().out
    assert json.loads(Path("games/summary.json").read_text())["thinking"][0]["illegal"] == 1
    server.answers = [fails(401, "no credit")]
    assert ends("--games", "2", "--into", "more") == 2
    assert "status 401 no credit" in capsys.readouterr().err
    with pytest.raises(BotFailed, match="status 401 no credit"):
        contest(QUICK, QUICK.manifest.check_options({}), 1, [NAME, "random"])
