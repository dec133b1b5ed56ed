"""Without colour: every pair of seats, factions, supplies, departments and states differs by shape or letter.

Measured on what painters paint, as people without one kind of cone see it and as nobody sees a colour in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator
from arcology.ui.art import Studio, components, render
from arcology.ui.art.chrome import ActionButton, CheckBox, Kind, Look
from arcology.ui.art.cities_of_venus.reading import DEPTS, STEPS
from arcology.ui.art.cyberflesh.reading import VALUE_ICONS
from arcology.ui.art.cytress.reading import FACTIONS, REBELS, SKILLS, SUPPLIES
from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.icons import SEAT_ICONS, draw_icon
from arcology.ui.art.palette import SEATS, Theme, palette
from arcology.ui.art.pieces import seat_badge
from arcology.ui.scene.marks import Marks
from arcology.ui.scene.rim import rim
from arcology.ui.scene.targets import _paint_glow
from tests.sight import EYES, GREY, Drawing, Matrix, differing, lightness, unlike

LEAST = 12
"""In so many places two signs differ at least, at the size that they have on a table that fills a usual screen."""
ALL: Mapping[str, Matrix] = {**EYES, "no colour": GREY}
THEMES: Sequence[Theme] = ("dark", "light")
FLAG = (False, True)
STATISTICS = ("priority", "precision", "strength", "intelligence", "life", "defence")
TILES = ("combat", "loot", "mutation", "cure", "merchant", "siren", "event")
HUNTER = {"card": "E01", "orientation": "life", "target": "cyberflesh.character.C1"}


@dataclass(frozen=True)
class Family:
    """What a component shows by one of its facts: ``values`` of ``fact``, the others as in ``base``."""

    sprite: str
    fact: str
    values: Sequence[Any]
    base: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.sprite}.{self.fact}"


GAMES: Mapping[str, Sequence[Family]] = {
    "cytress": (
        *(Family(sprite, "rebel", REBELS) for sprite in ("crew", "ship", "rebel", "player_tray", "rebel_board")),
        *(Family(sprite, "rebel", REBELS) for sprite in ("rival_compact",)),
        Family("ship", "spent", FLAG, {"rebel": "blue"}),
        Family("ship", "again", FLAG, {"rebel": "blue"}),
        Family("tube", "rebel", ("", *REBELS), {"height": 2, "points": 3, "rebels": REBELS}),
        Family("tube", "tied", FLAG, {"height": 2, "points": 3}),
        Family("skill_token", "skill", SKILLS),
        Family("supply_token", "supply", SUPPLIES),
        Family("supply_track", "supply", SUPPLIES),
        Family("stratolite", "faction", FACTIONS),
        Family("stratolite", "supply", SUPPLIES),
        Family("bounty_card", "faction", FACTIONS, {"prestige": 4}),
        Family("bounty_card", "faction", FACTIONS, {"mini": True}),
        Family("mission_card", "faction", FACTIONS),
        Family("mission_card", "skill", SKILLS),
        Family("mission_card", "supply", SUPPLIES),
        Family("mission_card", "target", FACTIONS),
        Family("mission_deck", "faction", FACTIONS),
        Family("district", "faction", FACTIONS),
        Family("lifepath", "faction", FACTIONS),
        Family("hex", "faction", FACTIONS, {"seed": 1}),
        Family("hex", "faction", FACTIONS, {"seed": 1, "busy": True}),
        Family("landing_pad", "pad", FACTIONS),
        Family("landing_pad", "short", FLAG, {"cost": 3, "supply": "tech"}),
        Family("landing_pad", "cheaper", FLAG, {"cost": 3, "supply": "tech"}),
        Family("landing_pad", "closed", FLAG),
        Family("landing_pad_small", "closed", FLAG, {"pad": "stratos"}),
        Family("score_mark", "leads", FLAG, {"points": 7}),
    ),
    "cyberdoom_tower": (
        *(Family(sprite, "seat", (0, 1)) for sprite in ("meeple", "shelf", "shelf_compact", "player_card")),
        Family("player_card_compact", "seat", (0, 1)),
        Family("tracker_die", "kind", ("energy", "luck", "action"), {"value": 4}),
        Family("attack_die", "color", ("white", "red"), {"value": 4}),
        Family("attack_die", "state", ("", "good", "bad"), {"value": 4, "color": "white"}),
        Family("attack_die", "changed", FLAG, {"value": 4, "color": "white"}),
        Family("hit_box", "color", ("white", "red"), {"mode": "min", "n": 3}),
        Family("hit_box", "state", ("empty", "filled", "problem"), {"mode": "min", "n": 3}),
        Family("hit_box", "chained", FLAG, {"mode": "any"}),
        Family("hit_box", "changed", FLAG, {"mode": "min", "n": 3}),
        Family("equipment_card", "used", FLAG, {"kind": "jetpack"}),
        Family("tower_floor", "closed", FLAG),
        Family("tower_floor", "open", FLAG),
        Family("sentinel", "state", ("dormant", "hunting", "defeated"), {"id": "S1", "energy": 2, "range": 2}),
        Family("sentinel", "wounds", (0, 1, 2), {"id": "S1", "state": "hunting", "energy": 2}),
        Family("ai_card", "open", FLAG),
        Family("ai_card", "wounds", (0, 1, 2)),
    ),
    "cyberflesh": (
        *(Family(sprite, "seat", (0, 1, 2, 3)) for sprite in ("aim", "sheet", "sheet_narrow", "companion")),
        *(Family(sprite, "active", FLAG) for sprite in ("sheet", "companion", "portrait")),
        *(Family(sprite, "dead", FLAG) for sprite in ("sheet", "portrait")),
        Family("enemy_card", "target_seat", (0, 1, 2, 3), HUNTER),
        Family("order_entry_small", "target_seat", (-1, 0, 1, 2, 3), {"card": "E01"}),
        Family("order_entry_small", "seat", (-1, 0, 1, 2, 3), {"card": "E01"}),
        Family("order_entry_small", "state", ("acting", "next", "waiting", "done"), {"card": "E01"}),
        Family("slot", "state", ("empty", "enemy", "closed"), {"number": 2}),
        Family("slot", "chosen", FLAG, {"state": "enemy", "number": 2}),
        Family("die", "tone", ("bone", "rust", "green"), {"value": 5}),
        Family("die", "state", ("", "hit", "miss", "critical"), {"value": 5}),
        Family("alert_marker", "lit", FLAG, {"level": 3}),
        Family("deck", "kind", ("loot", "mutation", "monster", "graveyard", "lord", "events"), {"count": 9}),
        Family(
            "tile", "type", ("combat", "loot", "mutation", "cure", "merchant", "siren", "event"), {"state": "revealed"}
        ),
        Family("tile", "state", ("hidden", "scouted", "revealed"), {"type": "loot", "back": "env"}),
        Family("tile", "done", FLAG, {"type": "loot", "state": "revealed"}),
        Family("tile", "pending", FLAG, {"type": "loot", "state": "revealed"}),
        Family("tile", "sealed", FLAG, {"type": "exit", "state": "revealed"}),
        Family("hp_bar", "hp", (4, 5, 10), {"max": 10}),
        Family("hp_bar", "muted", FLAG, {"hp": 5, "max": 10}),
        Family("choice_card", "closed", FLAG, {"icon": "loot"}),
        Family("stat", "stat", STATISTICS),
    ),
    "cities_of_venus": (
        *(Family(sprite, "seat", range(SEATS)) for sprite in ("nameplate", "shuttle")),
        *(Family(sprite, "seat", range(SEATS)) for sprite in ("rival_tall", "rival", "rival_low", "rival_flat")),
        Family("nameplate", "computer", FLAG),
        Family("rival_flat", "active", FLAG),
        Family("parachute", "phase", (0, 1, 2, 3)),
        Family("drop_deck", "phase", (1, 2, 3), {"count": 9}),
        Family("canister", "phase", (1, 2, 3), {"card": "G05", "dept": "air"}),
        Family("canister", "dept", DEPTS, {"phase": 1}),
        Family("canister", "event", FLAG, {"card": "G05", "dept": "air", "phase": 1}),
        Family("canister", "verdict", ("", "pay", "store"), {"card": "G05", "dept": "air", "phase": 1}),
        Family("booster", "dept", DEPTS, {"phase": 1, "boost": 3}),
        Family("innovation", "dept", DEPTS),
        Family("gem", "kind", ("black", "pink", "clear")),
        Family("vnaut", "state", ("", "new", "leaving", "waiting", "asleep", "ready")),
        Family("shuttle", "leaving", FLAG, {"count": 2}),
        Family("bay", "state", ("empty", "stored", "temp_workers", "cryo_holding")),
        Family("round_track", "step", STEPS),
    ),
}


def translator() -> Translator:
    catalogues = Catalogues([data_root() / "translations"])
    return Translator(catalogues)


@pytest.fixture(scope="module")
def tr(qapp: QApplication) -> Translator:
    return translator()


def studio(tr: Any, theme: Theme, game: str | None) -> Studio:
    return Studio(palette(theme, game), load_fonts(game), tr)


def drawn(family: Family, studio: Studio, game: str, value: Any) -> tuple[QImage, tuple[str, ...]]:
    """The component with a value of the fact on the felt, and the words on it."""
    guard = TextGuard()
    facts = {**family.base, family.fact: value}
    picture = render(components(game)[family.sprite], facts, replace(studio, guard=guard))
    return on_ground(picture, studio.palette.felt), tuple(sorted(note.text for note in guard.notes))


def on_ground(picture: QImage, ground: QColor) -> QImage:
    image = QImage(picture.size(), QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.drawImage(0, 0, picture)
    painter.end()
    return image


def confusable(pictures: Mapping[str, tuple[QImage, tuple[str, ...]]], least: int = LEAST) -> list[str]:
    """Pairs that look alike to some eye and say the same."""
    images = dict(zip(pictures, differing([image for image, _ in pictures.values()]), strict=True))
    worst: dict[tuple[str, str], tuple[int, str]] = {}
    for eye, matrix in ALL.items():
        made = {key: Drawing.of(lightness(image, matrix)) for key, image in images.items()}
        for pair in combinations(pictures, 2):
            if pictures[pair[0]][1] == pictures[pair[1]][1]:
                worst[pair] = min(worst.get(pair, (least, "")), (unlike(made[pair[0]], made[pair[1]]), eye))
    return [
        f"{one} and {other} with {eye}: {places}" for (one, other), (places, eye) in worst.items() if places < least
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_signs_of_a_game_are_told_apart_without_colour(tr: Translator, game: str, theme: Theme) -> None:
    found = []
    for family in GAMES[game]:
        made = studio(tr, theme, game)
        pictures = {repr(value): drawn(family, made, game, value) for value in family.values}
        found += [f"{family}: {pair}" for pair in confusable(pictures)]
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_seats_are_told_apart_by_the_signs_on_plates(tr: Translator, game: str | None, theme: Theme) -> None:
    c = palette(theme, game)
    pictures = {}
    for seat in range(SEATS):
        image = QImage(48, 48, QImage.Format.Format_RGB32)
        image.fill(c.surface)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seat_badge(painter, c, QRectF(2, 2, 44, 44), seat)
        painter.end()
        pictures[str(seat)] = image, ()
    assert confusable(pictures) == []


def glyph(name: str, size: int) -> QImage:
    """An icon alone, white on black."""
    c = palette("dark")
    image = QImage(size + 6, size + 6, QImage.Format.Format_RGB32)
    image.fill(c.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_icon(painter, name, size / 2 + 3, size / 2 + 3, size, c.white)
    painter.end()
    return image


FAMILIES_OF_ICONS = {
    "seats": SEAT_ICONS,
    "factions": FACTIONS,
    "supplies": SUPPLIES,
    "skills": SKILLS,
    "departments": DEPTS,
    "tracks": ("energy", "luck", "action"),
    "statistics": tuple(VALUE_ICONS[name] for name in STATISTICS),
    "outcomes": ("check", "cross", "star", "warning", "lock"),
}


@pytest.mark.parametrize("family", FAMILIES_OF_ICONS)
def test_icons_of_a_family_differ_where_they_are_small(qapp: QApplication, family: str) -> None:
    pictures = {name: (glyph(name, 14), ()) for name in FAMILIES_OF_ICONS[family]}
    assert confusable(pictures, 30) == []


def outline(paint: Any, theme: Theme) -> QImage:
    """What lies around a piece of 60 by 80 pixels: ``paint`` gets a painter and the rim."""
    c = palette(theme, "cytress")
    image = QImage(108, 128, QImage.Format.Format_RGB32)
    image.fill(c.felt)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(24, 24)
    paint(painter, rim(QRectF(0, 0, 60, 80), ()))
    painter.end()
    return image


@pytest.mark.parametrize("theme", THEMES)
def test_outlines_of_pieces_and_places_differ_by_their_lines(tr: Translator, theme: Theme) -> None:
    """Focus, what is chosen, what a film points out; legal places, dear and unwise ones, and the one aimed at."""
    made = studio(tr, theme, "cytress")

    class Scene:
        studio = made
        zoom, dpr = 1.0, 1.0

    marks: Any = Marks(Scene())  # type: ignore[arg-type]  # only what painting needs
    c = made.palette
    tones = {"": c.legal, "cost": c.legal_cost, "bad": c.bad}
    pictures = {
        "none": outline(lambda p, edge: None, theme),
        "focus": outline(marks._paint_focus, theme),
        "chosen": outline(marks._paint_chosen, theme),
        "ring": outline(marks._paint_ring, theme),
        **{
            f"place {kind}": outline(lambda p, e, kind=kind: _paint_glow(p, e, tones[kind], False, made, kind), theme)
            for kind in tones
        },
        "place aimed at": outline(lambda p, edge: _paint_glow(p, edge, c.legal, True, made), theme),
    }
    assert confusable({name: (image, ()) for name, image in pictures.items()}) == []


@pytest.mark.parametrize("theme", THEMES)
def test_states_of_controls_differ_by_more_than_colour(tr: Translator, theme: Theme) -> None:
    look = Look(studio(tr, theme, None))

    def shot(widget: QWidget) -> tuple[QImage, tuple[str, ...]]:
        widget.resize(widget.sizeHint())
        image = QImage(widget.size(), QImage.Format.Format_RGB32)
        image.fill(look.palette.surface)
        widget.render(image)
        return image, ()

    def button(*, checked: bool = False, enabled: bool = True) -> tuple[QImage, tuple[str, ...]]:
        made = ActionButton(look, "", "Fast", kind=Kind.NORMAL, flush=True)
        made.setCheckable(True)
        made.setChecked(checked)
        made.setEnabled(enabled)
        return shot(made)

    def box(on: bool) -> tuple[QImage, tuple[str, ...]]:
        made = CheckBox(look, "Fast")
        made.setChecked(on)
        return shot(made)

    assert confusable({"free": button(), "chosen": button(checked=True)}) == []
    assert confusable({"off": box(False), "on": box(True)}) == []


def test_the_measure_sees_form_and_not_colour(qapp: QApplication) -> None:
    """Otherwise the tests above would show nothing."""
    c = palette("dark")

    def disc(name: str, ground: QColor, ink: QColor) -> QImage:
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(ground)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_icon(painter, name, 20, 20, 18, ink)
        painter.end()
        return image

    same = unlike(lightness(disc("heart", c.black, c.seat_1)), lightness(disc("heart", c.black, c.seat_4)))
    turned = unlike(lightness(disc("heart", c.black, c.white)), lightness(disc("heart", c.white, c.black)))
    other = unlike(lightness(disc("heart", c.black, c.white)), lightness(disc("star", c.black, c.white)))
    assert (same, turned) == (0, 0)
    assert other > 40
