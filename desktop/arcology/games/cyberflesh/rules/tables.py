"""Actions and questions of Cyberflesh, each made once: rules look them up and never build one twice.

Ids come from the pack, so the tables grow as ids are met; they are bounded by the cards of the packs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks, tasks


class Table(dict[tuple[Any, ...], Any]):
    """Records of one class by their fields, made when they are first asked for."""

    def __init__(self, make: Callable[..., Any]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: tuple[Any, ...]) -> Any:
        found = self[key] = self._make(*key)
        return found


CHAIRS = range(4)
"""Seats, and the game master's chair after up to three of them."""


def _by_chair(kind: Callable[[int], Any]) -> list[Any]:
    return [kind(chair) for chair in CHAIRS]


RESOLVE_HERE = _by_chair(act.ResolveHere)
CONFIRM = _by_chair(act.Confirm)
YES = _by_chair(act.Yes)
NO = _by_chair(act.No)
DONE = _by_chair(act.Done)
PASS = _by_chair(act.Pass)
ROLL_ORDER = _by_chair(act.RollOrder)
EQUIP = _by_chair(act.Equip)
DROP = _by_chair(act.Drop)
PAY_BLOOD = _by_chair(act.PayBlood)
CANCEL = _by_chair(act.Cancel)

MOVE = Table(act.Move)
CHOOSE = Table(act.Choose)
NAME_UNIT = Table(act.NameUnit)
NAME_SQUARE = Table(act.NameSquare)
NAME_ENEMY = Table(act.NameEnemy)
NAME_CARD = Table(act.NameCard)
NEXT = Table(act.Next)
DECLARE = Table(act.Declare)
USE = Table(act.Use)
DISCARD = Table(act.Discard)
GIVE = Table(act.Give)
SWAP = Table(act.Swap)
TAKE_LOOT = Table(act.TakeLoot)
HAND_ON = Table(act.HandOn)
BUY = Table(act.Buy)
BUY_SERVICE = Table(act.BuyService)
PAY_CARD = Table(act.PayCard)

ASK_MOVE = _by_chair(asks.AskMove)
ASK_LOOT = _by_chair(asks.AskLoot)
ASK_DEAL = _by_chair(asks.AskDeal)
ASK_PAY = _by_chair(asks.AskPay)
ASK_ESCAPE = _by_chair(asks.AskEscape)
ASK_ROLLER = _by_chair(asks.AskRoller)
ASK_FLIGHT = _by_chair(asks.AskFlight)
ASK_READY = Table(asks.AskReady)
ASK_REVISIT = Table(asks.AskRevisit)
ASK_RECEIVE = Table(asks.AskReceive)
ASK_WINDOW = Table(asks.AskWindow)
ASK_ATTACK = Table(asks.AskAttack)
ASK_IMMOLATE = Table(asks.AskImmolate)

EXPLORE = tasks.Explore()
END_EVENT = tasks.EndEvent()
LOOT_TURN = tasks.LootTurn()
TRADE = tasks.Trade()
PAY = tasks.Pay()
FIGHT = tasks.Fight()
OFFER_ESCAPE = tasks.OfferEscape()
TURN_ORDER = tasks.TurnOrder()
NEXT_ACTOR = tasks.NextActor()
WINDOW = Table(tasks.Window)
ACT_UNIT = Table(tasks.ActUnit)
USE_WEAPON = Table(tasks.UseWeapon)
ACT_ENEMY = Table(tasks.ActEnemy)
VOLUNTEERS = Table(tasks.Volunteers)
STRIKE = Table(tasks.Strike)
DRAW_LOOT = Table(tasks.DrawLootCard)
DRAW_MUTATION = Table(tasks.DrawMutationCard)
RECEIVE = Table(tasks.Receive)
