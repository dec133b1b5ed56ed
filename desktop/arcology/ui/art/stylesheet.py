"""The style sheet for Qt's own controls: fields, lists, tabs, sliders, scroll bars, menus and tool tips.

Kept short on purpose: a long sheet slows every widget that is created. What has a character of its own (buttons,
panels, pills, check
boxes) paints itself, see ``chrome``.
"""

from __future__ import annotations

from string import Template
from typing import Final

from PySide6.QtGui import QColor

from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix

_SHEET: Final = Template("""
QToolTip { color: $ink; background: $raised; border: 1px solid $strong; padding: ${p3}px ${p5}px; }
QMenu { background: $raised; border: 1px solid $strong; padding: 5px; }
QMenu::item { color: $ink; padding: ${p5}px ${p14}px; border-radius: 5px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QLineEdit, QPlainTextEdit, QTextBrowser, QComboBox {
  color: $ink; background: $well; border: 1px solid $line; border-radius: 7px; padding: ${p4}px ${p8}px;
  selection-background-color: $fill; selection-color: $onfill; }
QLineEdit:hover, QComboBox:hover { border-color: $strong; }
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {
  border: 2px solid $focus; padding: ${q4}px ${q8}px; }
QLineEdit:disabled, QComboBox:disabled { color: $disabled; }
QComboBox { background: $raised; padding-right: ${p24}px; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${p24}px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $strong; padding: 4px; outline: none; }
QAbstractItemView { color: $ink; background: transparent; border: 1px solid transparent; border-radius: 7px;
  outline: none; selection-background-color: $hover; selection-color: $ink; }
QAbstractItemView:focus { border-color: $focus; }
QAbstractItemView::item { padding: ${p4}px ${p6}px; border-radius: 5px; border: 2px solid transparent; }
QAbstractItemView::item:hover { background: $faint; }
QAbstractItemView::item:selected { background: $hover; color: $ink; }
QAbstractItemView::item:focus { border: 2px solid $focus; }
QHeaderView::section { color: $muted; background: transparent; border: none; border-bottom: 1px solid $line; padding:
${p4}px; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { color: $muted; background: transparent; border: 2px solid transparent; border-bottom: 3px solid
transparent;
  padding: ${p6}px ${p12}px; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { color: $accent; border-bottom: 3px solid $fill; }
QTabBar::tab:focus { border: 2px solid $focus; border-bottom: 3px solid $fill; border-radius: 5px; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QSlider { min-height: 26px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $well; border: 1px solid $line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $fill; border: 1px solid $filldark; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -7px 0; border-radius: 9px; background: $knob; border:
1px solid $filldark; }
QSlider::handle:horizontal:hover { background: $knobhover; }
QSlider::handle:horizontal:focus { border: 3px solid $focus; width: 14px; height: 14px; margin: -8px 0; border-radius:
10px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $handle; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: $strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea { background: transparent; border: none; }
QSplitter::handle { background: $line; }
QProgressBar { color: $ink; background: $well; border: 1px solid $line; border-radius: 5px; text-align: center; }
QProgressBar::chunk { background: $fill; border-radius: 4px; }
""")


_TOUCH: Final = Template("""
QMenu::item, QAbstractItemView::item, QTabBar::tab { min-height: ${least}px; }
QTabBar::tab { min-width: ${least}px; }
QLineEdit, QComboBox { min-height: ${inner}px; }
QSlider { min-height: ${tall}px; }
QSlider::handle:horizontal, QSlider::handle:horizontal:focus {
  width: ${knob}px; margin: -${above}px 0; border-radius: ${round}px; }
QScrollBar:vertical { width: 22px; }
QScrollBar:horizontal { height: 22px; }
QScrollBar::handle:vertical { min-height: ${least}px; }
QScrollBar::handle:horizontal { min-width: ${least}px; }
""")
"""What is added where fingers press."""


def style_sheet(p: Palette, text_scale: float = 1.0, target: int = 0) -> str:
    """The sheet in the colours of ``p``, its paddings grown with the text.

    ``target`` is the least size of what can be pressed, in pixels; 0: as the texts need.
    """
    strength = 1 + (text_scale - 1) * 0.6
    values = {
        "ink": _css(p.ink),
        "muted": _css(p.ink_muted),
        "disabled": _css(alpha(p.ink_muted, 0.6)),
        "accent": _css(p.accent),
        "fill": _css(p.accent_fill),
        "onfill": _css(p.ink_on_accent),
        "filldark": _css(darker(p.accent_fill, 0.4)),
        "raised": _css(p.surface_raised),
        "well": _css(p.well),
        "line": _css(p.line),
        "strong": _css(p.line_strong),
        "handle": _css(p.line if p.dark else mix(p.line, p.line_strong, 0.4)),
        "focus": _css(p.focus),
        "hover": _css(mix(p.surface_raised, p.accent_fill, 0.22)),
        "faint": _css(alpha(p.ink, 0.06)),
        "knob": _css(lighter(p.accent_fill, 0.45)),
        "knobhover": _css(lighter(p.accent_fill, 0.7)),
    }
    for n in (3, 4, 5, 6, 8, 12, 14, 24):
        values[f"p{n}"] = str(round(n * strength))
        values[f"q{n}"] = str(max(0, round(n * strength) - 1))
    touch = {
        "least": target,
        "inner": target - 2 * round(4 * strength),
        "tall": target + 2,
        "knob": target - 2,
        "above": (target - 8) // 2 + 1,
        "round": target // 2,
    }
    return _SHEET.substitute(values) + (_TOUCH.substitute(touch) if target else "")


def _css(c: QColor) -> str:
    return f"rgba({c.red()}, {c.green()}, {c.blue()}, {c.alphaF():.3f})"
