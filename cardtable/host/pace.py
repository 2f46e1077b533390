"""When a computer's answer becomes a move: the host sees from its lines who has to be waited for."""

from __future__ import annotations

from cardtable.core.frozen_values import frozen
from cardtable.host.lines import Subscriptions
from cardtable.host.questions import PendingQuestion


@frozen
class MovePace:
    """Seconds. `pause`: before each move; `count`: for looking at a deal's count, where several look."""

    pause: float = 0.5
    count: float = 20.0


class PaceClock:
    """What the pace of moves depends on.

    Nobody looks: at once. One line acts, or only one looks: once it has shown all it was told, not before `pause`
    from the question. Several: `pause` after the last news, and after a count when all have shown it, or `count`
    seconds have passed.
    """

    def __init__(self, pace: MovePace, lines: Subscriptions) -> None:
        self.pace = pace
        self._lines = lines
        self._told = 0.0
        self._counting = False

    def told(self, now: float, *, counted: bool = False) -> None:
        """News were sent; `counted`: a deal's count was among them."""
        self._told = now
        self._counting = counted

    @property
    def one_by_one(self) -> bool:
        """Whether computers are asked one after another: nobody looks."""
        return not self._lines.acting

    def wait(self, question: PendingQuestion, now: float) -> float | None:
        """How many seconds the answer has still to wait; None: until a line has shown more."""
        lines = self._lines.acting
        if not lines:
            return 0.0
        if len(lines) == 1:
            return self._left(question.asked, now) if lines[0].has_shown_all else None
        if self._counting and not all(line.has_shown_all for line in lines):
            return max(0.0, self._told + self.pace.count - now)
        return self._left(self._told, now)

    def _left(self, since: float, now: float) -> float:
        return max(0.0, since + self.pace.pause - now)
