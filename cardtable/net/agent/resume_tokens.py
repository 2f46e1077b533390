"""Resume tokens of this person: one small private file, shared by all windows."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardtable.core.basics.frozen_dataclass import frozen
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
from cardtable.files.file_locks import exclusive_access
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
from cardtable.files.writing import quarantine, write_private
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.finished_deals import finished_deals
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import PORTRAITS
from cardtable.net.agent_messages import RoomRelocated, SavedSeat
from cardtable.net.invitation import PeerAddress
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
    peer: PeerAddress | None = None  # None: reached in one house only so far

    @property
    def opened(self) -> tuple[RevealMessage, ...]:
        return tuple(deal.opened for deal in self.deals)


class ResumeTokenFile:
    """The file, read again for each call, since other windows of the same person write it too.

    A token that cannot be written is kept in memory, and written together with the next one that can. While the system
    refuses to read the file, it counts as empty for readers, and writers raise OSError.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = folder / FILE
        self._reader = RoomMessageReader(frozenset())
        self._unwritten: tuple[ResumeToken, ...] = ()  # the newest first

    def all(self) -> tuple[ResumeToken, ...]:
        try:
            return self._known_tokens()
        except OSError:
            return self._unwritten

    def mend(self) -> Path | None:
        """Set a damaged file aside, rewrite what is readable, return the new path; None if sound. Raise OSError."""
        if self._read().sound:
            return None
        with exclusive_access(self._path):
            return self._repair()

    def find(self, room_id: str) -> ResumeToken | None:
        return next((token for token in self.all() if token.seat.table == room_id), None)

    def known_rooms_beside(self, room_id: str) -> KnownRooms:
        return KnownRooms({token.seat.table: token.deals for token in self.all() if token.seat.table != room_id})

    def store(self, token: ResumeToken) -> None:
        """Store a token in place of the room's last one; raise OSError, and keep it in memory then."""
        room_id = token.seat.table
        self._unwritten = (token, *(other for other in self._unwritten if other.seat.table != room_id))
        with exclusive_access(self._path):
            self._repair()
            self._write([token, *self._split_tokens(room_id)[0]][:MOST])

    def move(self, tables: Collection[str], relocation: RoomRelocated) -> None:
        """Note that the match of these rooms continues at `relocation`; raise OSError."""
        with exclusive_access(self._path):
            self._repair()
            before = list(self._known_tokens())
            after = [_relocated(token, relocation) if token.seat.table in tables else token for token in before]
            if after != before:
                self._write(after)

    def forget(self, room_id: str) -> None:
        """Delete the token of an ended room, and those of the match's former rooms but own ones; raise OSError."""
        self._drop_unwritten(room_id)
        with exclusive_access(self._path):
            self._repair()
            others, found = self._split_tokens(room_id)
            if found:
                self._write([token for token in others if token.seat.own or not _continues_at(token, room_id)])

    def put_last(self, room_id: str) -> None:
        """Move the token of a room that rejects it to the end; raise OSError."""
        with exclusive_access(self._path):
            others, found = self._split_tokens(room_id)
            if found:
                self._write([*others, *found])

    def give_up(self, room_id: str) -> None:
        """Delete a lost seat; the rooms where the match was before can be resumed again. Raise OSError."""
        self._drop_unwritten(room_id)
        with exclusive_access(self._path):
            self._repair()
            others, found = self._split_tokens(room_id)
            if found:
                self._write([_relocated(token, None) if _continues_at(token, room_id) else token for token in others])

    def _repair(self) -> Path | None:
        found = self._read()
        if found.sound:
            return None
        aside = quarantine(self._path)
        if aside is not None and found.tokens:
            self._write_file(found.tokens)
        return aside

    def _drop_unwritten(self, room_id: str) -> None:
        self._unwritten = tuple(token for token in self._unwritten if token.seat.table != room_id)

    def _known_tokens(self) -> tuple[ResumeToken, ...]:
        newer = {token.seat.table for token in self._unwritten}
        return (*self._unwritten, *(token for token in self._read().tokens if token.seat.table not in newer))

    def _split_tokens(self, room_id: str) -> tuple[list[ResumeToken], list[ResumeToken]]:
        tokens = self._known_tokens()
        others = [token for token in tokens if token.seat.table != room_id]
        return others, [token for token in tokens if token.seat.table == room_id][:1]

    def _write(self, tokens: Sequence[ResumeToken]) -> None:
        """Write the file, and note that these tokens are in it now."""
        self._write_file(tokens)
        written = {token.seat.table for token in tokens}
        self._unwritten = tuple(token for token in self._unwritten if token.seat.table not in written)

    def _write_file(self, tokens: Sequence[ResumeToken]) -> None:
        write_private(self._path, json.dumps([_encode(token) for token in tokens], ensure_ascii=False))

    def _read(self) -> _FileContent:
        """Return the file's content; raise OSError if the system refuses it, since it may be sound."""
        try:
            entries = read_list(read_json(self._path, _LARGEST, patient=True), MOST)
        except MissingError:
            return _FileContent((), sound=True)
        except RefusedError as error:
            raise OSError(error.number, error.reason, str(self._path)) from error
        except (UnreadableError, WireError):
            return _FileContent((), sound=False)
        tokens, is_sound = [], True
        for entry in entries:
            try:
                token = self._decode(read_object(entry))
            except (KeyError, ValueError):  # WireError is a ValueError too
                is_sound = False
                continue
            tokens.append(token)
            is_sound = is_sound and (token.info is None) is (read_object(entry).get("info") is None)
        return _FileContent(tuple(tokens), is_sound)

    def _decode(self, entry: Mapping[str, object]) -> ResumeToken:
        log = read_str(entry["log"])
        if log and not _ID.fullmatch(log):  # it could lead to another folder
            raise ValueError(log)
        seat = SavedSeat(
            read_str(entry["table"]),
            sanitize_name(read_str(entry["host"])),
            read_str(entry["game"]),
            read_int(entry["deal"], 0),
            tuple(read_int(portrait, 0, PORTRAITS - 1) for portrait in read_list(entry["portraits"])),
            read_bool(entry["own"]),
            went_on=_decode_relocation(entry.get("went_on")),
        )
        return ResumeToken(
            seat,
            read_str(entry["key"]),
            bytes.fromhex(read_str(entry["fingerprint"])).hex(),
            tuple(read_str(address) for address in read_list(entry["addresses"])),
            read_int(entry["port"], 0, _LAST_PORT),
            log,
            read_bool(entry["invited"]),
            read_bool(entry["started"]),
            tuple(self._decode_deal(*read_row(deal, 2)) for deal in read_list(entry["deals"], _MOST_DEALS)),
            self._decode_info(entry.get("info")),
            _decode_peer(entry.get("peer")),
        )

    def _decode_info(self, text: object) -> RoomInfo | None:
        """Return None if an older version stored none or another format: the room itself can still be resumed."""
        if type(text) is not str:
            return reject(text, "a text") if text is not None else None
        with suppress(WireError):
            message = self._reader.read(text)
            return message if isinstance(message, RoomInfo) else None
        return None

    def _decode_deal(self, opened: object, doubts: object) -> VerifiedDeal:
        message = self._reader.read(opened) if type(opened) is str else None
        if not isinstance(message, RevealMessage):
            raise WireError("A deal is kept as it was opened.")
        return VerifiedDeal(message, tuple(VerificationResult(read_str(doubt)) for doubt in read_list(doubts)))


class _FileContent(NamedTuple):
    """Readable tokens, and whether that is the whole file."""

    tokens: tuple[ResumeToken, ...]
    sound: bool


def saved_seats(folder: Path) -> tuple[SavedSeat, ...]:
    """Return the matches that this person can resume, the last one first."""
    return tuple(_with_reopening_info(token) for token in ResumeTokenFile(folder).all() if token.started)


def with_deal(token: ResumeToken, deal: VerifiedDeal) -> ResumeToken:
    """Return the token with another finished deal; a repetition replaces it."""
    before = tuple(other for other in token.deals if other.opened.deal < deal.opened.deal)
    return replace(token, deals=(*before, deal))


def _with_reopening_info(token: ResumeToken) -> SavedSeat:
    knows_all = token.info is not None and token.info.you is not None and not token.seat.own
    return replace(token.seat, finished=len(finished_deals(token.opened))) if knows_all else token.seat


def _relocated(token: ResumeToken, relocation: RoomRelocated | None) -> ResumeToken:
    return replace(token, seat=replace(token.seat, went_on=relocation))


def _continues_at(token: ResumeToken, room_id: str) -> bool:
    return token.seat.went_on is not None and token.seat.went_on.table == room_id


def _decode_relocation(found: object) -> RoomRelocated | None:
    if found is None:
        return None
    relocation = read_object(found)
    return RoomRelocated(read_str(relocation["table"]), sanitize_name(read_str(relocation["host"])))


def _decode_peer(found: object) -> PeerAddress | None:
    if found is None:
        return None
    peer = read_object(found)
    port = read_int(peer["port"], 0, _LAST_PORT)
    return PeerAddress(bytes.fromhex(read_str(peer["id"])), port, read_str(peer["relay"]))


def _encode(token: ResumeToken) -> dict[str, object]:
    seat = token.seat
    return {
        "table": seat.table,
        "host": seat.host,
        "game": seat.game,
        "deal": seat.deal,
        "portraits": seat.portraits,
        "own": seat.own,
        "key": token.key,
        "fingerprint": token.fingerprint,
        "addresses": token.addresses,
        "port": token.port,
        "log": token.log,
        "invited": token.invited,
        "started": token.started,
        "info": None if token.info is None else encode_message(token.info),
        "went_on": None if seat.went_on is None else {"table": seat.went_on.table, "host": seat.went_on.host},
        "peer": None
        if token.peer is None
        else {"id": token.peer.id.hex(), "port": token.peer.port, "relay": token.peer.relay},
        "deals": [(encode_message(deal.opened), [doubt.value for doubt in deal.doubts]) for deal in token.deals],
    }
