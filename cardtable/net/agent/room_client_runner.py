"""A person at a table, as far as this computer keeps it: what comes is shown, answered and, if needed, kept.

The numbers that this computer gives to deals: nobody else can guess them, and a restart does not change them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardtable.files.reading import DamagedError, MissingError, RefusedError, UnreadableError, read_bytes
from cardtable.files.writing import set_aside, write_private
from cardtable.host.finished_deals import lasting
from cardtable.host.room_messages import FromTable, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import FromSeat
from cardtable.host.room_types import DisconnectCode, RoomStage, SeatOccupant
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile, with_deal
from cardtable.net.agent_messages import ConnectionProblem, FromAgent, RoomRelocated, SeatNotKept
from cardtable.net.room_client import RoomClient

# Whoever answers may be too busy to look, or have other tables than before: the key may be good again.
_DOUBTFUL = frozenset({DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE, ConnectionProblem.UNKNOWN_HERE})
_DONE = (RoomStage.OVER, RoomStage.CLOSED)


class RoomClientRunner:
    """One person at one table, by whatever way. `key` is all that is known of the table beforehand."""

    def __init__(
        self, participant: RoomClient, keys: ResumeTokenFile, key: ResumeToken, tell: Callable[[FromAgent], None]
    ) -> None:
        self._participant = participant
        self._keys = keys
        self._key = key
        self._kept: ResumeToken | None = None
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
            case WelcomeMessage():
                self._enter(message)
            case RoomInfo():
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

    def ended(self, reason: DisconnectCode | ConnectionProblem | None) -> None:
        """A key is given up only where it is certain that it opens nothing any more."""
        if reason is DisconnectCode.REMOVED:  # the table goes on, without this person
            self._forget(self._keys.give_up)
        elif reason is DisconnectCode.TABLE_CLOSED:
            self._forget(self._keys.forget)
        elif reason in _DOUBTFUL:
            with suppress(OSError):
                self._keys.put_last(self._key.seat.table)

    def _enter(self, welcome: WelcomeMessage) -> None:
        deals = self._key.deals if self._key.seat.table == welcome.table else ()
        seat = replace(self._key.seat, table=welcome.table)
        self._key = replace(self._key, seat=seat, key=welcome.key, deals=deals)

    def _look(self, info: RoomInfo) -> None:
        host = info.seats[info.host].name if info.host is not None else self._key.seat.host
        portraits = tuple(place.portrait for place in info.seats if place.kind is SeatOccupant.PERSON)
        seat = replace(self._key.seat, host=host, game=info.game, deal=info.deal, portraits=portraits, went_on=None)
        started = info.stage is not RoomStage.LOBBY
        self._key = replace(self._key, seat=seat, started=started, info=lasting(info) if started else None)
        self._seated = info.you is not None
        if info.stage in _DONE:
            self._forget(self._keys.forget)

    def _move(self) -> None:
        """Whoever sits here no longer goes on at the tables at which the match was before."""
        here = self._key.seat
        if self._before and self._seated:
            with suppress(OSError):
                self._keys.move(self._before, RoomRelocated(here.table, here.host))
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


FILE = "numbers.key"
_LENGTH = 32  # bytes
_DIGITS = 32  # hexadecimal, of a number


class ContributionGenerator:
    """Made from a secret of this computer, so that a program that died in the middle of sealing keeps its word (A2)."""

    def __init__(self, folder: Path) -> None:
        """Where nothing can be kept, the secret is good until the process ends."""
        path = folder / FILE
        self._secret = secrets.token_bytes(_LENGTH)
        try:
            self._secret = _read(path)
        except MissingError:
            self._write(path)
        except RefusedError:  # it may be readable again tomorrow
            return
        except UnreadableError:
            set_aside(path)
            self._write(path)

    def _write(self, path: Path) -> None:
        with suppress(OSError):
            write_private(path, self._secret)

    def number(self, for_what: str) -> str:
        """32 hexadecimal digits: for the same the same, for anything else ones that have nothing to do with them."""
        return hmac.new(self._secret, for_what.encode(), hashlib.sha256).hexdigest()[:_DIGITS]


def _read(path: Path) -> bytes:
    secret = read_bytes(path, _LENGTH)
    if len(secret) != _LENGTH:
        raise DamagedError(path, "not as long as a secret")
    return secret
