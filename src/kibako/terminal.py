"""Playing in the terminal. It knows no game: boards, words and actions all come from the game's own folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import ascii_lowercase

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kibako.bots import Bot
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, Match

MOST_LINES = 12
"""Above this number, choices are listed by their next word, not in full."""

HELP = """Type the letter before a choice, or the word itself; or a whole action.
back: one word back.  undo: undo the last action.  log: what happened so far.  board: show it again.
save [FILE]: save now.  quit: save and leave."""


class Leave(Exception):
    """The person wants to stop."""


def score_sheet(match: Match, names: Sequence[str]) -> Table:
    outcome = match.outcome
    assert outcome is not None
    reason, categories = match.game.outcome_words(outcome)
    table = Table(title=f"{match.game.title}: {reason}")
    table.add_column("")
    for standing in outcome.standings:
        table.add_column(names[standing.seat] + (" ★" if standing.rank == 1 else ""), justify="right")
    for number, category in enumerate(categories):
        points = (list(standing.categories.values())[number] for standing in outcome.standings)
        table.add_row(category, *map(str, points))
    table.add_section()
    table.add_row("total", *(str(score) for score in outcome.scores), style="bold")
    return table


def painted(board: str, game: Game) -> Text:
    """A text board in the game's colours."""
    text = Text(board)
    for pattern, colour in game.manifest.colours.items():
        text.highlight_regex(pattern, colour)
    return text


def check_writable(file: Path) -> None:
    """Before a game is played that couldn't be kept."""
    is_new = not file.exists()
    try:
        file.open("ab").close()
        if is_new:
            file.unlink()
    except (OSError, ValueError) as error:
        raise not_written(file, error) from None


def not_written(file: Path, error: Exception) -> KibakoError:
    return KibakoError(f"{file} can't be written: {getattr(error, 'strerror', error)}")


class Session:
    """One sitting at a terminal: people in the first seats, bots in the others."""

    def __init__(self, match: Match, people: int, console: Console, save_to: Path, level: str = "easy") -> None:
        if people > match.seats:
            raise KibakoError(f"{people} people don't fit at a table of {match.seats} seats")
        check_writable(save_to)
        self.match = match
        self.console = console
        self.save_to = save_to
        self.people = people
        self.bots: dict[int, Bot] = dict.fromkeys(range(people, match.seats), Bot(level))
        self.names = [*(f"Player {n + 1}" for n in range(people)), *(f"Bot {n + 1}" for n in range(people, match.seats))]
        self.told = 0
        self.last_reader: int | None = None

    def run(self) -> None:
        try:
            while self.match.to_act is not None:
                self.turn(self.match.to_act)
        except EOFError:
            self.console.print("\nThe input has ended.")
            self.leave()
            return
        except (Leave, KeyboardInterrupt):
            self.leave()
            return
        self.tell_news(self.last_reader)
        self.show_board(self.last_reader)
        self.console.print(score_sheet(self.match, self.names))

    def leave(self) -> None:
        self.console.print()
        if self.match.journal:
            self.save()
            self.console.print(f"Go on later with: kibako play --load {self.save_to}", markup=False)

    def save(self) -> None:
        try:
            self.save_to.write_text(self.match.save(), encoding="utf-8")
        except OSError as error:
            raise not_written(self.save_to, error) from None
        self.console.print(f"Saved to {self.save_to}.", markup=False)

    # --- turns -------------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        bot = self.bots.get(seat)
        if bot is not None:
            self.match.play(bot.choose(self.match))
            return
        self.pass_screen(seat)
        self.tell_news(seat)
        self.show_board(seat)
        self.decide(seat)

    def pass_screen(self, seat: int) -> None:
        """With secrets and several people at one screen, nobody reads over anybody's shoulder."""
        if self.people > 1 and seat != self.last_reader:
            if self.match.game.manifest.secrets:
                self.console.clear()
                self.console.input(f"[bold]{self.names[seat]}[/bold], take the screen and press Enter. ")
            self.told = 0 if self.last_reader is None else self.told
        self.last_reader = seat

    def tell_news(self, seat: int | None) -> None:
        lines = self.match.log(seat, self.names)
        for line in lines[self.told :]:
            self.console.print(line, style="dim", markup=False)
        self.told = len(lines)

    def show_board(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(painted(self.match.board(seat, self.names), self.match.game))
        self.console.print()

    # --- choosing ------------------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """One action of a person, chosen word by word."""
        texts = self.match.actions()
        prefix: list[str] = []
        while True:
            fitting = [text for text in texts if text.split()[: len(prefix)] == prefix]
            if len(fitting) == 1 and prefix:
                self.match.play(fitting[0])
                return
            choices = next_words(fitting, len(prefix))
            if len(choices) == 1 and len(fitting) > 1:
                prefix.append(choices[0])
                continue
            word = self.ask(seat, fitting, prefix)
            if word == "back":
                prefix = []
            elif word in choices:
                prefix.append(word)
            elif word in texts:
                self.match.play(word)
                return
            elif self.obey(word, seat):
                return

    def ask(self, seat: int, fitting: list[str], prefix: list[str]) -> str:
        """Show the choices; returns the word chosen."""
        game = self.match.game
        view, speaker = self.match.look(seat), game.speaker(seat, self.names)
        so_far = f" [dim]{' '.join(prefix)} …[/dim]" if prefix else ""
        self.console.print(f"[bold]{speaker.say(game.ask(view))}[/bold]{so_far}")
        if len(fitting) <= MOST_LINES:
            chosen = dict(zip(letters(len(fitting)), fitting, strict=True))
            for letter, text in chosen.items():
                self.console.print(f"  {letter}) {speaker.say(game.say(game.read(text), view))}", markup=False)
        else:
            words = next_words(fitting, len(prefix))
            chosen = dict(zip(letters(len(words)), words, strict=True))
            self.console.print("  " + "   ".join(f"{letter}) {word}" for letter, word in chosen.items()), markup=False)
        answer = " ".join(self.console.input("[dim](help)[/dim] > ").split())
        return chosen.get(answer, answer)

    def obey(self, word: str, seat: int) -> bool:
        """A command instead of a choice; True if the question has to be asked again."""
        command, _, rest = word.partition(" ")
        try:
            if command == "undo":
                return self.undo(seat)
            if command == "save":
                self.save_to = Path(rest) if rest else self.save_to
                self.save()
            elif command == "log":
                self.told = 0
                self.tell_news(seat)
            elif command == "board":
                self.show_board(seat)
            elif command in ("quit", "q", "exit"):
                raise Leave
            elif command in ("help", "?", ""):
                self.console.print(HELP, markup=False)
            else:
                self.match.play(word)
                return True
        except KibakoError as error:
            self.console.print(f"{error}", style="red", markup=False)
        return False

    def undo(self, seat: int) -> bool:
        """Back to the seat's last decision, if nothing has been revealed since."""
        if self.match.journal and self.match.journal[-1].seat != seat:
            raise KibakoError("the last action was not yours")
        self.match.undo()
        self.told = min(self.told, len(self.match.log(seat, self.names)))
        return True


def next_words(texts: Sequence[str], position: int) -> list[str]:
    """The different words at that position, in order."""
    return list(dict.fromkeys(text.split()[position] for text in texts if len(text.split()) > position))


def letters(count: int) -> list[str]:
    """a, b, ... z, aa, ab, ..."""
    names = [*ascii_lowercase, *(a + b for a in ascii_lowercase for b in ascii_lowercase)]
    return names[:count]
