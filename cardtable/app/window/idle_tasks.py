"""Long work in slices of the event loop: blocking, idle, or awaited by the user."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.core.basics.incremental import Steps

T = TypeVar("T")
INTERVAL_MS = 10
STARTUP_SLICE_S = 0.04  # of thread time per turn before the first frame: a usual match is read in one turn
SLICE_S = 0.005  # of thread time per turn of the event loop, beside what else that turn does


def wait_for(work: Steps[T]) -> T:
    """Run `work` to its end at the program's start; the window repaints, takes no input, may be closed."""
    loop = QEventLoop()
    while True:
        until = time.thread_time() + STARTUP_SLICE_S
        try:
            while time.thread_time() < until:
                next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        loop.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)


def paint_next_turn(widget: QWidget, is_whole: Callable[[], bool] = lambda: True) -> None:
    """Delay the first paint of a widget just shown to the next turn of the event loop, and until `is_whole`.

    The content shown there before stays visible until then: building the widget has already taken long enough.
    """

    def paint() -> None:
        if is_whole():
            widget.setUpdatesEnabled(True)
        else:
            QTimer.singleShot(1, widget, paint)

    if widget.updatesEnabled():
        widget.setUpdatesEnabled(False)
        QTimer.singleShot(1, widget, paint)  # at 0 it would be the same turn


class IdleQueue(QObject):
    """Runs a generator up to its next `yield` in each turn of the event loop; ends with it or with `parent`."""

    def __init__(self, work: Iterator[None], parent: QObject, interval_ms: int = INTERVAL_MS) -> None:
        """Start the queue; `interval_ms` is 0 for work that the user waits for."""
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self)
        self._timer.setInterval(interval_ms)
        self._timer.timeout.connect(self._run_slice)
        self._timer.start()

    def _run_slice(self) -> None:
        if next(self._work, self) is self:
            self._timer.stop()
            self.deleteLater()


class IncrementalTask(QObject):
    """Runs work that the user waits for, `SLICE_S` of thread time per turn of the event loop.

    `done` gets the result; it is never called after `stop`, nor once `parent` is deleted. The first turn runs in the
    constructor, so that short work is finished when the constructor returns.
    """

    def __init__(self, work: Steps[T], done: Callable[[T], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work, self._done, self._seconds = work, done, SLICE_S
        self.is_over = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run_slice)
        self._timer.start(0)
        self._run_slice()

    def stop(self) -> None:
        """Cancel the work; a second call does nothing."""
        if not self.is_over:
            self._end()
            self._work.close()

    def finish(self) -> None:
        while not self.is_over:
            self._run_slice()

    def _run_slice(self) -> None:
        until = time.thread_time() + self._seconds
        try:
            next(self._work)
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
