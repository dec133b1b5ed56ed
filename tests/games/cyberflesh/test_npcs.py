"""NPCs and Cyberflesh as an ally (CFL-NPC, CFL-ALLY)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Declare, Move, NameUnit, Pass
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import (
    AllyJoined,
    AttackRolled,
    EnemyDied,
    FightWon,
    NpcJoined,
    NpcMissing,
    NpcPassed,
    OrderFixed,
    TargetChosen,
    TestRolled,
)
from arcology.games.cyberflesh.rules.units import lose, unit_order
from arcology.games.cyberflesh.terms import Phase, TileType, UnitKind
from tests.games.cyberflesh.desk import Desk


def context(desk: Desk):  # type: ignore[no-untyped-def]
    from arcology.engine.agenda import Context

    return Context(desk.state, desk.state.luck)


@pytest.mark.rule("CFL-NPC-01")
def test_an_npc_leaves_the_deck_and_joins() -> None:
    desk = Desk("C1", "C2").run(RunEffects("event.14", at=1))
    assert [a.unit for a in desk.offers(NameUnit)] == ["C2", "C1"]
    desk.do(NameUnit(0, "C1"))
    assert (desk.one(NpcJoined).npc, desk.unit("N07").owner) == ("N07", 0)
    assert "N07" not in desk.state.events_deck
    desk.run(RunEffects("event.14", at=1)).do(NameUnit(0, "C2"))
    assert desk.one(NpcMissing).npc == "N07"
    assert [unit.id for unit in desk.state.helpers] == ["N07"]


@pytest.mark.rule("CFL-NPC-06")
@pytest.mark.rule("CFL-NPC-01")
def test_ex_40_a_dead_npc_returns_under_the_deck() -> None:
    desk = Desk("C1").helper("N02", "C1").health("N02", 3, 5).mutate("N02", "M01")
    assert list(reversed(desk.state.events_deck))[:3] == ["CF", "N01", "N03"]
    lose(desk.book, desk.state, desk.unit("N02"), 9, "effect", context(desk))
    assert desk.state.events_deck[0] == "N02"
    assert desk.state.events_deck[-2:] == ["N01", "CF"]
    assert desk.bottom_of("mutation") == ["M01"]
    desk.run(RunEffects("event.18/0.success", actor="C1"))
    assert desk.one(NpcJoined).npc == "N01", "NEXT is the topmost NPC"
    desk.state.events_deck.remove("N02")
    desk.state.events_deck.append("N02")
    desk.state.events_deck.remove("CF")
    desk.state.events_deck.append("CF")
    desk.run(RunEffects("event.18/0.success", actor="C1"))
    unit = desk.unit("N02")
    assert (unit.hp, unit.necrosis, any(unit.mutations)) == (5, 0, False)


@pytest.mark.rule("CFL-NPC-02")
@pytest.mark.rule("CFL-NPC-03")
def test_an_npc_fights_like_a_character_and_its_owner_decides() -> None:
    desk = Desk("C1", "C2").helper("N03", "C2").gear("C1", "L21").stand({1: "E10"})
    desk.dice(5, 5).run()
    assert desk.ask == "order", "C2 and Rag Sister have 6 both"
    desk = Desk("C1", "C2").helper("N04", "C2").stand({1: "E01"}, {1: 2}).dice(1)
    desk.run()
    assert [*desk.one(OrderFixed).order] == ["C2", "#1", "N04", "C1"]
    desk.unit_acts("N04", dice=[6])
    assert (desk.ask, desk.seat) == ("attack", 1)
    desk.answer(Declare)
    assert desk.one(AttackRolled).hits == 1
    desk.stand({2: "E01"}).enemy_acts(2, dice=[1])
    assert desk.one(TargetChosen).unit == "N04"


@pytest.mark.rule("CFL-NPC-05")
def test_an_npc_immolates_for_its_owner_only() -> None:
    """See test_immolation for the whole of it."""
    from arcology.games.cyberflesh.rules.immolation import may_immolate

    desk = Desk("C1", "C2").helper("N01", "C1")
    assert may_immolate(desk.unit("N01"), desk.unit("C1"))
    assert not may_immolate(desk.unit("N01"), desk.unit("C2"))


@pytest.mark.rule("CFL-NPC-07")
def test_npcs_take_no_tests_and_are_no_characters_but_units() -> None:
    desk = Desk("C1")
    for name in ("N01", "N02", "N03", "N04"):
        desk.helper(name, "C1").health(name, 1)
    desk.event(19, dice=[8])
    assert [e.unit for e in desk.all_of(TestRolled)] == ["C1"]
    desk.health("C1", 10).event(20)
    assert desk.hp("C1", "N01", "N02") == (14, 5, 5)
    assert len(desk.state.helpers) == 4, "no limit"


@pytest.mark.rule("CFL-NPC-08")
def test_npcs_of_a_dead_player_are_assigned_by_the_others() -> None:
    desk = Desk("C1", "C2", "C3").helper("N01", "C1").helper("N05", "C1").helper("N02", "C2")
    desk.health("C1", 2).stand({1: "E05", 2: "E10"}).enemy_acts(1)
    assert (desk.ask, desk.seat, desk.top.npc) == ("owner", 1, "N01")
    assert desk.legal == [NameUnit(1, "C2"), NameUnit(1, "C3")]
    desk.do(NameUnit(1, "C3"))
    assert desk.one(NpcPassed).seat == 2
    desk.do(NameUnit(1, "C2"))
    assert [(unit.id, unit.owner) for unit in desk.state.helpers] == [("N01", 2), ("N02", 1), ("N05", 1)]
    desk = Desk("C1", "C2").helper("N01", "C1").health("C1", 2).stand({1: "E05", 2: "E10"}).enemy_acts(1)
    assert desk.unit("N01").owner == 1, "with one player left there is nothing to decide"
    desk = Desk("C1", "C2", "C3").helper("N01", "C1").helper("N02", "C1").health("C1", 2).health("N01", 1)
    desk.stand({1: "E05", 2: "E10"}).enemy_acts(1)
    assert (desk.ask, desk.top.npc) == ("owner", "N02"), "the other one fell with its player"
    desk.do(NameUnit(1, "C2"))
    assert desk.ask == "attack"


@pytest.mark.rule("CFL-NPC-09")
def test_wounds_of_an_npc_last() -> None:
    desk = Desk("C1").gear("C1", "L23").helper("N05", "C1").health("N05", 4, 3).stand({1: "E23"}, {1: 1})
    desk.unit_acts("C1", dice=[8])
    desk.answer(Declare)
    assert desk.all_of(FightWon)
    assert (desk.unit("N05").hp, desk.unit("N05").necrosis) == (4, 3)


@pytest.mark.rule("CFL-ALLY-01")
@pytest.mark.rule("CFL-BOSS-09")
def test_ex_28_the_beaten_boss_joins_all_players() -> None:
    desk = Desk("C1").gear("C1", "L23").stand({1: "CF"}, {1: 2}).unit_acts("C1", dice=[8])
    desk.answer(Declare)
    assert desk.one(AllyJoined).hp == 10
    ally = desk.unit("CF")
    assert (ally.kind, ally.owner, ally.hp, ally.necrosis, any(ally.mutations)) == (UnitKind.ALLY, -1, 10, 0, False)
    assert (ally.stats[0], ally.stats[5], desk.book.strikes["CF"].attacks, desk.book.strikes["CF"].damage) == (
        4,
        1,
        2,
        2,
    )
    assert "CF" not in desk.state.graveyard
    assert desk.state.events_deck[-1] == "N01"
    assert desk.all_of(FightWon)


@pytest.mark.rule("CFL-ALLY-01")
def test_a_new_ally_acts_from_the_next_turn() -> None:
    desk = Desk("C1").gear("C1", "L23").stand({1: "CF", 2: "E25"}, {1: 2}).unit_acts("C1", dice=[8])
    order = list(desk.state.combat.order)  # type: ignore[union-attr]
    desk.do(Declare(0, desk.card("C1", "L23"), 1))
    assert "CF" not in order
    assert desk.ask == "attack"
    desk.do(Pass(0))
    assert "CF" in desk.one(OrderFixed).order


@pytest.mark.rule("CFL-ALLY-02")
@pytest.mark.rule("CFL-ALLY-03")
def test_nobody_owns_the_ally() -> None:
    from arcology.games.cyberflesh.rules.immolation import may_immolate

    desk = Desk("C1", "C2").helper("CF").stand({1: "E10"})
    desk.unit("C1").hp = 0
    desk.unit_acts("CF", dice=[5, 5])
    assert (desk.ask, desk.seat) == ("attack", 1), "the living players decide together"
    assert may_immolate(desk.unit("CF"), desk.unit("C2"))
    assert may_immolate(desk.unit("CF"), desk.unit("C1"))


@pytest.mark.rule("CFL-ALLY-04")
@pytest.mark.rule("CFL-BOSS-07")
def test_ex_29_a_dead_ally_can_come_back_as_the_boss() -> None:
    desk = Desk("C1").gear("C1", "L21").helper("CF")
    lose(desk.book, desk.state, desk.unit("CF"), 99, "effect", context(desk))
    assert desk.state.events_deck[-1] == "CF"
    assert desk.state.helpers == []
    desk.run()
    near = desk.offers(Move)[0].square
    desk.lay(near, TileType.MUTATION).reveal(near).dice(1)
    desk.do(Move(0, near))
    assert (desk.enemy(1).card, desk.enemy(1).hp, desk.state.phase) == ("CF", 16, Phase.COMBAT)


@pytest.mark.rule("CFL-DEATH-04")
@pytest.mark.rule("CFL-DEATH-05")
def test_ex_38_the_killer_mutates_an_npc_too() -> None:
    desk = Desk("C1").helper("N03", "C1").on_top("mutation", "M35").stand({1: "E12", 2: "E10"}, {1: 1})
    desk.unit_acts("N03", dice=[5, 5])
    desk.do(Declare(0, "#innate", 1))
    assert desk.one(EnemyDied).killer == "N03"
    assert desk.corner("N03", "br") == "M35"
    assert desk.state.slot_loot == [[]] * 6


@pytest.mark.rule("CFL-PRIO-06")
def test_npcs_stand_by_id_in_whatever_order_they_come_and_the_ally_last() -> None:
    desk = Desk("C1").helper("CF")
    for number in (14, 3):
        branch = "event.3/0.option0/0.success" if number == 3 else "event.14"
        desk.run(RunEffects(branch, at=0 if number == 3 else 1, actor="C1"))
    assert [unit.id for unit in unit_order(desk.state)] == ["C1", "N01", "N07", "CF"]
