"""Search for the local router, which loads the UPnP modules on first use."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address

from cardtable.net.transport.port_mapping.port_mapping import PortMapper


async def find_router(addresses: Iterable[str]) -> PortMapper | None:
    """Return the router of a private network with one of these own addresses; None if none answers."""
    in_houses = [address for address in addresses if _is_in_a_house(address)]
    if not in_houses:
        return None
    from cardtable.net.transport.port_mapping.upnp_discovery import RouterSearch

    return await RouterSearch(in_houses).find()


def _is_in_a_house(address: str) -> bool:
    number = ip_address(address)
    return number.version == 4 and not (number.is_global or number.is_loopback or number.is_link_local)
