"""Client of the agent process: commands out; messages of the room and of the local network in, as signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance

from cardtable.core.cards import Cards
from cardtable.host.room_messages import (
    ClockMessage,
    ClosingMessage,
    PhraseMessage,
    ProposalMessage,
    ProposalResult,
    RefusalMessage,
    RoomInfo,
    WelcomeMessage,
)
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    DealVerified,
    Deed,
    DiscoverCommand,
    FingerprintShown,
    FromAgent,
    InvitationCopiedCommand,
    JoinCommand,
    LeaveCommand,
    MapPortCommand,
    OpenRoomCommand,
    PortMappingChanged,
    ReconnectCommand,
    RoomDiscovered,
    RoomOpened,
    RoomVanished,
    SeatNotKept,
    ToAgent,
    UpdateReceived,
)

MOST_DEATHS = 5  # agents that die before the client gives up until the person does something


class AgentChannel(QObject):
    """Channel to one agent; a subclass provides `send` and `close`."""

    arrived = Signal(object)  # FromAgent
    ended = Signal()  # the agent has ended without `close`

    def send(self, value: ToAgent) -> None:
        """Send a command; a failure is followed by `ended`."""
        raise NotImplementedError

    def close(self) -> None:
        """End the agent, which closes its rooms in order first."""
        raise NotImplementedError


class AgentClient(QObject):
    """Client of at most one agent, started at its first use. Stores the newest of each value for later readers.

    If the agent dies, another one is started and goes back to the room.
    """

    found = Signal(object)  # RoomDiscovered: new, or changed
    lostTable = Signal(str)  # id of a room that has vanished
    changed = Signal(object)  # ConnectionChanged
    opening = Signal(object)  # RoomOpened
    routed = Signal(object)  # PortMappingChanged
    welcomed = Signal(object)  # WelcomeMessage
    tableChanged = Signal(object)  # RoomInfo
    told = Signal(object)  # UpdateReceived
    asked = Signal(object)  # ProposalMessage
    settled = Signal(object)  # ProposalResult
    spoken = Signal(object)  # PhraseMessage
    clock = Signal(object)  # ClockMessage
    refused = Signal(object)  # RefusalMessage
    gone = Signal(object)  # ClosingMessage
    marked = Signal(object)  # Cards
    checked = Signal(object)  # DealVerified
    notKept = Signal(object)  # SeatNotKept

    def __init__(self, connect: Callable[[], AgentChannel], parent: QObject | None = None) -> None:
        """`connect`: starts an agent and returns the channel to it."""
        super().__init__(parent)
        self._connect = connect
        self._channel: AgentChannel | None = None
        self._deaths = 0
        self._looking = False
        self._command: OpenRoomCommand | JoinCommand | None = None  # that leads to the room, for the next agent
        self._forget()
        self.found_tables: dict[str, RoomDiscovered] = {}
        self._handlers: dict[type, Callable[..., None]] = {
            RoomDiscovered: self._on_discovered,
            RoomVanished: self._on_vanished,
            ConnectionChanged: self._on_connection_changed,
            RoomOpened: partial(self._store, "own", self.opening),
            PortMappingChanged: partial(self._store, "router", self.routed),
            WelcomeMessage: self._on_welcome,
            RoomInfo: partial(self._store, "table", self.tableChanged),
            UpdateReceived: self.told.emit,
            ProposalMessage: partial(self._store, "wish", self.asked),
            ProposalResult: self._on_proposal_result,
            PhraseMessage: self.spoken.emit,
            ClockMessage: self._on_clock,
            RefusalMessage: self.refused.emit,
            ClosingMessage: self.gone.emit,
            FingerprintShown: self._on_fingerprint,
            DealVerified: self._on_verified,
            SeatNotKept: self.notKept.emit,
        }

    def _forget(self) -> None:
        self.state: ConnectionState | None = None  # None: in no room
        self.reason: object = None  # DisconnectCode or ConnectionProblem of a lost or ended connection
        self.own: RoomOpened | None = None
        self.router: PortMappingChanged | None = None  # None: not asked
        self.welcome: WelcomeMessage | None = None
        self.table: RoomInfo | None = None
        self.wish: ProposalMessage | None = None  # the open one
        self.running: ClockMessage | None = None
        self.mark: Cards = ()
        self.checks: tuple[DealVerified, ...] = ()

    @property
    def is_host(self) -> bool:
        return self.welcome is not None and self.welcome.host

    @property
    def keeps_table(self) -> bool:
        """True if the room runs on this computer, so that it ends with this program."""
        return self.own is not None

    def look(self, on: bool) -> None:
        """Start or stop the discovery of rooms in the local network: `found` and `lostTable` follow."""
        self._looking = on
        if on:
            self._deaths = 0
        if on or self._channel is not None:
            self._send(DiscoverCommand(on))
        if not on:
            self.found_tables.clear()

    def open(self, table: OpenRoomCommand) -> None:
        """Open a room: `opening`, `welcomed` and `tableChanged` follow."""
        self._go(table)

    def join(self, join: JoinCommand) -> None:
        """Join a room: `changed` reports success or failure, `welcomed` and `tableChanged` follow."""
        self._go(join)

    def say(self, deed: Deed) -> None:
        """Send a request to the room; ignored without one."""
        if self._command is not None:
            self._send(deed)

    def copied(self) -> None:
        """Report that the invitation to the own room was copied."""
        self._send(InvitationCopiedCommand())

    def ask_router(self) -> None:
        """Ask the router for a port mapping to the own room: `routed` follows."""
        if isinstance(self._command, OpenRoomCommand):
            self._command = replace(self._command, ask_router=True)
            self._send(MapPortCommand())

    def try_now(self) -> None:
        """Reconnect at once instead of at the next retry."""
        if self._command is not None:
            self._send(ReconnectCommand())

    def leave(self) -> None:
        if self._command is not None:
            self._command = None
            self._send(LeaveCommand())
        self._forget()

    def close(self) -> None:
        self._command, self._looking = None, False
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()

    # ---- to the agent

    def _go(self, command: OpenRoomCommand | JoinCommand) -> None:
        self._forget()
        self._deaths = 0
        self._command = command
        self._send(command)

    def _send(self, value: ToAgent) -> None:
        if self._channel is None:
            channel = self._channel = self._connect()
            channel.setParent(self)
            channel.arrived.connect(self._take)
            channel.ended.connect(self._on_ended)
        self._channel.send(value)

    def _on_ended(self) -> None:
        """Replace a dead agent; the next one goes to the same room."""
        if self._channel is None or self.sender() not in (None, self._channel):
            return
        self._channel.deleteLater()
        self._channel = None
        self._deaths += 1
        for found in list(self.found_tables):
            self._on_vanished(RoomVanished(found))
        gives_up = self._deaths > MOST_DEATHS
        self._looking = self._looking and not gives_up
        if self._command is not None:
            state = ConnectionState.ENDED if gives_up else ConnectionState.LOST
            self._on_connection_changed(ConnectionChanged(state, ConnectionProblem.AGENT))
        if gives_up:
            return
        if self._command is not None:
            self._send(self._return_command(self._command))
        if self._looking:
            self._send(DiscoverCommand(True))

    def _return_command(self, command: OpenRoomCommand | JoinCommand) -> OpenRoomCommand | JoinCommand:
        """Return the command that leads back to the room: with its log, or with the stored resume token."""
        if self.welcome is None:
            return command
        if isinstance(command, OpenRoomCommand):
            info = self.table  # a lobby is opened anew, with its last settings
            if info is not None:
                command = replace(
                    command, game=info.game, seats=len(info.seats), options=info.options, house=info.house
                )
            return replace(command, reopen=self.welcome.table)
        return replace(command, invitation="", found="", kept=self.welcome.table)

    # ---- from the agent

    def _take(self, value: FromAgent) -> None:
        self._handlers[type(value)](value)

    def _store(self, attribute: str, signal: SignalInstance, value: object) -> None:
        setattr(self, attribute, value)
        signal.emit(value)

    def _on_discovered(self, room: RoomDiscovered) -> None:
        if self._looking:
            self.found_tables[room.id] = room
            self.found.emit(room)

    def _on_vanished(self, room: RoomVanished) -> None:
        if self.found_tables.pop(room.id, None) is not None:
            self.lostTable.emit(room.id)

    def _on_connection_changed(self, change: ConnectionChanged) -> None:
        if self._command is None:
            return  # of a room that has been left
        self.state, self.reason = change.state, change.reason
        if change.state is ConnectionState.ENDED:
            self._command = None
        self.changed.emit(change)

    def _on_welcome(self, welcome: WelcomeMessage) -> None:
        if isinstance(self._command, OpenRoomCommand) and self.own is not None and self.own.table != welcome.table:
            self._command = replace(self._command, earlier=None)  # a rematch has no earlier deals
        self.welcome, self.wish, self.running = welcome, None, None  # the room sends both again
        self.welcomed.emit(welcome)

    def _on_proposal_result(self, result: ProposalResult) -> None:
        if self.wish is not None and self.wish.ask == result.ask:
            self.wish = None
        self.settled.emit(result)

    def _on_clock(self, clock: ClockMessage) -> None:
        self.running = clock if clock.left >= 0 else None
        self.clock.emit(clock)

    def _on_fingerprint(self, fingerprint: FingerprintShown) -> None:
        self.mark = fingerprint.cards
        self.marked.emit(fingerprint.cards)

    def _on_verified(self, verified: DealVerified) -> None:
        others = (check for check in self.checks if check.deal != verified.deal)
        self.checks = (*others, verified)  # a repeated one replaces the first
        self.checked.emit(verified)
