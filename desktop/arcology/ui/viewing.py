"""Whose secrets the screen shows, and when a curtain has to hide the table between two people at it.

Nobody is shown what another seat may see: the view of the next person is made only when that person has lifted the
curtain, and until then it is nobody's. One person against computers needs no curtain, and games without secrets none.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from arcology.engine.agenda import Seat
from arcology.session.steps import HUMAN
from arcology.session.timeline import Entry
from arcology.ui.model import GameModel

GRACE_MS = 800
"""How long, at normal speed, whoever has just decided still sees what came of it."""


class Viewing(QObject):
    """Decides who looks at the table of a model.

    Whoever shows the curtain listens to ``falls`` and ``rises``, covers the model when the doors have met, and calls
    :meth:`lift` when the awaited person is there and :meth:`catch_up` when the table is in sight again.
    """

    falls = Signal(int)
    """The curtain is to fall, or has fallen already: this seat is awaited."""
    rises = Signal()
    """The table may be seen; it is that of the viewer by now."""
    caught_up = Signal()
    """The viewer has seen what the others have done in the meantime."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.awaited: Seat | None = None
        """The seat for which the curtain is down or falling."""
        self._model = model
        self._pace, self._curtain = 1.0, True
        self._known: dict[Seat, set[int]] = {}
        self._sat: tuple[Seat, ...] = ()
        """The people at the table when something has changed for the last time."""
        self._missed: list[Entry] = []
        self._catching_up = False
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._pass_on)

    def begin(self, viewer: Seat | None = None) -> None:
        """People sit down; ``viewer`` looks already (None: nobody). Before this the table shows what is public."""
        model = self._model
        numbers = [entry.number for entry in model.session.timeline.entries()]
        self._known = {seat: set(numbers) for seat in range(model.session.config.seats)}
        self._sat = self.people
        if viewer is not None:
            model.set_viewer(viewer)
        model.shown.connect(self.follow)
        model.film.connect(self._film)
        if model.plugin.secrets:
            self._pass_on()

    def use(self, pace: float, *, curtain: bool) -> None:
        """How long to wait before the curtain falls (a pace of films, 0: not at all), and whether there is one."""
        self._pace, self._curtain = pace, curtain
        if self._known:
            self.follow()

    def close(self) -> None:
        """Nothing happens by itself any more, not even when the film that runs is cut short."""
        self._wait.stop()
        if self._known:
            self._model.shown.disconnect(self.follow)
            self._model.film.disconnect(self._film)
            self._known = {}

    # ---- who looks -----------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that no computer plays."""
        model = self._model
        return tuple(seat for seat in range(model.session.config.seats) if seat not in model.rivals)

    @property
    def wanted(self) -> Seat | None:
        """Who should look: the one person there is, or the person who is asked; else whoever looks already.

        A game that is over, or can only be looked at, asks nobody.
        """
        model, people = self._model, self.people
        if len(people) == 1:
            return people[0]
        looks = model.viewer if model.viewer in people else None
        ask = model.session.ask if model.session.locked is None else None
        return ask.seat if ask is not None and ask.seat in people else looks

    def follow(self) -> None:
        """Something has changed: let the right person look, after a film and a moment's grace where others looked."""
        model, seat = self._model, self.wanted
        if not model.plugin.secrets:
            return
        for one in (model.viewer, *self._newcomers()):
            if one is not None:
                self._known[one].update(entry.number for entry in self._line())
        if self.awaited is not None:
            self._reconsider(seat)
        elif seat == model.viewer:
            self._wait.stop()
        elif not self._is_one_of_several(seat):
            self._look(seat)
        elif not model.film_runs:
            self._wait.start(round(GRACE_MS * self._pace))

    def lift(self) -> None:
        """The awaited person is there."""
        if self.awaited is not None and self._model.covered:
            self._missed = self._unknown_to(self.awaited)
            self._look(self.awaited)

    def catch_up(self) -> None:
        """Shows the viewer what others have done since it looked or decided for the last time."""
        missed, self._missed = self._missed, []
        if missed and missed[-1] is self._model.session.timeline.current:
            self._catching_up = True
            if not self._model.catch_up(missed):
                self._caught_up()

    # ---- inside --------------------------------------------------------------------------------------------------

    def _newcomers(self) -> tuple[Seat, ...]:
        """Seats that people have taken over from computers just now: they begin with the game as it is."""
        before, self._sat = self._sat, self.people
        return tuple(seat for seat in self._sat if seat not in before)

    def _is_one_of_several(self, seat: Seat | None) -> bool:
        return seat is not None and len(self.people) > 1

    def _pass_on(self) -> None:
        """Lets the curtain fall for the next person, or shows the table at once where there is nobody to hide from."""
        seat = self.wanted
        if seat == self._model.viewer:
            return
        if seat is not None and self._curtain and self._is_one_of_several(seat):
            self.awaited = seat
            self.falls.emit(seat)
        else:
            self._look(seat)

    def _reconsider(self, seat: Seat | None) -> None:
        """While the curtain is down or falling, something was taken back, or somebody else decides now."""
        if seat == self._model.viewer and not self._model.covered:
            self.awaited = None
            self.rises.emit()
        elif seat is None or not self._curtain or not self._is_one_of_several(seat):
            self._look(seat)
        elif seat != self.awaited:
            self.awaited = seat
            self.falls.emit(seat)

    def _look(self, seat: Seat | None) -> None:
        was_down, self.awaited = self.awaited is not None, None
        self._wait.stop()
        self._model.set_viewer(seat)
        if was_down:
            self.rises.emit()

    def _film(self, plan: object) -> None:
        if plan is not None:
            self._wait.stop()
            return
        if self._catching_up:
            self._caught_up()
        self.follow()

    def _caught_up(self) -> None:
        self._catching_up = False
        self.caught_up.emit()

    def _line(self) -> Sequence[Entry]:
        session = self._model.session
        return session.entries[: session.position + 1]

    def _unknown_to(self, seat: Seat) -> list[Entry]:
        """The last decisions that ``seat`` has neither taken nor seen, oldest first."""
        found: list[Entry] = []
        for entry in reversed(self._line()):
            mine = entry.seat == seat and entry.driver == HUMAN
            if mine or entry.number in self._known[seat] or entry.parent is None:
                break
            found.insert(0, entry)
        return found
