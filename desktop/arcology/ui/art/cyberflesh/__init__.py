"""Every component of Cyberflesh, by sprite name, and every zone of its layout.

Words in facts are those of the rules in lower case. Cards and creatures are told by their ids, which choose what is
drawn: ``C1``-``C3``, ``E01``-``E25``, ``D01``-``D11``, ``CF``, ``F1``, ``F2``, ``N01``-``N10``, ``L01``-``L38``,
``M01``-``M40``; an unknown id gets a plain figure. ``CF_ALLY`` is the ally face of ``CF`` (a companion ``CF`` shows it
by itself). Statistics: priority, precision, strength, intelligence, life, defence. Abilities and keywords are words,
with their figure behind a colon where they have one: ``provoke``, ``explode:3``, ``incite:1``, ``absorb``,
``necrosis:1``, ``relentless``; ``regen:1``, ``rot:1``, ``filter:1``, ``thorns:1``, ``lure``. ``values`` are pairs of a
word and its figure, ``(("attacks", "2"), ("damage", "1"), ("precision", "+1"))``; words are the statistics, the
keywords, attacks, damage, heal, necrosis, hit, alert, reveal, extra, alternative (the last two without a figure).
``muted`` draws plain tokens in the place of blood drops. ``seat`` counts from 0; -1 is nobody. ``gauge`` (a name) goes
with ``after`` (what a planned move would leave). Every fact may be left out.

===================== ========= ======================================================================================
component             size      facts
===================== ========= ======================================================================================
backdrop              1570x1036 biome (int 1-8)
biome_board           524x492   biome (int), name (text), grid (tuple of rows as in the rules), sirens (int 0-2)
tile                  100x100   biome (int), back (start, exit, env, event), state (hidden, scouted, revealed), type
                                (start, combat, loot, mutation, cure, merchant, siren, exit, event; "" while unknown),
                                number (int: event, merchant 1-2, siren 1-2), done (flag), pending (flag: can be
                                resolved again), sealed (flag: the locked Exit), seed (int)
party                 100x100   seats (tuple of the living characters' seats as words), ally (flag)
supply                524x160   alert (int 1-8): plate below decks and Alert markers
alert_marker          26x26     level (int 1-8), lit (flag)
deck                  86x122    kind (loot, mutation, monster, graveyard, lord, events), count (int), top (id of the
                                card that is seen on the graveyard, or of the next event card)
order_track           1022x104  turn (int; 0: no fight), note (text: what the order is, or what happens in its place)
order_entry           174x88    card (id), name (text), priority (int), seat (int), state (acting, next, waiting, done),
                                target (text), target_seat (int), why (text)
order_entry_small     84x88     the same; shows portrait, name, priority, state
slot                  198x378   number (int 1-5), state (empty, enemy, loot, closed), title (text, right of the number),
                                note (text: why it is empty, who left the loot), chosen (flag: an attack is aimed here)
enemy_card            186x344   card (id), name (text), rank (monster, lord, boss, final), d8, damage, precision,
                                priority, defence, hp, max (ints), orientation (statistic or ""), abilities (tuple of
                                words), loot (loot, mutation, ""), text (text: what is told when there is no ability),
                                target (text), target_seat (int), incited (int: added damage), muted (flag), gauge,
                                after (int: hp)
aim                   132x20    order (int), name (text: weapon), seat (int)
incite                30x30     n (int): the flame between two slots
tray                  636x160   title, line_1, line_2, result (texts), verdict (hit, miss, success, failure, ""),
                                enemy (flag: an enemy rolls)
die                   72x72     value (int 1-8; 0: its place), sides (int 8: faces it may show while it tumbles),
                                tone (bone, rust, green, dark), state (hit, miss, critical, ""), reading (int 8, 4, 2:
                                how it is read, with the result below it), angle (int, degrees), modifier (int: added,
                                shown with the sum)
chance                276x140   percent (int), head, line (texts), row_1, row_2 (texts), percent_1, percent_2 (ints)
camp                  378x160   count (int): plate below the companions
companion             122x150   card (id), name (text), seat (int: owner; -1 all), hp, max, necrosis, priority,
                                precision, strength, intelligence, defence, attacks, damage (ints), mutations (tuple of
                                corners that are taken: tl, tr, bl, br), active (flag), muted (flag), gauge, after
                                (int: hp)
event_page            1022x490  event (int 0-30; -1: the closed book), biome (int), title, text, note (texts),
                                reader (text: who reads it aloud), choices (int: places marked for them)
event_strip           1022x104  event (int), biome (int), title, text (texts)
choice_card           174x250   label, line (texts), icon (strength, intelligence, damage, heal, necrosis, alert,
                                mutation, loot, companion, combat, reveal, move, siren, blood, user, pass), chances
                                (tuple of pairs: seat, percent), closed (flag), price (int), muted (flag)
sheet                 772x354   character (id), name, role (texts), seat (int), active, dead (flags), filled (tuple of
                                squares that are covered: tl, helmet, tr, left, right, bl, body, br), both (flag: a
                                two-handed weapon lies in the left square), used (tuple of squares whose weapon has
                                been used or aimed)
sheet_narrow          514x354   the same
portrait              160x112   character (id), seat (int), active, dead (flags)
hp_bar                272x34    hp, max (ints), gauge, after (int), muted (flag)
hp_bar_narrow         154x46    the same
stat                  86x40     stat (word), value, base (ints), gauge, after (int)
necrosis_track        272x48    count (int), gauge, after (int)
necrosis_track_narrow 154x76    the same
gear                  142x90    card (id), kind (weapon, helmet, body, consumable, mutation), name (text), values,
                                corner (tl, tr, bl, br: mutations), hands (int), aimed (int: order in the attack)
loot_card             140x186   card (id), kind (weapon, helmet, body, consumable), name (text), values, blood (int),
                                hands (int), text (text), muted (flag)
===================== ========= ======================================================================================

Zones, in the variants ``1``, ``2`` and ``3`` (number of characters; a game master needs no place of their own).
``s`` is a seat, ``b`` a biome, ``i/n`` the i-th of n (1/1 .. n/n).

===================== ================================ =================================================================
zone                  slots                            holds
===================== ================================ =================================================================
backdrop              all                              backdrop
biome                 board                            biome_board
tiles.b               "row,column" of each square      tile
party.b               "row,column"                     party
supply                board                            supply
alert                 1 .. 8                           alert_marker
decks                 loot .. events                   deck
order_track           track                            order_track
order                 i/n for n = 1..5                 order_entry
order_small           i/n for n = 6..16                order_entry_small
slots                 1 .. 5                           slot
enemies               1 .. 5                           enemy_card
slot_loot             1 .. 5 (``order`` steps down)    loot_card
slot_dice             1 .. 5                           die: a slot roll, when no enemy is there
pool                  i/n for n = 1..6                 loot_card: across the slots, Loot tiles, pools and counters
services              1, 2                             choice_card: what a merchant offers, on slots 4 and 5
aims                  1 .. 5 (``order`` steps down)    aim
incite                1-2, 2-3, 3-4, 4-5               incite
tray                  board                            tray
dice                  i/n for n = 1..6                 die
chance                badge                            chance: lies where the tray has its lines
camp                  board                            camp
companions            i/n for n = 1..11                companion
event                 page                             event_page: with one character beside the sheet, else where order
                                                       and slots lie, which are then not shown
event_strip           strip                            event_strip: in the place of the order track, while an event has
                                                       loot or a counter in the slots
choices               i/n for n = 1..4                 choice_card: on the page
sheets                s                                sheet; sheet_narrow in variant 3
portraits             s                                portrait
gear.s                tl, helmet, tr, left, right, bl, gear
                      body, br
hp                    s                                hp_bar; hp_bar_narrow in variant 3
stats.s               the six statistics               stat
necrosis              s                                necrosis_track; necrosis_track_narrow in variant 3
consumables.s.n       none; n = 1..12 cards are        loot_card in a fan; gear in a row in variant 3
                      held, ``order`` is 0 .. n-1
===================== ================================ =================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arcology.ui.art.cyberflesh.decks import ALERT_MARKER, DECK, SUPPLY
from arcology.ui.art.cyberflesh.dice import CHANCE, DIE_PIECE, TRAY
from arcology.ui.art.cyberflesh.enemy import ENEMY_CARD
from arcology.ui.art.cyberflesh.gauges import (
    CAMP,
    COMPANION,
    HP_BAR,
    HP_BAR_NARROW,
    NECROSIS_TRACK,
    NECROSIS_TRACK_NARROW,
    STAT,
)
from arcology.ui.art.cyberflesh.gear import GEAR, LOOT_CARD
from arcology.ui.art.cyberflesh.ground import BACKDROP, BIOME_BOARD
from arcology.ui.art.cyberflesh.order import ORDER_ENTRY, ORDER_ENTRY_SMALL, ORDER_TRACK
from arcology.ui.art.cyberflesh.page import CHOICE_CARD, EVENT_PAGE, EVENT_STRIP
from arcology.ui.art.cyberflesh.sheet import PORTRAIT, SHEET, SHEET_NARROW
from arcology.ui.art.cyberflesh.slots import AIM, INCITE, SLOT
from arcology.ui.art.cyberflesh.tiles import PARTY, TILE_PIECE
from arcology.ui.art.studio import Component

COMPONENTS: Final[Mapping[str, Component]] = {
    "backdrop": BACKDROP,
    "biome_board": BIOME_BOARD,
    "tile": TILE_PIECE,
    "party": PARTY,
    "supply": SUPPLY,
    "alert_marker": ALERT_MARKER,
    "deck": DECK,
    "order_track": ORDER_TRACK,
    "order_entry": ORDER_ENTRY,
    "order_entry_small": ORDER_ENTRY_SMALL,
    "slot": SLOT,
    "enemy_card": ENEMY_CARD,
    "aim": AIM,
    "incite": INCITE,
    "tray": TRAY,
    "die": DIE_PIECE,
    "chance": CHANCE,
    "camp": CAMP,
    "companion": COMPANION,
    "event_page": EVENT_PAGE,
    "event_strip": EVENT_STRIP,
    "choice_card": CHOICE_CARD,
    "sheet": SHEET,
    "sheet_narrow": SHEET_NARROW,
    "portrait": PORTRAIT,
    "hp_bar": HP_BAR,
    "hp_bar_narrow": HP_BAR_NARROW,
    "stat": STAT,
    "necrosis_track": NECROSIS_TRACK,
    "necrosis_track_narrow": NECROSIS_TRACK_NARROW,
    "gear": GEAR,
    "loot_card": LOOT_CARD,
}
