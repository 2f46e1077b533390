"""Network play in the window: joining, the room before the match, the match, and leaving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.player_names import remote_seat_display
from cardtable.app.multiplayer.leave_dialogs import LeaveGuard
from cardtable.app.multiplayer.multiplayer_connector import MayLeave, MultiplayerConnector
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerPage
from cardtable.app.multiplayer.reachability import outside_command
from cardtable.app.multiplayer.room_controller import RoomController
from cardtable.app.multiplayer.room_texts import has_person
from cardtable.app.program import Program
from cardtable.app.storage.known_people import KnownPeople, KnownPerson
from cardtable.app.widgets.palette import FindOwner
from cardtable.core.shuffle import fresh_seed
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.host.finished_deals import earlier_deals_of, solo_record
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import DisconnectCode, HouseRules, RoomStage
from cardtable.models.agent_process import missing_libraries
from cardtable.models.remote_match import RemoteMatch
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    JoinCommand,
    OpenRoomCommand,
    SavedSeat,
    SeatNotKept,
)
from cardtable.net.connection_errors import SEAT_NOT_KEPT, error_text

_NOTHING_KEPT = translate("People", "No deal was finished here, so there is nothing to continue.")
_OPEN_AGAIN = translate("People", "Open the table again here?")
_GOES_ON_HERE = translate(
    "People",
    "The match goes on here after deal %1, with the same seats and points; the others need a new invitation.",
)
_OPEN_HERE = translate("People", "Open it again")
_AT_TABLE = translate("People", "You're at a table with people: leave it first (Game, Welcome page).")

# The tile on the welcome page shows these.
_NOT_OPEN = (
    ConnectionProblem.NO_ANSWER, ConnectionProblem.NOT_FOUND, DisconnectCode.STOPPING, DisconnectCode.NO_TABLE, None,
)  # fmt: skip
# For any other reason the resume token may be valid again, and is kept.
_OVER = (DisconnectCode.TABLE_CLOSED, DisconnectCode.REMOVED)


class MultiplayerController(QObject):
    """Controller of network play for the window; the person is in one room at most."""

    left = Signal()  # the person has left the room, and no page is shown
    unanswered = Signal()  # the room of a saved seat does not answer yet and is tried again
    sought = Signal(bool)  # True if the room of a saved seat answers
    over = Signal()  # the match of a saved seat is over: it cannot be resumed

    def __init__(self, program: Program, owner: FindOwner, may_leave: MayLeave) -> None:
        """Make the controller; `may_leave` asks, over a dialog, whether the match on the table may be left."""
        super().__init__(program)
        self._program = program
        self._seeking = False
        self._opens = False  # the room sought is one that is opened again here
        self._company: tuple[KnownPerson, ...] = ()  # noted last
        self._match: QObject | None = None  # the MatchController of this room, while it is in the window
        self.leaving = LeaveGuard(program, owner)
        self.opener = MultiplayerConnector(program, owner, may_leave)
        self.room = RoomController(program, owner, self.leaving)
        self.remote = RemoteMatch(program.agent, self)
        self.opener.arrived.connect(self.room.enter)
        self.room.left.connect(self.left)
        self.remote.begun.connect(self._play)
        program.agent.roomChanged.connect(self._gather_again)
        program.agent.roomChanged.connect(self._note_people)
        program.agent.seatNotKept.connect(self._tell_not_kept)
        program.matchChanged.connect(self._look_at_match)
        program.window.guard(self.leaving.may_end)

    def open(self, way: MultiplayerPage = MultiplayerPage.HOUSE, invitation: str = "") -> None:
        """Open the dialog "Play with people" on a page, or with an invitation ("": none).

        A person whose room does not answer may open it: an invitation may lead to where the match goes on.
        """
        if self.leaving.is_at_table and not self.leaving.is_cut_off:
            self._program.say(_AT_TABLE)
        else:
            self.opener.open(MultiplayerPage.INVITATION if invitation else way, invitation)

    def leave(self) -> None:
        """Leave the room after a question and return to the welcome page."""
        if self.leaving.may_leave():
            self.left.emit()

    def go_on(self, kept: SavedSeat) -> None:
        """Rejoin the room of a saved seat; `sought` reports whether it answers."""
        program, players = self._program, self._program.settings.players
        if missing_libraries():
            self._give_up(ConnectionProblem.LIBRARIES)
            return
        self._seek()
        if kept.own:
            seats = next(iter(program.games[kept.game].seats))
            own = OpenRoomCommand(players.name, players.portrait, kept.game, seats, {}, HouseRules(), kept.table)
            outside = outside_command(program.settings) if program.settings.house.outside else None
            program.agent.enter(replace(own, outside=outside))
        else:
            program.agent.enter(JoinCommand(players.name, players.portrait, kept=kept.table))

    def open_again(self) -> None:
        """Open the room of an absent owner again on this computer, from the last finished deal, for the same people."""
        line = self._program.agent
        info, welcome = line.room, line.welcome
        if info is None or welcome is None:
            self._program.say(_NOTHING_KEPT)
        else:
            self._open_again(welcome.table, info, self._opened())

    def open_kept_again(self, kept: SavedSeat) -> None:
        """Open an unanswering room again from a saved seat, after a question: it may only be late."""
        match = self._program.kept_matches.match_at(kept.table)
        if missing_libraries():
            self._give_up(ConnectionProblem.LIBRARIES)
        elif match is None:
            self._program.say(_NOTHING_KEPT)
        else:
            agrees = self.leaving.confirms(_OPEN_AGAIN, _GOES_ON_HERE.filled(kept.finished), _OPEN_HERE)
            has_answered = self._program.agent.room is not None  # while the question was open
            if agrees and not has_answered:
                self._open_again(kept.table, *match)

    def _open_again(self, table: str, info: RoomInfo, known: Sequence[RevealMessage]) -> None:
        program, line, players = self._program, self._program.agent, self._program.settings.players
        earlier = earlier_deals_of(table, known, info)
        if info.you is None or earlier is None:
            program.say(_NOTHING_KEPT)
            return
        self._match = None
        line.leave()
        self.remote.leave()
        self._seek(opens=True)
        seats, options = len(info.seats), info.options
        me = players.name, players.portrait
        again = OpenRoomCommand(*me, info.game, seats, options, info.house, earlier=earlier, seat=info.you)
        line.enter(again)  # the way in from other houses is offered in the room: nobody was asked here

    def _opened(self) -> tuple[RevealMessage, ...]:
        return tuple(check.opened for check in self._program.agent.verified_deals)

    def go_on_alone(self, plays_on: bool) -> None:
        """Keep the match of an absent owner up to its last finished deal.

        `plays_on`: play on against computers, else leave.
        """
        program, line = self._program, self._program.agent
        info = line.room
        names = {} if info is None else remote_seat_display(info, program.renderer).names
        found = None if info is None else solo_record(self._opened(), info, names, program.games, fresh_seed)
        if found is None:
            program.say(_NOTHING_KEPT)
        self._match = None
        line.leave()
        self.remote.leave()
        if found is not None:
            program.matches.keep_unfinished()
            program.show(program.matches.begin_with(found))
        if found is None or not plays_on:
            program.matches.keep_unfinished()
            self.left.emit()

    # ---- match

    def _play(self) -> None:
        """Give the window to the match, once some of it can be shown."""
        self.room.release()
        self._match = None
        self._program.show_there(self.remote)
        self._match = self._program.match

    def _look_at_match(self) -> None:
        """Leave the room if another match or page has taken the window."""
        if self._program.practises:
            return  # it waits below
        if self._match is not None and self._program.match is not self._match:
            self._match = None
            self._program.agent.leave()
            self.remote.leave()

    def _gather_again(self, table: RoomInfo) -> None:
        """Return to the room before another match; an open dialog does so itself when it is done."""
        if self._match is not None and table.stage is RoomStage.LOBBY:
            self._match = None
            if not self.opener.is_open:
                self.room.enter()

    def _note_people(self, table: RoomInfo) -> None:
        """Keep who plays in a match with this person, once for each company."""
        if table.stage is RoomStage.LOBBY or table.you is None:
            return
        others = (place for seat, place in enumerate(table.seats) if seat != table.you and has_person(place))
        people = tuple(KnownPerson(place.name, place.portrait) for place in others)
        if people != self._company:
            self._company = people
            KnownPeople(self._program.paths.people).note(people)

    # ---- rejoining

    def _seek(self, *, opens: bool = False) -> None:
        """Wait for an answer of the room; `opens`: it is opened here, in place of the one in the window."""
        self._opens = opens
        if not self._seeking:
            self._seeking = True
            self._program.agent.connectionChanged.connect(self._changed)
            self._program.agent.roomChanged.connect(self._found)

    def _changed(self, change: ConnectionChanged) -> None:
        if change.state is ConnectionState.LOST:
            self.unanswered.emit()
        if change.state is ConnectionState.ENDED:
            self._stop_seeking()
            self._give_up(change.reason, change.why)

    def _give_up(self, reason: DisconnectCode | ConnectionProblem | None, why: Text | None = None) -> None:
        if reason not in _NOT_OPEN:
            for sentence in error_text(reason, why=why):
                self._program.say(sentence)
        opens, self._opens = self._opens, False
        if opens:
            self.left.emit()
        elif reason in _OVER:
            self.over.emit()
        else:
            self.sought.emit(False)

    def _tell_not_kept(self, seat: SeatNotKept) -> None:
        """Say that the seat could not be saved; the match goes on, but it may be lost with the next start."""
        from cardtable.app.dialogs.welcome.resume_tiles import TWO_SENTENCES

        why = disk_error_text(Path(seat.folder), OSError(seat.error, ""))
        self._program.say(TWO_SENTENCES.filled(SEAT_NOT_KEPT, why))

    def _found(self, _table: RoomInfo) -> None:
        self._stop_seeking()
        self.sought.emit(True)
        if self._match is None:
            self.room.enter()

    def _stop_seeking(self) -> None:
        if self._seeking:
            self._seeking = False
            self._program.agent.connectionChanged.disconnect(self._changed)
            self._program.agent.roomChanged.disconnect(self._found)
