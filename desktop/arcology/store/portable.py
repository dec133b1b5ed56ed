"""Portable saves, ``*.arcology``: one JSON file with a whole game. Imported only when one is read or written."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from arcology.engine.config import GameConfig
from arcology.engine.text import Text, text
from arcology.store.problem import StoreProblem, why_not_saved
from arcology.store.saved import SavedGame, SavedStep, config_from_data
from arcology.store.whole import write_whole

FORMAT = "arcology"
VERSION = 1
SUFFIX = ".arcology"


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ConfigModel(_Model):
    """:class:`GameConfig` in a file."""

    game: str = Field(min_length=1)
    seats: int = Field(ge=1)
    seed: int
    pack: str
    level: int
    options: list[tuple[str, str]]


class StepModel(_Model):
    """One decision; the set-up comes first and has no parent and no action."""

    number: int = Field(ge=0)
    parent: int | None
    group: int = Field(ge=0)
    seat: int = Field(ge=0)
    driver: str
    action: dict[str, Any] | None
    digest: str
    news: bool
    at: str


class SaveModel(_Model):
    """The envelope. ``head`` is the number of the step at which the game stands, ``head_state`` the state there.

    ``anchors`` are states by step number that playing again does not lead to, because the rules changed before them.
    ``names`` are what lines of play are called, by the step at which they were named.
    """

    format: Literal["arcology"]
    version: int
    game: str
    key: str
    pack: str
    pack_digest: str
    rules_version: int
    config: ConfigModel
    seed: int
    undo_policy: Literal["free", "honest"]
    assisted: bool
    title: str
    players: list[str]
    drivers: list[str]
    created: str
    finished: bool
    outcome: str
    steps: list[StepModel] = Field(min_length=1)
    head: int
    head_state: dict[str, Any] | None
    anchors: dict[int, dict[str, Any]] = {}
    names: dict[int, str] = {}

    @model_validator(mode="after")
    def _is_one_tree(self) -> SaveModel:
        known: set[int] = set()
        for step in self.steps:
            is_root = not known
            if step.number in known or (step.parent is None) != is_root or (step.action is None) != is_root:
                raise ValueError(f"step {step.number} is out of place")
            if step.parent is not None and (step.parent not in known or step.parent >= step.number):
                raise ValueError(f"step {step.number} has no parent")
            known.add(step.number)
        if self.head not in known:
            raise ValueError("the head is no step")
        if (self.game, self.pack, self.seed) != (self.config.game, self.config.pack, self.config.seed):
            raise ValueError("the configuration is of another game")
        return self


def write_save(path: Path, game: SavedGame) -> None:
    """Write a game to ``path``, whole or not at all: an older file there stays until the new one is complete.

    Raises:
        StoreProblem: it cannot be written.
    """
    content = json.dumps(_envelope(game), ensure_ascii=False, indent=1).encode()
    try:
        write_whole(path, content)
    except OSError as problem:
        raise StoreProblem(why_not_exported(problem, path)) from problem


def why_not_exported(problem: OSError, path: Path) -> Text:
    """Return in words why a save could not be written to ``path``."""
    full = why_not_saved(problem, path.parent).id == "store.trouble.full"
    return text("store.export.full" if full else "store.export.unwritable", file=path.name, folder=str(path.parent))


def read_save(path: Path) -> SavedGame:
    """Return the game in a portable save; that its decisions fit the rules is not checked here.

    Raises:
        StoreProblem: the file is missing, empty, cut short, damaged, no save, or of a later version.
    """
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise StoreProblem(
            text("store.save.unreadable", file=path.name, folder=str(path.absolute().parent))
        ) from problem
    data = _json(content, path.name)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise StoreProblem(text("store.save.foreign", file=path.name))
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise StoreProblem(text("store.save.later", file=path.name, found=version, known=VERSION))
    try:
        return _game(SaveModel.model_validate(data))
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or str(first["msg"])
        raise StoreProblem(text("store.save.damaged", file=path.name, place=place)) from problem


def _json(content: bytes, name: str) -> Any:
    """The JSON value in ``content``, or the problem that says what the file is instead."""
    if not content.strip(b"\0 \t\r\n"):
        raise StoreProblem(text("store.save.empty", file=name))
    begins_like_one = content[:64].lstrip().startswith(b"{") and b'"format"' in content[:64]
    try:
        return json.loads(content.decode())
    except json.JSONDecodeError as problem:
        if not begins_like_one:
            raise StoreProblem(text("store.save.noise", file=name)) from problem
        rest = problem.doc[problem.pos :].strip()
        at_end = not rest or "Unterminated" in problem.msg or len(rest) < 6
        if at_end:
            raise StoreProblem(text("store.save.truncated", file=name)) from problem
        raise StoreProblem(text("store.save.damaged", file=name, place=f"line {problem.lineno}")) from problem
    except (UnicodeDecodeError, RecursionError) as problem:
        if not begins_like_one:
            raise StoreProblem(text("store.save.noise", file=name)) from problem
        raise StoreProblem(text("store.save.damaged", file=name, place="UTF-8")) from problem


def _envelope(game: SavedGame) -> dict[str, Any]:
    config = game.config
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": config.game,
        "key": game.key,
        "pack": config.pack,
        "pack_digest": game.pack_digest,
        "rules_version": game.rules_version,
        "config": asdict(config),
        "seed": config.seed,
        "undo_policy": game.policy,
        "assisted": game.assisted,
        "title": game.title,
        "players": list(game.players),
        "drivers": list(game.drivers),
        "created": game.created,
        "finished": game.finished,
        "outcome": game.outcome,
        "steps": [
            {
                "number": step.number,
                "parent": step.parent,
                "group": step.group,
                "seat": step.seat,
                "driver": step.driver,
                "action": json.loads(step.action),
                "digest": step.digest,
                "news": step.news,
                "at": step.at,
            }
            for step in game.steps
        ],
        "head": game.head,
        "head_state": json.loads(game.head_state) if game.head_state else None,
        "anchors": {str(step): json.loads(state) for step, state in game.anchors.items()},
        "names": {str(step): name for step, name in game.names.items()},
    }


def _game(save: SaveModel) -> SavedGame:
    config: GameConfig = config_from_data(save.config.model_dump())
    return SavedGame(
        key=save.key,
        config=config,
        rules_version=save.rules_version,
        pack_digest=save.pack_digest,
        policy=save.undo_policy,
        assisted=save.assisted,
        title=save.title,
        players=tuple(save.players),
        drivers=tuple(save.drivers),
        created=save.created,
        head=save.head,
        head_state="" if save.head_state is None else _dump(save.head_state),
        finished=save.finished,
        outcome=save.outcome,
        steps=[
            SavedStep(s.number, s.parent, s.group, s.seat, s.driver, _dump(s.action), "", s.digest, s.news, s.at)
            for s in save.steps
        ],
        anchors={step: _dump(state) for step, state in save.anchors.items()},
        names=dict(save.names),
    )


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
