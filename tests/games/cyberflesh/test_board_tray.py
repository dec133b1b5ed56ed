"""The dice tray: the last roll in words, and the chance of the next one."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.terms import TileState, TileType
from tests.games.cyberflesh.boards import PLAYERS, fact, piece, project, walk, words
from tests.games.cyberflesh.desk import Desk


def tray(desk: Desk) -> list[str]:
    """Title, lines and result."""
    told = dict(piece(desk.state, names.TRAY).facts)
    return [words(told[name]) for name in ("title", "line_1", "line_2", "result")]


def dice(desk: Desk) -> list[tuple[int, str, int]]:
    """Faces, states and modifiers of the dice that were rolled."""
    shown = [dict(p.facts) for id_, p in project(desk.state).pieces.items() if id_.startswith("die.")]
    return [(d["value"], d["state"], d["modifier"]) for d in shown if d["value"]]


@pytest.mark.parametrize("players", PLAYERS)
def test_dice_have_places_of_their_own(players: int) -> None:
    for moment in walk(players)[::3]:
        table = project(moment.seen)
        there = [p for id_, p in table.pieces.items() if id_.startswith("die.")]
        assert len(there) == max(5, len(moment.seen.dice.faces[:6]))
        assert [dict(p.facts)["value"] for p in there if dict(p.facts)["value"]] == list(moment.seen.dice.faces[:6])


def test_an_attack_of_a_unit() -> None:
    desk = Desk("C1", "C2").gear("C1", "L21").stand({3: "E13"}).unit_acts("C1", dice=[5, 8])
    desk.do(act.Declare(0, desk.card("C1", "L21"), 3))
    assert desk.ask == "attack"
    desk.state.agenda.pop()
    assert tray(desk) == ["Last attack", "Vesk Ironrib at Slag Golem", "each die +3: 2 hits", "Slag Golem lost 4 hp"]
    assert fact(desk.state, names.TRAY, "verdict") == "hit"
    assert dice(desk) == [(5, "hit", 3), (8, "critical", 3)]


def test_an_attack_of_an_enemy_and_one_without_dice() -> None:
    desk = Desk("C1", "C2").gear("C1", "L36").stand({1: "E01"}).enemy_acts(1, dice=[8]).stay()
    desk.state.agenda.pop()
    assert tray(desk) == ["Enemy attack", "Gutter Mite at Iris Nine", "each die +2: 1 hit", "Iris Nine lost 2 hp"]
    assert fact(desk.state, names.TRAY, "enemy")
    desk = Desk("C3", "C1").stand({1: "E21"}).enemy_acts(1)
    desk.do(act.Yes(desk.seat))
    desk.state.agenda.pop()
    assert tray(desk)[1:] == ["Brine Ogre at Morrow Dusk", "no dice: every one hits", "Morrow Dusk lost 3 hp"]
    assert dice(desk) == []


def test_tests_escapes_and_backtracking() -> None:
    desk = Desk("C1").event(1, dice=[2])
    assert tray(desk) == ["Last test", "Vesk Ironrib", "2 +5 = 7", "Failure"]
    desk = Desk("C1").event(1, dice=[1])
    assert tray(desk)[2:] == ["A natural 1", "Failure"]
    desk = Desk("C1", "C2").stand({1: "CF"}).dice(2).run(tasks.RollEscape("C1"))
    desk.state.agenda.pop()
    assert (tray(desk)[0], tray(desk)[3]) == ("Escape", "No way out")
    assert words(fact(desk.state, names.TRAY, "line_1")) == "Vesk Ironrib: 2 against Alert 3"


def test_slots_show_what_was_rolled_for_them() -> None:
    """CFL-COMBAT-04: dice stay in the slots that nobody came to."""
    desk = Desk("C1", biome=4)
    start = desk.book.ground(4).start
    near = desk.book.ground(4).neighbours[start][0]
    desk.lay(near, TileType.COMBAT).at(start)
    desk.state.turned[near] = TileState.HIDDEN
    desk.on_top("monster", "E25").dice(2, 8, 3, 1, 2)
    desk.do(act.Move(0, near))
    table = project(desk.state)
    assert names.slot_die(2) not in table.pieces
    assert dict(table.pieces[names.slot_die(1)].facts)["value"] == 2
    assert words(fact(desk.state, names.slot(1), "note")) == "2 + 2 Alert = 4: nothing came"
    assert [state for _, state, _ in dice(desk)] == ["miss", "hit", "miss", "miss", "miss"]


@pytest.mark.parametrize(("event", "reading"), [(12, 8), (30, 2)])
def test_dice_are_read_as_what_they_stand_for(event: int, reading: int) -> None:
    """CFL-DICE-05, CFL-DICE-06."""
    desk = Desk("C1").event(event, dice=[5])
    assert fact(desk.state, names.die(0), "reading") == reading
    assert fact(desk.state, names.die(0), "modifier") == 0


def test_the_chance_of_what_comes_lies_in_the_tray() -> None:
    """50 % a die, 75 % with two of them: the figure of the attack that was declared last."""
    desk = Desk("C3").gear("C3", "L14", "L11").stand({2: "E06"}).run()
    told = dict(piece(desk.state, names.CHANCE).facts)
    assert (told["percent"], told["percent_1"], told["percent_2"]) == (50, 75, 11)
    assert words(told["line"]) == "5+ on a d8 (+3)"
    desk = Desk("C1", "C2").event(1)
    assert (fact(desk.state, names.CHANCE, "percent"), words(fact(desk.state, names.CHANCE, "head"))) == (
        75,
        "for Vesk Ironrib",
    )
    desk = Desk("C1", "C2").stand({1: "CF"}).run(tasks.OfferEscape())
    assert fact(desk.state, names.CHANCE, "percent") == 62
