"""Options (CFL-OPT), the game master's chair (CFL-RUL-03), and what is not asked of the rules."""

from __future__ import annotations

import pytest

from arcology.engine.play import start
from arcology.games.cyberflesh.actions import Confirm, Declare, Done, Next, No, Pass, TakeLoot, Use, Yes
from arcology.games.cyberflesh.events import EscapeRolled, EventBegan, LootLeft, OrderFixed, StrikeRolled, TestRolled
from arcology.games.cyberflesh.terms import TileType
from tests.games.cyberflesh.desk import Desk, config, house_rules


@pytest.mark.rule("CFL-OPT-01")
def test_alert_at_the_start_by_the_printed_example() -> None:
    rules = house_rules()
    found = [start(rules, config(seats, alert_start="example")).state.alert for seats in (1, 2, 3)]
    assert found == [2, 4, 5]
    assert start(rules, config(1, alert_start="example", easy_start="on")).state.alert == 1


@pytest.mark.rule("CFL-OPT-02")
def test_one_pick_each_on_loot_tiles_only() -> None:
    desk = Desk("C1", "C2", loot_tile_picks="one_each").on_top("loot", "L01", "L02", "L03", "L05")
    desk.resolve(TileType.LOOT)
    desk.answer(TakeLoot)
    assert desk.seat == 0
    desk.answer(TakeLoot)
    assert len(desk.one(LootLeft).cards) == 2
    desk = Desk("C1", loot_tile_picks="one_each").gear("C1", "L21").resolve(TileType.LOOT)
    desk.answer(Pass)
    assert len(desk.one(LootLeft).cards) == 2
    from arcology.games.cyberflesh.actions import Choose

    desk = Desk("C1", loot_tile_picks="one_each").on_top("loot", "L01", "L02", "L03").event(16, [8])
    desk.do(Choose(0, 0))
    for _ in range(3):
        desk.answer(TakeLoot)
    assert len(desk.unit("C1").consumables) == 3, "other loot rounds stay cyclic"


@pytest.mark.rule("CFL-OPT-03")
def test_one_hand_weapon_a_turn() -> None:
    desk = Desk("C3", weapons_per_turn="one").gear("C3", "L14", "L11").mutate("C3", "M11").stand({1: "E10"})
    desk.unit_acts("C3", dice=[1] * 9)
    pistol, knife = desk.unit("C3").weapons
    desk.do(Declare(0, pistol, 1))
    assert {a.weapon for a in desk.offers(Declare)} == {"M11"}, "extra mutations still add"
    assert desk.no(Declare(0, knife, 1)) == ("one_weapon", "CFL-OPT-03")
    desk.do(Declare(0, "M11", 1))
    assert desk.ask == "attack"


@pytest.mark.rule("CFL-OPT-04")
def test_a_natural_8_may_always_escape() -> None:
    desk = Desk("C1", escape_natural_8="on").gear("C1", "L11").stand({1: "CF"})
    desk.state.alert = 8
    desk.dice(8).run()
    desk.do(Yes(0))
    assert desk.one(EscapeRolled).escaped
    desk = Desk("C1", escape_natural_8="on").gear("C1", "L11").stand({1: "CF"})
    desk.state.alert = 8
    desk.dice(7, 1, 1, 1).run()
    desk.do(Yes(0))
    assert not desk.one(EscapeRolled).escaped, "only an 8"


@pytest.mark.rule("CFL-OPT-05")
@pytest.mark.rule("CFL-PRIO-04")
def test_the_game_master_orders_tied_enemies() -> None:
    desk = Desk("C1", gm_seat="on", gm_enemy_order="on").stand({1: "E20", 2: "E01", 4: "E25"}).dice(*[1] * 20).run()
    assert (desk.ask, desk.seat, desk.legal) == ("enemy_order", 1, [Next(1, "#1"), Next(1, "#2")])
    assert desk.no(Next(0, "#2")) == ("gm_first", "CFL-OPT-05")
    desk.do(Next(1, "#2"))
    assert desk.one(OrderFixed).order == ("#2", "#1", "C1", "#4")
    desk = Desk("C1", gm_enemy_order="on").stand({1: "E20", 2: "E01"}).dice(*[1] * 20).run()
    assert desk.state.options.gm_enemy_order == "off", "without a game master the slots decide"
    assert desk.ask == "attack"


def test_the_game_master_confirms_events_and_enemy_dice() -> None:
    desk = Desk("C1", "C2", gm_seat="on").gear("C1", "L11")
    desk.lay(desk.square(TileType.EVENT), TileType.EVENT, 4).resolve(TileType.EVENT, [8, 8], 4)
    assert desk.one(EventBegan).event == 4
    assert (desk.ask, desk.seat, desk.legal) == ("read", 2, [Confirm(2)])
    assert desk.no(Confirm(0)) == ("gm_first", "CFL-RUL-03")
    desk.do(Confirm(2))
    assert len(desk.all_of(TestRolled)) == 2
    desk.stand({1: "E10", 2: "CF", 3: "E05"}).enemy_acts(1, dice=[1] * 20)
    assert (desk.ask, desk.seat) == ("immolate", 1)
    desk.do(No(1))
    assert (desk.ask, desk.top.slot) == ("roll", 1)
    desk.do(Confirm(2))
    assert len(desk.all_of(StrikeRolled)) == 1
    desk.enemy_acts(2, dice=[1] * 6)
    assert desk.ask == "roll", "once for the whole onslaught"
    desk.do(Confirm(2))
    assert len(desk.all_of(StrikeRolled)) == 2
    desk.enemy_acts(3)
    assert desk.ask == "attack", "an explosion has no dice"
    desk.enemy_acts(1, dice=[1] * 6).do(Yes(1))
    assert desk.ask == "attack", "nor has an attack that somebody took"


def test_the_game_master_has_no_loot_and_no_vote() -> None:
    desk = Desk("C1", "C2", gm_seat="on").gear("C1", "L01").run()
    assert all(a.seat < 2 for a in desk.legal)
    assert desk.no(Use(2, desk.card("C1", "L01"), "C1")) == ("gm_has_no_loot", "CFL-RUL-02")
    assert desk.no(Done(7)) == ("no_such_seat", "CFL-SETUP-01")


def test_rules_always_ask_about_immolation() -> None:
    """The option about it is a standing answer of the seats' drivers."""
    desk = Desk("C1", "C2", immolation="never").stand({1: "E10"}).enemy_acts(1, dice=[1])
    assert desk.ask == "immolate"
