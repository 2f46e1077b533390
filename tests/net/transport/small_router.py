"""A router of a few lines: it answers whoever looks for one, describes itself, and does as it was made to do."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import cast

KIND = "urn:schemas-upnp-org:device:InternetGatewayDevice:1"
SERVICE = "urn:schemas-upnp-org:service:WANIPConnection:1"
GROUP = "239.255.255.250"

DEVICE = """<?xml version="1.0"?>
<root xmlns="urn:schemas-upnp-org:device-1-0"><specVersion><major>1</major><minor>0</minor></specVersion>
<device><deviceType>{kind}</deviceType><friendlyName>Router</friendlyName><manufacturer>Nobody</manufacturer>
<modelName>Small</modelName><UDN>uuid:1</UDN><serviceList>{services}</serviceList></device></root>"""
CONNECTION = (
    "<service><serviceType>{service}</serviceType><serviceId>urn:upnp-org:serviceId:WANIPConn1</serviceId>"
    "<SCPDURL>/connection.xml</SCPDURL><controlURL>{control}</controlURL><eventSubURL>/event</eventSubURL></service>"
)
ARGUMENTS: Mapping[str, Mapping[str, str]] = {
    "GetExternalIPAddress": {"NewExternalIPAddress": "out"},
    "AddPortMapping": dict.fromkeys(
        (
            "NewRemoteHost NewExternalPort NewProtocol NewInternalPort NewInternalClient NewEnabled"
            " NewPortMappingDescription NewLeaseDuration"
        ).split(),
        "in",
    ),
    "DeletePortMapping": dict.fromkeys("NewRemoteHost NewExternalPort NewProtocol".split(), "in"),
}
TYPES = {"NewExternalPort": "ui2", "NewInternalPort": "ui2", "NewEnabled": "boolean", "NewLeaseDuration": "ui4"}
FAULT = (
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Client</faultcode>'
    '<faultstring>UPnPError</faultstring><detail><UPnPError xmlns="urn:schemas-upnp-org:control-1-0">'
    "<errorCode>{code}</errorCode><errorDescription>no</errorDescription></UPnPError></detail></s:Fault></s:Body>"
    "</s:Envelope>"
)


def connection_xml() -> str:
    """The service's own description."""
    actions = "".join(
        f"<action><name>{name}</name><argumentList>"
        + "".join(
            f"<argument><name>{argument}</name><direction>{way}</direction>"
            f"<relatedStateVariable>{argument}</relatedStateVariable></argument>"
            for argument, way in arguments.items()
        )
        + "</argumentList></action>"
        for name, arguments in ARGUMENTS.items()
    )
    names = dict.fromkeys(name for arguments in ARGUMENTS.values() for name in arguments)
    variables = "".join(
        f'<stateVariable sendEvents="no"><name>{name}</name><dataType>{TYPES.get(name, "string")}</dataType>'
        "</stateVariable>"
        for name in names
    )
    return (
        '<?xml version="1.0"?><scpd xmlns="urn:schemas-upnp-org:service-1-0"><specVersion><major>1</major>'
        f"<minor>0</minor></specVersion><actionList>{actions}</actionList>"
        f"<serviceStateTable>{variables}</serviceStateTable></scpd>"
    )


@dataclass
class SmallRouter:
    """What it does, and what it was asked."""

    outside: str = "9.9.9.9"  # its address beyond
    taken: frozenset[int] = frozenset()  # ports that others in the house have
    code: int = 0  # of the error with which it refuses every port
    silent: bool = False  # towards whoever looks for a router
    mute: bool = False  # it takes questions, and never answers them
    pages: dict[str, bytes] = field(default_factory=dict)  # that it has in place of its own
    replies: dict[str, str] = field(default_factory=dict)  # to actions, in place of the true ones
    control: str = "/control"
    base: str = ""  # the path that addresses in its description go on from, if not the description's own
    framing: str = "length"  # how an answer says where it ends: "length", "chunks", or "end" of the connection
    location: str = ""  # where it says that it describes itself, if not where it does
    asked: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    open: dict[int, dict[str, str]] = field(default_factory=dict)  # by port
    searches: int = 0
    here: str = "127.0.0.1"
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    forwards: bool = False  # whether it really lets people in, at its address beyond
    _doors: dict[int, asyncio.Server] = field(default_factory=dict)

    @asynccontextmanager
    async def running(self, port: int = 0) -> AsyncIterator[tuple[str, int]]:
        """It runs; gives where it listens for searches. With a port, it hears what is said to everybody."""
        server = await asyncio.start_server(self._serve, self.here, 0)
        self._http = server.sockets[0].getsockname()[1]
        way = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        way.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        way.bind((GROUP if port else self.here, port))
        if port:
            way.setsockopt(
                socket.IPPROTO_IP,
                socket.IP_ADD_MEMBERSHIP,
                struct.pack("4s4s", socket.inet_aton(GROUP), socket.inet_aton(self.here)),
            )
        transport, _ = await asyncio.get_running_loop().create_datagram_endpoint(lambda: _Ears(self), sock=way)
        try:
            yield way.getsockname()
        finally:
            transport.close()
            server.close()

    def answer_search(self, search: bytes) -> bytes | None:
        """To a datagram."""
        self.searches += 1
        if self.silent or b"M-SEARCH" not in search or KIND.encode() not in search:
            return None
        location = self.location or f"http://{self.here}:{self._http}/device.xml"
        lines = ("HTTP/1.1 200 OK", "CACHE-CONTROL: max-age=120", f"ST: {KIND}", f"USN: uuid:1::{KIND}", "EXT:")
        return "\r\n".join((*lines, f"LOCATION: {location}", "", "")).encode()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: *(\d+)", head, re.IGNORECASE)
            body = (await reader.readexactly(int(length[1]))).decode() if length else ""
            if self.mute:
                await reader.read()
            status, answer = self._answer(head, body)
            await self._forward()
            writer.write(b"HTTP/1.1 %d X\r\n" % status + self._framed(answer))
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
            self.changed.set()

    def _framed(self, body: bytes) -> bytes:
        match self.framing:
            case "chunks":
                chunks = b"".join(b"%x;of=many\r\n%b\r\n" % (len(part), part) for part in _parts(body))
                return b"TRANSFER-ENCODING: Chunked\r\n\r\n" + chunks + b"0\r\n\r\n"
            case "end":
                return b"\r\n" + body
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    async def _forward(self) -> None:
        """Let people in where that was asked for, and nowhere else."""
        for port in self._doors.keys() - self.open.keys():
            self._doors.pop(port).close()
        for port in (self.open.keys() if self.forwards else set()) - self._doors.keys():
            inner = self.open[port]["NewInternalClient"], int(self.open[port]["NewInternalPort"])
            self._doors[port] = await asyncio.start_server(partial(_lead, inner), self.outside, port)

    def _answer(self, head: str, body: str) -> tuple[int, bytes]:
        path = head.split()[1]
        if path in self.pages:
            return 200, self.pages[path]
        if path == "/device.xml":
            services = CONNECTION.format(service=SERVICE, control=self.control)
            base = f"<URLBase>http://{self.here}:{self._http}{self.base}</URLBase><device>" if self.base else "<device>"
            return 200, DEVICE.format(kind=KIND, services=services).replace("<device>", base, 1).encode()
        if path == "/connection.xml":
            return 200, connection_xml().encode()
        action = re.search(r"#(\w+)", head)
        assert action is not None
        values = dict(re.findall(r"<(New\w+)>(.*?)</\1>", body))
        self.asked.append((action[1], values))
        return self._act(action[1], values)

    def _act(self, action: str, values: dict[str, str]) -> tuple[int, bytes]:
        told, port = "", int(values.get("NewExternalPort", 0))
        match action:
            case "GetExternalIPAddress":
                told = f"<NewExternalIPAddress>{self.outside}</NewExternalIPAddress>"
            case "AddPortMapping":
                if self.code or port in self.taken:
                    return 500, FAULT.format(code=self.code or 718).encode()
                self.open[port] = values
            case "DeletePortMapping":
                if self.open.pop(port, None) is None:
                    return 500, FAULT.format(code=714).encode()
        if action in self.replies:
            return 200, self.replies[action].encode()
        return 200, (
            '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>'
            f'<u:{action}Response xmlns:u="{SERVICE}">{told}</u:{action}Response></s:Body></s:Envelope>'
        ).encode()


def _parts(body: bytes, size: int = 100) -> Iterator[bytes]:
    return (body[at : at + size] for at in range(0, len(body), size))


async def _lead(inner: tuple[str, int], reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on, both ways, until one side has enough."""
    there, back = await asyncio.open_connection(*inner)
    await asyncio.gather(_pump(reader, back), _pump(there, writer))


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while part := await reader.read(4096):
            writer.write(part)
            await writer.drain()
    writer.close()


class _Ears(asyncio.DatagramProtocol):
    def __init__(self, router: SmallRouter) -> None:
        self._router = router

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._way = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        answer = self._router.answer_search(data)
        if answer is not None:
            self._way.sendto(answer, addr)
