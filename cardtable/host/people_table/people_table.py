"""A table for people in different houses: every rule of their coming together, without a socket, a clock or a file.

Times are seconds of one steady clock, which may begin anew when the table is restored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.host.earlier_deals import Earlier, session_after
from cardtable.host.from_seat import Arrange, Ask, Bye, Do, FromSeat, Hello, Ready, Say, Sit, Start
from cardtable.host.from_table import Spoken
from cardtable.host.gathering import Close, Stage
from cardtable.host.people_table.agreed_rules import AgreedRules, first_rules
from cardtable.host.people_table.circle import Circle, Place
from cardtable.host.people_table.course import Course, restored_course
from cardtable.host.people_table.desertion import Desertion
from cardtable.host.people_table.effects import (
    Announcement,
    Door,
    Effect,
    Ended,
    Entry,
    EntryKind,
    Reopened,
)
from cardtable.host.people_table.hall import SECRET, Hall, Invite
from cardtable.host.people_table.journal import Journal
from cardtable.host.people_table.lobby import Lobby
from cardtable.host.people_table.log_entries import write_opening
from cardtable.host.people_table.notice import Notice
from cardtable.host.people_table.outbox import Outbox
from cardtable.host.people_table.persons import Person, Persons
from cardtable.host.people_table.refusals import NOT_HOST, NOT_KEPT, NOT_NOW, NOT_SEATED
from cardtable.host.people_table.sitting import Sitting
from cardtable.host.people_table.talk import Talk
from cardtable.host.people_table.threshold import Late, Threshold
from cardtable.host.people_table.waiting_calls import WaitingCalls

TABLE, CHANCE = 8, 32  # hexadecimal digits


class PeopleTable:
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
        self._persons = Persons()
        self._outbox = Outbox(self._persons)
        self._journal = Journal(entropy, self._outbox)
        rules = first_rules(games)
        self._lobby = Lobby(rules, games, Circle([Place() for _ in range(rules.seats)]))
        self._hall = Hall(
            table, secret, self._lobby, self._persons, self._outbox, entropy, program=program, invitation=invitation
        )
        self._notice = Notice(self._persons, self._outbox, self._hall.info)
        self._sitting: Sitting | None = None
        self._waiting = WaitingCalls()
        self._door: Door | None = None  # as it was handed out last
        self._threshold = Threshold()
        self._talk = Talk()
        self._desertion = Desertion()
        self._stopped = False

    @classmethod
    def restored(
        cls,
        entries: Sequence[Entry],
        games: Mapping[str, AnyGame],
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
        owner: str = "",
    ) -> PeopleTable:
        """As its log leaves it, nobody being here; raises ReplayError, whose `accepted` says how many entries fit."""
        course = restored_course(entries, games)
        opening = course.opening
        table = cls(opening.table, games, course.secret, entropy, program=program, invitation=invitation, owner=owner)
        table._take_over(course, entries)
        return table

    def go_on_with(self, rules: AgreedRules, earlier: Earlier) -> None:
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
    def announcement(self) -> Announcement | None:
        """What may be read in the same house; None while the table does not let itself be found."""
        return self._hall.announcement

    @property
    def door(self) -> Door:
        """What strangers are compared with."""
        return self._hall.door

    @property
    def people(self) -> tuple[tuple[int, str], ...]:
        """Line and name of everybody who is here, in the order in which they came."""
        return tuple((person.line, person.name) for person in self._persons.here if person.line is not None)

    # ---- what comes in

    def joined(self, line: int, hello: Hello, now: float) -> list[Effect]:
        """Somebody says hello, on a line whose number was never used before; done at once."""
        self._hall.forget_strangers(now)
        for earlier in self._threshold.superseded(hello.key):  # else it would come in later and have the seat
            self._outbox.drop(earlier, Close.ELSEWHERE)
        later = self._hall.may_come_at(hello)
        if later > now:
            self._threshold.add(Late(later, line, hello))
        elif not self._stopped:
            self._admit(line, hello, now)
        return self._done(now)

    def received(self, line: int, message: FromSeat, now: float) -> list[Effect]:
        """What a line says after its hello; a line that is gone is not heard."""
        if self._waiting.is_full_of(line):
            self._cut(line, Close.TOO_MANY_MESSAGES, now)
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
        self._close_lines(Close.STOPPING)
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
    def _room(self) -> Lobby | Sitting:
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
            self._cut(person.line, Close.FULL, now)
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
        hall, stage = self._hall, Stage.LOBBY
        hall.deal = self._lobby.played
        if self._sitting is not None:
            stage = self._sitting.stage
            hall.follow(self._sitting.course)
        if stage is not hall.stage:
            hall.stage = stage
            self._notice.now(now)

    # ---- coming and going

    def _admit(self, line: int, hello: Hello, now: float) -> None:
        person = self._hall.admit(line, hello, now)
        if person is not None:
            self._greet(person, hello, now)
        elif self._hall.stage is Stage.CLOSED:
            self._outbox.add(Ended())

    def _greet(self, person: Person, hello: Hello, now: float) -> None:
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

    def _lost_line(self, person: Person, now: float) -> None:
        person.line, person.lost = None, now
        if person.seat is not None:
            self._room.lost(person, now)
        self._notice.changed()

    def _cut(self, line: int, code: Close, now: float) -> None:
        """Close a line that did what no line may do."""
        self._outbox.drop(line, code)
        self._lose(line, now)

    def _close_lines(self, code: Close) -> None:
        for line in self._threshold.lines:
            self._outbox.drop(line, code)
        for person in self._persons.here:
            assert person.line is not None
            self._outbox.drop(person.line, code)
            person.line = None

    def _leave(self, person: Person, line: int, now: float) -> None:
        self._outbox.drop(line, Close.BYE)
        seat = person.seat
        if self._sitting is None:
            self._lobby.circle.stand(person)
        self._lose(line, now)
        self._hall.forget(person)
        if self._sitting is not None and seat is not None and self._hall.stage is not Stage.OVER:
            self._sitting.left(seat)

    # ---- messages

    def _receive(self, line: int, message: FromSeat, now: float) -> None:
        person = self._persons.of_line(line)
        if person is None:
            return
        match message:
            case Hello():
                self._cut(line, Close.NOT_UNDERSTOOD, now)
            case Bye():
                self._leave(person, line, now)
            case Arrange():
                self._answer(person, "arrange", self._arrange(person, message, now))
            case Say():
                if person.seat is not None and self._talk.may(person.seat, now):
                    self._outbox.send_all(Spoken(person.seat, message.phrase))
            case _ if self._sitting is not None:
                code = self._sitting.receive(person, message, now)
                if code is not None:
                    self._cut(line, code, now)
            case Sit():
                self._answer(person, "sit", self._lobby.sit(person, message.seat))
            case Ready():
                self._answer(person, "ready", self._lobby.ready(person, message))
            case Start():
                self._answer(person, "start", self._start(person, message))
            case Do():
                self._outbox.refuse(person, "do", NOT_SEATED if person.seat is None else NOT_NOW, message.id)
            case Ask():
                self._outbox.refuse(person, "ask", NOT_SEATED if person.seat is None else NOT_NOW)

    def _answer(self, person: Person, to: str, refusal: Refusal | None) -> None:
        if refusal is None:
            self._notice.changed()
        else:
            self._outbox.refuse(person, to, refusal)

    def _arrange(self, person: Person, arrange: Arrange, now: float) -> Refusal | None:
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

    def _start(self, person: Person, start: Start) -> Refusal | None:
        if person.key != self._hall.host:
            return NOT_SEATED if person.seat is None else NOT_HOST
        refusal = self._lobby.may_start(start.rev)
        if refusal is not None:
            return refusal
        opening = self._hall.opening(self._entropy(CHANCE))

        def opened(entry: Entry, now: float) -> None:
            self._lobby.begin(opening.chairs)
            self._sit_down(Course(opening, self._lobby.circle), entry)
            for other in self._persons.here:
                other.since = now

        def failed(_now: float) -> None:
            self._outbox.refuse(person, "start", NOT_KEPT)

        self._journal.keep(EntryKind.OPEN, write_opening(opening), opened, failed)
        return None

    def _sit(self, course: Course) -> Sitting:
        self._sitting = Sitting(
            course, self._persons, self._journal, self._outbox, self._notice, self._entropy, self._owner
        )
        return self._sitting

    def _sit_down(self, course: Course, entry: Entry) -> None:
        course.ring.add(entry.n, entry.tag, 0)
        self._sit(course).show_earlier()

    def _end(self, now: float) -> None:
        """The table's log is closed; after a match that all want to repeat, another one begins."""
        if self._sitting is None:
            self._close_lines(Close.TABLE_CLOSED)
            self._outbox.add(Ended())
            self._stopped = True
            return
        again = self._sitting.rematch
        self._sitting.rematch = False

        def closed(_entry: Entry, _time: float) -> None:
            if again:
                self._begin_again()
            else:
                self._close_lines(Close.TABLE_CLOSED)
                self._outbox.add(Ended())
                self._stopped = True

        self._sitting.end(closed)

    def _begin_again(self) -> None:
        """Another match of the same people by the same rules, at a table with another id and another log."""
        self._sitting = None
        self._hall.table = self._entropy(TABLE)
        self._journal = Journal(self._entropy, self._outbox)
        self._outbox.add(Reopened(self._hall.table))
        self._lobby.gather_again()
        for person in self._persons:
            person.behind = None
            if person.is_here:
                self._hall.welcome(person)

    # ---- restored

    def _take_over(self, course: Course, entries: Sequence[Entry]) -> None:
        self._lobby.resume(course.opening, course.circle)
        for person in course.circle.persons:
            self._persons.put(person)
        self._hall.follow(course)
        self._journal = Journal(self._entropy, self._outbox, entries)
        self._hall.stage = self._sit(course).stage
        self._door = self._hall.door


def _nothing(now: float) -> None:
    """A step that does nothing by itself."""
