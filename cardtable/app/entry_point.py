"""From the command line to the program: commands without a window never load Qt.

The packed program's helper processes, which are the same program called in another way.

multiprocessing.freeze_support and PyInstaller's own hook do this as well, but they load multiprocessing at each start,
before the first window, and run whatever stands behind "-c"; here the helpers alone load it, and nothing else is run.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn, TextIO, cast

from cardtable import __version__
from cardtable.app.platform.qt_environment import display_problem, folder_problem, load_qt
from cardtable.app.startup.arguments import Arguments
from cardtable.command_line.output import guarded_output
from cardtable.core.text import Text, TextRenderer
from cardtable.core.user_error import ExitRequested, UserError

GOOD, BAD_USAGE = 0, 2
_NAME = "cardtable"
# Modules of `command_line` with the function `run`
WITHOUT_WINDOW = ("simulate", "replay", "review", "solve", "serve", "tables", "bot", "bot-player")

_TOLD_IN_WORDS = ("review",)  # which write numbers as the language does


def run(arguments: Sequence[str], errors: TextIO | None = None) -> int:
    """Do what the arguments ask for; the exit status: 0 done, 2 for nonsense or where there is no display."""
    command = next((word for word in arguments if word in WITHOUT_WINDOW), None) if arguments else None
    if command is not None and command != _first_word(arguments):
        command = None

    def complain(text: Text) -> None:
        print(f"{_NAME}: {_words(arguments).text(text)}", file=errors or sys.stderr)

    with guarded_output(complain):
        return _run(arguments, complain) if command is None else _run_without_window(command, arguments)


def _run(arguments: Sequence[str], complain: Callable[[Text], None]) -> int:
    try:
        return _run_window(_parsed(arguments), lambda problem: _give_up(arguments, problem))
    except ExitRequested:
        return GOOD
    except UserError as complaint:
        complain(complaint.text)
        return BAD_USAGE


def _give_up(arguments: Sequence[str], problem: Text) -> NoReturn:
    """Say what is wrong and end the process, from within Qt, which would end it without a word for people."""
    if sys.stderr is not None:
        print(f"{_NAME}: {_words(arguments).text(problem)}", file=sys.stderr, flush=True)
    os._exit(BAD_USAGE)


def _first_word(arguments: Sequence[str]) -> str:
    """The first argument but for the language, which may stand before the command."""
    language = 2 if arguments[0] == "--lang" else 1 if arguments[0].startswith("--lang=") else 0
    return next(iter(arguments[language:]), "")


def _run_without_window(command: str, arguments: Sequence[str]) -> int:
    place = list(arguments).index(command)
    module = import_module(f"cardtable.command_line.{command.replace('-', '_')}")
    serve = cast("Callable[[Sequence[str], TextRenderer], int]", module.run)
    words = _words(arguments, usual_digits=command in _TOLD_IN_WORDS)
    return serve([*arguments[:place], *arguments[place + 1 :]], words)


def _words(arguments: Sequence[str], *, usual_digits: bool = False) -> TextRenderer:
    """The words of the language asked for, else of the system's."""
    from cardtable.app.i18n.terminal_renderer import TerminalRenderer, command_language

    return TerminalRenderer(command_language(arguments), usual=usual_digits)


def _parsed(arguments: Sequence[str]) -> Arguments:
    if not arguments:
        return Arguments()
    from cardtable.app.startup.arguments import parse
    from cardtable.games import discover

    return parse(arguments, discover(), __version__, _words(arguments))


def _run_window(arguments: Arguments, give_up: Callable[[Text], None]) -> int:
    if arguments.self_test:
        from cardtable.app.self_test.self_test_runner import run as self_test

        return self_test()
    problem = display_problem(os.environ, sys.platform)
    if problem is not None:
        if not arguments.by_itself:
            raise UserError(problem)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    unreadable = folder_problem()
    if unreadable is not None:
        raise UserError(unreadable)
    load_qt()
    from cardtable.app.startup.first_frame import start

    return start(arguments, give_up)


WORKER = "--multiprocessing-fork"
# What stands behind "-c" on Linux and macOS, where multiprocessing keeps a process that tracks its resources: the
# number is that of the pipe it reads.
TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main;main\((\d{1,9})\)", re.ASCII)


def run_helper(arguments: Sequence[str]) -> None:
    """Do the work of a helper process and end it, if the arguments are those of one; else do nothing."""
    if arguments[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif arguments[-2:-1] == ["-c"]:
        asked = TRACKER.fullmatch(arguments[-1])
        if asked is not None:
            from multiprocessing.resource_tracker import main

            main(int(asked[1]))
            sys.exit()
