"""Where the game stands and what is asked, in words."""

from __future__ import annotations

from arcology.engine.agenda import Ask, top_ask
from arcology.engine.offers import Chip, SeatInfo, Status
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower import tasks
from arcology.games.cyberdoom_tower.board.names import Names, on_turn, target
from arcology.games.cyberdoom_tower.rules.countdown import is_behind
from arcology.games.cyberdoom_tower.state import AI, ROUNDS, TowerState, counter_sector

BY_SEAT = " · "
"""Between the figures of seats, in their order."""
SYMBOLS = ("circle", "triangle")
"""The seats' own signs, so that colour is never all that tells them apart."""


class Standing:
    """Status, prompts and seats of the tower."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def status(self, s: TowerState) -> Status:
        """Headline, phase, notes and warnings."""
        ask = top_ask(s)
        turn = on_turn(s)
        seat = turn if turn >= 0 else None
        ends = text(
            "cyberdoom_tower.status.ends"
            if s.options.time_limit == "beaten"
            else "cyberdoom_tower.status.ends_reached",
            foe=self._names.foe(s, AI),
        )
        return Status(
            headline=text("cyberdoom_tower.status.round", round=s.round, of=ROUNDS),
            phase=self._phase(s, ask),
            seat=seat,
            progress=(s.round, ROUNDS),
            notes=self._notes(s),
            warnings=self._warnings(s, seat),
            ends=ends,
            about=self._about(s, seat),
        )

    @staticmethod
    def _about(s: TowerState, seat: int | None) -> str:
        """The card to reckon with: the target of an open attack, else the opponent of the seat whose turn it is."""
        if s.attack is not None:
            return target(s.attack.floor)
        if seat is None or not 0 <= seat < len(s.players):
            return target(AI)
        player = s.players[seat]
        return target(AI if player.at_ai else player.floor)

    def _phase(self, s: TowerState, ask: Ask | None) -> Text:
        if s.ended is not None:
            return text("cyberdoom_tower.phase.game_over")
        if ask is None:
            return self._automatic(s)
        if isinstance(ask, tasks.AskFirst):
            return text("cyberdoom_tower.phase.choose_first")
        if isinstance(ask, tasks.AskLethal):
            return text("cyberdoom_tower.phase.lethal")
        player = s.players[ask.seat]
        if isinstance(ask, tasks.AskDice):
            return text("cyberdoom_tower.phase.attack", n=player.ap)
        if isinstance(ask, tasks.AskHide):
            return text("cyberdoom_tower.phase.hide", n=player.ap)
        if isinstance(ask, tasks.AskTurn):
            return text("cyberdoom_tower.phase.turn", n=player.ap)
        return text("cyberdoom_tower.phase.arrival", n=player.ap)

    @staticmethod
    def _automatic(s: TowerState) -> Text:
        """What goes on while nobody is asked: the rest of an arrival, or what comes after a turn."""
        follows = s.agenda[-1] if s.agenda else None
        if isinstance(follows, tasks.Gain | tasks.HideRoll):
            return text("cyberdoom_tower.phase.arrival", n=s.players[follows.seat].ap)
        return text("cyberdoom_tower.phase.automatic")

    def _notes(self, s: TowerState) -> tuple[Text, ...]:
        keys = text("cyberdoom_tower.status.keys", keys=s.team_keys, needed=s.keys_needed)
        if s.ended is not None:
            return (keys,)
        if s.round >= ROUNDS:
            return (keys, self._last_round(s))
        now, after = counter_sector(s.round), counter_sector(s.round + 1)
        slides = [f for f in s.floors if is_behind(f, after)] if after != now else []
        name = "slides_next" if slides else "no_slide_next"
        return (keys, text(f"cyberdoom_tower.status.{name}", round=s.round + 1, n=len(slides)))

    @staticmethod
    def _last_round(s: TowerState) -> Text:
        """What the end of round 12 means (CDT-COUNT-06, CDT-OPT-01)."""
        if s.options.time_limit == "beaten":
            return text("cyberdoom_tower.status.last_round")
        if any(player.at_ai for player in s.players):
            return text("cyberdoom_tower.status.no_time_limit")
        return text("cyberdoom_tower.status.last_round_reached")

    def _warnings(self, s: TowerState, seat: int | None) -> tuple[Text, ...]:
        found = []
        if s.ended is not None:
            return ()
        if seat is not None and 0 <= seat < len(s.players):
            for floor in sorted(s.players[seat].spotted):
                found.append(text("cyberdoom_tower.status.seen", floor=self._names.floor(s, floor)))
        lost = sum(1 for f in s.floors if f.key and f.closed)
        reachable = s.team_keys + sum(1 for f in s.floors if f.key and not f.closed)
        if reachable < s.keys_needed:
            found.append(text("cyberdoom_tower.status.hopeless", n=lost))
        return tuple(found)

    def prompt(self, s: TowerState, ask: Ask) -> Text:
        """The open question in a sentence."""
        player = s.players[ask.seat]
        floor = player.floor
        match ask:
            case tasks.AskFirst():
                return text("cyberdoom_tower.prompt.first")
            case tasks.AskTurn():
                name = "turn_at_ai" if player.at_ai else "turn" if player.ap else "turn_spent"
                return text(f"cyberdoom_tower.prompt.{name}", n=player.ap, foe=self._names.foe(s, AI))
            case tasks.AskKey():
                gone = s.floors[floor].defeated
                name = "cyberdoom_tower.prompt.key_no_test" if gone else "cyberdoom_tower.prompt.key"
                return text(name, floor=self._names.floor(s, floor))
            case tasks.AskCrate():
                return self._crate(s, ask.seat, floor)
            case tasks.AskHide():
                assert s.hide is not None, "the question is about an open test"
                return text("cyberdoom_tower.prompt.hide", roll=s.hide.total, need=s.hide.threshold, short=s.hide.short)
            case tasks.AskReturn():
                return text("cyberdoom_tower.prompt.return", floor=self._names.floor(s, floor))
            case tasks.AskDice():
                assert s.attack is not None, "the question is about an attack"
                return text("cyberdoom_tower.prompt.dice", foe=self._names.foe(s, s.attack.floor))
            case tasks.AskLethal(_, damage, by):
                foe = self._names.foe(s, by)
                if len(s.players) == 1:
                    return text("cyberdoom_tower.prompt.lethal_you", foe=foe, damage=damage)
                return text("cyberdoom_tower.prompt.lethal", seat=SeatRef(ask.seat), foe=foe, damage=damage)
        raise AssertionError(f"no prompt for {ask}")

    def _crate(self, s: TowerState, seat: int, floor: int) -> Text:
        """The question at a crate: what looting brings, and how loud it is here (CDT-LOOT-02, CDT-OPT-04)."""
        if s.floors[floor].defeated:
            name = "cyberdoom_tower.prompt.crate_no_test"
        elif s.options.loot_noise == "lasting":
            name = "cyberdoom_tower.prompt.crate_lasting"
        elif floor in s.players[seat].spotted:
            name = "cyberdoom_tower.prompt.crate_seen"
        else:
            name = "cyberdoom_tower.prompt.crate"
        return text(name, foe=self._names.foe(s, floor))

    def figures(self, s: TowerState) -> tuple[Chip, ...]:
        """Energy and luck by seat, the team's keys, and the sentinels that are awake on floors one can still enter."""
        hunting = sum(f.activated and not f.defeated and not f.closed for f in s.floors)
        found = (
            Chip("energy", BY_SEAT.join(str(player.energy) for player in s.players)),
            Chip("luck", BY_SEAT.join(str(player.luck) for player in s.players)),
            Chip("key", text("cyberdoom_tower.figure.keys", keys=s.team_keys, needed=s.keys_needed)),
        )
        return (*found, Chip("robot", text("cyberdoom_tower.figure.hunting", n=hunting), "bad")) if hunting else found

    def seats(self, s: TowerState) -> tuple[SeatInfo, ...]:
        """Name, sign and whether it is that seat's turn."""
        turn = on_turn(s)
        solo = len(s.players) == 1
        return tuple(
            SeatInfo(
                i,
                text("cyberdoom_tower.seat.solo") if solo else text("cyberdoom_tower.seat.duo", number=i + 1),
                SYMBOLS[i],
                i == turn,
            )
            for i in range(len(s.players))
        )
