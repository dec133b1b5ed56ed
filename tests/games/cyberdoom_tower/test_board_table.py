"""The table of the tower: every component is there, once, at a place that both layouts have."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from arcology.engine.motion import plan
from arcology.engine.table import EMPTY, Piece, Spot, Table, diff, patch
from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Loot, Move, Pass, ResolveHide
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.state import TowerState
from tests.games.cyberdoom_tower.boards import board, walk, words
from tests.games.cyberdoom_tower.desk import Desk

SEATS = (1, 2)


def project(state: TowerState) -> Table:
    return board(len(state.players)).project(state)


def piece(state: TowerState, id_: str) -> Piece:
    return project(state).pieces[id_]


def fact(state: TowerState, id_: str, name: str) -> Any:
    return dict(piece(state, id_).facts)[name]


def components(s: TowerState) -> Counter[str]:
    """What the box holds for this game, by painter."""
    solo = len(s.players) == 1
    held = sum(len(p.equipment) for p in s.players)
    target_gone = s.attack is None and any(
        not p.at_ai and s.floors[p.floor].defeated for p in s.players[max(0, s.active) : max(0, s.active) + 1]
    )
    return Counter(
        {
            "backdrop": 1,
            "tower_floor": len(s.floors),
            "mod_column": sum(f.mod_col > 0 and not f.defeated for f in s.floors),
            "sentinel": len(s.floors),
            "ai_card": 1,
            "round_track": 1,
            "round_counter": 1,
            "team_keys": 1,
            "key_token": len(s.floors),
            "x_token": sum(len(f.looted) for f in s.floors),
            "meeple": len(s.players),
            "player_card" if solo else "player_card_compact": len(s.players),
            "shelf" if solo else "shelf_compact": len(s.players),
            "tracker_die": 3 * len(s.players),
            "ability_token": sum(sum(p.ability_tokens) for p in s.players),
            "equipment_deck": 1,
            "equipment_card": held,
            "dice_tray" if solo else "dice_tray_compact": 1,
            "hit_box": 0 if target_gone else 6,
            "attack_die": 6,
        }
    )


@pytest.mark.parametrize("seats", SEATS)
def test_every_component_is_a_piece_exactly_once(seats: int) -> None:
    for moment in walk(seats):
        s = moment.seen
        table = project(s)
        assert Counter(p.sprite for p in table.pieces.values()) == +components(s)
        assert all(id_ == p.id for id_, p in table.pieces.items())
        dice = [dict(p.facts)["color"] for p in table.pieces.values() if p.sprite == "attack_die"]
        assert Counter(dice) == {"white": 4, "red": 2}
        cards = dict(table.pieces["deck"].facts)["count"]
        assert cards + sum(len(p.equipment) for p in s.players) + len(s.discarded) == len(Equipment)
        owned = [p.owner for p in table.pieces.values() if p.sprite == "key_token" and p.owner is not None]
        assert Counter(owned) == Counter({seat: n for seat, p in enumerate(s.players) if (n := len(p.keys))})


@pytest.mark.parametrize("seats", SEATS)
def test_every_beat_has_its_place_and_its_name(seats: int) -> None:
    layout = board(seats).layout
    for moment in walk(seats):
        for beat in moment.after.beats:
            for p in project(beat.state).pieces.values():
                layout.pose(p.at)
                assert words(p.name, seats)
                if p.origin is not None:
                    layout.pose(p.origin)


@pytest.mark.parametrize("seats", SEATS)
def test_both_layouts_have_every_place(seats: int) -> None:
    floors = 4 if seats == 1 else 5
    spots = [
        Spot("backdrop", "all"),
        Spot("track", "track"),
        Spot("ai", "ai"),
        Spot("team_keys", "plate"),
        Spot("deck"),
    ]
    spots += [Spot("hide", "die"), Spot("tray_frame", "tray"), Spot("roof", "ai", 0), Spot("roof", "ai", 1)]
    spots += [Spot("rounds", str(round_)) for round_ in range(1, 13)]
    spots += [Spot("boxes", f"{row}{n}") for row in "ABC" for n in (1, 2, 3)]
    spots += [Spot("tray", die) for die in ("W1", "W2", "W3", "W4", "R1", "R2")]
    for floor in range(floors):
        spots.append(Spot("floors", str(floor)))
        spots += [Spot(f"floor.{floor}", str(col), order) for col in range(7) for order in range(seats)]
        spots += [Spot(f"features.{floor}", str(col)) for col in range(1, 7)]
        spots += [Spot(f"sentinels.{floor}", str(pos)) for pos in range(1, 8)]
        spots += [Spot(f"columns.{floor}", str(col)) for col in range(1, 7)]
    for seat in range(seats):
        spots += [Spot(f"player.{seat}", "card"), Spot(f"shelf.{seat}", "shelf")]
        spots += [Spot(f"trackers.{seat}", what) for what in ("energy", "luck", "action")]
        spots += [Spot(f"abilities.{seat}", slot, n) for slot in ("reroll", "flip", "hit") for n in range(3)]
        spots += [Spot(f"keys.{seat}", "", n) for n in range(floors)]
        spots += [Spot(f"hand.{seat}", f"{n}/{of}") for of in range(1, 7) for n in range(1, of + 1)]
    layout = board(seats).layout
    poses = [(spot, layout.pose(spot)) for spot in spots]
    w, h = layout.size
    outside = [spot for spot, pose in poses if not (0 <= pose.x <= w and 0 <= pose.y <= h)]
    assert not outside
    places = Counter(
        (round(p.x), round(p.y)) for s, p in poses if s.zone.startswith(("floor.", "tray", "boxes", "roof"))
    )
    crowded = [at for at, n in places.items() if n > 1]
    assert not crowded, "two places of the same kind at one point"


@pytest.mark.parametrize("seats", SEATS)
def test_an_id_stays_the_same_thing(seats: int) -> None:
    known: dict[str, str] = {}
    for moment in walk(seats):
        for p in project(moment.seen).pieces.values():
            assert known.setdefault(p.id, p.sprite) == p.sprite


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_does_not_know_what_is_hidden(seats: int) -> None:
    rules, chance = board(seats)._rules, random.Random(1)
    for moment in walk(seats)[::5]:
        other = moment.after.state.clone()
        before = project(rules.observe(other, None))
        chance.shuffle(other.pile)
        other.luck.seed += 1
        other.unused_towers = other.unused_sentinels = ("T9",)
        after = project(rules.observe(other, None))
        assert (after.pieces, after.gauges) == (before.pieces, before.gauges)


@pytest.mark.parametrize("seats", SEATS)
def test_projecting_twice_gives_no_difference(seats: int) -> None:
    shown = EMPTY
    for moment in walk(seats):
        table = project(moment.seen)
        assert not diff(table, project(moment.seen))
        assert patch(shown, diff(shown, table)) == table
        shown = table


def test_gauges_tell_what_the_trackers_show() -> None:
    s = Desk(seats=2).at(0, 0, seat=1, energy=5, luck=2, ap=1).state
    gauges = project(s).gauges
    assert (gauges["energy.1"], gauges["luck.1"], gauges["action.1"]) == (5, 2, 1)
    for what in ("energy", "luck", "action"):
        assert fact(s, f"{what}.1", "value") == gauges[f"{what}.1"]
        assert fact(s, f"{what}.1", "gauge") in gauges
    assert (gauges["round"], gauges["pile"], gauges["keys"]) == (1, 6, 0)


def test_two_meeples_on_one_space_do_not_overlap() -> None:
    desk = Desk(seats=2)
    poses = [board(2).layout.pose(piece(desk.state, f"meeple.{seat}").at) for seat in (0, 1)]
    assert abs(poses[0].x - poses[1].x) > 10
    desk.at(0, 3, seat=1)
    assert piece(desk.state, "meeple.0").at.order == piece(desk.state, "meeple.1").at.order == 0
    for seat in (0, 1):
        desk.at(4, 0, seat=seat, at_ai=True)
    assert {piece(desk.state, f"meeple.{seat}").at for seat in (0, 1)} == {Spot("roof", "ai", 0), Spot("roof", "ai", 1)}


def test_the_hide_die_lies_out_until_the_next_space_and_returns_at_the_end_of_the_turn() -> None:
    home, out = Spot("tray", "W1"), Spot("hide", "die")
    desk = Desk("T4/S3@7").dice(6)
    assert piece(desk.state, "die.W1").at == home
    desk.do(Move(0, 0, 1))
    assert piece(desk.state, "die.W1").at == out
    assert (fact(desk.state, "die.W1", "state"), fact(desk.state, "tray", "verdict")) == ("good", "hidden")
    desk.do(Move(0, 0, 0))
    assert piece(desk.state, "die.W1").at == home, "the stop needs no test, so no die lies out for it"
    desk.dice(1).at(0, 2, ap=3).do(Move(0, 0, 3))
    assert piece(desk.state, "die.W1").at == out
    assert (fact(desk.state, "die.W1", "state"), fact(desk.state, "tray", "verdict")) == ("", "")
    desk.do(ResolveHide(0, 0))
    beats = [piece(beat.state, "die.W1") for beat in desk.beats]
    assert beats[0].at == out
    assert dict(beats[0].facts)["state"] == "bad"
    assert beats[-1].at == home


@pytest.mark.rule("CDT-ATK-06")
def test_confirmed_dice_lie_on_their_boxes_and_go_home_after_the_turn() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(3, 4, 1, 1, 4, 3)
    desk.do(Attack(0, Weapon.BASE))
    assert piece(desk.state, "die.R1").at == Spot("tray", "R1")
    assert fact(desk.state, "box.C1", "state") == "empty"
    desk.do(Confirm(0))
    hit = desk.beats[0].state
    assert piece(hit, "die.W1").at == Spot("boxes", "A1")
    assert {piece(hit, f"die.{n}").at.zone for n in ("W1", "W2", "W3", "W4", "R1", "R2")} == {"boxes"}
    assert {fact(hit, p, "state") for p in project(hit).pieces if p.startswith("box.")} == {"filled"}
    assert fact(hit, "tray", "verdict") == "hit"
    assert {piece(desk.state, f"die.{n}").at.zone for n in ("W1", "W2", "W3", "W4", "R1", "R2")} == {"tray"}
    assert fact(desk.state, "tray", "verdict") == ""


def test_a_missed_attack_shows_the_box_that_stays_empty() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(1, 1, 1, 1, 1, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert fact(desk.state, "box.A1", "state") == "problem"
    assert words(fact(desk.state, "tray", "line_1")) == "2 of 6 dice fit"
    desk.do(Confirm(0))
    missed = desk.beats[0].state
    assert fact(missed, "tray", "verdict") == "miss"
    assert fact(missed, "box.A1", "state") == "problem"
    assert sum(fact(missed, f"die.{n}", "state") == "good" for n in ("W1", "W2", "W3", "W4", "R1", "R2")) == 2


def test_boxes_say_what_symbols_made_of_them() -> None:
    s = Desk("T1/S1@6").state  # column 5: NUMBER 2
    assert (fact(s, "box.B1", "mode"), fact(s, "box.B1", "n"), fact(s, "box.B1", "changed")) == ("min", 2, True)
    assert fact(s, "box.A1", "changed") is False
    s = Desk("T1/S1@5").state  # column 4: the first box of row A needs a red die
    assert (fact(s, "box.A1", "color"), fact(s, "box.A1", "changed")) == ("red", True)
    s = Desk("T1/S1@3").state  # column 2: CHAIN on row B
    assert fact(s, "box.B2", "chained") is True
    assert fact(s, "sentinel.0", "chained") == ("B",)
    assert fact(s, "tray", "chained") == ("B",)
    s = Desk("T3/S2@4").state  # column 3: row B wants exactly its numbers
    assert (fact(s, "box.B1", "mode"), fact(s, "box.B1", "changed")) == ("exact", True)
    assert fact(s, "sentinel.0", "effective")[1] == ("W3!", "W4!")


def test_looted_equipment_comes_flying_from_the_pile() -> None:
    desk = Desk("T1/S1@7").next_card(Equipment.JETPACK).at(0, 1).dice(6)
    before = project(desk.state)
    desk.do(Move(0, 0, 2), Loot(0))
    card = piece(desk.state, "gear.jetpack")
    assert card.origin == before.pieces["deck"].at
    layout = board().layout
    film = plan(before, [(desk.events, project(desk.state))], layout, board().cues, 1.0)
    track = next(t for t in film.tracks if t.piece == "gear.jetpack")
    assert (track.a.x, track.a.y) == (layout.pose(Spot("deck")).x, layout.pose(Spot("deck")).y)
    assert track.b == layout.pose(card.at)


def test_only_attack_dice_tumble() -> None:
    desk = Desk("T1/S1@7").at(0, 5).dice(3, 4, 2, 2, 4, 3)
    before = project(desk.state)
    desk.do(Attack(0, Weapon.BASE))
    film = plan(before, [(beat.events, project(beat.state)) for beat in desk.beats], board().layout, board().cues, 1.0)
    tumbling = {t.piece for t in film.tracks if t.tumble}
    assert tumbling
    assert all(id_.startswith("die.") for id_ in tumbling)


def test_the_column_in_force_slides_with_the_sentinel() -> None:
    desk = Desk("T1/S1@6")
    before = project(desk.state)
    assert before.pieces["column.0"].at == Spot("columns.0", "5")
    assert fact(desk.state, "column.0", "cells") == fact(desk.state, "floor.0", "modifiers")[4]
    desk.floor.pos = 5
    after = project(desk.state)
    assert after.pieces["column.0"].at == Spot("columns.0", "4")
    assert fact(desk.state, "column.0", "cells") == fact(desk.state, "floor.0", "modifiers")[3]
    assert before.pieces["floor.0"] == after.pieces["floor.0"], "the floor itself is not drawn anew"
    assert {piece.id for piece in diff(before, after).moved} == {"column.0", "sentinel.0"}
    texts = board().describe(desk.state, "column.0")
    assert words(texts[0]) == words(after.pieces["column.0"].name)
    assert board().rules_of(desk.state, "column.0")
    desk.floor.pos = 1
    assert "column.0" not in project(desk.state).pieces, "no column is left"


def test_states_of_cards() -> None:
    desk = Desk("T2/S3@7")
    assert fact(desk.state, "sentinel.0", "state") == "dormant"
    assert fact(desk.state, "floor.0", "open") is True
    desk.floor.activated, desk.floor.damage = True, 2
    assert (fact(desk.state, "sentinel.0", "state"), fact(desk.state, "sentinel.0", "wounds")) == ("hunting", 2)
    desk.floor.activated, desk.floor.defeated, desk.floor.damage = False, True, 0
    assert fact(desk.state, "sentinel.0", "state") == "defeated"
    assert "column.0" not in project(desk.state).pieces
    desk.floor.pos = 1
    assert fact(desk.state, "floor.0", "closed") is True
    assert fact(desk.state, "ai", "open") is False
    desk.keys(3)
    assert fact(desk.state, "ai", "open") is True
    desk.me.spotted = frozenset({2, 1})
    assert fact(desk.state, "player.0", "spotted") == ("1", "2")


def test_abilities_are_locked_ready_or_used() -> None:
    desk = Desk("T1/S1@7").at(0, 5, ability_tokens=(0, 1, 2)).dice(3, 4, 2, 2, 4, 3)
    assert fact(desk.state, "player.0", "abilities") == ("ready", "ready", "locked", "locked")
    desk.do(Attack(0, Weapon.BASE))
    assert desk.state.attack is not None
    desk.state.attack.uses = (1, 0, 0, 0)
    assert fact(desk.state, "player.0", "abilities") == ("used", "ready", "locked", "locked")


def test_used_equipment_is_marked_for_the_turn() -> None:
    desk = Desk().give(Equipment.JETPACK)
    assert fact(desk.state, "gear.jetpack", "used") is False
    desk.me.jetpack_used = True
    assert fact(desk.state, "gear.jetpack", "used") is True


def test_who_is_active_is_told_by_the_player_cards() -> None:
    desk = Desk(seats=2)
    assert (fact(desk.state, "player.0", "active"), fact(desk.state, "player.1", "active")) == (True, False)
    desk.do(Pass(0))
    assert (fact(desk.state, "player.0", "active"), fact(desk.state, "player.1", "active")) == (False, True)
