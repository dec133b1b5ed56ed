"""Tubes: the steps that both pads of Stratos share, the build, and the STRATOLITES pad (CYT-STRAT, CYT-EARLY)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cytress.actions import ChooseHeight, Launch, PayWith, PickStratolite, TakeEarly
from arcology.games.cytress.events import EarlySpaceTaken, LastRound, RowRefilled, StratoliteTaken, TubeBuilt
from arcology.games.cytress.rules.book import HOOLIGANGS, Book
from arcology.games.cytress.rules.costs import affordable_heights, pay, too_dear, tube_cost
from arcology.games.cytress.rules.gain import gain
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.netprowler import affordable_supplies, payers
from arcology.games.cytress.rules.tables import (
    ASK_EARLY,
    ASK_HEIGHT,
    ASK_LAUNCH,
    ASK_PAY,
    ASK_STRATOLITE,
    HEIGHT,
    LAUNCH,
    PICK,
)
from arcology.games.cytress.rules.turns import ask, end_action
from arcology.games.cytress.state import NOBODY, NOWHERE, CytressState, Player
from arcology.games.cytress.terms import (
    FACTIONS,
    HEIGHTS,
    SUPPLIES,
    SUPPLY_INDEX,
    BoardSide,
    LandingPad,
)


def usable_stratolites(book: Book, s: CytressState, player: Player) -> list[int]:
    """Places of the row whose colour has own crew and whose supply pays for the lowest tube (CYT-STRAT-06)."""
    if not s.tube_bag + s.tube_reserve:
        return []
    posted, stock, icons, price = player.posted, player.stock, player.icons, book.prices[1]
    facts = book.stratolites
    found = []
    for place, card in enumerate(s.row):
        colour, supply = facts[card]
        if posted[colour] and stock[supply] + icons[HOOLIGANGS + supply] >= price:
            found.append(place)
    return found


def check_stratolites(book: Book, s: CytressState, player: Player) -> Refusal | None:
    """Why the Stratolites cannot be met."""
    no = check_sections(s, 1)
    if not any(player.posted):
        return refusal("cytress.refusal.no_crew_on_map", "CYT-STRAT-01")
    if no is not None:
        return no
    if usable_stratolites(book, s, player):
        return None
    matching = [card for card in s.row if player.posted[book.stratolites[card][0]]]
    if not matching:
        return refusal("cytress.refusal.no_stratolite_fits", "CYT-STRAT-06")
    supplies = [book.stratolites[card][1] for card in matching]
    best = min(supplies, key=lambda supply: tube_cost(book, player, 1, supply) - player.stock[supply])
    return too_dear(player, best, tube_cost(book, player, 1, best))


def check_sections(s: CytressState, height: int) -> Refusal | None:
    """Whether there are sections for a tube (CYT-STRAT-10)."""
    left = s.tube_bag + s.tube_reserve
    if left < height:
        return refusal("cytress.refusal.few_sections", "CYT-STRAT-10", need=height, have=left)
    return None


def proceed(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Ask for what is still open; what has one answer only is filled in; with nothing open the tube is built."""
    plan, player = open_plan(s), s.players[seat]
    if plan.pad is LandingPad.STRATOLITES and plan.slot == NOWHERE:
        places = usable_stratolites(book, s, player)
        if len(places) > 1:
            ask(s, ASK_STRATOLITE, seat, ctx)
            return
        _fix_stratolite(book, s, places[0])
    if plan.hex == NOWHERE:
        found = launch_hexes(book, s, seat)
        if len(found) > 1:
            ask(s, ASK_LAUNCH, seat, ctx)
            return
        plan.hex = found[0]
    if not plan.height:
        heights = possible_heights(book, s, seat)
        if len(heights) > 1:
            ask(s, ASK_HEIGHT, seat, ctx)
            return
        plan.height = heights[0]
    if plan.pay == NOWHERE:
        supplies = affordable_supplies(book, player, plan.height)
        if len(supplies) > 1:
            ask(s, ASK_PAY, seat, ctx)
            return
        plan.pay = supplies[0]
    if early_value(book, s, plan.height):
        ask(s, ASK_EARLY, seat, ctx)
        return
    build(book, s, seat, NOWHERE, ctx)


def _fix_stratolite(book: Book, s: CytressState, place: int) -> None:
    """The stratolite says what pays (CYT-STRAT-06)."""
    plan = open_plan(s)
    plan.slot = place
    plan.pay = book.stratolites[s.row[place]][1]


def launch_hexes(book: Book, s: CytressState, seat: int) -> list[int]:
    """Hexes with own crew; on the stratolite's colour only, if one was picked (CYT-STRAT-05, -06)."""
    plan, crew = open_plan(s), s.crew
    if plan.slot == NOWHERE:
        return [hex_ for hex_, owner in enumerate(crew) if owner == seat]
    colour = book.stratolites[s.row[plan.slot]][0]
    return [hex_ for hex_ in book.ground(s.tiles).by_colour[colour] if crew[hex_] == seat]


def possible_heights(book: Book, s: CytressState, seat: int) -> list[int]:
    """Heights that can be paid: in the stratolite's supply, or in any (CYT-STRAT-03)."""
    plan, player = open_plan(s), s.players[seat]
    return affordable_heights(book, s, player, plan.pay) if plan.pay != NOWHERE else payers(book, s, player)


def early_value(book: Book, s: CytressState, height: int) -> int:
    """Value of the best free early space of a tier, 0 if all are taken (CYT-EARLY-01, CYT-EARLY-04)."""
    values = book.early[BoardSide.of(len(s.players))][height]
    used = len(s.early[height - 1])
    return values[used] if used < len(values) else 0


def stratolites(book: Book, s: CytressState, seat: int) -> list[PickStratolite]:
    """Stratolites that can be met in full."""
    table = PICK[seat]
    return [table[place] for place in usable_stratolites(book, s, s.players[seat])]


def launches(book: Book, s: CytressState, seat: int) -> list[Launch]:
    """Crew that can go up."""
    table = LAUNCH[seat]
    return [table[hex_] for hex_ in launch_hexes(book, s, seat)]


def heights(book: Book, s: CytressState, seat: int) -> list[ChooseHeight]:
    """Heights that can be paid."""
    table = HEIGHT[seat]
    return [table[height] for height in possible_heights(book, s, seat)]


def check_stratolite(book: Book, s: CytressState, a: PickStratolite) -> Refusal | None:
    """Why a stratolite is not possible."""
    if not 0 <= a.index < len(s.row):
        return refusal("cytress.refusal.no_such_stratolite", "CYT-STRAT-06")
    player = s.players[a.seat]
    colour, supply = book.stratolites[s.row[a.index]]
    if not player.posted[colour]:
        return refusal("cytress.refusal.stratolite_colour", "CYT-STRAT-06", faction=Text(FACTIONS[colour].name_id))
    need = tube_cost(book, player, 1, supply)
    return too_dear(player, supply, need) if need > player.stock[supply] else None


def check_launch(book: Book, s: CytressState, a: Launch) -> Refusal | None:
    """Why a crew cannot go up."""
    plan = open_plan(s)
    if not 0 <= a.hex < len(s.crew):
        return refusal("cytress.refusal.no_such_hex", "CYT-STRAT-01")
    if s.tubes[a.hex]:
        return refusal("cytress.refusal.tube_on_tube", "CYT-STRAT-04")
    if s.crew[a.hex] != a.seat:
        return refusal("cytress.refusal.no_own_crew", "CYT-STRAT-01")
    if plan.slot != NOWHERE:
        colour = book.stratolites[s.row[plan.slot]][0]
        if book.ground(s.tiles).colours[a.hex] != colour:
            return refusal("cytress.refusal.launch_colour", "CYT-STRAT-06", faction=Text(FACTIONS[colour].name_id))
    return None


def check_height(book: Book, s: CytressState, a: ChooseHeight) -> Refusal | None:
    """Why a height is not possible."""
    plan, player = open_plan(s), s.players[a.seat]
    if a.height not in HEIGHTS:
        return refusal("cytress.refusal.no_such_height", "CYT-STRAT-01")
    no = check_sections(s, a.height)
    if no is not None:
        return no
    supplies = range(len(SUPPLIES)) if plan.pay == NOWHERE else (plan.pay,)
    best = min(supplies, key=lambda supply: tube_cost(book, player, a.height, supply) - player.stock[supply])
    need = tube_cost(book, player, a.height, best)
    return too_dear(player, best, need) if need > player.stock[best] else None


def pick_stratolite(book: Book, s: CytressState, a: PickStratolite, ctx: Context) -> None:
    """Fix the stratolite."""
    _fix_stratolite(book, s, a.index)
    proceed(book, s, a.seat, ctx)


def launch(book: Book, s: CytressState, a: Launch, ctx: Context) -> None:
    """Fix the crew."""
    open_plan(s).hex = a.hex
    proceed(book, s, a.seat, ctx)


def choose_height(book: Book, s: CytressState, a: ChooseHeight, ctx: Context) -> None:
    """Fix the height."""
    open_plan(s).height = a.height
    proceed(book, s, a.seat, ctx)


def pay_with(book: Book, s: CytressState, a: PayWith, ctx: Context) -> None:
    """Fix the supply."""
    open_plan(s).pay = SUPPLY_INDEX[a.supply]
    proceed(book, s, a.seat, ctx)


def take_early(book: Book, s: CytressState, a: TakeEarly, ctx: Context) -> None:
    """The last step of a build on a tier with a free early space."""
    build(book, s, a.seat, SUPPLY_INDEX[a.supply], ctx)


def build(book: Book, s: CytressState, seat: int, early: int, ctx: Context) -> None:
    """Pay, cycle the row, send the crew up, build, collect the early space, in this order (CYT-R-48)."""
    plan, player = open_plan(s), s.players[seat]
    s.plan = None
    height, supply, value = plan.height, plan.pay, early_value(book, s, plan.height)
    cost = tube_cost(book, player, height, supply)
    pay(s, seat, supply, cost, book.prices[height], player.icons[HOOLIGANGS + supply], 0, ctx)
    if plan.pad is LandingPad.STRATOLITES:
        card = s.row.pop(plan.slot)
        s.stratolite_discard.append(card)
        if ctx.keep_beats:
            ctx.emit(StratoliteTaken(seat, card, plan.slot))
            ctx.cut()
        refill_row(s, ctx)
        ctx.cut()
    player.posted[book.ground(s.tiles).colours[plan.hex]] -= 1
    player.tiers[height - 1] += 1
    raise_tube(s, plan.hex, height)
    if ctx.keep_beats:
        ctx.emit(TubeBuilt(seat, plan.hex, height, max(0, height - s.tube_bag)))
    draw_sections(s, height, ctx)
    if value:
        s.early[height - 1] += (seat,)
        if ctx.keep_beats:
            ctx.emit(EarlySpaceTaken(seat, height, value))
            ctx.cut()
        gain(book, s, seat, early, value, "early", "CYT-EARLY-02", ctx)
    end_action(book, s, seat, ctx)


def raise_tube(s: CytressState, hex_: int, height: int) -> None:
    """The crew leaves a hex for good, a tube stands there from now on (CYT-STRAT-08, CYT-STRAT-09)."""
    s.arrivals.append((s.crew[hex_], hex_))
    s.crew[hex_] = NOBODY
    s.tubes[hex_] = height


def draw_sections(s: CytressState, height: int, ctx: Context) -> None:
    """Take sections from the bag, what is missing from the set-aside stock; an empty bag ends the game with this
    round (CYT-STRAT-10, CYT-END-01, CYT-END-02)."""
    from_bag = min(s.tube_bag, height)
    s.tube_bag -= from_bag
    s.tube_reserve -= height - from_bag
    if not s.tube_bag and not s.last_round:
        s.last_round = True
        if ctx.keep_beats:
            ctx.emit(LastRound(s.round))


def refill_row(s: CytressState, ctx: Context, rule: str = "CYT-STRAT-07") -> None:
    """A card of the deck joins the row at the left; an empty deck is made of the discards (CYT-R-30)."""
    shuffled = not s.stratolite_deck
    if shuffled:
        s.stratolite_deck, s.stratolite_discard = s.stratolite_discard, []
        ctx.shuffle("stratolites", s.stratolite_deck)
    card = ctx.draw(s.stratolite_deck)
    s.row.insert(0, card)
    if ctx.keep_beats:
        ctx.emit(RowRefilled(card, shuffled, rule))
