"""The games that this installation has: ours by name, others by entry point; each imported when it is first needed."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from arcology.app.complaints import WrongUsage

if TYPE_CHECKING:
    from arcology.engine.plugin import GamePlugin
    from arcology.engine.text import Text

log = logging.getLogger(__name__)

BUILTIN: Final[Mapping[str, str]] = {
    "cyberdoom_tower": "arcology.games.cyberdoom_tower.plugin",
    "cytress": "arcology.games.cytress.plugin",
    "cyberflesh": "arcology.games.cyberflesh.plugin",
    "cities_of_venus": "arcology.games.cities_of_venus.plugin",
}
"""Our own games by id; a literal list, so that they work where the metadata of an installation is lost."""

GROUP: Final = "arcology.games"


class Games:
    """Plug-ins by id. ``given`` are at hand already (tests, embedding) and come before the built-in ones."""

    def __init__(self, given: Sequence[GamePlugin] = (), builtin: Mapping[str, str] = BUILTIN) -> None:
        self._loaded: dict[str, GamePlugin] = {plugin.id: plugin for plugin in given}
        self._builtin = builtin
        self.problems: list[Text] = []
        """Why a third-party game was left out, one sentence for each."""
        self._searched = False

    @property
    def ids(self) -> tuple[str, ...]:
        """All known ids, ours first."""
        return tuple(dict.fromkeys([*self._builtin, *self._loaded]))

    def plugin(self, id: str) -> GamePlugin:
        """The plug-in with this id. Raises KeyError."""
        if id not in self._loaded:
            self._loaded[id] = import_module(self._builtin[id]).PLUGIN
        return self._loaded[id]

    @property
    def builtin(self) -> Mapping[str, str]:
        """Dotted names of the games that are imported by name: enough for another process to find the same ones."""
        return self._builtin

    @property
    def installed(self) -> tuple[str, ...]:
        """Games that another process finds by itself: not those that were only handed over."""
        return tuple(self._builtin)

    def find(self, id: str) -> GamePlugin | None:
        """The plug-in with this id, or None."""
        if id not in self.ids:
            self.search()
        return self.plugin(id) if id in self.ids else None

    def named(self, name: str) -> GamePlugin:
        """The plug-in that a person means by ``name``: hyphens or underscores, any case. Raises WrongUsage."""
        wanted = name.strip().lower().replace("-", "_")
        if wanted not in self.ids:
            self.search()
        if wanted not in self.ids:
            from arcology.engine.text import text

            known = tuple(id.replace("_", "-") for id in self.ids)
            raise WrongUsage(text("app.cli.wrong.game", name=name, known=known))
        return self.plugin(wanted)

    def search(self) -> tuple[str, ...]:
        """Looks once for installed third-party games and returns the ids found; a broken one is named and skipped."""
        if self._searched:
            return ()
        self._searched = True
        from importlib.metadata import entry_points  # reads every installed package: not before the first paint

        from arcology.engine.plugin import API
        from arcology.engine.text import text

        found = []
        for entry in entry_points(group=GROUP):
            try:
                plugin = entry.load()
                if plugin.api != API:
                    raise ValueError(f"it was made for interface {plugin.api}, this is interface {API}")
            except Exception as problem:  # other people's code: whatever it does, the program goes on
                self.problems.append(text("app.plugin.left_out", name=entry.name, problem=str(problem)))
                log.warning("plug-in %s left out", entry.name, exc_info=True)
                continue
            if plugin.id not in self.ids:
                self._loaded[plugin.id] = plugin
                found.append(plugin.id)
        return tuple(found)
