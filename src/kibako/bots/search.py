"""One tree over many imagined states: information-set Monte Carlo tree search for any number of seats. Compiled.

A node stands for a sequence of actions, and for what the searching seat was shown on the way, not for a position: luck and
what is hidden differ from state to state, and so may the actions that are legal. A node remembers how often it could have
been chosen, how often it was, and what it brought the seat that chose it. Nodes are rows of flat arrays, found by a hash table.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from kibako.engine.chance import Quick
from kibako.engine.state import Belief, State

CURIOSITY: Final = 0.9  # how much is tried that seems worse, times how much the values vary
TRUST: Final = 2.0  # how much the prior counts, against the same
FIRST_LOOK: Final = 8.0  # how many visits the first look at an action of the root counts for
WIDTH: Final = 3.0  # after n visits of a node this times the root of n actions are considered there,
ROOT_WIDTH: Final = 1.5  # and at the root, where the best come first, fewer
MANY: Final = 40  # actions whose prior is asked for at once
SHORT: Final = 30  # plies for the rest of a turn
LEAST: Final = 0.000000001
HASTY: Final = 200  # plies after which a state is judged, quiet or not
MIX_KEY: Final = 0x9E3779B1
MIX_PARENT: Final = 0x5BD1E995
LOW_30: Final = 0x3FFFFFFF
BITS: Final = vec[i64]([2**bit if bit < 63 else -(2**63) for bit in range(64)])


def trace(key: i64) -> i64:
    """One bit for a key: keys with different ones differ."""
    return BITS[((key & LOW_30) * MIX_KEY >> 24) & 63]


@final
class Tree:
    def __init__(self, belief: Belief, seat: i64, legal: vec[i64], luck: Quick) -> None:
        self.belief = belief
        self.legal = legal
        self.roots = vec[i64]()  # the nodes of the legal actions, those that looked best first
        self.seat: i64 = seat
        self.luck = luck
        self.iterations: i64 = 0
        self.plies: i64 = 0  # of all imagined games, in the tree and after it
        self.sum: float = 0.0  # of what the iterations brought the seat, and of its squares
        self.squares: float = 0.0
        # By node; node 0 is the root.
        self.parent = vec[i32]([i32(0)])
        self.key = vec[i64]([0])  # the action that leads here, or what was privately observed
        self.visits = vec[i32]([i32(0)])
        self.traces = vec[i64]([0])  # of what follows it: most of what doesn't is told by that
        self.chances = vec[i32]([i32(0)])  # how often its action was legal when its parent was visited
        self.total = vec[float]([0.0])  # for the seat that chose it
        self.first = vec[float]([0.0])  # how it looked at first sight
        self.slots = vec[i32]([i32(0)] * 1024)  # the hash table: node or 0
        self.mask: i64 = 1023
        # The way of the iteration.
        self.way = vec[i64]()
        self.movers = vec[i64]()

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()

    def look(self, samples: i64) -> None:
        """One step ahead: what each action leads to, on average over some imagined states; then the best come first."""
        values = vec[float]([0.0] * len(self.legal))
        i: i64
        for _ in range(samples):
            state = self.belief.sample(self.luck)
            for i in range(len(self.legal)):
                after = state.clone()
                after.apply(self.legal[i], self.luck)
                self.finish(after)
                values[i] += after.win_probabilities()[self.seat] / float(samples)
        for i in range(len(self.legal)):
            values[i] += LEAST * float(self.luck.below(1000))  # ties come in any order
            child = self.add(0, self.legal[i], values[i])
            self.roots = append(self.roots, child)
            at: i64 = len(self.roots) - 1
            while at > 0 and self.first[self.roots[at - 1]] < values[i]:
                self.roots[at] = self.roots[at - 1]
                at -= 1
            self.roots[at] = child

    def finish(self, state: State) -> None:
        """The seat goes on as it would in a hurry until another decides or the state can be judged."""
        played: i64 = 0
        while state.to_act() == self.seat and not state.quiet(HASTY) and played < SHORT:
            state.apply(state.rollout_action(self.luck), self.luck)
            played += 1

    # --- nodes -------------------------------------------------------------------------------------------------------

    def slot_of(self, parent: i64, key: i64) -> i64:
        """Where the node is, or where it would be."""
        mixed = ((key ^ (key >> 17)) & LOW_30) * MIX_KEY + parent * MIX_PARENT
        slot = (mixed ^ (mixed >> 23)) & self.mask
        node = i64(self.slots[slot])
        while node != 0 and (self.key[node] != key or i64(self.parent[node]) != parent):
            slot = (slot + 1) & self.mask
            node = i64(self.slots[slot])
        return slot

    def find(self, parent: i64, key: i64) -> i64:
        return i64(self.slots[self.slot_of(parent, key)])

    def add(self, parent: i64, key: i64, first: float) -> i64:
        node: i64 = len(self.key)
        self.parent = append(self.parent, i32(parent))
        self.key = append(self.key, key)
        self.visits = append(self.visits, i32(0))
        self.traces = append(self.traces, 0)
        self.traces[parent] |= trace(key)
        self.chances = append(self.chances, i32(1))
        self.total = append(self.total, 0.0)
        self.first = append(self.first, first)
        self.slots[self.slot_of(parent, key)] = i32(node)
        if 2 * node > self.mask:
            self.grow()
        return node

    def grow(self) -> None:
        size = 2 * (self.mask + 1)
        self.slots = vec[i32]([i32(0)] * size)
        self.mask = size - 1
        node: i64
        for node in range(1, len(self.key)):
            self.slots[self.slot_of(i64(self.parent[node]), self.key[node])] = i32(node)

    # --- an iteration --------------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        state = self.belief.sample(self.luck)
        self.way = vec[i64](capacity=32)
        self.movers = vec[i64](capacity=32)
        self.descend(state)
        self.play_on(state)
        self.learn(state.win_probabilities())

    def descend(self, state: State) -> None:
        """Follow the tree until an action is tried for the first time."""
        node: i64 = 0
        fresh = False
        while not fresh:
            mover = state.to_act()
            if mover < 0:
                return
            legal = state.actions()
            self.plies += 1
            if len(legal) == 1 and node != 0:  # nothing to decide, nothing to remember; the root knows its own actions alone
                state.apply(legal[0], self.luck)
                continue
            action = self.choose(node, legal, state)
            child = self.find(node, action)
            if child == 0:
                child = self.add(node, action, state.prior(action))
            fresh = i64(self.visits[child]) == 0
            self.way = append(self.way, child)
            self.movers = append(self.movers, mover)
            state.apply(action, self.luck)
            node = self.shown(child, state)

    def shown(self, node: i64, state: State) -> i64:
        """The seat may go on differently after what it saw."""
        seen = state.private_observation(self.seat)
        if seen == 0:
            return node
        after = self.find(node, -seen)
        return after if after != 0 else self.add(node, -seen, 0.0)

    def choose(self, node: i64, legal: vec[i64], state: State) -> i64:
        """The most promising known action, or, while there are few of them, the new one with the best prior."""
        if node == 0:
            return self.choose_first()
        traces = self.traces[node]
        if traces == 0:
            return self.best_new(node, legal, state)
        visits = 1.0 + float(self.visits[node])
        curiosity = self.curiosity()
        best = -1.0
        chosen: i64 = -1
        known: i64 = 0
        for action in legal:
            if traces & trace(action) == 0:
                continue
            child = self.find(node, action)
            if child == 0:
                continue
            known += 1
            self.chances[child] += i32(1)
            tried = float(self.visits[child])
            value = (self.total[child] + curiosity * TRUST * self.first[child]) / tried
            value += curiosity * math.sqrt(math.log(float(self.chances[child])) / tried)
            if value > best:
                best = value
                chosen = action
        if known == 0 or (known < len(legal) and float(known) < WIDTH * math.sqrt(visits)):
            return self.best_new(node, legal, state)
        return chosen

    def choose_first(self) -> i64:
        """At the root, whose actions have been looked at: the more visits, the more of them are considered."""
        visits = 1.0 + float(self.visits[0])
        curiosity = self.curiosity()
        width = min(len(self.roots), 2 + i64(ROOT_WIDTH * math.sqrt(visits)))
        best = -1.0
        chosen: i64 = 0
        i: i64
        for i in range(width):
            child = self.roots[i]
            tried = float(self.visits[child])
            value = self.judged(child) + curiosity * math.sqrt(math.log(visits) / (tried + 1.0))
            if value > best:
                best = value
                chosen = child
        return self.key[chosen]

    def judged(self, child: i64) -> float:
        """The value of an action of the root: what it brought, and the first look at it, which counts as a few visits."""
        return (self.total[child] + FIRST_LOOK * self.first[child]) / (float(self.visits[child]) + FIRST_LOOK)

    def curiosity(self) -> float:
        """As far as the values vary, so that games with small differences are searched as keenly as others."""
        if self.iterations < 2:
            return CURIOSITY
        n = float(self.iterations)
        mean = self.sum / n
        return CURIOSITY * math.sqrt(max(self.squares / n - mean * mean, 0.0001))

    def best_new(self, node: i64, legal: vec[i64], state: State) -> i64:
        """The new action with the best prior, of a sample where there are many; among equals any."""
        step = 1 + len(legal) // MANY
        traces = self.traces[node]
        best = -1.0
        chosen: i64 = -1
        equal: i64 = 0
        i: i64 = self.luck.below(step) - step
        while i + step < len(legal):
            i += step
            action = legal[i]
            if traces & trace(action) != 0 and self.find(node, action) != 0:
                continue
            prior = state.prior(action)
            if prior > best:
                best = prior
                chosen = action
                equal = 1
            elif prior == best:
                equal += 1
                if self.luck.below(equal) == 0:
                    chosen = action
        return chosen if chosen >= 0 else self.any_new(node, legal)

    def any_new(self, node: i64, legal: vec[i64]) -> i64:
        for action in legal:
            if self.find(node, action) == 0:
                return action
        return legal[0]

    def play_on(self, state: State) -> None:
        played: i64 = 0
        while state.to_act() >= 0 and not (state.quiet(played) or played >= HASTY):
            state.apply(state.rollout_action(self.luck), self.luck)
            played += 1
        self.plies += played

    def learn(self, win_probabilities: vec[float]) -> None:
        """What it came to, for each seat that decided on the way."""
        self.iterations += 1
        mine = win_probabilities[self.seat]
        self.sum += mine
        self.squares += mine * mine
        self.visits[0] += i32(1)
        i: i64
        for i in range(len(self.way)):
            node = self.way[i]
            self.visits[node] += i32(1)
            self.total[node] += win_probabilities[self.movers[i]]
            if self.key[i64(self.parent[node])] < 0:  # a private observation is visited with what follows it
                self.visits[i64(self.parent[node])] += i32(1)

    # --- what it thinks ------------------------------------------------------------------------------------------------

    def visits_of(self, action: i64) -> i64:
        node = self.find(0, action)
        return i64(self.visits[node]) if node != 0 else 0

    def value_of(self, action: i64) -> float:
        """The seat's expected share of the victory after the action."""
        return self.judged(self.find(0, action))

    def size(self) -> i64:
        return len(self.key)
