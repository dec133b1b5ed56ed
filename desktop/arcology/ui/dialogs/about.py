"""About: versions, and the licences of what the program is made of."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from arcology.ui.art.chrome import Label, Look, SectionTitle, breakable
from arcology.ui.art.fonts import BODY, SMALL, Weight
from arcology.ui.sheet import Sheet

PARTS = ("qt", "pydantic", "pyqtgraph", "numpy", "barlow", "chakra", "sora", "viga", "inter", "miniaudio")
"""What the program contains: each has a name, a licence and a place of the full text in the catalogue."""


class AboutSheet(Sheet):
    """What this is, who made what, and under which terms."""

    def __init__(self, look: Look, parent: QWidget, versions: Mapping[str, str], *, side: bool = False) -> None:
        tr = look.studio.tr
        super().__init__(look, parent, tr("app.about.title"), 700, side=side)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(2, 0, 10, 0)
        column.setSpacing(8)
        for id in ("app.about.what", "app.about.unofficial", "app.about.own"):
            column.addWidget(Label(look, tr(id), BODY, wrap=True))
        column.addWidget(SectionTitle(look, tr("app.about.versions"), above=10))
        column.addLayout(self._versions(versions))
        column.addWidget(SectionTitle(look, tr("app.about.parts"), above=10))
        column.addWidget(Label(look, tr("app.about.short"), SMALL + 1, "ink_muted", wrap=True))
        for part in PARTS:
            column.addWidget(Label(look, tr(f"app.about.{part}"), BODY, weight=Weight.DemiBold, wrap=True))
            column.addWidget(Label(look, tr(f"app.about.{part}_licence"), SMALL + 1, "ink_muted", wrap=True))
        column.addStretch(1)
        self.fill(body)

    def _versions(self, versions: Mapping[str, str]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        for row, (name, version) in enumerate(versions.items()):
            grid.addWidget(Label(self.look, name, BODY, "ink_muted"), row, 0)
            grid.addWidget(Label(self.look, breakable(version), BODY, wrap=True), row, 1)
        grid.setColumnStretch(1, 1)
        return grid
