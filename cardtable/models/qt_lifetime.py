"""Lifetime of Qt objects: their Python attributes end with them, and threads may call objects that are deleted."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

if TYPE_CHECKING:  # multiprocessing takes 20-35 ms to import, which the first frame need not wait for
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


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


def pass_on(
    process: SpawnProcess, pipe: Connection, receiver: QObject, take: Callable[[Any], None]
) -> threading.Thread:
    """Have the event loop call `take` with each message, then None when the process has ended; close the pipe then.

    Return the thread that listens, because a pipe has no notifier on Windows. Calls are dropped once Qt has deleted
    `receiver`.
    """
    calls = main_thread_calls()

    def listen() -> None:
        from multiprocessing.connection import wait

        with pipe, suppress(EOFError, OSError):
            # On Windows a process killed while it starts has not taken its end of the pipe, which stays open here.
            while pipe in wait([pipe, process.sentinel]):
                calls.post(receiver, partial(take, pipe.recv()))
        calls.post(receiver, partial(take, None))

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    return thread
