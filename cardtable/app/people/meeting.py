"""Playing with people, as the window sees it: find a table, sit in its room, play, and leave."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cardtable.app.people.people_dialog import Way
from cardtable.app.people.people_opener import MayLeave, PeopleOpener
from cardtable.app.people.room_keeper import RoomKeeper
from cardtable.app.people.troubles import trouble_in_words
from cardtable.app.program import Program
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.text import translate
from cardtable.host.from_table import TableInfo
from cardtable.host.gathering import HouseRules
from cardtable.models.agent_process import missing_libraries
from cardtable.net.agent_talk import Join, KeptSeat, LineChanged, LineState, OpenTable, Trouble

_AT_TABLE = translate("People", "You are at a table of people: leave it first.")


class Meeting(QObject):
    """One for the window; a person is at one table at most."""

    left = Signal()  # the person is at no table any more
    sought = Signal(bool)  # a kept table answers, or does not

    def __init__(self, program: Program, chrome: Callable[[], Chrome | None], may_leave: MayLeave) -> None:
        """`may_leave`: whether the match on the table may be left, asked over a dialog."""
        super().__init__(program)
        self._program = program
        self._seeking = False
        self.opener = PeopleOpener(program, chrome, may_leave)
        self.room = RoomKeeper(program, chrome)
        self.opener.arrived.connect(self.room.enter)
        self.room.left.connect(self.left)
        program.window.guard(self.may_close)

    @property
    def is_at_table(self) -> bool:
        """Whether the person sits at a table of people, or watches one."""
        return self._program.people.state in (LineState.LIVE, LineState.LOST)

    def open(self, way: Way = Way.HOUSE, invitation: str = "") -> None:
        """Show "Play with people", with an invitation from a link where there is one."""
        if self.is_at_table:
            self._program.say(_AT_TABLE)
        else:
            self.opener.open(Way.INVITATION if invitation else way, invitation)

    def go_on(self, kept: KeptSeat) -> None:
        """Go back to a table at which a seat is kept; `sought` tells whether it answers."""
        program, players = self._program, self._program.settings.players
        if missing_libraries():
            self._give_up(Trouble.LIBRARIES)
            return
        if not self._seeking:
            self._seeking = True
            program.people.changed.connect(self._changed)
            program.people.tableChanged.connect(self._found)
        if kept.own:
            seats = next(iter(program.games[kept.game].seats))
            own = OpenTable(players.name, players.portrait, kept.game, seats, {}, HouseRules(), kept.table)
            program.people.open(own)
        else:
            program.people.join(Join(players.name, players.portrait, kept=kept.table))

    def may_close(self) -> bool:
        """Whether the window may be closed, or something else put into it."""
        return self.room.may_close()

    def _changed(self, change: LineChanged) -> None:
        if change.state is LineState.ENDED:
            self._stop_seeking()
            reason = change.reason
            self._give_up(reason if isinstance(reason, Trouble) else None)

    def _give_up(self, reason: Trouble | None) -> None:
        if reason not in (Trouble.NO_ANSWER, Trouble.NOT_FOUND, None):
            for sentence in trouble_in_words(reason):
                self._program.say(sentence)
        self.sought.emit(False)

    def _found(self, _table: TableInfo) -> None:
        self._stop_seeking()
        self.sought.emit(True)
        self.room.enter()

    def _stop_seeking(self) -> None:
        if self._seeking:
            self._seeking = False
            self._program.people.changed.disconnect(self._changed)
            self._program.people.tableChanged.disconnect(self._found)
