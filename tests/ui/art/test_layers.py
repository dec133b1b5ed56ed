"""Layers: painted once, the same picture afterwards, never a stale one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from arcology.ui.art import Studio, kit, render
from arcology.ui.art.layers import LAYERS, Layers
from arcology.ui.art.studio import ready
from tests.ui.art import tower_tables as tables
from tests.ui.art.conftest import MakeStudio
from tests.ui.art.test_tower_art import CHANGES, EXAMPLES, PAINTERS

AREA = QRectF(3, 4, 40, 30)


class Drawing:
    """A painting that counts how often it is painted, and a paper that shows what became of it."""

    def __init__(self, layers: Layers, studio: Studio) -> None:
        self.layers, self.studio, self.times = layers, studio, 0

    def paint(self, p: QPainter) -> None:
        self.times += 1
        c = self.studio.palette
        kit.shadow(p, AREA.adjusted(8, 8, -8, -8), c.shade, 3, 1)
        kit.fill(p, kit.rounded(AREA.adjusted(8, 8, -8, -8), 4), kit.vertical(AREA, (0, c.accent), (1, c.steel)))

    def on_paper(self, scale: float = 1.0, turn: float = 0.0, opacity: float = 1.0, *, direct: bool = False) -> QImage:
        image = QImage(120, 90, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        ready(p)
        p.translate(2.3, 5.8)
        p.scale(scale, scale)
        p.rotate(turn)
        p.setOpacity(opacity)
        if direct:
            self.paint(p)
        else:
            self.layers.paint(p, self.studio, "drawing", AREA, self.paint)
        p.end()
        return image


@pytest.fixture
def quiet(make_studio: MakeStudio) -> Studio:
    """A studio in which nobody counts the texts."""
    made = make_studio()
    return Studio(made.palette, made.fonts, made.tr)


@pytest.fixture
def forgotten() -> Iterator[None]:
    """No layers before, none after."""
    LAYERS.clear()
    yield
    LAYERS.clear()


@pytest.mark.parametrize("scale", [1.0, 0.984375, 1.7])
def test_a_layer_is_painted_once_and_looks_as_if_it_were_not_there(quiet: Studio, scale: float) -> None:
    drawing = Drawing(Layers(), quiet)
    first = drawing.on_paper(scale)
    again = drawing.on_paper(scale)
    assert drawing.times == 1
    assert first == again == drawing.on_paper(scale, direct=True)


def test_another_size_or_studio_has_a_picture_of_its_own(quiet: Studio, make_studio: MakeStudio) -> None:
    layers = Layers()
    drawing = Drawing(layers, quiet)
    drawing.on_paper(1.0)
    drawing.on_paper(1.5)
    assert drawing.times == 2
    others = [quiet.with_palette(make_studio("light").palette), Studio(quiet.palette, quiet.fonts, str, 2.0)]
    for other in others:
        drawing = Drawing(layers, other)
        drawing.on_paper(1.0)
        assert drawing.times == 1
    assert len(layers) == 4


@pytest.mark.parametrize("how", [{"turn": 20.0}, {"opacity": 0.5}])
def test_what_is_turned_or_pale_is_painted_itself(quiet: Studio, how: dict[str, float]) -> None:
    drawing = Drawing(Layers(), quiet)
    assert drawing.on_paper(1.0, **how) == drawing.on_paper(1.0, **how)
    assert drawing.times == 2
    assert len(drawing.layers) == 0


def test_where_texts_are_counted_every_text_is_written(make_studio: MakeStudio) -> None:
    drawing = Drawing(Layers(), make_studio())
    drawing.on_paper()
    drawing.on_paper()
    assert drawing.times == 2


def test_the_budget_holds(quiet: Studio) -> None:
    measure = Layers()
    Drawing(measure, quiet).on_paper(1.0)
    budget = 39 * measure.bytes // 10
    layers = Layers(budget)
    drawing = Drawing(layers, quiet)
    for scale in (1.0, 1.02, 1.04, 1.06):
        drawing.on_paper(scale)
        assert 0 < layers.bytes <= budget
    drawing.on_paper(1.06)
    assert drawing.times == 4
    drawing.on_paper(1.0)
    assert drawing.times == 5, "the oldest picture had to go"
    before = len(layers)
    drawing.on_paper(1.8)
    drawing.on_paper(1.8)
    assert drawing.times == 7, "a picture that would push out all others is not kept"
    assert len(layers) == before


@pytest.mark.parametrize(("sprite", "change"), CHANGES, ids=lambda value: str(value))
def test_no_component_shows_a_stale_layer(
    qapp: QApplication, forgotten: None, sprite: str, change: dict[str, Any]
) -> None:
    """A painter whose key forgets a fact would draw the example's picture for the changed facts."""
    studio = tables.studio()
    example, changed = EXAMPLES[sprite], EXAMPLES[sprite] | change
    render(PAINTERS[sprite], example, studio)
    warm = render(PAINTERS[sprite], changed, studio)
    LAYERS.clear()
    assert warm == render(PAINTERS[sprite], changed, studio)


@pytest.mark.parametrize("sprite", sorted(PAINTERS))
def test_no_layer_speaks_another_language(qapp: QApplication, forgotten: None, sprite: str) -> None:
    render(PAINTERS[sprite], EXAMPLES[sprite], tables.studio("dark", "en"))
    warm = render(PAINTERS[sprite], EXAMPLES[sprite], tables.studio("dark", "pseudo"))
    LAYERS.clear()
    assert warm == render(PAINTERS[sprite], EXAMPLES[sprite], tables.studio("dark", "pseudo"))
