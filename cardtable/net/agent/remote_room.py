"""A remote room: the route by which a person joins it, and the running client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from cardtable import __version__
from cardtable.core.rules import AnyGame
from cardtable.core.user_error import UserError
from cardtable.host import host_messages, room_requests
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.room_messages import FromTable, RefusalMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import PROTOCOL
from cardtable.net.agent.reconnecting_connection import ReconnectingConnection
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile
from cardtable.net.agent.room_client_runner import RoomClientRunner
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    FromAgent,
    JoinCommand,
    SavedSeat,
)
from cardtable.net.invitation import read_invitation
from cardtable.net.lan_advertisement import LanAdvertisement
from cardtable.net.message_codec import RoomMessageReader
from cardtable.net.resumption import ResumptionState
from cardtable.net.transport.tls import Destination

Found = Mapping[str, tuple[LanAdvertisement, Destination]]  # by the table's id


class RemoteRoom:
    """A person's end of a remote room: a reconnecting connection joined with a client runner."""

    def __init__(
        self,
        destination: Destination,
        follower: ResumptionState,
        reader: RoomMessageReader,
        attendance: RoomClientRunner,
        tell: Callable[[FromAgent], None],
    ) -> None:
        self._attendance = attendance
        self._tell = tell
        self._client = ReconnectingConnection(destination, follower, reader, self._heard, self._changed)
        self._running = asyncio.create_task(self._client.run())
        self._running.add_done_callback(self._broke)

    def submit(self, do: host_messages.SubmitAction) -> None:
        """Submit an action, or report why that is not possible now."""
        refusal = self._client.refusal
        if refusal:
            self._tell(RefusalMessage("do", do.id, refusal))
        else:
            self._client.submit(self._attendance.encode_action(do.action), do.version)

    def send(self, message: room_requests.FromSeat) -> None:
        """Send a request that is not an action."""
        self._client.send(message)

    def retry_now(self) -> None:
        self._client.retry_now()

    def on_invitation_copied(self) -> None:
        """Do nothing: only an own room listens on addresses."""

    def request_port_mapping(self) -> None:
        """Do nothing: only an own room needs a port mapping."""

    def on_addresses_changed(self) -> None:
        """Retry at once, since the new network may reach the room."""
        self._client.retry_now()

    async def leave(self) -> None:
        """Say goodbye; the resume token stays valid."""
        await self._client.leave()
        await self._end()

    async def close(self) -> None:
        """End without a goodbye: the person stays in the room as away."""
        await self._end()

    async def _end(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def _broke(self, running: asyncio.Task[None]) -> None:
        """Report a programming error as final, not as a lost connection."""
        if not running.cancelled() and running.exception() is not None:
            self._changed(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.FAULT))

    def _heard(self, message: FromTable) -> None:
        for answer in self._attendance.on_message(message):
            self._client.send(answer)

    def _changed(self, change: ConnectionChanged) -> None:
        if change.state is ConnectionState.LOST:
            self._attendance.on_lost()
        if change.state is ConnectionState.ENDED:
            self._attendance.on_ended(change.reason)
        self._tell(change)


class RoomRoute(NamedTuple):
    """Route to one room."""

    destination: Destination
    hello: HelloRequest
    key: ResumeToken  # stored token of the room, or a blank one
    secret: str = ""  # admits the person anew if the room rejects the token


def route_of(
    join: JoinCommand, found: Found, keys: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | ConnectionProblem:
    """Return the route for a join command, or the reason why there is none."""
    if join.invitation:
        return _by_invitation(join, keys, games)
    kept = keys.find(join.kept) if join.kept else None
    if kept is not None:
        return _by_key(kept, _destination(kept, found), first_hello(join.name, join.portrait, games))
    return _as_found(join, found, keys, games)


def first_hello(
    name: str, portrait: int, games: Mapping[str, AnyGame], table: str = "", secret: str = ""
) -> HelloRequest:
    """Return the hello of a person who is new to the room."""
    playable = {game.id: game.version for game in games.values() if game.public is not None}
    return HelloRequest(
        PROTOCOL, __version__, playable, sanitize_name(name), portrait, table, secret, "", -1, "", 0, ()
    )


def returning_hello(kept: ResumeToken, hello: HelloRequest) -> HelloRequest:
    """Return the hello with the resume token, for a client that has only the finished deals."""
    opened = kept.deals[-1].opened.deal if kept.deals else 0
    return replace(hello, table=kept.seat.table, key=kept.key, opened=opened)


def blank_token(table: str, destination: Destination) -> ResumeToken:
    """Return a resume token for a remote room without the key, which its welcome brings."""
    pin = "" if destination.fingerprint is None else destination.fingerprint.hex()
    return ResumeToken(SavedSeat(table, "", "", 0, ()), "", pin, destination.addresses, destination.port)


def blank_own_token(table: str, fingerprint: bytes) -> ResumeToken:
    """Return a resume token for an own room without the key."""
    return ResumeToken(SavedSeat(table, "", "", 0, (), own=True), "", fingerprint.hex(), (), 0, log=table)


def _by_invitation(
    join: JoinCommand, keys: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | ConnectionProblem:
    try:
        read = read_invitation(join.invitation)
    except UserError:
        return ConnectionProblem.INVITATION
    destination = Destination(read.addresses, read.port, read.fingerprint)
    hello = first_hello(join.name, join.portrait, games, read.table, read.secret)
    return _with_kept(read.table, destination, hello, keys)


def _as_found(
    join: JoinCommand, found: Found, keys: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | ConnectionProblem:
    if join.found not in found:
        return ConnectionProblem.NOT_FOUND
    post, destination = found[join.found]
    hello = first_hello(join.name, join.portrait, games, join.found, post.room.secret)
    return _with_kept(join.found, destination, hello, keys)


def _with_kept(table: str, destination: Destination, hello: HelloRequest, keys: ResumeTokenFile) -> RoomRoute:
    """Return the route with the stored token, if the certificate is the one that the token belongs to (B2).

    The owner's token stays with the owner's connection, also if another window of this computer joins.
    """
    kept = keys.find(table)
    pin = destination.fingerprint
    if kept is None or kept.seat.own or pin is None or not _same(kept.fingerprint, pin.hex()):
        return RoomRoute(destination, hello, blank_token(table, destination))
    return _by_key(kept, destination, replace(hello, secret=""))._replace(secret=hello.secret)


def _by_key(kept: ResumeToken, destination: Destination, hello: HelloRequest) -> RoomRoute:
    key = replace(kept, addresses=destination.addresses, port=destination.port)
    pin = bytes.fromhex(kept.fingerprint) if kept.fingerprint else None
    return RoomRoute(destination._replace(fingerprint=pin), returning_hello(kept, hello), key)


def _destination(kept: ResumeToken, found: Found) -> Destination:
    """Return the room's last place; its new one if the same certificate advertises it elsewhere."""
    pin = bytes.fromhex(kept.fingerprint) if kept.fingerprint else None
    post, now = found.get(kept.seat.table, (None, None))
    if post is not None and now is not None and _same(kept.fingerprint, post.fingerprint.hex()):
        return now._replace(fingerprint=pin)
    return Destination(kept.addresses, kept.port, pin)


def _same(first: str, second: str) -> bool:
    """Return True if two hexadecimal fingerprints, of which one may be cut, match."""
    shared = min(len(first), len(second))
    return shared > 0 and first[:shared] == second[:shared]
