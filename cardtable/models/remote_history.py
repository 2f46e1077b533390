"""History of a remote match as one person's updates tell it: for a window that opens later, and between deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded
from cardtable.host.host_messages import UpdateReason
from cardtable.net.agent_messages import UpdateReceived


class UpdateAccumulator:
    """Accumulated updates of one match."""

    def __init__(self) -> None:
        self.last: UpdateReceived | None = None
        self.heard: tuple[Event, ...] = ()  # history of the deal in play
        self.scores: tuple[HandScored, ...] = ()  # of all finished deals
        self.acts = 0  # number of updates with an action, without those in a whole history

    def take(self, received: UpdateReceived) -> UpdateReason:
        """Add an update and return its reason; JOINED: more has happened than can be shown in order."""
        deal = self.last.deal if self.last is not None else None
        self.last = received
        if received.update.heard is not None:
            self.heard, self.scores = received.update.heard, received.scores or ()
            self.acts = max(self.acts, 1)
            return UpdateReason.JOINED
        events = received.update.events
        self.scores += tuple(event for event in events if isinstance(event, HandScored))
        if deal == received.deal:
            self.heard += events
            self.acts += 1
            return UpdateReason.PLAYED
        self.heard = _after_the_count(events)
        if self.heard != events:  # the end of the deal before was missed
            self.acts = max(self.acts, 1)
            return UpdateReason.JOINED
        return UpdateReason.DEALT


def _after_the_count(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of the deal that follows a deal result, without the gathering of the cards."""
    ends = [index for index, event in enumerate(events) if isinstance(event, HandScored | MatchEnded)]
    if not ends:
        return tuple(events)
    following = events[ends[-1] + 1 :]
    return tuple(dropwhile(lambda event: isinstance(event, CardsMoved) and event.target.owner is None, following))
