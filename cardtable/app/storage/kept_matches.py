"""The matches with people at which this person has a seat, as they are kept on this computer."""

from __future__ import annotations

from collections.abc import Callable, Container
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.core.text import Text, translate
from cardtable.files.disk_trouble import trouble_with

if TYPE_CHECKING:  # who has never been at a table of people loads nothing of the network
    from cardtable.host.from_table import Opened, TableInfo
    from cardtable.net.agent_talk import KeptSeat


SEATS_LOST = translate(
    "Storage", "CardTable couldn't read all your seats at other people's tables. The old file is kept as %1."
)


class KeptMatches:
    """Read anew at each question, for it is the agent that keeps them; the last one comes first."""

    def __init__(self, folder: Path, games: Container[str], say: Callable[[Text], None]) -> None:
        """`games`: the ids of those that can be played here."""
        self._folder, self._games, self._say = folder, games, say
        self._has_told = False

    def seats(self) -> tuple[KeptSeat, ...]:
        """All of them."""
        if not self._folder.is_dir():
            return ()
        from cardtable.net.io.kept_seats import SeatKeys, kept_seats

        try:
            aside = SeatKeys(self._folder).mend()
        except OSError as error:  # where nothing can be read, or put out of the way, nothing is overwritten either
            if not self._has_told:
                self._has_told = True
                self._say(trouble_with(Path(error.filename or self._folder), error))
        else:
            if aside is not None:
                self._say(SEATS_LOST.filled(aside.name))
        return kept_seats(self._folder)

    def to_go_on_at(self) -> tuple[KeptSeat, ...]:
        """Those at which the person is expected: the match has not gone on at another table."""
        return tuple(seat for seat in self.seats() if seat.game in self._games and seat.went_on is None)

    def match_at(self, table: str) -> tuple[TableInfo, tuple[Opened, ...]] | None:
        """What is known here of a match: what lasts of its table, and the finished deals."""
        from cardtable.net.io.kept_seats import SeatKeys

        key = SeatKeys(self._folder).find(table)
        return None if key is None or key.info is None else (key.info, key.opened)
