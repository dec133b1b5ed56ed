"""Actions, events and states of one game as JSON and back, validated by pydantic on the way in."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arcology.engine.plugin import Types


class Codec:
    """Reads and writes the records of one game. Making one imports pydantic and costs some 0.1 s: keep it.

    Every ``load_*`` raises ``ValueError`` for content that does not fit.
    """

    def __init__(self, types: Types) -> None:
        from pydantic import TypeAdapter

        self._action = TypeAdapter(_tagged(types.action))
        events: Any = tuple[_tagged(types.event), ...]  # type: ignore[misc]  # a type made at run time
        self._events = TypeAdapter(events)
        self._state = TypeAdapter(types.state)

    def dump_action(self, action: Any) -> str:
        """Return an action as JSON; None, the action of the set-up, as ``null``."""
        return "null" if action is None else self._action.dump_json(action).decode()

    def load_action(self, source: str) -> Any:
        """Return the action."""
        return None if source == "null" else self._action.validate_json(source)

    def dump_events(self, events: tuple[Any, ...]) -> str:
        """Return events as a JSON list."""
        return self._events.dump_json(events).decode()

    def load_events(self, source: str) -> tuple[Any, ...]:
        """Return the events."""
        found: tuple[Any, ...] = self._events.validate_json(source)
        return found

    def dump_state(self, state: Any) -> str:
        """Return a state as JSON."""
        return self._state.dump_json(state).decode()

    def load_state(self, source: str) -> Any:
        """Return the state."""
        return self._state.validate_json(source)


def _tagged(union: Any) -> Any:
    """The same union, told apart by ``kind`` at once instead of by trying its members."""
    if len(typing.get_args(union)) < 2 or typing.get_origin(union) is typing.Annotated:
        return union
    from pydantic import Field

    return typing.Annotated[union, Field(discriminator="kind")]
