"""Colours by role: the only module of the program that holds colour literals.

A painter asks for what a colour means (``palette.surface``, ``palette.energy``); every gradient is a mix of roles.
``palette(theme, game)`` gives the roles of one theme, coloured for one game (``None``: the start screen).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Literal

from PySide6.QtGui import QColor

from arcology.ui.art.palette_data import DARK, LIGHT
from arcology.ui.art.palette_games import GAMES_DARK, GAMES_LIGHT

Theme = Literal["dark", "light"]
SEATS: Final = 6


@dataclass(frozen=True, eq=False, repr=False, init=False)  # what it would write for 100 fields takes 3 ms
class Palette:
    """Named roles of one theme, each a ``QColor``. Do not change a colour in place: use the mixing functions.

    Text roles (``ink``, ``ink_muted``, ``accent``, ``good``, ``bad``, ``warning``, ``info``) reach 4.5:1 on
    ``surface``,
    ``surface_raised`` and ``well``. ``*_fill`` and the piece roles are for areas and glyphs, not for running text.
    """

    theme: Theme
    game: str | None
    # the table and its plates
    void: QColor  # the darkest edge of the table (light theme: the deepest tone of its rim)
    felt: QColor  # the table top
    texture: QColor  # lines of the hex texture on the table
    surface: QColor  # panels
    surface_raised: QColor  # buttons, cards on a panel
    well: QColor  # sunken fields: inputs, trays, counters
    line: QColor
    line_strong: QColor
    # text
    ink: QColor
    ink_muted: QColor
    ink_on_accent: QColor  # on accent_fill
    ink_on_art: QColor  # over illustrations, which keep their own darkness in both themes
    ink_on_art_muted: QColor
    # meaning
    accent: QColor  # as text and line
    accent_fill: QColor  # as area
    accent_second: QColor  # second tone of the game
    legal: QColor
    legal_cost: QColor  # legal at a price
    focus: QColor
    good: QColor
    bad: QColor
    warning: QColor
    info: QColor
    seat_1: QColor
    seat_2: QColor
    seat_3: QColor
    seat_4: QColor
    seat_5: QColor
    seat_6: QColor
    # light
    white: QColor
    black: QColor
    rim: QColor  # light that catches the upper left edges
    shade: QColor  # colour of soft shadows
    glow: QColor  # warm wash of lamps and of the horizon
    # dice and pieces
    white_die: QColor
    red_die: QColor
    yellow_die: QColor
    green_die: QColor
    die_pip: QColor
    die_pip_light: QColor
    energy: QColor
    luck: QColor
    action: QColor
    damage: QColor
    reach: QColor  # range of a weapon
    stealth: QColor
    key: QColor
    ability: QColor
    # materials
    steel_light: QColor
    steel: QColor
    steel_dark: QColor
    steel_deep: QColor
    hazard: QColor  # the light stripe of hazard marks
    hazard_dark: QColor
    bone: QColor
    rust: QColor
    wood: QColor
    wood_dark: QColor
    felt_tray: QColor  # lining of the dice tray
    card: QColor  # inside of a card
    card_edge: QColor  # the printed margin of a card
    # scenery
    sky_high: QColor
    sky: QColor
    sky_low: QColor
    skyline_far: QColor
    skyline: QColor
    skyline_near: QColor
    window_light: QColor
    planet: QColor
    planet_shade: QColor
    lamp: QColor  # searchlights, light cones
    machine: QColor  # bodies of robots
    machine_dark: QColor
    machine_eye: QColor
    core: QColor  # hottest point of eyes and reactors
    # rooms: the lamp colour of each kind; walls are mixes with ``room_wall`` and ``room_floor``
    room_wall: QColor
    room_floor: QColor
    room_1: QColor
    room_2: QColor
    room_3: QColor
    room_4: QColor
    room_5: QColor
    # Cytress: a role for each faction and supply, and the pigments of its illustrations
    corpocrats: QColor
    privateers: QColor
    rovers: QColor
    hooligangs: QColor
    weapons: QColor
    credits: QColor
    tech: QColor
    stims: QColor
    tube: QColor  # glass and the light inside it
    parchment: QColor  # bounties
    hull: QColor  # plates of Stratos, trays of the map
    night: QColor  # what shades are mixed with
    violet: QColor
    teal: QColor
    lime: QColor
    ember: QColor
    # Cities of Venus: departments, phases of the cards from Earth, V-nauts and gems, and what its pictures consist of
    power: QColor
    mechanical: QColor
    shields: QColor
    mining: QColor
    air: QColor
    food: QColor
    generic: QColor  # V-nauts for any department
    phase_1: QColor
    phase_2: QColor
    phase_3: QColor
    innovation: QColor
    vnaut: QColor
    gem_black: QColor
    gem_pink: QColor
    gem_clear: QColor
    dome: QColor  # ceramic of domes and canisters
    dome_shade: QColor
    cloud: QColor  # lit side of the clouds
    cloud_shade: QColor
    basalt: QColor  # rock of the surface
    lava: QColor
    sea: QColor
    land: QColor
    paper: QColor  # face of a card

    def __init__(self, **roles: Any) -> None:
        if strangers := roles.keys() ^ {"theme", "game", *ROLES}:
            raise TypeError(f"missing or unknown roles: {', '.join(sorted(strangers))}")
        self.__dict__.update(roles)

    @property
    def dark(self) -> bool:
        return self.theme == "dark"

    def role(self, name: str) -> QColor:
        """The colour of a role by its name; ``KeyError`` names the role that does not exist."""
        if name not in ROLES:
            raise KeyError(f"no colour role {name!r}")
        colour: QColor = getattr(self, name)
        return colour

    def seat(self, index: int) -> QColor:
        """Colour of a seat, counted from 0."""
        return self.role(f"seat_{index % SEATS + 1}")


ROLES: Final = frozenset(f.name for f in fields(Palette)) - {"theme", "game"}


@cache
def palette(theme: Theme, game: str | None = None) -> Palette:
    """The roles of ``theme`` ("dark" or "light") in the character of ``game`` (underscored id, or None).

    A game without colours of its own gets the plain ones.
    """
    base, per_game = (DARK, GAMES_DARK) if theme == "dark" else (LIGHT, GAMES_LIGHT)
    values = {**base, **per_game.get(game or "", {})}
    return Palette(theme=theme, game=game, **{name: QColor(value) for name, value in values.items()})


def mix(a: QColor, b: QColor, t: float) -> QColor:
    """``a`` at t = 0, ``b`` at t = 1; alpha is mixed too."""
    if t >= 1.0:
        return b.__copy__()
    start: Any = a.getRgbF()
    end: Any = b.getRgbF()
    red, green, blue, cover = start
    to_red, to_green, to_blue, to_cover = end
    return QColor.fromRgbF(
        red + (to_red - red) * t,
        green + (to_green - green) * t,
        blue + (to_blue - blue) * t,
        cover + (to_cover - cover) * t,
    )


def lighter(c: QColor, t: float) -> QColor:
    """``c`` mixed with white; t in 0..1."""
    return mix(c, QColor.fromRgbF(1.0, 1.0, 1.0, c.alphaF()), t)


def darker(c: QColor, t: float) -> QColor:
    """``c`` mixed with black; t in 0..1."""
    return mix(c, QColor.fromRgbF(0.0, 0.0, 0.0, c.alphaF()), t)


def alpha(c: QColor, a: float) -> QColor:
    """``c`` with its alpha multiplied by ``a`` (0..1)."""
    out, cover = c.__copy__(), c.alphaF() * a  # QColor(c) would load Qt to look for the name of a colour
    out.setAlphaF(cover if 0.0 <= cover <= 1.0 else float(cover > 1.0))
    return out


def luminance(c: QColor) -> float:
    """Relative luminance, 0..1 (WCAG)."""

    def linear(v: float) -> float:
        return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(a: QColor, b: QColor) -> float:
    """Contrast of two opaque colours, 1..21 (WCAG)."""
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def readable_on(fill: QColor, p: Palette) -> QColor:
    """White or the dark ink, whichever reads better on ``fill``."""
    return max((p.white, p.black), key=lambda ink: contrast(ink, fill))
