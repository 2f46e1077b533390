"""Entry point: dispatches the command line; commands without a window never load Qt.

Helper processes of the packed program are the same program with other arguments. multiprocessing.freeze_support and
PyInstaller's own hook handle them as well, but they load multiprocessing at each start, before the first window, and
run any code that follows "-c"; here only helpers load it, and no other code is run.
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
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.command_line.output import guarded_output
from cardtable.core.language.user_error import ExitRequested, UserError
from cardtable.core.text import Text, TextRenderer

SUCCESS, BAD_USAGE = 0, 2
WORKER = "--multiprocessing-fork"
# The code behind "-c" on Linux and macOS, where multiprocessing has a process that tracks resources; the number is
# that of the pipe it reads.
TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main;main\((\d{1,9})\)", re.ASCII)
_NAME = "cardtable"
# Modules of `command_line` with the function `run`
WITHOUT_WINDOW = ("simulate", "replay", "review", "solve", "daily", "serve", "tables", "bot", "bot-player")
_WITH_USUAL_DIGITS = ("review",)  # commands that write numbers as is usual in the language


def run(arguments: Sequence[str], errors: TextIO | None = None) -> int:
    """Run what the arguments ask for; return the exit status: 0 for success, 2 for bad usage or no display."""
    command = next((word for word in arguments if word in WITHOUT_WINDOW), None) if arguments else None
    if command is not None and command != _first_word(arguments):
        command = None

    def report(text: Text) -> None:
        print(f"{_NAME}: {_renderer(arguments).text(text)}", file=errors or sys.stderr)

    with guarded_output(report):
        return _run(arguments, report) if command is None else _run_without_window(command, arguments)


def _run(arguments: Sequence[str], report: Callable[[Text], None]) -> int:
    try:
        return _run_window(_parsed(arguments), lambda problem: _give_up(arguments, problem))
    except ExitRequested:
        return SUCCESS
    except UserError as error:
        report(error.text)
        return BAD_USAGE


def _give_up(arguments: Sequence[str], problem: Text) -> NoReturn:
    """Print the problem and end the process from within Qt, which would end it without a readable message."""
    if sys.stderr is not None:
        print(f"{_NAME}: {_renderer(arguments).text(problem)}", file=sys.stderr, flush=True)
    os._exit(BAD_USAGE)


def _first_word(arguments: Sequence[str]) -> str:
    """Return the first argument after a language option; "" without one."""
    language = 2 if arguments[0] == "--lang" else 1 if arguments[0].startswith("--lang=") else 0
    return next(iter(arguments[language:]), "")


def _run_without_window(command: str, arguments: Sequence[str]) -> int:
    index = list(arguments).index(command)
    module = import_module(f"cardtable.command_line.{command.replace('-', '_')}")
    run_command = cast("Callable[[Sequence[str], TextRenderer], int]", module.run)
    renderer = _renderer(arguments, usual_digits=command in _WITH_USUAL_DIGITS)
    return run_command([*arguments[:index], *arguments[index + 1 :]], renderer)


def _renderer(arguments: Sequence[str], *, usual_digits: bool = False) -> TextRenderer:
    from cardtable.app.i18n.catalogue_renderer import TerminalRenderer, command_language

    return TerminalRenderer(command_language(arguments), usual=usual_digits)


def _parsed(arguments: Sequence[str]) -> Arguments:
    if not arguments:
        return Arguments()
    from cardtable.app.startup.arguments import parse
    from cardtable.games import discover

    return parse(arguments, discover(), __version__, _renderer(arguments))


def _run_window(arguments: Arguments, give_up: Callable[[Text], None]) -> int:
    if arguments.self_test:
        from cardtable.app.self_test.self_test_runner import run as self_test

        return self_test()
    problem = display_problem(os.environ, sys.platform)
    if problem is not None:
        if not arguments.by_itself:
            raise UserError(problem)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    problem = folder_problem()
    if problem is not None:
        raise UserError(problem)
    load_qt()
    from cardtable.app.startup.first_frame import start

    return start(arguments, give_up)


def run_helper(arguments: Sequence[str]) -> None:
    """Run a helper process and end it, if the arguments are those of one; else do nothing."""
    if arguments[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif arguments[-2:-1] == ["-c"]:
        match = TRACKER.fullmatch(arguments[-1])
        if match is not None:
            from multiprocessing.resource_tracker import main

            main(int(match[1]))
            sys.exit()
