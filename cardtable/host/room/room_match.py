"""A match under way at a table for people: what is said in it, what it does by itself, and what everybody is told.

The table's own actions follow from its state in `step`, so an entry that could not be kept is simply tried again. The
table asks for one `Wake`, at the earliest moment at which time alone changes anything; what is overdue but waits for
something else never wakes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.session import MATCH_OVER, NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host import host_messages
from cardtable.host.computer_seats import ComputerSeats
from cardtable.host.host_messages import RulesFault
from cardtable.host.match_play import next_claim_step
from cardtable.host.proposals import ASKED_FIRST
from cardtable.host.room.admission import LateJoins
from cardtable.host.room.broadcast import RoomInfoBroadcaster, UpdateBroadcaster
from cardtable.host.room.deal_preparation import DealScheduler
from cardtable.host.room.log_writer import RoomLogWriter
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, Participants
from cardtable.host.room.room_effects import EffectOutbox, RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import SeatEntry, write_do, write_seat
from cardtable.host.room.room_proposals import OpenProposal, RoomVotes
from cardtable.host.room.room_settings import ERROR, NOT_KEPT, NOT_NOW, NOT_SEATED, PAUSED, substitute_of
from cardtable.host.room.room_timers import BEAT, PATIENT, ConstantPace, TurnClocks
from cardtable.host.room_requests import (
    ActionRequest,
    CommitRequest,
    FromSeat,
    ProposeRequest,
    ReadyRequest,
    ReturnRequest,
    RevealRequest,
    SitRequest,
    StartRequest,
    VoteRequest,
)
from cardtable.host.room_types import DisconnectCode, RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence


class RoomMatch:
    """Its time stands still while nobody is here, a wish holds it, the table is paused or nothing can be kept."""

    def __init__(
        self,
        course: MatchProjection,
        persons: Participants,
        journal: RoomLogWriter,
        outbox: EffectOutbox,
        notice: RoomInfoBroadcaster,
        entropy: Callable[[int], str],
        owner: str,
    ) -> None:
        """`owner`: what the log is to say of who runs the table; "" where nobody else could."""
        self.course = course
        self._owner = owner
        self.rematch = False  # everybody has agreed to another match
        self._journal = journal
        self._outbox = outbox
        self._notice = notice
        self._teller = UpdateBroadcaster(course, persons, journal, outbox)
        self._agreements = RoomVotes(course, outbox)
        self._newcomers = LateJoins(course, outbox)
        self._deals = DealScheduler(course, journal, outbox, notice, entropy, self._dealt, self._not_kept)
        self._patience = TurnClocks(course.opening.rules.house.patience)
        self._pace = ConstantPace()
        self._quick = substitute_of(course.opening.rules.game)
        self._thoughts: list[host_messages.Effect] = []
        self._computers: ComputerSeats | None = None
        self._changes: dict[Seat, Presence] = {}  # of seats, that are to be kept
        self._to_keep: list[tuple[RoomLogEntryKind, str]] = []  # what was decided
        self._closing: Callable[[RoomLogEntry, float], None] | None = None
        self._paused = False
        self._store_out = False
        self._failed = False  # the rules have, at what a computer wanted or at a deal
        self._to_show = False  # what was played elsewhere

    # ---- what everybody sees

    @property
    def stage(self) -> RoomStage:
        """Of the match."""
        course = self.course
        if course.closed:
            return RoomStage.CLOSED
        if course.over:
            return RoomStage.OVER
        if self._paused or self._store_out or not course.circle.has_company:
            return RoomStage.PAUSED
        return RoomStage.PLAYING if course.awaited is None else RoomStage.SEALING

    def due(self, now: float) -> float | None:
        """When something has to be done next; None if nothing has."""
        slow = self._computers.asked_first(self._quick) if self._computers is not None else None
        late = None if slow is None or self._stands_still(self.stage) else slow + PATIENT * BEAT
        found = (self._deals.due, late, self._agreements.due, self._grace, self._patience.due)
        return min((due for due in found if due is not None and due > now), default=None)

    @property
    def _grace(self) -> float | None:
        """When the next person whose line is lost has been waited for long enough."""
        grace = self.course.opening.rules.house.grace
        away = self.course.circle.away if grace else ()
        if not away or self.stage not in (RoomStage.SEALING, RoomStage.PLAYING):
            return None
        return min(person.lost + grace for person in away)

    def show_earlier(self) -> None:
        """Everybody is to see what was played elsewhere, before the next deal is made."""
        self._to_show = bool(self.course.earlier)

    # ---- people come and go

    def greet(self, person: Participant, behind: tuple[int, str], opened: int, now: float) -> None:
        """Tell somebody who has just come all that they need, in this order."""
        person.behind = behind
        if self.course.playing is not None:
            self._teller.catch_up(person)
        for message in self.course.opened(opened):  # only now can the person's program compare it with what it heard
            self._outbox.send(person, message)
        if self.stage is RoomStage.SEALING:
            self._deals.greet(person)
        self.remind(person, now)

    def remind(self, person: Participant, now: float) -> None:
        """Tell somebody what is asked and whose time runs: with a Welcome everybody forgets it."""
        self._agreements.greet(person, now)
        for clock in self._patience.told(now):
            self._outbox.send(person, clock)

    def came(self, person: Participant, now: float) -> None:
        """Somebody with a seat is here again, and plays it from the next decision on."""
        assert person.seat is not None
        place = self.course.circle[person.seat]
        self.course.held.add(person.key)  # the cards are shown even before the log has it
        self._patience.anew(person.seat)
        self._agreements.back(person.seat, now)
        if len([one for one in self.course.circle.persons if one.is_here]) == 1:
            self._start_clocks_anew(now)
        if place.presence is Presence.AWAY:
            place.presence = Presence.HERE
        if place.presence is not Presence.HERE or self._journal.is_keeping:  # that a computer plays may be being kept
            self._changes[person.seat] = Presence.HERE
        else:
            self._changes.pop(person.seat, None)  # a goodbye that still waits for the store

    def lost(self, person: Participant, now: float) -> None:
        """The line of somebody with a seat is gone."""
        assert person.seat is not None
        place = self.course.circle[person.seat]
        self._patience.anew(person.seat)
        self._changes.pop(person.seat, None)
        if place.presence is Presence.HERE:
            place.presence = Presence.AWAY
        self._agreements.gone(person.seat, now)

    def left(self, seat: Seat) -> None:
        """Somebody said goodbye: a computer plays from now on."""
        self._changes[seat] = Presence.LEFT

    def _start_clocks_anew(self, now: float) -> None:
        """Nobody was here: whoever is still away is waited for from now on."""
        for place in self.course.circle:
            if place.person is not None and not place.person.is_here:
                place.person.lost = now

    # ---- what is said

    def receive(self, person: Participant, message: FromSeat, now: float) -> DisconnectCode | None:
        """A message of the match; why the line has to be closed, if it has."""
        seat = person.seat
        match message:
            case SitRequest():
                self._newcomers.ask(person, message.seat, self.stage, now)
            case ReadyRequest() if seat is None:
                self._outbox.refuse(person, "ready", NOT_SEATED)
            case StartRequest() if seat is None and person.key != self.course.host:
                self._outbox.refuse(person, "start", NOT_SEATED)
            case ActionRequest():
                return self._do(person, message)
            case ProposeRequest() if seat is None:
                self._outbox.refuse(person, "ask", NOT_SEATED)
            case _ if seat is not None:
                return self._take(person, seat, message, now)
        return None

    def _take(self, person: Participant, seat: Seat, message: FromSeat, now: float) -> DisconnectCode | None:
        """What only those who have a seat are heard for."""
        match message:
            case ProposeRequest():
                self._ask(person, seat, message, now)
            case CommitRequest() | RevealRequest():
                return None if self._deals.take(seat, message) else DisconnectCode.NOT_UNDERSTOOD
            case VoteRequest():
                self._agreements.answer(seat, message, now)
            case ReturnRequest():
                if self.course.circle[seat].presence is Presence.REPLACED:
                    self._changes[seat] = Presence.HERE
        return None

    def _do(self, person: Participant, do: ActionRequest) -> DisconnectCode | None:
        codec = self.course.opening.rules.game.codec
        try:
            action = codec.read(do.action)
        except ValueError:
            return DisconnectCode.NOT_UNDERSTOOD
        refusal = self._no_action(person, action, do.v)
        if refusal is None:
            assert person.seat is not None
            if self._act(person.seat, action, person, do.id):
                return None
            refusal = ERROR
        self._outbox.refuse(person, "do", refusal, do.id)
        return None

    def _no_action(self, person: Participant, action: Any, version: int) -> Refusal | None:
        """Why somebody cannot do that now."""
        if person.seat is None:
            return NOT_SEATED
        stage = self.stage
        if stage is not RoomStage.PLAYING:
            return {RoomStage.SEALING: NOT_NOW, RoomStage.PAUSED: PAUSED}.get(stage, MATCH_OVER)
        if not self.course.circle[person.seat].is_here:
            return NOT_YOUR_TURN
        if self._agreements.hold or self.course.claimer is not None:
            return ASKED_FIRST
        return self.course.session.refusal(person.seat, action, version)

    # ---- wishes

    def _ask(self, person: Participant, seat: Seat, ask: ProposeRequest, now: float) -> None:
        out = self._patience.out
        refusal = PAUSED if self._store_out else None
        refusal = refusal or self._agreements.ask(seat, ask, self.stage, out, self._journal.n, now)
        if refusal is not None:
            self._outbox.refuse(person, "ask", refusal)

    def _grant(self, petition: OpenProposal) -> None:
        """Do what everybody has agreed to, or have it kept."""
        match petition.wish:
            case RoomProposalKind.UNDO:
                target = self._agreements.target(petition.by)
                if target is not None:
                    self._to_keep.append((RoomLogEntryKind.REWIND, str(target)))
            case RoomProposalKind.CLAIM:
                self._to_keep.append((RoomLogEntryKind.CLAIM, str(petition.by)))
            case RoomProposalKind.PAUSE | RoomProposalKind.GO_ON:
                self._paused = petition.wish is RoomProposalKind.PAUSE
                self._notice.changed()
            case RoomProposalKind.REPLACE:
                assert petition.seat is not None
                self._changes[petition.seat] = Presence.REPLACED
            case RoomProposalKind.END:
                self._to_keep.append((RoomLogEntryKind.END, "agreed"))
            case RoomProposalKind.REMATCH:
                self.rematch = True

    # ---- time

    def pass_time(self, now: float) -> None:
        """See whose time is over."""
        self._agreements.pass_time(now)
        while self._agreements.granted:
            self._grant(self._agreements.granted.pop(0))
        grace = self._grace
        if grace is not None and now >= grace:
            since = now - self.course.opening.rules.house.grace
            for seat, place in enumerate(self.course.circle):
                if place.presence is Presence.AWAY and place.person is not None and place.person.lost <= since:
                    self._changes[Seat(seat)] = Presence.REPLACED
        if self._patience.is_set:
            stage = self.stage
            for clock in self._patience.watch(self._hurried(stage), now, still=self._stands_still(stage)):
                self._outbox.send_all(clock)

    def _hurried(self, stage: RoomStage) -> frozenset[Seat]:
        """The persons who are to act."""
        if stage is not RoomStage.PLAYING:
            return frozenset()
        return self.course.session.actors & self.course.circle.here

    def _stands_still(self, stage: RoomStage) -> bool:
        """Whether nothing is played."""
        return stage not in (RoomStage.SEALING, RoomStage.PLAYING) or self._agreements.hold or self._failed

    # ---- what the table does by itself

    def step(self, now: float) -> bool:
        """Do one thing that is due by itself; whether there was one. Nothing may be being kept."""
        if self.course.closed or self._store_out:
            return False
        if self._owner and self.course.owner != self._owner:
            self._journal.keep(RoomLogEntryKind.OWNER, self._owner, self._carry_out, self._not_kept)
            return True
        if self._changes:
            return self._keep_change()
        if self._to_keep:
            kind, rest = self._to_keep[0]
            self._journal.keep(kind, rest, self._carry_out_decided, self._not_kept)
            return True
        newcomer = self._newcomers.next(self.stage, now)
        if newcomer is not None:
            self._journal.keep(RoomLogEntryKind.NEWCOMER, newcomer, self._sit_down, self._not_kept)
            return True
        if self._closing is not None:
            self._journal.keep(RoomLogEntryKind.CLOSE, "", self._closing, self._not_kept)
            return True
        if self._journal.is_full and not self.course.over:
            self._journal.keep(RoomLogEntryKind.END, "full", self._carry_out, self._not_kept)
            return True
        stage = self.stage
        if stage is RoomStage.PAUSED:
            self._deals.interrupt()
        if self._stands_still(stage):
            return False
        if self._to_show:
            self._to_show = False
            self._tell_earlier()
        if self.course.awaited is not None:
            done = self._deals.step(self.course.awaited, now)
            self._failed = self._deals.has_failed
            return done
        return self._play_claim() if self.course.claimer is not None else self._let_think(now)

    def keep_host(self, seat: Seat) -> None:
        """Another person may arrange the table from now on."""
        entry = (RoomLogEntryKind.HOST, str(seat))
        if entry not in self._to_keep:
            self._to_keep.append(entry)

    def end(self, then: Callable[[RoomLogEntry, float], None]) -> None:
        """Close the log."""

        def closed(entry: RoomLogEntry, now: float) -> None:
            self._closing = None
            self._carry_out(entry, now)
            then(entry, now)

        self._closing = closed

    def remove(self, seat: Seat, secret: str, house_secret: str) -> None:
        """A person is put out; a computer plays on."""
        entry = SeatEntry(seat, Presence.LEFT, secret, house_secret)
        self._to_keep.append((RoomLogEntryKind.SEAT, write_seat(entry)))

    def store_back(self) -> None:
        """Entries can be kept again."""
        self._store_out = False

    def _keep_change(self) -> bool:
        seat, presence = next(iter(self._changes.items()))
        place = self.course.circle[seat]
        waiting = place.presence in (Presence.HERE, Presence.AWAY)
        if place.person is None or waiting == (presence is Presence.HERE):
            del self._changes[seat]  # it is so already
            return True

        def kept(entry: RoomLogEntry, now: float) -> None:
            if self._changes.get(seat) is presence:
                del self._changes[seat]
            self._carry_out(entry, now)

        self._journal.keep(RoomLogEntryKind.SEAT, write_seat(SeatEntry(seat, presence)), kept, self._not_kept)
        return True

    def _carry_out_decided(self, entry: RoomLogEntry, now: float) -> None:
        del self._to_keep[0]
        self._carry_out(entry, now)

    def _carry_out(self, entry: RoomLogEntry, now: float) -> None:
        """An entry other than a deal or an action is kept."""
        self.course.apply(entry)
        self._failed = False
        if entry.kind is RoomLogEntryKind.REWIND:
            self._patience.anew()
            if self._computers is not None:
                self._computers.forget()
            self._pace.told(now)
            self._teller.jump()
        self._notice.changed()

    def _sit_down(self, entry: RoomLogEntry, now: float) -> None:
        """Somebody plays from now on where a computer did: first everybody learns that, then they see its cards."""
        moved = self._newcomers.take_first()
        self._carry_out(entry, now)
        self._notice.now(now)
        for person in moved:
            person.since = now
            self._teller.show_anew(person)

    def _not_kept(self, now: float) -> None:
        """The store has refused an entry: the table waits for it."""
        self._store_out = True
        self._notice.changed()

    def _tell_earlier(self) -> None:
        self._teller.jump()
        for opened in self.course.opened(0):  # only now can anybody's program compare it with what it heard
            self._outbox.send_all(opened)

    # ---- playing

    def _dealt(self, entry: RoomLogEntry, now: float) -> None:
        events = self.course.apply(entry)
        if self.course.playing is None:  # the draw for places: it is checked before anybody moves
            for opened in self.course.opened(0):
                self._outbox.send_all(opened)
            self._notice.now(now)
            return
        self._notice.now(now)
        self._pace.told(now, dealt=True)
        self._teller.tell(events)
        self._agreements.dealt(now)

    def thought(self, question: int, action: Any | None, now: float) -> None:
        """A computer player has chosen."""
        if self._computers is not None:
            self._computers.answer(question, action, now)

    def _let_think(self, now: float) -> bool:
        """Ask computers, or let one of them play whose time has come."""
        playing = self.course.playing
        assert playing is not None
        if self._computers is None:
            if not self.course.circle.thinking(playing.session.actors):
                return False
            self._computers = ComputerSeats(playing, self.course.circle, self._pace, self._thoughts)
        computers = self._computers
        computers.ask(now)
        computers.hurry(now - PATIENT * BEAT, self._quick, now)
        move = computers.move(now)
        done = move is not None and self._act(move.seat, move.action)
        self._failed = move is not None and not done
        return done

    def effects(self) -> None:
        """Hand over what computers are asked."""
        if self._computers is not None and self.course.playing is not None:
            self._computers.forget_others()
        for effect in self._thoughts:
            assert isinstance(effect, host_messages.AskPlayer | host_messages.CancelQuestions | host_messages.SetTimer)
            self._outbox.add(effect)
        self._thoughts.clear()

    def _play_claim(self) -> bool:
        playing, claimer = self.course.playing, self.course.claimer
        assert playing is not None
        assert claimer is not None
        step = next_claim_step(playing.session, playing.rules, claimer, playing.controls.claim)
        if step is None or not self._act(step.seat, step.action):
            self.course.claimer = None
        return True

    def _act(self, seat: Seat, action: Any, person: Participant | None = None, id: int | None = None) -> bool:
        """Whether an action that was found good can be kept: where the rules fail at it, nothing is."""
        session, playing = self.course.session, self.course.playing
        assert playing is not None
        prepared = playing.prepare(seat, action)
        if isinstance(prepared, RulesFault):
            self._outbox.add(prepared)
            return False

        def done(entry: RoomLogEntry, now: float) -> None:
            deal, counted = self.course.deal, len(session.scores)
            events = self.course.apply(entry, prepared)
            self._failed = False
            self._patience.anew(seat)
            self._pace.told(now)
            self._teller.tell(events, person, id)
            self._agreements.acted(seat, now)
            if len(session.scores) > counted:
                for opened in self.course.opened(deal - 1):
                    self._outbox.send_all(opened)

        def failed(now: float) -> None:
            self._not_kept(now)
            if person is not None:
                self._outbox.refuse(person, "do", NOT_KEPT, id)

        text = self.course.opening.rules.game.codec.write(action)
        self._journal.keep(RoomLogEntryKind.DO, write_do(seat, text), done, failed)
        return True
