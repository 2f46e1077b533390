import json
import subprocess
import sys

import pytest

from cardtable.command_line.simulate import Contest, run
from cardtable.games import discover


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert run([*arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def untimed(found: dict[str, object]) -> str:
    text = json.dumps(found, sort_keys=True)
    levels = found["levels"]
    assert isinstance(levels, dict)
    for level in levels.values():
        del level["move_ms_mean"], level["move_ms_max"]
    del found["seconds"]
    assert text
    return json.dumps(found, sort_keys=True)


def test_the_fields_of_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "hearts", "--seats", "club,beginner,beginner,beginner", "--deals", "3", "--seed", "5")
    assert list(found) == ["game", "preset", "seats", "deals", "seed", "seconds", "levels", "difference"]
    assert found["seats"] == ["club", "beginner", "beginner", "beginner"]
    levels, difference = found["levels"], found["difference"]
    assert isinstance(levels, dict)
    assert isinstance(difference, dict)
    assert list(levels) == ["club", "beginner"]
    for level in levels.values():
        assert set(level) == {"mean_points", "wins", "move_ms_mean", "move_ms_max"}
    assert set(difference) == {"mean", "stderr"}
    assert difference["mean"] == pytest.approx(
        levels["club"]["mean_points"] - levels["beginner"]["mean_points"], abs=0.001
    )


def test_one_level_alone_has_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "hearts", "--seats", "beginner,beginner,beginner", "--deals", "2")
    assert "difference" not in found
    assert found["preset"] == "hearts_3_7"


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
    contest = Contest("hearts", tuple(hearts.options().save().items()), ("beginner",) * 4, "5")
    (alone,) = contest.play(1)
    row = contest.play(1, 4)
    assert [result.number for result in row] == [1, 2, 3, 4]
    assert row[0].rounds == alone.rounds
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


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "--seats" in capsys.readouterr().out


def test_qt_is_never_imported() -> None:
    code = (
        "import sys; from cardtable.command_line import replay, simulate; from cardtable.players import worker;"
        "seats = 'expert,club,club,club,club,club,club';"
        "simulate.run(['hearts', '--seats', seats, '--deals', '1', '--option', 'pass_count=0']);"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
