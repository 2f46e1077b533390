"""Messages of a process, passed on by a thread, because a pipe has no notifier on Windows."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # multiprocessing takes 20-35 ms to import, which the first frame need not wait for
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


def pass_on(process: SpawnProcess, pipe: Connection, post: Callable[[Any], None]) -> threading.Thread:
    """Start a thread that posts each message of a process, then None when it has ended, and closes the pipe."""
    thread = threading.Thread(target=_listen, args=(process.sentinel, pipe, post), daemon=True)
    thread.start()
    return thread


def _listen(sentinel: int, pipe: Connection, post: Callable[[Any], None]) -> None:
    """Listen until the process ends, which need not end the pipe.

    On Windows a process that is killed while it starts has not taken its end of the pipe, which stays open here.
    """
    from multiprocessing.connection import wait

    with pipe, suppress(EOFError, OSError):
        while pipe in wait([pipe, sentinel]):
            post(pipe.recv())
    post(None)
