"""Whether somebody still has to be told where it is explained how to play."""

from __future__ import annotations

from arcology.ui.frame import Frame
from arcology.ui.services import Trouble

QUESTION = "how_to_play"
"""Among the questions of the settings (``Settings.confirm``): whether the line in the rail is still shown."""


def needs_primer(window: Frame, game: str) -> bool:
    """Whether the rules of a game have a page that teaches, which nobody has opened or declined so far."""
    if not window.services.settings.confirm.get(QUESTION, True):
        return False
    try:
        return window.services.reference(game).primer is not None
    except Trouble:
        return False


def needs_no_primer(window: Frame) -> None:
    """The person has found the page that teaches, or does not want it: the line about it never comes again."""
    settings = window.services.settings
    if settings.confirm.get(QUESTION, True):
        settings.confirm[QUESTION] = False
        window.services.keep_settings(settings)
    if window.page is not None:
        window.page.rail.newcomer.hide()
