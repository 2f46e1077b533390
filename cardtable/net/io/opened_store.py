"""The store that a server has been told to keep its tables in: a file of its own, or NATS, which several share."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

from cardtable.core.complaint import Complaint
from cardtable.core.text import Words, translate
from cardtable.net.io.service import Service
from cardtable.net.io.sqlite_store import SqliteStore
from cardtable.net.io.store import InUse, Store

_FILE = "tables.sqlite"

_IN_USE = translate("Serve", "Another server uses %1: stop it first, or give each its own folder with --data.")
_NO_STORE = translate("Serve", "Nothing can be kept in %1: allow writing there, or give another folder with --data.")
_NO_LIBRARY = translate("Serve", "This Python lacks the library for NATS: install %1.")


@asynccontextmanager
async def opened_store(service: Service, words: Words) -> AsyncIterator[Store]:
    """The store, until it is done with; raises Complaint where it cannot be had or is not safe."""
    if service.store:
        cluster = _cluster()
        async with cluster.shared_store(service.store, service.copies, words) as shared:
            yield shared
        return
    own = _in_file(service.data)
    try:
        yield own
    finally:
        await own.close()


def no_room_in(folder: Path) -> Complaint:
    """What is said where a folder cannot be written."""
    return Complaint(_NO_STORE.filled(str(folder)))


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
        raise no_room_in(folder) from error
