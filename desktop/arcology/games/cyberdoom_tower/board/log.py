"""The log of the tower: a line for every event, its cause, and the pieces that it concerns."""

from __future__ import annotations

from typing import Any

from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower import events as ev
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.board.offers import move_price
from arcology.games.cyberdoom_tower.cards import WHITE_DICE
from arcology.games.cyberdoom_tower.state import AI, TowerState

SPOKEN = (
    "moved",
    "gained_energy",
    "gained_luck",
    "key",
    "returned",
    "to_ai",
    "looted",
    "hidden",
    "noticed",
    "learned",
    "learned_out",
    "unlocked",
    "discarded",
    "turn_end",
    "turn_end_unspent",
    "attack",
    "ai_struck",
    "struck",
    "out_of_reach",
    "wounded",
)
"""Lines about a player: ``log.<name>`` names the seat, ``log.<name>.you`` speaks to somebody who plays alone."""


def log(name: str, **args: Any) -> Text:
    """A line of the log."""
    return text(f"cyberdoom_tower.log.{name}", **args)


def to_you(name: str, **args: Any) -> Text:
    """A line of the log that speaks to the only player."""
    return text(f"cyberdoom_tower.log.{name}.you", **args)


def told(s: TowerState, name: str, seat: int, **args: Any) -> Text:
    """A line about a player, one of ``SPOKEN``."""
    return to_you(name, **args) if len(s.players) == 1 else log(name, seat=SeatRef(seat), **args)


def why(name: str, **args: Any) -> Text:
    """A cause."""
    return text(f"cyberdoom_tower.cause.{name}", **args)


class LogBook:
    """Puts events into words."""

    def __init__(self, called: Names) -> None:
        self._names = called

    def line(self, s: TowerState, e: Any) -> Text | None:
        """What happened; None only for what the headline of the decision or the round says already."""
        return self._of_players(s, e) or self._of_hiding(s, e) or self._of_attacks(s, e) or self._of_sentinels(s, e)

    def _of_players(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.RoundBegan():
                return log("round_extra" if e.extra else "round", round=e.round)
            case ev.FirstChosen():
                return log("first", seat=SeatRef(e.first))
            case ev.TurnBegan():
                return log("turn", seat=SeatRef(e.seat)) if len(s.players) > 1 else None
            case ev.Moved():
                price = move_price(e.ap, e.energy, jetpack=e.jetpack)
                return told(s, "moved", e.seat, place=self._names.place(s, e.floor, e.col), price=price)
            case ev.Gained():
                if not e.amount:
                    return log(f"full_{e.what}", now=e.now)
                return told(s, f"gained_{e.what}", e.seat, now=e.now)
            case ev.KeyTaken():
                floor = self._names.floor(s, e.floor)
                return told(s, "key", e.seat, floor=floor, keys=e.keys, needed=e.needed)
            case ev.KeyReturned():
                return told(s, "returned", e.seat, place=self._names.place(s, e.floor, 0))
            case ev.WentToAi():
                return told(s, "to_ai", e.seat, foe=self._names.foe(s, AI))
            case ev.Looted():
                return told(s, "looted", e.seat, card=names.card_name(e.card))
            case ev.Learned():
                return self._learned(s, e)
            case ev.Discarded():
                return told(s, "discarded", e.seat, card=names.card_name(e.card), energy=e.energy)
            case ev.TurnEnded():
                unspent = e.cause == "pass" and e.unspent_ap
                return told(s, "turn_end_unspent" if unspent else "turn_end", e.seat, n=e.unspent_ap)
            case ev.GameEnded():
                return log(f"end_{e.code.lower()}")
        return None

    @staticmethod
    def _learned(s: TowerState, e: ev.Learned) -> Text:
        source = text(f"cyberdoom_tower.ability.{e.source.value}")
        if e.unlocked is not None:
            return told(s, "unlocked", e.seat, ability=source)
        if e.target is None:
            return told(s, "learned_out", e.seat, source=source)
        return told(s, "learned", e.seat, source=source, target=text(f"cyberdoom_tower.ability.{e.target.value}"))

    def _of_hiding(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.HideRolled():
                return log("hide_rolled", roll=e.roll, need=e.threshold)
            case ev.SuitUsed():
                return log("suit", need=e.threshold)
            case ev.LuckSpent():
                return log("luck", n=e.amount, total=e.total)
            case ev.HidePassed():
                return told(s, "hidden", e.seat, floor=self._names.floor(s, e.floor))
            case ev.HideFailed():
                return told(s, "noticed", e.seat, foe=self._names.foe(s, e.floor))
        return None

    def _of_attacks(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.AttackRolled():
                white, red = " ".join(map(str, e.dice[:WHITE_DICE])), " ".join(map(str, e.dice[WHITE_DICE:]))
                foe, weapon = self._names.foe(s, e.floor), names.weapon_name(e.weapon)
                return told(s, "attack", e.seat, foe=foe, weapon=weapon, white=white, red=red)
            case ev.GrenadeSpent():
                return log("grenade")
            case ev.DieChanged():
                ability = text(f"cyberdoom_tower.ability.{e.ability.value}")
                name = "die_luck" if e.luck else "die"
                return log(name, ability=ability, die=names.die_name(e.die), before=e.before, after=e.after)
            case ev.GunsightUsed():
                name = "gunsight_discarded" if e.discarded else "gunsight"
                return log(name, die=names.die_name(e.die), before=e.before, after=e.after)
            case ev.AttackHit():
                return log("hit", foe=self._names.foe(s, e.floor), damage=e.damage, total=e.total, energy=e.energy)
            case ev.AttackMissed():
                return log("missed", n=e.filled)
            case ev.SentinelDefeated():
                return log("defeated", foe=self._names.foe(s, e.floor))
            case ev.AiStruck():
                return told(s, "ai_struck", e.seat, foe=self._names.foe(s, AI), damage=e.damage)
        return None

    def _of_sentinels(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.SentinelActivated():
                hunts = s.options.alerted_sentinel == "hunts"
                return log("activated" if hunts else "activated_provoked", foe=self._names.foe(s, e.floor))
            case ev.SentinelSlid():
                return log("slid", foe=self._names.foe(s, e.floor), pos=e.pos)
            case ev.FloorClosed():
                return log("closed", floor=self._names.floor(s, e.floor))
            case ev.OutOfReach():
                return told(s, "out_of_reach", e.seat, foe=self._names.foe(s, e.floor))
            case ev.SentinelStruck():
                return told(s, "struck", e.seat, foe=self._names.foe(s, e.floor), damage=e.damage)
            case ev.Wounded():
                return told(s, "wounded", e.seat, energy=e.energy)
            case ev.CounterMoved():
                return log("counter_entered" if e.entered else "counter", sector=e.sector)
        return None

    def cause(self, s: TowerState, e: Any) -> Text | None:
        """Why something happened that nobody chose; None for what a hand did and what needs no reason."""
        return self._cause_of_turn(s, e) or self._cause_of_sentinel(s, e)

    def _cause_of_turn(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.RoundBegan() if e.extra:
                return why("beside_ai_on")
            case ev.Gained():
                return why("gained_destroyed" if e.rule == "CDT-ATK-08" else "gained_sector")
            case ev.HideRolled():
                parts = {"sector": e.sector, "base": e.base, "cell": e.cell, "loot": e.loot, "need": e.threshold}
                return why("threshold_loot" if e.loot else "threshold", **parts)
            case ev.HidePassed():
                return why("enough", total=e.total, need=e.threshold)
            case ev.HideFailed() if e.automatic:
                return why("seen_before")
            case ev.HideFailed():
                return why("short", total=e.total, need=e.threshold)
            case ev.Learned():
                return why("learning")
            case ev.TurnEnded() if e.cause != "pass" or e.forced:
                return why("no_ap" if e.cause == "pass" else f"turn_{e.cause}")
            case ev.GrenadeSpent():
                return why("single_use")
            case ev.GameEnded():
                return why(f"end_{e.code.lower()}")
        return None

    def _cause_of_sentinel(self, s: TowerState, e: Any) -> Text | None:
        match e:
            case ev.SentinelDefeated():
                return why("destroyed")
            case ev.SentinelActivated():
                return why("first_action")
            case ev.SentinelSlid():
                if e.sector:
                    return why("countdown", sector=e.sector)
                return why("own_turn_you" if len(s.players) == 1 else "own_turn")
            case ev.FloorClosed():
                return why("covered", foe=self._names.foe(s, e.floor))
            case ev.SentinelStruck() | ev.OutOfReach():
                return why("distance", distance=e.distance, reach=e.reach)
            case ev.AiStruck():
                return why("beside_ai")
            case ev.Wounded():
                return why("damage", foe=self._names.foe(s, e.floor), damage=e.damage)
            case ev.CounterMoved():
                return why("entered" if e.entered else "same_sector", sector=e.sector)
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
