"""Pieces that appear come from where they came, and only what is meant to tumble tumbles."""

from __future__ import annotations

from dataclasses import replace

from arcology.engine.layout import Layout, Zone
from arcology.engine.motion import Cue, between, plan
from arcology.engine.offers import Offer, OfferIndex
from arcology.engine.table import EMPTY, Piece, Spot, Table, diff, facts, patch
from arcology.engine.text import Text

LAYOUT = Layout(
    (400, 300),
    {
        "deck": Zone("stack", (300, 200), z=1, scale=0.5),
        "hand": Zone("row", (10, 20), step=(30, 0), z=5),
    },
)
CARD = Piece("card", "card", Spot("hand"), Text("toy.piece.deck"), origin=Spot("deck"))
CUES = {"": Cue(ms=100, hold=50)}


def table(*pieces: Piece) -> Table:
    return Table({piece.id: piece for piece in pieces}, {})


def test_a_piece_flies_in_from_its_origin() -> None:
    film = plan(EMPTY, [((), table(CARD))], LAYOUT, CUES, 1.0)
    (track,) = film.tracks
    assert (track.piece, track.start, track.ms) == ("card", 0, 100)
    assert track.a == LAYOUT.pose(Spot("deck"))
    assert track.b == LAYOUT.pose(Spot("hand"))
    assert between(track, 100) == LAYOUT.pose(Spot("hand"))


def test_a_side_of_the_table_that_comes_into_sight_does_not_fly() -> None:
    """What belongs to somebody comes flying only where something of theirs lay before."""
    mine = replace(CARD, owner=1)
    assert plan(EMPTY, [((), table(mine))], LAYOUT, CUES, 1.0).tracks == ()
    board = Piece("board", "card", Spot("deck"), Text("toy.piece.deck"), owner=1)
    assert len(plan(table(board), [((), table(board, mine))], LAYOUT, CUES, 1.0).tracks) == 1


def test_a_piece_without_an_origin_just_appears() -> None:
    assert plan(EMPTY, [((), table(replace(CARD, origin=None)))], LAYOUT, CUES, 1.0).tracks == ()


def test_where_a_piece_came_from_is_no_difference() -> None:
    other = replace(CARD, origin=None)
    assert other == CARD
    assert not diff(table(CARD), table(other))
    assert patch(table(CARD), diff(table(CARD), table(other))) == table(other)
    moved = replace(CARD, at=Spot("hand", "", 1))
    assert diff(table(CARD), table(moved)).moved == (moved,), "it glides within the hand, it does not come again"


def test_only_named_sprites_tumble() -> None:
    die, other = (Piece(id_, id_, Spot("hand"), Text("toy.piece.deck"), facts(value=1)) for id_ in ("die", "counter"))
    after = [replace(piece, facts=facts(value=2)) for piece in (die, other)]
    before, then = table(die, other), table(*after)

    def tumbling(cue: Cue) -> set[str]:
        return {track.piece for track in plan(before, [((), then)], LAYOUT, {"": cue}, 1.0).tracks if track.tumble}

    assert tumbling(Cue(tumble=True, sprites=("die",))) == {"die"}
    assert tumbling(Cue(tumble=True)) == {"die", "counter"}
    assert tumbling(Cue(sprites=("die",))) == set()


def test_a_moving_piece_tumbles_only_if_it_is_meant() -> None:
    moved = replace(CARD, at=Spot("hand", "", 1))
    cue = Cue(tumble=True, sprites=("die",))
    (track,) = plan(table(CARD), [((), table(moved))], LAYOUT, {"": cue}, 1.0).tracks
    assert not track.tumble


def test_buttons_that_are_suggested_come_first_and_those_that_hurt_last() -> None:
    label = Text("toy.offer.pass")
    tones = ("danger", "normal", "primary", "normal")
    offers = [Offer(number, label, label, button=True, tone=tone) for number, tone in enumerate(tones)]  # type: ignore[arg-type]
    offers.append(Offer(9, label, label, source="card"))
    assert [offer.action for offer in OfferIndex.of(offers).buttons()] == [2, 1, 3, 0]
