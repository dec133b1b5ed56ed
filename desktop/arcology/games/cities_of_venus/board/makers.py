"""Making pieces: what looks the same is the same object, which spares comparing tables; facts about cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcology.engine.agenda import Seat
from arcology.engine.table import Fact, Piece, Spot, facts
from arcology.engine.text import Text
from arcology.games.cities_of_venus.cards import Booster, Cost, Innovation, Upgrade
from arcology.games.cities_of_venus.effects import MiningPerk
from arcology.games.cities_of_venus.rules.book import Book

MOST = 6000
"""So many different pieces are kept."""


class Kept:
    """Pieces that were made before."""

    def __init__(self) -> None:
        self._pieces: dict[tuple[Any, ...], Piece] = {}

    def piece(
        self,
        id_: str,
        sprite: str,
        at: Spot,
        called: Text,
        printed: Mapping[str, Fact] | None = None,
        /,
        *,
        owner: Seat | None = None,
        origin: Spot | None = None,
        **told: Fact,
    ) -> Piece:
        """A piece with these facts (``printed`` and those named), the same object as the last time if nothing differs;
        the facts of a sprite come always in the same order."""
        told = {**(printed or {}), **told}
        key = (id_, sprite, at, called, owner, origin, *told.values())
        found = self._pieces.get(key)
        if found is None:
            if len(self._pieces) >= MOST:
                self._pieces.clear()
            found = self._pieces[key] = Piece(id_, sprite, at, called, facts(**told), owner, origin=origin)
        return found


def digits(counts: Sequence[int]) -> tuple[str, ...]:
    """Numbers as painters read them."""
    return tuple(str(count) for count in counts)


def seven(depts: Sequence[int], minerals: int) -> tuple[str, ...]:
    """V-nauts by department and mineral points, as painters read them."""
    return digits([*depts, minerals])


def cost_fact(cost: Cost) -> tuple[str, ...]:
    """A cost as painters read it."""
    return seven(cost.depts, cost.minerals)


def perk_fact(perk: MiningPerk | None) -> tuple[str, ...]:
    """A mining perk as painters read it; empty without one."""
    return () if perk is None else digits((perk.rolls, perk.rerolls, perk.pips))


def printed(card: Upgrade | Booster) -> dict[str, Fact]:
    """What stands on every picture of a canister."""
    return {
        "card": card.id,
        "name": Text(card.name),
        "phase": card.phase,
        "kind": card.kind,
        "dept": "" if card.dept is None else card.dept.value,
        "capacity": card.capacity if isinstance(card, Upgrade) else 0,
        "boost": card.boost if isinstance(card, Booster) else 0,
        "perk": perk_fact(card.perk) if isinstance(card, Upgrade) else (),
        "cost": cost_fact(card.cost),
        "event": card.event,
        "vp": card.vp,
    }


def innovation_facts(card: Innovation) -> dict[str, Fact]:
    """What stands on every picture of an innovation."""
    return {
        "kind": card.id,
        "name": Text(card.name),
        "dept": "" if card.dept is None else card.dept.value,
        "placement": card.placement.value,
        "capacity": card.capacity or 0,
        "boost": card.boost,
        "moves": card.moves,
        "growth": card.growth,
        "perk": perk_fact(card.perk),
        "vp": card.vp,
    }


def slot_facts(book: Book, card: str) -> dict[str, Fact]:
    """What an upgrade or innovation in a slot tells in few figures."""
    one = book.pack.equipped(card)
    return {**_small(book, card), "capacity": one.capacity or 0, "perk": perk_fact(one.perk)}


def booster_facts(book: Book, card: str) -> dict[str, Fact]:
    """What a spent booster or boost innovation tells in few figures."""
    if book.pack.is_innovation(card):
        return {**_small(book, card), "boost": book.pack.innovation(card).boost}
    one = book.pack.canister(card)
    assert isinstance(one, Booster), f"{card} is no booster"
    return {**_small(book, card), "boost": one.boost}


def _small(book: Book, card: str) -> dict[str, Fact]:
    """What every small picture of a card tells."""
    innovation = book.pack.is_innovation(card)
    one = book.pack.innovation(card) if innovation else book.pack.canister(card)
    return {
        "card": card,
        "name": Text(one.name),
        "phase": 0 if isinstance(one, Innovation) else one.phase,
        "dept": "" if one.dept is None else one.dept.value,
        "vp": one.vp,
    }
