"""What must hold in every settled state: each component exactly once, nothing out of place, every kept figure true.

The figures are those of the component list: 175 cards, 40 tiles, and markers within what the rules allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from arcology.engine.agenda import Ask
from arcology.games.cyberflesh.asks import AskAttack, AskOwner, AskWindow
from arcology.games.cyberflesh.rules.book import LIFE, Book
from arcology.games.cyberflesh.rules.units import effective
from arcology.games.cyberflesh.state import FACE_DOWN, FACES, HIDDEN, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import FindOwner
from arcology.games.cyberflesh.terms import (
    BOSS,
    HANDS,
    MAX_ALERT,
    MAX_NECROSIS,
    MIN_ALERT,
    SIRENS,
    EnemySource,
    LootKind,
    Phase,
    TileBack,
    TileState,
    UnitKind,
)


def invariants(book: Book) -> Callable[[CyberfleshState], list[str]]:
    """The census with the cards of one pack."""

    def census(s: CyberfleshState) -> list[str]:
        """Return what is wrong with a state, one sentence each; an empty list for every state that the rules reach."""
        found = [*_cards(book, s), *_tiles(book, s), *_markers(s), *_fight(book, s), *_flow(s)]
        for unit in (*s.characters, *s.helpers):
            found += (f"{unit.id}: {fault}" for fault in _unit(book, s, unit))
        return found

    return census


def turned_back(before: CyberfleshState, after: CyberfleshState) -> list[str]:
    """Return what was undone between two states of a game that nothing undoes; no sentence for each pair in order.

    Tiles stay turned and done, sirens sound on, the dead stay dead, an ended game stays ended, counts only grow.
    """
    found: list[str] = []
    known = list(TileState)
    for square, (was, now) in enumerate(zip(before.turned, after.turned, strict=True)):
        if known.index(now) < known.index(was):
            found.append(f"the tile on square {square} was {was} and is {now}")
        if before.done[square] and not after.done[square]:
            found.append(f"square {square} is to be done again")
    if before.tiles != after.tiles or before.boxed != after.boxed:
        found.append("tiles were moved")
    for old, new in zip(before.characters, after.characters, strict=True):
        if not old.alive and new.alive:
            found.append(f"{old.id} rose from the dead")
    for name in ("sirens", "entered", "turns", "monsters_killed", "lords_killed"):
        if getattr(after, name) < getattr(before, name):
            found.append(f"{name} fell from {getattr(before, name)} to {getattr(after, name)}")
    if before.ended is not None:
        found.append("the game went on after its end")
    return found


def _cards(book: Book, s: CyberfleshState) -> Iterator[str]:
    """175 cards, each in one place: 60 loot, 40 mutations, 50 monsters, 11 lords, 11 of the Events deck, characters."""
    units = (*s.characters, *s.helpers)
    standing = [enemy.card for enemy in s.slots if enemy is not None]
    sources = [(card, book.enemies[card].source) for card in (*standing, *s.graveyard)]
    out = [card for place in s.slot_loot for card in place]
    places = {
        "loot": ([*s.loot_deck, *out, *s.counter, *s.passing, *(c for u in units for c in u.loot)], book.decks.loot),
        "mutations": ([*s.mutation_deck, *(c for u in units for c in u.mutations if c)], book.decks.mutations),
        "monsters": (
            [*s.monster_deck, *(card for card, source in sources if source is EnemySource.MONSTER)],
            book.decks.monsters,
        ),
        "lords": ([*s.lord_deck, *(card for card, source in sources if source is EnemySource.LORD)], book.decks.lords),
        "events": (
            [*s.events_deck, *(u.id for u in s.helpers), *(card for card in standing if card == BOSS)],
            book.decks.events,
        ),
        "finals": ([*s.finals, *_finals(book, s)], [card.id for card in book.pack.finals]),
        "characters": ([*(u.id for u in s.characters), *s.unused], [card.id for card in book.pack.characters]),
    }
    for name, (found, wanted) in places.items():
        known = Counter(card for card in found if card != HIDDEN)
        if len(found) != len(wanted) or known - Counter(wanted):
            yield f"{name}: {len(found)} of {len(wanted)} cards, wrong or doubled: {dict(known - Counter(wanted))}"
    if BOSS in s.events_deck and s.events_deck[-1] != BOSS:
        yield "Cyberflesh does not lie on top of the Events deck"
    decks = (s.loot_deck, s.mutation_deck, s.monster_deck, s.lord_deck)
    if any(not 0 <= loose <= len(deck) for loose, deck in zip(s.loose, decks, strict=True)):
        yield f"{s.loose} cards without an order in decks of {[len(deck) for deck in decks]}"


def _finals(book: Book, s: CyberfleshState) -> list[str]:
    cards = [enemy.card for enemy in s.slots if enemy is not None]
    return [card for card in cards if book.enemies[card].source is EnemySource.FINAL_BOSS]


def _tiles(book: Book, s: CyberfleshState) -> Iterator[str]:
    """40 tiles: those of the biome on squares of their kind, the other event tiles in the box."""
    ground = book.ground(s.biome)
    known = Counter(tile for tile in (*s.tiles, *s.boxed) if tile != FACE_DOWN)
    if len(s.tiles) + len(s.boxed) != len(FACES) or len(s.tiles) != len(ground.squares) or max(known.values()) > 1:
        yield f"{len(s.tiles)} tiles lie out and {len(s.boxed)} in the box"
    for square, (tile, back) in enumerate(zip(s.tiles, ground.backs, strict=True)):
        if tile != FACE_DOWN and FACES[tile].back is not back:
            yield f"tile {tile} lies on a square for {back}"
        if s.done[square] and s.turned[square] is not TileState.REVEALED:
            yield f"square {square} is done and {s.turned[square]}"
    if s.turned[s.party] is not TileState.REVEALED and not isinstance(s.agenda[-1], Ask):
        yield f"the party stands on a tile that is {s.turned[s.party]}"
    exit_square = ground.backs.index(TileBack.EXIT)
    if s.sirens < SIRENS and (s.party == exit_square or s.turned[exit_square] is not TileState.HIDDEN):
        yield "the Exit is open before both sirens sound"


def _markers(s: CyberfleshState) -> Iterator[str]:
    if not MIN_ALERT <= s.alert <= MAX_ALERT:
        yield f"Alert is {s.alert}"
    if not 0 <= s.sirens <= SIRENS:
        yield f"{s.sirens} sirens"
    if len(s.dice.faces) > 0 and not all(1 <= face <= 8 for face in s.dice.faces):
        yield f"dice show {s.dice.faces}"


def _unit(book: Book, s: CyberfleshState, unit: Unit) -> Iterator[str]:
    counted = effective(book, unit)
    if counted != (unit.stats, unit.keywords):
        yield f"statistics are {unit.stats} {unit.keywords}, counted {counted}"
    if unit.kind is UnitKind.CHARACTER:
        if not unit.alive and (unit.loot or any(unit.mutations)):
            yield "dead with cards"
    elif unit.loot or not unit.alive:
        yield "a helper with loot, or dead"
    if unit.alive and not (1 <= unit.hp <= unit.stats[LIFE] and 0 <= unit.necrosis <= MAX_NECROSIS):
        yield f"{unit.hp} of {unit.stats[LIFE]} hp, {unit.necrosis} necrosis"
    hands = sum(book.loot[card].hands for card in unit.weapons)
    if hands > HANDS or any(book.loot[card].kind is not LootKind.WEAPON for card in unit.weapons):
        yield f"holds {unit.weapons}"
    for corner, card in enumerate(unit.mutations):
        if card and book.mutations[card].corner != corner:
            yield f"{card} in corner {corner}"
    orphan = unit.kind is UnitKind.NPC and not s.characters[unit.owner].alive and s.ended is None
    if orphan and not any(isinstance(task, AskOwner | FindOwner) and task.npc == unit.id for task in s.agenda):
        yield "led by a dead player"


def _fight(book: Book, s: CyberfleshState) -> Iterator[str]:
    standing = [enemy for enemy in s.slots if enemy is not None]
    if s.combat is None and standing:
        yield f"{len(standing)} enemies outside a fight"
    if s.combat is not None and not standing and isinstance(s.agenda[-1] if s.agenda else None, AskAttack | AskWindow):
        yield "a fight without enemies"
    for enemy in standing:
        if not 1 <= enemy.hp <= enemy.max_hp or enemy.max_hp != book.enemies[enemy.card].hp[s.player_count - 1]:
            yield f"{enemy.card} has {enemy.hp} of {enemy.max_hp} hp"
    if s.combat is None and any(unit.buffs for unit in (*s.characters, *s.helpers)):
        yield "a buff outlived its fight"


def _flow(s: CyberfleshState) -> Iterator[str]:
    if s.ended is not None:
        if s.agenda or s.phase not in (Phase.VICTORY, Phase.GAME_OVER):
            yield f"over with {s.phase} and {s.agenda}"
        return
    if not s.agenda or not isinstance(s.agenda[-1], Ask):
        yield f"nobody is asked: {s.agenda[-1:]}"
        return
    seat = s.agenda[-1].seat
    if seat != s.gm and not s.characters[seat].alive:
        yield f"the dead seat {seat} is asked"
    if not any(unit.alive for unit in s.characters):
        yield "everybody is dead and the game goes on"
    if (s.combat is not None) != (s.phase is Phase.COMBAT):
        yield f"phase {s.phase} with fight {s.combat is not None}"
    if s.deal is None and s.counter:
        yield "a counter without a merchant"
