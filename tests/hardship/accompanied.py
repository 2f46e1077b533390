"""The program as it is, with something of a test's that begins when its window does and ends with it."""

from __future__ import annotations

import sys
from collections.abc import Callable


def run(begin: Callable[[], object]) -> int:
    """Run the program with the arguments of this process; what `begin` returns lives as long as the window."""
    from cardtable.app import entry_point
    from cardtable.app.platform import qt_environment

    usual = qt_environment.load_qt

    def load_qt() -> None:
        usual()
        from PySide6.QtWidgets import QApplication

        wait = QApplication.exec

        def accompanied(*_: object) -> int:
            companion = begin()
            status = wait()
            del companion
            return status

        setattr(QApplication, "exec", accompanied)  # noqa: B010  # for this process only

    setattr(entry_point, "load_qt", load_qt)  # noqa: B010  # for this process only
    return entry_point.run(sys.argv[1:])
