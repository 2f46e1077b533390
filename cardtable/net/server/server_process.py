"""Runs tables on a machine of their own: from the first line of output to the end in order."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.user_error import UserError
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_text
from cardtable.files.writing import clear_up, write_private
from cardtable.games import discover
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.server.admin.admin_endpoints import AdminEndpoints
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits, read_limits
from cardtable.net.server.admin.server_status import ServerStatus
from cardtable.net.server.cluster_peers import PeerInfo
from cardtable.net.server.dormant_rooms import forget_old, tables_of_other_versions
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_manager import RoomCreationPolicy, RoomManager, entropy, playing
from cardtable.net.server.room_store import RoomStore, WriteFailed, WriteUnconfirmed
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.store_factory import make_store, not_kept_in, not_read, opened_store
from cardtable.net.server.tcp_server import ConnectionListener, lines_allowed, listening_on
from cardtable.net.transport.network_addresses import PublicEndpoint, is_loopback, reached_with
from cardtable.net.transport.port_errors import port_trouble
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
_YOUNG = 10_000  # new objects before circles are looked for: tables are made of values, which have none

_NO_CERTIFICATE = translate("Serve", "The certificate cannot be used: check %1 and its key.")
_NO_PORT = translate("Serve", "%1 is in use, or no address here: choose another address or port with --listen.")
_NOT_ALONE = translate("Serve", "Behind a proxy the server listens on this machine alone: leave --listen at %1.")
_BAD_SECRET = translate("Serve", "The secret in %1 is not 16 digits from 0 to f: remove the file to get a new one.")
_PREPARED = translate("Serve", "The store is made: copy %1 to the other servers, then start all of them.")
_READY = translate("Serve", "Ready on %1, for %2 lines at once.")
_FINGERPRINT = translate("Serve", "Fingerprint of the certificate: %1")
_INVITATION = translate("Serve", "Whoever has this invitation may open tables:")
_OLD = translate("Serve", "Table %1 waits for another version: %2, rules of version %3.")
_ENDING = translate("Serve", "Stopping, with %1 table(s) in play.", n=0)


def serve(service: ServerConfig, words: TextRenderer) -> None:
    """Serve until SIGTERM or Ctrl+C; raises Complaint where that cannot begin."""
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(_prepare(service, words) if service.new_store else _serve(service, words))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes uvloop's loop, for a tenth less work a move; None, for Python's own, where it is not installed."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def _prepare(service: ServerConfig, words: TextRenderer) -> None:
    """Make all that the servers of a store share: its streams, and what is to be copied from folder to folder."""
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
    async with opened_store(service, words) as opened, _thinking() as thinking, _listening(service) as listening:
        store = opened.store
        if service.keep_old:
            await _list_old(store, words)
        port = int(listening.getsockname()[1])
        reached = _reached_at(service, certificate, port).beside(service.others)
        addresses = AddressTracker()
        opening = RoomCreationPolicy(secret, service.anyone)
        neighbours = await opened.meet(PeerInfo(reached.addresses[0], reached.port, _mark(certificate, secret)))
        reception = RoomManager(
            store, discover(), thinking, addresses, reached.invitation, opening, neighbours=neighbours
        )
        await reception.recall()
        server = ConnectionListener(reception, addresses, certificate.context() if certificate else None)
        running = _running(service, server, reception, addresses)
        lines = lines_allowed(limits.addresses.lines)
        running.limit(limits, lines)
        invitation = reached.invitation(NEW_TABLE, secret)
        async with AdminEndpoints(service, port, running, words, lambda: _limits(service)).open():
            server.accept_from(listening)
            _say(words, _READY.filled(host_and_port(service.host, port), lines))
            _invite(words, certificate, invitation)
            gc.freeze()  # what is there now stays: looking through it again and again would hold up all tables
            gc.set_threshold(_YOUNG)
            await _until_told(stop, service, store, reception)
            in_play = sum(map(playing, reception.runners))
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
    """Nobody new, nothing more is heard, what is being kept is kept and shown, and everybody is told.

    Before that, other servers take over what they can.
    """
    await reception.hand_over()
    server.stop_listening()
    await reception.stop()
    await server.close()


# ---- beginning


@asynccontextmanager
async def _thinking() -> AsyncIterator[PlayerService]:
    thinking = PlayerService(discover(), processes=max(1, (os.cpu_count() or 1) - 1))
    try:
        yield thinking
    finally:
        await thinking.close()


async def _list_old(store: RoomStore, words: TextRenderer) -> None:
    """Tables of other rules are left alone, for the version that plays by them."""
    for door in await tables_of_other_versions(store, discover()):
        _say(words, _OLD.filled(door.table, door.game, door.version))


def _certificate(service: ServerConfig) -> Certificate:
    if service.certificate is not None:
        try:
            return load_certificate(service.certificate, service.key)
        except UnusableCertificateError as error:
            if isinstance(error.__cause__, RefusedError):
                raise not_read(error.__cause__) from error
            raise UserError(_NO_CERTIFICATE.filled(str(service.certificate))) from error
    try:
        return load_or_create_certificate(service.data)
    except OSError as error:
        if isinstance(error.__cause__, RefusedError):
            raise not_read(error.__cause__) from error
        raise not_kept_in(service.data, error) from error


@asynccontextmanager
async def _listening(service: ServerConfig) -> AsyncIterator[socket.socket]:
    try:
        listening = listening_on(service.host, service.port)
    except OSError as error:
        raise UserError(port_trouble(host_and_port(service.host, service.port), error, _NO_PORT)) from error
    with listening:
        yield listening


def _reached_at(service: ServerConfig, certificate: Certificate | None, port: int) -> PublicEndpoint:
    if certificate is not None:
        return reached_with(certificate, service.host, port, own=service.certificate is None)
    assert service.proxy is not None
    name, outside = service.proxy
    return PublicEndpoint((name,), outside, None)


def _secret(service: ServerConfig) -> str:
    """For opening tables; the same at each start."""
    path = service.secret_file or service.data / _SECRET
    try:
        secret = read_text(path).strip()
    except MissingError:
        secret = _new_secret(path)
    except RefusedError as error:
        raise not_read(error) from error
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
        raise not_kept_in(path.parent, error) from error
    return secret


def _mark(certificate: Certificate | None, secret: str) -> str:
    """What the servers of one store compare, for people and invitations go from one to the other."""
    fingerprint = "" if certificate is None else certificate.fingerprint.hex()
    return hashlib.sha256(f"{fingerprint} {secret}".encode()).hexdigest()[:32]


def _limits(service: ServerConfig) -> ServerLimits:
    """Of the command line, and of the file where there is one, which has the last word; raises Complaint."""
    usual = ServerLimits(tables=service.tables)
    return usual if service.limits is None else read_limits(service.limits, usual)


def _running(
    service: ServerConfig, server: ConnectionListener, reception: RoomManager, addresses: AddressTracker
) -> ServerStatus:
    try:
        return ServerStatus(server, reception, addresses, BlockedAddresses(service.data))
    except UnreadableError as error:
        raise not_read(error) from error


def _told_to_stop() -> asyncio.Event:
    """Set by SIGTERM and Ctrl+C."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # on Windows
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(stop.set))
    return stop


# ---- running and ending


async def _forget_daily(service: ServerConfig, store: RoomStore, reception: RoomManager) -> None:
    """What nobody has played at for long, unless all shall be kept."""
    while not service.keep_old:
        with suppress(WriteFailed, WriteUnconfirmed):
            for table in await forget_old(store, time.time()):
                reception.forgotten(table)
        await asyncio.sleep(_DAY)


async def _drain(seconds: int, reception: RoomManager, stop: asyncio.Event) -> None:
    """Let deals in play be played to their end, while there is time; a second signal ends the waiting."""
    stop.clear()
    finishing = asyncio.create_task(reception.finish(seconds))
    hurrying = asyncio.create_task(stop.wait())
    await asyncio.wait((finishing, hurrying), return_when=asyncio.FIRST_COMPLETED)
    finishing.cancel()
    hurrying.cancel()


def _say(words: TextRenderer, text: Text) -> None:
    print(words.text(text), flush=True)
