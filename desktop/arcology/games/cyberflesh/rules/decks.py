"""The decks: drawing from the top, putting under the bottom, shuffling the Graveyard in (CFL-LOOT-08, CFL-DEATH-06)."""

from __future__ import annotations

from collections.abc import Iterable

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import CardDiscarded, DeckReshuffled, DiscardCause
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import EnemySource

LOOT, MUTATIONS, MONSTERS, LORDS = range(4)
"""The shuffled decks, as ``CyberfleshState.loose`` counts them."""
_STREAMS = ("loot", "mutations", "monsters", "lords")


def draw(s: CyberfleshState, which: int, deck: list[str], ctx: Context) -> str:
    """The top card of a deck that has one.

    The order of a shuffled deck comes to be card by card: as long as cards on top are in no order yet, one of them is
    picked to be the first. That is how a shuffle works that begins at the top, and few games see the bottom.
    """
    loose = s.loose[which]
    if loose > 1:
        picked = len(deck) - loose + ctx.luck.below(_STREAMS[which], loose)
        deck[picked], deck[-1] = deck[-1], deck[picked]
    if loose:
        s.loose[which] = loose - 1
    return ctx.draw(deck)


def draw_loot(s: CyberfleshState, count: int, ctx: Context) -> list[str]:
    """The top cards of the Loot deck, fewer if it runs out (CFL-LOOT-08)."""
    return [draw(s, LOOT, s.loot_deck, ctx) for _ in range(min(count, len(s.loot_deck)))]


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
    which = MONSTERS if source is EnemySource.MONSTER else LORDS
    deck = s.monster_deck if which == MONSTERS else s.lord_deck
    if not deck:
        fallen = [card for card in s.graveyard if book.enemies[card].source is source]
        if not fallen:
            return None
        s.graveyard = [card for card in s.graveyard if book.enemies[card].source is not source]
        deck.extend(fallen)
        s.loose[which] = len(deck)
        if ctx.keep_beats:
            ctx.emit(DeckReshuffled(source, len(fallen)))
    return draw(s, which, deck, ctx)
