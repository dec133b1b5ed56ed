"""What is chosen before a game: seats, seed, pack and options; and what a game offers to choose from."""

from __future__ import annotations

from collections.abc import Iterable

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
    """Something a new-game dialogue offers. ``rule`` is the option's id in the rules reference, if it has one;
    ``alone`` says that it matters only in a game for one. What everybody chooses who sets the game up (``setup``) is
    offered openly; the others are readings of the rule book, which may be left alone.
    """

    name: str
    title: Text
    values: tuple[OptionValue, ...]
    default: str
    rule: str = ""
    alone: bool = False
    setup: bool = False


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
    """An option (``value`` None) or a value of one that the game does not offer; ``offered`` are those it does."""

    def __init__(self, option: str, value: str | None, offered: Iterable[object]) -> None:
        self.option = option
        self.value = value
        self.offered = tuple(str(one) for one in offered)
        super().__init__(f"{option}={value}, offered: {', '.join(self.offered)}")


def resolve_options(specs: tuple[OptionSpec, ...], chosen: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the full option list: defaults, overridden by ``chosen`` (names and values compared without case).

    Raises:
        BadOption: unknown option or value.
    """
    wanted = {name.strip().lower().replace("-", "_"): value.strip() for name, value in chosen.items()}
    for name in wanted:
        if name not in {spec.name for spec in specs}:
            raise BadOption(name, None, (spec.name for spec in specs))
    result = []
    for spec in specs:
        value = wanted.get(spec.name, spec.default).lower().replace("-", "_")
        names = [v.name for v in spec.values]
        match = next((n for n in names if n.lower() == value), None)
        if match is None:
            raise BadOption(spec.name, value, names)
        result.append((spec.name, match))
    return tuple(result)
