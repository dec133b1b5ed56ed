"""The table for screen readers: its parts, their pieces and places, each with name, role, state, rectangle and what it
can do; and news in words."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from arcology.engine.offers import Offer, Target
from arcology.engine.table import Spot
from arcology.engine.text import text
from arcology.ui.access.interfaces import PART, AccessibleChild, AccessiblePart, AccessibleTarget, AccessibleView, Child
from arcology.ui.gestures.bench import Bench
from arcology.ui.parts import Part, Parts
from arcology.ui.scene.places import in_reading_order
from arcology.ui.scene.view import TableView
from arcology.ui.words import sentences, told_by

EVENT = QAccessible.Event


class AccessibleTable:
    """What a screen reader may ask about one table. Qt's interfaces live from the first question to :meth:`close`, or
    until what they are about has gone from the table.
    """

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.parts = Parts(bench.model)
        self.canvas: AccessibleView | None = None
        self.stand_in = QWidget(bench.view)
        """Qt makes the interfaces that can do something for widgets only; this one is never seen."""
        self.stand_in.hide()
        self._known: dict[Child, AccessibleChild] = {}
        self._names: dict[str, str] = {}
        bench.view.accessible = self
        _install()

    # ---- the tree ------------------------------------------------------------------------------------------------

    def children(self) -> list[Child]:
        """The parts of the table, then the places where something can be let go now.

        Nothing while the table is out of sight.
        """
        if not self.bench.view.isVisible():
            return []
        return [*(f"{PART}{part.key}" for part in self.parts.all()), *self.places()]

    def places(self) -> list[Target]:
        """Where what is in the hand can be let go, or with an empty hand what could be taken; in reading order."""
        model, scene = self.bench.model, self.bench.scene
        in_hand = (model.in_hand,) if model.in_hand is not None else model.sources()
        spots = {target: None for source in in_hand for target in model.targets(source) if isinstance(target, Spot)}
        return in_reading_order(scene.areas(list(spots)))

    def targets(self) -> list[Target]:
        """All pieces and places that have an interface now."""
        if not self.bench.view.isVisible():
            return []
        return [*(piece for part in self.parts.all() for piece in part.pieces), *self.places()]

    def part(self, key: str) -> Part | None:
        """The part with a key, if it holds anything now."""
        return next((part for part in self.parts.all() if f"{PART}{part.key}" == key), None)

    def interface(self, child: Child) -> AccessibleChild:
        """The interface of a part, piece or place."""
        if child not in self._known:
            is_part = isinstance(child, str) and child.startswith(PART)
            made = self._known[child] = AccessiblePart(self, child) if is_part else AccessibleTarget(self, child)
            QAccessible.registerAccessibleInterface(made)
        return self._known[child]

    def close(self) -> None:
        """Take all interfaces back from Qt, which keeps them by address and would ask those that are gone."""
        made: list[QAccessibleInterface] = [*self._known.values()]
        if self.canvas is not None:
            made.append(self.canvas)
        self._known, self.canvas = {}, None
        for interface in made:
            _take_back(interface)

    # ---- what is said about them ---------------------------------------------------------------------------------

    def name(self, target: Target) -> str:
        return self.bench.model.name_of(target)

    def description(self, target: Target) -> str:
        """For a piece its place in its part and what the reader says about it, for a place what it would cost or risk
        to go there.
        """
        model = self.bench.model
        if isinstance(target, Spot):
            return sentences(self._at_place(target))
        if target not in model.table.pieces:
            return ""
        told = [model.render(line) for line in list(model.board.describe(model.seen, target))[1:]]
        place = self.parts.place_of(target)
        if place is not None:
            part, number = place
            where = {"place": number, "count": len(part.pieces), "area": part.name}
            told.append(model.render("outline.position_in", **where))
        return sentences(told)

    def _at_place(self, spot: Spot) -> list[str]:
        """What a drop there would mean: its tip, what it costs, and that it can be had otherwise."""
        model = self.bench.model
        if model.in_hand is None:
            return []
        tip = model.tips(model.in_hand).get(spot)
        said = [] if tip is None else [tip.text if isinstance(tip.text, str) else model.render(tip.text)]
        weighed = model.weighed
        if weighed is not None and weighed.target == spot and model.prices:
            said.append(model.render(weighed.variant or weighed.label))
            said.append(model.render(text("table.accessible.prices", n=len(model.prices))))
        return said

    def deeds(self, target: Target) -> list[str]:
        """What can be done with a piece, or by letting what is in the hand go at a place, as it is called."""
        return list(self._offers(target))

    def told_of(self, target: Target, deed: str) -> str:
        """What one of :meth:`deeds` would cost, risk and leave."""
        offer = self._offers(target).get(deed)
        return told_by(self.bench.model, offer) if offer is not None else ""

    def do(self, target: Target, deed: str) -> None:
        """Carry one of :meth:`deeds` out, once the question of the screen reader has been answered."""
        offer = self._offers(target).get(deed)
        if offer is not None:
            anchor = offer.target if offer.target is not None else offer.source
            QTimer.singleShot(0, self.stand_in, lambda: self.bench.play_offer(offer, anchor))

    def _offers(self, target: Target) -> dict[str, Offer]:
        """The actions of a piece or place by what they are called."""
        model = self.bench.model
        if isinstance(target, Spot):
            offers = list(model.offers.at(model.in_hand, target)) if model.in_hand is not None else []
        else:
            offers = model.actions_of(model.offers.stand_in(target))
        found: dict[str, Offer] = {}
        for offer in offers:
            label = model.render(offer.label)
            if (label in found or not label) and offer.variant is not None:
                label = model.render("app.offers.variant", label=label, variant=offer.variant)
            found.setdefault(label, offer)
        return found

    # ---- events --------------------------------------------------------------------------------------------------

    def announce(self, message: str) -> None:
        """Have the screen reader say something, from what is in sight."""
        view = self.bench.view
        source: QWidget = view if view.isVisible() else view.window()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, message))

    def focus_moved(self, target: Target | None) -> None:
        """Tell the screen reader that the keyboard focus is on another piece or place."""
        if target is not None and QAccessible.isActive() and target in self.targets():
            QAccessible.updateAccessibility(QAccessibleEvent(self.interface(target), EVENT.Focus))

    def changed(self) -> None:
        """To be called when the table is another one: interfaces of what is gone are taken back, new names are told."""
        if not self._known:
            return  # nobody has asked yet
        there = {piece for part in self.parts.all() for piece in part.pieces}
        places = set(self.places())
        for child in [child for child in self._known if not self._is_there(child, there, places)]:
            gone = self._known.pop(child)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(gone, EVENT.ObjectDestroyed))
            _take_back(gone)
        if not QAccessible.isActive():
            return
        for child, interface in self._known.items():
            name = interface.text(QAccessible.Text.Name)
            if self._names.get(str(child)) not in (None, name):
                QAccessible.updateAccessibility(QAccessibleEvent(interface, EVENT.NameChanged))
            self._names[str(child)] = name
        if self.canvas is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(self.canvas, EVENT.ObjectReorder))

    def _is_there(self, child: Child, pieces: set[str], places: set[Target]) -> bool:
        if isinstance(child, Spot):
            return child in places
        return self.part(child) is not None if child.startswith(PART) else child in pieces


def _take_back(interface: QAccessibleInterface) -> None:
    if isValid(interface):  # Qt itself deletes the one of a view with the view
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


def _make(_class: str, obj: QObject | None) -> QAccessibleInterface | None:
    """Qt's factory: the interface of a table view; None for everything else."""
    if not isinstance(obj, TableView) or not isinstance(obj.accessible, AccessibleTable):
        return None
    if obj.accessible.canvas is None:
        obj.accessible.canvas = AccessibleView(obj.accessible)
    return obj.accessible.canvas


@cache
def _install() -> None:
    """Qt keeps one list of factories for the process; ours goes in once."""
    QAccessible.installFactory(_make)
