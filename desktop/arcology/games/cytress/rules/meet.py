"""Meeting a faction: card, hex, spies, then payment and everything else at once (CYT-FACT, CYT-SPY)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef, Text
from arcology.games.cytress.actions import PlaceCrew, Spy, TakeCard
from arcology.games.cytress.events import CrewPlaced, MissionTaken, SlotRefilled, SpyDeclined
from arcology.games.cytress.rules.book import HOOLIGANGS, Book
from arcology.games.cytress.rules.costs import affordable_slots, mission_cost, pay, skill_discount, too_dear
from arcology.games.cytress.rules.gain import gain
from arcology.games.cytress.rules.hexes import SPY_CREW
from arcology.games.cytress.rules.tables import (
    ASK_CARD,
    ASK_HEX,
    ASK_SPY,
    DECLINE,
    PADS,
    PLACE_CREW,
    SPY,
    TAKE_CARD,
)
from arcology.games.cytress.rules.turns import ask, end_action
from arcology.games.cytress.state import EMPTY, NOBODY, NOWHERE, Ai, CytressState, Plan, Player
from arcology.games.cytress.terms import FACTIONS, MISSION_SLOTS, SUPPLY_INDEX


def open_plan(s: CytressState) -> Plan:
    """The action in progress."""
    assert s.plan is not None, "asked outside an action"
    return s.plan


def faction_met(s: CytressState) -> int:
    """The faction whose pad the ship of the action in progress stands on."""
    return PADS.index(open_plan(s).pad)


def can_meet(book: Book, s: CytressState, player: Player, faction: int) -> bool:
    """Whether a mission of that faction can be completed in full (CYT-FACT-07)."""
    return bool(player.reserve and s.free[faction] and affordable_slots(book, s, player, faction))


def check_meet(book: Book, s: CytressState, player: Player, faction: int) -> Refusal | None:
    """Why that faction cannot be met."""
    name = Text(FACTIONS[faction].name_id)
    if not player.reserve:
        return refusal("cytress.refusal.no_crew_left", "CYT-FACT-07")
    if not s.free[faction]:
        return refusal("cytress.refusal.no_free_hex", "CYT-FACT-07", faction=name)
    face_up = [card for card in s.slots[faction] if card]
    if not face_up:
        return refusal("cytress.refusal.no_missions", "CYT-FACT-07", faction=name)
    if not affordable_slots(book, s, player, faction):
        need = min(mission_cost(book, s, player, faction, book.missions[card].skill) for card in face_up)
        return too_dear(player, book.supply_of[faction], need)
    return None


def proceed(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Ask for what is still open; what has one answer only is filled in; with nothing open the mission is done."""
    plan = open_plan(s)
    faction = faction_met(s)
    player = s.players[seat]
    if plan.slot == NOWHERE:
        places = affordable_slots(book, s, player, faction)
        if len(places) > 1:
            ask(s, ASK_CARD, seat, ctx)
            return
        plan.slot = places[0] + 1
    if plan.hex == NOWHERE:
        if s.free[faction] > 1:
            ask(s, ASK_HEX, seat, ctx)
            return
        plan.hex = free_hexes(book, s, faction)[0]
    spied = opponents(book, s, seat, plan.hex)
    if len(spied) > len(plan.spies):
        ask(s, [table[spied[len(plan.spies)]] for table in ASK_SPY], seat, ctx)
        return
    complete(book, s, seat, ctx)


def free_hexes(book: Book, s: CytressState, faction: int) -> list[int]:
    """Hexes of the faction's colour with neither crew nor tube (CYT-FACT-02)."""
    crew, tubes = s.crew, s.tubes
    return [hex_ for hex_ in book.ground(s.tiles).by_colour[faction] if crew[hex_] < 0 and not tubes[hex_]]


def opponents(book: Book, s: CytressState, seat: int, hex_: int) -> list[int]:
    """Opponents with two or more crew beside a hex, in seat order (CYT-SPY-01 to -04)."""
    crew = s.crew
    beside = [owner for other in book.ground(s.tiles).neighbours[hex_] if (owner := crew[other]) >= 0 and owner != seat]
    if len(beside) < SPY_CREW:
        return []
    return [owner for owner in sorted(set(beside)) if beside.count(owner) >= SPY_CREW]


def spied_supplies(book: Book, s: CytressState, hex_: int, opponent: int) -> list[int]:
    """Supplies of the hexes under that opponent's crew beside a hex, in canonical order (CYT-SPY-01)."""
    ground = book.ground(s.tiles)
    return sorted(
        {book.supply_of[ground.colours[other]] for other in ground.neighbours[hex_] if s.crew[other] == opponent}
    )


def cards(book: Book, s: CytressState, seat: int) -> list[TakeCard]:
    """Cards that can be paid for."""
    table = TAKE_CARD[seat]
    return [table[place] for place in affordable_slots(book, s, s.players[seat], faction_met(s))]


def hexes(book: Book, s: CytressState, seat: int) -> list[PlaceCrew]:
    """Hexes to which the crew can go."""
    table = PLACE_CREW[seat]
    return [table[hex_] for hex_ in free_hexes(book, s, faction_met(s))]


def spies(book: Book, s: CytressState, seat: int, opponent: int) -> list[Spy]:
    """Supplies to be had from an opponent, and declining."""
    table = SPY[seat][opponent]
    return [*(table[supply] for supply in spied_supplies(book, s, open_plan(s).hex, opponent)), table[DECLINE]]


def check_card(book: Book, s: CytressState, a: TakeCard) -> Refusal | None:
    """Why a card is not possible."""
    faction, player = faction_met(s), s.players[a.seat]
    if not 1 <= a.slot <= MISSION_SLOTS:
        return refusal("cytress.refusal.no_such_slot", "CYT-FACT-03")
    card = s.slots[faction][a.slot - 1]
    if not card:
        return refusal("cytress.refusal.slot_empty", "CYT-FACT-05", slot=a.slot)
    supply = book.supply_of[faction]
    need = mission_cost(book, s, player, faction, book.missions[card].skill)
    return too_dear(player, supply, need) if need > player.stock[supply] else None


def check_hex(book: Book, s: CytressState, a: PlaceCrew) -> Refusal | None:
    """Why a hex is not possible."""
    faction = faction_met(s)
    if not 0 <= a.hex < len(s.crew):
        return refusal("cytress.refusal.no_such_hex", "CYT-FACT-02")
    if s.tubes[a.hex]:
        return refusal("cytress.refusal.hex_has_tube", "CYT-STRAT-09")
    if s.crew[a.hex] != NOBODY:
        return refusal("cytress.refusal.hex_has_crew", "CYT-FACT-02")
    if book.ground(s.tiles).colours[a.hex] != faction:
        return refusal("cytress.refusal.hex_of_other_faction", "CYT-FACT-04", faction=Text(FACTIONS[faction].name_id))
    return None


def check_spy(book: Book, s: CytressState, a: Spy, opponent: int) -> Refusal | None:
    """Why a supply is not possible."""
    if a.opponent != opponent:
        return refusal("cytress.refusal.spy_other_first", "CYT-SPY-02", **_rival(s, opponent))
    if a.supply is None or SUPPLY_INDEX[a.supply] in spied_supplies(book, s, open_plan(s).hex, opponent):
        return None
    return refusal("cytress.refusal.spy_supply", "CYT-SPY-01", supply=Text(a.supply.name_id))


def _rival(s: CytressState, owner: int) -> dict[str, SeatRef | Text]:
    """The name of an opponent as an argument; the AI has no seat."""
    return {"rival": SeatRef(owner) if owner < len(s.players) else Text("cytress.ai")}


def choose_card(book: Book, s: CytressState, a: TakeCard, ctx: Context) -> None:
    """Fix the card (CYT-FACT-08)."""
    open_plan(s).slot = a.slot
    proceed(book, s, a.seat, ctx)


def choose_hex(book: Book, s: CytressState, a: PlaceCrew, ctx: Context) -> None:
    """Fix the hex (CYT-FACT-08)."""
    open_plan(s).hex = a.hex
    proceed(book, s, a.seat, ctx)


def spy(book: Book, s: CytressState, a: Spy, ctx: Context) -> None:
    """Fix what an opponent's crew bring."""
    plan = open_plan(s)
    supply = NOWHERE if a.supply is None else SUPPLY_INDEX[a.supply]
    plan.spies = (*plan.spies, (a.opponent, supply))
    proceed(book, s, a.seat, ctx)


def complete(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Pay, place the crew, collect from spies, take the card, refill (CYT-FACT-01 to -06, CYT-R-12)."""
    plan, faction = open_plan(s), faction_met(s)
    s.plan = None
    player = s.players[seat]
    supply = book.supply_of[faction]
    card = s.slots[faction][plan.slot - 1]
    facts = book.missions[card]
    cost = mission_cost(book, s, player, faction, facts.skill)
    skill = skill_discount(s, player, facts.skill)
    pay(s, seat, supply, cost, book.costs[faction], player.icons[HOOLIGANGS + supply], skill, ctx)
    put_crew(s, player, seat, plan.hex, faction)
    if ctx.keep_beats:
        ctx.emit(CrewPlaced(seat, plan.hex, FACTIONS[faction]))
        ctx.cut()
    for opponent, found in plan.spies:
        if found != NOWHERE:
            gain(book, s, seat, found, 1, "spy", "CYT-SPY-01", ctx, of=opponent)
        elif ctx.keep_beats:
            ctx.emit(SpyDeclined(seat, opponent))
    ctx.cut()
    player.icons[facts.icon] += 1
    take_mission(book, s, player, faction, plan.slot)
    if ctx.keep_beats:
        ctx.emit(MissionTaken(seat, card, FACTIONS[faction], plan.slot))
        ctx.cut()
    refill(s, faction, plan.slot, ctx)
    end_action(book, s, seat, ctx)


def put_crew(s: CytressState, party: Player | Ai, owner: int, hex_: int, colour: int) -> None:
    """Move one crew from the reserve to an empty hex of that colour."""
    party.reserve -= 1
    party.posted[colour] += 1
    s.free[colour] -= 1
    s.crew[hex_] = owner


def take_mission(book: Book, s: CytressState, party: Player | Ai, faction: int, slot: int) -> str:
    """Take the card of a slot 1..3; it counts for skills and targets from now on (CYT-FACT-06)."""
    card = s.slots[faction][slot - 1]
    s.slots[faction][slot - 1] = EMPTY
    facts = book.missions[card]
    party.missions.append(card)
    party.skills[facts.skill] += 1
    party.targets[facts.target] += 1
    return card


def refill(s: CytressState, faction: int, slot: int, ctx: Context) -> None:
    """Turn the next card of the deck into the slot, if one is left (CYT-FACT-05, CYT-R-15)."""
    deck = s.decks[faction]
    card = ctx.draw(deck) if deck else EMPTY
    s.slots[faction][slot - 1] = card
    if ctx.keep_beats:
        ctx.emit(SlotRefilled(FACTIONS[faction], slot, card))
