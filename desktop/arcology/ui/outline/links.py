"""Lines that lead to a rule of the reference."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arcology.ui.outline.node import Kind, Node
from arcology.ui.present import Translate


class Links:
    """Makes them.

    Args:
        tr: words of the program.
        title: gives the title of a rule by its id (the id itself where the reference lacks it).
        open_rule: shows a rule.
    """

    def __init__(self, tr: Translate, title: Callable[[str], str], open_rule: Callable[[str], object]) -> None:
        self._tr, self._title, self.open_rule = tr, title, open_rule

    def line(self, rule: str) -> Node:
        """Id and title of a rule; Enter opens it."""
        title = self._title(rule)
        note = title if title != rule else ""
        words = self._tr("app.rule_link", rule=rule)
        return Node(f"rule {rule}", Kind.RULE, words, note=note, icon="rules", act=lambda: self.open_rule(rule))

    def lines(self, rule: str) -> Sequence[Node]:
        """The line of a rule, or none where no rule is named."""
        return [self.line(rule)] if rule else []
