"""Puts the program together and runs it: what the first frame needs first, the rest when the window stands."""

from __future__ import annotations

import signal
import sys

from PySide6.QtCore import QCoreApplication, QLoggingCategory, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.asked import DEFAULT_GAME, Arguments
from cardtable.app.handlers import Handlers
from cardtable.app.languages import prepare_catalogues
from cardtable.app.match.people import PERSON, SeatPlan, read_seat, usual_table
from cardtable.app.match.seating import usual_seats
from cardtable.app.openers import Openers
from cardtable.app.paths import Paths, standard_paths
from cardtable.app.program import Program
from cardtable.app.settings import Settings
from cardtable.app.storage.files import set_aside
from cardtable.app.storage.settings_file import load_settings
from cardtable.app.welcome import Welcome
from cardtable.core.text import Text
from cardtable.games import discover

AFTER_FIRST_FRAME_MS = 150
UNFIT = 2  # exit status: the rules asked for do not fit together


def start(arguments: Arguments) -> int:
    """Run the window until it is closed; the exit status."""
    app = _application()
    paths = standard_paths()
    prepare_catalogues()
    settings, notices = _settings(paths, arguments)
    games = discover()
    keep = not arguments.by_itself
    program = Program(app, games, paths, settings, language=arguments.language, keep=keep)
    openers = Openers(program)
    welcome = Welcome(program, openers)
    Handlers(program, openers, welcome.show)
    program.counted.connect(openers.summary)
    program.window.restore(settings.geometry if keep else "", arguments.size)
    for notice in notices:
        program.say(notice)
    program.window.show()  # before its page is made: everything is laid out once, and painted later in any case
    try:
        _first_page(program, welcome, arguments)
    except ValueError as error:
        print(error, file=sys.stderr)
        return UNFIT
    QTimer.singleShot(AFTER_FIRST_FRAME_MS, program, program.after_first_frame)
    return app.exec()


def _application() -> QApplication:
    QCoreApplication.setApplicationName("cardtable")
    QCoreApplication.setOrganizationName("cardtable")
    app = QApplication(["cardtable"])
    app.setApplicationDisplayName("CardTable")
    app.setDesktopFileName("org.cardtable.CardTable")
    QLoggingCategory.setFilterRules("qt.text.font.db=false")  # it complains of each font that is passed over
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it; the match is on the disk at any moment
    return app


def _settings(paths: Paths, arguments: Arguments) -> tuple[Settings, tuple[Text, ...]]:
    if arguments.reset_settings and paths.settings.exists():
        set_aside(paths.settings, "old")
    return load_settings(paths.settings)


def _first_page(program: Program, welcome: Welcome, arguments: Arguments) -> None:
    """A saved game, a new match or the last one at its very card; else the welcome page."""
    if arguments.by_itself:
        _begin_demo(program, arguments)
        return
    found = None
    if arguments.file is not None:
        found = program.matches.open(arguments.file)
        if found is not None:
            program.matches.put_by()
    elif arguments.new_match:
        program.matches.put_by()
        _begin(program, arguments)
        return
    found = found or program.matches.resume()
    if found is None:
        welcome.show()
    else:
        program.show(found)


def _begin(program: Program, arguments: Arguments) -> None:
    game = arguments.game or DEFAULT_GAME
    options = program.games[game].options.preset(arguments.rules) if arguments.rules else None
    program.new_match(game, options=options, seats=arguments.players, seed=arguments.deal)


def _begin_demo(program: Program, arguments: Arguments) -> None:
    from cardtable.app.demo import Demo

    game = arguments.game or DEFAULT_GAME
    options = program.games[game].options.preset(arguments.rules) if arguments.rules else None
    seats = arguments.players or usual_seats(program.games[game], options or program.next_rules(game)[0])
    players = _computers(program, game, seats)
    program.new_match(game, options=options, players=players, seed=arguments.deal, by_itself=True)
    Demo(program, arguments.demo or 0.0, arguments.screenshot)


def _computers(program: Program, game: str, seats: int) -> tuple[str, ...]:
    """The usual table with a computer player in the person's place."""
    level = program.settings.players.level.value
    table = usual_table(program.settings.players, program.words, seats)
    plans = (read_seat(player) for player in table)
    return tuple(str(SeatPlan(level, plan.name) if plan.level == PERSON else plan) for plan in plans)
