"""The illustrations and the program's sign."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from arcology.packs.locate import data_root
from arcology.ui.art import start
from arcology.ui.art.app_icon import app_icon, paint_app_icon

SCENES = sorted(
    path.stem
    for path in Path(start.__file__).parent.glob("*.py")
    if path.stem not in {"__init__", "scenery", "logo", "masthead"}
)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("size", [(430, 560), (1200, 400), (200, 260)])
def test_scene_fills_its_rectangle_and_nothing_else(make_studio, canvas, theme, game, size) -> None:
    width, height = size
    studio = make_studio(theme, game)
    c = canvas(width + 40, height + 40)
    start.scene(game)(c.painter, studio, QRectF(20, 20, width, height))
    c.painter.end()
    image = c.image
    for x, y in ((10, 10), (width + 30, height // 2), (width // 2, 10), (width // 2, height + 30)):
        assert image.pixelColor(x, y).alpha() == 0
    inside = [image.pixelColor(20 + width * i // 12, 20 + height * j // 12) for i in range(1, 12) for j in range(1, 12)]
    assert all(colour.alpha() == 255 for colour in inside)
    assert len({colour.rgb() for colour in inside}) > 40


@pytest.mark.parametrize("game", SCENES)
def test_scene_is_the_same_every_time(make_studio, canvas, game) -> None:
    pictures = []
    for _ in range(2):
        c = canvas(300, 390)
        start.scene(game)(c.painter, make_studio("dark", game), QRectF(0, 0, 300, 390))
        c.painter.end()
        pictures.append(c.image)
    assert pictures[0] == pictures[1]


def test_a_game_without_a_scene_gets_the_plain_one() -> None:
    assert start.scene("somebody_elses") is start.scene("plain")


def test_window_icon_and_desktop_icon_are_the_same_drawing(qapp, make_studio) -> None:
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray((data_root() / "resources" / "ui" / "arcology.svg").read_bytes()))
    assert renderer.isValid()
    images = []
    for draw in (
        lambda p: renderer.render(p, QRectF(0, 0, 64, 64)),
        lambda p: paint_app_icon(p, make_studio("dark", None).palette, 64),
    ):
        image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        images.append(image)
    apart = [
        abs(a.lightness() - b.lightness())
        for x in range(64)
        for y in range(64)
        for a, b in [(images[0].pixelColor(x, y), images[1].pixelColor(x, y))]
    ]
    assert sum(apart) / len(apart) < 8
    assert {size.width() for size in app_icon().availableSizes()} >= {16, 32, 256}
