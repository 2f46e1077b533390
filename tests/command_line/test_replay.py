from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.command_line.replay import run
from cardtable.core.options import Options
from cardtable.core.record import Record, write_record
from cardtable.games import discover
from cardtable.players.simple_players import RandomPlayer
from tests.contest import Match

HEARTS = discover()["hearts"]


def record_of(options: Options, seed: str) -> Record:
    """One deal of four who do anything that the rules allow."""
    players = [RandomPlayer(HEARTS.rules(options, 4), seat) for seat in range(4)]
    match = Match(HEARTS, options, players, ["random"] * 4, seed)
    match.play_deals(1)
    return match.session.record()


@pytest.fixture(scope="module")
def log() -> str:
    return write_record(record_of(HEARTS.options(), "replay"))


def checked(tmp_path: Path, text: str) -> int:
    file = tmp_path / "match.cardtable"
    file.write_bytes(text.encode())
    return run([str(file)])


def test_a_good_log(tmp_path: Path, log: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tmp_path, log) == 0
    assert capsys.readouterr().out == "All 56 actions are valid, up to deal 2.\n"


def test_a_match_that_was_saved_when_other_rules_were_standard_keeps_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this deal a heart falls on the first trick, which the standard Hearts of today forbids."""
    record = record_of(HEARTS.options.preset("hearts_app"), "114")
    plays = [action for _, action in record.actions if action.startswith("play ")]
    assert plays[2] == "play 2H"
    assert checked(tmp_path, write_record(record)) == 0
    assert checked(tmp_path, write_record(replace(record, options=HEARTS.options().save()))) == 1
    assert "“play 2H” by seat 2 is refused: HP-22." in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device that never ends is needed")
def test_a_device_that_never_ends_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["/dev/zero"]) == 2
    assert capsys.readouterr().err == "cardtable replay: The file “/dev/zero” can't be read.\n"


@pytest.mark.parametrize("name", ["a" * 256, "a" * 5000, "\udcff", "a\0b"])
def test_no_name_of_a_file_is_more_than_a_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name]) == 2
    assert capsys.readouterr().err.count("\n") == 1


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


def test_a_file_that_is_something_else_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tmp_path, "# Cards\n\nA page about card games.\n") == 2
    assert capsys.readouterr().err.endswith("isn't a saved game.\n")


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


def test_a_log_that_was_not_closed_is_good_as_far_as_it_goes(
    tmp_path: Path, log: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(tmp_path, log[: log.index("end ")]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("All 56 actions are valid, up to deal 2. The end mark is missing")
    assert checked(tmp_path, "".join(log.splitlines(keepends=True)[:-8])) == 0
    assert capsys.readouterr().out.startswith("All 49 actions are valid, up to deal 1. The end mark is missing")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda data: data[:-30], "the line isn't complete."),
        (lambda data: data[:-30] + b"\0" * 30, "from here to the end there are only zeros."),
        (lambda data: data.replace(b"cardtable 2", b"cardtable 3"), "one bit of it is wrong"),
        (lambda data: data.replace(b"seats: 4", b"seats: 3"), "its checksum doesn't match"),
    ],
)
def test_each_kind_of_damage_has_its_sentence(
    tmp_path: Path, log: str, damage: Callable[[bytes], bytes], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.cardtable"
    file.write_bytes(damage(log.encode()))
    assert run([str(file)]) == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("change", [lambda text: text.replace("\n", "\r\n"), lambda text: "\ufeff" + text])
def test_line_ends_and_a_mark_of_other_programs_do_no_harm(
    tmp_path: Path, log: str, change: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(tmp_path, change(log)) == 0
    assert capsys.readouterr().out == "All 56 actions are valid, up to deal 2.\n"


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--fast"], ["/no/such/file"], ["."]])
def test_nonsense_gets_one_sentence_and_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("cardtable replay: ")
    assert error.count("\n") == 1


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "FILE" in capsys.readouterr().out
