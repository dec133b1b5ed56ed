"""Qt's own words: file dialogues, and the menus of text fields."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator


def words_file(language: str) -> Path | None:
    """Qt's catalogue of ``language`` (``pt_BR``), or of the language without its country; None where there is none."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    names = dict.fromkeys([language, language.partition("_")[0]])
    return next((file for name in names if (file := folder / f"qtbase_{name}.qm").is_file()), None)


class QtWords:
    """Lets Qt speak the language of the program. English is what Qt speaks without a catalogue."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._translator: QTranslator | None = None

    def speak(self, language: str) -> None:
        """Changes to ``language`` at once; dialogues that are made from now on have its words."""
        if self._translator is not None:
            self._application.removeTranslator(self._translator)
            self._translator = None
        file = words_file(language)
        if file is None:
            return
        translator = QTranslator(self._application)
        if translator.load(str(file)):
            self._application.installTranslator(translator)
            self._translator = translator
