"""What ends a command: one sentence for the person and an exit code."""

from __future__ import annotations


class Complaint(Exception):
    """Ends the command with ``code``; its text is one sentence that says what is wrong and what helps."""

    code = 1


class Failed(Complaint):
    """The thing asked for failed: an illegal save, a diverging replay, a broken pack."""


class WrongUsage(Complaint):
    """The command line asks for something that does not exist."""

    code = 2
