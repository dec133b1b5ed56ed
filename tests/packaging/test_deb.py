"""What the .deb depends on and what is put beside the folder, with a small stand-in for the folder build."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from tests.packaging.conftest import ROOT, run

pytestmark = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="of Debian and its relatives")
QT = Path(PySide6.__path__[0])


@pytest.fixture
def deb(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "linux"))
    import deb as module

    return module


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program and the part of Qt that draws windows under X."""
    place = tmp_path / "arcology"
    (place / "_internal").mkdir(parents=True)
    (place / "arcology").write_text("#!/bin/sh\necho started\n")
    for name in ("Qt/plugins/platforms/libqxcb.so", "Qt/lib/libQt6Core.so.6"):
        shutil.copy(QT / name, place / "_internal" / f"copy-{Path(name).name}")
    for path in (QT / "Qt" / "lib").glob("lib*.so.*"):
        (place / "_internal" / path.name).touch()
    return place


def test_it_depends_on_what_its_files_ask_for(deb: ModuleType, folder: Path) -> None:
    depends = deb.dependencies(folder)
    assert re.fullmatch(r"libc6 \(>= 2\.\d+\)", depends[0])
    assert {"libxcb-cursor0", "libgl1", "libglib2.0-0 | libglib2.0-0t64", "libstdc++6", "zlib1g"} <= set(depends)
    assert "libwayland-client0" not in depends, "nothing in this folder asks for it"
    assert not [name for name in depends if "Qt6" in name or "icu" in name]


def test_a_library_of_no_known_package_is_named(deb: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {name: both for name, both in deb.syslibs.PACKAGES.items() if name != "libxcb-icccm.so.4"}
    monkeypatch.setattr(deb.syslibs, "PACKAGES", packages)
    with pytest.raises(deb.prepare.NotReady, match=r"libxcb-icccm\.so\.4"):
        deb.dependencies(folder)


def test_the_package_holds_program_menu_entry_file_type_icons_and_manual(
    deb: ModuleType, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb.prepare, "ready", lambda: sys.executable)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    (tmp_path / "git").write_text("#!/bin/sh\nexit 128\n")  # sources that are no repository
    (tmp_path / "git").chmod(0o755)
    package = deb.build(folder, tmp_path / "out", "4.5.6", quick=True)
    root = tmp_path / "root"
    run("dpkg-deb", "--extract", package, root)
    assert run(root / "usr/games/arcology").strip() == "started"
    share = root / "usr/share"
    for name in (
        "applications/net.arcology.table.desktop",
        "mime/packages/net.arcology.table.xml",
        "icons/hicolor/scalable/apps/net.arcology.table.svg",
        "icons/hicolor/512x512/apps/net.arcology.table.png",
        "man/man6/arcology.6.gz",
        "doc/arcology/copyright",
        "doc/arcology/changelog.gz",
    ):
        assert (share / name).is_file(), name
    assert 'version="4.5.6"' in (share / "metainfo/net.arcology.table.metainfo.xml").read_text("utf-8")
    assert run("dpkg-deb", "--field", package, "Version").strip() == "4.5.6"
    writable = [path for path in root.rglob("*") if not path.is_symlink() and path.stat().st_mode & 0o022]
    assert not writable
