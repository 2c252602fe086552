"""What bots that search do with their turns, where their points come from, and what wins more: a place, leaning to something.

    python studies/kiwi_economy.py --games 24 medium medium
    python studies/kiwi_economy.py --games 60 medium/ability:0.05 medium
    python studies/kiwi_economy.py --games 100 medium medium medium
    python studies/kiwi_economy.py --games 20 hard

`medium/ability:0.05` is `medium`, except that it takes its leader's ability where the search thinks it at most 0.05 of a
victory worse than its best action; with `-0.05` it takes the best other action instead, if that is no more than so much worse.
Every deal is played once from each place in the line-up. A single bot plays against the Kiwibot.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from kibako.bots import SEARCHING, read_budget
from kibako.bots.ismcts import Budget, Search, Thought
from kibako.engine import registry
from kibako.engine.chance import Quick
from kibako.engine.state import Listener
from kibako.games.kiwi.data.components import CLANS, LEADERS
from kibako.games.kiwi.game import GAME
from kibako.games.kiwi.rules.codes import BOT_TOLD, CLAN_NESTS, OFF, PUSHED, SEASONS, USED_ABILITY
from kibako.games.kiwi.rules.state import KiwiState
from kibako.lab.simulate import quick
from kibako.lab.statistics import wilson

LEANINGS: Final = {
    "ability": r"ability",
    "move": r"play (joker-. )?move|ability",
    "off": r"push (?!{clan}-)\S+ \S+ off",
    "feed": r"play (joker-. )?feed",
    "build": r"play (joker-. )?build|bonus build|build .*",
}
DID: Final = ("play move", "play feed", "play build", "play gain", "down")


class Player(NamedTuple):
    """A search, and what it leans to: actions whose text matches, by how much of a victory."""

    name: str
    budget: Budget
    leaning: str = ""
    margin: float = 0.0


class Seat(msgspec.Struct):
    """What one player of a game did and had."""

    bot: str
    place: int  # in the first turn order
    leader: str
    share: float
    counts: dict[str, int]


def read_player(name: str) -> Player:
    """medium, ismcts:3000, medium/ability:0.05."""
    search, _, leaning = name.partition("/")
    budget = SEARCHING[search] if search in SEARCHING else read_budget(search)
    if not leaning:
        return Player(name, budget)
    kind, _, margin = leaning.partition(":")
    return Player(name, budget, LEANINGS[kind], float(margin))


# --- deciding --------------------------------------------------------------------------------------------------------


def decide(player: Player, state: KiwiState, luck: Quick) -> int:
    legal = [int(action) for action in state.actions()]
    if len(legal) == 1:
        return legal[0]
    seat = int(state.to_act())
    search = Search(registry.game(GAME.key), GAME.look(state, seat), legal, luck, player.budget.look)
    search.run(player.budget.iterations, player.budget.seconds)
    return lean(player, search.thoughts(), CLANS[state.clan[seat]])


def lean(player: Player, thoughts: Sequence[Thought], clan: str) -> int:
    """The best action; or the best one it leans to, if that is hardly worse."""
    best = thoughts[0]
    if not player.leaning:
        return best.action
    pattern = re.compile(player.leaning.replace("{clan}", clan))
    liked = [one for one in thoughts if bool(pattern.fullmatch(GAME.write(one.action))) == (player.margin > 0)]
    if not liked or best in liked:
        return best.action
    other = max(liked, key=lambda one: one.value)
    return other.action if other.value >= best.value - abs(player.margin) else best.action


# --- games -----------------------------------------------------------------------------------------------------------


def played(players: Sequence[Player], games: int, seed: int) -> Iterator[list[Seat]]:
    """Every deal once from each place in the line-up."""
    for number in range(games):
        turn = number % len(players)
        yield play([*players[turn:], *players[:turn]], f"{seed}/{number // len(players)}")


def play(players: Sequence[Player], seed: str) -> list[Seat]:
    luck, own = quick(seed, 0), [quick(seed, 1 + seat) for seat in range(len(players))]
    listener = Listener()
    state = GAME.start(len(players), GAME.manifest.check_options({}), luck, listener)
    order = [int(side) for side in state.order]
    counts: list[Counter[str]] = [Counter() for _ in players]
    offered: list[set[int]] = [set() for _ in players]
    while (seat := int(state.to_act())) >= 0:
        if any(GAME.write(int(action)) == "ability" for action in state.actions()):
            offered[seat].add(int(state.season))
        action = decide(players[seat], state, own[seat])
        counts[seat][done(GAME.write(action))] += 1
        state.apply(action, luck)
    for seat, seasons in enumerate(offered):
        counts[seat]["seasons it could"] = len(seasons)
    count_events(listener, state, counts)
    return [sum_up(state, seat, order.index(seat), player, counts[seat]) for seat, player in enumerate(players)]


def done(words: str) -> str:
    """What counts as one: a joker played as Move and a Move card."""
    return re.sub(r"^(play|down) (?:joker-. )?(\S+).*", lambda said: "down" if said[1] == "down" else f"play {said[2]}", words)


def count_events(listener: Listener, state: KiwiState, counts: list[Counter[str]]) -> None:
    for kind, side, b, _, d in listener.events:
        if side == BOT_TOLD:
            continue
        if kind == USED_ABILITY:
            counts[side]["abilities"] += 1
        elif kind == PUSHED and d == OFF:
            counts[side]["own pushed off" if b >> 4 == state.clan[side] else "pushed off"] += 1


def sum_up(state: KiwiState, seat: int, place: int, player: Player, counts: Counter[str]) -> Seat:
    standing = GAME.outcome(state).standings[seat]
    ranks = [int(state.built[seat]) >> nest & 1 for nest in range(CLAN_NESTS)]
    kept = {name: counts[name] for name in ("abilities", "seasons it could", "pushed off", "own pushed off", *DID)}
    found = {"points": int(state.scores()[seat]), **standing.categories, "rank-1 nests": sum(ranks[::2])} | kept
    return Seat(player.name, place, LEADERS[state.leader[seat]].name, float(state.shares()[seat]), found)


# --- the report ------------------------------------------------------------------------------------------------------


def report(seats: Sequence[Seat]) -> str:
    by_bot: defaultdict[str, list[Seat]] = defaultdict(list)
    for seat in seats:
        by_bot[seat.bot].append(seat)
    names = list(by_bot)
    lines = [f"| a player a game | {' | '.join(names)} |", "|---|" + "---|" * len(names)]
    lines.append("| games | " + " | ".join(str(len(by_bot[name])) for name in names) + " |")
    lines.append("| won | " + " | ".join(won(by_bot[name]) for name in names) + " |")
    for kind in by_bot[names[0]][0].counts:
        lines.append(f"| {kind} | " + " | ".join(f"{mean(by_bot[name], kind):.2f}" for name in names) + " |")
    lines.append(
        "| abilities of possible | " + " | ".join(f"{mean(by_bot[n], 'abilities') / SEASONS:.0%}" for n in names) + " |"
    )
    return "\n".join(lines) + "\n\n" + report_places(seats)


def report_places(seats: Sequence[Seat]) -> str:
    """How often whoever was first, second … in the first turn order won."""
    lines = ["| place | games | won |", "|---|---|---|"]
    for place in sorted({seat.place for seat in seats}):
        here = [seat for seat in seats if seat.place == place]
        lines.append(f"| {1 + place} | {len(here)} | {won(here)} |")
    return "\n".join(lines)


def mean(seats: Sequence[Seat], kind: str) -> float:
    return sum(seat.counts[kind] for seat in seats) / len(seats)


def won(seats: Sequence[Seat]) -> str:
    part = sum(seat.share for seat in seats)
    low, high = wilson(part, len(seats))
    return f"{part / len(seats):.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    arguments = argparse.ArgumentParser(description="What bots do in Kiwi Chow Down, and what their points come from.")
    arguments.add_argument("bots", nargs="+", help="by place: medium, ismcts:3000, medium/ability:0.05")
    arguments.add_argument("--games", type=int, default=24)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--into", type=Path, help="a file to which every game is added at once")
    chosen = arguments.parse_args()
    seats: list[Seat] = []
    for game in played([read_player(name) for name in chosen.bots], chosen.games, chosen.seed):
        seats += game
        if chosen.into:
            with chosen.into.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
    sys.stdout.write(report(seats) + "\n")


if __name__ == "__main__":
    main()
