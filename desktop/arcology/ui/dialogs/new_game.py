"""The new-game sheet: sensible values everywhere, so that Enter starts at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from arcology.engine.config import OptionSpec
from arcology.text.seeds import read_seed, seed_words
from arcology.ui.art.chrome import ActionButton, Choice, Kind, Label, Look, SectionTitle
from arcology.ui.art.fonts import SMALL
from arcology.ui.dialogs.head_picture import BELOW, HeadPicture
from arcology.ui.dialogs.seats import Seats
from arcology.ui.forms import Field, Segments
from arcology.ui.services import GameInfo, NewGame, PackInfo, Services
from arcology.ui.sheet import Sheet

WIDTH = 1000
TWO_COLUMNS = 760
"""From this width on: who plays at the left, how it is played at the right."""
FEW = 4
"""So many short values stand side by side; more become a drop-down list."""


class NewGameSheet(Sheet):
    """Asks what a game needs before it is set up. ``started`` carries the `NewGame`."""

    started = Signal(object)

    def __init__(
        self, look: Look, parent: QWidget, services: Services, game: GameInfo, before: NewGame | None = None
    ) -> None:
        """``before`` is an earlier choice to begin with (its seed is not taken over)."""
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.new_game.title", game=tr(game.title)), WIDTH)
        self.picture = HeadPicture(look, game.id, self.panel)
        self.head.setContentsMargins(2, 0, 0, look.px(BELOW))
        self._services, self._game = services, game
        self._packs = list(services.packs(game.id))
        self._options: dict[str, Segments | Choice] = {}
        self._option_fields: dict[str, Field] = {}
        before = before or NewGame(game.id, game.seats.start, 0, undo=services.settings.undo_policy)
        body = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._columns.setContentsMargins(2, 0, 10, 0)
        self._columns.setSpacing(28)
        self._form = self._column()  # where `_add` adds to
        self.players = self._players(before.players)
        self.level = self._level(before.level)
        self.seats = self._seats(before)
        for spec in game.options:
            if spec.setup:
                self._option(spec, before.options.get(spec.name))
        self._form.addStretch(1)
        self._form = self._column()
        self.undo = self._undo(before.undo)
        self.pack = self._pack(before.pack)
        self.seed = self._seed()
        self._readings_of_the_book = [spec for spec in game.options if not spec.setup]
        if self._readings_of_the_book:
            self._readings(before.options)
        self._form.addStretch(1)
        self.start_button = ActionButton(look, "play", tr("app.new_game.start"), kind=Kind.PRIMARY, large=True)
        self.start_button.setAccessibleName(tr("app.new_game.start"))
        self.start_button.clicked.connect(self._start)
        self.trouble = Label(look, "", SMALL + 1, "bad", wrap=True)
        self.trouble.hide()
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 6, 0, 0)
        row.addWidget(self.trouble, 1)
        row.addStretch(0)
        row.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignRight)
        self.fill(body, footer=foot)
        self._show_seats(before.players)

    def _column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        self._columns.addLayout(column, 1)
        return column

    def _readings(self, chosen: Mapping[str, str]) -> None:
        """The game's options, folded unless somebody has chosen other values than the program proposes."""
        look, tr, column = self.look, self.look.studio.tr, self._form
        column.addWidget(SectionTitle(look, tr("app.new_game.readings"), above=8))
        column.addWidget(Label(look, tr("app.new_game.readings_help"), SMALL, "ink_muted", wrap=True))
        self.fold = ActionButton(look, "chevron_right", "", kind=Kind.QUIET, small=True, flush=True)
        self.fold.setCheckable(True)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        self._folder = QWidget()
        self._form = QVBoxLayout(self._folder)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setSpacing(2)
        for spec in self._readings_of_the_book:
            self._option(spec, chosen.get(spec.name))
        self._form = column
        column.addWidget(self._folder)
        self.fold.toggled.connect(self._folded)
        unusual = any(_value(self._options[spec.name]) != spec.default for spec in self._readings_of_the_book)
        self.fold.setChecked(unusual)
        self._folded(unusual)

    def _folded(self, open_: bool) -> None:
        words = "app.new_game.readings_fold" if open_ else "app.new_game.readings_open"
        self.fold.set_icon("chevron_down" if open_ else "chevron_right")
        count = sum(1 for spec in self._readings_of_the_book if self._matters(spec))
        self.fold.setText(self.look.studio.tr(words, n=count))
        self.fold.setAccessibleName(self.fold.text())
        self._folder.setVisible(open_)

    def _matters(self, spec: OptionSpec) -> bool:
        """Whether an option means anything with so many at the table."""
        return not spec.alone or len(self.seats.drivers()) == 1

    def choice(self) -> NewGame:
        """What is chosen now. Raises ValueError when the seed is empty."""
        drivers = self.seats.drivers()
        return NewGame(
            game=self._game.id,
            players=len(drivers),
            seed=read_seed(self.seed.text()),
            names=self.seats.names(),
            pack=str(self.pack.currentData()) if self.pack is not None else "house",
            undo=self.undo.value,
            options={name: _value(control) for name, control in self._options.items()},
            drivers=drivers,
            level=int(self.level.value) if self.level is not None and len(drivers) == 1 else 0,
        )

    def _place(self) -> None:
        """Where there is no room for two columns, the game's options come below."""
        super()._place()
        if hasattr(self, "_columns"):
            beside = self.panel.width() >= self.look.px(TWO_COLUMNS)
            directions = QBoxLayout.Direction
            self._columns.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def keyPressEvent(self, event) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start_button.click()
            return
        super().keyPressEvent(event)

    def _add(self, label: str, control: QWidget, help: str = "") -> Field:
        field = Field(self.look, label, control, help)
        self._form.addWidget(field)
        return field

    def _players(self, players: int) -> Segments | None:
        """None where there is nothing to choose."""
        if len(self._game.seats) < 2:
            return None
        tr = self.look.studio.tr
        short = len(self._game.seats) > 2  # many counts stand in one row as mere numbers
        values = [(str(n), str(n) if short else tr("app.new_game.count", n=n)) for n in self._game.seats]
        segments = Segments(self.look, values, str(players), tr("app.new_game.players"))
        segments.chosen.connect(lambda value: self._show_seats(int(value)))
        self._players_field = self._add(tr("app.new_game.players"), segments)
        return segments

    def _level(self, wanted: int) -> Segments | None:
        """How strong the game's own rival is in the game for one; None in a game without levels."""
        game, tr = self._game, self.look.studio.tr
        if game.levels is None:
            return None
        level = str(wanted if wanted in game.levels else game.default_level)
        words = {
            str(n): tr("app.new_game.level_is", name=tr(game.rival(n)), how=tr(game.rival_plays(n)))
            for n in game.levels
        }
        name = tr("app.new_game.level")
        segments = Segments(self.look, [(n, n) for n in words], level, name)
        self._level_field = self._add(name, segments, words[level])
        segments.chosen.connect(lambda value: self._level_field.explain(words[value]))
        return segments

    def _seats(self, before: NewGame) -> Seats:
        most = self._game.seats.stop - 1
        tr = self._services.translate(None)
        seats = Seats(self.look, tr, most, self._game.bots, before.names, before.drivers)
        self._seats_field = self._add(tr("app.new_game.seats"), seats)
        return seats

    def _show_seats(self, players: int) -> None:
        tr = self.look.studio.tr
        self.seats.show_seats(players)
        mixed = players > 1 and self._game.bots
        self._seats_field.title.setText(tr("app.new_game.seats" if mixed else "app.new_game.names"))
        if self.level is not None:
            self._level_field.setVisible(players == 1)
        self._say_what_for()
        for spec in self._game.options:
            self._option_fields[spec.name].setVisible(self._matters(spec))
        if self._readings_of_the_book:
            self._folded(self.fold.isChecked())

    def _say_what_for(self) -> None:
        """What one person alone plays for, in a game where that is something of its own."""
        house = self.pack is None or self.pack.currentData() == "house"  # the figures of other packs are their own
        if self.players is not None and self._game.alone:
            alone = self.players.value == "1" and house
            self._players_field.explain(self.look.studio.tr(self._game.alone) if alone else "")

    def _option(self, spec: OptionSpec, value: str | None) -> None:
        tr = self.look.studio.tr
        wanted = value if value in {v.name for v in spec.values} else spec.default
        values = [(v.name, tr(v.label)) for v in spec.values]
        explanations = {v.name: tr(v.explain) for v in spec.values}
        control: Segments | Choice
        if len(values) <= FEW:
            control = Segments(self.look, values, wanted, tr(spec.title))
            changed = control.chosen
        else:
            control = Choice(self.look)
            for name, label in values:
                control.addItem(label, name)
            control.setCurrentIndex([name for name, _ in values].index(wanted))
            changed = control.currentIndexChanged
        field = self._add(tr(spec.title), control, explanations[wanted])
        changed.connect(lambda _: field.explain(explanations[_value(control)]))
        self._options[spec.name], self._option_fields[spec.name] = control, field

    def _undo(self, policy: str) -> Segments:
        tr = self.look.studio.tr
        values = [("free", tr("app.undo_policy.free")), ("honest", tr("app.undo_policy.honest"))]
        segments = Segments(self.look, values, policy, tr("app.undo.title"))
        helps = {"free": tr("app.undo.free_help"), "honest": tr("app.undo.honest_help")}
        field = self._add(tr("app.undo.title"), segments, helps[policy])
        segments.chosen.connect(lambda value: field.explain(helps[value]))
        return segments

    def _pack(self, wanted: str) -> Choice | None:
        """None where there is only the house pack and nothing to say about others."""
        tr = self.look.studio.tr
        sound = [pack for pack in self._packs if not pack.problem]
        broken = [pack for pack in self._packs if pack.problem]
        choice = None
        if len(sound) > 1:
            choice = Choice(self.look)
            for pack in sound:
                choice.addItem(pack.title, pack.name)
            index = choice.findData(wanted)
            choice.setCurrentIndex(max(0, index))
            choice.currentIndexChanged.connect(lambda _: self._say_what_for())
            self._add(tr("app.new_game.pack"), choice, tr("app.new_game.pack_help"))
        for pack in broken:
            self._form.addWidget(Label(self.look, self._fault(pack), SMALL + 1, "bad", wrap=True))
        return choice

    def _fault(self, pack: PackInfo) -> str:
        return self.look.studio.tr("app.new_game.broken_pack", name=pack.name, problem=pack.problem)

    def _seed(self) -> QLineEdit:
        tr, row = self.look.studio.tr, QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        field = QLineEdit(seed_words(self._services.fresh_seed()))
        field.setAccessibleName(tr("app.new_game.seed"))
        field.setMinimumWidth(self.look.px(150))
        line.addWidget(field, 1)
        renew = partial(self._renew, field)
        for icon, text, action in (
            ("shuffle", tr("app.new_game.new_seed"), renew),
            ("copy", tr("app.new_game.copy_seed"), lambda: QGuiApplication.clipboard().setText(field.text())),
        ):
            button = ActionButton(self.look, icon)
            button.setToolTip(text)
            button.setAccessibleName(text)
            button.clicked.connect(lambda _=False, action=action: action())
            line.addWidget(button)
        self._add(tr("app.new_game.seed"), row, tr("app.new_game.seed_help")).title.setBuddy(field)
        return field

    def _renew(self, field: QLineEdit) -> None:
        field.setText(seed_words(self._services.fresh_seed()))

    def complain(self, sentence: str) -> None:
        """Says why the game could not be started."""
        self.trouble.setText(sentence)
        self.trouble.show()

    def _start(self) -> None:
        try:
            self.started.emit(self.choice())
        except ValueError:
            self.complain(self.look.studio.tr("app.new_game.no_seed"))
            self.seed.setFocus()


def _value(control: Segments | Choice) -> str:
    return control.value if isinstance(control, Segments) else str(control.currentData())
