"""Participants of a remote room as a value, and the state of a lost connection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from cardtable.app.multiplayer.in_match.notification_content import Countdown
from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus, RoomNotice, RoomStatus
from cardtable.app.multiplayer.in_match.proposal_texts import PendingProposal
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.zones import Seat
from cardtable.host.room_messages import ClockMessage, RoomInfo
from cardtable.host.room_types import DisconnectCode, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import ConnectionChanged, ConnectionProblem, ConnectionState


@frozen
class RunningClock:
    """Running turn clock: `whole` seconds from `since` on, in seconds of the display's clock."""

    since: float
    whole: int

    def thought(self, now: float) -> int:
        """Return the whole seconds since the decision was put."""
        return max(0, int(now - self.since))

    def left(self, now: float) -> int:
        """Return the whole seconds left; 0 when the time is over."""
        return max(0, self.whole - self.thought(now))


@frozen
class ParticipantState:
    """State of the participants; `heard_at`: time of `info`, from which its counts of seconds go on."""

    info: RoomInfo
    heard_at: float
    clocks: Mapping[Seat, RunningClock] = field(default_factory=dict)
    way: ConnectionStatus = ConnectionStatus.THERE
    gone_since: float = 0.0  # time of the connection loss
    reason: DisconnectCode | ConnectionProblem | None = None  # reason of the connection loss, None if unknown
    waits_until: Countdown | None = None
    wish: PendingProposal | None = None
    notices: tuple[RoomNotice, ...] = ()
    plays_no_more: bool = False  # this person has declined another match
    only_watches: bool = False  # this person has declined a seat

    def told(self, info: RoomInfo, now: float) -> ParticipantState:
        """Return the state with a new room info; clocks of absent players are dropped."""
        persons = (place.kind is SeatOccupant.PERSON and place.presence is Presence.HERE for place in info.seats)
        here = {seat for seat, plays in enumerate(persons) if plays}
        clocks = {seat: clock for seat, clock in self.clocks.items() if seat in here}
        return replace(self, info=info, heard_at=now, clocks=clocks)

    def timed(self, clock: ClockMessage, now: float) -> ParticipantState:
        """Return the state with a new clock message; a negative `left` removes the clock."""
        clocks = {seat: running for seat, running in self.clocks.items() if seat != clock.seat}
        if clock.left >= 0:
            whole = max(self.info.house.patience, clock.left)
            before = self.clocks.get(clock.seat)
            over = clock.left == 0 and before is not None and before.left(now) == 0
            fresh = RunningClock(now - (whole - clock.left), whole)
            clocks[clock.seat] = before if over and before is not None else fresh
        return replace(self, clocks=clocks)

    def away(self, seat: Seat, now: float) -> int:
        """Return the seconds since a person's connection was lost."""
        return self.info.seats[seat].away + max(0, int(now - self.heard_at))

    @property
    def host_elsewhere(self) -> Seat | None:
        """Seat of the room owner if the room is on another person's computer; None: on a server, which says so.

        A person who can lose the connection to an own room has it on a server, and so has one who plays on while the
        owner is disconnected.
        """
        host = self.info.host
        if host is None or host == self.info.you or self.info.server:
            return None
        return None if self.info.seats[host].presence in (Presence.AWAY, Presence.LEFT) else host

    @property
    def is_replaced(self) -> bool:
        """True if a computer plays for this person, who is present, in a match that is not over."""
        me = self.info.you
        goes_on = self.info.stage is not RoomStage.OVER
        return goes_on and me is not None and self.info.seats[me].presence is Presence.REPLACED

    def situation(self, *, letters: bool) -> RoomStatus:
        """Return the status for the notification bar; `letters`: single-letter keys answer."""
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


SHORT_S = 3  # a shorter connection loss is not reported
GONE_S = 10  # time without an answer from which on the host counts as absent
TRIED_S = 600  # time for which the agent tries to reconnect


@frozen
class ConnectionLoss:
    """Lost connection: when it was lost and the last known reason."""

    since: float
    reason: DisconnectCode | ConnectionProblem | None = None
    ended: bool = False  # no further attempt is made

    def way(self, now: float) -> ConnectionStatus:
        """Return the status for display; an orderly close differs from an absent host and a failure on this side."""
        if self.reason is DisconnectCode.ELSEWHERE:
            return ConnectionStatus.ELSEWHERE
        if self.reason is DisconnectCode.STOPPING:
            return ConnectionStatus.HOST_CLOSED
        if self.ended and self.reason is not ConnectionProblem.TEN_MINUTES:
            return ConnectionStatus.OVER
        if self.reason is ConnectionProblem.NO_NETWORK and now - self.since >= SHORT_S:
            return ConnectionStatus.OFFLINE
        gone = self.reason in (ConnectionProblem.NO_ANSWER, ConnectionProblem.TEN_MINUTES)
        if gone and now - self.since >= GONE_S:
            return ConnectionStatus.HOST_GONE
        return ConnectionStatus.LOST if now - self.since >= SHORT_S else ConnectionStatus.THERE


def lost_by(change: ConnectionChanged, before: ConnectionLoss | None, now: float) -> ConnectionLoss | None:
    """Return the loss after a change of the connection; None: it is up."""
    if change.state is ConnectionState.LIVE:
        return None
    if change.state is ConnectionState.CONNECTING:
        return before
    since = now if before is None else before.since
    closed = before is not None and before.reason is DisconnectCode.STOPPING  # no answer is expected from a closed room
    keeps = closed and change.reason in (None, ConnectionProblem.NO_ANSWER, ConnectionProblem.NO_NETWORK)
    reason = before.reason if keeps and before is not None else change.reason
    return ConnectionLoss(since, reason, change.state is ConnectionState.ENDED)
