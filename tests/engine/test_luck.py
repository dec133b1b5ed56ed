"""Luck is uniform, the same everywhere, and its streams do not touch each other."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcology.engine.agenda import Context
from arcology.engine.luck import Luck, hidden_luck, new_luck

CRITICAL = {5: 25.74, 9: 33.72, 51: 96.94, 23: 54.48}
"""Chi-square at p = 0.0001 by degrees of freedom."""


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    assert len(counts) <= cells
    missing = cells - len(counts)
    return sum((n - expected) ** 2 for n in counts.values()) / expected + missing * expected


@pytest.mark.parametrize("seed", [0, 1, 2**63 + 5, -3])
def test_ten_thousand_rolls_are_uniform(seed: int) -> None:
    ctx = Context(None, new_luck(seed))
    assert chi_square(Counter(ctx.die() for _ in range(10_000)), 6) < CRITICAL[5]


def test_pairs_of_rolls_are_uniform() -> None:
    luck = new_luck(8)
    pairs = Counter((luck.die() - 1) * 6 + luck.die() for _ in range(10_000))
    assert chi_square(pairs, 36) < 76.4  # 35 degrees of freedom at p = 0.0001


def test_shuffles_reach_every_order_alike() -> None:
    luck = new_luck(3)
    orders: Counter[object] = Counter()
    for _ in range(10_000):
        items = [1, 2, 3, 4]
        luck.shuffle("cards", items)
        orders[tuple(items)] += 1
    assert chi_square(orders, 24) < CRITICAL[23]


def test_picks_are_uniform() -> None:
    luck = new_luck(4)
    assert chi_square(Counter(luck.pick("bag", range(52)) for _ in range(10_000)), 52) < CRITICAL[51]


def test_a_seed_means_the_same_dice_for_ever() -> None:
    """Saves and transcripts depend on these numbers."""
    luck = new_luck(42)
    assert [luck.die("die") for _ in range(12)] == [6, 4, 5, 5, 4, 2, 3, 3, 3, 6, 6, 2]
    assert [luck.below("wide", 1 << 40) for _ in range(2)] == [433892869729, 259354076960]
    cards = list(range(8))
    luck.shuffle("deck", cards)
    assert cards == [5, 2, 6, 0, 4, 1, 3, 7]


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    """This n fits once into the range of a word; the quarter above it, used as well, would favour the lowest third."""
    n = 3 << 62
    luck = new_luck(5)
    low = sum(luck.below("wide", n) < 1 << 62 for _ in range(3000))
    assert 900 < low < 1100
    assert luck.drawn["wide"] > 3500


def test_one_more_die_here_changes_nothing_there() -> None:
    calm, busy = new_luck(6), new_luck(6)
    busy.die("hide")
    assert [calm.die("attack") for _ in range(20)] == [busy.die("attack") for _ in range(20)]


def test_streams_and_seeds_differ() -> None:
    def rolls(seed: int, stream: str) -> tuple[int, ...]:
        luck = new_luck(seed)
        return tuple(luck.die(stream) for _ in range(30))

    assert len({rolls(1, "a"), rolls(1, "b"), rolls(2, "a"), rolls(12, ""), rolls(1, "2")}) == 5


def test_a_clone_rolls_the_same_dice_and_leaves_the_original() -> None:
    luck = new_luck(9)
    luck.die()
    copy = luck.clone()
    rolls = [copy.die() for _ in range(10)]
    assert luck.drawn == {"die": 1}
    assert [luck.die() for _ in range(10)] == rolls


def test_hidden_luck_tells_nothing() -> None:
    assert hidden_luck() == Luck(-1, {})


@given(st.integers(), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    luck = new_luck(seed)
    assert all(0 <= luck.below("x", n) < n for _ in range(5))


@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    new_luck(seed).shuffle("deck", shuffled)
    assert Counter(shuffled) == Counter(cards)


def test_rolling_drawing_picking_and_revealing_are_news_and_shuffling_is_not() -> None:
    def news(use: object) -> bool:
        ctx = Context(None, new_luck(1))
        use(ctx)  # type: ignore[operator]
        return ctx.news

    assert news(lambda ctx: ctx.die())
    assert news(lambda ctx: ctx.pick("bag", [1]))
    assert news(lambda ctx: ctx.draw([1, 2]))
    assert news(lambda ctx: ctx.reveal())
    assert not news(lambda ctx: ctx.shuffle("deck", [1, 2, 3]))
