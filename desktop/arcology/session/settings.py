"""Settings: one record, read field by field from a JSON file so that nothing in it can stop the program."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

SCHEMA_VERSION = 1
FILE = "settings.json"

THEMES = ("system", "dark", "light")
SPEEDS = ("step", "slow", "normal", "fast", "instant")
MOTIONS = ("system", "on", "off")
POLICIES = ("free", "honest")
CURTAINS = ("on", "off")
BLOODS = ("drops", "tokens")
TABLE_VIEWS = ("picture", "text")
TOUCHES = ("off", "on")
SOUNDS = ("off", "on")
TEXT_SCALES = (100, 300)
PANEL_SCALES = (100, 300)
LOG_SCALES = (100, 300)
VOLUMES = (10, 100)
RAIL_WIDTHS = (200, 1200)


def _one_of(*allowed: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in allowed


def _within(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_language(value: Any) -> bool:
    return isinstance(value, str) and (not value or (len(value) <= 32 and value.replace("_", "").isalnum()))


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_texts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, str) for part in value.values())


def _is_flags(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, bool) for part in value.values())


def _is_choices(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(part, dict) for part in value.values())


def _is_views(value: Any) -> bool:
    def view(found: Any) -> bool:
        numbers = isinstance(found, list) and len(found) == 3
        return numbers and all(isinstance(n, int | float) and math.isfinite(n) for n in found)

    return isinstance(value, dict) and all(
        isinstance(views, dict) and all(map(view, views.values())) for views in value.values()
    )


@dataclass(slots=True)
class Settings:
    """What a person has chosen for the program. Every field can be missing or wrong in the file: it has a default.

    ``system_theme`` is what the system's theme was when the program last asked for it: the first picture of the next
    start relies on it, because asking takes time. ``text_scale`` (cards and everything else on the table),
    ``panel_scale`` and ``log_scale`` are per cent. ``touch`` makes everything that can be pressed large enough for a
    finger. ``sound`` is off unless somebody switched it on; ``volume`` is per cent. ``reduced_motion``: as the system
    says (``system_motion`` is what it said when it was asked last), always, never. ``language`` is empty for the
    system's. ``player_names`` are suggested by seat. ``new_game`` has, by game, what was chosen last. ``windows`` has
    window geometry (base64) by screen. ``views`` has saved views of a table by game and name: centre x, centre y,
    zoom. ``rail_width`` is in pixels at 100 % text, 0: what the table leaves. ``confirm`` has, by question, whether it
    is still asked. ``curtain`` says whether one falls between people at one screen in games that have secrets.
    ``blood`` is shown as drops or as plain tokens. ``table_view`` says whether the table is painted or told in lines
    of text.
    """

    theme: str = "system"
    system_theme: str = ""
    text_scale: int = 100
    panel_scale: int = 100
    log_scale: int = 100
    touch: str = "off"
    sound: str = "off"
    volume: int = 60
    speed: str = "normal"
    reduced_motion: str = "system"
    system_motion: str = ""
    undo_policy: str = "free"
    curtain: str = "on"
    blood: str = "drops"
    table_view: str = "picture"
    language: str = ""
    player_names: list[str] = field(default_factory=list)
    new_game: dict[str, dict[str, Any]] = field(default_factory=dict)
    windows: dict[str, str] = field(default_factory=dict)
    rail_width: int = 0
    rail_folded: bool = False
    views: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    confirm: dict[str, bool] = field(default_factory=dict)


_FITS: Mapping[str, Callable[[Any], bool]] = {
    "theme": _one_of(*THEMES),
    "system_theme": _one_of("", *THEMES[1:]),
    "text_scale": _within(*TEXT_SCALES),
    "panel_scale": _within(*PANEL_SCALES),
    "log_scale": _within(*LOG_SCALES),
    "touch": _one_of(*TOUCHES),
    "sound": _one_of(*SOUNDS),
    "volume": _within(*VOLUMES),
    "speed": _one_of(*SPEEDS),
    "reduced_motion": _one_of(*MOTIONS),
    "system_motion": _one_of("", "full", "little"),
    "undo_policy": _one_of(*POLICIES),
    "curtain": _one_of(*CURTAINS),
    "blood": _one_of(*BLOODS),
    "table_view": _one_of(*TABLE_VIEWS),
    "language": _is_language,
    "player_names": _is_names,
    "new_game": _is_choices,
    "windows": _is_texts,
    "rail_width": lambda value: _within(0, 0)(value) or _within(*RAIL_WIDTHS)(value),
    "rail_folded": _is_flag,
    "views": _is_views,
    "confirm": _is_flags,
}
"""What a value read from a file must be."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they were read; ``dropped`` names the fields that did not fit, ``backup`` the file that has them."""

    settings: Settings
    dropped: tuple[str, ...] = ()
    backup: Path | None = None


def load_settings(folder: Path) -> Loaded:
    """Read the settings in ``folder``; never fails.

    Fields that do not fit get their defaults, after the file was copied to ``settings.json.bak``.
    """
    path = folder / FILE
    try:
        content = path.read_bytes()
    except OSError:
        return Loaded(Settings())
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        return Loaded(Settings(), (FILE,), _back_up(path, content))
    settings, dropped = _read(data)
    known = data.get("schema_version", SCHEMA_VERSION)
    is_later = isinstance(known, int) and known > SCHEMA_VERSION
    return Loaded(settings, dropped, _back_up(path, content) if dropped or is_later else None)


def save_settings(folder: Path, settings: Settings) -> None:
    """Write the settings, whole or not at all.

    Raises:
        OSError: the folder cannot be written; the old file is still there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    content = json.dumps({"schema_version": SCHEMA_VERSION} | asdict(settings), ensure_ascii=False, indent=2)
    _write(folder / FILE, content.encode())


def _read(data: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    settings = Settings()
    dropped = []
    for known in fields(Settings):
        if known.name not in data:
            continue
        if _FITS[known.name](data[known.name]):
            setattr(settings, known.name, data[known.name])
        else:
            dropped.append(known.name)
    if "log_scale" not in data:  # a file from before the log had a size of its own: it was that of the panels
        settings.log_scale = settings.panel_scale
    strangers = data.keys() - {known.name for known in fields(Settings)} - {"schema_version"}
    return settings, (*dropped, *sorted(strangers))


def _back_up(path: Path, content: bytes) -> Path | None:
    backup = path.with_name(f"{path.name}.bak")
    try:
        _write(backup, content)
    except OSError:
        return None
    return backup


def _write(path: Path, content: bytes) -> None:
    from arcology.store.whole import write_whole  # settings are read before the first picture, and written after it

    write_whole(path, content)
