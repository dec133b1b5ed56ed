"""What is chosen before a game: seats, seed, pack and options; and what a game offers to choose from."""

from __future__ import annotations

from arcology.engine.records import record
from arcology.engine.text import Text


@record
class OptionValue:
    """One value of an option: its name (as saved and as on the command line), label and explanation."""

    name: str
    label: Text
    explain: Text


@record
class OptionSpec:
    """Something a new-game dialogue offers. ``rule`` is the option's id in the rules reference, if it has one."""

    name: str
    title: Text
    values: tuple[OptionValue, ...]
    default: str
    rule: str = ""


@record
class GameConfig:
    """Everything that set-up needs beside luck.

    ``options`` are (name, value) pairs in the order of the game's :class:`OptionSpec` list, defaults filled in.
    """

    game: str
    seats: int
    seed: int
    pack: str = "house"
    level: int = 0
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str) -> str:
        """Return the value of an option.

        Raises:
            KeyError: the configuration holds no such option.
        """
        for key, value in self.options:
            if key == name:
                return value
        raise KeyError(name)


class BadOption(ValueError):
    """An option or value that the game does not offer; the message names what it does offer."""


def resolve_options(specs: tuple[OptionSpec, ...], chosen: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the full option list: defaults, overridden by ``chosen`` (names and values compared without case).

    Raises:
        BadOption: unknown option or value.
    """
    wanted = {name.strip().lower().replace("-", "_"): value.strip() for name, value in chosen.items()}
    for name in wanted:
        if name not in {spec.name for spec in specs}:
            offered = ", ".join(spec.name for spec in specs) or "none"
            raise BadOption(f"unknown option '{name}'; this game has: {offered}")
    result = []
    for spec in specs:
        value = wanted.get(spec.name, spec.default).lower().replace("-", "_")
        names = [v.name for v in spec.values]
        match = next((n for n in names if n.lower() == value), None)
        if match is None:
            raise BadOption(f"option '{spec.name}' cannot be '{value}'; choose one of: {', '.join(names)}")
        result.append((spec.name, match))
    return tuple(result)
