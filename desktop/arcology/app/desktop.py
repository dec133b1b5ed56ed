"""The program with a window: builds application, look, services and window, and runs until it is closed."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from arcology.app.complaints import Failed
from arcology.app.logs import log_qt_messages, start_log
from arcology.app.program import Program
from arcology.app.request import Request

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from arcology.app.crash import Crash
    from arcology.app.services import ProgramServices
    from arcology.engine.text import Text
    from arcology.session.settings import Loaded
    from arcology.ui.window import MainWindow

log = logging.getLogger(__name__)

STYLE = ("-style", "Fusion")
"""The style that the look is made for. Named to Qt at its start: a style object in Python takes as long as a paint."""

DESKTOP_ENTRY = "net.arcology.table"
"""The menu entry of the packages: by it a desktop finds name and icon for the window."""

PATIENCE_MS = 2000
"""How long the first picture of the window is waited for before the rest of the program is loaded all the same."""


def run(request: Request, program: Program) -> int:
    """Opens the window for ``arcology``, ``arcology play`` and ``arcology open``; returns the exit code."""
    application = make_application()
    handler = start_log(program.folders.log_file)
    log_qt_messages()
    window, loaded = open_window(program)
    at_once = request.command == "start"
    if at_once:  # a table is shown when it is there: the cover promises the start screen
        window.show()
        if not _wait_for_picture(window):
            return 0
    import signal  # from here on: what the first picture does not need

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop never returns to Python for Ctrl+C; all is saved anyway
    services, crash = furnish(program, application, window, loaded)
    from arcology.app.handed import Application

    fault = crash.watch_faults(program.folders.fault_file)
    try:
        _open(request, services, window)
        if not at_once:
            window.show()
        if isinstance(application, Application):
            application.hand_to(window.open_file)
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

        from arcology.app.handed import Application

        _spare_reading_sources()
    except ImportError as problem:
        raise Failed(_no_qt(str(problem))) from problem
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    _require_screen()
    QGuiApplication.setApplicationName("arcology")
    QGuiApplication.setApplicationDisplayName("Arcology")
    QGuiApplication.setDesktopFileName(DESKTOP_ENTRY)
    return Application([*sys.argv[:1], *STYLE])


def _spare_reading_sources() -> None:
    """Spares the start a tenth of its time.

    From now on PySide would read the source text of every module that is imported, only to learn whether it names
    PySide: those that do not are left alone when a module asks for other spellings of Qt's methods. None here does.
    """
    with contextlib.suppress(ImportError, AttributeError):
        from shibokensupport import feature  # type: ignore[import-not-found]  # it is made when PySide is loaded

        if callable(feature._mod_uses_pyside):
            feature._mod_uses_pyside = lambda module: True


def _require_screen() -> None:
    """Qt ends the process without a word to Python where it finds no screen; so this looks first. Raises Failed."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    from arcology.app import libraries
    from arcology.engine.text import text

    if not libraries.screens():
        raise Failed(text("app.cli.failed.no_screen"))
    lacking = libraries.lacking_for_windows()
    if lacking:
        names = tuple(library.name for library in lacking)
        packages = " ".join(dict.fromkeys(library.debian for library in lacking))
        raise Failed(text("app.cli.failed.libraries", libraries=names, packages=packages))
    if not os.environ.get("WAYLAND_DISPLAY") and not libraries.x11_answers():
        raise Failed(text("app.cli.failed.no_answer", screen=os.environ["DISPLAY"]))


def _no_qt(problem: str) -> Text:
    from arcology.app import libraries
    from arcology.engine.text import text

    found = re.search(r"(\S+\.so[.\d]*): cannot open shared object", problem)
    if found is None:
        return text("app.cli.failed.no_qt", problem=problem)
    if (known := libraries.of_name(found[1])) is None:
        return text("app.cli.failed.library", library=found[1])
    return text("app.cli.failed.library_of", library=found[1], package=known.debian)


def build(
    program: Program, application: QApplication, *, catch: bool = True
) -> tuple[ProgramServices, MainWindow, Crash]:
    """Settings, look, library and window; nothing is shown yet. ``catch``: errors become reports from now on."""
    window, loaded = open_window(program)
    services, crash = furnish(program, application, window, loaded, catch=catch)
    return services, window, crash


def open_window(program: Program) -> tuple[MainWindow, Loaded]:
    """The window with its cover, by the settings; made before anything is loaded that this does not need."""
    from arcology.session.settings import load_settings
    from arcology.ui.window import MainWindow

    loaded = load_settings(program.folders.config)
    return MainWindow(loaded.settings, program.games.ids), loaded


def _wait_for_picture(window: MainWindow) -> bool:
    """Returns when the window has been painted for the first time; False when it was closed before."""
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

    loop = QEventLoop()

    class FirstPicture(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Expose:
                loop.quit()  # after this event, which paints
            return False

    eye, patience = FirstPicture(), QTimer()
    patience.setSingleShot(True)
    patience.timeout.connect(loop.quit)  # a window that is shown minimised is not painted
    patience.start(PATIENCE_MS)
    handle = window.windowHandle()
    handle.installEventFilter(eye)
    loop.exec()
    handle.removeEventFilter(eye)
    return window.isVisible()


def furnish(
    program: Program, application: QApplication, window: MainWindow, loaded: Loaded, *, catch: bool = True
) -> tuple[ProgramServices, Crash]:
    """Everything else: texts, library, look, and the start screen in the window."""
    from PySide6.QtCore import QLocale

    from arcology.app.crash import Crash
    from arcology.app.qt_words import QtWords
    from arcology.app.services import ProgramServices, now
    from arcology.session.shelf import Shelf
    from arcology.store.library import Library
    from arcology.ui.art.look import Look
    from arcology.ui.studios import studio_for

    program.wishes = tuple(name.replace("-", "_") for name in QLocale.system().uiLanguages())
    program.speak(loaded.settings.language)
    words = QtWords(application)
    words.speak(program.catalogues.language)
    shelf = Shelf(program.data, program.games.find, program.folders.state)
    services = ProgramServices(program, Library(program.folders.library, now), shelf, loaded.settings)
    look = Look(studio_for(services, None, window.size()), application)
    look.dress(application)
    window.furnish(look, services)
    services.unsaved, services.spoken = window.tell, words.speak
    if loaded.dropped:
        where = str(loaded.backup or program.folders.config)
        window.tell(program.tr("app.settings.mended", fields=loaded.dropped, file=where), role="warning")
    crash = Crash(program.folders.reports, lambda: {**program.versions(), **_facts(window)})
    if catch:
        crash.install()
    _tell_crashes(crash, window)
    return services, crash


def _open(request: Request, services: ProgramServices, window: MainWindow) -> None:
    """What the command line asks for. Raises Complaint: a wrong name must not end in a window without a table.

    Unless nobody would read the complaint: then it is told on the start screen.
    """
    from arcology.app.alert import nobody_reads
    from arcology.ui.services import Trouble

    try:
        if request.command == "play":
            window.show_table(services.start(services.configure(request.game, request.flags)))
        elif request.command == "open":
            window.show_table(services.open_file(request.file))
    except Trouble as trouble:
        if not nobody_reads():
            raise Failed(str(trouble)) from trouble
        window.tell(str(trouble), role="warning")


def _after_first_paint(program: Program, services: ProgramServices, window: MainWindow, *, died: bool) -> None:
    """What can wait: more fonts, the icon, the library's backup, games of others, news from the last run."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    def later() -> None:
        from arcology.ui.art.app_icon import app_icon
        from arcology.ui.art.fonts import load_other_weights

        load_other_weights()
        window.setWindowIcon(app_icon())
        window.follow_system()
        services.library.back_up()
        if program.games.search():
            window.refresh_start()
        tr = program.tr
        notices = [tr(notice) for notice in services.library.take_notices()] + [
            tr(why) for why in program.games.problems
        ]
        if died:
            notices.append(tr("app.crash.died", folder=str(program.folders.log_file.parent)))
        if services.library.trouble is not None:
            notices.append(tr(services.library.trouble))
        if notices:
            window.tell(" ".join(notices), role="warning")

    class FirstPaint(QObject):
        """A plain zero timer would run before the picture: so the event is awaited that paints it."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == awaited:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, window, later)
            return False

    handle = window.windowHandle()
    # A new native window paints on its first expose event; one that has shown its cover, when its page is asked to.
    awaited = QEvent.Type.Paint if handle.isExposed() else QEvent.Type.Expose
    painted = window.stack.currentWidget() if handle.isExposed() else handle
    assert painted is not None
    painted.installEventFilter(FirstPaint(window))


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
