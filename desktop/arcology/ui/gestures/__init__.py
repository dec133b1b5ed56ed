"""What hands do on the table: one class for each way of pointing, one of them active at a time."""

from arcology.ui.gestures.bench import Bench
from arcology.ui.gestures.hands import TableHands

__all__ = ["Bench", "TableHands"]
