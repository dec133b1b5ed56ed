"""Step 2: events are turned over and strike every city (CVL-EVENT, CVL-LOSS)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cities_of_venus.cards import EventCard
from arcology.games.cities_of_venus.effects import Gain, GainAny, GainMinerals, Lose, LoseAny, LoseHalf, LoseMinerals
from arcology.games.cities_of_venus.events import (
    DropLost,
    EventRevealed,
    EventsReshuffled,
    MineralsGained,
    MineralsLost,
    Spared,
    VnautsGained,
)
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.changes import by_place, tell_lost
from arcology.games.cities_of_venus.rules.deploy import deploy
from arcology.games.cities_of_venus.rules.losses import choose_losses
from arcology.games.cities_of_venus.rules.room import room
from arcology.games.cities_of_venus.rules.temp import Split, gain_splits, loss_splits
from arcology.games.cities_of_venus.state import EMPTY, NOBODY, City, VenusState
from arcology.games.cities_of_venus.tasks import AskSplit, Relief, RevealEvent, Strike
from arcology.games.cities_of_venus.terms import AIR, DEPTS, FOOD, DeploySource, Dept, RoundStep

LOSSES = (Lose, LoseHalf, LoseAny)


def reveal(book: Book, s: VenusState, t: RevealEvent, ctx: Context) -> None:
    """Turn the next event over; every city suffers it before the next one (CVL-EVENT-04, CVL-EVENT-06)."""
    s.step = RoundStep.EVENTS
    _close_event(s)
    if not s.event_deck:
        s.event_deck, s.event_discard = s.event_discard, []
        ctx.shuffle("events", s.event_deck)
        if ctx.keep_beats and s.event_deck:
            ctx.emit(EventsReshuffled(len(s.event_deck)))
            ctx.cut()
    if not s.event_deck:
        return
    s.event = ctx.draw(s.event_deck)
    card = book.pack.event(s.event)
    if ctx.keep_beats:
        ctx.emit(EventRevealed(card.id, t.number, t.of))
    if card.loses_drop:
        s.grab_cancelled = True
    else:
        ctx.then(*(Strike(seat, card.id) for seat in s.turn_order))


def _close_event(s: VenusState) -> None:
    """A resolved event goes to the discard."""
    if s.event:
        s.event_discard.append(s.event)
        s.event = EMPTY
    s.active = NOBODY


def end_events(book: Book, s: VenusState, ctx: Context) -> None:
    """After the last event a lost drop falls to the surface; Earth stays (CVL-CARD-18)."""
    _close_event(s)
    if s.grab_cancelled:
        gone = [card for card in s.row if book.pack.is_canister(card)]
        s.row = [card for card in s.row if card not in gone]
        s.surface += gone
        if ctx.keep_beats:
            ctx.emit(DropLost(tuple(gone)))


def named_losses(city: City, card: EventCard) -> tuple[list[int], int]:
    """What an event takes from each department of a city, and from anywhere (CVL-LOSS-07, CVL-LOSS-08)."""
    named, anywhere = [0] * len(DEPTS), 0
    for effect in card.effects:
        match effect:
            case Lose(dept, n):
                named[dept.at] += n
            case LoseHalf(dept):
                named[dept.at] += city.dept[dept.at] // 2
            case LoseAny(n):
                anywhere += n
            case _:
                pass
    return named, anywhere


def strike(book: Book, s: VenusState, t: Strike, ctx: Context) -> None:
    """An event begins to work on a city; the owner of temporary workers may have to say how many they stand in for."""
    s.active = t.seat
    city = s.cities[t.seat]
    named, _ = named_losses(city, book.pack.event(t.card))
    found = loss_splits(city, named[AIR], named[FOOD])
    if len(found) > 1:
        ctx.then(AskSplit(t.seat, "loss", t.card, named[AIR], named[FOOD]))
    else:
        suffer(book, s, t.seat, t.card, found[0], ctx)


def suffer(book: Book, s: VenusState, seat: int, event: str, split: Split, ctx: Context) -> None:
    """Named losses first, then what is short twice over and generic losses in one choice (CVL-LOSS-03, CVL-RUL-18)."""
    card, city = book.pack.event(event), s.cities[seat]
    named, anywhere = named_losses(city, card)
    named[AIR] -= split[0]
    named[FOOD] -= split[1]
    aboard = split[0] + split[1]
    city.temp -= aboard
    taken, shortage = [0] * len(DEPTS), 0
    for dept, n in enumerate(named):
        taken[dept] = min(n, city.dept[dept])
        city.dept[dept] -= taken[dept]
        shortage += n - taken[dept]
    tell_lost(seat, by_place(taken, aboard), "named", "CVL-LOSS-01", ctx, card=event, shortage=shortage)
    more = [effect for effect in card.effects if not isinstance(effect, LOSSES)]
    if more:
        ctx.then(Relief(seat, event, 0))
    free = min(book.constants.shortage_factor * shortage + anywhere, city.population)
    if ctx.keep_beats and not (any(taken) or aboard or free or more):
        ctx.emit(Spared(seat, event))
    choose_losses(s, seat, free, "event", event, ctx)


def relieve(book: Book, s: VenusState, t: Relief, ctx: Context) -> None:
    """Mineral losses, then gains in printed order (CVL-EVENT-09, CVL-RUL-20)."""
    city, card = s.cities[t.seat], book.pack.event(t.card)
    if t.index == 0:
        _lose_minerals(city, t.seat, card, ctx)
    for index in range(t.index, len(card.effects)):
        match card.effects[index]:
            case Gain(dept, n):
                found = gain_splits(book, city, dept.at, n)
                if len(found) > 1:
                    ask = AskSplit(t.seat, "gain", card.id, n if dept.at == AIR else 0, n if dept.at == FOOD else 0)
                    ctx.then(ask, Relief(t.seat, card.id, index + 1))
                    return
                receive(book, s, t.seat, dept, n, sum(found[0]), card.id, ctx)
            case GainAny(n):
                ctx.then(Relief(t.seat, card.id, index + 1))
                deploy(book, s, t.seat, n, DeploySource.EVENT, ctx)
                return
            case GainMinerals(n):
                city.minerals += n
                if ctx.keep_beats:
                    ctx.emit(MineralsGained(t.seat, n, 0, "event", card.id, "CVL-EVENT-07"))
            case _:
                pass


def _lose_minerals(city: City, seat: int, card: EventCard, ctx: Context) -> None:
    """As far as there are any (CVL-LOSS-10)."""
    asked = sum(effect.n for effect in card.effects if isinstance(effect, LoseMinerals))
    if asked:
        gone = min(asked, city.minerals)
        city.minerals -= gone
        if ctx.keep_beats:
            ctx.emit(MineralsLost(seat, gone, asked, card.id))


def receive(book: Book, s: VenusState, seat: int, dept: Dept, n: int, aboard: int, card: str, ctx: Context) -> None:
    """V-nauts come for a department, `aboard` of them to the temporary workers; overflow is lost (CVL-DEPLOY-06)."""
    city = s.cities[seat]
    placed = min(n - aboard, room(book, city, dept.at))
    city.dept[dept.at] += placed
    city.temp += aboard
    if ctx.keep_beats:
        ctx.emit(VnautsGained(seat, dept, n, placed, aboard, card))
