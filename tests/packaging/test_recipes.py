"""The recipes around the folder build, run with a small stand-in for it: what lies where, and that names agree."""

from __future__ import annotations

import importlib.util
import json
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImageReader

from arcology.app.desktop import DESKTOP_ENTRY
from arcology.text.translator import Catalogues
from tests.packaging.conftest import ROOT, run

ID = "net.arcology.table"
PACKAGING = ROOT / "packaging"
ICON = ROOT / "resources" / "ui" / "arcology.svg"
MIME = "application/x-arcology"

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these recipes are for Linux")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the recipes read of a checkout, and a folder build whose program does nothing but tell its version."""
    folder = tmp_path / "a copy"
    for part in ("linux", "appimage"):
        shutil.copytree(PACKAGING / part, folder / "packaging" / part)
    (folder / "resources" / "ui").mkdir(parents=True)
    shutil.copy(ICON, folder / "resources" / "ui")
    program = folder / "dist" / "arcology" / "arcology"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "arcology 4.5.6 $1"\n')
    program.chmod(0o755)
    return folder


def entry() -> dict[str, str]:
    lines = (PACKAGING / "linux" / f"{ID}.desktop").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def mime_type() -> ElementTree.Element:
    root = ElementTree.parse(PACKAGING / "linux" / f"{ID}.mime.xml").getroot()
    return root[0]


def test_menu_entry_file_type_and_description_name_the_same_things() -> None:
    assert DESKTOP_ENTRY == ID, "by it a desktop finds name and icon for the window"
    assert entry()["MimeType"] == f"{MIME};"
    assert entry()["Exec"] == "arcology %f"
    assert entry()["Icon"] == ID
    assert mime_type().get("type") == MIME
    metainfo = ElementTree.parse(PACKAGING / "linux" / f"{ID}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == ID
    assert metainfo.findtext("launchable") == f"{ID}.desktop"
    assert metainfo.findtext("provides/mediatype") == MIME


def test_menu_entry_and_file_type_speak_every_language_of_the_program() -> None:
    languages = {language for language in Catalogues([ROOT / "translations"]).languages() if language != "en"}
    for name in ("GenericName", "Comment", "Keywords"):
        assert languages <= {key.partition("[")[2][:-1] for key in entry() if key.startswith(f"{name}[")}
    tag = "{http://www.freedesktop.org/standards/shared-mime-info}comment"
    spoken = {comment.get("{http://www.w3.org/XML/1998/namespace}lang") for comment in mime_type().iter(tag)}
    assert languages <= spoken
    plist = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    assert languages < set(plist["CFBundleLocalizations"])
    script = (PACKAGING / "windows" / "arcology.nsi").read_text("utf-8")
    assert script.count("!insertmacro MUI_LANGUAGE") == len(plist["CFBundleLocalizations"])


def test_macos_knows_the_file_type() -> None:
    plist = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    (declared,) = plist["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": ["arcology"],
        "public.mime-type": [MIME],
    }
    (opened,) = plist["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert plist["CFBundleIdentifier"] == ID
    assert plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())


@linux_only
def test_the_flatpak_puts_everything_in_its_place(checkout: Path, tmp_path: Path) -> None:
    """The commands of the manifest, with another folder for /app."""
    manifest = json.loads((PACKAGING / "flatpak" / f"{ID}.json").read_text("utf-8"))
    assert manifest["app-id"] == ID
    (module,) = manifest["modules"]
    place, app = tmp_path / "build", tmp_path / "app"
    place.mkdir()
    for source in module["sources"]:
        path = (PACKAGING / "flatpak" / source["path"]).resolve()
        path = checkout / path.relative_to(ROOT)
        if source["type"] == "file":
            shutil.copy(path, place)
        else:
            shutil.copytree(path, place / source.get("dest", "."), dirs_exist_ok=True)
    for command in module["build-commands"]:
        run("sh", "-ec", command.replace("/app/", f"{app}/"), cwd=place)
    assert run(app / "bin" / manifest["command"], "open").strip() == "arcology 4.5.6 open"
    share = app / "share"
    assert 'version="4.5.6"' in (share / "metainfo" / f"{ID}.metainfo.xml").read_text("utf-8")
    for name in (f"applications/{ID}.desktop", f"mime/packages/{ID}.xml", f"icons/hicolor/scalable/apps/{ID}.svg"):
        assert (share / name).is_file()


@linux_only
def test_the_tree_of_the_appimage_starts(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "bin" / "appimagetool"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\ncp "$1/AppRun" "$2"\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=":")
    run("bash", checkout / "packaging" / "appimage" / "make.sh")
    tree = checkout / "build" / "Arcology.AppDir"
    assert run(tree / "AppRun", "open").strip() == "arcology 4.5.6 open"
    assert (tree / f"{ID}.svg").is_file()
    assert (tree / f"{ID}.desktop").is_file()
    assert 'version="4.5.6"' in (tree / "usr/share/metainfo" / f"{ID}.metainfo.xml").read_text("utf-8")
    assert (checkout / "dist" / "Arcology.AppImage").is_file()


@pytest.fixture
def icons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("icons", PACKAGING / "icons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_icon_for_windows_can_be_read(icons: ModuleType, qapp, tmp_path: Path) -> None:
    drawing = icons.QSvgRenderer(str(ICON))
    pictures = {size: icons.png(drawing, size) for size in icons.WINDOWS}
    file = tmp_path / "arcology.ico"
    file.write_bytes(icons.ico(pictures))
    reader = QImageReader(str(file))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sizes.append(reader.read().width())
    assert tuple(sizes) == icons.WINDOWS


def test_the_icon_for_macos_is_laid_out_as_its_lengths_say(icons: ModuleType, qapp) -> None:
    drawing = icons.QSvgRenderer(str(ICON))
    data = icons.icns({size: icons.png(drawing, size) for size in (16, 128)})
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    kinds, position = [], 8
    while position < len(data):
        kinds.append(data[position : position + 4])
        assert data[position + 8 : position + 16] == b"\x89PNG\r\n\x1a\n"
        position += int.from_bytes(data[position + 4 : position + 8], "big")
    assert kinds == [b"icp4", b"ic07"]
    assert position == len(data)


@pytest.mark.parametrize("script", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: path.name)
def test_scripts_can_be_read_by_their_shell(script: Path) -> None:
    subprocess.run(["bash", "-n", str(script)], check=True)
    assert re.match(r"#!/bin/bash\n", script.read_text("utf-8"))
    assert script.stat().st_mode & 0o111


def validated(*command: str | Path) -> None:
    """Runs a validator, which has to be content."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed (Debian: desktop-file-utils, appstream)")
    run(*command)


@linux_only
def test_the_menu_entry_is_valid() -> None:
    validated("desktop-file-validate", PACKAGING / "linux" / f"{ID}.desktop")


@linux_only
def test_the_description_for_shops_is_valid(tmp_path: Path) -> None:
    text = (PACKAGING / "linux" / f"{ID}.metainfo.xml").read_text("utf-8")
    filled = tmp_path / f"{ID}.metainfo.xml"
    filled.write_text(text.replace("@VERSION@", "4.5.6").replace("@DATE@", "2026-01-31"), "utf-8")
    try:
        validated("appstreamcli", "validate", "--no-net", filled)
    except AssertionError:  # a newer one wants a web site, and there is none
        validated("appstreamcli", "validate", "--no-net", "--override=url-homepage-missing=info", filled)
