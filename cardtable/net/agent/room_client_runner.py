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
from cardtable.files.writing import quarantine, write_private
from cardtable.host.finished_deals import lasting_info
from cardtable.host.room_messages import FromTable, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import FromSeat
from cardtable.host.room_types import DisconnectCode, RoomStage, SeatOccupant
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile, with_deal
from cardtable.net.agent_messages import ConnectionProblem, FromAgent, RoomRelocated, SeatNotKept
from cardtable.net.room_client import RoomClient

# A server may be too busy to check, or have other rooms for a time: the token may be valid again.
_DOUBTFUL = frozenset({DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE, ConnectionProblem.UNKNOWN_HERE})
_ENDED = (RoomStage.OVER, RoomStage.CLOSED)

FILE = "numbers.key"
_LENGTH = 32  # bytes
_DIGITS = 32  # hexadecimal digits of a number


class RoomClientRunner:
    """One person's client of one room, over any kind of connection; `token`: token as stored or blank."""

    def __init__(
        self, client: RoomClient, tokens: ResumeTokenFile, token: ResumeToken, tell: Callable[[FromAgent], None]
    ) -> None:
        self.client = client
        self._tokens = tokens
        self._token = token
        self._stored: ResumeToken | None = None
        self._not_kept: SeatNotKept | None = None  # last notice of it
        self._former_rooms: set[str] = set()  # ids of rooms where the match was, which may have tokens
        self._is_seated = False
        self._tell = tell

    def on_message(self, message: FromTable) -> tuple[FromSeat, ...]:
        """Process a message and return the answers; raise WireError if the room violates the protocol."""
        effects = self.client.on_message(message)
        if effects.store is not None:
            self._token = with_deal(self._token, effects.store)
            self._former_rooms.update(effects.former_rooms)
        match message:
            case WelcomeMessage():
                self._on_welcome(message)
            case RoomInfo():
                self._on_room_info(message)
        self._store()
        seat = self._token.seat
        if self._former_rooms and self._is_seated:  # the tokens of the match's former rooms lead to this one now
            with suppress(OSError):
                self._tokens.move(self._former_rooms, RoomRelocated(seat.table, seat.host))
            self._former_rooms.clear()
        for value in effects.show:
            self._tell(value)
        return effects.send

    def set_port(self, port: int) -> None:
        self._token = replace(self._token, port=port)

    def set_invited(self) -> None:
        """Note that a room of one's own must be reachable from everywhere, now and next time."""
        self._token = replace(self._token, invited=True)
        self._store()

    def on_ended(self, reason: DisconnectCode | ConnectionProblem | None) -> None:
        if reason is DisconnectCode.REMOVED:  # the room continues without this person
            self._delete_token(self._tokens.give_up)
        elif reason is DisconnectCode.TABLE_CLOSED:
            self._delete_token(self._tokens.forget)
        elif reason in _DOUBTFUL:
            with suppress(OSError):
                self._tokens.put_last(self._token.seat.table)

    def _on_welcome(self, welcome: WelcomeMessage) -> None:
        deals = self._token.deals if self._token.seat.table == welcome.table else ()
        seat = replace(self._token.seat, table=welcome.table)
        self._token = replace(self._token, seat=seat, key=welcome.key, deals=deals)

    def _on_room_info(self, info: RoomInfo) -> None:
        host = info.seats[info.host].name if info.host is not None else self._token.seat.host
        portraits = tuple(place.portrait for place in info.seats if place.kind is SeatOccupant.PERSON)
        seat = replace(self._token.seat, host=host, game=info.game, deal=info.deal, portraits=portraits, went_on=None)
        is_started = info.stage is not RoomStage.LOBBY
        self._token = replace(
            self._token, seat=seat, started=is_started, info=lasting_info(info) if is_started else None
        )
        self._is_seated = info.you is not None
        if info.stage in _ENDED:
            self._delete_token(self._tokens.forget)

    def _store(self) -> None:
        """Store the token; if that fails, tell the person once: the match cannot be resumed after a restart."""
        if not self._is_seated or self._token == self._stored:
            return
        try:
            self._tokens.store(self._token)
        except OSError as error:
            not_kept = SeatNotKept(str(self._tokens.folder), error.errno)
            if not_kept != self._not_kept:
                self._not_kept = not_kept
                self._tell(not_kept)
        else:
            self._stored, self._not_kept = self._token, None

    def _delete_token(self, delete: Callable[[str], None]) -> None:
        self._is_seated = False
        with suppress(OSError):
            delete(self._token.seat.table)


class ContributionGenerator:
    """Contributions from a secret of this computer, so that a crash between commit and reveal changes none (A2)."""

    def __init__(self, folder: Path) -> None:
        self._secret = load_or_create_secret(folder / FILE)

    def number(self, purpose: str) -> str:
        """Return 32 hexadecimal digits: the same for the same purpose, unpredictable for others."""
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).hexdigest()[:_DIGITS]


def load_or_create_secret(path: Path) -> bytes:
    """Return the 32 random bytes of a file, new ones for a missing or damaged one.

    Bytes that cannot be stored are valid until the process ends.
    """
    secret = secrets.token_bytes(_LENGTH)
    try:
        return _read_secret(path)
    except RefusedError:  # the file may be readable again later
        return secret
    except UnreadableError as error:
        if not isinstance(error, MissingError):
            quarantine(path)
        with suppress(OSError):
            write_private(path, secret)
        return secret


def _read_secret(path: Path) -> bytes:
    secret = read_bytes(path, _LENGTH)
    if len(secret) != _LENGTH:
        raise DamagedError(path, "not as long as a secret")
    return secret
