import json
import subprocess
import sys

import pytest

from cardtable.players.simulate import run


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
    assert "points a deal" in captured.out
    assert captured.err == ""  # no progress bar where there is no terminal


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["bridge", "--seats", "club,club,club,club"],
        ["hearts"],
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


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "--seats" in capsys.readouterr().out


def test_qt_is_never_imported() -> None:
    code = (
        "import sys; from cardtable.players import replay, simulate, worker;"
        "simulate.run(['hearts', '--seats', 'expert,club,club', '--deals', '1', '--option', 'pass_count=0']);"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
