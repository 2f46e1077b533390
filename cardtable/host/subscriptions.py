"""The lines to a table: who looks, with whose eyes, and for whom they act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.host_messages import Capability, LineId


@dataclass(slots=True)
class Subscription:
    """One way to the table, and how far it has come."""

    id: LineId
    eyes: Seat | None  # whose view
    hands: Seat | None  # for whom it acts
    right: Capability
    told: int = 0  # version of the last view that it was sent
    shown: int = 0  # version of the last view that it has presented

    @property
    def has_shown_all(self) -> bool:
        """Whether it has presented all that it was told."""
        return self.shown >= self.told


class Subscriptions:
    """All lines of a table, in the order in which they came."""

    def __init__(self) -> None:
        self._lines: dict[LineId, Subscription] = {}

    def __iter__(self) -> Iterator[Subscription]:
        return iter(tuple(self._lines.values()))

    def add(self, line: Subscription) -> None:
        """Somebody joins; raises ValueError if the number is taken."""
        if line.id in self._lines:
            raise ValueError(f"There is a line {line.id} already.")
        self._lines[line.id] = line

    def find(self, line: LineId) -> Subscription | None:
        """The line of this number, if it is still there."""
        return self._lines.get(line)

    def remove(self, line: Subscription) -> None:
        """Forget a line; who plays its seat from now on is the table's to settle."""
        del self._lines[line.id]

    def acting_for(self, seat: Seat) -> bool:
        """Whether any line acts for the seat."""
        return any(line.hands == seat for line in self._lines.values())

    @property
    def have_hands(self) -> bool:
        """Whether any person is there, a replaced one too."""
        return any(line.hands is not None for line in self._lines.values())

    @property
    def watchers(self) -> int:
        """How many act for nobody."""
        return sum(line.hands is None for line in self._lines.values())

    @property
    def acting(self) -> tuple[Subscription, ...]:
        """Those that act for a seat; where nobody does, all that look."""
        everybody = tuple(self._lines.values())
        return tuple(line for line in everybody if line.hands is not None) or everybody
