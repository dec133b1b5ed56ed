"""What happened in Cyberflesh, with the numbers that make a log line and its reason.

Here is what happens on the way; what happens in fights is in ``events_auto``, to cards in ``events_loot``, to units in
``events_units``, and all are named here. Units are ids, cards instances, ``square`` is the index of a square. Every
event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cyberflesh.events_auto import (
    Absorbed,
    AllyJoined,
    AttackLost,
    AttackRolled,
    CombatTurnBegan,
    DeckReshuffled,
    EnemyDied,
    EnemyHurt,
    EnemyPlaced,
    EscapeRolled,
    Exploded,
    FightBegan,
    FightWon,
    FinalRolled,
    Fled,
    GameEnded,
    Immolated,
    LootDropped,
    NobodyCame,
    OrderFixed,
    OrderRolled,
    SlotsRolled,
    StrikeRolled,
    StrikeTaken,
    TargetChosen,
    UnitPassed,
)
from arcology.games.cyberflesh.events_loot import (
    CardDiscarded,
    CardGiven,
    CardsSwapped,
    ConsumableUsed,
    Dealt,
    DiscardCause,
    Equipped,
    LootDrawn,
    LootLeft,
    LootPassed,
    LootShown,
    LootTaken,
    MerchantCame,
    MerchantLeft,
    MutationGained,
    SwapProposed,
    SwapRefused,
)
from arcology.games.cyberflesh.events_units import (
    Buffed,
    HarmCause,
    HealCause,
    Healed,
    NecrosisGained,
    NecrosisLost,
    NpcJoined,
    NpcMissing,
    NpcPassed,
    UnitDied,
    UnitHurt,
)
from arcology.games.cyberflesh.terms import Stat

__all__ = [
    "Absorbed",
    "AlertChanged",
    "AllyJoined",
    "Asked",
    "AttackLost",
    "AttackRolled",
    "BacktrackRolled",
    "Buffed",
    "CardDiscarded",
    "CardGiven",
    "CardsSwapped",
    "CombatTurnBegan",
    "ConsumableUsed",
    "CyberfleshEvent",
    "Dealt",
    "DeckReshuffled",
    "DiscardCause",
    "EnemyDied",
    "EnemyHurt",
    "EnemyPlaced",
    "Equipped",
    "EscapeRolled",
    "EventBegan",
    "EventSkipped",
    "Exploded",
    "FightBegan",
    "FightWon",
    "FinalRolled",
    "Fled",
    "GameBegan",
    "GameEnded",
    "HarmCause",
    "HealCause",
    "Healed",
    "Immolated",
    "LootDrawn",
    "LootDropped",
    "LootLeft",
    "LootPassed",
    "LootShown",
    "LootTaken",
    "MerchantCame",
    "MerchantLeft",
    "Moved",
    "MutationGained",
    "NecrosisGained",
    "NecrosisLost",
    "NobodyCame",
    "NpcJoined",
    "NpcMissing",
    "NpcPassed",
    "OptionTaken",
    "OrderFixed",
    "OrderRolled",
    "PartyPut",
    "SirenActivated",
    "SlotsRolled",
    "StrikeRolled",
    "StrikeTaken",
    "SwapProposed",
    "SwapRefused",
    "TableRolled",
    "TargetChosen",
    "TestRolled",
    "TileDeferred",
    "TileRevealed",
    "TileScouted",
    "UnitDied",
    "UnitHurt",
    "UnitPassed",
]


@record
class GameBegan(Event):
    """The table is laid; ``face`` is the die that chose the biome, 0 if it was chosen."""

    biome: int
    face: int
    alert: int
    rule: str = "CFL-SETUP-08"
    kind: Literal["cyberflesh.game_began"] = "cyberflesh.game_began"


@record
class Asked(Event):
    """Somebody has to decide; ``question`` is the kind of the ask. It ends the film of every step."""

    seat: int
    question: str
    rule: str
    kind: Literal["cyberflesh.asked"] = "cyberflesh.asked"


@record
class Moved(Event):
    """The party went to an adjacent square, on its own or fleeing."""

    origin: int
    square: int
    rule: str
    kind: Literal["cyberflesh.moved"] = "cyberflesh.moved"


@record
class PartyPut(Event):
    """An effect put the party on a square."""

    origin: int
    square: int
    rule: str = "CFL-EXPLORE-08"
    kind: Literal["cyberflesh.party_put"] = "cyberflesh.party_put"


@record
class TileRevealed(Event):
    """A tile was turned over; ``tile`` is its number."""

    square: int
    tile: int
    rule: str = "CFL-TILE-03"
    kind: Literal["cyberflesh.tile_revealed"] = "cyberflesh.tile_revealed"


@record
class TileScouted(Event):
    """The face of a tile is known."""

    square: int
    tile: int
    rule: str = "CFL-EXPLORE-06"
    kind: Literal["cyberflesh.tile_scouted"] = "cyberflesh.tile_scouted"


@record
class BacktrackRolled(Event):
    """The party came to a revealed tile; ``meets``: Cyberflesh is there."""

    square: int
    face: int
    meets: bool
    rule: str = "CFL-BACK-01"
    kind: Literal["cyberflesh.backtrack_rolled"] = "cyberflesh.backtrack_rolled"


@record
class EventBegan(Event):
    """An event is resolved."""

    event: int
    square: int
    rule: str = "CFL-TILE-09"
    kind: Literal["cyberflesh.event_began"] = "cyberflesh.event_began"


@record
class EventSkipped(Event):
    """An event that could be resolved again was not."""

    event: int
    rule: str = "CFL-TILE-10"
    kind: Literal["cyberflesh.event_skipped"] = "cyberflesh.event_skipped"


@record
class OptionTaken(Event):
    """An option of an event was taken."""

    event: int
    label: str
    rule: str
    kind: Literal["cyberflesh.option_taken"] = "cyberflesh.option_taken"


@record
class TestRolled(Event):
    """A character made a Strength or Intelligence test; ``bonus`` is the statistic and the test's own modifier."""

    __test__ = False  # no test class, whatever its name says to a test runner

    unit: str
    stat: Stat
    face: int
    bonus: int
    success: bool
    rule: str
    kind: Literal["cyberflesh.test_rolled"] = "cyberflesh.test_rolled"


@record
class TableRolled(Event):
    """A die of an event, read as ``die`` sides."""

    face: int
    die: int
    number: int
    rule: str = "CFL-DICE-07"
    kind: Literal["cyberflesh.table_rolled"] = "cyberflesh.table_rolled"


@record
class AlertChanged(Event):
    """The Alert level changed."""

    before: int
    after: int
    rule: str = "CFL-ALERT-07"
    kind: Literal["cyberflesh.alert_changed"] = "cyberflesh.alert_changed"


@record
class SirenActivated(Event):
    """A siren sounds."""

    count: int
    square: int
    rule: str = "CFL-CHAR-01"
    kind: Literal["cyberflesh.siren_activated"] = "cyberflesh.siren_activated"


@record
class TileDeferred(Event):
    """The event stays pending."""

    square: int
    rule: str = "CFL-TILE-10"
    kind: Literal["cyberflesh.tile_deferred"] = "cyberflesh.tile_deferred"


CyberfleshEvent = (
    GameBegan
    | Asked
    | Moved
    | PartyPut
    | TileRevealed
    | TileScouted
    | BacktrackRolled
    | EventBegan
    | EventSkipped
    | OptionTaken
    | TestRolled
    | TableRolled
    | AlertChanged
    | SirenActivated
    | TileDeferred
    | Healed
    | UnitHurt
    | NecrosisGained
    | NecrosisLost
    | Buffed
    | UnitDied
    | NpcJoined
    | NpcMissing
    | NpcPassed
    | LootShown
    | LootTaken
    | LootPassed
    | LootLeft
    | LootDrawn
    | Equipped
    | CardDiscarded
    | CardGiven
    | SwapProposed
    | SwapRefused
    | CardsSwapped
    | MutationGained
    | ConsumableUsed
    | MerchantCame
    | Dealt
    | MerchantLeft
    | SlotsRolled
    | FinalRolled
    | EnemyPlaced
    | DeckReshuffled
    | NobodyCame
    | FightBegan
    | CombatTurnBegan
    | OrderRolled
    | OrderFixed
    | EscapeRolled
    | Fled
    | UnitPassed
    | AttackRolled
    | AttackLost
    | EnemyHurt
    | EnemyDied
    | LootDropped
    | Exploded
    | TargetChosen
    | Immolated
    | StrikeRolled
    | StrikeTaken
    | Absorbed
    | FightWon
    | AllyJoined
    | GameEnded
)
