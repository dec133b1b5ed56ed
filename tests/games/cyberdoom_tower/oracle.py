"""A second implementation of the rules, for comparison only. It shares nothing with the program, not even the cards.

It is written the way a person plays: one generator runs the whole game and stops wherever a hand has to decide. Answers
are plain tuples: ``("move", floor, col, energy, jetpack)``, ``("resolve", 2)``, ``("discard", seat, card)``. Questions
with a single answer are not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from tests.games.cyberdoom_tower.oracle_cards import (
    CELLS,
    FEATURES,
    MINDS,
    SENTINELS,
    WEAPONS,
    distance,
    effective,
    find_placement,
    symbols_of,
)

Answer = tuple[Any, ...]
Question = tuple[str, list[Answer]]
Asking = Generator[Question, Answer, Answer]
Acting = Generator[Question, Answer, None]

MODIFY, REROLL, FLIP, HIT = range(4)
ABILITIES = ("modify", "reroll", "flip", "hit")


@dataclass(eq=False)
class Runner:
    """A player."""

    energy: int = 3
    luck: int = 3
    ap: int = 3
    tokens: list[int] = field(default_factory=lambda: [1, 1, 1])
    floor: int = 0
    col: int = 0
    at_ai: bool = False
    keys: int = 0
    cards: list[str] = field(default_factory=list)
    spotted: set[int] = field(default_factory=set)
    jet_used: bool = False
    suit_used: bool = False


@dataclass(eq=False)
class Story:
    """A floor with its sentinel."""

    tower: str
    sentinel: str
    pos: int = 7
    key: bool = True
    awake: bool = False
    defeated: bool = False
    damage: int = 0
    noise: int = 0
    crosses: set[int] = field(default_factory=set)

    def feature(self, col: int) -> str:
        """What sector ``col`` shows."""
        return FEATURES[self.tower][col - 1]

    def cell(self) -> tuple[int, list[str]]:
        """Stealth cell and symbols of the column left of the card."""
        if self.pos == 1:
            return 0, ["_", "_", "_"]
        text = CELLS[self.tower].split()[self.pos - 2]
        return int(text[0]), symbols_of(text[1:])


@dataclass(eq=False)
class Oracle:
    """One game from the first round on. ``dice`` yields every face that falls; ``pile`` has its top card last."""

    runners: list[Runner]
    stories: list[Story]
    mind: str
    pile: list[str]
    dice: Iterator[int]
    options: dict[str, str]
    round: int = 1
    mind_damage: int = 0
    outcome: str | None = None
    placement: tuple[int, ...] | None = None

    def play(self) -> Acting:
        """Play to the end."""
        while not self.outcome:
            order = [0]
            if len(self.runners) == 2:
                first = (yield from self.ask("first", lambda: [("first", 0), ("first", 1)]))[1]
                order = [first, 1 - first]
            for seat in order:
                if not self.outcome:
                    yield from self.turn(seat)
            if not self.outcome:
                self.countdown()

    def ask(self, kind: str, answers: Callable[[], list[Answer]]) -> Asking:
        """Ask until something else than a discard is answered."""
        while True:
            found = answers() + self.discards(range(len(self.runners)))
            answer = found[0] if len(found) == 1 else (yield kind, found)
            if answer[0] != "discard":
                return answer
            self.discard(answer)

    def discards(self, seats: Any) -> list[Answer]:
        """Cards that may go for Energy."""
        return [("discard", i, card) for i in seats if self.runners[i].energy < 6 for card in self.runners[i].cards]

    def discard(self, answer: Answer) -> None:
        """A card for 1 Energy."""
        runner = self.runners[answer[1]]
        runner.cards.remove(answer[2])
        runner.energy += 1

    def turn(self, seat: int) -> Acting:
        """A turn and the sentinel turn after it."""
        p = self.runners[seat]
        cause = None
        while cause is None and not self.outcome:
            answer = yield from self.ask("turn", lambda: self.turn_answers(p))
            if answer[0] == "pass":
                cause = "pass"
            elif answer[0] == "go":
                p.at_ai = True
            elif answer[0] == "move":
                p.ap -= self.ap_cost(p, answer) or 0
                p.floor, p.col = answer[1:3]
                p.energy -= answer[3]
                p.jet_used = p.jet_used or answer[4]
                cause = yield from self.arrive(p)
            else:
                yield from self.attack(p, answer[1])
                cause = "attacked"
        if self.outcome:
            return
        p.ap = 3
        p.jet_used = p.suit_used = False
        yield from self.sentinel_turn(p, cause or "pass")

    def ap_cost(self, p: Runner, move: Answer) -> int | None:
        """AP of a Movement, None if it overpays."""
        _, floor, col, energy, jet = move
        steps, rides = (abs(col - p.col), 0) if floor == p.floor else (p.col + col, 1)
        rest = steps - energy - (2 if jet else 0)
        return None if rest < 0 else rides + rest + (1 if jet else 0)

    def turn_answers(self, p: Runner) -> list[Answer]:
        """Movements, attacks, the way up, the pass."""
        found: list[Answer] = [("pass",)]
        foe = self.stories[p.floor]
        if not p.at_ai:
            jets = [False, True] if "jetpack" in p.cards and not p.jet_used else [False]
            for floor, col, energy, jet in product(range(len(self.stories)), range(7), range(max(1, p.energy)), jets):
                if (floor, col) == (p.floor, p.col) or (col and self.stories[floor].pos == 1):
                    continue
                cost = self.ap_cost(p, ("move", floor, col, energy, jet))
                if cost is not None and 1 <= cost <= p.ap:
                    found.append(("move", floor, col, energy, jet))
            if self.team_keys() >= self.keys_needed() and (p.floor, p.col) == (len(self.stories) - 1, 0):
                found.append(("go",))
        if p.ap >= 1 and (p.at_ai or not foe.defeated):
            for weapon, (reach, _, cost) in WEAPONS.items():
                near = p.at_ai or distance(foe.pos, p.col) <= reach
                if (weapon == "base" or weapon in p.cards) and near and (not cost or p.energy >= cost + 1):
                    found.append(("attack", weapon))
        return found

    def team_keys(self) -> int:
        """Keys of all players."""
        return sum(p.keys for p in self.runners)

    def keys_needed(self) -> int:
        """Keys that open the way up."""
        return 3 if len(self.runners) == 1 else 4

    def arrive(self, p: Runner) -> Generator[Question, Answer, str | None]:
        """What a space brings; the cause if it ends the turn."""
        if p.col == 0:
            return None
        s = self.stories[p.floor]
        feature = s.feature(p.col)
        took = looted = False
        if feature == "E":
            p.energy = min(6, p.energy + 1)
        if feature == "L":
            p.luck = min(6, p.luck + 1)
        if feature == "K" and s.key:
            took = (yield from self.ask("key", lambda: [("take",), ("leave",)])) == ("take",)
            if took:
                p.keys += 1
                s.key = False
        if feature == "C" and p.col not in s.crosses and self.pile:
            looted = (yield from self.ask("crate", lambda: [("loot",), ("leave",)])) == ("loot",)
            if looted:
                p.cards.append(self.pile.pop())
                s.crosses.add(p.col)
                if self.options["loot_noise"] == "lasting" and not s.defeated:
                    s.noise += 1
        if not s.defeated and (p.floor in p.spotted or (yield from self.hide_fails(p, s, looted))):
            self.learn(p)
            return "hide_failed"
        if took and (yield from self.ask("return", lambda: [("return",), ("stay",)])) == ("return",):
            p.col = 0
        return None

    def hide_fails(self, p: Runner, s: Story, looted: bool) -> Generator[Question, Answer, bool]:
        """A rolled hide test."""
        threshold = p.col + SENTINELS[s.sentinel][3] + s.noise + s.cell()[0]
        threshold += 1 if looted and self.options["loot_noise"] == "test" else 0
        roll = next(self.dice)
        while True:
            suit = "tecno_suit" in p.cards and not p.suit_used
            if roll >= threshold or roll + p.luck < threshold - suit:
                return roll < threshold
            answers: list[Answer] = [("resolve", k) for k in range(p.luck + 1)] + ([("suit",)] if suit else [])
            answer = yield "hide", answers + self.discards(range(len(self.runners)))
            if answer[0] == "resolve":
                p.luck -= answer[1]
                return bool(roll + answer[1] < threshold)
            if answer[0] == "suit":
                p.suit_used = True
                threshold -= 1
            else:
                self.discard(answer)

    def learn(self, p: Runner) -> None:
        """One shift of ability tokens."""
        for i in range(3):
            if p.tokens[i]:
                taken = p.tokens[i] if i == 2 and self.options["hit_unlock"] == "all" else 1
                p.tokens[i] -= taken
                if i < 2:
                    p.tokens[i + 1] += 1
                return

    def attack(self, p: Runner, weapon: str) -> Acting:
        """An attack up to its result; the turn ends after it."""
        _, damage, cost = WEAPONS[weapon]
        s = self.stories[p.floor]
        p.ap -= 1
        p.energy -= cost
        if weapon == "antimatter_grenade":
            p.cards.remove(weapon)
        faces = [next(self.dice) for _ in range(6)]
        yield from self.change_dice(p, faces)
        rows, symbols = (MINDS[self.mind][2], symbols_of(MINDS[self.mind][3])) if p.at_ai else ("", [])
        if not p.at_ai:
            rows, symbols = SENTINELS[s.sentinel][4], s.cell()[1]
        self.placement = find_placement(faces, *effective(rows, symbols))
        if self.placement is None:
            self.learn(p)
        elif p.at_ai:
            self.mind_damage += damage
            if self.mind_damage >= MINDS[self.mind][0]:
                self.outcome = "WIN"
        else:
            s.damage += damage
            if s.damage >= SENTINELS[s.sentinel][0]:
                s.defeated, s.awake, s.damage, s.noise = True, False, 0, 0
                p.energy = min(6, p.energy + 1)
                for runner in self.runners:
                    runner.spotted.discard(p.floor)
                self.learn(p)

    def change_dice(self, p: Runner, faces: list[int]) -> Acting:
        """Abilities and Gunsight until the attack is confirmed."""
        uses = [0, 0, 0, 0]
        sighted = False
        while True:
            answer = yield from self.ask("dice", lambda: self.dice_answers(p, faces, uses, sighted))  # noqa: B023
            if answer[0] == "confirm":
                return
            kind, die = answer[:2]
            if kind == "sight":
                sighted = sighted or not answer[3]
                if answer[3]:
                    p.cards.remove("gunsight")
                else:
                    p.luck -= 1
                faces[die] = answer[2]
                continue
            ability = ABILITIES.index(kind)
            p.luck -= 1 if uses[ability] else 0
            uses[ability] += 1
            if ability == MODIFY:
                faces[die] += answer[2]
            elif ability == REROLL:
                faces[die] = next(self.dice)
            elif ability == FLIP:
                faces[die] = 7 - faces[die]
            else:
                faces[die] = answer[2]

    def dice_answers(self, p: Runner, faces: list[int], uses: list[int], sighted: bool) -> list[Answer]:
        """What can be done to a die now."""
        found: list[Answer] = [("confirm",)]
        open_ = [(i == MODIFY or not p.tokens[i - 1]) and (not uses[i] or p.luck > 0) for i in range(4)]
        for die, face in enumerate(faces):
            found += [("modify", die, step) for step in (-1, 1) if open_[MODIFY] and 1 <= face + step <= 6]
            found += [("reroll", die)] * open_[REROLL] + [("flip", die)] * open_[FLIP]
            found += [("hit", die, n) for n in range(1, 7) if open_[HIT]]
            if "gunsight" in p.cards:
                found += [("sight", die, n, False) for n in range(1, 7) if p.luck and not sighted]
                found += [("sight", die, n, True) for n in range(1, 7)]
        return found

    def sentinel_turn(self, p: Runner, cause: str) -> Acting:
        """What acts after the turn of ``p``."""
        if p.at_ai:
            yield from self.hurt(p, MINDS[self.mind][1])
            return
        s = self.stories[p.floor]
        quiet = not s.awake or self.options["alerted_sentinel"] == "provoked"
        if s.defeated or (cause == "pass" and quiet):
            return
        s.awake = True
        if s.pos > 1:
            s.pos -= 1
            if s.pos == 1:
                first = 0 if self.options["trap_scope"] == "floor" else 1
                if any(q.floor == p.floor and q.col >= first and not q.at_ai for q in self.runners):
                    self.outcome = "LOSS_TRAPPED"
                    return
        if distance(s.pos, p.col) <= SENTINELS[s.sentinel][2]:
            p.spotted.add(p.floor)
            yield from self.hurt(p, SENTINELS[s.sentinel][1])

    def hurt(self, p: Runner, damage: int) -> Acting:
        """Damage, and before a lethal one the chance to discard."""
        seat = self.runners.index(p)
        while p.energy <= damage and p.energy < 6 and p.cards:
            answer = yield "lethal", [("accept",), *(("discard", seat, card) for card in p.cards)]
            if answer[0] == "accept":
                break
            self.discard(answer)
        p.energy = max(0, p.energy - damage)
        if p.energy == 0:
            self.outcome = "LOSS_ENERGY"

    def countdown(self) -> None:
        """The end of a round."""
        if self.round == 12:
            if self.options["time_limit"] != "reached" or not any(p.at_ai for p in self.runners):
                self.outcome = "LOSS_TIME"
            return
        old = 6 - (self.round - 1) // 2
        self.round += 1
        sector = 6 - (self.round - 1) // 2
        for s in self.stories:
            if sector != old and not s.defeated and s.pos - sector >= 2:
                s.pos -= 1
