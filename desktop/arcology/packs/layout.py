"""Reads `layout.json` of a game: where the zones of the table are, in one variant or several."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from arcology.engine.layout import Layout, Zone, ZoneKind
from arcology.packs.explain import explain
from arcology.packs.lines import value_lines
from arcology.packs.problems import PackError, PackProblem

LAYOUT = "layout.json"
Pair = tuple[float, float]


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ZoneModel(_Strict):
    """One zone; see :class:`arcology.engine.layout.Zone` for what the fields mean."""

    kind: ZoneKind
    at: Pair
    item: Pair = (0.0, 0.0)
    slots: dict[str, Pair] = Field(default_factory=dict)
    step: Pair = (0.0, 0.0)
    share: Pair = (0.0, 0.0)
    spread: float = 0.0
    angle: float = 0.0
    scale: float = Field(default=1.0, gt=0)
    z: float = 0.0
    cell: Pair = (0.0, 0.0)
    cell_at: Pair = (0.0, 0.0)


class VariantModel(_Strict):
    """The whole table at one number of seats; ``size`` in table units."""

    size: Pair
    zones: dict[str, ZoneModel]


class LayoutFile(_Strict):
    """The file."""

    format: Literal[1]
    variants: dict[str, VariantModel]


def load_layout(resources: Traversable, variant: str) -> Layout:
    """Return one variant of the layout in a game's resource folder.

    Raises:
        PackError: the file is damaged, has unknown fields or lacks the variant; names file, line and field.
    """
    file = resources / LAYOUT
    source = file.read_text(encoding="utf-8")
    try:
        model = LayoutFile.model_validate(json.loads(source))
    except json.JSONDecodeError as broken:
        raise PackError([PackProblem(str(file), broken.lineno, "", f"not valid JSON: {broken.msg}")]) from None
    except ValidationError as wrong:
        raise PackError(explain(str(file), value_lines(source), wrong)) from None
    if variant not in model.variants:
        raise PackError([PackProblem(str(file), 1, "variants", f"expected a variant {variant!r}, found none")])
    found = model.variants[variant]
    return Layout(found.size, {name: _zone(zone) for name, zone in found.zones.items()})


def _zone(zone: ZoneModel) -> Zone:
    return Zone(**{name: getattr(zone, name) for name in ZoneModel.model_fields})
