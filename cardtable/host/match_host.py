"""Match host: pure state machine of a local match; messages, answers and time go in, effects come out in order.

No clock, file, process or socket: its runner passes the time in seconds and carries out the effects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from cardtable.core.events import HandScored
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.record import Record, SeatingEntry
from cardtable.core.rules import AnyGame
from cardtable.core.session import NOT_YOUR_TURN, PreparedAction, Session
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host import host_messages
from cardtable.host.computer_seats import ComputerSeats, MovePace, PaceClock
from cardtable.host.host_messages import Effect, FromSeat, LineId, ProposalKind, UpdateReason
from cardtable.host.log_writer import DeferredCall, DeferredCalls, LogWriter
from cardtable.host.match_config import MatchConfig, MatchSecret, config_of
from cardtable.host.match_play import MatchPlay, Subscription, Subscriptions, next_claim_step
from cardtable.host.proposals import FAILED, Proposal, ProposalVote
from cardtable.host.seat_assignment import Presence, SeatInfo, SeatOccupants, person_assignment, seats_after, seats_of

_REWIND_REASONS = {ProposalKind.UNDO: UpdateReason.UNDONE, ProposalKind.REDO: UpdateReason.REDONE}


@frozen
class _ClaimPlayout:
    """A claim that is being played out, to the end of its deal at most."""

    proposal: Proposal
    deal: int


class MatchHost:
    """State machine of one match. Each call returns effects in order; while an entry is being persisted, calls wait.

    With persons among the seats nothing happens while none of them is there. A proposal is dropped with the next
    accepted action of a person; computers wait meanwhile.
    """

    def __init__(
        self,
        config: MatchConfig,
        secret: MatchSecret,
        seats: Sequence[SeatInfo] | None = None,
        pace: MovePace | None = None,
        *,
        session: Session[Any, Any] | None = None,
        seated: Sequence[SeatingEntry] = (),
    ) -> None:
        """`seats`: by default from the players of `config`; `session`, `seated`: of a match that has begun."""
        self.config = config
        self._secret = secret
        self._seats = SeatOccupants(seats or seats_of(config.players, config.game), seated)
        session = session or Session(config.game, config.options, config.players, secret.seed)
        self._match = MatchPlay(config, secret, session)
        self._subscriptions = Subscriptions()
        self._clock = PaceClock(pace or MovePace(), self._subscriptions)
        self._effects: list[Effect] = []
        self._log = LogWriter(session.actions + len(seated), self._effects.append)
        self._deferred = DeferredCalls()
        self._computers = ComputerSeats(self._match, self._seats, self._clock, self._effects)
        self._has_started = False
        self._has_failed = False  # the rules raised at the last action of a computer
        self._vote = ProposalVote(config, self._match, self._seats, self._subscriptions, partial(_send, self._effects))
        self._claim: _ClaimPlayout | None = None

    @classmethod
    def restore(cls, record: Record, games: Mapping[str, AnyGame], pace: MovePace | None = None) -> MatchHost:
        """Return a host at the last action of a record; raise ReplayError with `accepted` as Session.replay does."""
        return cls.resume(record, Session.replay(record, games[record.game]), games[record.game], pace)

    @classmethod
    def resume(
        cls, record: Record, session: Session[Any, Any], game: AnyGame, pace: MovePace | None = None
    ) -> MatchHost:
        """Return a host at the last action of a record whose replay is `session`."""
        config, secret = config_of(record, game)
        return cls(config, secret, seats_after(record, game), pace, session=session, seated=record.seated)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self._seats.infos

    @property
    def scores(self) -> tuple[HandScored, ...]:
        return self._match.session.scores

    @property
    def over(self) -> bool:
        return self._match.session.match_over

    @property
    def deal(self) -> int:
        """Number of the deal in play, from 1."""
        return self._match.session.deal_number

    @property
    def actions(self) -> int:
        """Number of actions in force."""
        return self._match.session.actions

    @property
    def has_begun(self) -> bool:
        """True once the person has acted; in a match without a person, once any seat has."""
        session, person = self._match.session, person_assignment(self.config.players)
        return any(person in (None, session.actor_of(number)) for number in range(session.actions))

    @property
    def is_deal_new(self) -> bool:
        return self._match.session.deal_began == self.actions

    def record(self) -> Record:
        """Return the match so far with all its secrets: for the owner of the host, never for a subscription."""
        return replace(self._match.record(), seated=self._seats.history)

    def at_deal(self, number: int) -> Session[Any, Any] | None:
        """Return the session at the first card of a deal: for the owner of the host, to replay it."""
        return self._match.session.at_deal(number)

    def view(self, seat: Seat | None) -> View[Any]:
        """Return the view of a seat: for the owner of the host."""
        return self._match.session.view(seat)

    def forbid_undo(self) -> None:
        """Forbid undo of all actions so far: for a deal that is practised."""
        self._match.first_undoable = self.actions

    def set_level(self, seat: Seat, level: str) -> None:
        """Replace the level of a computer's seat, before the host starts."""
        self._seats.put(seat, replace(self._seats[seat], level=level))

    # ---- calls of the runner

    def start(self, now: float) -> list[Effect]:
        """Start asking computer players; called once, when the runner is ready."""
        return self._call(self._start, now)

    def on_hello(
        self,
        line: LineId,
        viewer_seat: Seat | None,
        acting_seat: Seat | None,
        right: host_messages.Capability,
        now: float,
    ) -> list[Effect]:
        """Add a subscription with a new id; one that acts for a seat brings its person back.

        Raises ValueError if a computer sits there, and if the id is taken.
        """
        if acting_seat is not None and not self._seats.is_person(acting_seat):
            raise ValueError("A computer player sits there.")
        return self._call(partial(self._join, Subscription(line, viewer_seat, acting_seat, right)), now)

    def on_message(self, line: LineId, message: FromSeat, now: float) -> list[Effect]:
        """Handle a message of a subscription; ignore one that has ended."""
        return self._call(partial(self._receive, line, message), now)

    def on_lost(self, line: LineId, now: float) -> list[Effect]:
        """Remove a subscription: its person is away unless another subscription acts for the seat."""
        return self._call(partial(self._lose, line), now)

    def on_answer(self, question: int, action: Any | None, now: float) -> list[Effect]:
        """Handle a computer player's answer; None means it failed and is asked again. Ignore cancelled questions."""
        return self._call(partial(self._computers.answer, question, action), now)

    def on_time(self, now: float) -> list[Effect]:
        """Do everything that is due at `now`, possibly nothing."""
        return self._call(_nothing, now)

    def set_pace(self, pace: MovePace, now: float) -> list[Effect]:
        """Change the pace of computers, and do at once what is due by it."""
        self._clock.pace = pace
        return self.on_time(now)

    def on_persisted(self, n: int, now: float) -> list[Effect]:
        """Apply and show entry `n`, which is persisted; raise ValueError if it is not the one being persisted."""
        self._log.persisted(n, now)
        self._has_failed = False
        return self._drain(now)

    # ---- order of work

    def _call(self, call: DeferredCall, now: float) -> list[Effect]:
        self._deferred.add(None, call)
        return [] if self._log.is_writing else self._drain(now)

    def _drain(self, now: float) -> list[Effect]:
        """Make the deferred calls until an entry has to be persisted; a claim goes before all of them."""
        self._advance(now)
        while not self._log.is_writing and self._deferred.run_next(now):
            self._advance(now)
        effects = list(self._effects)
        self._effects.clear()
        return effects

    def _advance(self, now: float) -> None:
        if self._claim is not None and not self._log.is_writing:
            self._play_claim(self._claim)
        if self._log.is_writing:
            return
        self._computers.cancel_stale()
        if self._has_started and not self._is_halted:
            self._computers.ask(now)
            move = self._computers.move(now)
            if move is not None:
                self._has_failed = not self._append_action(move)

    # ---- playing

    def _start(self, now: float) -> None:
        self._has_started = True

    def _submit(self, subscription: Subscription, request: host_messages.SubmitAction) -> None:
        seat = subscription.acting_seat
        if seat is None or not self._seats[seat].is_here:
            self._send(subscription, host_messages.Rejected(request.id, NOT_YOUR_TURN))
            return
        refusal = self._match.session.refusal(seat, request.action, request.version)
        if refusal is None:
            self._vote.drop()
            if self._append_action(
                host_messages.ActionEntry(seat, request.action), sender=subscription.id, request_id=request.id
            ):
                return
            refusal = FAILED
        self._send(subscription, host_messages.Rejected(request.id, refusal))

    def _append_action(self, entry: host_messages.ActionEntry, **cause: Any) -> bool:
        """Append a legal action to the log; return False, and report the fault, if the rules raise at it.

        `cause`: parameters of `_perform`.
        """
        prepared = self._match.prepare(entry.seat, entry.action)
        if isinstance(prepared, host_messages.RulesFault):
            self._effects.append(prepared)
            return False
        self._log.append(entry, partial(self._perform, prepared, **cause))
        return True

    def _perform(
        self,
        prepared: PreparedAction[Any, Any],
        _entry: host_messages.ActionEntry,
        now: float,
        *,
        sender: LineId | None = None,
        request_id: int | None = None,
        fulfilled: Proposal | None = None,
    ) -> None:
        """Apply and send an action; `fulfilled`: the proposal that ends with it."""
        events = self._match.commit(prepared)
        for subscription in self._subscriptions:
            mine = request_id if subscription.id == sender else None
            self._send_update(subscription, UpdateReason.PLAYED, events, mine=mine)
        has_dealt = self._match.deal_if_due()
        if has_dealt:
            for subscription in self._subscriptions:
                self._send_update(subscription, UpdateReason.DEALT, self._match.session.happened)
        self._clock.on_update(now, has_result=has_dealt)
        if self.over:
            for subscription in self._subscriptions:
                self._send(subscription, host_messages.SeedRevealed(self._secret.seed))
        if fulfilled is not None:
            self._vote.announce_end(fulfilled, agreed=True)

    def _rewind(self, proposal: Proposal, entry: host_messages.RewindEntry, now: float) -> None:
        self._seats.rewind(entry.actions)
        self._computers.cancel_all()
        self._match.rewind(entry.actions)
        self._clock.on_update(now)
        for subscription in self._subscriptions:
            self._send_update(subscription, _REWIND_REASONS[proposal.kind], by=proposal.by)
        self._vote.announce_end(proposal, agreed=True)

    def _append_occupant(self, seat: Seat, presence: Presence, proposal: Proposal | None = None) -> None:
        """Log and then apply that a person plays again or a computer does, by a proposal if one asked for it."""

        def on_persisted(entry: host_messages.OccupantEntry, _now: float) -> None:
            self._seats.seat(entry.seat, entry.info, self.actions)
            self._send_seating()
            if proposal is not None:
                self._vote.announce_end(proposal, agreed=True)

        self._log.append(host_messages.OccupantEntry(seat, self._seats.with_presence(seat, presence)), on_persisted)

    def _send_update(
        self,
        subscription: Subscription,
        why: UpdateReason,
        events: Sequence[Any] = (),
        *,
        by: Seat | None = None,
        mine: int | None = None,
    ) -> None:
        update = self._match.update_for(
            subscription, self._log.n, why, events, alone=self._seats.is_alone, by=by, mine=mine
        )
        subscription.sent_version = update.update.view.version
        self._send(subscription, update)

    @property
    def _is_halted(self) -> bool:
        """True while computers wait: a vote is open, no person is there, the match is over, or the rules failed."""
        is_deserted = not self._seats.are_computers and not self._subscriptions.has_person
        return self._vote.is_open or self.over or is_deserted or self._has_failed

    # ---- subscriptions

    def _join(self, subscription: Subscription, now: float) -> None:
        self._subscriptions.add(subscription)
        viewer, actor = subscription.viewer_seat, subscription.acting_seat
        self._send(subscription, host_messages.Joined(subscription.id, viewer, actor, subscription.right, self.config))
        if actor is not None:
            self._return_to_seat(actor)
        self._send_seating()
        self._send_update(subscription, UpdateReason.JOINED)
        self._vote.send_open(subscription)
        if self.over:
            self._send(subscription, host_messages.SeedRevealed(self._secret.seed))

    def _return_to_seat(self, seat: Seat) -> None:
        """Let the person play again; log it if a computer did meanwhile."""
        self._vote.drop_about(seat)
        if self._seats[seat].acting_level:
            self._append_occupant(seat, Presence.HERE)
        else:
            self._seats.put(seat, self._seats.with_presence(seat, Presence.HERE))

    def _lose(self, id: LineId, now: float) -> None:
        subscription = self._subscriptions.find(id)
        if subscription is not None:
            self._remove(subscription)

    def _leave(self, subscription: Subscription) -> None:
        """Remove a subscription; a computer plays on for its seat if other persons are there, else the seat waits."""
        seat = subscription.acting_seat
        self._remove(subscription)
        self._effects.append(host_messages.CloseConnection(subscription.id))
        if seat is not None and not self._subscriptions.has_actor(seat) and self._subscriptions.has_person:
            self._append_occupant(seat, Presence.LEFT)

    def _remove(self, subscription: Subscription) -> None:
        self._subscriptions.remove(subscription)
        seat = subscription.acting_seat
        if seat is not None and not self._subscriptions.has_actor(seat) and self._seats[seat].is_here:
            self._seats.put(seat, self._seats.with_presence(seat, Presence.AWAY))
            self._execute(self._vote.remove_voter(seat))
        self._send_seating()

    def _send_seating(self) -> None:
        update = host_messages.SeatingUpdate(self._seats.infos, self._subscriptions.n_spectators)
        for subscription in self._subscriptions:
            self._send(subscription, update)

    def _send(self, subscription: Subscription, message: host_messages.FromTable) -> None:
        _send(self._effects, subscription, message)

    def _receive(self, id: LineId, message: FromSeat, now: float) -> None:
        sender = self._subscriptions.find(id)
        if sender is None:
            return
        match message:
            case host_messages.SubmitAction():
                self._submit(sender, message)
            case host_messages.Presented():
                sender.presented_version = max(sender.presented_version, min(message.version, sender.sent_version))
            case host_messages.Propose():
                self._execute(self._vote.propose(sender, message))
            case host_messages.VoteRequest():
                self._execute(self._vote.vote(sender, message))
            case host_messages.ClaimPreviewRequest():
                self._send(sender, self._vote.preview_claim(sender))
            case host_messages.ReturnRequest():
                if sender.acting_seat is not None and not self._seats[sender.acting_seat].is_here:
                    self._return_to_seat(sender.acting_seat)
                    self._send_seating()
            case host_messages.LeaveRequest():
                self._leave(sender)

    # ---- proposals

    def _execute(self, proposal: Proposal | None) -> None:
        if proposal is None:
            return
        if proposal.kind is ProposalKind.REPLACE:
            assert proposal.about is not None
            self._append_occupant(proposal.about, Presence.REPLACED, proposal)
        elif proposal.kind is ProposalKind.CLAIM:
            self._computers.cancel_all()
            self._claim = _ClaimPlayout(proposal, self.deal)
        else:
            target = self._match.rewind_target(proposal.kind, proposal.by, alone=self._seats.is_alone)
            assert target is not None  # no action can have been applied since the proposal was checked
            record = replace(self._match.record(target), seated=self._seats.history_before(target))
            self._log.append(host_messages.RewindEntry(target, record), partial(self._rewind, proposal))

    def _play_claim(self, claim: _ClaimPlayout) -> None:
        proposal, match = claim.proposal, self._match
        assert proposal.by is not None
        step = None
        if self.deal == claim.deal:
            step = next_claim_step(match.session, match.rules, proposal.by, match.controls.claim)
        has_failed = step is not None and not self._append_action(
            host_messages.ActionEntry(step.seat, step.action), fulfilled=proposal if step.is_last else None
        )
        if step is None or has_failed or step.is_last:
            self._claim = None
        if step is None or has_failed:
            self._vote.announce_end(proposal, agreed=not has_failed)


def _nothing(now: float) -> None:
    """Deferred call of `on_time`: all work is done before and after each call."""


def _send(effects: list[Effect], subscription: Subscription, message: host_messages.FromTable) -> None:
    """Add a message to the effects; no method, so that the vote does not hold its host in a reference cycle."""
    effects.append(host_messages.SendTo(subscription.id, message))
