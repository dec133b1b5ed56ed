"""Tiles, exploration, backtracking (CFL-TILE, CFL-EXPLORE, CFL-BACK)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.actions import Choose, Confirm, Done, Move, NameSquare, No, ResolveHere, Use, Yes
from arcology.games.cyberflesh.events import (
    BacktrackRolled,
    EventBegan,
    EventSkipped,
    LootShown,
    Moved,
    MutationGained,
    NobodyCame,
    PartyPut,
    TileRevealed,
    TileScouted,
)
from arcology.games.cyberflesh.state import FACE_DOWN, FACES
from arcology.games.cyberflesh.terms import Phase, TileBack, TileState, TileType
from tests.games.cyberflesh.desk import Desk


def beside(desk: Desk) -> int:
    """A hidden square beside the party."""
    return next(a.square for a in desk.offers(Move) if desk.state.turned[a.square] is TileState.HIDDEN)


def equipped(*names: str, **options: str) -> Desk:
    """Characters with a knife, so that there is something to be managed and nobody walks alone."""
    desk = Desk(*names, **options)  # type: ignore[arg-type]
    desk.gear(desk.state.characters[0].id, "L11")
    return desk.run()


@pytest.mark.rule("CFL-EXPLORE-01")
@pytest.mark.rule("CFL-EXPLORE-02")
def test_the_party_moves_together_to_an_adjacent_square() -> None:
    desk = equipped("C1", "C2", "C3")
    ground = desk.book.ground(4)
    row, column = ground.squares[desk.state.party]
    wanted = [(row - 1, column), (row + 1, column)]
    assert [ground.squares[a.square] for a in desk.offers(Move)] == wanted, "north, east, south, west; never a void"
    corner = ground.squares.index((row - 1, column - 1)) if (row - 1, column - 1) in ground.squares else 0
    assert desk.no(Move(0, corner)) == ("not_adjacent", "CFL-EXPLORE-02")
    assert desk.no(Move(0, 99)) == ("no_such_square", "CFL-EXPLORE-02")
    near = beside(desk)
    desk.lay(near, TileType.MUTATION)
    desk.do(Move(0, near))
    assert desk.state.party == near
    assert desk.one(Moved).square == near


@pytest.mark.rule("CFL-EXPLORE-03")
def test_there_is_no_limit_of_moves() -> None:
    desk = equipped("C1")
    near = beside(desk)
    desk.reveal(near).lay(near, TileType.MUTATION).dice(*[5] * 60)
    home = desk.state.party
    for _ in range(30):
        desk.do(Move(0, near))
        desk.do(Move(0, home))
    assert desk.ask == "move"
    assert desk.state.entered == 61


@pytest.mark.rule("CFL-TILE-03")
@pytest.mark.rule("CFL-LOOT-09")
def test_an_unrevealed_tile_is_revealed_and_resolved() -> None:
    desk = equipped("C1")
    near = beside(desk)
    desk.lay(near, TileType.MUTATION)
    desk.do(Move(0, near))
    assert desk.one(TileRevealed).tile == desk.state.tiles[near]
    assert not desk.all_of(BacktrackRolled)
    assert desk.ask == "ready", "a window before the tile is resolved"
    desk.do(Confirm(0))
    assert desk.one(MutationGained).unit == "C1"
    assert desk.state.done[near]


@pytest.mark.rule("CFL-TILE-05")
@pytest.mark.rule("CFL-TILE-06")
@pytest.mark.rule("CFL-TILE-07")
def test_what_tiles_without_events_do() -> None:
    desk = Desk("C1", "C2").resolve(TileType.COMBAT, [1, 1, 1, 1, 1])
    assert desk.one(NobodyCame)
    desk = Desk("C1", "C2").resolve(TileType.LOOT)
    assert len(desk.one(LootShown).cards) == 4
    desk = Desk("C1", "C2", "C3").resolve(TileType.LOOT)
    assert [len(place) for place in desk.state.slot_loot] == [1, 1, 1, 1, 1, 1], "the sixth card lies beside slot 5"
    desk = Desk("C1", "C2", "C3").helper("N01", "C1").helper("CF")
    desk.resolve(TileType.MUTATION)
    assert [e.unit for e in desk.all_of(MutationGained)] == ["C2", "C3", "C1"], "by PRIORITY; helpers draw none"


@pytest.mark.rule("CFL-TILE-06")
def test_loot_tiles_count_the_living() -> None:
    desk = Desk("C1", "C2", "C3")
    desk.unit("C3").hp = 0
    desk.resolve(TileType.LOOT)
    assert len(desk.one(LootShown).cards) == 4


@pytest.mark.rule("CFL-TILE-08")
@pytest.mark.rule("CFL-TILE-09")
@pytest.mark.parametrize(
    ("type_", "event"),
    [
        (TileType.CURE, 25),
        (TileType.MERCHANT_1, 26),
        (TileType.MERCHANT_2, 27),
        (TileType.SIREN_1, 28),
        (TileType.SIREN_2, 29),
        (TileType.EVENT, 6),
    ],
)
def test_tiles_with_events(type_: TileType, event: int) -> None:
    desk = equipped("C1")
    if type_ is TileType.EVENT:
        desk.lay(desk.square(TileType.EVENT), TileType.EVENT, event)
    desk.resolve(type_, [1] * 8, event)
    assert desk.one(EventBegan).event == event


@pytest.mark.rule("CFL-TILE-08")
@pytest.mark.rule("CFL-EXPLORE-04")
@pytest.mark.rule("CFL-EXPLORE-05")
def test_ex_33_the_exit_is_sealed_until_both_sirens_sound() -> None:
    desk = equipped("C1")
    desk.gear("C1", "L09")
    ground = desk.book.ground(4)
    door = ground.neighbours[ground.exit][0]
    desk.lay(door, TileType.MUTATION)
    desk.state.sirens = 1
    desk.at(door)
    assert ground.exit not in [a.square for a in desk.offers(Move)]
    assert desk.no(Move(0, ground.exit)) == ("exit_sealed", "CFL-EXPLORE-04")
    desk.do(Use(0, desk.card("C1", "L09")))
    assert ground.exit not in [a.square for a in desk.offers(NameSquare)]
    assert desk.no(NameSquare(0, ground.exit)) == ("exit_sealed", "CFL-EXPLORE-04")
    desk.do(Done(0))
    desk.state.sirens = 2
    desk.gear("C1", "L09").dice(2, 1, 1, 1, 1, 1, 1).at(door)
    desk.do(Use(0, desk.card("C1", "L09")))
    assert desk.no(NameSquare(0, ground.exit)) == ("exit_known", "CFL-TILE-11"), "never the Exit"
    desk.do(Done(0), Move(0, ground.exit))
    assert not desk.all_of(BacktrackRolled)
    assert desk.one(TileRevealed).square == ground.exit
    desk.do(Confirm(0))
    assert desk.one(EventBegan).event == 30


@pytest.mark.rule("CFL-TILE-10")
@pytest.mark.rule("CFL-BACK-05")
@pytest.mark.rule("CFL-EXPLORE-07")
def test_how_often_an_event_is_resolved() -> None:
    desk = equipped("C1")
    near = beside(desk)
    desk.lay(near, TileType.SIREN_1).reveal(near).dice(3, 3)
    desk.do(Move(0, near))
    assert desk.ask == "choice", "a siren waits until it sounds"
    desk.do(Choose(0, 1))
    assert desk.ask == "move"
    assert ResolveHere(0) in desk.legal
    desk.do(ResolveHere(0))
    assert not desk.all_of(BacktrackRolled)
    assert desk.ask == "choice"
    desk.do(Choose(0, 1))
    home = next(a.square for a in desk.offers(Move) if desk.state.turned[a.square] is TileState.REVEALED)
    desk.state.done[near] = True
    desk.run(tasks.Explore())
    assert desk.no(ResolveHere(0)) == ("nothing_pending", "CFL-EXPLORE-07")
    desk.lay(home, TileType.START).dice(5)
    desk.do(Move(0, home))
    assert desk.ask == "move", "never twice"
    desk.dice(5)
    desk.do(Move(0, near))
    assert desk.ask == "move", "a siren that sounds is silent about itself"
    assert not desk.all_of(EventBegan)


@pytest.mark.rule("CFL-TILE-10")
@pytest.mark.rule("CFL-BACK-05")
def test_an_event_that_is_always_there_is_offered() -> None:
    desk = equipped("C1")
    near = beside(desk)
    desk.lay(near, TileType.MERCHANT_2).reveal(near).dice(7)
    desk.do(Move(0, near))
    assert (desk.ask, desk.one(BacktrackRolled).face) == ("revisit", 7)
    desk.do(No(0))
    assert desk.one(EventSkipped).event == 27
    desk.dice(7, 7).at(desk.book.ground(4).start)
    desk.do(Move(0, near), Yes(0))
    assert desk.ask == "deal"


@pytest.mark.rule("CFL-TILE-11")
@pytest.mark.rule("CFL-EXPLORE-06")
def test_face_down_tiles_show_their_backs_only() -> None:
    desk = equipped("C1")
    seen = desk.rules.observe(desk.state, 0)
    ground = desk.book.ground(4)
    assert seen.tiles[ground.start] == 0
    assert FACES[seen.tiles[ground.exit]].type is TileType.EXIT
    hidden = [tile for square, tile in enumerate(seen.tiles) if square not in (ground.start, ground.exit)]
    assert set(hidden) == {FACE_DOWN}
    assert {TileBack.ENV, TileBack.EVENT} <= set(ground.backs)
    desk.gear("C1", "L09").run()
    desk.do(Use(0, desk.card("C1", "L09")))
    square = desk.offers(NameSquare)[0].square
    desk.do(NameSquare(0, square), Done(0))
    assert desk.state.turned[square] is TileState.SCOUTED
    assert desk.rules.observe(desk.state, 0).tiles[square] == desk.state.tiles[square]


@pytest.mark.rule("CFL-EXPLORE-06")
def test_ex_39_a_scouted_tile_is_entered_like_a_hidden_one() -> None:
    desk = equipped("C1")
    desk.gear("C1", "L09").run()
    near = beside(desk)
    desk.lay(near, TileType.COMBAT)
    desk.do(Use(0, desk.card("C1", "L09")), NameSquare(0, near))
    assert [e.square for e in desk.all_of(TileScouted)] == [near]
    desk.do(Done(0))
    desk.dice(1, 2, 3, 4, 5)
    desk.do(Move(0, near))
    assert not desk.all_of(BacktrackRolled)
    assert desk.state.turned[near] is TileState.REVEALED
    desk.do(Confirm(0))
    assert desk.unrolled == ()


@pytest.mark.rule("CFL-EXPLORE-08")
def test_being_put_somewhere_is_no_move() -> None:
    desk = equipped("C1")
    near = beside(desk)
    desk.lay(near, TileType.CURE)
    desk.at(near)
    desk.dice().event(23)
    assert desk.one(PartyPut).square == desk.book.ground(4).start
    assert not desk.all_of(BacktrackRolled)
    assert desk.ask == "move"
    desk.dice().event(13)
    desk.do(Choose(0, 0))
    assert sorted(a.square for a in desk.offers(NameSquare)) == sorted([near, desk.book.ground(4).start])
    desk.do(NameSquare(0, near))
    assert (desk.state.party, desk.ask) == (near, "move")


@pytest.mark.rule("CFL-BACK-01")
@pytest.mark.rule("CFL-BACK-02")
@pytest.mark.rule("CFL-BACK-03")
@pytest.mark.rule("CFL-BACK-04")
def test_ex_25_backtracking() -> None:
    def enter(face: int, *, ally: bool = False) -> Desk:
        desk = equipped("C1")
        if ally:
            desk.helper("CF")
        near = beside(desk)
        desk.lay(near, TileType.MUTATION).reveal(near).dice(face)
        desk.do(Move(0, near))
        assert desk.unrolled == ()
        return desk

    for face in range(2, 9):
        assert enter(face).ask == "move"
    desk = enter(1)
    assert (desk.enemy(1).card, desk.state.phase) == ("CF", Phase.COMBAT)
    assert "CF" not in desk.state.events_deck
    assert desk.ask == "escape"
    desk = enter(1, ally=True)
    assert (desk.ask, desk.one(BacktrackRolled).meets) == ("move", False)


def test_a_single_step_is_taken_when_there_is_nothing_else_to_do() -> None:
    """A question with one answer is not asked."""
    desk = Desk("C1")
    ground = desk.book.ground(4)
    end = next(n for n, near in enumerate(ground.neighbours) if len(near) == 1 and n != ground.exit)
    way = ground.neighbours[end][0]
    desk.lay(end, TileType.EVENT, 23) if ground.backs[end] is TileBack.EVENT else desk.lay(end, TileType.MUTATION)
    desk.lay(way, TileType.EVENT, 20) if ground.backs[way] is TileBack.EVENT else desk.lay(way, TileType.CURE)
    desk.reveal(way).dice(4).at(end)
    assert [e.face for e in desk.all_of(BacktrackRolled)] == [4]
    assert (desk.state.party, desk.ask) == (way, "move")
    desk.gear("C1", "L11").dice().at(end)
    assert desk.state.party == end, "with loot in hand there is something to decide"
