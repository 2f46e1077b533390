"""Channel of one window to a match, local or remote: signals for messages in, methods for messages out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import QObject, Signal

from cardtable.core.zones import Seat
from cardtable.host import host_messages


class SeatChannel(QObject):
    """Channel to a match; `join` and `send` are provided by its maker."""

    welcomed = Signal(object)  # Joined
    tableChanged = Signal(object)  # SeatingUpdate
    news = Signal(object)  # MatchUpdate
    refused = Signal(object)  # Rejected
    asked = Signal(object)  # ProposalOpened
    settled = Signal(object)  # ProposalClosed
    outlook = Signal(object)  # ClaimPreview
    opened = Signal(object)  # SeedRevealed

    def __init__(
        self,
        join: Callable[[], None],
        send: Callable[[host_messages.FromSeat], None],
        parent: QObject | None = None,
        *,
        waits: bool = True,
    ) -> None:
        """`waits`: the match goes on only after updates are presented here."""
        super().__init__(parent)
        self.waits = waits
        self.join = join  # subscribes, with all signals connected: Joined, SeatingUpdate and MatchUpdate follow
        self._send = send
        self._ids = count(1)
        self._shown = 0
        self._signals = {
            host_messages.Joined: self.welcomed,
            host_messages.SeatingUpdate: self.tableChanged,
            host_messages.MatchUpdate: self.news,
            host_messages.Rejected: self.refused,
            host_messages.ProposalOpened: self.asked,
            host_messages.ProposalClosed: self.settled,
            host_messages.ClaimPreview: self.outlook,
            host_messages.SeedRevealed: self.opened,
        }

    def take(self, message: host_messages.FromTable) -> None:
        self._signals[type(message)].emit(message)

    def do(self, action: object, version: int) -> int:
        """Submit an action; return its number, which `MatchUpdate.mine` or `Rejected.id` has, perhaps at once."""
        number = next(self._ids)
        self._send(host_messages.SubmitAction(number, version, action))
        return number

    def ask(self, wish: host_messages.ProposalKind, seat: Seat | None = None) -> None:
        """Make a proposal: `asked` and `settled` follow where others must agree, `refused` if it is impossible."""
        self._send(host_messages.Propose(wish, seat))

    def answer(self, ask: int, yes: bool) -> None:
        self._send(host_messages.VoteRequest(ask, yes))

    def look_ahead(self) -> None:
        self._send(host_messages.ClaimPreviewRequest())

    def shown(self, version: int) -> None:
        """Report that everything up to this version is presented; sent once a version."""
        if version > self._shown:
            self._shown = version
            self._send(host_messages.Presented(version))

    def here(self) -> None:
        self._send(host_messages.ReturnRequest())

    def leave(self) -> None:
        """Leave for good; a computer plays on if other persons do."""
        self._send(host_messages.LeaveRequest())
