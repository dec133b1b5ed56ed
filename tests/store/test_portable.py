"""Portable saves: there and back, and one sentence for everything that can be wrong with a file."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arcology.engine.records import digest
from arcology.session.opening import OpenGame, export_saved, new_game, open_file, replay
from arcology.store.library import Library
from arcology.store.portable import read_save
from arcology.store.problem import StoreProblem
from arcology.testing.toy.rules import Pass
from tests.session.toys import clock, config, fresh, play_randomly, shelf, with_pack

Edit = Callable[[dict[str, Any]], None]


@pytest.fixture
def game(tmp_path: Path, library: Library) -> OpenGame:
    game = fresh(tmp_path, library, players=("Ada", "Grace"), title="Evening")
    play_randomly(game.session, 9)
    game.session.seek(6)
    game.session.submit(Pass(game.session.ask.seat))
    game.session.name_branch(game.session.branches[0].tip, "the other way")
    return game


@pytest.fixture
def file(tmp_path: Path, game: OpenGame) -> Path:
    path = tmp_path / "evening.arcology"
    game.export(path)
    return path


@pytest.fixture
def elsewhere(tmp_path: Path) -> Any:
    library = Library(tmp_path / "elsewhere", clock())
    yield library
    library.close()


def refused(tmp_path: Path, library: Library, path: Path) -> tuple[str, dict[str, Any]]:
    with pytest.raises(StoreProblem) as caught:
        open_file(shelf(tmp_path), library, path, now=clock())
    assert library.games() == [], "nothing half-read is left in the library"
    return caught.value.text.id, dict(caught.value.text.args)


def edit(file: Path, change: Edit) -> None:
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")


def test_a_game_comes_back_whole_on_another_machine(
    tmp_path: Path, game: OpenGame, file: Path, elsewhere: Library
) -> None:
    again = open_file(shelf(tmp_path), elsewhere, file, now=clock())
    there = {e.number: e for e in game.session.timeline.entries()}
    here = {e.number: e for e in again.session.timeline.entries()}
    assert here.keys() == there.keys()
    for number, entry in there.items():
        other = here[number]
        for field in ("digest", "group", "at", "events", "action", "name"):
            assert getattr(other, field) == getattr(entry, field), field
    assert again.session.position == game.session.position
    assert again.journal.game.players == ("Ada", "Grace")
    assert [info.title for info in elsewhere.games()] == ["Evening"]
    export_saved(elsewhere, again.key, tmp_path / "back.arcology")
    assert (tmp_path / "back.arcology").read_bytes() == file.read_bytes()


def test_opening_a_file_twice_does_not_double_the_game(tmp_path: Path, file: Path, elsewhere: Library) -> None:
    first = open_file(shelf(tmp_path), elsewhere, file, now=clock())
    first.session.submit(first.session.rules.legal(first.session.state)[0])
    second = open_file(shelf(tmp_path), elsewhere, file, now=clock())
    assert second.key == first.key
    assert digest(second.session.state) == digest(first.session.state)


def test_a_file_whose_game_went_on_differently_becomes_a_game_of_its_own(
    tmp_path: Path, game: OpenGame, file: Path, library: Library
) -> None:
    edit(file, lambda data: data["steps"].pop())
    edit(file, lambda data: data.update(head=9, head_state=None))
    with pytest.raises(StopIteration):
        next(info for info in library.games() if info.key != game.key)
    open_file(shelf(tmp_path), library, file, now=clock())
    assert len(library.games()) == 1, "a part of a known game is that game"
    edit(file, lambda data: data["steps"][-1].update(number=99))
    edit(file, lambda data: data.update(head=99))
    open_file(shelf(tmp_path), library, file, now=clock())
    assert len(library.games()) == 2


def test_replay_agrees_with_every_decision(tmp_path: Path, file: Path) -> None:
    checked = list(replay(shelf(tmp_path), read_save(file)))
    assert checked == [(n, True) for n in range(11)]


def test_replay_names_the_first_decision_that_differs(tmp_path: Path, file: Path) -> None:
    edit(file, lambda data: data["steps"][4].update(digest="0" * 32))
    assert list(replay(shelf(tmp_path), read_save(file)))[-1] == (4, False)


TOO_FAR = {"kind": "toy.move", "seat": 0, "to": 6}


def other_game(data: dict[str, Any], name: str) -> None:
    data["game"] = data["config"]["game"] = name


def cut(share: float) -> Callable[[bytes], bytes]:
    return lambda content: content[: int(len(content) * share)]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (cut(0.5), "store.save.truncated"),
        (cut(0.97), "store.save.truncated"),
        (lambda content: content.rstrip()[:-1], "store.save.truncated"),
        (cut(0), "store.save.empty"),
        (lambda content: b"\0" * len(content), "store.save.empty"),
        (lambda content: bytes((i * 7919 + 13) % 256 for i in range(len(content))), "store.save.noise"),
        (lambda content: b"a letter to a friend", "store.save.noise"),
        (lambda content: b'{"name": "other program"}', "store.save.foreign"),
        (lambda content: b"[1, 2, 3]", "store.save.foreign"),
        (lambda content: content.replace(b'"steps":', b'"steps":::', 1), "store.save.damaged"),
        (lambda content: content.replace(b'"driver": "human"', b'"driver": "hum\xff\xfen"', 1), "store.save.damaged"),
    ],
    ids=["half", "end", "brace", "zero", "zeros", "noise", "text", "foreign", "list", "syntax", "bytes"],
)
def test_a_broken_file_is_one_sentence(
    tmp_path: Path, file: Path, elsewhere: Library, change: Callable[[bytes], bytes], wanted: str
) -> None:
    file.write_bytes(change(file.read_bytes()))
    id, args = refused(tmp_path, elsewhere, file)
    assert id == wanted
    assert args["file"] == "evening.arcology"


@pytest.mark.parametrize("length", range(0, 60, 7))
def test_no_cut_makes_a_traceback(tmp_path: Path, file: Path, elsewhere: Library, length: int) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) * length // 60])
    assert refused(tmp_path, elsewhere, file)[0] in ("store.save.truncated", "store.save.empty", "store.save.noise")


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (lambda d: d.update(version=7), ("store.save.later", {"found": 7, "known": 1})),
        (lambda d: d.update(extra=1), ("store.save.damaged", {"place": "extra"})),
        (lambda d: d.pop("steps"), ("store.save.damaged", {"place": "steps"})),
        (lambda d: d["steps"][2].update(parent=55), ("store.save.damaged", {})),
        (lambda d: d["steps"].reverse(), ("store.save.damaged", {})),
        (lambda d: d.update(head=400), ("store.save.damaged", {})),
        (lambda d: d["steps"][3]["action"].update(kind="toy.fly"), ("store.game.damaged", {})),
        (lambda d: d["steps"][3].update(action=TOO_FAR), ("store.save.illegal", {"number": 3})),
        (lambda d: d["steps"][3].update(digest="0" * 32), ("store.save.diverges", {"number": 3})),
        (lambda d: other_game(d, "chess"), ("store.game.unknown", {"game": "chess"})),
        (lambda d: d.update(rules_version=4), ("store.game.later_rules", {"found": 4, "known": 1})),
    ],
)  # fmt: skip
def test_a_wrong_content_is_one_sentence(
    tmp_path: Path, file: Path, elsewhere: Library, change: Edit, wanted: tuple[str, dict[str, Any]]
) -> None:
    edit(file, change)
    id, args = refused(tmp_path, elsewhere, file)
    assert id == wanted[0]
    assert args.items() >= wanted[1].items()


def test_a_missing_file_is_one_sentence(tmp_path: Path, elsewhere: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(tmp_path, elsewhere, tmp_path / "none.arcology")[0] == "store.save.unreadable"
    monkeypatch.chdir(tmp_path)
    _, args = refused(tmp_path, elsewhere, Path("none.arcology"))
    assert args["folder"] == str(tmp_path), "a folder that means something wherever it is read"


def test_a_missing_pack_opens_to_look_at(tmp_path: Path, file: Path, elsewhere: Library, game: OpenGame) -> None:
    edit(file, lambda data: (data.update(pack="gone"), data["config"].update(pack="gone")))
    again = open_file(shelf(tmp_path), elsewhere, file, now=clock())
    assert again.session.locked is not None
    assert digest(again.session.state) == digest(game.session.state)


def test_a_changed_pack_opens_to_look_at(tmp_path: Path, library: Library, elsewhere: Library) -> None:
    game = new_game(shelf(tmp_path, with_pack("a")), library, config(), now=clock())
    play_randomly(game.session, 4)
    game.export(tmp_path / "a.arcology")
    again = open_file(shelf(tmp_path, with_pack("b")), elsewhere, tmp_path / "a.arcology", now=clock())
    assert [notice.id for notice in again.notices] == ["session.locked.pack_changed"]


def test_a_full_disk_leaves_the_older_file(tmp_path: Path, game: OpenGame, file: Path, monkeypatch: Any) -> None:
    before = file.read_bytes()

    def no_space(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    game.session.submit(game.session.rules.legal(game.session.state)[0])
    monkeypatch.setattr("arcology.store.whole.os.fsync", no_space)
    with pytest.raises(StoreProblem) as caught:
        game.export(file)
    assert caught.value.text.id == "store.export.full"
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.glob("*.part")] + [path.name for path in tmp_path.glob(".*.part")] == []


def test_a_folder_that_is_none_is_one_sentence(tmp_path: Path, game: OpenGame) -> None:
    (tmp_path / "flat").write_text("no folder")
    with pytest.raises(StoreProblem) as caught:
        game.export(tmp_path / "flat" / "x.arcology")
    assert caught.value.text.id == "store.export.unwritable"


def test_a_game_played_on_under_new_rules_travels_with_its_anchor(
    tmp_path: Path, library: Library, elsewhere: Library
) -> None:
    import dataclasses

    from arcology.session.opening import open_saved
    from arcology.testing.toy.board import ToyBoard
    from arcology.testing.toy.plugin import PLUGIN
    from tests.session.toys import EndlessRules

    class Different(EndlessRules):
        version = 2

        def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
            super().apply(s, ask, a, ctx)
            s.shields[0] += 1

    plugin = dataclasses.replace(PLUGIN, open=lambda pack, resources, chosen: (Different(), ToyBoard()))
    old = fresh(tmp_path, library)
    play_randomly(old.session, 5)
    game = open_saved(shelf(tmp_path, plugin), library, old.key, now=clock())
    play_randomly(game.session, 5)
    path = tmp_path / "anchored.arcology"
    export_saved(library, game.key, path)
    assert all(ok for _, ok in replay(shelf(tmp_path, plugin), read_save(path)))
    again = open_file(shelf(tmp_path, plugin), elsewhere, path, now=clock())
    again.session.seek(5)
    assert digest(again.session.state) == digest(game.session.entries[5].state)
    assert again.session.why_not_seek(4) is not None
