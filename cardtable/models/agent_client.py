"""Client of the agent process: commands out; messages of the room and of the local network in, as signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance

from cardtable.core.cards import Cards
from cardtable.host import room_messages
from cardtable.net import agent_messages

EnterCommand = agent_messages.OpenRoomCommand | agent_messages.JoinCommand
MOST_DEATHS = 5  # agents that die before the client gives up until the person does something


class AgentChannel(QObject):
    """Channel to one agent; a subclass provides `send` and `close`."""

    arrived = Signal(object)  # FromAgent
    ended = Signal()  # the agent has ended without `close`

    def send(self, value: agent_messages.ToAgent) -> None:
        """Send a command; a failure is followed by `ended`."""
        raise NotImplementedError

    def close(self) -> None:
        """End the agent, which closes its rooms in order first."""
        raise NotImplementedError


class AgentClient(QObject):
    """Client of at most one agent, which is replaced if it dies; keeps the newest of each value for later readers."""

    roomDiscovered = Signal(object)  # RoomDiscovered: new, or changed
    roomVanished = Signal(str)  # id of a room that has vanished
    connectionChanged = Signal(object)  # ConnectionChanged
    roomOpened = Signal(object)  # RoomOpened
    outsideChanged = Signal(object)  # OutsideChanged
    welcomed = Signal(object)  # WelcomeMessage
    roomChanged = Signal(object)  # RoomInfo
    updateReceived = Signal(object)  # UpdateReceived
    proposalOpened = Signal(object)  # ProposalMessage
    proposalClosed = Signal(object)  # ProposalResult
    phraseReceived = Signal(object)  # PhraseMessage
    clockChanged = Signal(object)  # ClockMessage
    refused = Signal(object)  # RefusalMessage
    roomClosed = Signal(object)  # ClosingMessage
    fingerprintShown = Signal(object)  # Cards
    dealVerified = Signal(object)  # DealVerified
    seatNotKept = Signal(object)  # SeatNotKept

    def __init__(self, connect: Callable[[], AgentChannel], parent: QObject | None = None) -> None:
        """`connect`: starts an agent and returns the channel to it."""
        super().__init__(parent)
        self._connect = connect
        self._channel: AgentChannel | None = None
        self._deaths = 0
        self._looking = False
        self._command: EnterCommand | None = None  # that leads to the room, for the next agent
        self._forget()
        self.discovered_rooms: dict[str, agent_messages.RoomDiscovered] = {}
        self._handlers: dict[type, Callable[..., None]] = {
            agent_messages.RoomDiscovered: self._on_discovered,
            agent_messages.RoomVanished: self._on_vanished,
            agent_messages.ConnectionChanged: self._on_connection_changed,
            agent_messages.RoomOpened: partial(self._store, "own_room", self.roomOpened),
            agent_messages.OutsideChanged: partial(self._store, "outside", self.outsideChanged),
            room_messages.WelcomeMessage: self._on_welcome,
            room_messages.RoomInfo: partial(self._store, "room", self.roomChanged),
            agent_messages.UpdateReceived: self.updateReceived.emit,
            room_messages.ProposalMessage: partial(self._store, "proposal", self.proposalOpened),
            room_messages.ProposalResult: self._on_proposal_result,
            room_messages.PhraseMessage: self.phraseReceived.emit,
            room_messages.ClockMessage: self.clockChanged.emit,
            room_messages.RefusalMessage: self.refused.emit,
            room_messages.ClosingMessage: self.roomClosed.emit,
            agent_messages.FingerprintShown: self._on_fingerprint,
            agent_messages.DealVerified: self._on_verified,
            agent_messages.SeatNotKept: self.seatNotKept.emit,
        }

    def _forget(self) -> None:
        self.state: agent_messages.ConnectionState | None = None  # None: in no room
        self.reason: object = None  # DisconnectCode or ConnectionProblem of a lost or ended connection
        self.own_room: agent_messages.RoomOpened | None = None
        self.outside: agent_messages.OutsideChanged | None = None  # None: guests from other houses are not wanted
        self.welcome: room_messages.WelcomeMessage | None = None
        self.room: room_messages.RoomInfo | None = None
        self.proposal: room_messages.ProposalMessage | None = None  # the open one
        self.fingerprint_cards: Cards = ()
        self.verified_deals: tuple[agent_messages.DealVerified, ...] = ()

    @property
    def is_host(self) -> bool:
        return self.welcome is not None and self.welcome.host

    @property
    def hosts_room(self) -> bool:
        """True if the room runs on this computer, so that it ends with this program."""
        return self.own_room is not None

    def set_discovery(self, on: bool) -> None:
        """Start or stop the discovery of rooms in the local network: `roomDiscovered` and `roomVanished` follow."""
        self._looking = on
        if on:
            self._deaths = 0
        if on or self._channel is not None:
            self._send(agent_messages.DiscoverCommand(on))
        if not on:
            self.discovered_rooms.clear()

    def enter(self, command: EnterCommand) -> None:
        """Open or join a room: `connectionChanged` reports success or failure; `welcomed` and `roomChanged` follow."""
        self._forget()
        self._deaths = 0
        self._command = command
        self._send(command)

    def send(self, request: agent_messages.ParticipantRequest) -> None:
        """Send a request to the room; ignored without one."""
        if self._command is not None:
            self._send(request)

    def report_invitation_copied(self) -> None:
        self._send(agent_messages.InvitationCopiedCommand())

    def let_outsiders_in(self, outside: agent_messages.OutsideCommand) -> None:
        """Let guests from other houses into one's own room: `outsideChanged` follows."""
        if isinstance(self._command, agent_messages.OpenRoomCommand):
            self._command = replace(self._command, outside=outside)
            self._send(outside)

    def reconnect(self) -> None:
        if self._command is not None:
            self._send(agent_messages.ReconnectCommand())

    def leave(self) -> None:
        if self._command is not None:
            self._command = None
            self._send(agent_messages.LeaveCommand())
        self._forget()

    def close(self) -> None:
        self._command, self._looking = None, False
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()

    # ---- to the agent

    def _send(self, value: agent_messages.ToAgent) -> None:
        if self._channel is None:
            channel = self._channel = self._connect()
            channel.setParent(self)
            channel.arrived.connect(self._take)
            channel.ended.connect(self._on_ended)
        self._channel.send(value)

    def _on_ended(self) -> None:
        if self._channel is None or self.sender() not in (None, self._channel):
            return
        self._channel.deleteLater()
        self._channel = None
        self._deaths += 1
        for found in list(self.discovered_rooms):
            self._on_vanished(agent_messages.RoomVanished(found))
        gives_up = self._deaths > MOST_DEATHS
        self._looking = self._looking and not gives_up
        if self._command is not None:
            state = agent_messages.ConnectionState.ENDED if gives_up else agent_messages.ConnectionState.LOST
            self._on_connection_changed(agent_messages.ConnectionChanged(state, agent_messages.ConnectionProblem.AGENT))
        if gives_up:
            return
        if self._command is not None:
            self._send(self._return_command(self._command))
        if self._looking:
            self._send(agent_messages.DiscoverCommand(True))

    def _return_command(self, command: EnterCommand) -> agent_messages.OpenRoomCommand | agent_messages.JoinCommand:
        if self.welcome is None:
            return command
        if isinstance(command, agent_messages.OpenRoomCommand):
            info = self.room  # a lobby is opened anew, with its last settings
            if info is not None:
                command = replace(
                    command, game=info.game, seats=len(info.seats), options=info.options, house=info.house
                )
            return replace(command, reopen=self.welcome.table)
        return replace(command, invitation="", found="", kept=self.welcome.table)

    # ---- from the agent

    def _take(self, value: agent_messages.FromAgent) -> None:
        self._handlers[type(value)](value)

    def _store(self, attribute: str, signal: SignalInstance, value: object) -> None:
        setattr(self, attribute, value)
        signal.emit(value)

    def _on_discovered(self, room: agent_messages.RoomDiscovered) -> None:
        if self._looking:
            self.discovered_rooms[room.id] = room
            self.roomDiscovered.emit(room)

    def _on_vanished(self, room: agent_messages.RoomVanished) -> None:
        if self.discovered_rooms.pop(room.id, None) is not None:
            self.roomVanished.emit(room.id)

    def _on_connection_changed(self, change: agent_messages.ConnectionChanged) -> None:
        if self._command is None:
            return  # of a room that has been left
        self.state, self.reason = change.state, change.reason
        if change.state is agent_messages.ConnectionState.ENDED:
            self._command = None
        self.connectionChanged.emit(change)

    def _on_welcome(self, welcome: room_messages.WelcomeMessage) -> None:
        if (
            isinstance(self._command, agent_messages.OpenRoomCommand)
            and self.own_room is not None
            and self.own_room.table != welcome.table
        ):
            self._command = replace(self._command, earlier=None)  # a rematch has no earlier deals
        self.welcome, self.proposal = welcome, None  # the room sends an open proposal again
        self.welcomed.emit(welcome)

    def _on_proposal_result(self, result: room_messages.ProposalResult) -> None:
        if self.proposal is not None and self.proposal.ask == result.ask:
            self.proposal = None
        self.proposalClosed.emit(result)

    def _on_fingerprint(self, fingerprint: agent_messages.FingerprintShown) -> None:
        self.fingerprint_cards = fingerprint.cards
        self.fingerprintShown.emit(fingerprint.cards)

    def _on_verified(self, verified: agent_messages.DealVerified) -> None:
        others = (check for check in self.verified_deals if check.deal != verified.deal)
        self.verified_deals = (*others, verified)  # a repeated one replaces the first
        self.dealVerified.emit(verified)
