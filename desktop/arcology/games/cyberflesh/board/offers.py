"""How hands make actions: the party to tiles, portraits to the options of an event, and what only buttons say.

Offers of fights are in ``offers_fight``, those about loot in ``offers_loot``. Letters are unique within a question.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Ask
from arcology.engine.offers import Offer
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.chances import percent
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.offers_fight import FightOffers
from arcology.games.cyberflesh.board.offers_loot import LootOffers
from arcology.games.cyberflesh.board.page import MOST_CHOICES
from arcology.games.cyberflesh.board.scene import Scene, asking_effect, scene_of
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.rules.effects import choosable
from arcology.games.cyberflesh.state import FACES, CyberfleshState
from arcology.games.cyberflesh.terms import DIRECTIONS, Stat

Tone = Literal["normal", "primary", "danger"]
WAYS = (
    ("north", "N", "arrow_up"),
    ("east", "E", "arrow_right"),
    ("south", "S", "arrow_down"),
    ("west", "W", "arrow_left"),
)
"""Name, key and icon of the four directions, in the order in which moves are offered."""
NAMED_BY_BUTTON = 6
"""So many units or cards that can be named get buttons; more are named on the table."""


def group(name: str) -> Text:
    """Heading in the list of all actions."""
    return text(f"cyberflesh_board.group.{name}")


class Offers:
    """Turns legal actions into offers."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._fight = FightOffers(called)
        self._loot = LootOffers(called)

    def offer(self, s: CyberfleshState, a: CyberfleshAction) -> Offer:
        """How a hand makes the action ``a``."""
        ask = names.open_ask(s)
        match a:
            case act.Move() | act.ResolveHere() | act.NameSquare():
                return self._way(s, a, ask)
            case act.Choose():
                return self._choose(s, a)
            case act.NameUnit():
                return self._name_unit(s, a, ask)
            case act.Confirm() | act.Yes() | act.No() | act.Done() | act.Pass():
                return self._word(s, a, ask)
            case act.Declare() | act.Next() | act.RollOrder() | act.NameEnemy():
                return self._fight.offer(s, a, ask)
        return self._loot.offer(s, a, ask)

    # ---- the way -------------------------------------------------------------------------------------------------

    def _way(self, s: CyberfleshState, a: act.Move | act.ResolveHere | act.NameSquare, ask: Ask | None) -> Offer:
        match a:
            case act.Move():
                return self._move(s, a, ask)
            case act.ResolveHere():
                here = names.tile(s.party)
                label = text("cyberflesh_board.offer.resolve_here", tile=self._names.face(s, s.party))
                return Offer(a, label, group("way"), here, None, 0, None, True, "check", "H")
        tile = self._names.tile(s, a.square)
        if isinstance(ask, asks.AskSquare):
            label = text("cyberflesh_board.offer.put", tile=tile)
            return Offer(a, label, group("way"), names.PARTY, names.tile(a.square))
        label = text("cyberflesh_board.offer.scout", tile=tile)
        return Offer(a, label, group("scout"), names.tile(a.square))

    def _move(self, s: CyberfleshState, a: act.Move, ask: Ask | None) -> Offer:
        squares = self._book.ground(s.biome).squares
        here, there = squares[s.party], squares[a.square]
        way, key, icon = WAYS[DIRECTIONS.index((there[0] - here[0], there[1] - here[1]))]
        name = "flee" if isinstance(ask, asks.AskFlight) else "move"
        side = text(f"cyberflesh_board.way.{way}")
        label = text(f"cyberflesh_board.offer.{name}", way=side, tile=self._names.tile(s, a.square))
        short = text("cyberflesh_board.offer.move_short", way=side, tile=self._names.face(s, a.square))
        target = names.tile(a.square)
        return Offer(a, label, group("way"), names.PARTY, target, 0, None, True, icon, key, "normal", short)

    # ---- events --------------------------------------------------------------------------------------------------

    def _choose(self, s: CyberfleshState, a: act.Choose) -> Offer:
        """An option of an event: a portrait laid on its card."""
        effect = asking_effect(self._book, s)
        assert isinstance(effect, fx.Choice), "only choices have options"
        label = Text(effect.options[a.option].name)
        shown = a.option < MOST_CHOICES and shows_choices(self._book, s)
        target = names.choice(a.option) if shown else None
        source, key = names.portrait(a.seat), str(a.option + 1)
        return Offer(a, label, group("event"), source, target, a.option, label, True, "", key, distinct=True)

    def _name_unit(self, s: CyberfleshState, a: act.NameUnit, ask: Ask | None) -> Offer:
        unit = names.in_play(s, a.unit)
        name = self._names.unit(unit.id)
        piece = names.unit_piece(unit)
        match ask:
            case asks.AskTarget():
                label = text("cyberflesh_board.offer.target", unit=name, foe=self._names.foe(s, ask.slot))
                key = digit(ask.tied.index(unit.id))
                return Offer(
                    a, label, group("target"), names.enemy(ask.slot), piece, 0, None, True, "user", key, short=name
                )
            case asks.AskOwner():
                label = text("cyberflesh_board.offer.owner", unit=name, npc=self._names.unit(ask.npc))
                source, key = names.companion(ask.npc), digit(s.living.index(unit))
                return Offer(a, label, group("owner"), source, piece, 0, None, True, "user", key, short=name)
            case asks.AskRoller():
                label = text("cyberflesh_board.offer.roller", unit=name)
                key = digit(s.living.index(unit))
                return Offer(a, label, group("escape"), piece, None, 0, None, True, "d8", key, short=name)
        return self._chosen(s, a, piece, name)

    def _chosen(self, s: CyberfleshState, a: act.NameUnit, piece: str, name: Text) -> Offer:
        """A unit that an effect is to concern; for a test its chance is told."""
        effect = asking_effect(self._book, s)
        unit = names.in_play(s, a.unit)
        found = choosable(self._book, s, effect)
        label, short, icon = text("cyberflesh_board.offer.unit", unit=name), None, "user"
        if isinstance(effect, fx.Test):
            chance = percent(cases(unit.stat(effect.stat) + effect.mod))
            label = text("cyberflesh_board.offer.tested", unit=name, percent=chance)
            short = text("cyberflesh_board.offer.tested_short", unit=name, percent=chance)
            icon = "fist" if effect.stat is Stat.STRENGTH else "brain"
        target = names.choice(0) if shows_choices(self._book, s) else None
        few = len(found) <= NAMED_BY_BUTTON
        key = digit(found.index(unit)) if few else ""
        return Offer(a, label, group("unit"), piece, target, 0, None, few, icon, key, short=short)

    # ---- one word ------------------------------------------------------------------------------------------------

    def _word(
        self, s: CyberfleshState, a: act.Confirm | act.Yes | act.No | act.Done | act.Pass, ask: Ask | None
    ) -> Offer:
        """Going on, yes and no, done and pass: what they mean is told by the question."""
        match a, ask:
            case act.Confirm(), asks.AskReady():
                label = text("cyberflesh_board.offer.ready", tile=self._names.face(s, ask.square))
                return _said(a, label, "way", "check", "R", "primary", source=names.tile(ask.square), ends=True)
            case act.Confirm(), asks.AskRead():
                label = text("cyberflesh_board.offer.read", title=self._names.event(ask.event))
                return _said(a, label, "master", "check", "R", "primary", source=names.PAGE)
            case act.Yes(), asks.AskRevisit():
                event = FACES[s.tiles[ask.square]].event or 0
                label = text("cyberflesh_board.offer.revisit", title=self._names.event(event))
                return _said(a, label, "way", "check", "Y", source=names.tile(ask.square))
            case act.No(), asks.AskRevisit():
                return _said(a, text("cyberflesh_board.offer.walk_on"), "way", "skip", "N")
            case act.Done(), asks.AskTiles():
                return _said(a, text("cyberflesh_board.offer.enough"), "scout", "check", "X", ends=True)
            case _, asks.AskLoot() | asks.AskDeal() | asks.AskSwap():
                return self._loot.word(s, a, ask)
        return self._fight.word(s, a, ask)


def shows_choices(book: Book, s: CyberfleshState) -> bool:
    """Whether the page of an event lies open with the options of the question on it."""
    return scene_of(book, s) is Scene.EVENT


def digit(place: int) -> str:
    """The key of an answer by its place in the list, from 0."""
    return str(place + 1) if place < 9 else ""


def _said(
    a: CyberfleshAction,
    label: Text,
    heading: str,
    icon: str,
    key: str,
    tone: Tone = "normal",
    source: str | None = None,
    *,
    ends: bool = False,
) -> Offer:
    return Offer(a, label, group(heading), source, None, 0, None, True, icon, key, tone, ends=ends)
