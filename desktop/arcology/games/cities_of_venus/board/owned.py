"""What the pieces of a large city have in common: V-nauts, and the cards that it owns."""

from __future__ import annotations

from arcology.engine.agenda import Seat
from arcology.engine.table import Piece, Spot
from arcology.engine.text import text
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.makers import Kept, slot_facts
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.state import Plan, VenusState
from arcology.games.cities_of_venus.terms import Place


class Owned:
    """Makes single pieces of a city."""

    def __init__(self, called: Names, kept: Kept) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept

    def vnaut(self, seat: Seat, place: Place, index: int, at: Spot, state: str, plan: Plan | None) -> Piece:
        """One of those who live here. New ones come out of the shuttle: whoever was picked last stood last there."""
        left = plan.left if plan is not None and plan.source is not None else 0
        return self._kept.piece(
            names.vnaut(seat, place, index),
            "vnaut",
            at,
            text("cities_of_venus_board.piece.vnaut", place=names.place_name(place)),
            owner=seat,
            origin=names.arrival_spot(left),
            state=state,
        )

    def slot_card(self, s: VenusState, seat: Seat, card: str, at: Spot) -> Piece:
        """A card in a slot; an innovation comes flying from its pile."""
        told = slot_facts(self._book, card)
        id_, origin = self.owned_id(s, seat, card), self.origin(s, card)
        return self._kept.piece(
            id_,
            "slot_card",
            at,
            self._names.card(card),
            told,
            owner=seat,
            origin=origin,
        )

    def owned_id(self, s: VenusState, seat: Seat, card: str) -> str:
        """Piece id of a card that a city has."""
        if not self._book.pack.is_innovation(card):
            return names.card(card)
        claims = s.cities[seat].claims
        return names.claim(seat, max((i for i, kind in enumerate(claims) if kind == card), default=0))

    def origin(self, s: VenusState, card: str) -> Spot | None:
        """The pile of the market that an innovation comes from; canisters come from nowhere else."""
        if card not in s.market:
            return None
        return Spot("innovations", str(list(s.market).index(card) + 1))
