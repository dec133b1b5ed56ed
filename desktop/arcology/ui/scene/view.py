"""The window onto the table: zooming, panning, saved views; everything else that hands do is passed on."""

from __future__ import annotations

from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from arcology.ui.scene.bubble import Window
from arcology.ui.scene.magnifier import Magnifier
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.sprites import snapped
from arcology.ui.scene.views import SavedViews

LARGEST = 4.0
STEP = 1.2
LABELS_FOR = (1480, 1020)
"""A view of this size has labels as large as the text size says."""
STILL = 110
"""Milliseconds without zooming after which sprites are drawn for the new zoom."""
SLICE = 10
"""Milliseconds that drawing them may take before events are looked at again."""


def label_growth(size: QSize) -> float:
    """How much labels grow with the view: 1 up to a full HD screen, then half as fast as the table itself."""
    times = min(size.width() / LABELS_FOR[0], size.height() / LABELS_FOR[1])
    return round(max(1.0, 0.5 + 0.5 * times), 1)


class Hands(Protocol):
    """Who decides what presses and keys on the table mean. Points are pixels of the view."""

    def press(self, at: QPointF) -> bool: ...
    def move(self, at: QPointF) -> None: ...
    def release(self, at: QPointF) -> None: ...
    def double(self, at: QPointF) -> bool: ...
    def hover(self, at: QPointF | None) -> None: ...
    def tap(self, at: QPointF) -> None: ...
    def key(self, event: QKeyEvent) -> bool: ...
    def wants(self, event: QKeyEvent) -> bool: ...
    def walk(self, forward: bool) -> bool: ...
    def focus_came(self, forward: bool | None) -> None: ...
    def menu(self, at: QPointF | None) -> None: ...
    def cancel(self) -> None: ...


class TableView(QGraphicsView):
    """Shows a :class:`TableScene`, the whole table until somebody zooms."""

    moved = Signal()
    """The table was panned or zoomed, or the view was resized."""
    sharpened = Signal()
    """Sprites are drawn for the present zoom again."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.hands: Hands | None = None
        self.accessible: object = None
        """What a screen reader is told about the table."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        flags = QGraphicsView.OptimizationFlag
        self.setOptimizationFlags(flags.DontSavePainterState | flags.DontAdjustForAntialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.fitted = True
        self.views = SavedViews()
        self.magnifier = Magnifier(scene, self)
        self._pan_from: QPoint | None = None
        self._panned = False
        self._pressed = False
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.timeout.connect(self._sharpen_some)

    # ---- zoom and pan --------------------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Pixels of the view for one table unit."""
        return self.transform().m11()

    def window_(self) -> Window:
        """What is seen, for bubbles."""
        return Window(self.viewportTransform(), QRectF(self.viewport().rect()))

    def to_table(self, at: QPointF) -> QPointF:
        """A pixel of the view in table units."""
        return self.viewportTransform().inverted()[0].map(at)

    def fit_zoom(self) -> float:
        """The zoom at which the whole table just fits."""
        w, h = self.table_scene.bounds.width(), self.table_scene.bounds.height()
        return snapped(min(self.viewport().width() / w, self.viewport().height() / h), down=True)

    def fit(self) -> None:
        """Show the whole table, and keep it whole when the window changes."""
        self.look(self.table_scene.bounds.center(), self.fit_zoom())
        self.fitted = True

    def show_area(self, area: QRectF) -> None:
        """Zoom to an area of the table."""
        w, h = max(40.0, area.width() * 1.15), max(40.0, area.height() * 1.15)
        zoom = min(self.viewport().width() / w, self.viewport().height() / h, LARGEST)
        self.look(area.center(), snapped(max(zoom, self.fit_zoom())))

    def ensure(self, area: QRectF) -> None:
        """Bring an area of the table into sight if it is not."""
        seen = self.viewportTransform().mapRect(area)
        if not QRectF(self.viewport().rect()).contains(seen.center()):
            self.look(area.center(), self.zoom)

    def look(self, centre: QPointF, zoom: float) -> None:
        """Look at a point of the table at a zoom."""
        self._scale_to(zoom)
        self.centerOn(centre)
        self._changed()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom; what is under ``at`` (a pixel of the view, the middle without it) stays there."""
        pivot = QPointF(self.viewport().rect().center()) if at is None else at
        low, old = min(self.fit_zoom(), 1.0) * 0.6, self.zoom
        zoom = snapped(min(LARGEST, max(low, old * factor)))
        if zoom == old:
            zoom = min(LARGEST, max(low, old + (1 / 64 if factor > 1 else -1 / 64)))
        under = self.to_table(pivot)
        self._scale_to(zoom)
        self._scroll((self.viewportTransform().map(under) - pivot).toPoint())
        self._changed()

    def recall(self, number: int, acting: QRectF, focus: QRectF) -> None:
        """Show saved view 1..3. Never saved, they are: the whole table, the pieces that can act, the piece in focus."""
        saved = self.views.saved.get(number)
        if saved is not None:
            x, y, ratio = saved
            self.look(QPointF(x, y), snapped(ratio * self.fit_zoom()))
        elif number == 1 or (acting.isEmpty() and focus.isEmpty()):
            self.fit()
        else:
            first, second = (acting, focus) if number == 2 else (focus, acting)
            self.show_area(second if first.isEmpty() else first)

    def keep(self, number: int) -> None:
        """Save what is seen now as view 1..3."""
        middle = self.to_table(QPointF(self.viewport().rect().center()))
        self.views.saved[number] = (middle.x(), middle.y(), self.zoom / self.fit_zoom())

    def _scale_to(self, zoom: float) -> None:
        self.fitted = False
        self.resetTransform()
        self.scale(zoom, zoom)
        self._leave_room()

    def _leave_room(self) -> None:
        """The table can be panned until its edge is in the middle, and no further: it cannot get lost."""
        room_x, room_y = self.viewport().width() / 2 / self.zoom, self.viewport().height() / 2 / self.zoom
        self.setSceneRect(self.table_scene.bounds.adjusted(-room_x, -room_y, room_x, room_y))

    def _changed(self) -> None:
        self.table_scene.use_zoom(self.zoom, self.devicePixelRatioF())
        if self.isVisible():
            self._still.start(STILL)
        else:
            self.sharpen()
        self.moved.emit()

    def sharpen(self) -> None:
        """Draw all sprites for the present zoom now."""
        self._still.stop()
        self.table_scene.redraw()
        self.sharpened.emit()

    def _sharpen_some(self) -> None:
        """Draw sprites for the present zoom, those in sight first, without holding up events for long."""
        scene = self.table_scene
        seen = self.viewportTransform().inverted()[0].mapRect(QRectF(self.viewport().rect()))
        stale = sorted(scene.stale(), key=lambda item: not seen.intersects(item.area()))
        end = perf_counter() + SLICE / 1000
        for number, item in enumerate(stale):
            if number and perf_counter() > end:
                self._still.start(0)
                return
            item.draw(scene.zoom, scene.dpr)
        self.sharpened.emit()

    def close_down(self) -> None:
        """The view will not be used any more: nothing of it runs or answers."""
        self._still.stop()
        self.hands, self.accessible = None, None

    # ---- events --------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table_scene.use_growth(label_growth(event.size()))
        if self.fitted:
            self.fit()
        else:
            self._leave_room()
            self.moved.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.fitted:
            self.fit()
        self.sharpen()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self._let_go()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self.hands is not None and self.hands.wants(event):
                event.accept()  # the table is asked before any shortcut of the window
                return True
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._changed()
        return super().event(event)

    def _let_go(self) -> None:
        """Whatever a hand was doing is over."""
        self._pan_from, self._pressed = None, False
        self.viewport().unsetCursor()
        self.magnifier.put_away()
        if self.hands is not None:
            self.hands.cancel()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        ways = {Qt.FocusReason.TabFocusReason: True, Qt.FocusReason.BacktabFocusReason: False}
        if self.hands is not None and event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hands.focus_came(ways.get(event.reason()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._let_go()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the pieces; after the last of them it goes on to the next part of the window."""
        if self.hands is not None and self.hands.walk(forward):
            return True
        return super().focusNextPrevChild(forward)

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(STEP**notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        at = event.position()
        if event.button() == Qt.MouseButton.MiddleButton:
            self.magnifier.show_at(self.to_table(at), at)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.hands is not None and self.hands.press(at)
            if not self._pressed:
                self._pan_from, self._panned = at.toPoint(), False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
        elif self.hands is None or not self.hands.double(event.position()):
            self._pan_from, self._panned = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        at = event.position()
        if self.magnifier.active:
            self.magnifier.show_at(self.to_table(at), at)
        if self._pan_from is not None:
            self._pan(at.toPoint())
        elif self._pressed and not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()  # the release went somewhere else
        elif self.hands is not None:
            if self._pressed:
                self.hands.move(at)
            else:
                self.hands.hover(at)

    @property
    def _whole(self) -> bool:
        """Whether all of the table is seen: nothing to pan to, and a hand that missed a piece moves nothing."""
        seen = self.viewportTransform().mapRect(self.table_scene.bounds)
        return QRectF(self.viewport().rect()).adjusted(-1, -1, 1, 1).contains(seen)

    def _pan(self, to: QPoint) -> None:
        assert self._pan_from is not None
        if not self._panned and (self._whole or _near(to, self._pan_from)):
            return
        if not self._panned:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        way = to - self._pan_from
        self._panned, self.fitted, self._pan_from = True, False, to
        self._scroll(-way)
        self.moved.emit()

    def _scroll(self, by: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.MiddleButton:
            self.magnifier.put_away()
        elif event.button() == Qt.MouseButton.LeftButton:
            if self._pan_from is not None:
                still = _near(event.position().toPoint(), self._pan_from)
                self._pan_from = None
                self.viewport().unsetCursor()
                if not self._panned and still and self.hands is not None:
                    self.hands.tap(event.position())
            elif self._pressed and self.hands is not None:
                self._pressed = False
                self.hands.release(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        if self.hands is not None and not self._pressed:
            self.hands.hover(None)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        if self.hands is not None:
            self.hands.menu(None if keyboard else QPointF(event.pos()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._key(event))

    def enlarge(self) -> None:
        """Shows what is under the pointer large, until the magnifier is put away."""
        at = QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))
        self.magnifier.show_at(self.to_table(at), at)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self.magnifier.put_away()
        super().keyReleaseEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Alt:
            self.enlarge()
        elif key == Qt.Key.Key_Home and not modifiers:
            self.fit()
        elif modifiers & Qt.KeyboardModifier.ControlModifier and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(STEP)
        elif modifiers & Qt.KeyboardModifier.ControlModifier and key == Qt.Key.Key_Minus:
            self.zoom_by(1 / STEP)
        else:
            return self.hands is not None and self.hands.key(event)
        return True


def _near(one: QPoint, other: QPoint) -> bool:
    """Whether a hand that went from one to the other has only clicked."""
    return (one - other).manhattanLength() < 4
