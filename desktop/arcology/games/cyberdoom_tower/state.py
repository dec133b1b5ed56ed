"""What is true at the table of Cyberdoom Tower, and nothing that can be worked out from it and the cards.

Card ids are those of the pack. Where a seat may not look, an observed state holds ``HIDDEN`` instead of a card.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import GameState
from arcology.engine.records import record, state
from arcology.games.cyberdoom_tower.cards import SENTINEL_WIDTH, Equipment, Weapon
from arcology.games.cyberdoom_tower.tasks import TowerTask

HIDDEN: Literal["?"] = "?"
"""Stands for a card that the viewer may not know."""
AI = -1
"""In place of a floor: the AI above the roof."""
NOBODY = -1
"""In place of a seat."""
ROUNDS = 12
TRACKER_MAX = 6
"""Highest Energy and Luck (CDT-WIN-05)."""

OutcomeCode = Literal["WIN", "LOSS_ENERGY", "LOSS_TRAPPED", "LOSS_TIME"]


@record
class Options:
    """The choices CDT-OPT-01 to CDT-OPT-05 of the rules reference, fixed before set-up."""

    time_limit: Literal["beaten", "reached"] = "beaten"
    alerted_sentinel: Literal["hunts", "provoked"] = "hunts"
    trap_scope: Literal["sectors", "floor"] = "sectors"
    loot_noise: Literal["test", "lasting"] = "test"
    hit_unlock: Literal["one_by_one", "all"] = "one_by_one"


@state
class HideTest:
    """A rolled hide test and the parts of its threshold (CDT-HIDE-02, -03).

    ``base`` is the sentinel's own anti-stealth with what loots added for good, ``cell`` that of the modifier column,
    ``loot`` the +1 of looting in this arrival, ``suit`` whether the Tecno Suit takes 1 off. ``passed`` is None while
    it is open.
    """

    floor: int
    sector: int
    base: int
    cell: int
    loot: int
    roll: int
    suit: bool = False
    luck_spent: int = 0
    passed: bool | None = None

    @property
    def threshold(self) -> int:
        """What the die with the Luck spent on it has to reach."""
        return self.sector + self.base + self.cell + self.loot - self.suit

    @property
    def total(self) -> int:
        """Die and Luck together."""
        return self.roll + self.luck_spent

    @property
    def short(self) -> int:
        """What is missing; 0 when the test passes."""
        return max(0, self.threshold - self.total)


@record
class Ending:
    """How the game ended: the outcome, the rule that says so, and the seat and floor concerned (-1: none)."""

    code: OutcomeCode
    rule: str
    seat: int = NOBODY
    floor: int = AI


@state
class AttackState:
    """An attack between its roll and the end of the turn; the faces are in ``TowerState.dice``.

    ``floor`` is the target's, AI for the AI. ``uses`` counts MODIFY, REROLL, FLIP and HIT so far, ``gunsight`` says
    whether the paid Gunsight was used, ``result`` is set at confirmation.
    """

    weapon: Weapon
    floor: int
    uses: tuple[int, int, int, int] = (0, 0, 0, 0)
    gunsight: bool = False
    result: Literal["open", "hit", "miss"] = "open"


@state
class Floor:
    """One floor: its tower card, its sentinel, and what lies on them.

    ``pos`` is the column of the sentinel's left edge, 7..1. ``looted`` are the columns with an X token. ``noise`` is
    the anti-stealth added for good by loots, 0 unless the option ``loot_noise`` is ``lasting``.
    """

    tower: str
    sentinel: str
    pos: int
    key: bool
    activated: bool = False
    defeated: bool = False
    damage: int = 0
    looted: frozenset[int] = frozenset()
    noise: int = 0

    @property
    def closed(self) -> bool:
        """Whether the sectors may no longer be entered (CDT-SENT-05)."""
        return self.pos == 1

    @property
    def mod_col(self) -> int:
        """The column whose modifier cells are in force; 0 has none (CDT-SYM-01)."""
        return self.pos - 1

    @property
    def covered(self) -> range:
        """The columns under which the sentinel card lies; columns above 6 do not exist."""
        return range(self.pos, self.pos + SENTINEL_WIDTH)


@state
class Player:
    """A player's meeple, card and equipment.

    ``keys`` are the floors whose key was taken, ``spotted`` those where tests fail automatically (CDT-HIDE-08),
    ``ability_tokens`` lie on REROLL, FLIP and HIT. The two flags are per turn. Beside the AI, ``floor`` and ``col`` are
    the stop that the meeple left.
    """

    energy: int
    luck: int
    ap: int
    ability_tokens: tuple[int, int, int]
    floor: int = 0
    col: int = 0
    at_ai: bool = False
    keys: tuple[int, ...] = ()
    equipment: tuple[Equipment, ...] = ()
    spotted: frozenset[int] = frozenset()
    jetpack_used: bool = False
    suit_used: bool = False


@state
class TowerState(GameState):
    """The whole game.

    ``agenda`` is as in :class:`GameState`. ``order`` are the seats in the order of the round, ``first`` who went or
    will go first, ``active`` whose turn it is (-1 between turns). ``pile`` has its top card at the end. ``dice`` are
    the faces of W1..W4, R1, R2 as they lie; W1 also rolls hide tests. ``took`` and ``looted`` belong to the arrival
    in progress.
    """

    agenda: list[TowerTask]  # type: ignore[assignment]
    options: Options
    players: list[Player]
    floors: list[Floor]
    ai: str
    pile: list[Equipment | Literal["?"]]
    unused_towers: tuple[str, ...]
    unused_sentinels: tuple[str, ...]
    ai_damage: int = 0
    discarded: tuple[Equipment, ...] = ()
    round: int = 1
    order: tuple[int, ...] = (0,)
    first: int = 0
    active: int = NOBODY
    dice: tuple[int, int, int, int, int, int] = (1, 2, 3, 4, 5, 6)
    attack: AttackState | None = None
    hide: HideTest | None = None
    took: bool = False
    looted: bool = False
    ended: Ending | None = None

    @property
    def top_floor(self) -> int:
        """The highest floor: 3 for one player, 4 for two."""
        return len(self.floors) - 1

    @property
    def team_keys(self) -> int:
        """Keys of all players together (CDT-KEY-05)."""
        return sum(len(player.keys) for player in self.players)

    @property
    def keys_needed(self) -> int:
        """Keys that open the way to the AI: one less than there are floors (CDT-KEY-05)."""
        return len(self.floors) - 1


def counter_sector(round_: int) -> int:
    """Sector above which the round counter stands in that round, 1..12 (CDT-COUNT-01)."""
    return 6 - (round_ - 1) // 2


def distance(pos: int, col: int) -> int:
    """Sectors between a meeple in ``col`` and the nearest edge of a sentinel card at ``pos`` (CDT-SENT-08)."""
    if col < pos:
        return pos - col
    right = pos + SENTINEL_WIDTH - 1
    return col - right if col > right else 0
