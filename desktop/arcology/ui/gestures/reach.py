"""Pointing at a place before anything is in the hand: which piece could go there, or why none can.

Somebody who clicks a place first means the same as somebody who clicks the piece first.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from arcology.engine.offers import Gesture, Target
from arcology.engine.refusal import Refusal
from arcology.ui.gestures.bench import Bench
from arcology.ui.scene.places import distance

NEAR = 6.0
"""A piece that can act is taken from so many pixels away, where nothing else lies under the hand."""


def piece_to_take(bench: Bench, hand: QPointF) -> str | None:
    """The piece that a press at a point of the table takes: the one there, else the nearest that can act."""
    piece = bench.scene.piece_at(hand, bench.model.graspable)
    if piece is not None:
        return piece
    areas = bench.scene.areas(_takeable(bench))
    near = {one: away for one, area in areas.items() if (away := distance(hand, area)) <= reach(bench, area)}
    found = min(near, key=lambda one: near[one], default=None)
    return found if isinstance(found, str) else None


def reach(bench: Bench, area: QRectF) -> float:
    """From how far away, in table units, something that lies at ``area`` is still taken."""
    zoom = bench.view.zoom
    lacking = bench.scene.studio.target - min(area.width(), area.height()) * zoom
    return max(NEAR, lacking / 2) / zoom


def means_something(bench: Bench, piece: str) -> bool:
    """Whether a click on a piece does something, or something that a rule forbids."""
    model = bench.model
    return bool(model.offers.at(piece, None)) or model.board.read(model.seen, Gesture(piece)) is not None


def goer(bench: Bench, hand: QPointF) -> tuple[str, Target] | None:
    """The one piece that can be let go at a point of the table, and at which place; None where there is choice."""
    offers = bench.model.offers
    found: dict[str, list[tuple[float, Target]]] = {}
    for source in offers.sources():
        areas = bench.scene.areas(offers.targets(source))
        exact = bench.scene.shaped_at(hand, areas)
        for target, area in areas.items():
            if target == exact if exact is not None else area.contains(hand):
                found.setdefault(source, []).append((area.width() * area.height(), target))
    if len(found) != 1:
        return None
    [(source, places)] = found.items()
    return source, min(places, key=lambda place: place[0])[1]


def why_nobody(bench: Bench, hand: QPointF) -> tuple[Refusal, Target] | None:
    """Why nothing can go to a point of the table, and at which place; None where that means nothing, or several."""
    model, found = bench.model, []
    places = bench.under(hand)
    for source in model.offers.sources():
        if model.targets(source):
            meant = model.why_not(source, *places)
            if meant is not None:
                found.append(meant)
    return found[0] if len(found) == 1 else None


def _takeable(bench: Bench) -> tuple[str, ...]:
    model = bench.model
    return (*model.sources(), *(piece for piece in model.offers.by_alike if piece in model.table.pieces))
