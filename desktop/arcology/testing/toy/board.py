"""How the toy lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Seat
from arcology.engine.layout import Layout, Zone
from arcology.engine.motion import Cue
from arcology.engine.offers import Arrangement, Chance, Chip, Gesture, Offer, Preview, SeatInfo, Status, Tip
from arcology.engine.table import Area, Piece, Spot, Table, facts
from arcology.engine.text import SeatRef, Text, text
from arcology.testing.toy.rules import (
    GOAL,
    Answer,
    Blown,
    Gift,
    Move,
    Moved,
    Pass,
    Rolled,
    RoverMoved,
    Toy,
    ToyAction,
)


def toy_layout() -> Layout:
    """Two tracks of seven spaces, a rover track, a deck and a die tray on a table of 900 by 500 units."""
    spaces = {str(i): (i * 100.0, 0.0) for i in range(GOAL + 1)}
    rover = {str(i): (i * 80.0, 0.0) for i in range(10)}
    return Layout(
        (900.0, 500.0),
        {
            "track.0": Zone("slots", (100, 120), item=(90, 90), slots=spaces, z=2),
            "track.1": Zone("slots", (100, 260), item=(90, 90), slots=spaces, z=2),
            "rover": Zone("slots", (80, 420), item=(70, 60), slots=rover, z=2),
            "deck": Zone("stack", (800, 420), item=(60, 80), step=(0, 0), z=1),
            "tray": Zone("row", (820, 120), item=(50, 50), step=(0, 60), z=3),
        },
    )


class ToyBoard:
    """The board of the toy."""

    cues: Mapping[str, Cue] = {"": Cue(), "toy.rolled": Cue(ms=400, hold=200, tumble=True)}

    def __init__(self) -> None:
        self.layout = toy_layout()

    def project(self, s: Toy) -> Table:
        pieces = {}
        for seat, space in enumerate(s.spaces):
            id_ = f"meeple.{seat}"
            at = Spot(f"track.{seat}", str(space))
            pieces[id_] = Piece(id_, "meeple", at, text("toy.piece.meeple", seat=SeatRef(seat)), facts(seat=seat), seat)
        pieces["rover"] = Piece("rover", "rover", Spot("rover", str(s.rover)), text("toy.piece.rover"))
        pieces["deck"] = Piece("deck", "deck", Spot("deck"), text("toy.piece.deck"), facts(count=len(s.gifts)))
        gauges = {f"shields.{seat}": n for seat, n in enumerate(s.shields)}
        return Table(pieces, gauges)

    def offer(self, s: Toy, a: ToyAction) -> Offer:
        group = text("toy.group.turn")
        match a:
            case Move(seat, to):
                label = text("toy.offer.move", to=to)
                return Offer(a, label, group, f"meeple.{seat}", Spot(f"track.{seat}", str(to)), rank=to)
            case Pass():
                return Offer(a, text("toy.offer.pass"), group, button=True, icon="skip", key="E", ends=True)
            case Answer(_, shield):
                label = text("toy.offer.shield") if shield else text("toy.offer.no_shield")
                return Offer(a, label, group, button=True, key="S" if shield else "N")

    def read(self, s: Toy, g: Gesture) -> ToyAction | None:
        if not g.source.startswith("meeple.") or not isinstance(g.target, Spot):
            return None
        if not g.target.zone.startswith("track."):
            return None
        return Move(int(g.source.split(".")[1]), int(g.target.slot))

    def prompt(self, s: Toy, ask: Ask) -> Text:
        return text(f"toy.prompt.{ask.kind.split('.')[1]}", seat=SeatRef(ask.seat))  # type: ignore[attr-defined]

    def preview(self, s: Toy, a: ToyAction) -> Preview:
        if not isinstance(a, Move):
            return Preview(self.offer(s, a).label)
        hits = max(0, min(6, 8 - a.to))
        start = s.spaces[a.seat]
        return Preview(
            text("toy.offer.move", to=a.to),
            chips=(Chip("action", str(a.to - start), "cost"),),
            chances=(Chance(text("toy.chance.stay"), hits, 6),),
            path=tuple(Spot(f"track.{a.seat}", str(i)) for i in range(start, a.to + 1)),
        )

    def complete_preview(self, s: Toy, a: ToyAction) -> Preview:
        return self.preview(s, a)

    def tip(self, s: Toy, a: ToyAction) -> Tip | None:
        if not isinstance(a, Move):
            return None
        return Tip(f"{self.preview(s, a).chances[0].percent} %", "good" if a.to < 4 else "cost")

    def line(self, s: Toy, e: Any, viewer: Seat | None) -> Text | None:
        match e:
            case Moved(seat, to):
                return text("toy.log.moved", seat=SeatRef(seat), to=to)
            case Rolled(seat, die, need):
                return text("toy.log.rolled", seat=SeatRef(seat), die=die, need=need)
            case Blown(seat):
                return text("toy.log.blown", seat=SeatRef(seat))
            case Gift(seat, shields):
                return text("toy.log.gift", seat=SeatRef(seat), n=shields)
            case RoverMoved(to):
                return text("toy.log.rover", to=to)
        return None

    def cause(self, s: Toy, e: Any, viewer: Seat | None) -> Text | None:
        return text("toy.cause.rover") if isinstance(e, RoverMoved) else None

    def touched(self, s: Toy, e: Any) -> tuple[str, ...]:
        return ("rover",) if isinstance(e, RoverMoved) else (f"meeple.{e.seat}",)

    def figures(self, s: Toy) -> tuple[Chip, ...]:
        return (Chip("shield", " · ".join(str(shields) for shields in s.shields)), Chip("energy", str(s.rover)))

    def status(self, s: Toy) -> Status:
        seat = getattr(s.agenda[-1], "seat", None) if s.agenda else None
        return Status(text("toy.status.round", n=s.rover + 1), text("toy.status.phase"), seat, (s.rover, 9))

    def seats(self, s: Toy) -> tuple[SeatInfo, ...]:
        turn = getattr(s.agenda[-1], "seat", None) if s.agenda else None
        return tuple(SeatInfo(i, text("toy.seat", n=i + 1), "", i == turn) for i in range(len(s.spaces)))

    def describe(self, s: Toy, piece: str) -> Sequence[Text]:
        return [self.project(s).pieces[piece].name]

    def rules_of(self, s: Toy, piece: str) -> tuple[str, ...]:
        return ("TOY-MOVE-01",) if piece.startswith("meeple") else ()

    def arrange(self, s: Toy) -> Arrangement | None:
        return None

    def areas(self, s: Toy) -> tuple[Area, ...]:
        return tuple(Area(text("outline.area.seat", seat=SeatRef(i)), (f"track.{i}",)) for i in range(len(s.spaces)))

    def spot_name(self, s: Toy, zone: str, slot: str) -> Text:
        return text("toy.space", n=int(slot or 0))
