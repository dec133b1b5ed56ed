"""How Cyberdoom Tower lies on the table and how hands play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Seat
from arcology.engine.layout import Layout
from arcology.engine.meaning import Meanings
from arcology.engine.motion import Cue
from arcology.engine.offers import Arrangement, Chip, Gesture, Offer, Preview, SeatInfo, Status, Tip
from arcology.engine.refusal import Refusal
from arcology.engine.table import Area, Table
from arcology.engine.text import Text, text
from arcology.games.cyberdoom_tower.actions import Flip, Hit, Modify, TowerAction, UseGunsight
from arcology.games.cyberdoom_tower.board.areas import areas
from arcology.games.cyberdoom_tower.board.dice import arrange
from arcology.games.cyberdoom_tower.board.log import LogBook
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.board.offers import Gestures, Offers
from arcology.games.cyberdoom_tower.board.previews import Previews
from arcology.games.cyberdoom_tower.board.project import Projector
from arcology.games.cyberdoom_tower.board.reader import Reader
from arcology.games.cyberdoom_tower.board.status import Standing
from arcology.games.cyberdoom_tower.rules import TowerRules
from arcology.games.cyberdoom_tower.state import AI, TowerState
from arcology.games.cyberdoom_tower.tasks import AskDice

DICE = ("attack_die",)
"""What tumbles; a tracker die is only turned to its next face."""
CUES: Mapping[str, Cue] = {
    "": Cue(ms=240, hold=160),
    "cyberdoom_tower.moved": Cue(ms=380, hold=120, ease="in_out"),
    "cyberdoom_tower.gained": Cue(ms=200, hold=260),
    "cyberdoom_tower.hide_rolled": Cue(ms=520, hold=420, tumble=True, sprites=DICE),
    "cyberdoom_tower.attack_rolled": Cue(ms=600, hold=300, tumble=True, sprites=DICE),
    "cyberdoom_tower.die_changed": Cue(ms=300, hold=120, tumble=True, sprites=DICE),
    "cyberdoom_tower.attack_hit": Cue(ms=360, hold=500),
    "cyberdoom_tower.attack_missed": Cue(ms=360, hold=500),
    "cyberdoom_tower.learned": Cue(ms=320, hold=260),
    "cyberdoom_tower.sentinel_activated": Cue(ms=160, hold=520),
    "cyberdoom_tower.sentinel_slid": Cue(ms=460, hold=300, ease="in_out"),
    "cyberdoom_tower.sentinel_struck": Cue(ms=200, hold=620),
    "cyberdoom_tower.ai_struck": Cue(ms=200, hold=620),
    "cyberdoom_tower.out_of_reach": Cue(ms=100, hold=520),
    "cyberdoom_tower.counter_moved": Cue(ms=360, hold=300, ease="in_out"),
    "cyberdoom_tower.looted": Cue(ms=420, hold=320),
    "cyberdoom_tower.key_taken": Cue(ms=420, hold=200),
    "cyberdoom_tower.game_ended": Cue(ms=100, hold=700),
}


class TowerBoard:
    """The board of one game.

    Args:
        rules: for the cards, and for the legal actions of an open attack.
        layout: the variant for the number of players.
    """

    cues = CUES

    def __init__(self, rules: TowerRules, layout: Layout) -> None:
        self.layout = layout
        self._names = called = Names(rules.book)
        self._rules = rules
        self._offers = Offers(called)
        self._meanings = Meanings(rules.legal, self._offers.offer)
        self._gestures = Gestures()
        self._previews = Previews(called, self._offers)
        self._projector = Projector(called)
        self._log = LogBook(called)
        self._standing = Standing(called)
        self._reader = Reader(called)

    def project(self, s: TowerState) -> Table:
        return self._projector.project(s)

    def offer(self, s: TowerState, a: TowerAction) -> Offer:
        return self._offers.offer(s, a)

    def read(self, s: TowerState, g: Gesture) -> TowerAction | Refusal | None:
        meant = self._meanings.action(s, g)
        return meant if meant is not None else self._gestures.read(s, g)

    def prompt(self, s: TowerState, ask: Ask) -> Text:
        return self._standing.prompt(s, ask)

    def preview(self, s: TowerState, a: TowerAction) -> Preview:
        return self._previews.preview(s, a)

    def complete_preview(self, s: TowerState, a: TowerAction) -> Preview:
        return self._previews.complete(s, a)

    def tip(self, s: TowerState, a: TowerAction) -> Tip | None:
        return self._previews.tip(s, a)

    def touched(self, s: TowerState, e: Any) -> tuple[str, ...]:
        return self._log.touched(e)

    def line(self, s: TowerState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.line(s, e)

    def cause(self, s: TowerState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.cause(s, e)

    def status(self, s: TowerState) -> Status:
        return self._standing.status(s)

    def figures(self, s: TowerState) -> tuple[Chip, ...]:
        return self._standing.figures(s)

    def seats(self, s: TowerState) -> tuple[SeatInfo, ...]:
        return self._standing.seats(s)

    def describe(self, s: TowerState, piece: str) -> Sequence[Text]:
        return self._reader.describe(s, piece)

    def rules_of(self, s: TowerState, piece: str) -> tuple[str, ...]:
        return self._reader.rules_of(piece)

    def arrange(self, s: TowerState) -> Arrangement | None:
        if s.attack is None or not s.agenda or not isinstance(s.agenda[-1], AskDice):
            return None
        changes = (Modify, Flip, Hit, UseGunsight)
        mending = (self._offers.offer(s, a) for a in self._rules.legal(s) if isinstance(a, changes))
        return arrange(s, self._names.book.target(s, s.attack.floor), mending)

    def areas(self, s: TowerState) -> tuple[Area, ...]:
        return tuple(areas(self._names, s))

    def spot_name(self, s: TowerState, zone: str, slot: str) -> Text:
        kind, _, rest = zone.partition(".")
        if kind == "floor":
            return self._names.heading_with_feature(s, int(rest), int(slot))
        if kind == "roof":
            return text("cyberdoom_tower.place.roof", foe=self._names.foe(s, AI))
        if kind == "boxes":
            row = text(f"cyberdoom_tower.row.{slot[0].lower()}")
            return text("cyberdoom_tower.place.box", row=row, number=int(slot[1]))
        if kind in ("hide", "tray"):
            return text("cyberdoom_tower.place.hide" if kind == "hide" else "cyberdoom_tower.place.tray")
        return text("cyberdoom_tower.place.table")
