"""What tables made of facts alone share in all games: placed pieces, texts for painters, the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator
from arcology.ui.art import Studio, components, render
from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.palette import Theme, palette


@dataclass(frozen=True)
class Placed:
    """A sprite with its facts at a spot."""

    sprite: str
    at: Spot
    facts: Mapping[str, Any] = field(default_factory=dict)


def studio_of(
    game: str,
    is_name: Callable[[Any], bool],
    theme: Theme = "dark",
    language: str = "en",
    scale: float = 1.0,
    guard: TextGuard | None = None,
) -> Studio:
    """What painters of a game get, with the program's own texts; names stay as they are. Needs a QGuiApplication."""
    texts = _texts(language)

    def tr(message: Any, **args: Any) -> str:
        return str(message) if is_name(message) else texts(message, **args)

    return Studio(palette(theme, game), load_fonts(game), tr, scale, guard=guard)


@cache
def _texts(language: str) -> Translator:
    return Translator(Catalogues([data_root() / "translations"], language))


def compose_table(game: str, pieces: list[Placed], where: Layout, tools: Studio, scale: float = 1.0) -> QImage:
    """The whole table as a picture, painted as the scene paints it: each component once, at its pose."""
    painters = components(game)
    image = QImage(round(where.size[0] * scale), round(where.size[1] * scale), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for piece in sorted(pieces, key=lambda piece: where.pose(piece.at).z):
        pose = where.pose(piece.at)
        drawn = render(painters[piece.sprite], piece.facts, tools, scale * pose.scale)
        painter.save()
        painter.translate(pose.x * scale, pose.y * scale)
        painter.rotate(pose.angle)
        painter.drawImage(QPointF(-drawn.width() / 2, -drawn.height() / 2), drawn)
        painter.restore()
    painter.end()
    return image
