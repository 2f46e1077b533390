"""Playing with people, as the window sees it: find a table, sit in its room, play, and leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.match.who_sits_there import sitting_there
from cardtable.app.people.getting_up import Leaving
from cardtable.app.people.people_dialog import Way
from cardtable.app.people.people_opener import MayLeave, PeopleOpener
from cardtable.app.people.room_keeper import RoomKeeper
from cardtable.app.program import Program
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.shuffle import fresh_seed
from cardtable.core.text import Text, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.host.alone import match_alone
from cardtable.host.earlier_deals import earlier_of
from cardtable.host.from_table import Opened, TableInfo
from cardtable.host.gathering import Close, HouseRules, Stage
from cardtable.models.agent_process import missing_libraries
from cardtable.models.remote_table import RemoteTable
from cardtable.net.agent_talk import Join, KeptSeat, LineChanged, LineState, OpenTable, SeatNotKept, Trouble
from cardtable.net.troubles import SEAT_NOT_KEPT, trouble_in_words

_NOTHING_KEPT = translate("People", "No deal was played to its end here, so there is nothing to play on.")
_OPEN_AGAIN = translate("People", "Open the table again here?")
_GOES_ON_HERE = translate(
    "People",
    "The match goes on here after deal %1, with the same seats and points; the others come by a new invitation.",
)
_OPEN_HERE = translate("People", "Open it again")
_AT_TABLE = translate("People", "You are at a table of people: leave it first (Game, Welcome page).")

_NOT_OPEN = (Trouble.NO_ANSWER, Trouble.NOT_FOUND, Close.STOPPING, Close.NO_TABLE, None)  # what the card itself says
_OVER = (Close.TABLE_CLOSED, Close.REMOVED)  # of any other reason the key may be good again, and is kept


class Meeting(QObject):
    """One for the window; a person is at one table at most."""

    left = Signal()  # the person is at no table any more, and nothing is shown
    unanswered = Signal()  # a kept table does not answer so far, and is tried again
    sought = Signal(bool)  # a kept table answers, or does not
    over = Signal()  # the match of a kept table is over: nothing is left to go on with

    def __init__(self, program: Program, chrome: Callable[[], Chrome | None], may_leave: MayLeave) -> None:
        """`may_leave`: whether the match on the table may be left, asked over a dialog."""
        super().__init__(program)
        self._program = program
        self._seeking = False
        self._opens = False  # what is sought is a table that is being opened again here
        self._match: QObject | None = None  # the Play of this table, while it has the window
        self.leaving = Leaving(program, chrome)
        self.opener = PeopleOpener(program, chrome, may_leave)
        self.room = RoomKeeper(program, chrome, self.leaving)
        self.remote = RemoteTable(program.people, self)
        self.opener.arrived.connect(self.room.enter)
        self.room.left.connect(self.left)
        self.remote.begun.connect(self._play)
        program.people.tableChanged.connect(self._gather_again)
        program.people.notKept.connect(self._tell_not_kept)
        program.matchChanged.connect(self._look_at_match)
        program.window.guard(self.leaving.may_end)

    def open(self, way: Way = Way.HOUSE, invitation: str = "") -> None:
        """Show "Play with people", with an invitation from a link where there is one.

        Whose host is gone may be invited to where the match goes on.
        """
        if self.leaving.is_at_table and not self.leaving.is_cut_off:
            self._program.say(_AT_TABLE)
        else:
            self.opener.open(Way.INVITATION if invitation else way, invitation)

    def may_leave(self, over: QWidget | None = None) -> bool:
        """Whether something else may take the window."""
        return self.leaving.may_leave(over)

    def leave(self) -> None:
        """Get up from the table, after a question, and go back to the welcome page."""
        if self.leaving.may_leave():
            self.left.emit()

    def go_on(self, kept: KeptSeat) -> None:
        """Go back to a table at which a seat is kept; `sought` tells whether it answers."""
        program, players = self._program, self._program.settings.players
        if missing_libraries():
            self._give_up(Trouble.LIBRARIES)
            return
        self._seek()
        if kept.own:
            seats = next(iter(program.games[kept.game].seats))
            own = OpenTable(players.name, players.portrait, kept.game, seats, {}, HouseRules(), kept.table)
            program.people.open(replace(own, ask_router=program.settings.house.router))
        else:
            program.people.join(Join(players.name, players.portrait, kept=kept.table))

    def open_again(self) -> None:
        """The host does not come back: open the table here for the same people, from the last finished deal on."""
        line = self._program.people
        info, welcome = line.table, line.welcome
        if info is None or welcome is None:
            self._program.say(_NOTHING_KEPT)
        else:
            self._open_again(welcome.table, info, self._opened())

    def open_kept_again(self, kept: KeptSeat) -> None:
        """The same long afterwards, for a table that does not answer: asked first, for it may only be late."""
        match = self._program.kept_matches.match_at(kept.table)
        if missing_libraries():
            self._give_up(Trouble.LIBRARIES)
        elif match is None:
            self._program.say(_NOTHING_KEPT)
        else:
            agrees = self.leaving.confirms(_OPEN_AGAIN, _GOES_ON_HERE.filled(kept.finished), _OPEN_HERE)
            has_answered = self._program.people.table is not None  # meanwhile
            if agrees and not has_answered:
                self._open_again(kept.table, *match)

    def _open_again(self, table: str, info: TableInfo, known: Sequence[Opened]) -> None:
        program, line, players = self._program, self._program.people, self._program.settings.players
        earlier = earlier_of(table, known, info)
        if info.you is None or earlier is None:
            program.say(_NOTHING_KEPT)
            return
        self._match = None
        line.leave()
        self.remote.leave()
        self._seek(opens=True)
        seats, options = len(info.seats), info.options
        again = OpenTable(
            players.name, players.portrait, info.game, seats, options, info.house, earlier=earlier, seat=info.you
        )
        line.open(again)  # the router is asked from the room: nobody was asked for leave here

    def _opened(self) -> tuple[Opened, ...]:
        return tuple(check.opened for check in self._program.people.checks)

    def go_on_alone(self, plays_on: bool) -> None:
        """The host does not come back: keep what was played to its end, and play it on against computers, or leave."""
        program, line = self._program, self._program.people
        info = line.table
        names = {} if info is None else sitting_there(info, program.words).names
        found = None if info is None else match_alone(self._opened(), info, names, program.games, fresh_seed)
        if found is None:
            program.say(_NOTHING_KEPT)
        self._match = None
        line.leave()
        self.remote.leave()
        if found is not None:
            program.matches.put_by()
            program.show(program.matches.begin_with(found))
        if found is None or not plays_on:
            program.matches.put_by()
            self.left.emit()

    # ---- the match

    def _play(self) -> None:
        """Something of the match can be shown: it takes the window."""
        self.room.release()
        self._match = None
        self._program.show_there(self.remote)
        self._match = self._program.play

    def _look_at_match(self) -> None:
        """Something else has taken the window from the match: the person has got up."""
        if self._match is not None and self._program.play is not self._match:
            self._match = None
            self._program.people.leave()
            self.remote.leave()

    def _gather_again(self, table: TableInfo) -> None:
        """Before another match people meet in its room, into which the open dialog lets whoever has come by it."""
        if self._match is not None and table.stage is Stage.LOBBY:
            self._match = None
            if not self.opener.is_open:
                self.room.enter()

    # ---- coming back

    def _seek(self, *, opens: bool = False) -> None:
        """Listen for an answer; `opens`: from a table here, in place of the one in the window."""
        self._opens = opens
        if not self._seeking:
            self._seeking = True
            self._program.people.changed.connect(self._changed)
            self._program.people.tableChanged.connect(self._found)

    def _changed(self, change: LineChanged) -> None:
        if change.state is LineState.LOST:
            self.unanswered.emit()
        if change.state is LineState.ENDED:
            self._stop_seeking()
            self._give_up(change.reason, change.why)

    def _give_up(self, reason: Close | Trouble | None, why: Text | None = None) -> None:
        if reason not in _NOT_OPEN:
            for sentence in trouble_in_words(reason, why=why):
                self._program.say(sentence)
        opens, self._opens = self._opens, False
        if opens:
            self.left.emit()
        elif reason in _OVER:
            self.over.emit()
        else:
            self.sought.emit(False)

    def _tell_not_kept(self, seat: SeatNotKept) -> None:
        """The match goes on; only coming back after a new start of the program is in question."""
        from cardtable.app.dialogs.welcome.go_on_cards import TWO_SENTENCES

        why = trouble_with(Path(seat.folder), OSError(seat.error, ""))
        self._program.say(TWO_SENTENCES.filled(SEAT_NOT_KEPT, why))

    def _found(self, _table: TableInfo) -> None:
        self._stop_seeking()
        self.sought.emit(True)
        if self._match is None:
            self.room.enter()

    def _stop_seeking(self) -> None:
        if self._seeking:
            self._seeking = False
            self._program.people.changed.disconnect(self._changed)
            self._program.people.tableChanged.disconnect(self._found)
