"""The keys to this person's seats, and what is needed to go on there: one small file, for its owner alone."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardtable.core.frozen_values import frozen
from cardtable.core.wire.plain_values import WireError, items, refuse, row, string, table, truth, whole
from cardtable.files.locks import alone_with
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
from cardtable.files.writing import set_aside, write_private
from cardtable.host.clean_names import clean_name
from cardtable.host.earlier_deals import finished_deals
from cardtable.host.from_table import Opened, TableInfo
from cardtable.host.limits import PORTRAITS
from cardtable.host.witness import Doubt
from cardtable.net.agent_talk import KeptSeat, NewPlace
from cardtable.net.known_deals import CheckedDeal, OtherTables
from cardtable.net.message_writer import write
from cardtable.net.table_reader import TableReader

FILE = "seats.json"
MOST = 20  # tables: whoever was last there stays
_ID = re.compile("[0-9a-f]{8}")
_LAST_PORT = 65_535
_MOST_DEALS = 10_000  # of a match
_LARGEST = 20_000_000  # bytes of the file that are read: far more than twenty long matches


@frozen
class SeatKey:
    """A key, and the only certificate that it is shown to."""

    seat: KeptSeat
    key: str
    fingerprint: str  # hexadecimal, 16 or 32 bytes as they were known; "" where authorities vouch
    addresses: tuple[str, ...]
    port: int
    log: str = ""  # of an own table: the name of its file, which a rematch keeps
    invited: bool = False  # to an own table: it is reached from everywhere
    started: bool = False  # before, nothing of the table outlives its program
    deals: tuple[CheckedDeal, ...] = ()
    info: TableInfo | None = None  # what lasts of the table; None before the match, and in what older programs kept

    @property
    def opened(self) -> tuple[Opened, ...]:
        """All about each finished deal."""
        return tuple(deal.opened for deal in self.deals)


class SeatKeys:
    """The file, read anew at each question: other windows of the same person write it too.

    A key that cannot be written is kept in memory, and goes into the file with the next one that can. A file that the
    system does not give holds nothing for now, and whoever would write it gets an OSError.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._path = folder / FILE
        self._reader = TableReader(frozenset())
        self._unwritten: tuple[SeatKey, ...] = ()  # the newest first

    def all(self) -> tuple[SeatKey, ...]:
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

    def find(self, table: str) -> SeatKey | None:
        """The key to a table."""
        return next((key for key in self.all() if key.seat.table == table), None)

    def other_tables(self, table: str) -> OtherTables:
        """What was played at all tables but this one."""
        return OtherTables({key.seat.table: key.deals for key in self.all() if key.seat.table != table})

    def keep(self, key: SeatKey) -> None:
        """Write it down in place of the one before; raises OSError, and knows it nonetheless."""
        table = key.seat.table
        self._unwritten = (key, *(one for one in self._unwritten if one.seat.table != table))
        with alone_with(self._path):
            self._mend()
            self._write([key, *self._parted(table)[0]][:MOST])

    def move(self, tables: Collection[str], place: NewPlace) -> None:
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

    def _known(self) -> tuple[SeatKey, ...]:
        """The keys of the file and those that are not in it yet; raises OSError."""
        newer = {key.seat.table for key in self._unwritten}
        return (*self._unwritten, *(key for key in self._read().keys if key.seat.table not in newer))

    def _parted(self, table: str) -> tuple[list[SeatKey], list[SeatKey]]:
        """The keys to other tables, and the one to this table if there is one; raises OSError."""
        keys = self._known()
        return [key for key in keys if key.seat.table != table], [key for key in keys if key.seat.table == table][:1]

    def _write(self, keys: Sequence[SeatKey]) -> None:
        """All of them, those that could not be written before as well."""
        self._put(keys)
        written = {key.seat.table for key in keys}
        self._unwritten = tuple(key for key in self._unwritten if key.seat.table not in written)

    def _put(self, keys: Sequence[SeatKey]) -> None:
        write_private(self._path, json.dumps([_plain(key) for key in keys], ensure_ascii=False))

    def _read(self) -> _Found:
        """Raises OSError where the system does not give the file: it may be whole."""
        try:
            entries = items(read_json(self._path, _LARGEST, patient=True), MOST)
        except MissingError:
            return _Found((), sound=True)
        except RefusedError as error:
            raise OSError(error.number, error.reason, str(self._path)) from error
        except (UnreadableError, WireError):
            return _Found((), sound=False)
        keys, is_sound = [], True
        for entry in entries:
            try:
                key = self._key(table(entry))
            except (KeyError, ValueError):  # WireError is a ValueError
                is_sound = False
                continue
            keys.append(key)
            is_sound = is_sound and (key.info is None) is (table(entry).get("info") is None)
        return _Found(tuple(keys), is_sound)

    def _key(self, one: Mapping[str, object]) -> SeatKey:
        seat = KeptSeat(
            string(one["table"]),
            clean_name(string(one["host"])),
            string(one["game"]),
            whole(one["deal"], 0),
            tuple(whole(portrait, 0, PORTRAITS - 1) for portrait in items(one["portraits"])),
            truth(one["own"]),
            went_on=_read_place(one.get("went_on")),
        )
        return SeatKey(
            seat,
            string(one["key"]),
            bytes.fromhex(string(one["fingerprint"])).hex(),
            tuple(string(address) for address in items(one["addresses"])),
            whole(one["port"], 0, _LAST_PORT),
            _file_name(string(one["log"])),
            truth(one["invited"]),
            truth(one["started"]),
            tuple(self._read_deal(*row(deal, 2)) for deal in items(one["deals"], _MOST_DEALS)),
            self._read_info(one.get("info")),
        )

    def _read_info(self, text: object) -> TableInfo | None:
        """None where an older program has kept none, or in another form: one can still go on at the table itself."""
        if type(text) is not str:
            return refuse(text, "a text") if text is not None else None
        with suppress(WireError):
            message = self._reader.read(text)
            return message if isinstance(message, TableInfo) else None
        return None

    def _read_deal(self, opened: object, doubts: object) -> CheckedDeal:
        message = self._reader.read(opened) if type(opened) is str else None
        if not isinstance(message, Opened):
            raise WireError("A deal is kept as it was opened.")
        return CheckedDeal(message, tuple(Doubt(string(doubt)) for doubt in items(doubts)))


class _Found(NamedTuple):
    """What the file holds; sound: all of it could be read."""

    keys: tuple[SeatKey, ...]
    sound: bool


def kept_seats(folder: Path) -> tuple[KeptSeat, ...]:
    """The matches at which this person can go on, the last one first."""
    return tuple(_with_finished(key) for key in SeatKeys(folder).all() if key.started)


def with_deal(key: SeatKey, deal: CheckedDeal) -> SeatKey:
    """One more finished deal; told twice, it counts once."""
    before = tuple(one for one in key.deals if one.opened.deal < deal.opened.deal)
    return replace(key, deals=(*before, deal))


def _with_finished(key: SeatKey) -> KeptSeat:
    """An own table is opened again from its log."""
    knows_all = key.info is not None and key.info.you is not None and not key.seat.own
    return replace(key.seat, finished=len(finished_deals(key.opened))) if knows_all else key.seat


def _moved(key: SeatKey, place: NewPlace | None) -> SeatKey:
    return replace(key, seat=replace(key.seat, went_on=place))


def _went_to(key: SeatKey, table: str) -> bool:
    return key.seat.went_on is not None and key.seat.went_on.table == table


def _read_place(found: object) -> NewPlace | None:
    """Older programs knew of none."""
    if found is None:
        return None
    place = table(found)
    return NewPlace(string(place["table"]), clean_name(string(place["host"])))


def _file_name(text: str) -> str:
    """The id of a table, and nothing that leads to another folder."""
    if text and not _ID.fullmatch(text):
        raise ValueError(text)
    return text


def _plain(key: SeatKey) -> dict[str, object]:
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
        "info": None if key.info is None else write(key.info),
        "went_on": None if seat.went_on is None else {"table": seat.went_on.table, "host": seat.went_on.host},
        "deals": [(write(deal.opened), [doubt.value for doubt in deal.doubts]) for deal in key.deals],
    }
