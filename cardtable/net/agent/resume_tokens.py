"""The keys to this person's seats, and what is needed to go on there: one small file, for its owner alone."""

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
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
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
MOST = 20  # tables: whoever was last there stays
_ID = re.compile("[0-9a-f]{8}")
_LAST_PORT = 65_535
_MOST_DEALS = 10_000  # of a match
_LARGEST = 20_000_000  # bytes of the file that are read: far more than twenty long matches


@frozen
class ResumeToken:
    """A key, and the only certificate that it is shown to."""

    seat: SavedSeat
    key: str
    fingerprint: str  # hexadecimal, 16 or 32 bytes as they were known; "" where authorities vouch
    addresses: tuple[str, ...]
    port: int
    log: str = ""  # of an own table: the name of its file, which a rematch keeps
    invited: bool = False  # to an own table: it is reached from everywhere
    started: bool = False  # before, nothing of the table outlives its program
    deals: tuple[VerifiedDeal, ...] = ()
    info: RoomInfo | None = None  # what lasts of the table; None before the match, and in what older programs kept

    @property
    def opened(self) -> tuple[RevealMessage, ...]:
        """All about each finished deal."""
        return tuple(deal.opened for deal in self.deals)


class ResumeTokenFile:
    """The file, read anew at each question: other windows of the same person write it too.

    A key that cannot be written is kept in memory, and goes into the file with the next one that can. A file that the
    system does not give holds nothing for now, and whoever would write it gets an OSError.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = folder / FILE
        self._reader = RoomMessageReader(frozenset())
        self._unwritten: tuple[ResumeToken, ...] = ()  # the newest first

    def all(self) -> tuple[ResumeToken, ...]:
        """Whatever can be read, the newest first."""
        try:
            return self._known()
        except OSError:
            return self._unwritten

    def mend(self) -> Path | None:
        """Put a damaged file out of the way, with what can be read of it in its place; its new path.

        None if there is no need for that, or no way.

        Whoever writes does the same first, so that nothing is lost by it. Raises OSError.
        """
        if self._read().sound:
            return None
        with alone_with(self._path):
            return self._mend()

    def find(self, table: str) -> ResumeToken | None:
        """The key to a table."""
        return next((key for key in self.all() if key.seat.table == table), None)

    def other_tables(self, table: str) -> KnownRooms:
        """What was played at all tables but this one."""
        return KnownRooms({key.seat.table: key.deals for key in self.all() if key.seat.table != table})

    def keep(self, key: ResumeToken) -> None:
        """Write it down in place of the one before; raises OSError, and knows it nonetheless."""
        table = key.seat.table
        self._unwritten = (key, *(one for one in self._unwritten if one.seat.table != table))
        with alone_with(self._path):
            self._mend()
            self._write([key, *self._parted(table)[0]][:MOST])

    def move(self, tables: Collection[str], place: RoomRelocated) -> None:
        """A match goes on elsewhere, which was played at these tables; raises OSError."""
        with alone_with(self._path):
            self._mend()
            before = list(self._known())
            after = [_moved(key, place) if key.seat.table in tables else key for key in before]
            if after != before:
                self._write(after)

    def forget(self, table: str) -> None:
        """The match is over, or the table is no more; raises OSError.

        With it goes what is kept of tables at which the match was before, but for one's own: its log is still there.
        """
        self._drop_unwritten(table)
        with alone_with(self._path):
            self._mend()
            others, found = self._parted(table)
            if found:
                self._write([key for key in others if key.seat.own or not _went_to(key, table)])

    def put_last(self, table: str) -> None:
        """A table does not know the key just now: the other matches are offered before this one. Raises OSError."""
        with alone_with(self._path):
            others, found = self._parted(table)
            if found:
                self._write([*others, *found])

    def give_up(self, table: str) -> None:
        """Only this seat is lost: the person goes on where the match was before, if anywhere. Raises OSError."""
        self._drop_unwritten(table)
        with alone_with(self._path):
            self._mend()
            others, found = self._parted(table)
            if found:
                self._write([_moved(key, None) if _went_to(key, table) else key for key in others])

    def _mend(self) -> Path | None:
        found = self._read()
        if found.sound:
            return None
        aside = set_aside(self._path)
        if aside is not None and found.keys:
            self._put(found.keys)
        return aside

    def _drop_unwritten(self, table: str) -> None:
        self._unwritten = tuple(key for key in self._unwritten if key.seat.table != table)

    def _known(self) -> tuple[ResumeToken, ...]:
        """The keys of the file and those that are not in it yet; raises OSError."""
        newer = {key.seat.table for key in self._unwritten}
        return (*self._unwritten, *(key for key in self._read().keys if key.seat.table not in newer))

    def _parted(self, table: str) -> tuple[list[ResumeToken], list[ResumeToken]]:
        """The keys to other tables, and the one to this table if there is one; raises OSError."""
        keys = self._known()
        return [key for key in keys if key.seat.table != table], [key for key in keys if key.seat.table == table][:1]

    def _write(self, keys: Sequence[ResumeToken]) -> None:
        """All of them, those that could not be written before as well."""
        self._put(keys)
        written = {key.seat.table for key in keys}
        self._unwritten = tuple(key for key in self._unwritten if key.seat.table not in written)

    def _put(self, keys: Sequence[ResumeToken]) -> None:
        write_private(self._path, json.dumps([_plain(key) for key in keys], ensure_ascii=False))

    def _read(self) -> _Found:
        """Raises OSError where the system does not give the file: it may be whole."""
        try:
            entries = read_list(read_json(self._path, _LARGEST, patient=True), MOST)
        except MissingError:
            return _Found((), sound=True)
        except RefusedError as error:
            raise OSError(error.number, error.reason, str(self._path)) from error
        except (UnreadableError, WireError):
            return _Found((), sound=False)
        keys, is_sound = [], True
        for entry in entries:
            try:
                key = self._key(read_object(entry))
            except (KeyError, ValueError):  # WireError is a ValueError
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
        """None where an older program has kept none, or in another form: one can still go on at the table itself."""
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
    """What the file holds; sound: all of it could be read."""

    keys: tuple[ResumeToken, ...]
    sound: bool


def kept_seats(folder: Path) -> tuple[SavedSeat, ...]:
    """The matches at which this person can go on, the last one first."""
    return tuple(_with_finished(key) for key in ResumeTokenFile(folder).all() if key.started)


def with_deal(key: ResumeToken, deal: VerifiedDeal) -> ResumeToken:
    """One more finished deal; told twice, it counts once."""
    before = tuple(one for one in key.deals if one.opened.deal < deal.opened.deal)
    return replace(key, deals=(*before, deal))


def _with_finished(key: ResumeToken) -> SavedSeat:
    """An own table is opened again from its log."""
    knows_all = key.info is not None and key.info.you is not None and not key.seat.own
    return replace(key.seat, finished=len(finished_deals(key.opened))) if knows_all else key.seat


def _moved(key: ResumeToken, place: RoomRelocated | None) -> ResumeToken:
    return replace(key, seat=replace(key.seat, went_on=place))


def _went_to(key: ResumeToken, table: str) -> bool:
    return key.seat.went_on is not None and key.seat.went_on.table == table


def _read_place(found: object) -> RoomRelocated | None:
    """Older programs knew of none."""
    if found is None:
        return None
    place = read_object(found)
    return RoomRelocated(read_str(place["table"]), sanitize_name(read_str(place["host"])))


def _file_name(text: str) -> str:
    """The id of a table, and nothing that leads to another folder."""
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
