"""Type: the families of the font packages by role, loaded from their bytes, with a fallback for each that is
missing.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

log = logging.getLogger(__name__)


class Role(StrEnum):
    """What a text is: running text, a title, or a number in a column or one that changes while it is looked at.

    The display faces have figures of different widths; ``NUMBER`` is always tabular.
    """

    TEXT = "text"
    DISPLAY = "display"
    NUMBER = "number"


Weight = QFont.Weight

# The scale of sizes, in pixels at 100 %. Nothing is set smaller than TINY.
TINY: Final = 11.0
SMALL: Final = 13.0
BODY: Final = 15.0
LARGE: Final = 17.0
HEADING: Final = 21.0
TITLE: Final = 29.0
HERO: Final = 46.0


@dataclass(frozen=True)
class Face:
    """One family: where its files are. ``first`` are the files needed for the first paint, ``later`` the rest."""

    family: str
    package: str
    first: tuple[str, ...]
    later: tuple[str, ...] = ()


BARLOW: Final = Face(
    "Barlow Semi Condensed",
    "fontpkg_barlow_semi_condensed",
    ("BarlowSemiCondensed-Medium.ttf", "BarlowSemiCondensed-SemiBold.ttf"),
    ("BarlowSemiCondensed-Regular.ttf", "BarlowSemiCondensed-Bold.ttf", "BarlowSemiCondensed-MediumItalic.ttf"),
)
CHAKRA: Final = Face(
    "Chakra Petch",
    "fontpkg_chakra_petch",
    ("ChakraPetch-SemiBold.ttf", "ChakraPetch-Bold.ttf"),
    ("ChakraPetch-Medium.ttf",),
)
SORA: Final = Face("Sora", "fontpkg_sora", ("Sora[wght].ttf",))
VIGA: Final = Face("Viga", "fontpkg_viga", ("Viga-Regular.ttf",))
INTER: Final = Face("Inter", "fontpkg_inter", (), ("Inter[opsz,wght].ttf",))

_Faces = Mapping[Role, tuple[Face, ...]]
_GAMES: Final[Mapping[str, _Faces]] = {
    "cities_of_venus": {Role.TEXT: (SORA, BARLOW, INTER), Role.DISPLAY: (SORA, CHAKRA, INTER)},
    "cyberflesh": {Role.TEXT: (BARLOW, INTER), Role.DISPLAY: (VIGA, CHAKRA, INTER)},
}
_PLAIN: Final[_Faces] = {Role.TEXT: (BARLOW, INTER), Role.DISPLAY: (CHAKRA, BARLOW, INTER)}


@cache
def _register(package: str, name: str) -> tuple[str, ...]:
    """Hands one font file to Qt and returns its families; empty when the package or the file is not usable.

    Cached because Qt's list of application fonts belongs to the process: a second hand-over would double it.
    """
    try:
        data = _content(package, name)
    except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError, TypeError) as error:
        log.warning("font %s of %s is missing (%s); the next family takes its place", name, package, error)
        return ()
    handle = QFontDatabase.addApplicationFontFromData(QByteArray(data))
    if handle < 0:
        log.warning("font %s of %s cannot be read; the next family takes its place", name, package)
        return ()
    return tuple(QFontDatabase.applicationFontFamilies(handle))


def _content(package: str, name: str) -> bytes:
    """The bytes of a font file. It is looked for on the disk first: the machinery of resources takes 3 ms to load."""
    found = find_spec(package)
    for folder in found.submodule_search_locations or () if found is not None else ():
        path = Path(folder) / "files" / name
        if path.is_file():
            return path.read_bytes()
    from importlib.resources import files

    return (files(package) / "files" / name).read_bytes()


def _load(faces: Iterable[Face], *, later: bool) -> None:
    for face in faces:
        for name in face.later if later else face.first:
            _register(face.package, name)


@dataclass(frozen=True)
class Fonts:
    """Families by role, in order of preference; Qt takes a missing glyph or family from the next one."""

    text: tuple[str, ...]
    display: tuple[str, ...]

    def families(self, role: Role) -> tuple[str, ...]:
        return self.display if role is Role.DISPLAY else self.text

    def font(self, size: float, role: Role = Role.TEXT, weight: Weight = Weight.Medium, track: float = 0.0) -> QFont:
        """A font of ``size`` pixels (rounded to whole ones) with tabular figures; ``track`` is extra letter spacing
        in pixels.
        """
        return QFont(_font(self.families(role), max(1, round(size)), weight, track))

    def width(self, text: str, size: float, role: Role = Role.TEXT, weight: Weight = Weight.Medium) -> float:
        """Width of one line in pixels."""
        return QFontMetricsF(self.font(size, role, weight)).horizontalAdvance(text)


@lru_cache(maxsize=512)
def _font(families: tuple[str, ...], size: int, weight: Weight, track: float) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(size)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if track:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, track)
    return font


def load_fonts(game: str | None = None) -> Fonts:
    """Registers the weights that the first paint needs and returns the families of ``game``. Needs a
    QGuiApplication.
    """
    roles = _GAMES.get(game or "", _PLAIN)
    for faces in roles.values():
        _load(faces, later=False)
    return _families(roles)


def load_name_font() -> Fonts:
    """Registers only what the program's name is set in, for the very first picture. Needs a QGuiApplication."""
    _register(CHAKRA.package, CHAKRA.first[-1])
    return _families(_PLAIN)


def _families(roles: _Faces) -> Fonts:
    return Fonts(
        text=tuple(face.family for face in roles[Role.TEXT]),
        display=tuple(face.family for face in roles[Role.DISPLAY]),
    )


def load_other_weights(game: str | None = None) -> None:
    """Registers the remaining weights and the fallback for other scripts; to be called after the first paint."""
    for faces in _GAMES.get(game or "", _PLAIN).values():
        _load(faces, later=True)
