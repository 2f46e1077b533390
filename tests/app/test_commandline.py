"""The command line answers nonsense with one sentence and status 2, and needs no Qt for its other commands."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from cardtable.app.arguments import parse
from cardtable.app.asked import Arguments
from cardtable.app.display import NO_DISPLAY, display_problem
from cardtable.core.complaint import Complaint, Leave
from cardtable.core.rules import AnyGame
from cardtable.core.text import SourceWords, Text
from cardtable.games import discover
from cardtable.players import replay, simulate, solve

GAMES: Mapping[str, AnyGame] = discover()


def read(*arguments: str) -> Arguments:
    return parse(arguments, GAMES, "1.0")


def test_everything_can_be_asked_for(tmp_path: Path) -> None:
    saved = tmp_path / "a.cardtable"
    saved.write_text("")
    assert read(str(saved)).file == saved
    asked = read("--game", "hearts", "--players", "4", "--rules", "hearts_app", "--deal", "0042", "--lang", "fa")
    assert (asked.game, asked.players, asked.rules, asked.deal, asked.language) == (
        "hearts",
        4,
        "hearts_app",
        "42",
        "fa",
    )
    demo = read("--demo", "2.5", "--screenshot", "x.png", "--size", "1024x600", "--reset-settings")
    assert (demo.demo, demo.screenshot, demo.size, demo.reset_settings) == (2.5, Path("x.png"), (1024, 600), True)
    assert demo.by_itself
    assert not demo.new_match


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["-x"],
        ["--game"],
        ["--game", "chess"],
        ["--players", "many"],
        ["--players", "12"],
        ["--players", "²"],
        ["--rules", "house"],
        ["--rules", "black_maria", "--players", "4"],
        ["--deal", "-1"],
        ["--deal", "abc"],
        ["--deal", "9" * 41],
        ["--lang", "xx"],
        ["--demo"],
        ["--demo", "soon"],
        ["--demo", "-1"],
        ["--demo", "nan"],
        ["--size", "big"],
        ["--size", "10x10"],
        ["no-such-file"],
        ["one", "two"],
        [__file__, "--deal", "3"],
    ],
)
def test_nonsense_is_one_sentence(arguments: list[str]) -> None:
    with pytest.raises(Complaint) as error:
        read(*arguments)
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("name", ["hearts", "Hearts", "svoi-kozyri", "Svoi Kozyri"])
def test_who_names_a_game_is_told_how_to_play_it(name: str) -> None:
    with pytest.raises(Complaint, match=r"is a game, .* write --game (hearts|svoi_kozyri)\.$"):
        read(name)


class Marked(SourceWords):
    """Every text in marks: what has none was not translated."""

    def text(self, text: Text) -> str:
        return f"«{super().text(text)}»"


HELP = {
    "window": lambda: parse(["--help"], GAMES, "1.0", Marked()),
    "simulate": lambda: simulate.run(["--help"], Marked()),
    "replay": lambda: replay.run(["--help"], Marked()),
    "solve": lambda: solve.run(["--help"], Marked()),
}


@pytest.mark.parametrize("command", HELP)
def test_every_word_of_the_help_is_translated(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(Leave):
        HELP[command]()
    shown = capsys.readouterr().out
    bare = re.sub(r"«[^«»]*(«[^»]*»[^«»]*)*»", "", shown)
    bare = re.sub(r"--?[a-z-]+|cardtable|simulate|replay|solve", "", bare)
    assert shown.startswith("«usage: »")
    assert not re.search(r"[a-z]{3}", bare), bare


@pytest.mark.parametrize("arguments", [["--game"], ["--game", "chess"], ["--json=1"], ["--reset-settings=1"], ["x"]])
def test_every_complaint_is_translated(arguments: list[str]) -> None:
    with pytest.raises(Complaint) as error:
        read(*arguments)
    assert error.value.text.context == "Command line"


@pytest.mark.parametrize("argument", ["--help", "--version", "-h"])
def test_help_and_version_end_well(argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Leave):
        read(argument)
    assert capsys.readouterr().out


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_nonsense_exits_with_status_2_and_one_line() -> None:
    done = start("--nonsense")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems always have a display")
def test_without_a_display_one_sentence() -> None:
    done = start()
    assert (done.returncode, done.stderr) == (2, f"cardtable: {SourceWords().text(NO_DISPLAY)}\n")


def test_a_display_that_does_not_answer_is_none() -> None:
    assert display_problem({"DISPLAY": ":987"}, "linux") == NO_DISPLAY
    assert display_problem({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert display_problem({}, "win32") is None
    assert display_problem({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"}, "linux") == NO_DISPLAY


def test_main_imports_nothing_at_its_top() -> None:
    code = "import sys; before = set(sys.modules); import cardtable.__main__; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"cardtable", "cardtable.__main__"}


def test_complaints_name_the_program() -> None:
    assert start("--nonsense").stderr.startswith("cardtable: ")


def test_the_language_for_tests_is_not_offered() -> None:
    assert read("--lang", "pseudo").language == "pseudo"
    with pytest.raises(Complaint, match=r"takes one of: en, pa, hi, te, fa\.$"):
        read("--lang", "xx")


def test_a_solution_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve.run(["svoi_kozyri", "--cards", "8"]) == 0
    shown = capsys.readouterr().out
    assert "the leader wins: " in shown
    assert "rules" not in shown
    assert "_ahead" not in shown
