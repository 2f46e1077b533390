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

from cardtable.core.complaint import Complaint
from cardtable.core.text import Text, Words, translate
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_text
from cardtable.files.writing import clear_up, write_private
from cardtable.games import discover
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.io.addresses import Addresses
from cardtable.net.io.certificate import Certificate, UnusableCertificateError, load_certificate, own_certificate
from cardtable.net.io.host_and_port import host_and_port
from cardtable.net.io.kept_tables import forget_old, tables_of_other_versions
from cardtable.net.io.lines_allowed import lines_allowed
from cardtable.net.io.neighbours import Standing
from cardtable.net.io.opened_store import make_store, not_kept_in, not_read, opened_store
from cardtable.net.io.owner.blocked_addresses import BlockedAddresses
from cardtable.net.io.owner.limits_file import ServerLimits, read_limits
from cardtable.net.io.owner.owner_access import OwnerAccess
from cardtable.net.io.owner.running_server import RunningServer
from cardtable.net.io.port_trouble import port_trouble
from cardtable.net.io.reached_at import ReachedAt, is_loopback, reached_with
from cardtable.net.io.reception import Opening, Reception, entropy, playing
from cardtable.net.io.server import Server, listening_on
from cardtable.net.io.service import Service
from cardtable.net.io.store import NotKept, Store, Unsure
from cardtable.net.io.thinking import Thinking

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


def serve(service: Service, words: Words) -> None:
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


async def _prepare(service: Service, words: Words) -> None:
    """Make all that the servers of a store share: its streams, and what is to be copied from folder to folder."""
    await make_store(service)
    _certificate(service)
    _secret(service)
    _say(words, _PREPARED.filled(str(service.data)))


async def _serve(service: Service, words: Words) -> None:
    if service.proxy is not None and not is_loopback(service.host):
        raise Complaint(_NOT_ALONE.filled("127.0.0.1"))
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
        addresses = Addresses()
        opening = Opening(secret, service.anyone)
        neighbours = await opened.meet(Standing(reached.addresses[0], reached.port, _mark(certificate, secret)))
        reception = Reception(
            store, discover(), thinking, addresses, reached.invitation, opening, neighbours=neighbours
        )
        await reception.recall()
        server = Server(reception, addresses, certificate.context() if certificate else None)
        running = _running(service, server, reception, addresses)
        lines = lines_allowed(limits.addresses.lines)
        running.limit(limits, lines)
        invitation = reached.invitation(NEW_TABLE, secret)
        async with OwnerAccess(service, port, running, words, lambda: _limits(service)).open():
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


def _invite(words: Words, certificate: Certificate | None, invitation: str) -> None:
    if certificate is not None:
        _say(words, _FINGERPRINT.filled(certificate.fingerprint.hex()))
    _say(words, _INVITATION)
    print(invitation, flush=True)


async def _until_told(stop: asyncio.Event, service: Service, store: Store, reception: Reception) -> None:
    forgetting = asyncio.create_task(_forget_daily(service, store, reception))
    await stop.wait()
    forgetting.cancel()


async def _end(server: Server, reception: Reception) -> None:
    """Nobody new, nothing more is heard, what is being kept is kept and shown, and everybody is told.

    Before that, other servers take over what they can.
    """
    await reception.hand_over()
    server.stop_listening()
    await reception.stop()
    await server.close()


# ---- beginning


@asynccontextmanager
async def _thinking() -> AsyncIterator[Thinking]:
    thinking = Thinking(discover(), processes=max(1, (os.cpu_count() or 1) - 1))
    try:
        yield thinking
    finally:
        await thinking.close()


async def _list_old(store: Store, words: Words) -> None:
    """Tables of other rules are left alone, for the version that plays by them."""
    for door in await tables_of_other_versions(store, discover()):
        _say(words, _OLD.filled(door.table, door.game, door.version))


def _certificate(service: Service) -> Certificate:
    if service.certificate is not None:
        try:
            return load_certificate(service.certificate, service.key)
        except UnusableCertificateError as error:
            if isinstance(error.__cause__, RefusedError):
                raise not_read(error.__cause__) from error
            raise Complaint(_NO_CERTIFICATE.filled(str(service.certificate))) from error
    try:
        return own_certificate(service.data)
    except OSError as error:
        if isinstance(error.__cause__, RefusedError):
            raise not_read(error.__cause__) from error
        raise not_kept_in(service.data, error) from error


@asynccontextmanager
async def _listening(service: Service) -> AsyncIterator[socket.socket]:
    try:
        listening = listening_on(service.host, service.port)
    except OSError as error:
        raise Complaint(port_trouble(host_and_port(service.host, service.port), error, _NO_PORT)) from error
    with listening:
        yield listening


def _reached_at(service: Service, certificate: Certificate | None, port: int) -> ReachedAt:
    if certificate is not None:
        return reached_with(certificate, service.host, port, own=service.certificate is None)
    assert service.proxy is not None
    name, outside = service.proxy
    return ReachedAt((name,), outside, None)


def _secret(service: Service) -> str:
    """For opening tables; the same at each start."""
    path = service.secret_file or service.data / _SECRET
    try:
        secret = read_text(path).strip()
    except MissingError:
        secret = _new_secret(path)
    except RefusedError as error:
        raise not_read(error) from error
    except UnreadableError as error:
        raise Complaint(_BAD_SECRET.filled(str(path))) from error
    if len(secret) != _SECRET_DIGITS or set(secret) - set("0123456789abcdef"):
        raise Complaint(_BAD_SECRET.filled(str(path)))
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


def _limits(service: Service) -> ServerLimits:
    """Of the command line, and of the file where there is one, which has the last word; raises Complaint."""
    usual = ServerLimits(tables=service.tables)
    return usual if service.limits is None else read_limits(service.limits, usual)


def _running(service: Service, server: Server, reception: Reception, addresses: Addresses) -> RunningServer:
    try:
        return RunningServer(server, reception, addresses, BlockedAddresses(service.data))
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


async def _forget_daily(service: Service, store: Store, reception: Reception) -> None:
    """What nobody has played at for long, unless all shall be kept."""
    while not service.keep_old:
        with suppress(NotKept, Unsure):
            for table in await forget_old(store, time.time()):
                reception.forgotten(table)
        await asyncio.sleep(_DAY)


async def _drain(seconds: int, reception: Reception, stop: asyncio.Event) -> None:
    """Let deals in play be played to their end, while there is time; a second signal ends the waiting."""
    stop.clear()
    finishing = asyncio.create_task(reception.finish(seconds))
    hurrying = asyncio.create_task(stop.wait())
    await asyncio.wait((finishing, hurrying), return_when=asyncio.FIRST_COMPLETED)
    finishing.cancel()
    hurrying.cancel()


def _say(words: Words, text: Text) -> None:
    print(words.text(text), flush=True)
