"""``arcology rules``: the reference of a game in plain text, or one paragraph of it."""

from __future__ import annotations

import re
import textwrap

from arcology.app.complaints import Failed, WrongUsage
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.app.tables import game_resources
from arcology.engine.text import Text, text
from arcology.text.reference import Reference, ReferenceBroken, Rule, load_reference

WIDTH = 100
LAID_OUT = re.compile(r"\s*([-*|] |``|\d+[.)] )")
"""How a line begins that stands as it is written."""
NEAREST = 3
"""So many ids are proposed for one that does not exist."""


def run(request: Request, program: Program) -> int:
    """Prints to standard output. Raises WrongUsage for a rule that does not exist."""
    plugin = program.games.named(request.game)
    try:
        reference = load_reference(game_resources(program.data, plugin.id), program.catalogues.language)
    except ReferenceBroken as problem:
        raise Failed(text("app.cli.failed.rules", game=plugin.slug, problem=str(problem))) from problem
    if request.rule:
        rule = reference.find(request.rule)
        if rule is None:
            raise WrongUsage(_no_such_rule(reference, request.rule, plugin.slug))
        print(_rule(rule))
        return 0
    print(f"{reference.title}\n{'=' * len(reference.title)}")
    if reference.introduction:
        print(f"\n{_body(reference.introduction)}")
    if reference.primer is not None:
        print(f"\n\n{reference.primer.title}\n{'-' * len(reference.primer.title)}\n\n{_body(reference.primer.text)}")
    for section in reference.sections:
        print(f"\n\n{section}\n{'-' * len(section)}")
        for rule in reference.rules:
            if rule.section == section:
                print(f"\n{_rule(rule)}")
    return 0


def _no_such_rule(reference: Reference, wanted: str, game: str) -> Text:
    from difflib import get_close_matches

    close = tuple(get_close_matches(wanted.upper(), [rule.id for rule in reference.rules], NEAREST))
    if not close:
        return text("app.cli.wrong.rule", rule=wanted, game=game)
    return text("app.cli.wrong.rule_meant", rule=wanted, game=game, meant=close)


def _rule(rule: Rule) -> str:
    return f"{rule.id}  {rule.title}\n\n{_body(rule.body)}"


def _body(markdown: str) -> str:
    return "\n\n".join(_paragraph(part) for part in markdown.replace("**", "").split("\n\n"))


def _paragraph(text: str) -> str:
    """Wrapped, except where the lines are a list, a table or code. A rule id is never broken at its hyphens."""
    lines = text.splitlines()
    if any(LAID_OUT.match(line) for line in lines):
        return textwrap.indent(text, "    ")
    words = " ".join(lines).lstrip("# ")
    return textwrap.fill(words, WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
