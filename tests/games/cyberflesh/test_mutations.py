"""Mutations (CFL-MUT)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Declare
from arcology.games.cyberflesh.events import EnemyDied, MutationGained, NecrosisGained, UnitHurt
from arcology.games.cyberflesh.tasks import DrawMutationCard
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-MUT-01")
@pytest.mark.rule("CFL-MUT-02")
@pytest.mark.rule("CFL-MUT-04")
@pytest.mark.rule("CFL-CHAR-09")
def test_ex_32_a_mutation_takes_its_corner() -> None:
    desk = Desk("C1").health("C1", 19).mutate("C1", "M11").on_top("mutation", "M13")
    desk.run(DrawMutationCard("C1"))
    gained = desk.one(MutationGained)
    assert (gained.card, gained.old) == ("M13", "M11")
    assert desk.corner("C1", "tr") == "M13"
    assert desk.bottom_of("mutation") == ["M11"]
    assert (desk.unit("C1").max_hp, *desk.hp("C1")) == (18, 18)
    for card, corner in (("M05", "tl"), ("M29", "bl"), ("M35", "br")):
        desk.on_top("mutation", card).run(DrawMutationCard("C1"))
        assert desk.corner("C1", corner) == card
    assert all(desk.unit("C1").mutations), "no other limit than the corners"


@pytest.mark.rule("CFL-MUT-01")
@pytest.mark.rule("CFL-DEATH-04")
def test_a_mutation_is_equipped_at_once_even_in_a_fight() -> None:
    desk = Desk("C3").gear("C3", "L14").on_top("mutation", "M17").stand({1: "E12", 2: "E10"}, {1: 1})
    desk.unit_acts("C3", dice=[5, 5])
    desk.do(Declare(0, desk.card("C3", "L14"), 1))
    assert desk.one(EnemyDied).killer == "C3"
    assert desk.corner("C3", "tr") == "M17"


@pytest.mark.rule("CFL-MUT-03")
def test_a_mutation_may_be_a_weapon_or_armour_and_takes_only_its_corner() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11", "L29").mutate("C3", "M28", "M32").stand({1: "E10"}).unit_acts("C3")
    assert {a.weapon for a in desk.offers(Declare)} == {*desk.unit("C3").weapons, "M28"}
    assert desk.unit("C3").stats[5] == 2, "helmet and chitin"


@pytest.mark.rule("CFL-MUT-04")
def test_what_it_does_when_it_is_gained_comes_last_and_once() -> None:
    desk = Desk("C1").on_top("mutation", "M26").run(DrawMutationCard("C1"))
    kinds = [type(e) for e in desk.events]
    assert kinds.index(MutationGained) < kinds.index(UnitHurt)
    assert desk.hp("C1") == (18,)
    desk.run()
    assert desk.hp("C1") == (18,)
    desk = Desk("C1").on_top("mutation", "M08").run(DrawMutationCard("C1"))
    assert desk.unit("C1").necrosis == 0, "the filter works before the marker comes"
    assert desk.one(NecrosisGained).filtered == 1


@pytest.mark.rule("CFL-MUT-05")
def test_helpers_have_the_same_corners() -> None:
    desk = Desk("C1").helper("N03", "C1").helper("CF").on_top("mutation", "M35", "M17")
    desk.run(DrawMutationCard("N03"), DrawMutationCard("CF"))
    assert (desk.corner("N03", "br"), desk.unit("N03").max_hp) == ("M35", 9)
    assert (desk.corner("CF", "tr"), desk.unit("CF").max_hp, *desk.hp("CF")) == ("M17", 7, 7)
    desk.on_top("mutation", "M36").run(DrawMutationCard("N03"))
    assert desk.bottom_of("mutation") == ["M35"]


def test_an_empty_deck_gives_no_mutation() -> None:
    desk = Desk("C1").mutate("C1", "M01", "M11", "M21", "M31")
    cards = desk.state.mutation_deck
    desk.state.mutation_deck = []
    desk.census = lambda s: []
    desk.run(DrawMutationCard("C1"))
    assert not desk.all_of(MutationGained)
    assert len(cards) == 36
