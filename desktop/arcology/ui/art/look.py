"""The look of the whole program: one object that holds the current studio and dresses Qt's own widgets.

Widgets of this program take the ``Look``, paint with its studio and repaint when it changes, so that theme, game and
text size can
be changed while everything is open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from arcology.ui.art import paint
from arcology.ui.art.fonts import BODY, Role, Weight
from arcology.ui.art.palette import Palette, alpha, mix
from arcology.ui.art.studio import Studio
from arcology.ui.art.stylesheet import style_sheet

_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
)


class Look(QObject):
    """The studio in use, and the signal that it was exchanged."""

    changed = Signal()

    def __init__(self, studio: Studio, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._studio = studio
        self._blink = QApplication.cursorFlashTime()
        self._effects = [effect for effect in _EFFECTS if QApplication.isEffectEnabled(effect)]
        """What moves by Qt itself on this system, and is to stand still where little motion is wished."""

    @property
    def studio(self) -> Studio:
        return self._studio

    @property
    def palette(self) -> Palette:
        return self._studio.palette

    def dress(self, app: QApplication) -> None:
        """Gives the application our colours, font and style sheet, made for Qt's Fusion style. To be called once."""
        self._apply(app)

    def change(self, studio: Studio) -> None:
        """Shows everything with another studio: another theme, game, text size or wish for little motion."""
        self._studio = studio
        app = QApplication.instance()
        if isinstance(app, QApplication):
            self._apply(app)
        self.changed.emit()

    def _apply(self, app: QApplication) -> None:
        calm = self._studio.reduced
        for effect in self._effects:
            app.setEffectEnabled(effect, not calm)
        app.setCursorFlashTime(0 if calm else self._blink)
        font, sheet = self.font(BODY), style_sheet(self.palette, self._studio.text_scale, self._studio.target)
        if (font, sheet) == (app.font(), app.styleSheet()):
            return  # Qt polishes every widget anew, whether anything is new or not
        app.setPalette(qt_palette(self.palette))
        app.setFont(font)
        app.setStyleSheet(sheet)

    def px(self, size: float) -> int:
        """A length that belongs to text, in pixels at the current text size."""
        return round(size * self._studio.text_scale)

    def target(self, size: QSize) -> QSize:
        """The size of something that can be pressed: ``size``, or what a finger needs where that is asked for."""
        return size.expandedTo(QSize(self._studio.target, self._studio.target))

    def font(self, size: float, role: Role = Role.TEXT, weight: Weight = Weight.Medium, track: float = 0.0) -> QFont:
        """A font at the current text size."""
        return self._studio.fonts.font(size * self._studio.text_scale, role, weight, track)


class PartLook(Look):
    """The look of a part of the window with a text size of its own; everything else is that of the ``whole``.

    ``growth`` says what a large window adds to that size; without it nothing.
    """

    def __init__(
        self, whole: Look, text_scale: float, parent: QObject, growth: Callable[[], float] = lambda: 0.0
    ) -> None:
        super().__init__(whole.studio, parent)
        self._whole, self._own, self._growth = whole, text_scale, growth
        self._take()
        whole.changed.connect(self._follow)

    def grow(self, text_scale: float) -> None:
        """Another text size, or perhaps another growth."""
        before, self._own = self.studio.text_scale, text_scale
        self._take()
        if self.studio.text_scale != before:
            self.changed.emit()

    def _take(self) -> None:
        growth = self._growth()
        self._studio = replace(self._whole.studio, text_scale=self._own + growth, growth=growth)

    def _follow(self) -> None:
        self._take()
        self.changed.emit()


def qt_palette(p: Palette) -> QPalette:
    """Our roles in the places where Qt's styles look for colours."""
    group = QPalette.ColorRole
    result = QPalette()
    roles = {
        group.Window: p.surface,
        group.WindowText: p.ink,
        group.Base: p.well,
        group.AlternateBase: mix(p.well, p.surface, 0.5),
        group.Text: p.ink,
        group.PlaceholderText: p.ink_muted,
        group.Button: p.surface_raised,
        group.ButtonText: p.ink,
        group.BrightText: p.white,
        group.ToolTipBase: p.surface_raised,
        group.ToolTipText: p.ink,
        group.Highlight: p.accent_fill,
        group.HighlightedText: p.ink_on_accent,
        group.Accent: p.accent_fill,
        group.Link: p.info,
        group.LinkVisited: p.info,
        group.Light: mix(p.surface_raised, p.white, 0.2),
        group.Midlight: p.surface_raised,
        group.Mid: p.line,
        group.Dark: mix(p.surface, p.black, 0.35),
        group.Shadow: p.black,
    }
    for role, colour in roles.items():
        result.setColor(role, colour)
    for role in (group.WindowText, group.Text, group.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, alpha(p.ink_muted, 0.6))
    return result


def paint_focus(p: QPainter, palette: Palette, rect: QRectF, radius: float, colour: QColor | None = None) -> None:
    """The focus ring: two pixels of the focus colour just inside ``rect``, with a dark line inside it so that it
    shows on any ground.
    """
    tone = colour if colour is not None else palette.focus
    paint.stroke(p, paint.rounded(paint.inner(rect, 1), max(0.0, radius - 1)), tone, 2)
    gap = alpha(palette.black if palette.dark else palette.white, 0.7)
    paint.stroke(p, paint.rounded(paint.inner(rect, 2.5), max(0.0, radius - 2.5)), gap, 1)


# Qt allows one of its classes among the bases of a widget, so at run time the mix-in is a plain class.
if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class Looking(_Base):
    """Mix-in of every widget that paints itself in the current look: call ``watch`` in the constructor, override
    ``relook`` if needed.
    """

    look: Look

    def watch(self, look: Look) -> None:
        self.look = look
        look.changed.connect(self.relook)

    def relook(self) -> None:
        """Called after the look has changed."""
        self.updateGeometry()
        self.update()
