"""What happened in Cyberdoom Tower, with the numbers that make a log line and its reason.

Here is what players do and what comes of it; what the tower does by itself is in ``events_auto`` and also named here.

``floor`` -1 stands for the AI. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cyberdoom_tower.cards import Ability, Equipment, Weapon
from arcology.games.cyberdoom_tower.events_auto import (
    AiStruck,
    CounterMoved,
    FloorClosed,
    GameEnded,
    OutOfReach,
    RoundBegan,
    SentinelActivated,
    SentinelSlid,
    SentinelStruck,
    Wounded,
)
from arcology.games.cyberdoom_tower.tasks import TurnCause

__all__ = [
    "AiStruck",
    "AttackHit",
    "AttackMissed",
    "AttackRolled",
    "CounterMoved",
    "DieChanged",
    "Discarded",
    "FirstChosen",
    "FloorClosed",
    "Gained",
    "GameEnded",
    "GrenadeSpent",
    "GunsightUsed",
    "HideFailed",
    "HidePassed",
    "HideRolled",
    "KeyReturned",
    "KeyTaken",
    "Learned",
    "Looted",
    "LuckSpent",
    "Moved",
    "OutOfReach",
    "RoundBegan",
    "SentinelActivated",
    "SentinelDefeated",
    "SentinelSlid",
    "SentinelStruck",
    "SuitUsed",
    "TowerEvent",
    "TurnBegan",
    "TurnEnded",
    "WentToAi",
    "Wounded",
]


@record
class FirstChosen(Event):
    """The players chose who goes first this round."""

    seat: int
    first: int
    rule: str = "CDT-ROUND-02"
    kind: Literal["cyberdoom_tower.first_chosen"] = "cyberdoom_tower.first_chosen"


@record
class TurnBegan(Event):
    """A turn began."""

    seat: int
    ap: int
    rule: str = "CDT-AP-01"
    kind: Literal["cyberdoom_tower.turn_began"] = "cyberdoom_tower.turn_began"


@record
class TurnEnded(Event):
    """A turn ended. ``forced``: nothing was left to choose."""

    seat: int
    cause: TurnCause
    forced: bool
    unspent_ap: int
    rule: str = "CDT-AP-05"
    kind: Literal["cyberdoom_tower.turn_ended"] = "cyberdoom_tower.turn_ended"


@record
class Moved(Event):
    """A Movement: from where, to where, and what it cost in AP and Energy."""

    seat: int
    from_floor: int
    from_col: int
    floor: int
    col: int
    ap: int
    energy: int
    jetpack: bool
    rule: str = "CDT-MOVE-01"
    kind: Literal["cyberdoom_tower.moved"] = "cyberdoom_tower.moved"


@record
class Gained(Event):
    """Energy or Luck rose to ``now``; ``amount`` is 0 when it stood at 6 already."""

    seat: int
    what: Literal["energy", "luck"]
    amount: int
    now: int
    rule: str = "CDT-MOVE-08"
    kind: Literal["cyberdoom_tower.gained"] = "cyberdoom_tower.gained"


@record
class KeyTaken(Event):
    """A key was taken; the team now has ``keys`` of ``needed``."""

    seat: int
    floor: int
    col: int
    keys: int
    needed: int
    rule: str = "CDT-KEY-01"
    kind: Literal["cyberdoom_tower.key_taken"] = "cyberdoom_tower.key_taken"


@record
class KeyReturned(Event):
    """The player went back to the stop with the key."""

    seat: int
    floor: int
    from_col: int
    rule: str = "CDT-KEY-03"
    kind: Literal["cyberdoom_tower.key_returned"] = "cyberdoom_tower.key_returned"


@record
class WentToAi(Event):
    """The player went beside the AI."""

    seat: int
    keys: int
    rule: str = "CDT-KEY-06"
    kind: Literal["cyberdoom_tower.went_to_ai"] = "cyberdoom_tower.went_to_ai"


@record
class Looted(Event):
    """A crate was looted; ``noise`` is how much harder that makes hiding (0: nobody to hide from)."""

    seat: int
    floor: int
    col: int
    card: Equipment
    noise: int
    rule: str = "CDT-LOOT-02"
    kind: Literal["cyberdoom_tower.looted"] = "cyberdoom_tower.looted"


@record
class HideRolled(Event):
    """The hide die was rolled against ``threshold`` = sector + base + cell + loot."""

    seat: int
    floor: int
    sector: int
    base: int
    cell: int
    loot: int
    threshold: int
    roll: int
    rule: str = "CDT-HIDE-02"
    kind: Literal["cyberdoom_tower.hide_rolled"] = "cyberdoom_tower.hide_rolled"


@record
class SuitUsed(Event):
    """The Tecno Suit lowered the threshold."""

    seat: int
    floor: int
    threshold: int
    rule: str = "CDT-EQUIP-10"
    kind: Literal["cyberdoom_tower.suit_used"] = "cyberdoom_tower.suit_used"


@record
class LuckSpent(Event):
    """Luck was added to the hide die."""

    seat: int
    amount: int
    left: int
    total: int
    rule: str = "CDT-HIDE-04"
    kind: Literal["cyberdoom_tower.luck_spent"] = "cyberdoom_tower.luck_spent"


@record
class HidePassed(Event):
    """The player is hidden: ``total`` reaches ``threshold``."""

    seat: int
    floor: int
    total: int
    threshold: int
    rule: str = "CDT-HIDE-05"
    kind: Literal["cyberdoom_tower.hide_passed"] = "cyberdoom_tower.hide_passed"


@record
class HideFailed(Event):
    """The player was noticed. ``automatic``: spotted on this floor before, so nothing was rolled (CDT-HIDE-08)."""

    seat: int
    floor: int
    total: int
    threshold: int
    automatic: bool
    rule: str = "CDT-HIDE-06"
    kind: Literal["cyberdoom_tower.hide_failed"] = "cyberdoom_tower.hide_failed"


@record
class Learned(Event):
    """An ability token shifted: from ``source`` to ``target`` (None: out of the game); ``unlocked`` has none left."""

    seat: int
    source: Ability
    target: Ability | None
    tokens: tuple[int, int, int]
    unlocked: Ability | None
    rule: str = "CDT-ABIL-08"
    kind: Literal["cyberdoom_tower.learned"] = "cyberdoom_tower.learned"


@record
class AttackRolled(Event):
    """An attack began: what it cost, how far the target is, and the six dice."""

    seat: int
    weapon: Weapon
    floor: int
    distance: int
    reach: int
    energy: int
    dice: tuple[int, int, int, int, int, int]
    rule: str = "CDT-ATK-05"
    kind: Literal["cyberdoom_tower.attack_rolled"] = "cyberdoom_tower.attack_rolled"


@record
class GrenadeSpent(Event):
    """The grenade left play when it was chosen."""

    seat: int
    rule: str = "CDT-EQUIP-11"
    kind: Literal["cyberdoom_tower.grenade_spent"] = "cyberdoom_tower.grenade_spent"


@record
class DieChanged(Event):
    """An ability changed a die; ``luck`` is what the use cost."""

    seat: int
    ability: Ability
    die: int
    before: int
    after: int
    luck: int
    rule: str = "CDT-ABIL-06"
    kind: Literal["cyberdoom_tower.die_changed"] = "cyberdoom_tower.die_changed"

    @property
    def rolls(self) -> tuple[int, ...]:
        """What was rolled anew; the other abilities turn a die by hand."""
        return (self.after,) if self.ability is Ability.REROLL else ()


@record
class GunsightUsed(Event):
    """The Gunsight set a die, for 1 Luck or by being discarded."""

    seat: int
    die: int
    before: int
    after: int
    discarded: bool
    rule: str = "CDT-EQUIP-05"
    kind: Literal["cyberdoom_tower.gunsight_used"] = "cyberdoom_tower.gunsight_used"


@record
class AttackHit(Event):
    """All six dice fit: ``total`` of ``energy`` damage is on the target now. ``placement`` is the die on each box."""

    seat: int
    weapon: Weapon
    floor: int
    damage: int
    total: int
    energy: int
    placement: tuple[int, ...]
    rule: str = "CDT-ATK-06"
    kind: Literal["cyberdoom_tower.attack_hit"] = "cyberdoom_tower.attack_hit"


@record
class AttackMissed(Event):
    """The dice allow no complete placement; ``filled`` boxes of six can be filled at best."""

    seat: int
    weapon: Weapon
    floor: int
    filled: int
    rule: str = "CDT-ATK-09"
    kind: Literal["cyberdoom_tower.attack_missed"] = "cyberdoom_tower.attack_missed"


@record
class SentinelDefeated(Event):
    """A sentinel was defeated and turned face down."""

    seat: int
    floor: int
    sentinel: str
    rule: str = "CDT-ATK-08"
    kind: Literal["cyberdoom_tower.sentinel_defeated"] = "cyberdoom_tower.sentinel_defeated"


@record
class Discarded(Event):
    """An equipment card was discarded for Energy; ``lethal``: to survive a strike (CDT-EQUIP-04)."""

    seat: int
    card: Equipment
    energy: int
    lethal: bool
    rule: str = "CDT-EQUIP-03"
    kind: Literal["cyberdoom_tower.discarded"] = "cyberdoom_tower.discarded"


TowerEvent = (
    RoundBegan
    | FirstChosen
    | TurnBegan
    | TurnEnded
    | Moved
    | Gained
    | KeyTaken
    | KeyReturned
    | WentToAi
    | Looted
    | HideRolled
    | SuitUsed
    | LuckSpent
    | HidePassed
    | HideFailed
    | Learned
    | AttackRolled
    | GrenadeSpent
    | DieChanged
    | GunsightUsed
    | AttackHit
    | AttackMissed
    | SentinelDefeated
    | SentinelActivated
    | SentinelSlid
    | FloorClosed
    | OutOfReach
    | SentinelStruck
    | AiStruck
    | Wounded
    | CounterMoved
    | Discarded
    | GameEnded
)
