"""New games, saved games and portable files become sessions here, and sessions become portable files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arcology.engine.config import GameConfig
from arcology.engine.play import play, start
from arcology.engine.protocols import GamePlugin
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.engine.text import Text, text
from arcology.packs.find import HOUSE
from arcology.packs.problems import PackError
from arcology.session.session import ReplayDiverged, Session, UndoPolicy
from arcology.session.shelf import Shelf, pack_digest
from arcology.session.steps import HUMAN
from arcology.session.timeline import Entry, Timeline
from arcology.store.codec import Codec
from arcology.store.journal import SqliteJournal
from arcology.store.library import Library
from arcology.store.problem import StoreProblem
from arcology.store.saved import SavedGame, SavedStep


@dataclass(slots=True)
class OpenGame:
    """A game on the table: its rules and board, the session, its journal, and what must be told on opening it."""

    plugin: GamePlugin
    board: Any
    session: Session
    journal: SqliteJournal
    codec: Codec
    notices: list[Text] = field(default_factory=list)

    @property
    def key(self) -> str:
        """Its name in the library."""
        return self.journal.key

    def saved(self) -> SavedGame:
        """Return the whole game as plain values, from memory: also when the library cannot be written."""
        session, game = self.session, self.journal.game
        steps, anchors, names = [], {}, {}
        for entry in sorted(session.timeline.entries(), key=lambda e: e.number):
            steps.append(_saved_step(entry, self.codec))
            if entry.anchored:
                anchors[entry.number] = self.codec.dump_state(entry.state)
            if entry.name is not None:
                names[entry.number] = entry.name
        outcome = session.rules.outcome(session.state)
        return SavedGame(
            key=game.key,
            config=session.config,
            rules_version=game.rules_version,
            pack_digest=game.pack_digest,
            policy=session.policy.value,
            assisted=session.assisted,
            title=game.title,
            players=game.players,
            drivers=game.drivers,
            created=game.created,
            head=session.timeline.current.number,
            head_state=self.codec.dump_state(session.state),
            finished=outcome is not None,
            outcome=outcome.code if outcome is not None else "",
            steps=steps,
            anchors=anchors,
            names=names,
        )

    def export(self, path: Path) -> None:
        """Write a portable save, whole or not at all. Raises StoreProblem."""
        from arcology.store.portable import write_save

        write_save(path, self.saved())


def new_game(
    shelf: Shelf,
    library: Library,
    config: GameConfig,
    *,
    now: Callable[[], str],
    policy: UndoPolicy = UndoPolicy.FREE,
    players: tuple[str, ...] = (),
    drivers: tuple[str, ...] = (),
    title: str = "",
) -> OpenGame:
    """Set a game up and start its journal. A library in trouble does not stop it: see ``journal.trouble``.

    Raises:
        StoreProblem: there is no such game.
        PackError: the pack is missing or broken.
    """
    plugin = shelf.plugin(config.game)
    pack = shelf.pack(plugin, config.pack)
    rules, board = plugin.open(pack, shelf.resources(plugin), config)
    session = Session(rules, config, now=now, policy=policy)
    game = SavedGame(
        key="",
        config=config,
        rules_version=rules.version,
        pack_digest=pack_digest(pack),
        policy=policy.value,
        title=title,
        players=players,
        drivers=drivers or (HUMAN,) * config.seats,
        created=now(),
    )
    codec = shelf.codec(plugin)
    journal = library.begin(game, codec, session.timeline.root)
    session.journal = journal
    return OpenGame(plugin, board, session, journal, codec)


def open_saved(shelf: Shelf, library: Library, key: str, *, now: Callable[[], str]) -> OpenGame:
    """Open a game of the library where it stands.

    A missing or changed pack leaves it to be looked at (``session.locked``); decisions that cannot be read are left out
    and told in ``notices``.

    Raises:
        StoreProblem: it cannot be opened; a damaged one is marked in the library.
    """
    game = library.load(key)
    try:
        rebuilt = _Rebuilt(shelf, game, now)
        journal = library.resume(game, rebuilt.codec, rebuilt.timeline.root, rebuilt.timeline.current)
        rebuilt.session.journal = journal
        rebuilt.stand()
    except StoreProblem as problem:
        if problem.text.id == "store.game.damaged":
            library.mark_damaged(key, problem.text)
        raise
    library.mark_sound(key)
    if rebuilt.migrated:
        journal.anchor(rebuilt.timeline.current, rebuilt.session.rules.version)
    return OpenGame(rebuilt.plugin, rebuilt.board, rebuilt.session, journal, rebuilt.codec, rebuilt.notices)


def open_file(shelf: Shelf, library: Library, path: Path, *, now: Callable[[], str]) -> OpenGame:
    """Take a portable save into the library and open it; one that is there already is opened, not doubled.

    Its decisions are played again and compared, unless it can only be looked at.

    Raises:
        StoreProblem: the file is no save, is broken, or holds a decision that the rules do not allow.
    """
    from arcology.store.portable import read_save

    game = read_save(path)
    if library.trouble is None and library.has(game.key):
        if _contains(library.load(game.key), game):
            library.undelete(game.key)
            return open_saved(shelf, library, game.key, now=now)
        game.key = ""
    rebuilt = _Rebuilt(shelf, game, now)
    rebuilt.stand()
    if rebuilt.session.locked is None and not rebuilt.migrated:
        _play_again(rebuilt)
    session = rebuilt.session
    game.rules_version = session.rules.version if session.locked is None else game.rules_version
    outcome = session.rules.outcome(session.state)
    journal = library.begin(game, rebuilt.codec, session.timeline.root, session.timeline.current, outcome)
    session.journal = journal
    return OpenGame(rebuilt.plugin, rebuilt.board, session, journal, rebuilt.codec, rebuilt.notices)


def export_saved(library: Library, key: str, path: Path) -> None:
    """Write a game of the library as a portable save without opening it. Raises StoreProblem."""
    from arcology.store.portable import write_save

    write_save(path, library.load(key))


def replay(shelf: Shelf, game: SavedGame) -> Iterator[tuple[int, bool]]:
    """Play every decision of a save again, branches included: yield its number and whether the digest agrees.

    The set-up is number 0. Ends after the first decision that does not agree; those from before a change of the rules
    are passed over.

    Raises:
        StoreProblem: unknown game, or a decision that cannot be read.
        PackError: the pack is missing or broken.
    """
    plugin = shelf.plugin(game.config.game)
    pack = shelf.pack(plugin, game.config.pack)
    rules, _ = plugin.open(pack, shelf.resources(plugin), game.config)
    codec = shelf.codec(plugin)
    steps = sorted(game.steps, key=lambda s: s.number)
    parents = {step.number: step.parent for step in steps}
    older = {number for anchor in game.anchors for number in _ancestors(parents, anchor)}
    waiting = list(parents.values())
    states: dict[int, Any] = {}
    for step in (step for step in steps if step.number not in older):
        if step.number in game.anchors:
            state = _load(codec.load_state, game.anchors[step.number])
        elif step.parent is None:
            state = start(rules, game.config).state
        else:
            played = play(rules, states[step.parent], _load(codec.load_action, step.action), keep_beats=False)
            state = None if isinstance(played, Refusal) else played.state
        agrees = state is not None and digest(state) == step.digest
        yield step.number, agrees
        if not agrees:
            return
        states[step.number] = state
        waiting.remove(step.parent)
        if step.parent is not None and step.parent not in waiting:
            states.pop(step.parent, None)


class _Rebuilt:
    """A session made from a saved game, step by step, so that a later step can name what an earlier one left open."""

    def __init__(self, shelf: Shelf, game: SavedGame, now: Callable[[], str]) -> None:
        self.game = game
        self.notices: list[Text] = []
        self.migrated = False
        self.plugin = shelf.plugin(game.config.game)
        self.codec = shelf.codec(self.plugin)
        locked, pack = self._pack(shelf)
        try:
            rules, self.board = self.plugin.open(pack, shelf.resources(self.plugin), game.config)
            policy = UndoPolicy(game.policy)
        except (LookupError, ValueError, TypeError) as problem:
            raise StoreProblem(text("store.game.damaged")) from problem
        if game.rules_version > rules.version:
            found, known = game.rules_version, rules.version
            raise StoreProblem(text("store.game.later_rules", game=self.plugin.id, found=found, known=known))
        self.timeline = self._timeline()
        self.session = Session(
            rules,
            game.config,
            timeline=self.timeline,
            now=now,
            policy=policy,
            assisted=game.assisted,
            locked=locked,
            first_free=1 + max(step.number for step in game.steps),
        )
        if locked is not None:
            self.notices.append(locked)

    def stand(self) -> None:
        """Make sure that the state at the head is there and can be shown. Raises StoreProblem."""
        head, session = self.timeline.current, self.session
        if head.number == self.game.head and self.game.head_state:
            self._take_head_state(head)
        try:
            state = session.state
        except ReplayDiverged as bad:
            raise StoreProblem(text("store.game.diverges", number=bad.entry.number)) from bad
        if session.locked is not None:
            try:
                self.board.project(session.rules.observe(state, None))
            except (LookupError, ValueError, TypeError, AttributeError) as problem:
                raise StoreProblem(text("store.game.cannot_show", pack=self.game.config.pack)) from problem

    def _take_head_state(self, head: Entry) -> None:
        version = self.session.rules.version
        try:
            if self.game.rules_version < version and self.session.locked is None:
                data = self.plugin.migrate(json.loads(self.game.head_state), self.game.rules_version)
                head.state = self.codec.load_state(json.dumps(data))
                head.digest, head.anchored, self.migrated = digest(head.state), True, True
                return
            state = self.codec.load_state(self.game.head_state)
        except (ValueError, TypeError, KeyError):
            return  # the decisions lead there as well
        if digest(state) == head.digest:
            head.state = state

    def _pack(self, shelf: Shelf) -> tuple[Text | None, Any]:
        """The pack to open with, and why the game can only be looked at with it."""
        name = self.game.config.pack
        try:
            pack = shelf.pack(self.plugin, name)
        except PackError as problem:
            if name == HOUSE:
                raise StoreProblem(text("store.game.cannot_show", pack=name)) from problem
            return text("session.locked.pack_missing", pack=name), self._house(shelf)
        if pack_digest(pack) != self.game.pack_digest:
            return text("session.locked.pack_changed", pack=name), pack
        return None, pack

    def _house(self, shelf: Shelf) -> Any:
        try:
            return shelf.pack(self.plugin, HOUSE)
        except PackError as problem:
            raise StoreProblem(text("store.game.cannot_show", pack=self.game.config.pack)) from problem

    def _timeline(self) -> Timeline:
        """The tree of entries; what cannot be read is left out with everything that followed it."""
        entries: dict[int, Entry] = {}
        parents = {step.number: step.parent for step in self.game.steps}
        for step in sorted(self.game.steps, key=lambda s: s.number):
            entry = self._entry(step, entries)
            if entry is not None:
                entries[step.number] = entry
                if entry.parent is not None:
                    entry.parent.children.append(entry)
        roots = [entry for entry in entries.values() if entry.parent is None]
        if len(roots) != 1:
            raise StoreProblem(text("store.game.damaged"))
        lost = len(self.game.steps) - len(entries)
        if lost:
            self.notices.append(text("store.game.mended", n=lost))
        timeline = Timeline(roots[0])
        head: int | None = self.game.head
        while head is not None and head not in entries:
            head = parents.get(head)
        timeline.enter(entries[head] if head is not None else roots[0])
        return timeline

    def _entry(self, step: SavedStep, entries: dict[int, Entry]) -> Entry | None:
        parent = None if step.parent is None else entries.get(step.parent)
        if parent is None and step.parent is not None:
            return None
        try:
            action = self.codec.load_action(step.action)
            told = self.codec.load_events(step.events) if step.events else ()
            anchor = self.game.anchors.get(step.number)
            state = None if anchor is None else self.codec.load_state(anchor)
        except ValueError:
            return None
        group, seat, driver = step.group, step.seat, step.driver
        entry = Entry(step.number, parent, group, seat, driver, action, (), state, step.digest, step.news, step.at)
        entry.told, entry.anchored, entry.name = told, anchor is not None, self.game.names.get(step.number)
        return entry


def _play_again(rebuilt: _Rebuilt) -> None:
    """Play an imported game through: its decisions are checked, and their events come back."""
    session = rebuilt.session
    if rebuilt.notices:
        raise StoreProblem(text("store.game.damaged"))
    entries = sorted(session.timeline.entries(), key=lambda e: e.number)
    parents = {e.number: None if e.parent is None else e.parent.number for e in entries}
    older = {number for e in entries if e.anchored for number in _ancestors(parents, e.number)}
    for entry in entries:
        if entry.number in older or entry.anchored:
            continue
        try:
            session.state_of(entry)
            session.beats_of(entry)
        except ReplayDiverged as bad:
            message = "store.save.illegal" if not bad.found else "store.save.diverges"
            raise StoreProblem(Text(message, (("number", bad.entry.number),))) from bad


def _ancestors(parents: Mapping[int, int | None], number: int) -> Iterator[int]:
    """The steps that lead to one: before an anchor they were taken under older rules."""
    above = parents.get(number)
    while above is not None:
        yield above
        above = parents.get(above)


def _contains(known: SavedGame, game: SavedGame) -> bool:
    steps = {(step.number, step.digest) for step in known.steps}
    return all((step.number, step.digest) in steps for step in game.steps)


def _load(load: Callable[[str], Any], source: str) -> Any:
    try:
        return load(source)
    except ValueError as problem:
        raise StoreProblem(text("store.game.damaged")) from problem


def _saved_step(entry: Entry, codec: Codec) -> SavedStep:
    parent = None if entry.parent is None else entry.parent.number
    action, events = codec.dump_action(entry.action), codec.dump_events(entry.events)
    return SavedStep(
        entry.number, parent, entry.group, entry.seat, entry.driver, action, events, entry.digest, entry.news, entry.at
    )
