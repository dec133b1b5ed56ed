"""What a game is opened with: its plug-in, its pack, its records' codec. Each is loaded once and kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcology.engine.plugin import GamePlugin
from arcology.engine.text import text
from arcology.packs.find import HOUSE, find_pack, house_folder
from arcology.store.codec import Codec
from arcology.store.problem import StoreProblem

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Shelf:
    """The games that can be opened.

    Args:
        root: the data folder (see ``packs.locate.data_root``).
        find: returns the plug-in of a game id (underscores), or None.
        user_data: where a person's own packs are; None for none.
    """

    def __init__(
        self, root: Traversable, find: Callable[[str], GamePlugin | None], user_data: Path | None = None
    ) -> None:
        self._root = root
        self._find = find
        self._user_data = user_data
        self._packs: dict[tuple[str, str], Any] = {}
        self._codecs: dict[str, Codec] = {}

    def plugin(self, game: str) -> GamePlugin:
        """Return the plug-in of a game.

        Raises:
            StoreProblem: there is no such game here.
        """
        found = self._find(game)
        if found is None:
            raise StoreProblem(text("store.game.unknown", game=game))
        return found

    def resources(self, plugin: GamePlugin) -> Traversable:
        """Return the resource folder of a game."""
        return self._root / "resources" / "games" / plugin.id

    def pack(self, plugin: GamePlugin, name: str) -> Any:
        """Return a validated pack.

        Raises:
            PackError: there is none of this name, or it is broken.
        """
        key = (plugin.id, name)
        if key not in self._packs:
            self._packs[key] = plugin.load_pack(house_folder(self._root, plugin.id), self.find_pack(plugin, name))
        return self._packs[key]

    def find_pack(self, plugin: GamePlugin, name: str) -> Traversable | None:
        """Return the folder of a pack that is not the house's, None for the house's; nothing is read.

        Raises:
            NoSuchPack: there is none.
        """
        return None if name == HOUSE else find_pack(self._root, plugin.id, name, self._user_data)

    def codec(self, plugin: GamePlugin) -> Codec:
        """Return how the game's records become JSON."""
        if plugin.id not in self._codecs:
            self._codecs[plugin.id] = Codec(plugin.types())
        return self._codecs[plugin.id]


def pack_digest(pack: Any) -> str:
    """Return what tells one content of a pack from another; "" for a game whose packs have none."""
    return str(getattr(pack, "digest", ""))
