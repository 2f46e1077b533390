"""Searching levels think in the worker process, which starts after the first frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable.app.match.minds import Minds
from cardtable.app.match.setup import Match
from cardtable.core.events import Event
from cardtable.core.views import View

if TYPE_CHECKING:
    from cardtable.models.worker import Thinker


class Worker(QObject):
    """One match's way to the worker process; questions asked before the process is there wait for it.

    `numbers` are for all matches of the program, so that a late answer never meets another match's question.
    """

    def __init__(
        self,
        match: Match,
        minds: Minds,
        thinker: Callable[[], Thinker | None],
        numbers: Iterator[int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._minds = minds
        self._find = thinker
        self._numbers = numbers
        self._asked: dict[int, int] = {}  # number of the question by number of the request
        self._thinker: Thinker | None = None
        self._waiting: list[tuple[int, str, View[Any], tuple[Event, ...], bool]] = []
        self.ready()

    def ready(self) -> None:
        """The process may be there now: send what waits."""
        self._thinker = self._thinker or self._joined()
        while self._thinker is not None and self._waiting:
            self._send(*self._waiting.pop(0))

    def think(self, number: int, level: str, view: View[Any], heard: Sequence[Event], *, advise: bool) -> None:
        """Let the process think; the answer comes through the minds of the match."""
        self._waiting.append((number, level, view, tuple(heard), advise))
        self.ready()

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self._waiting.clear()
        self._asked.clear()
        if self._thinker is not None:
            self._thinker.cancel()

    def leave(self) -> None:
        """The match is over: hear no more answers."""
        self.cancel()
        if self._thinker is not None:
            self._thinker.answered.disconnect(self._answered)
            self._thinker.failed.disconnect(self._failed)
            self._thinker = None

    def _joined(self) -> Thinker | None:
        thinker = self._find()
        if thinker is not None:
            thinker.answered.connect(self._answered)
            thinker.failed.connect(self._failed)
        return thinker

    def _answered(self, request: int, answer: object) -> None:
        if request in self._asked:
            self._minds.answered.emit(self._asked.pop(request), answer)

    def _failed(self, request: int, _reason: str) -> None:
        if request in self._asked:
            self._minds.failed.emit(self._asked.pop(request))

    def _send(self, number: int, level: str, view: View[Any], heard: tuple[Event, ...], advise: bool) -> None:
        from cardtable.players.worker import Request

        assert self._thinker is not None
        match = self._match
        options = match.options.save()
        seed = self._minds.seed(view.seat or 0)
        request = Request(next(self._numbers), match.game.id, options, match.seats, level, seed, view, heard, advise)
        self._asked[request.id] = number
        self._thinker.ask(request)
