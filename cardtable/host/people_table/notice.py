"""When everybody is told about the table anew: changes are gathered, and told twice a second at most."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.host.from_table import RoomInfo
from cardtable.host.people_table.outbox import EffectOutbox
from cardtable.host.people_table.persons import Participant, Participants

APART = 0.5  # seconds


class RoomInfoBroadcaster:
    """Tells each line what has changed since it was last told; `info`: the table as somebody may see it at a time."""

    def __init__(
        self, persons: Participants, outbox: EffectOutbox, info: Callable[[Participant, float], RoomInfo]
    ) -> None:
        self._persons = persons
        self._outbox = outbox
        self._info = info
        self._changed = False
        self._told = float("-inf")

    @property
    def due(self) -> float | None:
        """When it is to be told; None while nothing has changed."""
        return self._told + APART if self._changed else None

    def changed(self) -> None:
        """What everybody may know of the table is another now; it is told when that is `due`."""
        self._changed = True

    def now(self, now: float) -> None:
        """Tell everybody at once: what follows cannot be understood without it."""
        self._changed, self._told = False, now
        for person in self._persons.here:
            self.tell(person, now)

    def flush(self, now: float) -> None:
        """Tell everybody if it is time to."""
        due = self.due
        if due is not None and due <= now:
            self.now(now)

    def tell(self, person: Participant, now: float) -> None:
        """Tell one person, who may know it already."""
        info = self._info(person, now)
        if info != person.knows:
            person.knows = info
            self._outbox.send(person, info)
