"""Every command of the command line: what it prints, its exit code, and one sentence for what is wrong."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from arcology.app.games import Games
from arcology.app.main import main
from arcology.packs.locate import data_root
from tests.app.toy_program import toy_games

KEYS = [
    *("game", "players", "policy", "level", "games", "seed", "wins", "win_rate"),
    *("rounds_mean", "rounds_min", "rounds_max", "score_mean", "score_sd", "score_spread"),
    *("actions", "actions_per_second", "digest", "tallies"),
]


@pytest.fixture
def toy(toy_data: Path) -> Games:
    return toy_games()


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error."""
    error = capsys.readouterr().err
    assert error.startswith("arcology: ")
    assert error.count("\n") == 1, error
    assert "Traceback" not in error
    return error


def simulate(capsys: pytest.CaptureFixture[str], games: Games, *more: str) -> dict[str, object]:
    assert main(["simulate", "toy", "--json", "--games", "20", "--seed", "7", *more], games) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    return found


# ---- simulate ----------------------------------------------------------------------------------------------------


def test_simulate_prints_one_object_with_lists_by_seat(toy: Games, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(capsys, toy, "--players", "2")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("toy", 2, 20, 7)
    assert found["policy"] == "random"
    for name in ("wins", "win_rate", "score_mean", "score_sd"):
        assert len(found[name]) == 2, name  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_digest_and_another_gives_another(
    toy: Games, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = simulate(capsys, toy), simulate(capsys, toy)
    assert one["digest"] == two["digest"]
    assert simulate(capsys, toy, "--seed", "8")["digest"] != one["digest"]


def test_game_number_two_of_a_run_is_the_game_of_the_next_seed(toy: Games, tmp_path: Path) -> None:
    rows = []
    for seed, games in (("7", "2"), ("8", "1")):
        file = tmp_path / f"{seed}.csv"
        assert main(["simulate", "toy", "--seed", seed, "--games", games, "--csv", str(file)], toy) == 0
        rows.append(list(csv.DictReader(file.read_text("utf-8").splitlines())))
    assert rows[0][1]["seed"] == "8"
    assert rows[0][1] == rows[1][0]


def test_cooperative_games_have_one_result_for_the_team(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "cyberdoom-tower", "--games", "2", "--seed", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found["wins"], int)
    assert isinstance(found["score_mean"], float)


@pytest.mark.slow
def test_jobs_do_not_change_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    digests = []
    for jobs in ("1", "2"):
        assert main(["simulate", "cyberdoom-tower", "--games", "6", "--seed", "1", "--jobs", jobs, "--json"]) == 0
        digests.append(json.loads(capsys.readouterr().out)["digest"])
    assert digests[0] == digests[1]


def test_figures_are_printed_as_words_without_json(toy: Games, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "toy", "--games", "3"], toy) == 0
    out = capsys.readouterr().out
    assert "Win rate" in out
    assert "⟦" not in out


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--policy", "genius"], "there is no policy 'genius'"),
        (["--policy", "random,random,random"], "3 policies were named for 1 players"),
        (["--players", "9"], "1 to 2 players, not 9"),
        (["--players", "none"], "'none' is not a whole number"),
        (["--games", "0"], "'0' is less than 1"),
        (["--games", "-3"], "--games: '-3' is less than 1"),
        (["--games"], "--games: a value is missing"),
        (["--level", "-1"], "'-1' is less than 0"),
        (["--pack", "nope"], "there is no pack called 'nope'; there is: house"),
        (["--frob"], "nobody knows what '--frob' means here"),
        (["--option", "x=y"], "unknown option 'x'; this game has"),
        (["--policy", "random,"], "'random,' is not a list of names"),
        (["--option", "x"], "name=value"),
        (["--seed", " "], "seed cannot be empty"),
        (["--json", "--csv", "f"], "not allowed with"),
        (["--level", "2"], "toy has no levels"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(
    toy: Games, more: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "toy", *more], toy) == 2
    assert words in complaint(capsys)


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["picture", "--out", "x.png"]])
def test_a_pack_that_is_not_there_is_wrong_usage_for_every_command(
    command: list[str], tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    for pack, words in (
        ("nope", "there is no pack called 'nope'; there is: house"),
        ("", "there is no pack called ''"),
        (str(tmp_path / "nowhere"), "there is no pack called"),
        (str(tmp_path), "is no data pack: it has no pack.json"),
    ):
        assert main([command[0], "cytress", *command[1:], "--pack", pack]) == 2
        assert words in complaint(capsys)


def test_levels_are_for_one_player_and_the_default_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for more in (["--level", "6"], ["--level", "2", "--players", "3"]):
        assert main(["simulate", "cytress", *more]) == 2
        assert "cytress has levels 1 to 5, for one player only" in complaint(capsys)
    for more, level in ((["--level", "2"], 2), ([], 3), (["--players", "2"], 0)):
        assert main(["simulate", "cytress", "--seed", "1", "--json", *more]) == 0
        assert json.loads(capsys.readouterr().out)["level"] == level


def test_a_csv_that_cannot_be_written(toy: Games, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "toy", "--csv", str(tmp_path / "no" / "x.csv")], toy) == 1
    assert "cannot be written" in complaint(capsys)


# ---- the rest of the line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["pack", "check", "--help"]])
def test_help_is_printed_without_gaps(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: arcology")
    assert "⟦" not in out


@pytest.mark.parametrize("words", [["dance"], ["play"], ["simulate"], ["pack"], ["picture", "toy"], ["play", "chess"]])
def test_what_does_not_exist_is_wrong_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    complaint(capsys)


def test_the_command_line_speaks_the_language_of_the_person(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    assert main(["picture", "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Aufruf: arcology picture")
    for english in ("usage", "positional", "options", "show this help"):
        assert english not in out
    for words, told in (
        (["picture", "cytress"], "es fehlt: --out"),
        (["picture", "cytress", "--out", "x.png", "--theme", "pink"], "--theme: 'pink' gibt es nicht; es gibt: dark"),
        (["dance"], "'dance' gibt es nicht; es gibt: play, open"),
        (["simulate", "cytress", "--p", "1"], "'--p' könnte eines davon sein"),
    ):
        assert main(words) == 2
        assert told in complaint(capsys)


def test_names_of_games_are_taken_in_any_case(toy: Games, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("toy", "TOY", " Toy "):
        assert main(["rules", name], toy) == 0
    assert "Rules of the toy" in capsys.readouterr().out


def test_rules_prints_everything_or_one_paragraph(toy: Games, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "toy"], toy) == 0
    whole = capsys.readouterr().out
    assert all(part in whole for part in ("Rules of the toy", "Walking", "TOY-MOVE-01  Two spaces at most"))
    assert main(["rules", "toy", "toy-move-01"], toy) == 0
    one = capsys.readouterr().out
    assert "one or two spaces" in one
    assert "TOY-WIN-01" not in one


def test_an_unknown_rule_proposes_the_nearest(toy: Games, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "toy", "TOY-MOVE-02"], toy) == 2
    assert "did you mean TOY-MOVE-01" in complaint(capsys)


def test_the_house_pack_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    house = Path(str(data_root())) / "resources" / "games" / "cyberdoom_tower" / "house"
    assert main(["pack", "check", str(house)]) == 0
    assert "Cyberdoom Tower" in capsys.readouterr().out


def test_a_broken_pack_is_told_with_file_line_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = Path(str(data_root())) / "resources" / "games" / "cyberdoom_tower" / "house"
    manifest = json.loads((house / "pack.json").read_text("utf-8"))
    mine = {**manifest, "id": "mine", "files": {"player": "player.json"}}
    (tmp_path / "pack.json").write_text(json.dumps(mine), "utf-8")
    player = (house / "player.json").read_text("utf-8")
    (tmp_path / "player.json").write_text(player.replace("{", '{"surprise": 1,', 1), "utf-8")
    assert main(["pack", "check", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert "player.json, line 1, surprise" in error
    assert "1 fault" in error.splitlines()[-1]


@pytest.mark.parametrize(
    ("content", "words"), [(None, "has no pack.json"), ("{", "cannot be read"), ("{}", "expected the name of a game")]
)
def test_a_folder_that_is_no_pack(
    tmp_path: Path, content: str | None, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (tmp_path / "pack.json").write_text(content, "utf-8")
    assert main(["pack", "check", str(tmp_path)]) == 1
    assert words in complaint(capsys)


def test_self_check_names_everything_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["self-check", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert code == (0 if found["good"] else 1)
    parts = {finding["part"]: finding for finding in found["findings"]}
    assert parts["qt"]["good"], parts["qt"]
    assert parts["charts"]["good"], parts["charts"]
    assert parts["pack cyberdoom-tower/house"]["good"]
    assert parts["language en"]["found"].startswith("English, all there: ")
    assert parts["settings"]["good"]
    assert all(finding["good"] or finding["advice"] for finding in found["findings"])


def test_self_check_names_a_folder_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a file"
    file.touch()
    monkeypatch.setenv("ARCOLOGY_STATE", str(file / "below"))
    assert main(["self-check"]) == 1
    out = capsys.readouterr().out
    assert "BAD  games" in out
    assert "ARCOLOGY_STATE" in out


def test_missing_data_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ARCOLOGY_DATA", "/nowhere")
    assert main(["rules", "toy"]) == 1
    assert "ARCOLOGY_DATA" in complaint(capsys)


def test_what_breaks_inside_ends_in_a_report_and_one_sentence(
    toy: Games, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a hole in the rules")

    monkeypatch.setattr("arcology.app.commands.simulate.summary", broken)
    assert main(["simulate", "toy"], toy) == 1
    error = complaint(capsys)
    assert "a hole in the rules" in error
    report = next((tmp_path / "state" / "reports").iterdir())
    assert str(report) in error
    assert "Traceback" in report.read_text("utf-8")


HEADLESS = """
import sys
from arcology.app.main import main
code = main(sys.argv[1:])
print(sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))), file=sys.stderr)
sys.exit(code)
"""


@pytest.mark.parametrize(
    "words",
    [["simulate", "cyberdoom-tower", "--seed", "1"], ["rules", "cyberdoom-tower"], ["--help"], ["replay", "nothing"]],
    ids=lambda words: words[0],
)
def test_commands_without_a_window_do_not_import_qt(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HEADLESS, *words], capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert done.stderr.splitlines()[-1] == "[]", done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_it_says_so_instead_of_dying() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.endswith(("DISPLAY", "PLATFORM"))}
    done = subprocess.run(
        [sys.executable, "-m", "arcology"], capture_output=True, text=True, env=environment, check=False, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith("arcology: there is no screen here")
    assert done.stderr.count("\n") == 1
