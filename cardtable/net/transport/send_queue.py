"""What waits for a line that is slow, and how much of it may."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from cardtable.host.room_messages import ClockMessage, FromTable, RoomInfo
from cardtable.host.room_types import HELD_BYTES, HELD_MESSAGES


@dataclass(slots=True)
class _Held:
    kind: object  # what replaces it: equal ones do; None: nothing does
    data: bytes


class SendQueue:
    """First in, first out; a table's state or a clock that waits is replaced by its successor.

    Nothing moves past news: what the table was when they came has to be known to whoever reads them.
    """

    __slots__ = ("_held", "size")

    def __init__(self) -> None:
        self._held: deque[_Held] = deque()
        self.size = 0  # bytes

    def __len__(self) -> int:
        return len(self._held)

    @property
    def is_full(self) -> bool:
        """Whether the line is too slow to be kept."""
        return len(self._held) > HELD_MESSAGES or self.size > HELD_BYTES

    def put(self, message: FromTable, data: bytes) -> None:
        """The message, as it will be sent."""
        kind = _kind(message)
        self.size += len(data)
        for held in reversed(self._held):
            if kind is None or held.kind is None:
                break
            if held.kind == kind:
                self.size -= len(held.data)
                held.data = data
                return
        self._held.append(_Held(kind, data))

    def take(self) -> bytes:
        """The next one; raises IndexError if nothing waits."""
        data = self._held.popleft().data
        self.size -= len(data)
        return data

    def clear(self) -> None:
        """Nobody will read it."""
        self._held.clear()
        self.size = 0


def _kind(message: FromTable) -> object:
    match message:
        case RoomInfo():
            return RoomInfo
        case ClockMessage():
            return message.seat
    return None
