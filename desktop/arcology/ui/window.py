"""The main window: start screen or table, and the sheets over them. It assembles; the work is done elsewhere.

It is shown before most of the program is loaded, so what only its content needs is imported when it is furnished.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from arcology.ui.cover import Cover
from arcology.ui.growth import panel_growth
from arcology.ui.leaving import Leaving
from arcology.ui.studios import studio_for
from arcology.ui.window_place import keep_place, restore_place

if TYPE_CHECKING:
    from arcology.session.opening import OpenGame
    from arcology.session.settings import Settings
    from arcology.ui.art.look import Look
    from arcology.ui.services import NewGame, Services
    from arcology.ui.sheet import Sheet
    from arcology.ui.sound import Sounds
    from arcology.ui.table_page import TablePage

T = TypeVar("T")

LEAST = (760, 520)
SAVE_DELAY_MS = 400
NOTICE_TOP = 8
"""Distance of a notice on the start screen from the window's edge."""


class MainWindow(QMainWindow):
    """Shows one page at a time. Everything from outside comes through ``services``."""

    look: Look
    services: Services
    sounds: Sounds

    def __init__(self, settings: Settings, games: Sequence[str]) -> None:
        """A window in its place that shows nothing but its cover, until :meth:`furnish`; ``games`` are ids."""
        super().__init__()
        name = QGuiApplication.applicationDisplayName()
        self.page: TablePage | None = None
        self.cover: Cover | None = Cover(settings, games, name)
        self.leaving = Leaving(self, self)
        self.setWindowTitle(name)
        self.setMinimumSize(*LEAST)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.stack.addWidget(self.cover)
        restore_place(self, settings)

    def furnish(self, look: Look, services: Services) -> None:
        """Puts the start screen in place of the cover. Events that came in between wait in Qt's queue and reach it."""
        from PySide6.QtWidgets import QMenu

        from arcology.ui.actions import make_actions
        from arcology.ui.dialogs.notice import Notice
        from arcology.ui.roles import install
        from arcology.ui.sheets import Sheets
        from arcology.ui.sound import Sounds
        from arcology.ui.sound.switch import SoundSwitch
        from arcology.ui.start import StartScreen

        install()
        self.look, self.services = look, services
        self.sounds = Sounds(self)
        self.switch = SoundSwitch(self, self)
        self.sounds.use(services.settings)
        self.sheets = Sheets(self, self)
        self.setWindowTitle(look.studio.tr("app.name"))
        self.table_menu = QMenu(self)
        self._actions = make_actions(self, self, self.sheets, self.table_menu)
        cover, self.cover = self.cover, None
        assert cover is not None
        behind = cover.backdrop if cover.colours is look.palette else None
        self.start = StartScreen(look, self._start_record(), behind=behind)
        self._connect_start()
        self.stack.addWidget(self.start)
        self.stack.setCurrentWidget(self.start)
        self.stack.removeWidget(cover)
        cover.deleteLater()
        self.notice = Notice(look, self)
        self.notice.gone.connect(lambda: self.start.leave_room(0))
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.setInterval(SAVE_DELAY_MS)
        self._keep.timeout.connect(lambda: self.services.keep_settings(self.services.settings))

    # ---- start screen --------------------------------------------------------------------------------------------

    def _start_record(self):
        from arcology.ui.start_screen import start_record

        return start_record(self.services, self.look.studio.tr, full_screen=self.isFullScreen())

    def _connect_start(self) -> None:
        self.start.game_chosen.connect(self.ask_new_game)
        self.start.resumed.connect(self.resume)
        self.start.card_chosen.connect(self._card)
        self.start.act_chosen.connect(lambda act: self._card(act))

    def _card(self, id: str) -> None:
        {
            "library": self.sheets.show_library,
            "rules": self.sheets.show_rules,
            "settings": self.sheets.show_settings,
            "about": self.sheets.show_about,
            "full_screen": self.toggle_full_screen,
        }[id]()

    def show_start(self) -> None:
        """Back to the start screen; the game is saved already."""
        if not self.leaving.may(self.show_start):
            return
        self.sheets.dismiss()
        self._close_page()
        self._wear(None)
        self.start.show_record(self._start_record(), anew=True)
        self.stack.setCurrentWidget(self.start)
        self._title()

    # ---- games ---------------------------------------------------------------------------------------------------

    def ask_new_game(self, game: str = "", before: NewGame | None = None) -> None:
        """Opens the new-game sheet for a game, by default the one on the table or the one meant on the start screen."""
        games = {info.id: info for info in self.services.games()}
        if games:
            wanted = game or (self.page.game.plugin.id if self.page is not None else self.start.game)
            self.sheets.ask_new_game(games[wanted], before or self.services.last_choice(wanted))

    def play(self, choice: NewGame, sheet: Sheet | None = None) -> bool:
        """Sets a new game up and shows its table; trouble is told in the sheet, or in the bar."""
        if not self.leaving.may(lambda: self.play(choice)):
            return False
        opened = self.attempt(lambda: self.services.start(choice), sheet)
        return opened is not None and self.show_table(opened)

    def resume(self, key: str) -> bool:
        """Shows the table of a game of the library; the one that is shown already stays as it is."""
        if self.page is not None and self.page.game.key == key:
            self.sheets.dismiss()
            return True
        if not self.leaving.may(lambda: self.resume(key)):
            return False
        opened = self.attempt(lambda: self.services.resume(key))
        return opened is not None and self.show_table(opened)

    def open_file(self, path: Path) -> bool:
        """Takes a portable save in and shows its table."""
        if not self.leaving.may(lambda: self.open_file(path)):
            return False
        opened = self.attempt(lambda: self.services.open_file(path))
        return opened is not None and self.show_table(opened)

    def attempt(self, act: Callable[[], T], sheet: Sheet | None = None) -> T | None:
        """Does something; trouble is told where the person looks."""
        from arcology.ui.services import Trouble

        try:
            return act()
        except Trouble as trouble:
            complain = getattr(sheet, "complain", None) or self.tell
            complain(str(trouble))
            return None

    def show_table(self, game: OpenGame, *, onlooker: bool = False) -> bool:
        """Puts a game on the table, in place of the one before; for an ``onlooker`` with nobody's secrets on it.

        Who asked for it by the keyboard sees at once where the focus is.
        """
        from PySide6.QtCore import Qt

        from arcology.ui.tables import make_page

        pressed = self.focusWidget()
        by_keys = pressed is not None and not pressed.underMouse()
        self.sheets.dismiss()
        self.notice.hide()  # it belongs to the start screen
        self._close_page()
        self._wear(game)
        self.page = make_page(self, self.sheets, self.table_menu, game, onlooker=onlooker)
        self.stack.addWidget(self.page)
        self.stack.setCurrentWidget(self.page)
        reasons = Qt.FocusReason
        self.page.take_focus(reasons.TabFocusReason if by_keys else reasons.OtherFocusReason)
        self._title()
        return True

    def play_again(self, same_seed: bool) -> None:
        """The same choices once more."""
        assert self.page is not None
        from arcology.ui.tables import choice_of

        before = choice_of(self.page.game)
        self.play(before if same_seed else replace(before, seed=self.services.fresh_seed()))

    def export_game(self) -> None:
        """Writes the game on the table to a file."""
        self.leaving.export()

    def _close_page(self) -> None:
        if self.page is None:
            return
        page, self.page = self.page, None
        self.services.settings.views[page.game.plugin.id] = page.view.views.plain()
        page.keep_picture()
        page.close_game()
        self.services.close(page.game)
        self.stack.removeWidget(page)
        page.deleteLater()

    # ---- look and settings ---------------------------------------------------------------------------------------

    def use_settings(self, settings: Settings) -> None:
        """Shows everything by other settings at once, and keeps them."""
        before = self.services.settings
        self.services.keep_settings(settings)
        self.sounds.use(settings)
        self._actions["sound"].setChecked(self.sounds.on)
        if settings.language != before.language:
            self.speak_again()
        self._wear(self.page.game if self.page is not None else None)
        if self.page is not None:
            self.page.use(settings)
        if self.notice.isVisible():
            self._place_notice()

    def _wear(self, game: OpenGame | None) -> None:
        """The look of a game, or of the start screen."""
        self.look.change(studio_for(self.services, game, self.size()))

    def speak_again(self) -> None:
        """Another language: what holds words is made again; a sheet, which can only be the settings, is open again."""
        page, in_settings = self.page, self.sheets.sheet is not None
        self._wear(page.game if page is not None else None)
        from arcology.ui.actions import make_actions

        for action in self._actions.values():
            self.removeAction(action)
        self._actions = make_actions(self, self, self.sheets, self.table_menu)
        self.refresh_start()
        if page is not None:
            from PySide6.QtCore import Qt

            from arcology.ui.tables import make_page

            self.stack.removeWidget(page)
            page.close_game()
            self.page = make_page(self, self.sheets, self.table_menu, page.game, viewer=page.model.viewer)
            page.deleteLater()
            self.stack.addWidget(self.page)
            self.stack.setCurrentWidget(self.page)
            self.page.take_focus(Qt.FocusReason.OtherFocusReason)  # it comes back here from the settings
        self._title()
        if in_settings:
            self.sheets.show_settings("language")

    def choose_speed(self, speed: str) -> None:
        self.use_settings(replace(self.services.settings, speed=speed))

    def keep_rail(self, width: int, folded: bool) -> None:
        """Remembers the rail; written a moment later, because a hand that drags it says so many times."""
        self.services.settings.rail_width, self.services.settings.rail_folded = width, folded
        self._keep.start()

    def tell(
        self,
        words: str,
        actions: list[tuple[str, Callable[[], object]]] | None = None,
        role: str = "bad",
        *,
        passing: bool = False,
    ) -> None:
        """A sentence over whatever is shown; one that is ``passing`` goes by itself."""
        if self.page is not None:
            self.page.notice.offer(words, actions or [], role, passing=passing)
            return
        self.notice.offer(words, actions or [], role, passing=passing)
        self._place_notice()
        self.notice.raise_()

    def recover(self, report: Path | None, sentence: str) -> None:
        """Something broke: the game is opened again as it was last saved, and the person is told so."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        tr = self.look.studio.tr
        if self.page is not None:
            key = self.page.game.key
            self.sheets.dismiss()
            page, self.page = self.page, None
            page.keeper.stop()
            page.seating.close()
            self.stack.setCurrentWidget(self.start)
            self.stack.removeWidget(page)
            page.deleteLater()
            if not self.resume(key):
                self.show_start()
        words = tr("app.crash.told", what=sentence)
        actions: list[tuple[str, Callable[[], object]]] = []
        if report is not None:
            url = QUrl.fromLocalFile(str(report.parent))
            words = tr("app.crash.report", what=sentence, file=str(report))
            actions.append((tr("app.settings.open_folder"), lambda: QDesktopServices.openUrl(url)))
        self.tell(words, actions, "warning")

    def refresh_start(self) -> None:
        """The start screen as things are now."""
        self.start.show_record(self._start_record())

    def _place_notice(self) -> None:
        width = min(self.width() - 40, self.look.px(820))
        height = self.notice.heightForWidth(width)
        self.notice.setGeometry((self.width() - width) // 2, NOTICE_TOP, width, height)
        self.start.leave_room(NOTICE_TOP + height)

    def _title(self) -> None:
        """Title and menu, by what is on the table."""
        tr = self.look.studio.tr
        name = tr("app.name")
        self.sheets.offer_scores(self._actions["scores"])
        if self.page is not None:
            id = f"{self.page.game.plugin.id}.title"
            name = tr("app.window_title", game=tr(id), name=name)
        self.setWindowTitle(name)
        self._actions["sound"].setChecked(self.sounds.on)
        self._actions["players"].setVisible(self.page is not None and self.page.seating.changeable)

    # ---- the window itself ---------------------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        if self.page is None and self.sheets.sheet is None:
            self.refresh_start()

    def follow_system(self) -> None:
        """Asks the system whether it wishes little motion, and does as it says from now on."""
        from arcology.ui.wishes import MotionWish

        wish = MotionWish(self)
        wish.found.connect(self._system_moves)
        wish.ask()

    def _system_moves(self, little: bool) -> None:
        said = "little" if little else "full"
        if said != self.services.settings.system_motion:
            self.use_settings(replace(self.services.settings, system_motion=said))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes what the start screen tells; the table does so itself."""
        from PySide6.QtCore import Qt

        if event.key() != Qt.Key.Key_Escape or self.cover is not None or not self.notice.put_away():
            super().keyPressEvent(event)

    def resizeEvent(self, event) -> None:
        """A window on a large screen has larger texts."""
        super().resizeEvent(event)
        if self.cover is not None:
            return
        if panel_growth(self.width(), self.height()) != self.look.studio.growth:
            self._wear(self.page.game if self.page is not None else None)
        if self.notice.isVisible():
            self._place_notice()

    def changeEvent(self, event: QEvent) -> None:
        """The system changed between light and dark."""
        super().changeEvent(event)
        if self.cover is None and event.type() == QEvent.Type.ThemeChange and self.services.settings.theme == "system":
            self._wear(self.page.game if self.page is not None else None)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.cover is not None:  # nobody has moved it yet
            super().closeEvent(event)
            return
        if not self.leaving.may(self.close):
            event.ignore()
            return
        self._keep.stop()
        keep_place(self, self.services.settings)
        if self.services.settings.theme == "system":
            self.services.settings.system_theme = self.look.palette.theme
        self.services.keep_settings(self.services.settings)
        self.sheets.dismiss()
        self._close_page()
        self.sounds.close()
        super().closeEvent(event)
