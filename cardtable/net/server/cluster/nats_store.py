"""Store of room logs in a NATS JetStream stream that several servers share: one subject per room.

Compare-and-append: an entry is stored only behind the message that its writer expects as the last one of the room's
subject, so a server that has lost the room fails at once. A deleted log leaves a tombstone for thirty days, behind
which no append succeeds either.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from nats.aio.client import Client

from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.net.server import room_store
from cardtable.net.server.cluster import jetstream
from cardtable.net.server.room_registry import decode_access_digests, encode_access_digests

STREAM = "TABLES"
_LOG, _DOOR, _MAKER, _ALIAS, _ASIDE, _PROBE = "table", "door", "maker", "alias", "aside", "probe"
SUBJECTS = tuple(f"{part}.*" for part in (_LOG, _DOOR, _MAKER, _ALIAS, _ASIDE, _PROBE))

_TOMBSTONE = "Cardtable-Gone"  # header of a tombstone
_TOMBSTONE_TTL = "720h"  # lifetime of tombstones and former ids
_REPLACE_ALL = {jetstream.ROLLUP: "sub"}  # the message replaces all others of its subject
_RETRY_PAUSE = 0.2  # seconds between attempts
_CATCH_UP = 5.0  # seconds for a member of the cluster to catch up with the leader
_MOST_MATCHES = 1_000  # rematches of one room


class NatsStore:
    """RoomStore over an open connection, in a stream that was found safe; the caller closes the connection."""

    def __init__(self, connection: Client) -> None:
        self._stream = jetstream.JetStream(connection, STREAM)

    async def append(self, room_id: str, after: room_store.LogPosition, entry: RoomLogEntry) -> room_store.LogPosition:
        """Persist the entry behind `after`; raise LogFenced or WriteFailed.

        Without a reply it is retried for ever. That is harmless: an entry that was stored is found as the last one.
        """
        if entry.n != after.n + 1:
            raise room_store.LogFenced(f"Entry {entry.n} of table {room_id} is not the next one.")
        subject, text = f"{_LOG}.{room_id}", f"{entry.n} {entry.tag} {entry.kind.value} {entry.rest}"
        headers = {jetstream.ONCE: f"{room_id}/{entry.n}/{entry.tag}/{after.at}"}
        while True:
            try:
                return room_store.LogPosition(entry.n, await self._stream.add(subject, text, after.at, headers))
            except jetstream.StreamFull as error:
                raise room_store.WriteFailed(str(error)) from error
            except (jetstream.SequenceConflict, jetstream.StreamTimeout):
                last = await self._certain_last(subject)
            at = room_store.START.at if last is None else last.place
            if last is not None and last.text == text and last.headers.get(jetstream.EXPECTED) == str(after.at):
                return room_store.LogPosition(entry.n, at)
            if at != after.at:
                raise room_store.LogFenced(f"Somebody else has written to table {room_id}.")
            await asyncio.sleep(_RETRY_PAUSE)

    async def tail(self, room_id: str) -> room_store.LastEntry | None:
        last = await self._last(f"{_LOG}.{room_id}")
        if last is None or _is_tombstone(last):
            return None
        entry = _entry(last)
        return room_store.LastEntry(entry, room_store.LogPosition(entry.n, last.place))

    async def read(self, room_id: str) -> room_store.StoredLog:
        """Return the log, as long as the leader says, from any member; raise LogUnreadable or WriteUnconfirmed."""
        subject = f"{_LOG}.{room_id}"
        end = time.monotonic() + _CATCH_UP
        while True:
            last = await self._last(subject)
            if last is None or _is_tombstone(last):
                return room_store.StoredLog()
            found = await self._all(subject)
            if found and found[-1].place >= last.place:
                break
            if time.monotonic() > end:
                raise room_store.WriteUnconfirmed(f"The members of the cluster do not agree on table {room_id}.")
            await asyncio.sleep(_RETRY_PAUSE)
        entries = room_store.contiguous_entries(map(_entry, found))
        position = room_store.LogPosition(len(entries), found[len(entries) - 1].place) if entries else room_store.START
        return room_store.StoredLog(entries, position, is_broken=len(entries) < len(found))

    async def cut(self, room_id: str, n: int) -> None:
        """Set aside all entries after number `n`, the last one first, so that there is never a gap."""
        found = await self._all(f"{_LOG}.{room_id}")
        for message in reversed([message for message in found if not _is_tombstone(message) and _entry(message).n > n]):
            await self._put(f"{_ASIDE}.{room_id}", message.text, {})
            with _store_errors():
                await self._stream.delete(message.place)

    async def store_access_digests(self, room_id: str, digests: AccessDigests) -> None:
        await self._put(f"{_DOOR}.{room_id}", encode_access_digests(digests), _REPLACE_ALL)

    async def access_digests(self, room_id: str) -> AccessDigests | None:
        last = await self._last(f"{_DOOR}.{room_id}")
        return None if last is None else decode_access_digests(last.text)

    async def rooms(self) -> Sequence[room_store.StoredRoom]:
        return tuple(
            room_store.StoredRoom(_room_id(message), message.time)
            for message in await self._lasts(_LOG)
            if not _is_tombstone(message)
        )

    async def record_creator(self, room_id: str, creator: str) -> None:
        await self._put(f"{_MAKER}.{room_id}", creator, _REPLACE_ALL)

    async def creators(self) -> Mapping[str, str]:
        known = {stored.room_id for stored in await self.rooms()}
        return {_room_id(message): message.text for message in await self._lasts(_MAKER) if _room_id(message) in known}

    async def rename(self, before: str, now: str) -> None:
        """Let the former id lead to the new one for thirty days, and delete the old log."""
        await self._store_alias(before, now)
        await self.forget(before)

    async def aliases(self) -> Mapping[str, str]:
        known = {stored.room_id for stored in await self.rooms()}
        steps = {_room_id(message): message.text for message in await self._lasts(_ALIAS)}
        ends = {before: _final_id(before, steps) for before in steps}
        return {before: room_id for before, room_id in ends.items() if room_id in known}

    async def current_id(self, room_id: str) -> str:
        """Return the id after all rematches; a chain of steps is shortened, since any caller may ask for it."""
        found, steps = room_id, 0
        while steps < _MOST_MATCHES and (step := await self._last(f"{_ALIAS}.{found}")) is not None:
            found, steps = step.text, steps + 1
        if steps > 1:
            with suppress(room_store.WriteFailed, room_store.WriteUnconfirmed):
                await self._store_alias(room_id, found)
        return found

    async def forget(self, room_id: str) -> None:
        """Replace the log by a tombstone; former ids expire. Raise WriteFailed or WriteUnconfirmed."""
        await self._put(f"{_LOG}.{room_id}", "", {**_REPLACE_ALL, _TOMBSTONE: "1", jetstream.TTL: _TOMBSTONE_TTL})
        for part in (_DOOR, _MAKER, _ASIDE):
            with _store_errors():
                await self._stream.purge(f"{part}.{room_id}")

    async def probe(self) -> None:
        await self._put(f"{_PROBE}.store", "", _REPLACE_ALL)

    async def close(self) -> None:
        """Do nothing: each entry is with NATS, or its writer is still waiting."""

    async def _store_alias(self, before: str, now: str) -> None:
        await self._put(f"{_ALIAS}.{before}", now, {**_REPLACE_ALL, jetstream.TTL: _TOMBSTONE_TTL})

    async def _put(self, subject: str, text: str, headers: Mapping[str, str]) -> None:
        with _store_errors():
            await self._stream.add(subject, text, headers=headers)

    async def _last(self, subject: str) -> jetstream.StreamMessage | None:
        with _store_errors():
            return await self._stream.last(subject)

    async def _all(self, subject: str) -> list[jetstream.StreamMessage]:
        with _store_errors():
            return await self._stream.all(subject)

    async def _lasts(self, part: str) -> list[jetstream.StreamMessage]:
        with _store_errors():
            return await self._stream.lasts(f"{part}.*")

    async def _certain_last(self, subject: str) -> jetstream.StreamMessage | None:
        while True:
            with suppress(jetstream.StreamTimeout, jetstream.StreamFull):
                return await self._stream.last(subject)
            await asyncio.sleep(_RETRY_PAUSE)


@contextmanager
def _store_errors() -> Iterator[None]:
    try:
        yield
    except jetstream.StreamFull as error:
        raise room_store.WriteFailed(str(error)) from error
    except jetstream.StreamTimeout as error:
        raise room_store.WriteUnconfirmed(str(error)) from error


def _entry(stored: jetstream.StreamMessage) -> RoomLogEntry:
    try:
        n, tag, kind, rest = stored.text.split(" ", 3)
        return RoomLogEntry(int(n), tag, RoomLogEntryKind(kind), rest)
    except ValueError as error:
        raise room_store.LogUnreadable(stored.subject) from error


def _is_tombstone(stored: jetstream.StreamMessage) -> bool:
    return _TOMBSTONE in stored.headers


def _room_id(stored: jetstream.StreamMessage) -> str:
    return stored.subject.rpartition(".")[2]


def _final_id(room_id: str, steps: Mapping[str, str]) -> str:
    for _ in steps:
        room_id = steps.get(room_id, room_id)
    return room_id
