"""Opens the sheets of a window, one at a time: over the start screen, or docked beside the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from arcology.ui.keymap import badge

if TYPE_CHECKING:
    from arcology.ui.frame import Frame
    from arcology.ui.services import GameInfo, NewGame
    from arcology.ui.sheet import Sheet


class Sheets(QObject):
    """``sheet`` is the one that is open. Modules of sheets are imported when the first of them is asked for."""

    def __init__(self, window: Frame, widget: QWidget) -> None:
        """``widget`` is the window as the parent of sheets."""
        super().__init__(widget)
        self._window, self._widget = window, widget
        self.sheet: Sheet | None = None
        self._no_scores = QShortcut(QKeySequence(badge("scores")), widget, self.show_scores)
        self._no_scores.setEnabled(False)

    # ---- one at a time -------------------------------------------------------------------------------------------

    def _host(self) -> QWidget:
        """What a sheet lies over: the place of the rail, or the whole window."""
        self.dismiss()
        page = self._window.page
        return page.place if page is not None else self._widget

    @property
    def _side(self) -> bool:
        return self._window.page is not None

    def present(self, sheet: Sheet, focus: QWidget | None = None) -> None:
        """Shows a sheet."""
        self.sheet = sheet
        if self._window.page is not None:
            self._window.page.desk.hush()
        if sheet.side and self._window.page is not None:
            self._window.page.dock(sheet)
        sheet.closed.connect(self._closed)
        sheet.present(focus)

    def dismiss(self) -> None:
        """Closes the open sheet, if there is one."""
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            sheet.closed.disconnect(self._closed)
            sheet.dismiss()

    def _closed(self) -> None:
        self.sheet = None
        if self._window.page is None:
            self._window.refresh_start()

    # ---- the sheets ----------------------------------------------------------------------------------------------

    def ask_new_game(self, game: GameInfo, before: NewGame | None) -> None:
        """Over the whole window: the table is about to be left."""
        from arcology.ui.dialogs.new_game import NewGameSheet

        window = self._window
        self.dismiss()
        sheet = NewGameSheet(window.look, self._widget, window.services, game, before)
        sheet.started.connect(lambda choice: window.play(choice, sheet))
        self.present(sheet, sheet.start_button)

    def show_library(self) -> None:
        from arcology.ui.dialogs.library import LibrarySheet

        window = self._window
        if window.page is not None:
            window.page.keep_picture()
        sheet = LibrarySheet(window.look, self._host(), window.services, self._on_table, side=self._side)
        sheet.opened.connect(window.resume)
        sheet.imported.connect(window.open_file)
        self.present(sheet, sheet.first())

    def _on_table(self) -> str:
        """The key of the game on the table; empty where there is none."""
        page = self._window.page
        return page.game.key if page is not None else ""

    def show_settings(self, field: str = "") -> None:
        """All settings; the focus goes to the first of them, or to the one that is named."""
        from arcology.ui.dialogs.settings import SettingsSheet

        window = self._window
        sheet = SettingsSheet(
            window.look, self._host(), window.services, window.use_settings, window.sounds, side=self._side
        )
        self.present(sheet, sheet.fields[field].control if field else sheet.first)

    def show_players(self) -> None:
        """Who decides for each seat of the game on the table, where that can be changed."""
        page = self._window.page
        if page is None or not page.seating.changeable:
            return
        from arcology.ui.dialogs.players import PlayersSheet
        from arcology.ui.driver_names import driver_help

        look, explain = self._window.look, partial(driver_help, self._window.services.translate(None))
        sheet = PlayersSheet(look, self._host(), page.seating, explain, side=self._side)
        self.present(sheet, sheet.seats[0])

    def show_about(self) -> None:
        from arcology.ui.dialogs.about import AboutSheet

        window = self._window
        self.present(AboutSheet(window.look, self._host(), window.services.versions(), side=self._side))

    def show_keys(self) -> None:
        from arcology.ui.dialogs.keys import KeysSheet

        without = () if self._scores or self._window.page is None else ("scores",)
        self.present(KeysSheet(self._window.look, self._host(), side=self._side, without=without))

    @property
    def _scores(self) -> bool:
        """Whether the game on the table compares points."""
        from arcology.ui.scores.standing import keeps_score

        page = self._window.page
        return page is not None and keeps_score(page.model)

    def offer_scores(self, entry: QAction) -> None:
        """Shows the entry of the menu where points are compared; elsewhere only its key is there, and says why."""
        entry.setVisible(self._scores)
        self._no_scores.setEnabled(self._window.page is not None and not self._scores)

    def show_scores(self) -> None:
        """The points of the game on the table, or why there are none; asked for again, the sheet goes away."""
        from arcology.ui.scores.sheet import ScoresSheet

        page = self._window.page
        if page is None:
            return
        if not self._scores:
            self._window.tell(self._window.look.studio.tr("app.scores.none"), role="info")
            return
        if isinstance(self.sheet, ScoresSheet):
            self.dismiss()
            return
        sheet = ScoresSheet(self._window.look, self._host(), page.model)
        sheet.rule_asked.connect(self.show_rules)
        self.present(sheet, sheet.table)

    def show_rules(self, rule: str = "", game: str = "") -> None:
        """The reference of a game, at a rule if one is named.

        It is that of the game on the table; over the start screen that of ``game``, or of the game that is meant there.
        """
        from arcology.ui.rules_view import RulesSheet
        from arcology.ui.services import Trouble

        window = self._window
        if isinstance(self.sheet, RulesSheet) and rule:
            self.sheet.open_at(rule)
            return
        on_table = window.page.game.plugin.id if window.page is not None else ""
        wanted = on_table or game or window.start.game
        try:
            reference = window.services.reference(wanted)
        except Trouble as trouble:
            window.tell(str(trouble))
            return
        games = [] if on_table else [(info.id, window.look.studio.tr(info.title)) for info in window.services.games()]
        sheet = RulesSheet(window.look, self._host(), reference, side=self._side, games=games, game=wanted)
        sheet.game_asked.connect(lambda id: self.show_rules(game=id))
        self.present(sheet, sheet.games if game and sheet.games is not None else sheet.search)
        if rule:
            sheet.open_at(rule)
        elif window.page is not None and sheet.reference.primer is not None:
            from arcology.ui.newcomers import needs_no_primer

            needs_no_primer(window)
