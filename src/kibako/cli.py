"""The command kibako."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Iterable
from contextlib import closing, suppress
from importlib.metadata import version as installed
from pathlib import Path
from typing import Annotated
from unicodedata import combining, normalize

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import kibako
from kibako.bots import BOTS, find_bot
from kibako.engine.box import export_box, use_box
from kibako.engine.errors import BadOption, BadSave, KibakoError
from kibako.engine.game import Game, Match
from kibako.engine.loading import follows_seed
from kibako.engine.manifest import Option, Options, OptionValue
from kibako.engine.words import text
from kibako.lab import recording
from kibako.lab.arena import Played, deals, plan, size
from kibako.lab.box_trial import try_box
from kibako.lab.cluster import chosen_engine, with_address
from kibako.lab.exports import write_all
from kibako.lab.holding import hold
from kibako.lab.ledger import Ledger, kept
from kibako.lab.saving import match_of
from kibako.lab.simulate import Tally, simulate
from kibako.lab.statistics import summarise
from kibako.lab.tables import tables
from kibako.mcp import run as serve_mcp
from kibako.table.logs import Form
from kibako.table.serve import PROXIES, Setup, open_store, serve
from kibako.table.store.backup import back_up, restore
from kibako.table.tables.delivery import Delivery
from kibako.table.tables.thinking import offer
from kibako.terminal import Session, painted, score_sheet

console = Console(highlight=False)
app = typer.Typer(
    name="kibako",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=(
        "Start with: kibako. In the terminal: kibako games, then kibako play GAME. "
        "Exit codes: 0 done; 1 kibako check: legal, but not proved fair; 2 something given can't be used; 130 stopped."
    ),
)

boxes = typer.Typer(name="box", no_args_is_help=True, help="Play with the components of your own printed copy.")
app.add_typer(boxes)

PLAIN_LETTERS = str.maketrans({"’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "★": "*", "×": "x", "·": "-", "→": "->"})
SWITCHES = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A key that kibako games lists.")]
Seats = Annotated[int | None, typer.Option("--seats", "-s", help="How many players; the fewest if left out.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option, e.g. -o expert=yes; kibako games lists them."),
]
Boxes = Annotated[
    list[Path] | None,
    typer.Option(
        "--box",
        metavar="FOLDER",
        is_eager=True,
        callback=lambda folders: [use_box(folder) for folder in folders or ()],
        help="Play with your own components; kibako box export makes such a folder.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="KIBAKO_DATABASE",
        show_envvar=True,
        help="Where tables are kept; a SQLite file in your data folder if left out.",
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A save, as written by kibako play.")]


def say_version(wanted: bool) -> None:
    if wanted:
        console.print(f"kibako {installed('kibako')}, {'compiled' if kibako.compiled() else 'uncompiled'}")
        raise typer.Exit


@app.callback()
def kibako_command(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=say_version, help="Show the version, and whether the rules run compiled."
        ),
    ] = False,
) -> None:
    """A box of modern board games. Unofficial fan implementations, to be played and studied.

    Without a command it starts the table and opens it in the browser.
    """
    if context.invoked_subcommand is None:
        open_tables()


@app.command("games")
def list_games() -> None:
    """List the games of the box with their seats and options."""
    for game in kibako.all_games():
        manifest = game.manifest
        seats = ", ".join(str(n) for n in manifest.seats)
        console.print(
            f"[bold]{manifest.title}[/bold]  (kibako play {manifest.key})  {seats} seats, about {manifest.minutes} minutes"
        )
        console.print(f"  {game.about()}")
        if game.box is not None:
            console.print(f"  with the components of {game.box.name}", markup=False)
        for option in manifest.options:
            values = "|".join(_shown(choice) for choice in option.choices)
            console.print(f"  -o {option.name}={values}  (usually {_shown(option.default)})", markup=False)
            console.print(f"     {game.option_words(option)[1]}")
        console.print(f"  [dim]{game.credits()}[/dim]\n")


@app.command("simulate")
def simulate_games(
    key: GameKey,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    bot: Annotated[
        str | None, typer.Option("--bot", metavar="BOT", help="Who plays, as in kibako arena; at random if left out.")
    ] = None,
    option: Chosen = None,
    box: Boxes = None,  # noqa: ARG001 - chosen while it is read
) -> None:
    """Play many games, at random or by a bot, and show averages, ranges, seat win rates and speed.

    Random play says little about good play, but much about a game's length, its range of scores and the balance of seats.

    Example: kibako simulate GAME --games 10000 --seats 4 --seed 1
    """
    game = kibako.game(key)
    count = game.manifest.check_seats(game.manifest.seats[0] if seats is None else seats)
    options = game.manifest.check_options(read_options(game, option or []))
    tally, stopped = _run(game, count, options, games, seed, bot)
    if tally is not None:
        console.print(tally_table(game, tally, bot))
        console.print(tally_line(tally))
    if stopped:
        console.print(f"Stopped after {0 if tally is None else tally.games} of {games} games.")
        raise typer.Exit(130)


@app.command("arena")
def hold_arena(
    key: GameKey,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=f"{', '.join(BOTS)}, ismcts:2s, MODULE:FUNCTION")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="At least this many games; whole deals are played.")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", "-s", help="How many players; two if left out.")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same deals.")] = "0",
    option: Chosen = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Games at a time; one per core if left out.")] = None,
    into: Annotated[
        Path | None, typer.Option("--into", metavar="FOLDER", help="For games and report; kibako-arena-GAME if left out.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the games in the folder.")] = False,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="[ADDRESS]",
            help="Play on the Ray cluster at HOST:PORT; without an address on the one that this machine is part of, or else on "
            "one started here.",
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Write all decisions to a Parquet file, to learn from."),
    ] = None,
    box: Boxes = None,  # noqa: ARG001 - chosen while it is read
) -> None:
    """Let bots play each other, and show how strong they are and how balanced the game is.

    Every deal is played by every line-up in every order of seats. With fewer bots than seats, each bot sits alone against a
    table of each other one; with as many bots as seats, some of them the same if you like, there is one line-up. Finished games
    are kept at once: after Ctrl-C, --resume continues.

    Examples: kibako arena GAME easy medium --games 200;  kibako arena GAME hard easy easy easy --seats 4 --into FOLDER
    """
    game = kibako.game(key)
    planned = plan(game, bots, games, seats, read_options(game, option or []), seed, visits=record is not None)
    if record is not None:
        recording.library()
    folder = into or Path(f"kibako-arena-{game.key}")
    engine = chosen_engine(ray, jobs, bots)
    with Ledger(folder, planned, resume) as ledger:
        ended = hold(planned, ledger, console, engine)
        finished = ledger.finished
        if finished:
            summary = summarise(planned, finished)
            console.print(f"{game.title}, seats: {planned.seats}, {len(finished)} games of {deals(planned)} deals")
            for table in tables(summary):
                console.print(table)
            console.print(f"{folder}: {', '.join([ledger.path.name, *write_all(folder, summary, finished)])}", markup=False)
            if record is not None:
                console.print(f"{record}: {recording.record(record, planned, finished):,} decisions", markup=False)
    if not ended:
        console.print(f"Stopped after {len(finished)} of {size(planned)} games; --resume continues.")
        raise typer.Exit(130)


@app.command("play")
def play_game(
    key: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A key that kibako games lists; asked for if left out.")
    ] = None,
    seats: Seats = None,
    people: Annotated[
        int, typer.Option("--people", "-p", min=0, help="How many seats are for people; bots take the others.")
    ] = 1,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same luck; secret if left out.")] = None,
    option: Chosen = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue from a save.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to save when you leave.")] = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help=f"How the bots play: {', '.join(BOTS)}, ismcts:2s, MODULE:FUNCTION.")
    ] = "easy",
    box: Boxes = None,  # noqa: ARG001 - chosen while it is read
) -> None:
    """Play in the terminal: alone against bots, or several people at one screen.

    Choices are made word by word: type the letter before a choice, or the word itself. help, log, undo, back, save and quit
    work at any time. Leaving saves the game.

    Examples: kibako play GAME --seats 3;  kibako play GAME --people 2 --seats 4 --option NAME=VALUE
    """
    if load is not None:
        match = kibako.load(load)
    else:
        game = kibako.game(key if key is not None else _ask_for_game())
        match = game.new(seats, seed, read_options(game, option or []))
    find_bot(bot)
    Session(match, people, console, save or Path(f"kibako-{match.game.key}.json"), bot).run()


@app.command("table")
def open_tables(
    host: Annotated[
        str, typer.Option("--host", help="127.0.0.1: only this machine; 0.0.0.0: everybody on the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any free port.")] = 8642,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="The least time a bot takes, in seconds, so that people can follow.")
    ] = 0.7,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="MODULE:FUNCTION", help="Offer a bot of your own, beside Kibako's; again for more."),
    ] = None,
    tables_a_minute: Annotated[
        float, typer.Option("--tables-a-minute", min=1, help="Tables one address may open, after forty; saves in proportion.")
    ] = 30,
    address: Annotated[
        str,
        typer.Option(
            "--address", metavar="URL", envvar="KIBAKO_ADDRESS", help="Where people find this server; notifications link there."
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            "--smtp",
            metavar="URL",
            envvar="KIBAKO_SMTP",
            show_envvar=True,
            help="Offer email when it is somebody's turn: smtp://user:password@host:port, or smtps://.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", metavar="ADDRESS", envvar="KIBAKO_MAIL_FROM", help="The sender of such email.")
    ] = "",
    webhooks: Annotated[
        bool,
        typer.Option(envvar="KIBAKO_WEBHOOKS", help="Offer webhooks when it is somebody's turn: https to public addresses."),
    ] = False,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option("--webhook-host", metavar="HOST", help="A host that webhooks may reach by http and in a private network."),
    ] = None,
    tell_after: Annotated[
        float,
        typer.Option(
            "--tell-after", min=0, metavar="SECONDS", help="How long it has been their turn before people are notified."
        ),
    ] = 120,
    push: Annotated[
        str,
        typer.Option(
            "--push",
            metavar="CONTACT",
            envvar="KIBAKO_PUSH",
            help="Offer push notifications; where push services may reach you: mailto:you@example.org.",
        ),
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="HOST",
            envvar="KIBAKO_NAMES",
            help="A name under which this server is asked, besides localhost, its addresses and that of --address.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            envvar="KIBAKO_PROXIES",
            help="A reverse proxy, or a network of them, that says where requests come from; this machine if none is named.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="How many processes serve at this port; needs PostgreSQL.")
    ] = 1,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics", metavar="[HOST:]PORT", envvar="KIBAKO_METRICS", help="Show figures to Prometheus there, at /metrics."
        ),
    ] = "",
    log: Annotated[
        Form, typer.Option("--log", envvar="KIBAKO_LOG", help="What is logged: warnings as text, or requests too, as JSON.")
    ] = "text",
    box: Boxes = None,  # noqa: ARG001 - chosen while it is read
) -> None:
    """Play in the browser: starts the server on this machine and opens it.

    Examples: kibako table;  kibako table --host 0.0.0.0 --port 80;  kibako table --database postgresql+psycopg://user@host/name
    """
    offer(bot or ())
    delivery = Delivery(address, smtp, mail_from, webhooks, frozenset(webhook_host or ()), tell_after, push)
    serve(
        Setup(
            host,
            port,
            database,
            browser,
            pace,
            tables_a_minute,
            delivery,
            names=name or (),
            proxies=proxy or PROXIES,
            workers=workers,
            metrics=metrics,
            log=log,
        )
    )


@app.command("backup")
def back_up_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; a backup that is there is replaced.")],
    database: Database = None,
) -> None:
    """Copy all tables into a file, while servers play on."""
    with closing(open_store(database)) as store:
        count = back_up(store, file)
    console.print(f"Tables backed up to {file}: {count}", markup=False)


@app.command("restore")
def restore_tables(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as written by kibako backup.")],
    database: Database = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Also tables that have gone on: what was played since the backup is lost.")
    ] = False,
) -> None:
    """Bring tables back from a backup, while servers play on: those that are gone or damaged."""
    with closing(open_store(database)) as store:
        done = restore(store, file, overwrite)
    console.print(f"Tables restored: {done.back}; left as they are: {done.left}", markup=False)
    if done.refused:
        raise KibakoError(f"the database doesn't take these tables as they are: {', '.join(done.refused)}")


@app.command("mcp")
def serve_models(
    table: Annotated[
        str,
        typer.Option(
            "--table", metavar="URL", help="The server to play at; without one it is started here, for as long as needed."
        ),
    ] = "",
    http: Annotated[
        str,
        typer.Option(
            "--http", metavar="[HOST:]PORT", help="Serve many clients by HTTP, at /mcp, in place of one by standard input."
        ),
    ] = "",
) -> None:
    """Let language models play, by the Model Context Protocol: a program that runs models starts this command.

    Examples: kibako mcp;  kibako mcp --table http://localhost:8642;  kibako mcp --http 8643
    """
    serve_mcp(table, http)


@app.command("replay")
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", help="Which seat's view to show; a spectator's if left out.")] = None,
    move: Annotated[int | None, typer.Option("--move", min=0, help="Show only the position after this many moves.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show every position, one at a time; Enter continues.")] = False,
    game: Annotated[
        int | None,
        typer.Option("--game", min=0, metavar="NUMBER", help="Of an arena's folder: this one of its games."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep it as a save, which opens at the table.")
    ] = None,
    box: Boxes = None,  # noqa: ARG001 - chosen while it is read
) -> None:
    """Show a saved game: what happened, the final position and the score sheet.

    Examples: kibako replay FILE --step;  kibako replay FILE --seat 0 --move 12;  kibako replay FOLDER --game 7 --save FILE
    """
    match = kibako.load(file) if game is None else match_of(game_of(file, game))
    if save is not None:
        write_save(save, match)
    match.view(seat)
    moves = len(match.journal)
    if move is not None and move > moves:
        raise KibakoError(f"this game has {moves} moves; --move {move} is past its end")
    if step:
        _step_through(match, seat)
    else:
        match.truncate(moves if move is None else move)
        _print_lines(match.log(seat))
        _print_board(match, seat)
    if match.outcome is not None:
        console.print(score_sheet(match, _names(match)))


@app.command("check")
def check(
    file: File,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="What the table showed before the first move.")
    ] = None,
    contribution: Annotated[
        str | None, typer.Option("--contribution", metavar="TEXT", help="What your browser contributed to the luck.")
    ] = None,
    box: Boxes = None,  # noqa: ARG001 - chosen while it is read
) -> None:
    """Check a save: complete, every move legal, the same result; and whether its luck is the seed's.

    With the commitment the table showed before the first move, nobody can have chosen the luck afterwards.

    Exit codes: 0 if nothing is wrong; 1 if every move is legal, but luck was chosen, or a table's game isn't over, so that
    moves may have been cut off its end; 2 if this is no legal game, or not the one that was committed to.

    Example: kibako check FILE --commitment 5f2c…
    """
    match = kibako.load(file)
    outcome = match.outcome
    console.print(f"{match.game.title}, {match.seats} seats, rules version {match.rules}: the save is complete.")
    console.print(f"All {len(match.journal)} moves are legal.")
    if outcome is None:
        console.print(f"The game isn’t over: it is seat {match.to_act}’s turn.")
    else:
        console.print(f"The result is the same: {', '.join(str(score) for score in outcome.scores)}.")
    if contribution is not None and contribution not in match.contributions:
        raise BadSave(text("save-not-contributed"))
    if not _check_luck(match, commitment):
        raise typer.Exit(1)


def _check_luck(match: Match, commitment: str | None) -> bool:
    """Whether nothing is left open. Luck may be chosen for a lesson or a test, but not where a table has committed to it."""
    fair = follows_seed(match)
    if commitment is not None and not match.salt:
        raise BadSave(text("save-no-promise"))
    if commitment is not None and commitment.strip().lower() != match.commitment:
        raise BadSave(text("save-other-promise", found=match.commitment))
    if match.salt and not fair:
        raise BadSave(text("save-chosen-luck"))
    console.print("All luck follows from the seed." if fair else "Some luck was chosen, not drawn from the seed.")
    if match.salt:
        shown = "the one that was shown" if commitment is not None else f"to be compared with the table's: {match.commitment}"
        console.print(f"The commitment fits game, seats, options and seed; it is {shown}.")
    if match.committed:
        given = [f"{text or '–'} (seat {seat})" for seat, text in enumerate(match.contributions)]
        console.print(f"That seed was mixed with what the seats contributed: {', '.join(given)}.", markup=False)
    cut = bool(match.salt) and not match.is_over
    if cut:
        console.print("A table gives its saves when the game is over: moves may have been cut off the end of this one.")
    return fair and not cut


# --- own components -----------------------------------------------------------------------------------------------------


@boxes.command("export")
def export(key: GameKey, folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new or empty folder.")]) -> None:
    """Write all component files of a game, with comments that say what is fact and what is made up, for you to edit.

    Example: kibako box export GAME my-box
    """
    game = kibako.game(key)
    for path in export_box(game.key, game.title, folder):
        console.print(str(path), markup=False)
    console.print(f"Edit them to be as your copy is; then: kibako box check {folder}", markup=False)


@boxes.command("check")
def check_box(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A box that kibako box export made.")]) -> None:
    """Say what doesn't fit in a box, and play some games with it at random: every number of seats, every option.

    Exit codes: 0, it can be played; 2, something doesn't fit.

    Example: kibako box check my-box
    """
    trial = try_box(folder)
    for problem in trial.problems:
        sys.stderr.write(f"kibako: {problem}\n")
    if trial.problems:
        raise typer.Exit(2)
    changed = ", ".join(trial.changed) or "nothing"
    console.print(f"{trial.box.name} ({trial.game.title}): unlike Kibako's own: {changed}.", markup=False)
    console.print(f"{trial.games} games played at random, with every number of seats and every option: it can be played.")
    console.print(f"Its digest is {trial.game.box_digest or '– (the same as Kibako’s own components)'}.")


# --- helpers ------------------------------------------------------------------------------------------------------------


def read_options(game: Game, chosen: Iterable[str]) -> dict[str, OptionValue]:
    """NAME=VALUE arguments as option values; what they mean depends on the option."""
    known = {option.name: option for option in game.manifest.options}
    read: dict[str, OptionValue] = {}
    for word in chosen:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"an option is given as NAME=VALUE, not {word!r}")
        read[name] = _value(known[name], value) if name in known else value
    return read


def _value(option: Option, text: str) -> OptionValue:
    for choice in option.choices:
        if text.lower() == str(choice).lower() or (isinstance(choice, bool) and SWITCHES.get(text.lower()) is choice):
            return choice
    return text


def _shown(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _run(game: Game, seats: int, options: Options, games: int, seed: str, bot: str | None) -> tuple[Tally | None, bool]:
    """Simulate behind a progress bar; Ctrl-C keeps what has been played."""
    policy = None if bot is None else find_bot(bot)
    tally: Tally | None = None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.title, total=games)
        try:
            for tally in simulate(game, seats, options, games, seed, policy):
                if bot is not None or tally.games % 64 == 0:
                    progress.update(task, completed=tally.games)
        except KeyboardInterrupt:
            return tally, True
    return tally, False


def tally_table(game: Game, tally: Tally, bot: str | None = None) -> Table:
    table = Table(title=f"{game.title}, {tally.games} {'random games' if bot is None else f'games of {bot}'}")
    for heading in ("seat", "wins", "average", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(tally.seats):
        wins, average = 100 * seat.victories / tally.games, seat.total / tally.games
        table.add_row(str(number), f"{wins:.1f} %", f"{average:.2f}", str(seat.lowest), str(seat.highest))
    return table


def tally_line(tally: Tally) -> str:
    return (
        f"{tally.actions / tally.games:.1f} actions a game ({tally.shortest} to {tally.longest}); {tally.seconds:.2f} s, "
        f"{tally.games / tally.seconds:,.0f} games/s, {tally.actions / tally.seconds:,.0f} actions/s"
    )


def _ask_for_game() -> str:
    games = kibako.all_games()
    for number, game in enumerate(games, 1):
        console.print(f"  {number}) [bold]{game.title}[/bold]: {game.about()}")
    try:
        answer = console.input("Which game? ").strip()
    except EOFError:
        raise KibakoError("no game was chosen; name one, as in: kibako play GAME") from None
    return games[int(answer) - 1].key if answer.isdigit() and 0 < int(answer) <= len(games) else answer.lower()


def _names(match: Match) -> list[str]:
    return [f"Seat {seat}" for seat in range(match.seats)]


def _print_lines(lines: list[str]) -> None:
    for line in lines:
        console.print(line, markup=False)


def _print_board(match: Match, seat: int | None) -> None:
    console.print()
    console.print(painted(match.board(seat), match.game))
    console.print()


def game_of(folder: Path, number: int) -> Played:
    """A game that an arena has kept."""
    games = {played.number: played for played in kept(folder)}
    if number not in games:
        raise KibakoError(f"{folder} has {len(games)} games, none with the number {number}")
    return games[number]


def write_save(path: Path, match: Match) -> None:
    try:
        path.write_text(match.save(), encoding="utf-8")
    except OSError as error:
        raise KibakoError(f"{path} can't be written: {error.strerror}") from None


def _step_through(match: Match, seat: int | None) -> None:
    entries = list(match.journal)
    match.truncate(0)
    told = 0
    for number in range(len(entries) + 1):
        lines = match.log(seat)
        _print_lines(lines[told:])
        told = len(lines)
        _print_board(match, seat)
        if number < len(entries):
            try:
                console.input(f"[dim]{number} of {len(entries)} moves. Enter continues, Ctrl-C stops.[/dim] ")
            except EOFError:  # whoever stops reading leaves, as in a game: nothing is lost
                console.print(f"\nThe input has ended after {number} of {len(entries)} moves.")
                return
            match.play(entries[number].action, luck=entries[number].draws)


def note_if_uncompiled() -> None:
    """Warn once, not at every start, that this installation is the slow one."""
    if kibako.compiled():
        return
    told = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "kibako" / "told-uncompiled"
    with suppress(OSError):
        if told.exists():
            return
        told.parent.mkdir(parents=True, exist_ok=True)
        told.touch()
    sys.stderr.write(
        "kibako: the rules run as plain Python; bots think more than 50 times slower than compiled. "
        "With a C compiler on this machine, install again to compile them.\n"
    )


def plain(error: UnicodeError) -> tuple[str, int]:
    """What a terminal can't show, in letters that it can."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end].translate(PLAIN_LETTERS)
    simple = "".join(letter for letter in normalize("NFKD", letters) if not combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in simple), error.end


def prepare_output() -> None:
    codecs.register_error("plain", plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")


def main() -> None:
    """Errors that the user can fix end with a sentence and exit code 2; Ctrl-C ends quietly."""
    prepare_output()
    try:
        code = run()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read this has seen enough; Click ends the same way
        leave_output()
        sys.exit(1)
    except OSError as error:
        leave_output()
        sys.stderr.write(f"kibako: the output can't be written: {error.strerror}\n")
        sys.exit(2)
    sys.exit(code)


def run() -> int:
    """The exit code of the command that was given."""
    try:
        note_if_uncompiled()
        app(with_address(sys.argv[1:]))
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except KibakoError as error:
        console.file.flush()
        sys.stderr.write(f"kibako: {error}\n")
        return 2
    except EOFError:
        sys.stderr.write("\nkibako: the input has ended\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    return 0


def leave_output() -> None:
    """What is left to be written goes nowhere, so that Python doesn't complain when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
