"""Who decides at a table in play: computers are asked, their answers shown one by one, and seats change hands."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from arcology.engine.agenda import Seat
from arcology.engine.text import SeatRef, Text, text
from arcology.session.drivers import BotDriver, Driver, HumanDriver, Pool, Seating, who_decides
from arcology.session.steps import HUMAN
from arcology.ui.model import GameModel

log = logging.getLogger(__name__)


class TableSeating(QObject):
    """Seats persons and computers at the table of a model.

    A computer's answer is played when nothing else moves: after the film of the decision before, never while somebody
    looks back or a curtain hides the table. Each goes through the event loop, so the window stays alive between them.

    Args:
        model: the game.
        chosen: who decides, by seat, as it was saved; a bot that is not among ``bots`` gives way to a person.
        bots: what can play a seat here.
        label: what a person reads for a bot.
        make_pool: makes the place where bots think; asked when the first bot sits down.
        keep: saves who decides, by seat.
    """

    changed = Signal()
    """Others decide for the seats now."""
    told = Signal(object)
    """Text: something happened to a seat that the person did not ask for."""

    def __init__(
        self,
        model: GameModel,
        chosen: Sequence[str],
        bots: Sequence[str],
        label: Callable[[str], Text],
        make_pool: Callable[[], Pool],
        keep: Callable[[tuple[str, ...]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.bots = tuple(bots)
        self.label = label
        self._model, self._make_pool, self._keep = model, make_pool, keep
        self._seating: Seating
        self._pool: Pool | None = None
        self._begun = self._asking = self._closed = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(lambda: self._seating.go_on())
        names = who_decides(chosen, model.session.config.seats, self.bots)
        self.notices: list[Text] = [
            text("app.seats.unknown", seat=SeatRef(seat), bot=name)
            for seat, name in enumerate(chosen[: len(names)])
            if name not in (HUMAN, *self.bots)
        ]
        """What to tell the person who opens the game."""
        if names != tuple(chosen):
            keep(names)
        drivers = {seat: self._driver(name) for seat, name in enumerate(names)}
        self._seating = Seating(model.session, drivers, self._play, ready=self._ready, lost=self._lost)
        if self.rivals and model.session.locked is None:
            model.seat(self._labels())
        model.shown.connect(self._shown)
        model.film.connect(self._film)

    # ---- who sits where ------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """``human`` or the name of a bot, by seat."""
        return self._seating.names

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The seats that a computer plays."""
        return tuple(seat for seat, name in enumerate(self.names) if name != HUMAN)

    @property
    def changeable(self) -> bool:
        """Whether there is a seat that somebody else could take over."""
        session = self._model.session
        return session.config.seats > 1 and session.locked is None and bool(self.bots)

    def may_sit(self, seat: Seat, name: str) -> bool:
        """Whether ``name`` may decide for ``seat``: one seat at least is a person's."""
        others = (other for at, other in enumerate(self.names) if at != seat)
        return name == HUMAN or (name in self.bots and HUMAN in others)

    def sit(self, seat: Seat, name: str) -> bool:
        """Let a person or a bot decide for a seat from now on; an open question goes to it. False where it may not."""
        if name == self.names[seat] or not self.may_sit(seat, name):
            return False
        driver = self._driver(name)
        self._keep((*self.names[:seat], name, *self.names[seat + 1 :]))
        self._ask(lambda: self._seating.swap(seat, driver))
        self._model.seat(self._labels())
        if self._pool is not None and not self.rivals:
            self._pool.close()
        elif name != HUMAN:
            self._prepare()
        self.changed.emit()
        return True

    def _driver(self, name: str) -> Driver:
        if name == HUMAN:
            model = self._model
            return HumanDriver(model.plugin.standing(model.session.config, model.rules))
        if self._pool is None:
            self._pool = self._make_pool()
        return BotDriver(name, self._model.session.config.seed, self._pool)

    def _labels(self) -> dict[Seat, Text]:
        return {seat: self.label(self.names[seat]) for seat in self.rivals}

    # ---- play ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Ask whose turn it is, from now on after every change; computers get ready to think."""
        if not (self._begun or self._closed):  # the first picture of a table may come while it is being closed
            self._begun = True
            self._prepare()
            self._shown()

    def begin_when_painted(self, *widgets: QWidget) -> None:
        """Begin after one of these has been painted: the table is seen before processes are started."""
        self._model.show_opening()
        eye = _FirstPaint(self, lambda: QTimer.singleShot(0, self, self.begin))
        for widget in widgets:
            widget.installEventFilter(eye)

    def close(self) -> None:
        """Nobody is asked any more, and no process goes on thinking."""
        self._begun, self._closed = False, True
        self._next.stop()
        self._seating.cancel()
        if self._pool is not None:
            self._pool.close()

    def _prepare(self) -> None:
        if self._pool is not None and self.rivals:
            self._pool.prepare()

    def _shown(self) -> None:
        if self._begun:
            self._ask(self._seating.ask)

    def _film(self, plan: Any) -> None:
        if plan is None and self._seating.waiting:
            self._next.start()

    def _ask(self, ask: Callable[[], None]) -> None:
        """What is answered at once waits as well: others are still being told what has happened before."""
        self._asking = True
        try:
            ask()
        finally:
            self._asking = False
        if self._seating.waiting:
            self._next.start()

    def _ready(self) -> bool:
        model = self._model
        return self._begun and not (self._asking or model.film_runs or model.looking_back or model.covered)

    def _play(self, action: Any, driver: str) -> bool:
        return self._model.submit(action, driver=driver)

    def _lost(self, seat: Seat, why: str) -> None:
        """A bot broke: nothing is lost, a person goes on in its place."""
        log.warning("%s at seat %s has broken: %s", self.names[seat], seat, why)
        bot = self.label(self.names[seat])
        self.sit(seat, HUMAN)
        self.told.emit(text("app.seats.lost", seat=SeatRef(seat), bot=bot))


class _FirstPaint(QObject):
    """Does something once, when a widget that it watches is painted."""

    def __init__(self, parent: QObject, act: Callable[[], None]) -> None:
        super().__init__(parent)
        self._act: Callable[[], None] | None = act

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._act is not None:
            act, self._act = self._act, None
            self.deleteLater()  # which ends the watch everywhere
            act()
        return False
