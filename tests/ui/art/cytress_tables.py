"""Tables of Cytress made of facts alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.ui.art.cytress.reading import FACTIONS, REBELS, SKILLS, SUPPLIES, SUPPLY_OF
from tests.ui.art.composing import Placed, compose_table, studio_of

GAME = "cytress"
PLAYERS = (1, 2, 3, 4, 5)  # 1 is the solo game
OFFSETS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0), (4, 0), (0, 3)),
    2: ((0, 0), (-1, 3)),
    3: ((0, 0), (4, 0), (0, 3)),
    4: ((0, 0), (4, 0), (-1, 3), (3, 3)),
    5: ((0, 0), (4, 0), (8, 0), (0, 3), (4, 3)),
}
CELLS = tuple((q - (r == 2), r) for r in range(3) for q in range(4))
SIDES = ("RYBGBGYBRYRG", "YRGBGYRGBRBY", "RGYGYBRYBRGB", "BGYRYRBGGBYR", "GRGYBYRBYRBG")
LETTERS = dict(zip("YBGR", FACTIONS, strict=True))
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
COSTS = {"corpocrats": 3, "privateers": 2, "rovers": 2, "hooligangs": 3}
NAMES = {"red": "Vex Marlow", "blue": "Brask", "orange": "Ilse Okonedo", "purple": "Nyx Calder", "white": "Tamsin"}
SEATING = ("purple", "orange", "white", "blue", "red")  # by place: the own board first
PADS_SMALL = ("stratolites", "netprowler", "fixer", "merchant", "bounty_hunters")
TRACK_NAMES = ("credits", "stims", "tech", "weapons")
NOTES = ("plays before you", "plays after you")

studio = partial(studio_of, GAME, lambda message: message in NAMES.values() or message in NOTES)
compose = partial(compose_table, GAME)


def layout(players: int) -> Layout:
    return load_layout(data_root() / "resources" / "games" / GAME, str(players))


def map_cells(players: int) -> dict[tuple[int, int], str]:
    """The factions of all hexes by axial place."""
    found = {}
    for (dq, dr), side in zip(OFFSETS[players], SIDES, strict=False):
        found.update({(q + dq, r + dr): LETTERS[letter] for (q, r), letter in zip(CELLS, side, strict=True)})
    return found


def digits(*numbers: int) -> tuple[str, ...]:
    return tuple(str(n) for n in numbers)


def mission(faction: str, k: int) -> dict[str, Any]:
    """The k-th of a faction's missions, counted through skills and targets."""
    others = [other for other in FACTIONS if other != faction]
    skill = SKILLS[(k * 5 + FACTIONS.index(faction)) % 6]
    return {"faction": faction, "skill": skill, "target": others[k % 3], "supply": SUPPLIES[(k + len(faction)) % 4]}


def opening(players: int) -> list[Placed]:
    """The table before the first round."""
    solo, large = players == 1, players >= 4
    total = 14 if solo else 7 * players
    pieces = _boards(players, total, total, deck=15)
    pieces += _own(players, crew=15, stock=(2, 2, 2, 2), cards=(0, 0, 0, 0), home=3)
    pieces += [Placed("hex", *_hex(q, r, faction, False)) for (q, r), faction in _by_row(players)]
    for place in range(1, players):
        pieces += _rival(players, place, crew=15, stock=(2, 2, 2, 2), paths=(0, 0, 0, 0), home=3)
    stack = {1: (8,), 2: (8,), 3: (8, 6), 4: (8, 6, 4), 5: (8, 6, 4)}[players]
    for faction in FACTIONS:
        for i, prestige in enumerate(stack):
            facts = {"faction": faction, "prestige": prestige}
            pieces.append(Placed("bounty_card", Spot(f"bounty.{faction}", "", len(stack) - 1 - i), facts))
    pieces += [Placed("skill_token", Spot("skill_tokens", skill), {"skill": skill}) for skill in SKILLS]
    if solo:
        pieces += _machine(covered=3, log=("",) * 18, round=1)
        pieces += [_skill_card(i, "skills.0", str(i), counts=digits(0, 0)) for i in range(6)]
    else:
        pieces.append(Placed("first_marker", Spot("first", "1")))
        pieces += [_skill_card(i, "skills.0", str(i), counts=digits(0, 0)) for i in range(3 if players == 2 else 2)]
    assert large or len(stack) < 3
    return pieces


def late(players: int) -> list[Placed]:
    """Round 6: crew everywhere, tubes of every height, long lifepaths, ships on every kind of pad."""
    solo = players == 1
    total = 14 if solo else 7 * players
    pieces = _boards(players, 5, total, deck=4)
    pieces += _own(players, crew=3, stock=(7, 3, 20, 4), cards=(3, 2, 9, 6), home=1)
    pieces += _map_pieces(players)
    for place in range(1, players):
        pieces += _rival(players, place, crew=4 + place, stock=(3, 14, 20, 7), paths=(2, 11, 3, 1), home=1)
    pieces += _tier_pieces(players)
    pieces += _visits(players)
    for faction, prestige in zip(FACTIONS, (8, 6, 8, 4), strict=True):
        if faction != "privateers":
            facts = {"faction": faction, "prestige": prestige}
            pieces.append(Placed("bounty_card", Spot(f"bounty.{faction}"), facts))
    left = SKILLS[:4] if not solo else SKILLS[1:]
    pieces += [Placed("skill_token", Spot("skill_tokens", skill), {"skill": skill}) for skill in left]
    pieces += [Placed("skill_token", Spot("tokens.0", str(i)), {"skill": SKILLS[4 + i]}) for i in range(2)]
    for i in range(4):
        facts = {"faction": FACTIONS[i], "prestige": (8, 6, 4, 8)[i]}
        pieces.append(Placed("bounty_card", Spot("bounties.0", f"{i + 1}/4"), facts))
    count = 6 if solo else 3 if players == 2 else 2
    for i in range(count):
        more: dict[str, Any] = {"ready": i == 0} if i != 1 else {"claimed": "sabotage"}
        pieces.append(_skill_card(i, "skills.0", str(i), counts=digits(3 - i % 3, 1), gone=("loot",), **more))
    if solo:
        deeds = ("mission:rovers", "tube:2", "bounty:privateers", "-", "mission:corpocrats", "tube:1")
        pieces += _machine(covered=1, log=(deeds * 3)[:14] + ("",) * 4, round=5)
    else:
        pieces.append(Placed("first_marker", Spot("first", "0")))
    return pieces


# ---- parts -----------------------------------------------------------------------------------------------------------


def _by_row(players: int) -> list[tuple[tuple[int, int], str]]:
    return sorted(map_cells(players).items(), key=lambda cell: (cell[0][1], cell[0][0]))


def _hex(q: int, r: int, faction: str, busy: bool) -> tuple[Spot, dict[str, Any]]:
    return Spot(f"hexes.{r}", str(q)), {"faction": faction, "seed": (q * 7 + r * 3) % 4, "busy": busy}


def _boards(players: int, count: int, total: int, deck: int) -> list[Placed]:
    large = players >= 4
    early = (digits(2, 2, 1), digits(3, 3, 2), digits(4, 4, 3)) if large else (digits(2, 1), digits(3, 2), digits(4, 3))
    shown = {"early": early, "costs": digits(3, 8, 15), "prestige": digits(5, 10, 15)}
    bag = "tube_bag_tall" if players >= 4 else "tube_bag"
    clock = {"count": count, "total": total, "reserve": 50 - total, "last": deck < 5 and count == 0}
    pieces = [
        Placed("backdrop", Spot("backdrop", "all")),
        Placed("stratos", Spot("stratos", "board"), shown),
        Placed("underbelly", Spot("underbelly", "board"), {"side": "ab"[players % 2]}),
        Placed(bag, Spot(bag, "bag"), clock),
        Placed("stratolite_deck", Spot("stratolite_deck", "deck"), {"count": 7}),
        Placed("stratolite_deck", Spot("stratolite_discard", "discard"), {"count": 15 - deck, "used": True}),
    ]
    for i, (faction, supply) in enumerate(zip((*FACTIONS, "rovers"), (*SUPPLIES[::-1], "credits"), strict=True)):
        pieces.append(Placed("stratolite", Spot("stratolites", str(i)), {"faction": faction, "supply": supply}))
    for i, faction in enumerate(FACTIONS):
        cost, now = COSTS[faction], COSTS[faction] - (deck < 15 and i % 2 == 0)
        values = digits(5, 3) if large else digits(5)
        facts = {"faction": faction, "cost": cost, "now": now, "influence": values}
        pieces.append(Placed("district", Spot("districts", faction), facts))
        pieces.append(
            Placed("mission_deck", Spot("decks", faction), {"faction": faction, "count": deck - (i == 1) * 4})
        )
        for slot in range(3):
            spot = Spot(f"missions.{faction}", str(slot + 1))
            pieces.append(Placed("mission_card", spot, mission(faction, slot + i * 2)))
        price = {"pad": faction, "cost": now, "supply": SUPPLY_OF[faction], "cheaper": now < cost, "short": i == 2}
        pieces.append(Placed("landing_pad", Spot("pads", faction), price))
    for pad in PADS_SMALL:
        offer: dict[str, Any] = {"cost": 3} if pad in ("stratolites", "netprowler") else {}
        pieces.append(Placed("landing_pad_small", Spot("pads_small", pad), {"pad": pad, **offer}))
    pieces += [Placed("map_tile", Spot("tiles", str(i))) for i in range(len(OFFSETS[players]))]
    return pieces


def _own(players: int, *, crew: int, stock: tuple[int, ...], cards: tuple[int, ...], home: int) -> list[Placed]:
    rebel = SEATING[0]
    tray = {"rebel": rebel, "active": True, "home": home, "reserve": crew, "rows": 2 if players == 1 else 1}
    base = (digits(1, 0, 0, 0), (), digits(1, 1, 1, 1), digits(0, 1, 0, 0))
    board = {"rebel": rebel, "side": "a", "name": NAMES[rebel], "base": base, "active": True}
    pieces = [Placed("player_tray", Spot("tray", "0"), tray), Placed("rebel_board", Spot("rebel_board", "0"), board)]
    for supply in TRACK_NAMES:
        value = stock[SUPPLIES.index(supply)]
        facts = {"supply": supply, "value": value} | ({"after": 1} if value == 3 else {})
        pieces.append(Placed("supply_track", Spot("supplies", supply), facts))
    for faction, count in zip(FACTIONS, cards, strict=True):
        totals = digits(1, count // 2, 1, count // 3) if faction == "rovers" else digits(count, 0, count // 3, 0)
        lane = {"faction": faction, "totals": totals, "cards": count}
        pieces.append(Placed("lifepath", Spot("lifepaths", faction), lane))
        inward = faction in ("corpocrats", "privateers")
        for i in range(count):
            spot = Spot(f"path.{faction}", f"{i + 1}/{count}", count - i if inward else i)
            pieces.append(Placed("mission_card", spot, mission(faction, i) | {"slid": True}))
    pieces += [Placed("crew", Spot("crew.0", str(i)), {"rebel": rebel}) for i in range(crew)]
    pieces += [Placed("ship", Spot("ships.0", str(i)), {"rebel": rebel}) for i in range(home)]
    if home == 3:
        pieces.append(Placed("rebel", Spot("rebel.0", "home"), {"rebel": rebel}))
    points = {"rebel": rebel, "points": 47 if crew < 15 else 0, "leads": crew < 15, "on_art": True}
    pieces.append(Placed("score_mark", Spot("prestige", "0"), points))
    return pieces


def _rival(
    players: int, place: int, *, crew: int, stock: tuple[int, ...], paths: tuple[int, ...], home: int
) -> list[Placed]:
    rebel = SEATING[place]
    wide = players < 4 or (players == 4 and place == 3)
    facts = {"rebel": rebel, "name": NAMES[rebel], "note": NOTES[place % 2], "supplies": digits(*stock)}
    facts |= {"paths": digits(*paths), "crew": crew, "skills": 2, "active": False}
    sprite, zone = ("rival", "rivals") if wide else ("rival_compact", "rivals_compact")
    pieces = [Placed(sprite, Spot(zone, str(place)), facts)]
    pieces += [Placed("ship", Spot(f"ships.{place}", str(i)), {"rebel": rebel}) for i in range(home)]
    pieces.append(
        Placed("score_mark", Spot("prestige", str(place)), {"rebel": rebel, "points": 0 if crew > 9 else 131})
    )
    if home == 3:
        pieces.append(Placed("rebel", Spot(f"rebel.{place}", "home"), {"rebel": rebel}))
    else:
        for i in range(3):
            bounty = {"faction": FACTIONS[i], "prestige": 6, "mini": True}
            pieces.append(Placed("bounty_card", Spot(f"bounties.{place}", "", i), bounty))
            pieces.append(Placed("skill_token", Spot(f"tokens.{place}", "", i), {"skill": SKILLS[i]}))
    if players == 2:
        sheet = {"rebel": rebel, "icons": (digits(1, 0, 0, 2), digits(0, 1, 0, 0), digits(3, 1, 12, 1), ())}
        sheet |= {"skills": digits(1, 3, 0, 0, 2, 4), "targets": digits(3, 1, 2, 0)}
        pieces.append(Placed("rival_sheet", Spot("rival_sheet", "1"), sheet))
    return pieces


def _map_pieces(players: int) -> list[Placed]:
    """Hexes with crew on most of them and tubes of all heights, each with the sign of who controls it."""
    chance, cells = Random(players), _by_row(players)
    rebels = SEATING[: max(2, players)]
    crew = {cell: chance.choice(rebels) for cell, _ in cells if chance.random() < 0.72}
    tubes = {cell: chance.choice((1, 2, 3)) for cell, _ in cells if chance.random() < 0.24}
    pieces = []
    for (q, r), faction in cells:
        pieces.append(Placed("hex", *_hex(q, r, faction, (q, r) in tubes or (q, r) in crew)))
    for q, r in crew:
        if (q, r) not in tubes:
            pieces.append(Placed("crew", Spot(f"crew.map.{r}", str(q)), {"rebel": crew[q, r], "lit": True}))
    for (q, r), height in tubes.items():
        around = [(q + dq, r + dr) for dq, dr in NEIGHBOURS]
        held = [crew[cell] for cell in around if cell in crew and cell not in tubes]
        ranks = sorted(set(held), key=held.count, reverse=True)
        leads = bool(ranks) and (len(ranks) == 1 or held.count(ranks[0]) > held.count(ranks[1]))
        facts = {"height": height, "rebel": ranks[0] if leads else "", "tied": bool(ranks) and not leads}
        facts |= {"points": (3, 5, 7)[height - 1], "rebels": rebels} | ({"after": r % 2} if q == 2 else {})
        pieces.append(Placed("tube", Spot(f"tubes.{r}", str(q)), facts))
    return pieces


def _tier_pieces(players: int) -> list[Placed]:
    """Crew on Stratos: all early spaces taken, a crowd on each tier."""
    early = 3 if players >= 4 else 2
    rebels = SEATING[: max(2, players)]
    pieces = []
    for tier, crowd in (("lower", 9), ("middle", 5), ("upper", 2)):
        for i in range(early):
            pieces.append(Placed("crew", Spot(f"early.{tier}", str(i)), {"rebel": rebels[i % len(rebels)]}))
        for i in range(crowd):
            pieces.append(Placed("crew", Spot(f"tier.{tier}", str(i)), {"rebel": rebels[i % len(rebels)]}))
    return pieces


def _visits(players: int) -> list[Placed]:
    """Rebels on influence spaces, ships on pads."""
    rebels = SEATING[: max(2, players)]
    pieces = []
    for i, rebel in enumerate(rebels):
        spot = Spot(f"influence.{FACTIONS[i % 4]}", str(i // 4))
        pieces.append(Placed("rebel", spot, {"rebel": rebel}))
    pads = ("corpocrats", "fixer", "stratolites", "corpocrats", "merchant", "rovers", "fixer", "fixer", "hooligangs")
    taken: dict[str, int] = {}
    for i, pad in enumerate(pads[: 2 * len(rebels)]):
        facts = {"rebel": rebels[i % len(rebels)], "again": pad == "stratolites"}
        pieces.append(Placed("ship", Spot(f"pad.{pad}", str(taken.get(pad, 0))), facts))
        taken[pad] = taken.get(pad, 0) + 1
    return pieces


PAIRS = (
    ("terminate", "loot"),
    ("infiltrate", "sabotage"),
    ("immobilize", "abduct"),
    ("infiltrate", "loot"),
    ("terminate", "immobilize"),
    ("abduct", "sabotage"),
)


def _skill_card(index: int, zone: str, slot: str, **more: Any) -> Placed:
    return Placed("skill_card", Spot(zone, slot), {"skills": PAIRS[index % 6], **more})


def _machine(*, covered: int, log: tuple[str, ...], round: int) -> list[Placed]:
    """The AI's things: ``covered`` tokens still lie in each section."""
    rebel = SEATING[1]
    sections = (("mission", "tube", "bounty"),) * 2 + (("mission", "mission", "tube"), ("mission", "tube", "bounty"))
    board = {"rebel": rebel, "level": 3, "sections": sections, "crew": 11, "active": covered < 3}
    board |= {"lit": digits(1, 1)} if covered < 3 else {}
    story = {"heights": digits(1, 1, 2, 2, 2, 3), "round": round, "log": log}
    bag = {"tokens": digits(1, 2, 1, 3), "drawn": "stims" if covered < 3 else ""}
    pieces = [
        Placed("ai_board", Spot("ai_board", "board"), board),
        Placed("ai_log", Spot("ai_log", "log"), story),
        Placed("ai_bag", Spot("ai_bag", "bag"), bag),
        Placed("score_mark", Spot("prestige", "1"), {"rebel": rebel, "points": 23}),
    ]
    for i in range(0 if covered == 3 else 3):
        bounty = {"faction": FACTIONS[i], "prestige": 8, "mini": True}
        pieces.append(Placed("bounty_card", Spot("bounties.1", "", i), bounty))
        pieces.append(Placed("skill_token", Spot("tokens.1", "", i), {"skill": SKILLS[i]}))
    for supply in TRACK_NAMES:
        for slot in range(3 - covered, 3):
            spot = Spot(f"ai_tokens.{supply}", str(slot + 1))
            pieces.append(Placed("supply_token", spot, {"supply": supply}))
    return pieces


assert set(SEATING) == set(REBELS)
