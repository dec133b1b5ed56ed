"""What happens in the fights of Cyberflesh, with the numbers that make a log line and its reason, and the end.

Units are ids, ``slot`` is a combat slot 1..5. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cyberflesh.state import OutcomeCode
from arcology.games.cyberflesh.terms import EnemySource, Stat

TargetReason = Literal["value", "lure", "necrosis", "players"]
"""What made an enemy aim at a unit."""
HurtCause = Literal["attack", "consumable", "thorns"]
"""What hurt an enemy."""


@record
class SlotsRolled(Event):
    """A die for each slot; ``filled`` are the slots that get a monster (CFL-COMBAT-04)."""

    faces: tuple[int, ...]
    alert: int
    filled: tuple[int, ...]
    rule: str = "CFL-COMBAT-03"
    kind: Literal["cyberflesh.slots_rolled"] = "cyberflesh.slots_rolled"
    adverse: ClassVar[bool] = True


@record
class FinalRolled(Event):
    """A D2 chose the final boss, the first or the second."""

    face: int
    number: int
    rule: str = "CFL-RUL-06"
    kind: Literal["cyberflesh.final_rolled"] = "cyberflesh.final_rolled"


@record
class EnemyPlaced(Event):
    """An enemy stands in a slot."""

    slot: int
    card: str
    hp: int
    rule: str
    kind: Literal["cyberflesh.enemy_placed"] = "cyberflesh.enemy_placed"


@record
class DeckReshuffled(Event):
    """The fallen enemies of a kind became a deck again."""

    source: EnemySource
    cards: int
    rule: str = "CFL-DEATH-06"
    kind: Literal["cyberflesh.deck_reshuffled"] = "cyberflesh.deck_reshuffled"


@record
class NobodyCame(Event):
    """No enemy was placed: there is no fight."""

    rule: str = "CFL-COMBAT-07"
    kind: Literal["cyberflesh.nobody_came"] = "cyberflesh.nobody_came"


@record
class FightBegan(Event):
    """A Combat Phase begins; ``hard``: every slot is filled (CFL-COMBAT-06)."""

    enemies: int
    hard: bool
    rule: str = "CFL-COMBAT-01"
    kind: Literal["cyberflesh.fight_began"] = "cyberflesh.fight_began"


@record
class CombatTurnBegan(Event):
    """A combat turn begins."""

    turn: int
    rule: str = "CFL-COMBAT-08"
    kind: Literal["cyberflesh.combat_turn_began"] = "cyberflesh.combat_turn_began"


@record
class OrderRolled(Event):
    """Dice settle the order of tied units, ``faces`` in their order before."""

    units: tuple[str, ...]
    faces: tuple[int, ...]
    order: tuple[str, ...]
    rule: str = "CFL-PRIO-03"
    kind: Literal["cyberflesh.order_rolled"] = "cyberflesh.order_rolled"


@record
class OrderFixed(Event):
    """The order of this turn: unit ids and slots, with the priorities that decided it."""

    order: tuple[str, ...]
    priorities: tuple[int, ...]
    rule: str = "CFL-PRIO-05"
    kind: Literal["cyberflesh.order_fixed"] = "cyberflesh.order_fixed"


@record
class EscapeRolled(Event):
    """A character rolled to flee; above the Alert level all escape."""

    unit: str
    face: int
    alert: int
    escaped: bool
    rule: str = "CFL-BOSS-04"
    kind: Literal["cyberflesh.escape_rolled"] = "cyberflesh.escape_rolled"


@record
class Fled(Event):
    """The encounter with Cyberflesh is over; other enemies and loot went under their decks."""

    enemies: tuple[str, ...]
    loot: tuple[str, ...]
    rule: str = "CFL-BOSS-07"
    kind: Literal["cyberflesh.fled"] = "cyberflesh.fled"


@record
class UnitPassed(Event):
    """A unit attacks nobody."""

    unit: str
    rule: str = "CFL-ATTACK-01"
    kind: Literal["cyberflesh.unit_passed"] = "cyberflesh.unit_passed"


@record
class AttackRolled(Event):
    """A weapon was rolled. ``bonus`` is PRECISION with the weapon's own, ``damage`` that of a hit,
    ``critical`` the one extra damage, ``defence`` the enemy's, ``dealt`` what came of it (CFL-CRIT-02, CFL-DEF-03).
    """

    unit: str
    weapon: str
    slot: int
    card: str
    faces: tuple[int, ...]
    bonus: int
    hits: int
    damage: int
    critical: bool
    defence: int
    dealt: int
    rule: str = "CFL-ATTACK-06"
    kind: Literal["cyberflesh.attack_rolled"] = "cyberflesh.attack_rolled"


@record
class AttackLost(Event):
    """The declared target is gone: the weapon is not rolled."""

    unit: str
    weapon: str
    slot: int
    rule: str = "CFL-ATTACK-05"
    kind: Literal["cyberflesh.attack_lost"] = "cyberflesh.attack_lost"


@record
class EnemyHurt(Event):
    """An enemy lost hp; ``left`` is what it has now, 0 or less when it dies. ``by`` is the unit."""

    slot: int
    card: str
    amount: int
    left: int
    by: str
    cause: HurtCause
    rule: str
    kind: Literal["cyberflesh.enemy_hurt"] = "cyberflesh.enemy_hurt"


@record
class EnemyDied(Event):
    """An enemy fell to a unit (none for an explosion)."""

    slot: int
    card: str
    killer: str
    rule: str = "CFL-DEATH-01"
    kind: Literal["cyberflesh.enemy_died"] = "cyberflesh.enemy_died"


@record
class LootDropped(Event):
    """Its loot lies in its slot."""

    slot: int
    card: str
    rule: str = "CFL-DEATH-02"
    kind: Literal["cyberflesh.loot_dropped"] = "cyberflesh.loot_dropped"


@record
class Exploded(Event):
    """An enemy explodes: every living unit loses hp, whatever its DEFENCE."""

    slot: int
    card: str
    damage: int
    rule: str = "CFL-ABILITY-03"
    kind: Literal["cyberflesh.exploded"] = "cyberflesh.exploded"


@record
class TargetChosen(Event):
    """An enemy aims. ``stat`` is its orientation, ``value`` the lowest one; ``tied`` are the units that have it;
    ``by`` says what decided: the value, LURE, the fewest necrosis markers, or the players.
    """

    slot: int
    card: str
    unit: str
    stat: Stat
    value: int
    tied: tuple[str, ...]
    by: TargetReason
    rule: str = "CFL-TARGET-02"
    kind: Literal["cyberflesh.target_chosen"] = "cyberflesh.target_chosen"


@record
class Immolated(Event):
    """A unit takes the attack on another one."""

    slot: int
    unit: str
    target: str
    rule: str = "CFL-IMMOL-01"
    kind: Literal["cyberflesh.immolated"] = "cyberflesh.immolated"


@record
class StrikeRolled(Event):
    """An enemy rolled against a unit. ``damage`` is that of a hit with ``incite`` in it, ``criticals`` the natural
    8s, ``defence`` the unit's, ``lost`` the hp that it really lost.
    """

    slot: int
    card: str
    unit: str
    faces: tuple[int, ...]
    bonus: int
    hits: int
    damage: int
    incite: int
    criticals: int
    defence: int
    lost: int
    rule: str = "CFL-ATTACK-08"
    kind: Literal["cyberflesh.strike_rolled"] = "cyberflesh.strike_rolled"
    adverse: ClassVar[bool] = True


@record
class StrikeTaken(Event):
    """A unit that took an attack on itself was hit by every die."""

    slot: int
    card: str
    unit: str
    hits: int
    damage: int
    incite: int
    defence: int
    lost: int
    rule: str = "CFL-IMMOL-03"
    kind: Literal["cyberflesh.strike_taken"] = "cyberflesh.strike_taken"


@record
class Absorbed(Event):
    """An enemy healed by what it inflicted."""

    slot: int
    card: str
    amount: int
    rule: str = "CFL-ABILITY-06"
    kind: Literal["cyberflesh.absorbed"] = "cyberflesh.absorbed"


@record
class FightWon(Event):
    """No enemy is left."""

    turn: int
    rule: str = "CFL-COMBAT-09"
    kind: Literal["cyberflesh.fight_won"] = "cyberflesh.fight_won"


@record
class AllyJoined(Event):
    """The boss was beaten and fights on the players' side."""

    hp: int
    rule: str = "CFL-ALLY-01"
    kind: Literal["cyberflesh.ally_joined"] = "cyberflesh.ally_joined"


@record
class GameEnded(Event):
    """The game is over."""

    code: OutcomeCode
    rule: str
    kind: Literal["cyberflesh.game_ended"] = "cyberflesh.game_ended"
