"""The data pack of Cyberdoom Tower: models of its files, checks of its content, and the way into `cards`.

Imported only when a game is opened or a pack is checked, because it needs pydantic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from arcology.games.cyberdoom_tower import cards
from arcology.games.cyberdoom_tower.cards import Ability, Color, Effect, Equipment, Feature, Limit, SymbolKind, Weapon
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, ai_boxes, sentinel_boxes
from arcology.packs.explain import FieldFault
from arcology.packs.load import LoadedPack, load_pack
from arcology.packs.problems import PackError, PackProblem

GAME = "cyberdoom_tower"
DAMAGE_TOKENS = 5
TOWER_CARDS = 5
SENTINEL_CARDS = 5
AI_SIDES = 2
FEATURES = {Feature.KEY: 1, Feature.CRATE: 2, Feature.ENERGY: 1, Feature.LUCK: 1, Feature.NONE: 1}

CardId = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_]*$")]
Face = Annotated[int, Field(ge=1, le=6)]
Points = Annotated[int, Field(ge=0, le=6)]
Harm = Annotated[int, Field(ge=1, le=6)]
Reach = Annotated[int, Field(ge=0, le=7)]
TargetEnergy = Annotated[int, Field(ge=1, le=DAMAGE_TOKENS)]


class Model(BaseModel):
    """Base of all models here: immutable, and strict about unknown fields and types."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class ChainCell(Model):
    kind: Literal["chain"]

    def symbol(self) -> cards.Symbol:
        return cards.Symbol(SymbolKind.CHAIN)


class ExclamationCell(Model):
    kind: Literal["exclamation"]

    def symbol(self) -> cards.Symbol:
        return cards.Symbol(SymbolKind.EXCLAMATION)


class RedBoxCell(Model):
    kind: Literal["red_box"]
    index: Annotated[int, Field(ge=1, le=4)]

    def symbol(self) -> cards.Symbol:
        return cards.Symbol(SymbolKind.RED_BOX, self.index)


class NumberCell(Model):
    kind: Literal["number"]
    n: Face

    def symbol(self) -> cards.Symbol:
        return cards.Symbol(SymbolKind.NUMBER, self.n)


Cell = Annotated[ChainCell | ExclamationCell | RedBoxCell | NumberCell, Field(discriminator="kind")]


def _symbols(a: Cell | None, b: Cell | None, c: Cell | None) -> cards.Symbols:
    return (a.symbol() if a else None, b.symbol() if b else None, c.symbol() if c else None)


class SectorModel(Model):
    """One sector: its number, its feature, and the four modifier cells that stand in its column."""

    sector: Face
    feature: Feature
    stealth: Annotated[int, Field(ge=-6, le=6)]
    a: Cell | None
    b: Cell | None
    c: Cell | None

    @model_validator(mode="after")
    def one_number(self) -> Self:
        numbers = [row for row in "abc" if isinstance(getattr(self, row), NumberCell)]
        if len(numbers) > 1:
            raise FieldFault(
                (numbers[1],), f"expected at most one number in a column, row {numbers[0]} has one already"
            )
        return self

    def column(self) -> cards.ModColumn:
        return cards.ModColumn(self.stealth, _symbols(self.a, self.b, self.c))


class TowerModel(Model):
    id: CardId
    sectors: tuple[SectorModel, ...] = Field(min_length=cards.SECTORS, max_length=cards.SECTORS)

    @model_validator(mode="after")
    def as_on_a_card(self) -> Self:
        for index, sector in enumerate(self.sectors):
            if sector.sector != index + 1:
                raise FieldFault(("sectors", index, "sector"), f"expected sectors in order, {index + 1} here")
        count = Counter(sector.feature for sector in self.sectors)
        for feature, wanted in FEATURES.items():
            if count[feature] != wanted:
                message = f'expected {wanted} sector(s) with "{feature.value}" on a tower card, found {count[feature]}'
                raise FieldFault(("sectors",), message)
        return self

    def card(self) -> cards.TowerCard:
        return cards.TowerCard(self.id, tuple(s.feature for s in self.sectors), tuple(s.column() for s in self.sectors))


class BoxModel(Model):
    color: Color
    number: Face | None


class RowsModel(Model):
    a: tuple[BoxModel, ...] = Field(min_length=1)
    b: tuple[BoxModel, ...] = Field(min_length=1)
    c: tuple[BoxModel, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def six_boxes(self) -> Self:
        count = len(self.a) + len(self.b) + len(self.c)
        if count != cards.BOXES:
            raise FieldFault((), f"expected {cards.BOXES} hit boxes in the three rows together, found {count}")
        return self

    def rows(self) -> cards.BoxRows:
        a, b, c = (
            tuple(cards.HitBox(row, index, box.color, box.number) for index, box in enumerate(boxes, 1))
            for row, boxes in zip(cards.BOX_ROWS, (self.a, self.b, self.c), strict=True)
        )
        return a, b, c


class SentinelModel(Model):
    id: CardId
    energy: TargetEnergy
    damage: Harm
    range: Reach
    anti_stealth: Annotated[int, Field(ge=-6, le=6)]
    rows: RowsModel

    def card(self) -> cards.SentinelCard:
        rows = self.rows.rows()
        return cards.SentinelCard(self.id, self.energy, self.damage, self.range, self.anti_stealth, rows)


class PrintedSymbols(Model):
    a: Cell | None
    b: Cell | None
    c: Cell | None


class AiModel(Model):
    id: CardId
    energy: TargetEnergy
    damage: Harm
    rows: RowsModel
    symbols: PrintedSymbols

    def side(self) -> cards.AiSide:
        symbols = _symbols(self.symbols.a, self.symbols.b, self.symbols.c)
        return cards.AiSide(self.id, self.energy, self.damage, self.rows.rows(), symbols)


class CostModel(Model):
    ap: Points = 0
    energy: Points = 0
    luck: Points = 0

    def cost(self) -> cards.Cost:
        return cards.Cost(self.ap, self.energy, self.luck)


class WeaponModel(Model):
    range: Reach
    damage: Harm


class Known(NamedTuple):
    """What the rules do with an equipment card; a pack may only change figures."""

    pays: str = ""
    limit: Limit | None = None
    effect: Effect | None = None
    discard_effect: Effect | None = None
    weapon: bool = False


KNOWN = {
    Equipment.GUNSIGHT: Known("luck", Limit.ONCE_PER_ATTACK, Effect.HIT_ON_ONE_DIE, Effect.HIT_ON_ONE_DIE),
    Equipment.LASER_CANNON: Known("energy", weapon=True),
    Equipment.PLASMA_RIFLE: Known("energy", weapon=True),
    Equipment.JETPACK: Known("ap", Limit.ONCE_PER_TURN, Effect.TWO_SECTOR_STEPS),
    Equipment.TECNO_SUIT: Known("", Limit.ONCE_PER_TURN, Effect.ANTI_STEALTH_MINUS_1),
    Equipment.ANTIMATTER_GRENADE: Known("energy", Limit.ONCE_PER_GAME, weapon=True),
}


class EquipmentModel(Model):
    id: Equipment
    cost: CostModel
    limit: Limit | None = None
    effect: Effect | None = None
    discard_effect: Effect | None = None
    weapon: WeaponModel | None = None

    @model_validator(mode="after")
    def does_what_the_rules_know(self) -> Self:
        known = KNOWN[self.id]
        for name, wanted in (
            ("limit", known.limit),
            ("effect", known.effect),
            ("discard_effect", known.discard_effect),
        ):
            if getattr(self, name) != wanted:
                said = f'"{wanted.value}"' if wanted else "nothing"
                raise FieldFault((name,), f"expected {said} here on the card {self.id.value}")
        if (self.weapon is None) == known.weapon:
            raise FieldFault(
                ("weapon",), f"expected {'a' if known.weapon else 'no'} weapon on the card {self.id.value}"
            )
        for name in ("ap", "energy", "luck"):
            if name != known.pays and getattr(self.cost, name):
                raise FieldFault(("cost", name), f"expected no cost in {name} on the card {self.id.value}")
        if known.pays == "ap" and self.cost.ap != 1:
            raise FieldFault(("cost",), f"expected a cost of 1 ap on the card {self.id.value}")
        return self

    def card(self) -> cards.EquipmentCard:
        cost = self.cost.cost()
        stats = None
        if self.weapon is not None:
            once = self.limit is Limit.ONCE_PER_GAME
            stats = cards.WeaponStats(Weapon(self.id.value), self.weapon.range, self.weapon.damage, cost, once)
        return cards.EquipmentCard(self.id, cost, self.limit, self.effect, self.discard_effect, stats)


class StartModel(Model):
    energy: Face
    luck: Points
    ap: Literal[3]


class BaseWeaponModel(Model):
    id: Literal["base"]
    cost: CostModel
    range: Reach
    damage: Harm

    @model_validator(mode="after")
    def free(self) -> Self:
        if self.cost.cost() != cards.FREE:
            raise FieldFault(("cost",), "expected no cost: the base weapon is always available")
        return self


class TowersFile(Model):
    towers: tuple[TowerModel, ...] = Field(min_length=TOWER_CARDS, max_length=TOWER_CARDS)

    @model_validator(mode="after")
    def ids_differ(self) -> Self:
        _differ("towers", [tower.id for tower in self.towers])
        return self


class SentinelsFile(Model):
    sentinels: tuple[SentinelModel, ...] = Field(min_length=SENTINEL_CARDS, max_length=SENTINEL_CARDS)

    @model_validator(mode="after")
    def ids_differ(self) -> Self:
        _differ("sentinels", [sentinel.id for sentinel in self.sentinels])
        return self


class AiFile(Model):
    sides: tuple[AiModel, ...] = Field(min_length=AI_SIDES, max_length=AI_SIDES)

    @model_validator(mode="after")
    def ids_differ(self) -> Self:
        _differ("sides", [side.id for side in self.sides])
        return self


class EquipmentFile(Model):
    equipment: tuple[EquipmentModel, ...] = Field(min_length=len(Equipment), max_length=len(Equipment))

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        _differ("equipment", [card.id.value for card in self.equipment])
        return self


class PlayerFile(Model):
    start: StartModel
    abilities: tuple[Ability, ...]
    base_weapon: BaseWeaponModel

    @model_validator(mode="after")
    def abilities_in_order(self) -> Self:
        if self.abilities != tuple(Ability):
            raise FieldFault(("abilities",), f"expected {', '.join(Ability)} in this order")
        return self

    def card(self) -> cards.PlayerCard:
        base = self.base_weapon
        weapon = cards.WeaponStats(Weapon.BASE, base.range, base.damage)
        return cards.PlayerCard(self.start.energy, self.start.luck, self.start.ap, self.abilities, weapon)


MODELS: dict[str, type[BaseModel]] = {
    "towers": TowersFile,
    "sentinels": SentinelsFile,
    "ai": AiFile,
    "equipment": EquipmentFile,
    "player": PlayerFile,
}
"""Model of every file of a pack, by its key in `pack.json`."""


def open_pack(house: Traversable, own: Traversable | None = None) -> cards.Pack:
    """The cards of the pack in folder `own`, or of the house pack in folder `house`, fully checked.

    Files that the own pack does not bring are those of the house pack. Raises `PackError`.
    """
    return to_cards(load_pack(house, own, GAME, MODELS))


def to_cards(loaded: LoadedPack) -> cards.Pack:
    """The plain cards of a loaded pack, after the checks that look at several files together. Raises `PackError`."""
    manifest = loaded.manifest
    pack = cards.Pack(
        id=manifest.id,
        source=manifest.source,
        version=manifest.version,
        title=manifest.title,
        digest=loaded.digest,
        towers=tuple(model.card() for model in loaded.get("towers", TowersFile).towers),
        sentinels=tuple(model.card() for model in loaded.get("sentinels", SentinelsFile).sentinels),
        ai=tuple(model.side() for model in loaded.get("ai", AiFile).sides),
        equipment=tuple(model.card() for model in loaded.get("equipment", EquipmentFile).equipment),
        player=loaded.get("player", PlayerFile).card(),
        texts=loaded.texts,
    )
    if problems := [*_unbeatable_sentinels(loaded, pack), *_unbeatable_sides(loaded, pack)]:
        raise PackError(problems)
    return pack


# A cell holds one symbol, so numbers never contradict each other: a target that wants no more red dice than there are
# can be filled by some roll.


def _unbeatable_sentinels(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    """Every sector whose symbols want too many red dice on one of the sentinels."""
    for place, tower in enumerate(pack.towers):
        for column in range(1, cards.SECTORS + 1):
            for sentinel in pack.sentinels:
                if red := _too_many_red(sentinel_boxes(sentinel, tower.column(column))):
                    message = f"expected at most {cards.RED_DICE} red boxes on sentinel {sentinel.id}, found {red}"
                    yield loaded.problem("towers", ("towers", place, "sectors", column - 1), message)


def _unbeatable_sides(loaded: LoadedPack, pack: cards.Pack) -> Iterator[PackProblem]:
    for place, side in enumerate(pack.ai):
        if red := _too_many_red(ai_boxes(side)):
            message = f"expected at most {cards.RED_DICE} red boxes, found {red}"
            yield loaded.problem("ai", ("sides", place), message)


def _too_many_red(target: BoxSet) -> int:
    """How many boxes need a red die if that is more than there are, else 0."""
    red = sum(box.need_red for box in target.boxes)
    return red if red > cards.RED_DICE else 0


def _differ(field: str, ids: Sequence[str]) -> None:
    for place, name in enumerate(ids):
        if name in ids[:place]:
            raise FieldFault((field, place, "id"), f'expected ids that differ, "{name}" is there already')
