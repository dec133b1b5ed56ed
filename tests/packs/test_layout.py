"""Layout files: variants are read as they stand, and what is wrong is named by file, line and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arcology.engine.layout import Layout, Pose, Zone
from arcology.engine.table import Spot
from arcology.packs.layout import load_layout
from arcology.packs.locate import data_root
from arcology.packs.problems import PackError

BOARD = {
    "kind": "slots",
    "at": [100, 50],
    "item": [40, 60],
    "slots": {"a": [0, 0], "b": [10, 20]},
    "share": [5, 2],
    "scale": 0.5,
    "z": 3,
    "cell": [80, 90],
}
ROW = {"kind": "row", "at": [10, 10], "step": [30, 0], "angle": 90}
FAN = {"kind": "fan", "at": [10, 10], "spread": 4}


def write(folder: Path, zones: dict[str, Any], **file: Any) -> Path:
    content = {"format": 1, "variants": {"solo": {"size": [400, 300], "zones": zones}}} | file
    (folder / "layout.json").write_text(json.dumps(content, indent=1), "utf-8")
    return folder


def problem(folder: Path, variant: str = "solo") -> Any:
    with pytest.raises(PackError) as caught:
        load_layout(folder, variant)
    return caught.value.problems[0]


def test_every_field_of_a_zone_arrives(tmp_path: Path) -> None:
    layout = load_layout(write(tmp_path, {"board": BOARD, "row": ROW, "fan": FAN}), "solo")
    assert layout == Layout(
        (400, 300),
        {
            "board": Zone(
                "slots",
                (100, 50),
                (40, 60),
                {"a": (0, 0), "b": (10, 20)},
                share=(5, 2),
                scale=0.5,
                z=3,
                cell=(80, 90),
            ),
            "row": Zone("row", (10, 10), step=(30, 0), angle=90),
            "fan": Zone("fan", (10, 10), spread=4),
        },
    )
    assert layout.pose(Spot("board", "b", 1)) == Pose(115, 72, 3.01, 0, 0.5)


def test_variants_are_independent(tmp_path: Path) -> None:
    variants = {name: {"size": [size, size], "zones": {}} for name, size in (("solo", 100), ("duo", 200))}
    write(tmp_path, {}, variants=variants)
    assert load_layout(tmp_path, "solo").size == (100, 100)
    assert load_layout(tmp_path, "duo").size == (200, 200)


def test_a_variant_that_is_missing_is_named(tmp_path: Path) -> None:
    found = problem(write(tmp_path, {}), "trio")
    assert found.file.endswith("layout.json")
    assert "trio" in found.message


def test_broken_json_is_named_by_line(tmp_path: Path) -> None:
    (tmp_path / "layout.json").write_text('{\n "format": 1,\n "variants": }', "utf-8")
    found = problem(tmp_path)
    assert found.line == 3
    assert "JSON" in found.message


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"kind": "heap"}, "kind"),
        ({"at": [1]}, "at"),
        ({"at": None}, "at"),
        ({"scale": 0}, "scale"),
        ({"colour": "red"}, "colour"),
        ({"slots": {"a": ["left", 0]}}, "slots"),
    ],
)
def test_a_wrong_field_is_named_with_its_line(tmp_path: Path, change: dict[str, Any], field: str) -> None:
    found = problem(write(tmp_path, {"board": BOARD | change}))
    assert field in found.field
    text = (tmp_path / "layout.json").read_text("utf-8").splitlines()
    assert "board" in found.field
    assert found.line > next(number for number, line in enumerate(text, 1) if '"board"' in line) - 1


def test_another_format_is_refused(tmp_path: Path) -> None:
    assert problem(write(tmp_path, {}, format=2)).field == "format"


@pytest.mark.parametrize("variant", ["solo", "duo"])
def test_the_layout_of_the_tower_loads(variant: str) -> None:
    layout = load_layout(data_root() / "resources" / "games" / "cyberdoom_tower", variant)
    floors = [zone for zone in layout.zones if zone.startswith("floor.")]
    assert len(floors) == (4 if variant == "solo" else 5)
