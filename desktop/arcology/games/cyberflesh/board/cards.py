"""Loot and mutations as pieces: what is printed on them, in the figures and sentences that painters show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from arcology.engine.table import Facts, Piece, Spot, facts
from arcology.engine.text import Text, joined, listed, text
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names, signed
from arcology.games.cyberflesh.cards import Armour, Consumable, LootCard, MutationCard, Strike, Traits, Weapon, design
from arcology.games.cyberflesh.effects import Effects
from arcology.games.cyberflesh.terms import STATS, Keyword
from arcology.games.cyberflesh.wording import Actor

Values = tuple[tuple[str, str], ...]
ALL = "∞"
"""In place of a number: as much as there is."""


def loot_values(card: LootCard) -> Values:
    """The figures of a loot card."""
    if isinstance(card, Consumable):
        return effect_values(card.effects)
    if isinstance(card, Weapon):
        return (*strike_values(card.strike), *trait_values(card.traits))
    return trait_values(card.traits)


def mutation_values(card: MutationCard) -> Values:
    """The figures of a mutation."""
    found: list[tuple[str, str]] = []
    if card.strike is not None and card.use is not None:
        found += [*strike_values(card.strike), (card.use.value, "")]
    return (*found, *trait_values(card.traits), *effect_values(card.on_gain))


def strike_values(strike: Strike) -> Values:
    """Dice, damage and what is added to PRECISION."""
    found = [("attacks", str(strike.attacks)), ("damage", str(strike.damage))]
    if strike.precision:
        found.append(("precision", signed(strike.precision)))
    return tuple(found)


def trait_values(traits: Traits) -> Values:
    """Changes of statistics, and keywords."""
    stats = [(stat.value, signed(traits.stat(stat))) for stat in STATS if traits.stat(stat)]
    keywords = [(word.value, "" if word is Keyword.LURE else str(n)) for word, n in traits.keywords]
    return (*stats, *keywords)


def effect_values(effects: Effects) -> Values:
    """The figures of what a consumable does, or a mutation when it is gained."""
    return tuple(_effect_values(effects))


def _effect_values(effects: Effects) -> Iterator[tuple[str, str]]:
    for effect in effects:
        match effect:
            case fx.Heal(n=n):
                yield "heal", ALL if n is None else signed(n)
            case fx.Necrosis(n=n):
                yield "necrosis", signed(n)
            case fx.Damage(n=n):
                yield "life", signed(-n)
            case fx.HitEnemy(n=n, scope=scope):
                yield "hit", f"{n}×5" if scope is fx.HitScope.ALL else str(n)
            case fx.Alert(n=n):
                yield "alert", signed(n)
            case fx.Reveal(n=n):
                yield "reveal", str(n)
            case fx.Buff(stat=stat, n=n):
                yield stat.value, signed(n)


def loot_kind(card: LootCard) -> str:
    """What painters call the kind: weapon, helmet, body, consumable."""
    return card.slot.value if isinstance(card, Armour) else card.kind.value


def kind_name(card: LootCard) -> Text:
    """What people call the kind."""
    return Text(card.slot.name_id if isinstance(card, Armour) else card.kind.name_id)


def loot_sentences(card: LootCard, players: int) -> tuple[Text, ...]:
    """What a loot card does, line by line."""
    if isinstance(card, Consumable):
        return wording.sentences(card.effects, players, Actor.UNIT)
    words = wording.traits(card.traits)
    if isinstance(card, Weapon):
        return (wording.strike(card.strike), *words)
    return words


def mutation_sentences(card: MutationCard) -> tuple[Text, ...]:
    """What a mutation does, line by line."""
    found: list[Text] = []
    if card.strike is not None and card.use is not None:
        found += [Text(card.use.name_id), wording.strike(card.strike)]
    found += wording.traits(card.traits)
    return (*found, *wording.sentences(card.on_gain, 1, Actor.BEARER))


class Cards:
    """Makes the pieces of cards; those that look the same are the same objects, which spares comparing."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._pack = called.pack
        self._face = cache(self._make_face)
        self._gear_facts = cache(self._make_gear)

    def loot(
        self,
        card: str,
        at: Spot,
        *,
        strip: bool = False,
        aimed: int = 0,
        muted: bool = False,
        origin: Spot | None = None,
    ) -> Piece:
        """A loot card at a place, as a card or as a strip of gear on a sheet."""
        one = self._pack.loot_card(card)
        name = text("cyberflesh_board.piece.loot", name=Text(one.name), kind=kind_name(one))
        if strip:
            return Piece(names.loot(card), "gear", at, name, self._gear_facts(design(card), aimed), origin=origin)
        return Piece(names.loot(card), "loot_card", at, name, self._face(design(card), muted), origin=origin)

    def mutation(self, card: str, at: Spot, *, aimed: int = 0, origin: Spot | None = None) -> Piece:
        """A mutation in a corner of a sheet."""
        one = self._pack.mutation(card)
        name = text("cyberflesh_board.piece.mutation", name=Text(one.name), corner=Text(one.corner.name_id))
        told = facts(
            card=card,
            kind="mutation",
            name=Text(one.name),
            values=mutation_values(one),
            corner=one.corner.value,
            aimed=aimed,
        )
        return Piece(names.mutation(card), "gear", at, name, told, origin=origin)

    def _make_face(self, card: str, muted: bool) -> Facts:
        one = self._pack.loot_card(card)
        said = loot_sentences(one, 1)
        words = joined(said) if isinstance(one, Consumable) else listed(said)
        return facts(
            card=card,
            kind=loot_kind(one),
            name=Text(one.name),
            values=loot_values(one),
            blood=one.blood,
            hands=one.hands if isinstance(one, Weapon) else 0,
            text=words,
            muted=muted,
        )

    def _make_gear(self, card: str, aimed: int) -> Facts:
        one = self._pack.loot_card(card)
        return facts(
            card=card,
            kind=loot_kind(one),
            name=Text(one.name),
            values=loot_values(one),
            hands=one.hands if isinstance(one, Weapon) else 0,
            aimed=aimed,
        )
