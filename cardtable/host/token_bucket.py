"""So many at once, and then so many a second: the measure of everything that a line or a person may do."""

from __future__ import annotations


class TokenBucket:
    """Times are seconds of one steady clock, and arguments."""

    __slots__ = ("_most", "_rate", "_seen", "_tokens")

    def __init__(self, most: float, rate: float) -> None:
        """`most` at once; `rate` more each second."""
        self._most = most
        self._rate = rate
        self._tokens = most
        self._seen = 0.0

    def wait(self, now: float, wanted: float = 1.0) -> float:
        """Seconds until so many may be taken; what is wanted beyond `most` needs a full bucket alone."""
        self._fill(now)
        lacking = min(wanted, self._most) - self._tokens
        return lacking / self._rate if lacking > 1e-9 else 0.0

    def take(self, now: float, wanted: float = 1.0) -> None:
        """Take them, whether they are there or not: what is owed has to be filled up first."""
        self._fill(now)
        self._tokens -= wanted

    def left(self, now: float) -> float:
        """How many may be taken at once; nothing where some are owed."""
        self._fill(now)
        return max(0.0, self._tokens)

    def give_back(self, now: float, unused: float = 1.0) -> None:
        """Some that were taken were not needed."""
        self._fill(now)
        self._tokens = min(self._most, self._tokens + unused)

    def is_full(self, now: float) -> bool:
        """Whether nothing need be remembered."""
        self._fill(now)
        return self._tokens >= self._most

    def _fill(self, now: float) -> None:
        self._tokens = min(self._most, self._tokens + max(0.0, now - self._seen) * self._rate)
        self._seen = max(self._seen, now)
