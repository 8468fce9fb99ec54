"""Chance is counted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneroom.kernel import Chance
from throneroom.kernel.chance import BLOCK


def draw(chance: Chance, count: int) -> list[int]:
    """Numbers of 32 bits, one by one."""
    return [chance.below(2**32) for _ in range(count)]


def test_the_numbers_never_change() -> None:
    """Every record ever written depends on these."""
    assert draw(Chance(0), 4) == NUMBERS_OF_0
    assert draw(Chance(7), 4) == NUMBERS_OF_7
    assert draw(Chance(2**64 - 1, count=1000), 3) == NUMBERS_FAR_OUT
    assert Chance(7).roll(10, 6) == ROLL_OF_7
    cards = list("abcdefghij")
    Chance(7).shuffle(cards)
    assert "".join(cards) == SHUFFLE_OF_7


# shake_128(b"seed:block"), little-endian, 32 bits a number.
NUMBERS_OF_0 = [2252997678, 506768296, 3261430316, 95447122]
NUMBERS_OF_7 = [1008207343, 1761826650, 3139540319, 776862031]
NUMBERS_FAR_OUT = [3964496590, 3185990601, 2603496528]
ROLL_OF_7 = [1, 0, 5, 1, 4, 3, 1, 3, 1, 5]
SHUFFLE_OF_7 = "ieghfjadcb"


@pytest.mark.parametrize("start", [0, 1, BLOCK - 2, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK - 1])
@pytest.mark.parametrize("count", [1, 2, 3, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 1])
def test_how_numbers_are_drawn_makes_no_difference(start: int, count: int) -> None:
    """One by one or all at once, across the borders of blocks, from the start or from anywhere."""
    alone = Chance(5)
    draw(alone, start)
    one_by_one = draw(alone, count)
    at_once = Chance(5, start)
    assert at_once.roll(count, 2**32) == one_by_one
    assert at_once == alone == Chance(5, start + count)


@given(st.lists(st.integers(0, 2 * BLOCK), max_size=6), st.integers(0, 2**64 - 1))
def test_two_integers_are_the_whole_of_it(steps: list[int], seed: int) -> None:
    chance = Chance(seed)
    for step in steps:
        chance.roll(step, 6)
        assert chance.copy().roll(5, 1000) == Chance(seed, chance.count).roll(5, 1000)
    assert chance.count == sum(steps)


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(1)
    copy = chance.copy()
    assert draw(copy, 3) == draw(chance, 3)
    draw(copy, BLOCK)
    assert chance.count == 3
    assert chance != copy
    assert chance.below(100) == Chance(1, 3).below(100)


def test_no_number_is_drawn_for_nothing() -> None:
    chance = Chance(1)
    for items in ([], ["only"]):
        chance.shuffle(items)
    assert chance.roll(0, 6) == []
    assert chance.count == 0


def test_shuffling_takes_one_number_less_than_there_are_items() -> None:
    chance = Chance(1)
    chance.shuffle(list(range(10)))
    assert chance.count == 9


def test_other_seeds_other_numbers() -> None:
    assert len({tuple(Chance(seed).roll(8, 2**32)) for seed in range(1000)}) == 1000


def chi_square(counts: Counter[object], kinds: int) -> float:
    mean = counts.total() / kinds
    missing = kinds - len(counts)
    return sum((n - mean) ** 2 for n in counts.values()) / mean + missing * mean


def test_no_order_is_favoured() -> None:
    """24 orders of 4 cards, 24,000 shuffles: chi-square with 23 degrees of freedom is below 49.7
    in 999 of 1,000 cases."""
    chance = Chance(2026)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards)
        counts["".join(cards)] += 1
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(counts, 24) < 49.7


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9)])
def test_no_face_is_favoured(sides: int, limit: float) -> None:
    """The limits are chi-square's, passed by chance once in 1,000 times."""
    counts: Counter[object] = Counter(Chance(2026).roll(20_000, sides))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides) < limit


def test_a_card_can_stay_where_it_was() -> None:
    """A shuffle that moves every card is no shuffle."""
    chance = Chance(3)
    stayed = Counter[int]()
    for _ in range(5000):
        cards = list(range(5))
        chance.shuffle(cards)
        stayed.update(card for i, card in enumerate(cards) if i == card)
    for card in range(5):
        assert 850 < stayed[card] < 1150


def test_picking_is_fair() -> None:
    chance = Chance(4)
    counts: Counter[object] = Counter(chance.pick("abc") for _ in range(9000))
    assert chi_square(counts, 3) < 13.8


def test_chance_says_what_it_is() -> None:
    assert repr(Chance(7, 3)) == "Chance(seed=7, count=3)"
    assert Chance(7, 3) != "Chance(seed=7, count=3)"
    with pytest.raises(TypeError):
        hash(Chance(7))
