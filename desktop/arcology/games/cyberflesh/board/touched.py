"""Which pieces an event concerns, to be ringed and to be found from the log."""

from __future__ import annotations

from typing import Any

from arcology.games.cyberflesh import events as ev
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.state import CyberfleshState

MOST_DICE = 6


def touched(s: CyberfleshState, e: Any) -> tuple[str, ...]:
    """Ids of the pieces; some may have left the table since."""
    return _of_the_way(e) or _of_fights(s, e) or _of_attacks(s, e) or _of_units(s, e) or _of_cards(e)


def unit_of(s: CyberfleshState, name: str) -> str:
    """The piece of a unit, also of one that is gone."""
    unit = s.unit(name)
    return names.companion(name) if unit is None else names.unit_piece(unit)


def dice_of(faces: tuple[int, ...]) -> tuple[str, ...]:
    """The dice of a roll."""
    return tuple(names.die(place) for place in range(min(MOST_DICE, len(faces))))


def _of_the_way(e: Any) -> tuple[str, ...]:
    match e:
        case ev.GameBegan():
            return (names.BIOME,)
        case ev.Moved() | ev.PartyPut():
            return (names.PARTY, names.tile(e.square))
        case ev.TileRevealed() | ev.TileScouted() | ev.TileDeferred() | ev.SirenActivated():
            return (names.tile(e.square),)
        case ev.BacktrackRolled():
            return (names.tile(e.square), names.die(0))
        case ev.EventBegan():
            return (names.PAGE, names.tile(e.square))
        case ev.EventSkipped() | ev.OptionTaken():
            return (names.PAGE,)
        case ev.TableRolled():
            return (names.die(0), names.PAGE)
        case ev.AlertChanged():
            low, high = sorted((e.before, e.after))
            return tuple(names.alert_marker(level) for level in range(low + 1, high + 1))
    return ()


def _of_fights(s: CyberfleshState, e: Any) -> tuple[str, ...]:
    match e:
        case ev.SlotsRolled():
            return (*dice_of(e.faces), *(names.slot(slot) for slot in e.filled))
        case ev.FinalRolled():
            return (names.die(0),)
        case ev.EnemyPlaced():
            return (names.enemy(e.slot),)
        case ev.DeckReshuffled():
            return (names.deck("monster" if e.source.value == "monster" else "lord"), names.deck("graveyard"))
        case ev.NobodyCame() | ev.FightBegan() | ev.FightWon():
            return tuple(names.slot(slot) for slot in range(1, len(s.slots) + 1))
        case ev.CombatTurnBegan() | ev.OrderFixed():
            return (names.TRACK,)
        case ev.OrderRolled():
            return (*dice_of(e.faces), *(names.order_entry(unit) for unit in e.units))
        case ev.EscapeRolled():
            return (unit_of(s, e.unit), names.die(0))
        case ev.Fled():
            return (names.PARTY, names.deck("events"))
        case ev.GameEnded():
            return tuple(names.portrait(unit.owner) for unit in s.characters)
    return ()


def _of_attacks(s: CyberfleshState, e: Any) -> tuple[str, ...]:
    match e:
        case ev.UnitPassed():
            return (unit_of(s, e.unit),)
        case ev.AttackRolled():
            return (unit_of(s, e.unit), names.enemy(e.slot), *dice_of(e.faces))
        case ev.AttackLost():
            return (unit_of(s, e.unit), names.slot(e.slot))
        case ev.EnemyHurt() | ev.Absorbed():
            return (names.enemy(e.slot),)
        case ev.EnemyDied():
            return (names.slot(e.slot), names.deck("graveyard"))
        case ev.LootDropped():
            return (names.loot(e.card), names.slot(e.slot))
        case ev.Exploded():
            return (names.slot(e.slot), names.deck("graveyard"))
        case ev.TargetChosen():
            return (names.enemy(e.slot), unit_of(s, e.unit))
        case ev.Immolated():
            return (unit_of(s, e.unit), unit_of(s, e.target), names.enemy(e.slot))
        case ev.StrikeRolled():
            return (names.enemy(e.slot), unit_of(s, e.unit), *dice_of(e.faces))
        case ev.StrikeTaken():
            return (names.enemy(e.slot), unit_of(s, e.unit))
    return ()


def _of_units(s: CyberfleshState, e: Any) -> tuple[str, ...]:
    match e:
        case ev.Healed() | ev.UnitHurt():
            return (unit_of(s, e.unit), *_gauge(s, e.unit, necrosis=False))
        case ev.NecrosisGained() | ev.NecrosisLost():
            return (unit_of(s, e.unit), *_gauge(s, e.unit, necrosis=True))
        case ev.TestRolled():
            return (unit_of(s, e.unit), names.die(0))
        case ev.Buffed() | ev.UnitDied():
            return (unit_of(s, e.unit),)
        case ev.NpcJoined() | ev.NpcPassed():
            return (names.companion(e.npc), names.portrait(e.seat))
        case ev.NpcMissing():
            return (names.deck("events"),)
        case ev.AllyJoined():
            return (names.CAMP,)
        case ev.MutationGained():
            return (unit_of(s, e.unit), names.mutation(e.card))
    return ()


def _gauge(s: CyberfleshState, name: str, *, necrosis: bool) -> tuple[str, ...]:
    """The bar or track of a character; companions have theirs on their card."""
    seat = next((unit.owner for unit in s.characters if unit.id == name), None)
    if seat is None:
        return ()
    return (names.necrosis(seat) if necrosis else names.hp(seat),)


def _of_cards(e: Any) -> tuple[str, ...]:
    match e:
        case ev.LootShown() | ev.MerchantCame():
            return tuple(names.loot(card) for card in e.cards) or (names.LOOT_DECK,)
        case ev.LootTaken() | ev.Equipped():
            return (names.loot(e.card), names.sheet(e.seat))
        case ev.LootDrawn():
            return (names.loot(e.card), names.portrait(e.seat)) if e.card else (names.LOOT_DECK,)
        case ev.LootPassed():
            return (names.portrait(e.seat),)
        case ev.LootLeft() | ev.MerchantLeft():
            return (names.LOOT_DECK,)
        case ev.CardDiscarded():
            return (names.LOOT_DECK, names.sheet(e.seat))
        case ev.CardGiven():
            return (names.loot(e.card), names.sheet(e.to))
        case ev.SwapProposed() | ev.SwapRefused() | ev.CardsSwapped():
            return (names.loot(e.card), names.loot(e.theirs))
        case ev.ConsumableUsed():
            return (names.portrait(e.seat), names.LOOT_DECK)
        case ev.Dealt():
            return (names.sheet(e.seat), *((names.loot(e.item),) if e.item else ()))
    return ()
