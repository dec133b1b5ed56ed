"""Illustrations of the start screen: the logo, the backdrop and one scene for each game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.studio import Studio

Scene = Callable[[QPainter, Studio, QRectF], None]


def scene(game_id: str) -> Scene:
    """The illustration of a game (underscored id), painted into any rectangle; a game of somebody else's gets a plain
    one.
    """
    own = f"{__name__}.{game_id}"
    try:
        module = import_module(own)
    except ModuleNotFoundError as error:
        if error.name != own:
            raise
        module = import_module(f"{__name__}.plain")
    return cast(Scene, module.paint_scene)
