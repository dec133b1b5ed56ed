"""How Cyberflesh lies on the table and how hands play it."""

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
from arcology.games.cyberflesh.actions import CyberfleshAction
from arcology.games.cyberflesh.board.areas import areas
from arcology.games.cyberflesh.board.cues import CUES
from arcology.games.cyberflesh.board.gestures import Gestures
from arcology.games.cyberflesh.board.log import LogBook
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.offers import Offers
from arcology.games.cyberflesh.board.places import spot_name
from arcology.games.cyberflesh.board.previews import Previews
from arcology.games.cyberflesh.board.project import Projector
from arcology.games.cyberflesh.board.prompts import Prompts
from arcology.games.cyberflesh.board.reader import Reader
from arcology.games.cyberflesh.board.status import Standing
from arcology.games.cyberflesh.board.tips import Tips
from arcology.games.cyberflesh.board.touched import touched
from arcology.games.cyberflesh.rules.cyberflesh import CyberfleshRules
from arcology.games.cyberflesh.state import CyberfleshState


class CyberfleshBoard:
    """The board of one game.

    Args:
        rules: for the cards, and for the legal actions that a gesture may mean.
        layout: the variant for the number of characters.
    """

    cues: Mapping[str, Cue] = CUES

    def __init__(self, rules: CyberfleshRules, layout: Layout) -> None:
        self.layout = layout
        self.muted = False
        """Whether plain tokens are shown in the place of blood; a matter of taste, of no game."""
        self._names = called = Names(rules.book)
        self._offers = Offers(called)
        self._meanings = Meanings(rules.legal, self._offers.offer)
        self._gestures = Gestures(called)
        self._previews = Previews(called, self._offers)
        self._tips = Tips(called)
        self._projector = Projector(called, layout)
        self._log = LogBook(called)
        self._standing = Standing(called)
        self._prompts = Prompts(called)
        self._reader = Reader(called, self._previews)

    def project(self, s: CyberfleshState) -> Table:
        return self._projector.project(s, self.muted)

    def offer(self, s: CyberfleshState, a: CyberfleshAction) -> Offer:
        return self._offers.offer(s, a)

    def read(self, s: CyberfleshState, g: Gesture) -> CyberfleshAction | Refusal | None:
        meant = self._meanings.action(s, g)
        return meant if meant is not None else self._gestures.read(s, g)

    def prompt(self, s: CyberfleshState, ask: Ask) -> Text:
        return self._prompts.prompt(s, ask)

    def preview(self, s: CyberfleshState, a: CyberfleshAction) -> Preview:
        return self._previews.preview(s, a)

    def complete_preview(self, s: CyberfleshState, a: CyberfleshAction) -> Preview:
        return self._previews.preview(s, a)

    def tip(self, s: CyberfleshState, a: CyberfleshAction) -> Tip | None:
        return self._tips.tip(s, a)

    def touched(self, s: CyberfleshState, e: Any) -> tuple[str, ...]:
        return touched(s, e)

    def line(self, s: CyberfleshState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.line(s, e)

    def cause(self, s: CyberfleshState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.cause(s, e)

    def status(self, s: CyberfleshState) -> Status:
        return self._standing.status(s)

    def figures(self, s: CyberfleshState) -> tuple[Chip, ...]:
        return self._standing.figures(s)

    def seats(self, s: CyberfleshState) -> tuple[SeatInfo, ...]:
        return self._standing.seats(s)

    def describe(self, s: CyberfleshState, piece: str) -> Sequence[Text]:
        return self._reader.describe(s, piece)

    def rules_of(self, s: CyberfleshState, piece: str) -> tuple[str, ...]:
        return self._reader.rules_of(s, piece)

    def arrange(self, s: CyberfleshState) -> Arrangement | None:
        return None

    def areas(self, s: CyberfleshState) -> tuple[Area, ...]:
        return tuple(areas(self._names, s))

    def spot_name(self, s: CyberfleshState, zone: str, slot: str) -> Text:
        return spot_name(self._names, s, zone, slot)
