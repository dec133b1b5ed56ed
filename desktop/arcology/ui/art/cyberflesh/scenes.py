"""Which event is illustrated how: picture, mood and the place behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh import scenes_entry, scenes_late, scenes_middle
from arcology.ui.art.cyberflesh.halls import ground, hall, mist
from arcology.ui.art.cyberflesh.inks import Inks, deep, inks
from arcology.ui.art.cyberflesh.terrain import ground_tone
from arcology.ui.art.paint import Shape, as_path, clipped, fill, linear
from arcology.ui.art.palette import Palette, alpha

Scene = tuple[Callable[[QPainter, Inks], None], str, str]
SCENES: Final[Mapping[int, Scene]] = {
    0: (scenes_entry.intake_gate, "bone", "arches"),
    1: (scenes_entry.dripping_locker, "sick", "cells"),
    2: (scenes_entry.terminal_with_a_pulse, "sick", "pipes"),
    3: (scenes_entry.kneeling_man, "gold", "arches"),
    4: (scenes_entry.vein_bridge, "blood", "gullet"),
    5: (scenes_entry.milk_of_the_machine, "bone", "pipes"),
    6: (scenes_entry.collapsed_ward, "cold", "cells"),
    7: (scenes_entry.alarm_nerve, "violet", "pipes"),
    8: (scenes_entry.barter_rat, "gold", "cells"),
    9: (scenes_entry.black_snow, "violet", "arches"),
    10: (scenes_entry.caged_surgeon, "cold", "bars"),
    11: (scenes_middle.wet_archive, "sick", "pipes"),
    12: (scenes_middle.tooth_lottery, "gold", "arches"),
    13: (scenes_middle.choir_duct, "cold", "gullet"),
    14: (scenes_middle.ambush_at_the_drain, "blood", "pipes"),
    15: (scenes_middle.graft_clinic, "sick", "cells"),
    16: (scenes_middle.sleeping_titan, "rust", "arches"),
    17: (scenes_middle.blood_toll, "blood", "bars"),
    18: (scenes_middle.stray_signal, "sick", "cells"),
    19: (scenes_middle.furnace_breath, "ember", "pipes"),
    20: (scenes_middle.clean_room, "cold", "cells"),
    21: (scenes_late.weapon_tomb, "ember", "arches"),
    22: (scenes_late.whispering_filter, "cold", "pipes"),
    23: (scenes_late.trapdoor, "rust", "cells"),
    24: (scenes_late.bargain_of_skin, "violet", "arches"),
    25: (scenes_late.cure_basin, "sick", "arches"),
    26: (scenes_late.stitched_counter, "gold", "cells"),
    27: (scenes_late.red_counter, "blood", "bars"),
    28: (scenes_late.first_siren, "gold", "arches"),
    29: (scenes_late.second_siren, "ember", "ribs"),
    30: (scenes_late.the_exit, "gold", "gullet"),
}
COVER: Final[Scene] = (scenes_late.closed_book, "blood", "ribs")
STRANGE: Final[Scene] = (scenes_entry.trembling_air, "bone", "arches")
_TOP: Final = -36.0
_FLOOR: Final = 138.0


def paint_event(p: QPainter, c: Palette, event: int, biome: int, rect: QRectF, clip: Shape) -> None:
    """The picture of an event in a biome; -1 is the cover of the book. It fills ``rect``, upright or lying: of a lying
    one the middle of the picture is seen.
    """
    picture, mood, place = COVER if event < 0 else SCENES.get(event, STRANGE)
    i = inks(c, mood)
    if event < 0:
        k, top = rect.height() / 186, -40.0
    elif rect.width() > 1.9 * rect.height():  # a strip: the middle of the scene
        k, top = rect.height() / 112, -12.0
    else:
        k, top = max(rect.width() / 160, rect.height() / (_FLOOR - _TOP)), _TOP
    with clipped(p, as_path(clip)):
        p.translate(rect.center().x() - 80 * k, rect.y() - top * k)
        p.scale(k, k)
        hall(p, i, 80, 42, 3 + event, place)
        if event >= 0:
            soil = deep(c, ground_tone(c, biome), 0.2)
            floor = QRectF(-90, 96, 340, 110)
            fill(
                p, floor, linear(0, 96, 0, 150, (0, alpha(soil, 0)), (0.5, alpha(soil, 0.7)), (1, alpha(c.night, 0.9)))
            )
            ground(p, i)
        picture(p, i)
        if event >= 0 and event != 20:
            mist(p, i, cover=0.2)
