"""Tables, their differences, layouts, films and offers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcology.engine.layout import Layout, UnknownSpot, Zone
from arcology.engine.motion import EASES, Cue, between, plan
from arcology.engine.offers import Offer, OfferIndex
from arcology.engine.table import EMPTY, Piece, Spot, Table, diff, facts, patch
from arcology.engine.text import text

LAYOUT = Layout(
    (400, 300),
    {
        "board": Zone("slots", (10, 20), slots={"a": (0, 0), "b": (100, 0), "c": (0, 50)}, share=(5, 2), z=2),
        "row": Zone("row", (10, 200), step=(30, 0), scale=0.5, angle=90),
        "deck": Zone("stack", (300, 200), step=(1, -1)),
        "hand": Zone("fan", (200, 280), item=(40, 60), step=(20, 0), spread=4),
    },
)

spots = st.one_of(
    st.builds(Spot, st.just("board"), st.sampled_from("abc"), st.integers(0, 3)),
    st.builds(Spot, st.sampled_from(["row", "deck", "hand"]), st.just(""), st.integers(0, 5)),
)
ids = st.sampled_from([f"p{n}" for n in range(8)])


@st.composite
def tables(draw: Any) -> Table:
    pieces = {}
    for id_ in draw(st.sets(ids)):
        look = facts(count=draw(st.integers(0, 2)))
        sprite, owner, turn = draw(st.sampled_from("xy")), draw(st.sampled_from([None, 0, 1])), draw(st.integers(0, 3))
        name = text("toy.piece.deck", n=draw(st.integers(0, 1)))
        pieces[id_] = Piece(id_, sprite, draw(spots), name, look, owner, turn * 90)
    gauges = draw(st.dictionaries(st.sampled_from("uvw"), st.integers(0, 3)))
    return Table(pieces, gauges, frozenset(draw(st.sets(ids))))


@given(tables(), tables())
def test_patching_the_difference_gives_the_new_table(old: Table, new: Table) -> None:
    assert patch(old, diff(old, new)) == new


@given(tables())
def test_a_table_does_not_differ_from_itself(table: Table) -> None:
    changes = diff(table, table)
    assert not changes
    assert patch(table, changes) == table


@given(tables(), tables())
def test_a_difference_names_only_what_differs(old: Table, new: Table) -> None:
    changes = diff(old, new)
    assert {p.id for p in changes.added} == new.pieces.keys() - old.pieces.keys()
    assert set(changes.removed) == old.pieces.keys() - new.pieces.keys()
    changed = {id_ for id_ in old.pieces.keys() & new.pieces.keys() if old.pieces[id_] != new.pieces[id_]}
    assert {p.id for p in (*changes.moved, *changes.turned)} == changed


@given(tables(), tables())
def test_a_changed_ring_is_a_change(old: Table, new: Table) -> None:
    assert bool(diff(old, new)) == (old != new)


def test_poses_by_kind_of_zone() -> None:
    def at(zone: str, slot: str = "", order: int = 0) -> tuple[float, float, float, float]:
        pose = LAYOUT.pose(Spot(zone, slot, order))
        return pose.x, pose.y, pose.angle, pose.scale

    assert at("board", "b") == (110, 20, 0, 1)
    assert at("board", "b", 2) == (120, 24, 0, 1)
    assert at("row", order=3) == (100, 200, 90, 0.5)
    assert at("deck", order=4) == (304, 196, 0, 1)
    assert at("hand", order=0)[:3] == (200, 280, 0)
    assert at("hand", order=2)[2] == 8
    assert LAYOUT.pose(Spot("board", "a", 3)).z > LAYOUT.pose(Spot("board", "a", 2)).z > 0


@pytest.mark.parametrize("spot", [Spot("board", "z"), Spot("moon")])
def test_an_unknown_spot_is_named(spot: Spot) -> None:
    with pytest.raises(UnknownSpot, match="zone"):
        LAYOUT.pose(spot)


CUES = {"": Cue(100, 50), "dice": Cue(400, 200, "spring", True)}


@given(st.lists(tables(), min_size=1, max_size=4), st.sampled_from([0.0, 0.5, 1.0, 2.0]))
def test_a_film_ends_with_every_piece_where_it_lies(shown: list[Table], pace: float) -> None:
    film = plan(shown[0], [(("event",), table) for table in shown[1:]], LAYOUT, CUES, pace)
    last = film.at(film.ms)
    for id_, pose in last.items():
        if id_ in shown[-1].pieces:
            piece = shown[-1].pieces[id_]
            rest = LAYOUT.pose(piece.at)
            if all(id_ in table.pieces for table in shown):
                assert (pose.x, pose.y, pose.angle) == (rest.x, rest.y, rest.angle + piece.turn)
    assert film.scenes == () or film.scenes[-1].table == shown[-1]
    assert [s.start for s in film.scenes[1:]] == [s.end for s in film.scenes[:-1]]


def moved_table(slot: str) -> Table:
    return Table({"p": Piece("p", "x", Spot("board", slot), text("toy.piece.deck"))}, {})


def test_pace_zero_takes_no_time_and_stands_at_the_end() -> None:
    film = plan(moved_table("a"), [((), moved_table("b")), ((), moved_table("c"))], LAYOUT, CUES, 0)
    assert film.ms == 0
    pose = film.at(0)["p"]
    assert (pose.x, pose.y) == (10, 70)


def test_beats_follow_each_other_and_pieces_start_where_they_were() -> None:
    film = plan(moved_table("a"), [((), moved_table("b")), ((), moved_table("c"))], LAYOUT, CUES, 1)
    assert [(s.start, s.end) for s in film.scenes] == [(0, 150), (150, 300)]
    assert film.at(0)["p"].x == 10
    assert 10 < film.at(50)["p"].x < 110
    assert film.at(149)["p"].x == 110
    assert (film.at(150)["p"].x, film.at(150)["p"].y) == (110, 20)


def test_a_beat_in_which_nothing_happens_is_left_out() -> None:
    assert plan(moved_table("a"), [((), moved_table("a"))], LAYOUT, CUES, 1).scenes == ()


@pytest.mark.parametrize("ease", EASES)
def test_every_way_of_moving_begins_and_ends_where_it_should(ease: str) -> None:
    assert EASES[ease](0) == pytest.approx(0)
    assert EASES[ease](1) == pytest.approx(1)
    (track,) = plan(moved_table("a"), [((), moved_table("b"))], LAYOUT, {"": Cue(100, 0, ease)}, 1).tracks
    assert between(track, -5).x == pytest.approx(track.a.x)
    assert between(track, 500) == track.b


def offer(action: str, source: str | None, target: Any = None, rank: int = 0, button: bool = False) -> Offer:
    return Offer(action, text("toy.offer.move"), text("toy.group.turn"), source, target, rank, button=button)


def test_the_index_finds_offers_by_source_and_target_cheapest_first() -> None:
    here, there = Spot("board", "a"), Spot("board", "b")
    index = OfferIndex.of(
        [
            offer("dear", "p", here, 2),
            offer("cheap", "p", here, 1),
            offer("far", "p", there),
            offer("click", "q"),
            offer("end", None, button=True),
        ]
    )
    assert index.sources() == ("p", "q")
    assert index.targets("p") == (here, there)
    assert [o.action for o in index.at("p", here)] == ["cheap", "dear"]
    assert [o.action for o in index.at("q", None)] == ["click"]
    assert index.targets("q") == ()
    assert index.at("p", Spot("board", "c")) == ()
    assert index.at("nobody", here) == ()
    assert [o.action for o in index.buttons()] == ["end"]
    assert len(index.offers) == 5


def test_a_piece_that_is_like_a_source_stands_for_it() -> None:
    one, other = offer("one", "p", Spot("board", "a")), offer("other", "q")
    index = OfferIndex.of([replace(one, alike=("o", "q")), other])
    assert index.sources() == ("p", "q"), "the keyboard has one stop for all of them"
    assert [index.stand_in(piece) for piece in ("p", "o", "q", "r")] == ["p", "p", "q", "r"]


def test_an_empty_table_is_empty() -> None:
    assert not diff(EMPTY, EMPTY)
