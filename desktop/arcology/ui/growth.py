"""How much larger texts are in a window that is larger than a full HD screen, so that they do not get lost in it.

What is read beside the table grows half as fast as the window, as the labels on the table do; the start screen, which
is looked at as a whole, grows with it. Where the system itself magnifies, windows are no larger than they look.
"""

from __future__ import annotations

from typing import Final

FULL_HD: Final = (1920, 1080)


def _beyond(width: int, height: int) -> float:
    """By how much a window exceeds a full HD screen in both directions: 1.0 for one of twice its width and height."""
    return max(0.0, min(width / FULL_HD[0], height / FULL_HD[1]) - 1)


def panel_growth(width: int, height: int) -> float:
    """What is added to the text scale of panels, bars and sheets in a window of this size."""
    return round(_beyond(width, height) / 2, 1)


def start_growth(width: int, height: int) -> float:
    """What is added to the text scale of the start screen in a window of this size."""
    return round(_beyond(width, height), 1)
