"""The data pack of Cyberflesh: the models of its files, checks that look at several of them, and the way into `cards`.

Imported only when a game is opened or a pack is checked, because it needs pydantic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from pydantic import BaseModel

from arcology.games.cyberflesh import cards
from arcology.games.cyberflesh.effects import GainNpc
from arcology.games.cyberflesh.models.decks import CharactersFile, LootFile, MutationsFile, NpcsFile
from arcology.games.cyberflesh.models.enemies import BossesFile, LordsFile, MonstersFile
from arcology.games.cyberflesh.models.journey import BiomesFile, EventsFile
from arcology.games.cyberflesh.models.scope import every
from arcology.games.cyberflesh.terms import BOSS, HANDS, MAX_PLAYERS
from arcology.packs.load import LoadedPack, load_pack
from arcology.packs.problems import PackError, PackProblem

GAME = "cyberflesh"

MODELS: dict[str, type[BaseModel]] = {
    "characters": CharactersFile,
    "loot": LootFile,
    "mutations": MutationsFile,
    "monsters": MonstersFile,
    "lords": LordsFile,
    "bosses": BossesFile,
    "npcs": NpcsFile,
    "biomes": BiomesFile,
    "events": EventsFile,
}
"""Model of every file of a pack, by its key in `pack.json`."""


def open_pack(house: Traversable, own: Traversable | None = None) -> cards.Pack:
    """The components of the pack in folder `own`, or of the house pack in folder `house`, fully checked.

    Files that the own pack does not bring are those of the house pack. Raises `PackError`.
    """
    return to_cards(load_pack(house, own, GAME, MODELS))


def to_cards(loaded: LoadedPack) -> cards.Pack:
    """The plain records of a loaded pack, after the checks that look at several files together. Raises `PackError`."""
    manifest = loaded.manifest
    bosses = loaded.get("bosses", BossesFile)
    first, second = (model.card() for model in bosses.finals)
    pack = cards.Pack(
        id=manifest.id,
        source=manifest.source,
        version=manifest.version,
        title=manifest.title,
        digest=loaded.digest,
        characters=tuple(model.card() for model in loaded.get("characters", CharactersFile).characters),
        loot=loaded.get("loot", LootFile).loot(),
        mutations=tuple(model.card() for model in loaded.get("mutations", MutationsFile).mutations),
        monsters=tuple(model.card() for model in loaded.get("monsters", MonstersFile).monsters),
        lords=tuple(model.card() for model in loaded.get("lords", LordsFile).lords),
        boss=bosses.boss_card(),
        finals=(first, second),
        npcs=tuple(model.card() for model in loaded.get("npcs", NpcsFile).npcs),
        ally=bosses.ally.helper(BOSS),
        biomes=tuple(model.biome() for model in loaded.get("biomes", BiomesFile).biomes),
        events=tuple(model.event() for model in loaded.get("events", EventsFile).events),
        texts=loaded.texts,
    )
    if problems := [*_enemy_ids(loaded, pack), *_start(loaded, pack), *_copies(loaded, pack), *_npcs(loaded, pack)]:
        raise PackError(problems)
    return pack


def _enemy_ids(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Enemies of different files with the same id."""
    seen = {BOSS}
    for key, deck, field in (("monsters", pack.monsters, "monsters"), ("lords", pack.lords, "lords")):
        yield from _taken(loaded, key, field, deck, seen)
    yield from _taken(loaded, "bosses", "finals", pack.finals, seen)


def _taken(
    loaded: LoadedPack, key: str, field: str, deck: tuple[cards.EnemyCard, ...], seen: set[str]
) -> Iterator[PackProblem]:
    for place, card in enumerate(deck):
        if card.id in seen:
            message = f'expected an id that no other enemy has, "{card.id}" is there already'
            yield loaded.problem(key, (field, place, "id"), message)
        seen.add(card.id)


def _start(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Start equipment that does not exist or that nobody could wear all at once (CFL-SETUP-02, CFL-EQUIP-02)."""
    designs = {card.id: card for card in pack.loot}
    for place, character in enumerate(pack.characters):
        worn: Counter[str] = Counter()
        for index, name in enumerate(character.start):
            where = ("characters", place, "start", index)
            card = designs.get(name)
            if card is None:
                yield loaded.problem("characters", where, f'expected the id of a loot card, found "{name}"')
            elif isinstance(card, cards.Weapon):
                worn["hands"] += card.hands
                if worn["hands"] > HANDS:
                    yield loaded.problem("characters", where, f'expected a free hand for "{name}", found none')
            elif isinstance(card, cards.Armour):
                worn[card.slot] += 1
                if worn[card.slot] > 1:
                    yield loaded.problem("characters", where, f'expected one {card.slot.value}, "{name}" is the second')


def _copies(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Loot of which some party would need more copies at the start than there are."""
    for card in pack.loot:
        needs = sorted((character.start.count(card.id) for character in pack.characters), reverse=True)
        if (needed := sum(needs[:MAX_PLAYERS])) > card.copies:
            message = f"expected at most {card.copies} {card.id} at the start of {MAX_PLAYERS} players, found {needed}"
            yield loaded.problem("characters", ("characters",), message)


def _npcs(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Events that grant an NPC whom the deck does not have."""
    known = {card.id for card in pack.npcs}
    for place, event in enumerate(pack.events):
        for effect in every(event.effects):
            if isinstance(effect, GainNpc) and effect.npc not in (None, *known):
                message = f'expected "next" or the id of an NPC, found "{effect.npc}"'
                yield loaded.problem("events", ("events", place), message)
