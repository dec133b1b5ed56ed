"""Why things happened that nobody chose: the second lines of the log."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import events as ev
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.terms import DeploySource


def why(name: str, **args: Any) -> Text:
    """A cause."""
    return text(f"cities_of_venus_board.cause.{name}", **args)


class Causes:
    """Gives reasons."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def cause(self, e: Any) -> Text | None:
        """Why an event happened; None for what a hand did and what needs no reason."""
        return self._of_vnauts(e) or self._of_table(e) or self._of_cards(e)

    def _of_vnauts(self, e: Any) -> Text | None:
        match e:
            case ev.VnautsLost():
                return self._lost(e)
            case ev.Spared():
                return why("spared")
            case ev.VnautsGained():
                return why("gained", card=self._names.any_card(e.card))
            case ev.Grew():
                return self._grew(e)
            case ev.ShieldsHeld():
                return why("shields_held", card=self._names.card(e.card)) if e.card else why("shields_nobody")
            case ev.Deployed():
                return self._deployed(e)
            case ev.StationFull():
                return why("station_full", n=self._book.constants.station_places)
        return None

    def _lost(self, e: ev.VnautsLost) -> Text:
        match e.reason:
            case "named":
                event = self._names.event(e.card)
                if e.shortage:
                    return why("lost_short", event=event, more=e.shortage * self._book.constants.shortage_factor)
                return why("lost_named", event=event)
            case "free":
                return why("lost_free", event=self._names.event(e.card))
            case "shields":
                return why("shields_worn" if e.rule == "CVL-SHIELD-01" else "shields_down")
            case "capacity":
                return why("lost_capacity", card=self._names.card(e.card))
        return why("lost_replaced", card=self._names.card(e.card))

    @staticmethod
    def _grew(e: ev.Grew) -> Text:
        """Which of Food and Air set the growth, the floor, and what an innovation adds."""
        told = {"food": e.food, "air": e.air}
        if e.extra:
            return why("grew_extra", n=e.extra, **told)
        return why("grew_floor" if e.n > min(e.food, e.air) else "grew", **told)

    @staticmethod
    def _deployed(e: ev.Deployed) -> Text | None:
        """Why they came; who bought an immigrant or took a V-naut knows."""
        if e.source in (DeploySource.IMMIGRATION, DeploySource.CONSOLATION):
            return None
        return why("deployed", source=Text(e.source.name_id))

    def _of_table(self, e: Any) -> Text | None:
        match e:
            case ev.Dropped():
                return why("dropped", n=e.symbols, phase=e.phase)
            case ev.EarthRevealed():
                return why("earth")
            case ev.EventRevealed():
                return why("event", number=e.number, of=e.of)
            case ev.EventsReshuffled():
                return why("events_reshuffled")
            case ev.DropLost():
                return why("drop_lost")
            case ev.FreighterTook():
                return why("freighter", n=self._book.vp[e.card])
            case ev.RowCleared():
                return why("row_cleared")
            case ev.GameEnded():
                return why("ended")
        return None

    def _of_cards(self, e: Any) -> Text | None:
        match e:
            case ev.PushedOut():
                return why("pushed_bay") if e.dept is None else why("pushed")
            case ev.MineralsLost():
                event = self._names.event(e.card)
                if e.n < e.asked:
                    return why("minerals_lost_all", event=event, asked=e.asked)
                return why("minerals_lost", event=event)
            case ev.MineralsGained():
                if e.reason == "event":
                    return why("minerals_event", event=self._names.event(e.card))
                if e.pips:
                    return why("minerals_pips", roll=e.n - e.pips, pips=e.pips, card=self._names.card(e.card))
                return why("minerals_mined", roll=e.n)
            case ev.Passed():
                return why("passed_forced") if e.forced else None
        return None
