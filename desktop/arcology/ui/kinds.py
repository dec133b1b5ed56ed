"""What kinds of pieces hands can take in a game, learnt from what was offered in it so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arcology.engine.offers import OfferIndex
    from arcology.engine.table import Table


class Kinds:
    """``carried`` has the sprites of pieces that could act, and whether any of them could go somewhere."""

    def __init__(self) -> None:
        self.carried: dict[str, bool] = {}

    def learn(self, table: Table, offers: OfferIndex) -> None:
        """Takes in what is offered on a table now."""
        for source in offers.sources():
            if (piece := table.pieces.get(source)) is not None:
                self.carried[piece.sprite] = self.carried.get(piece.sprite, False) or bool(offers.targets(source))
