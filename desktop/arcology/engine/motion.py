"""A film as data: which piece is where at which millisecond. One clock plays it; nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from arcology.engine.layout import Layout, Pose
from arcology.engine.records import record
from arcology.engine.table import Changes, Piece, Spot, Table, diff


@record
class Cue:
    """How an event is shown: milliseconds of travel, a pause after it, how it moves, and whether dice tumble.

    ``sprites`` are the painters of the pieces that tumble; empty: everything that changes does.
    """

    ms: int = 260
    hold: int = 180
    ease: str = "out"
    tumble: bool = False
    sprites: tuple[str, ...] = ()

    def tumbles(self, piece: Piece) -> bool:
        """Whether ``piece`` tumbles while it changes or moves."""
        return self.tumble and (not self.sprites or piece.sprite in self.sprites)


@dataclass(frozen=True, slots=True)
class Track:
    """One piece's way from pose ``a`` to pose ``b``, starting at ``start`` and taking ``ms``."""

    piece: str
    start: int
    ms: int
    a: Pose
    b: Pose
    ease: str = "out"
    tumble: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """One beat of the film: when it starts, the table as it is when it is over, what changed, and its events."""

    start: int
    end: int
    table: Table
    changes: Changes
    events: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole film."""

    scenes: tuple[Scene, ...]
    tracks: tuple[Track, ...]
    ms: int

    def at(self, now: int) -> dict[str, Pose]:
        """Return the pose of every piece that has begun to move by ``now``."""
        poses: dict[str, Pose] = {}
        for track in self.tracks:
            if now >= track.start:
                poses[track.piece] = between(track, now)
        return poses


EASES: Mapping[str, Callable[[float], float]] = {
    "linear": lambda t: t,
    "out": lambda t: 1 - (1 - t) ** 3,
    "in_out": lambda t: 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2,
    "spring": lambda t: 1 - (1 - t) ** 2 * (1 - 2.2 * t),
}


def between(track: Track, now: int) -> Pose:
    """Return the pose of ``track`` at ``now``; its ends outside its time."""
    if track.ms <= 0 or now >= track.start + track.ms:
        return track.b
    t = EASES[track.ease](max(0.0, (now - track.start) / track.ms))
    a, b = track.a, track.b
    return Pose(
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t,
        max(a.z, b.z) + (500 if 0 < t < 1 else 0),
        a.angle + (b.angle - a.angle) * t,
        a.scale + (b.scale - a.scale) * t,
    )


def plan(
    before: Table,
    steps: Sequence[tuple[tuple[object, ...], Table]],
    layout: Layout,
    cues: Mapping[str, Cue],
    pace: float,
) -> Plan:
    """Turn tables into a film: beats in sequence, the changes inside one beat together.

    Args:
        before: the table as it is shown now.
        steps: for each beat its events and the table after it.
        layout: where spots are.
        cues: how an event kind is shown; ``""`` is the default.
        pace: 1 is normal, 0.5 twice as fast, 0 at once.
    """
    now, shown = 0, before
    scenes: list[Scene] = []
    tracks: list[Track] = []
    for events, table in steps:
        changes = diff(shown, table)
        cue = _cue(events, cues)
        ms, hold = round(cue.ms * pace), round(cue.hold * pace)
        if not changes and not events:
            continue
        tracks += [_track(shown.pieces[p.id], p, now, ms, cue, layout) for p in changes.moved]
        owners = {p.owner for p in shown.pieces.values()}
        tracks += [
            _arrival(p, p.origin, now, ms, cue, layout)
            for p in changes.added
            if p.origin is not None and (p.owner is None or p.owner in owners)
        ]
        tracks += [
            _tumble(p, now, ms, cue, layout) for p in changes.turned if cue.tumbles(p) and p not in changes.moved
        ]
        end = now + ms + hold
        scenes.append(Scene(now, end, table, changes, events))
        now, shown = end, table
    return Plan(tuple(scenes), tuple(tracks), now)


def _cue(events: tuple[object, ...], cues: Mapping[str, Cue]) -> Cue:
    found = [cues[kind] for e in events if (kind := getattr(e, "kind", "")) in cues]
    return max(found, key=lambda cue: cue.ms + cue.hold, default=cues.get("", Cue()))


def _track(old: Piece, new: Piece, start: int, ms: int, cue: Cue, layout: Layout) -> Track:
    a, b = layout.pose(old.at), layout.pose(new.at)
    turn_a, turn_b = _turned(a, old.turn), _turned(b, new.turn)
    return Track(new.id, start, ms, turn_a, turn_b, cue.ease, cue.tumbles(new))


def _arrival(piece: Piece, origin: Spot, start: int, ms: int, cue: Cue, layout: Layout) -> Track:
    a, b = layout.pose(origin), layout.pose(piece.at)
    return Track(piece.id, start, ms, _turned(a, piece.turn), _turned(b, piece.turn), cue.ease)


def _tumble(piece: Piece, start: int, ms: int, cue: Cue, layout: Layout) -> Track:
    rest = _turned(layout.pose(piece.at), piece.turn)
    return Track(piece.id, start, ms, rest, rest, cue.ease, True)


def _turned(pose: Pose, turn: int) -> Pose:
    return Pose(pose.x, pose.y, pose.z, pose.angle + turn, pose.scale)
