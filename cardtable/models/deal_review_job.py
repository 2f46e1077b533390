"""Review of a deal's decisions in worker processes, one after another in each, while the deal is replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.rules import Advice, AnyGame
from cardtable.players.deal_review import (
    ReviewedDecision,
    SeatDecision,
    SeatDecisions,
    judged_of,
    judgement_of,
    request_of,
)
from cardtable.players.player_questions import Key

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient


class DealReviewJob(QObject):
    """Review job, one question at a time for each worker; `name`: unique among all that ask them, against late answers.
    The last decisions are asked about first: they take least, so that most marks are there soonest."""

    judged = Signal(int, object)  # number of the action; ReviewedDecision, or None without a choice
    finished = Signal(object)  # ReviewedDeal
    failed = Signal()  # no level could answer

    def __init__(
        self,
        name: str,
        decided: SeatDecisions,
        game: AnyGame,
        options: Mapping[str, object],
        seats: int,
        workers: Sequence[WorkerClient],
    ) -> None:
        super().__init__()
        self._name = name
        self._decided, self._game, self._options, self._seats = decided, game, options, seats
        self._workers = workers
        self._next = 0  # number of decisions that were asked about
        self._found: dict[int, ReviewedDecision | None] = {}  # by number of the action
        self._asked: dict[Key, tuple[WorkerClient, SeatDecision]] = {}
        self._begins = QTimer(self, singleShot=True)
        self._begins.timeout.connect(self._begin)
        for worker in workers:
            worker.answered.connect(self._take)
            worker.failed.connect(self._fail)

    def start(self, delay_ms: int) -> None:
        """Begin after a delay: the worker processes need not be started for a glance."""
        self._begins.start(delay_ms)

    def _begin(self) -> None:
        self._next = 0
        self._found.clear()
        for worker in self._workers[: max(1, len(self._decided.decisions))]:
            worker.start()
            self._ask_next(worker)

    def stop(self) -> None:
        self._begins.stop()
        self._next = len(self._decided.decisions)
        for worker in self._workers:
            worker.forget(self._asked)
        self._asked.clear()

    def _ask_next(self, worker: WorkerClient) -> None:
        decisions = self._decided.decisions
        if self._next < len(decisions):
            self._next += 1
            decision = decisions[-self._next]
            key = (self._name, decision.action)
            self._asked[key] = worker, decision
            worker.ask(key, request_of(decision, self._game, self._options, self._seats))
        elif len(self._found) == len(decisions):
            self.finished.emit(judgement_of(self._decided, [self._found[one.action] for one in decisions]))

    def _take(self, key: Key, advice: Advice[Any]) -> None:
        if key not in self._asked:
            return
        worker, decision = self._asked.pop(key)
        found = self._found[decision.action] = judged_of(decision, advice, self._game)
        self.judged.emit(decision.action, found)
        self._ask_next(worker)  # nothing if a receiver of the signal has called `stop`

    def _fail(self, key: Key, _reason: str) -> None:
        if key in self._asked:
            self.stop()
            self.failed.emit()
