"""How Cytress lies on the table and how hands play it."""

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
from arcology.engine.text import Text
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board.areas import areas
from arcology.games.cytress.board.gestures import Gestures
from arcology.games.cytress.board.log import LogBook
from arcology.games.cytress.board.names import Names
from arcology.games.cytress.board.offers import Offers
from arcology.games.cytress.board.places import spot_name
from arcology.games.cytress.board.previews import Previews
from arcology.games.cytress.board.project import Projector
from arcology.games.cytress.board.reader import Reader
from arcology.games.cytress.board.status import Standing
from arcology.games.cytress.board.tips import Tips
from arcology.games.cytress.board.touched import touched
from arcology.games.cytress.rules.cytress import CytressRules
from arcology.games.cytress.state import CytressState

CUES: Mapping[str, Cue] = {
    "": Cue(ms=240, hold=160),
    "cytress.flew": Cue(ms=420, hold=140, ease="in_out"),
    "cytress.visited": Cue(ms=380, hold=200, ease="in_out"),
    "cytress.crew_placed": Cue(ms=320, hold=180),
    "cytress.mission_taken": Cue(ms=420, hold=200, ease="in_out"),
    "cytress.slot_refilled": Cue(ms=280, hold=140),
    "cytress.stratolite_taken": Cue(ms=300, hold=120),
    "cytress.row_refilled": Cue(ms=320, hold=120),
    "cytress.tube_built": Cue(ms=560, hold=320, ease="in_out"),
    "cytress.bounty_taken": Cue(ms=420, hold=260, ease="in_out"),
    "cytress.skill_claimed": Cue(ms=420, hold=320, ease="in_out"),
    "cytress.recouped": Cue(ms=480, hold=200, ease="in_out"),
    "cytress.round_began": Cue(ms=200, hold=260),
    "cytress.gained": Cue(ms=200, hold=220),
    "cytress.last_round": Cue(ms=200, hold=700),
    "cytress.ai_visited": Cue(ms=420, hold=420, ease="in_out"),
    "cytress.ai_drew": Cue(ms=320, hold=560),
    "cytress.ai_cannot": Cue(ms=100, hold=560),
    "cytress.ai_idle": Cue(ms=100, hold=560),
    "cytress.ai_mission_done": Cue(ms=440, hold=420, ease="in_out"),
    "cytress.ai_tube_built": Cue(ms=560, hold=460, ease="in_out"),
    "cytress.ai_bounty_taken": Cue(ms=420, hold=420, ease="in_out"),
    "cytress.ai_skill_taken": Cue(ms=420, hold=420, ease="in_out"),
    "cytress.game_ended": Cue(ms=100, hold=700),
}


class CytressBoard:
    """The board of one game.

    Args:
        rules: for the cards, and for the legal actions that a gesture may mean.
        layout: the variant for the number of players.
    """

    cues = CUES

    def __init__(self, rules: CytressRules, layout: Layout) -> None:
        self.layout = layout
        self._names = called = Names(rules.book)
        self._offers = Offers(called)
        self._meanings = Meanings(rules.legal, self._offers.offer)
        self._gestures = Gestures(called)
        self._previews = Previews(called, self._offers)
        self._tips = Tips(called, self._offers)
        self._projector = Projector(called, layout)
        self._log = LogBook(called)
        self._standing = Standing(called)
        self._reader = Reader(called)

    def project(self, s: CytressState) -> Table:
        return self._projector.project(s)

    def offer(self, s: CytressState, a: CytressAction) -> Offer:
        return self._offers.offer(s, a)

    def read(self, s: CytressState, g: Gesture) -> CytressAction | Refusal | None:
        meant = self._meanings.action(s, g)
        return meant if meant is not None else self._gestures.read(s, g)

    def prompt(self, s: CytressState, ask: Ask) -> Text:
        return self._standing.prompt(s, ask)

    def preview(self, s: CytressState, a: CytressAction) -> Preview:
        return self._previews.preview(s, a)

    def complete_preview(self, s: CytressState, a: CytressAction) -> Preview:
        return self._previews.preview(s, a)

    def tip(self, s: CytressState, a: CytressAction) -> Tip | None:
        return self._tips.tip(s, a)

    def touched(self, s: CytressState, e: Any) -> tuple[str, ...]:
        return touched(s, e)

    def line(self, s: CytressState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.line(s, e)

    def cause(self, s: CytressState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.cause(s, e)

    def status(self, s: CytressState) -> Status:
        return self._standing.status(s)

    def seats(self, s: CytressState) -> tuple[SeatInfo, ...]:
        return self._standing.seats(s)

    def figures(self, s: CytressState) -> tuple[Chip, ...]:
        return self._standing.figures(s)

    def describe(self, s: CytressState, piece: str) -> Sequence[Text]:
        return self._reader.describe(s, piece)

    def rules_of(self, s: CytressState, piece: str) -> tuple[str, ...]:
        return self._reader.rules_of(piece)

    def arrange(self, s: CytressState) -> Arrangement | None:
        return None

    def areas(self, s: CytressState) -> tuple[Area, ...]:
        return tuple(areas(s))

    def spot_name(self, s: CytressState, zone: str, slot: str) -> Text:
        return spot_name(self._names, s, zone, slot)
