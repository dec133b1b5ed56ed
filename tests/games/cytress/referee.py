"""The rules of Cytress a second time, written from the reference alone: what may be done, and what comes of it.

It reads the files of the house pack as they are and shares no code with the rules: places are (q, r), two of them are
beside each other when their centres are one step apart, everything is counted anew from what lies on the table. What
chance decides (tokens, cards turned up) it is told. ``referee_flow.py`` adds turns and rounds, ``referee_ai.py`` the
solo AI, and ``test_referee.py`` lets it play along.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from typing import Any

from arcology.packs.locate import data_root

Place = tuple[int, int]
Move = dict[str, Any]
"""A whole action, its choices by name: ``slot``, ``row``, ``hex``, ``height``, ``pay``, ``early``, ``goods``,
``faction``, and ``spy0`` and so on for what each opponent's crew bring."""

SUPPLIES = ("weapons", "credits", "tech", "stims")
FACTIONS = ("corpocrats", "privateers", "rovers", "hooligangs")
SKILLS = ("terminate", "infiltrate", "immobilize", "abduct", "sabotage", "loot")
CAP = 20


@cache
def cards(name: str) -> Any:
    """A file of the house pack."""
    return json.loads((data_root() / "resources/games/cytress/house" / f"{name}.json").read_text("utf-8"))


@cache
def missions() -> dict[str, Any]:
    """All missions by id."""
    return {card["id"]: card for card in cards("missions")["missions"]}


def worth(bounty: str) -> int:
    """The prestige of a bounty."""
    return next(int(one["prestige"]) for one in cards("bounties")["bounties"] if one["id"] == bounty)


@cache
def city(tiles: tuple[str, ...]) -> dict[Place, str]:
    """The faction of every hex, row by row from the top and from the left."""
    faces = {tile["id"] + side: "".join(tile[side.lower()]) for tile in cards("map")["tiles"] for side in "AB"}
    letters = {board["colour"][0].upper(): board["faction"] for board in cards("districts")["districts"]}
    offsets = next(one["offsets"] for one in cards("map")["layouts"] if one["tiles"] == len(tiles))
    found = {}
    for side, (dq, dr) in zip(tiles, offsets, strict=True):
        for number, letter in enumerate(faces[side]):
            r, column = divmod(number, 4)
            found[column - (r == 2) + dq, r + dr] = letters[letter]
    return dict(sorted(found.items(), key=lambda one: (one[0][1], one[0][0])))


def beside(one: Place, other: Place) -> bool:
    """Whether the centres of two hexes are one step apart: at x = q + r/2 and y = r times the square root of 3/4."""
    q, r = other[0] - one[0], other[1] - one[1]
    return q * q + q * r + r * r == 1


@dataclass
class Rebel:
    """What belongs to a player, or to the solo AI, which has less of it."""

    side: dict[str, list[str]]
    stock: Counter[str]
    hand: list[str] = field(default_factory=list)
    used: list[tuple[str, str]] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    bounties: list[str] = field(default_factory=list)
    tiers: list[int] = field(default_factory=list)
    ships: list[str | None] = field(default_factory=lambda: [None] * 3)
    space: tuple[str, int] | None = None

    def icons(self, lifepath: str, supply: str) -> int:
        """Printed icons and those of missions (CYT-LIFE-02, CYT-LIFE-04)."""
        owned = [missions()[card] for card in self.missions]
        added = sum(card["faction"] == lifepath and card["icon"] == supply for card in owned)
        return self.side.get(lifepath, []).count(supply) + int(added)

    def of_skill(self, skill: str) -> int:
        """Missions of a skill (CYT-SKILL-06)."""
        return sum(missions()[card]["skill"] == skill for card in self.missions)

    def against(self, faction: str) -> int:
        """Missions against a faction."""
        return sum(missions()[card]["target"] == faction for card in self.missions)

    def gain(self, supply: str, count: int) -> None:
        """Up to the end of the track (CYT-GEN-05)."""
        self.stock[supply] = min(CAP, self.stock[supply] + count)


@dataclass
class Table:
    """What lies on the table. Owners of crew are seats; in the solo game the AI is owner 1."""

    seats: int
    options: Any
    map: dict[Place, str]
    underbelly: str
    rebels: list[Rebel]
    slots: dict[str, list[str]]
    decks: dict[str, list[str]]
    row: list[str]
    row_deck: list[str]
    row_discard: list[str]
    bag: int
    set_aside: int
    bounties: dict[str, list[str]]
    crew: dict[Place, int] = field(default_factory=dict)
    tubes: dict[Place, int] = field(default_factory=dict)
    tokens: dict[str, int] = field(default_factory=dict)
    early: dict[int, list[int]] = field(default_factory=lambda: {1: [], 2: [], 3: []})
    last_round: bool = False

    @property
    def side(self) -> str:
        """The side of boards and layers (CYT-SETUP-02, CYT-SETUP-07)."""
        return "large" if self.seats > 3 else "small"

    def supply(self, faction: str) -> str:
        """What a faction deals in (CYT-R-01)."""
        return next(str(one["supply"]) for one in cards("districts")["districts"] if one["faction"] == faction)

    def crew_left(self, owner: int) -> int:
        """Crew in reserve."""
        return 15 - list(self.crew.values()).count(owner) - len(self.rebels[owner].tiers)

    def around(self, place: Place) -> list[Place]:
        """Hexes beside a hex."""
        return [other for other in self.map if beside(place, other)]

    # ---- what things cost ----------------------------------------------------------------------------------------

    def off(self, seat: int, supply: str) -> int:
        """What HOOLIGANGS icons take off (CYT-COST-01)."""
        return self.rebels[seat].icons("hooligangs", supply)

    def mission_cost(self, seat: int, card: str) -> int:
        """CYT-FACT-01 after CYT-COST-01, CYT-COST-04 and CYT-COST-08."""
        facts = missions()[card]
        board = next(one for one in cards("districts")["districts"] if one["faction"] == facts["faction"])
        skilled = facts["skill"] in self.tokens and self.rebels[seat].of_skill(facts["skill"]) >= 3
        return max(0, int(board["mission_cost"]) - self.off(seat, board["supply"]) - skilled)

    def tube_cost(self, seat: int, height: int, supply: str) -> int:
        """CYT-STRAT-02 after CYT-COST-02."""
        return max(0, height * int(cards("stratos")["tiers"][height - 1]["section_price"]) - self.off(seat, supply))

    def early_space(self, height: int) -> int:
        """The value of the best early space that is free, 0 without one (CYT-EARLY-01)."""
        values = sorted(cards("stratos")["tiers"][height - 1][self.side], reverse=True)
        return int(values[len(self.early[height])]) if len(self.early[height]) < len(values) else 0

    # ---- what can be done at a pad -------------------------------------------------------------------------------

    def moves(self, seat: int, pad: str) -> list[Move]:
        """Every whole action at a pad; at the MERCHANT only whether there is one (CYT-TRAVEL-04)."""
        if pad in FACTIONS:
            return list(self._missions(seat, pad))
        if pad in ("stratolites", "netprowler"):
            return [move for move in self._tubes(seat, pad) for move in self._with_early(move)]
        if pad == "fixer":
            same = [(one, one) for one in SUPPLIES]
            return [{"goods": goods} for goods in (*same, *combinations(SUPPLIES, 3))]
        if pad == "merchant":
            return [{}] if self.trades(seat, [], chain=False) else []
        return [{"faction": faction} for faction in FACTIONS if self.due(seat, faction)]

    def _missions(self, seat: int, faction: str) -> Iterator[Move]:
        """CYT-FACT-01 to CYT-FACT-08 and CYT-SPY-01 to CYT-SPY-04."""
        free = [place for place, own in self.map.items() if own == faction and self.empty(place)]
        if not self.crew_left(seat):
            return
        for slot, card in enumerate(self.slots[faction], 1):
            if not card or self.mission_cost(seat, card) > self.rebels[seat].stock[self.supply(faction)]:
                continue
            for place in free:
                spied = self.spied(seat, place)
                for brought in product(*([*found, None] for found in spied.values())):
                    spies = {f"spy{opponent}": supply for opponent, supply in zip(spied, brought, strict=True)}
                    yield {"slot": slot, "hex": place, **spies}

    def empty(self, place: Place) -> bool:
        """Neither crew nor tube (CYT-R-13)."""
        return place not in self.crew and place not in self.tubes

    def spied(self, seat: int, place: Place) -> dict[int, list[str]]:
        """By opponent with two or more crew beside a hex: what the hexes under them bring."""
        found: dict[int, list[str]] = {}
        for opponent in range(len(self.rebels)):
            under = [self.supply(self.map[other]) for other in self.around(place) if self.crew.get(other) == opponent]
            if opponent != seat and len(under) >= 2:
                found[opponent] = sorted(set(under))
        return found

    def _tubes(self, seat: int, pad: str) -> Iterator[Move]:
        """CYT-STRAT-01 to CYT-STRAT-10; a stratolite says colour and supply."""
        mine = [place for place, owner in self.crew.items() if owner == seat]
        ways: list[tuple[int | None, Place, str]] = []
        if pad == "netprowler":
            ways = [(None, place, supply) for place in mine for supply in SUPPLIES]
        else:
            boards = {board["colour"]: board["faction"] for board in cards("districts")["districts"]}
            for number, card in enumerate(self.row):
                one = next(found for found in cards("stratolites")["stratolites"] if found["id"] == card)
                there = [place for place in mine if self.map[place] == boards[one["location"]]]
                ways += [(number, place, one["supply"]) for place in there]
        for (index, place, supply), height in product(ways, (1, 2, 3)):
            paid = self.tube_cost(seat, height, supply) <= self.rebels[seat].stock[supply]
            if paid and height <= self.bag + self.set_aside:
                yield {"row": index, "hex": place, "height": height, "pay": supply}

    def _with_early(self, move: Move) -> list[Move]:
        """The choice that an early space brings (CYT-EARLY-02)."""
        brings: tuple[str | None, ...] = SUPPLIES if self.early_space(move["height"]) else (None,)
        return [{**move, "early": supply} for supply in brings]

    def due(self, owner: int, faction: str) -> bool:
        """Whether a bounty can be taken (CYT-BOUNTY-01, CYT-BOUNTY-04)."""
        rebel = self.rebels[owner]
        had = sum(card[:3] == faction[:3].upper() for card in rebel.bounties)
        return bool(self.bounties[faction]) and rebel.against(faction) // 3 > had

    # ---- trades and claims ---------------------------------------------------------------------------------------

    def ratio(self, seat: int, give: str, receive: str) -> int:
        """CYT-MERCH-04, CYT-OPT-02."""
        return self.rebels[seat].icons("rovers", receive if self.options.ratio == "received" else give)

    def trades(self, seat: int, made: list[tuple[str, str, int]], *, chain: bool) -> set[tuple[str, str, int]]:
        """Every arrow with every count (CYT-MERCH-01, -02, -05, -06, CYT-OPT-01)."""
        triangle = next(one["triangle"] for one in cards("underbelly")["sides"] if one["side"] == self.underbelly)
        arrows = [*triangle.items(), *(("stims", receive) for receive in SUPPLIES[:3])]
        left = Counter(self.rebels[seat].stock)
        for give, _, count in made:
            left[give] -= 0 if chain else count
        most = 40 - sum(count for _, _, count in made) if chain else CAP
        return {(give, get, n) for give, get in arrows for n in range(1, min(left[give], most) + 1)}

    def claims(self, seat: int) -> set[tuple[str, str]]:
        """Skill and card of every claim (CYT-SKILL-02, CYT-R-32)."""
        found = set()
        for card, skill in product(self.rebels[seat].hand, SKILLS):
            pair = next(one["skills"] for one in cards("skills")["cards"] if one["id"] == card)
            if skill in pair and skill not in self.tokens and self.rebels[seat].of_skill(skill) >= 3:
                found.add((skill, card))
        return found

    # ---- prestige ------------------------------------------------------------------------------------------------

    def leader(self, place: Place, without: Place | None = None) -> int | None:
        """Who has strictly the most crew beside a hex; the crew on one hex may be left out (CYT-SCORE-02, -03)."""
        owners = [self.crew[other] for other in self.around(place) if other in self.crew and other != without]
        ranked = Counter(owners).most_common()
        if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
            return None
        return ranked[0][0]

    def prestige(self, owner: int) -> int:
        """CYT-SCORE-01 to CYT-SCORE-07."""
        rebel, tiers = self.rebels[owner], cards("stratos")["tiers"]
        crew = sum(int(tiers[height - 1]["crew_prestige"]) for height in rebel.tiers)
        tubes = sum(
            int(tiers[height - 1]["tube_prestige"]) for place, height in self.tubes.items()
            if self.leader(place) == owner
        )  # fmt: skip
        bounties = sum(map(worth, rebel.bounties))
        tokens = 3 * list(self.tokens.values()).count(owner)
        return crew + tubes + bounties + tokens + sum(count // 3 for count in rebel.stock.values())
