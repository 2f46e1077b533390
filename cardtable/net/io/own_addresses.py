"""The addresses of this computer: which only its own network reaches, and under which others may find it."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from ifaddr import get_adapters

from cardtable.net.invitation import MOST_ADDRESSES

LOOPBACK = "127.0.0.1"


def own_addresses() -> tuple[str, ...]:
    """All of them that need no name of an interface, this computer's own way to itself first."""
    found = [str(ip.ip if ip.is_IPv4 else ip.ip[0]) for adapter in get_adapters() for ip in adapter.ips]
    usable = [one for one in map(ip_address, found) if not (one.version == 6 and one.is_link_local)]
    return tuple(dict.fromkeys([LOOPBACK, *map(str, usable)]))


def listened_to(host: str) -> tuple[str, ...]:
    """All at which a socket on this host is reached: on "::" those of IPv4 as well, on "0.0.0.0" those alone."""
    try:
        number = ip_address(host)
    except ValueError:  # a name
        return (host,)
    if not number.is_unspecified:
        return (host,)
    with_both = number.version == 6 and socket.has_dualstack_ipv6()
    return tuple(one for one in own_addresses() if with_both or ip_address(one).version == number.version)


def near(addresses: Iterable[str]) -> tuple[str, ...]:
    """Those that nobody outside this network can reach (A5)."""
    return tuple(address for address in addresses if _is_near(ip_address(address)))


def invited_to(addresses: Iterable[str]) -> tuple[str, ...]:
    """Those that an invitation names, best first: the house, then the world; this computer itself if there are none."""
    found = sorted(map(ip_address, addresses), key=lambda one: (not _is_near(one), one.version))
    others = [str(one) for one in found if not one.is_loopback and not one.is_link_local]
    return tuple(others[:MOST_ADDRESSES]) or (LOOPBACK,)


def _is_near(address: IPv4Address | IPv6Address) -> bool:
    return address.is_private or address.is_link_local
