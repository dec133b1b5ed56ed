"""The small labels at the places where a lifted piece may go: a chance, a gain, a risk."""

from __future__ import annotations

from typing import Literal

from arcology.engine.offers import Tip
from arcology.engine.text import text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import foresight, names, odds
from arcology.games.cyberflesh.board.chances import percent
from arcology.games.cyberflesh.board.names import Names, signed
from arcology.games.cyberflesh.board.scene import framed
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.rules.explore import repeat_of
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import BOSS, Repeat, TileState

GOOD, FAIR = 60, 30
"""Per cent from which a chance is good, or at least fair."""


class Tips:
    """Tips of Cyberflesh."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def tip(self, s: CyberfleshState, a: CyberfleshAction) -> Tip | None:
        """The chance of an attack or test, what a consumable does, the price of goods, the risk of turning back."""
        match a:
            case act.Declare():
                return self._attack(s, a)
            case act.NameUnit():
                return self._unit(s, a)
            case act.Move():
                return self._move(s, a)
            case act.Use():
                return self._use(s, a)
            case act.PayCard():
                return Tip(text("cyberflesh_board.tip.value", value=self._book.loot[a.card].blood), "cost")
            case act.Discard() | act.NameCard() | act.Drop():
                return Tip(text("cyberflesh_board.tip.away"), "bad")
            case act.Give() | act.HandOn():
                return Tip(text("cyberflesh_board.tip.give"))
            case act.Swap():
                return Tip(text("cyberflesh_board.tip.swap"))
        return None

    def _attack(self, s: CyberfleshState, a: act.Declare) -> Tip | None:
        """The chance that the enemy falls; where that is slim, the chance to hit."""
        ask, enemy = names.open_ask(s), s.enemy(a.slot)
        if not isinstance(ask, asks.AskAttack) or enemy is None:
            return None
        unit = s.unit(ask.unit)
        weapon = None if unit is None else foresight.weapon(self._book, s, unit, a.weapon, a.slot)
        if unit is None or weapon is None:
            return None
        kill = percent(*odds.kills([*foresight.planned(self._book, s, unit, a.slot), weapon], enemy.hp))
        hit = percent(*odds.hits_at_all(weapon.dice, weapon.bonus))
        return Tip(text("cyberflesh_board.tip.attack", hit=hit, kill=kill), tone(hit))

    def _unit(self, s: CyberfleshState, a: act.NameUnit) -> Tip | None:
        ask, unit = names.open_ask(s), s.unit(a.unit)
        if unit is None:
            return None
        if isinstance(ask, asks.AskTarget):
            found = odds.harm(foresight.blow(self._book, s, ask.slot, unit), unit.hp, unit.necrosis)
            return Tip(text("cyberflesh_board.tip.dies", percent=percent(found.kill, found.of)), "bad")
        asking = framed(self._book, s)
        if asking is None or not isinstance(asking[1], fx.Test):
            return None
        chance = percent(cases(unit.stat(asking[1].stat) + asking[1].mod))
        return Tip(text("cyberflesh_board.tip.chance", percent=chance), tone(chance))

    def _move(self, s: CyberfleshState, a: act.Move) -> Tip | None:
        """New ground, something that waits, or the risk of turning back."""
        if s.turned[a.square] is not TileState.REVEALED:
            return Tip(text("cyberflesh_board.tip.new"), "good")
        if repeat_of(self._book, s, a.square) is Repeat.UNTIL_SIREN and not s.done[a.square]:
            return Tip(text("cyberflesh_board.tip.siren"), "good")
        if BOSS not in s.events_deck:
            return None
        return Tip(text("cyberflesh_board.tip.boss", percent=percent(1)), "cost")

    def _use(self, s: CyberfleshState, a: act.Use) -> Tip | None:
        """What the consumable changes at its target."""
        effect = self._book.effects[self._book.loot[a.card].effects][0]
        unit = s.unit(a.unit) if a.unit else None
        match effect:
            case fx.Heal(n=n) if unit is not None:
                missing = unit.max_hp - unit.hp
                gain = missing if n is None else min(n, missing)
                return Tip(text("cyberflesh_board.tip.hp", change=signed(gain)), "good" if gain else "neutral")
            case fx.Necrosis(n=n) if unit is not None and n < 0:
                gone = min(-n, unit.necrosis)
                words = text("cyberflesh_board.tip.necrosis", change=signed(-gone) if gone else "0")
                return Tip(words, "good" if gone else "neutral")
            case fx.HitEnemy(n=n) if a.slot:
                return Tip(text("cyberflesh_board.tip.hit", n=n), "good")
            case fx.Buff(stat=stat, n=n):
                return Tip(text("cyberflesh_board.tip.buff", stat=names.stat_name(stat), change=signed(n)), "good")
        return None


def tone(chance: int) -> Literal["good", "cost", "bad"]:
    """How welcome a chance in per cent is."""
    return "good" if chance >= GOOD else "cost" if chance >= FAIR else "bad"
