"""What a card would change: consumables used, loot taken, equipped, given, sold."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Ask
from arcology.engine.offers import Chip, Preview
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks, wording
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.cards import loot_sentences
from arcology.games.cyberflesh.board.names import Names, signed
from arcology.games.cyberflesh.board.scene import received
from arcology.games.cyberflesh.board.wardrobe import Gauges, changes, put_on, way_note, without
from arcology.games.cyberflesh.effects import Effect, HitScope, Who
from arcology.games.cyberflesh.rules import merchant
from arcology.games.cyberflesh.rules.book import FILTER
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import MAX_ALERT, MIN_ALERT, LootKind, UnitKind
from arcology.games.cyberflesh.wording import Actor

Chips = tuple[Chip, ...]


class LootPreviews:
    """Previews of everything that is done with cards."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def preview(self, s: CyberfleshState, a: CyberfleshAction, ask: Ask | None, title: Text) -> Preview:
        """What is known about an action with cards; the title alone where there is nothing more."""
        match a:
            case act.Use():
                return self._use(s, a, title)
            case act.TakeLoot():
                return self._gets(s, a.card, s.characters[a.seat], title)
            case act.Equip():
                return self._gets(s, received(s), s.characters[a.seat], title)
            case act.HandOn():
                return self._gets(s, received(s), s.characters[a.to], title)
            case act.Give():
                return self._gets(s, a.card, s.characters[a.to], title)
            case act.Discard() | act.NameCard():
                return self._loses(s, a, ask, title)
            case act.Buy() | act.BuyService() | act.PayCard() | act.PayBlood():
                return self._trade(s, a, title)
        return Preview(title)

    # ---- consumables ---------------------------------------------------------------------------------------------

    def _use(self, s: CyberfleshState, a: act.Use, title: Text) -> Preview:
        effects = self._book.effects[self._book.loot[a.card].effects]
        unit = s.unit(a.unit) if a.unit else None
        chips, gauges = self.on_unit(s, effects, unit) if unit is not None else ((), ())
        for effect in effects:
            gauges += self._on_table(s, effect, a.slot)
        notes = wording.sentences(effects, s.player_count, Actor.UNIT)
        return Preview(title, chips, notes=notes, gauges=gauges, about=names.loot(a.card))

    def on_unit(self, s: CyberfleshState, effects: Sequence[Effect], unit: Unit) -> tuple[Chips, Gauges]:
        """What effects that are certain would leave of a unit's life and necrosis."""
        hp, markers = unit.hp, unit.necrosis
        chips: list[Chip] = []
        for effect in effects:
            match effect:
                case fx.Heal(who=Who.CHOSEN | Who.CHOSEN_UNIT | Who.ACTOR, n=n):
                    hp = unit.max_hp if n is None else min(unit.max_hp, hp + n)
                case fx.Damage(who=Who.CHOSEN | Who.CHOSEN_UNIT | Who.ACTOR, n=n):
                    hp = max(0, hp - n)
                case fx.Necrosis(who=Who.CHOSEN | Who.CHOSEN_UNIT | Who.ACTOR, n=n):
                    markers = max(0, markers + (n if n < 0 else max(0, n - unit.keywords[FILTER])))
                case fx.Buff(stat=stat, n=n):
                    changed = text("cyberflesh_board.chip.stat", stat=names.stat_name(stat), change=signed(n))
                    chips.append(Chip("", changed, "gain"))
                case _:
                    break
        gauges: list[tuple[str, int]] = []
        if hp != unit.hp:
            value = text("cyberflesh_board.chip.hp", change=signed(hp - unit.hp))
            chips.append(Chip("heart", value, "gain" if hp > unit.hp else "bad"))
            gauges.append((names.hp_gauge(unit), hp))
        if markers != unit.necrosis:
            value = text("cyberflesh_board.chip.necrosis", change=signed(markers - unit.necrosis))
            chips.append(Chip("", value, "gain" if markers < unit.necrosis else "bad"))
            if unit.kind is UnitKind.CHARACTER:
                gauges.append((names.necrosis(unit.owner), markers))
        return tuple(chips), tuple(gauges)

    @staticmethod
    def _on_table(s: CyberfleshState, effect: Effect, slot: int) -> Gauges:
        """What an effect would leave of enemies and of Alert."""
        match effect:
            case fx.HitEnemy(scope=scope, n=n):
                hit = [(at, one) for at, one in names.living_enemies(s) if scope is HitScope.ALL or at == slot]
                return tuple((names.enemy(at), max(0, one.hp - n)) for at, one in hit)
            case fx.Alert(n=n):
                return ((names.ALERT_GAUGE, min(MAX_ALERT, max(MIN_ALERT, s.alert + n))),)
        return ()

    # ---- cards that change hands ---------------------------------------------------------------------------------

    def _gets(self, s: CyberfleshState, card: str, unit: Unit, title: Text) -> Preview:
        """A character with another card: what it says, what gives way, which statistics change."""
        said = loot_sentences(self._names.loot_record(card), s.player_count)
        if self._book.loot[card].kind is LootKind.CONSUMABLE:
            return Preview(title, notes=said, about=names.loot(card))
        fitted = put_on(self._book, unit, card)
        chips, gauges = changes(unit, fitted.unit)
        notes = (*said, *way_note(fitted, self._names))
        return Preview(title, chips, notes=notes, gauges=gauges, about=names.loot(card))

    def _loses(self, s: CyberfleshState, a: act.Discard | act.NameCard, ask: Ask | None, title: Text) -> Preview:
        unit = s.characters[a.seat]
        if isinstance(ask, asks.AskDisplace):
            return Preview(title, notes=(text("cyberflesh_board.note.for", card=self._names.loot(ask.card)),))
        chips, gauges = changes(unit, without(self._book, unit, a.card))
        return Preview(title, chips, gauges=gauges, about=names.loot(a.card))

    # ---- merchants -----------------------------------------------------------------------------------------------

    def _trade(
        self, s: CyberfleshState, a: act.Buy | act.BuyService | act.PayCard | act.PayBlood, title: Text
    ) -> Preview:
        unit, deal = s.characters[a.seat], s.deal
        assert deal is not None, "one trades in a deal"
        if isinstance(a, act.Buy):
            return self._gets(s, a.card, unit, title)
        if isinstance(a, act.BuyService):
            effects = merchant.merchant_of(self._book, s).services[a.service].effects
            chips, gauges = self.on_unit(s, effects, unit)
            notes = wording.sentences(effects, s.player_count, Actor.BUYER)
            return Preview(title, chips, notes=notes, gauges=gauges)
        price = merchant.price(self._book, s, deal.item, deal.service)
        laid = sum(self._book.loot[card].blood for card in deal.paid) + deal.blood
        if isinstance(a, act.PayBlood):
            after = unit.hp - deal.blood - 1
            note = text("cyberflesh_board.note.laid", laid=laid + 1, price=price)
            return Preview(title, notes=(note,), gauges=((names.hp(a.seat), after),))
        laid += self._book.loot[a.card].blood
        note = text("cyberflesh_board.note.laid", laid=laid, price=price)
        spare = (text("cyberflesh_board.note.no_change", n=laid - price),) if laid > price else ()
        chips, gauges = changes(unit, without(self._book, unit, a.card))
        return Preview(title, chips, notes=(note, *spare), gauges=gauges, about=names.loot(a.card))
