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
from cardtable.host.room.room_settings import arranged
from cardtable.host.room_messages import ClosingMessage, FromTable, RedirectMessage
from cardtable.host.room_types import LINES_OF_AGENT, PROTOCOL, DisconnectCode
from cardtable.host.token_bucket import TokenBucket
from cardtable.net.agent.port_exposure import LocalEnvironment, PortExposure
from cardtable.net.agent.resume_tokens import ResumeToken
from cardtable.net.agent.room_client_runner import RoomClientRunner
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    FingerprintShown,
    FromAgent,
    OpenRoomCommand,
    PortMappingChanged,
    PortMappingState,
    RoomOpened,
)
from cardtable.net.invitation import Invitation, fingerprint_cards, write_invitation
from cardtable.net.lan_advertisement import LanAdvertisement
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_manager import RoomManager
from cardtable.net.server.room_runner import RoomRunner
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.lan_discovery import LanAnnouncer
from cardtable.net.transport.rate_limits import AddressLimits, AddressTracker

OWN_ADDRESS = "here"

_HOST = 0  # number of the owner's connection: a server counts from 1


class LoopbackConnection:
    """In-memory connection of the room owner; messages arrive through the event loop, as from a socket."""

    def __init__(
        self, number: int, heard: Callable[[FromTable], None], closed: Callable[[DisconnectCode], None]
    ) -> None:
        """`number`: one that no other connection of the server has."""
        self.number = number
        self.address = OWN_ADDRESS
        self._heard = heard
        self._closed = closed
        self._loop = asyncio.get_running_loop()

    def send(self, message: FromTable) -> None:
        self._loop.call_soon(self._heard, message)

    def close(self, code: DisconnectCode) -> None:
        self._loop.call_soon(self._closed, code)

    def on_admitted(self, pace: TokenBucket) -> None:
        """Do nothing: there is no rate limit for the own process."""


class AdvertisementUpdater:
    """Updater of a room's LAN advertisement: one change at a time, skipping outdated ones."""

    def __init__(
        self, announcer: LanAnnouncer, announce: Callable[[LanAnnouncement], Coroutine[Any, Any, None]]
    ) -> None:
        self._announcer = announcer
        self._announce = announce
        self._wanted: LanAnnouncement | None = None
        self._shown: LanAnnouncement | None = None
        self._work: asyncio.Task[None] | None = None

    def update(self, told: LanAnnouncement | None) -> None:
        """Advertise a room that can be joined; None or a match without spectators: withdraw it."""
        self._wanted = told if told is not None and (told.watchers or not told.playing) else None
        if self._wanted != self._shown and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._follow())

    def resend(self) -> None:
        """Advertise again after a change of network."""
        self._shown = None
        self.update(self._wanted)

    async def close(self) -> None:
        """Withdraw the advertisement."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._announcer.withdraw()

    async def _follow(self) -> None:
        while self._wanted != self._shown:
            self._shown = self._wanted
            with suppress(OSError):  # without multicast an invitation still works
                if self._shown is None:
                    await self._announcer.withdraw()
                else:
                    await self._announce(self._shown)


class HostedRoom:
    """Server of one room in this process, with the person here as room owner."""

    def __init__(
        self, house: LocalEnvironment, key: ResumeToken, attendance: RoomClientRunner, tell: Callable[[FromAgent], None]
    ) -> None:
        """Raise StoreInUse if another process has the room, OSError or sqlite3.Error for an unusable folder."""
        self._house = house
        self._attendance = attendance
        self._tell = tell
        self._ids = count(1)
        self._path = house.folder / f"{key.log}.sqlite"
        self._store = SqliteStore(self._path)
        self._thinking = PlayerService(house.games)
        limits = AddressTracker(AddressLimits(lines=LINES_OF_AGENT, lines_of_address=LINES_OF_AGENT))
        self._reception = RoomManager(
            self._store, house.games, self._thinking, limits, self._invitation, on_changed=self._changed
        )
        self._server = ConnectionListener(self._reception, limits, house.certificate.context())
        self._announcer = LanAnnouncer(house.multicast)
        self._signpost = AdvertisementUpdater(self._announcer, self._announce)
        self._line = LoopbackConnection(_HOST, self._heard, self._closed)
        self._table = key.seat.table
        self._doors = PortExposure(house, self._server, key.port, key.invited, self._routed)
        self._ended = False

    async def open(self, opening: OpenRoomCommand, hello: room_requests.HelloRequest) -> bool:
        """Create or reopen the room; return False if that fails, after telling why."""
        await self._reception.load()
        runner = await self._reception.activate(self._table) if opening.reopen else self._reception.create(self._table)
        if not isinstance(runner, RoomRunner):
            assert not isinstance(runner, RedirectMessage)  # the store has no other server
            code = runner.code if isinstance(runner, ClosingMessage) else runner
            self._tell(ConnectionChanged(ConnectionState.ENDED, code))
            return False
        if opening.earlier is not None and not opening.reopen and not self._goes_on(runner, opening, opening.earlier):
            self._tell(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.FAULT))
            return False
        self._doors.open()
        self._tell(ConnectionChanged(ConnectionState.LIVE))
        self._tell_doors()
        if opening.ask_router:
            self.request_port_mapping()
        self._reception.seat(self._line, hello, runner)
        if not opening.reopen:
            self.send(_rules_of(opening))
            self.send(room_requests.SitRequest(opening.seat))
        mark = await asyncio.to_thread(fingerprint_cards, self._house.certificate.fingerprint)
        self._tell(FingerprintShown(mark))
        return True

    def _goes_on(self, runner: RoomRunner, opening: OpenRoomCommand, earlier: EarlierDeals) -> bool:
        """Continue a match begun elsewhere; return False if its deals do not fit its rules."""
        rules = arranged(_rules_of(opening), self._house.games)
        if isinstance(rules, Refusal):
            return False
        try:
            runner.room.go_on_with(rules, earlier)
        except ValueError:
            return False
        return True

    # ---- requests of the owner

    def submit(self, do: host_messages.SubmitAction) -> None:
        """Submit an action; before the first update there is nothing to act upon."""
        if self._attendance.is_playing:
            self.send(room_requests.ActionRequest(next(self._ids), do.version, self._attendance.encode_action(do.action)))

    def send(self, message: room_requests.FromSeat) -> None:
        """Send a request that is not an action."""
        if not self._ended:
            self._reception.on_message(self._line, message)

    def retry_now(self) -> None:
        """Do nothing: an in-memory connection cannot be lost."""

    def on_invitation_copied(self) -> None:
        """Listen on all addresses, since a guest may come from anywhere."""
        self._attendance.set_invited()
        self._doors.listen_everywhere()

    def request_port_mapping(self) -> None:
        self._doors.request_port_mapping()

    def on_addresses_changed(self) -> None:
        """Listen and advertise at the new addresses too; the old ones may become valid again."""
        if not self._ended:
            self._doors.on_addresses_changed()
            self._signpost.resend()
            self._reception.on_addresses_changed()

    async def leave(self) -> None:
        """Stop the room; its log and the owner's resume token stay."""
        await self.close()

    async def close(self) -> None:
        """Stop in order: stop listening, persist and show what is pending, close connections, close the store."""
        self._ended = True
        self._server.stop_listening()
        shut = asyncio.create_task(self._doors.close())  # in parallel, since a router may be slow
        await self._reception.stop()
        await self._server.close()
        await self._signpost.close()
        await self._thinking.close()
        empty = not await self._store.tables()
        await self._store.close()
        await shut
        if empty:
            self._path.unlink(missing_ok=True)

    # ---- invitations

    def _invitation(self, table: str, secret: str) -> str:
        pin = self._house.certificate.fingerprint[:16]
        return write_invitation(Invitation(self._doors.addresses, self._doors.port, table, secret, pin))

    def _tell_doors(self) -> None:
        doors = self._doors
        self._attendance.set_port(doors.port)
        self._tell(RoomOpened(self._table, doors.addresses, doors.port, doors.has_moved))

    def _routed(self, said: PortMappingChanged) -> None:
        """Report a new state of the port mapping, and update invitations."""
        if not self._ended:
            self._tell(said)
            if said.way is not PortMappingState.ASKING:
                self._tell_doors()
                self._reception.on_addresses_changed()

    def _heard(self, message: FromTable) -> None:
        for answer in self._attendance.on_message(message):
            self.send(answer)

    def _closed(self, code: DisconnectCode) -> None:
        self._attendance.on_ended(code)
        if not self._ended:
            self._tell(ConnectionChanged(ConnectionState.ENDED, code))

    # ---- advertisement

    def _changed(self, runner: RoomRunner) -> None:
        if not self._ended:
            self._signpost.update(runner.room.announcement)

    async def _announce(self, told: LanAnnouncement) -> None:
        post = LanAdvertisement(told, PROTOCOL, self._house.run, self._house.certificate.fingerprint)
        await self._announcer.announce(post, self._house.near, self._server.port)


def _rules_of(opening: OpenRoomCommand) -> room_requests.ArrangeRequest:
    return room_requests.ArrangeRequest(opening.game, opening.seats, opening.options, opening.house)


def new_room_id() -> str:
    """Return a random room id."""
    return secrets.token_hex(4)
