"""Death and loot of enemies (CFL-DEATH)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Declare, Pass, Use
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import (
    DeckReshuffled,
    EnemyDied,
    EnemyPlaced,
    LootLeft,
    LootShown,
    MutationGained,
)
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-DEATH-01")
def test_where_the_dead_lie() -> None:
    desk = Desk("C1").gear("C1", "L05", "L05", "L05").stand({1: "E13", 2: "D01", 3: "F1", 4: "E10"}, {1: 3, 2: 3, 3: 3})
    desk.unit_acts("C1")
    for slot in (1, 2, 3):
        desk.do(Use(0, desk.card("C1", "L05"), "", slot))
    assert desk.names(desk.state.graveyard) == ["E13", "D01"]
    assert sorted(desk.state.finals) == ["F1", "F2"], "a final boss leaves the game"
    assert (desk.state.monsters_killed, desk.state.lords_killed) == (1, 1)


@pytest.mark.rule("CFL-DEATH-01")
def test_damage_adds_up() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "E10", 2: "E13"}).unit_acts("C1", dice=[5, 1])
    desk.do(Declare(0, desk.card("C1", "L21"), 1))
    assert desk.enemy(1).hp == 3
    desk.unit_acts("C1", dice=[5, 5]).do(Declare(0, desk.card("C1", "L21"), 1))
    assert desk.one(EnemyDied).slot == 1


@pytest.mark.rule("CFL-DEATH-02")
@pytest.mark.rule("CFL-DEATH-03")
def test_slot_loot_is_collected_after_the_fight() -> None:
    desk = Desk("C1", "C2").gear("C1", "L06", "L06").on_top("loot", "L17", "L01")
    desk.stand({2: "E25", 5: "E20"}, {2: 1, 5: 1}).unit_acts("C1")
    desk.do(Use(0, desk.card("C1", "L06")))
    assert desk.names(desk.one(LootShown).cards) == ["L17", "L01"]
    assert (desk.ask, desk.seat) == ("loot", 1)
    desk.do(Pass(1), Pass(0))
    assert desk.names(desk.one(LootLeft).cards) == ["L17", "L01"]


@pytest.mark.rule("CFL-DEATH-05")
def test_the_killer_is_who_dealt_the_last_damage() -> None:
    desk = Desk("C1", "C2").gear("C2", "L05").on_top("mutation", "M01").stand({1: "E12", 2: "E10"}, {1: 3})
    desk.unit_acts("C2")
    desk.do(Use(1, desk.card("C2", "L05"), "", 1))
    assert (desk.one(EnemyDied).killer, desk.one(MutationGained).unit) == ("C2", "C2")
    from arcology.engine.agenda import Context
    from arcology.games.cyberflesh.rules.wounds import kill

    desk = Desk("C1").stand({1: "E12", 2: "E10"})
    ctx = Context(desk.state, desk.state.luck)
    kill(desk.book, desk.state, 1, "", ctx)
    assert not any(task.kind == "cyberflesh.draw_mutation" for task in desk.state.agenda), "no killer, no mutation"


@pytest.mark.rule("CFL-DEATH-06")
def test_ex_36_the_graveyard_becomes_a_deck() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21")
    s = desk.state
    fallen = [s.monster_deck.pop() for _ in range(4)] + [s.lord_deck.pop() for _ in range(2)]
    s.graveyard = fallen
    spare, s.monster_deck = s.monster_deck[:-1], s.monster_deck[-1:]
    last = s.monster_deck[0]
    desk.census = lambda state: []
    desk.dice(*[1] * 40).run(RunEffects("event.6"))
    assert (desk.one(DeckReshuffled).cards, len(spare)) == (4, 45)
    placed = [e.card for e in desk.all_of(EnemyPlaced)]
    assert placed[0] == last
    assert set(placed[1:]) <= set(fallen[:4])
    assert len(placed) == 3
    assert len(desk.state.monster_deck) == 2
    assert desk.state.graveyard == fallen[4:], "the lords stay"


@pytest.mark.rule("CFL-DEATH-06")
def test_without_any_enemy_the_slot_stays_empty() -> None:
    desk = Desk("C1").gear("C1", "L21")
    desk.census = lambda state: []
    desk.state.monster_deck, desk.state.lord_deck = [], []
    desk.run(RunEffects("event.16/0.option1/0.failure"))
    assert desk.state.slots == [None] * 5
    assert desk.ask == "move"
