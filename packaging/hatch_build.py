"""Build hook: compiles every ``translations/<language>/LC_MESSAGES/<namespace>.po`` to the ``.mo`` beside it.

The ``.mo`` files are not committed. The wheel picks them up with the ``translations`` folder (force-include in
pyproject.toml), an editable install reads them from the checkout.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

UNDATED = datetime(2000, 1, 1, tzinfo=UTC)
"""Instead of the moment of the build: the same texts make the same file."""


def compile_catalogues(translations: Path) -> list[Path]:
    """Writes the ``.mo`` of every ``.po`` below ``translations`` and removes those whose ``.po`` is gone."""
    for stale in translations.glob("*/LC_MESSAGES/*.mo"):
        if not stale.with_suffix(".po").exists():
            stale.unlink()
    written = []
    for source in sorted(translations.glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            catalogue = read_po(file, locale=source.parts[-3], abort_invalid=True)
        catalogue.creation_date = catalogue.revision_date = UNDATED
        target = source.with_suffix(".mo")
        target.unlink(missing_ok=True)  # it may belong to somebody else who built here before
        with target.open("wb") as file:
            write_mo(file, catalogue)
        written.append(target)
    return written


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs for wheels, editable ones included."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_catalogues(Path(self.root) / "translations")
