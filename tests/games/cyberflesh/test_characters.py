"""Characters, statistics, necrosis (CFL-CHAR, CFL-NECRO)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Declare
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import (
    AttackRolled,
    CardDiscarded,
    GameEnded,
    Healed,
    NecrosisGained,
    NecrosisLost,
    TargetChosen,
    TestRolled,
    UnitDied,
)
from arcology.games.cyberflesh.rules.units import die, gain_necrosis, heal, lose
from arcology.games.cyberflesh.terms import Phase, Stat
from tests.games.cyberflesh.desk import Desk


def context(desk: Desk):  # type: ignore[no-untyped-def]
    from arcology.engine.agenda import Context

    return Context(desk.state, desk.state.luck)


@pytest.mark.rule("CFL-CHAR-01")
def test_the_goal() -> None:
    """Two sirens open the Exit, and Event 30 wins with somebody alive; see test_explore and test_ending."""
    desk = Desk("C1")
    assert desk.state.sirens == 0
    desk.state.sirens = 2
    desk.state.phase = Phase.EVENT
    desk.run(RunEffects("event.30", at=1))
    assert desk.ask == "WIN"


@pytest.mark.rule("CFL-CHAR-02")
def test_the_sheet_has_nine_places() -> None:
    desk = Desk("C1").gear("C1", "L12", "L13", "L29", "L34").mutate("C1", "M01", "M12", "M22", "M32")
    unit = desk.unit("C1")
    assert desk.names(unit.weapons) == ["L12", "L13"]
    assert desk.names([unit.helmet, unit.body]) == ["L29", "L34"]
    assert unit.mutations == ["M01", "M12", "M22", "M32"]


@pytest.mark.rule("CFL-CHAR-03")
@pytest.mark.rule("CFL-CHAR-04")
@pytest.mark.rule("CFL-CHAR-08")
def test_effective_statistics_add_every_card() -> None:
    desk = Desk("C3").gear("C3", "L28", "L38", "L18").mutate("C3", "M17", "M36")
    unit = desk.unit("C3")
    stats = {stat: unit.stat(stat) for stat in Stat}
    assert stats == {
        Stat.PRIORITY: 5 + 1,
        Stat.PRECISION: 3 + 2,
        Stat.STRENGTH: 2 + 2,
        Stat.INTELLIGENCE: 3,
        Stat.LIFE: 16 + 3 - 3 - 3,
        Stat.DEFENCE: 1,
    }
    desk.stand({1: "E10"}).unit_acts("C3", dice=[3])
    desk.answer(Declare)
    assert (desk.one(AttackRolled).bonus, desk.one(AttackRolled).hits) == (5, 1)


@pytest.mark.rule("CFL-CHAR-08")
def test_life_stays_above_0_and_defence_from_0_on() -> None:
    desk = Desk("C2")
    desk.unit("C2").buffs = ((4, -30), (5, -3))
    from arcology.games.cyberflesh.rules.units import effective, refresh

    refresh(desk.book, desk.unit("C2"))
    stats, _ = effective(desk.book, desk.unit("C2"))
    assert (stats[4], stats[5], desk.unit("C2").hp) == (1, 0, 1)
    desk.unit("C2").buffs = ((0, -9),)
    refresh(desk.book, desk.unit("C2"))
    assert desk.unit("C2").stat(Stat.PRIORITY) == -3, "other statistics have no floor"


@pytest.mark.rule("CFL-CHAR-05")
@pytest.mark.rule("CFL-CHAR-06")
@pytest.mark.rule("CFL-DEF-04")
def test_ex_35_tests_of_strength_and_intelligence() -> None:
    from arcology.games.cyberflesh.actions import NameUnit

    desk = Desk("C1", "C2").event(1, dice=[3])
    desk.do(NameUnit(0, "C1"))
    rolled = desk.one(TestRolled)
    assert (rolled.stat, rolled.bonus, rolled.success) == (Stat.STRENGTH, 5, True)
    desk = Desk("C1", "C2").event(1, dice=[6])
    desk.do(NameUnit(0, "C2"))
    assert desk.one(TestRolled).success
    desk = Desk("C1", "C2").gear("C2", "L34").event(1, dice=[5])
    desk.do(NameUnit(0, "C2"))
    assert not desk.one(TestRolled).success
    assert desk.hp("C2") == (12,), "DEFENCE does not help"
    desk = Desk("C1", "C2").event(18, dice=[4])
    desk.do(NameUnit(0, "C2"))
    assert (desk.one(TestRolled).stat, desk.one(TestRolled).bonus) == (Stat.INTELLIGENCE, 6)


@pytest.mark.rule("CFL-CHAR-07")
@pytest.mark.rule("CFL-CHAR-12")
def test_a_dead_character_is_out_and_its_cards_go_under_the_decks() -> None:
    desk = Desk("C1", "C2").gear("C1", "L12", "L13", "L29", "L34", "L01", "L03").mutate("C1", "M01", "M12", "M32")
    lose(desk.book, desk.state, desk.unit("C1"), 99, "effect", context(desk))
    desk.run()
    unit = desk.unit("C1")
    assert (unit.alive, unit.loot, any(unit.mutations)) == (False, [], False)
    assert desk.bottom_of("loot", 6) == ["L12", "L13", "L29", "L34", "L01", "L03"]
    assert desk.bottom_of("mutation", 3) == ["M01", "M12", "M32"]
    assert (desk.ask, desk.seat) == ("move", 1)


@pytest.mark.rule("CFL-CHAR-09")
def test_maximum_life_moves_without_hp() -> None:
    desk = Desk("C1").health("C1", 15).gear("C1", "L35")
    assert (desk.unit("C1").max_hp, *desk.hp("C1")) == (22, 15)
    desk.health("C1", 22).strip("C1")
    assert (desk.unit("C1").max_hp, *desk.hp("C1")) == (20, 20)


@pytest.mark.rule("CFL-CHAR-10")
def test_healing_stops_at_life() -> None:
    desk = Desk("C1").health("C1", 18)
    ctx = context(desk)
    heal(desk.unit("C1"), 6, "effect", ctx)
    assert desk.hp("C1") == (20,)
    desk.health("C1", 3)
    heal(desk.unit("C1"), None, "effect", ctx)
    assert desk.hp("C1") == (20,)
    heal(desk.unit("C1"), 6, "effect", ctx)
    ctx.cut()
    assert [e.amount for beat in ctx.beats for e in beat.events if isinstance(e, Healed)] == [2, 17]


@pytest.mark.rule("CFL-CHAR-11")
@pytest.mark.rule("CFL-END-02")
def test_ex_37_the_last_death_ends_the_game() -> None:
    desk = Desk("C1").health("C1", 2).helper("N07", "C1").stand({1: "E05"})
    desk.enemy_acts(1)
    assert desk.ask == "DEFEAT"
    assert desk.state.slots == [None] * 5
    assert [unit.id for unit in desk.state.helpers] == ["N07"]
    assert desk.one(GameEnded).rule == "CFL-CHAR-11"
    assert desk.state.phase is Phase.GAME_OVER


@pytest.mark.rule("CFL-NECRO-01")
@pytest.mark.rule("CFL-NECRO-02")
def test_ex_23_nine_markers_kill() -> None:
    for had, alive in ((8, False), (7, True)):
        desk = Desk("C2", "C3").health("C3", 12, had)
        gain_necrosis(desk.book, desk.state, desk.unit("C3"), 1, "effect", context(desk))
        assert desk.unit("C3").alive is alive
        assert desk.unit("C3").hp == (12 if alive else 0)


@pytest.mark.rule("CFL-NECRO-01")
def test_markers_are_removed_down_to_none() -> None:
    desk = Desk("C1").health("C1", 20, 1).event(25)
    assert desk.unit("C1").necrosis == 0
    assert desk.one(NecrosisLost).amount == 1


@pytest.mark.rule("CFL-NECRO-03")
def test_defence_does_not_keep_necrosis_off() -> None:
    desk = Desk("C1").gear("C1", "L36").stand({1: "E22"}).enemy_acts(1, dice=[7])
    assert (desk.hp("C1"), desk.unit("C1").necrosis) == ((20,), 1)


@pytest.mark.rule("CFL-NECRO-04")
def test_helpers_carry_necrosis_too() -> None:
    desk = Desk("C1").helper("N01", "C1").helper("CF").health("N01", 6, 7).health("CF", 10, 8)
    desk.event(9)
    assert [e.unit for e in desk.all_of(NecrosisGained)] == ["C1", "N01", "CF"]
    assert [e.unit for e in desk.all_of(UnitDied)] == ["CF"]
    assert desk.one(UnitDied).necrosis
    assert desk.state.events_deck[-1] == "CF"


@pytest.mark.rule("CFL-NECRO-05")
def test_fewest_markers_break_ties() -> None:
    desk = Desk("C1", "C2").health("C1", 14, 2).health("C2", 14, 1).stand({1: "E01"})
    desk.enemy_acts(1, dice=[1])
    assert (desk.one(TargetChosen).unit, desk.one(TargetChosen).by) == ("C2", "necrosis")


def test_what_a_dead_one_leaves_is_told() -> None:
    desk = Desk("C1", "C2").gear("C2", "L12")
    ctx = context(desk)
    die(desk.book, desk.state, desk.unit("C2"), ctx)
    ctx.cut()
    told = [e for beat in ctx.beats for e in beat.events]
    assert [e.cause for e in told if isinstance(e, CardDiscarded)] == ["dead"]
