"""What a table wants kept, as lines of its match's file."""

from __future__ import annotations

from typing import Any

from cardtable.app.storage.match_log import MatchLogFile
from cardtable.core.record import write_action, write_seating
from cardtable.core.rules import Codec
from cardtable.host.messages import ActionEntry, Entry, OccupantEntry, RewindEntry


class MatchEntryLog:
    """The log of one table in a file."""

    def __init__(self, log: MatchLogFile, codec: Codec[Any]) -> None:
        self._log = log
        self._codec = codec

    @property
    def file(self) -> MatchLogFile:
        """The log under it, which knows lines of text alone."""
        return self._log

    def keep(self, entry: Entry) -> None:
        """Write it to the disk; trouble is said by the file itself, and play goes on."""
        match entry:
            case ActionEntry():
                self._log.add(write_action(entry.seat, self._codec.write(entry.action)))
            case RewindEntry():
                self._log.went_to(entry.actions, entry.record)
            case OccupantEntry():
                self._log.add(write_seating(entry.seat, entry.info.player))

    def close(self) -> None:
        """Let go of the file."""
        self._log.close()
