"""The studio that settings and game ask for: palette, fonts, texts, sizes, motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.palette import Theme, palette
from arcology.ui.art.studio import Studio
from arcology.ui.growth import panel_growth

if TYPE_CHECKING:
    from arcology.session.opening import OpenGame
    from arcology.session.settings import Settings
    from arcology.ui.services import Services


def studio_for(services: Services, game: OpenGame | None, window: QSize) -> Studio:
    """For panels and sheets in a ``window`` of this size, over the table of ``game`` or over the start screen."""
    settings = services.settings
    growth = panel_growth(window.width(), window.height())
    id = game.plugin.id if game is not None else None
    return Studio(
        palette=palette(theme_of(settings), id),
        fonts=load_fonts(id),
        tr=services.translate(game),
        text_scale=settings.panel_scale / 100 + growth,
        reduced=reduced(settings),
        touch=settings.touch == "on",
        growth=growth,
    )


def theme_of(settings: Settings) -> Theme:
    """The theme, that of the system if so wished; dark where the system has none."""
    if settings.theme == "light":
        return "light"
    if settings.theme == "system":
        hints = QGuiApplication.styleHints()
        return "light" if hints is not None and hints.colorScheme().name == "Light" else "dark"
    return "dark"


def reduced(settings: Settings) -> bool:
    """Whether little motion is wished: here, or by the system as far as it said so."""
    by_system = settings.reduced_motion == "system" and settings.system_motion == "little"
    return settings.reduced_motion == "on" or by_system
