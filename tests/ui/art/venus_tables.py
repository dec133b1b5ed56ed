"""Tables of Cities of Venus made of facts alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.games.cities_of_venus.terms import gems
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.ui.art.cities_of_venus.reading import DEPTS
from tests.ui.art.composing import Placed, compose_table, studio_of

GAME = "cities_of_venus"
CITIES = (1, 2, 3, 4, 5, 6)
NAMES = ("Halcyon Reach", "Aurelia", "Brasshelm", "Cirrus Nine", "Dawnwatch", "Ember Quay")
NOTES = (
    "Your city",
    "Done",
    "Placing",
    "Last round: Earth is here",
    "At 8: claim an innovation",
    "2 of 2",
    "Takes the best canister before your grab",
)
RIVAL = {2: "rival_tall", 3: "rival_tall", 4: "rival", 5: "rival_low", 6: "rival_flat"}
EARLY = ("G02", "G21", "G05", "G11", "G18", "G25", "G13")
LATE = ("Y02", "Y24", "R01", "Y11", "EARTH", "R14", "Y23")
OWN = ("R08", "G09", "Y05", "magma_lance", "G03", "R02")
COUNTS = {"power": 3, "mechanical": 4, "shields": 5, "mining": 2, "air": 6, "food": 7}
START = {"power": 1, "mechanical": 1, "shields": 4, "mining": 0, "air": 4, "food": 4}

studio = partial(studio_of, GAME, lambda message: message in NAMES or message in NOTES)
compose = partial(compose_table, GAME)


@cache
def layout(cities: int) -> Layout:
    return load_layout(data_root() / "resources" / "games" / GAME, str(cities))


@cache
def _house(name: str) -> dict[str, dict[str, Any]]:
    """A file of the house set by card."""
    path = data_root() / "resources" / "games" / GAME / "house" / f"{name}.json"
    return {one["id"]: one for one in json.loads(path.read_text("utf-8"))[name]}


def digits(*numbers: int) -> tuple[str, ...]:
    return tuple(str(n) for n in numbers)


def _perk(perk: Mapping[str, int] | None) -> tuple[str, ...]:
    return () if perk is None else digits(perk.get("rolls", 1), perk.get("rerolls", 0), perk.get("pips", 0))


def canister(card: str, **more: Any) -> dict[str, Any]:
    """The facts of a canister of the house set."""
    one = _house("canisters")[card]
    cost = one.get("cost", {})
    found = {key: one[key] for key in ("phase", "kind", "dept", "capacity", "boost", "event", "vp") if key in one}
    name = f"cities_of_venus.canister.{card}"
    costs = digits(*(cost.get(key, 0) for key in (*DEPTS, "minerals")))
    return {"card": card, "name": name, "cost": costs, "perk": _perk(one.get("perk")), **found, **more}


def innovation(kind: str, **more: Any) -> dict[str, Any]:
    """The facts of an innovation of the house set."""
    one = _house("innovations")[kind]
    found = {key: one[key] for key in ("dept", "placement", "capacity") if key in one}
    for effect in one["effects"]:
        match effect["op"]:
            case "boost_any":
                found["boost"] = effect["n"]
            case "transit":
                found["moves"] = effect["moves"]
            case "extra_growth":
                found["growth"] = effect["n"]
            case "mining_perk":
                found["perk"] = _perk(effect["perk"])
    return {"kind": kind, "name": f"cities_of_venus.innovation.{kind}", "vp": 1, **found, **more}


def event(card: str, **more: Any) -> dict[str, Any]:
    """The facts of an event of the house set."""
    effects = tuple((e["op"], e.get("dept", ""), str(e.get("n", ""))) for e in _house("events")[card]["effects"])
    return {"card": card, "name": f"cities_of_venus.event.{card}", "effects": effects, **more}


def owned(card: str) -> dict[str, Any]:
    """The facts of a card in a slot."""
    if card in _house("canisters"):
        return canister(card)
    facts = innovation(card)
    return {**facts, "card": card, "phase": 0}


def opening(cities: int) -> list[Placed]:
    """The table of the first drop."""
    pieces = _mat(cities, EARLY, step="cloud_drop", phase=1, deck=55, events=30)
    pieces += _own(START, ("",) * 6, iis=0, minerals=0, cities=cities, total=7)
    pieces.append(Placed("bay", Spot("bay", "board"), {"state": "empty"}))
    for place in range(1, cities):
        pieces += _rival(cities, place, START, ("",) * 6, points=7)
    pieces.append(Placed("first_marker", Spot("first", "0")))
    return pieces


def late(cities: int) -> list[Placed]:
    """The last round: full rooms, equipped slots, V-nauts to place, a card in the bay, Earth in the row."""
    pieces = _mat(cities, LATE, step="grow", phase=3, deck=12, events=9)
    pieces += _own(COUNTS, OWN, iis=6, minerals=45, cities=cities, total=41)
    pieces += [
        Placed("shuttle", Spot("shuttle", "0"), {"seat": 0, "count": 12}),
        Placed("event_card", Spot("event", "open"), event("E14", note=NOTES[5])),
        Placed("event_card", Spot("event_spent", "pile"), event("E27", spent=True)),
        Placed("die", Spot("dice", "1"), {"value": 5, "sum": 7}),
        Placed("die", Spot("dice", "2")),
    ]
    pieces += [Placed("vnaut", Spot("arrivals", str(i)), {"state": "waiting"}) for i in range(12)]
    for i, card in enumerate(("G15", "Y24", "R26", "G22", "Y19")):
        pieces.append(Placed("booster", Spot("boosters", str(i)), canister(card)))
    pieces += _bay(cities)
    for place in range(1, cities):
        slots = ("G07", "Y10", "", "R13", "auto_install", "R01")
        pieces += _rival(cities, place, COUNTS, slots, points=30 + place)
    pieces.append(Placed("first_marker", Spot("first", str(cities - 1))))
    if cities == 1:
        pieces.append(Placed("freighter", Spot("freighter", "sky"), {"note": NOTES[6]}))
    return pieces


# ---- parts ----------------------------------------------------------------------------------------------------------


def _mat(cities: int, row: tuple[str, ...], *, step: str, phase: int, deck: int, events: int) -> list[Placed]:
    last = "EARTH" in row
    shown = row if cities == 6 else row[:5]
    pieces = [
        Placed("backdrop", Spot("backdrop", "all")),
        Placed("mat", Spot("mat", "board"), {"last": last}),
        Placed("drop_deck", Spot("drop_deck", "deck"), {"count": deck, "phase": phase}),
        Placed("event_deck", Spot("event_deck", "deck"), {"count": events}),
        Placed("market", Spot("market", "board"), {"vp": 1}),
        Placed("surface", Spot("surface", "pile"), {"count": 13, "top": ("1", "1", "2")} if last else {}),
        Placed("supply_vnauts", Spot("supply_vnauts", "tray")),
        Placed("supply_gems", Spot("supply_gems", "tray")),
    ]
    track = {"round": 9 if last else 1, "phase": phase, "step": step, "note": NOTES[3]}
    pieces.append(Placed("round_track", Spot("round_track", "track"), track))
    for i, card in enumerate(shown):
        slot, sway = str(i + 1), (-1, 1, 0, 2, -2, 1, 0)[i]
        chute = 0 if card == "EARTH" else _house("canisters")[card]["phase"]
        pieces.append(Placed("parachute", Spot("chutes", slot), {"phase": chute, "sway": sway}))
        if card == "EARTH":
            pieces.append(Placed("earth_card", Spot("row", slot), {"name": "cities_of_venus.canister.EARTH"}))
            continue
        more: dict[str, Any] = {"verdict": ("pay", "store", "")[i % 3]}
        if i == 1:
            more["missing"] = digits(0, 0, 0, 0, 1, 0, 0)
        pieces.append(Placed("canister", Spot("row", slot), canister(card, **more)))
    kinds = ("stable_shields", "temp_workers", "auto_install", "homecoming_convoy")
    copies = 2 if cities < 4 else 3
    for i, kind in enumerate(kinds):
        count = 0 if last and i == 3 else copies - (last and i == 1)
        pieces.append(Placed("innovation", Spot("innovations", str(i + 1)), innovation(kind, count=count)))
    return pieces


def _own(
    counts: Mapping[str, int], slots: tuple[str, ...], *, iis: int, minerals: int, cities: int, total: int
) -> list[Placed]:
    people = sum(counts.values())
    air, food = counts["air"], counts["food"]
    grown = {"growth": min(air, food), "air": air, "food": food, "extra": 2 if iis else 0}
    plate = {"seat": 0, "name": NAMES[0], "note": NOTES[0], "people": people, "cards": 11}
    pieces = [
        Placed("city", Spot("city", "0"), {"seat": 0, "active": True, "shields": counts["shields"]}),
        Placed("nameplate", Spot("nameplate", "0"), plate),
        Placed("growth", Spot("growth", "0"), grown),
        Placed("station", Spot("station", "board"), {"count": iis, "note": NOTES[4]}),
        Placed("minerals", Spot("minerals", "board"), {"value": minerals, "price": 4, "points": minerals // 4}),
    ]
    for dept, card in zip(DEPTS, slots, strict=True):
        capacity = owned(card)["capacity"] if card else 6
        facts = {"count": counts[dept], "capacity": capacity, "filled": bool(card)}
        if dept == "air" and card:
            facts["after"] = counts[dept] + 1
        pieces.append(Placed(f"department_{dept}", Spot(f"department.{dept}", "room"), facts))
        if card:
            pieces.append(Placed("slot_card", Spot(f"slot.{dept}", "card"), owned(card)))
        for i in range(counts[dept]):
            pieces.append(Placed("vnaut", Spot(f"vnauts.{dept}", f"{i + 1}/{capacity}")))
    pieces += [Placed("vnaut", Spot("pods", str(i)), {"state": "new"} if i == 5 else {}) for i in range(iis)]
    zone = "gems_few" if minerals < 40 else "gems"
    for gem, count in gems(minerals):
        kind = gem.name.lower()
        pieces += [Placed("gem", Spot(zone, f"{kind}.{i}"), {"kind": kind}) for i in range(count)]
    lines = (("cards", "11"), ("people", str(people // 2)), ("minerals", str(minerals // 4)))
    lines += (("most_people", "2"), ("most_minerals", "0"), ("stored", "-2" if iis else "0"))
    sheet = {"seat": 0, "lines": lines, "total": total} | ({"after": total + 4} if iis else {})
    pieces.append(Placed("forecast", Spot("forecast", "board"), sheet))
    if cities == 1:
        goals = {"goal_people": 40, "goal_minerals": 40, "least": digits(0, 20, 35, 45, 55, 65)}
        facts = {"total": total, "people": people, "minerals": minerals, "freighter": bool(iis), **goals}
        pieces.append(Placed("challenge", Spot("challenge", "board"), facts))
    return pieces


def _bay(cities: int) -> list[Placed]:
    """A stored canister, temporary workers, or sleepers, by the number of cities."""
    if cities % 3 == 0:
        facts = canister("Y06", cost=digits(0, 2, 0, 0, 0, 0, 3), extra=1, missing=digits(0, 1, 0, 0, 0, 0, 0))
        stored = {"state": "stored", "extra": 1, "penalty": 2}
        return [Placed("bay", Spot("bay", "board"), stored), Placed("canister", Spot("bay_card", "card"), facts)]
    kind = "temp_workers" if cities % 3 == 1 else "cryo_holding"
    aboard = {"state": kind, "count": 5, "capacity": 8, "ready": 3}
    pieces = [
        Placed("bay", Spot("bay", "board"), aboard),
        Placed("innovation", Spot("bay_card", "card"), innovation(kind)),
    ]
    states = ("ready", "ready", "ready", "asleep", "asleep") if kind == "cryo_holding" else ("",) * 5
    return pieces + [Placed("vnaut", Spot("aboard", str(i)), {"state": state}) for i, state in enumerate(states)]


def _rival(cities: int, place: int, counts: Mapping[str, int], slots: tuple[str, ...], *, points: int) -> list[Placed]:
    cards = [owned(card) if card else {} for card in slots]
    phases = tuple(str(card["phase"]) if card else "" for card in cards)
    busy = any(slots)
    facts = {
        "seat": place,
        "name": NAMES[place],
        "note": NOTES[1 + place % 2],
        "done": place % 2 == 0,
        "active": place == 1,
        "computer": place % 2 == 1,
        "counts": digits(*(counts[dept] for dept in DEPTS)),
        "capacities": digits(*(card.get("capacity", 6) for card in cards)),
        "slots": phases,
        "cards": slots,
        "names": tuple(card.get("name", "") for card in cards),
        "vps": digits(*(card.get("vp", 0) for card in cards)),
        "station": 7 if busy else 0,
        "minerals": 38 if busy else 0,
        "people": sum(counts.values()),
        "points": points,
        "boosters": 11 if busy else 0,
        "bay": ("stored", "temp_workers", "cryo_holding")[place % 3] if busy else "empty",
        "aboard": 6 if busy and place % 3 else 0,
    }
    sprite = RIVAL[cities]
    pieces = [Placed(sprite, Spot(sprite, str(place)), facts)]
    if cities == 2:
        bay = {"bay_card": "temp_workers", "bay_name": "cities_of_venus.innovation.temp_workers"} if busy else {}
        listed = {key: facts[key] for key in ("seat", "cards", "slots", "names", "vps")}
        pieces.append(Placed("rival_cards", Spot("rival_cards", "1"), {**listed, **bay}))
    if busy and place == 1:
        pieces.append(Placed("die", Spot("rival_dice", f"{place}.1"), {"value": 3}))
    return pieces
