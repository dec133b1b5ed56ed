"""The command line: one parser, typed requests out of it, one sentence for whatever does not fit."""

from __future__ import annotations

import argparse
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from arcology import __version__
from arcology.app.request import DEFAULT_SIZE, GameFlags, Request
from arcology.app.usage import parser_class

Tr = Callable[..., str]

SIZE_LIMITS = (200, 16384)
TEXT_LIMITS = (100, 300)
SAVE = ".arcology"


def parse(argv: Sequence[str], tr: Tr) -> Request:
    """The request that ``argv`` (without the program's name) makes; ``--help`` and ``--version`` print and exit.

    A save alone is opened: that is how desktops start a program for a file. Raises WrongUsage.
    """
    if len(argv) == 1 and argv[0].lower().endswith(SAVE):
        argv = ("open", argv[0])
    given = vars(_parser(tr).parse_args(list(argv)))
    flags = GameFlags(
        given.pop("players", None),
        given.pop("seed", None),
        given.pop("level", 0),
        given.pop("pack", "house"),
        tuple(given.pop("options", None) or ()),
    )
    return Request(flags=flags, **{name: value for name, value in given.items() if value is not None})


def _parser(tr: Tr) -> argparse.ArgumentParser:
    kind = parser_class(tr)
    parser = kind(prog="arcology", description=tr("app.cli.about"), epilog=tr("app.cli.epilog"))
    parser.add_argument("--version", action="version", version=f"arcology {__version__}", help=tr("app.cli.version"))
    parser.set_defaults(command="start")
    commands = parser.add_subparsers(title=tr("app.cli.commands"), metavar="COMMAND", parser_class=kind)

    def command(name: str, help: str, parent: Any = commands) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = parent.add_parser(name, help=help, description=help)
        made.set_defaults(command=name)
        return made

    play = command("play", tr("app.cli.play"))
    _game(play, tr)
    opened = command("open", tr("app.cli.open"))
    opened.add_argument("file", metavar="FILE", type=Path, help=tr("app.cli.save_file"))
    _simulate(command("simulate", tr("app.cli.simulate")), tr)
    replay = command("replay", tr("app.cli.replay"))
    replay.add_argument("file", metavar="FILE", type=Path, help=tr("app.cli.save_file"))
    replay.add_argument("--verify", action="store_true", help=tr("app.cli.verify"))
    _picture(command("picture", tr("app.cli.picture")), tr)
    pack = command("pack", tr("app.cli.pack"))
    parts = pack.add_subparsers(metavar="ACTION", required=True, parser_class=kind)
    check = command("check", tr("app.cli.pack_check"), parts)
    check.set_defaults(command="pack check")
    check.add_argument("file", metavar="DIR", type=Path, help=tr("app.cli.pack_folder"))
    rules = command("rules", tr("app.cli.rules"))
    rules.add_argument("game", metavar="GAME", help=tr("app.cli.game"))
    rules.add_argument("rule", metavar="ID", nargs="?", help=tr("app.cli.rule"))
    check = command("self-check", tr("app.cli.self_check"))
    check.add_argument("--json", action="store_true", help=tr("app.cli.json"))
    # What a self-check runs in a process of its own; nothing for a person.
    check.add_argument("--probe", action="store_true", help=argparse.SUPPRESS)
    return parser


def _simulate(parser: argparse.ArgumentParser, tr: Tr) -> None:
    values = _Values(tr)
    _game(parser, tr)
    parser.add_argument("--games", metavar="K", type=values.count, default=1, help=tr("app.cli.games"))
    parser.add_argument(
        "--policy",
        dest="policies",
        metavar="P[,P…]",
        type=_Values(tr).names,
        default=("random",),
        help=tr("app.cli.policy"),
    )
    parser.add_argument("--jobs", metavar="J", type=_Values(tr).count, default=1, help=tr("app.cli.jobs"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=tr("app.cli.json"))
    form.add_argument("--csv", metavar="FILE", type=Path, help=tr("app.cli.csv"))


def _picture(parser: argparse.ArgumentParser, tr: Tr) -> None:
    values = _Values(tr)
    _game(parser, tr, tr("app.cli.game_or_file"))
    parser.add_argument("--out", metavar="x.png", type=Path, required=True, help=tr("app.cli.out"))
    parser.add_argument(
        "--policy", dest="policies", metavar="P", type=values.names, default=("random",), help=tr("app.cli.policy")
    )
    parser.add_argument("--steps", metavar="K", type=values.whole, default=0, help=tr("app.cli.steps"))
    parser.add_argument("--size", metavar="WxH", type=values.size, default=DEFAULT_SIZE, help=tr("app.cli.size"))
    parser.add_argument("--theme", choices=("dark", "light"), default="dark", help=tr("app.cli.theme"))
    parser.add_argument("--text", metavar="PERCENT", type=values.percent, default=100, help=tr("app.cli.text"))


def _game(parser: argparse.ArgumentParser, tr: Tr, help: str = "") -> None:
    values = _Values(tr)
    parser.add_argument("game", metavar="GAME", help=help or tr("app.cli.game"))
    flags = parser.add_argument_group(tr("app.cli.game_flags"))
    flags.add_argument("--players", metavar="N", type=values.count, help=tr("app.cli.players"))
    flags.add_argument("--seed", metavar="S", help=tr("app.cli.seed"))
    flags.add_argument("--level", metavar="L", type=values.whole, default=0, help=tr("app.cli.level"))
    flags.add_argument("--pack", metavar="P", default="house", help=tr("app.cli.pack_name"))
    flags.add_argument(
        "--option", dest="options", metavar="k=v", type=values.pair, action="append", help=tr("app.cli.option")
    )


class _Values:
    """Reads values of arguments. What does not fit is told in the person's language."""

    def __init__(self, tr: Tr) -> None:
        self._tr = tr

    def whole(self, given: str) -> int:
        number = self._number(given)
        if number < 0:
            raise ArgumentTypeError(self._tr("app.cli.wrong.negative", given=given))
        return number

    def _number(self, given: str) -> int:
        digits = given.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            raise ArgumentTypeError(self._tr("app.cli.wrong.whole", given=given))
        return int(given)

    def count(self, given: str) -> int:
        number = self._number(given)
        if number < 1:
            raise ArgumentTypeError(self._tr("app.cli.wrong.count", given=given))
        return number

    def percent(self, given: str) -> int:
        number = self.whole(given.removesuffix("%"))
        low, high = TEXT_LIMITS
        if not low <= number <= high:
            raise ArgumentTypeError(self._tr("app.cli.wrong.between", given=given, low=low, high=high))
        return number

    def names(self, given: str) -> tuple[str, ...]:
        names = tuple(part.strip().lower() for part in given.split(","))
        if not all(names):
            raise ArgumentTypeError(self._tr("app.cli.wrong.names", given=given))
        return names

    def size(self, given: str) -> tuple[int, int]:
        width, sign, height = given.lower().partition("x")
        low, high = SIZE_LIMITS
        if not sign or not all(low <= self.whole(part) <= high for part in (width, height)):
            raise ArgumentTypeError(self._tr("app.cli.wrong.size", given=given, low=low, high=high))
        return int(width), int(height)

    def pair(self, given: str) -> tuple[str, str]:
        name, sign, value = given.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise ArgumentTypeError(self._tr("app.cli.wrong.pair", given=given))
        return name.strip(), value.strip()
