"""Whether one's own number belongs in a deal: was the line up when the deal was called for, and did the person play?"""

from __future__ import annotations

from cardtable.host.from_table import RoomInfo
from cardtable.host.gathering import RoomStage
from cardtable.host.seats import Presence

_MAYBE_SEALING = (RoomStage.SEALING, RoomStage.PAUSED)  # a deal may have been called for before


class PresenceTracker:
    """What one program knows of its own presence, from what it was told of the table over the line that is up."""

    def __init__(self) -> None:
        self._missed: int | None = None  # up to this deal it may have been called for before; None: nothing was told
        self._plays = False

    def told(self, info: RoomInfo) -> None:
        """The table is told before each call for hashes: who is not here by it has no number in that deal."""
        if info.stage is RoomStage.LOBBY:
            self._missed = info.deal or -1  # the draw for places is deal 0
        elif self._missed is None:
            self._missed = info.deal + (info.stage in _MAYBE_SEALING)
        elif info.stage is RoomStage.PLAYING:
            self._missed = min(self._missed, info.deal)
        self._plays = info.you is not None and info.seats[info.you].presence is Presence.HERE

    def lost(self) -> None:
        """The line is gone, or leads to another match: what is made until something is told again is missed."""
        self._missed, self._plays = None, False

    def belongs_in(self, deal: int) -> bool:
        """Whether a table that is called for this deal now, or shows its cards, had to ask for the own number."""
        return self._plays and self._missed is not None and deal > self._missed
