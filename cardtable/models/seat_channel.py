"""Channel of one window to a match, local or remote: signals for messages in, methods for messages out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import QObject, Signal

from cardtable.host import host_messages


class SeatChannel(QObject):
    """Channel to a match; `join` and `send` are provided by its maker."""

    joined = Signal(object)  # Joined
    seatingChanged = Signal(object)  # SeatingUpdate
    updated = Signal(object)  # MatchUpdate
    rejected = Signal(object)  # Rejected
    claimAccepted = Signal(object)  # ClaimAccepted
    claimPreviewed = Signal(object)  # ClaimPreview
    seedRevealed = Signal(object)  # SeedRevealed

    def __init__(
        self,
        join: Callable[[], None],
        send: Callable[[host_messages.FromWindow], None],
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
        self._presented = 0
        self._signals = {
            host_messages.Joined: self.joined,
            host_messages.SeatingUpdate: self.seatingChanged,
            host_messages.MatchUpdate: self.updated,
            host_messages.Rejected: self.rejected,
            host_messages.ClaimAccepted: self.claimAccepted,
            host_messages.ClaimPreview: self.claimPreviewed,
            host_messages.SeedRevealed: self.seedRevealed,
        }

    def take(self, message: host_messages.ToWindow) -> None:
        self._signals[type(message)].emit(message)

    def submit(self, action: object, version: int) -> int:
        """Submit an action; return its number, which `MatchUpdate.mine` or `Rejected.id` has, perhaps at once."""
        number = next(self._ids)
        self._send(host_messages.SubmitAction(number, version, action))
        return number

    def propose(self, kind: host_messages.ProposalKind) -> None:
        """Make a proposal, which is carried out once all others agree; `rejected` follows if it is impossible."""
        self._send(host_messages.Propose(kind))

    def preview_claim(self) -> None:
        self._send(host_messages.ClaimPreviewRequest())

    def present(self, version: int) -> None:
        """Report that everything up to this version is presented; sent once a version."""
        if version > self._presented:
            self._presented = version
            self._send(host_messages.Presented(version))
