"""The start screen shows its records and says what was chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.ui.art.chrome import Look, Pill
from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.palette import Theme, palette
from arcology.ui.art.studio import Studio
from arcology.ui.flow import Flow
from arcology.ui.start import (
    Act,
    CardRecord,
    ChipRecord,
    ContinueRecord,
    KeyHint,
    StartRecord,
    StartScreen,
    TileRecord,
)
from arcology.ui.start.cards import BESIDE

FACTS = (("user", "1–2 players"), ("clock", "30–45 min"))
TOWER = TileRecord(
    "cyberdoom_tower", "Cyberdoom Tower", "Climb unseen, take the keys, break the mind", "New game", FACTS
)
OTHER = TileRecord("somebody_elses", "Another Game", "A plug-in brings it", "New game", FACTS)
RESUME = ContinueRecord(
    "game-7",
    "cyberdoom_tower",
    "Continue",
    "Cyberdoom Tower",
    "Round 4 of 12 · your turn",
    "Saved 12 minutes ago",
    "Continue",
    progress=(3, 12),
    chips=(ChipRecord("energy", "4", "energy"), ChipRecord("key", "1 of 3", "key")),
    note="2 more in the library",
)
CARDS = (
    CardRecord("rules", "rules", "Rules", "The whole reference, with search", "legal"),
    CardRecord("library", "library", "Library", "3 saved games, 14 finished"),
    CardRecord("settings", "gear", "Settings", "Theme, text size, speed, language", "ink_muted"),
)
RECORD = StartRecord(
    "Arcology",
    "Science-fiction worlds on one table",
    (TOWER,),
    CARDS,
    RESUME,
    (Act("full_screen", "fullscreen", "Full screen", "F11"),),
    (KeyHint("Enter", "open"),),
    "Version 0.1",
)


def make_look(theme: Theme = "dark", scale: float = 1.0) -> Look:
    return Look(Studio(palette(theme), load_fonts(), str, scale, guard=TextGuard()))


def open_screen(qtbot: QtBot, record: StartRecord, look: Look, size: tuple[int, int] = (1366, 768)) -> StartScreen:
    screen = StartScreen(look, record)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    for _ in range(3):
        QApplication.processEvents()
    return screen


def test_a_click_on_a_tile_starts_its_game(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    with qtbot.waitSignal(screen.game_chosen) as chosen:
        qtbot.mouseClick(screen.tiles[0], Qt.MouseButton.LeftButton)
    assert chosen.args == ["cyberdoom_tower"]


def test_the_room_around_a_tile_does_nothing(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    with qtbot.assertNotEmitted(screen.game_chosen):
        qtbot.mouseClick(screen.tiles[0], Qt.MouseButton.LeftButton, pos=QPoint(4, 4))


def test_the_game_under_way_has_the_focus_and_enter_continues_it(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    assert screen.resume is not None
    assert screen.resume.button.hasFocus()
    with qtbot.waitSignal(screen.resumed) as resumed:
        qtbot.keyClick(screen.resume.button, Qt.Key.Key_Return)
    assert resumed.args == ["game-7"]


def test_without_a_game_under_way_enter_starts_a_new_one(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, replace(RECORD, resume=None), make_look())
    assert screen.tiles[0].hasFocus()
    with qtbot.waitSignal(screen.game_chosen):
        qtbot.keyClick(screen.tiles[0], Qt.Key.Key_Return)


def test_arrows_reach_every_place(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, replace(RECORD, tiles=(TOWER, OTHER)), make_look(), (1920, 1080))
    screen.tiles[0].setFocus()
    qtbot.keyClick(screen.tiles[0], Qt.Key.Key_Right)
    assert screen.tiles[1].hasFocus()
    qtbot.keyClick(screen.tiles[1], Qt.Key.Key_Down)
    assert any(card.hasFocus() for card in screen.cards)
    qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Up)
    assert screen.tiles[1].hasFocus()
    qtbot.keyClick(screen.tiles[1], Qt.Key.Key_Up)
    assert screen.acts["full_screen"].hasFocus()


def test_cards_and_buttons_tell_which(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    with qtbot.waitSignal(screen.card_chosen) as card:
        qtbot.mouseClick(screen.cards[1], Qt.MouseButton.LeftButton)
    assert card.args == ["library"]
    with qtbot.waitSignal(screen.act_chosen) as act:
        screen.acts["full_screen"].click()
    assert act.args == ["full_screen"]


def test_names_for_screen_readers(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    assert screen.tiles[0].accessibleName() == "Cyberdoom Tower. New game"
    assert "1–2 players" in screen.tiles[0].accessibleDescription()
    assert screen.resume is not None
    assert "Round 4 of 12" in screen.resume.button.accessibleName()
    assert screen.cards[1].accessibleDescription() == "3 saved games, 14 finished"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1366, 768), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((1366, 768), 3.0)]
)
def test_no_text_is_cut_or_tiny(qtbot: QtBot, theme: Theme, size: tuple[int, int], scale: float) -> None:
    look = make_look(theme, scale)
    screen = open_screen(qtbot, RECORD, look, size)
    screen.grab()
    assert look.studio.guard is not None
    assert [note.text for note in look.studio.guard.elided()] == []
    assert look.studio.guard.small() == []


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_tiles_share_the_width_and_do_not_overlap(qtbot: QtBot, count: int) -> None:
    tiles = tuple(replace(TOWER, id=f"game_{i}") for i in range(count))
    screen = open_screen(qtbot, replace(RECORD, tiles=tiles), make_look(), (1920, 1080))
    plates = [tile._plate().translated(tile.pos()) for tile in screen.tiles]
    assert sum(plate.width() for plate in plates) > 0.9 * (1920 - 2 * 64)
    for a, b in pairwise(plates):
        assert 16 <= b.left() - a.right() <= 32


@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)])
def test_the_pictures_of_the_games_are_seen_above_their_texts(
    qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    """What counts in a scene lies in its upper two thirds; among large texts all of it is smaller."""
    tiles = tuple(replace(TOWER, id=f"game_{i}") for i in range(4))
    screen = open_screen(qtbot, replace(RECORD, tiles=tiles), make_look(scale=scale), size)
    for tile in screen.tiles:
        tile.grab()
        plate = tile._plate()
        seen = plate.height() - tile._text_height(plate.width() - 2 * tile._pad)
        assert 0.6 * tile.illustration._area.height() < seen


def test_the_plates_of_both_rows_stand_in_line(qtbot: QtBot) -> None:
    tiles = tuple(replace(TOWER, id=f"game_{i}") for i in range(4))
    cards = (*CARDS, replace(CARDS[0], id="more"))
    screen = open_screen(qtbot, replace(RECORD, tiles=tiles, cards=cards), make_look(), (1366, 768))
    above = [tile._plate().translated(tile.mapTo(screen, QPoint(0, 0))) for tile in screen.tiles]
    assert screen.resume is not None
    left = screen.resume.mapTo(screen, QPoint(BESIDE, 0)).x()
    right = screen.resume.mapTo(screen, QPoint(screen.resume.width() - BESIDE, 0)).x()
    assert (left, right) == pytest.approx((above[0].left(), above[1].right()), abs=1)
    for card, plate in zip(screen.cards[:2], above[2:], strict=True):
        at = card.mapTo(screen, QPoint(BESIDE, 0)).x()
        assert (at, at + card.width() - 2 * BESIDE) == pytest.approx((plate.left(), plate.right()), abs=1)


@pytest.mark.parametrize("width", [1024, 1354, 1366, 1920])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_long_title_is_read_to_its_end(qtbot: QtBot, width: int, scale: float) -> None:
    long = replace(TOWER, id="long", title="Cities of Venus: Lost Contact")
    tiles = (long, *(replace(TOWER, id=f"game_{i}") for i in range(3)))
    look = make_look(scale=scale)
    screen = open_screen(qtbot, replace(RECORD, tiles=tiles), look, (width, 768))
    screen.grab()
    assert look.studio.guard is not None
    assert [note.text for note in look.studio.guard.elided() if note.text.startswith("CITIES")] == []


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_smallest_window_needs_no_scrolling(qtbot: QtBot, count: int) -> None:
    tiles = tuple(replace(TOWER, id=f"game_{i}") for i in range(count))
    screen = open_screen(qtbot, replace(RECORD, tiles=tiles), make_look(), (1366, 768))
    page = screen._scroll.widget()
    assert page.height() <= 768
    assert page.width() <= 1366


@pytest.mark.parametrize("chips", [1, 3, 7])
def test_the_game_to_continue_has_room_for_all_its_figures(qtbot: QtBot, chips: int) -> None:
    resume = replace(RESUME, chips=tuple(ChipRecord("energy", f"{n} of many", "energy") for n in range(chips)))
    screen = open_screen(qtbot, replace(RECORD, tiles=(TOWER, OTHER), resume=resume), make_look())
    card = screen.resume
    assert card is not None
    pills, flow = card.findChildren(Pill), card.findChild(Flow)
    assert isinstance(flow, Flow)
    assert len(pills) == chips
    assert all(flow.rect().contains(pill.geometry()) for pill in pills)
    low = card.button.mapTo(card, QPoint(0, 0)).y()
    assert flow.mapTo(card, QPoint(0, flow.height())).y() <= low


def test_the_illustration_comes_after_the_first_paint(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    tile = screen.tiles[0]
    qtbot.waitUntil(lambda: tile.illustration.ready)  # and nothing may tick while nothing moves
    middle = tile.grab().toImage()
    colours = {middle.pixelColor(x, y).rgb() for x in range(700, 1300, 9) for y in range(60, 300, 9)}
    assert len(colours) > 300, "a picture has many colours"


def test_a_tile_of_another_size_keeps_its_picture_until_there_is_a_new_one(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, RECORD, make_look())
    tile = screen.tiles[0]
    qtbot.waitUntil(lambda: tile.illustration.ready)
    old = tile.illustration._picture.size()
    screen.resize(1500, 800)
    QApplication.processEvents()
    shown = tile.grab().toImage()
    colours = {shown.pixelColor(x, y).rgb() for x in range(700, 1300, 9) for y in range(60, 300, 9)}
    assert len(colours) > 300, "it is not blank in the meantime"
    qtbot.waitUntil(lambda: tile.illustration.ready and tile.illustration._picture.size() != old)


def test_a_game_of_somebody_else_gets_a_picture_too(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, replace(RECORD, tiles=(OTHER,)), make_look())
    qtbot.waitUntil(lambda: screen.tiles[0].illustration.ready)


@pytest.mark.parametrize("resume", [None, RESUME])
@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("size", [(760, 520), (1280, 720), (1920, 1080)])
def test_no_window_needs_scrolling_sideways(
    qtbot: QtBot, size: tuple[int, int], scale: float, resume: ContinueRecord | None
) -> None:
    """Tiles and cards go into more rows where there is no room for all of them side by side."""
    tiles = tuple(replace(TOWER, id=f"game_{i}") for i in range(4))
    screen = open_screen(qtbot, replace(RECORD, tiles=tiles, resume=resume), make_look(scale=scale), size)
    assert screen._scroll.widget().width() <= size[0]
    plates = [tile._plate().translated(tile.pos()) for tile in screen.tiles]
    assert all(a.bottom() <= b.top() or a.right() <= b.left() for a, b in pairwise(plates))
    assert len({round(plate.height() / 4) for plate in plates}) == 1


def test_what_has_the_focus_is_in_sight_in_the_largest_letters(qtbot: QtBot) -> None:
    tiles = tuple(replace(TOWER, id=f"game_{i}") for i in range(4))
    record = replace(RECORD, tiles=tiles, resume=RESUME)
    screen = open_screen(qtbot, record, make_look(scale=3.0), (1366, 768))

    def in_sight() -> bool:
        here = screen.focusWidget()
        return here is not None and here.visibleRegion().boundingRect() == here.rect()

    def begins() -> bool:
        here = screen.focusWidget()
        return here is not None and here.mapTo(screen, QPoint(0, 0)).y() < screen.height() // 2

    qtbot.waitUntil(begins)
    assert screen.focusWidget() is screen.tiles[0], "the game to continue is further down"
    assert screen._scroll.verticalScrollBar().value() == 0
    screen.resume.button.setFocus(Qt.FocusReason.TabFocusReason)  # type: ignore[union-attr]
    qtbot.waitUntil(in_sight)
    screen._scroll.verticalScrollBar().setValue(0)
    screen.show_record(record)  # as after a sheet was closed
    qtbot.waitUntil(in_sight)
    assert screen.focusWidget() is screen.resume.button  # type: ignore[union-attr]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(screen.focusWidget(), key)
        assert in_sight()


def test_the_game_that_is_meant_is_the_one_with_the_focus_then_the_one_to_continue(qtbot: QtBot) -> None:
    screen = open_screen(qtbot, replace(RECORD, tiles=(OTHER, TOWER)), make_look())
    assert screen.game == "cyberdoom_tower"
    screen.tiles[0].setFocus()
    assert screen.game == "somebody_elses"
    screen.show_record(replace(RECORD, tiles=(OTHER, TOWER)))
    assert screen.game == "somebody_elses", "the focus stays"
    screen.show_record(replace(RECORD, tiles=(OTHER, TOWER)), anew=True)
    assert screen.resume is not None
    assert screen.resume.button.hasFocus()
