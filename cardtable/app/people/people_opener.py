"""The dialog "Play with people" and the line behind it: until the person is at a table, or gives up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.match.looks import table_look
from cardtable.app.people.offers import kept_as_found
from cardtable.app.people.open_page import NewTable
from cardtable.app.people.people_dialog import PeopleDialog, Way
from cardtable.app.people.usual_house import remembered
from cardtable.app.program import Program
from cardtable.app.settings.sections import GameChoice
from cardtable.app.widgets.chrome import Chrome
from cardtable.games import in_order
from cardtable.host.from_table import Gone, TableInfo
from cardtable.host.gathering import Close
from cardtable.models.agent_process import missing_libraries
from cardtable.net.agent_talk import Join, LineChanged, LineState, OpenTable, Trouble
from cardtable.net.troubles import TRIED_AGAIN, trouble_in_words
from cardtable.table.art.card_style import CardStyle

MayLeave = Callable[[QWidget], bool]


class PeopleOpener(QObject):
    """One open dialog at most. Whoever closes it before a table has answered is at none."""

    arrived = Signal()  # a table has answered, and the dialog is closed

    def __init__(self, program: Program, chrome: Callable[[], Chrome | None], may_leave: MayLeave) -> None:
        """`may_leave`: whether the match on the table may be left, asked over the dialog."""
        super().__init__(program)
        self._program, self._chrome, self._may_leave = program, chrome, may_leave
        self._dialog: PeopleDialog | None = None
        self._gone: Gone | None = None
        self._going = False

    @property
    def is_open(self) -> bool:
        """Whether the dialog is in sight."""
        return self._dialog is not None

    def open(self, way: Way = Way.HOUSE, invitation: str = "") -> None:
        """Show the dialog until it is closed."""
        if self._dialog is not None:
            if invitation:
                self._dialog.show_invitation(invitation)
            return
        program = self._program
        look = table_look(program.settings, program.languages.code)
        style = CardStyle(look.four_colours, look.large_indices, look.letters, look.back)
        dialog = self._dialog = PeopleDialog(
            program.words,
            in_order(program.games),
            program.settings,
            style,
            program.mouth,
            program.window,
            self._chrome(),
            way=way,
        )
        self._connect(dialog)
        dialog.begin()
        if invitation:
            dialog.show_invitation(invitation)
        dialog.exec()
        self._disconnect()
        dialog.deleteLater()
        self._dialog = None
        if self._going:
            self._going = False
            program.people.leave()

    def _connect(self, dialog: PeopleDialog) -> None:
        line = self._program.people
        dialog.lookWanted.connect(self._look)
        dialog.tableTaken.connect(self._take)
        dialog.joinWanted.connect(lambda text: self._join(Join(*self._me(), invitation=text)))
        dialog.openWanted.connect(self._open_table)
        dialog.identityChanged.connect(self._know)
        kept = self._program.kept_matches.seats()
        dialog.setKept({seat.table: seat for seat in kept})
        for table in filter(None, (kept_as_found(seat, self._program.games) for seat in kept)):
            dialog.add(table)  # the welcome page has the newest alone
        line.found.connect(dialog.add)
        line.lostTable.connect(dialog.lose)
        line.changed.connect(self._changed)
        line.gone.connect(self._take_gone)
        line.tableChanged.connect(self._arrive)

    def _disconnect(self) -> None:
        line, dialog = self._program.people, self._dialog
        line.look(False)
        if dialog is not None:
            line.found.disconnect(dialog.add)
            line.lostTable.disconnect(dialog.lose)
        line.changed.disconnect(self._changed)
        line.gone.disconnect(self._take_gone)
        line.tableChanged.disconnect(self._arrive)

    # ---- what the person wants

    def _look(self, on: bool) -> None:
        if missing_libraries():
            if on and self._dialog is not None:
                self._dialog.refuse(*trouble_in_words(Trouble.LIBRARIES))
            return
        self._program.people.look(on)

    def _take(self, table: str) -> None:
        kept = any(seat.table == table for seat in self._program.kept_matches.seats())
        name, portrait = self._me()
        self._join(Join(name, portrait, kept=table) if kept else Join(name, portrait, found=table))

    def _join(self, join: Join) -> None:
        if self._may_go():
            self._program.people.join(join)

    def _open_table(self, wanted: NewTable) -> None:
        if not self._may_go():
            return
        program = self._program
        before = program.settings.game(wanted.game)
        program.change(GameChoice(wanted.game, wanted.options.save(), wanted.seats, before.levels))
        program.change(remembered(wanted.house, router=wanted.router))
        name, portrait = self._me()
        saved = wanted.options.save()
        table = OpenTable(name, portrait, wanted.game, wanted.seats, saved, wanted.house, ask_router=wanted.router)
        program.people.open(table)

    def _may_go(self) -> bool:
        dialog = self._dialog
        if dialog is None:
            return False
        if missing_libraries():
            dialog.refuse(*trouble_in_words(Trouble.LIBRARIES))
            return False
        if not self._may_leave(dialog):
            dialog.calm()
            return False
        self._gone, self._going = None, True
        return True

    def _me(self) -> tuple[str, int]:
        players = self._program.settings.players
        return players.name, players.portrait

    def _know(self, name: str, portrait: int) -> None:
        players = self._program.settings.players
        self._program.change(players.changed("name", name).changed("portrait", portrait))

    # ---- how it went

    def _take_gone(self, gone: Gone) -> None:
        self._gone = gone

    def _changed(self, change: LineChanged) -> None:
        if change.reason is Close.TOO_MANY_LINES and change.state is LineState.LOST and self._dialog is not None:
            self._dialog.keep_waiting(*TRIED_AGAIN)
        if change.state is LineState.ENDED and self._going and self._dialog is not None:
            self._going = False
            self._dialog.refuse(*trouble_in_words(change.reason, self._gone, change.why))

    def _arrive(self, _table: TableInfo) -> None:
        if self._going and self._dialog is not None:
            self._going = False
            self._dialog.accept()
            self.arrived.emit()
