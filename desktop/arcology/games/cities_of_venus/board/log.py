"""The log of Cities of Venus: a line for every event, and why it happened."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import Text, joined, listed, text
from arcology.games.cities_of_venus import events as ev
from arcology.games.cities_of_venus.board.log_causes import Causes
from arcology.games.cities_of_venus.board.names import Names, dept_name, price, spread, who
from arcology.games.cities_of_venus.cards import Cost
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.words import event_effect_text


def log(name: str, **args: Any) -> Text:
    """A line of the log."""
    return text(f"cities_of_venus_board.log.{name}", **args)


class LogBook:
    """Puts events into words."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._causes = Causes(called)

    def line(self, s: VenusState, e: Any) -> Text | None:
        """What happened."""
        return self._of_table(s, e) or self._of_vnauts(e) or self._of_cards(e) or self._of_city(e)

    def cause(self, e: Any) -> Text | None:
        """Why something happened that nobody chose."""
        return self._causes.cause(e)

    def _of_table(self, s: VenusState, e: Any) -> Text | None:
        match e:
            case ev.RoundBegan():
                if len(s.cities) == 1:
                    return log("round_alone", round=e.round)
                return log("round", round=e.round, first=who(e.first))
            case ev.Dropped():
                return log("dropped", n=len(e.cards), events=e.events)
            case ev.EarthRevealed():
                return log("earth")
            case ev.EventRevealed():
                effects = [event_effect_text(effect) for effect in self._book.pack.event(e.card).effects]
                return log("event", event=self._names.event(e.card), effects=joined(effects), number=e.number, of=e.of)
            case ev.EventsReshuffled():
                return log("events_reshuffled", n=e.cards)
            case ev.DropLost():
                return log("drop_lost", n=len(e.cards))
            case ev.FreighterTook():
                return log("freighter", card=self._names.card(e.card))
            case ev.RowCleared():
                return log("row_cleared", n=len(e.cards))
            case ev.GameEnded():
                return self._ended(e)
        return None

    def _of_vnauts(self, e: Any) -> Text | None:
        match e:
            case ev.VnautsLost():
                return self._lost(e)
            case ev.Spared():
                return log("spared", seat=who(e.seat), event=self._names.event(e.card))
            case ev.VnautsGained():
                return self._gained(e)
            case ev.Deployed():
                if sum(e.places) < e.arriving:
                    return log("deployed_some", seat=who(e.seat), places=spread(e.places), n=e.arriving - sum(e.places))
                return log("deployed", seat=who(e.seat), places=spread(e.places), n=e.arriving)
            case ev.ShieldsHeld():
                return log("shields_held" if e.card else "shields_nobody", seat=who(e.seat))
            case ev.Grew():
                return log("grew", seat=who(e.seat), n=e.n)
            case ev.StationFull():
                return log("station_full", seat=who(e.seat))
        return None

    @staticmethod
    def _lost(e: ev.VnautsLost) -> Text:
        """Whom a city lost; a shortage says what follows from it."""
        if not any(e.places):
            return log("lost_none", seat=who(e.seat), n=e.shortage)
        if e.shortage:
            return log("lost_short", seat=who(e.seat), places=spread(e.places), n=e.shortage)
        return log("lost", seat=who(e.seat), places=spread(e.places))

    def _gained(self, e: ev.VnautsGained) -> Text:
        told = {"seat": who(e.seat), "dept": dept_name(e.dept)}
        over = e.n - e.placed - e.aboard
        if e.aboard:
            return log("gained_aboard", n=e.placed, aboard=e.aboard, **told)
        if over:
            return log("gained_over", n=e.placed, over=over, **told)
        return log("gained", n=e.placed, **told)

    def _of_cards(self, e: Any) -> Text | None:
        match e:
            case ev.InnovationClaimed():
                return log("claimed", seat=who(e.seat), card=self._names.card(e.innovation))
            case ev.InnovationDeclined():
                return log("declined", seat=who(e.seat))
            case ev.PushedOut():
                box = self._book.pack.is_innovation(e.card)
                return log("pushed_box" if box else "pushed_surface", seat=who(e.seat), card=self._names.card(e.card))
            case ev.Paid():
                return self._paid(e)
            case ev.Bought():
                name = self._names.card(e.card)
                return log("equipped" if e.stored else "bought", seat=who(e.seat), card=name)
            case ev.Stored():
                return log("stored", seat=who(e.seat), card=self._names.card(e.card))
        return None

    @staticmethod
    def _paid(e: ev.Paid) -> Text:
        cost = price(Cost(e.depts, e.minerals))
        if e.temp_air or e.temp_food:
            return log("paid_temp", seat=who(e.seat), price=cost, n=e.temp_air + e.temp_food)
        return log("paid", seat=who(e.seat), price=cost)

    def _of_city(self, e: Any) -> Text | None:
        match e:
            case ev.MineralsLost():
                return log("minerals_lost", seat=who(e.seat), n=e.n)
            case ev.MineralsGained():
                return log("minerals_gained", seat=who(e.seat), n=e.n)
            case ev.Mined():
                return log("mined", seat=who(e.seat))
            case ev.DieRolled():
                return log("rolled_again" if e.again else "rolled", seat=who(e.seat), roll=e.roll)
            case ev.Immigrated():
                return log("immigrated", seat=who(e.seat), n=e.price)
            case ev.Thawed():
                return log("thawed", seat=who(e.seat), dept=dept_name(e.dept))
            case ev.Moved():
                return log("moved", seat=who(e.seat), origin=dept_name(e.origin), target=dept_name(e.target))
            case ev.VnautTaken():
                return log("vnaut_taken", seat=who(e.seat))
            case ev.Passed():
                return log("passed_forced" if e.forced else "passed", seat=who(e.seat))
        return None

    def _ended(self, e: ev.GameEnded) -> Text:
        best = e.totals[e.winners[0]]
        if e.code == "RATED":
            return log("end_rated", best=best, rating=Text(self._book.pack.lone.rating(best).name_id))
        if e.code == "SHARED":
            return log("end_shared", winners=listed([who(seat) for seat in e.winners]), best=best)
        return log("end_win", seat=who(e.winners[0]), best=best)
