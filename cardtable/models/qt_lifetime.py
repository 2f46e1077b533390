"""Lifetime of Qt objects: their Python attributes end with them, and threads may call objects that are deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid


def forget_when_deleted(thing: QObject) -> None:
    """Clear all attributes of an object once Qt has deleted it.

    A slot, a cache or a closure that still holds the object then holds an empty shell, not a whole match with all its
    cards, and reference cycles are broken at once: the garbage collector need not find them.
    """
    attributes = thing.__dict__

    def forget() -> None:  # PySide does not keep the object of a built-in method alive
        attributes.clear()

    thing.destroyed.connect(forget)


class MainThreadCalls(QObject):
    """Queue of calls that the event loop makes; a call is dropped if its receiver has been deleted.

    A thread must not emit a signal of an object that the main thread may delete at the same moment: the process then
    ends by a signal. This object is never deleted.
    """

    _posted = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def post(self, receiver: QObject, call: Callable[[], object]) -> None:
        """Have `call` made in a later turn of the event loop; from any thread."""
        self._posted.emit(receiver, call)

    def _run(self, receiver: QObject, call: Callable[[], object]) -> None:
        if isValid(receiver):
            call()


@cache
def main_thread_calls() -> MainThreadCalls:
    """Return the queue of the main thread, which is where the first call of this function has to come from."""
    return MainThreadCalls()
