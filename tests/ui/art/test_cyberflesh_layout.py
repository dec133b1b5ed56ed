"""Where the components of Cyberflesh lie: on the table, on their boards, and not on each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.ui.art import components
from arcology.ui.art.cyberflesh import geometry, ground, sheet
from tests.ui.art import cyberflesh_tables as tables

PAINTERS = components(tables.GAME)

SPRITES = {
    "backdrop": "backdrop", "biome": "biome_board", "tiles": "tile", "party": "party", "supply": "supply",
    "alert": "alert_marker", "decks": "deck", "order_track": "order_track", "order": "order_entry",
    "order_small": "order_entry_small", "slots": "slot", "enemies": "enemy_card", "slot_loot": "loot_card",
    "slot_dice": "die", "pool": "loot_card", "services": "choice_card", "aims": "aim", "incite": "incite",
    "tray": "tray", "dice": "die", "chance": "chance", "camp": "camp", "companions": "companion", "event": "event_page",
    "event_strip": "event_strip", "choices": "choice_card", "sheets": "sheet", "portraits": "portrait", "gear": "gear",
    "hp": "hp_bar", "stats": "stat", "necrosis": "necrosis_track", "consumables": "loot_card",
}  # fmt: skip
NARROW = {"sheets": "sheet_narrow", "hp": "hp_bar_narrow", "necrosis": "necrosis_track_narrow", "consumables": "gear"}
HOLDERS = {
    "tiles": "biome", "party": "biome", "alert": "supply", "decks": "supply", "order": "order_track",
    "order_small": "order_track", "dice": "tray", "chance": "tray", "companions": "camp", "choices": "event",
}  # fmt: skip


def areas(where: Layout, zone: str) -> list[tuple[str, QRectF]]:
    """The rectangles of all places of a zone."""
    found = where.zones[zone]
    spots = [Spot(zone, slot) for slot in found.slots] or [Spot(zone, "", n) for n in range(int(zone.split(".")[-1]))]
    result = []
    for spot in spots:
        pose = where.pose(spot)
        w, h = found.item[0] * pose.scale, found.item[1] * pose.scale
        result.append((f"{zone} {spot.slot}".strip(), QRectF(pose.x - w / 2, pose.y - h / 2, w, h)))
    return result


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_zones_hold_what_their_painters_draw(players: int) -> None:
    sprites = SPRITES | (NARROW if players == 3 else {})
    zones = tables.layout(players).zones
    assert {name.partition(".")[0] for name in zones} == set(SPRITES)
    for name, zone in zones.items():
        assert zone.item == PAINTERS[sprites[name.partition(".")[0]]].size, name


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_everything_lies_on_the_table_and_on_its_board(players: int) -> None:
    where = tables.layout(players)
    table = QRectF(0, 0, *where.size).adjusted(-1, -1, 1, 1)
    boards = {zone: areas(where, zone)[0][1].adjusted(-3, -3, 3, 3) for zone in set(HOLDERS.values())}
    for zone in where.zones:
        holder = HOLDERS.get(zone.partition(".")[0])
        for name, rect in areas(where, zone):
            assert table.contains(rect), f"{name} reaches beyond the table: {rect}"
            assert holder is None or boards[holder].contains(rect), f"{name} is not on {holder}"


def test_hands_and_narrow_sheets_have_the_scale_that_their_painters_reckon_with() -> None:
    assert tables.layout(2).zones["consumables.0.3"].scale == geometry.HAND_SCALE
    assert tables.layout(3).zones["gear.0"].scale == geometry.NARROW_SCALE


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_boards_do_not_cover_each_other(players: int) -> None:
    where = tables.layout(players)
    beside = ("event",) if players == 1 else ()
    zones = ("biome", "supply", "order_track", "slots", "tray", "camp", "sheets", *beside)
    placed = [found for zone in zones for found in areas(where, zone)]
    for (a, first), (b, second) in combinations(placed, 2):
        assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{a} covers {b}"


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_what_a_sheet_draws_is_where_the_layout_puts_things(players: int) -> None:
    where, plan = tables.layout(players), sheet.NARROW if players == 3 else sheet.WIDE
    for seat in range(players):
        board = areas(where, "sheets")[seat][1]
        for name, rect in areas(where, f"gear.{seat}"):
            square = plan.squares[name.split()[-1]].translated(board.topLeft())
            assert square.adjusted(-1, -1, 1, 1).contains(rect), f"{name}: {rect} is not in {square}"
        assert plan.portrait.translated(board.topLeft()).center() == areas(where, "portraits")[seat][1].center()


@pytest.mark.parametrize("biome", tables.GRIDS)
def test_tiles_lie_on_the_squares_of_the_board(biome: int) -> None:
    where = tables.layout(1)
    drawn = {(r, k): (x, y) for r, k, _, x, y in ground.squares({"biome": biome, "grid": tables.GRIDS[biome]})}
    assert {f"{r},{k}" for r, k in drawn} == set(where.zones[f"tiles.{biome}"].slots)
    for (r, k), (x, y) in drawn.items():
        pose = where.pose(Spot(f"tiles.{biome}", f"{r},{k}"))
        assert (pose.x - geometry.BIOME_X, pose.y - geometry.BIOME_Y) == pytest.approx((x, y))
