"""The companions: NPCs and the ally, each with its life, necrosis, figures and mutations."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Piece, Spot, facts
from arcology.engine.text import Text, text
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.sheets import is_active
from arcology.games.cyberflesh.rules.book import CORNERS
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import STATS, Stat, UnitKind


class Camp:
    """Makes the pieces beside the tray."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def pieces(self, s: CyberfleshState, muted: bool) -> Iterator[Piece]:
        """The plate, and a card for each companion."""
        count = len(s.helpers)
        said = text("cyberflesh_board.piece.camp", n=count)
        yield Piece(names.CAMP, "camp", Spot("camp", "board"), said, facts(count=count))
        for place, unit in enumerate(s.helpers, start=1):
            yield self._companion(s, unit, Spot("companions", f"{place}/{count}"), muted)

    def gauges(self, s: CyberfleshState) -> dict[str, int]:
        """Their life."""
        return {names.companion(unit.id): unit.hp for unit in s.helpers}

    def _companion(self, s: CyberfleshState, unit: Unit, at: Spot, muted: bool) -> Piece:
        card = self._book.pack.helper(unit.id)
        shown = {stat.value: unit.stat(stat) for stat in STATS if stat is not Stat.LIFE}
        told = facts(
            card=unit.id,
            name=Text(card.name),
            seat=unit.owner,
            hp=unit.hp,
            max=unit.max_hp,
            necrosis=unit.necrosis,
            attacks=card.strike.attacks,
            damage=card.strike.damage,
            mutations=tuple(corner.value for corner, own in zip(CORNERS, unit.mutations, strict=True) if own),
            active=is_active(s, unit),
            muted=muted,
            gauge=names.companion(unit.id),
            **shown,
        )
        said = text("cyberflesh_board.piece.companion", name=Text(card.name), hp=unit.hp, max=unit.max_hp)
        owner = None if unit.kind is UnitKind.ALLY else unit.owner
        return Piece(names.companion(unit.id), "companion", at, said, told, owner, origin=Spot("decks", "events"))
