"""What happens in fights, line by line, each with the sum behind it."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import Text, listed, text
from arcology.games.cyberflesh import events as ev
from arcology.games.cyberflesh.board.names import Names, actor_slot, stat_name
from arcology.games.cyberflesh.board.odds import need
from arcology.games.cyberflesh.state import INNATE, UNARMED, CyberfleshState
from arcology.games.cyberflesh.terms import BOSS, Stat


def said(name: str, **args: Any) -> Text:
    """A line about a fight."""
    return text(f"cyberflesh_board.log.{name}", **args)


def why(name: str, **args: Any) -> Text:
    """A cause, or a part of one."""
    return text(f"cyberflesh_board.cause.{name}", **args)


class FightLog:
    """Puts the events of fights into words."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def line(self, s: CyberfleshState, e: Any) -> Text | None:
        """What happened."""
        return self._of_turns(s, e) or self._of_attacks(e) or self._of_enemies(s, e)

    def cause(self, s: CyberfleshState, e: Any) -> Text | None:
        """Why."""
        return self._why_of_turns(e) or self._why_of_attacks(e) or self._why_of_enemies(e)

    # ---- how a fight goes ----------------------------------------------------------------------------------------

    def _of_turns(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.SlotsRolled():
                return said("slots", faces=tuple(str(face) for face in e.faces))
            case ev.FinalRolled():
                return said("final", number=e.number)
            case ev.EnemyPlaced():
                return said("placed", enemy=self._names.enemy(e.card), slot=e.slot, hp=e.hp)
            case ev.DeckReshuffled():
                return said("reshuffled", n=e.cards, source=Text(e.source.name_id))
            case ev.NobodyCame():
                return said("nobody_came")
            case ev.FightBegan():
                return said("fight", n=e.enemies)
            case ev.CombatTurnBegan():
                return said("turn", turn=e.turn)
            case ev.OrderRolled():
                rolled = [
                    text("cyberflesh_board.log.rolled_by", unit=self._names.unit(unit), face=face)
                    for unit, face in zip(e.units, e.faces, strict=True)
                ]
                return said("order_rolled", rolls=listed(rolled))
            case ev.OrderFixed():
                return said("order", actors=listed(self._ordered(s, e)))
            case ev.EscapeRolled():
                name = "escaped" if e.escaped else "not_escaped"
                return said(name, unit=self._names.unit(e.unit), face=e.face)
            case ev.Fled():
                return said("got_away")
            case ev.FightWon():
                return said("won", turn=e.turn)
            case ev.GameEnded():
                return said("victory" if e.code == "WIN" else "defeat")
        return None

    def _ordered(self, s: CyberfleshState, e: ev.OrderFixed) -> list[Text]:
        """Who acts when: "Vesk Ironrib (3)"."""
        found = []
        for actor, priority in zip(e.order, e.priorities, strict=True):
            slot = actor_slot(actor)
            gone = slot > 0 and s.enemy(slot) is None  # it fell in this very turn
            name = text("cyberflesh_board.log.slot", slot=slot) if gone else self._names.actor(s, actor)
            found.append(text("cyberflesh_board.log.with_priority", unit=name, priority=priority))
        return found

    def _why_of_turns(self, e: Any) -> Text | None:
        match e:
            case ev.SlotsRolled():
                if not e.filled:
                    return why("slots_none", alert=e.alert, face=need(e.alert))
                return why("slots", alert=e.alert, face=need(e.alert), slots=tuple(str(slot) for slot in e.filled))
            case ev.FinalRolled():
                return why("final", face=e.face)
            case ev.EnemyPlaced():
                return why("placed_rolled" if e.rule == "CFL-COMBAT-05" else "placed")
            case ev.DeckReshuffled():
                return why("reshuffled")
            case ev.NobodyCame():
                return why("nobody_came")
            case ev.FightBegan() if e.hard:
                return why("hard")
            case ev.OrderRolled():
                return why("order_rolled")
            case ev.OrderFixed():
                return why("order")
            case ev.EscapeRolled():
                return why("escaped" if e.escaped else "not_escaped", face=e.face, alert=e.alert)
            case ev.Fled():
                return why("got_away", n=len(e.enemies)) if e.enemies else why("got_away_alone")
            case ev.FightWon():
                return why("won")
            case ev.GameEnded():
                return why("victory" if e.code == "WIN" else "defeat")
        return None

    # ---- attacks of units ----------------------------------------------------------------------------------------

    def _of_attacks(self, e: Any) -> Text | None:
        match e:
            case ev.UnitPassed():
                return said("passes", unit=self._names.unit(e.unit))
            case ev.AttackRolled():
                return self._attack(e)
            case ev.AttackLost():
                return said("attack_lost", unit=self._names.unit(e.unit), weapon=self._names.weapon(e.weapon))
            case ev.EnemyHurt() if e.cause != "attack":
                return said("enemy_hurt", enemy=self._names.enemy(e.card), amount=e.amount)
            case ev.EnemyDied():
                name = "boss_beaten" if e.card == BOSS else "enemy_died"
                return said(name, enemy=self._names.enemy(e.card))
            case ev.LootDropped():
                return said("dropped", card=self._names.loot(e.card), slot=e.slot)
        return None

    def _attack(self, e: ev.AttackRolled) -> Text:
        """Who hit or missed whom, with what; bare hands and what a helper strikes with are not named."""
        name = "attack_missed" if not e.hits else "attack" if e.dealt else "attack_absorbed"
        unit, enemy = self._names.unit(e.unit), self._names.enemy(e.card)
        if e.weapon in (INNATE, UNARMED):
            return said(f"{name}_bare", unit=unit, enemy=enemy, dealt=e.dealt)
        return said(name, unit=unit, enemy=enemy, weapon=self._names.weapon(e.weapon), dealt=e.dealt)

    def _why_of_attacks(self, e: Any) -> Text | None:
        match e:
            case ev.AttackRolled():
                hits = self._hits(e.hits, len(e.faces), e.bonus)
                if not e.hits:
                    return hits
                return why("sum", hits=hits, sum=self._sum(e.hits, e.damage, int(e.critical), e.defence), total=e.dealt)
            case ev.AttackLost():
                return why("attack_lost")
            case ev.EnemyHurt() if e.cause != "attack":
                name = "thorns" if e.cause == "thorns" else "consumable"
                return why(name, unit=self._names.unit(e.by))
            case ev.EnemyDied() if e.killer:
                return why("killed", unit=self._names.unit(e.killer))
            case ev.LootDropped():
                return why("dropped")
        return None

    @staticmethod
    def _hits(hits: int, dice: int, bonus: int) -> Text:
        """How many dice hit, and what they had to show."""
        return why("hits", hits=hits, n=dice, face=need(bonus))

    @staticmethod
    def _sum(hits: int, damage: int, criticals: int, defence: int, incite: int = 0) -> Text:
        """How the damage comes about: "2 × 2 + 1 critical − 1 defence"."""
        parts = [why("sum_incited" if incite else "sum_hits", hits=hits, damage=damage, incite=incite)]
        if criticals:
            parts.append(why("sum_critical", criticals=criticals))
        if defence:
            parts.append(why("sum_defence", defence=defence))
        if len(parts) == 1:
            return parts[0]
        return why("sum_two" if len(parts) == 2 else "sum_three", one=parts[0], two=parts[1], three=parts[-1])

    # ---- enemies -------------------------------------------------------------------------------------------------

    def _of_enemies(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.Exploded():
                return said("exploded", enemy=self._names.enemy(e.card))
            case ev.TargetChosen():
                return said("aims", enemy=self._foe(s, e.card, e.slot), unit=self._names.unit(e.unit))
            case ev.Immolated():
                return said("immolated", unit=self._names.unit(e.unit), target=self._names.unit(e.target))
            case ev.StrikeRolled():
                name = "strike_missed" if not e.hits else "strike" if e.lost else "strike_absorbed"
                return said(name, enemy=self._names.enemy(e.card), unit=self._names.unit(e.unit), lost=e.lost)
            case ev.StrikeTaken():
                name = "strike" if e.lost else "strike_absorbed"
                return said(name, enemy=self._names.enemy(e.card), unit=self._names.unit(e.unit), lost=e.lost)
            case ev.Absorbed():
                return said("absorbed", enemy=self._foe(s, e.card, e.slot), amount=e.amount)
        return None

    def _foe(self, s: CyberfleshState, card: str, slot: int) -> Text:
        """An enemy with its slot, for there may be several of its kind."""
        return text("cyberflesh_board.name.in_slot", enemy=self._names.enemy(card), slot=slot)

    def _why_of_enemies(self, e: Any) -> Text | None:
        match e:
            case ev.Exploded():
                return why("exploded", damage=e.damage)
            case ev.TargetChosen():
                return self._why_aimed(e)
            case ev.StrikeRolled():
                hits = self._hits(e.hits, len(e.faces), e.bonus)
                if not e.hits:
                    return hits
                return self._lost(e, hits, e.criticals)
            case ev.StrikeTaken():
                return self._lost(e, why("taken"), 0)
            case ev.Absorbed():
                return why("absorbed")
        return None

    def _lost(self, e: ev.StrikeRolled | ev.StrikeTaken, hits: Text, criticals: int) -> Text:
        """The sum of an enemy's attack; a unit cannot lose more than it has."""
        sum_ = self._sum(e.hits, e.damage, criticals, e.defence, e.incite)
        total = max(0, e.hits * e.damage + criticals - e.defence)
        if total > e.lost:
            return why("sum_capped", hits=hits, sum=sum_, total=total, lost=e.lost)
        return why("sum", hits=hits, sum=sum_, total=total)

    @staticmethod
    def _why_aimed(e: ev.TargetChosen) -> Text:
        """Which statistic decided, and what broke a tie (CFL-TARGET-02 to CFL-TARGET-06)."""
        stat = stat_name(e.stat)
        if e.by == "lure":
            return why("aim_lure")
        if e.by == "necrosis":
            return why("aim_necrosis", stat=stat, value=e.value)
        if e.by == "players":
            return why("aim_players", stat=stat, value=e.value)
        return why("aim_life", value=e.value) if e.stat is Stat.LIFE else why("aim_value", stat=stat, value=e.value)
