"""The window's end of its agent: what people at tables of the network say and show, as signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

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

MOST_DEATHS = 5  # of agents, before nothing is tried any more until the person does something


class AgentChannel(QObject):
    """A way to one agent; whoever makes one says what `send` and `close` do."""

    arrived = Signal(object)  # FromAgent
    ended = Signal()  # the agent is no more, and was not told to end

    def send(self, value: ToAgent) -> None:
        """Tell the agent; what can be told no more is followed by `ended`."""
        raise NotImplementedError

    def close(self) -> None:
        """End the agent: its tables are closed in order first."""
        raise NotImplementedError


class AgentClient(QObject):
    """One per program, silent until it is first used. Keeps the newest of each value for who comes late.

    If the agent dies, another one is started and goes back to the table.
    """

    found = Signal(object)  # FoundTable: new, or changed
    lostTable = Signal(str)  # id of a table that is found no more
    changed = Signal(object)  # LineChanged
    opening = Signal(object)  # Opening
    routed = Signal(object)  # RouterSaid
    welcomed = Signal(object)  # Welcome
    tableChanged = Signal(object)  # TableInfo
    told = Signal(object)  # Told
    asked = Signal(object)  # Asked
    settled = Signal(object)  # Settled
    spoken = Signal(object)  # Spoken
    clock = Signal(object)  # Clock
    refused = Signal(object)  # No
    gone = Signal(object)  # Gone
    marked = Signal(object)  # Cards
    checked = Signal(object)  # Checked
    notKept = Signal(object)  # SeatNotKept

    def __init__(self, connect: Callable[[], AgentChannel], parent: QObject | None = None) -> None:
        """`connect`: starts an agent and gives the way to it."""
        super().__init__(parent)
        self._connect = connect
        self._channel: AgentChannel | None = None
        self._deaths = 0
        self._looking = False
        self._way: OpenRoomCommand | JoinCommand | None = None  # to the table, for the next agent
        self._forget()
        self.found_tables: dict[str, RoomDiscovered] = {}
        self._takes: dict[type, Callable[..., None]] = {
            RoomDiscovered: self._take_found,
            RoomVanished: self._take_lost,
            ConnectionChanged: self._take_change,
            RoomOpened: self._take_opening,
            PortMappingChanged: self._take_router,
            WelcomeMessage: self._take_welcome,
            RoomInfo: self._take_table,
            UpdateReceived: self.told.emit,
            ProposalMessage: self._take_asked,
            ProposalResult: self._take_settled,
            PhraseMessage: self.spoken.emit,
            ClockMessage: self._take_clock,
            RefusalMessage: self.refused.emit,
            ClosingMessage: self.gone.emit,
            FingerprintShown: self._take_mark,
            DealVerified: self._take_check,
            SeatNotKept: self.notKept.emit,
        }

    def _forget(self) -> None:
        """Nothing is known of any table."""
        self.state: ConnectionState | None = None  # None: at no table
        self.reason: object = None  # Close or Trouble: why the line is lost or ended
        self.own: RoomOpened | None = None
        self.router: PortMappingChanged | None = None  # None: it is not asked
        self.welcome: WelcomeMessage | None = None
        self.table: RoomInfo | None = None
        self.wish: ProposalMessage | None = None  # the open one
        self.running: ClockMessage | None = None
        self.mark: Cards = ()
        self.checks: tuple[DealVerified, ...] = ()

    @property
    def is_host(self) -> bool:
        """Whether this person arranges the table."""
        return self.welcome is not None and self.welcome.host

    @property
    def keeps_table(self) -> bool:
        """Whether the table is on this computer, so that the others have none without it."""
        return self.own is not None

    def look(self, on: bool) -> None:
        """Search this network for tables while a page shows them: `found` and `lostTable` follow."""
        self._looking = on
        if on:
            self._deaths = 0
        if on or self._channel is not None:
            self._send(DiscoverCommand(on))
        if not on:
            self.found_tables.clear()

    def open(self, table: OpenRoomCommand) -> None:
        """Host a table: `opening`, `welcomed` and `tableChanged` follow."""
        self._go(table)

    def join(self, join: JoinCommand) -> None:
        """Go to a table: `changed` tells how that ends, `welcomed` and `tableChanged` follow."""
        self._go(join)

    def say(self, deed: Deed) -> None:
        """What the person does at the table; dropped where there is none."""
        if self._way is not None:
            self._send(deed)

    def copied(self) -> None:
        """The own table's invitation is being handed on."""
        self._send(InvitationCopiedCommand())

    def ask_router(self) -> None:
        """Let the router lead people to the own table: `routed` follows."""
        if isinstance(self._way, OpenRoomCommand):
            self._way = replace(self._way, ask_router=True)
            self._send(MapPortCommand())

    def try_now(self) -> None:
        """Do not wait any longer to try the lost line."""
        if self._way is not None:
            self._send(ReconnectCommand())

    def leave(self) -> None:
        """Leave the table; nothing is known of it any more."""
        if self._way is not None:
            self._way = None
            self._send(LeaveCommand())
        self._forget()

    def close(self) -> None:
        """The program ends: so does the agent, its tables first."""
        self._way, self._looking = None, False
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()

    # ---- to the agent

    def _go(self, way: OpenRoomCommand | JoinCommand) -> None:
        self._forget()
        self._deaths = 0
        self._way = way
        self._send(way)

    def _send(self, value: ToAgent) -> None:
        if self._channel is None:
            self._begin()
        if self._channel is not None:
            self._channel.send(value)

    def _begin(self) -> None:
        channel = self._channel = self._connect()
        channel.setParent(self)
        channel.arrived.connect(self._take)
        channel.ended.connect(self._bury)

    def _bury(self) -> None:
        """The agent is dead: the next one goes where this one was."""
        if self._channel is None or self.sender() not in (None, self._channel):
            return
        self._channel.deleteLater()
        self._channel = None
        self._deaths += 1
        for found in list(self.found_tables):
            self._take_lost(RoomVanished(found))
        if self._deaths > MOST_DEATHS:
            self._give_up()
            return
        if self._way is not None:
            self._take_change(ConnectionChanged(ConnectionState.LOST, ConnectionProblem.AGENT))
            self._send(self._way_back(self._way))
        if self._looking:
            self._send(DiscoverCommand(True))

    def _give_up(self) -> None:
        self._looking = False
        if self._way is not None:
            self._take_change(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.AGENT))

    def _way_back(self, way: OpenRoomCommand | JoinCommand) -> OpenRoomCommand | JoinCommand:
        """To a table at which the person was: with its log, or with the key that is kept here."""
        if self.welcome is None:
            return way
        if isinstance(way, OpenRoomCommand):
            rules = self.table  # as they were arranged last; a room that never began is opened anew
            if rules is not None:
                way = replace(way, game=rules.game, seats=len(rules.seats), options=rules.options, house=rules.house)
            return replace(way, reopen=self.welcome.table)
        return replace(way, invitation="", found="", kept=self.welcome.table)

    # ---- from the agent

    def _take(self, value: FromAgent) -> None:
        self._takes[type(value)](value)

    def _take_found(self, found: RoomDiscovered) -> None:
        if self._looking:
            self.found_tables[found.id] = found
            self.found.emit(found)

    def _take_lost(self, lost: RoomVanished) -> None:
        if self.found_tables.pop(lost.id, None) is not None:
            self.lostTable.emit(lost.id)

    def _take_change(self, change: ConnectionChanged) -> None:
        if self._way is None:
            return  # of a table that has been left
        self.state, self.reason = change.state, change.reason
        if change.state is ConnectionState.ENDED:
            self._way = None
        self.changed.emit(change)

    def _take_opening(self, opening: RoomOpened) -> None:
        self.own = opening
        self.opening.emit(opening)

    def _take_router(self, said: PortMappingChanged) -> None:
        self.router = said
        self.routed.emit(said)

    def _take_welcome(self, welcome: WelcomeMessage) -> None:
        if isinstance(self._way, OpenRoomCommand) and self.own is not None and self.own.table != welcome.table:
            self._way = replace(self._way, earlier=None)  # all play another match, which begins at nought
        self.welcome, self.wish, self.running = welcome, None, None  # what still holds is told again
        self.welcomed.emit(welcome)

    def _take_table(self, table: RoomInfo) -> None:
        self.table = table
        self.tableChanged.emit(table)

    def _take_asked(self, asked: ProposalMessage) -> None:
        self.wish = asked
        self.asked.emit(asked)

    def _take_settled(self, settled: ProposalResult) -> None:
        if self.wish is not None and self.wish.ask == settled.ask:
            self.wish = None
        self.settled.emit(settled)

    def _take_clock(self, clock: ClockMessage) -> None:
        self.running = clock if clock.left >= 0 else None
        self.clock.emit(clock)

    def _take_mark(self, marked: FingerprintShown) -> None:
        self.mark = marked.cards
        self.marked.emit(marked.cards)

    def _take_check(self, checked: DealVerified) -> None:
        others = (check for check in self.checks if check.deal != checked.deal)
        self.checks = (*others, checked)  # one that is told again takes its own place
        self.checked.emit(checked)
