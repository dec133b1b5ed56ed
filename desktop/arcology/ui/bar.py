"""The bar along the top: undo and redo by name, rules, speed, what was just shown, and whether everything is saved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from arcology.session.settings import SPEEDS
from arcology.ui.art import kit
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, Looking
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.art.painting import painting
from arcology.ui.art.studio import ready
from arcology.ui.keymap import badge
from arcology.ui.keys import tab_after
from arcology.ui.model import GameModel
from arcology.ui.scores.standing import keeps_score

STEP_LETTERS, STEP_LETTERS_WIDE = 34, 64
"""Longest name of a step in the bar, and where there is room for more of it; the tool tip has the whole."""


class Bar(Looking, QWidget):
    """Buttons for the window's actions; where it is narrow, the least important lose their texts first."""

    spoken_as = "bar"
    speed_chosen = Signal(str)
    fit_asked = Signal()
    rules_asked = Signal()
    scores_asked = Signal()
    again_asked = Signal()
    since_asked = Signal()
    players_asked = Signal()
    rail_asked = Signal()
    saved_asked = Signal()

    def __init__(self, look: Look, model: GameModel, title: str, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.watch(look)
        self._model = model
        self.setAccessibleName(title)
        self._texts: dict[ActionButton, str] = {}
        self._badges: dict[ActionButton, str] = {}
        tr = look.studio.tr
        self.menu = self._button("menu", "", tr("app.bar.menu"))
        self.menu.clicked.connect(lambda: menu.popup(self.menu.mapToGlobal(self.menu.rect().bottomLeft())))
        self.title = Label(look, title.upper(), LARGE, "accent", family=Role.DISPLAY, weight=Weight.Bold, track=2)
        self.undo = self._button("undo", "", tr("app.bar.undo"), badge("undo"))
        self.redo = self._button("redo", "", tr("app.bar.redo"), badge("redo"))
        self.rules = self._button("rules", tr("app.bar.rules"), tr("app.bar.rules_tip"), "F1", self.rules_asked)
        self.scores = self._button("chart", tr("app.bar.scores"), tr("app.bar.scores_tip"), "F2", self.scores_asked)
        self.scores.setVisible(keeps_score(model))
        self.speed = self._button("speed", "", tr("app.bar.speed_tip"))
        self.speed.clicked.connect(self._choose_speed)
        self.fit = self._button("fit", tr("app.bar.fit"), tr("app.bar.fit_tip"), tr("app.keys.home"), self.fit_asked)
        self.again = self._button("again", tr("app.bar.again"), tr("app.bar.again_tip"), "", self.again_asked)
        self.since = self._button("eye", tr("app.bar.since"), tr("app.bar.since_tip"), "", self.since_asked)
        self.players = self._button("users", "", tr("app.bar.players"), "", self.players_asked)
        self.players.hide()
        self.rail = self._button("chevron_right", "", tr("app.bar.rail"), "", self.rail_asked)
        self.saved = self._button("save", "", "", "", self.saved_asked)
        self._skip = Label(look, "", SMALL + 1, "accent", weight=Weight.DemiBold)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 8, 0)
        row.setSpacing(0)
        row.addWidget(self.menu)
        row.addWidget(self.title)
        row.addSpacing(10)
        for button in (self.undo, self.redo, self.scores, self.rules, self.speed, self.fit, self.again, self.since):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._skip)
        row.addWidget(self.players)
        row.addWidget(self.saved)
        row.addWidget(self.rail)
        places = (row.itemAt(i) for i in range(row.count()))
        shown = (place.widget() for place in places if place is not None)
        tab_after(self, [widget for widget in shown if isinstance(widget, ActionButton)])
        self._speed = ""
        less = (self.since, self.again, self.fit, self.rules, self.redo, self.saved, self.scores)
        self._order = (*less, self.speed, self.undo)
        self._undo = ""
        self.undo.clicked.connect(model.undo)
        self.redo.clicked.connect(model.undo_stack.redo)
        model.shown.connect(self.show_model)
        model.film.connect(self._film)
        self.show_model()

    def _button(self, icon: str, text: str, tip: str, badge: str = "", signal=None) -> ActionButton:
        button = ActionButton(self.look, icon, text, badge, Kind.QUIET, self)
        button.setAccessibleName(text or tip)
        button.setToolTip(tip)
        self._texts[button], self._badges[button] = text, badge
        if signal is not None:
            button.clicked.connect(lambda: signal.emit())
        return button

    # ---- what it shows -------------------------------------------------------------------------------------------

    def show_model(self) -> None:
        """Names the steps that undo and redo would take."""
        model, tr = self._model, self.look.studio.tr
        stack = model.undo_stack
        self.undo.setEnabled(model.can_undo)
        self.redo.setEnabled(model.can_redo)
        reason = None if model.can_undo else model.undo_reason
        undo = tr("app.bar.undo_step", step=model.undo_text) if model.can_undo else tr("app.bar.undo")
        redo = tr("app.bar.redo_step", step=stack.redoText()) if model.can_redo else tr("app.bar.redo")
        self._name(self.undo, _short(undo), undo if reason is None else model.render(reason), undo)
        self._undo = _short(undo, STEP_LETTERS_WIDE)
        self._name(self.redo, tr("app.bar.redo"), redo, redo)
        since = model.since_last(None)
        in_sight = not model.covered
        self.since.setEnabled(since is not None and bool(since.pieces) and in_sight)
        self.again.setEnabled((model.session.position > 0 or model.opens) and in_sight)
        self.fit.setEnabled(in_sight)
        self.rail.setEnabled(in_sight)
        self._fit_texts()

    def show_speed(self, speed: str) -> None:
        """Names the speed of films."""
        self._speed = speed
        id = f"app.speed.{speed}"
        words = self.look.studio.tr("app.bar.speed", speed=self.look.studio.tr(id))
        self._name(self.speed, words, self.look.studio.tr("app.bar.speed_tip"), words)
        self._fit_texts()

    def show_saved(self, words: str, tip: str, *, good: bool) -> None:
        """Says when the last decision was saved, or that it was not."""
        self.saved.set_icon("check" if good else "alert")
        self.saved.set_kind(Kind.QUIET if good else Kind.DANGER)
        self._name(self.saved, words, tip, f"{words}. {tip}")
        self._fit_texts()

    def show_rail(self, folded: bool) -> None:
        self.rail.set_icon("chevron_left" if folded else "chevron_right")

    def _name(self, button: ActionButton, text: str, tip: str, spoken: str) -> None:
        self._texts[button] = text
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(spoken)

    def _film(self, plan) -> None:
        """While something plays, how to skip it."""
        stepwise = self._speed == "step"
        id = "app.bar.next_hint" if stepwise else "app.bar.skip_hint"
        self._skip.setText(self.look.studio.tr(id) if plan is not None and plan.ms > 400 else "")
        self._skip.show()
        self._skip.setVisible(self._wanted() <= self.width())  # half a hint is none, and the rail says it too

    # ---- shape ---------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(600, self.look.px(BODY * 1.25) + 32)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, self.sizeHint().height())

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._fit_texts()

    def relook(self) -> None:
        super().relook()
        QTimer.singleShot(0, self, self._fit_texts)  # the buttons take the new size of the text after this

    def _fit_texts(self) -> None:
        """All texts if there is room; else they go one by one, and at last the game's title and the key badges."""
        if not hasattr(self, "_order"):
            return
        buttons: Sequence[ActionButton] = [b for b in self._texts if b is not self.menu]
        for button in buttons:
            button.setText(self._texts[button])
            button.badge = self._badges[button]
        self.title.setVisible(True)
        room = self.width() - 40
        self.undo.setText(self._undo)
        if self._wanted() > room:
            self.undo.setText(self._texts[self.undo])
        for button in self._order:
            if self._wanted() <= room:
                return
            button.setText(self.look.studio.tr("app.bar.undo") if button is self.undo else "")
        if self._wanted() > room:
            self.undo.setText("")
        self.title.setVisible(self._wanted() <= room)
        if self._wanted() > room:
            for button in buttons:
                button.badge = ""

    def _wanted(self) -> int:
        widgets = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return sum(w.sizeHint().width() for w in widgets if not w.isHidden() and not w.isWindow())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette = self.look.palette
            rect = QRectF(self.rect())
            top = kit.lighter(palette.surface_raised, 0.04) if palette.dark else palette.surface_raised
            kit.fill(p, rect, kit.vertical(rect, (0, top), (1, palette.surface)))
            kit.fill(p, QRectF(0, rect.bottom() - 1, rect.width(), 1), palette.line)

    # ---- speed ---------------------------------------------------------------------------------------------------

    def _choose_speed(self) -> None:
        menu = QMenu(self)
        fill_speeds(menu, self._speed, self.look, self.speed_chosen)
        menu.exec(self.speed.mapToGlobal(self.speed.rect().bottomLeft()))
        menu.deleteLater()


def fill_speeds(menu: QMenu, now: str, look: Look, chosen) -> None:
    """An entry for each speed, the present one marked; ``chosen`` is the signal that is told."""
    group = QActionGroup(menu)
    for speed in SPEEDS:
        id = f"app.speed.{speed}"
        action = QAction(look.studio.tr(id), group)
        action.setCheckable(True)
        action.setChecked(speed == now)
        action.triggered.connect(lambda _=False, speed=speed: chosen.emit(speed))
        menu.addAction(action)


def _short(text: str, most: int = STEP_LETTERS) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
