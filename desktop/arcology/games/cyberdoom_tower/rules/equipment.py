"""Discarding equipment for Energy, also to survive a strike, and suffering damage (CDT-EQUIP-03, -04)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cyberdoom_tower.actions import AcceptDamage, Discard
from arcology.games.cyberdoom_tower.cards import Equipment
from arcology.games.cyberdoom_tower.events import Discarded, Wounded
from arcology.games.cyberdoom_tower.rules.outcome import end_game
from arcology.games.cyberdoom_tower.rules.rounds import SEATS
from arcology.games.cyberdoom_tower.state import AI, TRACKER_MAX, TowerState
from arcology.games.cyberdoom_tower.tasks import AskLethal

DISCARD = tuple({card: Discard(seat, card) for card in Equipment} for seat in SEATS)
ACCEPT = tuple(AcceptDamage(seat) for seat in SEATS)


def card_name(card: Equipment) -> Text:
    """The name of an equipment card."""
    return Text(f"cyberdoom_tower.equipment.{card.value}")


def discards(s: TowerState, seat: int) -> list[Discard]:
    """What may be discarded for Energy now: cards of ``seat`` first, then those of the other player (CDT-EQUIP-03)."""
    found: list[Discard] = []
    for who in (seat, 1 - seat)[: len(s.players)]:
        player = s.players[who]
        if player.equipment and player.energy < TRACKER_MAX:
            table = DISCARD[who]
            found += [table[card] for card in player.equipment]
    return found


def check_discard(s: TowerState, a: Discard, victim: int | None) -> Refusal | None:
    """Only one's own cards, below 6 Energy, and in a lethal moment only the victim's; ``victim`` is None otherwise."""
    if victim is not None and a.seat != victim:
        return refusal("cyberdoom_tower.refusal.only_victim", "CDT-EQUIP-04")
    player = s.players[a.seat]
    if a.card not in player.equipment:
        return not_held(a.card)
    if player.energy >= TRACKER_MAX:
        return refusal("cyberdoom_tower.refusal.energy_full", "CDT-EQUIP-03", most=TRACKER_MAX)
    return None


def not_held(card: Equipment) -> Refusal:
    """The refusal for using a card that the player does not have."""
    return refusal("cyberdoom_tower.refusal.not_held", "CDT-EQUIP-01", card=card_name(card))


def remove(s: TowerState, seat: int, card: Equipment) -> None:
    """Put a card out of the game (CDT-LOOT-05)."""
    player = s.players[seat]
    player.equipment = tuple(held for held in player.equipment if held is not card)
    s.discarded = (*s.discarded, card)


def discard(s: TowerState, a: Discard, ctx: Context, *, lethal: bool) -> None:
    """Give the card away for 1 Energy; what it already did stays (CDT-R-69)."""
    remove(s, a.seat, a.card)
    player = s.players[a.seat]
    player.energy += 1
    if ctx.keep_beats:
        rule = "CDT-EQUIP-04" if lethal else "CDT-EQUIP-03"
        ctx.emit(Discarded(a.seat, a.card, player.energy, lethal, rule))


def suffer(s: TowerState, seat: int, damage: int, floor: int, ctx: Context) -> None:
    """Take damage, unless it is lethal and equipment may still be discarded: then ask first (CDT-EQUIP-04)."""
    player = s.players[seat]
    if player.energy <= damage and player.energy < TRACKER_MAX and player.equipment:
        ctx.then(AskLethal(seat, damage, floor))
    else:
        lose_energy(s, seat, damage, floor, ctx)


def lose_energy(s: TowerState, seat: int, damage: int, floor: int, ctx: Context) -> None:
    """Energy falls; at 0 the team has lost (CDT-WIN-02)."""
    player = s.players[seat]
    player.energy = max(0, player.energy - damage)
    if ctx.keep_beats:
        rule = "CDT-AI-04" if floor == AI else "CDT-SENT-07"
        ctx.emit(Wounded(seat, floor, damage, player.energy, rule))
    if not player.energy:
        end_game(s, "LOSS_ENERGY", "CDT-WIN-02", ctx, seat=seat, floor=floor)
