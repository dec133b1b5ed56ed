"""The data pack of Cities of Venus: the models of its files, checks that look at several of them, and the way into
`cards`.

Imported only when a game is opened or a pack is checked, because it needs pydantic.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from pydantic import BaseModel

from arcology.games.cities_of_venus import cards
from arcology.games.cities_of_venus.models.canisters import CanistersFile
from arcology.games.cities_of_venus.models.events import EventsFile
from arcology.games.cities_of_venus.models.figures import ConstantsFile, LoneFile
from arcology.games.cities_of_venus.models.innovations import InnovationsFile
from arcology.games.cities_of_venus.terms import PHASES
from arcology.packs.load import LoadedPack, load_pack
from arcology.packs.problems import PackError, PackProblem

GAME = "cities_of_venus"

MODELS: dict[str, type[BaseModel]] = {
    "canisters": CanistersFile,
    "events": EventsFile,
    "innovations": InnovationsFile,
    "constants": ConstantsFile,
    "lone": LoneFile,
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
    pack = cards.Pack(
        id=manifest.id,
        source=manifest.source,
        version=manifest.version,
        title=manifest.title,
        digest=loaded.digest,
        canisters=tuple(model.card() for model in loaded.get("canisters", CanistersFile).canisters),
        events=tuple(model.card() for model in loaded.get("events", EventsFile).events),
        innovations=tuple(model.card() for model in loaded.get("innovations", InnovationsFile).innovations),
        constants=loaded.get("constants", ConstantsFile).constants(),
        lone=loaded.get("lone", LoneFile).lone(),
        texts=loaded.texts,
    )
    if problems := [*_sets(loaded, pack), *_market(loaded, pack), *_names(loaded, pack)]:
        raise PackError(problems)
    return pack


def _sets(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Phases with fewer canisters than are dealt (CVL-SETUP-08)."""
    dealt = pack.constants.dealt
    for phase in PHASES:
        if (found := len(pack.set(phase))) < dealt:
            message = f"expected at least {dealt} canisters of phase {phase}, found {found}"
            yield loaded.problem("canisters", ("canisters",), message)


def _market(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Too few kinds of innovations, or too few cards of one, for the market (CVL-SETUP-12, CVL-SETUP-13)."""
    if (found := len(pack.innovations)) < pack.constants.market_kinds:
        message = f"expected at least {pack.constants.market_kinds} kinds for the market, found {found}"
        yield loaded.problem("innovations", ("innovations",), message)
    most = max(pack.constants.copies)
    for place, card in enumerate(pack.innovations):
        if card.copies < most:
            message = f"expected at least {most} copies, which the market can need, found {card.copies}"
            yield loaded.problem("innovations", ("innovations", place, "copies"), message)


def _names(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Innovations that are called like a canister: a slot holds either, by its id."""
    for place, card in enumerate(pack.innovations):
        if pack.is_canister(card.id):
            message = f'expected another id, a canister is called "{card.id}" already'
            yield loaded.problem("innovations", ("innovations", place, "id"), message)
