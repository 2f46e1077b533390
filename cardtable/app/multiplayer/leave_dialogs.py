"""Confirmation before a room is closed or left, or the window closed while others take part."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import Dialog, Role
from cardtable.app.dialogs.common.portrait_picker import PortraitStrip
from cardtable.app.match.player_names import remote_seat_display
from cardtable.app.program import Program
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner, FindOwner
from cardtable.core.text import Text, TextRenderer, conjoin, translate
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import UNDER_WAY, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import ConnectionState

_TITLE = translate("People", "Close the table?")
_PLAYING = translate("People", "%1 is still playing. Without your computer the table waits.", "a name")
_ALL_PLAYING = translate("People", "%1 are still playing. Without your computer the table waits.", "names")
_SITTING = translate("People", "%1 is at the table, and will see that you have closed it.", "a name")
_ALL_SITTING = translate("People", "%1 are at the table, and will see that you have closed it.", "names")
_KEPT = translate(
    "People",
    "Every card so far is saved. The match goes on when you open the table again; the same invitation still works.",
)
_ANEW = translate("People", "You can open a table again at any time; they need a new invitation then.")
_VOID = translate("People", "The invitation will no longer work. You can open a table again at any time.")
_STAY = translate("People", "Stay")
_CLOSE = translate("People", "Close the table")
RADIUS = 26  # pixels of the sketches


def others_at(table: RoomInfo | None) -> tuple[RoomSeatInfo, ...]:
    """Return the other seated persons with a connection, even while a computer plays for one; empty without a room."""
    if table is None:
        return ()
    return tuple(
        place
        for seat, place in enumerate(table.seats)
        if place.kind is SeatOccupant.PERSON and seat != table.you and _is_there(place)
    )


def _is_there(place: RoomSeatInfo) -> bool:
    """Return whether a person is connected: `away` seconds are counted only for a lost connection."""
    return place.presence is Presence.HERE or (place.presence is Presence.REPLACED and not place.away)


class CloseRoomDialog(Dialog):
    """Dialog before the room owner closes a room; accepted means to stay, as do Enter and Escape."""

    def __init__(self, renderer: TextRenderer, table: RoomInfo, owner: DialogOwner = NO_OWNER) -> None:
        super().__init__(renderer, _TITLE, owner)
        here = others_at(table)
        under_way = table.stage in UNDER_WAY
        sitting = remote_seat_display(table, renderer)
        shown = [sitting.portraits[seat] for seat, place in enumerate(table.seats) if place in here]
        faces = PortraitStrip(renderer, RADIUS, shown, self.chrome.page)
        row, column = QHBoxLayout(), QVBoxLayout()
        self.body.addLayout(row)
        fill_box(row, (faces, 0, Qt.AlignmentFlag.AlignTop), (column, 1), spacing=20)
        column.setSpacing(8)
        names = conjoin([place.name for place in here])
        many = len(here) > 1
        what = (_ALL_PLAYING if many else _PLAYING) if under_way else (_ALL_SITTING if many else _SITTING)
        for text, role in ((_TITLE, "heading"), (what.filled(names), ""), (_KEPT if under_way else _ANEW, "note")):
            self.phrases.paragraph(column, text, role)
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, what.filled(names))
        self.button(_STAY, Role.AcceptRole, primary=True).setFocus()
        self.close_button = self.button(_CLOSE, Role.DestructiveRole, self._close)
        self.closes = False
        self.fit(560, 210)

    def _close(self) -> None:
        self.closes = True
        self.reject()


_LEAVE_TITLE = translate("People", "Leave the table?")
_LEAVE_ROOM = translate("People", "You can come back with the invitation as long as the table is open.")
_LEAVE_MATCH = translate("People", "A computer plays on for you; you can come back until the match is over.")
_LEAVE_TO_NEWCOMERS = translate(
    "People",
    "A computer plays on for you; you can come back until the match is over, or somebody else has taken your seat.",
)
_LEAVE = translate("People", "Leave")


class LeaveGuard:
    """Confirmation for each way of leaving a room; a person in no room is not asked."""

    def __init__(self, program: Program, owner: FindOwner) -> None:
        self._program, self._owner = program, owner

    @property
    def is_at_table(self) -> bool:
        """True if the person is in a room, seated or as a spectator."""
        return self._program.agent.state in (ConnectionState.LIVE, ConnectionState.LOST)

    @property
    def is_cut_off(self) -> bool:
        """True if another person's room does not answer."""
        return self._program.agent.state is ConnectionState.LOST and not self._program.agent.hosts_room

    def may_leave(self, over: QWidget | None = None) -> bool:
        """Return whether the person may leave, after a question over `over`, or over the window."""
        table = self._program.agent.room
        if not self.is_at_table or table is None:
            return True
        if self._program.agent.hosts_room:
            return self._may_close(table, over)
        if table.stage is RoomStage.OVER or table.you is None:
            return True
        leave_match = _LEAVE_TO_NEWCOMERS if table.house.newcomers else _LEAVE_MATCH
        sentence = _LEAVE_ROOM if table.stage is RoomStage.LOBBY else leave_match
        return self.confirms(_LEAVE_TITLE, sentence, _LEAVE, over)

    def may_end(self) -> bool:
        """Return whether the window may be closed; only a room owner is asked, because a participant's seat is kept."""
        table = self._program.agent.room
        if not self.is_at_table or table is None or not self._program.agent.hosts_room:
            return True
        return self._may_close(table, None)

    def may_void_invitation(self) -> bool:
        """Return whether a room of this computer in which nobody else is may be closed, after a question."""
        hosts = self._program.agent.hosts_room and self.is_at_table
        return not hosts or bool(others_at(self._program.agent.room)) or self.confirms(_TITLE, _VOID, _CLOSE)

    def confirms(self, title: Text, sentence: Text, accept: Text, over: QWidget | None = None) -> bool:
        """Ask for confirmation and return the answer."""
        from cardtable.app.dialogs.common.question_dialogs import ask_confirmation

        return ask_confirmation(self._program.renderer, title, sentence, accept, self._owner(over))

    def _may_close(self, table: RoomInfo, over: QWidget | None) -> bool:
        if not others_at(table):
            return True
        dialog = CloseRoomDialog(self._program.renderer, table, self._owner(over))
        dialog.run()
        return dialog.closes
