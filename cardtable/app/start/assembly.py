"""Puts the program together, in the window that shows the felt already, and runs it."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from cardtable.app.language.language_in_force import prepare_catalogues
from cardtable.app.match.names_at_table import table_of_computers
from cardtable.app.match.usual_seats import usual_seats
from cardtable.app.program import Program
from cardtable.app.settings.default_game import DEFAULT_GAME
from cardtable.app.settings.settings_file import load_settings
from cardtable.app.start.application import Application
from cardtable.app.start.asked import Arguments
from cardtable.app.start.letterbox import Letterbox
from cardtable.app.storage.matches import Found
from cardtable.app.storage.paths import Paths
from cardtable.app.widgets.scheme import keep_in_one_scheme
from cardtable.app.window.leisure import wait_for
from cardtable.app.window.main_window import MainWindow
from cardtable.core.complaint import sentence_of
from cardtable.files.writing import clear_up, last_change, make_private
from cardtable.games import discover

if TYPE_CHECKING:
    from cardtable.app.handlers.openers import Openers
    from cardtable.app.handlers.welcome import Welcome

AFTER_FIRST_FRAME_MS = 150
CLOSED = 0  # exit status
UNFIT = 2  # exit status: the rules asked for do not fit together


def run(app: Application, window: MainWindow, paths: Paths, arguments: Arguments) -> int:
    """Put the program into the window that is shown, and run it until the window is closed; the exit status."""
    keep_in_one_scheme(app)
    prepare_catalogues()
    keep = not arguments.by_itself
    if keep:
        clear_up(paths.folders)
        make_private(paths.folders)
    loaded = load_settings(paths.settings)
    program = Program(
        app, discover(), paths, loaded.settings, window, language=arguments.language, keep=keep, refused=loaded.refused
    )
    for notice in loaded.notices:
        program.say(notice)
    try:
        on_the_table = _is_begun(program, arguments._replace(file=app.take_file() or arguments.file))
    except ValueError as error:
        print(program.words.text(sentence_of(error)), file=sys.stderr)
        return UNFIT
    if not window.isVisible():
        return CLOSED  # while a long match was being played again
    if on_the_table:
        window.paint_page()
    welcome, openers = _handled(program)
    if not on_the_table:
        welcome.show()
        window.paint_page()
    if keep:
        app.listen(openers.open_saved)
        app.guard(window.may_close)
        app.welcome(openers.invite)
        if program.matches.place == 1:
            Letterbox(paths.data, app.invite, program)
        if arguments.invitation is not None:
            app.invite(arguments.invitation)
    QTimer.singleShot(AFTER_FIRST_FRAME_MS, program, program.after_first_frame)
    QTimer.singleShot(0, program, partial(_find_a_voice, app, program))  # before the first sentence
    return app.exec()


def _find_a_voice(app: Application, program: Program) -> None:
    """Let what is said reach the ears, by the way that the person has chosen or that fits."""
    from cardtable.app.speaking.chosen_way import ChosenWay
    from cardtable.app.speaking.first_minute import FirstMinute
    from cardtable.app.speaking.key_hush import KeyHush
    from cardtable.app.speaking.which_reader import Readers

    ChosenWay(program, Readers())
    KeyHush(app, program.mouth)
    FirstMinute(program)


def _handled(program: Program) -> tuple[Welcome, Openers]:
    """Let menus, dialogs and the welcome page do what they are there for: a table can be painted before."""
    from cardtable.app.handlers.menu_handlers import Handlers
    from cardtable.app.handlers.openers import Openers
    from cardtable.app.handlers.welcome import Welcome

    openers = Openers(program)
    welcome = Welcome(program, openers)
    Handlers(program, openers)
    program.counted.connect(openers.summary)
    return welcome, openers


def _is_begun(program: Program, arguments: Arguments) -> bool:
    """Put a saved game on the table, a new match or the last one at its very card; whether there was any."""
    if arguments.by_itself:
        _begin_demo(program, arguments)
        return True
    found = None
    if arguments.file is not None:
        found = wait_for(program.matches.opening(arguments.file))
        if found is not None:
            wait_for(program.matches.putting_by())
    elif arguments.new_match:
        wait_for(program.matches.putting_by())
        _begin(program, arguments)
        return True
    elif _people_were_last(program):
        return False  # the welcome page leads to both
    found = found or wait_for(program.matches.resuming())
    return found is not None and program.window.isVisible() and _is_shown(program, found)


def _people_were_last(program: Program) -> bool:
    """Whether the person has a seat at a table of people, and was there after playing the match in the log."""
    was_later = last_change(program.paths.people) > last_change(program.matches.path)
    return was_later and bool(program.kept_matches.to_go_on_at())


def _is_shown(program: Program, found: Found) -> bool:
    """Put a saved match on the table; one that sets off what nobody has thought of must not bar the next start too."""
    try:
        program.show(found)
    except Exception:
        program.leave()
        program.matches.give_up()
        return False
    return True


def _begin(program: Program, arguments: Arguments) -> None:
    game = arguments.game or DEFAULT_GAME
    options = program.games[game].options.preset(arguments.rules) if arguments.rules else None
    program.new_match(game, options=options, seats=arguments.players, seed=arguments.deal)


def _begin_demo(program: Program, arguments: Arguments) -> None:
    from cardtable.app.start.demo import Demo

    game = arguments.game or DEFAULT_GAME
    options = program.games[game].options.preset(arguments.rules) if arguments.rules else None
    seats = arguments.players or usual_seats(program.games[game], options or program.next_rules(game)[0])
    players = table_of_computers(program.settings.players, program.words, seats)
    program.new_match(game, options=options, players=players, seed=arguments.deal, by_itself=True)
    Demo(program, 0.0 if arguments.demo is None else arguments.demo, arguments.screenshot)
