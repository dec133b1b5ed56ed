"""The outlines of Cytress's icons, in the notation of ``icon_data``: factions, supplies, skills, pads and pieces."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

Layers = tuple[tuple[str, str], ...]


def _at(angle: float, radius: float) -> str:
    """The point at ``radius`` from the middle of the grid; degrees, clockwise from the top."""
    a = math.radians(angle)
    return f"{12 + radius * math.sin(a):.3f} {12 - radius * math.cos(a):.3f}"


def _spokes(count: int, inner: float, outer: float) -> str:
    """Lines from the inner to the outer radius, evenly turned."""
    angles = [360 * i / count for i in range(count)]
    return " ".join(f"M{_at(a, inner)} L{_at(a, outer)}" for a in angles)


def _star(outer: float, inner: float) -> str:
    """A star of five points."""
    corners = [_at(36 * i, inner if i % 2 else outer) for i in range(10)]
    return f"M{corners[0]} " + " ".join(f"L{corner}" for corner in corners[1:]) + " Z"


def _bullet(x: float, top: float) -> str:
    """A cartridge standing at ``x``: the bullet, a gap, the rim of its case."""
    left, right = x - 2.3, x + 2.3
    tip = f"Q{left} {top + 2.8} {x} {top} Q{right} {top + 2.8} {right} {top + 7}"
    return f"M{left} {top + 13} V{top + 7} {tip} V{top + 13} Z B{left} {top + 14.4} 4.6 3.4 0.3"


CYTRESS: Final[Mapping[str, Layers]] = {
    # factions
    "corpocrats": (
        ("fill", "M2 21.4 V11.4 L7 8.4 V21.4 Z M8.4 21.4 V6 L12 1.4 L15.6 6 V21.4 Z M22 21.4 V11.4 L17 8.4 V21.4 Z"),
        ("cut", "B10.7 8 2.6 1.7 0.2 B10.7 11.7 2.6 1.7 0.2 B10.7 15.4 2.6 1.7 0.2"),
    ),
    "privateers": (
        ("2.2", "O12 4.4 2.3 2.3 M12 7 V20.8 M7.4 9.8 H16.6"),
        ("2.2", "M3.5 14.4 C4.6 19.6 8.2 21.2 12 21.2 C15.8 21.2 19.4 19.6 20.5 14.4"),
        ("fill", "M1.2 16.6 L3.3 11.2 L6.8 15.6 Z M22.8 16.6 L17.2 15.6 L20.7 11.2 Z"),
    ),
    "rovers": (
        ("3", _spokes(10, 8, 9.8)),
        ("fill", "O12 12 8.9 8.9"),
        ("cut", "O12 12 5.8 5.8"),
        ("1.8", _spokes(6, 0.4, 6.4)),
        ("fill", "O12 12 2.9 2.9"),
        ("cut", "O12 12 1.2 1.2"),
    ),
    "hooligangs": (
        (
            "fill",
            "M5.3 12.5 C4.9 5.3 19.1 5.3 18.7 12.5 L18 16 L15.7 16.9 V21.8 H8.3 V16.9 L6 16 Z",
        ),
        ("fill", "M6.5 8.4 L6.2 2.6 L9.2 5.5 L10.3 0.8 L12 4.9 L13.7 0.8 L14.8 5.5 L17.8 2.6 L17.5 8.4 Z"),
        (
            "cut",
            "O9.1 13.2 2.05 1.9 O14.9 13.2 2.05 1.9 M11 17 L12 15 L13 17 Z B10.2 18.6 0.9 4 0.1 B12.9 18.6 0.9 4 0.1",
        ),
    ),
    # supplies
    "weapons": (("fill", f"{_bullet(5.4, 4.6)} {_bullet(12, 2)} {_bullet(18.6, 4.6)}"),),
    "credits": (
        ("fill", "O12 12 10.2 10.2"),
        ("cut", "O12 12 7.6 7.6"),
        ("fill", "M12 6.4 L16.4 12 L12 17.6 L7.6 12 Z"),
        ("cut", "M12 10 L13.5 12 L12 14 L10.5 12 Z"),
    ),
    "tech": (
        ("fill", "B5.6 5.6 12.8 12.8 1.6"),
        ("cut", "B8.6 8.6 6.8 6.8 0.6"),
        ("fill", "B10.4 10.4 3.2 3.2 0.4"),
        ("1.7", "M8.4 2 V6 M12 2 V6 M15.6 2 V6 M8.4 18 V22 M12 18 V22 M15.6 18 V22"),
        ("1.7", "M2 8.4 H6 M2 12 H6 M2 15.6 H6 M18 8.4 H22 M18 12 H22 M18 15.6 H22"),
    ),
    "stims": (
        ("8.6", "M6.6 16.6 L15.4 7.8"),
        ("cut", "M5 15.2 L9.2 11 L12.4 14.2 L8.2 18.4 Z"),
        ("1.7", "M18.6 15.4 V21.6 M15.5 18.5 H21.7"),
    ),
    # skills
    "terminate": (
        ("2.6", "O12 12 6.8 6.8"),
        ("2.3", "M12 1.4 V7.6 M12 16.4 V22.6 M1.4 12 H7.6 M16.4 12 H22.6"),
        ("fill", "O12 12 1.9 1.9"),
    ),
    "infiltrate": (
        (
            "fill",
            (
                "M1.2 7.5 Q6.6 5.3 12 8.5 Q17.4 5.3 22.8 7.5 Q22.8 16.5 17.4 17.6 Q14.2 17.6 12 13.9"
                " Q9.8 17.6 6.6 17.6 Q1.2 16.5 1.2 7.5 Z"
            ),
        ),
        ("cut", "O6.8 11.8 2.9 1.9 O17.2 11.8 2.9 1.9"),
    ),
    "immobilize": (
        ("2.2", "O6.4 16.2 4.8 4.8 O17.6 16.2 4.8 4.8"),
        ("fill", "B4 7.6 4.8 4.6 1 B15.2 7.6 4.8 4.6 1 O9.6 5.4 1.5 1.5 O12 3.6 1.5 1.5 O14.4 5.4 1.5 1.5"),
    ),
    "abduct": (
        ("fill", "O12 13.8 2.6 2.6 M7.2 22.6 Q7.2 16.9 12 16.9 Q16.8 16.9 16.8 22.6 Z"),
        ("2.2", "M2.8 17.4 Q1.8 6 12 5.4 Q22.2 6 21.2 17.4 M12 1.6 V5.2"),
    ),
    "sabotage": (
        ("fill", "O10 14.8 7.4 7.4"),
        ("cut", "O7.6 12.4 1.7 1.7"),
        ("4", "M14.2 9.2 L15.4 8"),
        ("1.8", "M15.8 7.8 Q16.8 3.8 19.4 5.6"),
        ("1.6", "M19.8 3.4 L20 1.8 M21.4 4.8 L22.8 4.2 M21 6.8 L22.2 7.8"),
    ),
    "loot": (
        ("fill", "M9.2 7.4 C1.8 12 1.2 22 6.6 22 H17.4 C22.8 22 22.2 12 14.8 7.4 Z"),
        ("fill", "M7.4 1.6 L10.4 3.4 L13 1.6 L16.6 2.4 L14.6 5.8 H9.4 Z"),
        ("cut", "M12 10.8 L15.2 14.9 L12 19 L8.8 14.9 Z"),
    ),
    # landing pads
    "stratolites": (("fill", "O12 18 10.4 3.2 O12 12.6 7.2 2.4 O12 8 4.2 1.7"), ("1.7", "M12 1.6 V8")),
    "netprowler": (
        ("1.7", "O12 12 3.4 3.4 O12 12 6.8 6.8 O12 12 10.2 10.2"),
        ("1.4", _spokes(8, 1, 10.2)),
    ),
    "fixer": (
        ("4.2", "M13.4 10.6 L4.6 19.4"),
        ("fill", "O16.4 7.6 5.6 5.6"),
        ("cut", "M14.6 7.2 L17.6 0 L24 6.4 L16.8 9.4 Z O5 19 0.9 0.9"),
    ),
    "merchant": (
        ("2.4", "M2.8 8 H20.4 M16.6 3.8 L20.8 8 L17.6 11.2"),
        ("2.4", "M21.2 16 H3.6 M7.4 20.2 L3.2 16 L6.4 12.8"),
    ),
    "bounty_hunters": (("fill", _star(11.2, 5.6)), ("cut", "O12 12.3 2.9 2.9")),
    # pieces
    "ship": (("fill", "M1 13 L3 6.4 L7 9.4 L11.6 6.4 C14 6 16 8 16.6 9.8 L23 13.2 L18.6 16.8 H4.4 Z"),),
    "crew": (
        (
            "fill",
            (
                "M12 1.8 L20.8 6.6 L12 11.4 L3.2 6.6 Z M3.2 8.4 L11.1 12.8 V22.4 L3.2 17.6 Z"
                " M20.8 8.4 V17.6 L12.9 22.4 V12.8 Z"
            ),
        ),
    ),
    "tube": (("fill", "B6.4 2.6 11.2 19.4 3.4"), ("cut", "B6 8.4 12 1.4 0 B6 14.8 12 1.4 0 O12 5 3.4 1.1")),
    "rebel": (
        (
            "fill",
            (
                "M12 1.6 C6.6 1.6 5.6 7 6.6 11.6 C3.6 13.4 2 17 1.8 22.4 H22.2 C22 17 20.4 13.4 17.4 11.6"
                " C18.4 7 17.4 1.6 12 1.6 Z"
            ),
        ),
        ("cut", "B7.8 6.4 8.4 3 1.2"),
    ),
    "tie": (("3", "M4 8.2 H20 M4 15.8 H20"),),
}
