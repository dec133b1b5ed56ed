"""Who is drawn how: for every id of a creature or person its figure, its mood, the place behind it, and its face."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh import hulks, lords_engines, lords_robed, people, people_late, robed, vermin
from arcology.ui.art.cyberflesh.halls import ground, hall, mist
from arcology.ui.art.cyberflesh.inks import Inks, inks
from arcology.ui.art.paint import Shape, as_path, clipped
from arcology.ui.art.palette import Palette

Figure = Callable[[QPainter, Inks], None]
HEIGHT: Final = 140.0


@dataclass(frozen=True)
class Creature:
    """``face`` is the middle of what a small portrait shows, and how many units of the field it is high."""

    figure: Figure
    mood: str = "bone"
    place: str = "arches"
    lamp: tuple[float, float] = (80.0, 42.0)
    face: tuple[float, float, float] = (80.0, 46.0, 76.0)
    seed: int = 1
    standing: bool = True


CREATURES: Final[Mapping[str, Creature]] = {
    "E01": Creature(vermin.gutter_mite, "sick", "pipes", (80, 30), (80, 42, 76), 31),
    "E02": Creature(vermin.scrap_hound, "rust", "bars", (110, 36), (118, 44, 76), 32),
    "E03": Creature(robed.wire_nun, "cold", "arches", face=(80, 44, 72), seed=4),
    "E04": Creature(hulks.bloat_carrier, "sick", "gullet", (80, 60), (80, 46, 96), 33),
    "E05": Creature(hulks.bell_tick, "gold", "arches", (80, 50), (80, 84, 104), 34),
    "E06": Creature(robed.lamp_widow, "sick", "arches", (80, 50), (80, 46, 76), 3),
    "E07": Creature(hulks.meat_bailiff, "blood", "bars", (80, 34), (80, 36, 76), 35),
    "E08": Creature(robed.rust_choirboy, "rust", "arches", (80, 44), (80, 48, 78), 9),
    "E09": Creature(vermin.suture_swarm, "cold", "cells", (80, 50), (80, 54, 116), 36),
    "E10": Creature(hulks.hollow_porter, "bone", "pipes", (80, 44), (80, 56, 82), 37),
    "E11": Creature(robed.leech_clerk, "sick", "cells", (80, 34), (80, 38, 80), 12),
    "E12": Creature(robed.canker_nurse, "violet", "bars", (80, 40), (80, 44, 74), 14),
    "E13": Creature(hulks.slag_golem, "ember", "arches", (80, 56), (80, 36, 80), 5),
    "E14": Creature(vermin.tongue_serpent, "blood", "gullet", (110, 30), (116, 34, 82), 38),
    "E15": Creature(robed.ash_pilgrim, "ember", "ribs", (80, 44), (80, 46, 72), 16),
    "E16": Creature(hulks.vat_twin, "sick", "pipes", (80, 60), (80, 52, 84), 39, standing=False),
    "E17": Creature(hulks.cable_ghoul, "cold", "pipes", (80, 40), (80, 46, 78), 40),
    "E18": Creature(robed.pit_herald, "blood", "gullet", (110, 40), (98, 42, 96), 18),
    "E19": Creature(vermin.shard_moth, "cold", "arches", (80, 56), (80, 50, 96), 41, standing=False),
    "E20": Creature(robed.flay_monk, "blood", "bars", (80, 40), (80, 42, 88), 20),
    "E21": Creature(hulks.brine_ogre, "cold", "gullet", (80, 40), (80, 52, 82), 42),
    "E22": Creature(vermin.stitch_cherub, "bone", "cells", (80, 30), (80, 42, 80), 43, standing=False),
    "E23": Creature(vermin.furnace_rat, "ember", "pipes", (80, 80), (112, 74, 92), 44),
    "E24": Creature(robed.chain_deacon, "bone", "arches", (80, 40), (80, 42, 80), 24),
    "E25": Creature(robed.gland_peddler, "gold", "cells", (80, 50), (80, 46, 84), 25),
    "D01": Creature(lords_robed.abbess_of_wire, "cold", "arches", (80, 36), (80, 40, 84), 51),
    "D02": Creature(lords_engines.king_gasket, "gold", "pipes", (80, 40), (80, 34, 80), 52),
    "D03": Creature(lords_engines.plague_lantern, "sick", "arches", (80, 66), (80, 62, 88), 53),
    "D04": Creature(lords_robed.tithe_collector, "gold", "bars", (80, 40), (80, 44, 92), 54),
    "D05": Creature(lords_engines.saint_centipede, "bone", "arches", (112, 50), (112, 52, 76), 55),
    "D06": Creature(lords_engines.brother_kiln, "ember", "pipes", (80, 100), (80, 48, 92), 56),
    "D07": Creature(lords_robed.red_cartographer, "blood", "cells", (80, 40), (80, 36, 80), 57),
    "D08": Creature(lords_engines.mourning_engine, "bone", "arches", (120, 76), (118, 76, 84), 58),
    "D09": Creature(lords_robed.unborn_judge, "violet", "gullet", (80, 50), (80, 48, 92), 59, standing=False),
    "D10": Creature(lords_robed.duke_suppuration, "violet", "arches", (80, 40), (80, 38, 86), 60),
    "D11": Creature(lords_robed.widow_of_valves, "cold", "pipes", (80, 36), (80, 34, 84), 61),
    "CF": Creature(lords_engines.cyberflesh, "sick", "gullet", (80, 62), (80, 62, 92), 62),
    "CF_ALLY": Creature(lords_engines.cyberflesh_tamed, "sick", "ribs", (80, 52), (80, 52, 76), 63),
    "F1": Creature(lords_engines.choir_engine, "rust", "arches", (80, 60), (80, 56, 110), 64),
    "F2": Creature(lords_engines.marrow_throne, "blood", "ribs", (80, 60), (80, 52, 104), 65),
    "C1": Creature(people.vesk_ironrib, "gold", "arches", (52, 36), (80, 50, 96), 21, standing=False),
    "C2": Creature(people.iris_nine, "violet", "arches", (80, 36), (80, 46, 98), 22, standing=False),
    "C3": Creature(people.morrow_dusk, "cold", "arches", (104, 34), (80, 52, 96), 12, standing=False),
    "N01": Creature(people.tallow_the_penitent, "ember", "arches", (80, 20), (80, 40, 88), 71, standing=False),
    "N02": Creature(people.doctor_clamp, "cold", "cells", (80, 24), (80, 42, 84), 72, standing=False),
    "N03": Creature(people.rag_sister, "bone", "bars", (80, 40), (80, 42, 80), 73, standing=False),
    "N04": Creature(people.ninety_keys, "gold", "bars", (80, 30), (80, 42, 84), 74, standing=False),
    "N05": Creature(people.hulk_foundling, "rust", "cells", (80, 40), (80, 44, 86), 75, standing=False),
    "N06": Creature(people.moth_boy, "violet", "arches", (80, 40), (80, 42, 84), 76, standing=False),
    "N07": Creature(people.gaol_hound, "rust", "bars", (80, 40), (80, 52, 96), 77, standing=False),
    "N08": Creature(people_late.quiet_welder, "ember", "pipes", (120, 42), (82, 48, 92), 78, standing=False),
    "N09": Creature(people_late.salt_widow, "cold", "ribs", (80, 40), (80, 46, 88), 79, standing=False),
    "N10": Creature(people_late.unit_pelican, "bone", "cells", (84, 20), (70, 40, 92), 80, standing=False),
}
UNKNOWN: Final = Creature(people_late.stranger, "bone", "arches", face=(80, 46, 76))


def creature(id: str) -> Creature:
    return CREATURES.get(id, UNKNOWN)


def paint_scene(p: QPainter, c: Palette, id: str, rect: QRectF, clip: Shape) -> None:
    """A creature in its place, filling ``rect``; nothing is painted outside ``clip``."""
    known = creature(id)
    i = inks(c, known.mood)
    k = max(rect.height() / HEIGHT, rect.width() / 330)
    with clipped(p, as_path(clip)):
        p.translate(rect.center().x() - 80 * k, rect.bottom() - HEIGHT * k)
        p.scale(k, k)
        hall(p, i, *known.lamp, known.seed, known.place)
        if known.standing:
            ground(p, i)
        known.figure(p, i)
        mist(p, i)


def paint_face(p: QPainter, c: Palette, id: str, rect: QRectF, clip: Shape) -> None:
    """The face of a creature, filling ``rect``."""
    known = creature(id)
    i = inks(c, known.mood)
    x, y, high = known.face
    k = max(rect.width(), rect.height()) / high
    with clipped(p, as_path(clip)):
        p.translate(rect.center().x() - x * k, rect.center().y() - y * k)
        p.scale(k, k)
        hall(p, i, *known.lamp, known.seed, known.place)
        known.figure(p, i)
