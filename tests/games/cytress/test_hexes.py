"""The Mini-Map: how tiles become one map, and who has the most crew around a hex."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.games.cytress.cards import TILE_CELLS
from arcology.games.cytress.rules.hexes import Maps, adjacent, around
from arcology.games.cytress.state import NOBODY
from arcology.games.cytress.terms import FactionColour

ONE, TWO, THREE = 0, 1, 2


def crew_on(map_, **placed):
    """The `crew` sequence with the crew of ``one``, ``two`` and ``three`` on those places."""
    crew = [NOBODY] * len(map_.grid)
    for name, places in placed.items():
        for place in places:
            crew[map_.grid.index[place]] = ("one", "two", "three").index(name)
    return crew


def tubes_on(map_, heights):
    tubes = [0] * len(map_.grid)
    for place, height in heights.items():
        tubes[map_.grid.index[place]] = height
    return tubes


def rows_of(map_):
    """The map as rows: the q of the first hex and the letters of the colours."""
    rows = {}
    for (q, r), colour in zip(map_.grid.places, map_.colours, strict=True):
        first, letters = rows.get(r, (q, ""))
        rows[r] = (first, letters + colour.letter)
    return [rows[r] for r in sorted(rows)]


def test_a_tile_is_three_staggered_rows_of_four():
    assert (
        *((0, 0), (1, 0), (2, 0), (3, 0)),
        *((0, 1), (1, 1), (2, 1), (3, 1)),
        *((-1, 2), (0, 2), (1, 2), (2, 2)),
    ) == TILE_CELLS


def test_two_tiles_make_a_column(m2):
    assert rows_of(m2) == [(0, "RYBG"), (0, "BGYB"), (-1, "RYRG"), (-1, "GRGY"), (-1, "BYRB"), (-2, "YRBG")]


def test_three_tiles_lie_two_above_and_one_below(m3):
    assert rows_of(m3) == [
        *((0, "RYBGYRGB"), (0, "BGYBGYRG"), (-1, "RYRGBRBY")),
        *((0, "RGYG"), (0, "YBRY"), (-1, "BRGB")),
    ]


@pytest.mark.parametrize(
    ("tiles", "size", "first_q"),
    [
        (4, [8] * 6, [0, 0, -1, -1, -1, -2]),
        (5, [12] * 3 + [8] * 3, [0, 0, -1, 0, 0, -1]),
    ],
)
def test_four_and_five_tiles(maps, tiles, size, first_q):
    places = maps.grid(tiles).places
    rows = [[q for q, r in places if r == row] for row in range(6)]
    assert [len(row) for row in rows] == size
    assert [row[0] for row in rows] == first_q
    assert all(row == list(range(row[0], row[0] + len(row))) for row in rows)


@pytest.mark.rule("CYT-SETUP-01")
@pytest.mark.parametrize("tiles", [2, 3, 4, 5])
def test_every_map_has_as_many_hexes_of_each_colour(maps, tiles):
    map_ = maps.of(tuple(f"{tile}{side}" for tile, side in zip((5, 1, 4, 2, 3), "ABBAB", strict=True))[:tiles])
    assert len(map_.grid) == len(set(map_.grid.places)) == 12 * tiles
    assert Counter(map_.colours) == dict.fromkeys(FactionColour, 3 * tiles)
    for colour, hexes in map_.of_colour.items():
        assert all(map_.colours[hex_] is colour for hex_ in hexes)
        assert list(hexes) == sorted(hexes)


@pytest.mark.rule("CYT-R-05")
def test_neighbours_are_the_six_places_around_also_across_tiles(maps, m3):
    assert set(around((3, 1))) == {(4, 1), (4, 0), (3, 0), (2, 1), (2, 2), (3, 2)}
    grid = m3.grid
    beside = {grid.places[hex_] for hex_ in grid.neighbours[grid.index[(3, 1)]]}
    assert beside == set(around((3, 1)))
    assert {grid.tiles[hex_] for hex_ in grid.neighbours[grid.index[(3, 1)]]} == {0, 1}
    for tiles in (2, 3, 4, 5):
        grid = maps.grid(tiles)
        for hex_, others in enumerate(grid.neighbours):
            assert set(others) == {o for o in range(len(grid)) if adjacent(grid.places[hex_], grid.places[o])}
            assert all(hex_ in grid.neighbours[other] for other in others)


@pytest.mark.rule("CYT-R-40")
def test_hexes_are_numbered_by_row_and_from_the_left(maps):
    for tiles in (2, 3, 4, 5):
        places = maps.grid(tiles).places
        assert list(places) == sorted(places, key=lambda place: (place[1], place[0]))


@pytest.mark.rule("CYT-R-41")
@pytest.mark.parametrize(
    ("tiles", "count", "sum_x", "sum_r"), [(2, 24, 92, 60), (3, 36, 252, 72), (4, 48, 376, 120), (5, 60, 656, 132)]
)
def test_distance_from_the_middle(maps, tiles, count, sum_x, sum_r):
    grid = maps.grid(tiles)
    assert len(grid) == count
    wanted = [(count * (2 * q + r) - sum_x) ** 2 + 3 * (count * r - sum_r) ** 2 for q, r in grid.places]
    assert list(grid.distances) == wanted


def test_the_yellow_hex_nearest_to_the_middle(m3):
    grid = m3.grid
    yellow = min(m3.of_colour[FactionColour.YELLOW], key=lambda hex_: (grid.distances[hex_], hex_))
    assert grid.places[yellow] == (2, 3)
    assert grid.distances[yellow] == 3888


@pytest.mark.rule("CYT-SCORE-02", "CYT-SCORE-03", "CYT-R-27")
def test_a_tube_belongs_to_the_one_with_strictly_the_most_crew_beside_it(m3):
    hex_ = m3.grid.index[(1, 1)]
    both = crew_on(m3, one=[(1, 0), (0, 1)], two=[(2, 0), (1, 2)], three=[(0, 2)])
    assert m3.grid.leader(hex_, both) == NOBODY
    assert m3.grid.leader(hex_, crew_on(m3, one=[(1, 0), (0, 1)], two=[(2, 0)], three=[(0, 2)])) == ONE
    assert m3.grid.leader(hex_, crew_on(m3)) == NOBODY


@pytest.mark.rule("CYT-SCORE-03")
def test_a_tie_below_the_most_takes_nothing_from_the_leader_and_a_late_tie_does(m3):
    """Neither the order of the neighbours nor an early tie decides."""
    hex_ = m3.grid.index[(2, 1)]
    ring = around((2, 1))
    for turn in range(6):
        places = ring[turn:] + ring[:turn]
        assert m3.grid.leader(hex_, crew_on(m3, one=places[:1], two=places[1:2], three=places[2:4])) == THREE
        assert m3.grid.leader(hex_, crew_on(m3, one=places[:2], two=places[2:4], three=places[4:5])) == NOBODY


def test_control_lists_every_tube_of_the_map(m3):
    crew = crew_on(m3, one=[(1, 0), (0, 1)], two=[(4, 0)])
    tubes = tubes_on(m3, {(1, 1): 2, (3, 1): 1, (0, 5): 3})
    index = m3.grid.index
    assert m3.grid.control(crew, tubes) == {index[(1, 1)]: ONE, index[(3, 1)]: TWO, index[(0, 5)]: NOBODY}


def test_a_map_is_made_once_and_grids_are_shared(house):
    maps = Maps(house)
    first = maps.of(("1A", "2A"))
    assert maps.of(("1A", "2A")) is first
    assert maps.of(("2A", "1A")) is not first
    assert maps.of(("2A", "1A")).grid is first.grid
