"""Review of a deal's decisions in the worker process, one after another, while the deal is replayed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.rules import Advice, AnyGame
from cardtable.players.deal_review import ReviewedDecision, SeatDecisions, judged_of, judgement_of, request_of
from cardtable.players.player_questions import Key

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient


class DealReviewJob(QObject):
    """Review job, one question at a time; `name`: unique among all that ask the worker, against late answers."""

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
        worker: WorkerClient,
    ) -> None:
        super().__init__()
        self._name = name
        self._decided, self._game, self._options, self._seats = decided, game, options, seats
        self._worker = worker
        self._found: list[ReviewedDecision | None] = []
        self._asked: Key | None = None
        self._begins = QTimer(self, singleShot=True)
        self._begins.timeout.connect(self._begin)
        worker.answered.connect(self._take)
        worker.failed.connect(self._fail)

    def start(self, delay_ms: int) -> None:
        """Begin after a delay: the worker process need not be started for a glance."""
        self._begins.start(delay_ms)

    def _begin(self) -> None:
        self._worker.start()
        self._ask_next()

    def stop(self) -> None:
        self._begins.stop()
        if self._asked is not None:
            self._worker.forget([self._asked])
            self._asked = None

    def _ask_next(self) -> None:
        decisions = self._decided.decisions
        if len(self._found) == len(decisions):
            self._asked = None
            self.finished.emit(judgement_of(self._decided, self._found))
            return
        decision = decisions[len(self._found)]
        self._asked = (self._name, decision.action)
        self._worker.ask(self._asked, request_of(decision, self._game, self._options, self._seats))

    def _take(self, key: Key, advice: Advice[Any]) -> None:
        if key != self._asked:
            return
        decision = self._decided.decisions[len(self._found)]
        found = judged_of(decision, advice, self._game)
        self._found.append(found)
        self.judged.emit(decision.action, found)
        if self._asked is not None:  # a receiver of the signal may have called `stop`
            self._ask_next()

    def _fail(self, key: Key, _reason: str) -> None:
        if key == self._asked:
            self._asked = None
            self.failed.emit()
