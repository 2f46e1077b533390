"""What invitations of a server name: where it is reached, and what vouches for it."""

from __future__ import annotations

from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

from cardtable.core.frozen_values import frozen
from cardtable.files.reading import read_bytes
from cardtable.net.invitation import MOST_ADDRESSES, Invitation, is_host_name, write_invitation
from cardtable.net.io.certificate import Certificate
from cardtable.net.io.own_addresses import invited_to, listened_to

_FINGERPRINT = 16  # bytes of it in an invitation


@frozen
class PublicEndpoint:
    """Addresses, best first; the fingerprint is None where authorities vouch for the name that comes first."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes | None

    def beside(self, others: tuple[str, ...]) -> PublicEndpoint:
        """The same with the addresses of other servers, who listen on the same port, behind the own ones."""
        own = self.addresses[: MOST_ADDRESSES - len(others)]
        return replace(self, addresses=own + others)

    def invitation(self, table: str, secret: str) -> str:
        """The text to hand on."""
        return write_invitation(Invitation(self.addresses, self.port, table, secret, self.fingerprint))


def reached_with(certificate: Certificate, host: str, port: int, *, own: bool) -> PublicEndpoint:
    """A server that listens there; `own`: it has made the certificate itself."""
    name = None if own else name_in(certificate.path)
    if name is not None:
        return PublicEndpoint((name,), port, None)
    found = listened_to(host)
    addresses = found if found == (host,) else invited_to(found)
    return PublicEndpoint(addresses, port, certificate.fingerprint[:_FINGERPRINT])


def is_loopback(host: str) -> bool:
    """Whether only programs of this computer come by that address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def name_in(certificate: Path) -> str | None:
    """The host that authorities vouch for; None for a certificate that has signed itself, or that names no host."""
    from cryptography import x509

    found = x509.load_pem_x509_certificates(read_bytes(certificate))[0]
    if found.issuer == found.subject:
        return None
    try:
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return None
    return next(filter(is_host_name, map(str.lower, names.get_values_for_type(x509.DNSName))), None)
