"""Step 5: what a city does on its own (CVL-ACT, CVL-MINE, CVL-CARD-14, -17)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.events import DieRolled, Immigrated, Mined, MineralsGained, Moved, Thawed
from arcology.games.cities_of_venus.rules.activate import acquire
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.costs import can_pay, check_pay, effective_cost
from arcology.games.cities_of_venus.rules.deploy import deploy
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, room, total_room
from arcology.games.cities_of_venus.rules.tables import (
    ASK_ACTION,
    ASK_REROLL,
    CITY_TURN,
    END,
    EQUIP,
    IMMIGRATE,
    MINE,
    MOVE,
    THAW,
)
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import DIE, MINING, DeploySource, Dept, RoundStep

CityAction = act.Equip | act.Mine | act.Immigrate | act.Thaw | act.MoveVnaut | act.EndActions


def turn(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Ask a city what it does as long as it can do something (CVL-RUL-32)."""
    s.step, s.active = RoundStep.ACTIONS, seat
    if len(actions(book, s, seat)) > 1:
        ctx.then(ASK_ACTION[seat])


def actions(book: Book, s: VenusState, seat: int) -> list[CityAction]:
    """Everything that a city can do, ending included (CVL-ACT-01)."""
    city = s.cities[seat]
    found: list[CityAction] = []
    stored = book.stored(city)
    if stored and can_pay(city, effective_cost(book, city, stored, True)):
        found.append(EQUIP[seat])
    if city.dept[MINING] and may_mine(book, s, city):
        found.append(MINE[seat])
    if may_immigrate(book, s, city):
        found.append(IMMIGRATE[seat])
    moves_left = book.moves(city) - city.moves
    if city.cryo_ready or moves_left > 0:
        targets = [dept for dept in ALL_DEPTS if room(book, city, dept)]
        if city.cryo_ready:
            found += [THAW[seat][dept] for dept in targets]
        if moves_left > 0:
            origins = [dept for dept in ALL_DEPTS if city.dept[dept]]
            found += [MOVE[seat][one][other] for one in origins for other in targets if one != other]
    found.append(END[seat])
    return found


def may_mine(book: Book, s: VenusState, city: City) -> bool:
    """Whether the city may send another V-naut down in this round (CVL-MINE-03, CVL-MINE-07, CVL-OPT-03)."""
    return s.options.mining_limit == "per_miner" or city.mined < book.perk(city).rolls


def may_immigrate(book: Book, s: VenusState, city: City) -> bool:
    """Whether the city can buy an immigrant (CVL-ACT-02 to -04)."""
    return (
        not city.immigrated
        and city.minerals >= book.constants.immigrant_price
        and total_room(book, s, city, DeploySource.IMMIGRATION) > 0
    )


def check_equip(book: Book, s: VenusState, a: act.Equip) -> Refusal | None:
    """Why the stored canister cannot be equipped."""
    city = s.cities[a.seat]
    stored = book.stored(city)
    if not stored:
        return refusal("cities_of_venus.refusal.nothing_stored", "CVL-ACT-06")
    return check_pay(city, effective_cost(book, city, stored, True))


def check_mine(book: Book, s: VenusState, a: act.Mine) -> Refusal | None:
    """Why the city cannot mine."""
    city = s.cities[a.seat]
    if not city.dept[MINING]:
        return refusal("cities_of_venus.refusal.no_miner", "CVL-MINE-04")
    if not may_mine(book, s, city):
        return refusal("cities_of_venus.refusal.mined_already", "CVL-MINE-03", n=book.perk(city).rolls)
    return None


def check_immigrate(book: Book, s: VenusState, a: act.Immigrate) -> Refusal | None:
    """Why no immigrant can be bought."""
    city, price = s.cities[a.seat], book.constants.immigrant_price
    if city.immigrated:
        return refusal("cities_of_venus.refusal.one_immigrant", "CVL-ACT-03")
    if city.minerals < price:
        return refusal("cities_of_venus.refusal.immigrant_price", "CVL-ACT-02", need=price, have=city.minerals)
    if not total_room(book, s, city, DeploySource.IMMIGRATION):
        return refusal("cities_of_venus.refusal.no_room_at_all", "CVL-ACT-04")
    return None


def check_thaw(book: Book, s: VenusState, a: act.Thaw) -> Refusal | None:
    """Why no sleeper can move there."""
    city = s.cities[a.seat]
    if not book.has_cryo(city):
        return refusal("cities_of_venus.refusal.no_cryo", "CVL-CARD-14")
    if not city.cryo_ready:
        code = "cities_of_venus.refusal.still_freezing" if city.cryo_fresh else "cities_of_venus.refusal.no_sleepers"
        return refusal(code, "CVL-CARD-15")
    return _check_target(book, city, a.dept)


def check_move(book: Book, s: VenusState, a: act.MoveVnaut) -> Refusal | None:
    """Why no V-naut can move that way."""
    city = s.cities[a.seat]
    moves = book.moves(city)
    if not moves:
        return refusal("cities_of_venus.refusal.no_transit", "CVL-CARD-17")
    if city.moves >= moves:
        return refusal("cities_of_venus.refusal.no_moves_left", "CVL-CARD-17", n=moves)
    if not city.dept[a.origin.at]:
        return refusal("cities_of_venus.refusal.nobody_there", "CVL-CARD-17", place=Text(a.origin.name_id))
    if a.origin is a.target:
        return refusal("cities_of_venus.refusal.same_dept", "CVL-RUL-48")
    return _check_target(book, city, a.target)


def _check_target(book: Book, city: City, dept: Dept) -> Refusal | None:
    if room(book, city, dept.at):
        return None
    return refusal("cities_of_venus.refusal.dept_full", "CVL-CAP-05", place=Text(dept.name_id))


def equip(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Activate the stored canister (CVL-ACT-06)."""
    ctx.then(CITY_TURN[seat])
    acquire(book, s, seat, book.stored(s.cities[seat]), True, ctx)


def mine(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """A V-naut goes down for good; the die says what comes up (CVL-MINE-01)."""
    ctx.then(CITY_TURN[seat])
    city = s.cities[seat]
    city.dept[MINING] -= 1
    city.mined += 1
    if ctx.keep_beats:
        ctx.emit(Mined(seat))
        ctx.cut()
    s.roll = ctx.die("die", DIE)
    if ctx.keep_beats:
        ctx.emit(DieRolled(seat, s.roll, False, "CVL-MINE-01"))
    if city.rerolled < book.perk(city).rerolls:
        ctx.then(ASK_REROLL[seat])
    else:
        collect(book, s, seat, ctx)


def reroll(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """The die falls again, and the second result counts (CVL-MINE-06)."""
    s.cities[seat].rerolled += 1
    s.roll = ctx.die("die", DIE)
    if ctx.keep_beats:
        ctx.emit(DieRolled(seat, s.roll, True, "CVL-MINE-06"))
    collect(book, s, seat, ctx)


def collect(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Minerals for the die and the pips of the card in the slot (CVL-MINE-02, CVL-MINE-08)."""
    ctx.cut()
    city, pips = s.cities[seat], book.perk(s.cities[seat]).pips
    n = s.roll + pips
    s.roll = 0
    city.minerals += n
    if ctx.keep_beats:
        card = city.slots[MINING] if pips else ""
        ctx.emit(MineralsGained(seat, n, pips, "mining", card, "CVL-MINE-08" if pips else "CVL-MINE-02"))


def immigrate(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Minerals for one V-naut, who is deployed (CVL-ACT-02)."""
    ctx.then(CITY_TURN[seat])
    city, price = s.cities[seat], book.constants.immigrant_price
    city.minerals -= price
    city.immigrated = 1
    if ctx.keep_beats:
        ctx.emit(Immigrated(seat, price))
    deploy(book, s, seat, 1, DeploySource.IMMIGRATION, ctx, continues=True)


def thaw(s: VenusState, a: act.Thaw, ctx: Context) -> None:
    """A sleeper wakes in a department (CVL-CARD-14)."""
    ctx.then(CITY_TURN[a.seat])
    city = s.cities[a.seat]
    city.cryo_ready -= 1
    city.dept[a.dept.at] += 1
    if ctx.keep_beats:
        ctx.emit(Thawed(a.seat, a.dept))


def move(s: VenusState, a: act.MoveVnaut, ctx: Context) -> None:
    """A V-naut changes departments (CVL-CARD-17)."""
    ctx.then(CITY_TURN[a.seat])
    city = s.cities[a.seat]
    city.moves += 1
    city.dept[a.origin.at] -= 1
    city.dept[a.target.at] += 1
    if ctx.keep_beats:
        ctx.emit(Moved(a.seat, a.origin, a.target))
