"""Who decides for each seat, changed in the middle of a game: at once, and kept with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from arcology.engine.text import SeatRef, Text
from arcology.session.steps import HUMAN
from arcology.ui.art.chrome import Label, Look
from arcology.ui.art.fonts import SMALL
from arcology.ui.driver_names import sentence_case
from arcology.ui.forms import Field, Segments
from arcology.ui.seating import TableSeating
from arcology.ui.sheet import Sheet


class PlayersSheet(Sheet):
    """A row for each seat; what would leave the table without a person cannot be chosen."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        seating: TableSeating,
        explain: Callable[[str], Text | None],
        *,
        side: bool = False,
    ) -> None:
        """``explain`` says how a driver plays, where there is anything to say."""
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.players.title"), 460 if side else 560, side=side)
        self._seating, self._explain = seating, explain
        self._drivers = (HUMAN, *reversed(seating.bots))  # the best one first, as for a new game
        self.seats: list[Segments] = []
        self._fields: list[Field] = []
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(2, 0, 10, 0)
        column.setSpacing(2)
        column.addWidget(Label(look, tr("app.players.help"), SMALL + 1, "ink_muted", wrap=True))
        column.addSpacing(8)
        for seat in range(len(seating.names)):
            column.addWidget(self._row(seat))
        column.addStretch(1)
        self.fill(body)
        seating.changed.connect(self._show)
        self._show()

    def _row(self, seat: int) -> Field:
        seating = self._seating
        called = self._called(seat)
        values = [(name, self._words(name)) for name in self._drivers]
        control = Segments(self.look, values, seating.names[seat], called)
        control.chosen.connect(partial(seating.sit, seat))
        field = Field(self.look, called, control)
        self.seats.append(control)
        self._fields.append(field)
        return field

    def _show(self) -> None:
        """Who sits where now, also when a computer has left by itself; a name says whether it is a computer's."""
        tr, seating = self.look.studio.tr, self._seating
        for seat, (field, control) in enumerate(zip(self._fields, self.seats, strict=True)):
            called = self._called(seat)
            field.title.setText(called)
            control.setAccessibleName(called)
            for name, button in zip(self._drivers, control.buttons(), strict=True):
                button.setAccessibleName(f"{called}: {self._words(name)}")
            allowed = [name for name in self._drivers if seating.may_sit(seat, name)]
            control.choose(seating.names[seat])
            control.enable(allowed)
            how = self._explain(seating.names[seat])
            last = tr("app.players.last_person") if len(allowed) == 1 else ""
            field.explain(last if how is None else tr(how))

    def _called(self, seat: int) -> str:
        return self.look.studio.tr("app.players.seat", seat=SeatRef(seat))

    def _words(self, name: str) -> str:
        tr, label = self.look.studio.tr, self._seating.label(name)
        return sentence_case(tr(label)) if name == HUMAN else tr("app.players.computer", bot=label)
