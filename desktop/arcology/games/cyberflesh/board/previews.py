"""What an answer would bring, risk and leave, told before one commits: the way and events.

Fights are in ``previews_fight``, loot in ``previews_loot``. All chances are exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arcology.engine.agenda import Ask
from arcology.engine.offers import Chance, Preview
from arcology.engine.text import Text, decimal, text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks, wording
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.biomes import ENVIRONMENT_TILES
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.chances import escapes
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.odds import called, need
from arcology.games.cyberflesh.board.offers import Offers
from arcology.games.cyberflesh.board.previews_fight import FightPreviews
from arcology.games.cyberflesh.board.previews_loot import LootPreviews
from arcology.games.cyberflesh.board.scene import framed
from arcology.games.cyberflesh.effects import Effect, Effects
from arcology.games.cyberflesh.rules.book import branch
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.state import FACE_DOWN, FACES, CyberfleshState
from arcology.games.cyberflesh.terms import BOSS, MAX_ALERT, SLOTS, TileBack, TileState, TileType
from arcology.games.cyberflesh.terms import FACES as SIDES

LINES = 8
"""Lines of an outline that are told; the reader has all."""
KINDS = {
    TileType.COMBAT: "combat",
    TileType.SIREN_1: "siren",
    TileType.SIREN_2: "siren",
    TileType.LOOT: "loot",
    TileType.MERCHANT_1: "merchant",
    TileType.MERCHANT_2: "merchant",
    TileType.MUTATION: "mutation",
    TileType.CURE: "cure",
}
"""What a face-down environment tile can be, in the order in which it is told."""


class Previews:
    """Previews of Cyberflesh; all of them are cheap."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._names = called
        self._book = called.book
        self._offers = offers
        self._fight = FightPreviews(called)
        self._loot = LootPreviews(called)

    def preview(self, s: CyberfleshState, a: CyberfleshAction) -> Preview:
        """Everything that is known about a legal action."""
        ask = names.open_ask(s)
        title = self._offers.offer(s, a).label
        match a:
            case act.Move():
                return self._move(s, a.square, title)
            case act.NameSquare():
                return self._name_square(s, a, ask, title)
            case act.ResolveHere():
                return Preview(title, notes=self._tile(s, s.party), about=names.tile(s.party))
            case act.Choose():
                return self._choose(s, a, title)
            case act.NameUnit():
                return self._unit(s, a, ask, title)
            case act.Confirm() if isinstance(ask, asks.AskReady):
                return self._arrival(s, ask.square, title)
            case act.Yes() if isinstance(ask, asks.AskRevisit):
                return Preview(title, notes=self._tile(s, ask.square), about=names.tile(ask.square))
        return self._fight.preview(s, a, ask, title) or self._loot.preview(s, a, ask, title)

    # ---- the way -------------------------------------------------------------------------------------------------

    def _move(self, s: CyberfleshState, square: int, title: Text) -> Preview:
        """A step: what may lie there, or what turning back risks."""
        if s.turned[square] is TileState.REVEALED:
            notes = list(self._tile(s, square)) if self._again(s, square) else []
            if BOSS not in s.events_deck:
                notes.append(text("cyberflesh_board.note.no_boss"))
                return Preview(title, notes=tuple(notes), about=names.tile(square))
            risk = Chance(text("cyberflesh_board.chance.backtrack"), 1, SIDES)
            return Preview(title, chances=(risk,), notes=tuple(notes), about=names.tile(square))
        return self._arrival(s, square, title)

    def _again(self, s: CyberfleshState, square: int) -> bool:
        """Whether a revealed tile still does something."""
        event = FACES[s.tiles[square]].event
        return event is not None and not s.done[square]

    def _arrival(self, s: CyberfleshState, square: int, title: Text) -> Preview:
        """A tile that will be resolved."""
        if s.tiles[square] == FACE_DOWN:
            return Preview(title, chances=self.unknown(s, square), notes=self._unknown_note(s, square))
        return Preview(title, notes=self._tile(s, square), about=names.tile(square))

    def unknown(self, s: CyberfleshState, square: int) -> tuple[Chance, ...]:
        """What a face-down environment tile can be, by the tiles that have been seen; nothing of an event tile."""
        if self._book.ground(s.biome).backs[square] is not TileBack.ENV:
            return ()
        left = Counter(face.type for face in ENVIRONMENT_TILES)
        left[TileType.START] = left[TileType.EXIT] = 0
        for tile in s.tiles:
            if tile != FACE_DOWN and FACES[tile].type in KINDS:
                left[FACES[tile].type] -= 1
        kinds: dict[str, int] = {}
        for type_, kind in KINDS.items():
            kinds[kind] = kinds.get(kind, 0) + left[type_]
        of = sum(kinds.values())
        return tuple(
            Chance(text(f"cyberflesh_board.tile.{kind}"), count, of) for kind, count in kinds.items() if count and of
        )

    def _unknown_note(self, s: CyberfleshState, square: int) -> tuple[Text, ...]:
        if self._book.ground(s.biome).backs[square] is TileBack.ENV:
            return ()
        left = sum(tile == FACE_DOWN for tile in s.tiles)
        return (text("cyberflesh_board.note.event_tile"),) if left else ()

    def _tile(self, s: CyberfleshState, square: int) -> tuple[Text, ...]:
        """What a tile does whose face is known."""
        face = FACES[s.tiles[square]]
        if face.event is not None:
            return (self._names.event(face.event), *self._outline(s, self._book.pack.event(face.event).effects))
        if face.type is TileType.COMBAT:
            return (Text(f"{face.type.name_id}.effect"), fight_note(s))
        return (Text(f"{face.type.name_id}.effect"),)

    def _outline(self, s: CyberfleshState, effects: Effects) -> tuple[Text, ...]:
        return indented(wording.outline(effects, s.player_count))

    def _name_square(self, s: CyberfleshState, a: act.NameSquare, ask: Ask | None, title: Text) -> Preview:
        if isinstance(ask, asks.AskTiles):
            return Preview(title, chances=self.unknown(s, a.square), notes=(text("cyberflesh_board.note.scout"),))
        return Preview(title, notes=(text("cyberflesh_board.note.put"),), about=names.tile(a.square))

    # ---- events --------------------------------------------------------------------------------------------------

    def _choose(self, s: CyberfleshState, a: act.Choose, title: Text) -> Preview:
        """An option with everything that can come of it, and the chances of its first test."""
        asking = framed(self._book, s)
        assert asking is not None, "only choices have options"
        frame, _ = asking
        effects = self._book.effects[branch(frame.effects, frame.at, f"option{a.option}")]
        tests = [effect for effect in effects if isinstance(effect, fx.Test)]
        chances = self._tested(s, tests[0]) if tests else ()
        return Preview(title, chances=chances, notes=self._outline(s, effects), about=names.PAGE)

    def _tested(self, s: CyberfleshState, test: fx.Test) -> tuple[Chance, ...]:
        return tuple(
            Chance(self._names.unit(unit.id), cases(unit.stat(test.stat) + test.mod), SIDES) for unit in s.living
        )

    def _unit(self, s: CyberfleshState, a: act.NameUnit, ask: Ask | None, title: Text) -> Preview:
        unit = names.in_play(s, a.unit)
        piece = names.unit_piece(unit)
        if isinstance(ask, asks.AskTarget):
            return self._fight.struck(s, ask.slot, unit, title)
        if isinstance(ask, asks.AskRoller):
            return Preview(
                title, chances=(Chance(text("cyberflesh_board.chance.escape"), escapes(s), SIDES),), about=piece
            )
        if isinstance(ask, asks.AskOwner):
            return Preview(title, about=names.companion(ask.npc))
        asking = framed(self._book, s)
        assert asking is not None, "units are named for effects"
        frame, effect = asking
        if isinstance(effect, fx.Test):
            bonus = unit.stat(effect.stat) + effect.mod
            chance = Chance(text("cyberflesh_board.chance.success"), cases(bonus), SIDES)
            rolled = text("cyberflesh_board.note.needs", face=need(bonus), stat=names.stat_name(effect.stat))
            return Preview(title, chances=(chance,), notes=(rolled, *self._branches(s, effect)), about=piece)
        rest = self._book.effects[frame.effects][frame.at :]
        chips, gauges = self._loot.on_unit(s, rest, unit)
        return Preview(title, chips, notes=self._outline(s, rest), gauges=gauges, about=piece)

    def _branches(self, s: CyberfleshState, test: fx.Test) -> Iterable[Text]:
        """What success and failure bring."""
        whole: tuple[Effect, ...] = (test,)
        return self._outline(s, whole)[1:]


def indented(lines: Iterable[wording.Line]) -> tuple[Text, ...]:
    """Lines of an outline as notes, those that belong to another one set in."""
    found = []
    for line in lines:
        words = line.text
        if line.depth:
            words = text("cyberflesh_board.note.item", line=words)
        for _ in range(line.depth - 1):
            words = text("cyberflesh_board.note.inner", line=words)
        found.append(words)
    return tuple(found[:LINES])


def fight_note(s: CyberfleshState) -> Text:
    """How many monsters a combat tile calls on average."""
    if s.alert == MAX_ALERT:
        return text("cyberflesh_board.track.hard")
    return text("cyberflesh_board.note.slots", face=need(s.alert), mean=decimal(called(s.alert, SLOTS), 1))
