"""Reads and checks a data pack: files of JSON against the models of a game, with the place of every fault.

A pack is a folder with `pack.json`, which names its files. A pack other than the house pack replaces whole files of
it and may bring `texts.<language>.json` with names for its cards.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from arcology.packs.explain import explain
from arcology.packs.find import MANIFEST
from arcology.packs.lines import Path as JsonPath
from arcology.packs.lines import RepeatedKey, field_name, value_lines
from arcology.packs.problems import PackError, PackProblem

ModelT = TypeVar("ModelT", bound=BaseModel)

FORMAT = 1
_TEXTS = re.compile(r"texts\.(?P<language>[a-z]{2,3}(?:_[A-Z]{2})?)\.json")
_DIGEST_BYTES = 16


class Manifest(BaseModel):
    """`pack.json`. `title` is a text, or the id of one in the catalogue; `source` is "house" for invented cards."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    format: Literal[1]
    id: str = Field(pattern=r"^[a-z0-9][a-z0-9_-]*$")
    game: str
    source: str = Field(min_length=1)
    version: str = Field(min_length=1)
    title: str = Field(min_length=1)
    files: dict[str, str]


@dataclass(frozen=True)
class PackFile:
    """One file as it was read: where it is, its bytes, its checked content."""

    path: str
    content: bytes
    model: BaseModel


@dataclass(frozen=True)
class LoadedPack:
    """A pack whose files each fit their model.

    `digest` is BLAKE2 over `pack.json` and the files in use, by name, those taken from the house pack included. Texts
    are left out: a corrected name does not make it another game. `texts` maps a language to texts (or plural forms)
    by id.
    """

    manifest: Manifest
    digest: str
    files: Mapping[str, PackFile]
    texts: Mapping[str, Mapping[str, Sequence[str]]]

    def get(self, key: str, model: type[ModelT]) -> ModelT:
        """The content of file `key`, which was checked against `model`."""
        found = self.files[key].model
        if not isinstance(found, model):
            raise TypeError(f"{key} was loaded as {type(found).__name__}, not {model.__name__}")
        return found

    def problem(self, key: str, path: JsonPath, message: str) -> PackProblem:
        """A fault in file `key` at `path`, for checks that look at several files together."""
        file = self.files[key]
        lines = value_lines(file.content.decode("utf-8"))
        return PackProblem(file.path, lines.get(path, 1), field_name(path), message)


def load_pack(
    house: Traversable, own: Traversable | None, game: str, models: Mapping[str, type[BaseModel]]
) -> LoadedPack:
    """Loads the pack in folder `own`, or the house pack in folder `house` if that is None.

    `game` is the name with underscores; `models` has the model of every file that a full pack consists of. Files that
    the pack does not name are those of the house pack. Raises `PackError` with every fault found.
    """
    folder = own or house
    manifest = read_manifest(folder)
    wanted = game.replace("_", "-")
    if manifest.game != wanted:
        raise _manifest_error(folder, ("game",), f'expected "{wanted}", found "{manifest.game}"')
    for key in manifest.files:
        if key not in models:
            raise _manifest_error(folder, ("files", key), f"no such file: expected one of {', '.join(models)}")
    names = {key: (folder, name) for key, name in manifest.files.items()}
    missing = [key for key in models if key not in names]
    if missing and own is None:
        raise _manifest_error(folder, ("files",), f"expected a file for {', '.join(missing)}")
    if missing:
        base = read_manifest(house)
        names |= {key: (house, base.files[key]) for key in missing}
    problems: list[PackProblem] = []
    files: dict[str, PackFile] = {}
    for key, model in models.items():
        try:
            files[key] = _read(*names[key], model)
        except PackError as error:
            problems += error.problems
    if problems:
        raise PackError(problems)
    content = [(MANIFEST, (folder / MANIFEST).read_bytes()), *((key, file.content) for key, file in files.items())]
    return LoadedPack(manifest, _digest(content), files, dict(_texts(folder, game)))


def read_manifest(folder: Traversable) -> Manifest:
    """`pack.json` of a pack folder, checked. Raises `PackError`."""
    model = _read(folder, MANIFEST, Manifest).model
    assert isinstance(model, Manifest)
    for key, name in model.files.items():
        if "/" in name or "\\" in name or not name.endswith(".json"):
            raise _manifest_error(folder, ("files", key), f'expected a .json file beside pack.json, found "{name}"')
    return model


def _manifest_error(folder: Traversable, path: JsonPath, message: str) -> PackError:
    where = folder / MANIFEST
    line = value_lines(where.read_bytes().decode("utf-8")).get(path, 1)
    return PackError([PackProblem(str(where), line, field_name(path), message)])


def _read(folder: Traversable, name: str, model: type[BaseModel]) -> PackFile:
    path = folder / name
    content, lines = _json(path)
    try:
        return PackFile(str(path), content, model.model_validate_json(content))
    except ValidationError as error:
        raise PackError(explain(str(path), lines, error)) from error


def _json(path: Traversable) -> tuple[bytes, Mapping[JsonPath, int]]:
    """The bytes of a JSON file and the lines of its values; `PackError` if it is none."""
    where = str(path)
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise PackError([PackProblem(where, 0, "", "this file is missing")]) from error
    except OSError as error:
        raise PackError([PackProblem(where, 0, "", f"cannot be read: {error.strerror}")]) from error
    try:
        text = content.decode("utf-8")
        json.loads(text)
        return content, value_lines(text)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError([PackProblem(where, line, "", "expected text in UTF-8")]) from error
    except json.JSONDecodeError as error:
        message = f"expected JSON: {error.msg} at column {error.colno}"
        raise PackError([PackProblem(where, error.lineno, "", message)]) from error
    except RepeatedKey as error:
        message = "expected this field once, it is here twice"
        raise PackError([PackProblem(where, error.line, field_name(error.path), message)]) from error


def _texts(folder: Traversable, game: str) -> Iterable[tuple[str, Mapping[str, Sequence[str]]]]:
    """The texts that a pack brings, by language."""
    adapter = TypeAdapter(dict[str, str | list[str]], config=ConfigDict(strict=True))
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        found = _TEXTS.fullmatch(path.name)
        if found is None:
            continue
        content, lines = _json(path)
        try:
            texts = adapter.validate_json(content)
        except ValidationError as error:
            problem = PackProblem(
                str(path), 1, "", "expected an object of text ids, each with a text or its plural forms"
            )
            raise PackError([problem]) from error
        for key, forms in texts.items():
            if not key.startswith(f"{game}.") or not forms:
                message = f"expected an id that begins with {game}. and a text that is not empty"
                raise PackError([PackProblem(str(path), lines[(key,)], key, message)])
        yield (
            found["language"],
            {key: (forms,) if isinstance(forms, str) else tuple(forms) for key, forms in texts.items()},
        )


def _digest(files: Iterable[tuple[str, bytes]]) -> str:
    hashed = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    for name, content in sorted(files):
        for part in (name.encode(), content):
            hashed.update(len(part).to_bytes(8, "big"))
            hashed.update(part)
    return hashed.hexdigest()
