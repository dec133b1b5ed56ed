"""Every component of Cities of Venus, by sprite name, and every zone of its layout.

Words in facts are those of the rules in lower case. Cards are told by their ids, which choose what is drawn: ``G01``
-``G26``, ``Y01``-``Y26``, ``R01``-``R26``, ``E01``-``E29``, and the innovations by theirs (``stable_shields``); an
unknown id gets the picture of its kind and department. ``dept`` is a department or "" for generic V-nauts. Numbers in
tuples are words: seven of a cost are the six departments in their order and the mineral points. ``seat`` counts from 0
and gives colour and sign. ``gauge`` (a name) goes with ``after`` (what a planned move would leave). Texts are text
records or message ids. Every fact may be left out.

===================== ========= ======================================================================================
component             size      facts
===================== ========= ======================================================================================
backdrop              1570x1036 none
mat                   1322x478  last (flag: Earth has been revealed and goes dark)
drop_deck             92x152    count (int), phase (int 1-3: of the top card; 0: no card left)
canister              140x202   card (id), name (text), phase (int), kind (upgrade, boost), dept, capacity (int:
                                upgrades), boost (int: boosters), perk (tuple: rolls, rerolls, pips), cost (tuple of
                                seven), missing (tuple of seven: how much of it the city lacks), free (tuple of
                                departments whose symbols cost the city nothing), extra (int: MECHANICAL symbols of the
                                cost that storing has added), event (flag), vp (int), verdict (pay, store, "": whether
                                the city that is at it can buy it, or only store it; freighter: it goes there)
earth_card            140x202   name (text)
parachute             150x98    phase (int; 0: white, Earth's), sway (int -2 .. 2: to which side it leans)
event_deck            92x152    count (int)
event_card            104x170   card (id), name (text), effects (tuple of triples: op, dept, figure, as in
                                ``("lose", "power", "2")``; ops lose, lose_half, lose_any, lose_minerals, gain,
                                gain_any, gain_minerals, lost_drop), note (text: on the sign below it), spent (flag)
market                250x372   vp (int: of each innovation)
innovation            140x202   kind (innovation), name (text), dept, placement (slot, bay, aside), capacity, boost,
                                moves, growth (ints, 0: none), perk (tuple), vp (int), count (int: copies in the pile,
                                0: an empty place; left out: a single card)
surface               230x90    count (int), top (tuple of up to three phases, 0 an innovation; the last lies on top)
supply_vnauts         214x104   none
supply_gems           206x104   none
round_track           600x44    round, phase (ints), step (cloud_drop .. grab, ""), note (text)
freighter             300x92    note (text): of the lone city
city                  1050x534  seat, active (flag: it is at it), shields (int: V-nauts there, as arcs of light)
nameplate             380x58    seat, name, note (texts), people, cards (ints: population, points on cards), computer
                                (flag: a governor's wheel beside the name), gauge, after (int: people)
growth                160x58    growth, air, food (ints), extra (int: by an innovation), gauge, after (int: growth)
shuttle               200x86    seat, count (int: without a place yet), gauge, after (int), leaving (flag: they go)
department_power      346x160   count, capacity (ints), filled (flag: a card lies in the slot), gauge, after (int:
                                count)
department_mechanical 252x160   the same
department_shields    346x160   the same
department_mining     338x166   the same
department_air        308x166   the same
department_food       338x166   the same
slot_card             88x106    card (id of a canister or innovation), name (text), phase (int, 0: innovation), dept,
                                capacity, vp (ints), perk (tuple)
booster               38x46     card (id of a canister or innovation), name (text), phase (int, 0: innovation), dept,
                                boost, vp (ints): a spent booster
vnaut                 30x38     state (new, leaving, waiting, asleep, ready, "")
station               264x312   count (int), note (text: what a full station is good for), gauge, after (int: count)
minerals              224x190   value (int: points), price (int: of an immigrant), points (int: victory points of the
                                store), gauge, after (int: value)
gem                   30x30     kind (black, pink, clear)
bay                   224x336   state (empty, stored, temp_workers, cryo_holding), count, capacity (ints: V-nauts
                                aboard), ready (int: sleepers that may leave), penalty (int: for a stored card at the
                                end), extra (int: what equipping costs besides)
die                   48x48     value (int 1-6; 0: its place), sides (int 6), sum (int: with the pips of a perk; 0:
                                not told)
forecast              264x214   seat, total (int), lines (tuple of pairs of a word and its figure: cards, people,
                                minerals, most_people, most_minerals, stored), gauge, after (int: total)
first_marker          30x30     none
challenge             224x478   of the lone city: total, people, minerals (ints), least (tuple of six: points for each
                                rating), goal_people, goal_minerals (ints), freighter (flag: it comes in this round),
                                gauge, after (int: total)
rival_tall            224x235   seat, name, note (texts), done (flag: the note is good news), over, active,
                                computer (flags), counts, capacities (tuples of six), slots (tuple of six: phase,
                                0 an innovation, "" an empty slot), cards (tuple of six ids),
                                names (tuple of six message ids: of those cards),
                                vps (tuple of six; pictures and names of cards are seen from near),
                                station, minerals, people, points (ints: total), boosters (int), bay (empty, stored,
                                temp_workers, cryo_holding), aboard (int)
rival                 224x154   the same
rival_low             224x115   the same
rival_flat            224x91    the same
rival_cards           224x235   bay_card (id), bay_name (message id), bay_phase (int), and seat, cards, names, slots and
                                vps as above
===================== ========= ======================================================================================

Zones, in the variants ``1`` .. ``6`` (number of cities). ``p`` is a place: 0 the large city, 1 and on the others,
clockwise; ``d`` a department, ``i/n`` the i-th of n (1/1 .. n/n).

===================== ============================ =====================================================================
zone                  slots                        holds
===================== ============================ =====================================================================
backdrop              all                          backdrop
mat                   board                        mat
drop_deck             deck                         drop_deck
row                   1 .. 5 (variant 6: 7)        canister, earth_card
chutes                as row                       parachute: it carries the card in the same slot
event_deck            deck                         event_deck
event                 open                         event_card
event_spent           pile                         event_card: the last one resolved, where it struck
market                board                        market
innovations           1 .. 4                       innovation
surface               pile                         surface; ``surface_cards`` below it is where scrapped cards go
surface_cards         pile                         canister, innovation: the last one that was scrapped
supply_vnauts         tray                         supply_vnauts
supply_gems           tray                         supply_gems
supply                vnauts, black, pink, clear   none: from here V-nauts and gems come
round_track           track                        round_track
freighter             sky                          freighter (variant 1)
city                  0                            city
nameplate             0                            nameplate
growth                0                            growth
shuttle               0                            shuttle
department.d          room                         department_d
slot.d                card                         slot_card
vnauts.d              i/n for n = 1 .. 12          vnaut: n is the capacity
arrivals              0 .. 13                      vnaut: below the shuttle, not placed yet or lost
boosters              0 .. 15                      booster: docked below the hull
station               board                        station
pods                  0 .. 7                       vnaut
minerals              board                        minerals
gems                  clear.0 .. clear.23, pink.0, gem: the fewest that make up the points
                      black.0 .. black.2
gems_few              clear.0 .. clear.3, pink.0,  the same and larger, as long as there are places for all
                      black.0 .. black.2
dice                  1, 2                         die: on the minerals' plate
bay                   board                        bay
bay_card              card                         canister or innovation
aboard                0 .. 7                       vnaut: beside an innovation in the bay
forecast              board                        forecast
first                 0 .. number of rivals        first_marker, by p
challenge             board                        challenge (variant 1)
rival_tall            1 .. (variants 2, 3)         rival_tall, by p
rival_cards           1 (variant 2)                rival_cards
rival                 1 .. 3 (variant 4)           rival, by p
rival_low             1 .. 4 (variant 5)           rival_low, by p
rival_flat            1 .. 5 (variant 6)           rival_flat, by p
taken                 1 .. number of rivals        canister, innovation: the last one a rival took, under its board
rival_dice            p.1, p.2                     die
===================== ============================ =====================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arcology.ui.art.cities_of_venus.canister import (
    BOOSTER_DOCKED,
    CANISTER,
    EARTH_CARD,
    PARACHUTE,
    SLOT_CARD_SMALL,
)
from arcology.ui.art.cities_of_venus.city import CITY_BOARD
from arcology.ui.art.cities_of_venus.decks import (
    DROP_DECK,
    EVENT_CARD,
    EVENT_DECK,
    SUPPLY_GEMS,
    SUPPLY_VNAUTS,
    SURFACE,
)
from arcology.ui.art.cities_of_venus.innovation import INNOVATION, MARKET_BOARD
from arcology.ui.art.cities_of_venus.lone import CHALLENGE_BOARD, FREIGHTER
from arcology.ui.art.cities_of_venus.mat import BACKDROP, MAT_BOARD
from arcology.ui.art.cities_of_venus.pieces import DIE, FIRST_MARKER, GEM, VNAUT_PIECE
from arcology.ui.art.cities_of_venus.plates import GROWTH, NAMEPLATE, ROUND_TRACK, SHUTTLE
from arcology.ui.art.cities_of_venus.rivals import RIVAL_CARD_LIST, RIVALS
from arcology.ui.art.cities_of_venus.rooms import DEPARTMENTS
from arcology.ui.art.cities_of_venus.station import STATION_BOARD
from arcology.ui.art.cities_of_venus.stores import FORECAST_SHEET, HOLDING_BAY, MINERAL_STORE
from arcology.ui.art.studio import Component

COMPONENTS: Final[Mapping[str, Component]] = {
    "backdrop": BACKDROP,
    "mat": MAT_BOARD,
    "drop_deck": DROP_DECK,
    "canister": CANISTER,
    "earth_card": EARTH_CARD,
    "parachute": PARACHUTE,
    "event_deck": EVENT_DECK,
    "event_card": EVENT_CARD,
    "market": MARKET_BOARD,
    "innovation": INNOVATION,
    "surface": SURFACE,
    "supply_vnauts": SUPPLY_VNAUTS,
    "supply_gems": SUPPLY_GEMS,
    "round_track": ROUND_TRACK,
    "freighter": FREIGHTER,
    "city": CITY_BOARD,
    "nameplate": NAMEPLATE,
    "growth": GROWTH,
    "shuttle": SHUTTLE,
    **DEPARTMENTS,
    "slot_card": SLOT_CARD_SMALL,
    "booster": BOOSTER_DOCKED,
    "vnaut": VNAUT_PIECE,
    "station": STATION_BOARD,
    "minerals": MINERAL_STORE,
    "gem": GEM,
    "bay": HOLDING_BAY,
    "die": DIE,
    "forecast": FORECAST_SHEET,
    "first_marker": FIRST_MARKER,
    "challenge": CHALLENGE_BOARD,
    **RIVALS,
    "rival_cards": RIVAL_CARD_LIST,
}
