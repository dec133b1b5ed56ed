"""Makes the package for Debian and its relatives from the folder build."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tempfile
from email.utils import formatdate
from pathlib import Path

import elf
import prepare
import syslibs

HERE = Path(__file__).resolve().parent
ID = "net.arcology.table"
ICON = prepare.ROOT / "resources" / "ui" / "arcology.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
BESIDE = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info", "xkb-data")
"""What no file of ours links to: what makes a double click find us, the folder for icons, keyboards."""

C_LIBRARY = (
    "libc.so.6",
    "libm.so.6",
    "libmvec.so.1",
    "libdl.so.2",
    "libpthread.so.0",
    "librt.so.1",
    "ld-linux-x86-64.so.2",
)
AUTHORS = "The Arcology authors <arcology@localhost>"
CONTROL = """\
Package: arcology
Version: {version}
Architecture: {architecture}
Maintainer: {authors}
Installed-Size: {size}
Depends: {depends}
Recommends: at-spi2-core, libpulse0 | libasound2
Section: games
Priority: optional
Description: table for science-fiction board games
 Play science-fiction board games alone, together at one screen or against
 the computer. The rules are enforced and explained, what a move costs is told
 before it is made, everything can be taken back and nothing is lost.
"""
COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: arcology

Files: *
Copyright: The Arcology authors
License: Expat
Comment: The licences of Qt, Python and the other parts are in
 /usr/lib/arcology/licences, with a list in README.txt there.

License: Expat
"""


def build(folder, out, version, quick=False):
    """The package of ``folder`` in ``out``; ``quick`` packs faster and larger. Raises NotReady."""
    if shutil.which("dpkg-deb") is None:
        raise prepare.NotReady("dpkg-deb is needed for this, so a .deb can only be made on Debian and its relatives")
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    out.mkdir(parents=True, exist_ok=True)
    package = out / f"arcology_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as place:
        root = Path(place) / "root"
        shutil.copytree(str(folder), str(root / "usr/lib/arcology"), symlinks=True)
        _system_files(root, version)
        _modes(root)
        size = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file()) // 1024
        values = {"version": version, "architecture": architecture, "size": size, "authors": AUTHORS}
        _write(root / "DEBIAN/control", CONTROL.format(depends=", ".join(dependencies(folder)), **values))
        packing = ["-Zzstd", "-z9"] if quick else ["-Zxz", "-z9", "--threads-max=2"]
        command = ["dpkg-deb", "--root-owner-group", *packing, "--build", str(root), str(package)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def dependencies(folder):
    """The system's packages that the files of ``folder`` ask for, each with all its names. Raises NotReady."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and elf.is_elf(path)]
    ours = {path.name for path in folder.rglob("*")}
    asked = {name for path in files for name in elf.needed(path)} - ours - {*C_LIBRARY}
    unknown = sorted(asked - {*syslibs.PACKAGES})
    if unknown:
        raise prepare.NotReady(f"packaging/syslibs.py names no package for {', '.join(unknown)}")
    newest = max(elf.glibc(path) for path in files)
    packages = sorted({syslibs.PACKAGES[name][0] for name in asked})
    renamed = [f"{name} | {syslibs.RENAMED[name]}" if name in syslibs.RENAMED else name for name in packages]
    return [f"libc6 (>= 2.{newest})", *renamed, *BESIDE]


def _system_files(root, version):
    """Everything that does not lie in the program's own folder."""
    share = root / "usr/share"
    date = _source_date()
    for source, target in (
        (f"{ID}.desktop", share / "applications" / f"{ID}.desktop"),
        (f"{ID}.metainfo.xml", share / "metainfo" / f"{ID}.metainfo.xml"),
        (f"{ID}.mime.xml", share / "mime/packages" / f"{ID}.xml"),
    ):
        text = (HERE / source).read_text("utf-8")
        _write(target, text.replace("@VERSION@", version).replace("@DATE@", date))
    _packed(share / "man/man6/arcology.6.gz", (HERE / "arcology.6").read_text("utf-8").replace("@VERSION@", version))
    licence = (prepare.ROOT / "LICENSE").read_text("utf-8").strip().splitlines()
    _write(share / "doc/arcology/copyright", COPYRIGHT + "".join(f" {line or '.'}\n" for line in licence))
    changes = f"arcology ({version}) unstable; urgency=low\n\n  * Packaged from the sources of this version.\n\n"
    when = formatdate(int(_source_time()))
    _packed(share / "doc/arcology/changelog.gz", f"{changes} -- {AUTHORS}  {when}\n")
    _icons(share / "icons/hicolor")
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games/arcology").symlink_to("../lib/arcology/arcology")


def _source_time():
    """Seconds of the last commit, so that the same sources give the same package; of the sources where git is not."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        committed = subprocess.run(command, cwd=str(prepare.ROOT), capture_output=True, text=True).stdout.strip()
    except OSError:
        committed = ""
    return committed or int((prepare.ROOT / "pyproject.toml").stat().st_mtime)


def _source_date():
    import datetime

    return datetime.datetime.fromtimestamp(int(_source_time()), datetime.UTC).date().isoformat()


def _icons(folder):
    """The sign in every size that desktops ask for, drawn by Qt from the one drawing; and the drawing itself."""
    scalable = folder / "scalable/apps" / f"{ID}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(str(ICON), str(scalable))
    prepare.draw("theme", ICON, folder, ID, *SIZES)


def _write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _packed(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    with gzip.GzipFile(str(path), "wb", mtime=0) as file:
        file.write(text.encode("utf-8"))


def _modes(root):
    program = root / "usr/lib/arcology/arcology"
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
    root.chmod(0o755)
