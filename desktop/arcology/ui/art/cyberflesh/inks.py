"""The pigments of a figure: a body colour in three depths, the light that falls on it, and the common materials."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor

from arcology.ui.art.palette import Palette, lighter, mix

MOODS: Final[Mapping[str, tuple[str, str]]] = {
    "sick": ("glow", "lime"),
    "rust": ("rust", "ember"),
    "ember": ("steel", "ember"),
    "cold": ("teal", "teal"),
    "violet": ("violet", "violet"),
    "bone": ("bone", "parchment"),
    "blood": ("red_die", "damage"),
    "gold": ("wood", "seat_1"),
}
"""The role of the walls and that of the light in each mood."""


@dataclass(frozen=True, eq=False)
class Inks:
    """``wall`` is the colour of the place, ``light`` that of its lamp, ``rim`` what the lamp leaves on edges;
    ``body``, ``body_mid`` and ``body_low`` the lit, the half lit and the dark side of what is drawn.
    """

    c: Palette
    wall: QColor
    light: QColor
    rim: QColor
    body: QColor
    body_mid: QColor
    body_low: QColor
    dark: QColor
    bone: QColor
    bone_low: QColor
    flesh: QColor
    flesh_low: QColor
    metal: QColor
    metal_low: QColor
    rust: QColor
    rust_low: QColor
    cloth: QColor
    cloth_low: QColor
    blood: QColor
    hot: QColor


@lru_cache(maxsize=32)
def inks(c: Palette, mood: str) -> Inks:
    """The pigments of a mood; an unknown one is bone."""
    wall_role, light_role = MOODS.get(mood, MOODS["bone"])
    night = c.night
    wall, lamp = c.role(wall_role), c.role(light_role)
    body = mix(mix(wall, c.bone, 0.22), night, 0.42)
    rust = mix(c.rust, c.ember, 0.35)
    return Inks(
        c=c,
        wall=wall,
        light=lamp,
        rim=lighter(lamp, 0.35),
        body=body,
        body_mid=mix(body, night, 0.45),
        body_low=mix(body, night, 0.82),
        dark=mix(night, wall, 0.05),
        bone=c.bone,
        bone_low=mix(c.bone, mix(c.wood_dark, night, 0.3), 0.62),
        flesh=mix(mix(c.rust, c.bone, 0.42), wall, 0.16),
        flesh_low=mix(mix(c.rust, c.red_die, 0.5), night, 0.78),
        metal=mix(c.steel, c.bone, 0.3),
        metal_low=c.steel_deep,
        rust=mix(rust, night, 0.22),
        rust_low=mix(rust, night, 0.82),
        cloth=mix(mix(wall, c.steel, 0.5), night, 0.5),
        cloth_low=mix(night, wall, 0.1),
        blood=c.red_die,
        hot=lighter(c.ember, 0.45),
    )


def deep(c: Palette, colour: QColor, by: float) -> QColor:
    """A colour in the shade of this game's night."""
    return mix(colour, c.night, by)
