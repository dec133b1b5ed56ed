"""The effect vocabulary and the events that use it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import (
    Choose,
    Done,
    Drop,
    Equip,
    NameEnemy,
    NameSquare,
    NameUnit,
    Pass,
    Use,
)
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.effects import Who
from arcology.games.cyberflesh.events import (
    Buffed,
    EnemyHurt,
    Healed,
    LootDrawn,
    MutationGained,
    NecrosisGained,
    NpcJoined,
    OptionTaken,
    SirenActivated,
    TableRolled,
    TestRolled,
    TileDeferred,
    UnitHurt,
)
from arcology.games.cyberflesh.terms import Stat, TileState, TileType
from tests.games.cyberflesh.desk import Desk, house_rules


@pytest.fixture(autouse=True)
def own_lists() -> Iterator[None]:
    """Lists that a test added are gone after it: the book is shared."""
    yield
    effects = house_rules().book.effects
    for name in [name for name in effects if name.startswith("test.")]:
        del effects[name]


def run(desk: Desk, *effects: fx.Effect, **frame: object) -> Desk:
    """Run a list of effects."""
    from arcology.games.cyberflesh.rules.book import _named

    names = dict(_named("test.list", effects))
    desk.book.effects.update(names)
    return desk.run(RunEffects("test.list", **frame))  # type: ignore[arg-type]


@pytest.mark.rule("CFL-TILE-09")
def test_event_0_is_a_choice() -> None:
    desk = Desk("C1").on_top("loot", "L01").event(0)
    assert desk.legal == [Choose(0, 0), Choose(0, 1)]
    desk.do(Choose(0, 0))
    assert desk.one(OptionTaken).event == 0
    assert desk.one(LootDrawn).card.startswith("L01")
    desk = Desk("C1").gear("C1", "L11").event(0)
    desk.do(Choose(0, 1))
    backs = {desk.book.ground(4).backs[a.square].value for a in desk.offers(NameSquare)}
    assert backs == {"env"}
    for _ in range(3):
        desk.answer(NameSquare)
    assert desk.state.turned.count(TileState.SCOUTED) == 3
    assert desk.ask == "move"


def test_an_option_is_open_only_if_its_condition_holds() -> None:
    desk = Desk("C1").event(8)
    assert desk.ask == "move", "with one option left there is nothing to choose"
    desk = Desk("C1").gear("C1", "L01").event(8)
    assert len(desk.offers(Choose)) == 2
    desk = Desk("C1", "C2").gear("C1", "L01", "L02").event(17)
    desk.do(Choose(0, 1))
    assert desk.one(NpcJoined).seat == 0, "only C1 has two cards to give"
    desk = Desk("C1", "C2").gear("C1", "L01").event(17)
    assert [a.option for a in desk.offers(Choose)] == [0, 2]
    assert desk.no(Choose(0, 1)) == ("option_needs_loot", "CFL-TILE-09")
    assert desk.no(Choose(0, 7)) == ("no_such_option", "CFL-TILE-09")


def test_chosen_binds_the_actor_of_what_follows() -> None:
    desk = Desk("C1", "C2").health("C1", 5).health("C2", 5).gear("C1", "L12").event(8)
    desk.do(Choose(0, 0))
    assert desk.hp("C1", "C2") == (9, 5)
    desk = Desk("C1", "C2").health("C1", 5).health("C2", 5).event(5)
    desk.do(Choose(0, 0), NameUnit(0, "C2"))
    assert desk.hp("C1", "C2")[0] == 5
    assert desk.one(MutationGained).unit == "C2"


def test_a_branch_shares_the_binding_and_a_test_does_not() -> None:
    inner = fx.Choice((fx.Option("a", (fx.Heal(Who.CHOSEN, 1),)), fx.Option("b")))
    desk = Desk("C1", "C2").health("C1", 5).health("C2", 5)
    run(desk, fx.Heal(Who.CHOSEN, 2), inner, fx.Heal(Who.ACTOR, 4))
    desk.do(NameUnit(0, "C1"), Choose(0, 0), NameUnit(0, "C2"))
    assert desk.hp("C1", "C2") == (7, 10), "named in the branch, bound for the list"
    desk = Desk("C1", "C2").health("C1", 5).health("C2", 5).dice(8)
    test = fx.Test(Stat.STRENGTH, Who.CHOSEN, 0, (fx.Heal(Who.ACTOR, 1),), ())
    run(desk, fx.Heal(Who.CHOSEN, 2), test, fx.Heal(Who.ACTOR, 4))
    desk.do(NameUnit(0, "C1"), NameUnit(0, "C2"))
    assert desk.hp("C1", "C2") == (11, 6), "the test has a binding of its own"


def test_each_character_is_tested_completely_before_the_next() -> None:
    desk = Desk("C1", "C2", "C3").event(4, dice=[1, 8, 1])
    told = [(type(e), e.unit) for e in desk.events if isinstance(e, TestRolled | UnitHurt)]
    assert told == [(TestRolled, "C2"), (UnitHurt, "C2"), (TestRolled, "C3"), (TestRolled, "C1"), (UnitHurt, "C1")]
    desk = Desk("C1", "C2").health("C2", 3).event(19, dice=[1, 8])
    assert (desk.unit("C2").alive, desk.hp("C1")) == (False, (20,))


def test_selectors() -> None:
    desk = Desk("C1", "C2").helper("N01", "C1").helper("CF")
    for name in ("C1", "C2", "N01", "CF"):
        desk.health(name, 3)
    run(desk, fx.Heal(Who.EACH, 1))
    assert [e.unit for e in desk.all_of(Healed)] == ["C2", "C1"]
    run(desk, fx.Heal(Who.EACH_UNIT, 1))
    assert [e.unit for e in desk.all_of(Healed)] == ["C2", "C1", "N01", "CF"]
    run(desk, fx.Heal(Who.CHOSEN_UNIT, 1))
    assert [a.unit for a in desk.offers(NameUnit)] == ["C2", "C1", "N01", "CF"]
    desk.do(NameUnit(0, "CF"))
    assert desk.hp("CF") == (5,)
    run(desk, fx.Heal(Who.CHOSEN, 1))
    assert [a.unit for a in desk.offers(NameUnit)] == ["C2", "C1"]
    assert desk.no(NameUnit(0, "N01")) == ("characters_only", "CFL-NPC-07")
    run(desk, fx.Heal(Who.ACTOR, 9))
    assert not desk.all_of(Healed), "nobody is bound"
    run(desk, fx.Heal(Who.ACTOR, 9), actor="N99")
    assert not desk.all_of(Healed)


def test_heal_damage_necrosis_alert() -> None:
    desk = Desk("C1").health("C1", 5, 4)
    run(desk, fx.Heal(Who.EACH, None), fx.Damage(Who.EACH, 3), fx.Necrosis(Who.EACH, 2), fx.Necrosis(Who.EACH, -1))
    assert (desk.hp("C1"), desk.unit("C1").necrosis) == ((17,), 5)
    desk.event(9)
    assert desk.one(NecrosisGained).amount == 1
    desk.state.alert = 5
    desk.event(9)
    assert desk.one(NecrosisGained).amount == 2


@pytest.mark.rule("CFL-LOOT-06")
def test_drawn_loot_is_received_by_one_after_the_other() -> None:
    desk = Desk("C1", "C2").on_top("loot", "L01", "L17", "L02", "L29").event(24)
    desk.do(Choose(0, 0))
    assert [(e.seat, desk.names([e.card])) for e in desk.all_of(LootDrawn)] == [(1, ["L01"]), (1, ["L17"])]
    desk.do(Equip(1))
    assert [(e.seat, desk.names([e.card])) for e in desk.all_of(LootDrawn)] == [(0, ["L02"]), (0, ["L29"])]
    desk.do(Drop(0))
    assert [e.unit for e in desk.all_of(MutationGained)] == []
    desk = Desk("C1").on_top("loot", "L01", "L12").event(21)
    assert desk.one(LootDrawn).card.startswith("L12"), "a weapon was wanted"


def test_a_loot_pool_is_a_loot_round() -> None:
    desk = Desk("C1").gear("C1", "L21").event(16, dice=[8])
    desk.do(Choose(0, 0))
    assert (desk.ask, len(desk.state.slot_loot[0])) == ("loot", 1)
    desk.answer(Pass)
    assert desk.ask == "move"


def test_rolls_run_the_row_that_matches() -> None:
    for face, hp, necrosis in ((1, 8, 0), (2, 8, 0), (3, 10, 1), (5, 13, 0)):
        desk = Desk("C1").health("C1", 10).event(12, dice=[face])
        assert (desk.hp("C1"), desk.unit("C1").necrosis) == ((hp,), necrosis)
        assert desk.one(TableRolled).number == face
    desk = Desk("C1").event(12, dice=[8])
    assert desk.one(NpcJoined).npc == "N01"
    desk = Desk("C1").dice(3)
    run(desk, fx.Roll(4, (fx.Row(1, 1), fx.Row(2, 2, (fx.Alert(2),)), fx.Row(3, 4))))
    assert (desk.one(TableRolled).number, desk.state.alert, desk.state.dice.sides) == (2, 4, 4)


def test_scouting_asks_one_tile_at_a_time_and_may_stop() -> None:
    desk = Desk("C1").gear("C1", "L09", "L09").run()
    lens = desk.card("C1", "L09")
    desk.do(Use(0, lens))
    assert (desk.ask, desk.top.left, desk.top.continues) == ("tiles", 2, False)
    first = desk.offers(NameSquare)[0].square
    desk.do(NameSquare(0, first))
    assert (desk.top.left, desk.top.continues) == (1, True)
    assert desk.no(NameSquare(0, first)) == ("not_hidden", "CFL-EXPLORE-06")
    other = desk.card("C1", "L09")
    desk.do(Use(0, other), Done(0))
    assert (desk.ask, desk.top.left) == ("tiles", 1), "the first question is put again"
    desk.do(Done(0))
    assert desk.ask == "move"
    assert desk.state.loot_deck[:2] == [lens, other]
    near = run(Desk("C1").gear("C1", "L11"), fx.Reveal(1, fx.Scope.ADJACENT, fx.BackFilter.ENV))
    squares = {a.square for a in near.offers(NameSquare)}
    assert squares <= set(near.book.ground(4).neighbours[near.state.party])


def test_sirens() -> None:
    desk = Desk("C1").gear("C1", "L21")
    desk.state.party = desk.square(TileType.SIREN_2)
    desk.reveal(desk.state.party).on_top("monster", "E25").on_top("lord", "D02").event(29, [1] * 30)
    desk.do(Choose(0, 1))
    assert desk.one(TileDeferred).square == desk.state.party
    assert not desk.state.done[desk.state.party]
    run(desk, fx.ActivateSiren())
    assert (desk.one(SirenActivated).count, desk.state.done[desk.state.party]) == (1, True)
    desk = Desk("C1", "C2").gear("C1", "L21").event(29, [1] * 60)
    desk.do(Choose(0, 0))
    standing = [enemy.card[0] for enemy in desk.state.slots if enemy is not None]
    assert standing == ["D", "E", "E"], "one more monster for the second player"


def test_buffs_and_bombs() -> None:
    desk = Desk("C1", "C2").gear("C1", "L07", "L06", "L05").stand({1: "E13", 3: "E10"}).unit_acts("C1")
    desk.do(Use(0, desk.card("C1", "L07"), "C2"))
    assert (desk.one(Buffed).amount, desk.unit("C2").stats[1]) == (2, 6)
    desk.do(Use(0, desk.card("C1", "L06")))
    assert [(e.slot, e.amount) for e in desk.all_of(EnemyHurt)] == [(1, 1), (3, 1)], "defence does not help"
    run(desk, fx.HitEnemy(fx.HitScope.ONE, 2), user="C1")
    assert desk.legal == [NameEnemy(0, 1), NameEnemy(0, 3)]
    assert desk.no(NameEnemy(0, 2)) == ("empty_slot", "CFL-TARGET-01")
    desk.do(NameEnemy(0, 3))
    assert (desk.enemy(3).hp, desk.enemy(1).hp) == (2, 4)


@pytest.mark.rule("CFL-ALERT-07")
@pytest.mark.parametrize(("event", "face", "change"), [(2, 8, -1), (2, 1, 1), (7, 1, 1), (18, 1, 1)])
def test_events_change_the_alert(event: int, face: int, change: int) -> None:
    desk = Desk("C1").gear("C1", "L11")
    desk.state.alert = 4
    desk.event(event, dice=[face])
    while desk.ask == "tiles":
        desk.answer(Done)
    assert desk.state.alert == 4 + change
    assert desk.ask == "move"


@pytest.mark.parametrize("event", range(31))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_event_comes_to_an_end(event: int, seed: int) -> None:
    """With answers at random, and everything in its place all the time."""
    import random

    from arcology.engine.luck import new_luck

    chance = random.Random(seed * 100 + event)
    desk = Desk("C1", "C2", "C3").gear("C1", "L21", "L01").gear("C2", "L12", "L03").gear("C3", "L14", "L11")
    desk.event(event, [8] * 40)
    desk.state.luck = new_luck(seed)
    for _ in range(400):
        if (desk.state.event != event and desk.state.combat is None) or desk.state.ended is not None:
            break
        desk.do(chance.choice([a for a in desk.legal if a.seat == desk.seat]))
    else:
        pytest.fail(f"event {event} does not end, asked is {desk.ask}")


@pytest.mark.rule("CFL-RUL-48")
@pytest.mark.rule("CFL-CHAR-07")
def test_nothing_more_happens_to_an_actor_who_died() -> None:
    desk = Desk("C1", "C2").health("C1", 2).on_top("mutation", "M26").event(15)
    desk.do(Choose(0, 0), NameUnit(0, "C1"))
    assert (desk.unit("C1").alive, desk.hp("C1")) == (False, (0,)), "the graft killed it, and it is not healed"
    assert desk.ask == "move"


@pytest.mark.rule("CFL-CHAR-07")
def test_who_died_in_the_test_of_another_one_is_not_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    harm = (fx.Damage(Who.EACH, 5),)
    desk = Desk("C1", "C2").health("C1", 3)
    monkeypatch.setitem(desk.book.effects, "test.each", (fx.Test(Stat.STRENGTH, Who.EACH, failure=harm),))
    monkeypatch.setitem(desk.book.effects, "test.each/0.failure", harm)
    desk.dice(1, 8).run(RunEffects("test.each"))
    assert [e.unit for e in desk.all_of(TestRolled)] == ["C2"]
    assert desk.unrolled == (8,)


def test_a_bribe_needs_one_character_with_enough_loot() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").gear("C2", "L12").event(17)
    assert [a.option for a in desk.offers(Choose)] == [0, 2], "two have one each"
    desk = Desk("C1", "C2").gear("C2", "L12", "L13").event(17)
    assert [a.option for a in desk.offers(Choose)] == [0, 1, 2]
