"""Which component a piece is drawn as: that of its game's art, or a plain card with its name where the art has none."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from arcology.engine.agenda import Seat
from arcology.engine.layout import Layout
from arcology.engine.plugin import GamePlugin
from arcology.engine.table import Piece
from arcology.engine.text import Text
from arcology.ui.art import Component, components
from arcology.ui.art.plain_card import plain_card

log = logging.getLogger(__name__)

PLAIN_SIZE: Final = (60.0, 84.0)
"""Of a plain card whose zone does not say how large its pieces are."""


def art_of(plugin: GamePlugin) -> Mapping[str, Component]:
    """The components of a game by sprite; none where there is no art for it, or where a plug-in brings broken art."""
    try:
        return components(plugin.id, plugin.art)
    except LookupError:
        return {}
    except (ImportError, AttributeError) as problem:
        log.warning("the art of %s is left out: %s", plugin.id, problem)
        return {}


class Painters:
    """The components of one table.

    Args:
        own: the game's components by sprite.
        layout: tells how large a piece without one is.
    """

    def __init__(self, own: Mapping[str, Component], layout: Layout) -> None:
        self._own = own
        self._layout = layout
        self._plain: dict[tuple[Text, tuple[float, float], Seat | None], Component] = {}

    def of(self, piece: Piece) -> Component:
        """The component of ``piece``, always the same object for the same look."""
        own = self._own.get(piece.sprite)
        if own is not None:
            return own
        zone = self._layout.zones.get(piece.at.zone)
        size = zone.item if zone is not None and all(zone.item) else PLAIN_SIZE
        look = (piece.name, size, piece.owner)
        if look not in self._plain:
            self._plain[look] = plain_card(*look)
        return self._plain[look]
