"""Settings: everything takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QWidget

from arcology.session.settings import (
    BLOODS,
    CURTAINS,
    MOTIONS,
    POLICIES,
    SOUNDS,
    SPEEDS,
    TABLE_VIEWS,
    THEMES,
    TOUCHES,
    VOLUMES,
    Settings,
)
from arcology.ui.art.chrome import ActionButton, Choice, Kind, Label, Look, SectionTitle, breakable
from arcology.ui.art.fonts import SMALL
from arcology.ui.columns import Columns, ColumnsSheet
from arcology.ui.forms import Field, Percent, Segments
from arcology.ui.keymap import badge
from arcology.ui.services import Services
from arcology.ui.sound import Sounds

WIDTH, BESIDE = 1060, 560
"""Preferred widths, over the start screen and beside a table."""


class SettingsSheet(ColumnsSheet):
    """``change`` is told the whole settings whenever one of them changes.

    What is seen stands at the left, everything else at the right.
    """

    two_columns = 900

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        services: Services,
        change: Callable[[Settings], None],
        sounds: Sounds,
        *,
        side: bool = False,
    ) -> None:
        super().__init__(look, parent, look.studio.tr("app.settings.title"), BESIDE if side else WIDTH, side=side)
        self._services, self._change, self._sounds = services, change, sounds
        columns = Columns(2)
        self._form = columns.left  # where everything is added to
        now = services.settings
        self.fields: dict[str, Field] = {}
        self._title("app.settings.display")
        self.first = self._segments("theme", THEMES, now.theme, "app.settings.theme")
        self._percent("panel_scale", now.panel_scale, "app.settings.panel_scale")
        self._percent("text_scale", now.text_scale, "app.settings.text_scale")
        self._percent("log_scale", now.log_scale, "app.settings.log_scale")
        self._segments("touch", TOUCHES, now.touch, "app.settings.touch", "app.settings.touch_help")
        self._language(now.language)
        self._segments("blood", BLOODS, now.blood, "app.settings.blood", "app.settings.blood_help")
        self._segments("table_view", TABLE_VIEWS, now.table_view, "outline.setting", "outline.setting_help")
        self._form.addStretch(1)
        self._form = columns.right
        self._title("app.settings.motion")
        self._segments("speed", SPEEDS, now.speed, "app.settings.speed")
        self._segments("reduced_motion", MOTIONS, now.reduced_motion, "app.settings.reduced_motion")
        self._title("app.settings.sound_title")
        self._hear(now)
        self._title("app.settings.play")
        self._segments("undo_policy", POLICIES, now.undo_policy, "app.undo.title", "app.settings.undo_help")
        self._segments("curtain", CURTAINS, now.curtain, "app.settings.curtain", "app.settings.curtain_help")
        self._title("app.settings.folders")
        self._folders()
        self._form.addStretch(1)
        self.fill(columns)
        self._place()

    def _set(self, name: str, value: Any) -> None:
        self._change(replace(self._services.settings, **{name: value}))

    def _title(self, id: str) -> None:
        self._form.addWidget(SectionTitle(self.look, self.look.studio.tr(id), above=14 if self._form.count() else 0))

    def _segments(self, name: str, values: Sequence[str], value: str, label: str, help: str = "") -> Segments:
        tr = self.look.studio.tr
        ids = {key: f"app.{name}.{key}" for key in values}
        words = [(key, tr(ids[key])) for key in values]
        control = Segments(self.look, words, value, tr(label))
        control.chosen.connect(lambda chosen: self._set(name, chosen))
        self.fields[name] = Field(self.look, tr(label), control, tr(help) if help else "")
        self._form.addWidget(self.fields[name])
        return control

    def _percent(self, name: str, value: int, label: str, low: int = 100, high: int = 300) -> Percent:
        """The size changes when the slider is let go: texts that grow under the pointer would push it away."""
        words = self.look.studio.tr(label)
        control = Percent(self.look, value, words, low, high)
        control.slider.setTracking(False)
        control.changed.connect(lambda percent: self._set(name, percent))
        self.fields[name] = Field(self.look, words, control)
        self._form.addWidget(self.fields[name])
        return control

    def _hear(self, now: Settings) -> None:
        """On, off and volume, each of which can be heard at once; or one sentence on why nothing can."""
        sounds = self._segments("sound", SOUNDS, now.sound, "app.settings.sound")
        volume = self._percent("volume", now.volume, "app.settings.volume", *VOLUMES)
        for changed in (sounds.chosen, volume.changed):
            changed.connect(lambda _: self._sounds.play("step"))
        self._sounds.told.connect(self._explain_sounds)
        self._sounds.look()
        self._explain_sounds()

    def _explain_sounds(self) -> None:
        words = self.look.studio.tr(self._sounds.status, key=badge("sound"))
        self.fields["sound"].explain(words)

    def _language(self, now: str) -> None:
        tr = self.look.studio.tr
        choice = Choice(self.look)
        choice.addItem(tr("app.settings.system_language"), "")
        for code, name in self._services.languages():
            choice.addItem(name, code)
        choice.setCurrentIndex(max(0, choice.findData(now)))
        choice.currentIndexChanged.connect(lambda _: self._set("language", str(choice.currentData())))
        self.fields["language"] = Field(self.look, tr("app.settings.language"), choice)
        self._form.addWidget(self.fields["language"])

    def _folders(self) -> None:
        tr, grid = self.look.studio.tr, QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, (id, folder) in enumerate(self._services.folders()):
            words = tr("app.settings.folder", what=tr(id), folder=breakable(str(folder)))
            button = ActionButton(self.look, "folder", tr("app.settings.open_folder"), kind=Kind.QUIET)
            button.setAccessibleName(f"{tr('app.settings.open_folder')}: {tr(id)}")
            button.setEnabled(folder.is_dir())
            button.clicked.connect(
                lambda _=False, folder=folder: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
            )
            grid.addWidget(Label(self.look, words, SMALL + 1, "ink_muted", wrap=True), row, 0)
            grid.addWidget(button, row, 1)
        self._form.addLayout(grid)
