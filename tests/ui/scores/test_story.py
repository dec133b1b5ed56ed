"""Who led when, and what a chart draws of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcology.engine.results import Course, leaders
from arcology.engine.text import Text
from arcology.ui.panels.charts import even_ticks
from arcology.ui.scores.story import Band, Span, graph_of, lead_of, leads, spans

NOTHING = 1e-9


def course(*rows: tuple[int, ...]) -> Course:
    return Course(Text("points"), tuple(range(1, len(rows[0]) + 1)), rows)


@pytest.mark.parametrize(
    ("totals", "ahead"), [((3, 5, 4), (1,)), ((5, 5, 4), (0, 1)), ((4, 4), ()), ((7,), ()), ((-2, -5), (0,))]
)
def test_nobody_leads_while_all_are_level(totals: tuple[int, ...], ahead: tuple[int, ...]) -> None:
    assert leaders(totals) == ahead


def test_a_lead_is_the_distance_to_the_best_of_the_others() -> None:
    assert leads((10, 4, 7)) == (3, -6, -3)
    assert leads((8, 8, 2)) == (0, 0, -6)


def test_rounds_with_the_same_leader_are_told_together() -> None:
    found = spans((1, 2, 3, 4, 5), ((1, 5, 9, 9, 9), (1, 4, 3, 9, 12)))
    assert found == [Span((), 1, 1), Span((0,), 2, 3), Span((), 4, 4), Span((1,), 5, 5)]


def test_the_lead_between_the_two_highest_lines_changes_hands_where_they_cross() -> None:
    graph = graph_of(course((0, 4), (2, 2)), "Points")
    assert graph.bands == (
        Band(1, ((1.0, 2), (1.5, 2.0), (1.5, 2.0), (1.0, 0))),
        Band(0, ((1.5, 2.0), (2.0, 4), (2.0, 2), (1.5, 2.0))),
    )


def test_the_lead_alone_is_what_rises_above_nought() -> None:
    graph = lead_of(course((6, 2), (2, 6)), "Lead")
    assert graph.values == ((4, -4), (-4, 4))
    assert [band.leader for band in graph.bands] == [0, 1]
    assert graph.bands[0].outline == ((1.0, 4.0), (1.5, 0.0), (1.5, 0.0), (1.0, 0.0))
    assert [graph.said(0, 0), graph.said(0, 1)] == ["+4", "−4"]


rows = st.integers(2, 5).flatmap(
    lambda seats: st.integers(1, 6).flatmap(
        lambda rounds: st.lists(
            st.lists(st.integers(0, 90), min_size=rounds, max_size=rounds).map(tuple), min_size=seats, max_size=seats
        )
    )
)


@settings(max_examples=40)
@given(rows)
def test_what_is_drawn_passes_through_what_was_counted(values: list[tuple[int, ...]]) -> None:
    kept = course(*values)
    for graph in (graph_of(kept, ""), lead_of(kept, "")):
        assert graph.counted == kept.values
        for line, row in zip(graph.lines, graph.values, strict=True):
            assert line == tuple(zip(map(float, kept.rounds), map(float, row), strict=True))
        for band in graph.bands:
            (x, high), (then, later), (_, low_then), (_, low) = band.outline
            assert x <= then
            assert high >= low - NOTHING
            assert later >= low_then - NOTHING
    assert all(max(now) >= 0 for now in zip(*lead_of(kept, "").values, strict=True))


@pytest.mark.parametrize(
    ("top", "last"), [(0, 0), (1, 1), (4, 4), (7, 6), (21, 20), (93, 80), (110, 100), (1000, 1000)]
)
def test_ticks_are_round_and_few(top: int, last: int) -> None:
    ticks = [value for value, _ in even_ticks(top)]
    assert ticks[0] == 0
    assert ticks[-1] == last
    assert len(ticks) <= 6
