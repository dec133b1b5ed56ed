"""The table for screen readers: what they may ask about it, and what they are told."""

from arcology.ui.access.table import AccessibleTable

__all__ = ["AccessibleTable"]
