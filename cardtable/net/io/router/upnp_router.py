"""A router that does as UPnP says: an Internet Gateway Device, version 1 or 2."""

from __future__ import annotations

import logging
import socket
from collections.abc import Mapping
from typing import Any

from async_upnp_client.client import UpnpService
from async_upnp_client.client_factory import UpnpFactory
from async_upnp_client.exceptions import UpnpActionError

from cardtable.net.io.router.gentle_requests import GentleRequests
from cardtable.net.io.router.router_answers import PortTaken, Refused

logging.getLogger("async_upnp_client").setLevel(logging.CRITICAL)  # what strangers send badly is no news

_CONNECTIONS = (
    "urn:schemas-upnp-org:service:WANIPConnection:2",
    "urn:schemas-upnp-org:service:WANIPConnection:1",
    "urn:schemas-upnp-org:service:WANPPPConnection:1",
)
_ACTIONS = ("GetExternalIPAddress", "AddPortMapping", "DeletePortMapping")
_CONFLICT = 718  # ConflictInMappingEntry
_NOT_FOUND = 714  # NoSuchEntryInArray
_ANYBODY = ""  # who may come
_NOWHERE = (None, "", "0.0.0.0")  # the address of a connection that is not connected
_PROTOCOL, _NAME = "TCP", "CardTable"


class UpnpRouter:
    """One connection of a router to what lies behind it; `own`: this computer's address as the router knows it."""

    def __init__(self, connection: UpnpService, own: str) -> None:
        self._connection, self._own = connection, own

    async def outer_address(self) -> str:
        """Raises Refused where it is not connected."""
        told = await self._call("GetExternalIPAddress")
        address = told.get("NewExternalIPAddress")
        if address in _NOWHERE:
            raise Refused
        return str(address)

    async def let_in(self, port: int, seconds: int) -> None:
        """Never for ever: a router that cannot forget by itself is not asked again."""
        await self._call(
            "AddPortMapping",
            NewRemoteHost=_ANYBODY,
            NewExternalPort=port,
            NewProtocol=_PROTOCOL,
            NewInternalPort=port,
            NewInternalClient=self._own,
            NewEnabled=True,
            NewPortMappingDescription=_NAME,
            NewLeaseDuration=seconds,
        )

    async def shut(self, port: int) -> None:
        """Nothing to do where it has forgotten already."""
        await self._call("DeletePortMapping", NewRemoteHost=_ANYBODY, NewExternalPort=port, NewProtocol=_PROTOCOL)

    async def _call(self, action: str, **values: Any) -> Mapping[str, Any]:
        try:
            return await self._connection.action(action).async_call(**values)
        except Refused:
            raise
        except UpnpActionError as error:
            if error.error_code == _NOT_FOUND:
                return {}
            raise PortTaken if error.error_code == _CONFLICT else Refused from error
        except Exception as error:  # the library fails in as many ways as answers can be wrong
            raise Refused from error


async def router_at(location: str, host: str) -> UpnpRouter:
    """The router that describes itself there, by the first of its connections that is one; raises Refused."""
    try:
        device = await UpnpFactory(GentleRequests(host), non_strict=True).async_create_device(location)
        services = list(device.all_services)
    except Exception as error:  # see above; a description may be anything, and nested without end
        raise Refused from error
    own = _own_address(host)
    for kind in _CONNECTIONS:
        for service in services:
            if service.service_type == kind and all(map(service.has_action, _ACTIONS)):
                router = UpnpRouter(service, own)
                try:
                    await router.outer_address()
                except Refused:
                    continue
                return router
    raise Refused


def _own_address(host: str) -> str:
    """This computer's address on the way to the router; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect((host, 9))
        return str(way.getsockname()[0])
