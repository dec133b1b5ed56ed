"""Where zones and slots are, in table units: pure data that resolves a spot to a pose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import Literal

from arcology.engine.table import Spot

ZoneKind = Literal["slots", "row", "stack", "fan"]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a piece lies: its centre, stacking height, rotation in degrees and scale."""

    x: float
    y: float
    z: float = 0.0
    angle: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Zone:
    """An area of the table.

    ``at`` is the centre of its first place. *slots*: each slot has its own offset. *row* and *stack*: piece ``order``
    lies ``order * step`` further. *fan*: like a row, turned by ``spread`` degrees a card around the middle.
    ``item`` is the size of what it holds, ``cell`` that of a place where it is larger than what lies there (a room
    for a meeple), ``cell_at`` the middle of that place as seen from the middle of what lies there; all are in units of
    the component, before ``scale``. Pieces that share a slot are ``share`` apart.
    """

    kind: ZoneKind
    at: tuple[float, float]
    item: tuple[float, float] = (0.0, 0.0)
    slots: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    step: tuple[float, float] = (0.0, 0.0)
    share: tuple[float, float] = (0.0, 0.0)
    spread: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    z: float = 0.0
    cell: tuple[float, float] = (0.0, 0.0)
    cell_at: tuple[float, float] = (0.0, 0.0)


class UnknownSpot(KeyError):
    """A spot names a zone or slot that the layout does not have."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All zones of one table variant; ``size`` is the whole table."""

    size: tuple[float, float]
    zones: Mapping[str, Zone]

    def pose(self, spot: Spot) -> Pose:
        """Return where ``spot`` is.

        Raises:
            UnknownSpot: no such zone or slot.
        """
        zone = self.zones.get(spot.zone)
        if zone is None:
            raise UnknownSpot(f"the layout has no zone {spot.zone!r}")
        x, y = zone.at
        angle = zone.angle
        if zone.kind == "slots":
            if spot.slot not in zone.slots:
                raise UnknownSpot(f"zone {spot.zone!r} has no slot {spot.slot!r}")
            dx, dy = zone.slots[spot.slot]
            x, y = x + dx + spot.order * zone.share[0], y + dy + spot.order * zone.share[1]
        else:
            x, y = x + spot.order * zone.step[0], y + spot.order * zone.step[1]
            if zone.kind == "fan":
                angle += spot.order * zone.spread
                y += abs(sin(radians(angle))) * zone.item[1] * (1 - cos(radians(angle)))
        return Pose(x, y, zone.z + spot.order * 0.01, angle, zone.scale)
