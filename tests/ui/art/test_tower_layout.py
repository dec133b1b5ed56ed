"""Where the components of Cyberdoom Tower lie: on the table, on their cards, and not on each other."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.ui.art import components
from arcology.ui.art.cyberdoom_tower import geometry
from tests.ui.art import tower_tables as tables

PAINTERS = components(tables.GAME)


SPRITES = {
    "backdrop": "backdrop",
    "floors": "tower_floor",
    "floor": "meeple",
    "features": "key_token",
    "sentinels": "sentinel",
    "columns": "mod_column",
    "track": "round_track",
    "rounds": "round_counter",
    "ai": "ai_card",
    "roof": "meeple",
    "team_keys": "team_keys",
    "deck": "equipment_deck",
    "player": "player_card",
    "trackers": "tracker_die",
    "abilities": "ability_token",
    "keys": "key_token",
    "shelf": "shelf",
    "hand": "equipment_card",
    "tray_frame": "dice_tray",
    "boxes": "hit_box",
    "tray": "attack_die",
    "hide": "attack_die",
}
COMPACT = ("player", "shelf", "tray_frame")


def sprite_of(zone: str, variant: str) -> str:
    kind = zone.partition(".")[0]
    return SPRITES[kind] + ("_compact" if variant == "duo" and kind in COMPACT else "")


def areas(where: Layout, zone: str) -> list[tuple[str, QRectF]]:
    """The rectangles of all places of a zone."""
    found = where.zones[zone]
    spots = [Spot(zone, slot) for slot in found.slots] or [Spot(zone)]
    result = []
    for spot in spots:
        pose = where.pose(spot)
        w, h = found.item[0] * pose.scale, found.item[1] * pose.scale
        result.append((f"{zone} {spot.slot}".strip(), QRectF(pose.x - w / 2, pose.y - h / 2, w, h)))
    return result


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_zones_hold_what_their_painters_draw(variant: str) -> None:
    where = tables.layout(variant)
    assert {zone.partition(".")[0] for zone in where.zones} == set(SPRITES)
    for name, zone in where.zones.items():
        assert zone.item == PAINTERS[sprite_of(name, variant)].size, name


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_everything_lies_on_the_table(variant: str) -> None:
    where = tables.layout(variant)
    table = QRectF(0, 0, *where.size).adjusted(-1, -1, 1, 1)
    for zone in where.zones:
        for name, rect in areas(where, zone):
            assert table.contains(rect), f"{name} reaches beyond the table: {rect}"


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_large_components_do_not_cover_each_other(variant: str) -> None:
    where = tables.layout(variant)
    seats = range(1 if variant == "solo" else 2)
    zones = ["floors", "track", "ai", "team_keys", "deck", "tray_frame"]
    zones += [f"{kind}.{seat}" for seat in seats for kind in ("player", "shelf")]
    placed = [found for zone in zones for found in areas(where, zone)]
    for f in range(tables.FLOORS[variant]):
        # A waiting sentinel touches sector 6 and so lies in the gap of the floor's right wall.
        waiting = dict(areas(where, f"sentinels.{f}"))[f"sentinels.{f} 7"]
        placed.append((f"sentinel waiting on {f}", waiting.adjusted(geometry.WALL, 0, 0, 0)))
    for (a, first), (b, second) in combinations(placed, 2):
        assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{a} covers {b}"


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_small_pieces_lie_on_their_component(variant: str) -> None:
    where = tables.layout(variant)
    holders = {"boxes": "tray_frame", "tray": "tray_frame", "hide": "tray_frame"}
    for seat in range(1 if variant == "solo" else 2):
        holders |= {f"{kind}.{seat}": f"player.{seat}" for kind in ("trackers", "abilities", "keys")}
        holders[f"hand.{seat}"] = f"shelf.{seat}"
    for zone, holder in holders.items():
        ((_, ground),) = areas(where, holder)
        for name, rect in areas(where, zone):
            assert ground.adjusted(-1, -1, 1, 1).contains(rect), f"{name} is not on {holder}"


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_boxes_dice_and_tokens_do_not_cover_each_other(variant: str) -> None:
    where = tables.layout(variant)
    for group in (("boxes", "tray", "hide"), ("trackers.0",), ("rounds",), ("floor.1",)):
        placed = [found for zone in group for found in areas(where, zone)]
        for (a, first), (b, second) in combinations(placed, 2):
            # The drawn part of a die, a box and a cube is smaller than its rectangle.
            trim = 4.5 * where.zones[group[0]].scale
            assert not first.adjusted(trim, trim, -trim, -trim).intersects(second), f"{a} covers {b}"


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_a_hand_shows_the_corner_of_every_card(variant: str) -> None:
    where = tables.layout(variant)
    zone = where.zones["hand.0"]
    for n in range(1, 7):
        lefts = [where.pose(Spot("hand.0", f"{i}/{n}")).x for i in range(1, n + 1)]
        assert all(b - a >= 24 for a, b in pairwise(lefts)), f"a hand of {n}"
    assert len(zone.slots) == 21


@pytest.mark.parametrize("variant", tables.VARIANTS)
def test_the_layout_stands_where_the_backdrop_draws_the_tower(variant: str) -> None:
    where, stand = tables.layout(variant), geometry.stand(tables.FLOORS[variant])
    for f in range(stand.floors):
        pose = where.pose(Spot("floors", str(f)))
        assert pose.scale == stand.scale
        assert pose.y - geometry.FLOOR_H * pose.scale / 2 == pytest.approx(stand.floor_top(f), abs=0.02)
        assert pose.x - geometry.FLOOR_W * pose.scale / 2 == pytest.approx(stand.left, abs=0.02)
        for pos in range(1, 8):
            card = where.pose(Spot(f"sentinels.{f}", str(pos)))
            assert card.x - geometry.SENTINEL_W * card.scale / 2 == pytest.approx(stand.column(pos), abs=0.02)
        for col in range(1, 7):
            lit = where.pose(Spot(f"columns.{f}", str(col)))
            assert lit.x == pytest.approx(stand.column(col + 0.5), abs=0.02)
            assert lit.y - 2 * geometry.ROW_H * lit.scale == pytest.approx(
                stand.floor_top(f) + geometry.GRID_TOP * stand.scale, abs=0.02
            )
        rooms = where.zones[f"floor.{f}"]
        for col in range(7):
            meeple = where.pose(Spot(f"floor.{f}", str(col)))
            middle = meeple.x + rooms.cell_at[0] * meeple.scale
            assert middle == pytest.approx(stand.column(col + 0.5), abs=0.02)
            assert rooms.cell == (geometry.COLUMN, geometry.ROOM_H)
    ai = where.pose(Spot("ai", "ai"))
    assert QPointF(ai.x, ai.y).toTuple() == pytest.approx(stand.ai, abs=0.02)
    keys, deck = where.pose(Spot("team_keys", "plate")), where.pose(Spot("deck"))
    assert (keys.x, keys.y) == stand.keys
    assert (deck.x, deck.y, deck.scale) == stand.deck
