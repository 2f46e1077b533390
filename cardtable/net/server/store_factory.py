"""Choice of a server's store: an own SQLite file, or NATS, which several servers share."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import TextRenderer, translate
from cardtable.core.user_error import UserError
from cardtable.net.server.cluster_peers import ClusterPeers, NoPeers, PeerInfo
from cardtable.net.server.room_store import RoomStore, StoreInUse
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.sqlite_store import SqliteStore

_FILE = "tables.sqlite"

_IN_USE = translate("Serve", "Another server uses %1: stop it first, or give each its own folder with --data.")
_NO_STORE = translate("Serve", "Nothing can be kept in %1: allow writing there, or give another folder with --data.")
_NO_LIBRARY = translate("Serve", "This Python lacks the library for NATS: install %1.")


@frozen
class OpenStore:
    """An open store, and a function to meet its other servers, which raises UserError."""

    store: RoomStore
    meet: Callable[[PeerInfo], Awaitable[ClusterPeers]]


@asynccontextmanager
async def opened_store(service: ServerConfig, words: TextRenderer) -> AsyncIterator[OpenStore]:
    """Open the store until the end of the context; raise UserError if it cannot be used safely."""
    if service.store:
        cluster = _cluster()
        async with cluster.shared_store(service.store, service.copies, words) as shared:
            yield OpenStore(shared.store, shared.meet)
        return
    own = _in_file(service.data)
    try:
        yield OpenStore(own, _meet_nobody)
    finally:
        await own.close()


async def _meet_nobody(_standing: PeerInfo) -> ClusterPeers:
    return NoPeers()


def no_room_in(folder: Path) -> UserError:
    """Return the error for a folder that cannot be written."""
    return UserError(_NO_STORE.filled(str(folder)))


async def make_store(service: ServerConfig) -> None:
    """Create a new store on NATS; raise UserError."""
    await _cluster().make_store(service.store, service.copies)


def _cluster() -> ModuleType:
    """Import the NATS modules, which only a server with --store needs."""
    try:
        from cardtable.net.server.cluster import shared_store
    except ModuleNotFoundError as error:
        raise UserError(_NO_LIBRARY.filled("nats-py")) from error
    return shared_store


def _in_file(folder: Path) -> SqliteStore:
    try:
        return SqliteStore(folder / _FILE)
    except StoreInUse as error:
        raise UserError(_IN_USE.filled(str(folder))) from error
    except (OSError, sqlite3.Error) as error:
        raise no_room_in(folder) from error
