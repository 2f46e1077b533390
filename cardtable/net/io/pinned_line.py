"""One connection to a table, made only to the computer whose certificate is known."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import socket
import ssl
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake
from websockets.typing import Subprotocol

from cardtable.host.limits import TABLE_FRAME
from cardtable.net.io.host_and_port import host_and_port

PATH = "/cardtable"
SUBPROTOCOL = "cardtable.1"
PING = 5.0  # seconds between two; as long without an answer, and the line is lost
PATIENCE = 10.0  # seconds to make a line, whatever number of addresses there is
_LEAST = 3.0  # of these for one address
_QUEUE = 4  # frames that wait to be read
_SHORTEST_PIN = 16  # bytes


class CertificateMismatch(Exception):
    """The certificate is not that of whoever invited."""


class RoomUnreachable(Exception):
    """Nobody answers, or nobody who speaks this protocol."""


class NetworkUnreachable(RoomUnreachable):
    """No way leads from this computer to any of the addresses: it is in no network, or not in theirs."""


class Destination(NamedTuple):
    """Where a table is; `fingerprint`: the 16 or 32 first bytes that are known, None where authorities vouch."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes | None


async def connected(destination: Destination) -> ClientConnection:
    """A line to the first address that answers; raises OtherComputer, else NoNetwork or NoTable."""
    wrong: CertificateMismatch | None = None
    went_out = False  # to the network, for one of them
    share = max(_LEAST, PATIENCE / max(1, len(destination.addresses)))
    for address in destination.addresses:
        try:
            return await _connected(address, destination, share)
        except CertificateMismatch as error:  # perhaps a stranger has this address now, and the table another one
            wrong = error
        except (OSError, TimeoutError, InvalidHandshake, EOFError, ValueError) as error:
            went_out = went_out or not _is_without_way(error)
    raise wrong or (RoomUnreachable if went_out else NetworkUnreachable)


def _is_without_way(error: Exception) -> bool:
    """Whether the own system has said at once that nothing leads there, or that nobody can be asked for the name."""
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, socket.gaierror):
        return number == socket.EAI_AGAIN
    return number in (errno.ENETUNREACH, errno.ENETDOWN)


async def _connected(address: str, destination: Destination, seconds: float) -> ClientConnection:
    pin = destination.fingerprint
    connection = await connect(
        f"wss://{host_and_port(address, destination.port)}{PATH}",
        ssl=_context(pin),
        # "": no name is told to whoever listens.
        server_hostname=address if pin is None else "",
        host=address,
        port=destination.port,
        subprotocols=[Subprotocol(SUBPROTOCOL)],
        compression=None,
        user_agent_header=None,
        proxy=None,
        open_timeout=seconds,
        ping_interval=PING,
        ping_timeout=PING,
        close_timeout=2,
        max_size=TABLE_FRAME,
        max_queue=_QUEUE,
        create_connection=_pinned(pin),
    )
    if connection.subprotocol != SUBPROTOCOL:
        await connection.close()
        raise RoomUnreachable
    return connection


def _context(pin: bytes | None) -> ssl.SSLContext:
    """TLS 1.3; by the fingerprint alone where there is one."""
    context = ssl.create_default_context() if pin is None else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if pin is not None:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context


def _pinned(pin: bytes | None) -> type[ClientConnection]:
    """Connections that compare the certificate before a byte of the request is sent, and follow nobody elsewhere."""

    class Pinned(ClientConnection):
        async def handshake(self, *arguments: Any, **named: Any) -> None:
            if pin is not None:
                _compare(self.transport, pin)
            try:
                await super().handshake(*arguments, **named)
            except InvalidHandshake as error:
                raise ConnectionRefusedError(str(error)) from error  # which `connect` takes for no redirection

    return Pinned


def _compare(transport: asyncio.Transport, pin: bytes) -> None:
    secured = cast("ssl.SSLObject | None", transport.get_extra_info("ssl_object"))
    der = secured.getpeercert(binary_form=True) if secured is not None else None
    if der is None or hashlib.sha256(der).digest()[: len(pin)] != pin or len(pin) < _SHORTEST_PIN:
        raise CertificateMismatch
