"""Resume tokens of this person: one small private file, shared by all windows."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.wire.json_values import (
    WireError,
    read_bool,
    read_int,
    read_list,
    read_object,
    read_row,
    read_str,
    reject,
)
from cardtable.files.file_locks import alone_with
from cardtable.files.reading import MissingError, UnreadableError, read_json
from cardtable.files.writing import set_aside, write_private
from cardtable.host.deal_verifier import VerificationResult
from cardtable.host.finished_deals import finished_deals
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import PORTRAITS
from cardtable.net.agent_messages import RoomRelocated, SavedSeat
from cardtable.net.message_codec import RoomMessageReader, encode_message
from cardtable.net.room_client import KnownRooms, VerifiedDeal

FILE = "seats.json"
MOST = 20  # rooms, the most recent ones
_ID = re.compile("[0-9a-f]{8}")
_LAST_PORT = 65_535
_MOST_DEALS = 10_000  # deals of a match
_LARGEST = 20_000_000  # bytes of the file: far more than twenty long matches


@frozen
class ResumeToken:
    """Secret key of a seat, and the only certificate that it may be sent to."""

    seat: SavedSeat
    key: str
    fingerprint: str  # hexadecimal, 16 or 32 bytes; "" if signed by an authority
    addresses: tuple[str, ...]
    port: int
    log: str = ""  # own room: id that names its log file, kept by a rematch
    invited: bool = False  # own room: it listens on all addresses
    started: bool = False  # before, nothing of the room outlives its process
    deals: tuple[VerifiedDeal, ...] = ()
    info: RoomInfo | None = None  # lasting part; None before the match, and in files of older versions

    @property
    def opened(self) -> tuple[RevealMessage, ...]:
        return tuple(deal.opened for deal in self.deals)


class ResumeTokenFile:
    """The file, read again for each call, since other windows of the same person write it too."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._reader = RoomMessageReader(frozenset())

    def all(self) -> tuple[ResumeToken, ...]:
        """Return all readable tokens, the newest first."""
        return self._read().keys

    def mend(self) -> Path | None:
        """Set a damaged file aside, write what is readable of it anew, and return its new path.

        None if it is sound, or cannot be moved. Writers do the same first, so that nothing is lost. Raises OSError.
        """
        if self._read().sound:
            return None
        with alone_with(self._path):
            return self._mend()

    def find(self, table: str) -> ResumeToken | None:
        return next((key for key in self.all() if key.seat.table == table), None)

    def other_tables(self, table: str) -> KnownRooms:
        """Return the deals of all rooms but this one."""
        return KnownRooms({key.seat.table: key.deals for key in self._others(table)})

    def store(self, key: ResumeToken) -> None:
        """Store a token in place of the room's last one; raise OSError."""
        with alone_with(self._path):
            self._mend()
            self._write([key, *self._others(key.seat.table)][:MOST])

    def move(self, tables: Collection[str], place: RoomRelocated) -> None:
        """Note that the match of these rooms continues at `place`; raise OSError."""
        with alone_with(self._path):
            self._mend()
            before = list(self.all())
            after = [_moved(key, place) if key.seat.table in tables else key for key in before]
            if after != before:
                self._write(after)

    def forget(self, table: str) -> None:
        """Delete the token of a room that has ended; raise OSError.

        Tokens of rooms where the match was before are deleted too, except for own rooms, whose logs still exist.
        """
        with alone_with(self._path):
            self._mend()
            if self.find(table) is not None:
                others = self._others(table)
                self._write([key for key in others if key.seat.own or not _went_to(key, table)])

    def put_last(self, table: str) -> None:
        """Move the token of a room that rejects it to the end; raise OSError."""
        with alone_with(self._path):
            key = self.find(table)
            if key is not None:
                self._write([*self._others(table), key])

    def give_up(self, table: str) -> None:
        """Delete a lost seat; the rooms where the match was before can be resumed again. Raise OSError."""
        with alone_with(self._path):
            self._mend()
            if self.find(table) is not None:
                others = self._others(table)
                self._write([_moved(key, None) if _went_to(key, table) else key for key in others])

    def _mend(self) -> Path | None:
        found = self._read()
        if found.sound:
            return None
        aside = set_aside(self._path)
        if aside is not None and found.keys:
            self._write(found.keys)
        return aside

    def _others(self, table: str) -> list[ResumeToken]:
        return [key for key in self.all() if key.seat.table != table]

    def _write(self, keys: Sequence[ResumeToken]) -> None:
        write_private(self._path, json.dumps([_plain(key) for key in keys], ensure_ascii=False))

    def _read(self) -> _Found:
        try:
            entries = read_list(read_json(self._path, _LARGEST, patient=True), MOST)
        except MissingError:
            return _Found((), sound=True)
        except (UnreadableError, WireError):
            return _Found((), sound=False)
        keys, is_sound = [], True
        for entry in entries:
            try:
                key = self._key(read_object(entry))
            except (KeyError, ValueError):  # WireError is a ValueError too
                is_sound = False
                continue
            keys.append(key)
            is_sound = is_sound and (key.info is None) is (read_object(entry).get("info") is None)
        return _Found(tuple(keys), is_sound)

    def _key(self, one: Mapping[str, object]) -> ResumeToken:
        seat = SavedSeat(
            read_str(one["table"]),
            sanitize_name(read_str(one["host"])),
            read_str(one["game"]),
            read_int(one["deal"], 0),
            tuple(read_int(portrait, 0, PORTRAITS - 1) for portrait in read_list(one["portraits"])),
            read_bool(one["own"]),
            went_on=_read_place(one.get("went_on")),
        )
        return ResumeToken(
            seat,
            read_str(one["key"]),
            bytes.fromhex(read_str(one["fingerprint"])).hex(),
            tuple(read_str(address) for address in read_list(one["addresses"])),
            read_int(one["port"], 0, _LAST_PORT),
            _file_name(read_str(one["log"])),
            read_bool(one["invited"]),
            read_bool(one["started"]),
            tuple(self._read_deal(*read_row(deal, 2)) for deal in read_list(one["deals"], _MOST_DEALS)),
            self._read_info(one.get("info")),
        )

    def _read_info(self, text: object) -> RoomInfo | None:
        """Return None if an older version stored none or another format: the room itself can still be resumed."""
        if type(text) is not str:
            return reject(text, "a text") if text is not None else None
        with suppress(WireError):
            message = self._reader.read(text)
            return message if isinstance(message, RoomInfo) else None
        return None

    def _read_deal(self, opened: object, doubts: object) -> VerifiedDeal:
        message = self._reader.read(opened) if type(opened) is str else None
        if not isinstance(message, RevealMessage):
            raise WireError("A deal is kept as it was opened.")
        return VerifiedDeal(message, tuple(VerificationResult(read_str(doubt)) for doubt in read_list(doubts)))


class _Found(NamedTuple):
    """Readable tokens, and whether that is the whole file."""

    keys: tuple[ResumeToken, ...]
    sound: bool


def kept_seats(folder: Path) -> tuple[SavedSeat, ...]:
    """Return the matches that this person can resume, the last one first."""
    return tuple(_with_finished(key) for key in ResumeTokenFile(folder).all() if key.started)


def with_deal(key: ResumeToken, deal: VerifiedDeal) -> ResumeToken:
    """Return the token with another finished deal; a repetition replaces it."""
    before = tuple(one for one in key.deals if one.opened.deal < deal.opened.deal)
    return replace(key, deals=(*before, deal))


def _with_finished(key: ResumeToken) -> SavedSeat:
    """Add the number of deals from which a remote room can be reopened; an own one is reopened from its log."""
    knows_all = key.info is not None and key.info.you is not None and not key.seat.own
    return replace(key.seat, finished=len(finished_deals(key.opened))) if knows_all else key.seat


def _moved(key: ResumeToken, place: RoomRelocated | None) -> ResumeToken:
    return replace(key, seat=replace(key.seat, went_on=place))


def _went_to(key: ResumeToken, table: str) -> bool:
    return key.seat.went_on is not None and key.seat.went_on.table == table


def _read_place(found: object) -> RoomRelocated | None:
    """Return None for the missing entry of an older version."""
    if found is None:
        return None
    place = read_object(found)
    return RoomRelocated(read_str(place["table"]), sanitize_name(read_str(place["host"])))


def _file_name(text: str) -> str:
    """Return the id; raise ValueError for a text that could lead to another folder."""
    if text and not _ID.fullmatch(text):
        raise ValueError(text)
    return text


def _plain(key: ResumeToken) -> dict[str, object]:
    seat = key.seat
    return {
        "table": seat.table,
        "host": seat.host,
        "game": seat.game,
        "deal": seat.deal,
        "portraits": seat.portraits,
        "own": seat.own,
        "key": key.key,
        "fingerprint": key.fingerprint,
        "addresses": key.addresses,
        "port": key.port,
        "log": key.log,
        "invited": key.invited,
        "started": key.started,
        "info": None if key.info is None else encode_message(key.info),
        "went_on": None if seat.went_on is None else {"table": seat.went_on.table, "host": seat.went_on.host},
        "deals": [(encode_message(deal.opened), [doubt.value for doubt in deal.doubts]) for deal in key.deals],
    }
