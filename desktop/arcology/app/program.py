"""What every command needs, built once and handed down."""

from __future__ import annotations

import locale
import platform
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from arcology import __version__
from arcology.app.games import Games
from arcology.app.paths import Folders, folders
from arcology.packs.locate import data_root
from arcology.text.pseudo import NAME as PSEUDO
from arcology.text.translator import ENGLISH, Catalogues, Translator


@dataclass
class Program:
    """Folders, data, texts and games of this run."""

    folders: Folders
    data: Traversable
    catalogues: Catalogues
    games: Games = field(default_factory=Games)

    @classmethod
    def prepare(cls, games: Games | None = None) -> Program:
        """Finds everything without writing anything. Raises DataMissing."""
        data = data_root()
        catalogues = Catalogues([data / "translations"])
        return cls(folders(), data, catalogues, games if games is not None else Games())

    @property
    def tr(self) -> Translator:
        return Translator(self.catalogues)

    def speak(self, wanted: str = "") -> None:
        """Uses the language ``wanted``, or the system's where it is empty; English where there is no such catalogue."""
        known = [*self.catalogues.languages(), PSEUDO]
        system = wanted or locale.getlocale()[0] or ENGLISH
        candidates = (system, system.partition("_")[0])
        self.catalogues.use(next((name for name in candidates if name in known), ENGLISH))

    def versions(self) -> Mapping[str, str]:
        """Versions that a report needs; nothing is imported for it."""
        from importlib.metadata import PackageNotFoundError, version

        found = {"arcology": __version__, "python": platform.python_version(), "system": platform.platform()}
        for package in ("PySide6-Essentials", "pydantic", "pyqtgraph", "numpy"):
            try:
                found[package] = version(package)
            except PackageNotFoundError:
                found[package] = "missing"
        return found
