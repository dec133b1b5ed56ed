"""A person at the window: mouse and keys go to the window itself, so that they land on what really lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from arcology.engine.offers import Offer, Target
from arcology.session.steps import HUMAN
from arcology.ui.gestures.choose import ChooseOffer
from arcology.ui.model import GameModel
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.toy_program import scroller
from tests.trials.focus import assert_focus_is_seen, name_of

LEFT, NONE, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
PARTS = (0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95)
"""Where a piece is tried to be gripped, as parts of its width and height, the middle first."""

PATIENCE = 10_000
"""Milliseconds, about."""


class Person:
    """Looks at the window and uses its mouse and keyboard."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    # ---- what the person looks at --------------------------------------------------------------------------------

    @property
    def page(self) -> TablePage:
        assert self.window.page is not None, "no table is shown"
        return self.window.page

    @property
    def model(self) -> GameModel:
        return self.page.model

    @property
    def digest(self) -> str:
        """Of the complete state where the game stands."""
        return self.model.session.timeline.current.digest

    @property
    def handle(self) -> QWindow:
        handle = self.window.windowHandle()
        assert handle is not None
        return handle

    # ---- the mouse -----------------------------------------------------------------------------------------------

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.handle, LEFT, NONE, at)

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self.handle, to)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.handle, LEFT, NONE, at)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.handle, LEFT, NONE, at)

    def drag(self, start: QPoint, end: QPoint, steps: int = 3) -> None:
        """Press, move on a straight way, let go."""
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
        self.release(end)

    def click_on(self, widget: QWidget) -> None:
        """Scrolls to a control if that is needed and clicks its middle, where nothing else may lie."""
        self.bring(widget)
        at = self.middle(widget)
        under = self.window.childAt(at)
        assert under is widget or (under is not None and widget.isAncestorOf(under)), (
            f"{name_of(widget)!r} is covered at {at} by {under}"
        )
        assert widget.isEnabled(), f"{name_of(widget)!r} is greyed"
        self.click(at)

    def middle(self, widget: QWidget) -> QPoint:
        """The middle of a widget in pixels of the window."""
        return widget.mapTo(self.window, widget.rect().center())

    def bring(self, widget: QWidget) -> None:
        """Turns the wheel over the column that holds a widget until its middle is in sight."""
        QApplication.processEvents()
        area = scroller(widget)
        for _ in range(200):
            if area is None:
                break
            port = area.viewport()
            y = widget.mapTo(port, widget.rect().center()).y()
            if 4 <= y <= port.height() - 4:
                break
            turn = QPoint(0, -60 if y > 0 else 60)
            QTest.wheelEvent(self.handle, port.mapTo(self.window, QPoint(port.width() - 3, 6)), turn)
            QApplication.processEvents()
        assert self.window.rect().contains(self.middle(widget)), f"{name_of(widget)!r} cannot be reached"

    # ---- the table -----------------------------------------------------------------------------------------------

    def at(self, point: QPointF) -> QPoint:
        """A point of the table in pixels of the window."""
        view = self.page.view
        return view.viewport().mapTo(self.window, view.viewportTransform().map(point).toPoint())

    def grip(self, piece: str) -> QPointF:
        """A point of the table where a press takes this piece and no other."""
        scene, model = self.page.desk.scene, self.model
        for point in grid(scene.rect(piece)):
            if scene.piece_at(point, model.graspable) == piece:
                return point
        raise AssertionError(f"{piece} cannot be gripped: other pieces cover it")

    def aim(self, piece: str, target: Target) -> QPointF:
        """A point over the target at which letting go means it."""
        bench = self.page.desk.bench
        for point in grid(bench.targets.areas[target]):
            if bench.meant_at(point) == target and self.in_sight(point):
                return point
        raise AssertionError(f"{piece} cannot be let go at {target}: other places pull it away")

    def in_sight(self, point: QPointF) -> bool:
        view = self.page.view
        return view.viewport().rect().contains(view.viewportTransform().map(point).toPoint())

    def drag_to(self, piece: str, target: Target) -> None:
        """Takes a piece by the mouse and lets it go at a legal place, which lights up before."""
        self.lift(piece)
        bench = self.page.desk.bench
        assert target in bench.targets.areas, f"{target} is not lit for {piece}"
        offset = bench.ghost.middle - self._hand
        start, end = self.at(self._hand), self.at(bench.targets.areas[target].center() - offset)
        for step in (1, 2):
            self.move(start + (end - start) * (step / 2))
        if bench.targets.hot != target:  # a small place beside a large one: the hand itself goes there
            end = self.at(self.aim(piece, target))
            self.move(end)
        assert bench.targets.hot == target, f"{piece} over {target} would mean {bench.targets.hot}"
        self.release(end)

    def lift(self, piece: str) -> None:
        """Presses on a piece and moves far enough that it lifts."""
        self._hand = self.grip(piece)
        start = self.at(self._hand)
        self.press(start)
        far = QApplication.startDragDistance() + 2
        self._hand = self.page.view.to_table(
            QPointF(self.page.view.viewport().mapFrom(self.window, start + QPoint(far, 0)))
        )
        self.move(start + QPoint(far, 0))
        assert self.page.desk.bench.ghost.piece == piece, f"a drag at {start} did not lift {piece}"

    def take_a_seat(self, *, keys: bool = False) -> None:
        """Waits for a curtain that is falling, and lifts it: the awaited person is here."""
        viewing, curtain = self.page.viewing, self.page.curtain
        assert comes_true(lambda: curtain.down or viewing.wanted == self.model.viewer), "no curtain falls"
        if not curtain.down:
            return
        assert not self.model.offers.offers, "something can be played behind the curtain"
        if keys:
            assert_focus_is_seen(self)
            self.key(Qt.Key.Key_Return)
        else:
            self.click_on(curtain.button)
        assert comes_true(lambda: not curtain.isVisible()), "the curtain does not rise"
        assert self.model.ask is not None
        assert self.model.viewer == self.model.ask.seat

    # ---- decisions -----------------------------------------------------------------------------------------------

    def decide(self, action: Any, *, clicks: bool = False) -> None:
        """Makes one decision by the mouse alone: a button of the rail, a drag or two clicks, or a click on a piece."""
        offer = self.offer(action)
        before = self.model.session.position
        button = self.button_of(offer)
        if button is not None:
            self.click_on(button)
        else:
            assert offer.source is not None, f"no hand makes {action}"
            self._point(offer, clicks)
            self._choose(offer)
        self._assert_made(action, before, "mouse")

    def _assert_made(self, action: Any, before: int, by: str) -> None:
        """Since the position ``before`` the person has made this decision and no other."""
        session = self.model.session
        assert session.position > before, f"{action} by the {by} did nothing"
        made = [entry.action for entry in session.entries[before + 1 :] if entry.driver == HUMAN]
        assert made == [action], f"the {by} made {made} instead of {action}"

    def offer(self, action: Any) -> Offer:
        return next(offer for offer in self.model.offers.offers if offer.action == action)

    def button_of(self, offer: Offer) -> QAbstractButton | None:
        """The button of the rail that makes an offer."""
        QApplication.processEvents()
        return next((b for b, o in self.page.rail.offers.offers().items() if o == offer and not b.isHidden()), None)

    def _point(self, offer: Offer, clicks: bool) -> None:
        assert offer.source is not None
        if offer.target is None:
            at = self.at(self.grip(offer.source))
            self.click(at)
            if self.model.in_hand == offer.source:  # it can be dragged too: a second click is its own action
                self.click(at)
        elif offer != self.model.offers.at(offer.source, offer.target)[0]:
            self._ask_for_prices(offer.source, offer.target)
        elif clicks:
            self.click(self.at(self.grip(offer.source)))
            assert self.model.in_hand == offer.source
            self.click(self.at(self.aim(offer.source, offer.target)))
        else:
            self.drag_to(offer.source, offer.target)

    def _ask_for_prices(self, piece: str, target: Target) -> None:
        """Click on the piece, right click on the place: a list says at which prices it can be done."""
        self.click(self.at(self.grip(piece)))
        assert self.model.in_hand == piece
        at = self.at(self.aim(piece, target))
        self.move(at)
        QTest.mouseClick(self.handle, Qt.MouseButton.RightButton, NONE, at)
        assert self.page.desk.bench.chooser.shown, f"a right click lists no prices of {piece} at {target}"

    def _choose(self, offer: Offer) -> None:
        """Where the gesture may mean several actions, the row of the right one is clicked."""
        chooser = self.page.desk.bench.chooser
        if not chooser.shown:
            return
        row = chooser.offers.index(offer)
        area = chooser.area
        y = next(y for y in range(int(area.top()), int(area.bottom())) if self._row_at(y) == row)
        at = QPoint(int(area.center().x()), y + 4)
        self.click(self.page.view.viewport().mapTo(self.window, at))

    def _row_at(self, y: int) -> int | None:
        chooser = self.page.desk.bench.chooser
        return chooser.row_at(QPointF(chooser.area.center().x(), y))

    # ---- the keyboard --------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key | int, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """A key goes to the window; Qt hands it to what has the focus."""
        QTest.keyClick(self.handle, key, modifiers)  # type: ignore[call-overload]  # a key as a number is allowed

    def letter(self, letter: str) -> None:
        self.key(Qt.Key(ord(letter.upper())))

    @property
    def focus(self) -> QWidget | None:
        return self.window.focusWidget()

    def decide_by_keys(self, action: Any) -> None:
        """Makes one decision by the keyboard alone; the focus can be seen after every key."""
        offer = self.offer(action)
        before = self.model.session.position
        if self.button_of(offer) is not None and offer.key:
            self.letter(offer.key)
        elif offer.target is None and self.model.targets(str(offer.source)):
            self._take_from_list(offer)  # Enter on the piece would lift it to be laid somewhere
        else:
            self._walk_to(offer)
            self._lift_and_drop(offer)
            self._choose_by_keys(offer)
        self._assert_made(action, before, "keyboard")

    def _take_from_list(self, offer: Offer) -> None:
        """F6 to the rail, Tab to the list of all actions, arrows to the one that is meant."""
        panel = self.page.rail.offers
        while not self.page.rail.isAncestorOf(self.focus):
            self.key(Qt.Key.Key_F6)
        self.tab_to(panel._fold)
        if not panel._fold.isChecked():
            self.key(Qt.Key.Key_Space)
        self.tab_to(panel._all)
        wanted = next(
            i for i in range(panel._all.count()) if panel._all.item(i).data(Qt.ItemDataRole.UserRole) == offer
        )
        for _ in range(panel._all.count()):
            if panel._all.currentRow() == wanted:
                break
            self.key(Qt.Key.Key_Down if panel._all.currentRow() < wanted else Qt.Key.Key_Up)
        assert_focus_is_seen(self)
        self.key(Qt.Key.Key_Return)

    def tab_to(self, widget: QWidget, most: int = 80) -> None:
        """Tab until a control has the focus, which can be seen all the way."""
        for _ in range(most):
            assert_focus_is_seen(self)
            if self.focus is widget:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {name_of(widget)!r}")

    def _walk_to(self, offer: Offer) -> None:
        """F6 to the table if the focus is elsewhere, then Tab to the piece."""
        marks = self.page.desk.bench.marks
        for _ in range(3):
            if self.focus is self.page.view:
                break
            self.key(Qt.Key.Key_F6)
        for _ in range(2 * len(self.model.sources()) + 2):
            if marks.focused == offer.source and self.focus is self.page.view:
                break
            if self.focus is not self.page.view:  # past the last piece Tab leaves the table
                self.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
                assert self.focus is self.page.view
                for _ in range(len(self.model.sources())):
                    if marks.focused == offer.source:
                        break
                    self.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
                break
            self.key(Qt.Key.Key_Tab)
        assert marks.focused == offer.source, f"Tab does not reach {offer.source}"
        assert_focus_is_seen(self)

    def _lift_and_drop(self, offer: Offer) -> None:
        self.key(Qt.Key.Key_Return)
        if offer.target is None or isinstance(self.page.desk.hands.active, ChooseOffer):
            return
        targets = self.page.desk.bench.targets
        for _ in range(len(targets.order)):
            assert_focus_is_seen(self)
            if targets.hot == offer.target:
                break
            self.key(Qt.Key.Key_Tab)
        assert targets.hot == offer.target, f"Tab does not reach {offer.target}"
        for _ in range(len(self.model.offers.at(str(offer.source), offer.target))):
            if self.model.weighed == offer:
                break
            self.letter("P")  # the same at its next price
        self.key(Qt.Key.Key_Return)

    def _choose_by_keys(self, offer: Offer) -> None:
        chooser = self.page.desk.bench.chooser
        if not chooser.shown:
            return
        while chooser.offers[chooser.chosen] != offer:
            self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Return)


def comes_true(condition: Callable[[], bool]) -> bool:
    """Whether a condition holds soon; the program goes on meanwhile."""
    for _ in range(PATIENCE):
        if condition():
            return True
        QTest.qWait(1)
    return False


def grid(rect: Any) -> Iterator[QPointF]:
    """Points of a rectangle, the middle first."""
    for y in PARTS:
        for x in PARTS:
            yield QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)
