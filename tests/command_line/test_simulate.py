import json
import subprocess
import sys
from io import StringIO
from typing import Any

import pytest

from cardtable.command_line.arg_parser import USAGE
from cardtable.command_line.paired_comparison import PairedComparison
from cardtable.command_line.simulate import run
from cardtable.games import discover
from tests.command_line.one_sentence import assert_one_sentence


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert run([*arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def untimed(found: dict[str, object]) -> str:
    text = json.dumps(found, sort_keys=True)
    levels = found["levels"]
    assert isinstance(levels, dict)
    for level in levels.values():
        for time in ("mean", "median", "p99", "max"):
            del level[f"move_ms_{time}"]
    del found["seconds"]
    assert text
    return json.dumps(found, sort_keys=True)


def test_the_fields_of_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "hearts", "--seats", "club,beginner,beginner,beginner", "--deals", "3", "--seed", "5")
    fields = ["game", "preset", "seats", "deals", "seed", "seconds", "games", "levels", "difference", "share"]
    assert list(found) == fields
    assert found["games"] == 12
    assert found["seats"] == ["club", "beginner", "beginner", "beginner"]
    levels, difference = found["levels"], found["difference"]
    assert isinstance(levels, dict)
    assert isinstance(difference, dict)
    assert list(levels) == ["club", "beginner"]
    for level in levels.values():
        times = {"move_ms_mean", "move_ms_median", "move_ms_p99", "move_ms_max"}
        assert set(level) == {"mean_points", "wins", "draws", "figures", "moves"} | times
        assert level["move_ms_median"] <= level["move_ms_p99"] <= level["move_ms_max"]
    assert set(difference) == {"mean", "stderr"}
    assert difference["mean"] == pytest.approx(
        levels["club"]["mean_points"] - levels["beginner"]["mean_points"], abs=0.001
    )


def test_one_level_alone_has_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "hearts", "--seats", "beginner,beginner,beginner", "--deals", "2")
    assert "difference" not in found
    assert found["preset"] == "hearts_usual"


def test_a_seed_that_no_bot_is_to_find_comes_from_stdin(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("hearts", "--seats", "club,beginner,beginner,beginner", "--deals", "1", "--seed")
    written = report(capsys, *arguments, "my own seed")
    monkeypatch.setattr("sys.stdin", StringIO("my own seed\nand no more\n"))
    read = report(capsys, *arguments, "-")
    assert read["seed"] == "my own seed"
    assert untimed(read) == untimed(written)


class Broken(StringIO):
    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")


@pytest.mark.parametrize(
    "stdin",
    [StringIO(""), StringIO("\n"), StringIO("0" * 1_000_000), Broken(), None],
    ids=["nothing", "an empty line", "no end", "no text", "closed"],
)
def test_a_stdin_without_a_line_gets_one_sentence(
    stdin: StringIO | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", stdin)
    assert run(["hearts", "--deals", "1", "--seed", "-"]) == 2
    assert_one_sentence(capsys, "simulate", "There is no line of text on stdin for --seed: write one there.")


def test_the_help_names_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "bot:PROGRAM" in capsys.readouterr().out


@pytest.mark.slow
def test_the_same_seed_gives_the_same_result_with_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("hearts", "--seats", "club,beginner,club,beginner", "--deals", "4", "--seed", "abc")
    once = untimed(report(capsys, *arguments))
    assert once == untimed(report(capsys, *arguments, "--jobs", "2"))
    assert once != untimed(report(capsys, *arguments[:-1], "abd"))


def test_rules_and_options_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(
        capsys, "hearts", "--seats", "club,club,club", "--deals", "1",
        "--rules", "black_maria", "--option", "pass_count=4", "--option", "queen_value=20",
    )  # fmt: skip
    assert found["preset"] == "black_maria"
    levels = found["levels"]
    assert isinstance(levels, dict)
    assert levels["club"]["mean_points"] == pytest.approx(50 / 3, abs=0.001)


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hearts", "--seats", "club,beginner,beginner,beginner", "--deals", "1"]) == 0
    captured = capsys.readouterr()
    assert "points per deal" in captured.out
    assert captured.err == ""  # no progress bar where there is no terminal


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["bridge", "--seats", "club,club,club,club"],
        ["hearts", "--seats"],
        ["hearts", "--seats", "club,club"],
        ["hearts", "--seats", "club,club,club,master"],
        ["hearts", "--seats", "club,club,club,club", "--deals", "0"],
        ["hearts", "--seats", "club,club,club,club", "--deals", "many"],
        ["hearts", "--seats", "club,club,club,club", "--rules", "poker"],
        ["hearts", "--seats", "club,club,club,club", "--rules", "black_maria"],
        ["hearts", "--seats", "club,club,club,club", "--option", "target"],
        ["hearts", "--seats", "club,club,club,club", "--option", "trump=spades"],
        ["hearts", "--seats", "club,club,club,club", "--option", "sun=maybe"],
        ["hearts", "--seats", "club,club,club,club", "--fast"],
    ],
)
def test_nonsense_gets_one_sentence_and_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("cardtable simulate: ")
    assert captured.err.count("\n") == 1
    assert captured.err.endswith(".\n")


def test_without_seats_the_best_quick_level_meets_the_one_below(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "hearts", "--deals", "2")
    assert found["seats"] == ["club", "beginner", "beginner", "beginner"]
    found = report(capsys, "hearts", "--deals", "2", "--rules", "black_maria")
    assert found["seats"] == ["club", "beginner", "beginner"]
    assert found["preset"] == "black_maria"


def test_deals_in_a_row_pass_in_every_direction() -> None:
    hearts = discover()["hearts"]
    contest = PairedComparison("hearts", tuple(hearts.options().save().items()), ("beginner",) * 4, "5")
    (alone,) = contest.play(1)
    row = contest.play(1, 4)
    assert [result.number for result in row] == [1, 2, 3, 4]
    assert row[0].rotations == alone.rotations
    assert [result.number for result in contest.play(3, 4)] == [9, 10, 11, 12]


def test_the_last_match_of_a_row_may_be_shorter(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "hearts", "--seats", "beginner,beginner,beginner", "--deals", "5", "--deals-a-match", "3")
    assert (found["deals"], found["deals_a_match"]) == (5, 3)
    found = report(capsys, "svoi_kozyri", "--deals", "4", "--deals-a-match", "2")
    assert found["deals"] == 2  # a match of one deal ends with it


def test_fewest_losses_win(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["svoi_kozyri", "--seats", "club,beginner", "--deals", "6", "--option"]
    won = report(capsys, *arguments, "match=first_to_n_wins")["levels"]
    lost = report(capsys, *arguments, "match=first_to_n_losses")["levels"]
    assert isinstance(won, dict)
    assert isinstance(lost, dict)
    assert lost["club"]["wins"] == won["club"]["wins"]
    assert lost["club"]["mean_points"] < lost["beginner"]["mean_points"]


def test_two_against_two_sit_in_two_ways_and_one_against_three_in_four() -> None:
    assert PairedComparison("hearts", (), ("a", "b", "a", "b"), "1").rotations == (
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    )
    assert len(PairedComparison("hearts", (), ("a", "b", "b", "b"), "1").rotations) == 4
    assert len(PairedComparison("hearts", (), ("a", "a", "b", "b"), "1").rotations) == 4
    assert PairedComparison("hearts", (), ("a", "a", "a"), "1").rotations == (("a", "a", "a"),)


def test_partners_stay_of_one_level() -> None:
    canasta = discover()["canasta"].options
    five, six = (tuple(canasta.preset(name).save().items()) for name in ("five", "six_three_sides"))
    assert PairedComparison("canasta", five, tuple("ababa"), "1").rotations == (tuple("ababa"), tuple("babab"))
    assert PairedComparison("canasta", six, tuple("abbabb"), "1").rotations == (
        tuple("abbabb"),
        tuple("babbab"),
        tuple("bbabba"),
    )
    assert PairedComparison("canasta", six, tuple("aaabbb"), "1").rotations[1] == tuple(
        "baaabb"
    )  # mixed as they were given


def test_level_alone_has_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert "difference" not in report(capsys, "canasta", "--seats", "club,club", "--deals", "1")


def test_level_of_former_times_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hearts", "--seats", "expert,expert@1,expert,expert@1"]) == USAGE
    assert "There is no level called “expert@1”; choose among: beginner, " in capsys.readouterr().err


def test_a_level_in_character_meets_the_plain_one(capsys: pytest.CaptureFixture[str]) -> None:
    plain = PairedComparison("hearts", (), ("club",) * 4, "1").play(1)[0].rotations[0].seats
    careful = PairedComparison("hearts", (), ("club:careful",) * 4, "1").play(1)[0].rotations[0].seats
    assert [points for _, points in plain] != [points for _, points in careful]
    levels = report(capsys, "hearts", "--seats", "club:careful,club,club:careful,club", "--deals", "1")["levels"]
    assert isinstance(levels, dict)
    assert list(levels) == ["club:careful", "club"]


def test_moves_without_a_choice_are_not_timed(capsys: pytest.CaptureFixture[str]) -> None:
    levels = report(capsys, "hearts", "--seats", "beginner,beginner,beginner,beginner", "--deals", "1")["levels"]
    assert isinstance(levels, dict)
    assert 4 < levels["beginner"]["moves"] <= 4 + 52 - 4  # passes, and cards but for each seat's last


def test_each_place_in_a_match_has_a_difference(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["hearts", "--seats", "club,beginner,club,beginner", "--deals", "6", "--deals-a-match", "4"]
    found: dict[str, Any] = report(capsys, *arguments)
    places = found["difference_by_place"]
    assert len(places) == 4
    sums = [place["mean"] * count for place, count in zip(places, (2, 2, 1, 1), strict=True)]
    assert sum(sums) / 6 == pytest.approx(found["difference"]["mean"], abs=0.001)


def test_lines_tell_each_deal_when_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["svoi_kozyri", "--seats", "club,beginner", "--deals", "3", "--lines"]
    assert run(arguments) == 0
    *deals, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert [line["deal"] for line in deals] == [1, 2, 3]
    assert deals[-1]["difference"] == last["difference"]
    assert [seat[0] for seat in deals[0]["rounds"][1]] == ["beginner", "club"]


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is ended without being told")
def test_a_run_that_is_stopped_reports_what_it_has_played() -> None:
    command = [sys.executable, "-m", "cardtable", "simulate", "svoi_kozyri", "--deals", "9999999", "--lines"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        json.loads(running.stdout.readline())
        running.terminate()
        said, complaint = running.communicate()
    found = json.loads(said.splitlines()[-1])
    assert (running.returncode, complaint) == (130, "")
    assert 1 <= found["deals"] < 9999999
    assert found["games"] == 2 * found["deals"]


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "--seats" in capsys.readouterr().out


@pytest.mark.slow
def test_qt_is_never_imported() -> None:
    code = (
        "import sys; from cardtable.command_line import replay, simulate; from cardtable.players import worker;"
        "seats = 'expert,club,club,club,club,club,club';"
        "simulate.run(['hearts', '--seats', seats, '--deals', '1', '--option', 'pass_count=0']);"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
