"""Leaving the table: a game of which something is only in memory is not dropped without a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from arcology.session.opening import OpenGame
    from arcology.ui.art.look import Look
    from arcology.ui.services import Services
    from arcology.ui.sheets import Sheets
    from arcology.ui.table_page import TablePage


class Window(Protocol):
    """What has to be known of a window to leave its table."""

    look: Look
    services: Services
    page: TablePage | None
    sheets: Sheets

    def attempt(self, act: Callable[[], Any]) -> Any: ...

    def tell(self, words: str, actions: list[tuple[str, Callable[[], object]]]) -> None: ...


class Leaving:
    """Stands between the person and whatever takes the game off the table."""

    def __init__(self, window: Window, widget: QWidget) -> None:
        """``widget`` is the window as the parent of dialogs."""
        self._window, self._widget = window, widget
        self._let_go: OpenGame | None = None
        self._exported: object = None
        """The decision up to which the game was written to a file."""

    def may(self, leave: Callable[[], object]) -> bool:
        """Whether the game on the table can go; if not, the person is asked, and ``leave`` is done if they say so."""
        window = self._window
        if window.page is None:
            return True
        game = window.page.game
        session = game.session
        safe = session.journal.trouble is None or len(session.entries) == 1 or session.journal.retry()
        if safe or game is self._let_go or session.timeline.current is self._exported:
            return True

        def go() -> None:
            self._let_go = game
            leave()

        tr = window.look.studio.tr
        window.sheets.dismiss()
        ways: list[tuple[str, Callable[[], object]]] = [
            (tr("app.trouble.export"), self.export),
            (tr("app.trouble.leave"), go),
        ]
        window.tell(tr("app.trouble.lost"), ways)
        return False

    def export(self) -> None:
        """Writes the game on the table to a file that the person chooses."""
        window = self._window
        page = window.page
        if page is None:
            return
        from PySide6.QtWidgets import QFileDialog

        from arcology.ui.save_files import SUFFIX, proposal, with_suffix

        tr = window.look.studio.tr
        proposed = proposal(tr(f"{page.game.plugin.id}.title"))
        chosen, _ = QFileDialog.getSaveFileName(self._widget, tr("app.menu.export"), proposed, f"*{SUFFIX}")
        if chosen:
            path = with_suffix(chosen)
            if window.attempt(lambda: window.services.export_open(page.game, path)):
                self._exported = page.game.session.timeline.current
                page.notice.tell(tr("app.library.exported", file=str(path)))
