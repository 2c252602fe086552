from __future__ import annotations

import struct
from collections import Counter
from hashlib import blake2b

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from kibako.engine.chance import BadDraw, Chance, Quick, Scripted, Seeded
from kibako.kit.bags import only, pick, shuffle, size


def test_a_seed_gives_the_same_draws_everywhere() -> None:
    """Written down once: saves and shared deals depend on them."""
    chance = Seeded("kibako")
    assert [int(chance.below(1000)) for _ in range(10)] == SEEDED
    quick = Quick(2026)
    assert [int(quick.below(1000)) for _ in range(10)] == QUICK


SEEDED = [404, 857, 590, 374, 255, 328, 645, 455, 730, 415]
QUICK = [419, 556, 741, 766, 540, 882, 574, 295, 559, 166]


@pytest.mark.parametrize("limit", [1, 6, 2**31 - 1, 2**31, 2**31 + 1, 2**40, 2**62])
def test_a_draw_is_the_upper_half_of_a_product(limit: int) -> None:
    """Computed in halves where that is enough, the same to the last bit."""
    chance = Seeded("wide")
    words = struct.unpack("<8Q", blake2b(b"wide/0").digest())
    assert [int(chance.below(limit)) for _ in words] == [word * limit >> 64 for word in words]


def test_a_draw_depends_on_its_position_only() -> None:
    chance = Seeded("7")
    drawn = [int(chance.below(60)) for _ in range(40)]
    assert chance.draws == drawn
    for start in (0, 7, 8, 9, 31):
        later = Seeded("7", start)
        assert [int(later.below(60)) for _ in range(40 - start)] == drawn[start:]


def test_other_seeds_give_other_draws() -> None:
    streams = {tuple(int(chance.below(1000)) for _ in range(8)) for chance in (Seeded(str(seed)) for seed in range(200))}
    assert len(streams) == 200


@pytest.mark.parametrize("chance", [Seeded("even"), Quick(5)], ids=["seeded", "quick"])
def test_draws_are_even(chance: Chance) -> None:
    counts = Counter(int(chance.below(6)) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_scripted_luck_is_followed_and_must_fit() -> None:
    chance = Scripted([2, 0, 5])
    assert [chance.below(3), chance.below(1)] == [2, 0]
    with pytest.raises(BadDraw, match="below 4"):
        chance.below(4)
    assert chance.below(6) == 5
    with pytest.raises(BadDraw, match="only 3"):
        chance.below(6)
    with pytest.raises(BadDraw, match="-1"):
        Scripted([-1]).below(6)


def test_shuffling_gives_every_order_as_often() -> None:
    chance = Quick(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[u8]([1, 2, 3])
        shuffle(items, chance)
        orders[tuple(int(item) for item in items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_sets_of_bits_up_to_the_highest() -> None:
    """Bits from 31 on too, where 32-bit arithmetic would go wrong."""
    members = [0, 5, 30, 31, 32, 35, 61]
    bits = sum(int(only(member)) for member in members)
    assert bits == sum(2**member for member in members)
    assert size(bits) == len(members)
    assert [int(pick(bits, Scripted([k]))) for k in range(len(members))] == members
