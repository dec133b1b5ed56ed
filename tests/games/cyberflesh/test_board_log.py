"""What happened, line by line, with the reason and the sum of each."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import events as ev
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.terms import TileState, TileType
from tests.games.cyberflesh.boards import PLAYERS, board, piece, project, walk, words
from tests.games.cyberflesh.desk import Desk

SILENT = {"Asked"}
"""Events without a line: who is asked is told by the question."""


def lines(desk: Desk) -> list[tuple[str, str]]:
    """Lines and causes of what was done last; those without a line are left out."""
    whole, found = board(len(desk.state.characters)), []
    for event in desk.events:
        line, cause = whole.line(desk.state, event, None), whole.cause(desk.state, event, None)
        if line is not None:
            found.append((words(line), "" if cause is None else words(cause)))
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_every_event_has_words_and_pieces(players: int) -> None:
    whole = board(players)
    for moment in walk(players):
        for event in moment.after.events:
            line, cause = whole.line(moment.after.state, event, None), whole.cause(moment.after.state, event, None)
            assert line is None or words(line)
            assert cause is None or words(cause)
            if line is None:
                told = isinstance(event, ev.EnemyHurt | ev.CardDiscarded) or type(event).__name__ in SILENT
                assert told, f"{event} is not told"
            else:
                assert event.rule.startswith("CFL-")
                assert whole.touched(moment.after.state, event), f"{event} concerns no piece"


def test_the_walks_meet_nearly_all_events() -> None:
    met = {type(event) for players in PLAYERS for moment in walk(players) for event in moment.after.events}
    missed = {kind.__name__ for kind in get_args(ev.CyberfleshEvent) if kind not in met}
    rare = {"DeckReshuffled", "NpcMissing", "NpcPassed", "EventSkipped", "GameBegan", "NobodyCame", "AllyJoined"}
    assert missed <= rare


def test_the_boss_turns_over_in_words() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "CF"}, {1: 1}).unit_acts("C1", dice=[7, 7])
    desk.do(act.Declare(0, desk.card("C1", "L21"), 1))
    joined = desk.one(ev.AllyJoined)
    assert any("Cyberflesh" in line for line, _ in lines(desk))
    assert words(board(1).line(desk.state, joined, None))
    assert board(1).touched(desk.state, joined)


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_that_are_ringed_can_be_there(players: int) -> None:
    """Most of what an event concerns lies on the table after it."""
    ringed = there = 0
    for moment in walk(players)[::3]:
        for beat in moment.after.beats:
            table = project(beat.state)
            for event in beat.events:
                pieces = board(players).touched(beat.state, event)
                ringed += len(pieces)
                there += sum(piece in table.pieces for piece in pieces)
    assert there > 0.85 * ringed


def test_a_hit_shows_its_sum() -> None:
    """CFL-EX-09."""
    desk = (
        Desk("C1").gear("C1", "L21").stand({3: "E16", 5: "E25"}).on_top("loot", "L17").unit_acts("C1", dice=[5, 8, 1])
    )
    desk.do(act.Declare(0, desk.card("C1", "L21"), 3))
    assert lines(desk)[:3] == [
        (
            "Vesk Ironrib hits Vat Twin with Rib Saw: 5 damage",
            "hits: 2 of 2 dice, on 5 or more: 2 × 2 + 1 critical = 5",
        ),
        ("Vat Twin falls", "killed by Vesk Ironrib"),
        ("Arc Cleaver lies in slot 3", "it left loot"),
    ]


def test_an_enemy_says_why_it_aims_and_what_it_did() -> None:
    """CFL-EX-20: two inciters beside a Scrap Hound."""
    desk = Desk("C1").stand({1: "E08", 2: "E02", 3: "E08"}).enemy_acts(2, dice=[6, 8])
    assert lines(desk) == [
        ("Scrap Hound in slot 2 aims at Vesk Ironrib", "lowest Strength: 4"),
        (
            "Scrap Hound hits Vesk Ironrib: 7 hp lost",
            "hits: 2 of 2 dice, on 6 or more: 2 × 3 (2 incited) + 1 critical = 7",
        ),
    ]


def test_defence_and_what_was_left_are_told() -> None:
    desk = Desk("C2").gear("C2", "L34").health("C2", 2).stand({1: "E09"}).enemy_acts(1, dice=[8, 8, 7])
    assert lines(desk)[1] == (
        "Suture Swarm hits Iris Nine: 2 hp lost",
        "hits: 3 of 3 dice, on 7 or more: 3 × 1 + 2 critical − 1 Defence = 4, and 2 hp were left",
    )
    desk = Desk("C1").gear("C1", "L36").stand({1: "E01"}).enemy_acts(1, dice=[8])
    assert lines(desk)[1] == (
        "Gutter Mite hits Vesk Ironrib, to no effect",
        "hits: 1 of 1 die, on 6 or more: 1 × 1 + 1 critical − 2 Defence = 0",
    )


def test_stepping_in_is_told() -> None:
    """CFL-EX-17."""
    desk = Desk("C3", "C1").gear("C3", "L34").stand({1: "E21"}).enemy_acts(1)
    desk.do(act.Yes(desk.seat))
    told = lines(desk)
    assert told[0] == ("Morrow Dusk takes the attack on Vesk Ironrib", "")
    assert told[1] == ("Brine Ogre hits Morrow Dusk: 2 hp lost", "every die hits: 1 × 3 − 1 Defence = 2")


def test_bare_hands_are_not_named() -> None:
    desk = Desk("C1").stand({3: "E16", 5: "E25"}).unit_acts("C1", dice=[6, 1])
    desk.answer(act.Declare)
    assert lines(desk)[0][0] == "Vesk Ironrib hits Vat Twin: 1 damage"


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([7], ("Vesk Ironrib passes Strength: 7 +5 = 12", "it takes 8 or more")),
        ([1], ("Vesk Ironrib fails Strength: 1 +5 = 6", "a natural 1 always fails")),
        ([8], ("Vesk Ironrib passes Strength: 8 +5 = 13", "a natural 8 always succeeds")),
    ],
)
def test_tests_show_their_sum(dice: list[int], told: tuple[str, str]) -> None:
    """CFL-DICE-02 to CFL-DICE-04."""
    desk = Desk("C1").event(1, dice=dice)
    assert told in lines(desk)


def test_backtracking_and_slots() -> None:
    desk = Desk("C1", biome=4)
    start = desk.book.ground(4).start
    near = desk.book.ground(4).neighbours[start][0]
    desk.lay(near, TileType.LOOT).reveal(near).at(start).dice(3)
    desk.do(act.Move(0, near))
    assert lines(desk)[1] == ("Backtracking: 3, all quiet", "only a 1 brings Cyberflesh")
    desk = Desk("C1", biome=4)
    desk.lay(near, TileType.COMBAT).at(start).dice(5, 5, 3, 1, 2)
    desk.state.turned[near] = TileState.HIDDEN
    desk.do(act.Move(0, near))
    told = lines(desk)
    assert ("Slot dice: 5, 5, 3, 1, 2", "+ 2 Alert, so 6 or more calls: none") in told
    assert ("Nobody came", "no slot was called, so no fight") in told


def test_what_is_paid_and_what_comes_of_it() -> None:
    desk = Desk("C1").gear("C1", "L02", "L01").on_top("loot", "L34", "L13", "L12").event(27)
    ware = next(card for card in desk.state.counter if card.startswith("L34"))
    desk.do(act.Buy(0, ware), act.PayCard(0, desk.card("C1", "L02")))
    assert ("Vesk Ironrib gets Patch Coat for Marrow Broth", "") in lines(desk)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (ev.NpcMissing("N02"), "Doctor Clamp does not come"),
        (ev.NpcMissing(""), "Nobody comes"),
        (ev.NpcPassed("N02", 1), "Doctor Clamp goes on with Iris Nine"),
        (ev.EventSkipped(27), "The Red Counter is left alone"),
        (ev.LootDrawn(0, "", ()), "Vesk Ironrib finds nothing"),
        (ev.MerchantCame(()), "The counter is bare"),
        (ev.Dealt(0, "", "leech_bath", (), 0), "Vesk Ironrib gets Leech bath for nothing"),
        (ev.Fled(("E01#1",), ()), "The party gets away"),
        (ev.GameEnded("WIN", "CFL-END-01"), "The party walks out into daylight"),
        (ev.NecrosisGained("C1", 0, 2, "effect"), "Vesk Ironrib gains no necrosis"),
    ],
)
def test_rare_lines(event: Any, told: str) -> None:
    s = Desk("C1", "C2").state
    whole = board(2)
    assert words(whole.line(s, event, None)) == told
    cause = whole.cause(s, event, None)
    assert cause is None or words(cause)
    assert whole.touched(s, event)


def test_the_ends_say_why() -> None:
    desk = Desk("C1").health("C1", 2).stand({1: "E05"}).enemy_acts(1)
    assert lines(desk)[-1] == ("Nobody is left alive", "no character is alive")
    assert desk.events[-1].rule == "CFL-CHAR-11"


def test_the_order_of_a_turn_names_enemies() -> None:
    """CFL-PRIO-05: whoever reads the log need not look up who stands in a slot."""
    desk = Desk("C1").stand({2: "E08", 4: "E06"}).run()
    order = next(line for line, _ in lines(desk) if line.startswith("Order"))
    for slot in (2, 4):
        assert words(piece(desk.state, names.enemy(slot)).name).partition(",")[0] in order
    assert "slot" not in order
