"""Dispatch of questions to computer players: quick levels here, searching levels in the worker, bots in threads."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.bots.bot_process import BotFaultKind
from cardtable.bots.external_player import BotPlayer
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.players.player_questions import Key, MatchPlayers, PlayerQuestion

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient


class PlayerDispatcher(QObject):
    """Dispatcher of one match; answers come through the event loop, so that no search delays a click.

    `name`: unique among all that ask the same worker, so that a late answer meets no other question.
    """

    answered = Signal(int, object)  # number of the question; the action or the Advice, None if no level could answer

    def __init__(
        self, name: str, config: MatchConfig, thinker: WorkerClient | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._searching = config.game.searching
        self._players = MatchPlayers(config.game, config.options, config.seats)
        self._thinker = thinker
        self._in_worker: set[int] = set()
        self._queued: dict[int, PlayerQuestion] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._think)
        if thinker is not None:
            thinker.answered.connect(self._take)
            thinker.failed.connect(self._fail)

    def ask(self, number: int, request: PlayerQuestion) -> None:
        """Ask a computer player; `answered` follows unless it is cancelled, never before this returns."""
        if self._thinker is not None and request.level in self._searching:
            self._in_worker.add(number)
            self._thinker.ask((self._name, number), request)
        else:
            self._queued[number] = request
            self._timer.start(0)

    def forget(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self._queued.pop(number, None)
            if number in self._in_worker and self._thinker is not None:
                self._in_worker.remove(number)
                self._thinker.forget([(self._name, number)])

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


_POLL_S = 1.0  # seconds between two checks that the program still runs

OnAnswer = Callable[[int, Any, BotFaultKind | None], None]  # number, action, fault that ended the bot
BotFactory = Callable[[int], BotPlayer]  # argument: seed of its random numbers


class BotDispatcher(QObject):
    """Dispatcher to bots (external programs): `commands` by seat; a bot is started with its first question."""

    answered = Signal(int, object)  # number of the question, the action
    replaced = Signal(object, object)  # Seat, BotFaultKind: a rollout policy plays there from now on
    _arrived = Signal(object, int, object, object)

    def __init__(
        self, config: MatchConfig, commands: Mapping[Seat, Sequence[str]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._seats: dict[Seat, _BotSeat] = {}
        for seat, command in commands.items():
            make = partial(BotPlayer, tuple(command), config.game, config.options, config.seats)
            self._seats[seat] = _BotSeat(make, partial(self._tell, seat))

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._seats

    def ask(self, number: int, seat: Seat, request: PlayerQuestion) -> None:
        """Ask the seat's bot; `answered` follows unless the question is cancelled."""
        self._seats[seat].ask(number, request)

    def forget(self, numbers: Iterable[int]) -> None:
        for seat in self._seats.values():
            seat.wanted.difference_update(numbers)

    def close(self) -> None:
        """End all bots; this takes some seconds at most, in their own threads."""
        for seat in self._seats.values():
            seat.close()
        self._seats.clear()

    def _tell(self, seat: Seat, number: int, action: Any, mishap: BotFaultKind | None) -> None:
        with suppress(RuntimeError):  # the window may be gone
            self._arrived.emit(seat, number, action, mishap)

    def _take(self, seat: Seat, number: int, action: Any, mishap: BotFaultKind | None) -> None:
        if seat not in self._seats:
            return
        if mishap is not None:
            self.replaced.emit(seat, mishap)
        if number in self._seats[seat].wanted:
            self._seats[seat].wanted.discard(number)
            self.answered.emit(number, action)


class _BotSeat:
    """One seat with its bot in a thread; `tell` gets the answers in that thread."""

    def __init__(self, make: BotFactory, tell: OnAnswer) -> None:
        self.wanted: set[int] = set()
        self._make, self._tell = make, tell
        self._questions: queue.Queue[tuple[int, PlayerQuestion] | None] = queue.Queue()
        self._thread: threading.Thread | None = None

    def ask(self, number: int, request: PlayerQuestion) -> None:
        self.wanted.add(number)
        self._questions.put((number, request))
        if self._thread is None:
            # No daemon: the program ends only after the bot has been ended as well.
            self._thread = threading.Thread(target=self._play, name="cardtable bot")
            self._thread.start()

    def close(self) -> None:
        self.wanted.clear()
        self._questions.put(None)

    def _play(self) -> None:
        player: BotPlayer | None = None
        try:
            while (question := self._next()) is not None:
                number, request = question
                if number in self.wanted:
                    player = player or self._make(request.chance)
                    self._answer(player, number, request)
        finally:
            if player is not None:
                player.close()

    def _answer(self, player: BotPlayer, number: int, request: PlayerQuestion) -> None:
        was_replaced = player.is_replaced
        action = player.choose(request.view, request.heard, lambda: number not in self.wanted)
        fresh = player.is_replaced and not was_replaced
        self._tell(number, action, player.mishaps[-1].kind if fresh else None)

    def _next(self) -> tuple[int, PlayerQuestion] | None:
        """Return the next question; None after `close`, and after the end of the main thread."""
        while threading.main_thread().is_alive():
            with suppress(queue.Empty):
                return self._questions.get(timeout=_POLL_S)
        return None
