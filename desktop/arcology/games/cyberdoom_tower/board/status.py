"""Where the game stands and what is asked, in words."""

from __future__ import annotations

from arcology.engine.agenda import Ask, top_ask
from arcology.engine.offers import SeatInfo, Status
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower import tasks
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.state import AI, ROUNDS, TowerState, counter_sector

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
        seat = s.active if s.active >= 0 else ask.seat if ask else None
        ends = text("cyberdoom_tower.status.ends", foe=self._names.foe(s, AI))
        return Status(
            headline=text("cyberdoom_tower.status.round", round=s.round, of=ROUNDS),
            phase=self._phase(s, ask),
            seat=seat,
            progress=(s.round, ROUNDS),
            notes=self._notes(s),
            warnings=self._warnings(s, seat),
            ends=ends,
        )

    def _phase(self, s: TowerState, ask: Ask | None) -> Text:
        if ask is None:
            return text("cyberdoom_tower.phase.game_over")
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

    def _notes(self, s: TowerState) -> tuple[Text, ...]:
        keys = text("cyberdoom_tower.status.keys", keys=s.team_keys, needed=s.keys_needed)
        if s.ended is not None:
            return (keys,)
        if s.round >= ROUNDS:
            return (keys, text("cyberdoom_tower.status.last_round"))
        now, after = counter_sector(s.round), counter_sector(s.round + 1)
        slides = [f for f in s.floors if not f.defeated and f.pos - after >= 2] if after != now else []
        name = "slides_next" if slides else "no_slide_next"
        return (keys, text(f"cyberdoom_tower.status.{name}", round=s.round + 1, n=len(slides)))

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
                return text("cyberdoom_tower.prompt.key", floor=self._names.floor(s, floor))
            case tasks.AskCrate():
                return text("cyberdoom_tower.prompt.crate", foe=self._names.foe(s, floor))
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

    def seats(self, s: TowerState) -> tuple[SeatInfo, ...]:
        """Name, sign and whether it is that seat's turn."""
        ask = top_ask(s)
        turn = s.active if s.active >= 0 else ask.seat if ask else -1
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
