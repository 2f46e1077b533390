"""Send queue of a slow connection."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from cardtable.host.room_messages import ClockMessage, FromTable, RoomInfo
from cardtable.host.room_types import HELD_BYTES, HELD_MESSAGES


@dataclass(slots=True)
class _Held:
    kind: object  # a later message of an equal kind replaces this one; None: none does
    data: bytes


class SendQueue:
    """Bounded FIFO queue; a waiting RoomInfo or ClockMessage is replaced by its successor.

    No replacement moves past an update: its reader needs the room's state at that time.
    """

    __slots__ = ("_held", "size")

    def __init__(self) -> None:
        self._held: deque[_Held] = deque()
        self.size = 0  # bytes

    def __len__(self) -> int:
        return len(self._held)

    @property
    def is_full(self) -> bool:
        """True if the connection is too slow to be kept."""
        return len(self._held) > HELD_MESSAGES or self.size > HELD_BYTES

    def put(self, message: FromTable, data: bytes) -> None:
        """Queue a message with its encoding."""
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
        """Return the next encoded message; raise IndexError if none waits."""
        data = self._held.popleft().data
        self.size -= len(data)
        return data

    def clear(self) -> None:
        self._held.clear()
        self.size = 0


def _kind(message: FromTable) -> object:
    match message:
        case RoomInfo():
            return RoomInfo
        case ClockMessage():
            return message.seat
    return None
