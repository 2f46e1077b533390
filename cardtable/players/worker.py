"""Worker process: reads questions from a pipe, runs a computer player, and sends answers back.

The process is spawned, so all its messages are pickled. Imports no Qt.
"""

from __future__ import annotations

import time
from multiprocessing.connection import Connection
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.games import discover
from cardtable.players.player_questions import Key, PlayerQuestion


@frozen
class WorkerQuestion:
    """Message to the worker: a question, and the key of its answer."""

    key: Key
    request: PlayerQuestion


@frozen
class WorkerCancel:
    """Message to the worker: the answer to this question is no longer needed."""

    key: Key


@frozen
class WorkerAnswer:
    """Message from the worker: the player's action, or its Advice."""

    key: Key
    result: Any
    seconds: float
    checks: int  # number of calls of `stop` by the player


@frozen
class WorkerFailure:
    """Message from the worker: the player failed; `reason` is for the log, not for people."""

    key: Key
    reason: str


class _Stop:
    """Stop signal of one question: time limit or cancellation; reads the pipe while the player searches."""

    def __init__(self, pipe: Connection, question: WorkerQuestion, waiting: list[WorkerQuestion]) -> None:
        self._pipe = pipe
        self._key = question.key
        self._end = time.monotonic() + question.request.time_limit
        self._waiting = waiting
        self.cancelled = False
        self.closed = False
        self.checks = 0

    def __call__(self) -> bool:
        self.checks += 1
        while not self.closed and self._pipe.poll():
            self._take(self._pipe.recv())
        return self.cancelled or self.closed or time.monotonic() > self._end

    def _take(self, message: WorkerQuestion | WorkerCancel | None) -> None:
        if message is None:
            self.closed = True
        elif isinstance(message, WorkerQuestion):
            self._waiting.append(message)
        elif message.key == self._key:
            self.cancelled = True
        else:
            self._waiting[:] = [question for question in self._waiting if question.key != message.key]


def think(request: PlayerQuestion, stop: Any) -> Any:
    """Return the player's answer: an action, or an Advice if requested."""
    game = discover()[request.game]
    options, _ = game.options.load(request.options)
    if request.done is not None and game.judge is not None:
        judge = game.judge(options, request.seats, request.chance, request.done)
        return judge.advise(request.view, request.heard, stop)
    player = game.player(request.level, request.character)(options, request.seats, request.chance)
    ask = player.advise if request.advise else player.choose
    return ask(request.view, request.heard, stop)


def serve(pipe: Connection) -> None:
    """Answer questions until the other end closes the pipe or sends None."""
    waiting: list[WorkerQuestion] = []
    try:
        while True:
            message = waiting.pop(0) if waiting else pipe.recv()
            if message is None:
                return
            if isinstance(message, WorkerQuestion) and not _answer(pipe, message, waiting):
                return
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answer(pipe: Connection, question: WorkerQuestion, waiting: list[WorkerQuestion]) -> bool:
    """Answer one question; return False if the pipe was closed."""
    stop = _Stop(pipe, question, waiting)
    began = time.monotonic()
    try:
        result = think(question.request, stop)
    except EOFError:
        raise
    except Exception as error:  # a defect in one game must not stop answers for the others
        pipe.send(WorkerFailure(question.key, f"{type(error).__name__}: {error}"))
        return not stop.closed
    if not stop.cancelled:
        pipe.send(WorkerAnswer(question.key, result, time.monotonic() - began, stop.checks))
    return not stop.closed
