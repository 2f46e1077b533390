"""Composition root: builds the program in the window that already shows the felt, and runs it."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.match.new_match_defaults import default_seats
from cardtable.app.match.player_names import table_of_computers
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.settings_file import load_settings
from cardtable.app.settings.startup_settings import DEFAULT_GAME
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.app.startup.preloading import preload
from cardtable.app.startup.single_instance import Application, SingleInstance
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.storage.match_store import OpenedMatch
from cardtable.app.widgets.palette import keep_in_one_scheme
from cardtable.app.window.idle_tasks import wait_for
from cardtable.app.window.main_window import MainWindow
from cardtable.core.language.user_error import message_of
from cardtable.core.text import translate
from cardtable.files.writing import last_change, make_private, remove_leftovers
from cardtable.games import discover

if TYPE_CHECKING:
    from cardtable.app.controllers.dialog_controller import DialogController
    from cardtable.app.controllers.welcome_controller import WelcomeController


AFTER_FIRST_FRAME_MS = 150
DEAL_RESULT_MS = 1500  # that a demonstration shows a deal result
CLOSED, FAILED, BAD_RULES = 0, 1, 2  # exit statuses; the last: the rules do not fit the game or the players


def run(app: Application, window: MainWindow, paths: StoragePaths, arguments: Arguments) -> int:
    """Run the program in the window until that is closed; return the exit status."""
    keep_in_one_scheme(app)
    prepare_catalogues()
    keep = not arguments.by_itself
    if keep:
        remove_leftovers(paths.folders)
        make_private(paths.folders)
    loaded = load_settings(paths.settings)
    program = Program(
        ProgramSetup(
            app,
            discover(),
            paths,
            loaded.settings,
            window,
            language=arguments.language,
            keep=keep,
            refused=loaded.refused,
        ),
        idle_tasks=preload,
    )
    for notice in loaded.notices:
        program.say(notice)
    try:
        is_match_shown = show_match(program, arguments._replace(file=app.take_file() or arguments.file))
    except ValueError as error:
        print(program.renderer.text(message_of(error)), file=sys.stderr)
        return BAD_RULES
    if not window.isVisible():
        return CLOSED  # while a long match was replayed
    if is_match_shown:
        window.paint_page()
    welcome, openers = _make_controllers(program)
    if not is_match_shown:
        welcome.show()
        window.paint_page()
    if keep:
        app.listen(openers.open_saved)
        app.guard(window.may_close)
        app.welcome(openers.invite)
        if program.matches.place == 1:
            SingleInstance(paths.data, app.invite, program)
        if arguments.invitation is not None:
            app.invite(arguments.invitation)
    QTimer.singleShot(AFTER_FIRST_FRAME_MS, program, program.after_first_frame)
    QTimer.singleShot(0, program, partial(_start_speech, app, program))  # before the first sentence
    return app.exec()


def _start_speech(app: Application, program: Program) -> None:
    """Choose a speech output, by the settings or by the screen reader that runs."""
    from cardtable.app.speech_output.speech_hints import ScreenReaderWelcome, SpeechInterrupter, repeat_key
    from cardtable.app.speech_output.speech_output_selector import ScreenReaderDetector, SpeechOutputSelector

    SpeechOutputSelector(program, ScreenReaderDetector())
    SpeechInterrupter(app, program.announcer, lambda: repeat_key(program.settings))
    ScreenReaderWelcome(program)


def _make_controllers(program: Program) -> tuple[WelcomeController, DialogController]:
    """Make the controllers of menus, dialogs and welcome page; a table can be painted before."""
    from cardtable.app.controllers.dialog_controller import DialogController
    from cardtable.app.controllers.menu_controller import MenuController
    from cardtable.app.controllers.welcome_controller import WelcomeController

    openers = DialogController(program)
    welcome = WelcomeController(program, openers)
    MenuController(program, openers)
    program.counted.connect(openers.summary)
    return welcome, openers


def show_match(program: Program, arguments: Arguments) -> bool:
    """Show the match that the arguments ask for, else the last one; return whether there was any."""
    if arguments.by_itself:
        _begin(program, arguments)
        return True
    found = None
    if arguments.file is not None:
        found = wait_for(program.matches.opening(arguments.file))
        if found is not None:
            wait_for(program.matches.keeping_unfinished())
    elif arguments.new_match:
        wait_for(program.matches.keeping_unfinished())
        _begin(program, arguments)
        return True
    elif _was_in_room_last(program):
        return False  # the welcome page leads to both
    found = found or wait_for(program.matches.resuming())
    return found is not None and program.window.isVisible() and _show_saved(program, found)


def _was_in_room_last(program: Program) -> bool:
    """Return whether the user has a seat in a room elsewhere and was there after the match in the log."""
    was_later = last_change(program.paths.people) > last_change(program.matches.path)
    return was_later and bool(program.kept_matches.to_go_on_at())


def _show_saved(program: Program, found: OpenedMatch) -> bool:
    """Show a saved match; one that raises an unexpected error is set aside, so that the next start works."""
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
    if not arguments.by_itself:
        program.new_match(game, options=options, seats=arguments.players, seed=arguments.deal)
        return
    seats = arguments.players or default_seats(program.games[game], options or program.next_rules(game)[0])
    players = table_of_computers(program.settings.players, program.renderer, seats)
    program.new_match(game, options=options, players=players, seed=arguments.deal, by_itself=True)
    DemoRunner(program, 0.0 if arguments.demo is None else arguments.demo, arguments.screenshot)


class DemoRunner(QObject):
    """Ends the program after `seconds`; deal results close by themselves."""

    def __init__(self, program: Program, seconds: float, screenshot: Path | None) -> None:
        super().__init__(program)
        self._program, self._screenshot = program, screenshot
        self.status = 0
        program.counted.connect(self._on_counted)
        QTimer.singleShot(round(seconds * 1000), self, self._end)

    def _on_counted(self, _counted: object) -> None:
        play = self._program.match
        if play is not None:
            QTimer.singleShot(DEAL_RESULT_MS, play, play.go_on)

    def _end(self) -> None:
        path = self._screenshot
        if path is not None and not self._program.window.grab().save(str(path)):
            text = translate("Command line", "The picture couldn't be saved as %1: choose another folder or extension.")
            print(self._program.renderer.text(text.filled(str(path))), file=sys.stderr)
            self.status = FAILED
        self._program.window.close()
        QApplication.exit(self.status)
