"""Every decision is in the file before it is shown, and a game opens where it stands."""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arcology.engine.records import digest
from arcology.session.opening import OpenGame, open_saved
from arcology.session.session import UndoPolicy
from arcology.session.shelf import Shelf
from arcology.store.library import Library
from arcology.store.problem import StoreProblem
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import Pass, ToyRules
from tests.session.toys import EndlessRules, clock, config, fresh, play_randomly, shelf, with_pack

Reopen = Callable[[], Library]


def endless(folder: Path) -> Shelf:
    plugin = dataclasses.replace(PLUGIN, open=lambda pack, resources, chosen: (EndlessRules(), ToyBoard()))
    return shelf(folder, plugin)


def begin(folder: Path, library: Library, moves: int, *, seed: int = 1) -> OpenGame:
    from arcology.session.opening import new_game

    game = new_game(endless(folder), library, config(seed), now=clock())
    play_randomly(game.session, moves)
    return game


def rows(folder: Path, sql: str) -> list[Any]:
    with sqlite3.connect(folder / "state" / "games.db") as other:
        found = other.execute(sql).fetchall()
    other.close()
    return found


def test_a_decision_is_committed_when_submit_returns(tmp_path: Path, library: Library) -> None:
    game = begin(tmp_path, library, 0)
    for n in range(1, 6):
        game.session.submit(game.session.rules.legal(game.session.state)[0])
        assert rows(tmp_path, "SELECT max(id), (SELECT head FROM session) FROM step") == [(n, n)]


def test_a_game_opens_where_it_stands_with_its_whole_history(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 47)
    game.session.seek(30)
    game.session.submit(Pass(game.session.ask.seat))
    game.session.seek(29)
    wanted = [(e.number, e.digest, e.group, e.news, e.at, e.action, e.events) for e in game.session.entries]
    tips = [(b.tip.number, b.length) for b in game.session.branches]

    again = open_saved(endless(tmp_path), open_library(), game.key, now=clock())
    assert again.session.position == 29
    assert digest(again.session.state) == game.session.entries[29].digest
    assert [(e.number, e.digest, e.group, e.news, e.at, e.action, e.events) for e in again.session.entries] == wanted
    assert [(b.tip.number, b.length) for b in again.session.branches] == tips
    assert again.session.assisted
    for position in range(len(again.session.entries)):
        again.session.seek(position)
        assert digest(again.session.state) == again.session.entries[position].digest


def test_opening_reads_one_state_and_undo_fetches_snapshots(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 65)
    again = open_saved(endless(tmp_path), open_library(), game.key, now=clock())
    assert [e.number for e in again.session.entries if e.state is not None] == [65]
    again.session.seek(50)
    assert [e.number for e in again.session.entries if e.state is not None] == [*range(40, 51), 65]


def test_a_snapshot_that_is_not_what_was_played_is_not_believed(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 45)
    library = open_library()
    library.database.write([("UPDATE snapshot SET state = replace(state, '\"rover\":', '\"rover\":1') WHERE step", ())])
    again = open_saved(endless(tmp_path), library, game.key, now=clock())
    for position in (45, 20, 40):
        again.session.seek(position)
        assert digest(again.session.state) == game.session.entries[position].digest


def test_snapshots_are_every_twentieth_state_and_the_head(tmp_path: Path, library: Library) -> None:
    begin(tmp_path, library, 45)
    assert rows(tmp_path, "SELECT step FROM snapshot ORDER BY step") == [(0,), (20,), (40,), (45,)]


def test_several_decisions_are_one_transaction(tmp_path: Path, library: Library) -> None:
    game = begin(tmp_path, library, 0)
    seen: list[int] = []
    library.database.connection().set_trace_callback(lambda sql: seen.append(1) if sql == "COMMIT" else None)
    game.session.submit_many([Pass(0), Pass(1), Pass(0)])
    assert len(seen) == 1
    assert rows(tmp_path, "SELECT id, undo_group FROM step WHERE id") == [(1, 1), (2, 1), (3, 1)]


def test_honest_policy_seats_and_outcome_come_back(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    game = fresh(tmp_path, library, policy=UndoPolicy.HONEST, players=("Ada", "Grace"))
    game.journal.seat(("Ada", "Bot"), ("human", "greedy"))
    play_randomly(game.session, 300)
    (info,) = library.games()
    assert info.finished
    assert info.outcome in ("WIN", "LOSS_ROVER")
    again = open_saved(shelf(tmp_path), open_library(), game.key, now=clock())
    assert again.session.policy is UndoPolicy.HONEST
    assert again.journal.game.players == ("Ada", "Bot")
    assert again.journal.game.drivers == ("human", "greedy")


def test_undo_of_the_last_decision_reopens_a_finished_game(tmp_path: Path, library: Library) -> None:
    game = fresh(tmp_path, library)
    play_randomly(game.session, 300)
    assert [info.finished for info in library.games()] == [True]
    game.session.seek(game.session.position - 1)
    assert [(info.key, info.finished) for info in library.games()] == [(game.key, False)]


def test_a_line_keeps_its_name_when_it_is_played_on_and_in_the_file(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 3)
    taken = game.session.entries[2].action
    game.session.seek(1)
    game.session.submit(next(a for a in game.session.rules.legal(game.session.state) if a != taken))
    (left,) = game.session.branches
    assert left.name == ""
    game.session.name_branch(left.tip, "  the bold line ")
    game.session.enter_branch(left.tip)
    play_randomly(game.session, 2)
    game.session.enter_branch(game.session.branches[0].tip)

    again = open_saved(endless(tmp_path), open_library(), game.key, now=clock())
    (branch,) = again.session.branches
    assert (branch.name, branch.length) == ("the bold line", 4)
    again.session.name_branch(branch.tip, "")
    last = open_saved(endless(tmp_path), open_library(), game.key, now=clock())
    assert last.session.branches[0].name == "", "the name of the shorter line does not come back"


def test_two_windows_on_one_game_lose_nothing(tmp_path: Path, open_library: Reopen) -> None:
    library = open_library()
    game = begin(tmp_path, library, 5)
    other = open_saved(endless(tmp_path), library, game.key, now=clock())
    library.rename(game.key, "Sunday")
    game.session.submit(game.session.rules.legal(game.session.state)[0])
    other.session.submit(other.session.rules.legal(other.session.state)[-1])
    assert other.journal.trouble is None
    assert other.key != game.key, "the second line of play became a game of its own"
    assert [info.title for info in library.games()] == ["Sunday", "Sunday"]
    assert game.journal.take_notice() is None
    told = other.journal.take_notice()
    assert told is not None
    assert told.id == "store.copied"
    assert other.journal.take_notice() is None, "it is told once"
    other.session.submit(other.session.rules.legal(other.session.state)[-1])
    assert other.journal.take_notice() is None
    reopened = open_library()
    for one in (game, other):
        again = open_saved(endless(tmp_path), reopened, one.key, now=clock())
        assert digest(again.session.state) == digest(one.session.state)


def test_damaged_decisions_are_left_out_and_told(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 30)
    library = open_library()
    library.database.write([("UPDATE step SET action = '{' WHERE id = 26", ())])
    again = open_saved(endless(tmp_path), library, game.key, now=clock())
    assert again.session.position == 25
    assert digest(again.session.state) == game.session.entries[25].digest
    (notice,) = again.notices
    assert (notice.id, dict(notice.args)) == ("store.game.mended", {"n": 5})
    again.session.submit(again.session.rules.legal(again.session.state)[0])
    assert again.session.timeline.current.number == 31, "the numbers of lost decisions are not used again"
    assert again.journal.trouble is None


def test_a_game_without_a_readable_beginning_is_marked_and_the_rest_goes_on(tmp_path: Path, library: Library) -> None:
    game, other = begin(tmp_path, library, 3), begin(tmp_path, library, 3, seed=2)
    library.database.write(
        [("DELETE FROM step WHERE id = 0 AND session = (SELECT id FROM session WHERE key = ?)", (game.key,))]
    )
    with pytest.raises(StoreProblem) as caught:
        open_saved(endless(tmp_path), library, game.key, now=clock())
    assert caught.value.text.id == "store.game.damaged"
    listed = {info.key: info.damaged for info in library.games()}
    assert listed[game.key] is not None
    assert listed[other.key] is None
    library.mark_damaged(other.key, caught.value.text)
    open_saved(endless(tmp_path), library, other.key, now=clock())
    assert {info.key: info.damaged for info in library.games()}[other.key] is None, "it could be opened after all"


def changed_rules(version: int, rules: type[ToyRules] = EndlessRules) -> Any:
    made = type("Changed", (rules,), {"version": version})
    return dataclasses.replace(PLUGIN, open=lambda pack, resources, chosen: (made(), ToyBoard()))


def test_new_rules_that_replay_alike_keep_full_undo(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 30)
    again = open_saved(shelf(tmp_path, changed_rules(2)), open_library(), game.key, now=clock())
    assert again.session.why_not_seek(0) is None


def test_new_rules_that_replay_differently_keep_the_head_and_stop_undo_there(
    tmp_path: Path, open_library: Reopen
) -> None:
    class Different(EndlessRules):
        def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
            super().apply(s, ask, a, ctx)
            s.shields[0] += 1

    game = begin(tmp_path, open_library(), 35)
    plugin = changed_rules(2, Different)
    again = open_saved(shelf(tmp_path, plugin), open_library(), game.key, now=clock())
    assert digest(again.session.state) == digest(game.session.state)
    why = again.session.why_not_seek(34)
    assert why is not None
    assert why.id == "session.undo.rules_changed"
    play_randomly(again.session, 30)
    again.session.seek(35)

    third = open_saved(shelf(tmp_path, plugin), open_library(), game.key, now=clock())
    third.session.seek(65)
    third.session.seek(35)
    assert digest(third.session.state) == digest(game.session.state)
    assert third.session.why_not_seek(34) is not None


def test_later_rules_are_refused_with_both_versions(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 3)
    with pytest.raises(StoreProblem) as caught:
        open_saved(shelf(tmp_path, changed_rules(0)), open_library(), game.key, now=clock())
    assert dict(caught.value.text.args) == {"found": 1, "known": 0, "game": "toy"}


def test_a_changed_pack_leaves_the_game_to_be_looked_at(tmp_path: Path, open_library: Reopen) -> None:
    from arcology.session.opening import new_game

    library = open_library()
    game = new_game(shelf(tmp_path, with_pack("a")), library, config(), now=clock())
    play_randomly(game.session, 8)
    again = open_saved(shelf(tmp_path, with_pack("b")), open_library(), game.key, now=clock())
    assert digest(again.session.state) == digest(game.session.state)
    assert [n.id for n in again.notices] == ["session.locked.pack_changed"]
    assert again.session.why_not_seek(3) is not None


def test_a_missing_pack_leaves_the_game_to_be_looked_at(tmp_path: Path, open_library: Reopen) -> None:
    game = begin(tmp_path, open_library(), 8)
    library = open_library()
    library.database.write([("UPDATE session SET config = replace(config, '\"house\"', '\"gone\"')", ())])
    again = open_saved(endless(tmp_path), library, game.key, now=clock())
    assert digest(again.session.state) == digest(game.session.state)
    assert [(n.id, dict(n.args)) for n in again.notices] == [("session.locked.pack_missing", {"pack": "gone"})]


def test_an_unknown_game_is_named_and_not_marked_as_damaged(tmp_path: Path, library: Library) -> None:
    game = begin(tmp_path, library, 3)
    nothing = Shelf(tmp_path, lambda name: None)
    with pytest.raises(StoreProblem) as caught:
        open_saved(nothing, library, game.key, now=clock())
    assert caught.value.text.id == "store.game.unknown"
    assert library.games()[0].damaged is None
