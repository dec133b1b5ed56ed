"""The hide test (CDT-HIDE)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cyberdoom_tower.actions import ResolveHide, UseSuit
from arcology.games.cyberdoom_tower.cards import Equipment
from arcology.games.cyberdoom_tower.events import HideFailed, HidePassed, HideRolled, LuckSpent, SuitUsed
from arcology.games.cyberdoom_tower.rules.abilities import learn_task
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.rounds import SEATS, ask_turn, end_turn_task
from arcology.games.cyberdoom_tower.state import TRACKER_MAX, HideTest, Player, TowerState
from arcology.games.cyberdoom_tower.tasks import AskHide, AskReturn, HideRoll

USE_SUIT = tuple(UseSuit(seat) for seat in SEATS)
RESOLVE = tuple(tuple(ResolveHide(seat, luck) for luck in range(TRACKER_MAX + 1)) for seat in SEATS)

_HIDE_ROLL = tuple(HideRoll(seat) for seat in SEATS)
_ASK_HIDE = tuple(AskHide(seat) for seat in SEATS)
_ASK_RETURN = tuple(AskReturn(seat) for seat in SEATS)


def start_hiding(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """After gain, key and loot: a roll, an automatic failure, or nobody to hide from (CDT-HIDE-01, -08, -09)."""
    player = s.players[seat]
    index = player.floor
    if s.floors[index].defeated:
        after_hiding(book, s, seat, ctx)
    elif index in player.spotted:
        _fail(s, seat, ctx, None)
    else:
        ctx.then(_HIDE_ROLL[seat])


def threshold_parts(book: Book, s: TowerState, seat: int) -> tuple[int, int, int]:
    """Base, cell and loot part of the threshold where the seat stands now (CDT-HIDE-03, CDT-OPT-04)."""
    base, cell = book.anti_stealth(s.floors[s.players[seat].floor])
    return base, cell, int(s.looted and s.options.loot_noise == "test")


def roll_to_hide(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Roll one white die, W1, whatever the threshold (CDT-HIDE-02, CDT-R-24)."""
    player = s.players[seat]
    base, cell, loot = threshold_parts(book, s, seat)
    roll = ctx.die()
    s.dice = (roll, *s.dice[1:])
    test = s.hide = HideTest(player.floor, player.col, base, cell, loot, roll)
    if ctx.keep_beats:
        ctx.emit(HideRolled(seat, test.floor, test.sector, base, cell, loot, test.threshold, roll))
    judge(book, s, seat, ctx)


def judge(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Resolve a roll that passes or that nothing can mend; ask about any other."""
    test = s.hide
    assert test is not None, "a hide test is judged after its roll"
    player = s.players[seat]
    short = test.short
    if not short:
        _pass(book, s, seat, ctx, test)
    elif short <= player.luck + can_wear_suit(player):
        ctx.then(_ASK_HIDE[seat])
    else:
        _fail(s, seat, ctx, test)


def can_wear_suit(player: Player) -> bool:
    """Whether the Tecno Suit is at hand and not used this turn (CDT-EQUIP-10)."""
    return not player.suit_used and Equipment.TECNO_SUIT in player.equipment


def check_suit(s: TowerState, a: UseSuit) -> Refusal | None:
    """The suit must be held, and serves one test a turn."""
    player = s.players[a.seat]
    if Equipment.TECNO_SUIT not in player.equipment:
        return refusal("cyberdoom_tower.refusal.no_suit", "CDT-EQUIP-10")
    if player.suit_used:
        return refusal("cyberdoom_tower.refusal.suit_used", "CDT-EQUIP-10")
    return None


def check_resolve(s: TowerState, a: ResolveHide) -> Refusal | None:
    """No more Luck than there is."""
    have = s.players[a.seat].luck
    if 0 <= a.luck <= have:
        return None
    return refusal("cyberdoom_tower.refusal.hide_luck", "CDT-HIDE-04", want=a.luck, n=have)


def use_suit(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Lower the threshold by one; a test that passes now is resolved at once (CDT-EQUIP-10)."""
    assert s.hide is not None, "the suit is worn for an open hide test"
    test = s.hide
    test.suit = True
    s.players[seat].suit_used = True
    if ctx.keep_beats:
        ctx.emit(SuitUsed(seat, test.floor, test.threshold))
    judge(book, s, seat, ctx)


def resolve(book: Book, s: TowerState, a: ResolveHide, ctx: Context) -> None:
    """Add Luck to the die and compare; a player may also accept the failure (CDT-HIDE-04, CDT-R-22)."""
    assert s.hide is not None, "Luck is spent on an open hide test"
    test = s.hide
    test.luck_spent = a.luck
    player = s.players[a.seat]
    player.luck -= a.luck
    if a.luck and ctx.keep_beats:
        ctx.emit(LuckSpent(a.seat, a.luck, player.luck, test.total))
    if test.short:
        _fail(s, a.seat, ctx, test)
    else:
        _pass(book, s, a.seat, ctx, test)


def _pass(book: Book, s: TowerState, seat: int, ctx: Context, test: HideTest) -> None:
    """Hidden: the turn goes on with the AP left (CDT-HIDE-05)."""
    test.passed = True
    if ctx.keep_beats:
        ctx.emit(HidePassed(seat, test.floor, test.total, test.threshold))
    after_hiding(book, s, seat, ctx)


def _fail(s: TowerState, seat: int, ctx: Context, test: HideTest | None) -> None:
    """Noticed: one learning, then the turn is over (CDT-HIDE-06, -07). ``test`` is None on an automatic failure."""
    if test is not None:
        test.passed = False
    else:
        ctx.cut()
    if ctx.keep_beats:
        floor = s.players[seat].floor
        if test is None:
            ctx.emit(HideFailed(seat, floor, 0, 0, True, "CDT-HIDE-08"))
        else:
            ctx.emit(HideFailed(seat, floor, test.total, test.threshold, False))
    ctx.then(learn_task(seat), end_turn_task(seat, "hide_failed"))


def after_hiding(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """The test was passed or not required: a key just taken may go back to the stop (CDT-KEY-03)."""
    if s.took:
        s.took = False
        ctx.then(_ASK_RETURN[seat])
    else:
        ask_turn(book, s, seat, ctx)
