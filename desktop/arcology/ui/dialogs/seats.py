"""Who sits where in a new game: for each seat a name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from arcology.session.steps import HUMAN
from arcology.text.translator import Translator
from arcology.ui.art import paint
from arcology.ui.art.chrome import ActionButton, Choice, Kind, Label, Look, Looking
from arcology.ui.art.fonts import BODY, SMALL, Role, Weight
from arcology.ui.art.icons import draw_icon
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import alpha
from arcology.ui.art.studio import ready
from arcology.ui.art.textbox import draw_text
from arcology.ui.driver_names import driver_help, driver_label

LONGEST_NAME = 24
NAME_WIDTH = 80
"""Least width of a name field, at 100 % text."""


class Place(Looking, QWidget):
    """The number of a seat with a sign for a person or a machine."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__()
        self.watch(look)
        self.number, self.by_person = number, True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_driver(self, driver: str) -> None:
        self.by_person = driver == HUMAN
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(48), self.look.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            ready(p)
            palette, studio, k = self.look.palette, self.look.studio, self.look.studio.text_scale
            rect = paint.inner(self.rect().toRectF(), 1)
            tone = palette.accent_fill if self.by_person else palette.info
            paint.fill(p, paint.rounded(rect, 7), alpha(tone, 0.14))
            paint.stroke(p, paint.rounded(rect, 7), alpha(tone, 0.6), 1.2)
            draw_icon(
                p,
                "user" if self.by_person else "robot",
                rect.x() + 15 * k,
                rect.center().y(),
                16 * k,
                palette.ink_muted,
            )
            words = rect.adjusted(26 * k, 0, 0, 0)
            draw_text(p, studio, words, str(self.number), BODY, role=Role.DISPLAY, weight=Weight.Bold)


class SeatRow(QWidget):
    """One seat. ``bots`` may be empty: then there is nothing to choose but the name."""

    changed = Signal()

    def __init__(self, look: Look, tr: Translator, seat: int, name: str, bots: Sequence[str], driver: str) -> None:
        super().__init__()
        self._tr = tr
        self.place = Place(look, seat + 1)
        self.field = QLineEdit(name)
        self.field.setPlaceholderText(tr("app.seat", number=seat + 1))
        self.field.setAccessibleName(tr("app.new_game.name_of", number=seat + 1))
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setMinimumWidth(look.px(NAME_WIDTH))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.place)
        row.addWidget(self.field, 1)
        self.how = Label(look, "", SMALL, "ink_muted", wrap=True)
        row.addWidget(self.how, 1)
        self._drivers = [HUMAN, *reversed(bots)]  # the best one first
        self.choice = Choice(look)
        self.choice.setAccessibleName(tr("app.new_game.driver_of", number=seat + 1))
        for one in self._drivers:
            self.choice.addItem(_sentence_case(tr(driver_label(tr, one))), one)
        self.choice.setCurrentIndex(self._drivers.index(driver) if driver in self._drivers else 0)
        self.choice.currentIndexChanged.connect(self._changed)
        row.addWidget(self.choice)
        self.can_choose(bool(bots))
        self._show()

    @property
    def driver(self) -> str:
        return self._drivers[self.choice.currentIndex()]

    @property
    def name(self) -> str:
        """Only people have names of their own."""
        return self.field.text().strip() if self.driver == HUMAN else ""

    def choose(self, driver: str) -> None:
        self.choice.setCurrentIndex(self._drivers.index(driver))

    def can_choose(self, bots: bool) -> None:
        """Whether this seat may be a bot's at all."""
        self.place.setVisible(bots)
        self.choice.setVisible(bots)

    def keep_person(self, keep: bool) -> None:
        """The last person of a table cannot be replaced by a bot."""
        model, reason = self.choice.model(), self._tr("app.new_game.one_person")
        assert isinstance(model, QStandardItemModel)
        for index in range(1, len(self._drivers)):
            model.item(index).setEnabled(not keep)
            model.item(index).setToolTip(reason if keep else "")

    def _changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        """A person has a name here; what is said of a bot is how it plays."""
        person = self.driver == HUMAN
        help = None if person else driver_help(self._tr, self.driver)
        how = "" if help is None else self._tr(help)
        self.place.show_driver(self.driver)
        self.field.setVisible(person)
        self.how.setText(how)
        self.how.setVisible(not person)
        self.choice.setAccessibleDescription(how)


class Seats(QWidget):
    """The seats of a new game, of which `show_seats` shows as many as there are players."""

    def __init__(
        self,
        look: Look,
        tr: Translator,
        most: int,
        bots: Sequence[str],
        names: Sequence[str] = (),
        drivers: Sequence[str] = (),
    ) -> None:
        """``most`` seats at most; ``names`` and ``drivers`` by seat, as far as they are known."""
        super().__init__()
        self._tr, self._bots, self._count = tr, tuple(bots), most
        self._settled = len(drivers)  # for so many seats somebody has seen who plays them
        self.rows = [
            SeatRow(look, tr, seat, _at(names, seat), bots, _at(drivers, seat) or HUMAN) for seat in range(most)
        ]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self._changed)
        self.others = ActionButton(look, "robot", "", kind=Kind.QUIET, small=True, flush=True)
        self.others.clicked.connect(self._turn_others)
        column.addWidget(self.others, 0, Qt.AlignmentFlag.AlignLeft)
        self.explained = Label(look, "", SMALL, "ink_muted", wrap=True)
        column.addWidget(self.explained)
        self.setFocusProxy(self.rows[0].field)

    def names(self) -> tuple[str, ...]:
        return tuple(row.name for row in self.rows[: self._count])

    def drivers(self) -> tuple[str, ...]:
        return tuple(row.driver for row in self.rows[: self._count])

    def show_seats(self, count: int) -> None:
        """Seats that were not there before are played like the last one that was."""
        if self._settled:
            for row in self.rows[self._settled : count]:
                row.choose(self.rows[self._settled - 1].driver)
        self._settled = max(self._settled, count)
        self._count = count
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < count)
            row.can_choose(bool(self._bots) and count > 1)
        if HUMAN not in self.drivers():
            self.rows[0].choose(HUMAN)
        self._changed()

    def _turn_others(self) -> None:
        """All seats but the first: from people to the best bot, and back."""
        wanted = self._bots[-1] if HUMAN in self.drivers()[1:] else HUMAN
        self.rows[0].choose(HUMAN)
        for row in self.rows[1 : self._count]:
            row.choose(wanted)

    def _changed(self) -> None:
        tr, drivers = self._tr, self.drivers()
        for row in self.rows[: self._count]:
            row.keep_person(row.driver == HUMAN and drivers.count(HUMAN) == 1)
        mixed = bool(self._bots) and self._count > 1
        people = HUMAN in drivers[1:]
        self.others.setVisible(mixed)
        self.others.set_icon("robot" if people else "users")
        self.others.setText(tr("app.new_game.computers" if people else "app.new_game.people"))
        self.others.setAccessibleName(self.others.text())
        alone = mixed and drivers.count(HUMAN) == 1
        self.explained.setText(tr("app.new_game.one_person" if alone else "app.new_game.names_help"))


def _at(values: Sequence[str], seat: int) -> str:
    return values[seat] if seat < len(values) else ""


def _sentence_case(words: str) -> str:
    """As it stands alone, not in a sentence."""
    return words[:1].upper() + words[1:]
