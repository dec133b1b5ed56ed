"""The data pack of Cytress: the models of its files, checks that look at several of them, and the way into `cards`.

Imported only when a game is opened or a pack is checked, because it needs pydantic.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from pydantic import BaseModel

from arcology.games.cytress import cards
from arcology.games.cytress.models.boards import (
    AiFile,
    ConstantsFile,
    DistrictsFile,
    MapFile,
    RebelsFile,
    StratosFile,
    UnderbellyFile,
)
from arcology.games.cytress.models.decks import SKILL_POOLS, BountiesFile, MissionsFile, SkillsFile, StratolitesFile
from arcology.games.cytress.terms import FACTION_INDEX
from arcology.packs.load import LoadedPack, load_pack
from arcology.packs.problems import PackError, PackProblem

GAME = "cytress"

MODELS: dict[str, type[BaseModel]] = {
    "map": MapFile,
    "districts": DistrictsFile,
    "missions": MissionsFile,
    "stratos": StratosFile,
    "stratolites": StratolitesFile,
    "bounties": BountiesFile,
    "skills": SkillsFile,
    "rebels": RebelsFile,
    "underbelly": UnderbellyFile,
    "ai": AiFile,
    "constants": ConstantsFile,
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
    tiles = loaded.get("map", MapFile)
    districts = loaded.get("districts", DistrictsFile).districts
    pack = cards.Pack(
        id=manifest.id,
        source=manifest.source,
        version=manifest.version,
        title=manifest.title,
        digest=loaded.digest,
        tiles=tuple(model.tile() for model in tiles.tiles),
        layouts=tuple(model.layout() for model in tiles.layouts),
        districts=tuple(model.district() for model in sorted(districts, key=lambda d: FACTION_INDEX[d.faction])),
        missions=tuple(model.card() for model in loaded.get("missions", MissionsFile).missions),
        stratolites=tuple(model.card() for model in loaded.get("stratolites", StratolitesFile).stratolites),
        bounties=tuple(model.card() for model in loaded.get("bounties", BountiesFile).bounties),
        skill_cards=tuple(model.card() for model in loaded.get("skills", SkillsFile).cards),
        rebels=tuple(model.board() for model in loaded.get("rebels", RebelsFile).rebels),
        stratos=tuple(model.card() for model in loaded.get("stratos", StratosFile).tiers),
        underbelly=tuple(model.card() for model in loaded.get("underbelly", UnderbellyFile).sides),
        ai=tuple(model.board() for model in loaded.get("ai", AiFile).boards),
        constants=loaded.get("constants", ConstantsFile).constants(),
        texts=loaded.texts,
    )
    if problems := [*_stratolites(loaded, pack), *_heights(loaded, pack), *_hands(loaded, pack)]:
        raise PackError(problems)
    return pack


def _stratolites(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Stratolites who want the supply that the district of their location deals in."""
    for place, card in enumerate(pack.stratolites):
        if pack.district_of(card.location).supply is card.supply:
            message = f"expected another supply than {card.supply.value}, that of the {card.location.value} district"
            yield loaded.problem("stratolites", ("stratolites", place, "supply"), message)


def _heights(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    rounds = pack.constants.solo_max_rounds
    for place, board in enumerate(pack.ai):
        if len(board.heights) != rounds:
            message = f"expected a height for each of {rounds} rounds, found {len(board.heights)}"
            yield loaded.problem("ai", ("boards", place, "heights"), message)


def _hands(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Hands that the skill cards in use are too few for, and a solo hand that leaves one over (CYT-SOLO-SETUP-07)."""
    for players, (hand, pool) in enumerate(zip(pack.constants.skill_hands, SKILL_POOLS, strict=True), 1):
        if hand * players > pool:
            message = f"expected at most {pool // players} skill cards for each of {players} player(s), found {hand}"
            yield loaded.problem("constants", ("skill_hands", players - 1), message)
    if pack.constants.skill_hands[0] != SKILL_POOLS[0]:
        message = f"expected {SKILL_POOLS[0]} skill cards in the solo game, found {pack.constants.skill_hands[0]}"
        yield loaded.problem("constants", ("skill_hands", 0), message)
