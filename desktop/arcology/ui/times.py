"""Points in time as people say them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

MINUTE, HOUR, DAY = 60, 3600, 86400


def when(stamp: str, tr: Callable[..., str], now: datetime | None = None) -> str:
    """How long ago an ISO time was; older than a week as a date; "" for no time."""
    moment = parsed(stamp)
    if moment is None:
        return ""
    present = now if now is not None else datetime.now(moment.tzinfo)
    seconds = (present - moment).total_seconds()
    if seconds < MINUTE:
        return tr("app.time.now")
    if seconds < HOUR:
        return tr("app.time.minutes", n=int(seconds // MINUTE))
    if seconds < DAY:
        return tr("app.time.hours", n=int(seconds // HOUR))
    if seconds < 7 * DAY:
        return tr("app.time.days", n=int(seconds // DAY))
    return tr(
        "app.time.date", date=moment.astimezone().date().isoformat() if moment.tzinfo else moment.date().isoformat()
    )


def clock(stamp: str) -> str:
    """The time of day, ``21:04``; "" for no time."""
    moment = parsed(stamp)
    if moment is None:
        return ""
    return f"{moment.astimezone() if moment.tzinfo else moment:%H:%M}"


def parsed(stamp: str) -> datetime | None:
    """An ISO time, or None for anything else."""
    try:
        return datetime.fromisoformat(stamp)
    except ValueError:
        return None
