"""What many games show about the made components: places in turn order, clans, leaders, season cards, the Kiwibot.

    python studies/kiwi_components.py --games 20000
    python studies/kiwi_components.py --games 300 --greedy

Random players choose any legal action. Greedy ones finish their turn at random a few times after each candidate, and take the
candidate that led to the most: points, then markers, dominated hexes, fruits and tokens on the island.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

from kibako.engine.chance import Quick
from kibako.engine.manifest import Options
from kibako.engine.playout import playout
from kibako.engine.state import Listener
from kibako.games.kiwi.data.components import CLANS, LEADERS, SEASON_CARDS
from kibako.games.kiwi.game import GAME
from kibako.games.kiwi.rules.codes import BOT, BOT_TOLD, PHASE_ACTIONS, TIED, WON_CARD
from kibako.games.kiwi.rules.scoring import total
from kibako.games.kiwi.rules.season_cards import dominated_hexes
from kibako.games.kiwi.rules.state import KiwiState

Policy = Callable[[KiwiState, Quick], int]
PLACES = ("first", "second", "third", "fourth")
TRIES = 3  # random ends of a turn for each candidate
CANDIDATES = 16


class Shares:
    """How often something won, and the points it had."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)
        self.points: Counter[str] = Counter()

    def add(self, name: str, share: float, points: int) -> None:
        self.games[name] += 1
        self.won[name] += share
        self.points[name] += points

    def table(self, title: str, names: list[str]) -> str:
        lines = [f"| {title} | games | won | average points |", "|---|---|---|---|"]
        for name in names:
            games = self.games[name]
            if games:
                won, points = self.won[name] / games, self.points[name] / games
                lines.append(f"| {name} | {games} | {won:.1%} | {points:.2f} |")
        return "\n".join(lines)


# --- players ---------------------------------------------------------------------------------------------------------


def random_policy(state: KiwiState, chance: Quick) -> int:
    legal = state.actions()
    return int(legal[chance.below(len(legal))])


def greedy_policy(state: KiwiState, chance: Quick) -> int:
    legal = [int(action) for action in state.actions()]
    if len(legal) == 1:
        return legal[0]
    while len(legal) > CANDIDATES:
        legal.pop(chance.below(len(legal)))
    seat = int(state.to_act())
    worths = [sum(worth_after(state, action, seat, chance) for _ in range(TRIES)) for action in legal]
    best = [action for action, found in zip(legal, worths, strict=True) if found == max(worths)]
    return best[chance.below(len(best))]


def worth_after(state: KiwiState, action: int, seat: int, chance: Quick) -> float:
    after = state.clone()
    moment = (after.season, after.phase, after.round, after.step)
    after.apply(action, chance)
    while (
        after.to_act() == seat
        and after.phase >= PHASE_ACTIONS
        and (after.season, after.phase, after.round, after.step) == moment
    ):
        after.apply(random_policy(after, chance), chance)
    return worth(after, seat)


def worth(state: KiwiState, seat: int) -> float:
    supplies = 12 * min(state.marker_count(seat), 6) + 3 * state.fruit_count(seat) + 2 * state.island_tokens(seat)
    return float(100 * total(state, seat) + 8 * dominated_hexes(state, seat) + supplies)


# --- games -----------------------------------------------------------------------------------------------------------


def played(
    seats: int, options: Options, games: int, seed: int, greedy: bool
) -> Iterator[tuple[KiwiState, list[int], Listener]]:
    """The end of each game, the first turn order, and what was told."""
    for number in range(games):
        chance = Quick(seed << 32 | number)
        listener = Listener()
        state = GAME.start(seats, options, chance, listener)
        order = [int(side) for side in state.order]
        if greedy:
            while state.to_act() >= 0:
                state.apply(greedy_policy(state, chance), chance)
        else:
            playout(state, chance)
        yield state, order, listener


def study(seats: int, changes: dict[str, bool | int | str], games: int, seed: int, greedy: bool) -> str:
    options = GAME.manifest.check_options(changes)
    places, clans, leaders, cards = Shares(), Shares(), Shares(), Shares()
    tied: Counter[str] = Counter()
    for state, order, listener in played(seats, options, games, seed, greedy):
        shares = [float(share) for share in state.shares()]
        for place, side in enumerate(order):
            points = int(total(state, side))
            places.add(PLACES[place], shares[side], points)
            clans.add(CLANS[state.clan[side]], shares[side], points)
            leaders.add(LEADERS[state.leader[side]].name, shares[side], points)
        for kind, a, b, _, _ in listener.events:
            if kind == WON_CARD:
                cards.add(SEASON_CARDS[b].name, shares[a], int(total(state, a)))
            elif kind == TIED:
                tied[SEASON_CARDS[a].name] += 1
    names = [card.name for card in SEASON_CARDS]
    parts = [
        places.table("place in turn order", list(PLACES)),
        clans.table("clan", list(CLANS)),
        leaders.table("leader", [leader.name for leader in LEADERS]),
        cards.table("winner of season card", names),
        "Tied: "
        + ", ".join(f"{name} {tied[name] / (tied[name] + cards.games[name]):.0%}" for name in names if cards.games[name]),
    ]
    return "\n\n".join(parts)


def study_solo(changes: dict[str, bool | int | str], games: int, seed: int, greedy: bool) -> str:
    options = GAME.manifest.check_options(changes)
    sides, cards = Shares(), Shares()
    for state, _, listener in played(1, options, games, seed, greedy):
        won = float(state.shares()[0])
        sides.add("player", won, int(total(state, 0)))
        sides.add("Kiwibot", 1 - won, int(total(state, BOT)))
        for kind, a, b, _, _ in listener.events:
            if kind == WON_CARD:
                cards.add(SEASON_CARDS[b].name, float(a != BOT_TOLD), 0)
    lines = [f"{name} {cards.won[name] / cards.games[name]:.0%}" for name in sorted(cards.games)]
    return sides.table("side", ["player", "Kiwibot"]) + "\n\nSeason cards won by the player: " + ", ".join(lines)


MODES: tuple[tuple[str, int, dict[str, bool | int | str]], ...] = (
    ("2 players", 2, {}),
    ("3 players", 3, {}),
    ("4 players", 4, {}),
    ("4 players, side B", 4, {"side_b": True}),
    ("4 players, free set-up", 4, {"free_setup": True}),
    ("4 players, variable turn order", 4, {"variable_order": True}),
    ("solo", 1, {}),
    ("solo, from the player's leader", 1, {"solo_marker": "player"}),
)


def main() -> None:
    arguments = argparse.ArgumentParser(description="What many games of Kiwi Chow Down show about its made components.")
    arguments.add_argument("--games", type=int, default=1000, help="games for each mode")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--greedy", action="store_true", help="greedy players instead of random ones")
    chosen = arguments.parse_args()
    for title, seats, changes in MODES:
        if seats == 1:
            text = study_solo(changes, chosen.games, chosen.seed, chosen.greedy)
        else:
            text = study(seats, changes, chosen.games, chosen.seed, chosen.greedy)
        sys.stdout.write(f"### {title}\n\n{text}\n\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
