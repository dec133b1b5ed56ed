"""The reader on fights: enemies, slots, the order, declared attacks, dice."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, decimal, text
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.board import foresight, odds
from arcology.games.cyberflesh.board.arena import Arena
from arcology.games.cyberflesh.board.cards import Cards
from arcology.games.cyberflesh.board.chances import percent
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.odds import need
from arcology.games.cyberflesh.board.tray import Tray
from arcology.games.cyberflesh.rules.strikes import incited
from arcology.games.cyberflesh.state import SLOT_SIGN, CyberfleshState, Enemy
from arcology.games.cyberflesh.terms import Ability

ABILITY_RULES: dict[Ability, tuple[str, ...]] = {
    Ability.PROVOKE: ("CFL-ABILITY-02",),
    Ability.EXPLODE: ("CFL-ABILITY-03", "CFL-ABILITY-04"),
    Ability.INCITE: ("CFL-ABILITY-05",),
    Ability.ABSORB: ("CFL-ABILITY-06", "CFL-ABILITY-07"),
    Ability.NECROSIS: ("CFL-ABILITY-08",),
    Ability.RELENTLESS: ("CFL-ABILITY-09",),
}


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cyberflesh_board.reader.{name}", **args)


class FightReader:
    """Describes what belongs to fights."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._arena = Arena(called, Cards(called))
        self._tray = Tray(called)

    def rules_of(self, s: CyberfleshState, slot: int) -> tuple[str, ...]:
        """Rules of the enemy in a slot: how it chooses and hits, and its abilities."""
        enemy = s.enemy(slot)
        if enemy is None:
            return ()
        card = self._names.enemy_card(enemy.card)
        own = [rule for ability, _ in card.abilities for rule in ABILITY_RULES[ability]]
        aims = () if card.orientation is None else ("CFL-TARGET-02", "CFL-TARGET-04")
        return (*own, *aims, "CFL-ATTACK-08", "CFL-CRIT-01")[:4]

    def describe(self, s: CyberfleshState, kind: str, rest: str) -> list[Text]:
        """Texts about a piece of a fight; empty for others."""
        match kind:
            case "enemy":
                enemy = s.enemy(int(rest))
                return [] if enemy is None else list(self._enemy(s, int(rest), enemy))
            case "slot":
                return [text("cyberflesh_board.place.slot", slot=int(rest)), Text("cyberflesh.term.slot.effect")]
            case "order":
                return list(self._entry(s, rest))
            case "track":
                return [text("cyberflesh_board.place.order_track"), sentence("track"), sentence("track_ties")]
            case "aim":
                return list(self._aim(s, int(rest)))
            case "incite":
                return [Text("cyberflesh.ability.incite"), sentence("incite")]
        return self._of_dice(s, kind)

    def _of_dice(self, s: CyberfleshState, kind: str) -> list[Text]:
        match kind:
            case "tray":
                told = self._tray.verdict(s)
                lines = (told.title, told.line_1, told.line_2, told.result)
                return [text("cyberflesh_board.piece.tray"), *(line for line in lines if isinstance(line, Text))]
            case "die" | "slot_die":
                return [Text("cyberflesh.term.die"), Text("cyberflesh.term.check.effect")]
            case "chance":
                return [text("cyberflesh_board.place.chance"), Text("cyberflesh.term.check.effect")]
        return []

    def _enemy(self, s: CyberfleshState, slot: int, enemy: Enemy) -> Iterator[Text]:
        """What it is, how it attacks, whom and with what chance, and what it leaves."""
        card = self._names.enemy_card(enemy.card)
        yield Text(card.name)
        yield Text(f"{card.name}.flavour")
        yield sentence("enemy_hp", hp=max(0, enemy.hp), max=enemy.max_hp, kind=Text(card.source.name_id))
        if card.d8:
            damage = card.damage + incited(self._book, s, slot)
            yield sentence("enemy_attack", n=card.d8, damage=damage, face=need(card.precision))
        yield from self._prey(s, slot)
        if card.defence:
            yield sentence("enemy_defence", defence=card.defence)
        yield from wording.ability_effects(card)
        if card.loot is not None:
            yield Text(f"{card.loot.name_id}.effect")

    def _prey(self, s: CyberfleshState, slot: int) -> Iterator[Text]:
        """Whom it attacks and why, and what that would do."""
        victim = foresight.victim(self._book, s, slot)
        found = foresight.hunt(self._book, s, slot)
        if found is None:
            return
        reason = self._arena.reason(found)
        if victim is None:
            yield sentence("hunts_tied", why=reason)
            return
        yield sentence("hunts", unit=self._names.unit(victim.id), why=reason)
        harm = odds.harm(foresight.blow(self._book, s, slot, victim), victim.hp, victim.necrosis)
        yield sentence(
            "harm", hurt=percent(harm.hurt, harm.of), dies=percent(harm.kill, harm.of), mean=decimal(harm.mean, 1)
        )

    def _entry(self, s: CyberfleshState, rest: str) -> Iterator[Text]:
        slot = int(rest) if rest.isdigit() else 0
        actor = f"{SLOT_SIGN}{slot}" if slot else rest
        priority = dict(foresight.order(self._book, s)).get(actor)
        if priority is None:
            return
        yield self._names.actor(s, actor)
        yield sentence("priority", priority=priority)
        if slot:
            yield from self._prey(s, slot)
        else:
            yield sentence("you_decide")

    def _aim(self, s: CyberfleshState, place: int) -> Iterator[Text]:
        combat = s.combat
        if combat is None or place >= len(combat.plan):
            return
        weapon, slot = combat.plan[place]
        yield self._names.weapon(weapon)
        yield sentence("aim", foe=self._names.foe(s, slot), place=place + 1)
        unit = s.unit(combat.acting)
        one = None if unit is None else foresight.weapon(self._book, s, unit, weapon, slot)
        if one is not None:
            hits, of = odds.hits_at_all(one.dice, one.bonus)
            yield sentence("aim_chance", percent=percent(hits, of), face=need(one.bonus), n=one.dice)
