"""Computer players of all rooms: quick levels in the event loop, searching levels in worker processes."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cardtable.core.rules import AnyGame
from cardtable.players.player_questions import Key, PlayerQuestion, never_stop
from cardtable.players.worker import WorkerAnswer, WorkerQuestion, serve, think

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

LONGEST_QUEUE = 3.0  # seconds in the queue after which a quick level answers instead
_MOST_DEATHS = 5  # consecutive losses of a process before it is given up

Answered = Callable[[object], None]


class _Mind:
    """Worker process for searching levels; used by one thread."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._deaths = 0

    def answer(self, question: WorkerQuestion) -> object:
        """Return the action; None if the level or the process failed."""
        if self._deaths >= _MOST_DEATHS:
            return None
        try:
            pipe = self._pipe or self._started()
            pipe.send(question)
            said = pipe.recv()
        except (OSError, EOFError):
            self.end()
            self._deaths += 1
            return None
        self._deaths = 0
        return said.result if isinstance(said, WorkerAnswer) else None

    def _started(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="cardtable thinking", daemon=True)
        self._process.start()
        theirs.close()
        return self._pipe

    def end(self) -> None:
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send(None)
            self._pipe.close()
        if self._process is not None:
            self._process.join(0.5)
            self._process.terminate()
        self._process = self._pipe = None


@dataclass(slots=True)
class _QueuedQuestion:
    key: Key
    request: PlayerQuestion
    answered: Answered
    timer: asyncio.TimerHandle | None = None


class PlayerService:
    """Answers questions through the event loop, never before `ask` returns; created in the loop that uses it."""

    def __init__(self, games: Mapping[str, AnyGame], processes: int = 1, longest_queue: float = LONGEST_QUEUE) -> None:
        self._games = games
        self._longest_queue = longest_queue
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="cardtable thinking")
        self._free = [_Mind() for _ in range(processes)]
        self._minds = tuple(self._free)
        self._queue: deque[_QueuedQuestion] = deque()
        self._asked: dict[Key, _QueuedQuestion] = {}
        self._searches: set[asyncio.Task[None]] = set()

    def ask(self, key: Key, request: PlayerQuestion, answered: Answered) -> None:
        """Queue a question; `answered` gets the action, or None if all levels failed, unless forgotten."""
        waiting = self._asked[key] = _QueuedQuestion(key, request, answered)
        if request.level in self._games[request.game].searching:
            waiting.timer = self._loop.call_later(self._longest_queue, self._hurry, waiting)
            self._queue.append(waiting)
            self._search()
        else:
            self._loop.call_soon(self._think_here, waiting)

    def forget(self, keys: Iterable[Key]) -> None:
        """Cancel questions."""
        for key in keys:
            waiting = self._asked.pop(key, None)
            if waiting is not None:
                self._leave_queue(waiting)

    async def close(self) -> None:
        """End the processes, and cancel open questions."""
        self.forget(tuple(self._asked))
        await asyncio.gather(*self._searches)
        for mind in self._minds:
            await self._loop.run_in_executor(self._threads, mind.end)
        self._threads.shutdown(wait=False)

    # ---- worker processes

    def _search(self) -> None:
        while self._free and self._queue:
            waiting, mind = self._queue.popleft(), self._free.pop()
            self._leave_queue(waiting)
            task = self._loop.create_task(self._search_with(mind, waiting))
            self._searches.add(task)
            task.add_done_callback(self._searches.discard)

    async def _search_with(self, mind: _Mind, waiting: _QueuedQuestion) -> None:
        question = WorkerQuestion(waiting.key, waiting.request)
        result = await self._loop.run_in_executor(self._threads, mind.answer, question)
        self._free.append(mind)
        if result is not None:
            self._answer(waiting, result)
        elif self._is_asked(waiting):
            self._think_lower(waiting)
        self._search()

    def _hurry(self, waiting: _QueuedQuestion) -> None:
        """Answer with a quick level a question that has waited too long for a process."""
        self._leave_queue(waiting)
        self._think_lower(waiting)

    def _leave_queue(self, waiting: _QueuedQuestion) -> None:
        if waiting.timer is not None:
            waiting.timer.cancel()
        with suppress(ValueError):
            self._queue.remove(waiting)

    # ---- this process

    def _think_here(self, waiting: _QueuedQuestion) -> None:
        if not self._is_asked(waiting):
            return
        try:
            result = think(waiting.request, never_stop)
        except Exception:  # an error in a level must not end the server
            self._think_lower(waiting)
            return
        self._answer(waiting, result)

    def _think_lower(self, waiting: _QueuedQuestion) -> None:
        """Answer with the best quick level below."""
        game = self._games[waiting.request.game]
        levels = list(game.players)
        place = levels.index(waiting.request.level) if waiting.request.level in levels else 0
        lower = next((level for level in reversed(levels[:place]) if level not in game.searching), None)
        if lower is None:
            self._answer(waiting, None)
        else:
            waiting.request = replace(waiting.request, level=lower)
            self._think_here(waiting)

    def _is_asked(self, waiting: _QueuedQuestion) -> bool:
        return self._asked.get(waiting.key) is waiting

    def _answer(self, waiting: _QueuedQuestion, result: object) -> None:
        if self._is_asked(waiting):
            del self._asked[waiting.key]
            waiting.answered(result)
