"""A remote room: the route by which a person joins it, and the running client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from cardtable import __version__
from cardtable.core.language.user_error import UserError
from cardtable.core.rules import AnyGame
from cardtable.host import host_messages, room_requests
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.room_messages import FromTable, RefusalMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import PROTOCOL
from cardtable.net import agent_messages
from cardtable.net.agent.reconnecting_connection import ReconnectingConnection
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile
from cardtable.net.agent.room_client_runner import RoomClientRunner
from cardtable.net.invitation import read_invitation
from cardtable.net.lan_advertisement import LanAdvertisement
from cardtable.net.message_codec import RoomMessageReader
from cardtable.net.resumption import ResumptionState
from cardtable.net.transport.peer_endpoint import PeerDialer
from cardtable.net.transport.tls import Destination

Discovered = Mapping[str, tuple[LanAdvertisement, Destination]]  # by room id


class RemoteRoom:
    """A person's end of a remote room: a reconnecting connection joined with a client runner."""

    def __init__(
        self,
        destination: Destination,
        resumption: ResumptionState,
        reader: RoomMessageReader,
        client: RoomClientRunner,
        tell: Callable[[agent_messages.FromAgent], None],
        dialer: PeerDialer,
    ) -> None:
        self._client = client
        self._tell = tell
        self._connection = ReconnectingConnection(
            destination, resumption, reader, self._on_message, self._on_change, dialer
        )
        self._task = asyncio.create_task(self._connection.run())
        self._task.add_done_callback(self._on_task_done)

    def submit(self, submission: host_messages.SubmitAction) -> None:
        refusal = self._connection.refusal
        if refusal:
            self._tell(RefusalMessage("do", submission.id, refusal))
        else:
            self._connection.submit(self._client.client.encode_action(submission.action), submission.version)

    def send(self, message: room_requests.FromSeat) -> None:
        self._connection.send(message)

    def retry_now(self) -> None:
        self._connection.retry_now()

    def on_invitation_copied(self) -> None:
        """Do nothing: only a room of one's own listens on addresses."""

    async def let_outsiders_in(self, command: agent_messages.OutsideCommand) -> None:
        """Do nothing: only a room of one's own can."""

    def on_addresses_changed(self) -> None:
        self._connection.retry_now()

    async def leave(self) -> None:
        """Say goodbye; the resume token stays valid."""
        await self._connection.leave()
        await self.close()

    async def close(self) -> None:
        """End without a goodbye: the person stays in the room as away."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        """Report a programming error as final, not as a lost connection."""
        if not task.cancelled() and task.exception() is not None:
            self._on_change(agent_messages.ended(agent_messages.ConnectionProblem.FAULT))

    def _on_message(self, message: FromTable) -> None:
        for answer in self._client.on_message(message):
            self._connection.send(answer)

    def _on_change(self, change: agent_messages.ConnectionChanged) -> None:
        if change.state is agent_messages.ConnectionState.LOST:
            self._client.client.on_lost()
        if change.state is agent_messages.ConnectionState.ENDED:
            self._client.on_ended(change.reason)
        self._tell(change)


class RoomRoute(NamedTuple):
    """Route to one room."""

    destination: Destination
    hello: HelloRequest
    key: ResumeToken  # stored token of the room, or a blank one
    secret: str = ""  # admits the person anew if the room rejects the token


def route_of(
    command: agent_messages.JoinCommand, discovered: Discovered, tokens: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | agent_messages.ConnectionProblem:
    """Return the route for a join command, or the reason why there is none."""
    if command.invitation:
        return _route_by_invitation(command, tokens, games)
    token = tokens.find(command.kept) if command.kept else None
    if token is not None:
        return _route_by_token(
            token, _last_destination(token, discovered), first_hello(command.name, command.portrait, games)
        )
    return _route_to_discovered(command, discovered, tokens, games)


def first_hello(
    name: str, portrait: int, games: Mapping[str, AnyGame], room_id: str = "", secret: str = ""
) -> HelloRequest:
    """Return the hello of a person who is new to the room."""
    playable = {game.id: game.version for game in games.values() if game.public is not None}
    return HelloRequest(
        PROTOCOL, __version__, playable, sanitize_name(name), portrait, room_id, secret, "", -1, "", 0, ()
    )


def returning_hello(token: ResumeToken, hello: HelloRequest) -> HelloRequest:
    """Return the hello with the resume token, for a client that has only the finished deals."""
    opened = token.deals[-1].opened.deal if token.deals else 0
    return replace(hello, table=token.seat.table, key=token.key, opened=opened)


def blank_token(room_id: str, destination: Destination) -> ResumeToken:
    """Return a resume token for a remote room without the key, which its welcome brings."""
    pin = "" if destination.fingerprint is None else destination.fingerprint.hex()
    seat = agent_messages.SavedSeat(room_id, "", "", 0, ())
    return ResumeToken(seat, "", pin, destination.addresses, destination.port, peer=destination.peer)


def blank_own_token(room_id: str, fingerprint: bytes) -> ResumeToken:
    """Return a resume token for a room of one's own without the key."""
    return ResumeToken(
        agent_messages.SavedSeat(room_id, "", "", 0, (), own=True), "", fingerprint.hex(), (), 0, log=room_id
    )


def _route_by_invitation(
    command: agent_messages.JoinCommand, tokens: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | agent_messages.ConnectionProblem:
    try:
        invitation = read_invitation(command.invitation)
    except UserError:
        return agent_messages.ConnectionProblem.INVITATION
    destination = Destination(invitation.addresses, invitation.port, invitation.fingerprint, invitation.peer)
    hello = first_hello(command.name, command.portrait, games, invitation.table, invitation.secret)
    return _route_with_stored_token(invitation.table, destination, hello, tokens)


def _route_to_discovered(
    command: agent_messages.JoinCommand, discovered: Discovered, tokens: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | agent_messages.ConnectionProblem:
    if command.found not in discovered:
        return agent_messages.ConnectionProblem.NOT_FOUND
    advertisement, destination = discovered[command.found]
    hello = first_hello(command.name, command.portrait, games, command.found, advertisement.room.secret)
    return _route_with_stored_token(command.found, destination, hello, tokens)


def _route_with_stored_token(
    room_id: str, destination: Destination, hello: HelloRequest, tokens: ResumeTokenFile
) -> RoomRoute:
    """Return the route with the stored token if certificate and key are its own (B2), and the token no owner's."""
    token = tokens.find(room_id)
    pin = destination.fingerprint
    if (
        token is None
        or token.seat.own
        or pin is None
        or not _is_same_certificate(token.fingerprint, pin.hex())
        or not _is_same_peer(token, destination)
    ):
        return RoomRoute(destination, hello, blank_token(room_id, destination))
    return _route_by_token(token, destination, replace(hello, secret=""))._replace(secret=hello.secret)


def _route_by_token(token: ResumeToken, destination: Destination, hello: HelloRequest) -> RoomRoute:
    updated = replace(
        token, addresses=destination.addresses, port=destination.port, peer=destination.peer or token.peer
    )
    pin = bytes.fromhex(token.fingerprint) if token.fingerprint else None
    return RoomRoute(destination._replace(fingerprint=pin), returning_hello(token, hello), updated)


def _last_destination(token: ResumeToken, discovered: Discovered) -> Destination:
    pin = bytes.fromhex(token.fingerprint) if token.fingerprint else None
    advertisement, new_destination = discovered.get(token.seat.table, (None, None))
    if (
        advertisement is not None
        and new_destination is not None
        and _is_same_certificate(token.fingerprint, advertisement.fingerprint.hex())
    ):
        return new_destination._replace(fingerprint=pin)
    return Destination(token.addresses, token.port, pin, token.peer)


def _is_same_peer(token: ResumeToken, destination: Destination) -> bool:
    """Return True if nobody but the token's own computer can be dialled by key."""
    return destination.peer is None or (token.peer is not None and token.peer.id == destination.peer.id)


def _is_same_certificate(first: str, second: str) -> bool:
    shared = min(len(first), len(second))
    return shared > 0 and first[:shared] == second[:shared]
