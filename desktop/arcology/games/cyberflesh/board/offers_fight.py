"""Offers of fights: weapons carried to enemies, the order of ties, and the short answers between them."""

from __future__ import annotations

from arcology.engine.agenda import Ask
from arcology.engine.offers import Offer
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.tray import DICE
from arcology.games.cyberflesh.rules import attack
from arcology.games.cyberflesh.rules.order import tied_actors
from arcology.games.cyberflesh.state import INNATE, UNARMED, CyberfleshState, Unit
from arcology.games.cyberflesh.terms import UnitKind

OTHER_DICE = tuple(names.die(place) for place in range(1, DICE))
"""A click on any die rolls."""


def group(name: str) -> Text:
    """Heading in the list of all actions."""
    return text(f"cyberflesh_board.group.{name}")


class FightOffers:
    """Turns the actions of fights into offers."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def offer(
        self, s: CyberfleshState, a: act.Declare | act.Next | act.RollOrder | act.NameEnemy, ask: Ask | None
    ) -> Offer:
        """Declarations, orders, and enemies named for a consumable."""
        match a:
            case act.Declare():
                return self._declare(s, a, ask)
            case act.Next():
                return self._next(s, a, ask)
            case act.RollOrder():
                label = text("cyberflesh_board.offer.roll_order")
                return Offer(a, label, group("order"), names.die(0), None, 9, None, True, "d8", "D", alike=OTHER_DICE)
        foe = self._names.foe(s, a.slot)
        label = text("cyberflesh_board.offer.enemy", foe=foe)
        source, key = names.enemy(a.slot), str(a.slot)
        return Offer(a, label, group("enemy"), source, None, 0, None, True, "skull", key, short=foe)

    def _declare(self, s: CyberfleshState, a: act.Declare, ask: Ask | None) -> Offer:
        """A weapon carried to an enemy. The first weapon that can be declared has buttons."""
        assert isinstance(ask, asks.AskAttack), "weapons are declared for a unit"
        unit = names.in_play(s, ask.unit)
        ready = attack.available(self._book, s, unit)
        weapon, foe = self._names.weapon(a.weapon), self._names.foe(s, a.slot)
        label = text("cyberflesh_board.offer.declare", weapon=weapon, foe=foe)
        place = ready.index(a.weapon) if a.weapon in ready else 0
        first = place == 0
        return Offer(
            a,
            label,
            group("attack"),
            weapon_piece(unit, a.weapon),
            names.enemy(a.slot),
            rank=place,
            variant=weapon,
            button=first,
            icon="swords",
            key=str(a.slot) if first else "",
            distinct=True,
        )

    def _next(self, s: CyberfleshState, a: act.Next, ask: Ask | None) -> Offer:
        assert isinstance(ask, asks.AskOrder | asks.AskEnemyOrder), "asked about an order"
        tied = tied_actors(s, ask)
        picks = isinstance(ask, asks.AskOrder) and ask.loot
        name = self._names.actor(s, a.actor)
        label = text("cyberflesh_board.offer.picks_next" if picks else "cyberflesh_board.offer.acts_next", unit=name)
        if picks:
            source = names.portrait(names.in_play(s, a.actor).owner)
        else:
            source = names.order_entry(a.actor)
        place = tied.index(a.actor)
        key = str(place + 1) if place < 9 else ""
        return Offer(a, label, group("order"), source, None, place, None, True, "user", key, short=name)

    # ---- one word ------------------------------------------------------------------------------------------------

    def word(self, s: CyberfleshState, a: CyberfleshAction, ask: Ask | None) -> Offer:
        """Rolling, passing, fleeing, stepping in, using nothing."""
        match a, ask:
            case act.Confirm(), asks.AskAttack():
                n = 0 if s.combat is None else len(s.combat.plan)
                label = text("cyberflesh_board.offer.roll", n=n)
                return Offer(
                    a,
                    label,
                    group("attack"),
                    names.die(0),
                    button=True,
                    icon="d8",
                    key="R",
                    tone="primary",
                    alike=OTHER_DICE,
                    ends=True,
                )
            case act.Pass(), asks.AskAttack():
                label = text("cyberflesh_board.offer.pass", unit=self._names.unit(ask.unit))
                short = text("cyberflesh_board.offer.pass_short")
                return Offer(a, label, group("attack"), None, None, 9, None, True, "skip", "P", short=short, ends=True)
            case act.Done(), asks.AskWindow():
                label = text("cyberflesh_board.offer.use_nothing")
                return Offer(a, label, group("use"), None, None, 0, None, True, "skip", "N", "primary", ends=True)
            case act.Confirm(), asks.AskRoll():
                label = text("cyberflesh_board.offer.roll_enemy", foe=self._names.foe(s, ask.slot))
                return Offer(
                    a, label, group("master"), names.die(0), None, 0, None, True, "d8", "R", "primary", alike=OTHER_DICE
                )
            case act.Yes(), asks.AskEscape():
                label = text("cyberflesh_board.offer.flee_try")
                return Offer(
                    a, label, group("escape"), names.die(0), None, 0, None, True, "d8", "Y", "primary", alike=OTHER_DICE
                )
            case act.No(), asks.AskEscape():
                label = text("cyberflesh_board.offer.stand")
                return Offer(a, label, group("escape"), None, None, 0, None, True, "swords", "N")
            case act.Yes(), asks.AskImmolate():
                return self._step_in(s, a, ask)
            case act.No(), asks.AskImmolate():
                label = text("cyberflesh_board.offer.stay_out", unit=self._names.unit(ask.unit))
                short = text("cyberflesh_board.offer.stay_out_short")
                return Offer(a, label, group("immolate"), None, None, 0, None, True, "skip", "N", "primary", short)
        raise AssertionError(f"no hand answers {ask} with {a}")

    def _step_in(self, s: CyberfleshState, a: act.Yes, ask: asks.AskImmolate) -> Offer:
        """The unit is carried before the one that is attacked."""
        unit, target = names.in_play(s, ask.unit), names.in_play(s, ask.target)
        label = text(
            "cyberflesh_board.offer.step_in", unit=self._names.unit(unit.id), target=self._names.unit(target.id)
        )
        source, where = names.unit_piece(unit), names.unit_piece(target)
        short = text("cyberflesh_board.offer.step_in_short", unit=self._names.unit(unit.id))
        return Offer(a, label, group("immolate"), source, where, 0, None, True, "user", "Y", "danger", short)


def weapon_piece(unit: Unit, weapon: str) -> str:
    """The piece that is carried to attack with a weapon: its card, or whoever has no card for it on the table."""
    if unit.kind is not UnitKind.CHARACTER or weapon in (INNATE, UNARMED):
        return names.unit_piece(unit)
    return names.mutation(weapon) if weapon in unit.mutations else names.loot(weapon)
