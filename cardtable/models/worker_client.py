"""The window's end of the worker process, in which computer players think that take their time."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.games import discover

if TYPE_CHECKING:  # multiprocessing takes 20-35 ms to import, which the first frame need not wait for
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from cardtable.players.player_questions import Key, PlayerQuestion

_PATIENCE = 0.3  # seconds for the process to end by itself: it has nothing to lose, and somebody waits
_MOST_DEATHS = 5  # processes lost one after another, before thinking goes on without one


class WorkerClient(QObject):
    """Answers requests through the event loop, in whatever order they were asked; never blocks the window.

    One question goes to the process in each turn of the event loop: what ten players know of a deal takes long to pack.
    If the process dies, a new one starts, and each question that it left open is answered by the next level down.
    """

    answered = Signal(object, object)  # key of the question; the action, or the Advice that was asked for
    failed = Signal(object, str)  # key of the question; why no level could answer it, for the log
    _arrived = Signal(int, object)  # number of the process; its message, or None when it has ended

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: dict[Key, PlayerQuestion] = {}
        self._unsent: deque[Key] = deque()  # those of the open ones that go in turns to come
        self._next_turn = QTimer(self)
        self._next_turn.setSingleShot(True)
        self._next_turn.timeout.connect(self._send_next)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._listener: threading.Thread | None = None
        self._number = 0  # of the process: what an earlier one left behind is dropped
        self._deaths = 0
        self._begun = False
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def process_id(self) -> int | None:
        """The running process; None without one."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process if there is none, best after the first frame: what was asked before waits until then."""
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
        self._listener = threading.Thread(target=self._listen, args=(self._number, self._pipe), daemon=True)
        self._listener.start()

    def ask(self, key: Key, request: PlayerQuestion) -> None:
        """Let its level think about it; `answered` or `failed` follows unless it is taken back."""
        self._open[key] = request
        if self._begun:
            self._spawn()
            self._put(key)

    def forget(self, keys: Iterable[Key]) -> None:
        """Take back these questions, and nobody else's: none of them will be answered."""
        from cardtable.players.worker import WorkerCancel

        for key in keys:
            if self._open.pop(key, None) is None or not self._begun:
                continue
            if key in self._unsent:
                self._unsent.remove(key)
            else:
                self._send(WorkerCancel(key))

    def close(self) -> None:
        """End the process and the thread that listens to it; open questions are taken back.

        A program that ends without this lets the thread tell objects that are no more.
        """
        self._open.clear()
        self._unsent.clear()
        self._number += 1
        process, pipe, listener = self._process, self._pipe, self._listener
        self._process = self._pipe = self._listener = None
        if process is None or pipe is None or listener is None:
            return
        with suppress(OSError):  # it may have ended already
            pipe.send(None)
        process.join(_PATIENCE)
        if process.is_alive():
            process.terminate()
            process.join(1.0)
        listener.join(1.0)  # the pipe has an end now

    def _put(self, key: Key) -> None:
        """Send the question now, or after those of this turn that wait for the next ones."""
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
        """Send it on; a broken pipe is noticed by the listener as well, which brings what is to be done about it."""
        if self._pipe is None:
            self._answer_open()
            return
        try:
            self._pipe.send(message)
        except OSError:
            self._arrived.emit(self._number, None)

    def _listen(self, number: int, pipe: Connection) -> None:
        """In a thread, for a pipe has no notifier on Windows: pass on what the process sends."""
        try:
            while True:
                self._arrived.emit(number, pipe.recv())
        except (EOFError, OSError):
            pass
        finally:
            pipe.close()
        with suppress(RuntimeError):  # the window may be gone
            self._arrived.emit(number, None)

    def _take(self, number: int, message: Any) -> None:
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
        """The process is dead: answer what it left open, and start another."""
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
        """Let the next level down answer: here if it is quick, else in the process; nobody else judges."""
        request = self._open[key]
        game = discover()[request.game]
        levels = list(game.players)
        place = levels.index(request.level) if request.level in levels else 0
        if place == 0 or request.done is not None:
            del self._open[key]
            self.failed.emit(key, reason)
            return
        lower = replace(request, level=levels[place - 1])
        self._open[key] = lower
        if lower.level in game.searching and self._pipe is not None:
            self._put(key)
        else:
            self._answer_here(key, lower)

    def _answer_here(self, key: Key, request: PlayerQuestion) -> None:
        from cardtable.players.worker import think

        try:
            result = think(request, _never)
        except Exception as error:  # a level that fails must not take the window with it
            self._step_down(key, f"{type(error).__name__}: {error}")
            return
        del self._open[key]
        self.answered.emit(key, result)


def _never() -> bool:
    return False
