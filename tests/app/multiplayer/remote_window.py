"""The window of somebody who plays at a table elsewhere, and a clock that goes on by hand."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.in_match.notification_bar import NotificationBar
from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.multiplayer.in_match.phrase_controller import PhraseController
from cardtable.app.multiplayer.in_match.remote_match_controller import RemoteMatchController
from cardtable.core.zones import Seat
from cardtable.host.room_messages import (
    ProposalMessage,
)
from cardtable.host.room_types import DisconnectCode, RoomProposalKind
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
)
from tests.app.conftest import Desk
from tests.models.told_matches import ME, MEERA, RAVI, ToldMatch

OTHER = Seat(1)


class Now:
    """A clock that goes on by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Room:
    """The window of Meera, with a match at a table elsewhere; Ravi is its host."""

    def __init__(self, desk: Desk, match: ToldMatch, qtbot: QtBot) -> None:
        self.desk, self.match, self.now = desk, match, Now()
        self.people = RemoteMatchController(desk.program, desk.people.keeper, match.agents.line, self.now)
        self.saying = PhraseController(desk.program, self.people, match.agents.line, self.now)
        match.remote.begun.connect(lambda: desk.program.show_there(match.remote))
        match.begin()
        self.play.hurry()
        qtbot.waitUntil(lambda: self.play.scene.animator.is_idle)

    @property
    def play(self):  # type: ignore[no-untyped-def]  # Play, which is there from the first news on
        assert self.desk.program.match is not None
        return self.desk.program.match

    @property
    def strip(self) -> NotificationBar | None:
        return self.desk.people.keeper.strip

    @property
    def said(self) -> str:
        return "" if self.strip is None else self.strip.accessibleName()

    def ravi(self, presence: Presence, away: int = 0) -> None:
        self.match.tell(seats=(MEERA, replace(RAVI, presence=presence, away=away), *self.match.info.seats[2:]))

    def me(self, presence: Presence) -> None:
        self.match.tell(seats=(replace(MEERA, presence=presence), *self.match.info.seats[1:]))

    def ask(
        self, wish: RoomProposalKind = RoomProposalKind.PAUSE, by: Seat = OTHER, waits_for: tuple[Seat, ...] = (ME,)
    ) -> None:
        self.match.agents.now.say(ProposalMessage(17, wish, by, None, waits_for, 20, ()))

    def line(
        self, state: ConnectionState, reason: DisconnectCode | ConnectionProblem | None = None, after: float = 0.0
    ) -> None:
        self.match.agents.now.say(ConnectionChanged(state, reason))
        self.later(after)

    def later(self, seconds: float) -> None:
        self.now.seconds += seconds
        self.people._tick()

    def press(self, act: NotificationAction, qtbot: QtBot) -> None:
        assert self.strip is not None
        assert self.strip.content is not None
        place = [button.act for button in self.strip.content.buttons].index(act)
        qtbot.mouseClick(self.strip.buttons[place], Qt.MouseButton.LeftButton)

    def key(self, letter: str) -> None:
        """A letter that Qt has tried as a shortcut in vain, as it does in a window that is not active."""
        key = QKeyEvent(QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(self.desk.window.windowHandle(), key)

    def heard(self) -> object:
        """What the table has been told last."""
        return self.match.agents.now.heard[-1]
