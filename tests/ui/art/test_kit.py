"""Shadows, plates, pieces and the rendering of components."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from arcology.ui.art import Component, components, kit, render
from arcology.ui.art.surfaces import _blended


def test_shadow_is_softer_the_further_out(studio, canvas) -> None:
    c = canvas(120, 120)
    kit.soft(c.painter, kit.rounded(QRectF(40, 40, 40, 40), 6), 16, studio.palette.black)
    c.painter.end()
    across = [c.image.pixelColor(x, 60).alpha() for x in (60, 40, 30, 22, 8)]
    assert across == sorted(across, reverse=True)
    assert across[0] > 200
    assert across[-1] == 0, "a shadow must end inside its reach"
    assert across[1] > 60


def test_shadow_does_not_wander(studio, canvas) -> None:
    """The averaging steps of the blur must cancel out: left and right, above and below are alike."""
    c = canvas(120, 120)
    kit.soft(c.painter, QRectF(40, 40, 40, 40), 14, studio.palette.black)
    c.painter.end()
    alpha = [[c.image.pixelColor(x, y).alpha() for x in range(120)] for y in range(120)]
    left = sum(alpha[60][x] for x in range(20, 40))
    right = sum(alpha[60][x] for x in range(80, 100))
    above = sum(alpha[y][60] for y in range(20, 40))
    below = sum(alpha[y][60] for y in range(80, 100))
    assert left == pytest.approx(right, rel=0.12)
    assert above == pytest.approx(below, rel=0.12)


def test_shadow_of_the_same_shape_elsewhere_is_the_same_picture(studio, canvas) -> None:
    a, b = canvas(200, 100), canvas(200, 100)
    kit.soft(a.painter, QRectF(30, 30, 40, 40), 8, studio.palette.black)
    kit.soft(b.painter, QRectF(130, 30, 40, 40), 8, studio.palette.black)
    a.painter.end()
    b.painter.end()
    assert a.image.copy(0, 0, 100, 100) == b.image.copy(100, 0, 100, 100)


def test_clips_nest(studio, canvas) -> None:
    c = canvas(40, 40)
    with kit.clipped(c.painter, QRectF(0, 0, 20, 40)), kit.clipped(c.painter, QRectF(10, 0, 30, 40)):
        kit.fill(c.painter, QRectF(0, 0, 40, 40), studio.palette.white)
    assert c.covered(QRectF(10, 0, 10, 40)) == 1
    assert c.covered(QRectF(0, 0, 9, 40)) == 0
    assert c.covered(QRectF(21, 0, 19, 40)) == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("value", range(1, 7))
def test_die_shows_as_many_pips_as_its_value(make_studio, canvas, theme, value: int) -> None:
    palette = make_studio(theme).palette
    c = canvas(120, 120)
    kit.die(c.painter, palette, 60, 60, 90, value, palette.white_die)
    c.painter.end()
    dark = _spots(c.image, lambda pixel: pixel.alpha() > 200 and pixel.lightnessF() < 0.3)
    assert dark == value


def _spots(image: QImage, wanted) -> int:
    """How many separate spots of wanted pixels lie on the face of a die in the middle of the image."""
    left = {(x, y) for x in range(22, 98) for y in range(14, 92) if wanted(image.pixelColor(x, y))}
    count = 0
    while left:
        spot = [left.pop()]
        size = 0
        while spot:
            x, y = spot.pop()
            size += 1
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            spot += near
        count += size > 20
    return count


def test_a_die_has_six_sides(studio, canvas) -> None:
    c = canvas(20, 20)
    with pytest.raises(ValueError, match="does not show 7"):
        kit.die(c.painter, studio.palette, 10, 10, 18, 7, studio.palette.white_die)
    c.painter.end()


def test_render_keeps_the_size_and_leaves_room_for_the_shadow(studio) -> None:
    def paint(p, facts, st) -> None:
        kit.fill(p, QRectF(0, 0, 40, 20), st.palette.role(str(facts["role"])))

    made = render(Component((40, 20), paint, margin=5), {"role": "accent"}, studio, scale=2, dpr=1.5)
    assert (made.width(), made.height()) == (150, 90)
    assert made.devicePixelRatio() == 1.5
    assert made.pixelColor(3, 3).alpha() == 0
    assert made.pixelColor(75, 45) == studio.palette.accent
    solid = render(Component((40, 20), paint, opaque=True), {"role": "accent"}, studio)
    assert not solid.hasAlphaChannel()


@pytest.mark.parametrize("scale", [0.984375, 0.7, 1.3, 2.0])
@pytest.mark.parametrize("opaque", [True, False])
def test_render_does_not_distort_and_fills_the_whole_image(studio, scale: float, opaque: bool) -> None:
    """Strokes under a distorting transform cost several times as much; an opaque picture must not have a black edge."""
    seen = []

    def paint(p, facts, st) -> None:
        seen.append(p.deviceTransform())
        kit.fill(p, QRectF(0, 0, 61, 37), st.palette.white)

    made = render(Component((61, 37), paint, opaque=opaque), {}, studio, scale)
    assert seen[0].m11() == seen[0].m22()
    assert seen[0].m11() == pytest.approx(scale, rel=0.02)
    if opaque:
        corner = made.pixelColor(made.width() - 1, made.height() - 1)
        assert corner == studio.palette.white


def test_grain_is_mixed_as_bytes_are() -> None:
    coarse, fine = bytes(range(256)) * 4, bytes(reversed(range(256))) * 3 + bytes(256)
    mixed = _blended(coarse, fine)
    assert mixed == bytes((7 * a + 3 * b) // 10 for a, b in zip(coarse, fine, strict=True))


def test_a_game_without_art_is_said_so() -> None:
    with pytest.raises(LookupError, match="chequers"):
        components("chequers")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_material_paints_something(make_studio, canvas, theme) -> None:
    studio = make_studio(theme)
    palette = studio.palette
    rect = QRectF(20, 20, 80, 60)
    jobs = {
        "panel": lambda p: kit.panel(p, palette, rect, accent=palette.accent),
        "well": lambda p: kit.well(p, palette, rect),
        "plate": lambda p: kit.plate(p, palette, kit.chamfered(rect, 8), palette.steel, palette.steel_dark, grain=0.1),
        "hazard": lambda p: kit.hazard(p, palette, rect),
        "glass": lambda p: kit.glass(p, palette, rect, palette.stealth),
        "scan_lines": lambda p: kit.scan_lines(p, rect, palette.ink),
        "stains": lambda p: kit.stains(p, rect, palette.rust, 8, 1),
        "texture": lambda p: kit.texture(p, rect, 0.5, "brushed_down"),
        "table_top": lambda p: kit.table_top(p, palette, rect),
        "meeple": lambda p: kit.meeple(p, palette, 60, 90, 70, palette.seat_1),
        "token": lambda p: kit.token(p, palette, 60, 50, 20, palette.seat_2, "lock"),
        "pill": lambda p: kit.pill(p, studio, rect, "4", icon="energy", colour=palette.energy),
        "key_cap": lambda p: kit.key_cap(p, studio, 20, 20, "Esc"),
        "number_plate": lambda p: kit.number_plate(p, studio, rect, "5"),
    }
    for name, job in jobs.items():
        c = canvas(120, 100)
        job(c.painter)
        assert c.covered(rect) > 0.1, name
