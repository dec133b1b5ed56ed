"""What happens to the cards of Cyberflesh: loot, mutations, consumables and deals.

Seats stand for their characters, cards are instances. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record

DiscardCause = Literal["used", "displaced", "chosen", "effect", "paid", "dropped", "dead"]
"""Why a loot card went under its deck: used up, displaced by another, by choice, demanded, paid, not wanted, or with
its dead owner."""


@record
class LootShown(Event):
    """Loot cards lie out."""

    cards: tuple[str, ...]
    rule: str = "CFL-LOOT-07"
    kind: Literal["cyberflesh.loot_shown"] = "cyberflesh.loot_shown"


@record
class LootTaken(Event):
    """A card was taken in a loot round."""

    seat: int
    card: str
    rule: str = "CFL-LOOT-07"
    kind: Literal["cyberflesh.loot_taken"] = "cyberflesh.loot_taken"


@record
class LootPassed(Event):
    """A pick went by."""

    seat: int
    rule: str = "CFL-LOOT-07"
    kind: Literal["cyberflesh.loot_passed"] = "cyberflesh.loot_passed"


@record
class LootLeft(Event):
    """What nobody took went under the Loot deck."""

    cards: tuple[str, ...]
    rule: str = "CFL-LOOT-07"
    kind: Literal["cyberflesh.loot_left"] = "cyberflesh.loot_left"


@record
class LootDrawn(Event):
    """A character drew a loot card; ``skipped`` of another kind went under the deck. No card: none was left."""

    seat: int
    card: str
    skipped: tuple[str, ...]
    rule: str = "CFL-LOOT-08"
    kind: Literal["cyberflesh.loot_drawn"] = "cyberflesh.loot_drawn"


@record
class Equipped(Event):
    """A character equipped a card, or keeps a consumable."""

    seat: int
    card: str
    rule: str = "CFL-EQUIP-05"
    kind: Literal["cyberflesh.equipped"] = "cyberflesh.equipped"


@record
class CardDiscarded(Event):
    """A loot card went under its deck."""

    seat: int
    card: str
    cause: DiscardCause
    rule: str = "CFL-LOOT-03"
    kind: Literal["cyberflesh.card_discarded"] = "cyberflesh.card_discarded"


@record
class CardGiven(Event):
    """A card went from one character to another."""

    seat: int
    card: str
    to: int
    rule: str = "CFL-LOOT-04"
    kind: Literal["cyberflesh.card_given"] = "cyberflesh.card_given"


@record
class SwapProposed(Event):
    """A swap was proposed to the owner of the other card."""

    seat: int
    card: str
    other: int
    theirs: str
    rule: str = "CFL-LOOT-04"
    kind: Literal["cyberflesh.swap_proposed"] = "cyberflesh.swap_proposed"


@record
class SwapRefused(Event):
    """The other owner did not agree."""

    seat: int
    card: str
    other: int
    theirs: str
    rule: str = "CFL-LOOT-04"
    kind: Literal["cyberflesh.swap_refused"] = "cyberflesh.swap_refused"


@record
class CardsSwapped(Event):
    """Two characters swapped cards."""

    seat: int
    card: str
    other: int
    theirs: str
    rule: str = "CFL-LOOT-04"
    kind: Literal["cyberflesh.cards_swapped"] = "cyberflesh.cards_swapped"


@record
class MutationGained(Event):
    """A unit mutated; ``old`` went under the deck, if there was one in that corner."""

    unit: str
    card: str
    old: str
    rule: str = "CFL-MUT-01"
    kind: Literal["cyberflesh.mutation_gained"] = "cyberflesh.mutation_gained"


@record
class ConsumableUsed(Event):
    """A consumable was used."""

    seat: int
    card: str
    unit: str
    slot: int
    rule: str = "CFL-LOOT-02"
    kind: Literal["cyberflesh.consumable_used"] = "cyberflesh.consumable_used"


@record
class MerchantCame(Event):
    """A merchant shows what there is."""

    cards: tuple[str, ...]
    rule: str = "CFL-RUL-42"
    kind: Literal["cyberflesh.merchant_came"] = "cyberflesh.merchant_came"


@record
class Dealt(Event):
    """A deal: a card, or the label of a service, for cards and hp."""

    seat: int
    item: str
    service: str
    cards: tuple[str, ...]
    blood: int
    rule: str = "CFL-RUL-42"
    kind: Literal["cyberflesh.dealt"] = "cyberflesh.dealt"


@record
class MerchantLeft(Event):
    """What nobody bought went under the Loot deck."""

    cards: tuple[str, ...]
    rule: str = "CFL-RUL-42"
    kind: Literal["cyberflesh.merchant_left"] = "cyberflesh.merchant_left"
