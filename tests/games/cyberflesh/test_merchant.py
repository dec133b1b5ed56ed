"""Merchants (CFL-RUL-42 and the events 26 and 27)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import (
    Buy,
    BuyService,
    Cancel,
    Done,
    Equip,
    Give,
    PayBlood,
    PayCard,
    Use,
)
from arcology.games.cyberflesh.events import CardDiscarded, Dealt, MerchantCame, MerchantLeft, NecrosisLost, UnitHurt
from tests.games.cyberflesh.desk import Desk


def counter(desk: Desk, event: int, *cards: str) -> Desk:
    """A merchant with these cards on the counter."""
    return desk.on_top("loot", *cards).event(event)


def test_ex_34_cards_and_blood_for_a_card() -> None:
    desk = counter(Desk("C3").gear("C3", "L14", "L11", "L02").health("C3", 10), 27, "L27", "L01", "L03")
    nerve = desk.state.counter[0]
    assert desk.names(desk.one(MerchantCame).cards) == ["L27", "L01", "L03"]
    desk.do(Buy(0, nerve), PayCard(0, desk.card("C3", "L02")), PayBlood(0), PayBlood(0))
    assert desk.hp("C3") == (10,), "nothing is lost before it is paid in full"
    assert desk.names(desk.unit("C3").loot) == ["L14", "L11", "L02"]
    desk.do(PayBlood(0))
    dealt = desk.one(Dealt)
    assert (dealt.item, desk.names(dealt.cards), dealt.blood) == (nerve, ["L02"], 3)
    assert desk.hp("C3") == (7,)
    assert desk.ask == "receive"
    desk.do(Equip(0))
    assert desk.names(desk.unit("C3").weapons) == ["L27"]
    assert desk.bottom_of("loot", 3) == ["L02", "L14", "L11"]
    desk = counter(Desk("C3").gear("C3", "L02").health("C3", 3), 27, "L27", "L01", "L03")
    assert desk.no(Buy(0, desk.state.counter[0])) == ("too_dear", "CFL-RUL-42")


def test_blood_is_taken_by_the_second_merchant_only_and_never_the_last() -> None:
    desk = counter(Desk("C1").gear("C1", "L24"), 26, "L01", "L01", "L01")
    desk.do(Buy(0, desk.state.counter[0]))
    assert desk.no(PayBlood(0)) == ("no_blood_taken", "CFL-RUL-42")
    desk = counter(Desk("C1").gear("C1", "L24").health("C1", 2), 27, "L01", "L03", "L02")
    desk.do(Buy(0, desk.state.counter[0]), PayBlood(0))
    assert desk.no(PayBlood(0)) == ("last_blood", "CFL-RUL-42")
    assert desk.legal == [PayCard(0, desk.card("C1", "L24")), Cancel(0)]


def test_no_change_is_given_and_a_deal_can_be_taken_back() -> None:
    desk = counter(Desk("C1").gear("C1", "L24", "L01"), 26, "L01", "L09", "L03")
    maul = desk.card("C1", "L24")
    lens = next(card for card in desk.state.counter if card.startswith("L09"))
    desk.do(Buy(0, lens))
    assert desk.state.agenda[-1].continues  # type: ignore[union-attr]
    desk.do(Cancel(0))
    assert (desk.ask, desk.state.deal.item) == ("deal", "")  # type: ignore[union-attr]
    desk.do(Buy(0, lens), PayCard(0, maul))
    assert desk.names(desk.unit("C1").loot) == ["L01", "L09"]
    assert [e.cause for e in desk.all_of(CardDiscarded)] == ["paid"]


def test_services() -> None:
    desk = counter(Desk("C1").gear("C1", "L01").health("C1", 10), 26, "L02", "L02", "L02")
    assert [a.service for a in desk.offers(BuyService)] == [0]
    desk.do(BuyService(0, 0), PayCard(0, desk.card("C1", "L01")))
    assert desk.hp("C1") == (14,)
    desk = counter(Desk("C1").health("C1", 12, 5), 27, "L02", "L02", "L02")
    desk.do(BuyService(0, 0), PayBlood(0), PayBlood(0))
    assert desk.one(NecrosisLost).amount == 2
    desk.do(BuyService(0, 1), *[PayBlood(0)] * 5)
    assert [unit.id for unit in desk.state.helpers] == ["N10"]
    assert [a.service for a in desk.offers(BuyService)] == [0], "the pelican is hired already"
    assert desk.no(BuyService(0, 1)) == ("no_such_service", "CFL-RUL-42")
    assert desk.one(UnitHurt).cause == "blood"


def test_characters_deal_in_descending_priority_and_what_is_left_goes_under_the_deck() -> None:
    desk = counter(
        Desk("C1", "C2", "C3").gear("C1", "L21").gear("C2", "L12").gear("C3", "L14"), 26, "L11", "L13", "L12"
    )
    seats = []
    while desk.ask == "deal":
        seats.append(desk.seat)
        desk.do(Done(desk.seat))
    assert seats == [1, 2, 0]
    assert desk.names(desk.one(MerchantLeft).cards) == ["L11", "L13", "L12"]
    assert desk.bottom_of("loot", 3) == ["L11", "L13", "L12"]
    assert desk.state.counter == []
    assert desk.state.deal is None


def test_who_cannot_pay_for_anything_is_not_asked() -> None:
    desk = counter(Desk("C1", "C2").gear("C1", "L11"), 26, "L24", "L26", "L36")
    assert desk.ask == "move", "needlework costs two"
    desk = counter(Desk("C1", "C2").gear("C1", "L21"), 26, "L24", "L26", "L36")
    assert (desk.ask, desk.seat) == ("deal", 1), "two blood buy needlework, and they can be given"
    desk.do(Done(1))
    assert (desk.ask, desk.seat) == ("deal", 0)
    assert desk.no(Buy(0, desk.state.counter[0])) == ("too_dear", "CFL-RUL-42")
    assert desk.no(Buy(0, "L01#1")) == ("not_on_counter", "CFL-RUL-42")


@pytest.mark.rule("CFL-RUL-42")
@pytest.mark.rule("CFL-LOOT-09")
def test_two_can_pay_together_what_each_alone_could_not() -> None:
    desk = counter(Desk("C1", "C2").gear("C1", "L11").gear("C2", "L12").health("C2", 5), 26, "L24", "L26", "L36")
    assert (desk.ask, desk.seat) == ("deal", 1)
    desk.do(Give(0, desk.card("C1", "L11"), 1), Equip(1))
    driver, knife = desk.unit("C2").weapons
    desk.do(BuyService(1, 0), PayCard(1, knife), PayCard(1, driver))
    assert desk.hp("C2") == (9,)
    assert desk.ask == "move", "now nobody has anything"


def test_loot_can_be_handed_over_and_used_between_deals_not_while_one_is_paid() -> None:
    desk = counter(
        Desk("C1", "C2").gear("C1", "L21", "L01").gear("C2", "L12", "L01").health("C2", 4), 26, "L01", "L11", "L13"
    )
    assert desk.seat == 1
    desk.do(Use(1, desk.card("C2", "L01"), "C2"))
    assert (desk.ask, desk.seat, *desk.hp("C2")) == ("deal", 1, 8)
    desk.do(Give(1, desk.card("C2", "L12"), 0), Equip(0))
    assert (desk.ask, desk.seat) == ("deal", 1), "it may get something back"
    desk.do(Done(1), Buy(0, desk.state.counter[0]))
    assert desk.no(Use(0, desk.card("C1", "L01"), "C1")) == ("no_window", "CFL-LOOT-09")
    desk.do(Cancel(0))
    assert desk.no(PayBlood(0)) == ("first_deal", "CFL-RUL-42")
