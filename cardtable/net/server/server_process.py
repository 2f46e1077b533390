"""Server process: from the first line of output to the orderly end."""

from __future__ import annotations

import asyncio
import errno
import gc
import hashlib
import os
import signal
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import ModuleType

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.user_error import UserError
from cardtable.files.reading import MissingError, UnreadableError, read_text
from cardtable.files.writing import clear_up, write_private
from cardtable.games import discover
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.server.admin.admin_endpoints import AdminEndpoints
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits, read_limits
from cardtable.net.server.admin.server_status import ServerStatus
from cardtable.net.server.cluster_peers import ClusterPeers, NoPeers, PeerInfo
from cardtable.net.server.dormant_rooms import delete_old_rooms, rooms_of_other_versions
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_manager import RoomCreationPolicy, RoomManager, entropy, is_in_play
from cardtable.net.server.room_store import RoomStore, StoreInUse, WriteFailed, WriteUnconfirmed
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.server.tcp_server import ConnectionListener, allowed_connections, listening_socket
from cardtable.net.transport.network_addresses import PublicEndpoint, is_loopback, endpoint_of
from cardtable.net.transport.rate_limits import AddressTracker
from cardtable.net.transport.tls import (
    Certificate,
    UnusableCertificateError,
    host_and_port,
    load_certificate,
    load_or_create_certificate,
)

_SECRET = "opening-secret"
_SECRET_DIGITS = 16
_DAY = 24 * 3600.0  # seconds
_YOUNG = 10_000  # new objects before a garbage collection: rooms consist of values without cycles

_NO_CERTIFICATE = translate("Serve", "The certificate cannot be used: check %1 and its key.")
_NO_PORT = translate("Serve", "%1 is in use, or no address here: choose another address or port with --listen.")
_NO_RIGHT = translate("Serve", "This account isn't allowed to listen on %1: choose a port from 1024 on, or allow it.")
_NOT_ALONE = translate("Serve", "Behind a proxy the server listens on this machine alone: leave --listen at %1.")
_BAD_SECRET = translate("Serve", "The secret in %1 is not 16 digits from 0 to f: remove the file to get a new one.")
_PREPARED = translate("Serve", "The store is made: copy %1 to the other servers, then start all of them.")
_READY = translate("Serve", "Ready on %1, for %2 lines at once.")
_FINGERPRINT = translate("Serve", "Fingerprint of the certificate: %1")
_INVITATION = translate("Serve", "Whoever has this invitation may open tables:")
_OLD = translate("Serve", "Table %1 waits for another version: %2, rules of version %3.")
_ENDING = translate("Serve", "Stopping, with %1 table(s) in play.", n=0)
_FILE = "tables.sqlite"

_IN_USE = translate("Serve", "Another server uses %1: stop it first, or give each its own folder with --data.")
_NO_STORE = translate("Serve", "Nothing can be kept in %1: allow writing there, or give another folder with --data.")
_NO_LIBRARY = translate("Serve", "This Python lacks the library for NATS: install %1.")


def serve(service: ServerConfig, words: TextRenderer) -> None:
    """Serve until SIGTERM or Ctrl+C; raise UserError if the start fails."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_prepare(service, words) if service.new_store else _serve(service, words))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory, which saves a tenth of the work per action; None if it is not installed."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def _prepare(service: ServerConfig, words: TextRenderer) -> None:
    """Create what the servers of a store share: its streams, and the files to copy to each folder."""
    await make_store(service)
    _certificate(service)
    _secret(service)
    _say(words, _PREPARED.filled(str(service.data)))


async def _serve(service: ServerConfig, words: TextRenderer) -> None:
    if service.proxy is not None and not is_loopback(service.host):
        raise UserError(_NOT_ALONE.filled("127.0.0.1"))
    clear_up((service.data,))
    certificate = None if service.proxy is not None else _certificate(service)
    secret = _secret(service)
    limits = _limits(service)
    stop = _told_to_stop()
    async with open_store(service, words) as opened, _thinking() as thinking, _listening(service) as listening:
        store = opened.store
        if service.keep_old:
            await _list_old(store, words)
        port = int(listening.getsockname()[1])
        reached = _reached_at(service, certificate, port).with_others(service.others)
        addresses = AddressTracker()
        opening = RoomCreationPolicy(secret, service.anyone)
        neighbours = await opened.join_peers(PeerInfo(reached.addresses[0], reached.port, _mark(certificate, secret)))
        reception = RoomManager(
            store, discover(), thinking, addresses, reached.invitation, opening, peers=neighbours
        )
        await reception.load()
        server = ConnectionListener(reception, addresses, certificate.context() if certificate else None)
        running = _running(service, server, reception, addresses)
        lines = allowed_connections(limits.addresses.lines)
        running.set_limits(limits, lines)
        invitation = reached.invitation(NEW_TABLE, secret)
        async with AdminEndpoints(service, port, running, words, lambda: _limits(service)).open():
            server.accept_from(listening)
            _say(words, _READY.filled(host_and_port(service.host, port), lines))
            _invite(words, certificate, invitation)
            gc.freeze()  # objects of the start live for ever: collecting among them would delay all rooms
            gc.set_threshold(_YOUNG)
            await _until_told(stop, service, store, reception)
            in_play = sum(map(is_in_play, reception.runners))
            _say(words, _ENDING.filled(in_play, n=in_play))
            if service.drain:
                await _drain(service.drain, reception, stop)
        await _end(server, reception)


def _invite(words: TextRenderer, certificate: Certificate | None, invitation: str) -> None:
    if certificate is not None:
        _say(words, _FINGERPRINT.filled(certificate.fingerprint.hex()))
    _say(words, _INVITATION)
    print(invitation, flush=True)


async def _until_told(stop: asyncio.Event, service: ServerConfig, store: RoomStore, reception: RoomManager) -> None:
    forgetting = asyncio.create_task(_forget_daily(service, store, reception))
    await stop.wait()
    forgetting.cancel()


async def _end(server: ConnectionListener, reception: RoomManager) -> None:
    """Stop in order: hand over, stop listening, persist and show what is pending, close connections."""
    await reception.hand_over()
    server.stop_listening()
    await reception.stop()
    await server.close()


# ---- start


@asynccontextmanager
async def _thinking() -> AsyncIterator[PlayerService]:
    thinking = PlayerService(discover(), processes=max(1, (os.cpu_count() or 1) - 1))
    try:
        yield thinking
    finally:
        await thinking.close()


async def _list_old(store: RoomStore, words: TextRenderer) -> None:
    """Print the rooms of other rules, which are left for the version that has them."""
    for door in await rooms_of_other_versions(store, discover()):
        _say(words, _OLD.filled(door.table, door.game, door.version))


def _certificate(service: ServerConfig) -> Certificate:
    if service.certificate is not None:
        try:
            return load_certificate(service.certificate, service.key)
        except UnusableCertificateError as error:
            raise UserError(_NO_CERTIFICATE.filled(str(service.certificate))) from error
    try:
        return load_or_create_certificate(service.data)
    except OSError as error:
        raise unwritable_folder(service.data) from error


@asynccontextmanager
async def _listening(service: ServerConfig) -> AsyncIterator[socket.socket]:
    try:
        listening = listening_socket(service.host, service.port)
    except OSError as error:
        no_port = _NO_RIGHT if error.errno in (errno.EACCES, errno.EPERM) else _NO_PORT
        raise UserError(no_port.filled(host_and_port(service.host, service.port))) from error
    with listening:
        yield listening


def _reached_at(service: ServerConfig, certificate: Certificate | None, port: int) -> PublicEndpoint:
    if certificate is not None:
        return endpoint_of(certificate, service.host, port, own=service.certificate is None)
    assert service.proxy is not None
    name, outside = service.proxy
    return PublicEndpoint((name,), outside, None)


def _secret(service: ServerConfig) -> str:
    """Return the secret for creating rooms, the same at each start."""
    path = service.secret_file or service.data / _SECRET
    try:
        secret = read_text(path).strip()
    except MissingError:
        secret = _new_secret(path)
    except UnreadableError as error:
        raise UserError(_BAD_SECRET.filled(str(path))) from error
    if len(secret) != _SECRET_DIGITS or set(secret) - set("0123456789abcdef"):
        raise UserError(_BAD_SECRET.filled(str(path)))
    return secret


def _new_secret(path: Path) -> str:
    secret = entropy(_SECRET_DIGITS)
    try:
        write_private(path, f"{secret}\n")
    except OSError as error:
        raise unwritable_folder(path.parent) from error
    return secret


def _mark(certificate: Certificate | None, secret: str) -> str:
    """Return the digest that the servers of one store compare, since clients move from one to the other."""
    fingerprint = "" if certificate is None else certificate.fingerprint.hex()
    return hashlib.sha256(f"{fingerprint} {secret}".encode()).hexdigest()[:32]


def _limits(service: ServerConfig) -> ServerLimits:
    """Return the limits of the command line, overridden by those of the file; raise UserError."""
    usual = ServerLimits(tables=service.tables)
    return usual if service.limits is None else read_limits(service.limits, usual)


def _running(
    service: ServerConfig, server: ConnectionListener, reception: RoomManager, addresses: AddressTracker
) -> ServerStatus:
    try:
        return ServerStatus(server, reception, addresses, BlockedAddresses(service.data))
    except UnreadableError as error:
        raise unwritable_folder(service.data) from error


def _told_to_stop() -> asyncio.Event:
    """Return an event set by SIGTERM and Ctrl+C."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # on Windows
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(stop.set))
    return stop


# ---- run and end


async def _forget_daily(service: ServerConfig, store: RoomStore, reception: RoomManager) -> None:
    """Delete old dormant rooms every day, unless all are to be kept."""
    while not service.keep_old:
        with suppress(WriteFailed, WriteUnconfirmed):
            for table in await delete_old_rooms(store, time.time()):
                reception.on_deleted(table)
        await asyncio.sleep(_DAY)


async def _drain(seconds: int, reception: RoomManager, stop: asyncio.Event) -> None:
    """Let deals in play finish while there is time; a second signal ends the wait."""
    stop.clear()
    finishing = asyncio.create_task(reception.finish(seconds))
    hurrying = asyncio.create_task(stop.wait())
    await asyncio.wait((finishing, hurrying), return_when=asyncio.FIRST_COMPLETED)
    finishing.cancel()
    hurrying.cancel()


def _say(words: TextRenderer, text: Text) -> None:
    print(words.text(text), flush=True)


@frozen
class OpenStore:
    """An open store, and a function to meet its other servers, which raises UserError."""

    store: RoomStore
    join_peers: Callable[[PeerInfo], Awaitable[ClusterPeers]]


@asynccontextmanager
async def open_store(service: ServerConfig, words: TextRenderer) -> AsyncIterator[OpenStore]:
    """Open the store until the end of the context; raise UserError if it cannot be used safely."""
    if service.store:
        cluster = _cluster()
        async with cluster.shared_store(service.store, service.copies, words) as shared:
            yield OpenStore(shared.store, shared.join_peers)
        return
    own = _in_file(service.data)
    try:
        yield OpenStore(own, _meet_nobody)
    finally:
        await own.close()


async def _meet_nobody(_standing: PeerInfo) -> ClusterPeers:
    return NoPeers()


def unwritable_folder(folder: Path) -> UserError:
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
        raise unwritable_folder(folder) from error
