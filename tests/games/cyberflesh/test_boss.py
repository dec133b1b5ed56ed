"""Cyberflesh as the boss (CFL-BOSS)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.actions import Declare, Move, NameUnit, No, Use, Yes
from arcology.games.cyberflesh.events import (
    BacktrackRolled,
    EscapeRolled,
    EventBegan,
    Fled,
    Moved,
    StrikeRolled,
    TileRevealed,
    UnitDied,
)
from arcology.games.cyberflesh.state import NOTHING
from arcology.games.cyberflesh.terms import Phase, TileState, TileType
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-BOSS-01")
@pytest.mark.rule("CFL-BOSS-02")
@pytest.mark.rule("CFL-ABILITY-09")
@pytest.mark.rule("CFL-IMMOL-06")
def test_ex_27_the_boss_attacks_everybody_separately() -> None:
    desk = Desk("C1", "C2").stand({1: "CF"}).enemy_acts(1, dice=[4, 3, 8, 1, 7, 2])
    strikes = desk.all_of(StrikeRolled)
    assert [(e.unit, e.faces, e.lost) for e in strikes] == [("C2", (4, 3, 8), 3), ("C1", (1, 7, 2), 1)]
    assert desk.hp("C2", "C1") == (11, 19)
    assert desk.ask == "attack", "nobody was asked to immolate"


@pytest.mark.rule("CFL-BOSS-02")
def test_units_that_die_in_between_are_skipped() -> None:
    desk = Desk("C1", "C2").helper("N01", "C2").health("C2", 1).stand({1: "CF"})
    desk.enemy_acts(1, dice=[8, 8, 8, 1, 1, 1, 1, 1, 1])
    assert [e.unit for e in desk.all_of(StrikeRolled)] == ["C2", "C1", "N01"]
    assert [e.unit for e in desk.all_of(UnitDied)] == ["C2"]
    assert desk.unit("N01").owner == 0


@pytest.mark.rule("CFL-BOSS-02")
def test_nobody_who_is_dead_is_attacked() -> None:
    desk = Desk("C1", "C2").stand({1: "CF"}).dice(*[1] * 3)
    desk.unit("C2").hp = 0
    desk.run(tasks.Onslaught(1, ("C2", "N01", "C1")))
    assert [e.unit for e in desk.all_of(StrikeRolled)] == ["C1"]


@pytest.mark.rule("CFL-BOSS-03")
@pytest.mark.rule("CFL-BOSS-04")
def test_ex_26_the_slowest_rolls_above_the_alert() -> None:
    def flee(face: int, alert: int = 3, *more: int) -> Desk:
        desk = Desk("C1", "C2").gear("C1", "L11").stand({1: "CF"})
        desk.state.alert = alert
        desk.dice(face, *more).run()
        assert (desk.ask, desk.legal) == ("escape", [Yes(0), No(0)])
        desk.do(Yes(0))
        assert (desk.one(EscapeRolled).unit, desk.one(EscapeRolled).face) == ("C1", face)
        return desk

    assert flee(4).ask == "flight"
    desk = flee(3, 3)
    assert desk.ask == "attack", "the turn is played"
    desk.run()
    assert desk.ask == "escape", "and they may try again"
    assert not flee(8, 8).one(EscapeRolled).escaped
    assert flee(8, 7).ask == "flight"


@pytest.mark.rule("CFL-BOSS-03")
def test_fleeing_is_offered_before_anybody_acts_and_is_optional() -> None:
    desk = Desk("C1").stand({1: "CF"}).dice(1, 1, 1)
    desk.run()
    desk.do(No(0))
    assert (desk.ask, not desk.all_of(EscapeRolled)) == ("attack", True)


@pytest.mark.rule("CFL-BOSS-03")
def test_between_equally_slow_characters_the_players_decide() -> None:
    desk = Desk("C1", "C2", "C3").mutate("C3", "M30").helper("N05", "C1").stand({1: "CF"})
    assert [desk.unit(name).stats[0] for name in ("C1", "C2", "C3")] == [3, 6, 3]
    desk.dice(8).run()
    desk.do(Yes(0))
    assert desk.legal == [NameUnit(0, "C1"), NameUnit(0, "C3")], "helpers never roll"
    assert desk.no(NameUnit(0, "C2")) == ("not_slowest", "CFL-BOSS-03")
    desk.do(NameUnit(0, "C3"))
    assert desk.one(EscapeRolled).unit == "C3"


@pytest.mark.rule("CFL-BOSS-05")
@pytest.mark.rule("CFL-BOSS-06")
@pytest.mark.rule("CFL-BOSS-07")
def test_an_escape_ends_everything_and_is_an_ordinary_entry() -> None:
    desk = Desk("C1").gear("C1", "L11").mutate("C1", "M29").health("C1", 9)
    desk.state.alert = 2
    squares = [a.square for a in desk.run().offers(Move)]
    desk.lay(squares[0], TileType.MUTATION).reveal(squares[0])
    desk.stand({1: "CF", 2: "E10", 4: "D01"}, {1: 3})
    desk.state.slot_loot[2].append(desk.state.loot_deck.pop())
    loot = desk.state.slot_loot[2][0]
    desk.state.event = 28
    desk.dice(5, 6).run()
    desk.do(Yes(0))
    assert [a.square for a in desk.offers(Move)] == squares
    fled = desk.one(Fled)
    assert (desk.names(fled.enemies), fled.loot) == (["E10", "D01"], (loot,))
    assert (desk.bottom_of("monster"), desk.bottom_of("lord"), desk.state.loot_deck[0]) == (["E10"], ["D01"], loot)
    assert desk.state.events_deck[-1] == "CF"
    assert (desk.state.phase, desk.state.combat, desk.state.event) == (Phase.EXPLORE, None, NOTHING)
    assert desk.hp("C1") == (9,), "REGEN is for fights that were won"
    desk.do(Move(0, squares[0]))
    assert desk.one(Moved).rule == "CFL-BOSS-05"
    assert desk.one(BacktrackRolled).face == 6
    assert desk.ask == "move"


@pytest.mark.rule("CFL-BACK-05")
@pytest.mark.rule("CFL-BOSS-07")
def test_an_escape_from_the_tile_of_a_siren_leaves_it_pending() -> None:
    desk = Desk("C1").gear("C1", "L11", "L07").run()
    near = next(a.square for a in desk.offers(Move) if desk.state.turned[a.square] is TileState.HIDDEN)
    desk.lay(near, TileType.SIREN_1).reveal(near).dice(1, 8)
    desk.do(Move(0, near))
    assert (desk.ask, desk.top.moment) == ("window", "turn"), "consumables before the flight"
    desk.do(Use(0, desk.card("C1", "L07"), "C1"))
    assert (desk.ask, desk.unit("C1").stats[1]) == ("escape", 5)
    desk.do(Yes(0))
    assert desk.ask == "flight"
    assert not desk.all_of(EventBegan)
    assert (desk.state.done[near], desk.state.turned[near]) == (False, TileState.REVEALED)
    assert (desk.unit("C1").stats[1], desk.unit("C1").buffs) == (3, ()), "what lasts for a fight is over"


@pytest.mark.rule("CFL-BACK-05")
def test_a_won_fight_with_the_boss_is_followed_by_the_event_of_the_tile() -> None:
    desk = Desk("C1").gear("C1", "L21").run()
    near = next(a.square for a in desk.offers(Move) if desk.state.turned[a.square] is TileState.HIDDEN)
    desk.lay(near, TileType.SIREN_1).reveal(near).dice(1, *[8] * 5)
    desk.do(Move(0, near), No(0))
    desk.enemy(1).hp = 1
    while desk.ask == "attack":
        desk.answer(Declare)
    assert (desk.ask, desk.one(EventBegan).event) == ("choice", 28)


@pytest.mark.rule("CFL-BOSS-06")
def test_fleeing_onto_a_hidden_tile_reveals_and_resolves_it() -> None:
    desk = Desk("C1").gear("C1", "L11").run()
    hidden = next(a.square for a in desk.offers(Move) if desk.state.turned[a.square] is TileState.HIDDEN)
    desk.lay(hidden, TileType.CURE).health("C1", 5).stand({1: "CF"}).dice(8).run()
    desk.do(Yes(0), Move(0, hidden))
    assert desk.one(TileRevealed).square == hidden
    assert not desk.all_of(BacktrackRolled)


@pytest.mark.rule("CFL-BOSS-08")
@pytest.mark.rule("CFL-COMBAT-11")
def test_only_cyberflesh_can_be_fled_from_and_its_hp_are_for_the_players() -> None:
    for names, hp in ((("C1",), 16), (("C1", "C2"), 30), (("C1", "C2", "C3"), 45)):
        desk = Desk(*names).stand({1: "CF"})
        assert desk.enemy(1).hp == hp
    for name in ("D01", "F1", "E10"):
        desk = Desk("C1").stand({1: name}).dice(*[1] * 6)
        desk.run()
        assert desk.ask == "attack"


@pytest.mark.rule("CFL-BOSS-09")
def test_the_boss_never_lies_in_the_graveyard() -> None:
    desk = Desk("C1").gear("C1", "L23").stand({1: "CF"}, {1: 1}).unit_acts("C1", dice=[7])
    desk.answer(Declare)
    assert desk.state.graveyard == []
    assert [unit.id for unit in desk.state.helpers] == ["CF"]
