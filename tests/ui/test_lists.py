"""Lists of sentences find their height whatever their size: the scroll bar comes and goes without moving the words."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.look import Look
from arcology.ui.art.palette import palette
from arcology.ui.art.studio import Studio
from arcology.ui.lists import WordyListWidget, words_width
from arcology.ui.rules_list import RuleDelegate, rule_item


class Counted(WordyListWidget):
    """Counts how often its rows are laid out."""

    times = 0

    def doItemsLayout(self) -> None:
        self.times += 1
        super().doItemsLayout()


def test_a_scroll_bar_that_comes_and_goes_lays_nothing_out_anew(qtbot: QtBot) -> None:
    listed = Counted()
    qtbot.addWidget(listed)
    look = Look(Studio(palette("dark", None), load_fonts(None), str))
    listed.setItemDelegate(RuleDelegate(look, listed))
    for n in range(6):
        listed.addItem(rule_item("A title of several words that has to be wrapped " * 2, f"TOY-WRAP-0{n}"))
    listed.resize(260, 900)
    listed.show()
    shown, laid_out, wide = set(), listed.times, words_width(listed)
    for height in (*range(900, 100, -7), *range(100, 900, 7)):
        listed.resize(260, height)
        shown.add(listed.verticalScrollBar().isVisible())
        assert words_width(listed) == wide
    assert shown == {True, False}
    assert listed.times == laid_out
    listed.resize(300, 900)
    assert listed.times == laid_out + 1
