"""What is wrong with a data pack, said so that its author finds the place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PackProblem:
    """One fault. `line` counts from 1, 0 if it is no matter of a line; `field` is a path such as `towers[2].id`."""

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        place = self.file
        if self.line:
            place += f", line {self.line}"
        if self.field:
            place += f", {self.field}"
        return f"{place}: {self.message}"


class PackError(Exception):
    """A pack that cannot be used; `problems` has one entry for every fault that was found, at least one."""

    def __init__(self, problems: Sequence[PackProblem]) -> None:
        self.problems = tuple(problems)
        more = len(self.problems) - 1
        super().__init__(f"{self.problems[0]}" + (f" (and {more} more)" if more else ""))


class NoSuchPack(PackError):
    """There is no pack of that name; ``known`` are the names that there are.

    ``is_folder``: the name is that of a folder, which is no pack.
    """

    def __init__(self, name: str, known: Sequence[str], *, is_folder: bool = False) -> None:
        self.name, self.known, self.is_folder = name, tuple(known), is_folder
        listed = ", ".join(known)
        super().__init__([PackProblem(name, 0, "", f"there is no such pack: expected one of {listed}, or a folder")])
