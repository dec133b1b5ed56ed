"""Equipment and managing it (CFL-EQUIP, CFL-LOOT-01 to -05, CFL-LOOT-09)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import (
    Discard,
    Drop,
    Equip,
    Give,
    HandOn,
    Move,
    NameCard,
    No,
    Swap,
    TakeLoot,
    Use,
    Yes,
)
from arcology.games.cyberflesh.events import CardDiscarded, CardsSwapped, Equipped, SwapProposed, SwapRefused
from arcology.games.cyberflesh.tasks import Receive
from arcology.games.cyberflesh.terms import LootKind
from tests.games.cyberflesh.desk import Desk


def received(desk: Desk, name: str, of: str) -> Desk:
    """A character receives a card from the Loot deck."""
    desk.on_top("loot", of)
    card = desk.state.loot_deck.pop()
    desk.state.passing.append(card)
    return desk.run(Receive(desk.seat_of(name), card))


@pytest.mark.rule("CFL-EQUIP-01")
def test_every_loot_card_has_a_blood_value(house) -> None:  # type: ignore[no-untyped-def]
    assert all(card.blood >= 1 for card in house.loot)
    assert {card.kind for card in house.loot} == set(LootKind)
    assert not any(hasattr(card, "blood") for card in house.mutations)


@pytest.mark.rule("CFL-EQUIP-02")
@pytest.mark.rule("CFL-EQUIP-04")
@pytest.mark.rule("CFL-LOOT-03")
def test_ex_31_a_two_handed_weapon_displaces_both() -> None:
    desk = received(Desk("C2").gear("C2", "L12", "L13"), "C2", "L25")
    desk.do(Equip(0))
    assert desk.names(desk.unit("C2").weapons) == ["L25"]
    assert desk.bottom_of("loot", 2) == ["L12", "L13"]
    received(desk, "C2", "L11").do(Equip(0))
    assert desk.names(desk.unit("C2").weapons) == ["L11"], "a one-handed weapon displaces a two-handed one"
    received(desk, "C2", "L15").do(Equip(0))
    assert desk.names(desk.unit("C2").weapons) == ["L11", "L15"]
    assert [e.cause for e in desk.all_of(CardDiscarded)] == []


@pytest.mark.rule("CFL-EQUIP-04")
def test_with_full_hands_the_owner_names_what_goes() -> None:
    desk = received(Desk("C2").gear("C2", "L12", "L13"), "C2", "L19")
    desk.do(Equip(0))
    assert desk.ask == "displace"
    left, right = desk.unit("C2").weapons
    assert desk.legal == [NameCard(0, left), NameCard(0, right)]
    assert desk.no(NameCard(0, "L19#1")) == ("frees_no_hand", "CFL-EQUIP-04")
    desk.do(NameCard(0, left))
    assert desk.names(desk.unit("C2").weapons) == ["L13", "L19"]
    assert desk.one(CardDiscarded).cause == "displaced"
    assert desk.bottom_of("loot") == ["L12"]


@pytest.mark.rule("CFL-EQUIP-03")
@pytest.mark.rule("CFL-EQUIP-04")
def test_one_helmet_and_one_body_armour() -> None:
    desk = received(Desk("C1").gear("C1", "L29", "L34"), "C1", "L31")
    desk.do(Equip(0))
    unit = desk.unit("C1")
    assert desk.names([unit.helmet, unit.body]) == ["L31", "L34"]
    assert desk.bottom_of("loot") == ["L29"]
    received(desk, "C1", "L36").do(Equip(0))
    assert desk.names([desk.unit("C1").helmet, desk.unit("C1").body]) == ["L31", "L36"]


@pytest.mark.rule("CFL-EQUIP-05")
def test_a_received_card_is_equipped_handed_on_or_discarded() -> None:
    desk = received(Desk("C1", "C2", "C3"), "C1", "L17")
    assert desk.legal == [Equip(0), HandOn(0, 1), HandOn(0, 2), Drop(0)]
    assert desk.no(HandOn(0, 0)) == ("to_oneself", "CFL-LOOT-04")
    desk.do(HandOn(0, 2))
    assert (desk.ask, desk.seat) == ("receive", 2)
    assert desk.legal == [Equip(2), Drop(2)]
    assert desk.no(HandOn(2, 1)) == ("given_already", "CFL-EQUIP-05")
    desk.do(Drop(2))
    assert desk.bottom_of("loot") == ["L17"]
    assert desk.one(CardDiscarded).cause == "dropped"


@pytest.mark.rule("CFL-EQUIP-06")
@pytest.mark.rule("CFL-NPC-04")
def test_helpers_hold_no_loot() -> None:
    desk = received(Desk("C1", "C2").helper("N01", "C1").helper("CF"), "C1", "L17")
    assert [a.to for a in desk.offers(HandOn)] == [1]
    desk.do(Equip(0))
    assert all(not unit.loot for unit in desk.state.helpers)


@pytest.mark.rule("CFL-LOOT-01")
def test_any_number_of_consumables() -> None:
    desk = Desk("C1")
    for of in ("L01", "L01", "L02", "L03", "L05", "L06", "L08", "L09", "L10"):
        received(desk, "C1", of)
        assert desk.ask == "move", "there is nothing to decide about a consumable"
    assert len(desk.unit("C1").consumables) == 9


@pytest.mark.rule("CFL-LOOT-02")
@pytest.mark.rule("CFL-LOOT-03")
@pytest.mark.rule("CFL-LOOT-09")
def test_a_consumable_is_used_and_goes_under_the_deck() -> None:
    desk = Desk("C1", "C2").gear("C2", "L01", "L05").health("C1", 10).run()
    card = desk.card("C2", "L01")
    assert desk.no(Use(1, desk.card("C2", "L05"), slot=1)) == ("only_in_combat", "CFL-LOOT-02")
    assert desk.no(Use(0, card, "C1")) == ("not_held", "CFL-LOOT-02")
    assert desk.no(Use(1, card)) == ("wants_unit", "CFL-LOOT-02")
    desk.do(Use(1, card, "C1"))
    assert (desk.hp("C1"), desk.ask) == ((14,), "move")
    assert desk.state.loot_deck[0] == card
    desk.gear("C2", "L08").stand({1: "E10"}).unit_acts("C2")
    assert desk.no(Use(1, desk.card("C2", "L08"))) == ("only_exploring", "CFL-LOOT-02")
    assert Use(1, desk.card("C2", "L05"), "", 1) in desk.legal


@pytest.mark.rule("CFL-LOOT-04")
def test_loot_is_discarded_and_given_outside_fights() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21", "L01").gear("C2", "L12").run()
    saw, dose = desk.card("C1", "L21"), desk.card("C1", "L01")
    desk.do(Discard(0, dose))
    assert desk.state.loot_deck[0] == dose
    assert desk.one(CardDiscarded).cause == "chosen"
    desk.do(Give(0, saw, 1))
    assert (desk.ask, desk.seat) == ("receive", 1)
    desk.do(Equip(1))
    assert desk.names(desk.unit("C2").weapons) == ["L21"]
    assert desk.bottom_of("loot") == ["L12"]
    assert desk.ask == "move"
    desk.stand({1: "E10"}).unit_acts("C2")
    assert desk.no(Discard(1, saw)) == ("not_in_combat", "CFL-LOOT-04")
    assert desk.no(Give(1, saw, 0)) == ("not_in_combat", "CFL-LOOT-04")


@pytest.mark.rule("CFL-LOOT-04")
def test_like_for_like_is_swapped_at_once_and_displaces_nothing() -> None:
    desk = Desk("C2", "C3").gear("C2", "L12", "L13").gear("C3", "L14", "L11", "L28").run()
    mine, theirs = desk.card("C2", "L12"), desk.card("C3", "L14")
    desk.do(Swap(0, mine, theirs))
    assert (desk.one(SwapProposed).other, desk.ask, desk.seat) == (1, "swap", 1)
    assert desk.legal == [No(1), Yes(1)]
    desk.do(No(1))
    assert (desk.one(SwapRefused).card, desk.ask) == (mine, "move")
    desk.do(Swap(0, mine, theirs), Yes(1))
    assert desk.all_of(CardsSwapped)
    assert desk.names(desk.unit("C2").weapons) == ["L14", "L13"], "each lies where the other lay"
    assert desk.names(desk.unit("C3").weapons) == ["L12", "L11"]
    assert not desk.all_of(CardDiscarded)


@pytest.mark.rule("CFL-LOOT-04")
def test_unlike_cards_are_swapped_and_equipped() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").gear("C2", "L12", "L13", "L01").run()
    saw, needle = desk.card("C1", "L21"), desk.card("C2", "L12")
    desk.do(Swap(0, saw, needle), Yes(1))
    assert desk.names(desk.unit("C1").weapons) == ["L12"]
    assert desk.names(desk.unit("C2").weapons) == ["L21"]
    assert desk.bottom_of("loot") == ["L13"], "two hands displace what is left in one"
    dose = desk.card("C2", "L01")
    desk.do(Swap(0, needle, dose), Yes(1))
    assert desk.names(desk.unit("C1").loot) == ["L01"]
    assert [e.card for e in desk.all_of(Equipped)] == [dose, needle]


@pytest.mark.rule("CFL-LOOT-05")
def test_mutations_are_never_handed_over() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").gear("C2", "L12").mutate("C1", "M11").mutate("C2", "M12").run()
    for action in (Discard(0, "M11"), Give(0, "M11", 1), Swap(0, "M11", "M12"), Swap(0, desk.card("C1", "L21"), "M12")):
        assert desk.no(action) == ("mutation_stays", "CFL-LOOT-05")


@pytest.mark.rule("CFL-LOOT-09")
def test_the_window_is_open_whenever_something_is_asked_outside_fights() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").gear("C2", "L01").health("C1", 5)
    dose = desk.card("C2", "L01")
    for number, asked in ((8, "choice"), (1, "unit"), (26, "deal")):
        desk.event(number)
        assert desk.ask == asked
        assert Use(1, dose, "C1") in desk.legal
        assert Discard(0, desk.card("C1", "L21")) in desk.legal
        before = desk.top
        desk.do(Give(0, desk.card("C1", "L21"), 1), Drop(1))
        assert desk.top == before, "the question is put again"
        desk.gear("C1", "L21")


@pytest.mark.rule("CFL-LOOT-09")
def test_nothing_is_handled_while_a_card_is_on_its_way() -> None:
    desk = received(Desk("C1").gear("C1", "L01"), "C1", "L21")
    assert desk.no(Use(0, desk.card("C1", "L01"), "C1")) == ("no_window", "CFL-LOOT-09")
    assert desk.no(Discard(0, desk.card("C1", "L01"))) == ("no_window", "CFL-LOOT-09")
    assert desk.no(Move(0, 1)) == ("first_receive", "CFL-EQUIP-05")
    assert desk.no(TakeLoot(0, "L02#1")) == ("first_receive", "CFL-EQUIP-05")


def test_a_consumable_may_kill_the_one_it_helps() -> None:
    """Purge Leech takes markers and a point of life."""
    desk = Desk("C1", "C2").gear("C1", "L04").health("C1", 1, 6).run()
    desk.do(Use(0, desk.card("C1", "L04"), "C1"))
    assert not desk.unit("C1").alive
    assert (desk.ask, desk.seat) == ("move", 1)
