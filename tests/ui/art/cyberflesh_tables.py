"""Tables of Cyberflesh made of facts alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.ui.art.cyberflesh.reading import STATS
from tests.ui.art.composing import Placed, compose_table, studio_of

GAME = "cyberflesh"
PLAYERS = (1, 2, 3)
GRIDS: Mapping[int, tuple[str, ...]] = {
    1: ("..EVE..", ".VEEEV.", "SEEVEEX", ".VEEEV.", "..E.E.."),
    5: ("SEVE...", "E.E.EVE", "VEV.V.E", "..EVEVE", "..V.E.V", "..EE..X"),
    8: ("..VXV..", ".EV.VE.", "EE...EE", "V..S..V", "EE.E.EE", ".VEVEV.", "..VE..."),
}
PLACES = {1: "Sump Cathedral", 5: "Kiln Warrens", 8: "The Last Cradle"}
WHO = (
    ("C1", "Vesk Ironrib", "ossuary smith"),
    ("C3", "Morrow Dusk", "carrion courier"),
    ("C2", "Iris Nine", "wire augur"),
)
Pairs = tuple[tuple[str, str], ...]


class Plain(str):
    """A text that stands for itself."""


studio = partial(studio_of, GAME, lambda message: isinstance(message, Plain))
compose = partial(compose_table, GAME)


def layout(players: int) -> Layout:
    return load_layout(data_root() / "resources" / "games" / GAME, str(players))


def loot(card: str, kind: str, name: str, values: Pairs, **more: Any) -> dict[str, Any]:
    return {"card": card, "kind": kind, "name": Plain(name), "values": values, **more}


AMPOULE = loot("L01", "consumable", "Coagulant Ampoule", (("heal", "+4"),), blood=2)
GRENADE = loot("L05", "consumable", "Nail Grenade", (("hit", "3"),), blood=2)
LEECH = loot("L04", "consumable", "Purge Leech", (("necrosis", "−4"), ("life", "−1")), blood=3)
CLEAVER = loot("L17", "weapon", "Arc Cleaver", (("attacks", "2"), ("damage", "2")), blood=4, hands=1)
CARBINE = loot(
    "L25", "weapon", "Staple Carbine", (("attacks", "3"), ("damage", "1"), ("precision", "+2")), blood=4, hands=2
)
KNIFE = loot("L11", "weapon", "Hook Knife", (("attacks", "1"), ("damage", "2")), aimed=1, seat=1)
PISTOL = loot("L14", "weapon", "Slag Pistol", (("attacks", "2"), ("damage", "1")))
SAW = loot("L21", "weapon", "Rib Saw", (("attacks", "2"), ("damage", "2")), hands=2)
HALO = loot("L29", "helmet", "Rebar Halo", (("defence", "+1"),))
HOOD = loot("L28", "helmet", "Courier Hood", (("priority", "+1"),))
COAT = loot("L34", "body", "Patch Coat", (("defence", "+1"),))
TEETH = loot("M06", "mutation", "Listening Teeth", (("intelligence", "+1"),), corner="tl")
HIDE = loot("M25", "mutation", "Barbed Hide", (("thorns", "1"),), corner="bl")
WRIST = loot("M33", "mutation", "Trembling Wrist", (("precision", "−1"),), corner="br")
SPIT = loot("M19", "mutation", "Spit Gland", (("attacks", "3"), ("damage", "1"), ("alternative", "")), corner="tr")


def enemy(card: str, name: str, **more: Any) -> dict[str, Any]:
    facts = {"card": card, "name": Plain(name), "rank": "monster", "d8": 1, "damage": 1, "precision": 2, "priority": 5}
    return facts | {"hp": 3, "max": 3, "defence": 0, "target": Plain("Vesk"), "target_seat": 0} | more


WIDOW = enemy(
    "E06",
    "Lamp Widow",
    d8=2,
    orientation="precision",
    hp=2,
    precision=3,
    incited=1,
    text=Plain("She lights the lamp behind you, never the one ahead."),
)
CHOIRBOY = enemy("E08", "Rust Choirboy", orientation="intelligence", abilities=("incite:1",))
GOLEM = enemy(
    "E13",
    "Slag Golem",
    damage=2,
    priority=1,
    orientation="strength",
    defence=1,
    hp=4,
    max=5,
    loot="loot",
    incited=1,
    target=Plain("Morrow"),
    target_seat=1,
)
HERALD = enemy("E18", "Pit Herald", orientation="intelligence", abilities=("provoke", "incite:1"), max=4)
CARRIER = enemy("E04", "Bloat Carrier", d8=0, abilities=("explode:3",), hp=4, max=4, target=Plain(""))
LORD = enemy(
    "D10",
    "Duke Suppuration",
    rank="lord",
    d8=2,
    damage=2,
    precision=3,
    orientation="strength",
    abilities=("absorb",),
    loot="loot",
    hp=13,
    max=17,
)
FINAL = enemy(
    "F1", "Choir Engine", rank="final", d8=2, damage=2, abilities=("relentless",), hp=61, max=74, target=Plain("")
)
BOSS = enemy(
    "CF",
    "Cyberflesh",
    rank="boss",
    d8=3,
    precision=4,
    abilities=("relentless",),
    hp=9,
    max=16,
    target=Plain(""),
    incited=2,
)


def _always(players: int, biome: int, alert: int) -> list[Placed]:
    grid, sirens = GRIDS[biome], 1
    board = {"biome": biome, "name": Plain(PLACES[biome]), "grid": grid, "sirens": sirens}
    pieces = [
        Placed("backdrop", Spot("backdrop", "all"), {"biome": biome}),
        Placed("biome_board", Spot("biome", "board"), board),
        Placed("supply", Spot("supply", "board"), {"alert": alert}),
        Placed("camp", Spot("camp", "board"), {"count": 2}),
    ]
    pieces += [Placed("alert_marker", Spot("alert", str(n)), {"level": n, "lit": n <= alert}) for n in range(1, 9)]
    counts = {"loot": 47, "mutation": 36, "monster": 42, "graveyard": 6, "lord": 10, "events": 11}
    for kind, count in counts.items():
        top = {"graveyard": "E08", "events": "CF"}.get(kind, "")
        pieces.append(Placed("deck", Spot("decks", kind), {"kind": kind, "count": count, "top": top}))
    return pieces + _tiles(players, biome, grid)


KINDS = ("merchant", "loot", "combat", "siren", "cure", "event", "mutation", "combat", "event", "loot")


def _tiles(players: int, biome: int, grid: tuple[str, ...]) -> list[Placed]:
    pieces, cells = [], [(r, k, c) for r, row in enumerate(grid) for k, c in enumerate(row) if c != "."]
    for n, (r, k, letter) in enumerate(cells):
        back = {"S": "start", "X": "exit", "E": "env", "V": "event"}[letter]
        facts: dict[str, Any] = {"biome": biome, "back": back, "seed": n}
        if back in ("start", "exit"):
            facts |= {"type": back, "state": "revealed" if back == "start" else "hidden", "sealed": back == "exit"}
        elif n % 5 < 2:
            kind = "event" if back == "event" else KINDS[n % 10].replace("event", "cure")
            which = {"event": 17, "siren": 1, "merchant": 2}.get(kind, 0)
            facts |= {
                "state": "revealed",
                "type": kind,
                "number": which,
                "done": kind != "siren",
                "pending": kind == "siren",
            }
        elif n % 9 == 3:
            facts |= {"state": "scouted", "type": "event" if back == "event" else "siren", "number": 21}
        pieces.append(Placed("tile", Spot(f"tiles.{biome}", f"{r},{k}"), facts))
    r, k, _ = cells[len(cells) // 2]
    party = {"seats": tuple(map(str, range(players))), "ally": biome == 8}
    return [*pieces, Placed("party", Spot(f"party.{biome}", f"{r},{k}"), party)]


def _sheet(
    players: int, seat: int, gear: Mapping[str, dict[str, Any]], consumables: tuple[dict[str, Any], ...]
) -> list[Placed]:
    narrow, (who, name, role), s = players == 3, WHO[seat], str(seat)
    both = any(thing.get("hands") == 2 for thing in gear.values())
    facts = {
        "character": who,
        "name": Plain(name),
        "role": Plain(role),
        "seat": seat,
        "active": seat == 1 or players == 1,
    }
    facts |= {"filled": tuple(gear), "both": both, "used": tuple(q for q in gear if gear[q].get("aimed"))}
    pieces = [
        Placed("sheet_narrow" if narrow else "sheet", Spot("sheets", s), facts),
        Placed("portrait", Spot("portraits", s), {"character": who, "seat": seat, "active": seat == 1}),
    ]
    life = {"hp": 15 - 4 * seat, "max": 20 - 4 * seat} | ({"after": 11} if seat == 0 else {})
    pieces.append(Placed("hp_bar_narrow" if narrow else "hp_bar", Spot("hp", s), life))
    necrosis = {"count": 2 + 2 * seat} | ({"after": 3} if seat == 1 else {})
    pieces.append(Placed("necrosis_track_narrow" if narrow else "necrosis_track", Spot("necrosis", s), necrosis))
    for stat, value, base in zip(STATS, (6, 2, 4, -1, 16, 1), (5, 3, 4, 1, 16, 0), strict=True):
        pieces.append(Placed("stat", Spot(f"stats.{seat}", stat), {"stat": stat, "value": value, "base": base}))
    pieces += [Placed("gear", Spot(f"gear.{seat}", square), facts) for square, facts in gear.items()]
    zone = f"consumables.{seat}.{len(consumables)}"
    return pieces + [
        Placed("gear" if narrow else "loot_card", Spot(zone, "", n), thing) for n, thing in enumerate(consumables)
    ]


def _people(players: int) -> list[Placed]:
    gear = (
        {"helmet": HALO, "left": SAW, "bl": HIDE, "body": COAT, "br": WRIST},
        {"tl": TEETH, "helmet": HOOD, "left": PISTOL, "right": KNIFE, "tr": SPIT},
        {"left": PISTOL},
    )
    held = ((AMPOULE, LEECH, GRENADE), (AMPOULE, GRENADE, LEECH, AMPOULE, GRENADE), (GRENADE,))
    pieces = [piece for seat in range(players) for piece in _sheet(players, seat, gear[seat], held[seat])]
    numbers = {"hp": 4, "max": 5, "necrosis": 1, "priority": 6, "precision": 3, "strength": 1, "intelligence": 2}
    sister = numbers | {
        "card": "N03",
        "name": Plain("Rag Sister"),
        "seat": 0,
        "defence": 0,
        "attacks": 2,
        "damage": 1,
        "active": True,
    }
    ally = numbers | {
        "card": "CF",
        "name": Plain("Cyberflesh"),
        "seat": -1,
        "defence": 1,
        "hp": 10,
        "max": 10,
        "mutations": ("tl", "br"),
    }
    return [
        *pieces,
        *(Placed("companion", Spot("companions", f"{n + 1}/2"), facts) for n, facts in enumerate((sister, ally))),
    ]


def fight(players: int) -> list[Placed]:
    """A fight under way: enemies in three slots, loot in one, one left empty by its roll."""
    pieces = [*_always(players, 1, 4), *_people(players)]
    pieces.append(
        Placed("order_track", Spot("order_track", "track"), {"turn": 2, "note": Plain("highest priority first")})
    )
    entries = (
        ("C3", "Morrow Dusk", 6, 1, "acting", "Choosing targets", -1, "2 weapons to aim"),
        ("E06", "Lamp Widow", 5, -1, "next", "Vesk", 0, "lowest precision: 2"),
        ("E08", "Rust Choirboy", 5, -1, "waiting", "Vesk", 0, "lowest intelligence: 1"),
        ("C1", "Vesk Ironrib", 3, 0, "waiting", "You choose", -1, "2 dice, 2 damage"),
        ("E13", "Slag Golem", 1, -1, "done", "Morrow", 1, "lowest strength: 2"),
        ("N03", "Rag Sister", 6, 0, "waiting", "", -1, ""),
        ("CF_ALLY", "Cyberflesh", 4, -1, "waiting", "", -1, ""),
    )
    shown = entries if players == 3 else entries[:5]
    zone, sprite = ("order_small", "order_entry_small") if players == 3 else ("order", "order_entry")
    for n, (card, name, priority, seat, state, target, target_seat, why) in enumerate(shown):
        facts = {"card": card, "name": Plain(name), "priority": priority, "seat": seat, "state": state}
        facts |= {"target": Plain(target), "target_seat": target_seat, "why": Plain(why)}
        pieces.append(Placed(sprite, Spot(zone, f"{n + 1}/{len(shown)}"), facts))
    foes = (WIDOW, CHOIRBOY, GOLEM) if players < 3 else (FINAL, HERALD, CARRIER, LORD, BOSS)
    for n in range(1, 6):
        state = "enemy" if n <= len(foes) else "loot" if n == 4 else "empty"
        title = {"loot": "loot", "empty": "empty"}.get(state, "acts last" if n == 3 else "")
        note = {
            "loot": "Left by Vat Twin, shared out after the fight",
            "empty": "Rolled 2 + 4 alert = 6: nothing came",
        }.get(state, "")
        facts = {"number": n, "state": state, "title": Plain(title), "note": Plain(note), "chosen": n == 1}
        pieces.append(Placed("slot", Spot("slots", str(n)), facts))
        if n <= len(foes):
            pieces.append(Placed("enemy_card", Spot("enemies", str(n)), foes[n - 1] | ({"after": 0} if n == 2 else {})))
    if players < 3:
        pieces.append(Placed("loot_card", Spot("slot_loot", "4"), CLEAVER))
        pieces.append(Placed("die", Spot("slot_dice", "5"), {"value": 2, "tone": "dark", "modifier": 4, "angle": -8}))
    pieces += [Placed("aim", Spot("aims", "1"), {"order": 2, "name": Plain("Slag Pistol"), "seat": 1})]
    pieces += [Placed("aim", Spot("aims", "2"), {"order": 1, "name": Plain("Hook Knife"), "seat": 0})]
    pieces += [Placed("incite", Spot("incite", link), {"n": 1}) for link in ("1-2", "2-3")]
    return pieces + _rolling(players)


def _rolling(players: int) -> list[Placed]:
    chance = {"percent": 50, "head": Plain("to hit, each die"), "line": Plain("5+ on a d8 (8 − 3)")}
    chance |= {
        "row_1": Plain("At least one hit"),
        "percent_1": 75,
        "row_2": Plain("Kills it (2 life left)"),
        "percent_2": 38,
    }
    tray = (
        {}
        if players == 2
        else {
            "title": Plain("Slag Golem at Morrow"),
            "line_1": Plain("7 + 2 precision = 9, a hit"),
            "line_2": Plain("2 + 1 incite − 1 defence"),
            "result": Plain("Morrow lost 2 life"),
            "verdict": "hit",
            "enemy": True,
        }
    )
    pieces = [Placed("tray", Spot("tray", "board"), tray)]
    if players == 2:
        pieces.append(Placed("chance", Spot("chance", "badge"), chance))
    dice: tuple[dict[str, Any], ...] = (
        {"value": 8, "tone": "bone", "angle": 12, "state": "critical"},
        {"value": 3, "tone": "green", "angle": -14, "state": "miss", "modifier": 3},
        {"value": 5, "tone": "green", "angle": 10, "state": "hit", "modifier": 3},
        {"value": 7, "tone": "rust", "angle": -6, "reading": 4},
        {"value": 0},
    )
    return pieces + [Placed("die", Spot("dice", f"{n + 1}/5"), {"sides": 8} | facts) for n, facts in enumerate(dice)]


def event(players: int) -> list[Placed]:
    """An event with three choices, one of which needs what nobody has."""
    pieces = [*_always(players, 5, 3), *_people(players)]
    story = "The turnstile has a mouth where the coin slot should be. It has been waiting, and it is not particular."
    page = {"event": 17, "biome": 5, "title": Plain("Blood Toll"), "text": Plain(story)}
    page |= {"note": Plain("Choose one; drop a character on a test to send it."), "reader": Plain("read by Anna")}
    page["choices"] = 3
    pieces.append(Placed("event_page", Spot("event", "page"), page))
    choices: tuple[dict[str, Any], ...] = (
        {"label": Plain("Pay in blood"), "icon": "damage", "line": Plain("Each of you loses 2 life.")},
        {
            "label": Plain("Bribe the keeper"),
            "icon": "companion",
            "line": Plain("2 loot cards for Salt Widow"),
            "closed": True,
        },
        {
            "label": Plain("Climb over"),
            "icon": "strength",
            "line": Plain("Strength +1"),
            "chances": (("0", "62"), ("1", "38")),
        },
    )
    pieces += [Placed("choice_card", Spot("choices", f"{n + 1}/3"), facts) for n, facts in enumerate(choices)]
    if players == 1:
        note = {"turn": 0, "note": Plain("The party stands on an event tile. Read what it says and choose.")}
        pieces.append(Placed("order_track", Spot("order_track", "track"), note))
        pieces += [Placed("slot", Spot("slots", str(n)), {"number": n, "state": "empty"}) for n in range(1, 6)]
    return pieces + _rolling(players)


def market(players: int) -> list[Placed]:
    """A merchant: three cards on the counter, two services beside them."""
    pieces = [*_always(players, 8, 8), *_people(players)]
    strip = {"event": 27, "biome": 8, "title": Plain("The Red Counter")}
    strip["text"] = Plain("No scales here. Only a funnel, and a smile with somebody else's teeth.")
    pieces.append(Placed("event_strip", Spot("event_strip", "strip"), strip))
    if players == 1:
        pieces.append(Placed("event_page", Spot("event", "page"), {"event": -1}))
    pieces += [
        Placed("slot", Spot("slots", str(n)), {"number": n, "state": "closed" if n > 3 else "loot"})
        for n in range(1, 6)
    ]
    goods = (CARBINE, AMPOULE, loot("L36", "body", "Boiler Vest", (("defence", "+2"), ("priority", "−1")), blood=5))
    pieces += [Placed("loot_card", Spot("pool", f"{n + 1}/5"), facts) for n, facts in enumerate(goods)]
    for n, (label, icon, price) in enumerate((("Leech bath", "heal", 2), ("Hire the pelican", "companion", 5))):
        service = {"label": Plain(label), "icon": icon, "price": price, "line": Plain("2 necrosis less")}
        pieces.append(Placed("choice_card", Spot("services", str(n + 1)), service))
    return pieces + _rolling(players)
