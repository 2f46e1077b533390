"""One window's way to a table, wherever that is: signals for what comes, methods for what goes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import QObject, Signal

from cardtable.core.zones import Seat
from cardtable.host.host_messages import (
    ClaimPreview,
    ClaimPreviewRequest,
    FromSeat,
    FromTable,
    Joined,
    LeaveMatch,
    MatchUpdate,
    Presented,
    ProposalClosed,
    ProposalKind,
    ProposalOpened,
    Propose,
    Rejected,
    ReturnToSeat,
    SeatingUpdate,
    SeedRevealed,
    SubmitAction,
    Vote,
)


class SeatChannel(QObject):
    """`join` and `send` are the two things that a way to a table can do; how is up to whoever makes it."""

    welcomed = Signal(object)  # Welcome
    tableChanged = Signal(object)  # Table
    news = Signal(object)  # News
    refused = Signal(object)  # No
    asked = Signal(object)  # Asked
    settled = Signal(object)  # Settled
    outlook = Signal(object)  # Outlook
    opened = Signal(object)  # Opened

    def __init__(
        self,
        join: Callable[[], None],
        send: Callable[[FromSeat], None],
        parent: QObject | None = None,
        *,
        waits: bool = True,
    ) -> None:
        """`waits`: whether the table goes on only when what happened has been shown here."""
        super().__init__(parent)
        self.waits = waits
        self._join = join
        self._send = send
        self._ids = count(1)
        self._shown = 0
        self._signals = {
            Joined: self.welcomed,
            SeatingUpdate: self.tableChanged,
            MatchUpdate: self.news,
            Rejected: self.refused,
            ProposalOpened: self.asked,
            ProposalClosed: self.settled,
            ClaimPreview: self.outlook,
            SeedRevealed: self.opened,
        }

    def join(self) -> None:
        """Everything is connected: Welcome, Table and the first News follow, perhaps before this returns."""
        self._join()

    def take(self, message: FromTable) -> None:
        """Pass on what the table says."""
        self._signals[type(message)].emit(message)

    def do(self, action: object, version: int) -> int:
        """An action; the result is the number that `News.mine` or `No.id` brings back, perhaps before this returns."""
        number = next(self._ids)
        self._send(SubmitAction(number, version, action))
        return number

    def ask(self, wish: ProposalKind, seat: Seat | None = None) -> None:
        """Wish something: `asked` and `settled` follow where others must agree, `refused` where it leads nowhere."""
        self._send(Propose(wish, seat))

    def answer(self, ask: int, yes: bool) -> None:
        """To what somebody else wishes."""
        self._send(Vote(ask, yes))

    def look_ahead(self) -> None:
        """What would a claim come to? `outlook` follows."""
        self._send(ClaimPreviewRequest())

    def shown(self, version: int) -> None:
        """Everything up to this version has been seen; said once a version."""
        if version > self._shown:
            self._shown = version
            self._send(Presented(version))

    def here(self) -> None:
        """I play my seat myself again."""
        self._send(ReturnToSeat())

    def leave(self) -> None:
        """Leave the table, where a computer plays on if other persons do."""
        self._send(LeaveMatch())
