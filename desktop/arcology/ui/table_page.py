"""The page of a game: bar on top, table in the middle, rail at the right; all of them follow one model."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from arcology.engine.text import SeatRef, Text
from arcology.session.opening import OpenGame
from arcology.session.settings import Settings
from arcology.ui.art.look import Look, PartLook
from arcology.ui.bar import Bar
from arcology.ui.desk import Desk
from arcology.ui.dialogs.curtain import Curtain, Guest
from arcology.ui.dialogs.notice import Notice
from arcology.ui.keepsake import Keeper, picture_of, summary_of
from arcology.ui.model import GameModel
from arcology.ui.outline.front import Front
from arcology.ui.painters import Painters, art_of
from arcology.ui.panels.rest import AtRest
from arcology.ui.panels.where import tone_of
from arcology.ui.rail import Rail
from arcology.ui.seating import TableSeating
from arcology.ui.sheet import Sheet
from arcology.ui.split import Split
from arcology.ui.times import clock
from arcology.ui.viewing import Viewing

LEAST_TABLE = 420
LEAST_RAIL = 270
USUAL_RAIL = (310, 0.3)
"""A rail whose width nobody has chosen: at least so many pixels, at most this part of the window."""
RAIL_GROWTH = 0.75
"""How much of the growth of its texts the rail follows."""
RAIL_PART = 0.4
"""Of the width for a rail that has grown with its texts: the table stays the larger part."""
RAIL_BESIDE_TEXT = 0.38
"""Of the width for the rail at most, where the table is told in lines that say all that the rail does."""
PACES = {"step": 1.0, "slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}


class TablePage(QWidget):
    """One game at the table. Signals are wishes that the window fulfils."""

    rule_asked = Signal(str)
    rules_asked = Signal()
    scores_asked = Signal()
    players_asked = Signal()
    speed_chosen = Signal(str)
    rail_changed = Signal(int, bool)
    view_chosen = Signal(str)
    """How the table is to be shown: "picture" or "text"."""
    again_asked = Signal(bool)
    start_asked = Signal()
    export_asked = Signal()
    covered = Signal()
    """A curtain is about to cover the table: what lies over it has to go."""
    copied = Signal()
    """Another window has played on in this game: from here on a copy lies on the table."""

    seating: TableSeating

    def __init__(
        self,
        look: Look,
        game: OpenGame,
        model: GameModel,
        settings: Settings,
        menu: QMenu,
        rule_title: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look, self.game, self.model = look, game, model
        title = f"{game.plugin.id}.title"
        self.bar = Bar(look, model, look.studio.tr(title), menu)
        self.notice = Notice(look)
        painters = Painters(art_of(game.plugin), game.board.layout)
        self.desk = Desk(model, painters, look.studio, self)
        self.view = self.desk.view
        self.log_look = PartLook(look, settings.log_scale / 100, self, lambda: look.studio.growth)
        self.card_look = PartLook(look, settings.text_scale / 100, self)
        self.rail = Rail(look, model, painters, rule_title, log=self.log_look, cards=self.card_look)
        self._split = Split(look)
        self.front = Front(look, model, self.desk, rule_title)
        self._split.addWidget(self.front)
        self._split.addWidget(self.rail)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        self._split.setCollapsible(0, False)
        self._width, self._folded = settings.rail_width, settings.rail_folded
        self.rail.setVisible(not self._folded)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.notice)
        self.place = QWidget()
        below = QVBoxLayout(self.place)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self._split)
        column.addWidget(self.place, 1)
        self.viewing = Viewing(model, self)
        self.curtain = Curtain(look, self.desk.player, self.place)
        self.keeper = Keeper(game, model, self)
        self._docked = 0
        self._over: Sheet | None = None
        self._connect()
        self.use(settings)
        self.bar.show_rail(settings.rail_folded)
        self._show_saved()
        for notice in game.notices:
            self.notice.tell(model.render(notice), role="warning")

    def _connect(self) -> None:
        bar, rail = self.bar, self.rail
        bar.rules_asked.connect(self.rules_asked)
        bar.scores_asked.connect(self.scores_asked)
        bar.players_asked.connect(self.players_asked)
        bar.speed_chosen.connect(self.speed_chosen)
        bar.fit_asked.connect(self.view.fit)
        bar.again_asked.connect(self.show_again)
        bar.since_asked.connect(self.show_since)
        bar.rail_asked.connect(self.fold_rail)
        bar.saved_asked.connect(self.export_asked)
        rail.rule_asked.connect(self.rule_asked)
        rail.pieces_asked.connect(self.front.point_out)
        self.desk.rule_wanted.connect(self.rule_asked)
        rail.end.again_asked.connect(self.again_asked)
        rail.end.start_asked.connect(self.start_asked)
        rail.end.scores_asked.connect(self.scores_asked)
        self.front.rule_asked.connect(self.rule_asked)
        self.front.again_asked.connect(self.again_asked)
        self.front.start_asked.connect(self.start_asked)
        self._split.splitterMoved.connect(lambda *_: self._rail_moved())
        self.model.shown.connect(self._show_saved)
        space = QShortcut(Qt.Key.Key_Space, self)
        space.setEnabled(False)
        space.activated.connect(self.skip)
        self.model.film.connect(lambda plan: space.setEnabled(plan is not None))
        self.viewing.falls.connect(self._let_fall)
        self.viewing.rises.connect(self._raise)
        self.viewing.caught_up.connect(lambda: None if self.front.as_text else rail.log.jump_to_since())
        self.curtain.shut.connect(self._cover)
        self.curtain.lift_asked.connect(self.viewing.lift)
        self.curtain.opened.connect(self.viewing.catch_up)

    def seat(self, seating: TableSeating) -> None:
        """Takes over who decides; from :meth:`begin` on, computers do."""
        self.seating = seating
        self.bar.players.setVisible(seating.changeable)
        seating.told.connect(lambda what: self.notice.tell(self.model.render(what), role="warning"))
        seating.changed.connect(self._show_names)
        if seating.notices:
            notices = (*self.game.notices, *seating.notices)
            self.notice.tell(" ".join(self.model.render(notice) for notice in notices), role="warning")

    def _show_names(self) -> None:
        """Names say who is a computer, in the log and on the table."""
        self.rail.log.relook()
        self.desk.use_studio(self.desk.scene.studio)

    # ---- what the window does with it ----------------------------------------------------------------------------

    def use(self, settings: Settings) -> None:
        """Takes over speed and motion."""
        step, reduced = settings.speed == "step", self.look.studio.reduced
        text = settings.table_view == "text"
        self.desk.set_speed(0.0 if text else PACES[settings.speed], step=step, reduced=reduced)
        self.viewing.use(PACES[settings.speed], curtain=settings.curtain == "on")
        self.log_look.grow(settings.log_scale / 100)
        self.card_look.grow(settings.text_scale / 100)
        self.desk.use_studio(self.card_look.studio)
        self.front.show_as(text=text)
        self.bar.fit.setHidden(text)
        self._set_sizes()
        self.bar.show_speed(settings.speed)
        self.model.mute(settings.blood == "tokens")

    def change_view(self) -> None:
        """Shows the table painted instead of told, or the other way round."""
        self.view_chosen.emit("picture" if self.front.as_text else "text")

    def show_again(self) -> None:
        """Plays the film of the last decision again; in the text view goes to the lines of what is new."""
        if self.front.as_text:
            self.front.show_news()
            return
        self.model.show_again(self.model.session.position)

    def show_since(self) -> None:
        """Rings what has happened since the last decision; in the text view goes to the lines of it."""
        (self.front.show_news if self.front.as_text else self.rail.log.jump_to_since)()

    def fold_rail(self) -> None:
        """Folds the rail away, or brings it back as wide as it was."""
        self._folded = not self._folded
        self.rail.setVisible(not self._folded or bool(self._docked))
        self.bar.show_rail(self._folded)
        self._set_sizes()
        self.rail_changed.emit(self._width, self._folded)

    def _rail_moved(self) -> None:
        """By the hand of a person: the width is kept as it would be at 100 % text, or as it is where it is large."""
        width = self.rail.width()
        self._width = width if width > self.width() * RAIL_PART else round(width / self._rail_growth)
        self.rail_changed.emit(self._width, False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Alt mean the same with the focus on rail or bar as on the table."""
        if event.key() == Qt.Key.Key_Alt and self.view.underMouse() and not self.model.covered:
            self.view.enlarge()
        elif event.key() != Qt.Key.Key_Escape or not self._escape():
            super().keyPressEvent(event)

    def _escape(self) -> bool:
        """Puts back what is in the hand, and so on; else closes the bar that tells something."""
        return (self.curtain.isHidden() and self.desk.hands.escape()) or self.notice.put_away()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self.view.magnifier.put_away()
        super().keyReleaseEvent(event)

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._set_sizes()

    def _set_sizes(self) -> None:
        """The rail keeps its width, which grows with its text, as long as the table keeps enough."""
        grown = round(self._width * self._rail_growth) or self._left_over(self._rail_growth)
        wanted = max(self._width, min(grown, round(self.width() * RAIL_PART)))
        least = min(LEAST_RAIL, self.width() // 2)
        most = round(self.width() * RAIL_BESIDE_TEXT) if self.front.as_text else self.width() - LEAST_TABLE
        rail = self._docked or max(least, min(wanted, most))
        self.rail.setMinimumWidth(least)
        self._split.setSizes([self.width() - rail, rail])

    @property
    def _rail_growth(self) -> float:
        return 1 + (self.look.studio.text_scale - 1) * RAIL_GROWTH

    def _left_over(self, growth: float) -> int:
        """What a table as high as its place leaves beside it: the whole table is seen, and no place is empty."""
        table = self.desk.scene.bounds
        high = self.height() - self.bar.sizeHint().height()
        beside = round(self.width() - self._split.handleWidth() - high * table.width() / table.height())
        least, most = USUAL_RAIL
        return max(round(least * growth), min(beside, round(self.width() * most)))

    def dock(self, sheet: Sheet) -> None:
        """Makes room for a sheet in place of the rail, so that the table stays in sight and alive."""

        def place(width: int) -> None:
            self._docked = width
            self.curtain.make_room(width)
            self.rail.setVisible(bool(width) or not self._folded)
            self._set_sizes()

        def leave() -> None:
            self._over = None
            place(0)

        self._over = sheet
        sheet.docked.connect(place)
        sheet.closed.connect(leave)
        place(sheet.width())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab passes over the rail while a sheet covers it."""
        for _ in self.rail.findChildren(QWidget):
            if not super().focusNextPrevChild(forward):
                return False
            if self._over is None or not self.rail.isAncestorOf(self.window().focusWidget() or self):
                break
        return True

    def skip(self) -> None:
        """Space while a film plays, wherever the focus is: its next step where it waits for one, else its end."""
        if self.desk.player.waiting:
            self.desk.next_step()
        else:
            self.model.finish_film()

    def parts(self) -> list[QWidget]:
        """The places between which F6 goes round: table, rail and bar, or curtain and bar."""
        beside = self.rail if self._over is None else self._over
        return [self.front.face, beside, self.bar] if self.curtain.isHidden() else [self.curtain, self.bar]

    # ---- the curtain ---------------------------------------------------------------------------------------------

    def begin(self, viewer: int | None = None) -> None:
        """People sit down at the table: one of them sees it as its seat does, or the curtain is down for the first.

        ``viewer`` looks already. Without this the table stays that of an onlooker, who sees what is public.
        """
        self.viewing.begin(viewer)
        self.seating.begin_when_painted(self.view.viewport(), self.front, self.curtain)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """The focus comes to the table, or to the curtain that covers it."""
        (self.front.face if self.curtain.isHidden() else self.curtain.button).setFocus(reason)

    def _let_fall(self, seat: int) -> None:
        self.covered.emit()
        while (popup := QApplication.activePopupWidget()) is not None:  # a list that somebody has left open
            popup.close()
        self.desk.hush()
        info = self.model.seats[seat]
        name = self.look.studio.tr("app.curtain.name", name=SeatRef(seat))
        self.curtain.fall(Guest(name, tone_of(info), info.symbol), at_once=not self.isVisible())

    def _cover(self) -> None:
        """Behind closed doors: the table becomes nobody's, and is not there for keys and screen readers."""
        self.model.cover()
        self._split.hide()

    def _raise(self) -> None:
        """The table is the next person's, complete and sharp, before the doors open."""
        self._split.show()
        self._set_sizes()
        if self.curtain.isAncestorOf(self.window().focusWidget() or self.curtain):
            keys = self.curtain.by_keys
            self.front.face.setFocus(Qt.FocusReason.TabFocusReason if keys else Qt.FocusReason.OtherFocusReason)
        self.curtain.rise()

    # ---- saving --------------------------------------------------------------------------------------------------

    def _show_saved(self) -> None:
        """Whether the last decision is on disk; if not, why, with ways out."""
        tr, session = self.look.studio.tr, self.model.session
        trouble: Text | None = session.journal.trouble
        if trouble is None:
            at = clock(session.timeline.current.at)
            self.bar.show_saved(tr("app.bar.saved", time=at), tr("app.bar.saved_tip"), good=True)
            if self._in_trouble:
                self._in_trouble = False
                self.notice.hide()
            if (told := self.game.journal.take_notice()) is not None:
                self.notice.tell(self.model.render(told), role="warning")
                if told.id == "store.copied":
                    self.copied.emit()
            return
        words = self.model.render(trouble)
        self.bar.show_saved(tr("app.bar.unsaved"), words, good=False)
        self._in_trouble = True
        self.notice.offer(
            words, [(tr("app.trouble.retry"), self._retry), (tr("app.trouble.export"), self.export_asked.emit)], "bad"
        )

    _in_trouble = False

    def _retry(self) -> None:
        self.model.session.journal.retry()
        self._show_saved()

    def keep_picture(self) -> None:
        """Puts a small picture of the table and where it stands, or how it ended, into the library."""
        self.model.look_back(None)  # the game stands where it ended, whatever was looked at last
        self.game.journal.picture(summary_of(self.model), self.picture())

    def picture(self) -> bytes:
        """The table as everybody may see it, as a small PNG."""
        return picture_of(self.desk, self.look.palette.felt)

    def close_game(self) -> None:
        """Lets the model and everything that moves come to rest."""
        self.keeper.stop()
        for rest in self.findChildren(AtRest):
            rest.stop()
        self.rail.log.come_to_rest()
        self.seating.close()
        self.viewing.close()
        self.rail.end.scrubber.end()
        self.desk.close()
