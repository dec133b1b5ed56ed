"""Drawing mutations (CFL-MUT)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.events import MutationGained
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.decks import MUTATIONS, draw
from arcology.games.cyberflesh.rules.units import refresh
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.tasks import DrawMutationCard


def draw_mutation(book: Book, s: CyberfleshState, t: DrawMutationCard, ctx: Context) -> None:
    """Draw, discard what is in that corner, equip, then run what it does when it is gained (CFL-MUT-01 to -04)."""
    unit = s.unit(t.unit)
    if unit is None or not unit.alive or not s.mutation_deck:
        return
    card = draw(s, MUTATIONS, s.mutation_deck, ctx)
    facts = book.mutations[card]
    old = unit.mutations[facts.corner]
    if old:
        s.mutation_deck.insert(0, old)
    unit.mutations[facts.corner] = card
    refresh(book, unit)
    if ctx.keep_beats:
        ctx.emit(MutationGained(unit.id, card, old))
    if facts.on_gain:
        ctx.then(RunEffects(facts.on_gain, actor=unit.id))
