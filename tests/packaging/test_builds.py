"""What is in the sdist and the wheel, and where a running program finds its data."""

from __future__ import annotations

import importlib.metadata
import json
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from arcology.packs.locate import DataMissing, data_root
from tests.packaging.conftest import ROOT, run

pytestmark = pytest.mark.slow

WHERE = "from arcology.packs.locate import data_root; print(data_root())"


def data_files(checkout: Path) -> set[str]:
    """Every data file that the build was given, and the compiled form of each catalogue."""
    found = {
        path.relative_to(checkout).as_posix()
        for folder in ("resources", "translations")
        for path in (checkout / folder).rglob("*")
        if path.is_file() and path.suffix != ".mo"
    }
    return found | {name.removesuffix(".po") + ".mo" for name in found if name.endswith(".po")}


def test_the_wheel_holds_code_and_all_data(checkout: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    missing = {name for name in data_files(checkout) if f"arcology/_data/{name}" not in names}
    assert not missing
    modules = {path.relative_to(checkout / "desktop").as_posix() for path in (checkout / "desktop").rglob("*.py")}
    assert modules <= names
    assert "arcology/py.typed" in names
    outside = {name for name in names if not name.startswith(("arcology/", "arcology-"))}
    assert not outside, "nothing but one package goes into site-packages"


def test_the_wheel_names_its_commands_and_its_licence(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (entry_points,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
    text = archive.read(entry_points).decode()
    assert "arcology = arcology.app.main:main" in text
    assert "arcology-gui = arcology.app.main:main" in text
    assert any(name.endswith("licenses/LICENSE") for name in archive.namelist())


def test_the_sdist_holds_what_it_takes_to_build_and_test(checkout: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {name for name in data_files(checkout) if not name.endswith(".mo")}
    wanted |= {"pyproject.toml", "README.md", "LICENSE", "packaging/hatch_build.py", "tests/conftest.py"}
    assert not wanted - names
    assert not {name for name in names if name.endswith(".mo")}, "compiled files are made by the build"


def test_an_installed_wheel_finds_its_own_data_wherever_it_is_started(installed: Path) -> None:
    for folder in (ROOT, installed):
        found = run(sys.executable, "-c", WHERE, cwd=folder, env={**os.environ, "PYTHONPATH": str(installed)})
        assert Path(found.strip()) == installed / "arcology" / "_data"


def is_editable() -> bool:
    text = importlib.metadata.distribution("arcology").read_text("direct_url.json") or "{}"
    return bool(json.loads(text).get("dir_info", {}).get("editable"))


@pytest.mark.skipif(not is_editable(), reason="arcology is not installed as editable here")
def test_the_copy_of_the_data_in_an_editable_install_is_not_found() -> None:
    """The build puts a copy of the data into site-packages, which grows stale; the checkout is what counts."""
    copies = [Path(folder) / "arcology" / "_data" for folder in sys.path if "site-packages" in folder]
    assert any(copy.is_dir() for copy in copies), "there is no copy any more, so this test has lost its reason"
    assert Path(run(sys.executable, "-c", WHERE, cwd=ROOT.parent).strip()) == ROOT
    assert data_root() == ROOT


def test_a_wrong_data_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCOLOGY_DATA", str(tmp_path))
    with pytest.raises(DataMissing, match="ARCOLOGY_DATA") as caught:
        data_root()
    assert caught.value.tried == (tmp_path,)
    (tmp_path / "resources").mkdir()
    assert data_root() == tmp_path


def test_what_pip_installs_is_what_the_checkout_has(checkout: Path, installed: Path) -> None:
    """From sdist to wheel to installation: every data file arrives, by name and content, and none besides."""
    data = installed / "arcology" / "_data"
    found = {path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file()}
    assert found == data_files(checkout)
    for name in found:
        if not name.endswith(".mo"):
            assert (data / name).read_bytes() == (checkout / name).read_bytes(), name


def test_the_same_texts_make_the_same_wheel(checkout: Path, wheel: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", again, checkout)
    (second,) = again.glob("*.whl")
    first, other = zipfile.ZipFile(wheel), zipfile.ZipFile(second)
    differ = {name for name in first.namelist() if first.read(name) != other.read(name)}
    assert not differ
    assert set(first.namelist()) == set(other.namelist())
