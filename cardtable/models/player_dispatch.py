"""Dispatch of questions to computer players: quick levels here, searching levels in the worker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.host.match_config import MatchConfig
from cardtable.players.player_questions import Key, MatchPlayers, PlayerQuestion

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient


class PlayerDispatcher(QObject):
    """Dispatcher of one match, through the event loop; `name`: unique among all that ask the worker."""

    answered = Signal(int, object)  # number of the question; the action or the Advice, None if no level could answer

    def __init__(
        self, name: str, config: MatchConfig, worker: WorkerClient | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._searching = config.game.searching
        self._players = MatchPlayers(config.game, config.options, config.seats)
        self._worker = worker
        self._in_worker: set[int] = set()
        self._queued: dict[int, PlayerQuestion] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._think)
        if worker is not None:
            worker.answered.connect(self._take)
            worker.failed.connect(self._fail)

    def ask(self, number: int, request: PlayerQuestion) -> None:
        """Ask a computer player; `answered` follows unless it is cancelled, never before this returns."""
        if self._worker is not None and request.level in self._searching:
            self._in_worker.add(number)
            self._worker.ask((self._name, number), request)
        else:
            self._queued[number] = request
            self._timer.start(0)

    def forget(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self._queued.pop(number, None)
            if number in self._in_worker and self._worker is not None:
                self._in_worker.remove(number)
                self._worker.forget([(self._name, number)])

    def forget_all(self) -> None:
        self.forget((*self._queued, *self._in_worker))

    def _think(self) -> None:
        """Answer one question at a time, so that the window stays responsive between them."""
        if not self._queued:
            return
        number = next(iter(self._queued))
        request = self._queued.pop(number)
        if self._queued:
            self._timer.start(0)
        self.answered.emit(number, self._players.answer(request))

    def _take(self, key: Key, answer: object) -> None:
        name, number = key
        if name == self._name and number in self._in_worker:
            self._in_worker.remove(number)
            self.answered.emit(number, answer)

    def _fail(self, key: Key, _reason: str) -> None:
        self._take(key, None)
