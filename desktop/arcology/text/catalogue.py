"""One namespace in one language: ``translations/<language>/LC_MESSAGES/<namespace>.mo``, or its ``.po``."""

from __future__ import annotations

import gettext
import io
from collections.abc import Sequence
from pathlib import Path
from struct import error as StructError
from typing import TYPE_CHECKING

from arcology.text.po import CatalogueBroken, mo_bytes, mo_ids, parse

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# Files of one installation are unpacked within this time; a .po that is newer by more was edited after compiling.
_SAME_AGE_SECONDS = 2.0


class _Absent(gettext.NullTranslations):
    """The end of the chain: an id that is not in the catalogue has no text, instead of itself."""

    def gettext(self, message: str) -> str:
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ""


class Catalogue:
    """The texts of one namespace in one language, and replacements for some of them."""

    def __init__(self, compiled: bytes) -> None:
        """``compiled`` is the content of a ``.mo`` file; empty bytes make an empty catalogue."""
        self._translations: gettext.NullTranslations = _Absent()
        if compiled:
            self._translations = gettext.GNUTranslations(io.BytesIO(compiled))
            self._translations.add_fallback(_Absent())

    def find(self, id: str, n: int | None = None) -> str:
        """The text of ``id``, in the plural form for ``n`` where the entry has forms; ``""`` if there is none."""
        if n is not None and (form := self._translations.ngettext(id, id, n)):
            return form
        return self._translations.gettext(id)

    def choose(self, forms: Sequence[str], n: int | None) -> str:
        """The one of several plural forms that this language uses for ``n``."""
        plural = getattr(self._translations, "plural", None)
        if n is None:
            return forms[-1]
        index = int(plural(n)) if plural is not None else int(n != 1)
        return forms[min(index, len(forms) - 1)]


def load_catalogue(folder: Traversable, language: str, namespace: str) -> Catalogue:
    """Reads one catalogue below ``folder`` (a ``translations`` folder); empty when there is no such file.

    The ``.mo`` is read where there is one, unless its ``.po`` was edited since: then the ``.po`` itself.
    Raises `CatalogueBroken`.
    """
    try:
        return Catalogue(_compiled(folder, language, namespace))
    except (OSError, UnicodeDecodeError, StructError, ValueError) as problem:
        raise CatalogueBroken(f"{folder / language / 'LC_MESSAGES' / namespace}: {problem}") from problem


def catalogue_ids(folder: Traversable, language: str, namespace: str) -> frozenset[str]:
    """The ids that have a text there; none when there is no such file. Raises `CatalogueBroken`."""
    try:
        return mo_ids(_compiled(folder, language, namespace))
    except (OSError, UnicodeDecodeError, StructError, ValueError) as problem:
        raise CatalogueBroken(f"{folder / language / 'LC_MESSAGES' / namespace}: {problem}") from problem


def namespaces(folder: Traversable, language: str) -> list[str]:
    """The namespaces that ``language`` has a catalogue for, compiled or not, sorted."""
    messages = folder / language / "LC_MESSAGES"
    names = (entry.name.rpartition(".") for entry in messages.iterdir()) if messages.is_dir() else ()
    return sorted({name for name, _, kind in names if kind in ("mo", "po")})


def _compiled(folder: Traversable, language: str, namespace: str) -> bytes:
    messages = folder / language / "LC_MESSAGES"
    compiled, source = messages / f"{namespace}.mo", messages / f"{namespace}.po"
    if compiled.is_file() and not _edited_since(source, compiled):
        return compiled.read_bytes()
    if source.is_file():
        return mo_bytes(parse(source.read_text("utf-8"), str(source)))
    return b""


def _edited_since(source: Traversable, compiled: Traversable) -> bool:
    if not (isinstance(source, Path) and isinstance(compiled, Path) and source.is_file()):
        return False
    return source.stat().st_mtime > compiled.stat().st_mtime + _SAME_AGE_SECONDS
