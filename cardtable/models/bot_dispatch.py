"""Dispatch of questions to external bots, each in a thread of its own that never blocks the window."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.bots.bot_process import BotFaultKind, hide_memory
from cardtable.bots.external_player import BotPlayer
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.models.qt_lifetime import main_thread_calls
from cardtable.players.player_questions import PlayerQuestion

_POLL_S = 1.0  # seconds between two checks that the program still runs

OnAnswer = Callable[[int, Any, BotFaultKind | None], None]  # number, action, fault that ended the bot
BotFactory = Callable[[int], BotPlayer]  # argument: seed of its random numbers


class BotDispatcher(QObject):
    """Dispatcher to bots (external programs): `commands` by seat; a bot is started with its first question."""

    answered = Signal(int, object)  # number of the question, the action
    replaced = Signal(object, object)  # Seat, BotFaultKind: a rollout policy plays there from now on

    def __init__(
        self, config: MatchConfig, commands: Mapping[Seat, Sequence[str]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        main_thread_calls()
        self._seats: dict[Seat, _BotSeat] = {}
        hide_memory()  # this process holds the seed and everybody's cards; from now on it leaves no core dump
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
        main_thread_calls().post(self, partial(self._take, seat, number, action, mishap))

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
        self._tell(number, action, player.faults[-1].kind if fresh else None)

    def _next(self) -> tuple[int, PlayerQuestion] | None:
        """Return the next question; None after `close`, and after the end of the main thread."""
        while threading.main_thread().is_alive():
            with suppress(queue.Empty):
                return self._questions.get(timeout=_POLL_S)
        return None
