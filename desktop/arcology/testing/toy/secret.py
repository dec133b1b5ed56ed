"""The toy with something to hide, for everything that has to do with secrets between seats.

Each seat holds two sealed cards that nobody else may read, and may open them in its turn for as many shields as they
say. What somebody finds on space 3 is told to the finder alone. When the game is over, all cards lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from arcology.engine.agenda import Ask, Context, Event, Seat
from arcology.engine.config import GameConfig
from arcology.engine.layout import Layout, Zone
from arcology.engine.offers import Gesture, Offer, Preview
from arcology.engine.protocols import GamePlugin, Types
from arcology.engine.records import record, state
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.table import Piece, Spot, Table, facts
from arcology.engine.text import SeatRef, Text, text
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import GOAL, HIDDEN, Gift, Toy, ToyAction, ToyEvent, ToyRules, Turn

CARDS_EACH = 2


@record
class Open:
    """Turn one of your sealed cards up."""

    seat: Seat
    worth: int
    kind: Literal["toy.open"] = "toy.open"


@record
class Opened(Event):
    """A sealed card was turned up."""

    seat: Seat
    worth: int
    kind: Literal["toy.opened"] = "toy.opened"


SecretAction = ToyAction | Open
SecretEvent = ToyEvent | Opened


@state
class SecretToy(Toy):
    """The toy and the sealed cards by seat; a card is what it is worth."""

    sealed: list[list[int]]


class SecretRules(ToyRules):
    """The rules of the toy, with sealed cards."""

    def setup(self, config: GameConfig, ctx: Context) -> SecretToy:
        toy = super().setup(config, ctx)
        cards = list(range(1, CARDS_EACH * config.seats + 1))
        ctx.shuffle("sealed", cards)
        sealed = [sorted(cards[seat :: config.seats]) for seat in range(config.seats)]
        return SecretToy(toy.luck, toy.agenda, toy.spaces, toy.shields, toy.gifts, toy.rover, sealed)

    def legal(self, s: SecretToy) -> Sequence[SecretAction]:  # type: ignore[override]
        ask = s.agenda[-1] if s.agenda else None
        own = [Open(ask.seat, worth) for worth in s.sealed[ask.seat]] if isinstance(ask, Turn) else []
        return [*super().legal(s), *own]

    def check(self, s: SecretToy, a: SecretAction) -> Refusal | None:  # type: ignore[override]
        if not isinstance(a, Open):
            return super().check(s, a)
        ask = s.agenda[-1] if s.agenda else None
        if not isinstance(ask, Turn) or a.seat != ask.seat or a.worth not in s.sealed[a.seat]:
            return refusal("toy.refusal.not_now", "TOY-TURN-01")
        return None

    def apply(self, s: SecretToy, ask: Ask, a: SecretAction, ctx: Context) -> None:  # type: ignore[override]
        if not isinstance(a, Open):
            super().apply(s, ask, a, ctx)
            return
        s.sealed[a.seat].remove(a.worth)
        s.shields[a.seat] += a.worth
        ctx.emit(Opened(a.seat, a.worth))
        ctx.again(ask)

    def observe(self, s: SecretToy, seat: Seat | None) -> SecretToy:  # type: ignore[override]
        seen = super().observe(s, seat)
        assert isinstance(seen, SecretToy)
        if self.outcome(s) is None:
            seen.sealed = [cards if owner == seat else [HIDDEN] * len(cards) for owner, cards in enumerate(seen.sealed)]
        return seen


def secret_layout() -> Layout:
    """A track and a hand of cards beside it for each of three seats, the rover's track, the deck and a tray."""
    spaces = {str(i): (i * 100.0, 0.0) for i in range(GOAL + 1)}
    rover = {str(i): (i * 80.0, 0.0) for i in range(10)}
    zones = {
        "rover": Zone("slots", (80, 490), item=(70, 60), slots=rover, z=2),
        "deck": Zone("stack", (900, 490), item=(60, 80), step=(0, 0), z=1),
    }
    for seat in range(3):
        y = 90 + 130 * seat
        zones[f"track.{seat}"] = Zone("slots", (100, y), item=(90, 90), slots=spaces, z=2)
        zones[f"hand.{seat}"] = Zone("row", (820, y), item=(60, 80), step=(70, 0), z=2)
    return Layout((960.0, 560.0), zones)


class SecretBoard(ToyBoard):
    """The board of the toy, with sealed cards."""

    def __init__(self) -> None:
        super().__init__()
        self.layout = secret_layout()

    def project(self, s: SecretToy) -> Table:  # type: ignore[override]
        table = super().project(s)
        pieces = dict(table.pieces)
        for seat, cards in enumerate(s.sealed):
            for index, worth in enumerate(cards):
                id_, hidden = f"sealed.{seat}.{index}", worth == HIDDEN
                name = text("toy.piece.sealed") if hidden else text("toy.piece.card", worth=worth)
                told = facts(worth=0 if hidden else worth)
                pieces[id_] = Piece(id_, "card", Spot(f"hand.{seat}", "", index), name, told, seat)
        return Table(pieces, table.gauges)

    def offer(self, s: SecretToy, a: SecretAction) -> Offer:  # type: ignore[override]
        if not isinstance(a, Open):
            return super().offer(s, a)
        cards = s.sealed[a.seat]
        index = cards.index(a.worth) if a.worth in cards else 0
        label = text("toy.offer.open", worth=a.worth)
        return Offer(a, label, text("toy.group.turn"), f"sealed.{a.seat}.{index}", button=True)

    def read(self, s: SecretToy, g: Gesture) -> SecretAction | None:  # type: ignore[override]
        if not g.source.startswith("sealed."):
            return super().read(s, g)
        _, seat, index = g.source.split(".")
        return None if g.target is not None else Open(int(seat), s.sealed[int(seat)][int(index)])

    def preview(self, s: SecretToy, a: SecretAction) -> Preview:  # type: ignore[override]
        return Preview(self.offer(s, a).label) if isinstance(a, Open) else super().preview(s, a)

    def tip(self, s: SecretToy, a: SecretAction) -> Any:  # type: ignore[override]
        return None if isinstance(a, Open) else super().tip(s, a)

    def line(self, s: SecretToy, e: Any, viewer: Seat | None) -> Text | None:  # type: ignore[override]
        match e:
            case Opened(seat, worth):
                return text("toy.log.opened", seat=SeatRef(seat), n=worth)
            case Gift(seat, _) if viewer != seat:
                return text("toy.log.gift_secret", seat=SeatRef(seat))
            case Gift(seat, _):
                found = super().line(s, e, viewer)
                return None if found is None else replace(found, seen_by=frozenset((seat,)))
        return super().line(s, e, viewer)


SECRET: GamePlugin = replace(
    PLUGIN,
    seats=range(1, 4),
    types=lambda: Types(SecretToy, SecretAction, SecretEvent),
    open=lambda pack, resources, config: (SecretRules(), SecretBoard()),
    secrets=True,
)
