"""Long work, done in small pieces between which the window answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.core.steps import Steps

T = TypeVar("T")
BETWEEN_MS = 10
START_SECONDS = 0.04  # of work in each turn before the first frame: a usual match is there after one
TURN_SECONDS = 0.012  # of work in each turn of the event loop, while somebody waits for it


def wait_for(work: Steps[T]) -> T:
    """What work comes to, while the window is painted and whatever is pressed waits: for a start, with nothing there.

    Whoever waits looks afterwards whether the window is still open.
    """
    loop = QEventLoop()
    while True:
        until = time.thread_time() + START_SECONDS
        try:
            while time.thread_time() < until:
                next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        loop.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def paint_next_turn(widget: QWidget, is_whole: Callable[[], bool] = lambda: True) -> None:
    """Let a widget that was just shown be painted in the next turn of the event loop: making it took long enough.

    What was to be seen there before stays until then, and until it `is_whole`.
    """

    def paint() -> None:
        if is_whole():
            widget.setUpdatesEnabled(True)
        else:
            QTimer.singleShot(1, widget, paint)

    if widget.updatesEnabled():
        widget.setUpdatesEnabled(False)
        QTimer.singleShot(1, widget, paint)  # at 0 it would be the same turn


class Leisure(QObject):
    """Work that can wait: runs a generator up to its next `yield` in each turn, and ends with it or with `parent`."""

    def __init__(self, work: Iterator[None], parent: QObject, between: int = BETWEEN_MS) -> None:
        """`between`: milliseconds; 0 where somebody waits for it."""
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self)
        self._timer.setInterval(between)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        if next(self._work, self) is self:
            self._timer.stop()
            self.deleteLater()


class InTurns(QObject):
    """Work that somebody waits for: as many steps in each turn of the event loop as take no time to speak of.

    `done` is told what it has come to; it is not called once `stop` has been, or `parent` is gone. Work that takes
    less than one turn is done when this has been made.
    """

    def __init__(
        self, work: Steps[T], done: Callable[[T], object], parent: QObject, *, seconds: float | None = None
    ) -> None:
        super().__init__(parent)
        self._work, self._done, self._seconds = work, done, TURN_SECONDS if seconds is None else seconds
        self.is_over = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)
        self._go_on()

    def stop(self) -> None:
        """Nobody wants the result any more; twice does no harm."""
        if not self.is_over:
            self._end()
            self._work.close()

    def finish(self) -> None:
        """Do now what is left of it."""
        while not self.is_over:
            self._go_on()

    def _go_on(self) -> None:
        until = time.thread_time() + self._seconds
        try:
            while time.thread_time() < until:
                next(self._work)
        except StopIteration as end:
            self._end()
            self._done(end.value)
        except BaseException:
            self._end()
            raise

    def _end(self) -> None:
        self.is_over = True
        self._timer.stop()
        self.deleteLater()
