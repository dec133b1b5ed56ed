"""The toy's state, actions, events and rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from arcology.engine.agenda import Ask, Context, Event, GameState, Seat, Task
from arcology.engine.config import GameConfig
from arcology.engine.luck import hidden_luck
from arcology.engine.records import record, state
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.results import Column, Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import SeatRef, text

GOAL = 6
GIFT_SPACE = 3
ROVER_GOAL = 9
HIDDEN = -1


@record
class Turn(Ask):
    """Move or pass."""

    kind: Literal["toy.turn"] = "toy.turn"


@record
class Brace(Ask):
    """Spend a shield against the storm, or be blown back."""

    continues: bool = True
    kind: Literal["toy.brace"] = "toy.brace"


@record
class Storm(Task):
    """Roll against the meeple that just moved."""

    seat: Seat
    kind: Literal["toy.storm"] = "toy.storm"


@record
class Rover(Task):
    """The rover rolls one space."""

    kind: Literal["toy.rover"] = "toy.rover"


@record
class Move:
    """Walk to a space up to two further."""

    seat: Seat
    to: int
    kind: Literal["toy.move"] = "toy.move"


@record
class Pass:
    """Stay."""

    seat: Seat
    kind: Literal["toy.pass"] = "toy.pass"


@record
class Answer:
    """Spend a shield or not."""

    seat: Seat
    shield: bool
    kind: Literal["toy.answer"] = "toy.answer"


@record
class Moved(Event):
    """A meeple walked."""

    seat: Seat
    to: int
    kind: Literal["toy.moved"] = "toy.moved"


@record
class Rolled(Event):
    """The storm die, and what it had to reach."""

    seat: Seat
    die: int
    need: int
    kind: Literal["toy.rolled"] = "toy.rolled"


@record
class Blown(Event):
    """A meeple was blown back."""

    seat: Seat
    kind: Literal["toy.blown"] = "toy.blown"


@record
class Gift(Event):
    """A card was turned."""

    seat: Seat
    shields: int
    kind: Literal["toy.gift"] = "toy.gift"


@record
class RoverMoved(Event):
    """The rover rolled on."""

    to: int
    kind: Literal["toy.rover_moved"] = "toy.rover_moved"


ToyAction = Move | Pass | Answer
ToyTask = Turn | Brace | Storm | Rover
ToyEvent = Moved | Rolled | Blown | Gift | RoverMoved


@state
class Toy(GameState):
    """The whole toy: spaces and shields by seat, the gift deck (top is last), the rover."""

    agenda: list[ToyTask]  # type: ignore[assignment]
    spaces: list[int]
    shields: list[int]
    gifts: list[int]
    rover: int


class ToyRules:
    """The rules of the toy."""

    id = "toy"
    version = 1

    def setup(self, config: GameConfig, ctx: Context) -> Toy:
        gifts = [0, 1, 1, 2]
        ctx.shuffle("gifts", gifts)
        n = config.seats
        return Toy(luck=ctx.luck, agenda=[Turn(0)], spaces=[0] * n, shields=[1] * n, gifts=gifts, rover=0)

    def legal(self, s: Toy) -> Sequence[ToyAction]:
        ask = s.agenda[-1] if s.agenda else None
        if isinstance(ask, Brace):
            return [Answer(ask.seat, True), Answer(ask.seat, False)]
        if isinstance(ask, Turn):
            here = s.spaces[ask.seat]
            return [*(Move(ask.seat, to) for to in range(here + 1, min(here + 2, GOAL) + 1)), Pass(ask.seat)]
        return []

    def check(self, s: Toy, a: ToyAction) -> Refusal | None:
        ask = s.agenda[-1] if s.agenda else None
        if not isinstance(ask, Ask) or a.seat != ask.seat or isinstance(a, Answer) != isinstance(ask, Brace):
            return refusal("toy.refusal.not_now", "TOY-TURN-01")
        if isinstance(a, Move):
            steps = a.to - s.spaces[a.seat]
            if not 1 <= steps <= 2 or a.to > GOAL:
                return refusal("toy.refusal.too_far", "TOY-MOVE-01", need=steps, have=2)
        return None

    def apply(self, s: Toy, ask: Ask, a: ToyAction, ctx: Context) -> None:
        if isinstance(a, Answer):
            s.shields[a.seat] -= a.shield
            if not a.shield:
                self._blow(s, a.seat, ctx)
            return
        ctx.then(Rover()) if a.seat == len(s.spaces) - 1 else ctx.then(Turn(a.seat + 1))
        if isinstance(a, Move):
            s.spaces[a.seat] = a.to
            ctx.emit(Moved(a.seat, a.to))
            ctx.then(Storm(a.seat))

    def perform(self, s: Toy, t: ToyTask, ctx: Context) -> None:
        if isinstance(t, Rover):
            s.rover += 1
            ctx.emit(RoverMoved(s.rover))
            ctx.then(Turn(0))
        elif isinstance(t, Storm):
            self._storm(s, t.seat, ctx)

    def _storm(self, s: Toy, seat: Seat, ctx: Context) -> None:
        need = s.spaces[seat] - 1
        die = ctx.die()
        ctx.emit(Rolled(seat, die, need))
        if die < need and s.shields[seat]:
            ctx.then(Brace(seat))
        elif die < need:
            self._blow(s, seat, ctx)
        elif s.spaces[seat] == GIFT_SPACE and s.gifts:
            shields = ctx.draw(s.gifts)
            s.shields[seat] += shields
            ctx.emit(Gift(seat, shields))

    @staticmethod
    def _blow(s: Toy, seat: Seat, ctx: Context) -> None:
        s.spaces[seat] = 0
        ctx.emit(Blown(seat))

    def outcome(self, s: Toy) -> Outcome | None:
        storming = any(isinstance(t, Storm | Brace) for t in s.agenda)
        for seat, space in enumerate(s.spaces):
            if space == GOAL and not storming:
                return Outcome("WIN", (seat,), text("toy.outcome.win", seat=SeatRef(seat)), "TOY-WIN-01")
        if s.rover >= ROVER_GOAL:
            return Outcome("LOSS_ROVER", (), text("toy.outcome.rover"), "TOY-WIN-02")
        return None

    def score(self, s: Toy) -> ScoreSheet:
        columns = tuple(Column(text("toy.seat", n=i + 1)) for i in range(len(s.spaces)))
        return ScoreSheet(columns, (ScoreLine(text("toy.score.space"), tuple(s.spaces)),))

    def observe(self, s: Toy, seat: Seat | None) -> Toy:
        seen = s.clone()
        seen.luck = hidden_luck()
        seen.gifts = [HIDDEN] * len(s.gifts)
        return seen

    def rounds(self, s: Toy) -> int:
        return s.rover


TOY_UNIONS: dict[str, Any] = {"action": ToyAction, "event": ToyEvent, "state": Toy}
