"""From the command line to the program: commands without a window never load Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from cardtable import __version__
from cardtable.app.asked import Arguments, Leave, UsageError
from cardtable.app.display import display_problem
from cardtable.app.qt import load_qt

GOOD, BAD_USAGE = 0, 2


def run(arguments: Sequence[str], errors: TextIO | None = None) -> int:
    """Do what the arguments ask for; the exit status: 0 done, 2 for nonsense or where there is no display."""
    match list(arguments):
        case ["simulate", *rest]:
            from cardtable.players.simulate import run as simulate

            return simulate(rest)
        case ["replay", *rest]:
            from cardtable.players.replay import run as replay

            return replay(rest)
        case ["solve", *rest]:
            from cardtable.players.solve import run as solve

            return solve(rest)
    try:
        return _run_window(_parsed(arguments))
    except Leave:
        return GOOD
    except UsageError as error:
        print(error, file=errors or sys.stderr)
        return BAD_USAGE


def _parsed(arguments: Sequence[str]) -> Arguments:
    if not arguments:
        return Arguments()
    from cardtable.app.arguments import parse
    from cardtable.games import discover

    return parse(arguments, discover(), __version__)


def _run_window(arguments: Arguments) -> int:
    if arguments.self_test:
        from cardtable.app.self_test import run as self_test

        return self_test()
    problem = display_problem(os.environ, sys.platform)
    if problem is not None:
        if not arguments.by_itself:
            raise UsageError(problem)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    load_qt()
    from cardtable.app.start import start

    return start(arguments)
