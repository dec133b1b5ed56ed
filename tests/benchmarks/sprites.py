"""How long the components of a table take to paint: the first time, and again when what does not change is there.

Milliseconds of processor time, so that other programs count little. The baseline of each figure is a plain fill of the
same pixels in the same run: the least that any picture of that size costs. Sizes are those of a table that fills a
window of 1920x1080 or 3840x2160. The table is that of the tests, in the middle of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from time import process_time
from typing import Any, Final

from measure import FRAME_MS, GAME, Count, Figure, main, offscreen

offscreen()

from PySide6.QtGui import QColor, QImage, QPainter  # noqa: E402  # the platform is chosen first

from arcology.app.desktop import make_application  # noqa: E402
from arcology.ui.art import components, render  # noqa: E402
from arcology.ui.art.layers import LAYERS  # noqa: E402
from tests.ui.art import tower_tables as tables  # noqa: E402

APPLICATION = make_application()
COUNTS = {"times": Count(7, 1, "paintings of everything at each size")}
ZOOMS: Final = {"1920x1080": 0.984375, "3840x2160": 2.0}
LISTED: Final = (
    "backdrop",
    "tower_floor",
    "mod_column",
    "sentinel",
    "ai_card",
    "round_track",
    "player_card",
    "dice_tray",
    "equipment_card",
    "attack_die",
)
FILMED: Final = ("tower_floor", "mod_column", "sentinel", "ai_card", "player_card", "dice_tray")
"""What may have to be painted anew while a film runs: each has to fit into half a frame."""
AGAINST: Final = "plain fill"


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """The whole table and single components, at both sizes; the goal holds for the smaller one."""
    for size, zoom in ZOOMS.items():
        yield from _at(size, zoom, counts["times"])


def _at(size: str, zoom: float, times: int) -> Iterator[Figure]:
    pieces, layout, painters = tables.busy("solo"), tables.layout("solo"), components(GAME)
    dark, light = tables.studio("dark"), tables.studio("light")

    def paint(piece: tables.Placed, studio: Any = dark) -> QImage:
        return render(painters[piece.sprite], piece.facts, studio, zoom * layout.pose(piece.at).scale)

    def table(studio: Any = dark) -> list[QImage]:
        return [paint(piece, studio) for piece in pieces]

    for studio in (dark, light):
        table(studio)  # fonts, textures and shadows are the program's, not the picture's
    first, again, themes, plain = [], [], [], []
    for _ in range(times):
        LAYERS.clear()
        first.append(_took(table))
        again.append(_took(table))
        table(light)
        themes.append(_took(table))
        images = table()
        plain.append(_took(lambda images=images: [_fill(image) for image in images]))
    yield Figure(f"whole table, first time, {size}", median(first), "ms", median(plain), AGAINST)
    yield Figure(f"whole table, again, {size}", median(again), "ms", median(plain), AGAINST)
    yield Figure(f"whole table, back from the other theme, {size}", median(themes), "ms", median(plain), AGAINST)
    for sprite in LISTED:
        shown = [piece for piece in pieces if piece.sprite == sprite]
        yield from _sprite(f"{sprite}, {{}}, {size}", shown, paint, times, sprite in FILMED and zoom < 1.5)


def _sprite(
    name: str, pieces: Sequence[tables.Placed], paint: Callable[[tables.Placed], QImage], times: int, film: bool
) -> Iterator[Figure]:
    """The mean of all pieces of one kind, the median of several paintings."""
    first, again, plain = [], [], []
    for _ in range(times):
        spent = [0.0, 0.0, 0.0]
        for piece in pieces:
            LAYERS.clear()
            spent[0] += _took(lambda piece=piece: paint(piece))
            spent[1] += _took(lambda piece=piece: paint(piece))
            image = paint(piece)
            spent[2] += _took(lambda image=image: _fill(image))
        for values, total in zip((first, again, plain), spent, strict=True):
            values.append(total / len(pieces))
    base = median(plain)
    yield Figure(name.format("first time"), median(first), "ms", base, AGAINST)
    yield Figure(name.format("again"), median(again), "ms", base, AGAINST, FRAME_MS / 2 if film else None)


def _fill(image: QImage) -> None:
    painter = QPainter(image)
    painter.fillRect(image.rect(), QColor(40, 60, 80))
    painter.end()


def _took(act: Callable[[], object]) -> float:
    begun = process_time()
    act()
    return (process_time() - begun) * 1000


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
