"""Two decorators for the engine's data: ``@record`` (frozen values) and ``@state`` (mutable drafts that clone).

Both write methods from the field types:

* ``plain()`` gives the value as nested tuples, dicts and scalars in a fixed order, the ground of every digest; it is
  written when it is first called, because most of the many records of a program never need it;
* ``clone()`` (states only) gives an independent copy. Immutable parts are shared, mutable ones are copied.

A field whose type cannot be proved to be copied (a bare ``list``, ``Any``, a set of states) is refused when the
class is made, so that no committed state can be changed through a shared reference.
"""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_SCALARS: tuple[type, ...] = (int, str, bool, float, bytes, type(None))
DIGEST_BYTES = 16


class UncopyableField(TypeError):
    """A ``@state`` class has a field whose type gives no safe way to copy it."""


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make ``cls`` a frozen, slotted dataclass that refuses unknown keys when it is read from a file.

    Raises:
        TypeError: the class declares ``kind`` without a default value.
    """
    _require_kind(cls)
    cls.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    made = dataclasses.dataclass(frozen=True, slots=True)(cls)
    made.plain = _plain_later(made)  # type: ignore[attr-defined]
    return made


@dataclass_transform()
def state(cls: type[T]) -> type[T]:
    """Make ``cls`` a slotted dataclass with a generated ``clone()``.

    Raises:
        UncopyableField: a field's type cannot be copied safely.
    """
    cls.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    made = dataclasses.dataclass(slots=True)(cls)
    made.plain = _plain_later(made)  # type: ignore[attr-defined]
    made.clone = _clone_method(made)  # type: ignore[attr-defined]
    return made


def digest(value: Any) -> str:
    """Return the BLAKE2 digest (32 hex digits) of a state or record; equal content gives equal digests everywhere."""
    from hashlib import blake2b  # opens libraries of the system that the start screen can do without

    text = json.dumps(value.plain(), separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode("ascii"), digest_size=DIGEST_BYTES).hexdigest()


def plain(value: Any) -> Any:
    """Return any value in the canonical form that :func:`digest` hashes."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, _SCALARS):
        return value
    if hasattr(value, "plain"):
        return value.plain()
    if isinstance(value, Mapping):
        return {"map": [[plain(k), plain(v)] for k, v in sorted(value.items(), key=_sort_key)]}
    if isinstance(value, (set, frozenset)):
        return {"set": sorted((plain(v) for v in value), key=repr)}
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    raise TypeError(f"{type(value).__name__} has no canonical form")


def _sort_key(item: tuple[Any, Any]) -> str:
    return repr(plain(item[0]))


def _require_kind(cls: type) -> None:
    if "kind" in cls.__dict__.get("__annotations__", {}) and "kind" not in cls.__dict__:
        raise TypeError(f"{cls.__name__}.kind needs a default value: it names the record in saved games")


def _hints(cls: type) -> dict[str, Any]:
    try:
        return typing.get_type_hints(cls)
    except NameError as missing:
        raise UncopyableField(f"{cls.__name__}: {missing}; field types must be importable at run time") from missing


def _plain_later(cls: type) -> Callable[[Any], Any]:
    """A ``plain`` that puts the written one in its place when it is called for the first time."""

    def plain(self: Any) -> Any:
        written = _plain_method(cls)
        cls.plain = written  # type: ignore[attr-defined]
        return written(self)

    return plain


def _plain_method(cls: type) -> Callable[[Any], Any]:
    """Write ``plain``: scalars and rows of them are JSON as they are, everything else goes through :func:`plain`."""
    parts = [repr(cls.__name__)]
    hints = _hints(cls)
    for field in dataclasses.fields(cls):
        direct = _is_json(hints[field.name])
        parts.append(f"self.{field.name}" if direct else f"plain(self.{field.name})")
    return _write("plain", f"return [{', '.join(parts)}]", {"plain": plain})


def _is_json(hint: Any) -> bool:
    """Whether values of this type need no other form: scalars, lists and tuples of such, and unions of all these."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType) or (origin in (list, tuple) and args):
        return all(arm is Ellipsis or _is_json(arm) for arm in args)
    return hint in (int, str, bool, type(None))


def _clone_method(cls: type) -> Callable[[Any], Any]:
    lines = ["new = object.__new__(cls)"]
    scope: dict[str, Any] = {"cls": cls}
    hints = _hints(cls)
    for field in dataclasses.fields(cls):
        try:
            copied = _copy_code(hints[field.name], f"self.{field.name}")
        except UncopyableField as bad:
            raise UncopyableField(f"{cls.__name__}.{field.name}: {bad}") from None
        lines.append(f"new.{field.name} = {copied}")
    lines.append("return new")
    return _write("clone", "\n    ".join(lines), scope)


def _write(name: str, body: str, scope: dict[str, Any]) -> Callable[[Any], Any]:
    exec(f"def _{name}(self):\n    {body}\n", scope)  # the same technique by which dataclass writes __init__
    made: Callable[[Any], Any] = scope[f"_{name}"]
    made.__name__ = made.__qualname__ = name
    return made


def _copy_code(hint: Any, expr: str) -> str:
    """Return an expression that copies ``expr`` of type ``hint``."""
    if _is_immutable(hint):
        return expr
    if hasattr(hint, "clone"):
        return f"{expr}.clone()"
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list and len(args) == 1:
        return f"{expr}[:]" if _is_immutable(args[0]) else f"[{_copy_code(args[0], 'x')} for x in {expr}]"
    if origin is dict and len(args) == 2 and _is_immutable(args[0]):
        if _is_immutable(args[1]):
            return f"{expr}.copy()"
        return f"{{k: {_copy_code(args[1], 'v')} for k, v in {expr}.items()}}"
    if origin is set and len(args) == 1 and _is_immutable(args[0]):
        return f"{expr}.copy()"
    if origin in (typing.Union, types.UnionType):
        arms = [arm for arm in args if arm is not type(None)]
        if len(arms) == 1:
            return f"(None if {expr} is None else {_copy_code(arms[0], expr)})"
    raise UncopyableField(f"no safe copy for {hint!r}")


def _is_immutable(hint: Any) -> bool:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in _SCALARS or hint is type(None) or origin is typing.Literal:
        return True
    if origin in (typing.Union, types.UnionType):
        return all(_is_immutable(arm) for arm in args)
    if origin in (tuple, frozenset):
        return all(arm is Ellipsis or _is_immutable(arm) for arm in args) and bool(args)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return True
    params = getattr(hint, "__dataclass_params__", None)
    return bool(params and params.frozen) and not _can_change(hint, set())


def _can_change(hint: Any, seen: set[type]) -> bool:
    """Whether a value of this type could be changed in place, through frozen records that hold it too."""
    if typing.get_origin(hint) in (list, dict, set) or hint in (list, dict, set, bytearray):
        return True
    params = getattr(hint, "__dataclass_params__", None)
    if params is None:
        return any(_can_change(part, seen) for part in typing.get_args(hint))
    if hint in seen:
        return False
    seen.add(hint)
    return not params.frozen or any(_can_change(part, seen) for part in _hints(hint).values())
