"""Addresses of this computer and the public endpoint of a server, for invitations."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from dataclasses import replace
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

from ifaddr import get_adapters

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.files.reading import read_bytes
from cardtable.net.invitation import MOST_ADDRESSES, Invitation, is_host_name, write_invitation
from cardtable.net.transport.tls import Certificate

LOOPBACK = "127.0.0.1"

_FINGERPRINT = 16  # bytes of a fingerprint in an invitation


def own_addresses() -> tuple[str, ...]:
    """Return all own addresses that need no interface name, the loopback first."""
    found = [str(ip.ip if ip.is_IPv4 else ip.ip[0]) for adapter in get_adapters() for ip in adapter.ips]
    usable = [address for address in map(ip_address, found) if not (address.version == 6 and address.is_link_local)]
    return tuple(dict.fromkeys([LOOPBACK, *map(str, usable)]))


def listening_addresses(host: str) -> tuple[str, ...]:
    """Return the addresses that a socket on `host` serves: on "::" also those of IPv4, on "0.0.0.0" only those."""
    try:
        number = ip_address(host)
    except ValueError:  # a name
        return (host,)
    if not number.is_unspecified:
        return (host,)
    is_dual_stack = number.version == 6 and socket.has_dualstack_ipv6()
    return tuple(each for each in own_addresses() if is_dual_stack or ip_address(each).version == number.version)


def local_addresses(addresses: Iterable[str]) -> tuple[str, ...]:
    """Return the addresses that only the local network can reach (A5)."""
    return tuple(address for address in addresses if _is_local(ip_address(address)))


def invitation_addresses(addresses: Iterable[str]) -> tuple[str, ...]:
    """Return the addresses for an invitation, best first: local, then public; the loopback if there are none."""
    found = sorted(map(ip_address, addresses), key=lambda address: (not _is_local(address), address.version))
    routable = [str(address) for address in found if not address.is_loopback and not address.is_link_local]
    return tuple(routable[:MOST_ADDRESSES]) or (LOOPBACK,)


def _is_local(address: IPv4Address | IPv6Address) -> bool:
    return address.is_private or address.is_link_local


@frozen
class PublicEndpoint:
    """Addresses of a server, best first, and its fingerprint: None where an authority vouches for the first name."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes | None

    def with_others(self, others: tuple[str, ...]) -> PublicEndpoint:
        """Return a copy with the addresses of other servers, which use the same port, behind its own."""
        return replace(self, addresses=self.addresses[: MOST_ADDRESSES - len(others)] + others)

    def invitation(self, table: str, secret: str) -> str:
        return write_invitation(Invitation(self.addresses, self.port, table, secret, self.fingerprint))


def endpoint_of(certificate: Certificate, host: str, port: int, *, own: bool) -> PublicEndpoint:
    """Return the endpoint of a server on `host`; `own`: its certificate is self-made."""
    name = None if own else certified_host(certificate.path)
    if name is not None:
        return PublicEndpoint((name,), port, None)
    found = listening_addresses(host)
    addresses = found if found == (host,) else invitation_addresses(found)
    return PublicEndpoint(addresses, port, certificate.fingerprint[:_FINGERPRINT])


def is_loopback(host: str) -> bool:
    """Return True if only programs on this computer can use the address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def certified_host(certificate: Path) -> str | None:
    """Return the host name that an authority vouches for; None for a self-signed certificate or one without a name."""
    from cryptography import x509

    found = x509.load_pem_x509_certificates(read_bytes(certificate))[0]
    if found.issuer == found.subject:
        return None
    try:
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return None
    return next(filter(is_host_name, map(str.lower, names.get_values_for_type(x509.DNSName))), None)
