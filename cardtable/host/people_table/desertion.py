"""How long a table has been without anybody, and when it need not be kept awake for that."""

from __future__ import annotations

from cardtable.host.people_table.effects import Effect, PassivateRoom, RoomClosed

ASLEEP = 600.0  # seconds without a person until a match may be forgotten until somebody comes back
FORGOTTEN = 3600.0  # the same of a table whose match never began: it is over then


class EmptyRoomTimer:
    """Knows since when nobody is here; `begun` says each time whether the match has."""

    def __init__(self) -> None:
        self._since: float | None = None

    def see(self, anybody: bool, now: float) -> None:
        """Whether somebody is here at this moment."""
        if anybody:
            self._since = None
        elif self._since is None:
            self._since = now

    def due(self, begun: bool) -> float | None:
        """When the table has been deserted for long enough; None while somebody is here."""
        return None if self._since is None else self._since + (ASLEEP if begun else FORGOTTEN)

    def outcome(self, begun: bool, now: float) -> Effect | None:
        """What becomes of a table that has been deserted for long enough; None of any other."""
        due = self.due(begun)
        if due is None or now < due:
            return None
        return PassivateRoom() if begun else RoomClosed()
