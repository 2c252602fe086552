"""Games of an arena as saves, so that they can be gone through at the table."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import Final
from zlib import DEFLATED, MAX_WBITS, compressobj

from kibako.engine.chance import Chance
from kibako.engine.game import Match
from kibako.engine.registry import game as find_game
from kibako.engine.words import text
from kibako.lab.arena import ArenaError, Played
from kibako.lab.simulate import quick

TABLE: Final = "http://localhost:8642"
"""Where `kibako table` answers if it isn't told otherwise."""


class Noted(Chance):
    """Luck that notes what it gives."""

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        drawn = int(self.luck.below(n))
        self.draws.append(drawn)
        return drawn

    def taken(self) -> list[int]:
        """What has been drawn since it was asked last."""
        draws, self.draws = self.draws, []
        return draws


def match_of(played: Played) -> Match:
    """The game again, with its luck written down; from the position after the set-up, since a table draws its own by a seed."""
    if not played.moves:
        raise ArenaError(text("no-moves", number=played.number))
    game, luck = find_game(played.game), Noted(quick(played.seed, 0))
    state = game.start(len(played.bots), played.options, luck)
    dealt = Match.begin(game, len(played.bots), played.options, played.seed, luck.taken())
    match = Match.from_position(game, dealt.described(state), played.seed)
    for move in played.moves:
        state.apply(move, luck)
        match.play(game.notation[move], luck=luck.taken())
    return match


def link(played: Played, table: str = TABLE) -> str:
    """An address that opens the game at a table: the page unpacks what follows the #, which no server is sent."""
    packing = compressobj(9, DEFLATED, -MAX_WBITS)
    packed = packing.compress(match_of(played).save().encode()) + packing.flush()
    return f"{table}/#save={urlsafe_b64encode(packed).decode().rstrip('=')}"
