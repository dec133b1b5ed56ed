"""What you can do now: the question, the choices that are not a drag, help with laying out, every action in a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from arcology.engine.offers import Arrangement, Offer
from arcology.ui.art.chrome import ActionButton, Kind, Label, Look, PanelFrame, SectionTitle
from arcology.ui.art.fonts import BODY, SMALL, Weight
from arcology.ui.art.icons import known
from arcology.ui.model import GameModel
from arcology.ui.panels.allot import AllotBox
from arcology.ui.panels.parts import PADDING, Buttons, IconLine, clear, give_key, panel_column
from arcology.ui.panels.preview import PreviewBox
from arcology.ui.panels.rest import AtRest
from arcology.ui.panels.veil import Veil
from arcology.ui.scene.callout import PRICE_KEY

KINDS = {"primary": Kind.PRIMARY, "danger": Kind.DANGER, "normal": Kind.NORMAL}
MENDS = 4
"""So many ways to mend a layout are offered as buttons."""
ALL_ROWS = 9
"""Rows of the list of all actions before it scrolls."""


class OffersPanel(PanelFrame):
    """Follows the model's question."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "legal", parent, padding=PADDING)
        self.setMinimumWidth(1)  # the rail decides: by a wider least width a column would reckon too few lines of text
        self._model = model
        self._buttons: dict[ActionButton, Offer] = {}
        self._mending: dict[ActionButton, Offer] = {}
        tr = look.studio.tr
        self._prompt = Label(look, "", BODY + 1, wrap=True)
        self.allot = AllotBox(look, model, self)
        self._choices, self._laying, self._mends = Buttons(self), Buttons(self), Buttons(self)
        self._mends_title = Label(look, tr("app.offers.mends"), SMALL + 1, weight=Weight.DemiBold, wrap=True)
        self._help = QVBoxLayout()
        self._help.setSpacing(5)
        self._preview = PreviewBox(look, model)
        self._hand = Buttons(self)
        self._hand.hide()
        self._fold = ActionButton(look, "chevron_right", "", kind=Kind.QUIET, small=True, flush=True, wraps=True)
        self._fold.setCheckable(True)
        self._all = QListWidget()
        self._all.setAccessibleName(tr("app.offers.all_name"))
        self._all.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._all.setWordWrap(True)
        self._all.hide()
        column = panel_column(self, 6)
        column.addWidget(SectionTitle(look, tr("app.offers.title"), role="legal"))
        column.addWidget(self._prompt)
        column.addLayout(self._help)
        column.addWidget(self.allot)
        column.addWidget(self._hand)
        column.addWidget(self._laying)
        column.addWidget(self._mends_title)
        column.addWidget(self._mends)
        column.addWidget(self._choices)
        column.addWidget(self._preview)
        column.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._all)
        self._fold.toggled.connect(self._folded)
        self._all.itemActivated.connect(self._activated)
        self._all.currentItemChanged.connect(lambda item, _: self._preview_of(item))
        self._veil = Veil(look, model, self)
        model.shown.connect(self.show_model)
        model.told.connect(self._ask)
        self._rest = AtRest(model, self._show_hand, self)  # type: ignore[arg-type]  # it is given nothing else
        model.previewed.connect(lambda *_: self._rest.give(bool(model.prices)))
        model.refused.connect(lambda no, _anchor: self._preview.refuse(no))
        self._preview.rule_asked.connect(self.rule_asked)
        self.show_model()

    def show_model(self) -> None:
        """Reads the present question."""
        model = self._model
        self._all.clear()  # first: what goes now may leave the focus to this list, and that weighs what is in it
        self._ask()
        self._show_buttons()
        self.allot.show_model()
        self._show_arrangement(model.arrangement)
        self._preview.reset()
        self._list_all()

    def _ask(self) -> None:
        """The question, or how the game ended, unless a film tells that first."""
        model = self._model
        end = None if model.outcome is None or model.telling else model.outcome.why
        words = end or model.prompt
        self._prompt.setText(model.render(words) if words is not None else "")

    def answers_end(self) -> int:
        """Where the answers to the question end, in pixels from the top; below it depends on where one points."""
        parts = (self._prompt, self.allot, self._laying, self._mends, self._choices)
        return max(part.geometry().bottom() for part in parts if not part.isHidden())

    # ---- buttons -------------------------------------------------------------------------------------------------

    def _show_buttons(self) -> None:
        focused = next((o.key or o.label.id for b, o in self._buttons.items() if b.hasFocus()), None)
        self._buttons = {self._button(offer): offer for offer in self._model.offers.buttons()}
        self._choices.show_buttons(list(self._buttons))
        for button, offer in self._buttons.items():
            if focused == (offer.key or offer.label.id):
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self, offer: Offer, *, keys: bool = True) -> ActionButton:
        whole = self._model.render(offer.label)
        text = self._model.render(offer.short) if offer.short is not None else whole
        button = ActionButton(
            self.look, known(offer.icon), text, kind=KINDS[offer.tone], parent=self, flush=True, wraps=True
        )
        button.setAccessibleName(whole)
        button.setToolTip(whole)
        if offer.key and keys:
            give_key(button, offer.key)
        button.clicked.connect(lambda: self._model.submit(offer.action))
        button.installEventFilter(self)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A button under pointer or focus tells what it would cost before it is pressed."""
        offer = self._buttons.get(watched) or self._mending.get(watched)  # type: ignore[call-overload]
        if offer is not None:
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self._model.show_preview(offer)
            elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self._model.show_preview(None)
            elif event.type() == QEvent.Type.ToolTip and isinstance(watched, ActionButton):
                # what stands there in full need not be said again over the next button
                return watched.toolTip() == watched.text() and watched.width() >= watched.sizeHint().width()
        return False

    # ---- the piece in the hand -----------------------------------------------------------------------------------

    def _show_hand(self, varies: bool) -> None:
        """A move that can be had at several prices: a way to the others, for as long as its piece is in the hand."""
        model, tr = self._model, self.look.studio.tr
        if model.in_hand is None:
            self._hand.show_buttons(())
        elif varies and self._hand.isHidden():
            other = ActionButton(
                self.look, "branch", tr("app.offers.other_price"), PRICE_KEY, parent=self, flush=True, wraps=True
            )
            other.setAccessibleName(tr("app.offers.other_price"))
            other.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the hand belongs to the table as long as it holds the piece
            other.clicked.connect(model.vary)
            self._hand.show_buttons([other])

    # ---- laying out ----------------------------------------------------------------------------------------------

    def _show_arrangement(self, arrangement: Arrangement | None) -> None:
        """How far the pieces fit, where one is missing, and what would mend it; None: nothing is laid out."""
        clear(self._help)
        self._mending = {}
        if arrangement is None or not arrangement.spots:
            self._laying.show_buttons(())
            self._mends.show_buttons(())
            self._mends_title.hide()
            return
        model, tr = self._model, self.look.studio.tr
        complete = arrangement.solution is not None
        role, icon = ("good", "check") if complete else ("bad", "cross")
        self._help.addWidget(IconLine(self.look, icon, model.render(arrangement.summary), role))
        for spot, why in arrangement.problems:
            words = tr("app.offers.problem", place=model.name_of(spot), why=model.render(why))
            self._help.addWidget(IconLine(self.look, "box", words, "ink_muted", SMALL + 1))
        self._laying.show_buttons(self._laying_buttons() if arrangement.pieces else ())
        self._mending = {self._button(offer, keys=False): offer for offer in arrangement.mends[:MENDS]}
        self._mends.show_buttons(list(self._mending))
        self._mends_title.setVisible(bool(self._mending))

    def _laying_buttons(self) -> list[ActionButton]:
        model, tr = self._model, self.look.studio.tr
        lay = ActionButton(self.look, "dice", tr("app.offers.lay_all"), parent=self, flush=True, wraps=True)
        give_key(lay, "L")
        lay.setAccessibleName(tr("app.offers.lay_all"))
        lay.clicked.connect(model.lay_all)
        if not model.laid:
            return [lay]
        back = ActionButton(self.look, "undo", tr("app.offers.clear"), parent=self, flush=True, wraps=True)
        back.setAccessibleName(tr("app.offers.clear"))
        back.clicked.connect(model.clear)
        return [lay, back]

    # ---- every action --------------------------------------------------------------------------------------------

    def _list_all(self) -> None:
        model = self._model
        count = len(model.offers.offers)
        self._fold.setText(self.look.studio.tr("app.offers.all", n=count))
        self._fold.setAccessibleName(self._fold.text())
        self._fold.setVisible(count > 0)
        self._all.clear()
        if not self._fold.isChecked():
            return
        groups: dict[str, list[Offer]] = {}
        for offer in model.offers.offers:
            groups.setdefault(model.render(offer.group), []).append(offer)
        named = Counter(model.render(offer.label) for offer in model.offers.offers)
        for group, offers in groups.items():
            head = QListWidgetItem(group)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            font = self.look.font(SMALL, weight=Weight.DemiBold)
            head.setFont(font)
            self._all.addItem(head)
            for offer in offers:
                label = model.render(offer.label)
                item = QListWidgetItem(self._with_variant(offer, label) if named[label] > 1 else label)
                item.setData(Qt.ItemDataRole.UserRole, offer)
                self._all.addItem(item)
        rows = min(self._all.count(), ALL_ROWS)
        height = sum(self._all.sizeHintForRow(row) for row in range(rows)) + 8
        self._all.setFixedHeight(height)

    def _with_variant(self, offer: Offer, label: str) -> str:
        """The label, and how this offer differs from the others of that name."""
        if offer.variant is None:
            return label
        return self.look.studio.tr("app.offers.variant", label=label, variant=self._model.render(offer.variant))

    def _folded(self, open_: bool) -> None:
        self._fold.set_icon("chevron_down" if open_ else "chevron_right")
        self._all.setVisible(open_)
        self._list_all()

    def _activated(self, item: QListWidgetItem) -> None:
        offer = item.data(Qt.ItemDataRole.UserRole)
        if offer is not None:
            self._model.submit(offer.action)

    def _preview_of(self, item: QListWidgetItem | None) -> None:
        self._model.show_preview(item.data(Qt.ItemDataRole.UserRole) if item is not None else None)

    def relook(self) -> None:
        super().relook()
        for buttons in (self._choices, self._laying, self._mends):
            buttons.arrange()
        self._list_all()

    def offers(self) -> Mapping[ActionButton, Offer]:
        """The buttons that are shown and what each does."""
        return self._buttons
