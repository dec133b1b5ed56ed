"""Every icon can be drawn, fills its grid sensibly and is unlike every other."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from arcology.ui.art.icon_data import ICONS
from arcology.ui.art.icons import GRID, NAMES, SEAT_ICONS, draw_icon, icon, icon_at, parse, qicon

WANTED = [
    "undo",
    "redo",
    "hint",
    "rules",
    "speed",
    "fit",
    "menu",
    "gear",
    "energy",
    "luck",
    "action",
    "key",
    "crate",
    "eye",
    "eye_off",
    "triangle",
    "square",
    "circle",
    "damage",
    "range",
    "chain",
    "alert",
    "red_box",
    "number_box",
    "modify",
    "reroll",
    "flip",
    "hit",
    "lock",
    "warning",
    "clock",
    "meeple",
    "robot",
    "dice",
    "play",
    "skip",
    "again",
    "pause",
    "step",
    "folder",
    "save",
    "trash",
    "pencil",
    "export",
    "import",
    "search",
    "close",
    "check",
    "cross",
    "arrow_keys",
    "arrow_left",
    "arrow_right",
    "arrow_up",
    "arrow_down",
    "info",
    "sun",
    "moon",
    "users",
    "user",
    "copy",
    "shuffle",
    "chart",
    "flag",
    "skull",
    "star",
    "library",
    "language",
    "text_size",
    "plus",
    "minus",
    "home",
    "fullscreen",
    "weapon",
    "box",
]


def test_every_icon_that_the_program_needs_is_there() -> None:
    assert set(WANTED) <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_icon_fills_its_grid(name: str, studio, canvas) -> None:
    bounds = icon(name).boundingRect()
    assert max(bounds.width(), bounds.height()) > GRID * 0.6, "too small beside the others"
    assert bounds.left() > -1.5
    assert bounds.top() > -1.5
    assert bounds.right() < GRID + 1.5
    assert bounds.bottom() < GRID + 1.5
    c = canvas(24, 24)
    draw_icon(c.painter, name, 12, 12, 24, studio.palette.ink)
    assert 0.06 < c.covered() < 0.9


def test_icons_differ_from_each_other(qapp) -> None:
    drawn = {name: icon(name).toFillPolygon() for name in NAMES}
    for a, b in itertools.combinations(NAMES, 2):
        assert drawn[a] != drawn[b], f"{a} and {b} are the same drawing"


def test_each_seat_has_its_own_sign() -> None:
    assert len(set(SEAT_ICONS)) == 6
    assert set(SEAT_ICONS) <= set(NAMES)


def test_icon_at_is_centred(qapp) -> None:
    bounds = icon_at("circle", 50, 70, 48).boundingRect()
    assert bounds.center().x() == pytest.approx(50)
    assert bounds.center().y() == pytest.approx(70)
    assert bounds.width() == pytest.approx(48 * 19.2 / 24)


def test_an_unknown_command_in_an_outline_is_named() -> None:
    with pytest.raises(ValueError, match="'K'"):
        parse("M1 1 K3 4")


def test_outlines_consist_of_whole_commands(qapp) -> None:
    """Numbers that are left over at the end of an outline would silently be ignored."""
    for name, layers in ICONS.items():
        for _, outline in layers:
            assert parse(outline).elementCount() == parse(outline + " ").elementCount(), name
            assert not parse(outline).isEmpty(), name


def test_disabled_icons_are_paler(studio) -> None:
    made = qicon("undo", studio, 18)

    def ink(mode: QIcon.Mode) -> int:
        image = made.pixmap(QSize(18, 18), mode).toImage()
        return max(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))

    assert ink(QIcon.Mode.Disabled) < ink(QIcon.Mode.Normal) / 2
