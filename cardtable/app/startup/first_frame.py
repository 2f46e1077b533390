"""First frame: opens the window with as few imports as possible, then starts the program in it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLoggingCategory

from cardtable.app.platform.qt_environment import VARIABLE, file_dialog_theme, opening
from cardtable.app.settings.startup_settings import USUAL, first_look
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.app.startup.single_instance import Application, hand_over
from cardtable.app.storage.file_storage import standard_paths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.text import Text
from cardtable.files.writing import quarantine
from cardtable.table import accessible_factory

CLOSED = 0  # exit status
HANDED_OVER = 0  # exit status: the running copy shows the invitation


def start(arguments: Arguments, give_up: Callable[[Text], None]) -> int:
    """Run the window and return the exit status; raise UserError without a home folder. `give_up` ends the process."""
    paths = standard_paths()
    if arguments.invitation is not None and hand_over(paths.data, arguments.invitation):
        return HANDED_OVER
    app = _application(give_up)
    if arguments.reset_settings:
        quarantine(paths.settings, "old")
    look = first_look(paths.settings)
    if look.writing != USUAL:
        from cardtable.app.platform.fonts import enlarged

        app.setFont(enlarged(app.font(), look.writing / 100))  # before the first frame, so that bars keep their height
    window = MainWindow(look)
    window.restore("" if arguments.by_itself else look.geometry, arguments.size)
    if not window.show_felt():
        return CLOSED
    from cardtable.app.startup.composition_root import run

    return run(app, window, paths, arguments)


def _application(give_up: Callable[[Text], None]) -> Application:
    theme = file_dialog_theme(os.environ)
    if theme is not None:
        os.environ[VARIABLE] = theme
    QCoreApplication.setApplicationName("cardtable")
    QCoreApplication.setOrganizationName("cardtable")
    with opening(give_up):
        app = Application(["cardtable"])
    accessible_factory.install()
    app.setApplicationDisplayName("CardTable")
    app.setDesktopFileName("org.cardtable.CardTable")
    QLoggingCategory.setFilterRules("qt.text.font.db=false")  # it warns of each font that does not match
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the process; the match is on the disk at any moment
    return app
