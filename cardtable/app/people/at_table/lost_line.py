"""How it stands with the way to the table, from what the line has said and how long ago."""

from __future__ import annotations

from cardtable.app.people.at_table.situation import Way
from cardtable.core.frozen_values import frozen
from cardtable.host.gathering import Close
from cardtable.net.agent_talk import LineChanged, LineState, Trouble

SHORT_S = 3  # so long a lost line is nothing but a short pause
GONE_S = 10  # so long nobody has answered when the host's computer counts as gone
TRIED_S = 600  # the agent tries so long


@frozen
class Lost:
    """Since when, and what was said last of why."""

    since: float
    reason: Close | Trouble | None = None
    ended: bool = False  # nothing is tried any more

    def way(self, now: float) -> Way:
        """As people are shown it: a host that closes in order says so; no network here is not its fault."""
        if self.reason is Close.ELSEWHERE:
            return Way.ELSEWHERE
        if self.reason is Close.STOPPING:
            return Way.HOST_CLOSED
        if self.ended and self.reason is not Trouble.TEN_MINUTES:
            return Way.OVER
        gone = self.reason in (Trouble.NO_ANSWER, Trouble.TEN_MINUTES)
        if gone and now - self.since >= GONE_S:
            return Way.HOST_GONE
        return Way.LOST if now - self.since >= SHORT_S else Way.THERE


def lost_by(change: LineChanged, before: Lost | None, now: float) -> Lost | None:
    """What a change of the line comes to; None: the line is up."""
    if change.state is LineState.LIVE:
        return None
    if change.state is LineState.CONNECTING:
        return before
    since = now if before is None else before.since
    closed = before is not None and before.reason is Close.STOPPING  # nobody answers then, and that was to be expected
    keeps = closed and change.reason in (None, Trouble.NO_ANSWER, Trouble.NO_NETWORK)
    reason = before.reason if keeps and before is not None else change.reason
    return Lost(since, reason, change.state is LineState.ENDED)
