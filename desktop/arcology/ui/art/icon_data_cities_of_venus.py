"""The outlines of the icons of Cities of Venus, in the notation of ``icon_data``: departments, cards, gems, orbit."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

Layers = tuple[tuple[str, str], ...]


def _at(angle: float, radius: float) -> str:
    """The point at ``radius`` from the middle of the grid; degrees, clockwise from the top."""
    a = math.radians(angle)
    return f"{12 + radius * math.sin(a):.3f} {12 - radius * math.cos(a):.3f}"


def _cog(teeth: int, root: float, tip: float) -> str:
    """The outline of a wheel with sloping teeth."""
    step = 360 / teeth
    points = []
    for i in range(teeth):
        middle = i * step
        points += [_at(middle - step * 0.33, root), _at(middle - step * 0.2, tip)]
        points += [_at(middle + step * 0.2, tip), _at(middle + step * 0.33, root)]
    return f"M{points[0]} " + " ".join(f"L{point}" for point in points[1:]) + " Z"


def _ring(radius: float, count: int, dot: float) -> str:
    """Dots on a circle."""
    return " ".join(f"O{_at(360 * i / count, radius)} {dot} {dot}" for i in range(count))


CITIES_OF_VENUS: Final[Mapping[str, Layers]] = {
    # departments
    "power": (("fill", "M14.8 1.6 L5.4 13.2 H11 L8.6 22.4 L18.6 9.8 H12.9 Z"),),
    "mechanical": (("fill", _cog(8, 7.4, 10.6)), ("cut", "O12 12 3.4 3.4")),
    "shields": (
        (
            "fill",
            ("M12 1.6 C15 3.7 18 4.6 21 4.6 C21.6 13.2 18 19.4 12 22.4 C6 19.4 2.4 13.2 3 4.6 C6 4.6 9 3.7 12 1.6 Z"),
        ),
        ("cut", "M12 5 C14.2 6.3 16.2 7 18.2 7.2 C18.2 12.8 16.2 16.8 12 19.2 Z"),
    ),
    "mining": (
        ("2.8", "M4.8 20.4 L15.2 8"),
        ("3", "M7.8 3.6 C14.6 2.6 21 8 21 15.2"),
    ),
    "air": (
        (
            "fill",
            (
                "M12 1.4 C14.6 6.8 19.4 10.6 19.4 15.2 C19.4 19.6 16 22.6 12 22.6 C8 22.6 4.6 19.6 4.6 15.2"
                " C4.6 10.6 9.4 6.8 12 1.4 Z"
            ),
        ),
        ("cut", "M7.4 14.6 C7 17.8 9 20 12 20.2 C9.8 19 8.8 17.2 9 14.6 Z"),
    ),
    "food": (
        (
            "fill",
            "M3.6 22 C1.2 10.6 8.6 3.4 21.2 3 C22.2 13.6 16 19.6 7.4 17.2 L6.4 22 Z",
        ),
        ("cut", "M6.6 17.6 C10 12.4 13 9.8 17.6 7 C14.4 10.6 11.2 13 8.2 17.8 Z"),
    ),
    # people and cards
    "vnaut": (
        (
            "fill",
            (
                "M12 9.4 C16.2 9.6 20.6 11.8 20.6 14.6 C20.6 16.4 18.4 16.6 16.2 15.6 C16.2 18 18.6 20.6 18.6 22"
                " C18.6 22.8 17.8 23 16.6 23 H14.6 C13.2 23 13 21.4 12 19.6 C11 21.4 10.8 23 9.4 23 H7.4"
                " C6.2 23 5.4 22.8 5.4 22 C5.4 20.6 7.8 18 7.8 15.6 C5.6 16.6 3.4 16.4 3.4 14.6"
                " C3.4 11.8 7.8 9.6 12 9.4 Z O12 6 5 5"
            ),
        ),
        ("cut", "O12.6 6 3 2.5 B9.8 12 4.4 2.6 0.7"),
    ),
    "rocket": (
        ("fill", "M12 0.8 C16.4 4.8 16.6 11 15.4 16 H8.6 C7.4 11 7.6 4.8 12 0.8 Z"),
        ("cut", "O12 8 2.1 2.1"),
        ("fill", "M7.8 11 L3.6 18 L8.4 16.4 Z M16.2 11 L20.4 18 L15.6 16.4 Z M9.8 17.4 H14.2 L12 23.2 Z"),
    ),
    "event": (
        ("fill", "M12 1.4 L23 21.4 H1 Z"),
        ("cut", "M13.4 8 L8.6 14.6 H11.4 L10.4 19.2 L15.2 12.6 H12.4 Z"),
    ),
    "parachute": (
        ("fill", "M1.4 11.4 C1.4 -1.6 22.6 -1.6 22.6 11.4 Q19 8.8 15.6 11.4 Q12 8.8 8.4 11.4 Q5 8.8 1.4 11.4 Z"),
        ("1.2", "M2 11.6 L10.6 18.6 M8.4 11.6 L11.2 18.6 M15.6 11.6 L12.8 18.6 M22 11.6 L13.4 18.6"),
        ("fill", "B9.2 18 5.6 5.2 1"),
    ),
    "canister": (
        ("fill", "B5 4 14 17 3 B8.4 1.4 7.2 4 1 B7.4 19.4 9.2 3.4 1"),
        ("cut", "B7.6 7.2 8.8 10.6 1.4"),
        ("fill", "B9 14 6 2.4 0.6"),
    ),
    "innovation": (
        ("fill", "O12 12 4.4 4.4"),
        ("1.5", "O12 12 8.8 8.8"),
        ("fill", _ring(8.8, 6, 2.2)),
    ),
    "station": (
        ("2.2", "O12 12 9.2 9.2"),
        ("fill", "O12 12 3.6 3.6"),
        ("1.8", "M12 2.8 V8.4 M12 15.6 V21.2 M2.8 12 H8.4 M15.6 12 H21.2"),
        ("fill", _ring(9.2, 8, 1.9)),
    ),
    "dome": (
        ("2", "M2.2 17.6 C2.2 1.4 21.8 1.4 21.8 17.6"),
        ("fill", "M0.8 17.4 H23.2 L19.4 21.8 H4.6 Z B6 11.4 3.4 5 0.6 B10.6 8 3 8.4 0.6 B14.6 10.4 3.4 6 0.6"),
    ),
    "holding_bay": (
        ("2.2", "M2.4 21 V7 L12 2.2 L21.6 7 V21"),
        ("fill", "B7.6 10.4 8.8 11.4 1.8"),
        ("cut", "B9.6 13 4.8 4.6 0.8"),
    ),
    "earth": (
        ("1.9", "O12 12 10 10"),
        ("fill", "M4.6 6.6 C8 5 11.4 3.4 12.4 6.6 C10.6 9.4 10.4 11 7.6 12 C6.6 13 3 11.6 2.8 9.6 Z"),
        ("fill", "M10.6 13 C14 12.4 15.6 14.6 14.4 17 C13.6 19.4 12.4 20.6 11.8 20.6 C10 17.6 9.2 15 10.6 13 Z"),
        ("fill", "M16.8 6 C19.6 6.6 21.2 9.6 21 13 C18.8 14.4 16.6 11 16.8 6 Z"),
    ),
    "governor": (
        ("1.9", "O12 12 7 7"),
        ("fill", "O12 12 2.6 2.6"),
        ("2", "M12 1.4 V22.6 M1.4 12 H22.6 M4.5 4.5 L19.5 19.5 M4.5 19.5 L19.5 4.5"),
    ),
    # gems: an octagon, a hexagon standing on its point, a brilliant
    "gem_black": (
        ("fill", "M7.9 2 H16.1 L22 7.9 V16.1 L16.1 22 H7.9 L2 16.1 V7.9 Z"),
        ("cut", "M9.5 6.2 H14.5 L17.8 9.5 V14.5 L14.5 17.8 H9.5 L6.2 14.5 V9.5 Z"),
        ("fill", "M10.4 8.2 H13.6 L15.8 10.4 V13.6 L13.6 15.8 H10.4 L8.2 13.6 V10.4 Z"),
    ),
    "gem_pink": (
        ("fill", "M12 0.8 L21.6 6.4 V17.6 L12 23.2 L2.4 17.6 V6.4 Z"),
        ("cut", "M12 5.2 L17.8 8.6 V15.4 L12 18.8 L6.2 15.4 V8.6 Z"),
        ("fill", "M12 7.6 L15.8 9.8 V14.2 L12 16.4 L8.2 14.2 V9.8 Z"),
    ),
    "gem_clear": (
        ("fill", "M5.6 3.4 H18.4 L23.4 9.6 L12 22.6 L0.6 9.6 Z"),
        ("cut", "M7.2 5.6 H10.6 L8.6 8.6 H4.8 Z M13.4 5.6 H16.8 L19.2 8.6 H15.4 Z M9.4 10.8 H14.6 L12 17.4 Z"),
    ),
    "minerals": (
        ("fill", "M7.2 8.6 H16.8 L20.4 13.2 L12 23 L3.6 13.2 Z"),
        ("cut", "M8.2 10.4 H15.8 L18 13.2 H6 Z"),
        ("1.7", "M12 1 V4.6 M4.6 3 L7 6 M19.4 3 L17 6"),
    ),
}
