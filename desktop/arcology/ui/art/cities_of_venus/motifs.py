"""Which picture a card has: every canister and innovation of the house set its own, any other one of its kind."""

from __future__ import annotations

import zlib
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cities_of_venus.motifs_food import AIR, FOOD
from arcology.ui.art.cities_of_venus.motifs_innovations import INNOVATIONS
from arcology.ui.art.cities_of_venus.motifs_mechanical import MECHANICAL
from arcology.ui.art.cities_of_venus.motifs_mining import MINING
from arcology.ui.art.cities_of_venus.motifs_news import OTHERS, arrivals, trouble
from arcology.ui.art.cities_of_venus.motifs_power import POWER
from arcology.ui.art.cities_of_venus.motifs_shields import SHIELDS
from arcology.ui.art.cities_of_venus.motifs_ships import BOOSTS, plain_arrival, plain_block
from arcology.ui.art.cities_of_venus.motifs_strikes import STRIKES
from arcology.ui.art.cities_of_venus.reading import dept_tone
from arcology.ui.art.cities_of_venus.stage import Motif, stage
from arcology.ui.art.palette import Palette, mix

CANISTERS: Final[dict[str, Motif]] = {**POWER, **MECHANICAL, **SHIELDS, **MINING, **AIR, **FOOD, **BOOSTS}


def seed_of(card: str) -> int:
    """A number that is always the same for a card."""
    return zlib.crc32(card.encode())


def canister_picture(p: QPainter, c: Palette, rect: QRectF, card: str, dept: str, boost: bool, ground: float) -> None:
    """The picture of a canister card in ``rect``; the motif stands ``ground`` above its lower edge."""
    motif = CANISTERS.get(card) or (plain_arrival(dept) if boost else plain_block)
    stage(p, c, rect, dept_tone(c, dept), motif, seed_of(card), ground)


def innovation_picture(p: QPainter, c: Palette, rect: QRectF, kind: str, dept: str, ground: float) -> None:
    """The picture of an innovation in ``rect``."""
    motif = INNOVATIONS.get(kind, plain_block)
    colour = mix(dept_tone(c, dept), c.innovation, 0.25)
    stage(p, c, rect, colour, motif, seed_of(kind), ground)


def event_picture(p: QPainter, c: Palette, rect: QRectF, card: str, dept: str, good: bool) -> None:
    """The picture of an event in ``rect``, in the light of the department that it concerns most."""
    motif = {**STRIKES, **OTHERS}.get(card) or (arrivals if good else trouble)
    colour = dept_tone(c, dept) if dept else c.land if good else mix(c.phase_3, c.night, 0.25)
    stage(p, c, rect, colour if good else mix(colour, c.night, 0.3), motif, seed_of(card), 6)
