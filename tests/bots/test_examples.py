"""The examples that are shipped play: each a deal of Hearts without a mishap, the one in Python all games."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardtable.bots
from cardtable.command_line.parser import USAGE
from cardtable.command_line.simulate import run
from cardtable.games import discover
from tests.bots.one_deal import play_a_deal

EXAMPLES = Path(cardtable.bots.__file__).parent / "examples"
PYTHON = (sys.executable, str(EXAMPLES / "lowest_card.py"))
ROOT = str(Path(cardtable.bots.__file__).parents[2])


@pytest.fixture(autouse=True)
def where_the_program_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where it is installed."""
    monkeypatch.setenv("PYTHONPATH", ROOT)


def test_python_plays_hearts() -> None:
    assert play_a_deal(PYTHON).mishaps == []


@pytest.mark.slow
@pytest.mark.parametrize("game", discover())
def test_python_plays_every_game(game: str) -> None:
    seats = next(count for count in discover()[game].seats if count >= 3)
    assert play_a_deal(PYTHON, game, seats).mishaps == []


@pytest.mark.skipif(
    shutil.which("node") is None, reason="NOT RUN: the example in JavaScript, for there is no node here"
)
def test_javascript_plays_hearts() -> None:
    assert play_a_deal(("node", str(EXAMPLES / "lowest_card.js"))).mishaps == []


@pytest.mark.skipif(shutil.which("cc") is None, reason="NOT RUN: the example in C, for there is no compiler here")
def test_c_plays_hearts(tmp_path: Path) -> None:
    program = tmp_path / "lowest_card"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["cc", *strict, "-o", str(program), str(EXAMPLES / "lowest_card.c")], check=True)
    assert play_a_deal((str(program),)).mishaps == []


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
    assert "ended too soon, in 4 match(es); rules of thumb" in said.err
    assert json.loads(said.out)["mishaps"] == {bot: {"ended": 4}}


def test_simulate_asks_for_a_program_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hearts", "--seats", "bot:./no-such-bot,beginner,beginner"]) == USAGE
    assert "There is no program “./no-such-bot” that could play" in capsys.readouterr().err
