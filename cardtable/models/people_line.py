"""The window's end of its agent: what people at tables of the network say and show, as signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cardtable.core.cards import Cards
from cardtable.host.from_table import Asked, Clock, Gone, No, Settled, Spoken, TableInfo, Welcome
from cardtable.net.agent_talk import (
    AskRouter,
    Checked,
    Copied,
    Deed,
    FoundTable,
    FromAgent,
    Join,
    Leave,
    LineChanged,
    LineState,
    Look,
    LostTable,
    Marked,
    Opening,
    OpenTable,
    RouterSaid,
    SeatNotKept,
    ToAgent,
    Told,
    Trouble,
    TryNow,
)

MOST_DEATHS = 5  # of agents, before nothing is tried any more until the person does something


class Channel(QObject):
    """A way to one agent; whoever makes one says what `send` and `close` do."""

    arrived = Signal(object)  # FromAgent
    ended = Signal()  # the agent is no more, and was not told to end

    def send(self, value: ToAgent) -> None:
        """Tell the agent; what can be told no more is followed by `ended`."""
        raise NotImplementedError

    def close(self) -> None:
        """End the agent: its tables are closed in order first."""
        raise NotImplementedError


class PeopleLine(QObject):
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

    def __init__(self, connect: Callable[[], Channel], parent: QObject | None = None) -> None:
        """`connect`: starts an agent and gives the way to it."""
        super().__init__(parent)
        self._connect = connect
        self._channel: Channel | None = None
        self._deaths = 0
        self._looking = False
        self._way: OpenTable | Join | None = None  # to the table, for the next agent
        self._forget()
        self.found_tables: dict[str, FoundTable] = {}
        self._takes: dict[type, Callable[..., None]] = {
            FoundTable: self._take_found,
            LostTable: self._take_lost,
            LineChanged: self._take_change,
            Opening: self._take_opening,
            RouterSaid: self._take_router,
            Welcome: self._take_welcome,
            TableInfo: self._take_table,
            Told: self.told.emit,
            Asked: self._take_asked,
            Settled: self._take_settled,
            Spoken: self.spoken.emit,
            Clock: self._take_clock,
            No: self.refused.emit,
            Gone: self.gone.emit,
            Marked: self._take_mark,
            Checked: self._take_check,
            SeatNotKept: self.notKept.emit,
        }

    def _forget(self) -> None:
        """Nothing is known of any table."""
        self.state: LineState | None = None  # None: at no table
        self.reason: object = None  # Close or Trouble: why the line is lost or ended
        self.own: Opening | None = None
        self.router: RouterSaid | None = None  # None: it is not asked
        self.welcome: Welcome | None = None
        self.table: TableInfo | None = None
        self.wish: Asked | None = None  # the open one
        self.running: Clock | None = None
        self.mark: Cards = ()
        self.checks: tuple[Checked, ...] = ()

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
            self._send(Look(on))
        if not on:
            self.found_tables.clear()

    def open(self, table: OpenTable) -> None:
        """Host a table: `opening`, `welcomed` and `tableChanged` follow."""
        self._go(table)

    def join(self, join: Join) -> None:
        """Go to a table: `changed` tells how that ends, `welcomed` and `tableChanged` follow."""
        self._go(join)

    def say(self, deed: Deed) -> None:
        """What the person does at the table; dropped where there is none."""
        if self._way is not None:
            self._send(deed)

    def copied(self) -> None:
        """The own table's invitation is being handed on."""
        self._send(Copied())

    def ask_router(self) -> None:
        """Let the router lead people to the own table: `routed` follows."""
        if isinstance(self._way, OpenTable):
            self._way = replace(self._way, ask_router=True)
            self._send(AskRouter())

    def try_now(self) -> None:
        """Do not wait any longer to try the lost line."""
        if self._way is not None:
            self._send(TryNow())

    def leave(self) -> None:
        """Leave the table; nothing is known of it any more."""
        if self._way is not None:
            self._way = None
            self._send(Leave())
        self._forget()

    def close(self) -> None:
        """The program ends: so does the agent, its tables first."""
        self._way, self._looking = None, False
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()

    # ---- to the agent

    def _go(self, way: OpenTable | Join) -> None:
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
            self._take_lost(LostTable(found))
        if self._deaths > MOST_DEATHS:
            self._give_up()
            return
        if self._way is not None:
            self._take_change(LineChanged(LineState.LOST, Trouble.AGENT))
            self._send(self._way_back(self._way))
        if self._looking:
            self._send(Look(True))

    def _give_up(self) -> None:
        self._looking = False
        if self._way is not None:
            self._take_change(LineChanged(LineState.ENDED, Trouble.AGENT))

    def _way_back(self, way: OpenTable | Join) -> OpenTable | Join:
        """To a table at which the person was: with its log, or with the key that is kept here."""
        if self.welcome is None:
            return way
        if isinstance(way, OpenTable):
            rules = self.table  # as they were arranged last; a room that never began is opened anew
            if rules is not None:
                way = replace(way, game=rules.game, seats=len(rules.seats), options=rules.options, house=rules.house)
            return replace(way, reopen=self.welcome.table)
        return replace(way, invitation="", found="", kept=self.welcome.table)

    # ---- from the agent

    def _take(self, value: FromAgent) -> None:
        self._takes[type(value)](value)

    def _take_found(self, found: FoundTable) -> None:
        if self._looking:
            self.found_tables[found.id] = found
            self.found.emit(found)

    def _take_lost(self, lost: LostTable) -> None:
        if self.found_tables.pop(lost.id, None) is not None:
            self.lostTable.emit(lost.id)

    def _take_change(self, change: LineChanged) -> None:
        if self._way is None:
            return  # of a table that has been left
        self.state, self.reason = change.state, change.reason
        if change.state is LineState.ENDED:
            self._way = None
        self.changed.emit(change)

    def _take_opening(self, opening: Opening) -> None:
        self.own = opening
        self.opening.emit(opening)

    def _take_router(self, said: RouterSaid) -> None:
        self.router = said
        self.routed.emit(said)

    def _take_welcome(self, welcome: Welcome) -> None:
        if isinstance(self._way, OpenTable) and self.own is not None and self.own.table != welcome.table:
            self._way = replace(self._way, earlier=None)  # all play another match, which begins at nought
        self.welcome, self.wish, self.running = welcome, None, None  # what still holds is told again
        self.welcomed.emit(welcome)

    def _take_table(self, table: TableInfo) -> None:
        self.table = table
        self.tableChanged.emit(table)

    def _take_asked(self, asked: Asked) -> None:
        self.wish = asked
        self.asked.emit(asked)

    def _take_settled(self, settled: Settled) -> None:
        if self.wish is not None and self.wish.ask == settled.ask:
            self.wish = None
        self.settled.emit(settled)

    def _take_clock(self, clock: Clock) -> None:
        self.running = clock if clock.left >= 0 else None
        self.clock.emit(clock)

    def _take_mark(self, marked: Marked) -> None:
        self.mark = marked.cards
        self.marked.emit(marked.cards)

    def _take_check(self, checked: Checked) -> None:
        others = (check for check in self.checks if check.deal != checked.deal)
        self.checks = (*others, checked)  # one that is told again takes its own place
        self.checked.emit(checked)
