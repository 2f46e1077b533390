"""TLS: this computer's certificate, known by its fingerprint, and client connections pinned to one."""

from __future__ import annotations

import errno
import hashlib
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake
from websockets.typing import Subprotocol

from cardtable.files.reading import RefusedError, UnreadableError, read_bytes, read_text
from cardtable.files.writing import quarantine, write_private
from cardtable.host.room_types import TABLE_FRAME
from cardtable.net.invitation import PeerAddress

NAME = "cardtable"  # common name: never the machine's name, and nobody reads it
_YEARS = 30  # validity: only the fingerprint is checked
_FILE = "certificate.pem"

PATH = "/cardtable"
SUBPROTOCOL = Subprotocol("cardtable.1")
PING = 5.0  # seconds between pings, and for each answer
PATIENCE = 10.0  # seconds for a connection, divided among the addresses
_LEAST = 3.0  # seconds for one address
QUEUE = 4  # unread frames
FAREWELL = 2.0  # seconds for a closing handshake
_SHORTEST_PIN = 16  # bytes


class UnusableCertificateError(Exception):
    """Error for a file without a certificate and its key, or one that cannot be read."""


class Certificate(NamedTuple):
    """PEM file of a certificate, its SHA-256 (of the DER form), and the file of its key: None for the same file."""

    path: Path
    fingerprint: bytes
    key: Path | None = None

    def context(self) -> ssl.SSLContext:
        """Return a server context for TLS 1.3 only."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(self.path, self.key)
        return context


def load_or_create_certificate(folder: Path) -> Certificate:
    """Return a folder's certificate, a new one for a missing or damaged one; raise OSError if refused."""
    path = folder / _FILE
    try:
        return _load(path, None)
    except RefusedError as error:
        raise OSError(error.number, error.reason, str(path)) from error
    except (UnreadableError, ssl.SSLError, ValueError):
        quarantine(path)
    write_private(path, make_certificate())
    return _load(path, None)


def load_certificate(path: Path, key: Path | None = None) -> Certificate:
    """Return a certificate, with its key in the same or another file; raise UnusableCertificateError."""
    try:
        return _load(path, key)
    except (UnreadableError, ssl.SSLError, ValueError) as error:
        raise UnusableCertificateError(str(path)) from error


def _load(path: Path, key: Path | None) -> Certificate:
    """Raise UnreadableError, ssl.SSLError or ValueError for an unusable file."""
    text = read_text(path)
    if key is not None:
        read_bytes(key)  # refuses pipes and devices, which OpenSSL would read for ever
    begin = text.index("-----BEGIN CERTIFICATE-----")
    end = text.index("-----END CERTIFICATE-----", begin) + len("-----END CERTIFICATE-----\n")
    certificate = Certificate(path, fingerprint_of(ssl.PEM_cert_to_DER_cert(text[begin:end])), key)
    certificate.context()  # fails if the key does not belong to it
    return certificate


def fingerprint_of(der: bytes) -> bytes:
    """Return the SHA-256 of a certificate in DER form: 32 bytes."""
    return hashlib.sha256(der).digest()


def make_certificate() -> bytes:
    """Return a fresh P-256 key and its self-signed certificate, both in PEM."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    builder = x509.CertificateBuilder(
        issuer_name=name,
        subject_name=name,
        public_key=key.public_key(),
        serial_number=x509.random_serial_number(),
        not_valid_before=today - timedelta(days=1),
        not_valid_after=today + timedelta(days=365 * _YEARS),
    )
    certificate = builder.sign(key, hashes.SHA256())
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return private + certificate.public_bytes(serialization.Encoding.PEM)


def host_and_port(host: str, port: int) -> str:
    """Return "host:port" as in URLs: an IPv6 address in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class CertificateMismatch(Exception):
    """Error for a certificate that is not the one in the invitation."""


class RoomUnreachable(Exception):
    """Error if no server answers, or none that speaks this protocol."""


class NetworkUnreachable(RoomUnreachable):
    """Error if this computer has no route to any of the addresses."""


class Destination(NamedTuple):
    """Addresses of a room; `fingerprint`: its known first 16 or 32 bytes, None where an authority vouches."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes | None
    peer: PeerAddress | None = None  # by which it can be dialled from other houses too


async def connect_to_room(destination: Destination) -> ClientConnection:
    """Connect to the first address that answers; raise CertificateMismatch, RoomUnreachable or its subclass."""
    mismatch: CertificateMismatch | None = None
    had_route = False  # there was a route to at least one address
    timeout_s = max(_LEAST, PATIENCE / max(1, len(destination.addresses)))
    for address in destination.addresses:
        try:
            return await _connect_to(address, destination, timeout_s)
        except CertificateMismatch as error:  # a stranger may have this address now, and the room another one
            mismatch = error
        except (OSError, TimeoutError, InvalidHandshake, EOFError, ValueError) as error:
            had_route = had_route or not _has_no_route(error)
    raise mismatch or (RoomUnreachable if had_route else NetworkUnreachable)


def _has_no_route(error: Exception) -> bool:
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, socket.gaierror):
        return number == socket.EAI_AGAIN
    return number in (errno.ENETUNREACH, errno.ENETDOWN)


async def _connect_to(address: str, destination: Destination, seconds: float) -> ClientConnection:
    pin = destination.fingerprint
    connection = await connect(
        f"wss://{host_and_port(address, destination.port)}{PATH}",
        ssl=_context(pin),
        # "": reveal no name to an eavesdropper
        server_hostname=address if pin is None else "",
        host=address,
        port=destination.port,
        subprotocols=[SUBPROTOCOL],
        compression=None,
        user_agent_header=None,
        proxy=None,
        open_timeout=seconds,
        ping_interval=PING,
        ping_timeout=PING,
        close_timeout=FAREWELL,
        max_size=TABLE_FRAME,
        max_queue=QUEUE,
        create_connection=_pinned_connection_class(pin),
    )
    if connection.subprotocol != SUBPROTOCOL:
        await connection.close()
        raise RoomUnreachable
    return connection


def _context(pin: bytes | None) -> ssl.SSLContext:
    """Return a client context for TLS 1.3; certificates are verified here only without a pin."""
    context = ssl.create_default_context() if pin is None else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if pin is not None:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context


def _pinned_connection_class(pin: bytes | None) -> type[ClientConnection]:
    """Return a connection class that checks the pin before it sends the request, and follows no redirection."""

    class Pinned(ClientConnection):
        async def handshake(self, *arguments: Any, **named: Any) -> None:
            if pin is not None:
                tls_object = cast("ssl.SSLObject | None", self.transport.get_extra_info("ssl_object"))
                der = tls_object.getpeercert(binary_form=True) if tls_object is not None else None
                if der is None or fingerprint_of(der)[: len(pin)] != pin or len(pin) < _SHORTEST_PIN:
                    raise CertificateMismatch
            try:
                await super().handshake(*arguments, **named)
            except InvalidHandshake as error:
                raise ConnectionRefusedError(str(error)) from error  # `connect` follows no redirection for this error

    return Pinned
