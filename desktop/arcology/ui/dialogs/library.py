"""The library: every saved game, what can be done with it, and what to do when a file is damaged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from arcology.store.library import SavedInfo
from arcology.store.problem import StoreProblem
from arcology.text.translator import Translator
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, PanelFrame, SectionTitle
from arcology.ui.art.fonts import BODY, LARGE, SMALL, Role, Weight
from arcology.ui.dialogs.notice import Notice
from arcology.ui.flow import Flow
from arcology.ui.panels.parts import clear, panel_column
from arcology.ui.save_files import SUFFIX, proposal, with_suffix
from arcology.ui.services import Services, Trouble
from arcology.ui.sheet import Body, Sheet
from arcology.ui.start.cards import Thumbnail
from arcology.ui.start_screen import headline_of, title_of, words_of
from arcology.ui.times import when

PICTURE = QSize(150, 104)


class GameRow(PanelFrame):
    """One game: picture, name (to be changed in place), where it stands, and its buttons."""

    def __init__(self, look: Look, info: SavedInfo, thumbnail: bytes | None, sheet: LibrarySheet) -> None:
        super().__init__(look, "", padding=10)
        tr = look.studio.tr
        self.info = info
        self.buttons: list[ActionButton] = []
        row = QHBoxLayout()
        row.setSpacing(16)
        column = panel_column(self, 0)
        column.addLayout(row)
        growth = look.studio.growth
        if look.studio.text_scale - growth < 1.6:
            image = QImage.fromData(thumbnail) if thumbnail else None
            picture = Thumbnail(look, image, "", info.game)  # the lines beside it say when
            picture.setFixedSize(PICTURE * (1 + growth))
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        self.name = Label(look, title_of(info, tr), LARGE, family=Role.DISPLAY, weight=Weight.DemiBold, wrap=True)
        self.edit = QLineEdit(title_of(info, tr))
        self.edit.setAccessibleName(tr("app.library.name_field"))
        self.edit.hide()
        self.edit.returnPressed.connect(lambda: sheet.rename(self))
        texts = QVBoxLayout()
        texts.setSpacing(3)
        texts.addWidget(self.name)
        texts.addWidget(self.edit)
        for line, role in self._lines(tr, sheet.told_of(info), is_open=info.key == sheet.on_table()):
            texts.addWidget(Label(look, line, SMALL + 1, role, wrap=True))
        buttons = Flow(space=2)
        for icon, id, act, kind in (
            ("play", "app.library.open", sheet.open_game, Kind.NORMAL),
            ("pencil", "app.library.rename", sheet.begin_rename, Kind.QUIET),
            ("export", "app.library.export", sheet.export, Kind.QUIET),
            ("trash", "app.library.delete", sheet.delete, Kind.QUIET),
        ):
            if info.damaged is not None and icon in ("play", "export"):
                continue
            button = ActionButton(look, icon, tr(id), kind=kind, flush=kind is not Kind.QUIET)
            button.setAccessibleName(f"{tr(id)}: {self.name.text()}")
            button.clicked.connect(lambda _=False, act=act: act(self))
            buttons.add(button)
            self.buttons.append(button)
        row.addLayout(texts, 1)
        if sheet.side:
            texts.addStretch(1)
        (column if sheet.side else texts).addWidget(buttons)  # beside the table there is no room for all of them there

    def _lines(self, tr: Callable[..., str], told: Translator, *, is_open: bool) -> list[tuple[str, str]]:
        info = self.info
        lines = []
        if info.damaged is not None:
            lines.append((tr(info.damaged), "bad"))
        elif info.summary is not None:
            lines.append((headline_of(info.summary, told), "ink"))
        state = tr("app.library.finished") if info.finished else tr("app.library.running")
        if is_open:
            state = tr("app.library.open_now")
        line = tr("app.library.line", state=state, when=when(info.changed, tr), n=info.seats)
        lines.append((line, "info" if is_open else "ink_muted"))
        return lines


class LibrarySheet(Sheet):
    """``opened`` carries the key of a game, ``imported`` the path of a file to be taken in."""

    opened = Signal(str)
    imported = Signal(object)
    changed = Signal()

    def __init__(
        self, look: Look, parent: QWidget, services: Services, on_table: Callable[[], str], *, side: bool = False
    ) -> None:
        """``on_table`` gives the key of the game that is open now, empty for none."""
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.library.title"), 640 if side else 900, side=side)
        self._services = services
        self._library = services.library
        self.on_table = on_table
        self.rows: list[GameRow] = []
        body = QWidget()
        self._list = QVBoxLayout(body)
        self._list.setContentsMargins(0, 0, 6, 0)
        self._list.setSpacing(4)
        self.notice = Notice(look)
        take = ActionButton(look, "import", tr("app.library.import"), flush=True)
        take.setAccessibleName(tr("app.library.import"))
        take.clicked.connect(self._choose_import)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.notice)
        column.addWidget(Body(body), 1)
        self.fill(whole, scroll=False, footer=self._foot(take))
        self.refresh()

    def _foot(self, take: ActionButton) -> QWidget:
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 4, 0, 0)
        row.addWidget(take)
        row.addStretch(1)
        return foot

    def told_of(self, info: SavedInfo) -> Translator:
        """What renders messages about a game of the library."""
        return words_of(info, self._services.translate(None))

    def first(self) -> QWidget | None:
        """What has the focus at first: the newest game."""
        return self.rows[0].buttons[0] if self.rows else None

    def refresh(self) -> None:
        """Reads the list again."""
        tr = self.look.studio.tr
        clear(self._list)
        self.rows = []
        if self._library.trouble is not None:
            self._list.addWidget(Label(self.look, tr(self._library.trouble), BODY, "bad", wrap=True))
        games = self._library.games()
        for heading, some in (
            ("app.library.section_running", [g for g in games if not g.finished]),
            ("app.library.section_finished", [g for g in games if g.finished]),
        ):
            if some:
                self._list.addWidget(SectionTitle(self.look, tr(heading), remark=str(len(some))))
            for info in some:
                row = GameRow(self.look, info, self._thumbnail(info), self)
                self.rows.append(row)
                self._list.addWidget(row)
        if not games:
            self._list.addWidget(Label(self.look, tr("app.library.empty"), BODY, "ink_muted", wrap=True))
        if any(g.damaged is not None for g in games) or self._library.trouble is not None:
            self._generations()
        self._list.addStretch(1)

    def _thumbnail(self, info: SavedInfo) -> bytes | None:
        try:
            return self._library.thumbnail(info.key)
        except StoreProblem:
            return None

    def _generations(self) -> None:
        """Earlier copies of the library: what is missing or damaged can be fetched from them."""
        tr = self.look.studio.tr
        for generation in self._library.generations():
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            words = tr("app.library.generation", when=when(generation.changed, tr), n=generation.games)
            line.addWidget(Label(self.look, words, BODY, wrap=True), 1)
            button = ActionButton(self.look, "again", tr("app.library.restore"))
            button.setAccessibleName(f"{tr('app.library.restore')}: {words}")
            button.clicked.connect(lambda _=False, generation=generation: self._restore(generation))
            line.addWidget(button)
            self._list.addWidget(row)

    def _stand_at(self, number: int) -> None:
        """The rows were made again: the keyboard goes on at the row of this number, or at the last."""
        if self.rows:
            self.rows[min(number, len(self.rows) - 1)].buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _number_of(self, key: str) -> int:
        return next((i for i, row in enumerate(self.rows) if row.info.key == key), 0)

    # ---- what the rows do ----------------------------------------------------------------------------------------

    def open_game(self, row: GameRow) -> None:
        self.opened.emit(row.info.key)

    def begin_rename(self, row: GameRow) -> None:
        if row.edit.isVisible():
            self.rename(row)
            return
        row.name.hide()
        row.edit.show()
        row.edit.setFocus()
        row.edit.selectAll()

    def rename(self, row: GameRow) -> None:
        """Keeps the name that is written in the row."""
        if self._try(lambda: self._library.rename(row.info.key, row.edit.text())):
            self.refresh()
            self._stand_at(self._number_of(row.info.key))
            self.changed.emit()

    def delete(self, row: GameRow) -> None:
        """Takes the game off the list; the bar on top brings it back."""
        key, tr = row.info.key, self.look.studio.tr
        words, number = tr("app.library.deleted", name=row.name.text()), self.rows.index(row)
        if self._try(lambda: self._library.delete(key)):
            self.refresh()
            self._stand_at(number)
            self.notice.tell(words, tr("app.library.undelete"), lambda: self._undelete(key))
            self.changed.emit()

    def _undelete(self, key: str) -> None:
        if self._try(lambda: self._library.undelete(key)):
            self.notice.hide()
            self.refresh()
            self._stand_at(self._number_of(key))
            self.changed.emit()

    def export(self, row: GameRow) -> None:
        """Asks where to and writes a portable save."""
        tr = self.look.studio.tr
        proposed = proposal(row.name.text())
        chosen, _ = QFileDialog.getSaveFileName(self, tr("app.library.export"), proposed, f"*{SUFFIX}")
        if chosen:
            path = with_suffix(chosen)
            if self._try(lambda: self._services.export(row.info.key, path)):
                self.notice.tell(tr("app.library.exported", file=str(path)))

    def _choose_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.look.studio.tr("app.library.import"), "", f"*{SUFFIX}")
        if chosen:
            self.imported.emit(Path(chosen))

    def _restore(self, generation) -> None:
        tr = self.look.studio.tr
        count: list[int] = []
        if self._try(lambda: count.append(self._library.restore(generation))):
            self.refresh()
            self.notice.tell(tr("app.library.restored", n=count[0]))
            self.changed.emit()

    def _try(self, act: Callable[[], object]) -> bool:
        """Does something; what goes wrong is told in the bar."""
        try:
            act()
        except StoreProblem as problem:
            self.notice.tell(self.look.studio.tr(problem.text), role="bad")
            return False
        except Trouble as trouble:
            self.notice.tell(str(trouble), role="bad")
            return False
        return True
