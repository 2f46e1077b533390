"""Controller of the dialog "Play with people": connects the person's choices with the room client."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.match.table_appearance import theme_and_cards
from cardtable.app.multiplayer.discovered_rooms import kept_as_found
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.open_room_page import NewRoomConfig, remembered
from cardtable.app.multiplayer.reachability import outside_command
from cardtable.app.program import Program
from cardtable.app.settings.settings_sections import GameChoice
from cardtable.app.storage.known_people import KnownPeople
from cardtable.app.widgets.palette import FindOwner
from cardtable.games import in_order
from cardtable.host.room_messages import ClosingMessage, RoomInfo
from cardtable.host.room_types import DisconnectCode
from cardtable.models.agent_process import missing_libraries
from cardtable.net import agent_messages
from cardtable.net.connection_errors import TRIED_AGAIN, error_text

MayLeave = Callable[[QWidget], bool]


class MultiplayerConnector(QObject):
    """Controller of at most one open dialog; closing it before a room answers means joining none."""

    arrived = Signal()  # a room has answered, and the dialog is closed

    def __init__(self, program: Program, owner: FindOwner, may_leave: MayLeave) -> None:
        """Make the controller; `may_leave` asks, over the dialog, whether the match on the table may be left."""
        super().__init__(program)
        self._program, self._owner, self._may_leave = program, owner, may_leave
        self._dialog: MultiplayerDialog | None = None
        self._gone: ClosingMessage | None = None
        self._going = False

    @property
    def is_open(self) -> bool:
        """True while the dialog is open."""
        return self._dialog is not None

    def open(self, way: MultiplayerPage = MultiplayerPage.HOUSE, invitation: str = "") -> None:
        """Show the dialog, with a page and an invitation ("": none)."""
        if self._dialog is not None:
            if invitation:
                self._dialog.show_invitation(invitation)
            return
        program = self._program
        _, style = theme_and_cards(program.settings, program.languages.code)
        games, owner = in_order(program.games), self._owner()
        dialog = self._dialog = MultiplayerDialog(
            program.renderer, games, program.settings, style, program.announcer, owner, way=way
        )
        self._connect(dialog)
        dialog.begin()
        if invitation:
            dialog.show_invitation(invitation)
        dialog.run()
        self._disconnect()
        self._dialog = None
        if self._going:
            self._going = False
            program.agent.leave()

    def _connect(self, dialog: MultiplayerDialog) -> None:
        line = self._program.agent
        dialog.lookWanted.connect(self._look)
        dialog.tableTaken.connect(self._take)
        dialog.joinWanted.connect(lambda text: self._join(agent_messages.JoinCommand(*self._me(), invitation=text)))
        dialog.openWanted.connect(self._open_table)
        dialog.identityChanged.connect(self._know)
        kept = self._program.kept_matches.seats()
        dialog.house.list.setKept({seat.table: seat for seat in kept})
        tables = {seat.table for seat in kept}
        for seat in kept:
            table = kept_as_found(seat, self._program.games)
            if table is not None and (seat.went_on is None or seat.went_on.table not in tables):
                dialog.add(table)  # the welcome page knows the latest rooms
        known = KnownPeople(self._program.paths.people)
        dialog.house.known.setPeople(known.all())
        dialog.house.known.forgotten.connect(known.forget)
        line.roomDiscovered.connect(dialog.add)
        line.roomVanished.connect(dialog.house.lose)
        line.connectionChanged.connect(self._changed)
        line.roomClosed.connect(self._take_gone)
        line.roomChanged.connect(self._arrive)

    def _disconnect(self) -> None:
        line, dialog = self._program.agent, self._dialog
        line.set_discovery(False)
        if dialog is not None:
            line.roomDiscovered.disconnect(dialog.add)
            line.roomVanished.disconnect(dialog.house.lose)
        line.connectionChanged.disconnect(self._changed)
        line.roomClosed.disconnect(self._take_gone)
        line.roomChanged.disconnect(self._arrive)

    # ---- choices of the person

    def _look(self, on: bool) -> None:
        if missing_libraries():
            if on and self._dialog is not None:
                self._dialog.refuse(*error_text(agent_messages.ConnectionProblem.LIBRARIES))
            return
        self._program.agent.set_discovery(on)

    def _take(self, table: str) -> None:
        kept = any(seat.table == table for seat in self._program.kept_matches.seats())
        name, portrait = self._me()
        self._join(agent_messages.JoinCommand(name, portrait, **{"kept" if kept else "found": table}))

    def _join(self, join: agent_messages.JoinCommand) -> None:
        if self._may_go():
            self._program.agent.enter(join)

    def _open_table(self, wanted: NewRoomConfig) -> None:
        if not self._may_go():
            return
        program = self._program
        before = program.settings.game(wanted.game)
        program.change(GameChoice(wanted.game, wanted.options.save(), wanted.seats, before.levels))
        program.change(remembered(wanted.house, outside=wanted.outside))
        game, saved = wanted.game, wanted.options.save()
        outside = outside_command(program.settings) if wanted.outside else None
        table = agent_messages.OpenRoomCommand(*self._me(), game, wanted.seats, saved, wanted.house, outside=outside)
        program.agent.enter(table)

    def _may_go(self) -> bool:
        dialog = self._dialog
        if dialog is None:
            return False
        if missing_libraries():
            dialog.refuse(*error_text(agent_messages.ConnectionProblem.LIBRARIES))
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

    # ---- results

    def _take_gone(self, gone: ClosingMessage) -> None:
        self._gone = gone

    def _changed(self, change: agent_messages.ConnectionChanged) -> None:
        if (
            change.reason is DisconnectCode.TOO_MANY_LINES
            and change.state is agent_messages.ConnectionState.LOST
            and self._dialog is not None
        ):
            self._dialog.keep_waiting(*TRIED_AGAIN)
        if change.state is agent_messages.ConnectionState.ENDED and self._going and self._dialog is not None:
            self._going = False
            self._dialog.refuse(*error_text(change.reason, self._gone, change.why))

    def _arrive(self, _table: RoomInfo) -> None:
        if self._going and self._dialog is not None:
            self._going = False
            self._dialog.accept()
            self.arrived.emit()
