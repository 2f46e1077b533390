"""Computer players of all rooms: quick levels in the event loop, searching levels in worker processes."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from cardtable.core.rules import AnyGame
from cardtable.players.player_questions import Key, PlayerQuestion, never_stop
from cardtable.players.worker import WorkerAnswer, WorkerQuestion, serve, think

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

LONGEST_QUEUE = 3.0  # seconds in the queue after which a quick level answers instead
_MOST_LOSSES = 5  # consecutive losses of a process before it is given up

AnswerCallback = Callable[[object], None]


class _PlayerProcess:
    """Worker process for searching levels; used by one thread."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._losses = 0

    def answer(self, question: WorkerQuestion) -> object:
        if self._losses >= _MOST_LOSSES:
            return None
        try:
            pipe = self._pipe or self._start()
            pipe.send(question)
            if self.process is None or pipe not in wait([pipe, self.process.sentinel]):
                raise EOFError  # a process killed while it starts ends no pipe on Windows
            reply = pipe.recv()
        except (OSError, EOFError):
            self.end()
            self._losses += 1
            return None
        self._losses = 0
        return reply.result if isinstance(reply, WorkerAnswer) else None

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, child_pipe = context.Pipe()
        self.process = context.Process(target=serve, args=(child_pipe,), name="cardtable thinking", daemon=True)
        self.process.start()
        child_pipe.close()
        return self._pipe

    def end(self) -> None:
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send(None)
            self._pipe.close()
        if self.process is not None:
            self.process.join(0.5)
            self.process.terminate()
        self.process = self._pipe = None


@dataclass(slots=True)
class _QueuedQuestion:
    key: Key
    request: PlayerQuestion
    on_answer: AnswerCallback
    timer: asyncio.TimerHandle | None = None


class PlayerService:
    """Answers questions through the event loop, never before `ask` returns; created in the loop that uses it."""

    def __init__(self, games: Mapping[str, AnyGame], processes: int = 1, longest_queue: float = LONGEST_QUEUE) -> None:
        self._games = games
        self._longest_queue = longest_queue
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="cardtable thinking")
        self._free = [_PlayerProcess() for _ in range(processes)]
        self.processes = tuple(self._free)
        self._queue: deque[_QueuedQuestion] = deque()
        self._open: dict[Key, _QueuedQuestion] = {}
        self._searches: set[asyncio.Task[None]] = set()

    def ask(self, key: Key, request: PlayerQuestion, on_answer: AnswerCallback) -> None:
        """Queue a question; `on_answer` gets the action, or None if all levels failed, unless forgotten."""
        queued = self._open[key] = _QueuedQuestion(key, request, on_answer)
        if request.level in self._games[request.game].searching:
            queued.timer = self._loop.call_later(self._longest_queue, self._on_queue_timeout, queued)
            self._queue.append(queued)
            self._search()
        else:
            self._loop.call_soon(self._think_here, queued)

    def forget(self, keys: Iterable[Key]) -> None:
        for key in keys:
            queued = self._open.pop(key, None)
            if queued is not None:
                self._leave_queue(queued)

    async def close(self) -> None:
        self.forget(tuple(self._open))
        await asyncio.gather(*self._searches)
        for process in self.processes:
            await self._loop.run_in_executor(self._threads, process.end)
        self._threads.shutdown(wait=False)

    def _search(self) -> None:
        while self._free and self._queue:
            queued, process = self._queue.popleft(), self._free.pop()
            self._leave_queue(queued)
            task = self._loop.create_task(self._search_in(process, queued))
            self._searches.add(task)
            task.add_done_callback(self._searches.discard)

    async def _search_in(self, process: _PlayerProcess, queued: _QueuedQuestion) -> None:
        question = WorkerQuestion(queued.key, queued.request)
        result = await self._loop.run_in_executor(self._threads, process.answer, question)
        self._free.append(process)
        if result is not None:
            self._answer(queued, result)
        elif self._is_asked(queued):
            self._think_lower(queued)
        self._search()

    def _on_queue_timeout(self, queued: _QueuedQuestion) -> None:
        """Answer with a quick level a question that has waited too long for a process."""
        self._leave_queue(queued)
        self._think_lower(queued)

    def _leave_queue(self, queued: _QueuedQuestion) -> None:
        if queued.timer is not None:
            queued.timer.cancel()
        with suppress(ValueError):
            self._queue.remove(queued)

    def _think_here(self, queued: _QueuedQuestion) -> None:
        if not self._is_asked(queued):
            return
        try:
            result = think(queued.request, never_stop)
        except Exception:  # an error in a level must not end the server
            self._think_lower(queued)
            return
        self._answer(queued, result)

    def _think_lower(self, queued: _QueuedQuestion) -> None:
        game = self._games[queued.request.game]
        levels = list(game.players)
        place = levels.index(queued.request.level) if queued.request.level in levels else 0
        lower = next((level for level in reversed(levels[:place]) if level not in game.searching), None)
        if lower is None:
            self._answer(queued, None)
        else:
            queued.request = replace(queued.request, level=lower)
            self._think_here(queued)

    def _is_asked(self, queued: _QueuedQuestion) -> bool:
        return self._open.get(queued.key) is queued

    def _answer(self, queued: _QueuedQuestion, result: object) -> None:
        if self._is_asked(queued):
            del self._open[queued.key]
            queued.on_answer(result)
