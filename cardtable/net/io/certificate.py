"""The certificate of this computer: made once, kept with its key, and known to others by its fingerprint."""

from __future__ import annotations

import hashlib
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from cardtable.files.reading import RefusedError, UnreadableError, read_bytes, read_text
from cardtable.files.writing import set_aside, write_private

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
