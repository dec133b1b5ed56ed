"""Where hands can let go: rectangles of places and pieces, what lies under a point, and which place a drop means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from arcology.engine.layout import Layout, Zone
from arcology.engine.offers import Target
from arcology.engine.table import Piece, Spot

MAGNET = 40.0
"""A place pulls within this many pixels of the screen."""
ENOUGH = 0.25
"""A piece that covers less of a place than this (of the smaller of both) does not mean it."""


class Places:
    """The places of a layout, and of the pieces that happen to lie there."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._fixed = {
            Spot(name, slot): self._around(Spot(name, slot))
            for name, zone in layout.zones.items()
            if zone.kind == "slots"
            for slot in zone.slots
        }

    def rect(self, spot: Spot) -> QRectF:
        """The area of a place in table units."""
        known = self._fixed.get(spot)
        return self._around(spot) if known is None else known

    def _around(self, spot: Spot) -> QRectF:
        zone = self.layout.zones[spot.zone]
        pose = self.layout.pose(spot)
        w, h = _extent(zone)
        x, y = pose.x + zone.cell_at[0] * zone.scale, pose.y + zone.cell_at[1] * zone.scale
        return QRectF(x - w / 2, y - h / 2, w, h)

    def under(self, at: QPointF, pieces: Iterable[Piece] = ()) -> list[Spot]:
        """The places under a point, smallest first; rows, stacks and fans count as far as pieces lie in them."""
        found = [(_area(rect), spot) for spot, rect in self._fixed.items() if rect.contains(at)]
        for piece in pieces:
            if self.layout.zones[piece.at.zone].kind != "slots" and (rect := self._around(piece.at)).contains(at):
                found.append((_area(rect), Spot(piece.at.zone)))
        return list(dict.fromkeys(spot for _, spot in sorted(found, key=lambda one: one[0])))


def _extent(zone: Zone) -> tuple[float, float]:
    cell = zone.cell if zone.cell != (0.0, 0.0) else zone.item
    return cell[0] * zone.scale, cell[1] * zone.scale


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def meant(
    piece: QRectF, at: QPointF, places: Mapping[Target, QRectF], reach: float, under: Spot | None
) -> Target | None:
    """Which of ``places`` a drop means: the one the piece covers most, else the nearest within ``reach`` of the hand.

    Where a place lies inside another one (a card on a sheet), the hand over it means the inner one.

    Args:
        piece: the area of the piece in the hand.
        at: where the hand is.
        places: the legal places.
        reach: the pull of a place in table units.
        under: the place under the hand, legal or not; the neighbour of an illegal place does not pull.
    """
    held = [target for target, rect in places.items() if rect.contains(at)]
    around = {outer for outer in held for inner in held if _around(places[outer], places[inner])}
    best, most = None, 0.0
    for target, rect in places.items():
        if target in around:
            continue
        covered = _area(piece.intersected(rect)) / max(1.0, min(_area(piece), _area(rect)))
        if rect.contains(at):
            covered += 1.0
        if covered > most:
            best, most = target, covered
    if best is not None and most >= ENOUGH:
        return best
    near = {
        target: distance(at, rect)
        for target, rect in places.items()
        if not (isinstance(target, Spot) and under is not None and under.zone == target.zone and under != target)
    }
    found = min(near, key=lambda target: near[target], default=None)
    return found if found is not None and near[found] <= reach else None


def _around(outer: QRectF, inner: QRectF) -> bool:
    return outer != inner and outer.contains(inner)


def distance(at: QPointF, rect: QRectF) -> float:
    """How far a point is from a rectangle; 0 inside."""
    dx = max(rect.left() - at.x(), 0.0, at.x() - rect.right())
    dy = max(rect.top() - at.y(), 0.0, at.y() - rect.bottom())
    return float((dx * dx + dy * dy) ** 0.5)


def in_reading_order(places: Mapping[Target, QRectF]) -> list[Target]:
    """From the top left to the bottom right; places whose middles are less than half a height apart share a row."""
    left = sorted(places, key=lambda target: places[target].center().y())
    ordered: list[Target] = []
    while left:
        first = places[left[0]]
        row = [t for t in left if places[t].center().y() - first.center().y() <= first.height() / 2]
        ordered += sorted(row, key=lambda target: places[target].center().x())
        left = [t for t in left if t not in set(row)]
    return ordered


Direction = tuple[int, int]
"""(-1, 0) left, (1, 0) right, (0, -1) up, (0, 1) down."""


def neighbour(
    here: QRectF, others: Sequence[Target], rect: Callable[[Target], QRectF], way: Direction
) -> Target | None:
    """The nearest of ``others`` that lies that way: straight ahead counts more than to the side."""
    best, least = None, 0.0
    for target in others:
        to = rect(target).center() - here.center()
        ahead = to.x() * way[0] + to.y() * way[1]
        aside = abs(to.x() * way[1]) + abs(to.y() * way[0])
        if ahead <= 1.0 or aside > 2.5 * ahead:
            continue
        cost = ahead + 2 * aside
        if best is None or cost < least:
            best, least = target, cost
    return best
