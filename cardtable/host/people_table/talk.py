"""How often somebody may say a phrase: once in two seconds, eight times a minute."""

from __future__ import annotations

from collections import defaultdict, deque

from cardtable.core.zones import Seat

APART = 2.0  # seconds
MOST = 8
MINUTE = 60.0


class PhraseRateLimit:
    """What each seat has said lately."""

    def __init__(self) -> None:
        self._said: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=MOST))

    def may(self, seat: Seat, now: float) -> bool:
        """Whether somebody may say something now; then it counts as said."""
        said = self._said[seat]
        if said and now - said[-1] < APART:
            return False
        if len(said) == MOST and now - said[0] < MINUTE:
            return False
        said.append(now)
        return True
