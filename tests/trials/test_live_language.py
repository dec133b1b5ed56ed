"""The language changes while a game is open: table, log, offers and all, and nothing of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from arcology.app.games import BUILTIN
from tests.trials.four import sit_down
from tests.trials.hands import Person


def words(person: Person) -> list[str]:
    """Everything that can be read beside the table: what to do, where the game stands, and the log."""
    rail = person.page.rail
    panels = (rail.where, rail.offers, rail.log)
    shown = [widget for panel in panels for kind in (QLabel, QAbstractButton) for widget in panel.findChildren(kind)]
    rows = rail.log.rows
    log = [str(rows.index(n, 0).data()) for n in range(rows.rowCount())]
    return [widget.text() for widget in shown if widget.isVisible() and len(widget.text()) > 3] + log


@pytest.mark.parametrize("game", BUILTIN)
def test_a_language_changes_on_an_open_table(person: Person, game: str) -> None:
    window = person.window
    sit_down(person, game, "5", 8)
    english, digest, settings = words(person), person.digest, window.services.settings
    for language in ("de", "it", "fr", "es"):
        window.use_settings(replace(settings, language=language))
        spoken = words(person)
        same = [text for text in spoken if text in english]
        assert len(same) < len(spoken) / 4, f"{language} leaves {same}"
        assert not any("⟦" in text for text in spoken)
    window.use_settings(replace(settings, language="en"))
    assert set(english) <= set(words(person))
    assert person.digest == digest
