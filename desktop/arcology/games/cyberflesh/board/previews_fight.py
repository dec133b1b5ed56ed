"""What an attack, an escape or stepping in would do: exact chances before the dice."""

from __future__ import annotations

from arcology.engine.agenda import Ask
from arcology.engine.offers import Chance, Chip, Preview
from arcology.engine.text import Text, decimal, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import foresight, names, odds
from arcology.games.cyberflesh.board.chances import escapes
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import FACES as SIDES
from arcology.games.cyberflesh.terms import MAX_NECROSIS, EnemyLoot, UnitKind


class FightPreviews:
    """Previews of fights."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def preview(self, s: CyberfleshState, a: CyberfleshAction, ask: Ask | None, title: Text) -> Preview | None:
        """What is known about an action of a fight; None for others."""
        match a, ask:
            case act.Declare(), asks.AskAttack():
                return self._declare(s, a, ask, title)
            case act.Confirm(), asks.AskAttack():
                return self._plan(s, ask, title)
            case act.Yes(), asks.AskImmolate():
                return self._step_in(s, ask, title)
            case act.No(), asks.AskImmolate():
                target = s.unit(ask.target)
                return None if target is None else self.struck(s, ask.slot, target, title)
            case act.Confirm(), asks.AskRoll():
                victim = foresight.victim(self._book, s, ask.slot)
                return Preview(title) if victim is None else self.struck(s, ask.slot, victim, title)
            case act.Yes(), asks.AskEscape():
                chance = Chance(text("cyberflesh_board.chance.escape"), escapes(s), SIDES)
                return Preview(title, chances=(chance,), notes=(text("cyberflesh_board.note.flee"),))
        return None

    # ---- units attack --------------------------------------------------------------------------------------------

    def _declare(self, s: CyberfleshState, a: act.Declare, ask: asks.AskAttack, title: Text) -> Preview:
        """A weapon at an enemy, on top of what is declared already."""
        unit, enemy = names.in_play(s, ask.unit), names.standing(s, a.slot)
        weapon = foresight.weapon(self._book, s, unit, a.weapon, a.slot)
        assert weapon is not None, "only what one has is declared"
        all_ = [*foresight.planned(self._book, s, unit, a.slot), weapon]
        hits, of = odds.hits_at_all(weapon.dice, weapon.bonus)
        dead, cases_ = odds.kills(all_, enemy.hp)
        notes = [text("cyberflesh_board.note.each_die", face=odds.need(weapon.bonus), n=weapon.dice)]
        if len(all_) > 1:
            notes.append(text("cyberflesh_board.note.together", n=len(all_)))
        if weapon.defence:
            notes.append(text("cyberflesh_board.note.defence", defence=weapon.defence))
        notes += self._left(enemy.card)
        return Preview(
            title,
            (
                Chip("d8", str(weapon.dice)),
                Chip("claw", str(weapon.damage)),
                Chip("heart", text("cyberflesh_board.chip.mean", mean=decimal(odds.mean_damage(weapon, enemy.hp), 1))),
            ),
            (
                Chance(text("cyberflesh_board.chance.each"), cases(weapon.bonus), SIDES),
                Chance(text("cyberflesh_board.chance.any_hit"), hits, of),
                Chance(text("cyberflesh_board.chance.kill", hp=enemy.hp), dead, cases_),
            ),
            tuple(notes),
            about=names.enemy(a.slot),
        )

    def _left(self, card: str) -> tuple[Text, ...]:
        """What an enemy leaves when it falls."""
        loot = self._book.enemies[card].loot
        return () if loot is None else (Text(f"{EnemyLoot(loot).name_id}.effect"),)

    def _plan(self, s: CyberfleshState, ask: asks.AskAttack, title: Text) -> Preview:
        """Everything that was declared: for each enemy the chance that it falls."""
        unit, combat = names.in_play(s, ask.unit), names.fight(s)
        chances = []
        for slot in dict.fromkeys(slot for _, slot in combat.plan):
            enemy = s.enemy(slot)
            if enemy is None:
                continue
            dead, of = odds.kills(foresight.planned(self._book, s, unit, slot), enemy.hp)
            chances.append(Chance(text("cyberflesh_board.chance.falls", foe=self._names.foe(s, slot)), dead, of))
        return Preview(title, chances=tuple(chances))

    # ---- enemies attack ------------------------------------------------------------------------------------------

    def struck(self, s: CyberfleshState, slot: int, unit: Unit, title: Text) -> Preview:
        """An enemy's attack on a unit."""
        blow = foresight.blow(self._book, s, slot, unit)
        if not blow.dice:
            return Preview(title, about=names.enemy(slot))
        found = odds.harm(blow, unit.hp, unit.necrosis)
        chances = [
            Chance(text("cyberflesh_board.chance.hurt"), found.hurt, found.of),
            Chance(text("cyberflesh_board.chance.dies", hp=unit.hp), found.kill, found.of),
        ]
        notes = [text("cyberflesh_board.note.mean_loss", mean=decimal(found.mean, 1))]
        if blow.necrosis:
            notes.append(text("cyberflesh_board.note.mean_necrosis", mean=decimal(found.markers, 1)))
        return Preview(title, chances=tuple(chances), notes=tuple(notes), about=names.enemy(slot))

    def _step_in(self, s: CyberfleshState, ask: asks.AskImmolate, title: Text) -> Preview:
        """Every die hits: the loss is certain (CFL-IMMOL-03)."""
        unit = names.in_play(s, ask.unit)
        blow = foresight.blow(self._book, s, ask.slot, unit)
        loss, markers = odds.taken(blow, unit.hp, unit.necrosis)
        chips = [Chip("heart", f"−{loss}", "bad" if loss else "neutral")]
        gauges = [(names.hp_gauge(unit), unit.hp - loss)]
        notes = [text("cyberflesh_board.note.certain", dice=blow.dice, damage=blow.damage, defence=blow.defence)]
        if markers:
            notes.append(text("cyberflesh_board.note.certain_necrosis", markers=markers))
            if unit.kind is UnitKind.CHARACTER:
                gauges.append((names.necrosis(unit.owner), min(MAX_NECROSIS + 1, unit.necrosis + markers)))
        if loss >= unit.hp or unit.necrosis + markers > MAX_NECROSIS:
            notes.append(text("cyberflesh_board.note.lethal", unit=self._names.unit(unit.id)))
        piece = names.unit_piece(unit)
        return Preview(title, tuple(chips), notes=tuple(notes), gauges=tuple(gauges), about=piece)
