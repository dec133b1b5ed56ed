"""What ends a command: one sentence for the person and an exit code."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arcology.engine.config import BadOption
    from arcology.engine.text import Text
    from arcology.packs.problems import NoSuchPack


class Complaint(Exception):
    """Ends the command with ``code``.

    ``sentence`` says what is wrong and what helps: a message of the catalogue, or words that were rendered already.
    """

    code = 1

    def __init__(self, sentence: Text | str) -> None:
        super().__init__(sentence if isinstance(sentence, str) else f"{sentence.id} {dict(sentence.args)}")
        self.sentence = sentence


class Failed(Complaint):
    """The thing asked for failed: an illegal save, a diverging replay, a broken pack."""


class WrongUsage(Complaint):
    """The command line asks for something that does not exist."""

    code = 2


def about_option(problem: BadOption) -> Text:
    """What a wrong option means for the person who chose it."""
    from arcology.engine.text import text

    if not problem.offered:
        return text("app.cli.wrong.no_options", option=problem.option)
    if problem.value is None:
        return text("app.cli.wrong.option", option=problem.option, offered=problem.offered)
    return text("app.cli.wrong.option_value", option=problem.option, value=problem.value, offered=problem.offered)


def about_pack(problem: NoSuchPack) -> Text:
    """What a pack that is not there means for the person who named it."""
    from arcology.engine.text import text
    from arcology.packs.find import MANIFEST

    if problem.is_folder:
        return text("app.cli.failed.no_manifest", folder=problem.name, file=MANIFEST)
    return text("app.cli.wrong.pack", name=problem.name, known=problem.known)
