"""Whether a table of people may be left, or the window closed over it: asked where somebody would miss the person."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from cardtable.app.people.closing import CloseRoomDialog, others_at
from cardtable.app.program import Program
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.text import Text, translate
from cardtable.host.from_table import RoomInfo
from cardtable.host.gathering import RoomStage
from cardtable.net.agent_talk import ConnectionState

_LEAVE_TITLE = translate("People", "Leave the table?")
_LEAVE_ROOM = translate("People", "You can come back with the invitation as long as the table is open.")
_LEAVE_MATCH = translate("People", "A computer plays on for you; you can come back until the match is over.")
_LEAVE_TO_NEWCOMERS = translate(
    "People",
    "A computer plays on for you; you can come back until the match is over, or somebody else has taken your seat.",
)
_LEAVE = translate("People", "Leave")


class LeaveGuard:
    """Asks once for each way out; whoever is at no table is not asked."""

    def __init__(self, program: Program, chrome: Callable[[], AppPalette | None]) -> None:
        self._program, self._chrome = program, chrome

    @property
    def is_at_table(self) -> bool:
        """Whether the person sits at a table of people, or watches one."""
        return self._program.people.state in (ConnectionState.LIVE, ConnectionState.LOST)

    @property
    def is_cut_off(self) -> bool:
        """Whether somebody else's table does not answer."""
        return self._program.people.state is ConnectionState.LOST and not self._program.people.keeps_table

    def may_leave(self, over: QWidget | None = None) -> bool:
        """Whether the person may get up; asked over an open dialog, else over the window."""
        table = self._program.people.table
        if not self.is_at_table or table is None:
            return True
        if self._program.people.keeps_table:
            return self._may_close(table, over)
        if table.stage is RoomStage.OVER or table.you is None:
            return True
        leave_match = _LEAVE_TO_NEWCOMERS if table.house.newcomers else _LEAVE_MATCH
        sentence = _LEAVE_ROOM if table.stage is RoomStage.LOBBY else leave_match
        return self.confirms(_LEAVE_TITLE, sentence, _LEAVE, over)

    def may_end(self) -> bool:
        """Whether the window may be closed: a guest's seat is kept anyway."""
        table = self._program.people.table
        if not self.is_at_table or table is None or not self._program.people.keeps_table:
            return True
        return self._may_close(table, None)

    def confirms(self, title: Text, sentence: Text, accept: Text, over: QWidget | None = None) -> bool:
        """Whether the person agrees."""
        from cardtable.app.dialogs.questions.confirm import ask_confirmation

        return ask_confirmation(
            self._program.words, title, sentence, accept, over or self._program.window, self._chrome()
        )

    def _may_close(self, table: RoomInfo, over: QWidget | None) -> bool:
        if not others_at(table):
            return True
        dialog = CloseRoomDialog(self._program.words, table, over or self._program.window, self._chrome())
        dialog.exec()
        dialog.deleteLater()
        return dialog.closes
