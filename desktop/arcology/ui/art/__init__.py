"""The drawing kit and one package of painters for each game.

``components(game_id)`` gives a game's painters by sprite name; everything in them is drawn with ``kit``, in the
colours of ``palette``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from arcology.ui.art.studio import Component, Facts, Paint, Studio, render

__all__ = ["Component", "Facts", "Paint", "Studio", "components", "render"]


def components(game_id: str, module: str = "") -> Mapping[str, Component]:
    """The painters of a game (underscored id) by sprite name, loaded when first asked for.

    ``module`` is the dotted name of the art that a plug-in brings; without one this program's own is taken, and
    ``LookupError`` says that it has none for the game.
    """
    if module:
        return cast(Mapping[str, Component], import_module(module).COMPONENTS)
    name = f"{__name__}.{game_id}"
    try:
        own = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise LookupError(f"there is no art for the game {game_id!r}") from error
    return cast(Mapping[str, Component], own.COMPONENTS)
