"""The request that opens a line: whether it asks for what is here, and from where it comes."""

from __future__ import annotations

from http import HTTPStatus
from typing import cast

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from cardtable.net.io.addresses import network_of

PATH = "/cardtable"
SUBPROTOCOL = cast("Subprotocol", "cardtable.1")


def protocol_of_line(frame: int) -> ServerProtocol:
    """For messages of at most so many bytes; without extensions, and for no web page."""
    return ServerProtocol(origins=[None], extensions=None, subprotocols=[SUBPROTOCOL], max_size=frame)


def answer_to(request: Request, protocol: ServerProtocol) -> Response:
    """101 for a right request, else why not."""
    if request.path != PATH:
        return protocol.reject(HTTPStatus.NOT_FOUND, "There is no table here.\n")
    return protocol.accept(request)


def forwarded_for(request: Request) -> str | None:
    """What counts as the address that the proxy has seen: the last one, for anybody can write those before."""
    named = request.headers.get_all("X-Forwarded-For")
    last = named[-1].split(",")[-1].strip() if named else ""
    return network_of(_without_port(last)) if last else None


def _without_port(address: str) -> str:
    """Some proxies write the port as well, and brackets around an address of IPv6."""
    bare, _, _ = address.removeprefix("[").partition("]")
    return bare.partition(":")[0] if bare.count(":") == 1 else bare
