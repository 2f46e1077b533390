"""How it stands with the way to the table, from what the line has said and how long ago."""

from __future__ import annotations

from cardtable.app.people.at_table.situation import ConnectionStatus
from cardtable.core.frozen_values import frozen
from cardtable.host.gathering import DisconnectCode
from cardtable.net.agent_talk import ConnectionChanged, ConnectionProblem, ConnectionState

SHORT_S = 3  # so long a lost line is nothing but a short pause
GONE_S = 10  # so long nobody has answered when the host's computer counts as gone
TRIED_S = 600  # the agent tries so long


@frozen
class ConnectionLoss:
    """Since when, and what was said last of why."""

    since: float
    reason: DisconnectCode | ConnectionProblem | None = None
    ended: bool = False  # nothing is tried any more

    def way(self, now: float) -> ConnectionStatus:
        """As people are shown it: a host that closes in order says so; no network here is not its fault."""
        if self.reason is DisconnectCode.ELSEWHERE:
            return ConnectionStatus.ELSEWHERE
        if self.reason is DisconnectCode.STOPPING:
            return ConnectionStatus.HOST_CLOSED
        if self.ended and self.reason is not ConnectionProblem.TEN_MINUTES:
            return ConnectionStatus.OVER
        gone = self.reason in (ConnectionProblem.NO_ANSWER, ConnectionProblem.TEN_MINUTES)
        if gone and now - self.since >= GONE_S:
            return ConnectionStatus.HOST_GONE
        return ConnectionStatus.LOST if now - self.since >= SHORT_S else ConnectionStatus.THERE


def lost_by(change: ConnectionChanged, before: ConnectionLoss | None, now: float) -> ConnectionLoss | None:
    """What a change of the line comes to; None: the line is up."""
    if change.state is ConnectionState.LIVE:
        return None
    if change.state is ConnectionState.CONNECTING:
        return before
    since = now if before is None else before.since
    closed = (
        before is not None and before.reason is DisconnectCode.STOPPING
    )  # nobody answers then, and that was to be expected
    keeps = closed and change.reason in (None, ConnectionProblem.NO_ANSWER, ConnectionProblem.NO_NETWORK)
    reason = before.reason if keeps and before is not None else change.reason
    return ConnectionLoss(since, reason, change.state is ConnectionState.ENDED)
