"""What is known here of the people at a table in another house: a value that grows with what the table says.

How it stands with the way to the table, from what the line has said and how long ago.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from cardtable.app.multiplayer.in_match.notification_content import Countdown
from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus, RoomNotice, RoomStatus
from cardtable.app.multiplayer.in_match.proposal_texts import PendingProposal
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.zones import Seat
from cardtable.host.room_messages import ClockMessage, RoomInfo
from cardtable.host.room_types import DisconnectCode, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import ConnectionChanged, ConnectionProblem, ConnectionState


@frozen
class RunningClock:
    """The time for a decision: `whole` seconds from `since` on, in seconds of the clock of whoever shows it."""

    since: float
    whole: int

    def thought(self, now: float) -> int:
        """Whole seconds since the decision was put."""
        return max(0, int(now - self.since))

    def left(self, now: float) -> int:
        """Whole seconds left; 0 when the time is over."""
        return max(0, self.whole - self.thought(now))


@frozen
class ParticipantState:
    """`heard_at`: when `info` came, for the seconds in it count on."""

    info: RoomInfo
    heard_at: float
    clocks: Mapping[Seat, RunningClock] = field(default_factory=dict)
    way: ConnectionStatus = ConnectionStatus.THERE
    gone_since: float = 0.0  # when the way was lost
    reason: DisconnectCode | ConnectionProblem | None = None  # why it was lost, where that is known
    waits_until: Countdown | None = None
    wish: PendingProposal | None = None
    notices: tuple[RoomNotice, ...] = ()
    plays_no_more: bool = False  # this person wants no other match
    only_watches: bool = False  # this person wants no seat

    def told(self, info: RoomInfo, now: float) -> ParticipantState:
        """The table has said how it stands; clocks of those who are away are not in force."""
        here = {seat for seat, place in enumerate(info.seats) if _plays(place.kind, place.presence)}
        clocks = {seat: clock for seat, clock in self.clocks.items() if seat in here}
        return replace(self, info=info, heard_at=now, clocks=clocks)

    def timed(self, clock: ClockMessage, now: float) -> ParticipantState:
        """A clock has said what is left."""
        clocks = {seat: running for seat, running in self.clocks.items() if seat != clock.seat}
        if clock.left >= 0:
            whole = max(self.info.house.patience, clock.left)
            before = self.clocks.get(clock.seat)
            over = clock.left == 0 and before is not None and before.left(now) == 0
            clocks[clock.seat] = (
                before if over and before is not None else RunningClock(now - (whole - clock.left), whole)
            )
        return replace(self, clocks=clocks)

    def away(self, seat: Seat, now: float) -> int:
        """Since how many seconds a person's line is lost."""
        return self.info.seats[seat].away + max(0, int(now - self.heard_at))

    @property
    def host_elsewhere(self) -> Seat | None:
        """Whose computer the table is on, if that is another person's; None: a server's.

        Whoever can lose the line to an own table has it on a server; so has whoever plays on without its host's line.
        """
        host = self.info.host
        if host is None or host == self.info.you:
            return None
        return None if self.info.seats[host].presence in (Presence.AWAY, Presence.LEFT) else host

    @property
    def is_replaced(self) -> bool:
        """Whether a computer plays for this person, who is here."""
        me = self.info.you
        goes_on = self.info.stage is not RoomStage.OVER
        return goes_on and me is not None and self.info.seats[me].presence is Presence.REPLACED

    def situation(self, *, letters: bool) -> RoomStatus:
        """What of it may stand in the strip; `letters`: whether single letters answer."""
        info = self.info
        me = info.you
        return RoomStatus(
            me=me,
            host=self.host_elsewhere,
            portraits=tuple(place.portrait for place in info.seats),
            way=self.way,
            reason=self.reason,
            waits_until=self.waits_until,
            wish=self.wish,
            paused=info.stage is RoomStage.PAUSED,
            over=info.stage is RoomStage.OVER and not self.plays_no_more,
            replaced=self.is_replaced,
            may_watch=info.house.watchers,
            notices=self.notices,
            letters=letters,
        )


def _plays(kind: SeatOccupant, presence: Presence) -> bool:
    return kind is SeatOccupant.PERSON and presence is Presence.HERE


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
