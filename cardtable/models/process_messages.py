"""Messages of a process, passed on by a thread, because a pipe has no notifier on Windows."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable.models.qt_lifetime import main_thread_calls

if TYPE_CHECKING:  # multiprocessing takes 20-35 ms to import, which the first frame need not wait for
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


def pass_on(
    process: SpawnProcess, pipe: Connection, receiver: QObject, take: Callable[[Any], None]
) -> threading.Thread:
    """Have the event loop call `take` with each message, then None when the process has ended; close the pipe then.

    Return the thread. Calls are dropped once Qt has deleted `receiver`.
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
