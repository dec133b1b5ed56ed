"""A second opinion on the rules: a round as one plain procedure over dictionaries, straight from the rule book.

It shares no code with the rules. It is given the data files as they are, takes only choices and dice from a game that
was played (in the order in which they were made) and works out everything else. `Oracle.play` raises AssertionError
where an amount or a choice is not what the rule book allows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import events as ev

DEPTS = ("power", "mechanical", "shields", "mining", "air", "food")
CITY_ACTIONS = (act.Equip, act.Mine, act.Immigrate, act.Thaw, act.MoveVnaut)
CHOICES = (
    *CITY_ACTIONS,
    act.EndActions,
    act.SplitTemp,
    act.Reroll,
    act.KeepRoll,
    act.Buy,
    act.Store,
    act.TakeVnaut,
    act.PassGrab,
    ev.Deployed,
    ev.InnovationClaimed,
    ev.InnovationDeclined,
    ev.DieRolled,
)


def choices(items: Iterable[Any]) -> list[Any]:
    """Of the actions and events of a game, in order, those that the oracle cannot work out."""
    free = ("CVL-RUL-18", "CVL-SHIELD-02")
    return [one for one in items if isinstance(one, CHOICES) or (isinstance(one, ev.VnautsLost) and one.rule in free)]


class Oracle:
    """A game under the default options, from the same set-up."""

    def __init__(self, cards: dict[str, Any], events: dict[str, Any], innovations: dict[str, Any], s: Any) -> None:
        self.cards, self.events, self.innovations = cards, events, innovations
        self.deck, self.event_deck = list(reversed(s.deck)), list(reversed(s.event_deck))
        self.market = dict(s.market)
        self.first, self.round, self.over = s.first, 0, False
        self.row: list[str] = []
        self.surface: list[str] = []
        self.cities: list[dict[str, Any]] = [
            dict.fromkeys((*DEPTS, "iis", "temp", "fresh", "ready", "minerals"), 0)
            | {"power": 1, "mechanical": 1, "shields": 4, "air": 4, "food": 4}
            | {"slots": dict.fromkeys(DEPTS, ""), "bay": "", "boosts": [], "aside": []}
            for _ in s.cities
        ]
        self.script: list[Any] = []

    # What the script says

    def take(self, seat: int, *kinds: type) -> Any:
        """The next choice, which must be one of these kinds by that seat."""
        found = self.script.pop(0)
        assert isinstance(found, kinds), f"expected {kinds}, the game did {found}"
        assert found.seat == seat, f"expected seat {seat}, the game did {found}"
        return found

    # Looking things up

    def has(self, c: dict[str, Any], kind: str) -> bool:
        return kind in (*c["slots"].values(), c["bay"])

    def capacity(self, c: dict[str, Any], dept: str) -> int:
        card = c["slots"][dept]
        return (self.cards.get(card) or self.innovations[card])["capacity"] if card else 6

    def room(self, c: dict[str, Any], dept: str) -> int:
        return max(0, self.capacity(c, dept) - c[dept])

    def bay_room(self, c: dict[str, Any]) -> int:
        return 8 - c["temp"] - c["fresh"] - c["ready"] if c["bay"] in ("temp_workers", "cryo_holding") else 0

    def population(self, c: dict[str, Any]) -> int:
        return sum(c[dept] for dept in DEPTS) + c["temp"] + c["fresh"] + c["ready"]

    def perk(self, c: dict[str, Any]) -> dict[str, int]:
        card = c["slots"]["mining"]
        found = self.cards[card]["perk"] if card in self.cards else None
        if card == "magma_lance":
            found = self.innovations[card]["effects"][0]["perk"]
        return {"rolls": 1, "rerolls": 0, "pips": 0} | (found or {})

    def turn_order(self) -> list[int]:
        return [(self.first + step) % len(self.cities) for step in range(len(self.cities))]

    # The round

    def play(self, script: list[Any]) -> None:
        """One round with the choices made in it; all of them must be used up."""
        self.script = script
        self.round += 1
        for c in self.cities:
            c |= {"mined": 0, "rerolled": 0, "immigrated": 0, "moves": 0}
        k = 7 if len(self.cities) == 6 else 5
        self.row, self.deck = self.deck[:k], self.deck[k:]
        self.over = "EARTH" in self.row
        shown = [self.cards[card] if card != "EARTH" else {"phase": 3} for card in self.row]
        count = min(max(card["phase"] for card in shown), sum(card.get("event", False) for card in shown))
        cancelled = False
        for _ in range(count):
            event = self.events[self.event_deck.pop(0)]
            if event["effects"][0]["op"] == "lost_drop":
                cancelled = True
            else:
                for seat in self.turn_order():
                    self.resolve(seat, event)
        if cancelled:
            self.clear_row()
        for seat in self.turn_order():
            self.shields(seat)
        for seat in self.turn_order():
            self.grow(seat)
        for seat in self.turn_order():
            while self.script and isinstance(self.script[0], CITY_ACTIONS) and self.script[0].seat == seat:
                self.city_action(seat, self.script.pop(0))
            if self.script and isinstance(self.script[0], act.EndActions) and self.script[0].seat == seat:
                self.script.pop(0)
        if not cancelled:
            if len(self.cities) == 1 and self.round % 2 == 0 and (left := [x for x in self.row if x != "EARTH"]):
                best = max(left, key=lambda card: self.cards[card].get("vp", 0))
                self.row.remove(best)
                self.surface.append(best)
            for seat in self.turn_order():
                self.grab(seat)
        self.clear_row()
        for c in self.cities:
            c["ready"], c["fresh"] = c["ready"] + c["fresh"], 0
        self.first = (self.first + (not self.over)) % len(self.cities)
        assert not self.script, f"the game did more than the rules: {self.script}"

    def clear_row(self) -> None:
        self.surface += [card for card in self.row if card != "EARTH"]
        self.row = [card for card in self.row if card == "EARTH"]

    def resolve(self, seat: int, event: dict[str, Any]) -> None:
        c, effects = self.cities[seat], event["effects"]
        loss, generic = dict.fromkeys(DEPTS, 0), 0
        for x in effects:
            if x["op"] == "lose":
                loss[x["dept"]] += x["n"]
            elif x["op"] == "lose_half" and c[x["dept"]] >= 2:
                loss[x["dept"]] += c[x["dept"]] // 2
            elif x["op"] == "lose_any":
                generic += x["n"]
        for dept, n in zip(("air", "food"), self.split(seat, loss["air"], loss["food"], "loss"), strict=True):
            loss[dept] -= n
            c["temp"] -= n
        shortage = 0
        for dept in DEPTS:
            given = min(loss[dept], c[dept])
            c[dept] -= given
            shortage += loss[dept] - given
        self.choose_losses(seat, min(2 * shortage + generic, self.population(c)))
        for x in effects:
            if x["op"] == "lose_minerals":
                c["minerals"] = max(0, c["minerals"] - x["n"])
        for x in effects:
            if x["op"] == "gain":
                self.add_named(seat, x["dept"], x["n"])
            elif x["op"] == "gain_any":
                self.deploy(seat, x["n"])
            elif x["op"] == "gain_minerals":
                c["minerals"] += x["n"]

    def split(self, seat: int, air: int, food: int, purpose: str) -> tuple[int, int]:
        """Temporary workers for AIR and FOOD: the game's choice where there is one."""
        c = self.cities[seat]
        pairs = {
            (a, f): max(0, air - a - c["air"]) + max(0, food - f - c["food"])
            for a in range(air + 1)
            for f in range(food + 1)
            if a + f <= c["temp"]
        }
        least = min(pairs.values())
        assert purpose != "cost" or least == 0
        fair = [pair for pair, short in pairs.items() if short == least]
        if len(fair) == 1:
            return fair[0]
        chosen = self.take(seat, act.SplitTemp)
        assert (chosen.air, chosen.food) in fair
        return chosen.air, chosen.food

    def shields(self, seat: int) -> None:
        c = self.cities[seat]
        if self.has(c, "stable_shields"):
            return
        if c["shields"]:
            c["shields"] -= 1
        else:
            self.choose_losses(seat, min(2, self.population(c)))

    def choose_losses(self, seat: int, n: int) -> None:
        c = self.cities[seat]
        if not n:
            return
        *depts, bay, station = self.take(seat, ev.VnautsLost).places
        assert (sum(depts) + bay, station) == (n, 0)
        for dept, k in zip(DEPTS, depts, strict=True):
            assert k <= c[dept]
            c[dept] -= k
        for where in ("temp", "fresh", "ready"):
            k = min(bay, c[where])
            c[where] -= k
            bay -= k
        assert bay == 0

    def grow(self, seat: int) -> None:
        c = self.cities[seat]
        was_full = c["iis"] == 8
        self.deploy(seat, max(2, min(c["food"], c["air"])) + 2 * self.has(c, "nursery_ring"))
        if was_full and c["iis"] == 8:
            self.offer_claim(seat)

    def deploy(self, seat: int, n: int) -> None:
        c = self.cities[seat]
        before, orbit = c["iis"], min(2, 8 - c["iis"])
        must = min(n, sum(self.room(c, dept) for dept in DEPTS) + self.bay_room(c) + orbit)
        found = self.take(seat, ev.Deployed)
        *depts, bay, station = found.places
        assert (found.arriving, sum(depts) + bay + station) == (n, must)
        assert station <= orbit
        assert bay <= self.bay_room(c)
        for dept, k in zip(DEPTS, depts, strict=True):
            assert k <= self.room(c, dept)
            c[dept] += k
        c["temp" if c["bay"] == "temp_workers" else "fresh"] += bay
        c["iis"] += station
        if before < 8 and c["iis"] == 8:
            self.offer_claim(seat)

    def offer_claim(self, seat: int) -> None:
        if not any(self.market.values()):
            return
        found = self.take(seat, ev.InnovationClaimed, ev.InnovationDeclined)
        if isinstance(found, ev.InnovationDeclined):
            return
        c, card = self.cities[seat], self.innovations[found.innovation]
        c["iis"] = 0
        self.market[card["id"]] -= 1
        assert self.market[card["id"]] >= 0
        if card["placement"] == "slot":
            self.install(c, card["dept"], card["id"])
        elif card["placement"] == "bay":
            self.push_out(c["bay"])
            c |= {"bay": card["id"], "temp": 0, "fresh": 0, "ready": 0}
        else:
            c["aside"].append(card["id"])
            self.deploy(seat, card["effects"][0]["n"])

    def push_out(self, card: str) -> None:
        if card in self.cards:
            self.surface.append(card)

    def install(self, c: dict[str, Any], dept: str, card: str) -> None:
        self.push_out(c["slots"][dept])
        c["slots"][dept] = card
        c[dept] = min(c[dept], self.capacity(c, dept))

    def add_named(self, seat: int, dept: str, n: int) -> None:
        c = self.cities[seat]
        aboard = 0
        if dept in ("air", "food") and c["bay"] == "temp_workers":
            kept = min(n, self.room(c, dept) + self.bay_room(c))
            most = min(n, self.bay_room(c))
            fair = [k for k in range(most + 1) if min(n - k, self.room(c, dept)) + k == kept]
            if len(fair) > 1:
                chosen = self.take(seat, act.SplitTemp)
                aboard = chosen.air + chosen.food
                assert aboard in fair
            else:
                aboard = fair[0]
        c[dept] += min(n - aboard, self.room(c, dept))
        c["temp"] += aboard

    def cost(self, c: dict[str, Any], card: str, stored: bool) -> dict[str, int]:
        found = dict.fromkeys((*DEPTS, "minerals"), 0) | self.cards[card]["cost"]
        found["mechanical"] += stored
        if self.has(c, "auto_install"):
            found["mechanical"] = 0
        return found

    def can_pay(self, c: dict[str, Any], cost: dict[str, int]) -> bool:
        short = max(0, cost["air"] - c["air"]) + max(0, cost["food"] - c["food"])
        plain = all(c[dept] >= cost[dept] for dept in DEPTS[:4])
        return plain and short <= c["temp"] and c["minerals"] >= cost["minerals"]

    def activate(self, seat: int, card: str, stored: bool) -> None:
        c, found = self.cities[seat], self.cards[card]
        cost = self.cost(c, card, stored)
        assert self.can_pay(c, cost)
        air, food = self.split(seat, cost["air"], cost["food"], "cost")
        for dept in DEPTS:
            c[dept] -= cost[dept]
        c["air"] += air
        c["food"] += food
        c["temp"] -= air + food
        c["minerals"] -= cost["minerals"]
        if found["kind"] == "upgrade":
            self.install(c, found["dept"], card)
        else:
            c["boosts"].append(card)
            if found["dept"]:
                self.add_named(seat, found["dept"], found["boost"])
            else:
                self.deploy(seat, found["boost"])

    def city_action(self, seat: int, a: Any) -> None:
        c = self.cities[seat]
        if isinstance(a, act.Equip):
            card, c["bay"] = c["bay"], ""
            self.activate(seat, card, True)
        elif isinstance(a, act.Mine):
            self.mine(seat)
        elif isinstance(a, act.Immigrate):
            assert (c["minerals"] >= 4, c["immigrated"]) == (True, 0)
            c["minerals"] -= 4
            c["immigrated"] = 1
            self.deploy(seat, 1)
        elif isinstance(a, act.Thaw):
            assert c["ready"] > 0
            assert self.room(c, a.dept) > 0
            c["ready"] -= 1
            c[str(a.dept.value)] += 1
        else:
            c["moves"] += 1
            assert self.has(c, "rapid_transit")
            assert c["moves"] <= 2
            assert self.room(c, a.target) > 0
            c[str(a.origin.value)] -= 1
            c[str(a.target.value)] += 1

    def mine(self, seat: int) -> None:
        c = self.cities[seat]
        perk = self.perk(c)
        assert c["mined"] < perk["rolls"]
        c["mining"] -= 1
        c["mined"] += 1
        die = self.take(seat, ev.DieRolled).roll
        if c["rerolled"] < perk["rerolls"] and isinstance(self.take(seat, act.Reroll, act.KeepRoll), act.Reroll):
            c["rerolled"] = 1
            die = self.take(seat, ev.DieRolled).roll
        c["minerals"] += die + perk["pips"]

    def grab(self, seat: int) -> None:
        c = self.cities[seat]
        place = sum(self.room(c, dept) for dept in DEPTS) + self.bay_room(c) + min(2, 8 - c["iis"])
        cards = [card for card in self.row if card != "EARTH"]
        if not place and not any(self.can_pay(c, self.cost(c, card, False)) or not c["bay"] for card in cards):
            return
        a = self.take(seat, act.Buy, act.Store, act.TakeVnaut, act.PassGrab)
        if isinstance(a, act.Buy):
            self.activate(seat, a.card, False)
            self.row.remove(a.card)
        elif isinstance(a, act.Store):
            assert not c["bay"]
            assert not self.can_pay(c, self.cost(c, a.card, False))
            self.row.remove(a.card)
            c["bay"] = a.card
        elif isinstance(a, act.TakeVnaut):
            assert place
            self.deploy(seat, 1)

    # The score

    def scores(self) -> list[int]:
        """Totals by seat as they stand."""
        people = [self.population(c) for c in self.cities]
        alone = len(self.cities) == 1
        most, richest = (40, 40) if alone else (max(people), max(c["minerals"] for c in self.cities))
        return [
            sum(self.cards.get(card, {"vp": 1}).get("vp", 0) for card in c["slots"].values() if card)
            + sum(self.cards[card].get("vp", 0) for card in c["boosts"])
            + len(c["aside"])
            + (c["bay"] in self.innovations)
            + n // 2
            + c["minerals"] // 4
            + 2 * (n >= most)
            + 2 * (c["minerals"] >= richest)
            - 2 * (c["bay"] in self.cards)
            for c, n in zip(self.cities, people, strict=True)
        ]
