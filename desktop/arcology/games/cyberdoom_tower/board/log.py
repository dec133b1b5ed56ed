"""The log of the tower: a line for every event, its cause, and the pieces that it concerns."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower import events as ev
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.state import TowerState


def log(name: str, **args: Any) -> Text:
    """A line of the log."""
    return text(f"cyberdoom_tower.log.{name}", **args)


def why(name: str, **args: Any) -> Text:
    """A cause."""
    return text(f"cyberdoom_tower.cause.{name}", **args)


class LogBook:
    """Puts events into words."""

    def __init__(self, called: Names) -> None:
        self._names = called

    def line(self, s: TowerState, e: Any) -> Text | None:
        """What happened."""
        return self._of_players(s, e) or self._of_attacks(s, e) or self._of_sentinels(s, e)

    def _of_players(self, s: TowerState, e: Any) -> Text | None:
        seat = SeatRef(getattr(e, "seat", -1))
        match e:
            case ev.RoundBegan():
                return log("round_extra" if e.extra else "round", round=e.round)
            case ev.FirstChosen():
                return log("first", seat=SeatRef(e.first))
            case ev.TurnBegan():
                return log("turn", seat=seat) if len(s.players) > 1 else None
            case ev.Moved():
                return log("moved", seat=seat, place=self._names.place(s, e.floor, e.col))
            case ev.Gained():
                return log(f"gained_{e.what}" if e.amount else f"full_{e.what}", seat=seat, now=e.now)
            case ev.KeyTaken():
                return log("key", seat=seat, floor=self._names.floor(s, e.floor))
            case ev.KeyReturned():
                return log("returned", seat=seat, floor=self._names.floor(s, e.floor))
            case ev.WentToAi():
                return log("to_ai", seat=seat, foe=self._names.foe(s, -1))
            case ev.Looted():
                return log("looted", seat=seat, card=names.card_name(e.card))
            case ev.HideRolled():
                return log("hide_rolled", seat=seat, roll=e.roll, need=e.threshold)
            case ev.SuitUsed():
                return log("suit", seat=seat, need=e.threshold)
            case ev.LuckSpent():
                return log("luck", seat=seat, n=e.amount, total=e.total)
            case ev.HidePassed():
                return log("hidden", seat=seat, floor=self._names.floor(s, e.floor))
            case ev.HideFailed():
                return log("noticed", seat=seat, foe=self._names.foe(s, e.floor))
            case ev.Learned():
                return self._learned(e)
            case ev.Discarded():
                return log("discarded", seat=seat, card=names.card_name(e.card), energy=e.energy)
            case ev.TurnEnded():
                return log(f"turn_end_{e.cause}", seat=seat)
            case ev.GameEnded():
                return log(f"end_{e.code.lower()}")
        return None

    @staticmethod
    def _learned(e: ev.Learned) -> Text:
        seat = SeatRef(e.seat)
        source = text(f"cyberdoom_tower.ability.{e.source.value}")
        if e.unlocked is not None:
            unlocked = text(f"cyberdoom_tower.ability.{e.unlocked.value}")
            return log("unlocked", seat=seat, ability=unlocked)
        if e.target is None:
            return log("learned_out", seat=seat, source=source)
        return log("learned", seat=seat, source=source, target=text(f"cyberdoom_tower.ability.{e.target.value}"))

    def _of_attacks(self, s: TowerState, e: Any) -> Text | None:
        seat = SeatRef(getattr(e, "seat", -1))
        match e:
            case ev.AttackRolled():
                dice = " ".join(map(str, e.dice[:4])), " ".join(map(str, e.dice[4:]))
                foe = self._names.foe(s, e.floor)
                weapon = names.weapon_name(e.weapon)
                return log("attack", seat=seat, foe=foe, weapon=weapon, white=dice[0], red=dice[1])
            case ev.GrenadeSpent():
                return log("grenade", seat=seat)
            case ev.DieChanged():
                ability = text(f"cyberdoom_tower.ability.{e.ability.value}")
                return log("die", ability=ability, die=names.die_name(e.die), before=e.before, after=e.after)
            case ev.GunsightUsed():
                name = "gunsight_discarded" if e.discarded else "gunsight"
                return log(name, die=names.die_name(e.die), before=e.before, after=e.after)
            case ev.AttackHit():
                return log("hit", foe=self._names.foe(s, e.floor), damage=e.damage, total=e.total, energy=e.energy)
            case ev.AttackMissed():
                return log("missed", foe=self._names.foe(s, e.floor), n=e.filled)
            case ev.SentinelDefeated():
                return log("defeated", foe=self._names.foe(s, e.floor), seat=seat)
            case ev.AiStruck():
                return log("ai_struck", foe=self._names.foe(s, -1), seat=seat, damage=e.damage)
        return None

    def _of_sentinels(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.SentinelActivated():
                return log("activated", foe=self._names.foe(s, e.floor))
            case ev.SentinelSlid():
                return log("slid", foe=self._names.foe(s, e.floor), pos=e.pos)
            case ev.FloorClosed():
                return log("closed", floor=self._names.floor(s, e.floor))
            case ev.OutOfReach():
                return log("out_of_reach", foe=self._names.foe(s, e.floor), seat=SeatRef(e.seat))
            case ev.SentinelStruck():
                return log("struck", foe=self._names.foe(s, e.floor), seat=SeatRef(e.seat), damage=e.damage)
            case ev.Wounded():
                return log("wounded", seat=SeatRef(e.seat), energy=e.energy)
            case ev.CounterMoved():
                return log("counter", sector=e.sector, round=e.round)
        return None

    def cause(self, s: TowerState, e: Any) -> Text | None:
        """Why it happened, for what happens by itself or has numbers behind it."""
        match e:
            case ev.HideRolled():
                return why("threshold", sector=e.sector, base=e.base, cell=e.cell, loot=e.loot, need=e.threshold)
            case ev.HideFailed() if e.automatic:
                return why("seen_before")
            case ev.HideFailed():
                return why("short", total=e.total, need=e.threshold)
            case ev.Learned():
                return why("learning")
            case ev.SentinelActivated():
                return why("first_action")
            case ev.SentinelSlid():
                if e.sector:
                    return why("countdown", sector=e.sector)
                return why("sentinel_turn", floor=self._names.floor(s, e.floor))
            case ev.FloorClosed():
                return why("covered")
            case ev.SentinelStruck() | ev.OutOfReach():
                return why("distance", distance=e.distance, reach=e.reach)
            case ev.AiStruck():
                return why("beside_ai")
            case ev.CounterMoved():
                return why("entered" if e.entered else "same_sector", sector=e.sector)
            case ev.AttackRolled():
                return why("attack", distance=e.distance, reach=e.reach, energy=e.energy)
            case ev.DieChanged() if e.luck:
                return why("luck_use")
            case ev.Moved():
                name = "price_jetpack" if e.jetpack else "price_energy" if e.energy else "price"
                return why(name, ap=e.ap, energy=e.energy)
        return None

    def touched(self, e: Any) -> tuple[str, ...]:
        """Pieces to be ringed."""
        seat = getattr(e, "seat", -1)
        floor = getattr(e, "floor", None)
        match e:
            case ev.Moved() | ev.KeyReturned() | ev.WentToAi() | ev.HidePassed() | ev.TurnBegan():
                return (names.meeple(seat),)
            case ev.FirstChosen():
                return (names.meeple(e.first),)
            case ev.Gained():
                return (names.tracker(seat, e.what),)
            case ev.KeyTaken():
                return (names.key(e.floor), names.meeple(seat))
            case ev.Looted() | ev.Discarded():
                return (names.gear(e.card), names.meeple(seat))
            case ev.HideRolled() | ev.SuitUsed():
                return (names.die(0), names.meeple(seat))
            case ev.LuckSpent():
                return (names.tracker(seat, "luck"), names.die(0))
            case ev.Learned():
                return (names.player_card(seat),)
            case ev.AttackRolled():
                return (names.target(e.floor), names.meeple(seat))
            case ev.DieChanged() | ev.GunsightUsed():
                return (names.die(e.die),)
            case ev.Wounded():
                return (names.tracker(seat, "energy"), names.meeple(seat))
            case ev.CounterMoved() | ev.RoundBegan():
                return ("counter",)
            case ev.AiStruck():
                return ("ai", names.meeple(seat))
            case ev.SentinelStruck() | ev.HideFailed() | ev.OutOfReach():
                return (names.target(e.floor), names.meeple(seat))
            case ev.FloorClosed():
                return (f"floor.{e.floor}",)
        return (names.target(floor),) if floor is not None else (names.meeple(seat),) if seat >= 0 else ()
