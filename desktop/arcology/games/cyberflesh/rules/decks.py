"""The decks: drawing from the top, putting under the bottom, shuffling the Graveyard in (CFL-LOOT-08, CFL-DEATH-06)."""

from __future__ import annotations

from collections.abc import Iterable

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import CardDiscarded, DeckReshuffled, DiscardCause
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import EnemySource


def draw_loot(s: CyberfleshState, count: int, ctx: Context) -> list[str]:
    """The top cards of the Loot deck, fewer if it runs out (CFL-LOOT-08)."""
    return [ctx.draw(s.loot_deck) for _ in range(min(count, len(s.loot_deck)))]


def discard(s: CyberfleshState, seat: int, card: str, cause: DiscardCause, ctx: Context) -> None:
    """Put a loot card that was in a seat's hands under the Loot deck (CFL-LOOT-03)."""
    s.loot_deck.insert(0, card)
    if ctx.keep_beats:
        ctx.emit(CardDiscarded(seat, card, cause))


def bury(s: CyberfleshState, cards: Iterable[str]) -> None:
    """Put loot cards under the Loot deck, one after the other."""
    for card in cards:
        s.loot_deck.insert(0, card)


def draw_enemy(book: Book, s: CyberfleshState, source: EnemySource, ctx: Context) -> str | None:
    """The top monster or lord; an empty deck is made anew of those in the Graveyard (CFL-DEATH-06)."""
    monsters = source is EnemySource.MONSTER
    deck = s.monster_deck if monsters else s.lord_deck
    if not deck:
        fallen = [card for card in s.graveyard if book.enemies[card].source is source]
        if not fallen:
            return None
        s.graveyard = [card for card in s.graveyard if book.enemies[card].source is not source]
        ctx.shuffle("monsters" if monsters else "lords", fallen)
        deck.extend(fallen)
        if ctx.keep_beats:
            ctx.emit(DeckReshuffled(source, len(fallen)))
    return ctx.draw(deck)
