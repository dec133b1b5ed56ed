"""Films: one clock, skipped by a press, right in the end whatever happens meanwhile, and no timer when idle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractAnimation, Qt, QTimer
from pytestqt.qtbot import QtBot

from arcology.engine.layout import Pose
from arcology.engine.motion import Cue, Plan, Scene, Track, plan
from arcology.engine.table import Piece, Spot, Table, facts
from arcology.engine.text import Text
from arcology.testing.toy.board import toy_layout
from arcology.testing.toy.rules import Move, Pass
from arcology.ui.gestures.bench import SETTLE, landed
from arcology.ui.motion import LONGEST_TUMBLE, Player
from tests.ui.conftest import ToyTable, track

MakeTable = Callable[..., ToyTable]


def in_place(table: ToyTable) -> bool:
    return all(table.at_home(piece) for piece in table.scene.pieces) and table.scene.table == table.model.table


def test_the_model_is_at_the_end_before_the_film_begins(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True)
    table.model.submit(Move(0, 2))
    assert table.session.state.spaces[0] == 2
    assert table.model.table.pieces["meeple.0"].at == track(2)
    assert table.model.film_runs
    assert table.scene.pieces["meeple.0"].pose.x < 300
    qtbot.waitUntil(lambda: not table.model.film_runs, timeout=4000)
    assert in_place(table)
    assert [isinstance(film, Plan) for film in table.heard.films] == [True, False]


def test_a_dropped_piece_settles_from_the_hand_and_does_not_jump_back(make_table: MakeTable) -> None:
    table = make_table(films=True)
    table.drag("meeple.0", track(2))
    assert table.bench.ghost.piece is None
    assert abs(table.scene.pieces["meeple.0"].pose.x - 300) < 20


def test_what_comes_out_of_the_place_of_a_dropped_piece_starts_from_the_hand() -> None:
    """A piece in the hand may turn into another one that has its origin where it lay."""
    rest, hand, end = Pose(10, 20), Pose(200, 100), Pose(210, 110)
    new = Track("crew", 0, 400, rest, end)
    other = Track("card", 0, 400, Pose(0, 0), end)
    first, second = landed(Plan((), (other, new), 400), "reserve", hand, rest).tracks
    assert first == other
    assert (second.a.x, second.a.y, second.ms) == (200, 100, SETTLE)
    moved = Track("reserve", 0, 400, rest, end)
    assert landed(Plan((), (new, moved), 400), "reserve", hand, rest).tracks[0] == new


def test_a_press_during_a_film_ends_it_and_then_counts(make_table: MakeTable) -> None:
    table = make_table(films=True)
    table.model.submit(Move(0, 2))
    assert table.player.playing
    table.drag("meeple.1", track(1, 1))
    assert table.session.state.spaces == [2, 1]
    assert table.session.position == 2


def test_space_skips_a_film(make_table: MakeTable) -> None:
    table = make_table(films=True)
    table.model.submit(Move(0, 2))
    table.key(Qt.Key.Key_Space)
    assert not table.player.playing
    assert not table.model.film_runs
    assert in_place(table)


def test_the_next_decision_does_not_wait_for_the_film(make_table: MakeTable) -> None:
    table = make_table(films=True)
    table.model.submit(Move(0, 1))
    table.model.submit(Move(1, 1))
    table.model.submit(Move(0, 2))
    table.player.finish()
    assert in_place(table)


def test_a_window_resized_during_a_film_shows_the_right_table(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True)
    table.model.submit(Move(0, 2))
    zoom = table.view.zoom
    for size in ((700, 400), (1300, 800), (1000, 700)):
        table.view.resize(*size)
        qtbot.wait(30)
    qtbot.waitUntil(lambda: not table.model.film_runs, timeout=4000)
    assert table.view.zoom != zoom
    assert in_place(table)
    assert table.view.fitted
    qtbot.waitUntil(lambda: not table.scene.stale(), timeout=2000)
    assert table.view.viewport().rect().contains(table.at((899.0, 499.0)))


def test_scenes_are_told_in_order_and_automatic_ones_ring_their_pieces(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True, seats=1)
    scenes: list[tuple[str, tuple[str, ...]]] = []
    table.model.scene_reached.connect(
        lambda scene: scenes.append((getattr(scene.events[0], "kind", ""), table.bench.marks.ringed))
    )
    table.model.submit(Move(0, 1))
    qtbot.waitUntil(lambda: not table.model.film_runs, timeout=5000)
    assert scenes == [("toy.moved", ()), ("toy.rolled", ("meeple.0",)), ("toy.rover_moved", ("rover",))]
    assert table.bench.marks.ringed == ()


def told(table: ToyTable) -> list[str]:
    """What the log beside the table says of the last decision."""
    return [table.model.render(line.text) for line in table.model.told_log[-1].lines]


def test_log_and_status_follow_the_film_and_the_voice_does_not_wait(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True, seats=1)
    table.desk.set_speed(0.1, step=True)
    table.model.submit(Move(0, 1))
    die = table.session.entries[1].events[1].die
    steps = ["Seat 1 walks to 1", f"Seat 1 rolls {die}, needs 0", "The rover rolls to 1"]
    assert table.heard.said == [*steps, "Seat 1, walk or stay"]
    rounds = []
    for number in (1, 2, 3):
        assert told(table) == steps[:number]
        assert table.model.telling
        rounds.append(table.model.told_status.progress)
        assert table.model.told_table[0] is table.scene.table
        if number < 3:
            qtbot.waitUntil(lambda: table.player.waiting, timeout=2000)
            table.desk.next_step()
    assert rounds == [(0, 9), (0, 9), (1, 9)]
    assert [table.model.render(line.text) for line in table.model.log[-1].lines] == steps


def test_who_skips_a_film_reads_all_of_it(make_table: MakeTable) -> None:
    table = make_table(films=True, seats=1)
    table.model.submit(Move(0, 1))
    assert len(told(table)) == 1
    heard: list[int] = []
    table.model.told.connect(lambda: heard.append(len(told(table))))
    table.key(Qt.Key.Key_Space)
    assert heard == [3]
    assert not table.model.telling
    assert table.model.told_status is table.model.status


def test_a_film_that_is_shown_again_hides_nothing_of_the_log(make_table: MakeTable) -> None:
    table = make_table(seats=1)
    table.model.submit(Move(0, 1))
    table.model.submit(Pass(0))
    assert table.model.show_again(1)
    assert table.model.film_runs
    assert not table.model.telling
    assert table.model.told_log == table.model.log
    assert table.model.told_status.progress == (0, 9), "the status is that of the table in sight"


def test_step_by_step_waits_after_every_scene(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True, seats=1)
    table.desk.set_speed(0.1, step=True)
    waits: list[bool] = []
    table.desk.step_waits.connect(waits.append)
    table.model.submit(Move(0, 1))
    for _ in range(2):
        qtbot.waitUntil(lambda: table.player.waiting, timeout=2000)
        assert not table.player.ticking, "a film that waits costs nothing"
        table.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not table.player.playing, timeout=2000)
    assert waits.count(True) == 2
    assert in_place(table)


def test_a_film_can_be_shown_again_and_ends_in_the_present(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(seats=1)
    table.model.submit(Move(0, 2))
    table.model.submit(Pass(0))
    said = len(table.heard.said)
    assert table.model.show_again(1)
    assert table.scene.table.pieces["rover"].at.slot == "0"
    assert table.session.position == 2
    table.player.pace = 0.05
    qtbot.waitUntil(lambda: not table.model.film_runs, timeout=4000)
    assert in_place(table)
    assert len(table.heard.said) == said, "what was told once is not told again"


def test_switched_off_films_cost_no_time(make_table: MakeTable) -> None:
    table = make_table()
    table.model.submit(Move(0, 2))
    assert table.heard.films == []
    assert in_place(table)
    assert not table.player.ticking


def test_idle_runs_no_timer(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True)
    table.drag("meeple.0", track(2))
    table.drag("meeple.1", track(5, 1))
    table.view.zoom_by(1.3)
    qtbot.waitUntil(lambda: not table.player.ticking, timeout=4000)
    qtbot.waitUntil(lambda: not table.scene.stale(), timeout=2000)
    qtbot.waitUntil(lambda: not _running(table), timeout=1000)


def _running(table: ToyTable) -> list[Any]:
    parts = (table.desk, table.view, table.model)
    timers = [t for part in parts for t in part.findChildren(QTimer) if t.isActive()]
    running = QAbstractAnimation.State.Running
    return timers + [a for part in parts for a in part.findChildren(QAbstractAnimation) if a.state() == running]


def test_reduced_motion_moves_nothing(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(films=True)
    table.desk.set_speed(1.0, reduced=True)
    places: set[float] = set()
    original = table.scene.place

    def place(piece: str, pose: Pose) -> None:
        if piece == "meeple.0":
            places.add(pose.x)
        original(piece, pose)

    table.scene.place = place  # type: ignore[method-assign]
    table.model.submit(Move(0, 2))
    qtbot.waitUntil(lambda: not table.model.film_runs, timeout=4000)
    assert places <= {100.0, 300.0}
    table.drag("meeple.1", track(5, 1))
    assert table.at_home("meeple.1"), "the refused piece is home at once"


class Recorder:
    """A stage that only writes down."""

    def __init__(self) -> None:
        self.faces: list[tuple[float, int | None]] = []
        self.settled: list[Table] = []
        self.clock: Callable[[], float] = lambda: 0.0

    def begin(self, scene: Scene, tumbling: frozenset[str]) -> None: ...
    def reveal(self) -> None: ...
    def place(self, piece: str, pose: Pose) -> None: ...
    def fade(self, piece: str, opacity: float) -> None: ...
    def prepare(self, piece: Piece) -> None: ...
    def tumble(self, piece: str, throw: int | None) -> None:
        self.faces.append((self.clock(), throw))

    def settle(self, table: Table) -> None:
        self.settled.append(table)


def die(value: int) -> Table:
    piece = Piece("die", "die", Spot("tray"), Text("toy.piece.die"), facts(value=value))
    return Table({"die": piece}, {})


def test_a_die_tumbles_with_changing_faces_for_six_hundred_milliseconds_at_most(qtbot: QtBot) -> None:
    stage = Recorder()
    player = Player(stage)
    slow = {"": Cue(ms=1500, hold=0, tumble=True)}
    film = plan(die(1), [(("rolled",), die(4))], toy_layout(), slow, 1.0)
    stage.clock = lambda: player._now
    player.play(film)
    qtbot.waitUntil(lambda: not player.playing, timeout=4000)
    throws = [throw for _, throw in stage.faces if throw is not None]
    assert len(set(throws)) > 4
    assert max(at for at, throw in stage.faces if throw is not None) <= LONGEST_TUMBLE
    assert stage.faces[-1][1] is None
    assert stage.settled == [die(4)]


def test_nothing_tells_the_result_before_the_dice_lie_still(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table()
    before = table.scene.table
    deck = before.pieces["deck"]
    meeple = replace(before.pieces["meeple.0"], facts=facts(seat=0, value=3))
    pieces = {**before.pieces, "deck": replace(deck, facts=facts(count=1)), "meeple.0": meeple}
    after = replace(before, pieces=pieces)
    film = plan(
        before, [(("rolled",), after)], toy_layout(), {"": Cue(400, 200, tumble=True, sprites=("meeple",))}, 1.0
    )
    table.player.pace = 1.0
    shown = table.scene.pieces["deck"].pixmap().cacheKey()
    heard: list[Table] = []
    table.model.told.connect(lambda: heard.append(table.scene.table))
    table.player.play(film)
    qtbot.wait(150)
    assert heard == [], "log and status wait as well"
    assert table.scene.pieces["deck"].pixmap().cacheKey() == shown
    qtbot.waitUntil(lambda: table.scene.pieces["deck"].pixmap().cacheKey() != shown, timeout=2000)
    assert table.player.playing, "the result is shown while the film still holds"
    assert heard == [after]
    table.player.finish()


def test_finishing_in_a_listener_is_safe(qtbot: QtBot) -> None:
    stage = Recorder()
    player = Player(stage)
    player.scene_reached.connect(lambda _scene: player.finish())
    film = plan(die(1), [(("rolled",), die(4)), (("rolled",), die(5))], toy_layout(), {}, 1.0)
    player.play(film)
    assert not player.playing
    assert stage.settled == [die(5)]
    assert not player.ticking


def test_many_films_in_one_process(make_table: MakeTable) -> None:
    """One clock for all of them: nothing is made or thrown away with a film."""
    table = make_table(films=True)
    children = len(table.player.children())
    for _ in range(200):
        table.model.submit(Pass(0))
        table.model.submit(Pass(1))
        table.model.seek(0)
    table.player.finish()
    assert len(table.player.children()) == children
    assert in_place(table)


def test_what_is_pointed_out_is_ringed_and_not_the_ground_under_it(table: ToyTable) -> None:
    pieces = dict(table.model.table.pieces)
    pieces["meeple.0"] = replace(pieces["meeple.0"], at=Spot("deck"))
    table.scene.lay_out(Table(pieces, {}))
    table.bench.point_out(["deck", "meeple.0", "rover", "nowhere"])
    assert table.bench.marks.ringed == ("meeple.0", "rover")
    table.bench.point_out(["deck"])
    assert table.bench.marks.ringed == ("deck",)


def test_a_piece_that_lies_hidden_under_another_is_marked_by_the_one_that_is_seen(table: ToyTable) -> None:
    item, deck = table.scene.pieces["meeple.0"], table.scene.pieces["deck"]
    item.take(item.piece, replace(deck.rest, z=deck.rest.z - 1, scale=0.2))
    table.bench.point_out(["meeple.0", "rover"])
    assert table.bench.marks.ringed == ("deck", "rover")
    item.take(item.piece, replace(deck.rest, z=deck.rest.z + 1, scale=0.2))
    table.bench.point_out(["meeple.0", "rover"])
    assert table.bench.marks.ringed == ("meeple.0", "rover")
