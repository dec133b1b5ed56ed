"""The chance of what is about to be rolled, for the badge in the tray: attacks, enemy attacks, tests, escapes."""

from __future__ import annotations

from dataclasses import dataclass

from arcology.engine.table import Facts, facts
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.board import foresight, names, odds
from arcology.games.cyberflesh.board.names import Names, signed
from arcology.games.cyberflesh.board.scene import framed
from arcology.games.cyberflesh.rules import attack
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import BOSS, FACES, TileState


@dataclass(frozen=True, slots=True)
class Badge:
    """A chance in per cent, what it is of, how it comes about, and two more chances below."""

    percent: int
    head: Text
    line: Text
    row_1: Text | str = ""
    percent_1: int = 0
    row_2: Text | str = ""
    percent_2: int = 0

    def facts(self) -> Facts:
        """What the painter of the badge reads."""
        return facts(
            percent=self.percent,
            head=self.head,
            line=self.line,
            row_1=self.row_1,
            row_2=self.row_2,
            percent_1=self.percent_1,
            percent_2=self.percent_2,
        )


class Chances:
    """Badges of Cyberflesh."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def of(self, s: CyberfleshState) -> Badge | None:
        """The chance that the open question is about, if it is about one."""
        ask = names.open_ask(s)
        match ask:
            case asks.AskAttack():
                return self._attack(s, ask.unit)
            case asks.AskImmolate():
                return self._strike(s, ask.slot, s.unit(ask.target))
            case asks.AskRoll():
                return self._strike(s, ask.slot, foresight.victim(self._book, s, ask.slot))
            case asks.AskWindow(moment="enemy" | "immolation"):
                slot = names.actor_slot(names.fight(s).acting)
                return self._strike(s, slot, foresight.victim(self._book, s, slot)) if slot else None
            case asks.AskEscape() | asks.AskRoller():
                return self._escape(s)
            case asks.AskMove():
                return self._backtrack(s)
            case asks.AskUnit():
                return self._test(s)
        return None

    def _attack(self, s: CyberfleshState, name: str) -> Badge | None:
        """The last attack declared; before there is one, the first weapon at the first enemy it may go at."""
        unit, combat = names.in_play(s, name), names.fight(s)
        slots = attack.targets(self._book, s)
        if not slots:
            return None
        weapon, slot = combat.plan[-1] if combat.plan else (attack.base_weapons(self._book, unit)[0], slots[0])
        plan = foresight.planned(self._book, s, unit, slot)
        one = foresight.weapon(self._book, s, unit, weapon, slot)
        return None if one is None else self.weapon(s, slot, one, plan or [one])

    def weapon(self, s: CyberfleshState, slot: int, one: odds.Weapon, all_: list[odds.Weapon]) -> Badge:
        """A weapon at an enemy, and whether all that go at it kill it."""
        enemy = names.standing(s, slot)
        hits, of = odds.hits_at_all(one.dice, one.bonus)
        dead, cases_ = odds.kills(all_, enemy.hp)
        return Badge(
            percent(cases(one.bonus)),
            text("cyberflesh_board.chance.hit", n=one.dice),
            text("cyberflesh_board.chance.need", face=odds.need(one.bonus), bonus=signed(one.bonus)),
            text("cyberflesh_board.chance.any", foe=self._names.foe(s, slot)),
            percent(hits, of),
            text("cyberflesh_board.chance.kill", hp=enemy.hp),
            percent(dead, cases_),
        )

    def _strike(self, s: CyberfleshState, slot: int, unit: Unit | None) -> Badge | None:
        enemy = s.enemy(slot)
        if enemy is None or unit is None or not self._book.enemies[enemy.card].d8:
            return None
        blow = foresight.blow(self._book, s, slot, unit)
        found = odds.harm(blow, unit.hp, unit.necrosis)
        return Badge(
            percent(cases(blow.bonus)),
            text("cyberflesh_board.chance.hit", n=blow.dice),
            text("cyberflesh_board.chance.foe", foe=self._names.foe(s, slot), unit=self._names.unit(unit.id)),
            text("cyberflesh_board.chance.hurt"),
            percent(found.hurt, found.of),
            text("cyberflesh_board.chance.dies", hp=unit.hp),
            percent(found.kill, found.of),
        )

    @staticmethod
    def _escape(s: CyberfleshState) -> Badge:
        hits = escapes(s)
        return Badge(
            percent(hits),
            text("cyberflesh_board.chance.escape"),
            text("cyberflesh_board.chance.escape_need", alert=s.alert),
        )

    def _backtrack(self, s: CyberfleshState) -> Badge | None:
        """Where a step onto a revealed tile may bring the boss."""
        near = self._book.ground(s.biome).neighbours[s.party]
        if BOSS not in s.events_deck or not any(s.turned[square] is TileState.REVEALED for square in near):
            return None
        return Badge(
            percent(1),
            text("cyberflesh_board.chance.backtrack"),
            text("cyberflesh_board.chance.backtrack_line"),
        )

    def _test(self, s: CyberfleshState) -> Badge | None:
        """The best chance among those who could take the test."""
        asking = framed(self._book, s)
        if asking is None or not isinstance(asking[1], fx.Test):
            return None
        effect = asking[1]
        best = max(s.living, key=lambda unit: cases(unit.stat(effect.stat) + effect.mod))
        bonus = best.stat(effect.stat) + effect.mod
        return Badge(
            percent(cases(bonus)),
            text("cyberflesh_board.chance.test", unit=self._names.unit(best.id)),
            text("cyberflesh_board.chance.need", face=odds.need(bonus), bonus=signed(bonus)),
        )


def escapes(s: CyberfleshState) -> int:
    """How many of the eight faces let the party flee (CFL-BOSS-04, CFL-OPT-04)."""
    hits = FACES - s.alert
    return max(hits, 1) if s.options.escape_natural_8 == "on" else hits


def percent(hits: int, of: int = FACES) -> int:
    """Whole per cent, but neither 0 nor 100 unless it is certain."""
    if hits in (0, of):
        return 100 if hits else 0
    return min(99, max(1, round(100 * hits / of)))
