"""How fast a line is read: what comes faster waits unread, and the sender's own program has to wait."""

from __future__ import annotations

from cardtable.host.limits import (
    BYTES_PER_SECOND,
    MESSAGES_AT_ONCE,
    MESSAGES_PER_SECOND,
    TABLE_MESSAGES_PER_SECOND,
)
from cardtable.host.token_bucket import TokenBucket


def table_pace() -> TokenBucket:
    """Of all lines of one table together."""
    return TokenBucket(TABLE_MESSAGES_PER_SECOND, TABLE_MESSAGES_PER_SECOND)


class ReadRateLimit:
    """Of one line."""

    __slots__ = ("_bytes", "_messages", "_table")

    def __init__(self) -> None:
        self._messages = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
        self._bytes = TokenBucket(BYTES_PER_SECOND, BYTES_PER_SECOND)
        self._table: TokenBucket | None = None

    def share(self, table: TokenBucket) -> None:
        """The line has come to a table."""
        self._table = table

    def heard(self, now: float, size: int) -> None:
        """So many bytes have come."""
        self._bytes.take(now, size)

    def rest(self, now: float) -> float:
        """Seconds until more bytes may come."""
        return self._bytes.wait(now, 0.0)

    def wait(self, now: float) -> float:
        """Seconds until a message may be read."""
        return max(self._messages.wait(now), self._table.wait(now) if self._table is not None else 0.0)

    def take(self, now: float) -> None:
        """One has been read."""
        self._messages.take(now)
        if self._table is not None:
            self._table.take(now)
