"""How a check waits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer

_LOOK_MS = 2  # between two looks


def until(reached: Callable[[], bool], seconds: float) -> bool:
    """Let the event loop run until something is so; False if that takes longer."""
    loop = QEventLoop()
    ticks = QTimer()
    ticks.timeout.connect(lambda: loop.quit() if reached() else None)
    ticks.start(_LOOK_MS)
    QTimer.singleShot(round(seconds * 1000), loop, loop.quit)
    loop.exec()
    ticks.stop()
    return reached()
