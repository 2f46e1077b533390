"""Opens the window: the bare felt first, for which little is loaded, and then the program in it."""

from __future__ import annotations

import signal

from PySide6.QtCore import QCoreApplication, QLoggingCategory
from PySide6.QtWidgets import QApplication

from cardtable.app.asked import Arguments
from cardtable.app.first_look import first_look
from cardtable.app.paths import standard_paths
from cardtable.app.storage.files import set_aside
from cardtable.app.window import MainWindow

CLOSED = 0  # exit status


def start(arguments: Arguments) -> int:
    """Run the window until it is closed; the exit status."""
    app = _application()
    paths = standard_paths()
    if arguments.reset_settings and paths.settings.exists():
        set_aside(paths.settings, "old")
    look = first_look(paths.settings)
    window = MainWindow(look)
    window.restore("" if arguments.by_itself else look.geometry, arguments.size)
    if not window.show_felt():
        return CLOSED
    from cardtable.app.assembly import run

    return run(app, window, paths, arguments)


def _application() -> QApplication:
    QCoreApplication.setApplicationName("cardtable")
    QCoreApplication.setOrganizationName("cardtable")
    app = QApplication(["cardtable"])
    app.setApplicationDisplayName("CardTable")
    app.setDesktopFileName("org.cardtable.CardTable")
    QLoggingCategory.setFilterRules("qt.text.font.db=false")  # it complains of each font that is passed over
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it; the match is on the disk at any moment
    return app
