"""Games behind the lines of a report, as links that open them at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from statistics import fmean

from kibako.lab.arena import Played
from kibako.lab.saving import link


class Examples:
    """For each line the game that went best for what it is about and the one that went worst, if their moves were kept."""

    def __init__(self, games: Sequence[Played]) -> None:
        self._games = [game for game in sorted(games, key=lambda game: game.number) if game.moves]
        self._links: dict[int, str] = {}

    def by(self, measure: Callable[[Played], float | None]) -> str:
        """The first games with the greatest and the least measure; one without any doesn't belong to the line."""
        measured = [(found, game) for game in self._games if (found := measure(game)) is not None]
        if not measured:
            return ""
        most, least = max(measured, key=lambda pair: pair[0])[1], min(measured, key=lambda pair: pair[0])[1]
        shown = {game.number: self._link(game) for game in (most, least)}
        return f'<b class="games">{" ".join(shown.values())}</b>'

    def of_seats(self, chosen: Callable[[Played], Iterable[int]]) -> str:
        """By the victories of some seats."""

        def won(game: Played) -> float | None:
            shares = [game.shares[seat] for seat in chosen(game)]
            return fmean(shares) if shares else None

        return self.by(won)

    def of_bot(self, bot: str, belongs: Callable[[Played], bool]) -> str:
        return self.of_seats(lambda game: [seat for seat, name in enumerate(game.bots) if name == bot and belongs(game)])

    def _link(self, game: Played) -> str:
        if game.number not in self._links:
            self._links[game.number] = f'<a href="{escape(link(game))}">{game.number}</a>'
        return self._links[game.number]
