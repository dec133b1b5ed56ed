"""What every command needs, built once and handed down."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from arcology import __version__
from arcology.app.games import Games
from arcology.app.paths import Folders, folders
from arcology.packs.locate import data_root

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from arcology.text.translator import Catalogues, Translator


@dataclass
class Program:
    """Folders, data, texts and games of this run."""

    folders: Folders
    data: Traversable
    games: Games = field(default_factory=Games)
    wishes: Sequence[str] = field(default_factory=lambda: wishes_of(os.environ))
    """The system's languages (``de_AT``), the one that is wanted most in front."""

    @classmethod
    def prepare(cls, games: Games | None = None) -> Program:
        """Finds everything without writing anything. Raises DataMissing."""
        return cls(folders(), data_root(), games if games is not None else Games())

    @cached_property
    def catalogues(self) -> Catalogues:
        """The texts, in the system's language until :meth:`speak` chooses one; loaded when the first is needed."""
        from arcology.text.translator import Catalogues

        found = Catalogues([self.data / "translations"])
        found.use(_language(found, self.wishes))
        return found

    @property
    def tr(self) -> Translator:
        from arcology.text.translator import Translator

        return Translator(self.catalogues)

    def speak(self, wanted: str = "") -> None:
        """Uses the language ``wanted``, or the system's where it is empty; English where there is no such catalogue."""
        self.catalogues.use(_language(self.catalogues, [wanted] if wanted else self.wishes))

    def versions(self) -> Mapping[str, str]:
        """Versions that a report needs; nothing is imported for it."""
        import platform
        from importlib.metadata import PackageNotFoundError, version

        built = self.data / "build.txt"  # a package tells from which commit it was made
        commit = built.read_text("utf-8").strip() if built.is_file() else ""
        ours = f"{__version__} ({commit})" if commit else __version__
        found = {"arcology": ours, "python": platform.python_version(), "system": platform.platform()}
        for package in ("PySide6-Essentials", "pydantic", "pyqtgraph", "numpy"):
            try:
                found[package] = version(package)
            except PackageNotFoundError:
                found[package] = "missing"
        return found


def wishes_of(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The languages that the environment asks for, as gettext reads it; those of the system where it says nothing."""
    import locale

    if environment.get("LC_ALL") in ("C", "POSIX"):
        return ()
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    wanted = [*environment.get("LANGUAGE", "").split(":"), asked]
    names = [name.partition(".")[0].partition("@")[0] for name in wanted if name]
    return tuple(names) or tuple(name for name in locale.getlocale()[:1] if name)


def _language(catalogues: Catalogues, wishes: Sequence[str]) -> str:
    """The first of ``wishes`` that there is, by its whole name or without its country; English where there is none."""
    from arcology.text.pseudo import NAME as PSEUDO
    from arcology.text.translator import ENGLISH

    known = [*catalogues.languages(), PSEUDO]
    candidates = (name for wish in wishes for name in (wish, wish.partition("_")[0]))
    return next((name for name in candidates if name in known), ENGLISH)
