"""What the parts around the window may ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from arcology.session.settings import Settings
from arcology.ui.art.look import Look
from arcology.ui.services import NewGame, Services
from arcology.ui.sheet import Sheet

if TYPE_CHECKING:
    from arcology.ui.sound import Sounds
    from arcology.ui.sound.switch import SoundSwitch
    from arcology.ui.start import StartScreen
    from arcology.ui.table_page import TablePage


class Frame(Protocol):
    """The main window, as its actions, sheets and pages know it."""

    look: Look
    services: Services
    page: TablePage | None
    start: StartScreen
    sounds: Sounds
    switch: SoundSwitch

    def show_start(self) -> None:
        """Goes to the start screen."""

    def refresh_start(self) -> None:
        """Shows the start screen as things are now."""

    def ask_new_game(self) -> None:
        """Opens the new-game sheet."""

    def play(self, choice: NewGame, sheet: Sheet | None = None) -> bool:
        """Starts a new game."""
        ...

    def play_again(self, same_seed: bool) -> None:
        """Starts the same game once more."""

    def resume(self, key: str) -> bool:
        """Opens a game of the library."""
        ...

    def open_file(self, path: Path) -> bool:
        """Opens a portable save."""
        ...

    def export_game(self) -> None:
        """Writes the game on the table to a file."""

    def use_settings(self, settings: Settings) -> None:
        """Shows everything by other settings."""

    def choose_speed(self, speed: str) -> None:
        """Changes the speed of films."""

    def keep_rail(self, width: int, folded: bool) -> None:
        """Remembers the rail."""

    def tell(self, words: str, *, role: str = "bad", passing: bool = False) -> None:
        """Says something over whatever is shown; what is ``passing`` goes by itself."""

    def toggle_full_screen(self) -> None:
        """Between full screen and window."""
