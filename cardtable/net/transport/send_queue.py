"""Send queue of a slow connection."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from cardtable.host.room_messages import ClockMessage, FromTable, RoomInfo
from cardtable.host.room_types import HELD_BYTES, HELD_MESSAGES


@dataclass(slots=True)
class _QueuedMessage:
    kind: object  # a later message of an equal kind replaces this one; None: none does
    data: bytes


class SendQueue:
    """Bounded FIFO queue; a waiting RoomInfo or ClockMessage is replaced by its successor.

    No replacement moves past an update: its reader needs the room's state at that time.
    """

    __slots__ = ("_queue", "size")

    def __init__(self) -> None:
        self._queue: deque[_QueuedMessage] = deque()
        self.size = 0  # bytes

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def is_full(self) -> bool:
        """True if the connection is too slow to be kept."""
        return len(self._queue) > HELD_MESSAGES or self.size > HELD_BYTES

    def put(self, message: FromTable, data: bytes) -> None:
        kind = _kind(message)
        self.size += len(data)
        for queued in reversed(self._queue):
            if kind is None or queued.kind is None:
                break
            if queued.kind == kind:
                self.size -= len(queued.data)
                queued.data = data
                return
        self._queue.append(_QueuedMessage(kind, data))

    def take(self) -> bytes:
        """Return the next encoded message; raise IndexError if none waits."""
        data = self._queue.popleft().data
        self.size -= len(data)
        return data

    def clear(self) -> None:
        self._queue.clear()
        self.size = 0


def _kind(message: FromTable) -> object:
    match message:
        case RoomInfo():
            return RoomInfo
        case ClockMessage():
            return message.seat
    return None
