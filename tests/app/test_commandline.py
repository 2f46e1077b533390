"""The command line answers nonsense with one sentence and status 2, and needs no Qt for its other commands."""

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.app.entry_point import WITHOUT_WINDOW
from cardtable.app.platform.qt_environment import (
    NO_DISPLAY,
    UNREADABLE_FOLDER,
    debian_package,
    display_problem,
    folder_problem,
)
from cardtable.app.startup.arguments import SEATS, parse
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.app.storage.file_storage import HOME_VARIABLE, standard_paths
from cardtable.command_line import bot, bot_player, replay, review, serve, simulate, solve, tables
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import ExitRequested, UserError
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text
from cardtable.games import discover
from devtools import libraries

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
    for number in ("4711", "۴۷۱۱", "४७११", "੪੭੧੧", "౪౭౧౧", "4 711", "4,711", "4\u202f711", "004711"):
        asked = read("--deal", number, "--players", "۴", "--size", "۱۲۸۰x800")
        assert (asked.deal, asked.players, asked.size) == ("4711", 4, (1280, 800))
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
    with pytest.raises(UserError) as error:
        read(*arguments)
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("length", [255, 256, 5000])
def test_a_name_longer_than_a_file_can_have_is_no_saved_game(length: int) -> None:
    with pytest.raises(UserError, match="There is no saved game"):
        read("a" * length)


@pytest.mark.parametrize(
    "arguments",
    [
        ["hearts", "--seed", "\udcff"],
        ["hearts", "--seed", "a\nb"],
        ["hearts", "--jobs", "65"],
        ["hearts", "--deals", "0"],
        ["hearts", "--deals", "9" * 5000],
        ["canasta", "--option", "packs=999999999"],
        ["canasta", "--option", "packs=4"],
        ["svoi_kozyri", "--option", "turn_limit=-1"],
    ],
)
def test_what_simulate_cannot_do_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("cardtable simulate: ")
    assert shown.err.count("\n") == 1
    shown.err.encode()


@pytest.mark.skipif(sys.platform == "win32", reason="an account always has its folders there")
def test_without_a_home_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)  # what it does where it finds no account
    with pytest.raises(UserError, match=r"no home folder.*CARDTABLE_HOME\.$"):
        standard_paths({})
    assert standard_paths({HOME_VARIABLE: "/games"}).config == Path("/games/config")


@pytest.mark.parametrize(
    ("encoding", "folder", "told"), [("ascii", "/\udce0", True), ("utf-8", "/\udce0", False), ("ascii", "/a", False)]
)
def test_a_folder_that_qt_cannot_read_is_one_sentence(
    encoding: str, folder: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.getfilesystemencoding", lambda: encoding)
    found = ModuleSpec("PySide6", None, origin=f"{folder}/PySide6/__init__.py")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: found)
    assert folder_problem() == (UNREADABLE_FOLDER if told else None)


@pytest.mark.parametrize("name", ["hearts", "Hearts", "svoi-kozyri", "Svoi Kozyri"])
def test_who_names_a_game_is_told_how_to_play_it(name: str) -> None:
    with pytest.raises(UserError, match=r"is a game, .* write --game (hearts|svoi_kozyri)\.$"):
        read(name)


class Marked(SourceRenderer):
    """Every text in marks: what has none was not translated."""

    def text(self, text: Text) -> str:
        return f"«{super().text(text)}»"


HELP: dict[str, Callable[[], object]] = {
    "window": lambda: parse(["--help"], GAMES, "1.0", Marked()),
    "simulate": lambda: simulate.run(["--help"], Marked()),
    "replay": lambda: replay.run(["--help"], Marked()),
    "review": lambda: review.run(["--help"], Marked()),
    "solve": lambda: solve.run(["--help"], Marked()),
    "serve": lambda: serve.run(["--help"], Marked()),
    "tables": lambda: tables.run(["--help"], Marked()),
    "bot": lambda: bot.run(["--help"], Marked()),
    "bot-player": lambda: bot_player.run(["--help"], Marked()),
}


@pytest.mark.parametrize("command", HELP)
def test_every_word_of_the_help_is_translated(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(ExitRequested):
        HELP[command]()
    shown = capsys.readouterr().out
    bare = re.sub(r"«[^«»]*(«[^»]*»[^«»]*)*»", "", shown)
    bare = re.sub(r"--?[a-z-]+|cardtable|simulate|replay|review|solve|daily|serve|tables|bot-player|bot", "", bare)
    assert shown.startswith("«usage: »")
    assert not re.search(r"[a-z]{3}", bare), bare


def test_the_help_lists_every_command_and_how_many_may_play(capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(ExitRequested):
        parse(["--help"], GAMES, "1.0", SourceRenderer())
    shown = capsys.readouterr().out
    assert [name for name in WITHOUT_WINDOW if not re.search(rf"^  {name} ", shown, re.MULTILINE)] == []
    assert re.search(r"the\s+number\s+of\s+players:\s+2\s+to\s+11,\s+depending\s+on\s+the\s+game", shown)
    assert HOME_VARIABLE in shown
    seats = [number for game in discover().values() for number in game.seats]
    assert (min(seats), max(seats)) == SEATS


@pytest.mark.parametrize("arguments", [["--game"], ["--game", "chess"], ["--json=1"], ["--reset-settings=1"], ["x"]])
def test_every_complaint_is_translated(arguments: list[str]) -> None:
    with pytest.raises(UserError) as error:
        read(*arguments)
    assert error.value.text.context == "Command line"


@pytest.mark.parametrize("argument", ["--help", "--version", "-h"])
def test_help_and_version_end_well(argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ExitRequested):
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
    sentence = "cardtable: Unknown argument “--nonsense”; see --help.\n"  # though there is no display either
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems always have a display")
def test_without_a_display_one_sentence() -> None:
    done = start()
    assert (done.returncode, done.stderr) == (2, f"cardtable: {SourceRenderer().text(NO_DISPLAY)}\n")


def test_a_display_that_does_not_answer_is_none() -> None:
    assert display_problem({"DISPLAY": ":987"}, "linux") == NO_DISPLAY
    assert display_problem({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert display_problem({}, "win32") is None
    assert display_problem({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"}, "linux") == NO_DISPLAY


@pytest.mark.parametrize("platform", ["wayland", "wayland-egl", "xcb", "wayland;xcb", "xcb:x"])
def test_a_chosen_platform_without_its_display_gets_the_sentence_too(platform: str, tmp_path: Path) -> None:
    here = {"QT_QPA_PLATFORM": platform, "XDG_RUNTIME_DIR": str(tmp_path)}

    assert display_problem(here, "linux") == NO_DISPLAY
    assert display_problem(here | {"QT_QPA_PLATFORM": f"{platform};offscreen"}, "linux") is None


def test_a_compositor_is_found_by_its_socket_or_by_its_usual_name(tmp_path: Path) -> None:
    here = {"XDG_RUNTIME_DIR": str(tmp_path)}
    (tmp_path / "wayland-0").touch()

    assert display_problem(here | {"QT_QPA_PLATFORM": "wayland"}, "linux") is None
    assert display_problem(here | {"WAYLAND_DISPLAY": "wayland-0"}, "linux") is None
    assert display_problem(here | {"WAYLAND_DISPLAY": str(tmp_path / "wayland-0")}, "linux") is None
    assert display_problem(here, "linux") == NO_DISPLAY


@pytest.fixture
def refusing_display() -> Iterator[str]:
    """A display that hangs up on everybody, as one of somebody else's does."""
    with socket.socket(socket.AF_UNIX) as listener, ThreadPoolExecutor() as pool:
        listener.bind("\0/tmp/.X11-unix/X4711")
        listener.listen()
        listener.settimeout(0.05)
        over = threading.Event()

        def hang_up() -> None:
            while not over.is_set():
                with suppress(TimeoutError):
                    listener.accept()[0].close()

        pool.submit(hang_up)
        yield ":4711"
        over.set()


@pytest.fixture
def unreadable(tmp_path: Path) -> Callable[[str], str]:
    """What makes the loader take this library for one that it cannot load."""

    def hide(library: str) -> str:
        (tmp_path / library).touch()
        return str(tmp_path)

    return hide


NO_WINDOW = "CardTable can't open a window because"
LOAD_XCB = """
from ctypes import CDLL
from PySide6.QtCore import QLibraryInfo
CDLL(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath) + "/platforms/libqxcb.so")
"""


@cache
def missing_for_a_window() -> str:
    """What Qt itself misses here for a window on X11; nothing if it can open one."""
    done = subprocess.run([sys.executable, "-c", LOAD_XCB], capture_output=True, text=True, check=False)
    return done.stderr.strip().rpartition("\n")[2]


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems' Qt needs nothing of the system")
@pytest.mark.parametrize("arguments", [(), ("--demo", "2"), ("--self-test",)], ids=str)
def test_a_display_that_refuses_gets_one_sentence(arguments: tuple[str, ...], refusing_display: str) -> None:
    if missing := missing_for_a_window():
        pytest.skip(missing)
    done = start(*arguments, DISPLAY=refusing_display)

    sentence = f"{NO_WINDOW} the display :4711 doesn't accept it: start it from your own desktop session.\n"
    assert_failed(done, arguments, sentence)


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems' Qt needs nothing of the system")
@pytest.mark.parametrize("arguments", [(), ("--demo", "2"), ("--self-test",)], ids=str)
def test_a_library_that_qt_misses_for_a_window_is_named_with_its_package(
    arguments: tuple[str, ...], refusing_display: str, unreadable: Callable[[str], str]
) -> None:
    done = start(*arguments, DISPLAY=refusing_display, LD_LIBRARY_PATH=unreadable("libxcb-cursor.so.0"))

    sentence = (
        f"{NO_WINDOW} the library libxcb-cursor.so.0 is missing: install the package that contains it"
        " (libxcb-cursor0 on Debian and Ubuntu), then try again.\n"
    )
    assert_failed(done, arguments, sentence)


def assert_failed(done: subprocess.CompletedProcess[str], arguments: tuple[str, ...], sentence: str) -> None:
    if "--self-test" in arguments:
        assert (done.returncode, done.stdout, done.stderr) == (1, f"CardTable {__version__}\n", sentence)
    else:
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"cardtable: {sentence}")


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems' Qt needs nothing of the system")
@pytest.mark.parametrize("arguments", [(), ("--self-test",)], ids=str)
def test_a_library_that_qt_cannot_even_be_loaded_without_is_named(
    arguments: tuple[str, ...], unreadable: Callable[[str], str]
) -> None:
    done = start(*arguments, QT_QPA_PLATFORM="offscreen", LD_LIBRARY_PATH=unreadable("libEGL.so.1"))

    assert done.returncode == 2
    assert done.stderr == (
        f"cardtable: {NO_WINDOW} the library libEGL.so.1 is missing: install the package that contains it"
        " (libegl1 on Debian and Ubuntu), then try again.\n"
    )


def test_a_platform_that_qt_does_not_have_gets_one_sentence() -> None:
    done = start(QT_QPA_PLATFORM="nonsense")

    sentence = f"{NO_WINDOW} Qt has no plugin for nonsense: unset QT_QPA_PLATFORM or install CardTable again.\n"
    assert (done.returncode, done.stderr) == (2, f"cardtable: {sentence}")


@pytest.mark.parametrize("library", libraries.DEBIAN)
def test_packages_are_named_as_the_tools_for_building_name_them(library: str) -> None:
    assert debian_package(library) == libraries.debian_package(library)


def test_main_imports_nothing_at_its_top() -> None:
    code = "import sys; before = set(sys.modules); import cardtable.__main__; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"cardtable", "cardtable.__main__"}


def test_complaints_name_the_program() -> None:
    assert start("--nonsense").stderr.startswith("cardtable: ")


def test_the_language_for_tests_is_not_offered() -> None:
    assert read("--lang", "pseudo").language == "pseudo"
    with pytest.raises(UserError, match=r"choose one of: en, pa, hi, te, fa\.$"):
        read("--lang", "xx")


def test_a_solution_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve.run(["svoi_kozyri", "--cards", "8"]) == 0
    shown = capsys.readouterr().out
    assert "the leader wins: " in shown
    assert "rules" not in shown
    assert "_ahead" not in shown
