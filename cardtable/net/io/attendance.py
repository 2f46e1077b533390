"""A person at a table, as far as this computer keeps it: what comes is shown, answered and, if needed, kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from cardtable.host.earlier_deals import lasting
from cardtable.host.from_seat import FromSeat
from cardtable.host.from_table import FromTable, TableInfo, Welcome
from cardtable.host.gathering import Close, Occupant, Stage
from cardtable.net.agent_talk import FromAgent, NewPlace, SeatNotKept, Trouble
from cardtable.net.io.kept_seats import SeatKey, SeatKeys, with_deal
from cardtable.net.participant import Participant

# Whoever answers may be too busy to look, or have other tables than before: the key may be good again.
_DOUBTFUL = frozenset({Close.WRONG_SECRET, Close.NO_TABLE, Trouble.UNKNOWN_HERE})
_DONE = (Stage.OVER, Stage.CLOSED)


class Attendance:
    """One person at one table, by whatever way. `key` is all that is known of the table beforehand."""

    def __init__(
        self, participant: Participant, keys: SeatKeys, key: SeatKey, tell: Callable[[FromAgent], None]
    ) -> None:
        self._participant = participant
        self._keys = keys
        self._key = key
        self._kept: SeatKey | None = None
        self._unkept: SeatNotKept | None = None  # as it was told last
        self._before: set[str] = set()  # ids of tables at which the match was, and a seat may be kept
        self._seated = False
        self._tell = tell

    def heard(self, message: FromTable) -> tuple[FromSeat, ...]:
        """What a message is answered with; raises WireError where the table does not follow the protocol."""
        response = self._participant.received(message)
        if response.keep is not None:
            self._key = with_deal(self._key, response.keep)
            self._before.update(response.elsewhere)
        match message:
            case Welcome():
                self._enter(message)
            case TableInfo():
                self._look(message)
        self._keep()
        self._move()
        for value in response.show:
            self._tell(value)
        return response.say

    @property
    def is_playing(self) -> bool:
        """Whether there is something to act upon."""
        return self._participant.is_playing

    def text_of(self, action: object) -> str:
        """An action of the person as it goes over the wire; raises RuntimeError before the first deal."""
        return self._participant.text_of(action)

    def listens_at(self, port: int) -> None:
        """Where an own table is, for the next time."""
        self._key = replace(self._key, port=port)

    def invites(self) -> None:
        """Somebody is invited to an own table, and comes back from wherever that is."""
        self._key = replace(self._key, invited=True)
        self._keep()

    def lost(self) -> None:
        """The line is gone."""
        self._participant.lost()

    def ended(self, reason: Close | Trouble | None) -> None:
        """A key is given up only where it is certain that it opens nothing any more."""
        if reason is Close.REMOVED:  # the table goes on, without this person
            self._forget(self._keys.give_up)
        elif reason is Close.TABLE_CLOSED:
            self._forget(self._keys.forget)
        elif reason in _DOUBTFUL:
            with suppress(OSError):
                self._keys.put_last(self._key.seat.table)

    def _enter(self, welcome: Welcome) -> None:
        deals = self._key.deals if self._key.seat.table == welcome.table else ()
        seat = replace(self._key.seat, table=welcome.table)
        self._key = replace(self._key, seat=seat, key=welcome.key, deals=deals)

    def _look(self, info: TableInfo) -> None:
        host = info.seats[info.host].name if info.host is not None else self._key.seat.host
        portraits = tuple(place.portrait for place in info.seats if place.kind is Occupant.PERSON)
        seat = replace(self._key.seat, host=host, game=info.game, deal=info.deal, portraits=portraits, went_on=None)
        started = info.stage is not Stage.LOBBY
        self._key = replace(self._key, seat=seat, started=started, info=lasting(info) if started else None)
        self._seated = info.you is not None
        if info.stage in _DONE:
            self._forget(self._keys.forget)

    def _move(self) -> None:
        """Whoever sits here no longer goes on at the tables at which the match was before."""
        here = self._key.seat
        if self._before and self._seated:
            with suppress(OSError):
                self._keys.move(self._before, NewPlace(here.table, here.host))
            self._before.clear()

    def _keep(self) -> None:
        """Where nothing can be written, the match goes on, and only a restart loses it: the person is told once."""
        if not self._seated or self._key == self._kept:
            return
        try:
            self._keys.keep(self._key)
        except OSError as error:
            unkept = SeatNotKept(str(self._keys.folder), error.errno)
            if unkept != self._unkept:
                self._unkept = unkept
                self._tell(unkept)
        else:
            self._kept, self._unkept = self._key, None

    def _forget(self, way: Callable[[str], None]) -> None:
        self._seated = False
        with suppress(OSError):
            way(self._key.seat.table)
