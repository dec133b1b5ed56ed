"""The effects of cards and events as plain immutable records, told apart by ``kind``; `rules` carries them out.

A list of effects runs in order. While it runs, one unit may be bound to it as its actor: nobody for a tile's event,
the unit chosen for a consumable, the bearer for what a mutation does when it is gained, the buyer for a service.
Effects refer to it by `Who.ACTOR`. A `CHOSEN` or `CHOSEN_UNIT` effect binds whom it names.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from arcology.engine.records import record
from arcology.games.cyberflesh.terms import LootFilter, Stat


class Who(StrEnum):
    """Whom an effect concerns. EACH and CHOSEN mean characters, the two with UNIT also NPCs and the ally."""

    EACH = "each"
    EACH_UNIT = "each_unit"
    CHOSEN = "chosen"
    CHOSEN_UNIT = "chosen_unit"
    ACTOR = "actor"


class MoveTo(StrEnum):
    """Where the party is put (CFL-EXPLORE-08)."""

    START = "start"
    REVEALED = "revealed"


class Scope(StrEnum):
    """Which hidden tiles may be named."""

    ANY = "any"
    ADJACENT = "adjacent"


class BackFilter(StrEnum):
    """Which backs the tiles named may have."""

    ANY = "any"
    ENV = "env"
    EVENT = "event"


class HitScope(StrEnum):
    """One chosen enemy, or every enemy in the order of the slots."""

    ONE = "one"
    ALL = "all"


@record
class Heal:
    """Raise hp by `n`, at most to the unit's LIFE; None heals all of it (CFL-CHAR-10)."""

    who: Who
    n: int | None
    kind: Literal["heal"] = "heal"


@record
class Damage:
    """Lose `n` hp, with no DEFENCE against it (CFL-DEF-04)."""

    who: Who
    n: int
    kind: Literal["damage"] = "damage"


@record
class Necrosis:
    """Gain `n` markers (FILTER applies), or lose -`n`."""

    who: Who
    n: int
    kind: Literal["necrosis"] = "necrosis"


@record
class Alert:
    """Change the Alert level by `n` within 1..8."""

    n: int
    kind: Literal["alert"] = "alert"


@record
class DrawLoot:
    """Each character meant gets `n` loot cards, one by one: the next of the deck that `only` lets through."""

    who: Who
    n: int
    only: LootFilter = LootFilter.ANY
    kind: Literal["draw_loot"] = "draw_loot"


@record
class LootPool:
    """Lay out `n` loot cards for a loot round (CFL-LOOT-07)."""

    n: int
    kind: Literal["loot_pool"] = "loot_pool"


@record
class DrawMutation:
    """Each unit meant draws and equips `n` mutations, one by one."""

    who: Who
    n: int
    kind: Literal["draw_mutation"] = "draw_mutation"


@record
class DiscardLoot:
    """Each character meant discards `n` loot cards of its choice, or all if it has fewer.

    With CHOSEN only a character with enough of them may be named, if there is one.
    """

    who: Who
    n: int
    only: LootFilter = LootFilter.ANY
    kind: Literal["discard_loot"] = "discard_loot"


@record
class Spawn:
    """Start a Combat Phase (CFL-COMBAT-01). What follows in the list runs only after it is won, or empty.

    Besides `monsters` there are `extra_per_player` for each player beyond the first.
    """

    monsters: int = 0
    extra_per_player: int = 0
    lords: int = 0
    boss: bool = False
    final: bool = False
    populate: bool = False
    kind: Literal["spawn"] = "spawn"

    def monsters_for(self, players: int) -> int:
        """Monsters to be put down with that many players."""
        return self.monsters + self.extra_per_player * (players - 1)


@record
class GainNpc:
    """The character's player receives the NPC with id `npc`, or the topmost one of the deck for None (CFL-NPC-01)."""

    npc: str | None
    who: Who
    kind: Literal["gain_npc"] = "gain_npc"


@record
class Move:
    """Put the party on another tile, without roll and resolution (CFL-EXPLORE-08)."""

    to: MoveTo
    kind: Literal["move"] = "move"


@record
class Reveal:
    """The players name up to `n` hidden tiles, never the Exit; they become scouted."""

    n: int
    scope: Scope = Scope.ANY
    back: BackFilter = BackFilter.ANY
    kind: Literal["reveal"] = "reveal"


@record
class Test:
    """Each character meant rolls 8+ with `stat` + `mod`; the branch runs with that character as its actor.

    `who` is CHOSEN or EACH, `stat` STRENGTH or INTELLIGENCE (CFL-CHAR-05, CFL-CHAR-06).
    """

    __test__ = False  # no test class, whatever its name says to a test runner

    stat: Stat
    who: Who
    mod: int = 0
    success: Effects = ()
    failure: Effects = ()
    kind: Literal["test"] = "test"


@record
class Option:
    """One way to go in a `Choice`. `label` is the last part of its text id, and its name wherever it is told apart."""

    label: str
    effects: Effects = ()
    requires: Condition | None = None

    @property
    def name(self) -> str:
        """Text id of the label."""
        return f"cyberflesh.choice.{self.label}"


@record
class Choice:
    """The players take exactly one option whose condition holds."""

    options: tuple[Option, ...]
    kind: Literal["choice"] = "choice"


@record
class Row:
    """What happens if the roll of a `Roll` is `lo` to `hi`."""

    lo: int
    hi: int
    effects: Effects = ()


@record
class Roll:
    """Roll a D8, or one read as D4 or D2, and run the row that matches (CFL-DICE-05 to CFL-DICE-07)."""

    die: int
    table: tuple[Row, ...]
    kind: Literal["roll"] = "roll"

    def row(self, number: int) -> Row:
        """The row for a number that the die shows; every number has one."""
        return next(row for row in self.table if row.lo <= number <= row.hi)


@record
class If:
    """Run one of two branches."""

    condition: Condition
    then: Effects = ()
    otherwise: Effects = ()
    kind: Literal["if"] = "if"


@record
class Service:
    """Something that a merchant does for loot worth at least `price`; the buyer is the actor."""

    label: str
    price: int
    effects: Effects

    @property
    def name(self) -> str:
        """Text id of the label."""
        return f"cyberflesh.choice.{self.label}"


@record
class Merchant:
    """A counter with `stock` loot cards and services; `accept_blood`: each hp paid counts 1 (CFL-RUL-42)."""

    stock: int
    accept_blood: bool = False
    services: tuple[Service, ...] = ()
    kind: Literal["merchant"] = "merchant"


@record
class ActivateSiren:
    """One more siren sounds, and its tile is done with."""

    kind: Literal["activate_siren"] = "activate_siren"


@record
class Defer:
    """The tile stays pending."""

    kind: Literal["defer"] = "defer"


@record
class Win:
    """The players win (CFL-END-01)."""

    kind: Literal["win"] = "win"


@record
class HitEnemy:
    """Consumables only: `n` damage without defence to one enemy or all; the user is the killer (CFL-DEF-04)."""

    scope: HitScope
    n: int
    kind: Literal["hit_enemy"] = "hit_enemy"


@record
class Buff:
    """Change a statistic by `n` until the Combat Phase ends; consumables only."""

    who: Who
    stat: Stat
    n: int
    kind: Literal["buff"] = "buff"


@record
class AnyHasLoot:
    """Some living character owns at least `n` loot cards."""

    n: int
    kind: Literal["any_has_loot"] = "any_has_loot"


@record
class AlertAtLeast:
    """The Alert level is `n` or more."""

    n: int
    kind: Literal["alert_at_least"] = "alert_at_least"


Condition = AnyHasLoot | AlertAtLeast
Effect = (
    Heal
    | Damage
    | Necrosis
    | Alert
    | DrawLoot
    | LootPool
    | DrawMutation
    | DiscardLoot
    | Spawn
    | GainNpc
    | Move
    | Reveal
    | Test
    | Choice
    | Roll
    | If
    | Merchant
    | ActivateSiren
    | Defer
    | Win
    | HitEnemy
    | Buff
)
Effects = tuple[Effect, ...]
"""A list of effects, which runs in order."""
