"""The curtain between two people at one screen: an airlock that closes over the table until the next one is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.ui.art import paint
from arcology.ui.art.airlock import Airlock, Side, paint_door, paint_lock, paint_sign
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, Looking
from arcology.ui.art.fonts import BODY, HEADING, HERO, SMALL, TITLE, Role, Weight
from arcology.ui.art.look import PartLook
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready
from arcology.ui.growth import start_growth

CLOSING_MS = 260
OPENING_MS = 320
SIGN = 560
"""Preferred width of the sign at 100 % text."""
MARGIN = 16
"""Least distance of the sign from the edges, and its own margin."""
NAMES = ((HERO, True), (TITLE, True), (HEADING, True), (HEADING, False))
"""Sizes of the name, the one that is wished for first, and whether all of it and the note below it are shown."""
LOCK = (46.0, 260.0)
"""Least and greatest radius of the lock."""
GAP = 0.34
"""Between lock and sign, in radii."""
LIFTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
SIDES: tuple[Side, Side] = ("left", "right")


class Clock(Protocol):
    """What moves the doors: the clock of the table, at once where little motion is wished."""

    def glide(
        self, ms: int, show: Callable[[float], None], done: Callable[[], None] | None = None, ease: str = "out"
    ) -> None: ...


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is awaited: name, place of its colour among those of seats, and sign."""

    name: str
    tone: int
    sign: str


class Curtain(Looking, QWidget):
    """Covers its parent. Mouse and keys reach nothing below it; Enter, Space or a click lifts it when it is down.

    A press or key counts only if it began on the closed doors: what was meant for the table does not open them.
    """

    spoken_as = "dialog"
    shut = Signal()
    """The doors have met."""
    lift_asked = Signal()
    """The awaited person is there."""
    opened = Signal()
    """The doors are out of sight."""

    def __init__(self, look: Look, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock, self._room, self._whole_look = clock, parent, look
        look.changed.connect(self._grow)  # before its own look follows
        look = PartLook(look, self._text_scale(), self, self._growth)
        self.watch(look)
        self._beside = 0
        self._guest = Guest("", 0, "")
        self._closed, self._down = 0.0, False
        self._run = 0
        self._pressed = False
        self._doors: dict[Side, QPixmap] = {}
        self._still: QPixmap | None = None
        self._lock = Airlock(QRectF(), 0, 0, LOCK[0])
        self.by_keys = False
        """Whether it was lifted by the keyboard."""
        self._title = Label(look, "", SMALL, "ink_muted", family=Role.DISPLAY, weight=Weight.DemiBold, track=2.5)
        self._name = Label(look, "", HERO, family=Role.DISPLAY, weight=Weight.Bold, wrap=True)
        self._note = Label(look, "", BODY, "ink_muted", wrap=True)
        self.button = ActionButton(look, "eye", "", "Enter", Kind.PRIMARY, large=True)
        self.button.clicked.connect(self._lift)
        self.button.installEventFilter(self)
        self._sign = QWidget(self)
        column = self._column = QVBoxLayout(self._sign)
        column.setSpacing(4)
        for label in (self._title, self._name, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(8)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.hide()

    def _text_scale(self) -> float:
        """That of its texts as somebody has chosen it."""
        return self._whole_look.studio.text_scale - self._whole_look.studio.growth

    def _growth(self) -> float:
        """It is looked at as a whole and from afar: what is on it grows with it."""
        return start_growth(self._room.width(), self._room.height())

    def _grow(self) -> None:
        assert isinstance(self.look, PartLook)
        self.look.grow(self._text_scale())

    # ---- what it does --------------------------------------------------------------------------------------------

    @property
    def down(self) -> bool:
        """Whether the doors have met, so that nothing below can be seen, and nobody opens them yet."""
        return self._down

    def fall(self, guest: Guest, *, at_once: bool = False) -> None:
        """Closes the doors for somebody, or names somebody else on doors that are closed."""
        was_down, self._guest = self.down, guest
        self._say()
        self._fill()
        self._fit()
        if was_down:
            self.update()
            self._tell()
            return
        self._sign.hide()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._move(1.0, 0 if at_once else CLOSING_MS, self._met)

    def rise(self) -> None:
        """Opens the doors, from wherever they are."""
        self._down = False
        self._sign.hide()
        self._move(0.0, OPENING_MS, self._gone)

    def make_room(self, width: int) -> None:
        """Leaves so many pixels at the right edge to what lies there over the room."""
        self._beside = width
        self._fill()

    def _fill(self) -> None:
        self.setGeometry(self._room.rect().adjusted(0, 0, -self._beside, 0))

    def _move(self, to: float, ms: int, done: Callable[[], None]) -> None:
        """Moves the doors; a movement that was still going on is forgotten."""
        self._run += 1
        run, start = self._run, self._closed

        def show(part: float) -> None:
            if run == self._run:
                self._closed = start + (to - start) * part
                self.update()

        def end() -> None:
            if run == self._run:
                self._closed = to
                done()

        if ms and self.isVisible():
            self._clock.glide(ms, show, end, "in_out")
        else:
            end()

    def _met(self) -> None:
        self.by_keys = self._pressed = False
        self._down = True
        self._sign.show()
        self.update()
        self.shut.emit()
        self._tell()

    def _gone(self) -> None:
        self.hide()
        self._doors.clear()
        self._still = None
        self.opened.emit()

    def _tell(self) -> None:
        """The button has the focus, and a screen reader says for whom the screen is."""
        focus = self.window().focusWidget()
        if focus is None or focus is self or not focus.isVisible():
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def _lift(self) -> None:
        if self.down:
            self.lift_asked.emit()

    # ---- words and places ----------------------------------------------------------------------------------------

    def _say(self) -> None:
        tr, name = self.look.studio.tr, self._guest.name
        self.setAccessibleName(tr("app.curtain.pass", name=name))
        self._title.setText(tr("app.curtain.title").upper())
        self._title.setAccessibleName(tr("app.curtain.title"))
        self._note.setText(tr("app.curtain.note", name=name))
        self.button.setText(tr("app.curtain.lift", name=name))
        self.button.badge = tr("app.keys.enter")
        self.button.setAccessibleName(tr("app.curtain.lift", name=name))
        self.button.setAccessibleDescription(self.accessibleName())

    def _fit(self) -> None:
        """Sets lock and sign one below the other, the name as large as there is room for."""
        self._doors.clear()
        self._still = None
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        width = min(room.width(), self.look.px(SIGN))
        k = 1 + self.look.studio.growth
        high, radius, most = 0, 0.0, min(k * LOCK[1], 0.16 * min(self.width(), self.height()))
        beside = round(2 * MARGIN * k)
        self._column.setContentsMargins(beside, round((MARGIN + 6) * k), beside, round(MARGIN * k))
        for size, whole in NAMES:
            fits = self._set_name(size, width - 2 * beside, whole=whole)
            high = self._column.totalHeightForWidth(width)
            radius = min(most, (room.height() - high) / (2 + GAP))
            if fits and radius >= LOCK[0]:
                break
        radius = max(LOCK[0], radius)
        top = max(room.top(), round(room.center().y() - (high + (2 + GAP) * radius) / 2))
        below = min(round(top + (2 + GAP) * radius), room.bottom() + 1 - high)
        self._sign.setGeometry(room.center().x() - width // 2, below, width, high)
        self._lock = Airlock(QRectF(self.rect()), self.width() / 2, top + radius, radius)

    def _set_name(self, size: float, room: int, *, whole: bool) -> bool:
        """The name in lines, and whether each word fits into one; not ``whole``: its beginning, and no note below."""
        self._name.set_size(size)
        self._note.setVisible(whole)
        metrics, name = self._name.fontMetrics(), self._guest.name
        words = name.split() if whole else [name]
        cut = [metrics.elidedText(word, Qt.TextElideMode.ElideRight, room) for word in words]
        self._name.setText(" ".join(cut))
        self._name.setAccessibleName(name)
        return not whole or cut == words

    def relook(self) -> None:
        """Another theme, text size or language."""
        if not self.isHidden():
            self._say()
            self._fit()
        super().relook()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._room and kind == QEvent.Type.Resize:
            self._fill()
        elif watched is self.button and kind == QEvent.Type.MouseButtonDblClick:
            return True  # its first press may have been one on the table
        elif watched is self.button and kind in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.by_keys = kind == QEvent.Type.KeyPress
        return False

    def event(self, event: QEvent) -> bool:
        """On a screen of another ratio everything is painted anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and not self.isHidden():
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()
        if not self.isHidden():
            self._fit()

    # ---- hands ---------------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes on to what is not covered; while the doors move, to nothing."""
        return not self.down or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space lift it; a key that is still held down from before does not."""
        if event.key() in LIFTING and not event.isAutoRepeat():
            self.by_keys = True
            self._lift()
        event.setAccepted(event.key() in LIFTING)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._pressed = self.down and event.button() == Qt.MouseButton.LeftButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        pressed, self._pressed = self._pressed, False
        if pressed and self.rect().contains(event.position().toPoint()):
            self.by_keys = False
            self._lift()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click: the first was meant for the table."""
        event.accept()

    # ---- picture -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            if self.down:
                if self._still is None:
                    self._still = self._shut_picture()
                p.drawPixmap(0, 0, self._still)
            elif self._closed > 0.0:
                way = (1.0 - self._closed) * self.width() * 0.56
                p.drawPixmap(QPointF(-way, 0), self._door("left"))
                p.drawPixmap(QPointF(way, 0), self._door("right"))

    def _shut_picture(self) -> QPixmap:
        picture = self._blank()
        with painting(picture) as p:
            ready(p)
            for side in SIDES:
                p.drawPixmap(0, 0, self._door(side))
            with paint.clipped(p, paint.ellipse(self._lock.x, self._lock.y, self._lock.radius)):  # over the joint in it
                paint_lock(p, self.look.palette, self._lock, self._guest.tone, self._guest.sign)
            paint_sign(p, self.look.palette, QRectF(self._sign.geometry()), self._guest.tone)
        return picture

    def _door(self, side: Side) -> QPixmap:
        """A door with its half of the lock."""
        if side not in self._doors:
            picture = self._doors[side] = self._blank()
            with painting(picture) as p:
                ready(p)
                paint_door(p, self.look.palette, self._lock, side)
                p.setClipPath(self._lock.door(side))
                paint_lock(p, self.look.palette, self._lock, self._guest.tone, self._guest.sign)
        return self._doors[side]

    def _blank(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture
