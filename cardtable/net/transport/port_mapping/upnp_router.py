"""UPnP router: an Internet Gateway Device, version 1 or 2, controlled by bounded HTTP requests.

Any computer of the network may pose as a router, so no answer may cost much time or memory.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import IncompleteReadError, LimitOverrunError, StreamReader
from collections.abc import Iterator, Mapping
from urllib.parse import urljoin, urlsplit
from xml.etree.ElementTree import Element, ParseError, XMLParser
from xml.sax.saxutils import escape

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.net.transport.port_mapping.port_mapping import MappingRefused, PortTaken

LARGEST = 100_000  # bytes of an answer: a router's description has a tenth of that
_TIMEOUT = 4.0  # seconds
_LAST_CHUNK = 0

_CONNECTIONS = (
    "urn:schemas-upnp-org:service:WANIPConnection:2",
    "urn:schemas-upnp-org:service:WANIPConnection:1",
    "urn:schemas-upnp-org:service:WANPPPConnection:1",
)
_ACTIONS = {"GetExternalIPAddress", "AddPortMapping", "DeletePortMapping"}
_CONFLICT = "718"  # ConflictInMappingEntry
_NOT_FOUND = "714"  # NoSuchEntryInArray
_ANYBODY = ""  # any remote host
_NO_ADDRESS = ("", "0.0.0.0")  # addresses of a link that is down
_PROTOCOL, _NAME = "TCP", "CardTable"
_ENVELOPE = (
    '<?xml version="1.0"?>\r\n<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"'
    ' s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><s:Body>'
    '<u:{action} xmlns:u="{kind}">{values}</u:{action}></s:Body></s:Envelope>'
)


class BoundedHttpRequester:
    """HTTP client for one host: ignores other addresses in URLs, and follows no redirection."""

    def __init__(self, host: str) -> None:
        self._host = host

    async def request(self, url: str, body: str = "", headers: Mapping[str, str] | None = None) -> Element:
        """Return the XML answer of any status to a POST with a body, else a GET; raise MappingRefused."""
        try:
            parts = urlsplit(url)
            port = parts.port or 80
            target = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
        except ValueError as error:
            raise MappingRefused from error
        if parts.scheme != "http" or parts.hostname != self._host or not (target.isascii() and target.isprintable()):
            raise MappingRefused
        content = body.encode()
        lines = {"Host": f"{self._host}:{port}", "Connection": "close", "Content-Length": str(len(content))}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**lines, **(headers or {})}.items())
        request = (
            f"{'POST' if content else 'GET'} {target.replace(' ', '%20')} HTTP/1.1\r\n{head}\r\n".encode() + content
        )
        try:
            async with asyncio.timeout(_TIMEOUT):
                return _read_xml(await _exchange(self._host, port, request))
        except (OSError, ValueError, IncompleteReadError, LimitOverrunError, ParseError) as error:
            raise MappingRefused from error


async def _exchange(host: str, port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(host, port, limit=LARGEST)
    try:
        writer.write(request)
        await writer.drain()
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        if not first.startswith("HTTP/1."):
            raise ValueError
        fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if fields.get("transfer-encoding", "").lower() == "chunked":
            return await _read_chunks(reader)
        length = fields.get("content-length")
        return await _read_exactly(reader, int(length)) if length is not None else await _read_until_closed(reader)
    finally:
        writer.transport.abort()  # the answer is complete


async def _read_exactly(reader: StreamReader, count: int) -> bytes:
    if not 0 <= count <= LARGEST:
        raise ValueError
    return await reader.readexactly(count)


async def _read_until_closed(reader: StreamReader) -> bytes:
    body = bytearray()
    while part := await reader.read(LARGEST):
        body += part
        if len(body) > LARGEST:
            raise ValueError
    return bytes(body)


async def _read_chunks(reader: StreamReader) -> bytes:
    body = bytearray()
    while (size := int((await reader.readline()).partition(b";")[0], 16)) != _LAST_CHUNK:
        body += await _read_exactly(reader, size)
        await reader.readline()
        if len(body) > LARGEST:
            raise ValueError
    return bytes(body)


def _read_xml(body: bytes) -> Element:
    """Parse a document without entity definitions, which could expand it; raise ValueError or ParseError."""
    text = body.decode("utf-8", "replace").lstrip("\ufeff").strip("\0 \t\r\n")  # bytes that some routers send around it
    if "<!DOCTYPE" in text:
        raise ValueError
    parser = XMLParser()
    parser.feed(text)
    root: Element = parser.close()
    return root


@frozen
class WanConnection:
    """WAN connection service of a router: its type, control URL and description URL."""

    kind: str
    control: str
    description: str


class UpnpRouter:
    """WAN connection of a router, as a PortMapper; `own`: this computer's address in the router's network."""

    def __init__(self, requester: BoundedHttpRequester, connection: WanConnection, own: str) -> None:
        self._requester, self._connection, self._own = requester, connection, own

    async def outer_address(self) -> str:
        """Return the outer address; raise MappingRefused while the router is offline."""
        address = _text(await self._call("GetExternalIPAddress"), "NewExternalIPAddress")
        if address in _NO_ADDRESS:
            raise MappingRefused
        return address

    async def map_port(self, port: int, seconds: int) -> None:
        """Map the port for a limited time only; a router that cannot expire mappings is not asked again."""
        await self._call(
            "AddPortMapping",
            NewRemoteHost=_ANYBODY,
            NewExternalPort=port,
            NewProtocol=_PROTOCOL,
            NewInternalPort=port,
            NewInternalClient=self._own,
            NewEnabled=1,
            NewPortMappingDescription=_NAME,
            NewLeaseDuration=seconds,
        )

    async def unmap_port(self, port: int) -> None:
        """Remove the mapping; one that has expired already is no error."""
        await self._call("DeletePortMapping", NewRemoteHost=_ANYBODY, NewExternalPort=port, NewProtocol=_PROTOCOL)

    async def _call(self, action: str, **values: str | int) -> Element:
        """Return the answer that confirms an action or finds no mapping; raise MappingRefused or PortTaken."""
        kind = self._connection.kind
        arguments = "".join(f"<{name}>{escape(str(value))}</{name}>" for name, value in values.items())
        headers = {"Content-Type": 'text/xml; charset="utf-8"', "SOAPAction": f'"{kind}#{action}"'}
        body = _ENVELOPE.format(action=action, kind=kind, values=arguments)
        answer = await self._requester.request(self._connection.control, body, headers)
        error = _text(answer, "errorCode")
        if error == _NOT_FOUND or next(_elements_named(answer, f"{action}Response"), None) is not None:
            return answer
        raise PortTaken if error == _CONFLICT else MappingRefused


async def router_at(location: str, host: str) -> UpnpRouter:
    """Return the router described at `location`, by its first working WAN connection; raise MappingRefused."""
    requester = BoundedHttpRequester(host)
    device = await requester.request(location)
    base = _text(device, "URLBase") or location
    connections = [_parse_connection(service, base) for service in _elements_named(device, "service")]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.connect((host, 9))  # no packet is sent: this only finds the own address on the route to the router
        own = str(sock.getsockname()[0])
    for kind in _CONNECTIONS:
        for connection in connections:
            if connection.kind == kind and await _has_all_actions(requester, connection):
                router = UpnpRouter(requester, connection, own)
                try:
                    await router.outer_address()
                except MappingRefused:
                    continue
                return router
    raise MappingRefused


def _parse_connection(service: Element, base: str) -> WanConnection:
    try:
        control, description = (urljoin(base, _text(service, name)) for name in ("controlURL", "SCPDURL"))
    except ValueError as error:
        raise MappingRefused from error
    return WanConnection(_text(service, "serviceType"), control, description)


async def _has_all_actions(requester: BoundedHttpRequester, connection: WanConnection) -> bool:
    try:
        description = await requester.request(connection.description)
    except MappingRefused:
        return False
    return {_text(action, "name") for action in _elements_named(description, "action")} >= _ACTIONS


def _elements_named(parent: Element, name: str) -> Iterator[Element]:
    """Yield the elements of this name in any namespace: routers do not agree on it."""
    return (element for element in parent.iter() if element.tag.rpartition("}")[2] == name)


def _text(parent: Element, name: str) -> str:
    return next(((element.text or "").strip() for element in _elements_named(parent, name)), "")
