"""What is told before one commits: price, chances, consequences, and the small labels at places."""

from __future__ import annotations

import pytest

from arcology.engine.offers import Preview
from arcology.engine.table import Spot
from arcology.games.cyberdoom_tower.actions import (
    AcceptDamage,
    Attack,
    Confirm,
    Discard,
    GoToAi,
    LeaveCrate,
    Loot,
    Modify,
    Move,
    Pass,
    ResolveHide,
    TakeKey,
    UseGunsight,
    UseSuit,
)
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.rules.odds import ROLLS, attack_odds
from arcology.games.cyberdoom_tower.tasks import AskLethal
from tests.games.cyberdoom_tower.boards import board, chances, notes, preview, walk, words
from tests.games.cyberdoom_tower.desk import Desk, house_rules


def gauges(found: Preview) -> dict[str, int]:
    return dict(found.gauges)


def chips(found: Preview) -> list[tuple[str, str]]:
    return [(chip.icon, words(chip.value)) for chip in found.chips]


@pytest.mark.rule("CDT-MOVE-02")
@pytest.mark.rule("CDT-HIDE-02")
def test_we_03_a_ride_and_two_steps() -> None:
    desk = Desk("T1/S1@7", "T2/S2@7", "T3/S3@7").at(0, 0)
    found = preview(desk, Move(0, 2, 2))
    assert words(found.title) == "Sector 2 · Clone Lab"
    assert chips(found) == [("action", "3"), ("energy", "Energy")]
    assert chances(found) == {"Hide: 2+": 83, "With up to 3 Luck": 100}
    assert gauges(found) == {"energy.0": 4, "luck.0": 3, "action.0": 0}
    way = [(0, 0), (2, 0), (2, 1), (2, 2)]
    assert found.path == tuple(Spot(f"floor.{floor}", str(col)) for floor, col in way)
    assert notes(found) == ["If you are noticed: Hound slides to sector 6 and cannot reach you (4 away, range 3)."]


@pytest.mark.rule("CDT-MOVE-06")
def test_we_04_steps_paid_with_energy() -> None:
    desk = Desk("T4/S1@7").at(0, 0)
    found = preview(desk, Move(0, 0, 5, energy=2))
    assert chips(found)[:2] == [("action", "3"), ("energy", "2")]
    assert gauges(found) == {"energy.0": 1, "luck.0": 3, "action.0": 0}
    assert found.path[found.paid_from] == Spot("floor.0", "4"), "the last two steps are those for Energy"
    assert notes(found)[-1] == "That takes your last Energy, and the game is lost."


@pytest.mark.rule("CDT-MOVE-08")
@pytest.mark.rule("CDT-HIDE-04")
def test_we_06_luck_of_the_sector_counts_for_the_test() -> None:
    desk = Desk("T1/S1@7").at(0, 2, ap=2)
    found = preview(desk, Move(0, 0, 4))
    assert chances(found) == {"Hide: 4+": 50, "With up to 4 Luck": 100}
    assert gauges(found)["luck.0"] == 4


@pytest.mark.rule("CDT-KEY-01")
@pytest.mark.rule("CDT-SENT-07")
def test_we_10_on_the_way_to_a_key() -> None:
    desk = Desk("T3/S4@6").at(0, 2, ap=2)
    found = preview(desk, Move(0, 0, 4))
    assert ("key", "Key") in chips(found)
    assert chances(found)["Hide: 4+"] == 50
    assert notes(found) == [
        "If you are noticed: Bastion slides to sector 5 and hits you for 2 Energy (1 away, range 1)."
    ]
    desk.do(Move(0, 0, 4))
    assert chances(preview(desk, TakeKey(0)))["Hide: 4+"] == 50


@pytest.mark.rule("CDT-LOOT-02")
@pytest.mark.rule("CDT-EQUIP-10")
def test_looting_and_the_suit_change_what_hiding_needs() -> None:
    desk = Desk("T5/S5@7").give(Equipment.TECNO_SUIT).at(0, 0, luck=0)
    assert chances(preview(desk, Move(0, 0, 1))) == {"Hide: 2+": 83, "With the suit: 1+": 100, "After looting: 3+": 67}
    desk.do(Move(0, 0, 1))
    assert chances(preview(desk, Loot(0))) == {"Hide: 3+": 67, "With the suit: 2+": 83}
    assert chances(preview(desk, LeaveCrate(0)))["Hide: 2+"] == 83


@pytest.mark.rule("CDT-HIDE-08")
def test_where_one_has_been_seen_there_is_no_chance() -> None:
    desk = Desk("T2/S3@6").at(0, 3, energy=2, spotted=frozenset({0}))
    found = preview(desk, Move(0, 0, 2))
    assert found.chances == ()
    assert notes(found)[0] == "Hound has seen you: hiding here fails."
    assert notes(found)[1].startswith("After your turn: Hound slides to sector 5 and hits you")
    tip = board().tip(desk.state, Move(0, 0, 2))
    assert tip is not None
    assert (words(tip.text), tip.tone) == ("seen", "bad")


@pytest.mark.rule("CDT-SENT-06")
def test_a_floor_that_would_close_is_told() -> None:
    desk = Desk("T1/S1@2").at(0, 0)
    assert notes(preview(desk, Move(0, 0, 1))) == [
        "If you are noticed: Lurker closes the floor over you, and the game is lost."
    ]


def test_stops_and_floors_without_a_sentinel_need_no_test() -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    stop = preview(desk, Move(0, 0, 0))
    assert (stop.chances, notes(stop)) == ((), ["An elevator stop needs no hide test."])
    assert board().tip(desk.state, Move(0, 0, 0)) is None
    desk.floor.defeated = True
    assert notes(preview(desk, Move(0, 0, 3))) == ["Lurker is destroyed: nobody to hide from."]
    tip = board().tip(desk.state, Move(0, 0, 3))
    assert tip is not None
    assert words(tip.text) == "100 %"


@pytest.mark.parametrize(("col", "label", "tone"), [(1, "100 %", "good"), (3, "67 %", "good"), (5, "33 %", "cost")])
def test_labels_at_places_are_chances(col: int, label: str, tone: str) -> None:
    desk = Desk("T1/S1@7").at(0, 2)
    move = Move(0, 0, col, energy=1 if tone == "cost" else 0)
    tip = board().tip(desk.state, move)
    assert tip is not None
    assert (words(tip.text), tip.tone) == (label, tone)


@pytest.mark.rule("CDT-ATK-04")
def test_an_attack_tells_price_and_exact_odds() -> None:
    desk = Desk("T1/S1@6").give(Equipment.PLASMA_RIFLE).at(0, 5, energy=3, luck=2)
    found = preview(desk, Attack(0, Weapon.PLASMA_RIFLE))
    odds = attack_odds(house_rules().book.target(desk.state, 0))
    assert [(c.hits, c.of, c.exact) for c in found.chances] == [
        (odds.plain, ROLLS, True),
        (odds.modify[0], ROLLS, True),
        (odds.modify[2], ROLLS, True),
    ]
    assert chips(found) == [("action", "1"), ("energy", "1"), ("damage", "2")]
    assert gauges(found) == {"energy.0": 2, "action.0": 2}
    assert notes(found)[0] == "A hit destroys Lurker: +1 Energy, and a token shifts."
    assert (
        notes(found)[-1] == "If Lurker survives: Lurker slides to sector 5 and hits you for 1 Energy (0 away, range 2)."
    )
    tip = board().tip(desk.state, Attack(0, Weapon.PLASMA_RIFLE))
    assert tip is not None
    assert words(tip.text) == f"{found.chances[1].percent} %"


def test_the_estimate_with_all_abilities_comes_later_and_is_marked() -> None:
    desk = Desk("T1/S1@7").at(0, 5, ability_tokens=(0, 0, 2))
    quick = preview(desk, Attack(0, Weapon.BASE))
    assert quick.slow
    full = board().complete_preview(desk.state, Attack(0, Weapon.BASE))
    assert full.chances[:-1] == quick.chances
    assert not full.chances[-1].exact
    assert quick.chances[1].hits < full.chances[-1].hits < ROLLS
    desk.at(0, 5, ability_tokens=(1, 1, 1))
    assert not preview(desk, Attack(0, Weapon.BASE)).slow


@pytest.mark.rule("CDT-AI-04")
def test_the_ai_strikes_back() -> None:
    desk = Desk("T1/S1@7", ai="B").at(3, 0, at_ai=True, energy=3).keys(3)
    found = preview(desk, Pass(0))
    assert notes(found) == ["3 AP stay unused.", "After your turn: Kill Loop hits you for 2 Energy."]
    assert gauges(found) == {"energy.0": 1}
    assert chips(found) == [("energy", "−2")]
    assert notes(preview(desk, Attack(0, Weapon.BASE)))[0] == "A hit leaves Kill Loop with 2 Energy."
    desk.state.ai_damage = 2
    assert notes(preview(desk, Attack(0, Weapon.BASE)))[0] == "A hit destroys Kill Loop and wins the game."


@pytest.mark.rule("CDT-SENT-02")
@pytest.mark.rule("CDT-OPT-02")
def test_passing_tells_what_the_sentinel_does() -> None:
    desk = Desk("T1/S1@5").at(0, 2, ap=1)
    assert notes(preview(desk, Pass(0))) == ["1 AP stays unused.", "Lurker stays where it is."]
    desk.floor.activated = True
    found = preview(desk, Pass(0))
    assert notes(found)[1] == "After your turn: Lurker slides to sector 4 and hits you for 1 Energy (2 away, range 2)."
    assert gauges(found) == {"energy.0": 2}
    desk.at(0, 0)
    found = preview(desk, Pass(0))
    assert notes(found)[1] == "After your turn: Lurker slides to sector 4 and cannot reach you (4 away, range 2)."
    assert gauges(found) == {}
    desk.floor.pos = 1
    assert notes(preview(desk, Pass(0)))[1] == "After your turn: Lurker hits you for 1 Energy (1 away, range 2)."
    desk.floor.defeated = True
    assert notes(preview(desk, Pass(0)))[1] == "Lurker is destroyed and does nothing."
    calm = Desk("T1/S1@5", alerted_sentinel="provoked").at(0, 2)
    calm.floor.activated = True
    assert notes(preview(calm, Pass(0)))[1] == "Lurker stays where it is."


@pytest.mark.rule("CDT-R-49")
def test_the_last_step_onto_a_hunted_floor_is_answered_whatever_the_die_says() -> None:
    desk = Desk("T1/S1@5", "T2/S3@7").at(1, 0, ap=1)
    stop = "An elevator stop needs no hide test."
    assert notes(preview(desk, Move(0, 0, 0))) == [stop], "dormant: it lets one pass"
    desk.floor.activated = True
    slides = "After your turn: Lurker slides to sector 4 and cannot reach you (4 away, range 2)."
    assert notes(preview(desk, Move(0, 0, 0))) == [stop, slides]
    desk.at(0, 3)
    strikes = "Lurker slides to sector 4 and hits you for 1 Energy (2 away, range 2)."
    assert notes(preview(desk, Move(0, 0, 2))) == [f"After your turn: {strikes}"]
    desk.at(0, 3, ap=2)
    assert notes(preview(desk, Move(0, 0, 2))) == [f"If you are noticed: {strikes}"]


@pytest.mark.rule("CDT-COUNT-06")
@pytest.mark.rule("CDT-OPT-01")
@pytest.mark.parametrize("limit", ["beaten", "reached"])
def test_the_last_turn_of_all_is_told(limit: str) -> None:
    desk = Desk("T1/S1@7", seats=2, ai="A", time_limit=limit).at(0, 1, ap=0)
    lost = "Round 12 ends with this turn, and the game is lost."
    desk.state.round = 12
    assert lost not in notes(preview(desk, Pass(0)), 2), "the other player has a turn yet"
    desk.turn_of(1)
    desk.state.order = (0, 1)
    desk.at(0, 1, seat=1)
    assert lost in notes(preview(desk, Pass(1)), 2)
    desk.at(4, 0, at_ai=True)
    assert (lost in notes(preview(desk, Pass(1)), 2)) == (limit == "beaten")
    desk.do(Pass(1))
    assert (desk.ask == "LOSS_TIME") == (limit == "beaten")


@pytest.mark.rule("CDT-EQUIP-04")
def test_a_deadly_strike_is_told() -> None:
    desk = Desk("T1/S1@5").at(0, 2, energy=1)
    desk.floor.activated = True
    assert notes(preview(desk, Pass(0)))[-1] == "That takes your last Energy, and the game is lost."
    desk.give(Equipment.JETPACK)
    assert notes(preview(desk, Pass(0)))[-1] == "That takes your last Energy, unless you discard equipment in time."
    desk.state.agenda.append(AskLethal(0, 1, 0))
    assert gauges(preview(desk, Discard(0, Equipment.JETPACK))) == {"energy.0": 2}
    assert gauges(preview(desk, AcceptDamage(0))) == {"energy.0": 0}


@pytest.mark.rule("CDT-HIDE-04")
def test_luck_for_hiding() -> None:
    desk = Desk("T1/S1@7").at(0, 3, luck=3).dice(2)
    desk.do(Move(0, 0, 4))
    enough = preview(desk, ResolveHide(0, 2))
    assert (chips(enough), gauges(enough)) == ([("luck", "2")], {"luck.0": 2})
    assert notes(enough) == ["You are hidden, and your turn goes on."]
    given_up = preview(desk, ResolveHide(0, 0))
    assert notes(given_up) == [
        "Your turn ends, and an ability token shifts.",
        "After your turn: Lurker slides to sector 6 and hits you for 1 Energy (2 away, range 2).",
    ]
    assert gauges(given_up) == {"luck.0": 4, "energy.0": 2}
    desk.me.ability_tokens = (0, 0, 0)
    assert notes(preview(desk, ResolveHide(0, 0)))[0] == "Your turn ends."


@pytest.mark.rule("CDT-EQUIP-10")
def test_the_suit_tells_whether_it_is_enough() -> None:
    desk = Desk("T1/S1@7").at(0, 3, luck=3).give(Equipment.TECNO_SUIT).dice(2)
    desk.do(Move(0, 0, 4))
    assert notes(preview(desk, UseSuit(0))) == ["Hiding then still lacks 1."]
    desk.state.dice = (3, *desk.state.dice[1:])
    desk.state.hide.roll = 3
    assert notes(preview(desk, UseSuit(0))) == ["You are hidden, and your turn goes on."]


def test_confirming_is_certain() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(3, 4, 1, 1, 4, 3)
    desk.do(Attack(0, Weapon.BASE))
    found = preview(desk, Confirm(0))
    assert notes(found)[0] == "A hit leaves Lurker with 1 Energy."
    assert gauges(found) == {"energy.0": 2}
    desk.floor.damage = 1
    found = preview(desk, Confirm(0))
    assert notes(found) == ["A hit destroys Lurker: +1 Energy, and a token shifts."]
    assert gauges(found) == {"energy.0": 4}
    desk.state.dice = (1, 1, 1, 1, 1, 1)
    assert notes(preview(desk, Confirm(0)))[0] == "A miss does no damage, but an ability token shifts."
    desk.me.ability_tokens = (0, 0, 0)
    assert notes(preview(desk, Confirm(0)))[0] == "A miss does no damage."


@pytest.mark.rule("CDT-ATK-08")
@pytest.mark.rule("CDT-ABIL-10")
@pytest.mark.parametrize(
    ("energy", "tokens", "note"),
    [
        (5, (0, 0, 1), "A hit destroys Lurker: +1 Energy, and a token shifts."),
        (5, (0, 0, 0), "A hit destroys Lurker: +1 Energy."),
        (6, (0, 0, 1), "A hit destroys Lurker, and a token shifts."),
        (6, (0, 0, 0), "A hit destroys Lurker."),
    ],
)
def test_a_defeat_promises_only_what_it_brings(energy: int, tokens: tuple[int, int, int], note: str) -> None:
    desk = Desk("T1/S1@7").at(0, 5, energy=energy, ability_tokens=tokens)
    desk.floor.damage = 1
    assert notes(preview(desk, Attack(0, Weapon.BASE)))[0] == note


@pytest.mark.rule("CDT-SENT-06")
@pytest.mark.parametrize(
    ("scope", "col", "trapped"), [("sectors", 3, True), ("sectors", 0, False), ("floor", 0, True), ("floor", 3, True)]
)
def test_a_floor_that_would_close_over_the_other_player_is_told(scope: str, col: int, trapped: bool) -> None:
    desk = Desk("T1/S1@2", seats=2, trap_scope=scope).at(0, col, seat=1)
    desk.floor.activated = True
    said = notes(preview(desk, Pass(0)), 2)[1]
    if scope == "floor":
        assert said == "After your turn: Lurker closes the floor over you, and the game is lost."
    elif trapped:
        assert said == "After your turn: Lurker closes the floor over the other player, and the game is lost."
    else:
        assert said == "After your turn: Lurker slides to sector 1 and hits you for 1 Energy (1 away, range 2)."
    desk.do(Pass(0))
    assert (desk.ask == "LOSS_TRAPPED") == trapped


@pytest.mark.rule("CDT-ABIL-07")
def test_changing_dice_tells_luck_and_success() -> None:
    desk = Desk("T1/S1@6").give(Equipment.GUNSIGHT).at(0, 5).dice(1, 3, 4, 5, 3, 2)
    desk.do(Attack(0, Weapon.BASE))
    found = preview(desk, Modify(0, 0, 1))
    assert (chips(found), notes(found), gauges(found)) == ([], ["All six dice fit after this."], {"luck.0": 3})
    assert gauges(preview(desk, UseGunsight(0, 0, 2, False))) == {"luck.0": 2}
    assert gauges(preview(desk, UseGunsight(0, 0, 2, True))) == {"luck.0": 3}
    desk.do(Modify(0, 1, 1))
    again = preview(desk, Modify(0, 0, 1))
    assert (chips(again), gauges(again)) == ([("luck", "1")], {"luck.0": 2})


@pytest.mark.parametrize("seats", [1, 2])
def test_what_previews_promise_is_what_happens(seats: int) -> None:
    """Gauges that do not hang on luck: AP and Luck after a Movement, Energy after passing."""
    for moment in walk(seats):
        found = board(seats).preview(moment.seen, moment.action)
        for message in (found.title, *found.notes, *(c.label for c in found.chances)):
            assert words(message, seats)
        first = moment.after.beats[0].state
        if isinstance(moment.action, Move) and moment.action.col:
            assert first.players[moment.action.seat].ap == gauges(found)[f"action.{moment.action.seat}"]
        if isinstance(moment.action, Pass | AcceptDamage | Confirm) and first.ended is None:
            seat = moment.action.seat
            told = gauges(found).get(f"energy.{seat}", moment.seen.players[seat].energy)
            if moment.after.ask is not None and not isinstance(moment.after.ask, AskLethal):
                assert moment.after.state.players[seat].energy == told, (moment.action, notes(found, seats))


@pytest.mark.rule("CDT-R-60")
def test_going_up_to_the_ai_has_a_preview() -> None:
    desk = Desk("T1/S1@7", ai="A").at(3, 0).keys(3)
    found = preview(desk, GoToAi(0))
    assert words(found.title) == "Go up to Overmind"
    assert notes(found) == ["After your turn: Overmind hits you for 1 Energy."]
