"""One thread that owns a database: all that waits goes into one transaction, so that many tables share one sync."""

from __future__ import annotations

import asyncio
import errno
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from cardtable.core.frozen_values import frozen
from cardtable.net.io.store import NotKept, Unsure

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
_MOST_AT_ONCE = 500  # pieces of work in one transaction
_BREATH = 0.01  # seconds for others to come as well, where several have just come together: they share one sync
_BEFORE_ANYTHING = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN}
)
"""Why SQLite may refuse so that certainly nothing was written: the transaction is rolled back whole."""
_NUMBERS = {  # the system's own, which SQLite does not hand on
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}


@frozen
class _Piece:
    work: Work
    done: asyncio.Future[Any]
    is_transaction: bool


class CommitQueue:
    """Runs work on the connection in a thread of its own, and answers in the loop that asked."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="cardtable store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], T], *, is_transaction: bool = False) -> asyncio.Future[T]:
        """What the work returns, once it is on the disk; raises what it raised, NotKept, or Unsure.

        It takes its place among all that is to be done at once, before anybody waits for it. `is_transaction`: it is
        one statement, which is a transaction by itself where it is alone.
        """
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(_Piece(work, done, is_transaction))
        return done

    async def close(self) -> None:
        """Do what waits, and end."""
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    # ---- in the thread

    def _serve(self) -> None:
        closing, busy = False, False
        while not closing:
            pieces, closing = self._next(_BREATH if busy else 0.0)
            busy = len(pieces) > 1
            if pieces:
                answers = self._commit(pieces)
                self._loop.call_soon_threadsafe(_answer, answers)

    def _next(self, breath: float) -> tuple[list[_Piece], bool]:
        """Wait for a piece, then take all that has come meanwhile; whether the queue has been closed.

        `breath`: seconds to wait for more, once there is one.
        """
        first = self._waiting.get()
        if first is None:
            return [], True
        if breath:
            time.sleep(breath)
        pieces = [first]
        while len(pieces) < _MOST_AT_ONCE and not self._waiting.empty():
            piece = self._waiting.get()
            if piece is None:
                return pieces, True
            pieces.append(piece)
        return pieces, False

    def _commit(self, pieces: list[_Piece]) -> list[tuple[asyncio.Future[Any], Any]]:
        """The answers; where the transaction failed all of them are the same exception."""
        answers: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            if len(pieces) == 1 and pieces[0].is_transaction:
                return [(pieces[0].done, self._result(pieces[0]))]
            self._base.execute("BEGIN IMMEDIATE")
            answers = [(piece.done, self._result(piece)) for piece in pieces]
            self._base.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            code = error.sqlite_errorcode & 0xFF
            kind = NotKept if code in _BEFORE_ANYTHING else Unsure
            why = kind(str(error), _NUMBERS.get(code, 0))
            return [(piece.done, why) for piece in pieces]
        return answers

    def _result(self, piece: _Piece) -> Any:
        """What the work returned; what it raised of its own is its own answer and harms no other piece."""
        try:
            return piece.work(self._base)
        except sqlite3.Error:
            raise
        except Exception as error:
            return error

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")


def _answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in answers:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
