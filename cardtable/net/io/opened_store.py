"""The store that a server has been told to keep its tables in: a file of its own, or NATS, which several share."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

from cardtable.core.complaint import Complaint
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Words, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.reading import RefusedError, UnreadableError
from cardtable.net.io.neighbours import Neighbours, NoNeighbours, Standing
from cardtable.net.io.service import Service
from cardtable.net.io.sqlite_store import SqliteStore
from cardtable.net.io.store import InUse, Store

_FILE = "tables.sqlite"
_MAY_NOT = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.EEXIST, errno.ENOTDIR, errno.ENOENT})

_IN_USE = translate("Serve", "Another server uses %1: stop it first, or give each its own folder with --data.")
_NO_STORE = translate("Serve", "Nothing can be kept in %1: allow writing there, or give another folder with --data.")
_NO_FILE = translate("Storage", "The file %1 cannot be read.")
_NO_LIBRARY = translate("Serve", "This Python lacks the library for NATS: install %1.")


@frozen
class OpenedStore:
    """A store, and how to meet the other servers that use it; `meet` raises Complaint."""

    store: Store
    meet: Callable[[Standing], Awaitable[Neighbours]]


@asynccontextmanager
async def opened_store(service: Service, words: Words) -> AsyncIterator[OpenedStore]:
    """The store, until it is done with; raises Complaint where it cannot be had or is not safe."""
    if service.store:
        cluster = _cluster()
        async with cluster.shared_store(service.store, service.copies, words) as shared:
            yield OpenedStore(shared.store, shared.meet)
        return
    own = _in_file(service.data)
    try:
        yield OpenedStore(own, _meet_nobody)
    finally:
        await own.close()


async def _meet_nobody(_standing: Standing) -> Neighbours:
    return NoNeighbours()


def not_kept_in(folder: Path, error: OSError | sqlite3.Error) -> Complaint:
    """What is said where nothing can be kept in a folder: whether it may not be written, or why else."""
    number = error.errno if isinstance(error, OSError) else None
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    may_not = number in _MAY_NOT or code in (sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
    return Complaint(_NO_STORE.filled(str(folder)) if may_not else trouble_with(folder, error))


def not_read(error: UnreadableError) -> Complaint:
    """What is said of a file that the server needs, and cannot read."""
    refused = isinstance(error, RefusedError)
    return Complaint(trouble_with(error.path, error) if refused else _NO_FILE.filled(str(error.path)))


async def make_store(service: Service) -> None:
    """Make a new store on NATS, and end; raises Complaint."""
    await _cluster().make_store(service.store, service.copies)


def _cluster() -> ModuleType:
    """What only a server with --store needs, library and all."""
    try:
        from cardtable.net.io.cluster import shared_store
    except ModuleNotFoundError as error:
        raise Complaint(_NO_LIBRARY.filled("nats-py")) from error
    return shared_store


def _in_file(folder: Path) -> SqliteStore:
    try:
        return SqliteStore(folder / _FILE)
    except InUse as error:
        raise Complaint(_IN_USE.filled(str(folder))) from error
    except (OSError, sqlite3.Error) as error:
        raise not_kept_in(folder, error) from error
