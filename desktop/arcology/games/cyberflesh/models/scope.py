"""Which effects may stand where, and whether those that speak of an actor have one: checks of whole lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.effects import Effect, Effects, Who
from arcology.packs.explain import FieldFault
from arcology.packs.lines import Path


class Place(Enum):
    """Where a list of effects stands."""

    EVENT = auto()
    SIREN = auto()
    EXIT = auto()
    SERVICE = auto()
    ON_GAIN = auto()
    CONSUMABLE = auto()
    IN_COMBAT = auto()
    EXPLORING = auto()


class Bound(Enum):
    """Who the actor of a running list is known to be."""

    NOBODY = auto()
    CHARACTER = auto()
    UNIT = auto()


_STEPS: tuple[type[Effect], ...] = (fx.Heal, fx.Damage, fx.Necrosis, fx.Alert)
_GAINS: tuple[type[Effect], ...] = (*_STEPS, fx.DrawLoot, fx.DrawMutation, fx.GainNpc)
_MAPPING: tuple[type[Effect], ...] = (fx.Move, fx.Reveal, fx.LootPool, fx.DiscardLoot)
_BRANCHING: tuple[type[Effect], ...] = (fx.Test, fx.Choice, fx.Roll, fx.If)
_EVENT: tuple[type[Effect], ...] = (*_GAINS, *_MAPPING, *_BRANCHING, fx.Spawn, fx.Merchant)
_ALLOWED: dict[Place, tuple[type[Effect], ...]] = {
    Place.EVENT: _EVENT,
    Place.SIREN: (*_EVENT, fx.ActivateSiren, fx.Defer),
    Place.EXIT: (*_EVENT, fx.Win),
    Place.SERVICE: _GAINS,
    Place.ON_GAIN: _STEPS,
    Place.CONSUMABLE: _GAINS,
    Place.IN_COMBAT: (*_GAINS, fx.HitEnemy, fx.Buff),
    Place.EXPLORING: (*_GAINS, fx.Move, fx.Reveal),
}
_NAMES = {
    Place.EVENT: "an event of this number",
    Place.SIREN: "the event of a siren",
    Place.EXIT: "the event of the Exit",
    Place.SERVICE: "a service",
    Place.ON_GAIN: "what a mutation does when it is gained",
    Place.CONSUMABLE: "a consumable that may be used at any time",
    Place.IN_COMBAT: "a consumable for combat",
    Place.EXPLORING: "a consumable for exploring",
}
_FOR_CHARACTERS = (fx.DrawLoot, fx.DiscardLoot, fx.GainNpc)
_BEARER = (Who.ACTOR, Who.EACH, Who.EACH_UNIT)


def check(effects: Effects, place: Place, path: Path) -> None:
    """Complains about the first effect that has no business in that place, or speaks of an actor nobody named.

    `path` leads to the list. When a mutation is gained nobody may be asked anything: that happens amid other things.
    """
    bound = {Place.SERVICE: Bound.CHARACTER, Place.ON_GAIN: Bound.UNIT}.get(place, Bound.NOBODY)
    _Walk(place).list(effects, bound, path)


def every(effects: Effects) -> Iterator[Effect]:
    """All effects of a list and of the lists inside them."""
    for effect in effects:
        yield effect
        for inner, _ in _branches(effect):
            yield from every(inner)


def labels(effects: Effects) -> Iterator[str]:
    """The labels of all options and services."""
    for effect in every(effects):
        if isinstance(effect, fx.Choice):
            yield from (option.label for option in effect.options)
        elif isinstance(effect, fx.Merchant):
            yield from (service.label for service in effect.services)


def _branches(effect: Effect) -> Iterator[tuple[Effects, Path]]:
    """The lists inside an effect and the way to each."""
    if isinstance(effect, fx.Test):
        yield from ((effect.success, ("success",)), (effect.failure, ("failure",)))
    elif isinstance(effect, fx.Choice):
        yield from ((option.effects, ("options", n, "effects")) for n, option in enumerate(effect.options))
    elif isinstance(effect, fx.Roll):
        yield from ((row.effects, ("table", n, "effects")) for n, row in enumerate(effect.table))
    elif isinstance(effect, fx.If):
        yield from ((effect.then, ("then",)), (effect.otherwise, ("otherwise",)))
    elif isinstance(effect, fx.Merchant):
        yield from ((service.effects, ("services", n, "effects")) for n, service in enumerate(effect.services))


@dataclass(frozen=True)
class _Walk:
    """One walk through a list, with what is allowed in it."""

    place: Place

    def list(self, effects: Effects, bound: Bound, path: Path) -> None:
        for index, effect in enumerate(effects):
            bound = self.one(effect, bound, (*path, index))

    def one(self, effect: Effect, bound: Bound, path: Path) -> Bound:
        """Checks one effect and returns who is bound after it."""
        if not isinstance(effect, _ALLOWED[self.place]):
            raise FieldFault((*path, "kind"), f'expected no "{effect.kind}" in {_NAMES[self.place]}')
        who = getattr(effect, "who", None)
        if who is Who.ACTOR:
            if bound is Bound.NOBODY:
                raise FieldFault((*path, "who"), "expected an effect before this one that names the actor")
            if bound is Bound.UNIT and isinstance(effect, _FOR_CHARACTERS):
                raise FieldFault((*path, "who"), f'expected a character for "{effect.kind}", not any unit')
        if self.place is Place.ON_GAIN and who is not None and who not in _BEARER:
            raise FieldFault((*path, "who"), f"expected one of {', '.join(_BEARER)}, for nobody is asked here")
        for inner, step in _branches(effect):
            if isinstance(effect, fx.Merchant):
                _Walk(Place.SERVICE).list(inner, Bound.CHARACTER, path + step)
            else:
                self.list(inner, Bound.CHARACTER if isinstance(effect, fx.Test) else bound, path + step)
        if isinstance(effect, fx.Test):
            return bound
        return {Who.CHOSEN: Bound.CHARACTER, Who.CHOSEN_UNIT: Bound.UNIT}.get(who, bound) if who else bound
