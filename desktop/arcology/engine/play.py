"""One step of a game, at two speeds.

:func:`play` is for people: it checks, clones, cuts beats for the film and leaves the committed state untouched.
:func:`advance` is for bots and simulation: it checks nothing and changes the draft in place. Both run the same rules.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from arcology.engine.agenda import Ask, Beat, Context, GameState, RulesBug, settle, top_ask
from arcology.engine.config import GameConfig
from arcology.engine.luck import Luck, new_luck
from arcology.engine.protocols import Rules
from arcology.engine.refusal import Refusal

S = TypeVar("S", bound=GameState)


class Played(Generic[S]):
    """The result of one decision: the new state, the film that led to it, the next question, and if it was news."""

    __slots__ = ("ask", "beats", "news", "state")

    def __init__(self, state: S, beats: tuple[Beat, ...], ask: Ask | None, news: bool) -> None:
        self.state = state
        self.beats = beats
        self.ask = ask
        self.news = news

    @property
    def events(self) -> tuple[Any, ...]:
        """All events of the step in order."""
        return tuple(event for beat in self.beats for event in beat.events)


def start(rules: Rules[S, Any], config: GameConfig, luck: Luck | None = None, *, keep_beats: bool = True) -> Played[S]:
    """Set a game up and run it to its first question. ``luck`` defaults to the configuration's seed."""
    ctx = Context(None, luck if luck is not None else new_luck(config.seed))
    draft = rules.setup(config, ctx)
    return _settled(rules, draft, Context(draft, draft.luck, keep_beats=keep_beats))


def play(rules: Rules[S, Any], committed: S, action: Any, *, keep_beats: bool = True) -> Played[S] | Refusal:
    """Play one decision on a copy of ``committed``; return the result, or the refusal that says why not.

    Raises:
        RulesBug: the rules broke their own promises; ``committed`` is unchanged.
    """
    no = rules.check(committed, action)
    if no is not None:
        return no
    draft = committed.clone()
    ctx = Context(draft, draft.luck, keep_beats=keep_beats)
    rules.apply(draft, _pop_ask(draft), action, ctx)
    return _settled(rules, draft, ctx)


def advance(rules: Rules[S, Any], draft: S, action: Any) -> None:
    """Play one legal decision in place, without check, copy or film."""
    ctx = Context(draft, draft.luck, keep_beats=False)
    rules.apply(draft, _pop_ask(draft), action, ctx)
    settle(rules, draft, ctx)


def _pop_ask(draft: GameState) -> Ask:
    ask = draft.agenda.pop() if draft.agenda else None
    if not isinstance(ask, Ask):
        raise RulesBug(f"a decision was played where no question is open: {ask}")
    return ask


def _settled(rules: Rules[S, Any], draft: S, ctx: Context) -> Played[S]:
    settle(rules, draft, ctx)
    if ctx.beats:  # what changed without a word after the last beat belongs to it: a film ends where the step ends
        ctx.beats[-1] = Beat(ctx.beats[-1].events, draft.clone())
    return Played(draft, tuple(ctx.beats), top_ask(draft), ctx.news)
