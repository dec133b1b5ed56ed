"""The program with a window: builds application, look, services and window, and runs until it is closed."""

from __future__ import annotations

import logging
import os
import re
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from arcology.app.arguments import Request
from arcology.app.complaints import Failed
from arcology.app.crash import Crash
from arcology.app.logs import log_qt_messages, start_log
from arcology.app.program import Program
from arcology.engine.text import Text, text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from arcology.app.services import ProgramServices
    from arcology.ui.window import MainWindow

log = logging.getLogger(__name__)


def run(request: Request, program: Program) -> int:
    """Opens the window for ``arcology``, ``arcology play`` and ``arcology open``; returns the exit code."""
    application = make_application()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop never returns to Python for Ctrl+C; all is saved anyway
    handler = start_log(program.folders.log_file)
    log_qt_messages()
    services, window, crash = build(program, application)
    fault = crash.watch_faults(program.folders.fault_file)
    try:
        _open(request, services, window)
        window.show()
        _after_first_paint(program, services, window, died=bool(fault.strip()))
        return application.exec()
    finally:
        services.library.close()
        crash.unwatch_faults()
        if handler is not None:
            logging.getLogger().removeHandler(handler)
            handler.close()


def make_application() -> QApplication:
    """The one QApplication. Raises Failed where Qt cannot be loaded."""
    # Qt spreads every larger fill over several threads. For the many small fills of a component that is slower even on
    # an idle machine, and on a busy one each fill waits until the other thread gets its turn.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    try:
        from PySide6.QtGui import QGuiApplication
        from PySide6.QtWidgets import QApplication
    except ImportError as problem:
        raise Failed(_no_qt(str(problem))) from problem
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    _require_screen()
    QGuiApplication.setApplicationName("arcology")
    QGuiApplication.setApplicationDisplayName("Arcology")
    QGuiApplication.setDesktopFileName("arcology")
    return QApplication(sys.argv[:1])


def _require_screen() -> None:
    """Qt ends the process without a word to Python where it finds no screen; so this looks first. Raises Failed."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM") or os.environ.get("WAYLAND_DISPLAY"):
        return
    if not os.environ.get("DISPLAY"):
        raise Failed(text("app.cli.failed.no_screen"))
    from arcology.app.commands.selfcheck import missing_for_windows

    lacking = missing_for_windows()
    if lacking:
        libraries, packages = zip(*lacking, strict=True)
        raise Failed(text("app.cli.failed.libraries", libraries=libraries, packages=" ".join(packages)))


def _no_qt(problem: str) -> Text:
    from arcology.app.commands.selfcheck import LIBRARY_PACKAGES

    found = re.search(r"(\S+\.so[.\d]*): cannot open shared object", problem)
    if found is None:
        return text("app.cli.failed.no_qt", problem=problem)
    if (package := LIBRARY_PACKAGES.get(found[1])) is None:
        return text("app.cli.failed.library", library=found[1])
    return text("app.cli.failed.library_of", library=found[1], package=package)


def build(
    program: Program, application: QApplication, *, catch: bool = True
) -> tuple[ProgramServices, MainWindow, Crash]:
    """Settings, look, library and window; nothing is shown yet. ``catch``: errors become reports from now on."""
    from arcology.app.services import ProgramServices, now
    from arcology.session.settings import load_settings
    from arcology.session.shelf import Shelf
    from arcology.store.library import Library
    from arcology.ui.art.look import Look
    from arcology.ui.studios import studio_for
    from arcology.ui.window import MainWindow

    loaded = load_settings(program.folders.config)
    program.speak(loaded.settings.language)
    _speak_qt(application, program.catalogues.language)
    shelf = Shelf(program.data, program.games.find, program.folders.state)
    services = ProgramServices(program, Library(program.folders.library, now), shelf, loaded.settings)
    look = Look(studio_for(services, None), application)
    look.dress(application)
    window = MainWindow(look, services)
    services.unsaved = window.tell
    if loaded.dropped:
        where = str(loaded.backup or program.folders.config)
        window.tell(program.tr("app.settings.mended", fields=loaded.dropped, file=where), role="warning")
    crash = Crash(program.folders.reports, lambda: {**program.versions(), **_facts(window)})
    if catch:
        crash.install()
    _tell_crashes(crash, window)
    return services, window, crash


def _speak_qt(application: QApplication, language: str) -> None:
    """Qt's own words (file dialogues) in the same language."""
    if language in ("en", "pseudo"):
        return
    from PySide6.QtCore import QLibraryInfo, QTranslator

    translator = QTranslator(application)
    if translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(translator)


def _open(request: Request, services: ProgramServices, window: MainWindow) -> None:
    """What the command line asks for. Raises Complaint: a wrong name must not end in a window without a table."""
    from arcology.ui.services import Trouble

    try:
        if request.command == "play":
            window.show_table(services.start(services.configure(request.game, request.flags)))
        elif request.command == "open":
            window.show_table(services.open_file(request.file))
    except Trouble as trouble:
        raise Failed(str(trouble)) from trouble


def _after_first_paint(program: Program, services: ProgramServices, window: MainWindow, *, died: bool) -> None:
    """What can wait: other weights of the fonts, the library's backup, games of others, news from the last run."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    def later() -> None:
        from arcology.ui.art.fonts import load_other_weights

        load_other_weights()
        services.library.back_up()
        if program.games.search():
            window.refresh_start()
        tr = program.tr
        notices = [tr(notice) for notice in (*services.library.take_notices(), *program.games.problems)]
        if died:
            notices.append(tr("app.crash.died", folder=str(program.folders.log_file.parent)))
        if services.library.trouble is not None:
            notices.append(tr(services.library.trouble))
        if notices:
            window.tell(" ".join(notices), role="warning")

    class FirstPaint(QObject):
        """The native window paints on its first expose event; a plain zero timer would run before that."""

        def eventFilter(self, handle: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Expose:
                handle.removeEventFilter(self)
                QTimer.singleShot(0, window, later)
            return False

    window.windowHandle().installEventFilter(FirstPaint(window))


def _facts(window: MainWindow) -> Mapping[str, object]:
    """What a report says about the game on the table."""
    page = window.page
    if page is None:
        return {"table": "none"}
    session = page.model.session
    line = session.entries[: session.position + 1]
    return {
        "game": session.config.game,
        "config": session.config,
        "seed": session.config.seed,
        "position": f"{session.position} of {len(session.entries) - 1}",
        "decisions": "".join(f"\n  {entry.number}: {entry.action}" for entry in line[1:]),
        "last events": "".join(f"\n  {event}" for event in line[-1].events[-20:]),
        "agenda": "".join(f"\n  {task}" for task in session.state.agenda),
    }


def _tell_crashes(crash: Crash, window: MainWindow) -> None:
    """A report from whatever thread is told in the window, where the game then stands as it was last saved."""
    from PySide6.QtCore import QObject, Qt, Signal

    class Bell(QObject):
        rung = Signal(object, str)

    bell = Bell(window)

    def tell(report: Path | None, sentence: str) -> None:
        window.recover(report, sentence)

    bell.rung.connect(tell, Qt.ConnectionType.QueuedConnection)
    crash.tell = bell.rung.emit
