"""What a position of GrandBois promises each seat, and which actions look promising."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import win_probabilities_by_strength
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import ACT_NO_TOWER, ACT_TOWER, anchor_of, lay, tower_square, turned_tile
from kibako.games.grandbois.rules.placement import fitting_turn, placements, tower_places
from kibako.games.grandbois.rules.river import tiles_left
from kibako.games.grandbois.rules.scoring import scores
from kibako.games.grandbois.rules.tables import AROUND, CLANS, FOOTPRINT, NO_CLAN, TILE_KINDS, WIDTH, clan_of


def win_probabilities(board: Board) -> vec[float]:
    """By the scores, and what a tower not yet placed may bring; the nearer the end, the more a lead is worth."""
    left = float(tiles_left(board))
    points = scores(board)
    strengths = vec[float](capacity=board.seats)
    seat: i64
    for seat in range(board.seats):
        strengths = append(strengths, float(points[seat]) + towers_left(board, seat) * min(7.0, 0.4 * left))
    return win_probabilities_by_strength(strengths, 3.0 + 0.4 * left)


def towers_left(board: Board, seat: i64) -> float:
    left = 0.0
    i: i64
    for i in range(board.clans_each * seat, board.clans_each * (seat + 1)):
        if board.towers[i] < 0:
            left += 1.0
    return left


# --- promising actions -----------------------------------------------------------------------------------------------------


def prior_of(board: Board, action: i64) -> float:
    """What the tile brings the seat's clans, and what it covers of the others'."""
    if action >= ACT_TOWER:
        return prior_of_tower(board, tower_square(action)) if action != ACT_NO_TOWER else 0.5
    return 0.5 + 0.06 * float(gain_of(board, turned_tile(action), anchor_of(action), interests_of(board)))


def gain_of(board: Board, turned: i64, anchor: i64, interests: i64) -> i64:
    gain: i64 = 0
    kinds = TILE_KINDS
    ground = board.kind
    i: i64
    for i in range(4):
        square = anchor + FOOTPRINT[i]
        clan = clan_of(i64(kinds[4 * turned + i]))
        if clan != NO_CLAN:
            interest = interest_in(interests, clan)
            if interest != 0:
                gain += 3 * interest if has_beside(board, square, clan) else 2 * interest
        covered = clan_of(i64(ground[square]))
        if covered != NO_CLAN:
            gain -= 2 * interest_in(interests, covered)
    return gain


def interests_of(board: Board) -> i64:
    """By clan, in four bits each, how much the seat to act likes its squares, plus 1."""
    found: i64 = 0
    i: i64
    for i in range(CLANS):
        if i // board.clans_each == board.turn:
            found |= 3 << 4 * i64(board.clans[i])
        elif i >= board.seats * board.clans_each:
            found |= 1 << 4 * i64(board.clans[i])
    return found


def interest_in(interests: i64, clan: i64) -> i64:
    """2 for one's own clans, -1 for those of others, 0 for those nobody plays."""
    return ((interests >> 4 * clan) & 3) - 1


def has_beside(board: Board, square: i64, clan: i64) -> bool:
    kind = board.kind
    return (
        clan_of(i64(kind[square - 1])) == clan
        or clan_of(i64(kind[square + 1])) == clan
        or clan_of(i64(kind[square - WIDTH])) == clan
        or clan_of(i64(kind[square + WIDTH])) == clan
    )


def prior_of_tower(board: Board, square: i64) -> float:
    """Squares around it, twice for one's own clans; a good place has eight or more."""
    worth: i64 = 0
    for step in AROUND:
        clan = clan_of(i64(board.kind[square + step]))
        if clan != NO_CLAN:
            worth += 1
            if board.plays(board.turn, clan):
                worth += 1
    return 0.1 * float(worth)


# --- playing on in a search ------------------------------------------------------------------------------------------------


def rollout_placement(board: Board, chance: Chance) -> i64:
    """The most promising of a few random placements."""
    interests = interests_of(board)
    chosen: i64 = -1
    best: i64 = 0
    found: i64 = 0
    tries: i64 = 0
    while tries < 30 and found < 3:
        tries += 1
        anchor = board.frontier[chance.below(len(board.frontier))]
        turned = fitting_turn(board, board.river[chance.below(len(board.river))], chance.below(4), anchor)
        if turned >= 0:
            found += 1
            gain = gain_of(board, turned, anchor, interests)
            if chosen < 0 or gain > best:
                chosen = lay(turned, anchor)
                best = gain
    if chosen >= 0:
        return chosen
    legal = placements(board)
    return legal[chance.below(len(legal))]


def rollout_tower(board: Board) -> i64:
    chosen: i64 = ACT_NO_TOWER
    best = 0.5
    for action in tower_places(board):
        prior = prior_of(board, action)
        if prior > best:
            chosen = action
            best = prior
    return chosen
