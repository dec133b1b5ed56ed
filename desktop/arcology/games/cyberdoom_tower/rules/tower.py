"""The rules object: which function carries out which answer and which step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Context, Seat
from arcology.engine.config import GameConfig
from arcology.engine.luck import hidden_luck
from arcology.engine.refusal import Refusal
from arcology.engine.results import Outcome, ScoreSheet
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower import tasks
from arcology.games.cyberdoom_tower.about import GAME, RULES_VERSION
from arcology.games.cyberdoom_tower.cards import Pack
from arcology.games.cyberdoom_tower.rules import (
    abilities,
    arrival,
    attack,
    countdown,
    equipment,
    gate,
    hide,
    keys,
    loot,
    move,
    outcome,
    rounds,
    sentinel,
    setup,
)
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.state import HIDDEN, TowerState

Apply = Callable[[TowerState, Any, Ask, Context], None]
Perform = Callable[[TowerState, Any, Context], None]


class TowerRules:
    """Cyberdoom Tower with the cards of one pack."""

    id = GAME
    version = RULES_VERSION

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.book = Book(pack)
        self._apply: dict[type, Apply] = self._answers()
        self._perform: dict[type, Perform] = self._steps()

    def setup(self, config: GameConfig, ctx: Context) -> TowerState:
        """Return the table before the first round (CDT-SETUP)."""
        return setup.set_up(self.book, config, ctx)

    def legal(self, s: TowerState) -> Sequence[act.TowerAction]:
        """Return every answer to the open question, those of the asked seat first."""
        return gate.legal(self.book, s)

    def check(self, s: TowerState, a: act.TowerAction) -> Refusal | None:
        """Return why ``a`` is not possible, or None."""
        return gate.check(self.book, s, a)

    def apply(self, s: TowerState, ask: Ask, a: act.TowerAction, ctx: Context) -> None:
        """Carry a legal answer out."""
        self._apply[type(a)](s, a, ask, ctx)

    def perform(self, s: TowerState, t: Any, ctx: Context) -> None:
        """Carry one automatic step out."""
        self._perform[type(t)](s, t, ctx)

    def outcome(self, s: TowerState) -> Outcome | None:
        """Return how the game ended, or None."""
        return None if s.ended is None else outcome.outcome(self.book, s)

    def score(self, s: TowerState) -> ScoreSheet:
        """Return the team's progress; the rules themselves know no score."""
        return outcome.score(self.book, s)

    def rounds(self, s: TowerState) -> int:
        """Return the round, 1..12."""
        return s.round

    def observe(self, s: TowerState, seat: Seat | None) -> TowerState:
        """Return a copy without luck, order of the equipment pile and unused cards; all else is open to everybody."""
        seen = s.clone()
        seen.luck = hidden_luck()
        seen.pile = [HIDDEN] * len(s.pile)
        seen.unused_towers = (HIDDEN,) * len(s.unused_towers)
        seen.unused_sentinels = (HIDDEN,) * len(s.unused_sentinels)
        return seen

    def _answers(self) -> dict[type, Apply]:
        book = self.book
        return {
            act.ChooseFirst: lambda s, a, ask, ctx: rounds.choose_first(s, a, ctx),
            act.Move: self._move,
            act.Attack: lambda s, a, ask, ctx: attack.attack(book, s, a, ctx),
            act.GoToAi: lambda s, a, ask, ctx: keys.go_to_ai(book, s, a.seat, ctx),
            act.Pass: lambda s, a, ask, ctx: rounds.end_turn(book, s, a.seat, "pass", ctx),
            act.TakeKey: lambda s, a, ask, ctx: keys.take_key(book, s, a.seat, ctx),
            act.LeaveKey: lambda s, a, ask, ctx: hide.start_hiding(book, s, a.seat, ctx),
            act.Loot: lambda s, a, ask, ctx: loot.loot(book, s, a.seat, ctx),
            act.LeaveCrate: lambda s, a, ask, ctx: hide.start_hiding(book, s, a.seat, ctx),
            act.UseSuit: lambda s, a, ask, ctx: hide.use_suit(book, s, a.seat, ctx),
            act.ResolveHide: lambda s, a, ask, ctx: hide.resolve(book, s, a, ctx),
            act.ReturnToStop: lambda s, a, ask, ctx: keys.return_to_stop(book, s, a.seat, ctx),
            act.Stay: lambda s, a, ask, ctx: rounds.ask_turn(book, s, a.seat, ctx),
            act.Modify: self._change,
            act.Reroll: self._change,
            act.Flip: self._change,
            act.Hit: self._change,
            act.UseGunsight: self._change,
            act.Confirm: lambda s, a, ask, ctx: attack.confirm(book, s, a.seat, ctx),
            act.Discard: self._discard,
            act.AcceptDamage: self._accept,
        }

    def _steps(self) -> dict[type, Perform]:
        book = self.book
        return {
            tasks.RoundStart: countdown.start_round,
            tasks.TurnStart: lambda s, t, ctx: rounds.start_turn(s, t.seat, ctx),
            tasks.Gain: lambda s, t, ctx: arrival.gain(book, s, t.seat, ctx),
            tasks.HideRoll: lambda s, t, ctx: hide.roll_to_hide(book, s, t.seat, ctx),
            tasks.Learn: lambda s, t, ctx: abilities.learn(s, t.seat, ctx),
            tasks.EndTurn: lambda s, t, ctx: rounds.end_turn(book, s, t.seat, t.cause, ctx),
            tasks.SentinelActivate: lambda s, t, ctx: sentinel.activate(s, t.floor, ctx),
            tasks.SentinelSlide: lambda s, t, ctx: sentinel.slide(s, t.floor, ctx),
            tasks.SentinelStrike: lambda s, t, ctx: sentinel.strike(book, s, t.floor, t.seat, ctx),
            tasks.AiStrike: lambda s, t, ctx: sentinel.ai_strike(book, s, t.seat, ctx),
            tasks.NextTurn: lambda s, t, ctx: rounds.next_turn(s, t.seat, ctx),
            tasks.Countdown: lambda s, t, ctx: countdown.count_down(s, ctx),
            tasks.CountdownSlide: lambda s, t, ctx: countdown.slide(s, t.floor, ctx),
        }

    def _move(self, s: TowerState, a: act.Move, ask: Ask, ctx: Context) -> None:
        move.pay_and_move(s, a, ctx)
        arrival.arrive(self.book, s, a.seat, ctx)

    def _change(self, s: TowerState, a: act.DiceAction, ask: Ask, ctx: Context) -> None:
        abilities.change(self.book, s, a, ctx)
        attack.ask_dice(self.book, s, a.seat, ctx)

    def _discard(self, s: TowerState, a: act.Discard, ask: Ask, ctx: Context) -> None:
        """Discard a card, then put the open question again if it is still one (CDT-EQUIP-03, -04)."""
        equipment.discard(s, a, ctx, lethal=isinstance(ask, tasks.AskLethal))
        ctx.cut()
        if isinstance(ask, tasks.AskLethal):
            equipment.suffer(s, ask.seat, ask.damage, ask.floor, ctx)
        elif isinstance(ask, tasks.AskTurn):
            rounds.ask_turn(self.book, s, ask.seat, ctx)
        elif isinstance(ask, tasks.AskHide):
            hide.judge(self.book, s, ask.seat, ctx)
        elif isinstance(ask, tasks.AskDice):
            attack.ask_dice(self.book, s, ask.seat, ctx)
        else:
            ctx.again(ask)

    def _accept(self, s: TowerState, a: act.AcceptDamage, ask: Ask, ctx: Context) -> None:
        """Take the damage that the question was about (CDT-EQUIP-04)."""
        assert isinstance(ask, tasks.AskLethal), "damage is accepted only when it is lethal"
        equipment.lose_energy(s, ask.seat, ask.damage, ask.floor, ctx)
