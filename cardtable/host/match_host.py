"""One table: what lines say, computers answer and time brings goes in; what is to be done comes out, in order.

No clock, file, process or socket: whoever runs a host gives it the time in seconds and carries out its effects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from cardtable.core.events import HandScored
from cardtable.core.record import Record, SeatingEntry
from cardtable.core.rules import AnyGame
from cardtable.core.session import NOT_YOUR_TURN, Session
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host.computer_seats import ComputerSeats, MovePace, PaceClock
from cardtable.host.host_messages import (
    ActionEntry,
    Capability,
    ClaimPreviewRequest,
    CloseSubscription,
    Effect,
    FromSeat,
    FromTable,
    Joined,
    LeaveMatch,
    LineId,
    OccupantEntry,
    Presented,
    ProposalKind,
    Propose,
    Rejected,
    ReturnToSeat,
    RewindEntry,
    RulesFault,
    SeatingUpdate,
    SeedRevealed,
    SendTo,
    SubmitAction,
    UpdateReason,
    Vote,
)
from cardtable.host.match_config import MatchConfig, MatchSecret, config_of
from cardtable.host.match_play import MatchPlay, next_step
from cardtable.host.proposal_rules import FAILED, ClaimPlayout, Proposal
from cardtable.host.proposals import ProposalVote
from cardtable.host.seat_assignment import Presence, SeatInfo, SeatOccupants, person_assignment, seats_of, seats_then
from cardtable.host.subscriptions import Subscription, Subscriptions
from cardtable.host.write_ahead_queue import PendingWrite, Step, WriteAheadQueue

_JUMPS = {ProposalKind.UNDO: UpdateReason.UNDONE, ProposalKind.REDO: UpdateReason.REDONE}


class MatchHost:
    """Each call returns what is to be done, in order; between Append and `kept` all other calls wait.

    With persons among the seats nothing happens while none of them is there. A proposal dies with the next accepted
    action of a person; computers stand still meanwhile.
    """

    def __init__(
        self,
        terms: MatchConfig,
        secret: MatchSecret,
        seats: Sequence[SeatInfo] | None = None,
        pace: MovePace | None = None,
        *,
        session: Session[Any, Any] | None = None,
        seated: Sequence[SeatingEntry] = (),
    ) -> None:
        """`seats`: as the players of the terms say, by default; `session`, `seated`: of a match that has begun."""
        self._terms = terms
        self._secret = secret
        self._seats = SeatOccupants(seats or seats_of(terms.players, terms.game), seated)
        started = session or Session(terms.game, terms.options, terms.players, secret.seed)
        self._playing = MatchPlay(terms, secret, started)
        self._lines = Subscriptions()
        self._clock = PaceClock(pace or MovePace(), self._lines)
        self._effects: list[Effect] = []
        self._order = WriteAheadQueue(started.actions + len(seated), self._effects)
        self._computers = ComputerSeats(self._playing, self._seats, self._clock, self._effects)
        self._begun = False
        self._has_failed = False
        self._wishing = ProposalVote(terms, self._playing, self._seats, self._lines, partial(_send, self._effects))
        self._claim: ClaimPlayout | None = None

    @classmethod
    def restored(cls, record: Record, games: Mapping[str, AnyGame], pace: MovePace | None = None) -> MatchHost:
        """At the last action of a record; raises ReplayError with `accepted` as Session.replay does."""
        return cls.going_on(record, Session.replay(record, games[record.game]), games[record.game], pace)

    @classmethod
    def going_on(
        cls, record: Record, session: Session[Any, Any], game: AnyGame, pace: MovePace | None = None
    ) -> MatchHost:
        """The same where the record has been played already."""
        terms, secret = config_of(record, game)
        return cls(terms, secret, seats_then(record, game), pace, session=session, seated=record.seated)

    @property
    def terms(self) -> MatchConfig:
        """Game, rules and players: what everybody may know of the match."""
        return self._terms

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who acts for each seat."""
        return self._seats.infos

    @property
    def scores(self) -> tuple[HandScored, ...]:
        """The counts of all finished deals."""
        return self._playing.session.scores

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._playing.session.match_over

    @property
    def deal(self) -> int:
        """The number of the deal in play, from 1."""
        return self._playing.session.deal_number

    @property
    def actions(self) -> int:
        """How many actions are in force."""
        return self._playing.session.actions

    @property
    def has_begun(self) -> bool:
        """Whether the person has done anything in the match yet; without a person, whether anybody has."""
        session, person = self._playing.session, person_assignment(self._terms.players)
        return any(person in (None, session.actor_of(number)) for number in range(session.actions))

    @property
    def is_deal_new(self) -> bool:
        """Whether nobody has acted since the cards were dealt."""
        return self._playing.session.deal_began == self.actions

    def record(self) -> Record:
        """The match so far: for whoever owns the host, never for a line."""
        return replace(self._playing.record(), seated=self._seats.history)

    def at_deal(self, number: int) -> Session[Any, Any] | None:
        """The match as it was at the first card of a deal: for whoever owns the host, to look back."""
        return self._playing.session.at_deal(number)

    def view(self, seat: Seat | None) -> View[Any]:
        """What a seat sees now: for whoever owns the host."""
        return self._playing.session.view(seat)

    def begin_here(self) -> None:
        """What has been played so far cannot be taken back: for a deal that is practised."""
        self._playing.earliest = self.actions

    def played_by(self, seat: Seat, level: str) -> None:
        """Let another level than the record's think for a computer's seat; before anything has begun."""
        self._seats.put(seat, replace(self._seats[seat], level=level))

    # ---- what comes in

    def begun(self, now: float) -> list[Effect]:
        """Ask whoever is to act from now on: once, when the runner is ready."""
        return self._call(self._begin, now)

    def joined(
        self, line: LineId, eyes: Seat | None, hands: Seat | None, right: Capability, now: float
    ) -> list[Effect]:
        """Another line, under a number that its runner has chosen; a person's hands bring the person back.

        Raises ValueError for hands at a computer's seat, and for a number that is taken.
        """
        if hands is not None and not self._seats.is_person(hands):
            raise ValueError("A computer player sits there.")
        return self._call(partial(self._join, Subscription(line, eyes, hands, right)), now)

    def received(self, line: LineId, message: FromSeat, now: float) -> list[Effect]:
        """What a line says; a line that is gone is not heard."""
        return self._call(partial(self._receive, line, message), now)

    def lost(self, line: LineId, now: float) -> list[Effect]:
        """A line is gone: its person is away unless another line acts for the seat."""
        return self._call(partial(self._lose, line), now)

    def thought(self, question: int, action: Any | None, now: float) -> list[Effect]:
        """A computer has chosen; None: nobody could, and it is asked again. Questions that are void are not known."""
        return self._call(lambda time: self._computers.answer(question, action, time), now)

    def tick(self, now: float) -> list[Effect]:
        """Do what is due by now, which may be nothing."""
        return self._call(_nothing, now)

    def set_pace(self, pace: MovePace, now: float) -> list[Effect]:
        """Wait so long before moves of computers from now on; what is due by this is done at once."""
        self._clock.pace = pace
        return self.tick(now)

    def kept(self, n: int, now: float) -> list[Effect]:
        """The entry is safe: do it and show it; raises ValueError if it is not the one that is being kept."""
        self._carry_out(self._order.kept(n), now)
        self._order.go_on()
        return self._go_on(now)

    # ---- order

    def _call(self, step: Step, now: float) -> list[Effect]:
        self._order.wait(step)
        return [] if self._order.is_keeping else self._go_on(now)

    def _go_on(self, now: float) -> list[Effect]:
        """Do what waits, one after another, until an entry has to be kept; a claim goes before all commands."""
        self._proceed(now)
        while (step := self._order.next_step()) is not None:
            step(now)
            self._proceed(now)
        effects = list(self._effects)
        self._effects.clear()
        return effects

    def _proceed(self, now: float) -> None:
        """Whatever the table does by itself."""
        if self._claim is not None and not self._order.is_keeping:
            self._play_claim(self._claim)
        if self._order.is_keeping:
            return
        self._computers.forget_others()
        if self._begun and not self._stands_still:
            self._computers.ask(now)
            move = self._computers.move(now)
            if move is not None:
                self._has_failed = not self._keep_action(PendingWrite(move))

    def _carry_out(self, keeping: PendingWrite, now: float) -> None:
        entry, wish = keeping.entry, keeping.wish
        self._has_failed = False
        if isinstance(entry, ActionEntry):
            self._perform(keeping, now)
        elif isinstance(entry, RewindEntry):
            self._rewind(entry, wish, now)
        else:
            self._seats.seat(entry.seat, entry.info, self.actions)
            self._tell_seats()
        if wish is not None and keeping.last:
            self._wishing.settle(wish, agreed=True)

    # ---- playing

    def _begin(self, now: float) -> None:
        self._begun = True

    def _act(self, line: Subscription, do: SubmitAction) -> None:
        seat = line.hands
        if seat is None or not self._seats[seat].is_here:
            self._send(line, Rejected(do.id, NOT_YOUR_TURN))
            return
        refusal = self._playing.session.refusal(seat, do.action, do.version)
        if refusal is not None:
            self._send(line, Rejected(do.id, refusal))
            return
        self._wishing.end()
        if not self._keep_action(PendingWrite(ActionEntry(seat, do.action), line.id, do.id)):
            self._send(line, Rejected(do.id, FAILED))

    def _keep_action(self, keeping: PendingWrite) -> bool:
        """Whether an action can be kept: where the rules fail at it, nothing is."""
        prepared = self._playing.prepared(keeping)
        if isinstance(prepared, RulesFault):
            self._effects.append(prepared)
            return False
        self._order.keep(prepared)
        return True

    def _perform(self, keeping: PendingWrite, now: float) -> None:
        events = self._playing.perform(keeping)
        for line in self._lines:
            mine = keeping.id if line.id == keeping.line else None
            self._tell(line, UpdateReason.PLAYED, events, mine=mine)
        counted = self._playing.deal_if_due()
        if counted:
            dealt = self._playing.session.happened
            for line in self._lines:
                self._tell(line, UpdateReason.DEALT, dealt)
        self._clock.told(now, counted=counted)
        if self.over:
            for line in self._lines:
                self._send(line, SeedRevealed(self._secret.seed))

    def _rewind(self, entry: RewindEntry, wish: Proposal | None, now: float) -> None:
        self._seats.rewind(entry.actions)
        self._computers.forget()
        self._playing.rewind(entry.actions)
        self._clock.told(now)
        for line in self._lines:
            self._tell(line, _JUMPS[wish.wish] if wish else UpdateReason.UNDONE, by=wish.by if wish else None)

    def _tell(
        self,
        line: Subscription,
        why: UpdateReason,
        events: Sequence[Any] = (),
        *,
        by: Seat | None = None,
        mine: int | None = None,
    ) -> None:
        news = self._playing.news(line, self._order.n, why, events, alone=self._seats.is_alone, by=by, mine=mine)
        line.told = news.update.view.version
        self._send(line, news)

    @property
    def _stands_still(self) -> bool:
        """Whether computers wait: somebody has been asked, nobody who plays here is there, or the rules have failed."""
        deserted = not self._seats.are_computers and not self._lines.have_hands
        return self._wishing.is_open or self.over or deserted or self._has_failed

    # ---- lines

    def _join(self, line: Subscription, now: float) -> None:
        self._lines.add(line)
        self._send(line, Joined(line.id, line.eyes, line.hands, line.right, self._terms))
        if line.hands is not None:
            self._come_back(line.hands)
        self._tell_seats()
        self._tell(line, UpdateReason.JOINED)
        self._wishing.put_to(line)
        if self.over:
            self._send(line, SeedRevealed(self._secret.seed))

    def _come_back(self, seat: Seat) -> None:
        """The person plays again; the record says so where a computer did meanwhile."""
        here = self._seats.with_presence(seat, Presence.HERE)
        self._wishing.end_about(seat)
        if self._seats[seat].thinks:
            self._order.keep(PendingWrite(OccupantEntry(seat, here)))
        else:
            self._seats.put(seat, here)

    def _lose(self, line: LineId, now: float) -> None:
        gone = self._lines.find(line)
        if gone is not None:
            self._remove(gone)

    def _leave(self, line: Subscription) -> None:
        """Say goodbye: a computer plays on if other persons do; the last one only goes away."""
        seat = line.hands
        self._remove(line)
        self._effects.append(CloseSubscription(line.id))
        if seat is not None and not self._lines.acting_for(seat) and self._lines.have_hands:
            self._order.keep(PendingWrite(OccupantEntry(seat, self._seats.with_presence(seat, Presence.LEFT))))

    def _remove(self, line: Subscription) -> None:
        self._lines.remove(line)
        seat = line.hands
        if seat is not None and not self._lines.acting_for(seat) and self._seats[seat].is_here:
            self._seats.put(seat, self._seats.with_presence(seat, Presence.AWAY))
            self._grant(self._wishing.count_out(seat))
        self._tell_seats()

    def _tell_seats(self) -> None:
        table = SeatingUpdate(self._seats.infos, self._lines.watchers)
        for line in self._lines:
            self._send(line, table)

    def _send(self, line: Subscription, message: FromTable) -> None:
        _send(self._effects, line, message)

    def _receive(self, line: LineId, message: FromSeat, now: float) -> None:
        found = self._lines.find(line)
        if found is None:
            return
        match message:
            case SubmitAction():
                self._act(found, message)
            case Presented():
                found.shown = max(found.shown, min(message.version, found.told))
            case Propose():
                self._grant(self._wishing.wish(found, message))
            case Vote():
                self._grant(self._wishing.answer(found, message))
            case ClaimPreviewRequest():
                self._send(found, self._wishing.outlook(found))
            case ReturnToSeat():
                if found.hands is not None and not self._seats[found.hands].is_here:
                    self._come_back(found.hands)
                    self._tell_seats()
            case LeaveMatch():
                self._leave(found)

    # ---- wishes

    def _grant(self, wish: Proposal | None) -> None:
        """Carry out a wish that everybody agrees to, if there is one."""
        if wish is None:
            return
        if wish.wish is ProposalKind.REPLACE:
            assert wish.about is not None
            info = self._seats.with_presence(wish.about, Presence.REPLACED)
            self._order.keep(PendingWrite(OccupantEntry(wish.about, info), wish=wish))
        elif wish.wish is ProposalKind.CLAIM:
            self._computers.forget()
            self._claim = ClaimPlayout(wish, self.deal)
        else:
            target = self._playing.target(wish.wish, wish.by, alone=self._seats.is_alone)
            assert target is not None  # nothing can have been played since the wish was looked at
            record = replace(self._playing.record(target), seated=self._seats.history_before(target))
            self._order.keep(PendingWrite(RewindEntry(target, record), wish=wish))

    def _play_claim(self, claim: ClaimPlayout) -> None:
        assert claim.wish.by is not None
        playing = self._playing
        step = None
        if self.deal == claim.deal:
            step = next_step(playing.session, playing.rules, claim.wish.by, playing.controls.claim)
        if step is None:
            self._claim = None
            self._wishing.settle(claim.wish, agreed=True)
        elif not self._keep_action(PendingWrite(ActionEntry(step.seat, step.action), wish=claim.wish, last=step.last)):
            self._claim = None
            self._wishing.settle(claim.wish, agreed=False)
        elif step.last:
            self._claim = None


def _nothing(now: float) -> None:
    """A step that does nothing by itself."""


def _send(effects: list[Effect], line: Subscription, message: FromTable) -> None:
    effects.append(SendTo(line.id, message))
