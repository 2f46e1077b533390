"""Token bucket: rate limit of everything that a connection or a participant may do."""

from __future__ import annotations


class TokenBucket:
    """Bucket of at most `most` tokens that refills at `rate` a second; times are seconds of one steady clock."""

    __slots__ = ("_most", "_rate", "_seen", "_tokens")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._tokens = most
        self._seen = 0.0

    def wait(self, now: float, wanted: float = 1.0) -> float:
        """Return the seconds until `wanted` tokens are there; more than `most` need only a full bucket."""
        self._fill(now)
        lacking = min(wanted, self._most) - self._tokens
        return lacking / self._rate if lacking > 1e-9 else 0.0

    def take(self, now: float, wanted: float = 1.0) -> None:
        """Take tokens even if they are missing: a debt has to be filled up first."""
        self._fill(now)
        self._tokens -= wanted

    def left(self, now: float) -> float:
        """Return the number of tokens, 0 for a debt."""
        self._fill(now)
        return max(0.0, self._tokens)

    def give_back(self, now: float, unused: float = 1.0) -> None:
        """Return tokens that were taken and not needed."""
        self._fill(now)
        self._tokens = min(self._most, self._tokens + unused)

    def _fill(self, now: float) -> None:
        self._tokens = min(self._most, self._tokens + max(0.0, now - self._seen) * self._rate)
        self._seen = max(self._seen, now)
