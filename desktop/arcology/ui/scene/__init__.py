"""The table as one scene and one view: pieces, what lights up around them, and zooming. It knows no rules."""

from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.view import TableView

__all__ = ["TableScene", "TableView"]
