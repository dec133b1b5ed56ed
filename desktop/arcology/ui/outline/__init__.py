"""The text view: the same table and the same model as lines of an outline, for keys, screen readers and large text."""

from arcology.ui.outline.page import Outline

__all__ = ["Outline"]
