"""A game that somebody else has installed can be played whether or not its art is there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from arcology.app.games import Games
from arcology.app.program import Program
from arcology.engine.layout import Layout, Zone
from arcology.engine.table import Piece, Spot
from arcology.engine.text import text
from arcology.testing.toy.plugin import PLUGIN
from arcology.ui.art import render
from arcology.ui.art.guard import TextGuard
from arcology.ui.painters import PLAIN_SIZE, Painters, art_of
from arcology.ui.services import NewGame
from tests.app.toy_program import MakeWindow, button
from tests.ui.toy_art import COMPONENTS, toy_studio


def test_a_plug_in_names_its_art(caplog: pytest.LogCaptureFixture) -> None:
    assert art_of(replace(PLUGIN, art="tests.ui.toy_art")) is COMPONENTS
    assert art_of(PLUGIN) == {}
    assert art_of(replace(PLUGIN, art="no_such_package.art")) == {}
    assert "no_such_package" in caplog.text


@pytest.mark.parametrize("art", ["", "no_such_package.art"])
def test_a_game_without_art_is_played_with_plain_cards(make_window: MakeWindow, toy_program: Program, art: str) -> None:
    toy_program.games = Games([replace(PLUGIN, art=art)], builtin={})
    window = make_window()
    window.show_table(window.services.start(NewGame("toy", 2, 7)))
    page = window.page
    assert page is not None
    meeple = page.desk.scene.pieces["meeple.0"]
    assert not meeple.pixmap().isNull()
    assert meeple.size == (90, 90), "as large as the layout says"
    page.model.look_at("meeple.0")
    assert button(page.rail.offers, "Stay")


def test_a_plain_card_shows_the_name_of_its_piece(qapp: QApplication) -> None:
    layout = Layout((100, 100), {"deck": Zone("stack", (0, 0), item=(60, 40)), "felt": Zone("stack", (0, 0))})
    painters = Painters({}, layout)
    deck = Piece("deck", "unknown", Spot("deck"), text("toy.piece.deck"))
    assert painters.of(deck) is painters.of(replace(deck, id="deck.2")), "drawn once for all that look the same"
    assert painters.of(deck) is not painters.of(replace(deck, name=text("toy.piece.rover")))
    assert painters.of(replace(deck, at=Spot("felt"))).size == PLAIN_SIZE
    guard = TextGuard()
    image = render(painters.of(deck), {}, replace(toy_studio(), guard=guard), 2.0)
    assert [note.text for note in guard.notes if not note.elided] == ["Gift deck"]
    assert image.pixelColor(image.rect().center()).alpha() == 255
