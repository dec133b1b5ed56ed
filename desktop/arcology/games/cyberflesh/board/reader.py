"""The reader: what a piece is, what state it is in, and the rules that it invokes. Cards, enemies and units have their
own modules."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, text
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.previews import Previews, fight_note, indented
from arcology.games.cyberflesh.board.project import deck_name
from arcology.games.cyberflesh.board.reader_cards import CardReader
from arcology.games.cyberflesh.board.reader_fight import FightReader
from arcology.games.cyberflesh.board.reader_units import UnitReader
from arcology.games.cyberflesh.board.scene import framed
from arcology.games.cyberflesh.effects import Choice
from arcology.games.cyberflesh.rules import merchant
from arcology.games.cyberflesh.rules.book import branch
from arcology.games.cyberflesh.state import FACE_DOWN, FACES, NOTHING, CyberfleshState
from arcology.games.cyberflesh.terms import BOSS, SIRENS, TileBack, TileState, TileType

RULES: dict[str, tuple[str, ...]] = {
    "biome": ("CFL-CHAR-01", "CFL-EXPLORE-02", "CFL-EXPLORE-04"),
    "party": ("CFL-EXPLORE-01", "CFL-EXPLORE-02", "CFL-BACK-01"),
    "supply": ("CFL-ALERT-01", "CFL-ALERT-04", "CFL-ALERT-06"),
    "alert": ("CFL-ALERT-02", "CFL-ALERT-04", "CFL-ALERT-06"),
    "track": ("CFL-PRIO-01", "CFL-PRIO-02", "CFL-PRIO-05"),
    "order": ("CFL-PRIO-01", "CFL-PRIO-02", "CFL-PRIO-03"),
    "slot": ("CFL-COMBAT-02", "CFL-COMBAT-04", "CFL-DEATH-03"),
    "slot_die": ("CFL-COMBAT-03", "CFL-COMBAT-04"),
    "incite": ("CFL-ABILITY-05",),
    "aim": ("CFL-ATTACK-04", "CFL-ATTACK-05"),
    "tray": ("CFL-DICE-02", "CFL-DICE-03", "CFL-DICE-04"),
    "die": ("CFL-DICE-02", "CFL-DICE-03", "CFL-DICE-04"),
    "chance": ("CFL-DICE-02", "CFL-DICE-08"),
    "camp": ("CFL-NPC-02", "CFL-NPC-03", "CFL-ALLY-02"),
    "companion": ("CFL-NPC-02", "CFL-NPC-05", "CFL-NPC-06"),
    "page": ("CFL-TILE-09", "CFL-TILE-10", "CFL-RUL-48"),
    "strip": ("CFL-TILE-09", "CFL-LOOT-07", "CFL-RUL-42"),
    "choice": ("CFL-TILE-09", "CFL-CHAR-05", "CFL-CHAR-06"),
    "service": ("CFL-RUL-42",),
    "sheet": ("CFL-CHAR-02", "CFL-EQUIP-02", "CFL-EQUIP-03"),
    "portrait": ("CFL-CHAR-03", "CFL-CHAR-07", "CFL-CHAR-11"),
    "hp": ("CFL-CHAR-07", "CFL-CHAR-10"),
    "necrosis": ("CFL-NECRO-01", "CFL-NECRO-02"),
    "mutation": ("CFL-MUT-01", "CFL-MUT-02", "CFL-LOOT-05"),
}
DECK_RULES: dict[str, tuple[str, ...]] = {
    "loot": ("CFL-LOOT-03", "CFL-LOOT-08"),
    "mutation": ("CFL-MUT-01", "CFL-MUT-02"),
    "monster": ("CFL-COMBAT-05", "CFL-DEATH-06"),
    "graveyard": ("CFL-DEATH-01", "CFL-DEATH-06"),
    "lord": ("CFL-DEATH-06",),
    "events": ("CFL-SETUP-04", "CFL-BACK-03", "CFL-NPC-06"),
}
TILE_RULES: dict[TileType, tuple[str, ...]] = {
    TileType.START: ("CFL-TILE-04",),
    TileType.COMBAT: ("CFL-TILE-05", "CFL-COMBAT-04"),
    TileType.LOOT: ("CFL-TILE-06", "CFL-LOOT-07"),
    TileType.MUTATION: ("CFL-TILE-07", "CFL-MUT-01"),
    TileType.EXIT: ("CFL-EXPLORE-04", "CFL-EXPLORE-05"),
    TileType.EVENT: ("CFL-TILE-09", "CFL-TILE-10"),
}


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cyberflesh_board.reader.{name}", **args)


def deck_use(kind: str) -> Text:
    """What a deck is for."""
    return text(f"cyberflesh_board.reader.deck.{kind}")


class Reader:
    """Describes pieces of an observed state; the first text is the name."""

    def __init__(self, called: Names, previews: Previews) -> None:
        self._names = called
        self._book = called.book
        self._previews = previews
        self._cards = CardReader(called)
        self._fight = FightReader(called)
        self._units = UnitReader(called)

    def rules_of(self, s: CyberfleshState, piece: str) -> tuple[str, ...]:
        """Rule ids behind a piece."""
        kind, _, rest = piece.partition(".")
        match kind:
            case "deck":
                return DECK_RULES[rest]
            case "tile":
                return self._tile_rules(s, int(rest))
            case "enemy":
                return self._fight.rules_of(s, int(rest))
            case "loot":
                return self._cards.rules_of(rest)
            case "stat":
                return self._units.rules_of(rest)
        return RULES.get(kind, ())

    def _tile_rules(self, s: CyberfleshState, square: int) -> tuple[str, ...]:
        type_ = names.seen_type(s, square)
        if type_ is None:
            return ("CFL-TILE-03", "CFL-TILE-11")
        own = TILE_RULES.get(type_, ("CFL-TILE-08", "CFL-TILE-10"))
        return (*own, "CFL-BACK-01") if s.turned[square] is TileState.REVEALED else own

    def describe(self, s: CyberfleshState, piece: str) -> list[Text]:
        """Name, then facts and state in sentences."""
        kind, _, rest = piece.partition(".")
        found = (
            self._of_the_way(s, kind, rest)
            or self._of_events(s, kind, rest)
            or self._fight.describe(s, kind, rest)
            or self._cards.describe(s, kind, rest)
            or self._units.describe(s, kind, rest)
        )
        return list(found)

    # ---- map, Alert, decks ---------------------------------------------------------------------------------------

    def _of_the_way(self, s: CyberfleshState, kind: str, rest: str) -> list[Text]:
        match kind:
            case "backdrop" | "biome":
                name = self._names.biome(s)
                seen = s.turned.count(TileState.REVEALED)
                told = [name, Text(f"{self._book.pack.biome(s.biome).name}.flavour")]
                told.append(sentence("biome", seen=seen, of=len(s.turned)))
                return [*told, sentence("goal_open" if s.sirens >= SIRENS else "goal", sirens=s.sirens)]
            case "tile":
                return list(self._tile(s, int(rest)))
            case "party":
                return [
                    Text("cyberflesh.term.party"),
                    Text("cyberflesh.term.party.effect"),
                    self._names.tile(s, s.party),
                ]
            case "supply" | "alert":
                told = [sentence("alert", alert=s.alert), Text("cyberflesh.term.alert.effect"), fight_note(s)]
                return [*told, Text("cyberflesh.term.hard_mode.effect")]
            case "deck":
                return list(self._deck(s, rest))
        return []

    def _tile(self, s: CyberfleshState, square: int) -> Iterator[Text]:
        yield self._names.tile(s, square)
        state, type_ = s.turned[square], names.seen_type(s, square)
        if type_ is None:
            yield sentence("hidden")
            for chance in self._previews.unknown(s, square):
                yield sentence("can_be", what=chance.label, percent=chance.percent)
            return
        if self._book.ground(s.biome).backs[square] is TileBack.EXIT:
            yield sentence("exit_open" if s.sirens >= SIRENS else "exit_sealed", sirens=s.sirens, of=SIRENS)
        elif state is TileState.SCOUTED:
            yield sentence("scouted")
        elif s.done[square]:
            yield sentence("done")
        event = FACES[s.tiles[square]].event if s.tiles[square] != FACE_DOWN else None
        if event is not None and state is not TileState.HIDDEN:
            yield self._names.event(event)
            if state is TileState.SCOUTED or not s.done[square]:
                yield from indented(wording.outline(self._book.pack.event(event).effects, s.player_count))
        elif event is None:
            yield Text(f"{type_.name_id}.effect")
        if state is TileState.REVEALED and square != s.party and BOSS in s.events_deck:
            yield sentence("back_risk")

    def _deck(self, s: CyberfleshState, kind: str) -> Iterator[Text]:
        decks = (s.loot_deck, s.mutation_deck, s.monster_deck, s.graveyard, s.lord_deck, s.events_deck)
        deck = decks[names.DECKS.index(kind)]
        yield deck_name(kind)
        yield deck_use(kind)
        yield sentence("cards", n=len(deck))
        if kind == "graveyard" and deck:
            yield sentence("top", card=self._names.enemy(deck[-1]))
        if kind == "events" and deck:
            yield sentence("top", card=self._names.unit(deck[-1]))

    # ---- events --------------------------------------------------------------------------------------------------

    def _of_events(self, s: CyberfleshState, kind: str, rest: str) -> list[Text]:
        match kind:
            case "page" | "strip":
                return list(self._page(s))
            case "choice":
                return list(self._choice(s, int(rest)))
            case "service":
                service = merchant.merchant_of(self._book, s).services[int(rest)]
                told = indented(wording.outline(service.effects, s.player_count, wording.Actor.BUYER))
                return [Text(service.name), sentence("price", price=service.price), *told]
        return []

    def _page(self, s: CyberfleshState) -> Iterator[Text]:
        if s.event == NOTHING:
            yield text("cyberflesh_board.piece.book")
            yield sentence("book")
            return
        event = self._book.pack.event(s.event)
        yield Text(event.name)
        yield Text(f"{event.name}.text")
        yield from indented(wording.outline(event.effects, s.player_count))

    def _choice(self, s: CyberfleshState, number: int) -> Iterator[Text]:
        asking = framed(self._book, s)
        if asking is None:
            return
        frame, effect = asking
        if not isinstance(effect, Choice):
            yield wording.sentence(effect, s.player_count)
            yield from indented(wording.outline((effect,), s.player_count))[1:]
            return
        yield Text(effect.options[number].name)
        inner = self._book.effects[branch(frame.effects, frame.at, f"option{number}")]
        yield from indented(wording.outline(inner, s.player_count))
