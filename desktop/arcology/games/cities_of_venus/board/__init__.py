"""How Cities of Venus lies on the table and how hands play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Seat
from arcology.engine.layout import Layout
from arcology.engine.meaning import Meanings
from arcology.engine.motion import Cue
from arcology.engine.offers import Allotment, Arrangement, Chip, Gesture, Offer, Preview, SeatInfo, Status, Tip
from arcology.engine.refusal import Refusal
from arcology.engine.table import Area, Table
from arcology.engine.text import Text
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.board.allot import Allotments
from arcology.games.cities_of_venus.board.areas import areas
from arcology.games.cities_of_venus.board.cues import CUES
from arcology.games.cities_of_venus.board.gestures import Gestures
from arcology.games.cities_of_venus.board.log import LogBook
from arcology.games.cities_of_venus.board.makers import Kept
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.offers import Offers
from arcology.games.cities_of_venus.board.places import spot_name
from arcology.games.cities_of_venus.board.previews import Previews
from arcology.games.cities_of_venus.board.project import Projector
from arcology.games.cities_of_venus.board.prompts import Prompts
from arcology.games.cities_of_venus.board.reader import Reader
from arcology.games.cities_of_venus.board.solo import Solo
from arcology.games.cities_of_venus.board.status import Standing
from arcology.games.cities_of_venus.board.strays import stray
from arcology.games.cities_of_venus.board.tips import Tips
from arcology.games.cities_of_venus.board.touched import Touched
from arcology.games.cities_of_venus.rules.venus import VenusRules
from arcology.games.cities_of_venus.state import VenusState


class VenusBoard:
    """The board of one game.

    Args:
        rules: for the cards, and for the legal actions that a gesture may mean.
        layout: the variant for the number of cities.
    """

    cues: Mapping[str, Cue] = CUES
    opens = True
    """The first drop, its events and the first growth come before the first decision."""

    def __init__(self, rules: VenusRules, layout: Layout) -> None:
        self.layout = layout
        self._names = called = Names(rules.book)
        kept = Kept()
        solo = Solo(called, kept)
        self._offers = Offers(called)
        self._meanings = Meanings(rules.legal, self._offers.offer)
        self._gestures = Gestures()
        self._previews = Previews(called, self._offers)
        self._allotments = Allotments(called, self._previews)
        self._tips = Tips(called)
        self._projector = Projector(called, layout, solo, kept)
        self._log = LogBook(called)
        self._standing = Standing(called, solo)
        self._prompts = Prompts(called)
        self._reader = Reader(called, solo)
        self._touched = Touched(called)

    @property
    def front(self) -> Seat | None:
        """The person whose city is shown large; None: whoever is at it."""
        return self._names.front

    @front.setter
    def front(self, seat: Seat | None) -> None:
        self._names.front = seat

    @property
    def people(self) -> frozenset[Seat] | None:
        """The cities that people govern; None: not known."""
        return self._names.people

    @people.setter
    def people(self, seats: frozenset[Seat] | None) -> None:
        self._names.people = seats

    def project(self, s: VenusState) -> Table:
        return self._projector.project(s)

    def offer(self, s: VenusState, a: VenusAction) -> Offer:
        return self._offers.offer(s, a)

    def title(self, s: VenusState, a: VenusAction) -> Text | None:
        return self._offers.title(s, a)

    def read(self, s: VenusState, g: Gesture) -> VenusAction | Refusal | None:
        meant = self._meanings.action(s, g)
        return meant if meant is not None else self._gestures.read(s, g)

    def stray(self, s: VenusState, g: Gesture) -> Refusal | None:
        return stray(self._names.book, s, g)

    def prompt(self, s: VenusState, ask: Ask) -> Text:
        return self._prompts.prompt(s, ask)

    def preview(self, s: VenusState, a: VenusAction) -> Preview:
        return self._previews.preview(s, a)

    def complete_preview(self, s: VenusState, a: VenusAction) -> Preview:
        return self._previews.preview(s, a)

    def allot(self, s: VenusState) -> Allotment | None:
        return self._allotments.allot(s)

    def weigh(self, s: VenusState, counts: Sequence[int]) -> Preview:
        return self._allotments.weigh(s, counts)

    def tip(self, s: VenusState, a: VenusAction) -> Tip | None:
        return self._tips.tip(s, a)

    def touched(self, s: VenusState, e: Any) -> tuple[str, ...]:
        return self._touched.touched(s, e)

    def line(self, s: VenusState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.line(s, e)

    def cause(self, s: VenusState, e: Any, viewer: Seat | None) -> Text | None:
        return self._log.cause(e)

    def status(self, s: VenusState) -> Status:
        return self._standing.status(s)

    def seats(self, s: VenusState) -> tuple[SeatInfo, ...]:
        return self._standing.seats(s)

    def figures(self, s: VenusState) -> tuple[Chip, ...]:
        return self._standing.figures(s)

    def describe(self, s: VenusState, piece: str) -> Sequence[Text]:
        return self._reader.describe(s, piece)

    def rules_of(self, s: VenusState, piece: str) -> tuple[str, ...]:
        return self._reader.rules_of(s, piece)

    def arrange(self, s: VenusState) -> Arrangement | None:
        return None

    def areas(self, s: VenusState) -> tuple[Area, ...]:
        return tuple(areas(self._names, s))

    def spot_name(self, s: VenusState, zone: str, slot: str) -> Text:
        return spot_name(self._names, s, zone, slot)
