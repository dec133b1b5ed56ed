"""``arcology self-check``: can the program run here, and if not, what is missing and who has it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from arcology.app import libraries
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.app.tables import game_resources
from arcology.engine.text import text
from arcology.packs.find import house_folder, user_packs
from arcology.packs.problems import PackError
from arcology.text.catalogue import catalogue_ids, namespaces
from arcology.text.po import CatalogueBroken
from arcology.text.translator import ENGLISH

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PROBE_SECONDS: Final = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the check: ``good`` False means that something needs doing, which ``advice`` says."""

    part: str
    good: bool
    found: str
    advice: str = ""


def run(request: Request, program: Program) -> int:
    """Prints all findings; 1 when one of them is bad."""
    if request.probe:
        return _probe()
    findings = [finding for check in CHECKS for finding in check(program)]
    good = all(finding.good for finding in findings)
    if request.json:
        print(
            json.dumps({"good": good, "versions": dict(program.versions()), "findings": [asdict(f) for f in findings]})
        )
        return 0 if good else 1
    for finding in findings:
        print(f"{'ok  ' if finding.good else 'BAD '} {finding.part}: {finding.found}")
        if finding.advice:
            print(f"     → {finding.advice}")
    print(program.tr("app.self_check.good" if good else "app.self_check.bad"))
    return 0 if good else 1


def _versions(program: Program) -> Iterator[Finding]:
    for name, version in program.versions().items():
        missing = version == "missing"
        advice = program.tr("app.self_check.install", package=name) if missing and name != "numpy" else ""
        yield Finding(name, not missing or name == "numpy", version, advice)


def _libraries(program: Program) -> Iterator[Finding]:
    """Those for a screen are looked for where there is one; one kind of screen that works is enough."""
    if not sys.platform.startswith("linux"):
        return
    wanted = [*libraries.ALWAYS, *(library for screen in libraries.screens() for library in screen)]
    needed = [*libraries.lacking(libraries.ALWAYS), *libraries.lacking_for_windows()]
    if needed:
        names = ", ".join(library.name for library in needed)
        debian = " ".join(dict.fromkeys(library.debian for library in needed))
        fedora = " ".join(dict.fromkeys(library.fedora for library in needed))
        yield Finding("libraries", False, names, program.tr("app.self_check.libraries", debian=debian, fedora=fedora))
    else:
        yield Finding("libraries", True, program.tr("app.self_check.all_there", n=len(wanted)))


def _platform(program: Program) -> Iterator[Finding]:
    """In a process of its own: where Qt finds no platform it ends the process without a word to Python."""
    command = [sys.executable, *([] if _frozen() else ["-m", "arcology"]), "self-check", "--probe"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PROBE_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        yield Finding("qt", False, str(problem), program.tr("app.self_check.no_window"))
        return
    if done.returncode == 0:
        qt, _, broken = done.stdout.strip().partition("\n")
        yield Finding("qt", True, qt)
        if broken:
            yield Finding("charts", False, broken, program.tr("app.self_check.reinstall"))
        else:
            yield Finding("charts", True, program.tr("app.self_check.drawn"))
    else:
        words = [line for line in done.stderr.strip().splitlines() if line] or [f"exit code {done.returncode}"]
        yield Finding("qt", False, words[0], program.tr("app.self_check.no_window"))


def _frozen() -> bool:
    """Whether this is a packaged program, which has no Python to call."""
    return bool(getattr(sys, "frozen", False))


def _probe() -> int:
    """Prints what Qt says of itself, and below it why charts cannot be drawn where that is so."""
    try:
        from PySide6.QtCore import qVersion
        from PySide6.QtWidgets import QApplication
    except ImportError as problem:
        print(problem, file=sys.stderr)
        return 1
    application = QApplication(["arcology"])
    print(f"Qt {qVersion()} on {application.platformName()}")
    try:
        import arcology.ui.panels.charts  # noqa: F401  # with pyqtgraph and numpy
    except ImportError as problem:
        print(" ".join(str(problem).split()))
    return 0


def _folders(program: Program) -> Iterator[Finding]:
    for name, folder in (("settings", program.folders.config), ("games", program.folders.state)):
        nearest = next(path for path in (folder, *folder.parents) if path.exists())
        good = nearest.is_dir() and os.access(nearest, os.W_OK)
        variable = "ARCOLOGY_CONFIG" if name == "settings" else "ARCOLOGY_STATE"
        advice = "" if good else program.tr("app.self_check.folder", folder=str(nearest), variable=variable)
        yield Finding(name, good, str(folder), advice)


def _packs(program: Program) -> Iterator[Finding]:
    program.games.search()
    for problem in program.games.problems:
        yield Finding("plug-in", False, program.tr(problem))
    for id in program.games.ids:
        plugin = program.games.plugin(id)
        house = house_folder(program.data, id)
        folders: list[tuple[str, Path | None]] = [(f"{plugin.slug}/house", None)]
        folders += [(f"{plugin.slug}/{folder.name}", folder) for folder in user_packs(program.folders.state, id)]
        for name, folder in folders:
            try:
                plugin.load_pack(house, folder)
            except PackError as broken:
                advice = program.tr("app.self_check.reinstall" if folder is None else "app.self_check.mend_pack")
                yield Finding(f"pack {name}", False, str(broken), advice)
            else:
                yield Finding(f"pack {name}", True, program.tr("app.self_check.readable"))


def _translations(program: Program) -> Iterator[Finding]:
    """How much of each language is there. What is missing is no fault: the program shows it in English."""
    folder = program.data / "translations"
    try:
        english = _texts(folder, ENGLISH)
    except CatalogueBroken as broken:
        yield Finding(f"language {ENGLISH}", False, str(broken), program.tr("app.self_check.reinstall"))
        return
    for language in program.catalogues.languages():
        try:
            texts = _texts(folder, language)
        except CatalogueBroken as broken:
            yield Finding(f"language {language}", False, str(broken), program.tr("app.self_check.reinstall"))
            continue
        lacks = [f"{name} ({n})" for name, ids in english.items() if (n := len(ids - texts.get(name, frozenset())))]
        lacks += _rules_lacking(program, language)
        if language != ENGLISH and not _qt_speaks(language):
            lacks.append(program.tr("app.self_check.qt_words"))
        whole = sum(map(len, english.values()))
        there = sum(len(ids & texts.get(name, frozenset())) for name, ids in english.items())
        known = {"language": program.catalogues.language_name(language), "there": there, "n": whole}
        if lacks:
            found = program.tr("app.self_check.language_lacks", missing=tuple(lacks), **known)
            advice = program.tr("app.self_check.in_english", folder=str(folder / language))
            yield Finding(f"language {language}", True, found, advice)
        else:
            yield Finding(f"language {language}", True, program.tr("app.self_check.language", **known))


def _texts(folder: Traversable, language: str) -> Mapping[str, frozenset[str]]:
    """By namespace: the ids that have a text in ``language``. Raises CatalogueBroken."""
    return {name: catalogue_ids(folder, language, name) for name in namespaces(folder, language)}


def _rules_lacking(program: Program, language: str) -> Iterator[str]:
    for id in program.games.ids:
        if not (game_resources(program.data, id) / f"rules.{language}.md").is_file():
            yield program.tr("app.self_check.rules_of", game=text(f"{id}.title"))


def _qt_speaks(language: str) -> bool:
    """Whether Qt's own words are there in this language; without Qt that is not the question."""
    try:
        from arcology.app.qt_words import words_file
    except ImportError:
        return True
    return words_file(language) is not None


CHECKS: Final[Sequence[Callable[[Program], Iterator[Finding]]]] = (
    _versions, _libraries, _platform, _folders, _packs, _translations,
)  # fmt: skip
