"""What play shows about KIKAI's made components; the figures of docs/lab/kikai.md come from here.

    python studies/kikai_components.py --games 10000              random and greedy players
    python studies/kikai_components.py --bot medium --games 100   how much of the town bots use

Greedy looks ahead to the end of what its card does, never further, and takes what it values most: points, and what may
become points.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Callable, Sequence

import kibako
from kibako.bots import find_bot
from kibako.engine.chance import Quick
from kibako.engine.state import Listener
from kibako.games.kikai.rules.attract import tolls
from kibako.games.kikai.rules.codes import ATTRACTED, BUILT, DEPLOYED, END, EXHIBITED, TAKE
from kibako.games.kikai.rules.score import score
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import NONE
from kibako.kit.tallies import count, total
from kibako.lab.statistics import wilson

GAME = kibako.game("kikai")
LAST_TURN = 44
DEPTH = 3  # a card, an action, its first choice; one more for a second action
Policy = Callable[[KikaiState, Quick], int]


def randomly(state: KikaiState, chance: Quick) -> int:
    legal = state.actions()
    return int(legal[chance.below(len(legal))])


def greedily(state: KikaiState, chance: Quick) -> int:
    return best(state, chance, worth)


def for_billboards(state: KikaiState, chance: Quick) -> int:
    """Greedy, but aims for a media victory above all."""
    return best(state, chance, lambda after, seat: worth(after, seat) + 20 * billboards(after, seat) - 3 * missing(after, seat))


def for_yellows_billboards(state: KikaiState, chance: Quick) -> int:
    """Whoever's turn it is, aims for a media victory of yellow: what two can bring about together."""
    return best(state, chance, lambda after, _seat: together(after))


def best(state: KikaiState, chance: Quick, value: Callable[[KikaiState, int], float]) -> int:
    seat, luck = int(state.to_act()), int(chance.below(2**31))
    legal = [int(action) for action in state.actions()]
    depth = DEPTH + 1 if state.top() == TAKE else DEPTH
    values = [outlook(state, action, seat, depth, luck, value) for action in legal]
    likeliest = [action for action, found in zip(legal, values, strict=True) if found == max(values)]
    return likeliest[int(chance.below(len(likeliest)))]


def outlook(
    state: KikaiState, action: int, seat: int, depth: int, luck: int, value: Callable[[KikaiState, int], float]
) -> float:
    """The value of an action when the seat goes on as well as it can, until its card is done."""
    after = state.clone()
    after.apply(action, Quick(luck))
    if depth == 1 or after.to_act() != seat or after.top() in (TAKE, END):
        return value(after, seat)
    return max(outlook(after, int(next_one), seat, depth - 1, luck, value) for next_one in after.actions())


def worth(state: KikaiState, seat: int) -> float:
    """Points ahead, and what else is good to have."""
    return assets(state, seat) - assets(state, 1 - seat)


def assets(state: KikaiState, seat: int) -> float:
    player, left = state.player(seat), 1 - int(state.turns) / LAST_TURN
    energy, tokens = int(player.energy), int(player.megaphones + player.ladders)
    influence = sum(int(points) for points in player.influence)
    value = int(score(state, seat)) + 0.2 * min(energy, 12) + 0.02 * energy + 1.0 * tokens + 0.3 * int(total(player.hand))
    value += left * (2.5 * influence + 0.5 * int(player.removed)) + 0.8 * int(player.renown)
    return value + sum(element_worth(state, seat, slot, left) for slot in range(18 * seat, 18 * seat + 18))


def element_worth(state: KikaiState, seat: int, slot: int, left: float) -> float:
    """An element, more so with a fan, or with one that could come for nothing."""
    if state.kikai[slot] == NONE:
        return 0.0
    colour = int(state.fan_colour(slot))
    if state.attracted >> slot & 1:
        return 5.0 * left + 2.0 + 0.8 * int(state.player(seat).influence[colour])
    return 5.0 * left + (3.0 * left if fan_near(state, seat, slot, colour) else 0.0)


def fan_near(state: KikaiState, seat: int, slot: int, colour: int) -> bool:
    """Whether a fan of that colour is on a square joined to the district by the player's streets."""
    view = state.clone()
    view.turn = seat
    reached = tolls(view, slot % 18 // 3)[6:]
    return any(toll == 0 and count(fans, colour) > 0 for toll, fans in zip(reached, state.fans, strict=True))


def billboards(state: KikaiState, seat: int) -> int:
    return 6 - int(state.player(seat).billboards).bit_count()


def together(state: KikaiState) -> float:
    """What both have, but above all yellow's billboards, and none of purple's."""
    ahead = 40 * billboards(state, 0) - 60 * billboards(state, 1) - 3 * missing(state, 0)
    return assets(state, 0) + assets(state, 1) + ahead


def missing(state: KikaiState, seat: int) -> int:
    """How many fans at least must still be attracted for a media victory."""
    left = sorted(int(total(fans)) for fans in state.fans if fans)
    return sum(left[: 6 - billboards(state, seat)])


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.victories = 0.0
        self.media = 0
        self.scores: list[list[int]] = [[], []]
        self.verbs: Counter[str] = Counter()
        self.actions = 0
        self.billboards = 0
        self.most = 0  # of one player
        self.removed = 0  # distributors gone from the energy tracks

    def add(self, state: KikaiState, verbs: Counter[str]) -> None:
        self.games += 1
        self.billboards += billboards(state, 0) + billboards(state, 1)
        self.most = max(self.most, billboards(state, 0), billboards(state, 1))
        self.removed += int(state.yellow.removed + state.purple.removed)
        self.victories += float(state.shares()[0])
        self.media += GAME.outcome(state).reason == "media victory"
        self.verbs += verbs
        self.actions += verbs.total()
        for seat in range(2):
            self.scores[seat].append(int(state.scores()[seat]))

    def line(self) -> str:
        ranges = [f"{sum(scores) / self.games:.1f} ({min(scores)} to {max(scores)})" for scores in self.scores]
        kinds = [f"{self.verbs[verb] / self.games:.1f}" for verb in ("build", "distribute", "attract", "exhibit")]
        rest = [f"{self.verbs[verb] / self.games:.1f}" for verb in ("again", "pair", "ladder")]
        rest += [f"{self.removed / self.games:.1f}", f"{self.billboards / self.games:.1f} ({self.most})", str(self.media)]
        share = f"{100 * self.victories / self.games:.1f} %"
        return " | ".join([share, *ranges, *kinds, *rest, f"{self.actions / self.games:.0f}"])


def play(mode: str, policies: tuple[Policy, Policy], seed: int) -> tuple[KikaiState, Counter[str]]:
    chance = Quick(seed)
    state = GAME.start(2, GAME.manifest.check_options({"mode": mode}), chance)
    assert isinstance(state, KikaiState)
    verbs: Counter[str] = Counter()
    while state.to_act() >= 0:
        action = policies[state.to_act()](state, chance)
        verbs[GAME.write(action).split()[0]] += 1
        state.apply(action, chance)
    return state, verbs


PAIRS: dict[str, tuple[Policy, Policy, int]] = {  # with how many of the games are played
    "random, random": (randomly, randomly, 1),
    "greedy, random": (greedily, randomly, 40),
    "random, greedy": (randomly, greedily, 40),
    "greedy, greedy": (greedily, greedily, 40),
    "billboards, greedy": (for_billboards, greedily, 40),
    "greedy, billboards": (greedily, for_billboards, 40),
    "both for yellow's billboards": (for_yellows_billboards, for_yellows_billboards, 40),
}


COLUMNS = (
    *("mode", "yellow, purple", "games", "yellow wins", "yellow's score", "purple's score", "build", "distribute", "attract"),
    *("exhibit", "again", "pair", "ladder", "distributors removed", "billboards (most of one)", "media victories", "decisions"),
)


def random_and_greedy(games: int, seed: int) -> None:
    sys.stdout.write(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}\n")
    for mode in ("normal", "advanced"):
        for name, (yellow, purple, part) in PAIRS.items():
            tally = Tally()
            for number in range(games // part):
                tally.add(*play(mode, (yellow, purple), seed * 1_000_003 + number))
            sys.stdout.write(f"| {mode} | {name} | {tally.games} | {tally.line()} |\n")
            sys.stdout.flush()


# --- how much of the town is used ----------------------------------------------------------------------------------------


class Use:
    """One game of bots: what was used of what lies there."""

    def __init__(self, state: KikaiState, listener: Listener) -> None:
        kinds = Counter(event[0] for event in listener.events)
        exhibitions = [event[2] for event in listener.events if event[0] == EXHIBITED]
        self.won = float(state.shares()[0])
        self.media = GAME.outcome(state).reason == "media victory"
        self.exhibitions = len(exhibitions)
        self.empty = exhibitions.count(0)
        self.figures = {
            "empty exhibitions %": 100 * self.empty / max(1, self.exhibitions),
            "exhibitions": self.exhibitions,
            "fans moved": kinds[ATTRACTED],
            "fans collected": int(total(state.yellow.collected) + total(state.purple.collected)),
            "squares emptied": sum(fans == 0 for fans in state.fans),
            "billboards of one": max(billboards(state, seat) for seat in range(2)),
            "distributors used a player": int(state.yellow.removed + state.purple.removed) / 2,
            "streets deployed": kinds[DEPLOYED],
            "elements built": kinds[BUILT],
            "energy left a player": int(state.yellow.energy + state.purple.energy) / 2,
            "tokens left a player": sum(int(p.megaphones + p.ladders) for p in (state.yellow, state.purple)) / 2,
            "score": sum(int(points) for points in state.scores()) / 2,
            "Master's points": int(state.yellow.master + state.purple.master) / 2,
        }


def bots_game(mode: str, level: str, seed: int) -> Use:
    chance, whim, listener, bot = Quick(seed), Quick(~seed), Listener(), find_bot(level)
    state = GAME.start(2, GAME.manifest.check_options({"mode": mode}), chance, listener)
    assert isinstance(state, KikaiState)
    while (seat := int(state.to_act())) >= 0:
        state.apply(bot(GAME, GAME.look(state, seat), [int(action) for action in state.actions()], whim), chance)
    return Use(state, listener)


def mean_and_margin(values: Sequence[float]) -> str:
    """The mean with half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:.1f} ± {1.96 * math.sqrt(spread / len(values)):.1f}"


def share_and_interval(part: float, games: int) -> str:
    low, high = wilson(part, games)
    return f"{part / games:.1%} ({low:.1%} to {high:.1%})"


def use_lines(games: Sequence[Use]) -> list[str]:
    lines = [f"yellow won: {share_and_interval(sum(game.won for game in games), len(games))}"]
    lines += [f"media victories: {share_and_interval(sum(game.media for game in games), len(games))}"]
    return lines + [f"{name}: {mean_and_margin([game.figures[name] for game in games])}" for name in games[0].figures]


def town_in_use(level: str, mode: str, games: int, seed: int) -> None:
    """Prints what is known after each tenth of the games, the last time in full."""
    played: list[Use] = []
    for number in range(games):
        played.append(bots_game(mode, level, seed * 1_000_003 + number))
        if len(played) % max(1, games // 10) == 0:
            sys.stdout.write(f"{mode}, {level}, {len(played)} games: {'; '.join(use_lines(played))}\n")
            sys.stdout.flush()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--bot", help="a level or budget, as medium or ismcts:3000; random and greedy players if left out")
    arguments.add_argument("--mode", default="normal", choices=["normal", "advanced"])
    chosen = arguments.parse_args()
    if chosen.bot:
        town_in_use(chosen.bot, chosen.mode, chosen.games, chosen.seed)
    else:
        random_and_greedy(chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
