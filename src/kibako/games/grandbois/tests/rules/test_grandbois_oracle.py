"""GrandBois against a second, naive reading of the rulebook: a dictionary of squares, every way tried, nothing shared with the
engine but the tile texts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kibako
from kibako.engine.game import Match
from kibako.games.grandbois.data.components import COMPONENTS

GAME = kibako.game("grandbois")
Place = tuple[int, int]
Squares = dict[Place, str]
LETTERS = dict(zip(COMPONENTS.clans, "FRLST", strict=True))
CORNERS = [(0, 0), (1, 0), (1, 1), (0, 1)]  # of a tile, clockwise from the top left


class Reference:
    """The table as the action texts alone tell it."""

    def __init__(self, seats: int, first: int, expert: bool) -> None:
        self.seats = seats
        self.expert = expert
        self.turn = first
        self.visible: Squares = dict.fromkeys(CORNERS, "C")
        self.towers: dict[int, list[Place]] = {seat: [] for seat in range(seats)}
        self.just_laid: list[Place] | None = None

    # --- what is allowed

    def allowed(self, river: list[int]) -> set[str]:
        if self.just_laid is not None:
            return {"tower none", *(f"tower {x},{y}" for x, y in self.just_laid if self.visible[x, y] == "C")}
        return {
            f"lay {tile} {turn} {x},{y}"
            for x, y in self.anchors()
            for tile in river
            for turn in (0, 90, 180, 270)
            if self.fits(tile, turn, x, y)
        }

    def anchors(self) -> Iterator[Place]:
        """Everywhere near the forest."""
        columns = [x for x, _ in self.visible]
        rows = [y for _, y in self.visible]
        for x in range(min(columns) - 2, max(columns) + 3):
            for y in range(min(rows) - 2, max(rows) + 3):
                yield x, y

    def fits(self, tile: int, turn: int, x: int, y: int) -> bool:
        laid = squares_of(tile, turn, x, y)
        covered = [place for place in laid if place in self.visible]
        return 1 <= len(covered) <= 3 and all(self.may_cover(laid[place], self.visible[place]) for place in covered)

    def may_cover(self, above: str, below: str) -> bool:
        if below == "C":
            return True
        if below == "B" or below.startswith("^"):
            return False
        if above == "B":
            return True
        if above == "C" or (self.expert and above[0] == below[0]):
            return False
        return int(above[1]) > int(below[1])

    # --- what happens

    def play(self, action: str) -> None:
        word, *rest = action.split()
        if word == "lay":
            self.lay(*rest)
        else:
            self.decide(*rest)

    def lay(self, tile: str, turn: str, at: str) -> None:
        laid = squares_of(int(tile), int(turn), *place(at))
        self.visible |= laid
        most = 2 if self.seats == 2 else 1
        if "C" in laid.values() and len(self.towers[self.turn]) < most:
            self.just_laid = list(laid)
        else:
            self.turn = (self.turn + 1) % self.seats

    def decide(self, at: str) -> None:
        if at != "none":
            self.visible[place(at)] = f"^{self.turn}"
            self.towers[self.turn].append(place(at))
        self.just_laid = None
        self.turn = (self.turn + 1) % self.seats

    # --- what it is worth

    def sheet(self, seat: int, clans: list[str]) -> list[int]:
        mine = [LETTERS[clan] for clan in clans]
        places = [self.places_of(letter) for letter in mine]
        beside = [self.visible[p] for tower in self.towers[seat] for p in self.around(tower) if self.visible[p][0] in "FRLST"]
        return [
            sum(len(found) for found in places),
            sum(2 * max((len(group(found, start)) for start in found), default=0) for found in places),
            sum(2 for square in beside if square[0] in mine),
            sum(1 for square in beside if square[0] not in mine),
        ]

    def places_of(self, letter: str) -> set[Place]:
        return {found for found, square in self.visible.items() if square[0] == letter}

    def around(self, tower: Place) -> list[Place]:
        return [p for p in self.visible if p != tower and abs(p[0] - tower[0]) <= 1 and abs(p[1] - tower[1]) <= 1]


def squares_of(tile: int, turn: int, x: int, y: int) -> Squares:
    """Where a tile's squares come to lie: a quarter turn clockwise brings each to the next corner."""
    squares = COMPONENTS.tiles[tile - 1].split()
    corners = CORNERS[turn // 90 :] + CORNERS[: turn // 90]
    return {(x + dx, y + dy): square for (dx, dy), square in zip(corners, squares, strict=True)}


def place(text: str) -> Place:
    x, y = text.split(",")
    return int(x), int(y)


def group(places: set[Place], start: Place) -> set[Place]:
    """The places joined to the start by edges."""
    found: set[Place] = set()
    todo = {start}
    while todo:
        found |= todo
        todo = {(x + dx, y + dy) for x, y in todo for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} & places - found
    return found


def winners(sheets: list[list[int]]) -> list[int]:
    best = max([sum(sheet), *sheet] for sheet in sheets)
    return [seat for seat, sheet in enumerate(sheets) if [sum(sheet), *sheet] == best]


def compare(m: Match, choose: random.Random, dense: bool) -> None:
    """Play at random; a dense forest is one where tiles are laid to cover as much as they can."""
    assert m.to_act is not None
    reference = Reference(m.seats, m.to_act, bool(m.options["expert"]))
    while m.to_act is not None:
        assert m.to_act == reference.turn
        legal = m.actions()
        assert set(legal) == reference.allowed(list(m.view(None)["river"]))
        shown = {(square["x"], square["y"]): square for square in m.view(None)["forest"]}
        assert {at: square["kind"] for at, square in shown.items()} == {
            at: s[:1] if s[0] == "^" else s for at, s in reference.visible.items()
        }
        action = max(legal, key=lambda text: (covered(reference, text), choose.random())) if dense else choose.choice(legal)
        m.play(action)
        reference.play(action)
    sheets = [reference.sheet(seat, list(m.view(seat)["clans"][seat])) for seat in range(m.seats)]
    assert m.outcome is not None
    assert [list(standing.categories.values()) for standing in m.outcome.standings] == sheets
    assert m.outcome.scores == [sum(sheet) for sheet in sheets]
    assert m.outcome.winners == winners(sheets)


def covered(reference: Reference, action: str) -> int:
    word, *rest = action.split()
    if word != "lay":
        return 0
    tile, turn, at = rest
    return sum(found in reference.visible for found in squares_of(int(tile), int(turn), *place(at)))


@pytest.mark.rule("G5", "G6", "G7", "G8", "G10", "G12", "G14", "G15", "G16", "G17", "G18", "G19", "G20")
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dense", [False, True])
def test_random_games_agree_with_the_naive_reading(seats: int, expert: bool, dense: bool) -> None:
    for seed in range(2):
        compare(GAME.new(seats=seats, seed=100 * seats + seed, options={"expert": expert}), random.Random(seed), dense)


def test_the_naive_reading_itself_by_hand() -> None:
    """Tile 6, C R3 R1 F3, turned a quarter: F3 C R3 R1 from the top left."""
    assert squares_of(6, 90, 1, 1) == {(1, 1): "F3", (2, 1): "C", (2, 2): "R3", (1, 2): "R1"}
    reference = Reference(seats=3, first=2, expert=False)
    reference.play("lay 6 90 1,1")
    assert reference.allowed([7]) == {"tower none", "tower 2,1"}
    reference.play("tower 2,1")
    assert reference.turn == 0
    assert reference.sheet(2, ["raccoon"]) == [2, 4, 4, 1]
    assert reference.sheet(0, ["fox"]) == [1, 2, 0, 0]
