"""Every game that comes with the program passes the suite, with its house pack and its English texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.app.games import BUILTIN, Games
from arcology.games.cyberdoom_tower.rules.census import invariants as tower_invariants
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.testing.conformance import Conformance, conformance
from arcology.text.translator import Catalogues, Translator

INVARIANTS: dict[str, Callable[[Any], Sequence[str]]] = {"cyberdoom_tower": tower_invariants}
"""By game: what is wrong with a state."""


def case(game: str) -> type[Conformance]:
    """The suite of a built-in game."""
    plugin = Games().plugin(game)
    root = data_root()
    assert plugin.id == game
    return conformance(
        plugin,
        pack=plugin.load_pack(house_folder(root, game), None),
        resources=root / "resources" / "games" / game,
        games=2,
        options=({}, {spec.name: spec.values[-1].name for spec in plugin.options}),
        translate=Translator(Catalogues([root / "translations"])),
        invariants=INVARIANTS.get(game),
    )


for _game in BUILTIN:
    _name = "Test" + _game.title().replace("_", "")
    globals()[_name] = type(_name, (case(_game),), {"__doc__": f"All checks on {_game}."})


def test_every_built_in_game_has_its_census() -> None:
    assert INVARIANTS.keys() == BUILTIN.keys()
