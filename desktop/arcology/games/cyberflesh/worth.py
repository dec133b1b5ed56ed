"""What things are worth to the greedy bot, in hit points of a character: effects, loot, enemies, dice.

Rough numbers that lead to sensible play. They are estimates of a player, not rules.
"""

from __future__ import annotations

from functools import cache
from math import sqrt

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.cards import UNARMED, Strike
from arcology.games.cyberflesh.effects import Effects, Who
from arcology.games.cyberflesh.rules.book import DEFENCE, INTELLIGENCE, LIFE, PRECISION, PRIORITY, STRENGTH, Book
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.rules.effects import holds
from arcology.games.cyberflesh.rules.npcs import available
from arcology.games.cyberflesh.rules.units import each_character, unit_order
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import HANDS, STAT_INDEX, ArmourSlot, LootKind, MutationUse, Timing, UnitKind

FACES = 8
MONSTER, LORD, BOSS, FINAL = 2.6, 10.0, 9.0, 18.0
"""hp that a fight with one of them costs."""
ALERT = 4.0
NECROSIS = 1.4
NPC = 6.0
LOOT = 2.5
MUTATION = -0.5
SIREN = 60.0
TILE = 0.6
STAT_WORTH = {PRIORITY: 0.2, PRECISION: 2.2, STRENGTH: 0.5, INTELLIGENCE: 0.5, LIFE: 0.6, DEFENCE: 4.0}
KEYWORD_WORTH = (1.2, -2.5, 1.5, 1.0, -0.5)
"""REGEN, ROT, FILTER, THORNS, LURE."""


@cache
def damages(attacks: int, damage: int, bonus: int, defence: int) -> tuple[float, ...]:
    """Chances of 0, 1, 2, ... damage of a unit's weapon: any natural 8 adds one in total (CFL-CRIT-02)."""
    hit = cases(bonus)
    chances: dict[tuple[int, bool], float] = {(0, False): 1.0}
    for _ in range(attacks):
        after: dict[tuple[int, bool], float] = {}
        for (hits, critical), chance in chances.items():
            for added, cause, weight in ((1, True, 1), (1, critical, hit - 1), (0, critical, FACES - hit)):
                key = hits + added, cause
                after[key] = after.get(key, 0.0) + chance * weight / FACES
        chances = after
    most = attacks * damage + 1
    found = [0.0] * (most + 1)
    for (hits, critical), chance in chances.items():
        found[max(0, hits * damage + critical - defence)] += chance
    return tuple(found)


@cache
def mean_strike(d8: int, damage: int, precision: int, defence: int) -> float:
    """The hp that an enemy's attack costs on average: every natural 8 adds one (CFL-CRIT-01)."""
    hit = cases(precision)
    totals: dict[int, float] = {0: 1.0}
    for _ in range(d8):
        after: dict[int, float] = {}
        for total, chance in totals.items():
            for added, weight in ((damage + 1, 1), (damage, hit - 1), (0, FACES - hit)):
                after[total + added] = after.get(total + added, 0.0) + chance * weight / FACES
        totals = after
    return sum(max(0, total - defence) * chance for total, chance in totals.items())


def mean_damage(strike: Strike, precision: int) -> float:
    """Damage of a weapon on average, against no defence."""
    chances = damages(strike.attacks, strike.damage, precision + strike.precision, 0)
    return sum(amount * chance for amount, chance in enumerate(chances))


def punch(book: Book, unit: Unit, weapons: list[str]) -> float:
    """Damage a turn with these hand weapons and the unit's mutations."""
    precision = unit.stats[PRECISION]
    hand = sum(mean_damage(strike, precision) for card in weapons if (strike := book.loot[card].strike) is not None)
    grown = [book.mutations[card] for card in unit.mutations if card]
    other = [
        mean_damage(facts.strike, precision)
        for facts in grown
        if facts.strike is not None and facts.use is MutationUse.ALTERNATIVE
    ]
    if not weapons and not other:
        other = [mean_damage(UNARMED, precision)]
    return max([hand, *other])


def worn(book: Book, card: str) -> float:
    """What a card is worth by what it changes while it is worn, weapons apart."""
    facts = book.loot[card]
    stats = sum(STAT_WORTH[index] * change for index, change in enumerate(facts.stats))
    return stats + sum(KEYWORD_WORTH[index] * number for index, number in enumerate(facts.keywords))


def gain(book: Book, unit: Unit, card: str) -> float:
    """What a character gains by having a loot card, less what it has to drop for it."""
    facts = book.loot[card]
    if facts.kind is LootKind.CONSUMABLE:
        return consumable(book, card)
    if facts.kind is LootKind.ARMOUR:
        now = unit.helmet if facts.slot is ArmourSlot.HELMET else unit.body
        return worn(book, card) - (worn(book, now) if now else 0.0)
    before = punch(book, unit, unit.weapons) * 5 + sum(worn(book, own) for own in unit.weapons)
    return (
        max(
            punch(book, unit, hands) * 5 + sum(worn(book, own) for own in hands) for hands in loadouts(book, unit, card)
        )
        - before
    )


def loadouts(book: Book, unit: Unit, card: str) -> list[list[str]]:
    """Hands after taking a weapon."""
    held = unit.weapons
    two_handed = any(book.loot[own].hands == HANDS for own in held)
    if book.loot[card].hands == HANDS or two_handed or not held:
        return [[card]]
    if len(held) < HANDS:
        return [[*held, card]]
    return [[own, card] for own in held]


def consumable(book: Book, card: str) -> float:
    """What a consumable is worth in a bag."""
    facts = book.loot[card]
    total = 0.0
    for effect in book.effects[facts.effects]:
        if isinstance(effect, fx.Heal):
            total += 0.8 * (12 if effect.n is None else effect.n)
        elif isinstance(effect, fx.Necrosis):
            total -= 0.9 * effect.n
        elif isinstance(effect, fx.HitEnemy):
            total += effect.n * (1.0 if effect.scope is fx.HitScope.ONE else 2.0)
        elif isinstance(effect, fx.Alert):
            total -= ALERT * effect.n
        elif isinstance(effect, fx.Reveal | fx.Buff):
            total += effect.n
    return total + (0.0 if facts.timing is Timing.ANY else -0.5)


class Worth:
    """The value of effects in one situation."""

    def __init__(self, book: Book, s: CyberfleshState) -> None:
        self.book = book
        self.s = s
        self.living = each_character(s)
        self.units = unit_order(s)

    def effects(self, effects: Effects, actor: Unit | None = None) -> float:
        """The value of a list; whoever is named in it is named well, and is the actor of what follows."""
        total = 0.0
        for effect in effects:
            who = getattr(effect, "who", None)
            if who in (Who.CHOSEN, Who.CHOSEN_UNIT) and not isinstance(effect, fx.Test):
                pool = self.units if who is Who.CHOSEN_UNIT else self.living
                actor = max(pool, key=lambda unit: self.effect(effect, unit))
            total += self.effect(effect, actor)
        return total

    def effect(self, effect: fx.Effect, actor: Unit | None) -> float:
        """The value of one effect; ``actor`` is the one whom it names or refers to."""
        if isinstance(effect, fx.Heal | fx.Damage | fx.Necrosis | fx.DrawMutation | fx.DrawLoot | fx.DiscardLoot):
            return sum(self._on(effect, unit) for unit in self._meant(effect.who, actor))
        if isinstance(effect, fx.GainNpc):
            return NPC if available(self.s, effect.npc) else 0.0
        if isinstance(effect, fx.Alert):
            return -ALERT * effect.n
        if isinstance(effect, fx.Test):
            return self._test(effect, actor)
        if isinstance(effect, fx.Choice):
            return max(self.effects(option.effects, actor) for option in effect.options)
        if isinstance(effect, fx.Roll):
            return sum((row.hi - row.lo + 1) * self.effects(row.effects, actor) for row in effect.table) / effect.die
        if isinstance(effect, fx.If):
            branch = effect.then if holds(self.s, effect.condition) else effect.otherwise
            return self.effects(branch, actor)
        return self._simple(effect)

    def _simple(self, effect: fx.Effect) -> float:
        if isinstance(effect, fx.Spawn):
            return -self.fight(effect)
        if isinstance(effect, fx.LootPool):
            return LOOT * effect.n * 0.8
        if isinstance(effect, fx.Reveal):
            return TILE * effect.n
        if isinstance(effect, fx.ActivateSiren):
            return SIREN
        if isinstance(effect, fx.Merchant):
            return LOOT
        return 0.0

    def fight(self, effect: fx.Spawn) -> float:
        """What a fight costs the party."""
        monsters = effect.monsters_for(self.s.player_count)
        strength = len(self.living) + 0.6 * len(self.s.helpers)
        cost = MONSTER * monsters + LORD * effect.lords * sqrt(len(self.living))
        cost += BOSS * effect.boss + FINAL * effect.final
        return cost * (1.0 + 0.25 * max(0, monsters - 1)) / sqrt(strength)

    def _meant(self, who: Who, actor: Unit | None) -> list[Unit]:
        if who is Who.EACH:
            return self.living
        if who is Who.EACH_UNIT:
            return self.units
        return [actor] if actor is not None else []

    def _on(self, effect: fx.Effect, unit: Unit) -> float:
        """The value of an effect on one unit; helpers count less."""
        share = 1.0 if unit.kind is UnitKind.CHARACTER else 0.5
        if isinstance(effect, fx.Heal):
            missing = unit.stats[LIFE] - unit.hp
            return share * self._need(unit) * (missing if effect.n is None else min(effect.n, missing))
        if isinstance(effect, fx.Damage):
            return -share * effect.n * self._need(unit) * (4.0 if effect.n >= unit.hp else 1.0)
        if isinstance(effect, fx.Necrosis):
            return share * self._markers(unit, effect.n)
        if isinstance(effect, fx.DrawMutation):
            return share * (MUTATION if unit.hp > 4 else -3.0) * effect.n
        if isinstance(effect, fx.DrawLoot):
            return LOOT * effect.n
        assert isinstance(effect, fx.DiscardLoot), "the last of its kind"
        return -1.5 * effect.n

    def _need(self, unit: Unit) -> float:
        """hp are worth more where few are left."""
        return 1.6 - unit.hp / unit.stats[LIFE]

    def _markers(self, unit: Unit, n: int) -> float:
        if n < 0:
            gone = min(-n, unit.necrosis)
            return gone * NECROSIS * (0.4 + unit.necrosis / 5)
        return -n * NECROSIS * (0.6 + unit.necrosis / 5) - (30.0 if unit.necrosis + n > 8 else 0.0)

    def _test(self, effect: fx.Test, actor: Unit | None) -> float:
        if effect.who is Who.CHOSEN and actor is None:
            return max(self._tested(effect, unit) for unit in self.living)
        tested = [actor] if actor is not None and effect.who is not Who.EACH else self.living
        return sum(self._tested(effect, unit) for unit in tested)

    def _tested(self, effect: fx.Test, unit: Unit) -> float:
        chance = cases(unit.stats[STAT_INDEX[effect.stat]] + effect.mod) / FACES
        return chance * self.effects(effect.success, unit) + (1 - chance) * self.effects(effect.failure, unit)
