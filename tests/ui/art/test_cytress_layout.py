"""The table of Cytress as its layout has it: every place has room, and lies where the boards draw it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from arcology.engine.layout import Layout
from arcology.engine.table import Spot
from arcology.ui.art import components
from arcology.ui.art.cytress import district, geometry, machine, player, reading, underbelly
from tests.ui.art import cytress_tables as tables

PAINTERS = components(tables.GAME)

SPRITES = {
    "backdrop": "backdrop",
    "stratos": "stratos",
    "underbelly": "underbelly",
    "districts": "district",
    "pads": "landing_pad",
    "pads_small": "landing_pad_small",
    "pad": "ship",
    "decks": "mission_deck",
    "missions": "mission_card",
    "influence": "rebel",
    "stratolite_deck": "stratolite_deck",
    "stratolites": "stratolite",
    "stratolite_discard": "stratolite_deck",
    "early": "crew",
    "plate": "crew",
    "tier": "crew",
    "bounty": "bounty_card",
    "skill_tokens": "skill_token",
    "tiles": "map_tile",
    "hexes": "hex",
    "crew": "crew",
    "tubes": "tube",
    "tube_bag": "tube_bag",
    "tube_bag_tall": "tube_bag_tall",
    "tray": "player_tray",
    "rebel_board": "rebel_board",
    "lifepaths": "lifepath",
    "path": "mission_card",
    "supplies": "supply_track",
    "ships": "ship",
    "skills": "skill_card",
    "bounties": "bounty_card",
    "tokens": "skill_token",
    "rebel": "rebel",
    "rivals": "rival",
    "rivals_compact": "rival_compact",
    "rival_sheet": "rival_sheet",
    "paths": "mission_card",
    "ai_board": "ai_board",
    "ai_log": "ai_log",
    "ai_bag": "ai_bag",
    "ai_tokens": "supply_token",
    "prestige": "score_mark",
    "first": "first_marker",
}
BOARDS = (
    "stratos",
    "underbelly",
    "districts",
    "tray",
    "rivals",
    "rivals_compact",
    "rival_sheet",
    "ai_board",
    "ai_log",
    "ai_bag",
    "tube_bag",
    "tube_bag_tall",
)
SMALL = ("decks", "missions", "stratolite_deck", "stratolites", "stratolite_discard", "supplies", "lifepaths")


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


def zones_of(where: Layout, kinds: tuple[str, ...]) -> list[tuple[str, QRectF]]:
    return [found for zone in where.zones if zone.partition(".")[0] in kinds for found in areas(where, zone)]


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_zones_hold_what_their_painters_draw(players: int) -> None:
    for name, zone in tables.layout(players).zones.items():
        assert zone.item == PAINTERS[SPRITES[name.partition(".")[0]]].size, name


def test_every_kind_of_zone_is_used() -> None:
    used = {zone.partition(".")[0] for players in tables.PLAYERS for zone in tables.layout(players).zones}
    assert used == set(SPRITES)


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_everything_lies_on_the_table(players: int) -> None:
    where = tables.layout(players)
    table = QRectF(0, 0, *where.size).adjusted(-1, -1, 1, 1)
    for zone in where.zones:
        for name, rect in areas(where, zone):
            assert table.contains(rect), f"{name} reaches beyond the table: {rect}"


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_boards_do_not_cover_each_other_or_the_map(players: int) -> None:
    where = tables.layout(players)
    placed = zones_of(where, BOARDS)
    trimmed = [(name, rect.adjusted(5, 8, -5, -8)) for name, rect in zones_of(where, ("hexes",))]
    for (a, first), (b, second) in combinations([*placed, *trimmed], 2):
        if not (a.startswith("hexes") and b.startswith("hexes")):
            assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{a} covers {b}"


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_cards_and_trackers_have_places_of_their_own(players: int) -> None:
    where = tables.layout(players)
    for (a, first), (b, second) in combinations([*zones_of(where, SMALL), *zones_of(where, ("rebel_board",))], 2):
        assert not first.adjusted(0.5, 0.5, -0.5, -0.5).intersects(second), f"{a} covers {b}"


@pytest.mark.parametrize("players", tables.PLAYERS)
@pytest.mark.parametrize("kind", ["tokens.0", "crew.0", "ships.0", "skills.0", "skill_tokens", "bounty"])
def test_small_pieces_do_not_hide_each_other(players: int, kind: str) -> None:
    where = tables.layout(players)
    zones = [zone for zone in where.zones if zone == kind or zone.partition(".")[0] == kind]
    placed = [found for zone in zones for found in areas(where, zone)]
    for (a, first), (b, second) in combinations(placed, 2):
        trim = 0.12 * first.width()  # what is drawn is smaller than its rectangle
        assert not first.adjusted(trim, trim, -trim, -trim).intersects(second), f"{a} covers {b}"


def holder_of(zone: str, players: int) -> str:
    """The zone of the board on which a zone's pieces lie, with the slot where there are several."""
    kind, _, rest = zone.partition(".")
    if kind in ("early", "tier", "stratolites", "stratolite_deck", "stratolite_discard"):
        return "stratos board"
    if kind in ("missions", "influence"):
        return f"districts {rest}"
    if kind in ("bounty", "skill_tokens"):
        return "underbelly board"
    if kind == "ai_tokens":
        return "ai_board board"
    if kind == "path":
        return f"lifepaths {rest}"
    if kind in ("lifepaths", "supplies", "rebel_board"):
        return "tray 0"
    if kind in ("ships", "skills", "bounties", "tokens", "rebel") and rest == "0":
        return "tray 0"
    if kind in ("ships", "bounties", "tokens", "skills", "crew", "rebel") and rest.isdigit() and rest != "0":
        return f"rivals {rest}" if players > 1 else "ai_board board"
    return ""


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_pieces_lie_on_their_board(players: int) -> None:
    where = tables.layout(players)
    boards = {name.replace("_compact", ""): rect for name, rect in zones_of(where, (*BOARDS, "lifepaths"))}
    checked = 0
    for zone in where.zones:
        holder = holder_of(zone, players)
        for name, rect in areas(where, zone) if holder else ():
            assert boards[holder].adjusted(-3, -3, 3, 3).contains(rect), f"{name} is not on {holder}"
            checked += 1
    assert checked > 500


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_hexes_lie_where_the_map_has_them(players: int) -> None:
    where = tables.layout(players)
    cells = tables.map_cells(players)
    assert {(int(q), r) for r in range(6) for q in where.zones[f"hexes.{r}"].slots} == set(cells)
    first = where.pose(Spot("hexes.0", "0"))
    for q, r in cells:
        pose = where.pose(Spot(f"hexes.{r}", str(q)))
        assert pose.x - first.x == pytest.approx((q + r / 2) * geometry.HEX_STEP * pose.scale, abs=0.05)
        assert pose.y - first.y == pytest.approx(r * geometry.ROW_STEP * pose.scale, abs=0.05)
        for kind in ("crew.map", "tubes"):
            zone = where.zones[f"{kind}.{r}"]
            stands = where.pose(Spot(f"{kind}.{r}", str(q)))
            assert stands.x == pytest.approx(pose.x, abs=0.05)
            assert abs(stands.y + zone.cell_at[1] * zone.scale - pose.y) < 4, "the place is not the hex"
    for i, (dq, dr) in enumerate(tables.OFFSETS[players]):
        tile, hexes = where.pose(Spot("tiles", str(i))), where.pose(Spot(f"hexes.{dr}", str(dq)))
        corner = (tile.x - geometry.TILE_W / 2 * tile.scale, tile.y - geometry.TILE_H / 2 * tile.scale)
        assert corner[0] + geometry.TILE_FIRST.x() * tile.scale == pytest.approx(hexes.x, abs=0.05)
        assert corner[1] + geometry.TILE_FIRST.y() * tile.scale == pytest.approx(hexes.y, abs=0.05)


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_front_rows_of_the_map_lie_over_the_rows_behind(players: int) -> None:
    where = tables.layout(players)
    for kind in ("hexes", "crew.map", "tubes"):
        heights = [where.zones[f"{kind}.{r}"].z for r in range(6)]
        assert heights == sorted(set(heights))
    assert where.zones["hexes.5"].z < where.zones["crew.map.0"].z


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_there_is_room_for_as_many_crew_as_tubes_can_carry(players: int) -> None:
    """Fifty sections make so many tubes of one height at most, and each carries one crew (CYT-STRAT-08)."""
    where, board = tables.layout(players), dict(areas(tables.layout(players), "stratos"))["stratos board"]
    early = 2 if players < 4 else 3
    for height, tier in enumerate(geometry.TIERS, 1):
        assert len(where.zones[f"tier.{tier}"].slots) == 50 // height
        assert len(where.zones[f"early.{tier}"].slots) == early
        spots = [where.pose(Spot(f"tier.{tier}", slot)) for slot in where.zones[f"tier.{tier}"].slots]
        assert len({(pose.x, pose.y) for pose in spots}) == len(spots)
        for pose in spots:
            dx = (pose.x - board.x() - geometry.AXIS) / geometry.PLATE_RX[tier]
            dy = (pose.y + 4 - board.y() - geometry.PLATE_Y[tier]) / geometry.PLATE_RY[tier]
            assert dx * dx + dy * dy < 1, f"a crew would hover beside the {tier} plate"
        for i in range(early):
            x, y = geometry.early_place(tier, i)
            pose = where.pose(Spot(f"early.{tier}", str(i)))
            assert pose.x == pytest.approx(board.x() + x, abs=0.05)
            assert abs(pose.y - board.y() - y) < 6


@pytest.mark.parametrize("players", tables.PLAYERS)
def test_places_are_where_the_boards_draw_them(players: int) -> None:
    where = tables.layout(players)
    spaces = 1 if players < 4 else 2
    for name, rect in areas(where, "districts"):
        faction = name.split()[1]
        for slot in range(4):
            spot = Spot("decks", faction) if slot == 0 else Spot(f"missions.{faction}", str(slot))
            place, pose = district.card_rect(slot).translated(rect.topLeft()).center(), where.pose(spot)
            assert (pose.x, pose.y) == pytest.approx(place.toTuple(), abs=0.05)
        centres, half = district.SPACES[spaces]
        zone = where.zones[f"influence.{faction}"]
        assert len(zone.slots) == spaces
        for i, x in enumerate(centres):
            pose = where.pose(Spot(zone=f"influence.{faction}", slot=str(i)))
            middle = rect.x() + district.across(x, faction)
            assert pose.x + zone.cell_at[0] * zone.scale == pytest.approx(middle, abs=0.5)
            assert zone.cell[0] * zone.scale == pytest.approx(2 * half, abs=0.5)
    board = dict(areas(where, "underbelly"))["underbelly board"]
    for faction, x in zip(reading.FACTIONS, underbelly.BOUNTY_X, strict=True):
        assert where.pose(Spot(f"bounty.{faction}")).x == pytest.approx(board.x() + x, abs=0.05)
    for name, rect in areas(where, "lifepaths"):
        faction = name.split()[1]
        for count in (1, 5, 15):
            for i in range(count):
                x, y = player.lane_place(faction, i, count)
                pose = where.pose(Spot(f"path.{faction}", f"{i + 1}/{count}"))
                assert (pose.x, pose.y) == pytest.approx((rect.x() + x, rect.y() + y), abs=0.05)


@pytest.mark.parametrize("faction", reading.FACTIONS)
def test_a_lifepath_grows_away_from_the_rebel_board(faction: str) -> None:
    where = tables.layout(3)
    middle = where.pose(Spot("rebel_board", "0")).x
    for count in range(2, 16):
        away = [abs(where.pose(Spot(f"path.{faction}", f"{i}/{count}")).x - middle) for i in range(1, count + 1)]
        assert away == sorted(away)
        assert all(b - a > 20 for a, b in pairwise(away)), f"signs are hidden in a path of {count}"


def test_tokens_of_the_ai_cover_its_actions() -> None:
    where = tables.layout(1)
    board = dict(areas(where, "ai_board"))["ai_board board"]
    for i, supply in enumerate(tables.TRACK_NAMES):
        for slot in range(3):
            pose = where.pose(Spot(f"ai_tokens.{supply}", str(slot + 1)))
            x, y = machine.slot_place(i, slot)
            assert (pose.x, pose.y) == pytest.approx((board.x() + x, board.y() + y), abs=0.05)
