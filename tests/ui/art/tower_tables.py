"""Tables of Cyberdoom Tower made of facts alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from tests.ui.art.composing import Placed, compose_table, studio_of

GAME = "cyberdoom_tower"
VARIANTS = ("solo", "duo")
FLOORS = {"solo": 4, "duo": 5}

SECTORS = {
    "T1": ("none", "crate", "key", "luck", "energy", "crate"),
    "T2": ("luck", "crate", "none", "key", "crate", "energy"),
    "T3": ("crate", "energy", "luck", "key", "none", "crate"),
    "T4": ("energy", "crate", "luck", "none", "key", "crate"),
    "T5": ("crate", "luck", "energy", "key", "none", "crate"),
}
MODIFIERS = (
    ("2", "red_box:1", "exclamation", ""),
    ("1", "", "", "number:3"),
    ("1", "chain", "", ""),
    ("0", "", "red_box:1", ""),
    ("0", "number:2", "", ""),
    ("0", "", "", ""),
)
ROWS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "S1": (("W3", "W4"), ("W", "W4"), ("R3", "W")),
    "S2": (("W5",), ("W3", "W4"), ("R3", "W", "W")),
    "S3": (("W2", "W4"), ("W", "W3"), ("W5", "W")),
    "S4": (("W4", "W4", "W"), ("R4", "W2"), ("W",)),
    "S5": (("W",), ("W3", "W4"), ("W4", "W", "W2")),
}
GEAR = ("laser_cannon", "tecno_suit", "antimatter_grenade", "gunsight", "plasma_rifle", "jetpack")
AI_ROWS = (("W3", "W5"), ("W", "W"), ("R3", "W4"))

studio = partial(studio_of, GAME, lambda message: False)
compose = partial(compose_table, GAME)


def layout(variant: str) -> Layout:
    return load_layout(data_root() / "resources" / "games" / GAME, variant)


def floor_facts(card: str, index: int, **more: Any) -> dict[str, Any]:
    name = f"cyberdoom_tower.tower.{card}"
    known = {"card": card, "name": name, "index": index, "sectors": SECTORS[card], "modifiers": MODIFIERS}
    return known | more


def sentinel_facts(card: str, **more: Any) -> dict[str, Any]:
    known = {
        "id": card,
        "name": f"cyberdoom_tower.sentinel.{card}",
        "energy": 3,
        "damage": 1,
        "range": 2,
        "anti_stealth": 1,
        "rows": ROWS[card],
        "state": "dormant",
    }
    return known | more


def ai_facts(side: str, **more: Any) -> dict[str, Any]:
    symbols = ("", "chain", "") if side == "A" else ("", "", "exclamation")
    name = f"cyberdoom_tower.ai.{side}"
    return {"side": side, "name": name, "energy": 4, "damage": 2, "rows": AI_ROWS, "symbols": symbols} | more


def gear_facts(kind: str, **more: Any) -> dict[str, Any]:
    weapon = kind in ("laser_cannon", "plasma_rifle", "antimatter_grenade")
    name = f"cyberdoom_tower.equipment.{kind}"
    return {"kind": kind, "name": name, "cost_energy": 1, "range": 4 * weapon, "damage": 2 * weapon} | more


def player_facts(seat: int, **more: Any) -> dict[str, Any]:
    abilities = ("ready", "locked", "locked", "locked")
    known = {"seat": seat, "name": f"cyberdoom_tower.ai.{'AB'[seat]}", "active": seat == 0, "abilities": abilities}
    return known | {"weapon_range": 2, "weapon_damage": 1} | more


def opening(variant: str) -> list[Placed]:
    """The table before the first decision."""
    count = FLOORS[variant]
    pieces = [
        *_building(
            variant,
            {"target": "cyberdoom_tower.sentinel.S1", "rows": ("2", "2", "2")},
            round=1,
            have=0,
            deck=6,
            ai=ai_facts("A"),
        ),
        Placed("meeple", Spot("floor.0", "0"), {"seat": 0}),
    ]
    for f in range(count):
        card, robot = f"T{f + 1}", f"S{f + 1}"
        pieces.append(Placed("tower_floor", Spot("floors", str(f)), floor_facts(card, f, open=f == 0)))
        pieces.append(_in_force(f, 6))
        pieces.append(Placed("sentinel", Spot(f"sentinels.{f}", "7"), sentinel_facts(robot)))
        pieces.append(Placed("key_token", Spot(f"features.{f}", str(SECTORS[card].index("key") + 1))))
    for seat in range(count - 3):
        pieces += _player(variant, seat, (3, 3, 3), ("reroll", "flip", "hit"), 0, 0)
    if variant == "duo":
        pieces.append(Placed("meeple", Spot("floor.0", "0", 1), {"seat": 1}))
    for die in ("W1", "W2", "W3", "W4", "R1", "R2"):
        pieces.append(Placed("attack_die", Spot("tray", die), _die(die, 3)))
    return pieces


def busy(variant: str) -> list[Placed]:
    """Round 8 in the middle of an attack: everything that may lie on the table lies there."""
    count = FLOORS[variant]
    tray = {"target": "cyberdoom_tower.sentinel.S5", "rows": ("1", "2", "3"), "chained": ("B",), "verdict": "miss"}
    tray |= {"line_1": "cyberdoom_tower.weapon.antimatter_grenade", "line_2": "cyberdoom_tower.tower.T4"}
    pieces = _building(variant, tray, round=8, have=2, deck=1, ai=ai_facts("B", open=True, wounds=3))
    states = ({"state": "hunting", "wounds": 2, "raised": 1}, {"state": "defeated"}, {}, {"state": "hunting"}, {})
    for f in range(count):
        card, robot = f"T{5 - f}", f"S{5 - f}"
        pos = (4, 6, 5, 1, 3)[f]
        shown = floor_facts(card, f, closed=pos == 1, open=f == 2)
        pieces.append(Placed("tower_floor", Spot("floors", str(f)), shown))
        pieces += [_in_force(f, pos - 1)] if pos > 1 else []
        facts = sentinel_facts(robot, chained=("B",) if f == 2 else (), **states[f])
        if f == 0:
            facts["effective"] = (("R2",), ("W3!", "W4!"), ("W4", "W2", "W2"))
        pieces.append(Placed("sentinel", Spot(f"sentinels.{f}", str(pos)), facts))
        for col, feature in enumerate(SECTORS[card], 1):
            if feature == "crate" and pos > 1:
                pieces.append(Placed("x_token", Spot(f"features.{f}", str(col))))
    pieces.append(Placed("key_token", Spot("features.2", str(SECTORS["T3"].index("key") + 1))))
    pieces += _player(variant, 0, (6, 0, 1), ("hit", "hit", "hit"), 2, 6 if variant == "solo" else 3)
    pieces.append(Placed("meeple", Spot("floor.2", "4"), {"seat": 0}))
    if variant == "duo":
        pieces += _player(variant, 1, (2, 5, 3), ("flip", "flip", "hit"), 1, 2)
        pieces.append(Placed("meeple", Spot("roof", "ai"), {"seat": 1}))
    needs = {"A1": "R2", "B1": "W3!", "B2": "W4!", "C1": "W4", "C2": "W2", "C3": "W"}
    for box, need in needs.items():
        state = "problem" if box == "C1" else "open" if box == "C3" else "filled"
        mode = "exact" if need.endswith("!") else "min" if len(need) > 1 else "any"
        shown = {"color": "red" if need[0] == "R" else "white", "mode": mode, "n": int(need[1]) if need[1:] else 0}
        shown |= {"state": state, "chained": box[0] == "B"}
        pieces.append(Placed("hit_box", Spot("boxes", box), shown))
    for die, spot in zip(("R1", "W1", "W2", "W3"), ("A1", "B1", "B2", "C2"), strict=True):
        pieces.append(Placed("attack_die", Spot("boxes", spot), _die(die, 4, state="good")))
    pieces.append(Placed("attack_die", Spot("tray", "W4"), _die("W4", 1, angle=12)))
    pieces.append(Placed("attack_die", Spot("tray", "R2"), _die("R2", 6, angle=-15, changed=True)))
    pieces.append(Placed("attack_die", Spot("hide", "die"), _die("W1", 5, state="good")))
    return pieces


def _in_force(floor: int, column: int) -> Placed:
    return Placed("mod_column", Spot(f"columns.{floor}", str(column)), {"cells": MODIFIERS[column - 1]})


def _die(name: str, value: int, **more: Any) -> dict[str, Any]:
    return {"color": "red" if name[0] == "R" else "white", "value": value} | more


def _building(
    variant: str, tray_facts: Mapping[str, Any], *, round: int, have: int, deck: int, ai: Mapping[str, Any]
) -> list[Placed]:
    needed = FLOORS[variant] - 1
    tray = "dice_tray" if variant == "solo" else "dice_tray_compact"
    return [
        Placed("backdrop", Spot("backdrop", "all"), {"floors": FLOORS[variant]}),
        Placed("ai_card", Spot("ai", "ai"), ai),
        Placed("round_track", Spot("track", "track"), {"round": round}),
        Placed("round_counter", Spot("rounds", str(round)), {"round": round}),
        Placed("team_keys", Spot("team_keys", "plate"), {"have": have, "needed": needed}),
        Placed("equipment_deck", Spot("deck"), {"count": deck}),
        Placed(tray, Spot("tray_frame", "tray"), tray_facts),
    ]


def _player(
    variant: str, seat: int, values: tuple[int, int, int], tokens: tuple[str, ...], keys: int, gear: int
) -> list[Placed]:
    """A player card with all that lies on and below it."""
    compact = "" if variant == "solo" else "_compact"
    locked = tuple("locked" if a in tokens else "ready" for a in ("modify", "reroll", "flip", "hit"))
    seen = {"spotted": ("0", "1", "3"), "key_places": FLOORS[variant] - 1} if keys else {}
    pieces = [
        Placed(f"player_card{compact}", Spot(f"player.{seat}", "card"), player_facts(seat, abilities=locked, **seen)),
        Placed(f"shelf{compact}", Spot(f"shelf.{seat}", "shelf"), {"count": gear, "seat": seat}),
    ]
    for kind, value in zip(("energy", "luck", "action"), values, strict=True):
        shown = {"kind": kind, "value": value} | ({"after": value - 1} if keys and value else {})
        pieces.append(Placed("tracker_die", Spot(f"trackers.{seat}", kind), shown))
    for i, ability in enumerate(tokens):
        order = tokens[:i].count(ability)
        pieces.append(Placed("ability_token", Spot(f"abilities.{seat}", ability, order)))
    for i in range(keys):
        pieces.append(Placed("key_token", Spot(f"keys.{seat}", "", i)))
    for i in range(gear):
        shown = gear_facts(GEAR[(i + 2 * seat) % 6], used=i == 1)
        pieces.append(Placed("equipment_card", Spot(f"hand.{seat}", f"{i + 1}/{gear}"), shown))
    return pieces
