"""Every game that comes with the program passes the suite, with its house pack and its English texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.app.games import BUILTIN, Games
from arcology.games.cities_of_venus.rules.book import Book as VenusBook
from arcology.games.cities_of_venus.rules.census import invariants as venus_invariants
from arcology.games.cyberdoom_tower.rules.census import invariants as tower_invariants
from arcology.games.cyberflesh.rules.book import Book as CyberfleshBook
from arcology.games.cyberflesh.rules.census import invariants as cyberflesh_invariants
from arcology.games.cytress.rules.book import Book as CytressBook
from arcology.games.cytress.rules.census import invariants as cytress_invariants
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.testing.conformance import Conformance, conformance
from arcology.text.translator import Catalogues, Translator

Census = Callable[[Any], Sequence[str]]
"""What is wrong with a state."""

INVARIANTS: dict[str, Callable[[Any], Census]] = {
    "cyberdoom_tower": lambda pack: tower_invariants,
    "cytress": lambda pack: cytress_invariants(CytressBook(pack)),
    "cyberflesh": lambda pack: cyberflesh_invariants(CyberfleshBook(pack)),
    "cities_of_venus": lambda pack: venus_invariants(VenusBook(pack)),
}
"""By game: what makes its census from a pack."""


def case(game: str) -> type[Conformance]:
    """The suite of a built-in game."""
    plugin = Games().plugin(game)
    root = data_root()
    pack = plugin.load_pack(house_folder(root, game), None)
    assert plugin.id == game
    return conformance(
        plugin,
        pack=pack,
        resources=root / "resources" / "games" / game,
        games=1 if len(plugin.seats) > 2 else 2,
        options=({}, {spec.name: spec.values[-1].name for spec in plugin.options}),
        translate=Translator(Catalogues([root / "translations"])),
        invariants=INVARIANTS[game](pack),
    )


for _game in BUILTIN:
    _name = "Test" + _game.title().replace("_", "")
    globals()[_name] = type(_name, (case(_game),), {"__doc__": f"All checks on {_game}."})


def test_every_built_in_game_has_its_census() -> None:
    assert INVARIANTS.keys() == BUILTIN.keys()
