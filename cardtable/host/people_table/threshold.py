"""Who has to wait at the door for a moment."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.host.from_seat import HelloRequest


class DelayedHello(NamedTuple):
    """A hello that is heard when it is due."""

    due: float
    line: int
    hello: HelloRequest


class AdmissionQueue:
    """Lines that have said hello and are not admitted yet."""

    def __init__(self) -> None:
        self._waiting: list[DelayedHello] = []

    @property
    def lines(self) -> tuple[int, ...]:
        """Those that wait."""
        return tuple(late.line for late in self._waiting)

    @property
    def due(self) -> float | None:
        """When the next one may come in."""
        return min((late.due for late in self._waiting), default=None)

    def add(self, late: DelayedHello) -> None:
        """Somebody has to wait."""
        self._waiting.append(late)

    def lost(self, line: int) -> None:
        """A line is gone."""
        self._waiting = [late for late in self._waiting if late.line != line]

    def superseded(self, key: str) -> list[int]:
        """The lines of earlier programs of somebody who comes now with this key: they wait no longer."""
        earlier = [late.line for late in self._waiting if late.hello.key == key != ""]
        self._waiting = [late for late in self._waiting if late.line not in earlier]
        return earlier

    def taken(self, now: float) -> list[DelayedHello]:
        """Those who may come in now."""
        if not self._waiting:
            return []
        due = [late for late in self._waiting if late.due <= now]
        self._waiting = [late for late in self._waiting if late.due > now]
        return due
