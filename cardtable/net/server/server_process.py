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
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from types import ModuleType

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_text
from cardtable.files.writing import remove_leftovers, write_private
from cardtable.games import discover
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.server.admin.admin_endpoints import AdminEndpoints
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits, read_limits
from cardtable.net.server.admin.server_status import ServerStatus
from cardtable.net.server.cluster_peers import ClusterPeers, PeerInfo
from cardtable.net.server.dormant_rooms import delete_old_rooms, rooms_of_other_versions
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_manager import RoomCreationPolicy, RoomManager, entropy
from cardtable.net.server.room_store import RoomStore, StoreInUse, WriteFailed, WriteUnconfirmed
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.server.tcp_server import ConnectionListener, allowed_connections, listening_socket, port_error_text
from cardtable.net.transport import tls
from cardtable.net.transport.network_addresses import PublicEndpoint, endpoint_of, is_loopback
from cardtable.net.transport.rate_limits import AddressTracker

_SECRET = "opening-secret"
_SECRET_DIGITS = 16
_DAY = 24 * 3600.0  # seconds
_YOUNG = 10_000  # new objects before a garbage collection: rooms consist of values without cycles

_NO_CERTIFICATE = translate("Serve", "The certificate can't be used: check %1 and its key.")
_NO_PORT = translate(
    "Serve", "%1 is in use, or isn't an address of this machine: choose another address or port with --listen."
)
_NOT_ALONE = translate("Serve", "Behind a proxy the server listens on this machine only: leave --listen at %1.")
_BAD_SECRET = translate("Serve", "The secret in %1 isn't 16 digits from 0 to f: remove the file to get a new one.")
_PREPARED = translate("Serve", "The store has been made: copy %1 to the other servers, then start all of them.")
_READY = translate("Serve", "Ready on %1, for %2 connections at once.")
_FINGERPRINT = translate("Serve", "Fingerprint of the certificate: %1")
_INVITATION = translate("Serve", "Anyone with this invitation may open tables:")
_OLD = translate("Serve", "Table %1 waits for another version: %2, rules of version %3.")
_ENDING = translate("Serve", "Stopping, with %1 table(s) in play.", n=0)
_FILE = "tables.sqlite"
_FORBIDDEN_CODES = (sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.EEXIST, errno.ENOTDIR, errno.ENOENT})

_IN_USE = translate("Serve", "Another server uses %1: stop it first, or give each its own folder with --data.")
_NO_STORE = translate("Serve", "Nothing can be saved in %1: allow writing there, or give another folder with --data.")
_NO_FILE = translate("Storage", "The file %1 can't be read.")
_NO_LIBRARY = translate("Serve", "This Python lacks the library for NATS: install %1.")


def serve(config: ServerConfig, renderer: TextRenderer) -> None:
    """Serve until SIGTERM or Ctrl+C; raise UserError if the start fails."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_prepare(config, renderer) if config.new_store else _serve(config, renderer))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory, which saves a tenth of the work per action; None if it is not installed."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def _prepare(config: ServerConfig, renderer: TextRenderer) -> None:
    """Create what the servers of a store share: its streams, and the files to copy to each folder."""
    await _cluster().make_store(config.store, config.copies)
    _certificate(config)
    _secret(config)
    _print(renderer, _PREPARED.filled(str(config.data)))


async def _serve(config: ServerConfig, renderer: TextRenderer) -> None:
    if config.proxy is not None and not is_loopback(config.host):
        raise UserError(_NOT_ALONE.filled("127.0.0.1"))
    remove_leftovers((config.data,))
    certificate = None if config.proxy is not None else _certificate(config)
    secret = _secret(config)
    limits = _limits(config)
    stop = _stop_event()
    async with open_store(config, renderer) as opened, AsyncExitStack() as stack:
        players = PlayerService(discover(), processes=max(1, (os.cpu_count() or 1) - 1))
        stack.push_async_callback(players.close)
        listener = stack.enter_context(_bound_listener(config))
        store = opened.store
        if config.keep_old:
            for digests in await rooms_of_other_versions(store, discover()):  # left for the version that has the rules
                _print(renderer, _OLD.filled(digests.table, digests.game, digests.version))
        port = int(listener.getsockname()[1])
        endpoint = _endpoint(config, certificate, port).with_others(config.others)
        addresses = AddressTracker()
        opening = RoomCreationPolicy(secret, config.anyone)
        digest = _shared_digest(certificate, secret)
        peers = await opened.join_peers(PeerInfo(endpoint.addresses[0], endpoint.port, digest))
        rooms = RoomManager(store, discover(), players, addresses, endpoint.invitation, opening, peers=peers)
        await rooms.load()
        server = ConnectionListener(rooms, addresses, certificate.context() if certificate else None)
        try:
            status = ServerStatus(server, rooms, addresses, BlockedAddresses(config.data))
        except UnreadableError as error:
            raise unreadable_file(error) from error
        n_connections = allowed_connections(limits.addresses.lines)
        status.set_limits(limits, n_connections)
        invitation = endpoint.invitation(NEW_TABLE, secret)
        async with AdminEndpoints(config, port, status, renderer, lambda: _limits(config)).open():
            server.accept_from(listener)
            _print(renderer, _READY.filled(tls.host_and_port(config.host, port), n_connections))
            if certificate is not None:
                _print(renderer, _FINGERPRINT.filled(certificate.fingerprint.hex()))
            _print(renderer, _INVITATION)
            print(invitation, flush=True)
            gc.freeze()  # objects of the start live for ever: collecting among them would delay all rooms
            gc.set_threshold(_YOUNG)
            forgetting = asyncio.create_task(_delete_old_rooms_daily(config, store, rooms))
            await stop.wait()
            forgetting.cancel()
            in_play = sum(runner.is_in_play for runner in rooms.runners)
            _print(renderer, _ENDING.filled(in_play, n=in_play))
            if config.drain:
                await _drain(config.drain, rooms, stop)
        await rooms.hand_over()
        server.stop_listening()
        await rooms.stop()  # persists and shows what is pending
        await server.close()


def _certificate(config: ServerConfig) -> tls.Certificate:
    if config.certificate is not None:
        try:
            return tls.load_certificate(config.certificate, config.key)
        except tls.UnusableCertificateError as error:
            if isinstance(error.__cause__, RefusedError):
                raise unreadable_file(error.__cause__) from error
            raise UserError(_NO_CERTIFICATE.filled(str(config.certificate))) from error
    try:
        return tls.load_or_create_certificate(config.data)
    except OSError as error:
        if isinstance(error.__cause__, RefusedError):
            raise unreadable_file(error.__cause__) from error
        raise unwritable_folder(config.data, error) from error


def _bound_listener(config: ServerConfig) -> socket.socket:
    try:
        return listening_socket(config.host, config.port)
    except OSError as error:
        raise UserError(port_error_text(tls.host_and_port(config.host, config.port), error, _NO_PORT)) from error


def _endpoint(config: ServerConfig, certificate: tls.Certificate | None, port: int) -> PublicEndpoint:
    if certificate is not None:
        return endpoint_of(certificate, config.host, port, own=config.certificate is None)
    assert config.proxy is not None
    name, outside = config.proxy
    return PublicEndpoint((name,), outside, None)


def _secret(config: ServerConfig) -> str:
    path = config.secret_file or config.data / _SECRET
    try:
        secret = read_text(path).strip()
    except MissingError:
        secret = _new_secret(path)
    except RefusedError as error:
        raise unreadable_file(error) from error
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
        raise unwritable_folder(path.parent, error) from error
    return secret


def _shared_digest(certificate: tls.Certificate | None, secret: str) -> str:
    """Return the digest that the servers of one store compare, since clients move from one to the other."""
    fingerprint = "" if certificate is None else certificate.fingerprint.hex()
    return hashlib.sha256(f"{fingerprint} {secret}".encode()).hexdigest()[:32]


def _limits(config: ServerConfig) -> ServerLimits:
    """Return the limits of the command line, overridden by those of the file; raise UserError."""
    usual = ServerLimits(tables=config.tables)
    return usual if config.limits is None else read_limits(config.limits, usual)


def _stop_event() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # on Windows
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(stop.set))
    return stop


async def _delete_old_rooms_daily(config: ServerConfig, store: RoomStore, rooms: RoomManager) -> None:
    while not config.keep_old:
        with suppress(WriteFailed, WriteUnconfirmed):
            for room_id in await delete_old_rooms(store, time.time()):
                rooms.on_deleted(room_id)
        await asyncio.sleep(_DAY)


async def _drain(seconds: int, rooms: RoomManager, stop: asyncio.Event) -> None:
    """Let deals in play finish while there is time; a second signal ends the wait."""
    stop.clear()
    finishing = asyncio.create_task(rooms.finish(seconds))
    second_signal = asyncio.create_task(stop.wait())
    await asyncio.wait((finishing, second_signal), return_when=asyncio.FIRST_COMPLETED)
    finishing.cancel()
    second_signal.cancel()


def _print(renderer: TextRenderer, text: Text) -> None:
    print(renderer.text(text), flush=True)


@frozen
class OpenStore:
    """An open store, and a function to meet its other servers, which raises UserError."""

    store: RoomStore
    join_peers: Callable[[PeerInfo], Awaitable[ClusterPeers]]


@asynccontextmanager
async def open_store(config: ServerConfig, renderer: TextRenderer) -> AsyncIterator[OpenStore]:
    """Open the store until the end of the context; raise UserError if it cannot be used safely."""
    if config.store:
        cluster = _cluster()
        async with cluster.shared_store(config.store, config.copies, renderer) as shared:
            yield OpenStore(shared.store, shared.join_peers)
        return
    try:
        file_store = SqliteStore(config.data / _FILE)
    except StoreInUse as error:
        raise UserError(_IN_USE.filled(str(config.data))) from error
    except (OSError, sqlite3.Error) as error:
        raise unwritable_folder(config.data, error) from error
    try:
        yield OpenStore(file_store, _no_peers)
    finally:
        await file_store.close()


async def _no_peers(_info: PeerInfo) -> ClusterPeers:
    return ClusterPeers()


def unwritable_folder(folder: Path, error: OSError | sqlite3.Error) -> UserError:
    """Return the error for a folder that cannot be written: for lack of permission, or the reason in words."""
    number = error.errno if isinstance(error, OSError) else None
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    is_forbidden = number in _FORBIDDEN or code in _FORBIDDEN_CODES
    return UserError(_NO_STORE.filled(str(folder)) if is_forbidden else disk_error_text(folder, error))


def unreadable_file(error: UnreadableError) -> UserError:
    """Return the error for a file that the server needs and cannot read."""
    is_refused = isinstance(error, RefusedError)
    return UserError(disk_error_text(error.path, error) if is_refused else _NO_FILE.filled(str(error.path)))


def _cluster() -> ModuleType:
    """Import the NATS modules, which only a server with --store needs."""
    try:
        from cardtable.net.server.cluster import shared_store
    except ModuleNotFoundError as error:
        raise UserError(_NO_LIBRARY.filled("nats-py")) from error
    return shared_store
