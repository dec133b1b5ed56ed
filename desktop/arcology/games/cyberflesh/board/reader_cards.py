"""The reader on loot and mutations."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, text
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.board.cards import kind_name, loot_sentences, mutation_sentences
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.cards import Consumable, Weapon
from arcology.games.cyberflesh.rules.manage import owner_of
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import HANDS

CONSUMABLE_RULES = ("CFL-LOOT-01", "CFL-LOOT-02", "CFL-COMBAT-12")
WEAPON_RULES = ("CFL-EQUIP-02", "CFL-ATTACK-02", "CFL-CRIT-02")
ARMOUR_RULES = ("CFL-EQUIP-03", "CFL-EQUIP-04", "CFL-DEF-01")


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cyberflesh_board.reader.{name}", **args)


class CardReader:
    """Describes cards."""

    def __init__(self, called: Names) -> None:
        self._names = called

    def rules_of(self, card: str) -> tuple[str, ...]:
        """Rules of a kind of loot."""
        one = self._names.loot_record(card)
        if isinstance(one, Consumable):
            return CONSUMABLE_RULES
        return WEAPON_RULES if isinstance(one, Weapon) else ARMOUR_RULES

    def describe(self, s: CyberfleshState, kind: str, rest: str) -> list[Text]:
        """Texts about a card; empty for other pieces."""
        if kind == "loot":
            return list(self._loot(s, rest))
        return list(self._mutation(rest)) if kind == "mutation" else []

    def _loot(self, s: CyberfleshState, card: str) -> Iterator[Text]:
        one = self._names.loot_record(card)
        yield Text(one.name)
        yield Text(f"{one.name}.flavour")
        if isinstance(one, Weapon):
            yield sentence("two_hands" if one.hands == HANDS else "one_hand")
        else:
            yield kind_name(one)
        yield from loot_sentences(one, s.player_count)
        if isinstance(one, Consumable):
            yield Text(f"{one.timing.name_id}.effect")
        else:
            yield from wording.keyword_effects(one.traits)
        yield sentence("blood", blood=one.blood)
        owner = owner_of(s, card)
        if owner is not None:
            yield sentence("owner", unit=self._names.unit(owner.id))

    def _mutation(self, card: str) -> Iterator[Text]:
        one = self._names.mutation_record(card)
        yield Text(one.name)
        yield Text(f"{one.name}.flavour")
        yield sentence("corner", corner=Text(one.corner.name_id))
        yield from mutation_sentences(one)
        if one.use is not None:
            yield Text(f"{one.use.name_id}.effect")
        yield from wording.keyword_effects(one.traits)
