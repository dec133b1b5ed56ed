"""The checks that every game must pass, as a test class for pytest.

    class TestMyGame(conformance(PLUGIN, pack=my_pack, resources=my_folder)):
        pass

Needs no pytest itself; a failed check is an ``AssertionError`` that names the seed, the decision and what was wrong.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from arcology.engine.agenda import top_ask
from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.luck import hidden_luck
from arcology.engine.motion import plan
from arcology.engine.offers import Gesture, OfferIndex
from arcology.engine.play import advance, play, start
from arcology.engine.protocols import GamePlugin
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.engine.table import EMPTY, Spot, diff, patch
from arcology.engine.text import Text
from arcology.session.opening import new_game, open_file, open_saved, replay
from arcology.session.session import Session
from arcology.session.shelf import Shelf
from arcology.store.codec import Codec
from arcology.store.library import Library
from arcology.testing.figures import figure_faults
from arcology.testing.texts import nested, texts_seen
from arcology.testing.traces import Moment, Trace, hidden_lists, permuted, play_at_random, sample

MOMENTS = 40
"""So many moments of all games together are looked at closely, but at least ``LEAST`` of each."""

LEAST = 6

TABLES = 160
"""So many tables are laid, in all games together, for each who may look."""

CANDIDATES = 600
"""So many actions are tried in each of them."""


class Conformance:
    """The checks. Made by :func:`conformance`, which fills the settings in."""

    plugin: ClassVar[GamePlugin]
    pack: ClassVar[Any]
    resources: ClassVar[Traversable]
    seats: ClassVar[tuple[int, ...]]
    games: ClassVar[int]
    options: ClassVar[tuple[dict[str, str], ...]]
    translate: ClassVar[Any]
    candidates: ClassVar[Any]
    invariants: ClassVar[Any]
    played: ClassVar[tuple[Trace, ...] | None] = None

    @classmethod
    def configs(cls) -> list[GameConfig]:
        """The games that are played: every number of seats with every set of options, ``games`` seeds each."""
        chosen = [resolve_options(cls.plugin.options, one) for one in cls.options]
        return [
            GameConfig(cls.plugin.id, seats, seed, options=options)
            for seats in cls.seats
            for options in chosen
            for seed in range(1, cls.games + 1)
        ]

    @classmethod
    def pair(cls, config: GameConfig) -> tuple[Any, Any]:
        """Fresh rules and board."""
        return cls.plugin.open(cls.pack, cls.resources, config)

    @classmethod
    def traces(cls) -> tuple[Trace, ...]:
        """The games, played once for all checks."""
        if cls.played is None:
            cls.played = tuple(play_at_random(*cls.pair(config), config) for config in cls.configs())
        return cls.played

    @classmethod
    def moments(cls, count: int = MOMENTS) -> Iterator[tuple[Trace, Moment]]:
        """Moments spread over all games."""
        share = max(LEAST, count // len(cls.traces()))
        for trace in cls.traces():
            for moment in sample(trace.moments, share):
                yield trace, moment

    def test_random_games_end(self) -> None:
        """Every game comes to an outcome; no chain of automatic tasks is endless."""
        for trace in self.traces():
            last = trace.moments[-1].state
            _hold(trace.rules.outcome(last) is not None, trace, "has nothing to answer and no outcome")

    def test_somebody_decides_exactly_until_the_outcome(self) -> None:
        """``legal`` is empty only when there is an outcome, and an outcome leaves no question."""
        for trace in self.traces():
            for moment in trace.moments:
                over = trace.rules.outcome(moment.state) is not None
                _hold(bool(moment.legal) != over, trace, f"outcome {over}, legal {moment.legal}")
                _hold((top_ask(moment.state) is None) == over, trace, "an outcome leaves a question open")
                chairs = len(trace.board.seats(trace.rules.observe(moment.state, None)))
                _hold(all(0 <= a.seat < chairs for a in moment.legal), trace, "an action of no seat")

    def test_legal_is_exactly_what_check_allows(self) -> None:
        """Of all actions seen anywhere in these games (and the game's own candidates) ``legal`` has those allowed."""
        seen = list(dict.fromkeys(a for trace in self.traces() for m in trace.moments for a in m.legal))
        for number, (trace, moment) in enumerate(self.moments()):
            _hold(len(set(moment.legal)) == len(moment.legal), trace, "legal lists an action twice")
            own = list(self.candidates(moment.state)) if self.candidates is not None else []
            step = max(1, len(seen) // CANDIDATES)
            for action in dict.fromkeys([*moment.legal, *own, *seen[number % step :: step]]):
                no = trace.rules.check(moment.state, action)
                listed = action in moment.legal
                _hold((no is None) == listed, trace, f"{action}: listed {listed}, check says {no}")
                if no is not None:
                    _hold(isinstance(no, Refusal) and bool(no.rule), trace, f"{action}: refused without a rule")

    def test_no_allowed_action_raises(self) -> None:
        """Every legal action of many moments can be played; both speeds lead to the same state."""
        for trace, moment in self.moments():
            for action in moment.legal[:60]:
                played = play(trace.rules, moment.state, action)
                if isinstance(played, Refusal):
                    raise AssertionError(f"{_where(trace)}: {action} is listed and refused by {played.rule}")
                draft = moment.state.clone()
                advance(trace.rules, draft, action)
                _hold(digest(draft) == digest(played.state), trace, f"{action}: the two speeds differ")

    def test_a_committed_state_is_never_changed(self) -> None:
        """Neither by playing on nor by any question about it."""
        for trace, moment in self.moments():
            self._ask_everything(trace, moment)
            _hold(digest(moment.state) == moment.digest, trace, f"changed by questions before {moment.action}")
        for trace in self.traces():
            for moment in trace.moments:
                _hold(digest(moment.state) == moment.digest, trace, f"changed by {moment.action}")

    def test_the_same_seed_gives_the_same_game(self) -> None:
        """Setting up and playing the same decisions again leads to the same digests; other seeds to others."""
        for trace in self.traces():
            rules, _ = self.pair(trace.config)
            state = start(rules, trace.config).state
            for moment in trace.moments:
                _hold(digest(state) == moment.digest, trace, f"another state before {moment.action}")
                if moment.action is not None:
                    advance(rules, state, moment.action)
        last = [trace.moments[-1].digest for trace in self.traces()]
        assert len(set(last)) == len(last), "different seeds gave the same game"

    def test_undo_all_and_redo_all(self) -> None:
        """Taking everything back and again gives the same digests at every step."""
        for trace in self.traces():
            session = Session(trace.rules, trace.config)
            for moment in trace.moments[:-1]:
                session.submit(moment.action)
            count = len(trace.moments)
            for position in (*range(count - 1, -1, -1), *range(count)):
                session.seek(position)
                _hold(digest(session.state) == trace.moments[position].digest, trace, f"differs at {position}")

    def test_records_survive_a_file(self) -> None:
        """States after 0, 1, 2, 4, 8, … decisions, actions and events come back from JSON as they were."""
        codec = Codec(self.plugin.types())
        for trace in self.traces():
            for position in _powers(len(trace.moments)):
                moment = trace.moments[position]
                back = codec.load_state(codec.dump_state(moment.state))
                _hold(
                    back == moment.state and digest(back) == moment.digest, trace, f"state {position} changed in JSON"
                )
            for moment in trace.moments:
                action = codec.load_action(codec.dump_action(moment.action))
                _hold(action == moment.action, trace, f"{moment.action} came back as {action}")
                events = codec.load_events(codec.dump_events(moment.events))
                _hold(events == moment.events, trace, f"{moment.events} came back as {events}")

    def test_save_and_load(self) -> None:
        """Saved, opened again and exported after 1, 2, 4, 8, … decisions a game goes on to the same end."""
        trace = max(self.traces(), key=lambda one: len(one.moments))
        with tempfile.TemporaryDirectory() as folder:
            shelf = _OneGame(self.plugin, self.pack, self.resources)
            library, other = Library(Path(folder) / "a", _no_clock), Library(Path(folder) / "b", _no_clock)
            try:
                self._save_and_load(trace, shelf, library, other, Path(folder) / "game.arcology")
            finally:
                library.close()
                other.close()

    def _save_and_load(self, trace: Trace, shelf: Shelf, library: Library, other: Library, file: Path) -> None:
        stops = set(_powers(len(trace.moments)))
        game = new_game(shelf, library, trace.config, now=_no_clock)
        for position, moment in enumerate(trace.moments):
            if position in stops:
                game = open_saved(shelf, library, game.key, now=_no_clock)
                _hold(game.notices == [], trace, f"{game.notices} on opening at {position}")
            _hold(digest(game.session.state) == moment.digest, trace, f"differs at {position} after opening")
            if moment.action is not None:
                game.session.submit(moment.action)
        game.export(file)
        again = open_file(shelf, other, file, now=_no_clock)
        _hold(digest(again.session.state) == trace.moments[-1].digest, trace, "differs after import")
        _hold(all(agrees for _, agrees in replay(shelf, game.saved())), trace, "does not replay")

    def test_offers(self) -> None:
        """Every legal action has an offer; a drag or click is read back as an action of the same hand movement."""
        for trace, moment in self.moments():
            for seat in sorted({a.seat for a in moment.legal}):
                seen = trace.rules.observe(moment.state, seat)
                table = trace.board.project(seen)
                index = OfferIndex.of(trace.board.offer(seen, a) for a in moment.legal if a.seat == seat)
                for offer in index.offers:
                    self._check_offer(trace, seen, table, index, offer)

    def _check_offer(self, trace: Trace, seen: Any, table: Any, index: OfferIndex, offer: Any) -> None:
        action = offer.action
        _hold(offer.source is not None or offer.button, trace, f"{action} can be made by no hand and no button")
        self._check_text(trace, offer.label)
        self._check_text(trace, offer.group)
        if isinstance(offer.target, Spot):
            trace.board.layout.pose(offer.target)
        elif offer.target is not None:
            _hold(offer.target in table.pieces, trace, f"{action} is dropped on {offer.target}, which is not there")
        if offer.source is None:
            return
        _hold(offer.source in table.pieces, trace, f"{action} takes {offer.source}, which is not on the table")
        if offer.target is not None:
            read = trace.board.read(seen, Gesture(offer.source, offer.target))
            same = [o.action for o in index.at(offer.source, offer.target)]
            _hold(read in same, trace, f"{action} is read back as {read}")
            _hold(len(same) > 1 or read == action, trace, f"{action} is read back as {read}")

    def test_the_table_lies_on_the_layout(self) -> None:
        """Every piece has a place, for every viewer; differences of tables make the next table."""
        share = max(2 * LEAST, TABLES // len(self.traces()))
        for trace in self.traces():
            shown = dict.fromkeys(trace.viewers, EMPTY)
            for moment in sample(trace.moments, share):
                for viewer in trace.viewers:
                    table = trace.board.project(trace.rules.observe(moment.state, viewer))
                    for id_, piece in table.pieces.items():
                        _hold(piece.id == id_, trace, f"{piece.id} is listed as {id_}")
                        trace.board.layout.pose(piece.at)
                    _hold(table.lit <= table.pieces.keys(), trace, "a piece is ringed that is not there")
                    changed = patch(shown[viewer], diff(shown[viewer], table))
                    _hold(changed == table, trace, "the difference does not make the table")
                    shown[viewer] = table

    def test_films_end_at_the_state(self) -> None:
        """The last picture of every film is the table of the state it leads to."""
        for trace, moment in self.moments():
            if moment.action is None:
                continue
            played = play(trace.rules, moment.state, moment.action)
            assert not isinstance(played, Refusal)
            board, seat = trace.board, moment.action.seat
            tables = [(beat.events, board.project(trace.rules.observe(beat.state, seat))) for beat in played.beats]
            film = plan(board.project(trace.rules.observe(moment.state, seat)), tables, board.layout, board.cues, 1)
            if film.scenes:
                wanted = board.project(trace.rules.observe(played.state, seat))
                _hold(film.scenes[-1].table == wanted, trace, f"the film of {moment.action} ends elsewhere")

    def test_nothing_hidden_is_seen(self) -> None:
        """What a seat sees does not change when what it cannot see is put in another order; it never sees luck."""
        for trace, moment in self.moments():
            for viewer in trace.viewers:
                seen = trace.rules.observe(moment.state, viewer)
                _hold(seen.luck == hidden_luck(), trace, f"{viewer} sees the luck")
                wanted, table = digest(seen), trace.board.project(seen)
                for way, places in hidden_lists(moment.state, seen):
                    other = trace.rules.observe(permuted(moment.state, way, places), viewer)
                    _hold(digest(other) == wanted, trace, f"{viewer} sees the order of {way}")
                    _hold(trace.board.project(other) == table, trace, f"{viewer}'s table shows the order of {way}")

    def test_secrets_are_declared(self) -> None:
        """A game that says that seats have no secrets from each other shows all of them the same table."""
        for trace, moment in self.moments():
            if self.plugin.secrets:
                break
            everybody = trace.board.project(trace.rules.observe(moment.state, None))
            for viewer in trace.viewers:
                table = trace.board.project(trace.rules.observe(moment.state, viewer))
                _hold(table == everybody, trace, f"{viewer} sees another table, and the plug-in has secrets=False")

    def test_texts_are_for_those_who_see_them(self) -> None:
        """No viewer is handed a message that is for other seats only; every message has words."""
        for trace, moment in self.moments():
            for viewer in trace.viewers:
                for message in texts_seen(trace, moment, viewer):
                    for part in nested(message):
                        if not part.visible_to(viewer):
                            raise AssertionError(f"{_where(trace)}: {viewer} is told {part}")
                    self._check_text(trace, message)

    def test_invariants(self) -> None:
        """The game's own census of components holds in every state, and its figures can always be read."""
        for trace in self.traces():
            rounds = 0
            for moment in trace.moments:
                if self.invariants is not None:
                    faults = self.invariants(moment.state)
                    _hold(not faults, trace, f"{faults} after {moment.events}")
                wrong = figure_faults(trace.rules, moment.state)
                _hold(not wrong, trace, f"{wrong} after {moment.events}")
                now = trace.rules.rounds(moment.state)
                _hold(now >= rounds, trace, f"round {now} after round {rounds}")
                rounds = now

    def _ask_everything(self, trace: Trace, moment: Moment) -> None:
        trace.rules.legal(moment.state)
        trace.rules.outcome(moment.state)
        for viewer in trace.viewers:
            for _ in texts_seen(trace, moment, viewer):
                pass

    def _check_text(self, trace: Trace, message: Text) -> None:
        if self.translate is not None:
            words = self.translate(message)
            if "⟦" in words or "{" in words:
                raise AssertionError(f"{_where(trace)}: {message.id} is shown as {words!r}")


def conformance(
    plugin: GamePlugin,
    *,
    pack: Any = None,
    resources: Traversable | None = None,
    seats: Sequence[int] | None = None,
    games: int = 3,
    options: Sequence[dict[str, str]] = ({},),
    translate: Any = None,
    candidates: Callable[[Any], Iterable[Any]] | None = None,
    invariants: Callable[[Any], Sequence[str]] | None = None,
) -> type[Conformance]:
    """Return the test class of a game.

    Args:
        plugin: the game.
        pack: its validated pack.
        resources: its resource folder.
        seats: numbers of seats to play with; all by default.
        games: games for every number of seats and set of options.
        options: sets of options to play with.
        translate: renders a ``Text``; None leaves the catalogue out.
        candidates: more actions to be tried in a state, legal or not.
        invariants: returns what is wrong with a state (a component missing or doubled), one sentence each.
    """
    settings = {
        "plugin": plugin,
        "pack": {} if pack is None else pack,
        "resources": Path() if resources is None else resources,
        "seats": tuple(seats if seats is not None else plugin.seats),
        "games": games,
        "options": tuple(options),
        "translate": None if translate is None else staticmethod(translate),
        "candidates": None if candidates is None else staticmethod(candidates),
        "played": None,
        "invariants": None if invariants is None else staticmethod(invariants),
    }
    return type(f"Conformance_{plugin.id}", (Conformance,), settings)


class _OneGame(Shelf):
    """A shelf with one game and the pack it was given."""

    def __init__(self, plugin: GamePlugin, pack: Any, resources: Traversable) -> None:
        super().__init__(resources, lambda game: plugin if game == plugin.id else None)
        self._given = pack, resources

    def pack(self, plugin: GamePlugin, name: str) -> Any:
        """The given pack."""
        return self._given[0]

    def resources(self, plugin: GamePlugin) -> Traversable:
        """The given folder."""
        return self._given[1]


def _hold(condition: bool, trace: Trace, message: str) -> None:
    if not condition:
        raise AssertionError(f"{_where(trace)}: {message}")


def _where(trace: Trace) -> str:
    return f"{trace.config.game}, {trace.config.seats} seats, seed {trace.config.seed}"


def _powers(count: int) -> list[int]:
    return [0, *(1 << n for n in range(count.bit_length()) if 1 << n < count)]


def _no_clock() -> str:
    return ""
