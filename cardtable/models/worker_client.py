"""Client of the worker process, in which searching computer players choose."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.games import discover
from cardtable.models.qt_lifetime import pass_on

if TYPE_CHECKING:  # multiprocessing takes 20-35 ms to import, which the first frame need not wait for
    import threading
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from cardtable.players.player_questions import Key, PlayerQuestion

_CLOSE_TIMEOUT = 0.3  # seconds for the process to end by itself: it stores nothing, and the person waits
_MOST_DEATHS = 5  # processes lost in a row until questions are answered without one


class WorkerClient(QObject):
    """Answers questions through the event loop, in any order; never blocks the window.

    One question is sent in each turn of the event loop, because those of a large table take long to pickle. If the
    process dies, a new one starts, and each open question is answered by the next level down.
    """

    answered = Signal(object, object)  # key of the question; the action or Advice
    failed = Signal(object, str)  # key of the question; reason for the log

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: dict[Key, PlayerQuestion] = {}
        self._unsent: deque[Key] = deque()  # of open questions that are sent in later turns
        self._next_turn = QTimer(self)
        self._next_turn.setSingleShot(True)
        self._next_turn.timeout.connect(self._send_next)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._listener: threading.Thread | None = None
        self._number = 0  # of the process: messages of an earlier one are dropped
        self._deaths = 0
        self._begun = False

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process if there is none, best after the first frame: earlier questions wait until then."""
        waiting = () if self._begun else tuple(self._open)
        self._begun = True
        self._spawn()
        for key in waiting:
            self._put(key)

    def _spawn(self) -> None:
        if self._process is not None or self._deaths >= _MOST_DEATHS:
            return
        import multiprocessing

        from cardtable.players.worker import serve

        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="cardtable thinking", daemon=True)
        self._process.start()
        theirs.close()
        self._number += 1
        self._listener = pass_on(self._process, self._pipe, self, partial(self._take, self._number))

    def ask(self, key: Key, question: PlayerQuestion) -> None:
        """Ask the question's level; `answered` or `failed` follows unless it is cancelled."""
        self._open[key] = question
        if self._begun:
            self._spawn()
            self._put(key)

    def forget(self, keys: Iterable[Key]) -> None:
        from cardtable.players.worker import WorkerCancel

        for key in keys:
            if self._open.pop(key, None) is None or not self._begun:
                continue
            if key in self._unsent:
                self._unsent.remove(key)
            else:
                self._send(WorkerCancel(key))

    def close(self) -> None:
        """End the process and its listener, which would call deleted Qt objects, and cancel open questions."""
        self._open.clear()
        self._unsent.clear()
        self._number += 1
        process, pipe, listener = self._process, self._pipe, self._listener
        self._process = self._pipe = self._listener = None
        if process is None or pipe is None or listener is None:
            return
        with suppress(OSError):  # it may have ended already
            pipe.send(None)
        process.join(_CLOSE_TIMEOUT)
        if process.is_alive():
            process.terminate()
            process.join(1.0)
        listener.join(1.0)  # the pipe has an end now

    def _put(self, key: Key) -> None:
        if key not in self._unsent:
            self._unsent.append(key)
        if not self._next_turn.isActive():
            self._send_next()

    def _send_next(self) -> None:
        from cardtable.players.worker import WorkerQuestion

        if self._unsent:
            key = self._unsent.popleft()
            self._next_turn.start(0)
            self._send(WorkerQuestion(key, self._open[key]))

    def _send(self, message: Any) -> None:
        """Send a message; a broken pipe is noticed by the listener as well."""
        if self._pipe is None:
            self._answer_open()
            return
        with suppress(OSError):
            self._pipe.send(message)

    def _take(self, number: int, message: Any) -> None:
        """Take a message of process `number`, or None when it has ended."""
        from cardtable.players.worker import WorkerAnswer

        if number != self._number:
            return
        if message is None:
            self._bury()
        elif message.key in self._open:
            if isinstance(message, WorkerAnswer):
                self._deaths = 0
                del self._open[message.key]
                self.answered.emit(message.key, message.result)
            else:
                self._step_down(message.key, message.reason)

    def _bury(self) -> None:
        if self._process is None:
            return
        self._process.join(1.0)
        self._process = self._pipe = None
        self._number += 1
        self._deaths += 1
        self._spawn()
        self._answer_open()

    def _answer_open(self) -> None:
        self._unsent.clear()
        for key in list(self._open):
            self._step_down(key, "the process that was thinking has ended")

    def _step_down(self, key: Key, reason: str) -> None:
        """Ask the next level down, here if it is quick; fail at the lowest level, and for reviews (one level only)."""
        question = self._open[key]
        game = discover()[question.game]
        levels = list(game.players)
        index = levels.index(question.level) if question.level in levels else 0
        if index == 0 or question.done is not None:
            del self._open[key]
            self.failed.emit(key, reason)
            return
        lower = replace(question, level=levels[index - 1])
        self._open[key] = lower
        if lower.level in game.searching and self._pipe is not None:
            self._put(key)
        else:
            self._answer_here(key, lower)

    def _answer_here(self, key: Key, question: PlayerQuestion) -> None:
        from cardtable.players.player_questions import never_stop
        from cardtable.players.worker import think

        try:
            result = think(question, never_stop)
        except Exception as error:  # a level that fails must not end the window
            self._step_down(key, f"{type(error).__name__}: {error}")
            return
        del self._open[key]
        self.answered.emit(key, result)
