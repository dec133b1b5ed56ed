"""Decides which way of pointing a press or key begins, and hands everything to the one that is active."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from arcology.engine.offers import Target
from arcology.ui.gestures.base import ARROWS, ENTER, Gesture
from arcology.ui.gestures.bench import Bench
from arcology.ui.gestures.carry import Carry
from arcology.ui.gestures.choose import ChooseOffer
from arcology.ui.gestures.click import ClickPiece
from arcology.ui.gestures.drag import DragLaid, DragPiece
from arcology.ui.gestures.keyboard import KeyboardPick
from arcology.ui.gestures.reach import goer, means_something, piece_to_take, why_nobody
from arcology.ui.scene.places import in_reading_order, neighbour


class TableHands(QObject):
    """The view's :class:`~arcology.ui.scene.view.Hands`."""

    rule_wanted = Signal(str)
    """Somebody clicked the rule of a refusal."""

    def __init__(self, bench: Bench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bench = bench
        self.active: Gesture | None = None
        self.open_menu: QMenu | None = None
        self._acted_on: str | None = None

    # ---- the mouse -----------------------------------------------------------------------------------------------

    def press(self, at: QPointF) -> bool:
        """A press: first whatever is moving comes to its end, then it counts against what is possible now."""
        bench = self.bench
        self._acted_on = None
        if rule := bench.note.rule_at(at):
            self.rule_wanted.emit(rule)
            return True
        bench.note.hide()
        bench.marks.focus(None)
        bench.model.finish_film()
        bench.player.finish()
        held = self.active
        if held is not None and self._do(held, lambda gesture: gesture.press(at)):
            if isinstance(held, ClickPiece) and self.active is None:
                self._acted_on = held.source  # a second press of a double click does not lift it again
            return True
        hand = bench.view.to_table(at)
        piece = piece_to_take(bench, hand)
        if piece is None:
            return False
        bench.model.show_preview(None)
        grabbed, piece = piece, bench.model.offers.stand_in(piece)
        laid = bench.model.draft.share_of(piece) is not None or (
            bench.model.arrangement is not None and piece in bench.model.arrangement.pieces
        )
        self.active = (DragLaid if laid else DragPiece)(bench, piece, at, grabbed)
        return True

    def move(self, at: QPointF) -> None:
        if self.active is not None:
            self.active.move(at)

    def release(self, at: QPointF) -> None:
        held = self.active
        if not isinstance(held, DragPiece):
            return
        held.release(at)
        self._after(held)
        if not held.lifted and not held.strayed and not self._clicked(held.source):
            self._place_clicked(at)

    def double(self, at: QPointF) -> bool:
        """A double click does the only action that a piece has; the first click may have done it already."""
        model = self.bench.model
        piece = self.bench.scene.piece_at(self.bench.view.to_table(at), model.graspable)
        piece = model.offers.stand_in(piece) if piece is not None else None
        if piece is not None and piece == self._acted_on:
            return True
        if isinstance(self.active, ChooseOffer):  # the first click opened it; the second must not close it again
            return True
        offers = model.actions_of(piece) if piece is not None else []
        if len(offers) != 1 or (self.active is not None and self.active.source != piece):
            return self.press(at)
        self.cancel()
        self.bench.play_offer(offers[0], offers[0].target)
        self._acted_on = piece
        return True

    def hover(self, at: QPointF | None) -> None:
        bench = self.bench
        if at is None:
            if self.active is None:
                bench.model.look_at(bench.marks.focused)
                bench.model.show_preview(None)
            return
        if self.active is not None:
            self.active.hover(at)
            return
        hand = bench.view.to_table(at)
        piece = bench.scene.piece_at(hand)
        grasp = piece if piece in bench.model.sources() else piece_to_take(bench, hand)
        bench.model.look_at(grasp or piece)
        grasp = bench.model.offers.stand_in(grasp) if grasp is not None else None
        self._cursor(at, grasp)
        self._tell(grasp)

    def _tell(self, piece: str | None) -> None:
        """What a click on the piece would cost and leave, where a click does something."""
        model = self.bench.model
        offers = model.offers.at(piece, None) if piece is not None and not model.film_runs else ()
        model.show_preview(offers[0] if offers else None, piece)

    def _cursor(self, at: QPointF, piece: str | None) -> None:
        bench, viewport = self.bench, self.bench.view.viewport()
        takes = piece in bench.model.sources()
        link = bool(bench.note.rule_at(at)) or (not takes and goer(bench, bench.view.to_table(at)) is not None)
        shape = Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.OpenHandCursor
        if not link and not takes:
            viewport.unsetCursor()
        elif viewport.cursor().shape() != shape:
            viewport.setCursor(shape)

    def tap(self, at: QPointF) -> None:
        """A click on nothing that can be taken: put back what was lifted; else it is about the place."""
        if self.active is not None:
            self.cancel()
        else:
            self._place_clicked(at)

    def _place_clicked(self, at: QPointF) -> None:
        """The place was clicked first: the one piece that can go there is lifted and aims at it; or why none can."""
        bench, hand = self.bench, self.bench.view.to_table(at)
        found = goer(bench, hand)
        if found is not None:
            source, target = found
            self.active = ClickPiece(bench, source)
            bench.aim(target)
        elif (no := why_nobody(bench, hand)) is not None:
            bench.model.refuse(*no)

    def _clicked(self, piece: str) -> bool:
        """A click on a piece; False when it means nothing."""
        model = self.bench.model
        offers = model.offers.at(piece, None)
        if model.targets(piece):
            self.active = ClickPiece(self.bench, piece)
        elif len(offers) > 1:
            self.active = ChooseOffer(self.bench, piece, offers, None)
        else:
            self._acted_on = piece
            known = means_something(self.bench, piece)
            model.click(piece)
            return known
        return True

    # ---- the keyboard --------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        bench, key = self.bench, event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and Qt.Key.Key_1 <= key <= Qt.Key.Key_3:
            self._view(key - Qt.Key.Key_1 + 1, keep=bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
            return True
        if key == Qt.Key.Key_Space and bench.player.playing:
            if bench.player.waiting:
                bench.player.next()
            else:
                bench.player.finish()
            return True
        if key == Qt.Key.Key_Escape:
            return self.escape()
        if control and key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._step(key == Qt.Key.Key_Tab, everything=True)
        if self.active is not None:
            bench.player.finish()
            return self._do(self.active, lambda gesture: gesture.key(event))
        if key in ARROWS:
            return self._arrow(event, control)
        if key in ENTER and isinstance(bench.marks.focused, str):
            bench.model.finish_film()
            bench.player.finish()
            self._enter(bench.marks.focused)
            return True
        return False

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key goes to the table before the shortcuts of the window: all plain ones while a hand is busy."""
        modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & modifiers:
            return False
        if event.key() == Qt.Key.Key_Space:
            return self.bench.player.playing
        if event.key() == Qt.Key.Key_Escape and self.bench.note.shown:
            return True
        return self.active is not None

    def escape(self) -> bool:
        """Puts back what is in the hand, else hides a refusal, else steps back inside the action; False: nothing."""
        bench = self.bench
        if self.active is not None:
            gesture, self.active = self.active, None
            gesture.cancel()
            return True
        if bench.note.shown:
            bench.note.hide()
            return True
        return bench.model.step_back()

    def _enter(self, piece: str) -> None:
        model = self.bench.model
        piece = model.offers.stand_in(piece)
        if model.targets(piece):
            self.active = KeyboardPick(self.bench, piece)
            return
        self._clicked(piece)

    def _arrow(self, event: QKeyEvent, everything: bool) -> bool:
        order = self._order(everything)
        focused = self.bench.marks.focused
        if focused is None or self.bench.scene.rect(focused).isEmpty():
            return self._step(True, everything)
        here = self.bench.scene.rect(focused)
        others = [target for target in order if target != focused]
        found = neighbour(here, others, self.bench.scene.rect, ARROWS[event.key()])
        if found is not None:
            self._focus(found)
        return True

    def walk(self, forward: bool) -> bool:
        """Tab: the next piece that can act; False after the last one, so that the focus leaves the table."""
        if self.active is not None:
            return self._do(self.active, lambda gesture: gesture.walk(forward))
        return self._step(forward, everything=False)

    def focus_came(self, forward: bool | None) -> None:
        """Tab came to the table: its first (or last) piece has the focus."""
        if forward is not None:
            self.bench.marks.focus(None)
            if not self._step(forward, everything=False):
                self.find_focus()

    def find_focus(self) -> None:
        """The focus goes to the first piece that can act; where only buttons can, to what the question is about."""
        about = self.bench.model.status.about
        target = next(iter(self._order(False)), about)
        if target in self.bench.scene.pieces:
            self._focus(target)
        else:
            self.bench.marks.focus(None)

    def _step(self, forward: bool, everything: bool) -> bool:
        order = self._order(everything)
        focused = self.bench.marks.focused
        at = order.index(focused) if focused in order else (-1 if forward else len(order))
        at += 1 if forward else -1
        if not 0 <= at < len(order):
            self.bench.marks.focus(None)
            self.bench.model.look_at(None)
            return False
        self._focus(order[at])
        return True

    def _order(self, everything: bool) -> list[Target]:
        """In reading order; of pieces that can act those come first that make what the rail's buttons make."""
        scene, model = self.bench.scene, self.bench.model
        if everything:
            return in_reading_order(scene.areas(scene.pieces))
        asked = {offer.source for offer in model.offers.buttons()}
        return sorted(in_reading_order(scene.areas(model.sources())), key=lambda piece: piece not in asked)

    def _focus(self, target: Target) -> None:
        bench = self.bench
        bench.marks.focus(target)
        bench.view.ensure(bench.scene.rect(target))
        bench.model.look_at(target)
        self._tell(target if isinstance(target, str) else None)

    def _view(self, number: int, *, keep: bool) -> None:
        bench = self.bench
        if keep:
            bench.view.keep(number)
            return
        acting = QRectF()
        for rect in bench.scene.areas(bench.model.sources()).values():
            acting = acting.united(rect)
        focus = bench.scene.rect(bench.model.focus) if bench.model.focus is not None else QRectF()
        bench.view.recall(number, acting, focus)

    # ---- menus and the end of gestures ---------------------------------------------------------------------------

    def menu(self, at: QPointF | None) -> None:
        """The list of all actions of the piece under the pointer (None: of the one in focus)."""
        bench = self.bench
        if self._list_prices(at):
            return
        piece: Target | None = bench.marks.focused
        if at is not None:
            hand = bench.view.to_table(at)
            offered = bench.model.offers
            piece = bench.scene.piece_at(hand, lambda one: bool(bench.model.actions_of(offered.stand_in(one))))
            piece = offered.stand_in(piece) if piece is not None else None
        offers = bench.model.actions_of(piece) if isinstance(piece, str) else []
        if not offers or not isinstance(piece, str):
            return
        self.cancel()
        bench.model.finish_film()
        bench.player.finish()
        menu = QMenu(bench.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSection(bench.model.name_of(piece))
        for offer in offers:
            words = bench.model.render(offer.label)
            if offer.variant is not None:
                words = (
                    bench.model.render(offer.variant) if not words else f"{words} · {bench.model.render(offer.variant)}"
                )
            action = menu.addAction(words)
            action.triggered.connect(lambda _=False, offer=offer: bench.play_offer(offer, offer.target))
        menu.destroyed.connect(self._menu_gone)
        self.open_menu = menu
        pixel = at if at is not None else bench.view.viewportTransform().map(bench.scene.rect(piece).center())
        menu.popup(bench.view.viewport().mapToGlobal(pixel.toPoint()))

    def _list_prices(self, at: QPointF | None) -> bool:
        """With a piece in the hand: the list of what letting go here may mean; False where there is no choice."""
        held = self.active
        if not isinstance(held, Carry):
            return False
        if at is not None:
            held.hover(at)
        hot = self.bench.targets.hot
        return hot is not None and self._do(held, lambda gesture: gesture.list_prices(hot))

    def _menu_gone(self) -> None:
        self.open_menu = None

    def cancel(self) -> None:
        """Whatever is in the hand goes back."""
        gesture, self.active = self.active, None
        if gesture is not None:
            gesture.cancel()

    def _do(self, gesture: Gesture, what) -> bool:
        done: bool = what(gesture)
        self._after(gesture)
        return done

    def _after(self, gesture: Gesture) -> None:
        """A gesture that is over makes room, perhaps for the one that goes on from it."""
        if not gesture.live and self.active is gesture:
            self.active = gesture.then
