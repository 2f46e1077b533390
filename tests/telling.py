"""A session that tells whoever listens, as a host does: for tests of what takes updates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.session import Session, Update
from cardtable.core.zones import Seat

Receive = Callable[[Update[Any]], None]


class TellingSession(Session[Any, Any]):
    """Tells what happened in an update of its own, and the deal that follows in another."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._listeners: list[tuple[Seat | None, Receive]] = []

    def subscribe(self, seat: Seat | None, receive: Receive) -> None:
        """Tell the seat's updates there from now on, the first one at once."""
        self._listeners.append((seat, receive))
        receive(Update((), self.view(seat), self.heard(seat)))

    def perform(self, seat: Seat, action: Any) -> None:
        before = len(self.happened)
        super().perform(seat, action)
        self._tell(before)

    def submit(self, seat: Seat, action: Any, version: int) -> Refusal | None:
        deal = self.deal_number
        refusal = super().submit(seat, action, version)
        if self.deal_number > deal:
            self._tell(0)
        return refusal

    def rewind(self, actions: int) -> None:
        super().rewind(actions)
        for seat, receive in self._listeners:
            receive(Update((), self.view(seat), self.heard(seat)))

    def _tell(self, since: int) -> None:
        for seat, receive in self._listeners:
            receive(Update(self.seen_by(seat, self.happened[since:]), self.view(seat)))
