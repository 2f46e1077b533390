"""A table and guests from other houses, all on 127.0.0.1; started by test_between_houses.py in a network namespace.

Prints what it has seen, a line each. There is no network beyond: nothing of it reaches any other computer.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ReadyRequest, SitRequest, StartRequest
from cardtable.host.room_types import SILENT_LINES_OF_ADDRESS, HouseRules, RoomStage
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionState,
    JoinCommand,
    OpenRoomCommand,
    OutsideChanged,
    OutsideCommand,
    RoomOpened,
)
from cardtable.net.invitation import Invitation, read_invitation, write_invitation
from cardtable.net.transport.network_addresses import LOOPBACK
from cardtable.net.transport.peer_endpoint import PeerDialer, PeerEndpoint
from cardtable.net.transport.tls import Destination, RoomUnreachable
from tests.known_sentences import known_sentences
from tests.net.agent.in_a_house import Program, T, until

CLOSED = 9  # a TCP port at which nobody listens
REQUEST = (
    b"GET /cardtable HTTP/1.1\r\nHost: cardtable\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Protocol: cardtable.1\r\n\r\n"
)


async def live(folder: Path) -> None:
    sentences = folder / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    host = await opened(folder / "host", sentences)
    print("before anybody wants it:", invitation_of(host).peer)
    await let_in(host)
    last = host.last(OutsideChanged)
    print("then:", last.state.value if last is not None else None, invitation_of(host).peer is not None)

    guest = await joined(folder / "guest", sentences, from_outside(host))
    print("by its key alone:", guest.last(RoomInfo) is not None)
    stranger = await joined(folder / "stranger", sentences, replace(from_outside(host), secret="0" * 16))
    print("with a wrong secret:", ended(stranger))
    await stranger.desk.close()
    await meet_limits(from_outside(host))

    await guest.desk.execute(SitRequest(Seat(1)))
    await guest.desk.execute(ReadyRequest(True, last_of(guest, RoomInfo).rev))
    await until(lambda: last_of(host, RoomInfo).seats[1].ready)
    await start(host)
    table = last_of(host, RoomOpened).table
    await host.desk.close()
    await until(lambda: last_of(guest, ConnectionChanged).state is ConnectionState.LOST)
    again = await opened(folder / "host", sentences, reopen=table)
    await let_in(again)
    await until(lambda: last_of(guest, ConnectionChanged).state is ConnectionState.LIVE, 45)
    print("opened again, with the same key:", invitation_of(again).peer == invitation_of(host).peer)
    await guest.desk.close()
    await without_library(folder, sentences, from_outside(again), again)
    await again.desk.close()


async def opened(folder: Path, sentences: Path, reopen: str = "") -> Program:
    """A host's program; in this house, one port of one address leads to its table."""
    host = Program(folder, sentences, lambda: (LOOPBACK,))
    options = discover()["hearts"].options().save()
    await host.desk.execute(OpenRoomCommand("Meera", 3, "hearts", 4, options, HouseRules(findable=False), reopen))
    await until(lambda: host.last(WelcomeMessage))
    return host


async def let_in(host: Program) -> None:
    await host.desk.execute(OutsideCommand(()))
    await until(lambda: invitation_of(host).peer, 45)


async def joined(folder: Path, sentences: Path, invitation: Invitation) -> Program:
    """A guest's program, when it is in or was refused."""
    guest = Program(folder, sentences)
    await guest.desk.execute(JoinCommand("Ravi", 7, invitation=write_invitation(invitation)))
    await until(lambda: guest.last(RoomInfo) or ended(guest))
    return guest


async def start(host: Program) -> None:
    await until(lambda: last_of(host, RoomInfo).rev)  # the rules of OpenRoomCommand are in force
    rev = last_of(host, RoomInfo).rev
    await host.desk.execute(ReadyRequest(True, rev))
    await host.desk.execute(StartRequest(rev))
    await until(lambda: last_of(host, RoomInfo).stage is RoomStage.PLAYING)


async def meet_limits(invitation: Invitation) -> None:
    """Nonsense and silence are met as they are in the house, and somebody else's key answers nobody."""
    endpoint = await PeerEndpoint.bind(None, ())
    print("nonsense:", await answer_to(endpoint, invitation, b"hello\r\n\r\n"))
    print("a web page:", (await answer_to(endpoint, invitation, REQUEST.replace(b"/cardtable", b"/")))[:12])
    binary = b"\x82\x80\x00\x00\x00\x00"
    print("a binary frame:", (await answer_to(endpoint, invitation, REQUEST + binary))[-2:])
    silent = [await dialled(endpoint, invitation, b"G") for _ in range(SILENT_LINES_OF_ADDRESS + 2)]
    closed = [asyncio.ensure_future(connection.closed()) for connection, _ in silent]
    await asyncio.wait(closed, return_when=asyncio.FIRST_COMPLETED, timeout=3)
    print("of too many silent ones, closed at once:", any(one.done() for one in closed), closed[-1].done())
    for connection, _ in silent:
        connection.close(0, b"")
    await asyncio.gather(*closed)
    await endpoint.close()

    assert invitation.peer is not None
    other = replace(invitation.peer, id=(await key_of_another()))
    dialer = PeerDialer(patience_s=1)
    with suppress(RoomUnreachable):
        await dialer.connect(Destination(invitation.addresses, CLOSED, invitation.fingerprint, other))
        print("the wrong computer answered")
    await dialer.close()


async def dialled(endpoint: PeerEndpoint, invitation: Invitation, sent: bytes):  # type: ignore[no-untyped-def]
    assert invitation.peer is not None
    connection, stream = await endpoint.dial(invitation.peer, invitation.addresses)
    await stream.send().write_all(sent)
    return connection, stream


async def answer_to(endpoint: PeerEndpoint, invitation: Invitation, sent: bytes) -> bytes:
    """What the table says to these bytes before it closes."""
    connection, stream = await dialled(endpoint, invitation, sent)
    answer = b""
    with suppress(Exception):
        while part := await stream.recv().read(2_000):
            answer += part
    connection.close(0, b"")
    return answer


async def key_of_another() -> bytes:
    endpoint = await PeerEndpoint.bind(None, ())
    key = endpoint.address.id
    await endpoint.close()
    return key


async def without_library(folder: Path, sentences: Path, invitation: Invitation, host: Program) -> None:
    """What both ends say where the library does not work; in the same house all is as before."""
    sys.modules["iroh"] = None  # type: ignore[assignment]
    guest = await joined(folder / "old", sentences, invitation)
    print("a guest without the library:", ended(guest))
    await guest.desk.close()
    near = await joined(folder / "near", sentences, invitation_of(host))
    print("in the same house:", ended(near))
    await near.desk.close()
    other = await opened(folder / "other", sentences)
    await other.desk.execute(OutsideCommand(()))
    await until(lambda: other.last(OutsideChanged) and last_of(other, OutsideChanged).state.value != "connecting")
    print("a host without it:", last_of(other, OutsideChanged).state.value)
    await other.desk.close()


def invitation_of(program: Program) -> Invitation:
    return read_invitation(last_of(program, WelcomeMessage).invitation)


def from_outside(host: Program) -> Invitation:
    """The host's invitation for somebody who does not reach the port of its house."""
    return replace(invitation_of(host), port=CLOSED)


def last_of(program: Program, kind: type[T]) -> T:
    found = program.last(kind)
    assert found is not None
    return found


def ended(program: Program) -> str | None:
    change = program.last(ConnectionChanged)
    return str(change.reason) if change is not None and change.state is ConnectionState.ENDED else None


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1])))
