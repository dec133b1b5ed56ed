"""What argparse says by itself, in the language of the person: headings of the help, and what does not fit.

Its own way through gettext asks the environment for a language; ours may have been chosen in the settings.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn

from arcology.app.complaints import WrongUsage
from arcology.engine.text import text

Tr = Callable[..., str]

HEADINGS: Final[Mapping[str, str]] = {
    "positional arguments": "app.cli.arguments",
    "options": "app.cli.options",
}
PROBLEMS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), id)
    for pattern, id in (
        (r"argument (?P<name>.+?): (?P<problem>.+)", "app.cli.wrong.argument"),
        (r"the following arguments are required: (?P<names>.+)", "app.cli.wrong.required"),
        (r"unrecognized arguments: (?P<given>.+)", "app.cli.wrong.unrecognized"),
        (r"expected (?:one|at least one) argument", "app.cli.wrong.no_value"),
        (r"invalid choice: '(?P<given>.*)' \(choose from (?P<known>.+)\)", "app.cli.wrong.choice"),
        (r"not allowed with argument (?P<name>.+)", "app.cli.wrong.together"),
        (r"ambiguous option: (?P<given>.+) could match (?P<known>.+)", "app.cli.wrong.ambiguous"),
    )
)
"""Sentences of argparse and what we say for them; what is not among them, as our own sentences, stays as it is."""


def told(tr: Tr, problem: str) -> str:
    """A problem as argparse tells it, in the language of the person."""
    for pattern, id in PROBLEMS:
        if (found := pattern.fullmatch(problem)) is not None:
            parts = found.groupdict()
            if "known" in parts:
                parts["known"] = parts["known"].replace("'", "")
            if "problem" in parts:
                parts["problem"] = told(tr, parts["problem"])
            return tr(id, **parts)
    return problem


def parser_class(tr: Tr) -> type[argparse.ArgumentParser]:
    """Parsers that speak by ``tr`` and complain in one sentence, by WrongUsage, instead of printing their usage and
    leaving. argparse makes those of commands itself, and needs a class for them.
    """

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, tr("app.cli.usage") if prefix is None else prefix)

        def start_section(self, heading: str | None) -> None:
            id = HEADINGS.get(heading or "")
            super().start_section(heading if id is None else tr(id))

    class Parser(argparse.ArgumentParser):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options, formatter_class=Formatter, add_help=False)
            self.add_argument("-h", "--help", action="help", help=tr("app.cli.help"))

        def error(self, message: str) -> NoReturn:
            raise WrongUsage(text("app.cli.wrong.usage", problem=told(tr, message), program=self.prog))

    return Parser
