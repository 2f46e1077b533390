"""The certificate of this computer: made once, kept with its key, and known to others by its fingerprint.

Where somebody listens, as one text.

One connection to a table, made only to the computer whose certificate is known.
"""

from __future__ import annotations

import asyncio
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
from cardtable.files.writing import set_aside, write_private
from cardtable.host.room_types import TABLE_FRAME

NAME = "cardtable"  # of whom it is: nobody reads it, and it must not tell the machine's name
_YEARS = 30  # nobody looks at the date: the fingerprint is compared
_FILE = "certificate.pem"


class UnusableCertificateError(Exception):
    """A file that holds no certificate with its key, or one that may not be read."""


class Certificate(NamedTuple):
    """A file in PEM, the SHA-256 of the certificate in DER, and where its key is: None for the same file."""

    path: Path
    fingerprint: bytes
    key: Path | None = None

    def context(self) -> ssl.SSLContext:
        """For a server with this certificate: TLS 1.3 alone."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_cert_chain(self.path, self.key)
        return context


def load_or_create_certificate(folder: Path) -> Certificate:
    """The certificate that is kept in a folder; a new one where there is none, or a damaged one, which is set aside.

    Raises OSError if the folder cannot be written, or the file not be read: others know this computer by it.
    """
    path = folder / _FILE
    try:
        return _loaded(path, None)
    except RefusedError as error:
        raise OSError(error.number, error.reason, str(path)) from error
    except (UnreadableError, ssl.SSLError, ValueError):
        set_aside(path)
    write_private(path, make_certificate())
    return _loaded(path, None)


def load_certificate(path: Path, key: Path | None = None) -> Certificate:
    """A certificate with its key, or with the key in another file; raises UnusableCertificateError."""
    try:
        return _loaded(path, key)
    except (UnreadableError, ssl.SSLError, ValueError) as error:
        raise UnusableCertificateError(str(path)) from error


def _loaded(path: Path, key: Path | None) -> Certificate:
    """Raises UnreadableError, ssl.SSLError or ValueError."""
    text = read_text(path)
    if key is not None:
        read_bytes(key)  # of a pipe or a device OpenSSL would never see the end
    begin = text.index("-----BEGIN CERTIFICATE-----")
    end = text.index("-----END CERTIFICATE-----", begin) + len("-----END CERTIFICATE-----\n")
    certificate = Certificate(path, fingerprint_of(ssl.PEM_cert_to_DER_cert(text[begin:end])), key)
    certificate.context()  # a key that does not belong to it is noticed here
    return certificate


def fingerprint_of(der: bytes) -> bytes:
    """What tells a certificate from every other: 32 bytes."""
    return hashlib.sha256(der).digest()


def make_certificate() -> bytes:
    """A fresh key on the curve P-256 and a certificate that it has signed itself, both in PEM."""
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
    """As URLs write it: an IPv6 address in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


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
