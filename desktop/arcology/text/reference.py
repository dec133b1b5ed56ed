"""The rules reference of a game: ``resources/games/<game>/rules.<language>.md``.

The file is Markdown with a fixed skeleton: ``## Section`` and below it one ``### CDT-MOVE-06 Title`` for each rule,
ruling (``CDT-R-16``) and option (``CDT-OPT-01``); an id may have two words (``CYT-SOLO-TUBE-02``). What follows a
heading is that rule's body; what stands between the title and the first section is the introduction. A first section
that has a text and no rules is the primer: how to play, for somebody who has not read the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RULE_ID = re.compile(r"\b[A-Z]{2,5}(?:-[A-Z]+){1,2}-\d{2,3}[a-z]?\b")

_HEADING = re.compile(rf"### (?P<id>{RULE_ID.pattern})[ .:]+(?P<title>\S.*)")
_WORD = re.compile(r"\w+")
_ID_WEIGHT, _TITLE_WEIGHT, _BODY_WEIGHT = 100, 10, 1


class ReferenceBroken(Exception):
    """A rules reference cannot be used; the message names the file, the line and what is wrong."""


@dataclass(frozen=True)
class Rule:
    """One paragraph of the reference; ``body`` is Markdown."""

    id: str
    title: str
    section: str
    body: str

    @property
    def is_ruling(self) -> bool:
        """Whether it settles a doubt (``…-R-nn``, ``…-RUL-nn``) instead of stating a rule."""
        return self.id.split("-")[1] in ("R", "RUL")

    @property
    def is_option(self) -> bool:
        """Whether it is a choice of the new-game dialogue (``…-OPT-nn``)."""
        return self.id.split("-")[1] == "OPT"

    @property
    def mentions(self) -> tuple[str, ...]:
        """The other rules that the body names, in order."""
        return tuple(id for id in dict.fromkeys(RULE_ID.findall(self.body)) if id != self.id)

    @cached_property
    def _words(self) -> tuple[str, frozenset[str], list[str]]:
        return self.id.casefold(), frozenset(_split(self.title)), _split(self.body)

    def score(self, words: Iterable[str]) -> int:
        """How well the rule answers ``words`` (0: it lacks one of them); hits in id and title weigh more."""
        id, title, body = self._words
        total = 0
        for word in words:
            hits = _ID_WEIGHT * (word in id)
            hits += _TITLE_WEIGHT * sum(part.startswith(word) for part in title)
            hits += _BODY_WEIGHT * sum(part.startswith(word) for part in body)
            if not hits:
                return 0
            total += hits
        return total


@dataclass(frozen=True)
class Primer:
    """How to play, on one page; ``text`` is Markdown that names rules by their ids."""

    title: str
    text: str


class Reference:
    """All rules of one game in the order of the file."""

    def __init__(self, title: str, rules: Iterable[Rule], introduction: str = "", primer: Primer | None = None) -> None:
        self.title = title
        self.primer = primer
        """How to play, or None where the file does not say it on one page."""
        self.introduction = introduction
        """What the game is about, Markdown in paragraphs; empty where the file has none."""
        self._rules = {rule.id: rule for rule in rules}

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, ruling and option."""
        return tuple(self._rules.values())

    @property
    def sections(self) -> tuple[str, ...]:
        """The section headings that have rules, in order."""
        return tuple(dict.fromkeys(rule.section for rule in self.rules))

    def find(self, id: str) -> Rule | None:
        """The rule with this id, in upper or lower case."""
        return self._rules.get(id) or next((r for r in self.rules if r.id.casefold() == id.casefold()), None)

    def search(self, words: str) -> list[Rule]:
        """Rules that have all ``words`` (as beginnings of words, in id, title or body), the best first."""
        parts = words.casefold().split()
        wanted = [word for part in parts for word in ([part] if "-" in part else _split(part))]  # ids are one word
        if not wanted:
            return []
        scored = [(rule.score(wanted), rule) for rule in self.rules]
        return [rule for score, rule in sorted(scored, key=lambda pair: -pair[0]) if score]

    def linked(self, markdown: str) -> str:
        """``markdown`` with every known rule id in it as a link (see :meth:`link`)."""
        return RULE_ID.sub(lambda found: self.link(found[0]), markdown)

    def link(self, id: str) -> str:
        """A Markdown link to ``rule:id`` that shows the rule's title and has the id as its tool tip.

        An id that is no rule stays as it is.
        """
        rule = self._rules.get(id)
        if rule is None:
            return id
        title = re.sub(r"([\\\[\]*_`])", r"\\\1", rule.title)
        return f'[{title}](rule:{id} "{id}")'


def load_reference(folder: Traversable, language: str = "en") -> Reference:
    """Reads the reference in ``folder`` (a game's resources), in English where ``language`` has none.

    Raises `ReferenceBroken`, also when there is no file.
    """
    wanted = dict.fromkeys([language, language.partition("_")[0], "en"])
    for candidate in (folder / f"rules.{name}.md" for name in wanted):
        if candidate.is_file():
            try:
                return parse_reference(candidate.read_text("utf-8"), str(candidate))
            except (OSError, UnicodeDecodeError) as problem:
                raise ReferenceBroken(f"{candidate}: {problem}") from problem
    raise ReferenceBroken(f"{folder}: there is no rules.en.md")


def parse_reference(source: str, name: str) -> Reference:
    """Reads the text of a reference; ``name`` appears in errors.

    Raises `ReferenceBroken` for a third-level heading without a rule id, a repeated id and a rule without a body.
    """
    title = section = introduction = ""
    primer: Primer | None = None
    rules: dict[str, Rule] = {}
    head: re.Match[str] | None = None
    body: list[str] = []

    def close(line: int) -> None:
        nonlocal head
        if head is None:
            return
        text = "\n".join(body).strip()
        if not text:
            raise ReferenceBroken(f"{name}, line {line}: {head['id']} has no text")
        rules[head["id"]] = Rule(head["id"], head["title"].strip(), section, text)
        head = None

    lines = source.splitlines()
    for number, line in enumerate(lines, start=1):
        if not line.startswith(("# ", "## ", "### ")):
            body.append(line)
            continue
        close(number)
        if title and not introduction and not rules and not section:
            introduction = "\n".join(body).strip()
        elif section and not rules and head is None and primer is None and (text := "\n".join(body).strip()):
            primer = Primer(section, text)
        body.clear()
        if line.startswith("### "):
            head = _HEADING.fullmatch(line.rstrip())
            if head is None:
                raise ReferenceBroken(f"{name}, line {number}: expected a rule id and a title after ###")
            if head["id"] in rules:
                raise ReferenceBroken(f"{name}, line {number}: {head['id']} has a paragraph already")
        elif line.startswith("## "):
            section = line[3:].strip()
        else:
            title = line[2:].strip()
    close(len(lines))
    return Reference(title, rules.values(), introduction, primer)


def _split(text: str) -> list[str]:
    """The words of a text without accents and capitals, as hands type them that look for something."""
    bare = "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return _WORD.findall(bare)
