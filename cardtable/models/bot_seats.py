"""Programs that play seats of a table in this process, each in a thread of its own: none holds the window up."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.bots.bot_process import hide_memory
from cardtable.bots.external_player import BotPlayer
from cardtable.bots.mishap import MishapKind
from cardtable.core.zones import Seat
from cardtable.host.match_terms import Terms
from cardtable.players.request import Request

_LOOK = 1.0  # seconds between two looks at whether the program is still there

Tell = Callable[[int, Any, MishapKind | None], None]  # a question, its answer, why nobody asks the bot any more
Make = Callable[[int], BotPlayer]  # of a source of chance


class BotSeats(QObject):
    """`commands`: the program of each seat that one plays; it is started with its first question."""

    answered = Signal(int, object)  # number of the question, the action
    replaced = Signal(object, object)  # Seat, MishapKind: rules of thumb play there from now on
    _arrived = Signal(object, int, object, object)

    def __init__(self, terms: Terms, commands: Mapping[Seat, Sequence[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrived.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._seats: dict[Seat, _BotSeat] = {}
        hide_memory()  # this process holds the seed and everybody's cards; from now on it leaves no core dump
        for seat, command in commands.items():
            make = partial(BotPlayer, tuple(command), terms.game, terms.options, terms.seats)
            self._seats[seat] = _BotSeat(make, partial(self._tell, seat))

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._seats

    def ask(self, number: int, seat: Seat, request: Request) -> None:
        """Let the seat's program choose; `answered` follows unless the question is taken back."""
        self._seats[seat].ask(number, request)

    def forget(self, numbers: Iterable[int]) -> None:
        """Nobody waits for these answers any more."""
        for seat in self._seats.values():
            seat.wanted.difference_update(numbers)

    def close(self) -> None:
        """End all programs; this takes some seconds at most, in their own threads."""
        for seat in self._seats.values():
            seat.close()
        self._seats.clear()

    def _tell(self, seat: Seat, number: int, action: Any, mishap: MishapKind | None) -> None:
        with suppress(RuntimeError):  # the window may be gone
            self._arrived.emit(seat, number, action, mishap)

    def _take(self, seat: Seat, number: int, action: Any, mishap: MishapKind | None) -> None:
        if seat not in self._seats:
            return
        if mishap is not None:
            self.replaced.emit(seat, mishap)
        if number in self._seats[seat].wanted:
            self._seats[seat].wanted.discard(number)
            self.answered.emit(number, action)


class _BotSeat:
    """One seat: questions go in, `tell` hears the answers in this seat's thread."""

    def __init__(self, make: Make, tell: Tell) -> None:
        self.wanted: set[int] = set()
        self._make, self._tell = make, tell
        self._questions: queue.Queue[tuple[int, Request] | None] = queue.Queue()
        self._thread: threading.Thread | None = None

    def ask(self, number: int, request: Request) -> None:
        self.wanted.add(number)
        self._questions.put((number, request))
        if self._thread is None:
            # No daemon: whoever ends the program waits until the bot has been ended as well.
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

    def _answer(self, player: BotPlayer, number: int, request: Request) -> None:
        was_replaced = player.is_replaced
        action = player.choose(request.view, request.heard, lambda: number not in self.wanted)
        fresh = player.is_replaced and not was_replaced
        self._tell(number, action, player.mishaps[-1].kind if fresh else None)

    def _next(self) -> tuple[int, Request] | None:
        """The next question; None once nothing more is asked, also where nobody has said so."""
        while threading.main_thread().is_alive():
            with suppress(queue.Empty):
                return self._questions.get(timeout=_LOOK)
        return None
