"""What the worker process runs: it takes questions from a pipe, lets a computer player think, and sends answers back.

The process is spawned, so all that it is given travels by pickle. Nothing here imports Qt.
"""

from __future__ import annotations

import time
from multiprocessing.connection import Connection
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.games import discover
from cardtable.players.player_questions import Key, PlayerQuestion


@frozen
class WorkerQuestion:
    """What is to be thought about, under the key that its answer will have."""

    key: Key
    request: PlayerQuestion


@frozen
class WorkerCancel:
    """The answer to this question is not wanted any more."""

    key: Key


@frozen
class WorkerAnswer:
    """What the player would do: an action of its game, or an Advice."""

    key: Key
    result: Any
    seconds: float
    checks: int  # how often the player asked whether to stop


@frozen
class WorkerFailure:
    """The player could not answer; `reason` is for the log, not for people."""

    key: Key
    reason: str


class _Stop:
    """Says when time is up or the question was taken back; reads the pipe while the player thinks."""

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
    """The player's answer: an action, or an Advice if that was asked for."""
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
    """Answer one question; whether to go on."""
    stop = _Stop(pipe, question, waiting)
    began = time.monotonic()
    try:
        result = think(question.request, stop)
    except EOFError:
        raise
    except Exception as error:  # a mistake in one game must not silence the others
        pipe.send(WorkerFailure(question.key, f"{type(error).__name__}: {error}"))
        return not stop.closed
    if not stop.cancelled:
        pipe.send(WorkerAnswer(question.key, result, time.monotonic() - began, stop.checks))
    return not stop.closed
