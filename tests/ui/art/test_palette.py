"""Text can be read and seats can be told apart, in both themes and in every game."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor

from arcology.ui.art.palette import SEATS, Theme, alpha, contrast, darker, lighter, luminance, mix, palette, readable_on

THEMES: tuple[Theme, ...] = ("dark", "light")
GAMES = (None, "cyberdoom_tower", "cytress", "cyberflesh", "cities_of_venus")
TEXT_ROLES = ("ink", "ink_muted", "accent", "good", "bad", "warning", "info", "legal", "legal_cost")
GROUNDS = ("surface", "surface_raised", "well")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_text_roles_reach_contrast_on_every_plate(theme: Theme, game: str | None) -> None:
    p = palette(theme, game)
    weak = {
        (role, ground): round(value, 2)
        for role, ground in itertools.product(TEXT_ROLES, GROUNDS)
        if (value := contrast(p.role(role), p.role(ground))) < 4.5
    }
    assert weak == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_ink_on_filled_buttons_can_be_read_from_their_light_to_their_dark_end(theme: Theme, game: str | None) -> None:
    p = palette(theme, game)
    for fill in (p.accent_fill, lighter(p.accent_fill, 0.3), darker(p.accent_fill, 0.12)):
        assert contrast(p.ink_on_accent, fill) >= 4.5


def _lab(c: QColor) -> tuple[float, float, float]:
    """CIE Lab under D65."""

    def linear(v: float) -> float:
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    r, g, b = linear(c.redF()), linear(c.greenF()), linear(c.blueF())
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_seats_are_far_apart_in_colour(theme: Theme, game: str | None) -> None:
    p = palette(theme, game)
    for a, b in itertools.combinations(range(SEATS), 2):
        first, second = _lab(p.seat(a)), _lab(p.seat(b))
        distance = sum((u - v) ** 2 for u, v in zip(first, second, strict=True)) ** 0.5
        assert distance > 25, f"seats {a} and {b} of {theme} {game} are only {distance:.0f} apart"


def test_themes_are_what_they_are_called() -> None:
    for game in GAMES:
        assert luminance(palette("dark", game).surface) < 0.05
        assert luminance(palette("light", game).surface) > 0.8


def test_unknown_role_is_named() -> None:
    with pytest.raises(KeyError, match="suface"):
        palette("dark").role("suface")


def test_a_game_without_colours_gets_the_plain_ones() -> None:
    assert palette("dark", "somebody_elses").accent == palette("dark").accent


def test_mixing() -> None:
    p = palette("dark")
    assert mix(p.black, p.white, 0.5).lightnessF() == pytest.approx(0.5, abs=0.01)
    assert lighter(p.black, 1.0) == p.white
    assert darker(p.white, 1.0) == p.black
    assert alpha(p.white, 0.25).alphaF() == pytest.approx(0.25, abs=0.01)
    assert p.white.alphaF() == 1.0, "alpha() must not change the shared colour"
    assert readable_on(p.white, p) == p.black
    assert readable_on(p.black, p) == p.white
