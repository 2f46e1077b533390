"""Match of a room: requests of its participants, its own steps, and its timeouts.

The match's own steps follow from its state in `step`, so an entry that could not be persisted is simply tried again.
There is one timer, for the earliest time at which the state changes by itself; what is overdue waits for another
event, and sets no timer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.session import MATCH_OVER, NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host import room_requests
from cardtable.host.computer_seats import BEAT, ComputerSeats, ConstantPace
from cardtable.host.host_messages import RulesFault
from cardtable.host.log_writer import OnPersisted
from cardtable.host.room.admission import LateJoins
from cardtable.host.room.broadcast import RoomInfoBroadcaster, UpdateBroadcaster
from cardtable.host.room.deal_preparation import DealScheduler
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, Participants
from cardtable.host.room.room_effects import EffectOutbox, RoomLogEntry, RoomLogEntryKind, RoomLogWriter
from cardtable.host.room.room_log_entries import SeatEntry, write_do, write_seat
from cardtable.host.room.room_proposals import OpenProposal, RoomVotes
from cardtable.host.room.room_settings import ASKED_FIRST, ERROR, NOT_KEPT, NOT_NOW, NOT_SEATED, PAUSED
from cardtable.host.room.room_timers import PATIENT, READING, TurnClocks
from cardtable.host.room_types import DisconnectCode, RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence, substitute_of


class RoomMatch:
    """Match of a room; it halts while nobody is here, a proposal holds it, it is paused, or the store is down."""

    def __init__(
        self,
        projection: MatchProjection,
        participants: Participants,
        log: RoomLogWriter,
        outbox: EffectOutbox,
        info_broadcaster: RoomInfoBroadcaster,
        entropy: Callable[[int], str],
        server_entry: str,
    ) -> None:
        """`server_entry`: log entry of this server; "" where no other server could run the room."""
        self.projection = projection
        self.wants_rematch = False  # all have agreed to another match
        self._server_entry = server_entry
        self._log = log
        self._outbox = outbox
        self._info_broadcaster = info_broadcaster
        self._update_broadcaster = UpdateBroadcaster(projection, participants, log, outbox)
        self._votes = RoomVotes(projection, outbox)
        self._late_joins = LateJoins(projection, outbox)
        self._deal_scheduler = DealScheduler(
            projection, log, outbox, info_broadcaster, entropy, self._on_dealt, self._on_persist_failed
        )
        self._clocks = TurnClocks(projection.opening.rules.house.patience)
        self._pace = ConstantPace()
        self._quick_level = substitute_of(projection.opening.rules.game)
        self._computers: ComputerSeats | None = None
        self._presence_changes: dict[Seat, Presence] = {}  # not yet logged
        self._to_append: list[tuple[RoomLogEntryKind, str]] = []  # entries not yet logged
        self._on_closed: OnPersisted | None = None
        self._is_paused = False
        self.is_store_down = False
        self._has_failed = False  # the rules raised at a computer's action or at a deal
        self.sends_earlier = False  # deals finished in another room are to be sent to everybody before the next one

    # ---- state

    @property
    def stage(self) -> RoomStage:
        projection = self.projection
        if projection.closed:
            return RoomStage.CLOSED
        if projection.over:
            return RoomStage.OVER
        if self._is_paused or self.is_store_down or not projection.seats.has_person:
            return RoomStage.PAUSED
        return RoomStage.PLAYING if projection.due_deal is None else RoomStage.SEALING

    def due(self, now: float) -> float | None:
        """Return the next time at which something has to be done; None if never."""
        slow = self._computers.waiting_since(self._quick_level) if self._computers is not None else None
        late = None if slow is None or self._is_halted(self.stage) else slow + PATIENT * BEAT
        found = (self._deal_scheduler.due, late, self._votes.due, self._grace_end, self._clocks.due)
        return min((due for due in found if due is not None and due > now), default=None)

    @property
    def _grace_end(self) -> float | None:
        """Time at which the next participant whose connection is lost is replaced; None if there is none."""
        grace = self.projection.opening.rules.house.grace
        away = self.projection.seats.away if grace else ()
        if not away or self.stage not in (RoomStage.SEALING, RoomStage.PLAYING):
            return None
        return min(person.lost_at + grace for person in away)

    def _is_halted(self, stage: RoomStage) -> bool:
        return stage not in (RoomStage.SEALING, RoomStage.PLAYING) or self._votes.is_holding or self._has_failed

    # ---- participants come and go

    def greet(self, person: Participant, last_entry: tuple[int, str], opened: int, now: float) -> None:
        """Send a participant who has just come the match's state, in this order; `opened`: last reveal they have."""
        person.last_entry = last_entry
        if self.projection.match is not None:
            self._update_broadcaster.catch_up(person)
        for reveal in self.projection.reveals(opened or -1):  # the client compares them with the history sent before
            self._outbox.send(person, reveal)
        if self.stage is RoomStage.SEALING:
            self._deal_scheduler.greet(person)
        self.remind(person, now)

    def remind(self, person: Participant, now: float) -> None:
        """Send the open proposal and running clocks, which a client forgets with each welcome."""
        self._votes.greet(person, now)
        for clock in self._clocks.messages(now):
            self._outbox.send(person, clock)

    def on_return(self, person: Participant, now: float) -> None:
        """Let a participant with a seat, whose connection is back, play from the next decision on."""
        assert person.seat is not None
        seat = self.projection.seats[person.seat]
        self.projection.hand_holders.add(person.key)  # the cards are sent even before the log has the return
        self._clocks.reset(person.seat)
        self._votes.on_return(person.seat, now)
        if sum(other.is_here for other in self.projection.seats.participants) == 1:
            self._restart_grace(now)
        if seat.presence is Presence.AWAY:
            seat.presence = Presence.HERE
        if seat.presence is not Presence.HERE or self._log.is_writing:  # a replacement may be being persisted
            self._presence_changes[person.seat] = Presence.HERE
        else:
            self._presence_changes.pop(person.seat, None)  # a leave that waits for the store

    def on_lost(self, person: Participant, now: float) -> None:
        """Mark a participant with a seat, whose connection is lost, as away."""
        assert person.seat is not None
        seat = self.projection.seats[person.seat]
        self._clocks.reset(person.seat)
        self._presence_changes.pop(person.seat, None)
        if seat.presence is Presence.HERE:
            seat.presence = Presence.AWAY
        self._votes.on_gone(person.seat, now)

    def on_left(self, seat: Seat) -> None:
        """Let a computer play for a participant who has left for good."""
        self._presence_changes[seat] = Presence.LEFT

    def _restart_grace(self, now: float) -> None:
        """Restart the grace periods of all who are away, because the room was empty."""
        for person in self.projection.seats.participants:
            if not person.is_here:
                person.lost_at = now

    # ---- requests

    def receive(self, person: Participant, request: room_requests.FromSeat, now: float) -> DisconnectCode | None:
        """Handle a request to the match; return the reason to close the connection, if there is one."""
        seat = person.seat
        match request:
            case room_requests.SitRequest():
                self._late_joins.request(person, request.seat, self.stage, now)
            case room_requests.ReadyRequest() if seat is None:
                self._outbox.refuse(person, "ready", NOT_SEATED)
            case room_requests.StartRequest() if seat is None and person.key != self.projection.owner_key:
                self._outbox.refuse(person, "start", NOT_SEATED)
            case room_requests.ActionRequest():
                return self._submit(person, request)
            case room_requests.ProposeRequest() if seat is None:
                self._outbox.refuse(person, "ask", NOT_SEATED)
            case room_requests.ProposeRequest() if seat is not None:
                self._propose(person, seat, request, now)
            case room_requests.CommitRequest() | room_requests.RevealRequest() if seat is not None:
                return None if self._deal_scheduler.take(seat, request) else DisconnectCode.NOT_UNDERSTOOD
            case room_requests.VoteRequest() if seat is not None:
                self._votes.vote(seat, request, now)
            case room_requests.ReturnRequest() if seat is not None:
                if self.projection.seats[seat].presence is Presence.REPLACED:
                    self._presence_changes[seat] = Presence.HERE
        return None

    def _submit(self, person: Participant, request: room_requests.ActionRequest) -> DisconnectCode | None:
        codec = self.projection.opening.rules.game.codec
        try:
            action = codec.read(request.action)
        except ValueError:
            return DisconnectCode.NOT_UNDERSTOOD
        refusal = self._action_refusal(person, action, request.v)
        if refusal is None:
            assert person.seat is not None
            if self._append_action(person.seat, action, person, request.id):
                return None
            refusal = ERROR
        self._outbox.refuse(person, "do", refusal, request.id)
        return None

    def _action_refusal(self, person: Participant, action: Any, version: int) -> Refusal | None:
        if person.seat is None:
            return NOT_SEATED
        stage = self.stage
        if stage is not RoomStage.PLAYING:
            return {RoomStage.SEALING: NOT_NOW, RoomStage.PAUSED: PAUSED}.get(stage, MATCH_OVER)
        if not self.projection.seats[person.seat].is_here:
            return NOT_YOUR_TURN
        if self._votes.is_holding or self.projection.claimer is not None:
            return ASKED_FIRST
        return self.projection.session.refusal(person.seat, action, version)

    # ---- proposals

    def _propose(self, person: Participant, seat: Seat, request: room_requests.ProposeRequest, now: float) -> None:
        expired = self._clocks.expired
        refusal = PAUSED if self.is_store_down else None
        refusal = refusal or self._votes.propose(seat, request, self.stage, expired, self._log.n, now)
        if refusal is not None:
            self._outbox.refuse(person, "ask", refusal)

    def _execute(self, proposal: OpenProposal) -> None:
        match proposal.kind:
            case RoomProposalKind.UNDO:
                target = self._votes.policy.undo_target(proposal.by)
                if target is not None:
                    self._to_append.append((RoomLogEntryKind.REWIND, str(target)))
            case RoomProposalKind.CLAIM:
                self._to_append.append((RoomLogEntryKind.CLAIM, str(proposal.by)))
            case RoomProposalKind.PAUSE | RoomProposalKind.GO_ON:
                self._is_paused = proposal.kind is RoomProposalKind.PAUSE
                self._info_broadcaster.mark_changed()
            case RoomProposalKind.REPLACE:
                assert proposal.seat is not None
                self._presence_changes[proposal.seat] = Presence.REPLACED
            case RoomProposalKind.END:
                self._to_append.append((RoomLogEntryKind.END, "agreed"))
            case RoomProposalKind.REMATCH:
                self.wants_rematch = True

    # ---- time

    def apply_timeouts(self, now: float) -> None:
        """Apply every timeout due at `now`: votes, absent participants, turn clocks."""
        self._votes.apply_timeouts(now)
        while self._votes.accepted:
            self._execute(self._votes.accepted.pop(0))
        grace_end = self._grace_end
        if grace_end is not None and now >= grace_end:
            since = now - self.projection.opening.rules.house.grace
            for number, seat in enumerate(self.projection.seats):
                if seat.presence is Presence.AWAY and seat.person is not None and seat.person.lost_at <= since:
                    self._presence_changes[Seat(number)] = Presence.REPLACED
        if self._clocks.is_set:
            stage = self.stage
            is_playing = stage is RoomStage.PLAYING
            seats = self.projection.session.actors & self.projection.seats.here if is_playing else frozenset()
            for clock in self._clocks.update(seats, now, still=self._is_halted(stage)):
                self._outbox.send_all(clock)

    # ---- own steps

    def step(self, now: float) -> bool:
        """Do one thing that is due by itself; return False if there is none. The log must not be writing."""
        if self.projection.closed or self.is_store_down:
            return False
        if self._presence_changes and not self._is_new_server:
            return self._append_presence()
        entry = self._next_entry(now)
        if entry is not None:
            kind, rest, on_persisted = entry
            self._log.append_line(kind, rest, on_persisted, self._on_persist_failed)
            return True
        stage = self.stage
        if stage is RoomStage.PAUSED:
            self._deal_scheduler.interrupt()
        if self._is_halted(stage):
            return False
        if self.sends_earlier:
            self.sends_earlier = False
            self._update_broadcaster.resend_all()
            self._send_reveals(after=0)  # a client compares them with the history sent before
        if self.projection.due_deal is not None:
            is_done = self._deal_scheduler.step(self.projection.due_deal, now)
            self._has_failed = self._deal_scheduler.has_failed
            return is_done
        return self._play_claim() if self.projection.claimer is not None else self._play_computers(now)

    @property
    def _is_new_server(self) -> bool:
        """True if the log does not say yet that this server runs the room."""
        return bool(self._server_entry) and self.projection.server_entry != self._server_entry

    def _next_entry(self, now: float) -> tuple[RoomLogEntryKind, str, OnPersisted] | None:
        """Return the next entry to log, and the call that applies it; None if there is none."""
        if self._is_new_server:
            return RoomLogEntryKind.OWNER, self._server_entry, self._apply
        if self._to_append:
            return (*self._to_append[0], self._apply_first)
        late_join = self._late_joins.next_entry(self.stage, now)
        if late_join is not None:
            return RoomLogEntryKind.NEWCOMER, late_join, self._apply_late_join
        if self._on_closed is not None:
            return RoomLogEntryKind.CLOSE, "", self._on_closed
        if self._log.is_full and not self.projection.over:
            return RoomLogEntryKind.END, "full", self._apply
        return None

    def set_owner(self, seat: Seat) -> None:
        entry = (RoomLogEntryKind.HOST, str(seat))
        if entry not in self._to_append:
            self._to_append.append(entry)

    def close(self, then: Callable[[], None]) -> None:
        """Close the log, and call `then`."""

        def on_closed(entry: RoomLogEntry, now: float) -> None:
            self._on_closed = None
            self._apply(entry, now)
            then()

        self._on_closed = on_closed

    def remove(self, seat: Seat, secret: str, house_secret: str) -> None:
        """Log the removal of a person, for whom a computer plays, and the room's new secrets."""
        entry = SeatEntry(seat, Presence.LEFT, secret, house_secret)
        self._to_append.append((RoomLogEntryKind.SEAT, write_seat(entry)))

    def _append_presence(self) -> bool:
        """Log the first change of presence, unless the seat has it already."""
        number, presence = next(iter(self._presence_changes.items()))
        seat = self.projection.seats[number]
        is_waiting = seat.presence in (Presence.HERE, Presence.AWAY)
        if seat.person is None or is_waiting == (presence is Presence.HERE):
            del self._presence_changes[number]
            return True

        def on_persisted(entry: RoomLogEntry, now: float) -> None:
            if self._presence_changes.get(number) is presence:
                del self._presence_changes[number]
            self._apply(entry, now)

        entry = write_seat(SeatEntry(number, presence))
        self._log.append_line(RoomLogEntryKind.SEAT, entry, on_persisted, self._on_persist_failed)
        return True

    def _apply_first(self, entry: RoomLogEntry, now: float) -> None:
        del self._to_append[0]
        self._apply(entry, now)

    def _apply(self, entry: RoomLogEntry, now: float) -> None:
        """Apply a persisted entry that is neither a deal nor an action."""
        self.projection.apply(entry)
        self._has_failed = False
        if entry.kind is RoomLogEntryKind.REWIND:
            self._clocks.reset()
            if self._computers is not None:
                self._computers.cancel_all()
            self._pace.on_update(now)
            self._update_broadcaster.resend_all()
        self._info_broadcaster.mark_changed()

    def _apply_late_join(self, entry: RoomLogEntry, now: float) -> None:
        """Apply a late join; the room info goes before the cards of the seat."""
        moved = self._late_joins.pop_first()
        self._apply(entry, now)
        self._info_broadcaster.broadcast(now)
        for person in moved:
            person.since = now
            self._update_broadcaster.resend(person)

    def _on_persist_failed(self, now: float) -> None:
        """Halt until the store, which has refused an entry, is back."""
        self.is_store_down = True
        self._info_broadcaster.mark_changed()

    def _send_reveals(self, after: int) -> None:
        for reveal in self.projection.reveals(after):
            self._outbox.send_all(reveal)

    # ---- playing

    def _on_dealt(self, entry: RoomLogEntry, now: float) -> None:
        events = self.projection.apply(entry)
        if self.projection.match is None:  # the draw for seats: clients check it before the seats change
            self._send_reveals(after=-1)
            self._info_broadcaster.broadcast(now)
            return
        self._info_broadcaster.broadcast(now)
        if self.projection.session.scores:
            self._clocks.hold(now + READING)
        self._pace.on_update(now, has_dealt=True)
        self._update_broadcaster.broadcast(events)
        self._votes.on_deal(now)

    def on_answer(self, question: int, action: Any | None, now: float) -> None:
        """Handle a computer player's answer, as `ComputerSeats.answer` does."""
        if self._computers is not None:
            self._computers.answer(question, action, now)

    def _play_computers(self, now: float) -> bool:
        """Ask the computers that are to act, or apply an answer that is due."""
        match = self.projection.match
        assert match is not None
        if self._computers is None:
            acting_level = self.projection.seats.acting_level
            if not any(map(acting_level, match.session.actors)):
                return False
            self._computers = ComputerSeats(match, acting_level, self._pace, self._outbox.add)
        computers = self._computers
        computers.ask(now)
        computers.replace_slow(now - PATIENT * BEAT, self._quick_level, now)
        move = computers.move(now)
        is_done = move is not None and self._append_action(move.seat, move.action)
        self._has_failed = move is not None and not is_done
        return is_done

    def cancel_stale_questions(self) -> None:
        if self._computers is not None:
            self._computers.cancel_stale()

    def _play_claim(self) -> bool:
        match, claimer = self.projection.match, self.projection.claimer
        assert match is not None
        assert claimer is not None
        step = match.next_claim_step(claimer)
        if step is None or not self._append_action(step.seat, step.action):
            self.projection.claimer = None
        return True

    def _append_action(self, seat: Seat, action: Any, person: Participant | None = None, id: int | None = None) -> bool:
        """Log a legal action; return False, and report the fault, if the rules raise at it.

        `person`, `id`: sender and id of the action request.
        """
        session, match = self.projection.session, self.projection.match
        assert match is not None
        prepared = match.prepare(seat, action)
        if isinstance(prepared, RulesFault):
            self._outbox.add(prepared)
            return False

        def on_persisted(entry: RoomLogEntry, now: float) -> None:
            deal, n_results = self.projection.deal, len(session.scores)
            events = self.projection.apply(entry, prepared)
            self._has_failed = False
            self._clocks.reset(seat)
            self._pace.on_update(now)
            self._update_broadcaster.broadcast(events, person, id)
            self._votes.on_action(seat, now)
            if len(session.scores) > n_results:
                self._send_reveals(after=deal - 1)

        def on_failed(now: float) -> None:
            self._on_persist_failed(now)
            if person is not None:
                self._outbox.refuse(person, "do", NOT_KEPT, id)

        text = self.projection.opening.rules.game.codec.write(action)
        self._log.append_line(RoomLogEntryKind.DO, write_do(seat, text), on_persisted, on_failed)
        return True
