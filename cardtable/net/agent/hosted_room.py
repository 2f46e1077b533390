"""A room hosted on this computer, with its owner's in-memory connection and its LAN advertisement."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.host import host_messages, room_requests
from cardtable.host.finished_deals import EarlierDeals
from cardtable.host.room.room_effects import LanAnnouncement
from cardtable.host.room.room_settings import settings_of
from cardtable.host.room_messages import ClosingMessage, FromTable, RedirectMessage
from cardtable.host.room_types import LINES_OF_AGENT, PROTOCOL, DisconnectCode
from cardtable.host.token_bucket import TokenBucket
from cardtable.net import agent_messages
from cardtable.net.agent.resume_tokens import ResumeToken
from cardtable.net.agent.room_access import LocalEnvironment, OutsideAccess, PortExposure
from cardtable.net.agent.room_client_runner import RoomClientRunner
from cardtable.net.invitation import Invitation, fingerprint_cards, write_invitation
from cardtable.net.lan_advertisement import LanAdvertisement
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_manager import RoomManager
from cardtable.net.server.room_runner import RoomRunner
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.lan_discovery import LanAnnouncer
from cardtable.net.transport.network_addresses import LOOPBACK
from cardtable.net.transport.rate_limits import AddressLimits, AddressTracker

OWN_ADDRESS = "here"

_OWNER_CONNECTION = 0  # number of the owner's connection: a server counts from 1


class LoopbackConnection:
    """In-memory connection of the room owner; messages arrive through the event loop, as from a socket."""

    def __init__(
        self, number: int, on_message: Callable[[FromTable], None], on_closed: Callable[[DisconnectCode], None]
    ) -> None:
        """`number`: one that no other connection of the server has."""
        self.number = number
        self.address = OWN_ADDRESS
        self._on_message = on_message
        self._on_closed = on_closed
        self._loop = asyncio.get_running_loop()

    def send(self, message: FromTable) -> None:
        self._loop.call_soon(self._on_message, message)

    def close(self, code: DisconnectCode) -> None:
        self._loop.call_soon(self._on_closed, code)

    def on_admitted(self, pace: TokenBucket) -> None:
        """Do nothing: there is no rate limit for one's own process."""


class AdvertisementUpdater:
    """Updater of a room's LAN advertisement: one change at a time, skipping outdated ones."""

    def __init__(
        self, announcer: LanAnnouncer, announce: Callable[[LanAnnouncement], Coroutine[Any, Any, None]]
    ) -> None:
        self._announcer = announcer
        self._announce = announce
        self._wanted: LanAnnouncement | None = None
        self._advertised: LanAnnouncement | None = None
        self._task: asyncio.Task[None] | None = None

    def update(self, announcement: LanAnnouncement | None) -> None:
        """Advertise a room that lets itself be found, or its change; None: withdraw it."""
        self._wanted = announcement
        if self._wanted != self._advertised and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._synchronize())

    def resend(self) -> None:
        self._advertised = None
        self.update(self._wanted)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._announcer.withdraw()

    async def _synchronize(self) -> None:
        while self._wanted != self._advertised:
            self._advertised = self._wanted
            with suppress(OSError):  # without multicast an invitation still works
                if self._advertised is None:
                    await self._announcer.withdraw()
                else:
                    await self._announce(self._advertised)


class HostedRoom:
    """Server of one room in this process, with the person here as room owner."""

    def __init__(
        self,
        environment: LocalEnvironment,
        token: ResumeToken,
        client: RoomClientRunner,
        tell: Callable[[agent_messages.FromAgent], None],
    ) -> None:
        """Raise StoreInUse if another process has the room, OSError or sqlite3.Error for an unusable folder."""
        self._environment = environment
        self._client = client
        self._tell = tell
        self._action_ids = count(1)
        self._path = environment.folder / f"{token.log}.sqlite"
        self._store = SqliteStore(self._path)
        self._players = PlayerService(environment.games)
        limits = AddressTracker(AddressLimits(lines=LINES_OF_AGENT, lines_of_address=LINES_OF_AGENT))
        self._rooms = RoomManager(
            self._store, environment.games, self._players, limits, self._invitation, on_changed=self._on_room_changed
        )
        self._server = ConnectionListener(self._rooms, limits, environment.certificate.context())
        self._announcer = LanAnnouncer(environment.multicast)
        self._advertisement = AdvertisementUpdater(self._announcer, self._announce)
        self._connection = LoopbackConnection(_OWNER_CONNECTION, self._on_message, self._on_closed)
        self._room_id = token.seat.table
        self._exposure = PortExposure(environment, self._server, token.port, token.invited)
        self._outside = OutsideAccess(
            self._server, environment.bind, environment.endpoint_key, self._on_outside_changed
        )
        self._has_ended = False

    async def open(self, command: agent_messages.OpenRoomCommand, hello: room_requests.HelloRequest) -> bool:
        """Create or reopen the room; return False if that fails, after telling why."""
        await self._rooms.load()
        runner = await self._rooms.activate(self._room_id) if command.reopen else self._rooms.create(self._room_id)
        if not isinstance(runner, RoomRunner):
            assert not isinstance(runner, RedirectMessage)  # the store has no other server
            code = runner.code if isinstance(runner, ClosingMessage) else runner
            self._tell(agent_messages.ended(code))
            return False
        is_new = not command.reopen
        if is_new and command.earlier is not None and not self._continue_match(runner, command, command.earlier):
            self._tell(agent_messages.ended(agent_messages.ConnectionProblem.FAULT))
            return False
        self._exposure.open()
        self._tell(agent_messages.ConnectionChanged(agent_messages.ConnectionState.LIVE))
        self._report_addresses()
        if command.outside is not None:
            await self.let_outsiders_in(command.outside)
        self._rooms.seat(self._connection, hello, runner)
        if is_new:
            self.send(_rules_request(command))
            self.send(room_requests.SitRequest(command.seat))
        cards = await asyncio.to_thread(fingerprint_cards, self._environment.certificate.fingerprint)
        self._tell(agent_messages.FingerprintShown(cards))
        return True

    def _continue_match(
        self, runner: RoomRunner, command: agent_messages.OpenRoomCommand, earlier: EarlierDeals
    ) -> bool:
        rules = settings_of(_rules_request(command), self._environment.games)
        if isinstance(rules, Refusal):
            return False
        with suppress(ValueError):
            runner.room.continue_match(rules, earlier)
            return True
        return False

    def submit(self, submission: host_messages.SubmitAction) -> None:
        """Submit an action; before the first update there is nothing to act upon."""
        if self._client.client.is_playing:
            action = self._client.client.encode_action(submission.action)
            self.send(room_requests.ActionRequest(next(self._action_ids), submission.version, action))

    def send(self, message: room_requests.FromSeat) -> None:
        if not self._has_ended:
            self._rooms.on_message(self._connection, message)

    def retry_now(self) -> None:
        """Do nothing: an in-memory connection cannot be lost."""

    def on_invitation_copied(self) -> None:
        """Listen on all addresses, since a guest may come from anywhere."""
        self._client.set_invited()
        self._exposure.listen_everywhere()

    async def let_outsiders_in(self, command: agent_messages.OutsideCommand) -> None:
        await self._outside.request(command)

    def on_addresses_changed(self) -> None:
        """Listen and advertise at the new addresses too; the old ones may become valid again."""
        if not self._has_ended:
            self._exposure.on_addresses_changed()
            self._advertisement.resend()
            self._rooms.on_addresses_changed()

    async def leave(self) -> None:
        """Stop the room; its log and the owner's resume token stay."""
        await self.close()

    def cut_off(self) -> None:
        """Cut all connections, as if this computer had failed: nobody has closed the room."""
        self._server.cut_off()

    async def close(self) -> None:
        """Stop in order: stop listening, persist and show what is pending, close connections, close the store."""
        self._has_ended = True
        self._server.stop_listening()
        await self._rooms.stop()
        await self._server.close()
        await self._outside.close()
        await self._advertisement.close()
        await self._players.close()
        is_empty = not await self._store.rooms()
        await self._store.close()
        if is_empty:
            self._path.unlink(missing_ok=True)

    def _invitation(self, room_id: str, secret: str) -> str:
        pin = self._environment.certificate.fingerprint[:16]
        place = self._exposure.addresses, self._exposure.port
        return write_invitation(Invitation(*place, room_id, secret, pin, self._outside.address))

    def _report_addresses(self) -> None:
        exposure = self._exposure
        self._client.set_port(exposure.port)
        self._tell(agent_messages.RoomOpened(self._room_id, exposure.addresses, exposure.port))

    def _on_outside_changed(self, state: agent_messages.OutsideState) -> None:
        if not self._has_ended:
            self._tell(agent_messages.OutsideChanged(state))
            self._rooms.on_addresses_changed()

    def _on_message(self, message: FromTable) -> None:
        for answer in self._client.on_message(message):
            self.send(answer)

    def _on_closed(self, code: DisconnectCode) -> None:
        self._client.on_ended(code)
        if not self._has_ended:
            self._tell(agent_messages.ended(code))

    def _on_room_changed(self, runner: RoomRunner) -> None:
        if not self._has_ended:
            self._advertisement.update(runner.room.membership.announcement)

    async def _announce(self, announcement: LanAnnouncement) -> None:
        advertisement = LanAdvertisement(
            announcement, PROTOCOL, self._environment.run, self._environment.certificate.fingerprint
        )
        near = self._environment.near
        found_at = tuple(address for address in near if address != LOOPBACK) or near
        await self._announcer.announce(advertisement, found_at, self._server.port)


def _rules_request(command: agent_messages.OpenRoomCommand) -> room_requests.ArrangeRequest:
    return room_requests.ArrangeRequest(command.game, command.seats, command.options, command.house)


def new_room_id() -> str:
    """Return a random room id."""
    return secrets.token_hex(4)
