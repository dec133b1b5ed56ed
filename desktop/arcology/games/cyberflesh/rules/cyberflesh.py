"""The rules object: which function carries out which answer and which step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Context, Seat
from arcology.engine.config import GameConfig
from arcology.engine.luck import hidden_luck
from arcology.engine.refusal import Refusal
from arcology.engine.results import Outcome, ScoreSheet
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh.about import GAME, RULES_VERSION
from arcology.games.cyberflesh.cards import Pack
from arcology.games.cyberflesh.events import Asked
from arcology.games.cyberflesh.rules import ending, gate, setup, steps
from arcology.games.cyberflesh.rules.answers import answers
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.refusals import FIRST
from arcology.games.cyberflesh.rules.wounds import any_enemy
from arcology.games.cyberflesh.state import FACE_DOWN, HIDDEN, CyberfleshState
from arcology.games.cyberflesh.tasks import Fight
from arcology.games.cyberflesh.terms import TileState

Apply = Callable[[CyberfleshState, Any, Ask, Context], None]


def _rest(s: CyberfleshState, ctx: Context) -> None:
    """Where a step comes to rest: at the end of the game nothing is left to do, and a film ends with who is asked."""
    if s.ended is not None:
        s.agenda.clear()
    elif s.agenda and isinstance(s.agenda[-1], Ask):
        ask = s.agenda[-1]
        ctx.emit(Asked(ask.seat, ask.kind, FIRST[type(ask)][1]))


class CyberfleshRules:
    """Cyberflesh with the cards of one pack."""

    id = GAME
    version = RULES_VERSION

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.book = Book(pack)
        self._apply: dict[tuple[type, type] | type, Apply] = answers(self.book)
        self._perform = steps.steps(self.book)

    def setup(self, config: GameConfig, ctx: Context) -> CyberfleshState:
        """Return the table before Event 0 is resolved (CFL-SETUP). Raises BadOption."""
        return setup.set_up(self.book, config, ctx)

    def legal(self, s: CyberfleshState) -> Sequence[act.CyberfleshAction]:
        """Return every answer to the open question, those of the asked seat first."""
        return gate.legal(self.book, s)

    def check(self, s: CyberfleshState, a: act.CyberfleshAction) -> Refusal | None:
        """Return why ``a`` is not possible, or None."""
        return gate.check(self.book, s, a)

    def apply(self, s: CyberfleshState, ask: Ask, a: act.CyberfleshAction, ctx: Context) -> None:
        """Carry a legal answer out."""
        kind = type(a)
        found = self._apply.get(kind) or self._apply[type(ask), kind]
        found(s, a, ask, ctx)
        if ctx.keep_beats or s.ended is not None:
            _rest(s, ctx)

    def perform(self, s: CyberfleshState, t: Any, ctx: Context) -> None:
        """Carry one automatic step out. With the last enemy gone the steps of a fight give way to its end."""
        kind = type(t)
        if kind in steps.OF_FIGHTS and not any_enemy(s):
            ctx.unwind_to(Fight)
            return
        self._perform[kind](s, t, ctx)
        if ctx.keep_beats or s.ended is not None:
            _rest(s, ctx)

    def outcome(self, s: CyberfleshState) -> Outcome | None:
        """Return how the game ended, or None."""
        return None if s.ended is None else ending.outcome(s)

    def score(self, s: CyberfleshState) -> ScoreSheet:
        """Return how far the team has come; the rules themselves know no score."""
        return ending.score(s)

    def rounds(self, s: CyberfleshState) -> int:
        """Return how many tiles the party has come to, Start first."""
        return s.entered

    def observe(self, s: CyberfleshState, seat: Seat | None) -> CyberfleshState:
        """Return a copy without luck, order of the shuffled decks, and faces of hidden tiles; all else is open to
        everybody. The Events deck is not shuffled, so its order is known (CFL-SETUP-03)."""
        seen = s.clone()
        seen.luck = hidden_luck()
        seen.loot_deck = [HIDDEN] * len(s.loot_deck)
        seen.mutation_deck = [HIDDEN] * len(s.mutation_deck)
        seen.monster_deck = [HIDDEN] * len(s.monster_deck)
        seen.lord_deck = [HIDDEN] * len(s.lord_deck)
        seen.boxed = [FACE_DOWN] * len(s.boxed)
        exit_square = self.book.ground(s.biome).exit
        seen.tiles = [
            tile if state is not TileState.HIDDEN or square == exit_square else FACE_DOWN
            for square, (tile, state) in enumerate(zip(s.tiles, s.turned, strict=True))
        ]
        return seen
