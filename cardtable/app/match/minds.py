"""Computer players as the controller asks them: quick levels at once, searching ones elsewhere."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.people import read_seat
from cardtable.app.match.setup import Match
from cardtable.core.events import Event
from cardtable.core.rules import Player
from cardtable.core.views import View
from cardtable.core.zones import Seat

Answer = Callable[[int, object], None]


class Elsewhere(Protocol):
    """Somebody who thinks outside the window's process and answers through the event loop."""

    def think(self, number: int, level: str, view: View[Any], heard: Sequence[Event], *, advise: bool) -> None:
        """Begin to think; the answer comes to whoever made this object."""
        ...

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        ...


class Minds(QObject):
    """All computer players of one match."""

    answered = Signal(int, object)  # number of the question, action or Advice
    failed = Signal(int)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._elsewhere: Elsewhere | None = None
        self._players: dict[tuple[str, int], Player[Any, Any]] = {}

    def send_to(self, elsewhere: Elsewhere | None) -> None:
        """Where levels that search think from now on; None: here."""
        self._elsewhere = elsewhere

    def ask_seat(self, number: int, seat: Seat, view: View[Any], heard: Sequence[Event]) -> None:
        """Ask whoever sits there what to do."""
        self.ask(number, self._level(seat), view, heard)

    def ask(self, number: int, level: str, view: View[Any], heard: Sequence[Event], *, advise: bool = False) -> None:
        """Ask a level what it would do in this view; `answered` follows, perhaps before this returns."""
        if self._elsewhere is not None and level in self._match.game.searching:
            self._elsewhere.think(number, level, view, heard, advise=advise)
            return
        player = self._player(level, view.seat or 0)
        choose = player.advise if advise else player.choose
        self.answered.emit(number, choose(view, heard, _never))

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        if self._elsewhere is not None:
            self._elsewhere.cancel()

    def seed(self, seat: int) -> int:
        """A seat's source of chance: follows from the match's seed, and tells nothing about the deal."""
        return player_seed(self._match.seed, seat)

    def _level(self, seat: Seat) -> str:
        """The level of the record; one that the game no longer has is replaced by the strongest."""
        level = read_seat(self._match.players[seat]).level
        levels = self._match.game.players
        return level if level in levels else list(levels)[-1]

    def _player(self, level: str, seat: int) -> Player[Any, Any]:
        if (level, seat) not in self._players:
            make = self._match.game.players[level]
            self._players[level, seat] = make(self._match.options, self._match.seats, self.seed(seat))
        return self._players[level, seat]


def player_seed(seed: str, seat: int) -> int:
    """63 bits from the hash of the match's seed and the seat."""
    digest = hashlib.sha256(f"{seed}/player/{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def _never() -> bool:
    return False
