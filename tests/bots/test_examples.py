"""The examples that are shipped play: each a deal of Hearts without a mishap, the one in Python all games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardtable.bots
from cardtable.bots.bot_process import environment_with
from cardtable.bots.external_player import program_of
from cardtable.command_line.arg_parser import USAGE
from cardtable.command_line.simulate import run
from cardtable.games import discover
from tests.bots.one_deal import play_a_deal

EXAMPLES = Path(cardtable.bots.__file__).parent / "examples"
PYTHON = (sys.executable, str(EXAMPLES / "lowest_card.py"))


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No Python finds the program by itself, as with one that has none installed."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)


def test_python_plays_hearts() -> None:
    assert play_a_deal(PYTHON).faults == []


@pytest.mark.skipif(sys.platform == "win32", reason="files are not executable there")
@pytest.mark.parametrize("name", ["lowest_card.py", "lowest_card.js"])
def test_examples_can_be_chosen_as_they_lie_there(name: str) -> None:
    assert program_of([str(EXAMPLES / name)])


def test_own_python_modules_come_before_the_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/home/asha/bots")
    monkeypatch.setenv("NATS_PASSWORD", "secret")
    found = environment_with("1")
    assert found["PYTHONPATH"].split(os.pathsep) == ["/home/asha/bots", str(EXAMPLES.parents[2])]
    assert "secret" not in found.values()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not executable there")
@pytest.mark.parametrize("name", ["cardtable", "python3"])
def test_what_is_installed_beside_a_bots_program_is_no_other_version(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for program in ("cardtable", "python3"):
        (tmp_path / program).touch(0o755)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(EXAMPLES.parents[2]), "/home/asha/bots"]))
    assert environment_with("1", str(tmp_path / name))["PYTHONPATH"] == "/home/asha/bots"
    assert environment_with("1", sys.executable)["PYTHONPATH"].endswith(str(EXAMPLES.parents[2]))


@pytest.mark.slow
@pytest.mark.parametrize("game", discover())
def test_python_plays_every_game(game: str) -> None:
    seats = next(count for count in discover()[game].seats if count >= 3)
    assert play_a_deal(PYTHON, game, seats).faults == []


@pytest.mark.skipif(
    shutil.which("node") is None, reason="NOT RUN: the example in JavaScript, for there is no node here"
)
def test_javascript_plays_hearts() -> None:
    assert play_a_deal(("node", str(EXAMPLES / "lowest_card.js"))).faults == []


@pytest.mark.skipif(shutil.which("cc") is None, reason="NOT RUN: the example in C, for there is no compiler here")
def test_c_plays_hearts(tmp_path: Path) -> None:
    program = tmp_path / "lowest_card"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["cc", *strict, "-o", str(program), str(EXAMPLES / "lowest_card.c")], check=True)
    assert play_a_deal((str(program),)).faults == []


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_seats_a_bot(capsys: pytest.CaptureFixture[str], jobs: str) -> None:
    bot = f"bot:{PYTHON[0]} {PYTHON[1]}"
    assert run(["hearts", "--seats", f"{bot},beginner,beginner,beginner", "--deals", "2", "--jobs", jobs]) == 0
    said = capsys.readouterr()
    assert (bot in said.out, said.err) == (True, "")


def test_simulate_says_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"bot:{sys.executable} -I -S -c pass"
    assert run(["hearts", "--seats", f"{bot},beginner,beginner,beginner", "--deals", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert "stopped too soon in 4 match(es); a simple built-in player" in said.err
    assert json.loads(said.out)["mishaps"] == {bot: {"ended": 4}}


def test_simulate_asks_for_a_program_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hearts", "--seats", "bot:./no-such-bot,beginner,beginner"]) == USAGE
    assert "The program “./no-such-bot” wasn't found" in capsys.readouterr().err
