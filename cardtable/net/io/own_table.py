"""A table that is hosted on this computer, and the person who hosts it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from itertools import count

from cardtable.core.refusal import Refusal
from cardtable.host import from_seat, messages
from cardtable.host.earlier_deals import EarlierDeals
from cardtable.host.from_table import ClosingMessage, FromTable, RedirectMessage
from cardtable.host.gathering import PROTOCOL, DisconnectCode
from cardtable.host.limits import LINES_OF_AGENT
from cardtable.host.people_table.agreed_rules import arranged
from cardtable.host.people_table.effects import LanAnnouncement
from cardtable.net.agent_talk import (
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
from cardtable.net.card_mark import fingerprint_cards
from cardtable.net.invitation import Invitation, write_invitation
from cardtable.net.io.addresses import AddressLimits, AddressTracker
from cardtable.net.io.attendance import RoomClientRunner
from cardtable.net.io.discovery import LanAnnouncer
from cardtable.net.io.kept_seats import ResumeToken
from cardtable.net.io.memory_line import LoopbackConnection
from cardtable.net.io.own_doors import PortExposure
from cardtable.net.io.own_house import LocalEnvironment
from cardtable.net.io.own_signpost import AdvertisementUpdater
from cardtable.net.io.reception import RoomManager
from cardtable.net.io.server import ConnectionListener
from cardtable.net.io.sqlite_store import SqliteStore
from cardtable.net.io.table_runner import RoomRunner
from cardtable.net.io.thinking import PlayerService
from cardtable.net.signpost import LanAdvertisement

_HOST = 0  # number of the host's own line: a server counts from 1


class HostedRoom:
    """Runs a server for one table, sits its host down, and lets it be found as long as it wants to be."""

    def __init__(
        self, house: LocalEnvironment, key: ResumeToken, attendance: RoomClientRunner, tell: Callable[[FromAgent], None]
    ) -> None:
        """Raises InUse while another process has the table, OSError or sqlite3.Error where nothing can be kept."""
        self._house = house
        self._attendance = attendance
        self._tell = tell
        self._ids = count(1)
        self._path = house.folder / f"{key.log}.sqlite"
        self._store = SqliteStore(self._path)
        self._thinking = PlayerService(house.games)
        limits = AddressTracker(AddressLimits(lines=LINES_OF_AGENT, lines_of_address=LINES_OF_AGENT))
        self._reception = RoomManager(
            self._store, house.games, self._thinking, limits, self._invitation, changed=self._changed
        )
        self._server = ConnectionListener(self._reception, limits, house.certificate.context())
        self._announcer = LanAnnouncer(house.multicast)
        self._signpost = AdvertisementUpdater(self._announcer, self._announce)
        self._line = LoopbackConnection(_HOST, self._heard, self._closed)
        self._table = key.seat.table
        self._doors = PortExposure(house, self._server, key.port, key.invited, self._routed)
        self._ended = False

    async def open(self, opening: OpenRoomCommand, hello: from_seat.HelloRequest) -> bool:
        """Begin, or go on; whether the table can be had."""
        await self._reception.recall()
        runner = await self._reception.wake(self._table) if opening.reopen else self._reception.make(self._table)
        if not isinstance(runner, RoomRunner):
            assert not isinstance(runner, RedirectMessage)  # nobody else has this store
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
            self.ask_router()
        self._reception.seat(self._line, hello, runner)
        if not opening.reopen:
            self.say(_rules_of(opening))
            self.say(from_seat.SitRequest(opening.seat))
        mark = await asyncio.to_thread(fingerprint_cards, self._house.certificate.fingerprint)
        self._tell(FingerprintShown(mark))
        return True

    def _goes_on(self, runner: RoomRunner, opening: OpenRoomCommand, earlier: EarlierDeals) -> bool:
        """Let the match go on that was begun elsewhere; whether its deals fit its rules."""
        rules = arranged(_rules_of(opening), self._house.games)
        if isinstance(rules, Refusal):
            return False
        try:
            runner.table.go_on_with(rules, earlier)
        except ValueError:
            return False
        return True

    # ---- as the host's end

    def do(self, do: messages.SubmitAction) -> None:
        """The person acts; before the first news there is nothing to act upon."""
        if self._attendance.is_playing:
            self.say(from_seat.ActionRequest(next(self._ids), do.version, self._attendance.text_of(do.action)))

    def say(self, message: from_seat.FromSeat) -> None:
        """The person says anything else."""
        if not self._ended:
            self._reception.said(self._line, message)

    def try_now(self) -> None:
        """There is no line that could be lost."""

    def copied(self) -> None:
        """Whoever has the invitation may come from anywhere: listen on all addresses."""
        self._attendance.invites()
        self._doors.open_wide()

    def ask_router(self) -> None:
        """The router may be asked to let people in."""
        self._doors.ask_router()

    def moved(self) -> None:
        """Be found and reached where this computer is now; the old addresses cost nothing, and may come again."""
        if not self._ended:
            self._doors.follow()
            self._signpost.show_anew()
            self._reception.moved()

    async def leave(self) -> None:
        """The table stops; its log and the host's key stay."""
        await self.close()

    async def close(self) -> None:
        """In order: nobody comes any more, what is being kept is kept and shown, everybody is told, all is written."""
        self._ended = True
        self._server.stop_listening()
        shut = asyncio.create_task(self._doors.close())  # meanwhile: a router may take its time
        await self._reception.stop()
        await self._server.close()
        await self._signpost.close()
        await self._thinking.close()
        empty = not await self._store.tables()
        await self._store.close()
        await shut
        if empty:
            self._path.unlink(missing_ok=True)

    # ---- inside

    def _invitation(self, table: str, secret: str) -> str:
        pin = self._house.certificate.fingerprint[:16]
        return write_invitation(Invitation(self._doors.addresses, self._doors.port, table, secret, pin))

    def _tell_doors(self) -> None:
        doors = self._doors
        self._attendance.listens_at(doors.port)
        self._tell(RoomOpened(self._table, doors.addresses, doors.port, doors.has_moved))

    def _routed(self, said: PortMappingChanged) -> None:
        """Whoever is invited from now on is told of the way through the router, or no more of it."""
        if not self._ended:
            self._tell(said)
            if said.way is not PortMappingState.ASKING:
                self._tell_doors()
                self._reception.moved()

    def _heard(self, message: FromTable) -> None:
        for answer in self._attendance.heard(message):
            self.say(answer)

    def _closed(self, code: DisconnectCode) -> None:
        self._attendance.ended(code)
        if not self._ended:
            self._tell(ConnectionChanged(ConnectionState.ENDED, code))

    # ---- being found

    def _changed(self, runner: RoomRunner) -> None:
        if not self._ended:
            self._signpost.show(runner.table.announcement)

    async def _announce(self, told: LanAnnouncement) -> None:
        post = LanAdvertisement(told, PROTOCOL, self._house.run, self._house.certificate.fingerprint)
        await self._announcer.announce(post, self._house.near, self._server.port)


def _rules_of(opening: OpenRoomCommand) -> from_seat.ArrangeRequest:
    return from_seat.ArrangeRequest(opening.game, opening.seats, opening.options, opening.house)


def new_table() -> str:
    """An id that no table has."""
    return secrets.token_hex(4)
