"""How the greedy bot fights: whom to attack with what, when to use consumables, whom to protect."""

from __future__ import annotations

from typing import Any

from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.rules.attack import complete, strike_of
from arcology.games.cyberflesh.rules.book import DEFENCE, LIFE, PRECISION, Book
from arcology.games.cyberflesh.rules.enemies import candidates
from arcology.games.cyberflesh.rules.strikes import incited
from arcology.games.cyberflesh.rules.units import unit_order
from arcology.games.cyberflesh.state import CyberfleshState, Enemy, Unit
from arcology.games.cyberflesh.terms import MAX_ALERT, EnemySource, UnitKind
from arcology.games.cyberflesh.worth import damages, mean_strike, punch

LOW = 0.5
"""Below this share of hp healing is due."""


class Battle:
    """One decision in a fight."""

    def __init__(self, book: Book, s: CyberfleshState) -> None:
        self.book = book
        self.s = s
        self.units = unit_order(s)
        self.enemies = {slot: enemy for slot, enemy in enumerate(s.slots, start=1) if enemy is not None}

    def strike(self, slot: int, unit: Unit) -> float:
        """hp that an attack of an enemy would cost a unit, on average."""
        facts = self.book.enemies[self.enemies[slot].card]
        if facts.explode:
            return float(facts.explode)
        damage = facts.damage + incited(self.book, self.s, slot)
        cost = mean_strike(facts.d8, damage, facts.precision, unit.stats[DEFENCE])
        hits = facts.d8 * min(7, facts.precision + 1) / 8
        return cost + 1.2 * facts.necrosis * hits * (0.5 + unit.necrosis / 5)

    def threat(self, slot: int) -> float:
        """What an enemy costs the party in a turn, with what it does to its neighbours."""
        facts = self.book.enemies[self.enemies[slot].card]
        if facts.explode:
            return float(facts.explode) * (len(self.units) * 0.8) * 0.8
        if facts.relentless:
            return sum(self.strike(slot, unit) for unit in self.units)
        target = candidates(self.book, self.s, slot).left[0]
        cost = self.strike(slot, target)
        near = sum(1 for other in (slot - 1, slot + 1) if other in self.enemies)
        return cost + 0.8 * facts.incite * near + 0.3 * facts.absorb

    def danger(self, unit: Unit) -> float:
        """hp that a unit loses in a turn, on average."""
        total = 0.0
        for slot, enemy in self.enemies.items():
            facts = self.book.enemies[enemy.card]
            if facts.explode or facts.relentless or candidates(self.book, self.s, slot).left[0] is unit:
                total += self.strike(slot, unit)
        return total

    def answer(self, ask: asks.AskAttack, legal: list[Any]) -> Any:
        """A use that is due; else the declaration that gains most; then carry it out."""
        use = self.use(legal)
        if use is not None:
            return use
        best, found = 0.0, None
        for action in legal:
            if isinstance(action, act.Declare):
                value = self.declaration(ask.unit, action)
                if value > best:
                    best, found = value, action
        if found is not None:
            return found
        unit = self.s.unit(ask.unit)
        if unit is not None and complete(self.book, self.s, unit):
            return next(a for a in legal if isinstance(a, act.Confirm))
        return next((a for a in legal if isinstance(a, act.Pass)), legal[0])

    def declaration(self, name: str, action: act.Declare) -> float:
        """What a weapon gains at an enemy beyond what is declared at it already."""
        before = self._declared(name, action.slot)
        after = self._add(name, action.weapon, action.slot, before)
        enemy = self.enemies[action.slot]
        return (self._removed(after, enemy) - self._removed(before, enemy)) * (0.4 + self.threat(action.slot))

    def _declared(self, name: str, slot: int) -> list[float]:
        found = [1.0]
        combat = self.s.combat
        for weapon, other in combat.plan if combat is not None else ():
            if other == slot:
                found = self._add(name, weapon, slot, found)
        return found

    def _add(self, name: str, weapon: str, slot: int, before: list[float]) -> list[float]:
        """Chances of total damage with one more weapon."""
        unit = self.s.unit(name)
        strike = strike_of(self.book, unit, weapon) if unit is not None else None
        if unit is None or strike is None:
            return before
        defence = self.book.enemies[self.enemies[slot].card].defence
        more = damages(strike.attacks, strike.damage, unit.stats[PRECISION] + strike.precision, defence)
        after = [0.0] * (len(before) + len(more) - 1)
        for amount, chance in enumerate(before):
            for added, other in enumerate(more):
                after[amount + added] += chance * other
        return after

    def _removed(self, chances: list[float], enemy: Enemy) -> float:
        """How much of an enemy is gone: its death counts as much as its wounds."""
        gone = sum(chance * min(amount, enemy.hp) for amount, chance in enumerate(chances)) / enemy.hp
        killed = sum(chance for amount, chance in enumerate(chances) if amount >= enemy.hp)
        return 0.5 * gone + killed

    def use(self, legal: list[Any]) -> Any:
        """The use that is due most, or None."""
        best, found = 0.0, None
        for action in legal:
            if isinstance(action, act.Use):
                value = self.due(action)
                if value > best:
                    best, found = value, action
        return found

    def due(self, action: act.Use) -> float:
        """How much a consumable is needed now; 0 or less: not yet."""
        effect = self.book.effects[self.book.loot[action.card].effects][0]
        unit = self.s.unit(action.unit)
        if isinstance(effect, fx.HitEnemy):
            return self._bomb(effect, action.slot)
        if isinstance(effect, fx.Buff):
            strong = any(self._strong(enemy) for enemy in self.enemies.values())
            return 0.5 * punch(self.book, unit, unit.weapons) if strong and unit is not None and not unit.buffs else 0.0
        if unit is None:
            return 0.0
        if isinstance(effect, fx.Heal):
            return self._heal(effect, unit)
        if isinstance(effect, fx.Necrosis) and effect.n < 0:
            due = 5 if self._necrotic() else 6
            return unit.necrosis - due + 0.1 * effect.n + 1.0 if unit.necrosis >= due and unit.hp > 1 else 0.0
        return 0.0

    def _heal(self, effect: fx.Heal, unit: Unit) -> float:
        missing = unit.stats[LIFE] - unit.hp
        amount = missing if effect.n is None else effect.n
        danger = self.danger(unit)
        share = 1.0 if unit.kind is UnitKind.CHARACTER else 0.3
        if unit.kind is not UnitKind.CHARACTER and unit.hp > 2:
            return 0.0
        if effect.n is None and unit.hp > max(4.0, 1.3 * danger):
            return 0.0
        pressing = unit.hp <= max(3.0, 1.8 * danger) or (unit.hp < LOW * unit.stats[LIFE] and missing >= amount + 2)
        return share * (1.0 + missing - max(0, amount - missing)) if pressing and missing else 0.0

    def _bomb(self, effect: fx.HitEnemy, slot: int) -> float:
        slots = [slot] if slot else list(self.enemies)
        value = 0.0
        for one in slots:
            enemy = self.enemies[one]
            if enemy.hp <= effect.n:
                value += self.threat(one)
            elif self._strong(enemy):
                value += 0.9 * effect.n
        return value - (1.2 if effect.scope is fx.HitScope.ONE else 1.8)

    def _strong(self, enemy: Enemy) -> bool:
        return self.book.enemies[enemy.card].source is not EnemySource.MONSTER

    def _necrotic(self) -> bool:
        return any(self.book.enemies[enemy.card].necrosis for enemy in self.enemies.values())

    def immolate(self, ask: asks.AskImmolate) -> bool:
        """Take an attack that could kill a character, if it does not kill another one."""
        unit, target = self.s.unit(ask.unit), self.s.unit(ask.target)
        if unit is None or target is None:
            return False
        facts = self.book.enemies[self.enemies[ask.slot].card]
        damage = facts.damage + incited(self.book, self.s, ask.slot)
        cost = max(0, facts.d8 * damage - unit.stats[DEFENCE])
        worst = max(0, facts.d8 * (damage + 1) - target.stats[DEFENCE])
        mean = self.strike(ask.slot, target)
        marked = facts.necrosis * facts.d8
        if unit.necrosis + marked > 7 and unit.kind is UnitKind.CHARACTER:
            return False
        if target.necrosis + marked > 8 and unit.hp > cost:
            return True
        if unit.kind is UnitKind.CHARACTER:
            return target.hp <= worst and target.hp <= 2 * mean + 1 and unit.hp - cost > max(4, target.hp)
        return target.hp <= worst or (target.hp < LOW * target.stats[LIFE] and cost < unit.hp)

    def flee(self) -> bool:
        """Always, while it can work."""
        return self.s.alert < MAX_ALERT

    def target(self, tied: tuple[str, ...]) -> str:
        """The one who can take it best; helpers before characters."""
        units = [unit for name in tied if (unit := self.s.unit(name)) is not None]
        return max(units, key=lambda unit: (unit.kind is not UnitKind.CHARACTER, unit.hp + 3 * unit.stats[DEFENCE])).id
