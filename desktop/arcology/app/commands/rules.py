"""``arcology rules``: the reference of a game in plain text, or one paragraph of it."""

from __future__ import annotations

import textwrap

from arcology.app.arguments import Request
from arcology.app.complaints import Failed, WrongUsage
from arcology.app.program import Program
from arcology.app.tables import game_resources
from arcology.text.reference import Reference, ReferenceBroken, Rule, load_reference

WIDTH = 100


def run(request: Request, program: Program) -> int:
    """Prints to standard output. Raises WrongUsage for a rule that does not exist."""
    plugin = program.games.named(request.game)
    try:
        reference = load_reference(game_resources(program.data, plugin.id), program.catalogues.language)
    except ReferenceBroken as problem:
        raise Failed(f"the rules of {plugin.slug} cannot be read: {problem}") from problem
    if request.rule:
        rule = reference.find(request.rule)
        if rule is None:
            raise WrongUsage(f"there is no rule {request.rule} in {plugin.slug}{_nearest(reference, request.rule)}")
        print(_rule(rule))
        return 0
    print(f"{reference.title}\n{'=' * len(reference.title)}")
    if reference.introduction:
        print(f"\n{_body(reference.introduction)}")
    for section in reference.sections:
        print(f"\n\n{section}\n{'-' * len(section)}")
        for rule in reference.rules:
            if rule.section == section:
                print(f"\n{_rule(rule)}")
    return 0


def _nearest(reference: Reference, wanted: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(wanted.upper(), [rule.id for rule in reference.rules], 3, 0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def _rule(rule: Rule) -> str:
    return f"{rule.id}  {rule.title}\n\n{_body(rule.body)}"


def _body(markdown: str) -> str:
    return "\n\n".join(_paragraph(part) for part in markdown.replace("**", "").split("\n\n"))


def _paragraph(text: str) -> str:
    """Wrapped, except where the lines are a list, a table or code. A rule id is never broken at its hyphens."""
    lines = text.splitlines()
    if any(line.lstrip()[:2] in ("- ", "* ", "| ", "``") or line[:1].isdigit() for line in lines):
        return textwrap.indent(text, "    ")
    words = " ".join(lines).lstrip("# ")
    return textwrap.fill(words, WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
