"""The line of a table's own host, who sits in the same process: values, no bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cardtable.host.from_table import FromTable
from cardtable.host.gathering import DisconnectCode
from cardtable.host.token_bucket import TokenBucket

OWN_ADDRESS = "here"


class LoopbackConnection:
    """A Line; what it is told is heard through the event loop, like what comes over any other."""

    def __init__(
        self, number: int, heard: Callable[[FromTable], None], closed: Callable[[DisconnectCode], None]
    ) -> None:
        """`number`: one that no other line of the server has."""
        self.number = number
        self.address = OWN_ADDRESS
        self._heard = heard
        self._closed = closed
        self._loop = asyncio.get_running_loop()

    def send(self, message: FromTable) -> None:
        """Tell it."""
        self._loop.call_soon(self._heard, message)

    def close(self, code: DisconnectCode) -> None:
        """Close it, after what was sent."""
        self._loop.call_soon(self._closed, code)

    def admitted(self, pace: TokenBucket) -> None:
        """Nobody has to hold back who plays in the own process."""
