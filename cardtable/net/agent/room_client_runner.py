"""Runner of a room client: stores its token and deals, and supplies its contributions to seeds."""

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
from cardtable.net.agent_messages import ConnectionProblem, FromAgent, RoomRelocated
from cardtable.net.room_client import RoomClient

# A server may be too busy to check, or have other rooms for a time: the token may be valid again.
_DOUBTFUL = frozenset({DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE, ConnectionProblem.UNKNOWN_HERE})
_DONE = (RoomStage.OVER, RoomStage.CLOSED)

FILE = "numbers.key"
_LENGTH = 32  # bytes
_DIGITS = 32  # hexadecimal digits of a number


class RoomClientRunner:
    """One person's client of one room, over any kind of connection; `key`: token as stored or blank."""

    def __init__(
        self, participant: RoomClient, keys: ResumeTokenFile, key: ResumeToken, tell: Callable[[FromAgent], None]
    ) -> None:
        self._participant = participant
        self._keys = keys
        self._key = key
        self._kept: ResumeToken | None = None
        self._before: set[str] = set()  # ids of rooms where the match was, which may have tokens
        self._seated = False
        self._tell = tell

    def on_message(self, message: FromTable) -> tuple[FromSeat, ...]:
        """Process a message and return the answers; raise WireError if the room violates the protocol."""
        response = self._participant.on_message(message)
        if response.store is not None:
            self._key = with_deal(self._key, response.store)
            self._before.update(response.former_rooms)
        match message:
            case WelcomeMessage():
                self._enter(message)
            case RoomInfo():
                self._look(message)
        self._keep()
        self._move()
        for value in response.show:
            self._tell(value)
        return response.send

    @property
    def is_playing(self) -> bool:
        return self._participant.is_playing

    def encode_action(self, action: object) -> str:
        """Encode an action; raise RuntimeError before the first deal."""
        return self._participant.encode_action(action)

    def set_port(self, port: int) -> None:
        """Store the port of an own room for the next time."""
        self._key = replace(self._key, port=port)

    def set_invited(self) -> None:
        """Note that an own room must be reachable from everywhere, now and next time."""
        self._key = replace(self._key, invited=True)
        self._keep()

    def on_lost(self) -> None:
        self._participant.on_lost()

    def on_ended(self, reason: DisconnectCode | ConnectionProblem | None) -> None:
        """Delete the token if it has certainly become worthless."""
        if reason is DisconnectCode.REMOVED:  # the room continues without this person
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
        """Redirect the tokens of the match's former rooms to this one, once the person sits here."""
        here = self._key.seat
        if self._before and self._seated:
            with suppress(OSError):
                self._keys.move(self._before, RoomRelocated(here.table, here.host))
            self._before.clear()

    def _keep(self) -> None:
        """Store the token; if that fails, the match goes on, but cannot be resumed after a restart."""
        if self._seated and self._key != self._kept:
            with suppress(OSError):
                self._keys.store(self._key)
                self._kept = self._key

    def _forget(self, way: Callable[[str], None]) -> None:
        self._seated = False
        with suppress(OSError):
            way(self._key.seat.table)


class ContributionGenerator:
    """Contributions from a secret of this computer, so that a crash between commit and reveal changes none (A2)."""

    def __init__(self, folder: Path) -> None:
        """Load or create the secret; one that cannot be stored is valid until the process ends."""
        path = folder / FILE
        self._secret = secrets.token_bytes(_LENGTH)
        try:
            self._secret = _read(path)
        except MissingError:
            self._write(path)
        except RefusedError:  # the file may be readable again later
            return
        except UnreadableError:
            set_aside(path)
            self._write(path)

    def _write(self, path: Path) -> None:
        with suppress(OSError):
            write_private(path, self._secret)

    def number(self, for_what: str) -> str:
        """Return 32 hexadecimal digits: the same for the same purpose, unpredictable for others."""
        return hmac.new(self._secret, for_what.encode(), hashlib.sha256).hexdigest()[:_DIGITS]


def _read(path: Path) -> bytes:
    secret = read_bytes(path, _LENGTH)
    if len(secret) != _LENGTH:
        raise DamagedError(path, "not as long as a secret")
    return secret
