"""The agenda of Cyberdoom Tower: the questions to a seat, and the steps that happen by themselves.

A question stands on the agenda alone (AskLethal: above what follows the strike); the step that led to it has ended,
and its answer pushes what follows. No question here continues the undo step of the one before it: every answer pays
for something or follows a die, so each is a step of its own.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Ask, Task
from arcology.engine.records import record

TurnCause = Literal["pass", "hide_failed", "attacked"]
"""Why a turn ended (CDT-AP-05, CDT-HIDE-06, CDT-ATK-10)."""


@record
class AskFirst(Ask):
    """CHOOSE_FIRST: who takes the first turn of the round? Two players only; asked of the one who went first before."""

    kind: Literal["cyberdoom_tower.ask.first"] = "cyberdoom_tower.ask.first"


@record
class AskTurn(Ask):
    """PLAYER_TURN: move, attack, go to the AI or end the turn."""

    kind: Literal["cyberdoom_tower.ask.turn"] = "cyberdoom_tower.ask.turn"


@record
class AskKey(Ask):
    """ARRIVAL on a key: take it or leave it."""

    kind: Literal["cyberdoom_tower.ask.key"] = "cyberdoom_tower.ask.key"


@record
class AskCrate(Ask):
    """ARRIVAL on a crate: loot it or not."""

    kind: Literal["cyberdoom_tower.ask.crate"] = "cyberdoom_tower.ask.crate"


@record
class AskHide(Ask):
    """HIDE_RESOLVE: the roll is short and can be mended; ``s.hide`` holds it."""

    kind: Literal["cyberdoom_tower.ask.hide"] = "cyberdoom_tower.ask.hide"


@record
class AskReturn(Ask):
    """KEY_RETURN: back to the elevator stop with the key, or stay."""

    kind: Literal["cyberdoom_tower.ask.return"] = "cyberdoom_tower.ask.return"


@record
class AskDice(Ask):
    """ATTACK_DICE: abilities, Gunsight, confirmation; ``s.attack`` and ``s.dice`` hold the roll."""

    kind: Literal["cyberdoom_tower.ask.dice"] = "cyberdoom_tower.ask.dice"


@record
class AskLethal(Ask):
    """LETHAL_DISCARD: ``damage`` would bring the seat's Energy to 0. ``floor`` is -1 when the AI strikes."""

    damage: int
    floor: int
    kind: Literal["cyberdoom_tower.ask.lethal"] = "cyberdoom_tower.ask.lethal"


@record
class RoundStart(Task):
    """A round begins: who goes first is asked of two players. ``extra``: it goes beyond the twelfth (CDT-OPT-01)."""

    extra: bool = False
    kind: Literal["cyberdoom_tower.round_start"] = "cyberdoom_tower.round_start"


@record
class TurnStart(Task):
    """The turn of a seat begins."""

    seat: int
    kind: Literal["cyberdoom_tower.turn_start"] = "cyberdoom_tower.turn_start"


@record
class Gain(Task):
    """The sector just reached pays Energy or Luck."""

    seat: int
    kind: Literal["cyberdoom_tower.gain"] = "cyberdoom_tower.gain"


@record
class HideRoll(Task):
    """The hide die is rolled."""

    seat: int
    kind: Literal["cyberdoom_tower.hide_roll"] = "cyberdoom_tower.hide_roll"


@record
class Learn(Task):
    """One ability token shifts."""

    seat: int
    kind: Literal["cyberdoom_tower.learn"] = "cyberdoom_tower.learn"


@record
class EndTurn(Task):
    """The turn is over: AP back to 3, then the sentinel turn."""

    seat: int
    cause: TurnCause
    kind: Literal["cyberdoom_tower.end_turn"] = "cyberdoom_tower.end_turn"


@record
class SentinelActivate(Task):
    """The floor's sentinel gets its activation token."""

    floor: int
    kind: Literal["cyberdoom_tower.sentinel_activate"] = "cyberdoom_tower.sentinel_activate"


@record
class SentinelSlide(Task):
    """The floor's sentinel slides in its own turn; at position 1 the floor closes."""

    floor: int
    kind: Literal["cyberdoom_tower.sentinel_slide"] = "cyberdoom_tower.sentinel_slide"


@record
class SentinelStrike(Task):
    """The floor's sentinel strikes the seat if it is in range."""

    floor: int
    seat: int
    kind: Literal["cyberdoom_tower.sentinel_strike"] = "cyberdoom_tower.sentinel_strike"


@record
class AiStrike(Task):
    """The AI strikes the seat beside it."""

    seat: int
    kind: Literal["cyberdoom_tower.ai_strike"] = "cyberdoom_tower.ai_strike"


@record
class NextTurn(Task):
    """After the sentinel turn of a seat: the next seat of the round, or the countdown."""

    seat: int
    kind: Literal["cyberdoom_tower.next_turn"] = "cyberdoom_tower.next_turn"


@record
class Countdown(Task):
    """The round counter moves, or time is up."""

    kind: Literal["cyberdoom_tower.countdown"] = "cyberdoom_tower.countdown"


@record
class CountdownSlide(Task):
    """A sentinel two sectors behind the counter slides."""

    floor: int
    kind: Literal["cyberdoom_tower.countdown_slide"] = "cyberdoom_tower.countdown_slide"


TowerTask = (
    AskFirst
    | AskTurn
    | AskKey
    | AskCrate
    | AskHide
    | AskReturn
    | AskDice
    | AskLethal
    | RoundStart
    | TurnStart
    | Gain
    | HideRoll
    | Learn
    | EndTurn
    | SentinelActivate
    | SentinelSlide
    | SentinelStrike
    | AiStrike
    | NextTurn
    | Countdown
    | CountdownSlide
)
