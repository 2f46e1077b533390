"""A table for people in different houses: every rule of their coming together, without a socket, a clock or a file.

Times are seconds of one steady clock, which may begin anew when the table is restored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.host.finished_deals import EarlierDeals, session_after
from cardtable.host.room.admission import AdmissionQueue, DelayedHello
from cardtable.host.room.broadcast import RoomInfoBroadcaster
from cardtable.host.room.lobby import Lobby
from cardtable.host.room.log_writer import DeferredCalls, RoomLogWriter
from cardtable.host.room.match_projection import MatchProjection, restore_projection
from cardtable.host.room.membership import SECRET, Invite, RoomMembership
from cardtable.host.room.participants import Participant, Participants, RoomSeat, RoomSeats
from cardtable.host.room.room_effects import (
    AccessDigests,
    Effect,
    EffectOutbox,
    LanAnnouncement,
    RoomClosed,
    RoomLogEntry,
    RoomLogEntryKind,
    RoomReopened,
)
from cardtable.host.room.room_log_entries import write_opening
from cardtable.host.room.room_match import RoomMatch
from cardtable.host.room.room_settings import NOT_HOST, NOT_KEPT, NOT_NOW, NOT_SEATED, RoomSettings, first_rules
from cardtable.host.room.room_timers import EmptyRoomTimer, PhraseRateLimit
from cardtable.host.room_messages import PhraseMessage
from cardtable.host.room_requests import (
    ActionRequest,
    ArrangeRequest,
    FromSeat,
    HelloRequest,
    LeaveRequest,
    PhraseRequest,
    ProposeRequest,
    ReadyRequest,
    SitRequest,
    StartRequest,
)
from cardtable.host.room_types import DisconnectCode, RoomStage

TABLE, CHANCE = 8, 32  # hexadecimal digits


class Room:
    """Each call returns what is to be done, in order; between an Append and its `kept` other calls wait.

    Only lines come and go at once. The first line that joins is the host's: whoever runs the table sees to its right to
    open one.
    """

    def __init__(
        self,
        table: str,
        games: Mapping[str, AnyGame],
        secret: str,
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
        owner: str = "",
    ) -> None:
        """`entropy(n)`: n fresh hexadecimal digits; `program`: the version that other programs are told.

        `owner`: what the log is to say of who runs the table; "" where nobody else could.
        """
        self._entropy = entropy
        self._owner = owner
        self._program = program
        self._persons = Participants()
        self._outbox = EffectOutbox(self._persons)
        self._journal = RoomLogWriter(entropy, self._outbox)
        rules = first_rules(games)
        self._lobby = Lobby(rules, games, RoomSeats([RoomSeat() for _ in range(rules.seats)]))
        self._hall = RoomMembership(
            table, secret, self._lobby, self._persons, self._outbox, entropy, program=program, invitation=invitation
        )
        self._notice = RoomInfoBroadcaster(self._persons, self._outbox, self._hall.info)
        self._sitting: RoomMatch | None = None
        self._waiting = DeferredCalls()
        self._door: AccessDigests | None = None  # as it was handed out last
        self._threshold = AdmissionQueue()
        self._talk = PhraseRateLimit()
        self._desertion = EmptyRoomTimer()
        self._stopped = False

    @classmethod
    def restored(
        cls,
        entries: Sequence[RoomLogEntry],
        games: Mapping[str, AnyGame],
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
        owner: str = "",
    ) -> Room:
        """As its log leaves it, nobody being here; raises ReplayError, whose `accepted` says how many entries fit."""
        course = restore_projection(entries, games)
        opening = course.opening
        table = cls(opening.table, games, course.secret, entropy, program=program, invitation=invitation, owner=owner)
        table._take_over(course, entries)
        return table

    def go_on_with(self, rules: RoomSettings, earlier: EarlierDeals) -> None:
        """The match is one that was begun at a table that is gone; to be said before anybody comes.

        Raises ValueError where its deals do not fit the rules.
        """
        session_after(earlier.deals, rules.game, rules.options, earlier.names)
        self._lobby.go_on_with(rules, earlier)

    @property
    def table(self) -> str:
        """The id of the table: 8 hexadecimal digits."""
        return self._hall.table

    @property
    def announcement(self) -> LanAnnouncement | None:
        """What may be read in the same house; None while the table does not let itself be found."""
        return self._hall.announcement

    @property
    def door(self) -> AccessDigests:
        """What strangers are compared with."""
        return self._hall.door

    @property
    def people(self) -> tuple[tuple[int, str], ...]:
        """Line and name of everybody who is here, in the order in which they came."""
        return tuple((person.line, person.name) for person in self._persons.here if person.line is not None)

    # ---- what comes in

    def joined(self, line: int, hello: HelloRequest, now: float) -> list[Effect]:
        """Somebody says hello, on a line whose number was never used before; done at once."""
        self._hall.forget_strangers(now)
        for earlier in self._threshold.superseded(hello.key):  # else it would come in later and have the seat
            self._outbox.drop(earlier, DisconnectCode.ELSEWHERE)
        later = self._hall.may_come_at(hello)
        if later > now:
            self._threshold.add(DelayedHello(later, line, hello))
        elif not self._stopped:
            self._admit(line, hello, now)
        return self._done(now)

    def received(self, line: int, message: FromSeat, now: float) -> list[Effect]:
        """What a line says after its hello; a line that is gone is not heard."""
        if self._waiting.is_full_of(line):
            self._cut(line, DisconnectCode.TOO_MANY_MESSAGES, now)
            return self._done(now)
        return self._call(line, lambda time: self._receive(line, message, time), now)

    def lost(self, line: int, now: float) -> list[Effect]:
        """A line is gone; done at once."""
        self._threshold.lost(line)
        self._lose(line, now)
        return self._done(now)

    def kept(self, n: int, now: float) -> list[Effect]:
        """The entry is in the log; raises ValueError if it is not the one that is being kept."""
        self._journal.kept(n, now)
        return self._done(now)

    def not_kept(self, n: int, now: float) -> list[Effect]:
        """The entry is certainly not in the log: nothing is played until `store_back`; raises ValueError as `kept`."""
        self._journal.not_kept(n, now)
        return self._done(now)

    def store_back(self, now: float) -> list[Effect]:
        """Entries can be kept again."""
        if self._sitting is not None:
            self._sitting.store_back()
            self._notice.changed()
        return self._call(None, _nothing, now)

    def lost_log(self, now: float) -> list[Effect]:
        """Another server has the log: all lines are closed, and nothing is done any more."""
        return self.stopping(now)

    def stopping(self, now: float) -> list[Effect]:
        """The server stops in order: all lines are closed, and nothing is done any more."""
        self._stopped = True
        self._waiting.forget()
        self._close_lines(DisconnectCode.STOPPING)
        return self._outbox.taken(now, None)

    def moved(self, now: float) -> list[Effect]:
        """Whoever runs the table is reached elsewhere from now on: the host has to invite otherwise."""
        self._hall.forget_rights()
        return self._call(None, _nothing, now)

    def close(self, now: float) -> list[Effect]:
        """Whoever runs the table has had enough of it."""
        return self._call(None, self._end, now)

    def thought(self, question: int, action: Any | None, now: float) -> list[Effect]:
        """A computer player has chosen; None: nobody could, and it is asked again."""

        def take(time: float) -> None:
            if self._sitting is not None:
                self._sitting.thought(question, action, time)

        return self._call(None, take, now)

    def tick(self, now: float) -> list[Effect]:
        """Do what is due by now, which may be nothing."""
        return self._call(None, _nothing, now)

    # ---- order

    def _call(self, line: int | None, step: Callable[[float], None], now: float) -> list[Effect]:
        self._waiting.put(line, step)
        return self._done(now)

    def _done(self, now: float) -> list[Effect]:
        """Do what is due and what waits until an entry has to be kept; then what is to be done for all this."""
        if self._stopped:
            self._waiting.forget()
            return self._outbox.taken(now, None)
        while not self._journal.is_keeping:
            self._follow(now)
            self._pass_time(now)
            self._follow(now)
            if not (self._step(now) or self._waiting.do_next(now)):
                break
        if self._sitting is not None:
            self._sitting.effects()
        if self._journal.is_keeping:
            return self._with_door(self._outbox.taken(now, None))
        welcomed = self._hall.tell_rights()
        if welcomed is not None and self._sitting is not None:
            self._sitting.remind(welcomed, now)
        self._notice.flush(now)
        return self._with_door(self._outbox.taken(now, self._due(now)))

    def _with_door(self, effects: list[Effect]) -> list[Effect]:
        """A door that has changed is handed out first, so that no entry is kept of a table that nobody may enter."""
        begun = self._sitting is not None or self._journal.is_keeping
        if not begun or self._hall.door == self._door:
            return effects
        self._door = self._hall.door
        return [self._door, *effects]

    def _due(self, now: float) -> float | None:
        """When something has to be done next; what is overdue waits for something else, not for time."""
        deserted = self._desertion.due(self._sitting is not None)
        found = [
            self._notice.due,
            self._hall.host_due(),
            self._hall.next_overdue(),
            self._threshold.due,
            self._room.due(now),
            deserted,
        ]
        return min((due for due in found if due is not None and due > now), default=None)

    @property
    def _room(self) -> Lobby | RoomMatch:
        """Where the people are."""
        return self._lobby if self._sitting is None else self._sitting

    def _pass_time(self, now: float) -> None:
        for late in self._threshold.taken(now):
            self._admit(late.line, late.hello, now)
        if self._sitting is not None:
            self._sitting.pass_time(now)
        elif self._lobby.release(now):
            self._notice.changed()
        for person in self._hall.overdue(now):
            assert person.line is not None
            self._cut(person.line, DisconnectCode.FULL, now)
        self._find_host(now)
        self._desertion.see(bool(self._persons.here), now)
        outcome = self._desertion.outcome(self._sitting is not None, now)
        if outcome is not None:
            self._outbox.add(outcome)
            self._stopped = True

    def _find_host(self, now: float) -> None:
        person = self._hall.next_host(now)
        if person is None or person.seat is None:
            return
        if self._sitting is None:
            self._hall.host = person.key
            self._notice.changed()
        else:
            self._sitting.keep_host(person.seat)

    def _step(self, now: float) -> bool:
        """Do one thing that the table does by itself."""
        if self._sitting is None:
            return False
        if self._sitting.rematch:
            self._end(now)
        return self._sitting.step(now)

    def _follow(self, now: float) -> None:
        """What follows from the log is so for everybody; a new stage is told before anything that belongs to it."""
        hall, stage = self._hall, RoomStage.LOBBY
        hall.deal = self._lobby.played
        if self._sitting is not None:
            stage = self._sitting.stage
            hall.follow(self._sitting.course)
        if stage is not hall.stage:
            hall.stage = stage
            self._notice.now(now)

    # ---- coming and going

    def _admit(self, line: int, hello: HelloRequest, now: float) -> None:
        person = self._hall.admit(line, hello, now)
        if person is not None:
            self._greet(person, hello, now)
        elif self._hall.stage is RoomStage.CLOSED:
            self._outbox.add(RoomClosed())

    def _greet(self, person: Participant, hello: HelloRequest, now: float) -> None:
        if person.seat is not None:
            self._room.came(person, now)
        self._hall.welcome(person)
        self._desertion.see(True, now)
        self._follow(now)
        self._notice.tell(person, now)
        if self._sitting is not None:
            self._sitting.greet(person, (hello.have, hello.tag), hello.opened, now)
        self._notice.changed()

    def _lose(self, line: int, now: float) -> None:
        person = self._persons.of_line(line)
        if person is not None:
            self._lost_line(person, now)

    def _lost_line(self, person: Participant, now: float) -> None:
        person.line, person.lost = None, now
        if person.seat is not None:
            self._room.lost(person, now)
        self._notice.changed()

    def _cut(self, line: int, code: DisconnectCode, now: float) -> None:
        """Close a line that did what no line may do."""
        self._outbox.drop(line, code)
        self._lose(line, now)

    def _close_lines(self, code: DisconnectCode) -> None:
        for line in self._threshold.lines:
            self._outbox.drop(line, code)
        for person in self._persons.here:
            assert person.line is not None
            self._outbox.drop(person.line, code)
            person.line = None

    def _leave(self, person: Participant, line: int, now: float) -> None:
        self._outbox.drop(line, DisconnectCode.BYE)
        seat = person.seat
        if self._sitting is None:
            self._lobby.circle.stand(person)
        self._lose(line, now)
        self._hall.forget(person)
        if self._sitting is not None and seat is not None and self._hall.stage is not RoomStage.OVER:
            self._sitting.left(seat)

    # ---- messages

    def _receive(self, line: int, message: FromSeat, now: float) -> None:
        person = self._persons.of_line(line)
        if person is None:
            return
        match message:
            case HelloRequest():
                self._cut(line, DisconnectCode.NOT_UNDERSTOOD, now)
            case LeaveRequest():
                self._leave(person, line, now)
            case ArrangeRequest():
                self._answer(person, "arrange", self._arrange(person, message, now))
            case PhraseRequest():
                if person.seat is not None and self._talk.may(person.seat, now):
                    self._outbox.send_all(PhraseMessage(person.seat, message.phrase))
            case _ if self._sitting is not None:
                code = self._sitting.receive(person, message, now)
                if code is not None:
                    self._cut(line, code, now)
            case SitRequest():
                self._answer(person, "sit", self._lobby.sit(person, message.seat))
            case ReadyRequest():
                self._answer(person, "ready", self._lobby.ready(person, message))
            case StartRequest():
                self._answer(person, "start", self._start(person, message))
            case ActionRequest():
                self._outbox.refuse(person, "do", NOT_SEATED if person.seat is None else NOT_NOW, message.id)
            case ProposeRequest():
                self._outbox.refuse(person, "ask", NOT_SEATED if person.seat is None else NOT_NOW)

    def _answer(self, person: Participant, to: str, refusal: Refusal | None) -> None:
        if refusal is None:
            self._notice.changed()
        else:
            self._outbox.refuse(person, to, refusal)

    def _arrange(self, person: Participant, arrange: ArrangeRequest, now: float) -> Refusal | None:
        if person.key != self._hall.host:
            return NOT_HOST
        if arrange.remove is None:
            return self._hall.arrange(person, arrange)
        removed = self._hall.removable(person, arrange.remove)
        if isinstance(removed, Refusal):
            return removed
        assert removed.seat is not None
        secret, house_secret = self._entropy(SECRET), self._entropy(SECRET)
        self._hall.put_out(removed)
        self._lost_line(removed, now)
        if self._sitting is None:
            self._lobby.circle.stand(removed)
            self._hall.secret, self._hall.house_secret = secret, house_secret
        else:
            self._sitting.remove(removed.seat, secret, house_secret)
        return None

    # ---- a match begins and ends

    def _start(self, person: Participant, start: StartRequest) -> Refusal | None:
        if person.key != self._hall.host:
            return NOT_SEATED if person.seat is None else NOT_HOST
        refusal = self._lobby.may_start(start.rev)
        if refusal is not None:
            return refusal
        opening = self._hall.opening(self._entropy(CHANCE))

        def opened(entry: RoomLogEntry, now: float) -> None:
            self._lobby.begin(opening.chairs)
            self._sit_down(MatchProjection(opening, self._lobby.circle), entry)
            for other in self._persons.here:
                other.since = now

        def failed(_now: float) -> None:
            self._outbox.refuse(person, "start", NOT_KEPT)

        self._journal.keep(RoomLogEntryKind.OPEN, write_opening(opening), opened, failed)
        return None

    def _sit(self, course: MatchProjection) -> RoomMatch:
        self._sitting = RoomMatch(
            course, self._persons, self._journal, self._outbox, self._notice, self._entropy, self._owner
        )
        return self._sitting

    def _sit_down(self, course: MatchProjection, entry: RoomLogEntry) -> None:
        course.ring.add(entry.n, entry.tag, 0)
        self._sit(course).show_earlier()

    def _end(self, now: float) -> None:
        """The table's log is closed; after a match that all want to repeat, another one begins."""
        if self._sitting is None:
            self._close_lines(DisconnectCode.TABLE_CLOSED)
            self._outbox.add(RoomClosed())
            self._stopped = True
            return
        again = self._sitting.rematch
        self._sitting.rematch = False

        def closed(_entry: RoomLogEntry, _time: float) -> None:
            if again:
                self._begin_again()
            else:
                self._close_lines(DisconnectCode.TABLE_CLOSED)
                self._outbox.add(RoomClosed())
                self._stopped = True

        self._sitting.end(closed)

    def _begin_again(self) -> None:
        """Another match of the same people by the same rules, at a table with another id and another log."""
        self._sitting = None
        self._hall.table = self._entropy(TABLE)
        self._journal = RoomLogWriter(self._entropy, self._outbox)
        self._outbox.add(RoomReopened(self._hall.table))
        self._lobby.gather_again()
        for person in self._persons:
            person.behind = None
            if person.is_here:
                self._hall.welcome(person)

    # ---- restored

    def _take_over(self, course: MatchProjection, entries: Sequence[RoomLogEntry]) -> None:
        self._lobby.resume(course.opening, course.circle)
        for person in course.circle.persons:
            self._persons.put(person)
        self._hall.follow(course)
        self._journal = RoomLogWriter(self._entropy, self._outbox, entries)
        self._hall.stage = self._sit(course).stage
        self._door = self._hall.door


def _nothing(now: float) -> None:
    """A step that does nothing by itself."""
