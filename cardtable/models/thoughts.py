"""Where the questions of one table, or of one person, go: quick levels think here, searching ones elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.host.match_terms import MatchConfig
from cardtable.players.minds import MatchPlayers
from cardtable.players.request import Key, PlayerQuestion

if TYPE_CHECKING:
    from cardtable.models.thinker import WorkerClient


class PlayerDispatcher(QObject):
    """Answers through the event loop, so that nobody thinks between a click and what it shows.

    `name`: unlike that of anybody else who asks the same thinker, so that a late answer never meets another question.
    """

    answered = Signal(int, object)  # number of the question; the action or the Advice, None if nobody could answer

    def __init__(
        self, name: str, terms: MatchConfig, thinker: WorkerClient | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._searching = terms.game.searching
        self._minds = MatchPlayers(terms.game, terms.options, terms.seats)
        self._thinker = thinker
        self._elsewhere: set[int] = set()
        self._here: dict[int, PlayerQuestion] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._think)
        if thinker is not None:
            thinker.answered.connect(self._take)
            thinker.failed.connect(self._fail)

    def ask(self, number: int, request: PlayerQuestion) -> None:
        """Let the level think about it; `answered` follows unless it is taken back, never before this returns."""
        if self._thinker is not None and request.level in self._searching:
            self._elsewhere.add(number)
            self._thinker.ask((self._name, number), request)
        else:
            self._here[number] = request
            self._soon.start(0)

    def forget(self, numbers: Iterable[int]) -> None:
        """Nobody waits for these answers any more."""
        for number in numbers:
            self._here.pop(number, None)
            if number in self._elsewhere and self._thinker is not None:
                self._elsewhere.remove(number)
                self._thinker.forget([(self._name, number)])

    def forget_all(self) -> None:
        """Nobody waits for any answer any more."""
        self.forget((*self._here, *self._elsewhere))

    def _think(self) -> None:
        """One question at a time: the window stays alive between them."""
        if not self._here:
            return
        number = next(iter(self._here))
        request = self._here.pop(number)
        if self._here:
            self._soon.start(0)
        self.answered.emit(number, self._minds.answer(request))

    def _take(self, key: Key, answer: object) -> None:
        name, number = key
        if name == self._name and number in self._elsewhere:
            self._elsewhere.remove(number)
            self.answered.emit(number, answer)

    def _fail(self, key: Key, _reason: str) -> None:
        self._take(key, None)
