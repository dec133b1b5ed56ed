"""Combat Phases: how they start, go and end; windows (CFL-COMBAT)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.actions import Choose, Declare, Done, No, Pass, Use
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import (
    CombatTurnBegan,
    EnemyPlaced,
    FightBegan,
    FightWon,
    Healed,
    LootDropped,
    LootShown,
    NecrosisGained,
    NobodyCame,
    SlotsRolled,
    StrikeRolled,
)
from arcology.games.cyberflesh.terms import Phase, Stat, TileType
from tests.games.cyberflesh.desk import Desk

QUIET = [1] * 30
"""Dice that hit nobody."""


def placed(desk: Desk) -> dict[int, str]:
    """Slots and designs of the enemies that were put down."""
    return {e.slot: e.card.partition("#")[0] for e in desk.all_of(EnemyPlaced)}


@pytest.mark.rule("CFL-COMBAT-03")
@pytest.mark.rule("CFL-COMBAT-04")
@pytest.mark.rule("CFL-COMBAT-05")
def test_ex_04_slots_are_populated_in_order() -> None:
    desk = Desk("C1", "C2").on_top("monster", "E25", "E13", "E10", "E18")
    desk.resolve(TileType.COMBAT, [4, 5, 8, 1, 7, *QUIET])
    assert desk.one(SlotsRolled).faces == (4, 5, 8, 1, 7)
    assert placed(desk) == {2: "E25", 3: "E13", 5: "E10"}
    assert desk.top_of("monster") == ["E18"]


@pytest.mark.rule("CFL-COMBAT-04")
def test_ex_05_a_natural_1_leaves_the_slot_empty() -> None:
    desk = Desk("C1")
    desk.state.alert = 7
    desk.resolve(TileType.COMBAT, [1, 1, 2, 3, 8, *QUIET])
    assert list(placed(desk)) == [3, 4, 5]


@pytest.mark.rule("CFL-COMBAT-06")
@pytest.mark.rule("CFL-COMBAT-02")
def test_ex_06_hard_mode_fills_every_slot() -> None:
    desk = Desk("C1").gear("C1", "L21")
    desk.state.alert = 8
    desk.lay(desk.state.party, TileType.START).event(28, QUIET)
    desk.do(Choose(0, 0))
    slots = placed(desk)
    assert list(slots) == [1, 2, 3, 4, 5]
    assert slots[1].startswith("D")
    assert all(name.startswith("E") for slot, name in slots.items() if slot > 1)
    assert not desk.all_of(SlotsRolled)
    assert desk.one(FightBegan).hard


@pytest.mark.rule("CFL-COMBAT-02")
@pytest.mark.rule("CFL-COMBAT-11")
def test_enemies_of_effects_take_the_lowest_slots_and_a_surplus_is_not_drawn() -> None:
    desk = Desk("C1", "C2")
    desk.book.effects["test.spawn"] = (fx.Spawn(monsters=6, lords=1, boss=True, final=True),)
    try:
        cards = len(desk.state.monster_deck)
        desk.dice(5, *QUIET).run(RunEffects("test.spawn"))
    finally:
        del desk.book.effects["test.spawn"]
    slots = placed(desk)
    assert list(slots.values())[:2] == ["F2", "CF"]
    assert slots[3].startswith("D")
    assert len(slots) == 5
    assert len(desk.state.monster_deck) == cards - 2
    lord = desk.enemy(3)
    assert lord.max_hp == desk.book.enemies[lord.card].hp[1], "hp for those who began, living or not"
    assert desk.enemy(1).max_hp == desk.book.enemies["F2"].hp[1]


@pytest.mark.rule("CFL-COMBAT-02")
@pytest.mark.rule("CFL-COMBAT-03")
def test_dice_fill_only_the_slots_that_others_left() -> None:
    desk = Desk("C1").on_top("monster", "E25", "E13")
    desk.book.effects["test.spawn"] = (fx.Spawn(lords=1, populate=True),)
    try:
        desk.dice(8, 1, 8, 1, 1, *QUIET).run(RunEffects("test.spawn"))
    finally:
        del desk.book.effects["test.spawn"]
    assert desk.one(SlotsRolled).filled == (3,)
    slots = placed(desk)
    assert (list(slots), slots[1][0], slots[3]) == ([1, 3], "D", "E25")
    assert desk.top_of("monster") == ["E13"]


@pytest.mark.rule("CFL-COMBAT-07")
def test_ex_07_no_enemy_no_fight() -> None:
    desk = Desk("C1").gear("C1", "L11").mutate("C1", "M10", "M29").health("C1", 5, 3)
    desk.resolve(TileType.COMBAT, [5, 5, 3, 1, 2])
    assert desk.all_of(NobodyCame)
    assert not desk.all_of(CombatTurnBegan)
    assert (desk.unit("C1").necrosis, *desk.hp("C1")) == (3, 5)
    assert desk.state.done[desk.state.party]
    assert (desk.ask, desk.state.phase) == ("move", Phase.EXPLORE)


@pytest.mark.rule("CFL-COMBAT-01")
@pytest.mark.rule("CFL-COMBAT-08")
def test_in_every_turn_everybody_acts_once() -> None:
    desk = Desk("C1", "C2").stand({1: "E25", 3: "E13"}).dice(*QUIET)
    desk.run()
    acted = []
    for _ in range(4):
        acted.append((desk.top.unit, desk.state.combat.turn))  # type: ignore[union-attr]
        desk.answer(Pass)
        desk.stay()
    assert acted == [("C2", 2), ("C1", 2), ("C2", 3), ("C1", 3)]
    assert [e.slot for e in desk.all_of(StrikeRolled)] == [1, 3]
    assert desk.state.phase is Phase.COMBAT


@pytest.mark.rule("CFL-COMBAT-09")
@pytest.mark.rule("CFL-COMBAT-10")
@pytest.mark.rule("CFL-DEATH-03")
@pytest.mark.rule("CFL-KEY-01")
def test_the_last_enemy_ends_the_fight_at_once() -> None:
    desk = Desk("C1", "C2").gear("C1", "L23", "L01").mutate("C2", "M29").health("C2", 5)
    desk.unit("C1").buffs = ((1, 2),)
    desk.gear("C1").stand({3: "E16"}, {3: 2}).unit_acts("C1", dice=[7])
    desk.answer(Declare)
    assert desk.all_of(LootDropped)
    kinds = [type(e) for e in desk.events]
    assert kinds.index(FightWon) < kinds.index(Healed) < kinds.index(LootShown), "buffs, REGEN, then the loot"
    assert desk.unit("C1").buffs == ()
    assert desk.hp("C2") == (6,)
    assert (desk.ask, desk.state.phase, desk.state.combat) == ("loot", Phase.LOOTING, None)


@pytest.mark.rule("CFL-COMBAT-08")
@pytest.mark.rule("CFL-CHAR-07")
def test_who_fell_before_its_turn_does_not_act() -> None:
    desk = Desk("C1", "C2").health("C2", 2).stand({1: "E02", 2: "E13"}).dice(8, *QUIET).run()
    desk.stay()
    assert not desk.unit("C2").alive
    assert (desk.ask, desk.top.unit) == ("attack", "C1")
    assert desk.state.combat.order[1] == "C2"  # type: ignore[union-attr]


@pytest.mark.rule("CFL-COMBAT-10")
@pytest.mark.rule("CFL-CHAR-12")
def test_a_dead_unit_keeps_nothing_of_a_fight() -> None:
    desk = Desk("C1", "C2").gear("C1", "L07").health("C2", 2).stand({1: "E21"}, {1: 1}).unit_acts("C1")
    desk.do(Use(0, desk.card("C1", "L07"), "C2"))
    assert desk.unit("C2").stat(Stat.PRECISION) == 6
    desk.mutate("C2", "M02").health("C2", 1).dice(7).run(tasks.Strike(1, "C2"))
    assert not desk.unit("C2").alive
    assert (desk.unit("C2").buffs, desk.unit("C2").stat(Stat.PRECISION)) == ((), 4)


@pytest.mark.rule("CFL-COMBAT-10")
@pytest.mark.rule("CFL-KEY-02")
def test_rot_triggers_when_a_fight_begins() -> None:
    desk = Desk("C1", "C2").mutate("C1", "M10", "M15").mutate("C2", "M39").helper("N01", "C1").mutate("N01", "M20")
    desk.on_top("monster", "E25").run(RunEffects("event.10/0.option0/0.failure"))
    gained = desk.all_of(NecrosisGained)
    assert [(e.unit, e.amount, e.filtered) for e in gained] == [("C2", 1, 0), ("C1", 0, 1), ("N01", 1, 0)]
    kinds = [type(e) for e in desk.events]
    assert kinds.index(FightBegan) < kinds.index(NecrosisGained) < kinds.index(CombatTurnBegan)
    desk = (
        Desk("C1").mutate("C1", "M10", "M39").on_top("monster", "E25").run(RunEffects("event.10/0.option0/0.failure"))
    )
    assert desk.one(NecrosisGained).amount == 2, "sources add, and it is one gain"


@pytest.mark.rule("CFL-COMBAT-12")
@pytest.mark.rule("CFL-LOOT-02")
def test_windows_for_consumables() -> None:
    """At the start of a turn, before each activation, and when a target is known; not again where nothing happened."""
    desk = Desk("C1", "C2").gear("C1", "L01").gear("C2", "L01").stand({1: "E25"}).dice(*QUIET).run()
    seen = []
    for _ in range(11):
        seen.append((desk.top.moment if desk.ask == "window" else desk.ask, desk.seat))
        desk.answer({"window": Done, "immolate": No}.get(desk.ask, Pass))
    assert seen == [
        ("turn", 1),
        ("turn", 0),
        ("attack", 1),
        ("unit", 1),
        ("attack", 0),
        ("enemy", 1),
        ("enemy", 0),
        ("immolation", 1),
        ("immolation", 0),
        ("immolate", 1),
        ("turn", 1),
    ]


@pytest.mark.rule("CFL-COMBAT-12")
def test_an_attack_opens_the_window_before_the_next_enemy_again() -> None:
    """All have said no before the first attack; what it cost may change their minds before the second enemy acts."""
    desk = Desk("C1").gear("C1", "L01").stand({1: "E10", 2: "E04"}).dice(7, *QUIET)
    desk.run()
    desk.do(Done(0))
    seen = []
    while desk.hp("C1") != (14,):
        seen.append((desk.top.moment if desk.ask == "window" else desk.ask, *desk.hp("C1")))
        desk.answer(Pass if desk.ask == "attack" else Done)
    assert seen == [("attack", 20), ("enemy", 20), ("immolation", 20), ("enemy", 17)]


@pytest.mark.rule("CFL-COMBAT-12")
def test_an_own_attack_opens_the_window_before_the_enemy_again() -> None:
    desk = Desk("C1").gear("C1", "L01", "L21").stand({1: "E10", 2: "E13"}).dice(*QUIET).run()
    assert (desk.ask, desk.top.moment) == ("window", "turn")
    desk.do(Done(0))
    desk.answer(Declare)
    assert (desk.ask, desk.top.moment, desk.top.actor) == ("window", "enemy", "#1")


@pytest.mark.rule("CFL-COMBAT-12")
def test_so_does_an_explosion() -> None:
    desk = Desk("C1").gear("C1", "L01").stand({1: "E04", 2: "E10"}).dice(*QUIET).run()
    desk.do(Done(0), Pass(0), Done(0))
    assert desk.hp("C1") == (17,)
    assert (desk.ask, desk.top.moment, desk.top.actor) == ("window", "enemy", "#2")


@pytest.mark.rule("CFL-COMBAT-12")
def test_after_every_use_all_are_asked_again() -> None:
    desk = Desk("C1", "C2").gear("C1", "L01", "L03").gear("C2", "L01").stand({1: "E25"}).dice(*QUIET)
    desk.run()
    assert (desk.ask, desk.seat) == ("window", 1)
    desk.do(Done(1))
    assert desk.seat == 0
    desk.do(Use(0, desk.card("C1", "L01"), "C2"))
    assert (desk.ask, desk.seat) == ("window", 1)
    desk.do(Done(1), Done(0))
    assert (desk.ask, desk.seat) == ("attack", 1)
    assert desk.offers(Use), "the window of the one who acts is part of its question"
    assert desk.no(Use(0, desk.card("C1", "L03"), "C1")) == ("other_window", "CFL-COMBAT-12")
    desk.do(Use(1, desk.card("C2", "L01"), "C1"))
    assert (desk.ask, desk.seat, desk.top.moment) == ("window", 0, "unit")


@pytest.mark.rule("CFL-COMBAT-12")
@pytest.mark.rule("CFL-COMBAT-09")
def test_a_consumable_can_end_the_fight() -> None:
    desk = Desk("C1").gear("C1", "L05").stand({2: "E25"}, {2: 3}).run()
    assert (desk.ask, desk.top.moment) == ("window", "turn")
    desk.do(Use(0, desk.card("C1", "L05"), "", 2))
    assert desk.all_of(FightWon)
    assert desk.state.loot_deck[0].startswith("L05")


def test_a_holder_without_anything_fitting_is_not_asked() -> None:
    desk = Desk("C1").gear("C1", "L08", "L09").stand({1: "E25"}).dice(*QUIET).run()
    assert desk.ask == "attack"
    assert not desk.offers(Use)


def test_effects_after_a_fight_wait_for_its_end() -> None:
    desk = Desk("C1").gear("C1", "L21").on_top("lord", "D09").on_top("monster", "E25")
    desk.state.party = desk.square(TileType.SIREN_1)
    desk.reveal(desk.state.party).event(28, QUIET)
    desk.do(Choose(0, 0))
    assert desk.state.sirens == 0
    desk.enemy(1).hp = 1
    desk.dice(8, 8, *QUIET)
    desk.answer(Declare)
    while desk.ask == "loot":
        desk.answer(Pass)
    assert (desk.state.sirens, desk.state.alert) == (1, 3)
    assert desk.state.done[desk.state.party]
