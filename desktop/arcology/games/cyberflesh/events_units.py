"""What happens to the units of Cyberflesh outside attacks: healing, harm, necrosis, death, and who joins them.

Units are ids. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cyberflesh.terms import Stat

HealCause = Literal["effect", "regen"]
HarmCause = Literal["effect", "explosion", "strike", "rot", "blood"]


@record
class Healed(Event):
    """A unit was healed."""

    unit: str
    amount: int
    cause: HealCause
    rule: str = "CFL-CHAR-10"
    kind: Literal["cyberflesh.healed"] = "cyberflesh.healed"


@record
class UnitHurt(Event):
    """A unit lost hp other than in an attack."""

    unit: str
    amount: int
    cause: HarmCause
    rule: str = "CFL-DEF-04"
    kind: Literal["cyberflesh.unit_hurt"] = "cyberflesh.unit_hurt"


@record
class NecrosisGained(Event):
    """A unit gained markers; ``filtered`` were kept off by FILTER."""

    unit: str
    amount: int
    filtered: int
    cause: HarmCause
    rule: str = "CFL-NECRO-01"
    kind: Literal["cyberflesh.necrosis_gained"] = "cyberflesh.necrosis_gained"


@record
class NecrosisLost(Event):
    """Markers were taken off a unit."""

    unit: str
    amount: int
    rule: str = "CFL-NECRO-01"
    kind: Literal["cyberflesh.necrosis_lost"] = "cyberflesh.necrosis_lost"


@record
class Buffed(Event):
    """A statistic changes until the fight ends."""

    unit: str
    stat: Stat
    amount: int
    rule: str = "CFL-CHAR-08"
    kind: Literal["cyberflesh.buffed"] = "cyberflesh.buffed"


@record
class UnitDied(Event):
    """A unit is dead, from loss of hp or from necrosis."""

    unit: str
    necrosis: bool
    rule: str
    kind: Literal["cyberflesh.unit_died"] = "cyberflesh.unit_died"


@record
class NpcJoined(Event):
    """An NPC joined the player of a seat."""

    npc: str
    seat: int
    rule: str = "CFL-NPC-01"
    kind: Literal["cyberflesh.npc_joined"] = "cyberflesh.npc_joined"


@record
class NpcMissing(Event):
    """The NPC is not in the Events deck."""

    npc: str
    rule: str = "CFL-NPC-01"
    kind: Literal["cyberflesh.npc_missing"] = "cyberflesh.npc_missing"


@record
class NpcPassed(Event):
    """An NPC of a dead player goes to another one."""

    npc: str
    seat: int
    rule: str = "CFL-NPC-08"
    kind: Literal["cyberflesh.npc_passed"] = "cyberflesh.npc_passed"
