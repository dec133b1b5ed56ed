"""The log of Cyberflesh: a line for every event, and its cause. Fights are in ``log_fight``, cards in ``log_cards``."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import Text, text
from arcology.games.cyberflesh import events as ev
from arcology.games.cyberflesh.board.log_cards import CardLog
from arcology.games.cyberflesh.board.log_fight import FightLog
from arcology.games.cyberflesh.board.names import Names, signed, stat_name
from arcology.games.cyberflesh.rules.dice import GOAL
from arcology.games.cyberflesh.state import FACES, CyberfleshState
from arcology.games.cyberflesh.terms import SIRENS, TileType


def log(name: str, **args: Any) -> Text:
    """A line of the log."""
    return text(f"cyberflesh_board.log.{name}", **args)


def why(name: str, **args: Any) -> Text:
    """A cause."""
    return text(f"cyberflesh_board.cause.{name}", **args)


class LogBook:
    """Puts events into words."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._fight = FightLog(called)
        self._cards = CardLog(called)

    def line(self, s: CyberfleshState, e: Any) -> Text | None:
        """What happened; None for what another line says already."""
        return self._of_the_way(s, e) or self._of_units(s, e) or self._fight.line(s, e) or self._cards.line(s, e)

    def cause(self, s: CyberfleshState, e: Any) -> Text | None:
        """Why something happened that nobody chose; None for what a hand did and what needs no reason."""
        return (
            self._cause_on_the_way(s, e) or self._cause_of_units(e) or self._fight.cause(s, e) or self._cards.cause(e)
        )

    # ---- the way -------------------------------------------------------------------------------------------------

    def _of_the_way(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.GameBegan():
                return log("began", biome=Text(self._book.pack.biome(e.biome).name), alert=e.alert)
            case ev.Moved():
                fled = e.rule == "CFL-BOSS-05"
                return log("fled" if fled else "moved", tile=self._names.tile(s, e.square))
            case ev.PartyPut():
                return log("put", tile=self._names.tile(s, e.square))
            case ev.TileRevealed():
                return log("revealed", code=self._names.code(s, e.square), face=self._face(e.tile))
            case ev.TileScouted():
                return log("scouted", code=self._names.code(s, e.square), face=self._face(e.tile))
            case ev.BacktrackRolled():
                return log("backtrack_met" if e.meets else "backtrack", face=e.face)
        return self._of_events(s, e)

    def _of_events(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.EventBegan():
                return log("event", number=e.event, title=self._names.event(e.event))
            case ev.EventSkipped():
                return log("skipped", title=self._names.event(e.event))
            case ev.OptionTaken():
                return log("option", label=text(f"cyberflesh.choice.{e.label}"))
            case ev.TestRolled():
                stat, sum_ = stat_name(e.stat), e.face + e.bonus
                told = {"unit": self._names.unit(e.unit), "stat": stat, "face": e.face, "bonus": signed(e.bonus)}
                return log("passed" if e.success else "failed", sum=sum_, **told)
            case ev.TableRolled():
                return log("table", number=e.number)
            case ev.AlertChanged():
                return log("alert_up" if e.after > e.before else "alert_down", before=e.before, after=e.after)
            case ev.SirenActivated():
                return log("siren", count=e.count, of=SIRENS)
            case ev.TileDeferred():
                return log("deferred", tile=self._names.tile(s, e.square))
        return None

    @staticmethod
    def _face(tile: int) -> Text:
        face = FACES[tile]
        if face.type is TileType.EVENT:
            return text("cyberflesh_board.name.event", event=face.event)
        return Text(face.type.name_id)

    def _cause_on_the_way(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.GameBegan() if e.face:
                return why("biome", face=e.face)
            case ev.BacktrackRolled():
                if e.meets:
                    return why("backtrack_met")
                return why("backtrack_ally" if e.face == 1 else "backtrack")
            case ev.EventBegan():
                return why("event", tile=self._names.tile(s, e.square))
            case ev.TileRevealed():
                return why("revealed")
            case ev.TestRolled() if e.face == GOAL:
                return why("natural_8")
            case ev.TestRolled() if e.face == 1:
                return why("natural_1")
            case ev.TestRolled():
                return why("test")
            case ev.TableRolled():
                return why("table", face=e.face, die=e.die) if e.die != GOAL else why("face_value")
            case ev.SirenActivated() if e.count == SIRENS:
                return why("exit_opens")
            case ev.PartyPut():
                return why("put")
        return None

    # ---- units ---------------------------------------------------------------------------------------------------

    def _of_units(self, s: CyberfleshState, e: Any) -> Text | None:
        match e:
            case ev.Healed():
                return log("healed", unit=self._names.unit(e.unit), amount=e.amount)
            case ev.UnitHurt():
                return log("hurt", unit=self._names.unit(e.unit), amount=e.amount)
            case ev.NecrosisGained():
                name = "necrosis" if e.amount else "no_necrosis"
                return log(name, unit=self._names.unit(e.unit), amount=e.amount)
            case ev.NecrosisLost():
                return log("necrosis_lost", unit=self._names.unit(e.unit), amount=e.amount)
            case ev.Buffed():
                unit, stat = self._names.unit(e.unit), stat_name(e.stat)
                return log("buffed", unit=unit, stat=stat, change=signed(e.amount))
            case ev.UnitDied():
                return log("died", unit=self._names.unit(e.unit))
            case ev.NpcJoined():
                return log("joined", npc=self._names.unit(e.npc), unit=self._names.character(s, e.seat))
            case ev.NpcMissing():
                return log("missing", npc=self._names.unit(e.npc)) if e.npc else log("none_left")
            case ev.NpcPassed():
                return log("passed_on", npc=self._names.unit(e.npc), unit=self._names.character(s, e.seat))
            case ev.AllyJoined():
                return log("ally", hp=e.hp)
        return None

    @staticmethod
    def _cause_of_units(e: Any) -> Text | None:
        match e:
            case ev.Healed():
                return why("regen") if e.cause == "regen" else None
            case ev.UnitHurt():
                return why(f"hurt_{e.cause}")
            case ev.NecrosisGained() if e.filtered:
                return why("filtered", filtered=e.filtered)
            case ev.NecrosisGained():
                return why(f"necrosis_{e.cause}")
            case ev.UnitDied():
                return why("died_necrosis" if e.necrosis else "died")
            case ev.NpcMissing():
                return why("missing")
            case ev.NpcPassed():
                return why("passed_on")
            case ev.AllyJoined():
                return why("ally")
        return None
