"""Opens the window: the bare felt first, for which little is loaded, and then the program in it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLoggingCategory

from cardtable.app.platform.qt_environment import VARIABLE, file_dialog_theme, opening
from cardtable.app.settings.startup_settings import USUAL, first_look
from cardtable.app.startup.arguments import Arguments
from cardtable.app.startup.single_instance import Application
from cardtable.app.storage.file_storage import StoragePaths, standard_paths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.text import Text
from cardtable.files.writing import set_aside
from cardtable.table import accessibility as accessible

CLOSED = 0  # exit status
HANDED_OVER = 0  # the copy that runs already shows the invitation


def start(arguments: Arguments, give_up: Callable[[Text], None]) -> int:
    """Run the window until it is closed; the exit status. Raises Complaint where the system has no place for files.

    `give_up` says why there can be no window, and ends the process: Qt would.
    """
    paths = standard_paths()
    if arguments.invitation is not None and _handed_over(paths, arguments.invitation):
        return HANDED_OVER
    app = _application(give_up)
    if arguments.reset_settings:
        set_aside(paths.settings, "old")
    look = first_look(paths.settings)
    if look.writing != USUAL:
        _enlarge(app, look.writing / 100)
    window = MainWindow(look)
    window.restore("" if arguments.by_itself else look.geometry, arguments.size)
    if not window.show_felt():
        return CLOSED
    from cardtable.app.startup.composition_root import run

    return run(app, window, paths, arguments)


def _handed_over(paths: StoragePaths, invitation: str) -> bool:
    from cardtable.app.startup.single_instance import hand_over

    return hand_over(paths.data, invitation)


def _enlarge(app: Application, times: float) -> None:
    """Bars are as high from the first frame on as they will be."""
    from cardtable.app.platform.fonts import enlarged

    app.setFont(enlarged(app.font(), times))


def _application(give_up: Callable[[Text], None]) -> Application:
    theme = file_dialog_theme(os.environ)
    if theme is not None:
        os.environ[VARIABLE] = theme
    QCoreApplication.setApplicationName("cardtable")
    QCoreApplication.setOrganizationName("cardtable")
    with opening(give_up):
        app = Application(["cardtable"])
    accessible.install()
    app.setApplicationDisplayName("CardTable")
    app.setDesktopFileName("org.cardtable.CardTable")
    QLoggingCategory.setFilterRules("qt.text.font.db=false")  # it complains of each font that is passed over
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it; the match is on the disk at any moment
    return app
