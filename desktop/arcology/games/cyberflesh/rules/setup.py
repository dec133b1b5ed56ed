"""Set-up of the table (CFL-SETUP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.config import GameConfig
from arcology.games.cyberflesh.cards import CharacterCard
from arcology.games.cyberflesh.rules.book import LIFE, Book
from arcology.games.cyberflesh.rules.dice import STREAM
from arcology.games.cyberflesh.rules.options import options_of, start_alert, values_of
from arcology.games.cyberflesh.rules.units import refresh
from arcology.games.cyberflesh.state import (
    EXIT_TILE,
    FACES,
    NOBODY,
    START_TILE,
    CyberfleshState,
    Dice,
    Unit,
)
from arcology.games.cyberflesh.tasks import Begin, Explore, Ready, ResolveTile
from arcology.games.cyberflesh.terms import (
    EVENT_TILES,
    ArmourSlot,
    LootKind,
    Phase,
    TileBack,
    TileState,
    UnitKind,
)
from arcology.games.cyberflesh.terms import FACES as SIDES

FIRST_EVENT_TILE = len(FACES) - EVENT_TILES


def set_up(book: Book, config: GameConfig, ctx: Context) -> CyberfleshState:
    """Return the table with the party on Start, before Event 0 is resolved (CFL-SETUP-11).

    Every deck has chance of its own, so that one cannot disturb another; then come the biome (unless it was chosen),
    environment tiles and event tiles (CFL-SETUP-12). Raises BadOption.
    """
    pack, values = book.pack, values_of(config)
    order = _characters(book, values)
    decks = book.decks
    loot, mutations, monsters, lords = map(list, decks[:4])
    characters = [_character(book, card, seat, loot) for seat, card in enumerate(order[: config.seats])]
    face = ctx.die(STREAM, SIDES) if values["biome"] == "roll" else 0
    biome = face or int(values["biome"])
    tiles, boxed = _tiles(book, biome, ctx)
    ground = book.ground(biome)
    turned = [TileState.HIDDEN] * len(tiles)
    turned[ground.start] = TileState.REVEALED
    gm = config.seats if values["gm_seat"] == "on" else NOBODY
    return CyberfleshState(
        luck=ctx.luck,
        agenda=[Explore(), ResolveTile(ground.start), Ready(ground.start), Begin(face)],
        options=options_of(values),
        phase=Phase.SETUP,
        alert=start_alert(values, config.seats),
        sirens=0,
        gm=gm,
        characters=characters,
        helpers=[],
        unused=tuple(card.id for card in order[config.seats :]),
        biome=biome,
        tiles=tiles,
        turned=turned,
        done=[False] * len(tiles),
        boxed=boxed,
        party=ground.start,
        loot_deck=loot,
        mutation_deck=mutations,
        monster_deck=monsters,
        lord_deck=lords,
        loose=[len(loot), len(mutations), len(monsters), len(lords)],
        events_deck=list(decks.events),
        graveyard=[],
        finals=[card.id for card in pack.finals],
        dice=Dice((face,), "biome") if face else Dice(),
    )


def _characters(book: Book, values: dict[str, str]) -> list[CharacterCard]:
    """The cards in the order in which seats take them: from the one chosen on, the first after the last."""
    cards = list(book.pack.characters)
    first = (int(values["characters"][1:]) - 1) % len(cards)
    return [*cards[first:], *cards[:first]]


def _character(book: Book, card: CharacterCard, seat: int, loot: list[str]) -> Unit:
    """A character with its start equipment, taken out of the Loot deck and equipped (CFL-SETUP-02, CFL-SETUP-06)."""
    unit = Unit(card.id, UnitKind.CHARACTER, seat, card.stats[LIFE], [], [])
    for name in card.start:
        instance = next(one for one in book.copies[name] if one in loot)
        loot.remove(instance)
        facts = book.loot[instance]
        if facts.kind is LootKind.CONSUMABLE:
            unit.consumables.append(instance)
        elif facts.kind is LootKind.WEAPON:
            unit.weapons.append(instance)
        elif facts.slot is ArmourSlot.HELMET:
            unit.helmet = instance
        else:
            unit.body = instance
    refresh(book, unit)
    unit.hp = unit.stats[LIFE]
    return unit


def _tiles(book: Book, biome: int, ctx: Context) -> tuple[list[int], list[int]]:
    """Start on S, the Exit on X, the other environment tiles and as many event tiles as there are squares, shuffled and
    dealt from the top in row-major order; and the event tiles that leave the game unseen (CFL-SETUP-09, -10)."""
    environment = list(range(EXIT_TILE - 1, START_TILE, -1))
    events = list(range(len(FACES) - 1, FIRST_EVENT_TILE - 1, -1))
    ctx.shuffle("environment", environment)
    needed = book.ground(biome).backs.count(TileBack.EVENT)
    for last in range(len(events) - 1, len(events) - 1 - needed, -1):  # a shuffle from the top, as far as it matters
        picked = ctx.luck.below("events", last + 1)
        events[picked], events[last] = events[last], events[picked]
    piles = {
        TileBack.ENV: environment,
        TileBack.EVENT: events,
        TileBack.START: [START_TILE],
        TileBack.EXIT: [EXIT_TILE],
    }
    tiles = [piles[back].pop() for back in book.ground(biome).backs]
    return tiles, events
