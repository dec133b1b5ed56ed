"""The open question in a sentence."""

from __future__ import annotations

from arcology.engine.agenda import Ask
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import asks, wording
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.scene import framed
from arcology.games.cyberflesh.rules import attack, merchant
from arcology.games.cyberflesh.state import FACES, CyberfleshState
from arcology.games.cyberflesh.terms import LootFilter


def asked(name: str, **args: object) -> Text:
    """A question."""
    return text(f"cyberflesh_board.prompt.{name}", **args)


class Prompts:
    """Questions of Cyberflesh in words."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def prompt(self, s: CyberfleshState, ask: Ask) -> Text:
        """The question in a sentence."""
        found = self._of_the_way(s, ask) or self._of_fights(s, ask) or self._of_loot(s, ask)
        assert found is not None, f"no prompt for {ask}"
        return found

    def _of_the_way(self, s: CyberfleshState, ask: Ask) -> Text | None:
        match ask:
            case asks.AskMove():
                return asked("move")
            case asks.AskReady():
                return asked("ready", tile=self._names.face(s, ask.square))
            case asks.AskRevisit():
                return asked("revisit", title=self._names.event(FACES[s.tiles[ask.square]].event or 0))
            case asks.AskChoice():
                return asked("choice", title=self._names.event(s.event)) if s.event >= 0 else asked("choose")
            case asks.AskUnit() | asks.AskTiles() | asks.AskSquare() | asks.AskEnemy():
                return self._of_effect(s, ask)
            case asks.AskFlight():
                return asked("flight")
            case asks.AskRead():
                return asked("read", title=self._names.event(ask.event))
        return None

    def _of_effect(self, s: CyberfleshState, ask: Ask) -> Text:
        """What an effect wants named, with what it will do."""
        asking = framed(self._book, s)
        assert asking is not None, "such questions carry their frame"
        effect = asking[1]
        match ask:
            case asks.AskTiles():
                return asked("tiles", n=ask.left)
            case asks.AskSquare():
                return asked("square")
            case asks.AskEnemy():
                return asked("enemy", effect=wording.sentence(effect, s.player_count))
        if isinstance(effect, fx.Test):
            return (
                asked("test", stat=names.stat_name(effect.stat), mod=effect.mod)
                if effect.mod
                else asked("test_plain", stat=names.stat_name(effect.stat))
            )
        return asked("unit", effect=wording.sentence(effect, s.player_count))

    def _of_fights(self, s: CyberfleshState, ask: Ask) -> Text | None:
        match ask:
            case asks.AskOrder(loot=True):
                return asked("order_loot")
            case asks.AskOrder():
                return asked("order")
            case asks.AskEnemyOrder():
                return asked("enemy_order")
            case asks.AskEscape():
                return asked("escape", alert=s.alert)
            case asks.AskRoller():
                return asked("roller")
            case asks.AskWindow():
                return self._window(s, ask)
            case asks.AskAttack():
                return self._attack(s, ask)
            case asks.AskTarget():
                return asked("target", foe=self._names.foe(s, ask.slot))
            case asks.AskImmolate():
                unit, target = self._names.unit(ask.unit), self._names.unit(ask.target)
                return asked("immolate", unit=unit, target=target, foe=self._names.foe(s, ask.slot))
            case asks.AskRoll():
                return asked("roll", foe=self._names.foe(s, ask.slot))
        return None

    def _window(self, s: CyberfleshState, ask: asks.AskWindow) -> Text:
        unit = self._names.character(s, ask.seat)
        if ask.moment == "turn":
            return asked("window_turn", unit=unit)
        if ask.moment == "immolation":
            attacker = self._names.actor(s, names.fight(s).acting)
            return asked("window_attack", unit=unit, target=self._names.unit(ask.actor), actor=attacker)
        return asked("window_actor", unit=unit, actor=self._names.actor(s, ask.actor))

    def _attack(self, s: CyberfleshState, ask: asks.AskAttack) -> Text:
        """What is to be declared: the first weapon, or another one."""
        unit, combat = names.in_play(s, ask.unit), names.fight(s)
        name = self._names.unit(ask.unit)
        if combat.plan:
            ready = attack.available(self._book, s, unit)
            weapon = self._names.weapon(ready[0]) if ready else self._names.weapon(combat.plan[-1][0])
            rolls = attack.complete(self._book, s, unit)
            return asked("attack_more" if rolls else "attack_needed", unit=name, weapon=weapon)
        if len(attack.targets(self._book, s)) < len(names.living_enemies(s)):
            return asked("attack_provoked", unit=name)
        return asked("attack", unit=name)

    def _of_loot(self, s: CyberfleshState, ask: Ask) -> Text | None:
        match ask:
            case asks.AskDiscard():
                only = ask.only if isinstance(ask.only, LootFilter) else LootFilter.ANY
                what = text(f"cyberflesh.some.{only.value}", n=ask.left)
                return asked("discard", unit=self._names.character(s, ask.seat), what=what)
            case asks.AskLoot():
                return asked("loot", unit=self._names.character(s, ask.seat))
            case asks.AskReceive():
                name = "receive_given" if ask.given else "receive"
                return asked(name, unit=self._names.character(s, ask.seat), card=self._names.loot(ask.card))
            case asks.AskDisplace():
                return asked("displace", card=self._names.loot(ask.card))
            case asks.AskSwap():
                unit, other = self._names.character(s, ask.seat), self._names.character(s, ask.proposer)
                mine, theirs = self._names.loot(ask.theirs), self._names.loot(ask.card)
                return asked("swap", unit=unit, other=other, mine=mine, theirs=theirs)
            case asks.AskDeal():
                return asked("deal", unit=self._names.character(s, ask.seat))
            case asks.AskPay():
                return self._pay(s, ask)
            case asks.AskOwner():
                return asked("owner", npc=self._names.unit(ask.npc))
        return None

    def _pay(self, s: CyberfleshState, ask: asks.AskPay) -> Text:
        deal = s.deal
        assert deal is not None, "one pays in a deal"
        price = merchant.price(self._book, s, deal.item, deal.service)
        laid = sum(self._book.loot[card].blood for card in deal.paid) + deal.blood
        if deal.item:
            what = self._names.loot(deal.item)
        else:
            what = Text(merchant.merchant_of(self._book, s).services[deal.service].name)
        blood = merchant.merchant_of(self._book, s).accept_blood
        return asked("pay_blood" if blood else "pay", what=what, price=price, laid=laid)
