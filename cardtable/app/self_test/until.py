"""How a check waits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer


def until(reached: Callable[[], bool], seconds: float) -> bool:
    """Let the event loop run until something is so; False if that takes longer."""
    loop = QEventLoop()
    ticks = QTimer()
    ticks.timeout.connect(lambda: loop.quit() if reached() else None)
    ticks.start(0)
    QTimer.singleShot(round(seconds * 1000), loop, loop.quit)
    loop.exec()
    ticks.stop()
    return reached()
