"""Participants of a remote room as a value, the state of a lost connection, and what the table shows of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from cardtable.app.multiplayer.in_match.notification_content import Countdown, PendingProposal
from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus, RoomNotice, RoomStatus
from cardtable.app.multiplayer.in_match.notification_widgets import minutes_of
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer, Who, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import ClockMessage, RoomInfo
from cardtable.host.room_types import DisconnectCode, RoomProposalKind, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import ConnectionChanged, ConnectionProblem, ConnectionState
from cardtable.table.hud.participant_display import ParticipantDisplay, SeatPresence, SeatPresenceKind


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

        A person who can lose the connection to their own room has it on a server, and so has one who plays on while the
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


_STANDS_STILL = frozenset({ConnectionStatus.HOST_GONE, ConnectionStatus.HOST_CLOSED, ConnectionStatus.OVER})
SOON = 15  # seconds left from which on the prompt shows them

_AWAY = translate("Plates", "away %1", "minutes and seconds, on a plate")
_HOST_AWAY = translate("Plates", "host · away %1", "minutes and seconds, on a plate")
_THINKING = translate("Plates", "thinking %1", "minutes and seconds, on a plate")
_LEFT = translate("Plates", "Your turn: %1 second(s) left", n=0)
_SECONDS_LEFT = translate("Plates", "%1 second(s) left.", n=0)
_OVER = translate("Plates", "The others may let a computer play on.")
_ENDED = translate("Plates", "The match is over.")
_PAUSED = translate("Plates", "The table is paused.")
_REPLACED = translate("Plates", "A computer plays for you.")
_LINE_BACK = translate("Plates", "You can play again when the connection is back.")
_LOOK_BACK = translate("Plates", "You can watch again when the connection is back.")
_WAITS_FOR = translate("Plates", "The table is waiting for %1.")
_WAITS = translate("Plates", "The table is waiting.")
_ANSWER_FIRST = translate("Plates", "Answer %1 first.", "before playing on")
_WAITS_FOR_ANSWERS = translate("Plates", "The table is waiting for the answers.")

MUTED = translate("Plates", "muted by you", "on a plate, below a name")
_IS_AWAY = translate("Plates", "%1 is away.")
_IS_BACK = translate("Plates", "%1 is back.")
_PLAYED_FOR = translate("Plates", "A computer plays on for %1, who can come back at any time.")
HAS_LEFT = translate("Plates", "%1 has left. A computer plays on.")
_CHANGES = {
    Presence.AWAY: _IS_AWAY, Presence.REPLACED: _PLAYED_FOR, Presence.LEFT: HAS_LEFT, Presence.HERE: _IS_BACK,
}  # fmt: skip
_TIME_OVER = translate("Plates", "%1 is thinking. The time for a move is up; nothing happens automatically.")
_TABLE_OF = translate("Plates", "%1's table")
_TABLE_WATCHED = translate("Plates", "%1's table, %2 watching")
_OWN_TABLE = translate("Plates", "Your table")
_OWN_TABLE_WATCHED = translate("Plates", "Your table, %1 watching", "how many people look on")
_WATCHED = translate("Plates", "%1 watching", "how many people look on")


def shown_of(
    people: ParticipantState, renderer: TextRenderer, now: float, *, ended: bool = False
) -> ParticipantDisplay:
    """Return everything that the table shows of participants at time `now`; `ended`: agreed before the last card."""
    info, wish = people.info, people.wish
    paused = info.stage is RoomStage.PAUSED
    back = wish if wish is not None and wish.wish is RoomProposalKind.UNDO else None
    prompt = _ENDED if ended else _prompt(people, now)
    return ParticipantDisplay(
        seats=tuple(_seat(people, Seat(seat), renderer, now) for seat in range(len(info.seats))),
        prompt=prompt,
        accent=prompt is not None and prompt.source == _LEFT.source,
        asks_back=None if back is None else back.by,
        cards=() if back is None else back.cards,
        offer=_offer(people, now),
        watching=info.you is None,
        stands_still=ended or paused or people.way in _STANDS_STILL,
        hands_off=ended or paused or people.is_replaced or wish is not None or people.way is not ConnectionStatus.THERE,
    )


def changes_of(before: RoomInfo, after: RoomInfo) -> list[Text]:
    """Return announcements of changed presences of others; the bar reports the person's own."""
    said = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=False)):
        same = new.kind is SeatOccupant.PERSON and (old.kind, old.name) == (new.kind, new.name)
        if same and old.presence is not new.presence and seat != after.you:
            said.append(_CHANGES[new.presence].filled(Who(Seat(seat))))
    return said


def taken_over(before: RoomInfo, after: RoomInfo) -> list[Seat]:
    """Return the seats of others that were resumed on another computer; only the host's room info tells any."""
    places = enumerate(zip(before.seats, after.seats, strict=False))
    return [Seat(seat) for seat, (old, new) in places if new.again > old.again and seat != after.you]


def seconds_left(left: int) -> Text:
    """Return the announcement of this person's remaining time."""
    return _SECONDS_LEFT.filled(left, n=left)


def time_over(seat: Seat) -> Text:
    """Return the announcement that the time for a player's move has run out."""
    return _TIME_OVER.filled(Who(seat))


def label_of(info: RoomInfo) -> Text | None:
    """Return the label at the end of the status line: host and number of spectators; None without both."""
    if info.host is None:
        return _WATCHED.filled(info.watchers) if info.watchers else None
    if info.host == info.you:
        return _OWN_TABLE_WATCHED.filled(info.watchers) if info.watchers else _OWN_TABLE
    host = info.seats[info.host].name
    return _TABLE_WATCHED.filled(host, info.watchers) if info.watchers else _TABLE_OF.filled(host)


def _seat(people: ParticipantState, seat: Seat, renderer: TextRenderer, now: float) -> SeatPresence:
    place, grace = people.info.seats[seat], people.info.house.grace
    host_gone = people.way in (ConnectionStatus.HOST_GONE, ConnectionStatus.HOST_CLOSED)
    if host_gone and seat == people.host_elsewhere:
        gone = minutes_of(int(now - people.gone_since), renderer)
        return SeatPresence(SeatPresenceKind.AWAY, _HOST_AWAY.filled(gone))
    if place.kind is SeatOccupant.COMPUTER:
        return SeatPresence(SeatPresenceKind.COMPUTER)
    match place.presence:
        case Presence.REPLACED | Presence.LEFT:
            return SeatPresence(SeatPresenceKind.REPLACED)
        case Presence.AWAY if seat != people.info.you:  # the reader is present
            away = people.away(seat, now)
            left = max(0.0, 1 - away / grace) if grace else None
            return SeatPresence(SeatPresenceKind.AWAY, _AWAY.filled(minutes_of(away, renderer)), grace=left)
    clock = people.clocks.get(seat)
    if clock is None or people.way is not ConnectionStatus.THERE:
        return SeatPresence()
    left = clock.left(now)
    thinking = None if left or seat == people.info.you else _THINKING.filled(minutes_of(clock.thought(now), renderer))
    return SeatPresence(line=thinking, clock=left / max(1, clock.whole))


def _offer(people: ParticipantState, now: float) -> Seat | None:
    """Return a seat whose time is over, for a player who may propose a computer for it; else None."""
    if people.info.you is None or people.way is not ConnectionStatus.THERE or people.wish is not None:
        return None
    over = (seat for seat, clock in people.clocks.items() if clock.left(now) == 0 and seat != people.info.you)
    return next(over, None)


def _prompt(people: ParticipantState, now: float) -> Text | None:
    """Return the prompt that replaces the game's own; None: the game's own is shown."""
    info, me, wish = people.info, people.info.you, people.wish
    match people.way:
        case ConnectionStatus.HOST_GONE | ConnectionStatus.HOST_CLOSED:
            host = people.host_elsewhere
            return _WAITS if host is None else _WAITS_FOR.filled(Who(host))
        case ConnectionStatus.LOST | ConnectionStatus.OFFLINE:
            return _LOOK_BACK if me is None else _LINE_BACK
        case ConnectionStatus.ELSEWHERE | ConnectionStatus.OVER:
            return None
    if info.stage is RoomStage.PAUSED:
        return _PAUSED
    if wish is not None and me is not None:
        return _ANSWER_FIRST.filled(Who(wish.by)) if wish.asks(me) else _WAITS_FOR_ANSWERS
    if people.is_replaced:
        return _REPLACED
    clock = people.clocks.get(me) if me is not None else None
    if clock is None or clock.left(now) > SOON:
        return None
    left = clock.left(now)
    return _LEFT.filled(left, n=left) if left else _OVER
