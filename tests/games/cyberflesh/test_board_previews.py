"""What is told before one commits: exact chances, what changes, what gives way."""

from __future__ import annotations

import pytest

from arcology.engine.offers import Preview
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.terms import LootFilter, Stat, TileState, TileType
from tests.games.cyberflesh.boards import PLAYERS, board, preview, project, told, walk, words
from tests.games.cyberflesh.desk import Desk


def chances(found: Preview) -> dict[str, tuple[int, int]]:
    """The chances of a preview by their label."""
    return {words(one.label): (one.hits, one.of) for one in found.chances}


def tip(desk: Desk, action: object) -> tuple[str, str] | None:
    """The label at the place of an action, and its tone."""
    found = board(len(desk.state.characters)).tip(desk.state, action)
    return None if found is None else (words(found.text), found.tone)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_has_a_preview(players: int) -> None:
    """Cheap, in words, about pieces and gauges that are there."""
    whole = board(players)
    for moment in walk(players)[::4]:
        table = project(moment.seen)
        for action in moment.legal[:: 1 + len(moment.legal) // 40]:
            found = whole.preview(moment.seen, action)
            assert told(found)
            assert not found.slow
            assert all(words(one.label) and 0 <= one.hits <= one.of for one in found.chances)
            assert all(gauge in table.gauges for gauge, _ in found.gauges), found.gauges
            assert not found.about or found.about in table.pieces
            label = whole.tip(moment.seen, action)
            assert label is None or words(label.text)


def test_an_attack_tells_its_chances() -> None:
    """Precision 3, two dice for 1 damage at 3 hp without defence."""
    desk = Desk("C3").gear("C3", "L14", "L11").stand({2: "E06"}).run()
    found = preview(desk.state, act.Declare(0, desk.card("C3", "L14"), 2))
    assert chances(found) == {"To hit, each die": (4, 8), "At least one hit": (48, 64), "Kills it (3 hp left)": (7, 64)}
    assert found.about == names.enemy(2)
    assert tip(desk, act.Declare(0, desk.card("C3", "L14"), 2)) == ("hits 75 %, kills 11 %", "good")


def test_weapons_at_one_enemy_are_reckoned_together() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({2: "E06"}).run()
    desk.do(act.Declare(0, desk.card("C3", "L14"), 2))
    found = preview(desk.state, act.Declare(0, desk.card("C3", "L11"), 2))
    hits, of = chances(found)["Kills it (3 hp left)"]
    assert of == 8**3
    assert hits / of > 7 / 64 + 0.1
    assert "All 2 weapons aimed at it together." in told(found)
    assert chances(preview(desk.state, act.Confirm(0))) == {"Lamp Widow falls": (7, 64)}


def test_stepping_in_costs_what_it_says() -> None:
    """CFL-EX-17: no dice, 3 − 1 = 2."""
    desk = Desk("C3", "C1").gear("C3", "L34").stand({1: "E21"}).enemy_acts(1)
    found = preview(desk.state, act.Yes(desk.seat))
    assert found.gauges == ((names.hp(0), 14),)
    assert "No dice: 1 × 3 − 1 Defence." in told(found)
    other = preview(desk.state, act.No(desk.seat))
    assert chances(other)["Costs hp"] == (4, 8)
    desk = Desk("C3", "C1").health("C3", 3).stand({1: "E21"}).enemy_acts(1)
    assert "Morrow Dusk would die." in told(preview(desk.state, act.Yes(desk.seat)))


def test_consumables_show_what_they_leave() -> None:
    desk = Desk("C1").gear("C1", "L01", "L04", "L05", "L08").health("C1", 18, necrosis=5).helper("N03", of="C1", hp=2)
    desk.at(desk.book.ground(desk.state.biome).start)
    ampoule, leech, whistle = (desk.card("C1", name) for name in ("L01", "L04", "L08"))
    assert preview(desk.state, act.Use(0, ampoule, "C1")).gauges == ((names.hp(0), 20),)
    assert preview(desk.state, act.Use(0, ampoule, "N03")).gauges == ((names.companion("N03"), 5),)
    assert preview(desk.state, act.Use(0, leech, "C1")).gauges == ((names.hp(0), 17), (names.necrosis(0), 1))
    assert preview(desk.state, act.Use(0, whistle)).gauges == ((names.ALERT_GAUGE, 1),)
    assert tip(desk, act.Use(0, ampoule, "C1")) == ("+2 hp", "good")
    assert tip(desk, act.Use(0, leech, "N03")) == ("0 necrosis", "neutral")
    desk.stand({1: "E16", 3: "E01"}).unit_acts("C1")
    grenade = desk.card("C1", "L05")
    assert preview(desk.state, act.Use(0, grenade, "", 1)).gauges == ((names.enemy(1), 1),)
    assert preview(desk.state, act.Use(0, grenade, "", 3)).gauges == ((names.enemy(3), 0),)


def test_a_card_shows_what_it_changes_and_what_gives_way() -> None:
    """CFL-EQUIP-04, CFL-CHAR-08."""
    desk = Desk("C1", "C2").gear("C1", "L12", "L13").gear("C2", "L34").on_top("loot", "L18", "L35", "L21")
    desk.run(tasks.DrawLootCard(0, LootFilter.ANY))
    assert "One of two weapons makes room; you choose." in told(preview(desk.state, act.Equip(0)))
    desk.run(tasks.DrawLootCard(1, LootFilter.ARMOUR))
    found = preview(desk.state, act.Equip(1))
    assert "Makes room: Patch Coat." in told(found)
    assert found.gauges == ((names.stat(1, Stat.LIFE), 16),)
    assert [words(chip.value) for chip in found.chips] == ["Life +2"]
    desk.run(tasks.DrawLootCard(0, LootFilter.WEAPON))
    assert "Makes room: Needle Driver and Scalpel Fan." in told(preview(desk.state, act.Equip(0)))


def test_taking_armour_off_lowers_what_it_gave() -> None:
    desk = Desk("C1", "C2").gear("C1", "L35")
    desk.at(desk.book.ground(desk.state.biome).start)
    found = preview(desk.state, act.Discard(0, desk.card("C1", "L35")))
    assert dict(found.gauges) == {names.stat(0, Stat.LIFE): 20, names.stat(0, Stat.DEFENCE): 0}


def test_what_a_step_can_find_or_risk() -> None:
    """CFL-TILE-01: six of the fourteen face-down environment tiles are combat; CFL-BACK-03: 1 in 8."""
    desk = Desk("C1", biome=4)
    start = desk.book.ground(4).start
    environment = next(n for n in desk.book.ground(4).neighbours[start] if desk.book.ground(4).backs[n].value == "env")
    desk.at(start)
    for square in desk.book.ground(4).neighbours[start]:
        desk.state.turned[square] = TileState.HIDDEN
    desk.state = desk.rules.observe(desk.state, None)
    found = preview(desk.state, act.Move(0, environment))
    assert chances(found)["Combat"] == (6, 14)
    assert sum(hits for hits, _ in chances(found).values()) == 14
    desk = Desk("C1", biome=4)
    desk.lay(environment, TileType.COMBAT).reveal(environment).at(start)
    assert chances(preview(desk.state, act.Move(0, environment))) == {"Cyberflesh, turning back": (1, 8)}
    assert tip(desk, act.Move(0, environment)) == ("Cyberflesh 12 %", "cost")
    desk.helper("CF")
    assert "Cyberflesh is with you: turning back is safe." in told(preview(desk.state, act.Move(0, environment)))


def test_an_option_tells_all_that_can_come_of_it() -> None:
    desk = Desk("C1", "C2").event(16)
    found = preview(desk.state, next(a for a in desk.offers(act.Choose) if a.option == 1))
    assert chances(found) == {"Vesk Ironrib": (1, 8), "Iris Nine": (4, 8)}
    assert "– If it fails:" in told(found)


def test_a_test_tells_its_chance_and_both_ends() -> None:
    """CFL-DICE-08: Strength 1 + 1 succeeds with three faces of eight."""
    desk = Desk("C1", "C2").event(1)
    found = preview(desk.state, act.NameUnit(0, "C2"))
    assert chances(found) == {"Success": (3, 8)}
    assert "Strength: 6 or more on the die." in told(found)
    assert tip(desk, act.NameUnit(0, "C2")) == ("38 %", "cost")


def test_fleeing_and_who_dies() -> None:
    """CFL-BOSS-04: above Alert 3 are five faces."""
    desk = Desk("C1", "C2").stand({1: "CF"}).run(tasks.OfferEscape())
    assert chances(preview(desk.state, act.Yes(0))) == {"to get away": (5, 8)}
    desk = Desk("C1", "C2", escape_natural_8="on").stand({1: "CF"})
    desk.state.alert = 8
    desk.run(tasks.OfferEscape())
    assert chances(preview(desk.state, act.Yes(0))) == {"to get away": (1, 8)}


def test_payment_says_what_is_lost() -> None:
    """CFL-RUL-42: no change is given."""
    desk = Desk("C1").gear("C1", "L10").on_top("loot", "L34", "L13", "L12").event(27)
    desk.do(act.Buy(0, next(card for card in desk.state.counter if card.startswith("L34"))))
    found = preview(desk.state, act.PayCard(0, desk.card("C1", "L10")))
    assert told(found)[1:] == ["5 of 2 laid down.", "No change is given: 3 are lost."]
    assert preview(desk.state, act.PayBlood(0)).gauges == ((names.hp(0), 19),)
