"""A table for people in different houses: every rule of their coming together, without a socket, a clock or a file.

Times are seconds of one steady clock, which may begin anew when the table is restored.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.host.from_seat import (
    Arrange,
    Bye,
    FromSeat,
    Hello,
    Ready,
    Sit,
    Start,
)
from cardtable.host.from_table import TableInfo, Welcome
from cardtable.host.gathering import PROTOCOL, Close, Stage
from cardtable.host.people_table.agreed_rules import first_rules
from cardtable.host.people_table.arrivals import other_version, refused_at
from cardtable.host.people_table.circle import Circle, Place
from cardtable.host.people_table.effects import Announcement, Door, Drop, Effect, Entry, Send
from cardtable.host.people_table.journal import Journal
from cardtable.host.people_table.lobby import Lobby
from cardtable.host.people_table.notice import Notice
from cardtable.host.people_table.outbox import Outbox
from cardtable.host.people_table.persons import Person, Persons, hashed
from cardtable.host.people_table.refusals import NOT_HOST, NOT_NOW, NOT_SEATED
from cardtable.host.seats import Presence

KEY, SECRET = 32, 16  # hexadecimal digits
WATCHERS = 16  # lines beside those of the seats
HELD = 20.0  # seconds that a seat is held before the match begins for somebody whose line is lost
ASLEEP = 600.0  # seconds without a person until the table may be forgotten
MOST_WAITING = 64  # messages that wait while an entry is being kept

Invite = Callable[[str, str], str]  # from a table's id and secret to the text that is handed on


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
    ) -> None:
        """`entropy(n)`: n fresh hexadecimal digits; `program`: the version that other programs are told."""
        self._table = table
        self._games = games
        self._secret = secret
        self._entropy = entropy
        self._program = program
        self._invitation = invitation
        self._house_secret = entropy(SECRET)
        self._persons = Persons()
        self._outbox = Outbox(self._persons)
        self._journal = Journal(entropy, self._outbox)
        self._notice = Notice()
        rules = first_rules(games)
        self._circle = Circle([Place() for _ in range(rules.seats)])
        self._lobby = Lobby(rules, games, self._circle)
        self._host = ""  # hash of the host's key
        self._deserted: float | None = None  # since when nobody is here
        self._waiting: deque[tuple[int | None, Callable[[float], None]]] = deque()

    @classmethod
    def restored(
        cls,
        entries: Sequence[Entry],
        games: Mapping[str, AnyGame],
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
    ) -> PeopleTable:
        """As its log leaves it, nobody being here; raises ReplayError, whose `accepted` says how many entries fit."""
        raise NotImplementedError

    @property
    def table(self) -> str:
        """The id of the table: 8 hexadecimal digits."""
        return self._table

    @property
    def announcement(self) -> Announcement | None:
        """What may be read in the same house; None while the table does not want to be found."""
        rules = self._lobby.rules
        host = self._persons.of_key(self._host)
        if host is None or not rules.house.findable:
            return None
        free = sum(place.kind.value == "open" for place in self._circle)
        return Announcement(
            self._table,
            rules.game.id,
            rules.game.version,
            rules.seats,
            free,
            self._stage is not Stage.LOBBY,
            rules.house.watchers,
            host.name,
            host.portrait,
            self._house_secret,
        )

    @property
    def door(self) -> Door:
        """What strangers are compared with."""
        secrets = {hashed(self._secret)}
        if self.announcement is not None:
            secrets.add(hashed(self._house_secret))
        game = self._lobby.rules.game
        return Door(
            self._table,
            game.id,
            game.version,
            frozenset(secrets),
            frozenset(person.key for person in self._persons),
        )

    # ---- what comes in

    def joined(self, line: int, hello: Hello, now: float) -> list[Effect]:
        """Somebody says hello, on a line whose number was never used before; done at once."""
        self._join(line, hello, now)
        return self._done(now)

    def received(self, line: int, message: FromSeat, now: float) -> list[Effect]:
        """What a line says after its hello; a line that is gone is not heard."""
        if self._journal.is_keeping and sum(one == line for one, _ in self._waiting) >= MOST_WAITING:
            self._cut(line, Close.TOO_MANY_MESSAGES, now)
            return self._done(now)
        return self._call(line, lambda time: self._receive(line, message, time), now)

    def lost(self, line: int, now: float) -> list[Effect]:
        """A line is gone; done at once."""
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
        return self._done(now)

    def lost_log(self, now: float) -> list[Effect]:
        """Another server has the log: all lines are closed, and nothing is done any more."""
        return self.stopping(now)

    def stopping(self, now: float) -> list[Effect]:
        """The server stops in order: all lines are closed, and nothing is done any more."""
        for person in self._persons.here:
            assert person.line is not None
            self._outbox.drop(person.line, Close.STOPPING)
            person.line = None
        return self._outbox.taken(now, None)

    def thought(self, question: int, action: object, now: float) -> list[Effect]:
        """A computer player has chosen; None: nobody could, and it is asked again."""
        return self._call(None, lambda _now: None, now)

    def tick(self, now: float) -> list[Effect]:
        """Do what is due by now, which may be nothing."""
        return self._call(None, lambda _now: None, now)

    # ---- order

    def _call(self, line: int | None, step: Callable[[float], None], now: float) -> list[Effect]:
        self._waiting.append((line, step))
        return self._done(now)

    def _done(self, now: float) -> list[Effect]:
        """Do what waits until an entry has to be kept; then what is to be done for all this."""
        while self._waiting and not self._journal.is_keeping:
            _, step = self._waiting.popleft()
            step(now)
        self._watch_time(now)
        if self._notice.taken(now):
            for person in self._persons.here:
                self._tell_table(person, now)
        return self._outbox.taken(now, self._notice.due)

    def _watch_time(self, now: float) -> None:
        pass

    # ---- coming and going

    def _join(self, line: int, hello: Hello, now: float) -> None:
        opens = not self._host
        code = None if opens else refused_at(self.door, hello)
        other = other_version(hello, self._lobby.rules.game, self._program)
        known = self._persons.of_key(hashed(hello.key))
        if code is None and known is None and len(self._persons.here) >= len(self._circle) + WATCHERS:
            code = Close.FULL
        if code is not None:
            self._outbox.drop(line, code)
            return
        if other is not None:
            self._outbox.add(Send(line, other))
            self._outbox.add(Drop(line, Close.OTHER_VERSION))
            return
        key = hello.key if known is not None else self._entropy(KEY)
        person = known or self._persons.add(hashed(key), hello.name, hello.portrait)
        if person.line is not None:
            self._outbox.drop(person.line, Close.ELSEWHERE)
        person.line = line
        person.shown_key = key
        person.games = hello.games
        person.wants_legal = "legal" in hello.wants
        if opens:
            self._host = person.key
        self._greet(person, now)

    def _welcome(self, person: Person) -> None:
        is_host = person.key == self._host
        invitation = self._invitation(self._table, self._secret) if is_host else ""
        self._outbox.send(person, Welcome(PROTOCOL, self._table, is_host, person.shown_key, invitation))

    def _greet(self, person: Person, now: float) -> None:
        self._deserted = None
        self._welcome(person)
        if person.seat is not None:
            self._circle[person.seat].presence = Presence.HERE
        person.knows = None
        self._tell_table(person, now)
        self._notice.changed()

    def _lose(self, line: int, now: float) -> None:
        person = self._persons.of_line(line)
        if person is None:
            return
        person.line, person.lost = None, now
        if person.seat is not None:
            self._circle[person.seat].presence = Presence.AWAY
        else:
            self._forget(person)
        self._notice.changed()

    def _cut(self, line: int, code: Close, now: float) -> None:
        """Close a line that did what no line may do."""
        self._outbox.drop(line, code)
        self._lose(line, now)

    def _forget(self, person: Person) -> None:
        if person.key != self._host:
            self._persons.forget(person)

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
            case Sit():
                self._answer(person, "sit", self._lobby.sit(person, message.seat))
            case Ready():
                self._answer(person, "ready", self._lobby.ready(person, message))
            case Arrange():
                self._answer(person, "arrange", self._arrange(person, message, now))
            case Start():
                self._answer(person, "start", self._start(person, message, now))

    def _answer(self, person: Person, to: str, refusal: Refusal | None) -> None:
        if refusal is None:
            self._notice.changed()
        else:
            self._outbox.refuse(person, to, refusal)

    def _arrange(self, person: Person, arrange: Arrange, now: float) -> Refusal | None:
        if person.key != self._host:
            return NOT_HOST
        if arrange.remove is not None:
            return self._remove(arrange.remove, now)
        return self._lobby.arrange(arrange)

    def _remove(self, seat: int, now: float) -> Refusal | None:
        if seat not in self._circle:
            return NOT_NOW
        person = self._circle[seat].person
        if person is None or person.key == self._host:
            return NOT_NOW
        self._circle.stand(person)
        self._persons.forget(person)
        if person.line is not None:
            self._outbox.drop(person.line, Close.REMOVED)
        self._secret, self._house_secret = self._entropy(SECRET), self._entropy(SECRET)
        host = self._persons.of_key(self._host)
        if host is not None:
            self._welcome(host)
        return None

    def _start(self, person: Person, start: Start, now: float) -> Refusal | None:
        if person.key != self._host:
            return NOT_HOST if person.seat is not None else NOT_SEATED
        return self._lobby.may_start(start.rev)

    def _leave(self, person: Person, line: int, now: float) -> None:
        self._circle.stand(person)
        self._outbox.drop(line, Close.BYE)
        self._lose(line, now)
        self._forget(person)

    def _tell_table(self, person: Person, now: float) -> None:
        info = self._info(person, now)
        if info != person.knows:
            person.knows = info
            self._outbox.send(person, info)

    def _info(self, person: Person | None, now: float) -> TableInfo:
        rules = self._lobby.rules
        host = self._persons.of_key(self._host)
        return TableInfo(
            rev=self._lobby.rev,
            game=rules.game.id,
            version=rules.game.version,
            options=rules.options.save(),
            house=rules.house,
            stage=self._stage,
            seats=self._circle.infos(now),
            host=None if host is None else host.seat,
            you=None if person is None else person.seat,
            watchers=sum(one.seat is None for one in self._persons.here),
            deal=0,
        )

    @property
    def _stage(self) -> Stage:
        return Stage.LOBBY
