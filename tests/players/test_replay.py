from pathlib import Path

import pytest

from cardtable.core.record import write_record
from cardtable.games import discover
from cardtable.players.match import Match
from cardtable.players.random_player import RandomPlayer
from cardtable.players.replay import run

HEARTS = discover()["hearts"]


@pytest.fixture(scope="module")
def log() -> str:
    options = HEARTS.options()
    players = [RandomPlayer(HEARTS.rules(options, 4), seat) for seat in range(4)]
    match = Match(HEARTS, options, players, ["random"] * 4, "replay")
    match.play_deal()
    return write_record(match.session.record())


def checked(tmp_path: Path, text: str) -> int:
    file = tmp_path / "match.cardtable"
    file.write_bytes(text.encode())
    return run([str(file)])


def test_a_good_log(tmp_path: Path, log: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tmp_path, log) == 0
    assert capsys.readouterr().out == "All 56 actions are good, up to deal 2.\n"


def line_of(log: str, start: str) -> int:
    return next(number for number, line in enumerate(log.split("\n")) if line.startswith(start))


@pytest.mark.parametrize(
    ("line", "text"),
    [(20, "0 play"), (20, "9 play QS"), (20, "nonsense"), (20, "0 moon add"), (2, "game: bridge")],
)
def test_the_first_bad_line_is_named(
    tmp_path: Path, log: str, line: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = log.split("\n")
    lines[line - 1] = text
    assert checked(tmp_path, "\n".join(lines)) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"cardtable replay: Line {line}: ")
    assert error.count("\n") == 1


def test_options_of_another_program_are_a_bad_line(
    tmp_path: Path, log: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = log.split("\n")
    place = line_of(log, "options: ")
    lines[place] = 'options: {"trump": "spades"}'
    assert checked(tmp_path, "\n".join(lines)) == 1
    assert capsys.readouterr().err.startswith("cardtable replay: Line")


def test_a_line_that_is_no_text(tmp_path: Path, log: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.cardtable"
    file.write_bytes(log.encode() + b"0 play \xff\n")
    assert run([str(file)]) == 1
    assert f"Line {log.count(chr(10)) + 1}: " in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--fast"], ["/no/such/file"], ["."]])
def test_nonsense_gets_one_sentence_and_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("cardtable replay: ")
    assert error.count("\n") == 1


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "FILE" in capsys.readouterr().out
