"""Who is at a table: people come in, are known again, sit down, leave, are removed, and one of them is the host."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.host.clean_names import clean_name, is_reserved
from cardtable.host.from_seat import Arrange, Hello
from cardtable.host.from_table import Gone, TableInfo, Welcome
from cardtable.host.gathering import (
    MOST_AGAIN,
    PROTOCOL,
    Close,
    HouseRules,
    Occupant,
    OptionValues,
    PlaceInfo,
    Stage,
)
from cardtable.host.people_table.agreed_rules import AgreedRules
from cardtable.host.people_table.arrivals import other_version, refused_at
from cardtable.host.people_table.choosing import free_seats, next_overdue, overdue
from cardtable.host.people_table.course import Course
from cardtable.host.people_table.effects import Announcement, Door, Drop, Send
from cardtable.host.people_table.lobby import Lobby
from cardtable.host.people_table.log_entries import Opening
from cardtable.host.people_table.outbox import Outbox
from cardtable.host.people_table.persons import Person, Persons, hashed
from cardtable.host.people_table.refusals import NOT_NOW
from cardtable.host.seats import Presence

KEY, SECRET = 32, 16  # hexadecimal digits
WATCHERS = 16  # lines beside those of the seats
TELLING_APART = 2.0  # seconds between two times that a program without a view is told everything
_NO_TIME = 0.0  # of which no line has been lost for long
REMEMBERED = 600.0  # seconds that somebody without a seat may come back in

Invite = Callable[[str, str], str]  # from a table's id and secret to the text that is handed on


class Hall:
    """The people of one table, before, in and after its matches."""

    def __init__(
        self,
        table: str,
        secret: str,
        lobby: Lobby,
        persons: Persons,
        outbox: Outbox,
        entropy: Callable[[int], str],
        *,
        program: str,
        invitation: Invite,
    ) -> None:
        self.table = table
        self.secret = secret  # of the invitation
        self.house_secret = entropy(SECRET)
        self.host = ""  # hash of the host's key
        self.lobby = lobby
        self.stage = Stage.LOBBY
        self.deal = 0
        self._persons = persons
        self._outbox = outbox
        self._entropy = entropy
        self._program = program
        self._invitation = invitation
        self._made: tuple[object, Door] | None = None  # from what, and the door
        self._written: tuple[object, OptionValues] | None = None  # options, and how they go over a line
        self._rights = ("", "", "")  # the host, the table and the secret that the host was told last

    @property
    def rules(self) -> AgreedRules:
        """What is played."""
        return self.lobby.rules

    @property
    def announcement(self) -> Announcement | None:
        """What may be read in the same house; None while the table does not let itself be found."""
        rules = self.rules
        host = self._announces
        if host is None:
            return None
        unfilled = sum(place.kind is Occupant.OPEN for place in self.lobby.circle)
        return Announcement(
            table=self.table,
            game=rules.game.id,
            version=rules.game.version,
            seats=rules.seats,
            free=unfilled + sum(1 for _ in self._free_seats(_NO_TIME)),
            playing=self.stage is not Stage.LOBBY,
            watchers=rules.house.watchers,
            host=host.name,
            portrait=host.portrait,
            secret=self.house_secret,
        )

    @property
    def _announces(self) -> Person | None:
        """The host of a table that lets itself be found."""
        house = self.rules.house
        watched = house.watchers and self.stage is not Stage.CLOSED
        open_now = self.stage is Stage.LOBBY or watched or any(self._free_seats(_NO_TIME))
        return self._persons.of_key(self.host) if house.findable and open_now else None

    @property
    def door(self) -> Door:
        """What strangers are compared with; the same one as long as nothing of it changes."""
        good = (self.secret,) if self._announces is None else (self.secret, self.house_secret)
        known = (self.table, self.rules.game, good, self._persons.keys)
        if self._made is None or self._made[0] != known:
            table, game, _, keys = known
            self._made = known, Door(table, game.id, game.version, frozenset(map(hashed, good)), keys)
        return self._made[1]

    def follow(self, course: Course) -> None:
        """What the log of the match says of host, invitations and deals holds for everybody."""
        self.deal, self.host = course.deal, course.host
        self.secret, self.house_secret = course.secret, course.house_secret

    def opening(self, chance: str) -> Opening:
        """Everything that is settled as the match begins; `chance`: of the computers."""
        return Opening(
            table=self.table,
            rev=self.lobby.rev,
            rules=self.rules,
            secret=self.secret,
            house_secret=self.house_secret,
            host=self.host,
            chance=chance,
            program=self._program,
            chairs=self.lobby.chairs(),
            earlier=self.lobby.earlier,
        )

    # ---- coming

    def may_come_at(self, hello: Hello) -> float:
        """From when on a program may be told everything again: the whole deal costs much to write."""
        known = self._persons.of_key(hashed(hello.key))
        return float("-inf") if known is None or hello.have != -1 else known.told_all + TELLING_APART

    def admit(self, line: int, hello: Hello, now: float) -> Person | None:
        """Somebody says hello; None if they may not come in, which they are told."""
        known = self._persons.of_key(hashed(hello.key))
        code = self._refused(hello, known, now)
        other = other_version(hello, self.rules.game, self._program) if code is None else None
        if code is not None:
            self._outbox.drop(line, code)
        elif other is not None:
            self._outbox.add(Send(line, other))
            self._outbox.add(Drop(line, Close.OTHER_VERSION))
        else:
            return self._come(line, hello, known, now)
        return None

    def _refused(self, hello: Hello, known: Person | None, now: float) -> Close | None:
        if self.stage is Stage.CLOSED:
            return Close.TABLE_CLOSED
        code = refused_at(self.door, hello) if self.host else None
        if code is not None or known is not None:
            return code
        if is_reserved(clean_name(hello.name)):
            return Close.RESERVED_NAME
        strangers = sum(person.seat is None for person in self._persons.here)
        closed = self.stage is not Stage.LOBBY and not self.rules.house.watchers and not any(self._free_seats(now))
        return Close.FULL if closed or strangers >= WATCHERS else None

    def _free_seats(self, now: float) -> Iterator[PlaceInfo]:
        """The seats of the match that are free for somebody who comes now."""
        places = (place.info(now, to_host=False) for place in self.lobby.circle)
        return free_seats(self.stage, self.rules.house, places)

    def _come(self, line: int, hello: Hello, known: Person | None, now: float) -> Person:
        key = self._entropy(KEY) if known is None else hello.key
        person = known or self._persons.add(hashed(key), hello.name, hello.portrait)
        if person.line is not None:
            self._outbox.drop(person.line, Close.ELSEWHERE)
            if hello.have == -1:  # a program that was here a moment ago has a view
                person.again = min(MOST_AGAIN, person.again + 1)
        person.line, person.since = line, now
        person.shown_key = key
        person.games = hello.games
        person.wants_legal = "legal" in hello.wants
        person.knows = None
        person.told_all = now if hello.have == -1 else person.told_all
        self.host = self.host or person.key
        return person

    def welcome(self, person: Person) -> None:
        """Tell somebody that they are in, and the host how to invite others."""
        is_host = person.key == self.host
        if is_host:
            self._rights = (self.host, self.table, self.secret)
        invitation = self._invitation(self.table, self.secret) if is_host else ""
        self._outbox.send(person, Welcome(PROTOCOL, self.table, is_host, person.shown_key, invitation))

    def tell_rights(self) -> Person | None:
        """Welcome the host again where something of it has changed: who is host, or what the invitation says."""
        host = self._persons.of_key(self.host)
        if host is not None and host.is_here and self._rights != (self.host, self.table, self.secret):
            self.welcome(host)
            return host
        return None

    def forget_rights(self) -> None:
        """What the host was told of inviting others holds no more."""
        self._rights = ("", "", "")

    # ---- going

    def forget(self, person: Person) -> None:
        """Somebody without a seat is gone: only the host's key stays good."""
        if person.seat is None and person.key != self.host:
            self._persons.forget(person)

    def forget_strangers(self, now: float) -> None:
        """Who has no seat and no line may come back for a while, but only so many."""
        gone = [person for person in self._persons if person.seat is None and not person.is_here]
        gone.sort(key=lambda person: person.lost)
        for number, person in enumerate(gone):
            if number < len(gone) - WATCHERS or now >= person.lost + REMEMBERED:
                self.forget(person)

    def overdue(self, now: float) -> list[Person]:
        """Who has had time enough to choose a seat, and may not watch."""
        return overdue(self._strangers, self.stage, self.rules.house, now)

    def next_overdue(self) -> float | None:
        """When the next one will have had."""
        return next_overdue(self._strangers, self.stage, self.rules.house)

    @property
    def _strangers(self) -> list[Person]:
        """Who is here without a seat, but for the host."""
        return [person for person in self._persons.here if person.seat is None and person.key != self.host]

    def removable(self, person: Person, seat: Seat | None) -> Person | Refusal:
        """Whom the host may put out of the table."""
        place = self.lobby.circle[seat] if seat is not None and seat in self.lobby.circle else None
        if place is None or place.person is None or place.person is person:
            return NOT_NOW
        return place.person

    def put_out(self, person: Person) -> None:
        """The key of a person who is removed is good for nothing any more."""
        self._persons.forget(person)
        if person.line is not None:
            self._outbox.drop(person.line, Close.REMOVED)

    def arrange(self, person: Person, arrange: Arrange) -> Refusal | None:
        """The host's arrangements before the match; whose program cannot play by them has to go."""
        if self.stage is not Stage.LOBBY:
            return NOT_NOW
        refusal = self.lobby.arrange(arrange)
        game = self.rules.game
        for other in self._persons.here:
            if other.games.get(game.id) != game.version and other.line is not None:
                gone = Gone(Close.OTHER_VERSION, PROTOCOL, self._program, game.id, game.version)
                self._outbox.add(Send(other.line, gone))
                self._outbox.add(Drop(other.line, Close.OTHER_VERSION))
                self.lobby.circle.stand(other)
                other.line = None
                self.forget(other)
        return refusal

    def next_host(self, now: float) -> Person | None:
        """Who takes the host's rights over: the host has gone for good, or for long before a match."""
        host = self._persons.of_key(self.host)
        if host is not None and not self._is_gone(host, now):
            return None
        here = [person for person in self.lobby.circle.persons if person.is_here and person is not host]
        return here[0] if here else None

    def host_due(self) -> float | None:
        """When the host will have been away for too long."""
        host = self._persons.of_key(self.host)
        if host is None or host.is_here or self.stage is not Stage.LOBBY:
            return None
        return host.lost + self._host_grace

    def _is_gone(self, host: Person, now: float) -> bool:
        if host.is_here:
            return False
        if self.stage is Stage.LOBBY or host.seat is None:
            return now >= host.lost + self._host_grace
        return self.lobby.circle[host.seat].presence is Presence.LEFT

    @property
    def _host_grace(self) -> float:
        return self.rules.house.grace or HouseRules().grace

    # ---- what everybody sees

    @property
    def _options(self) -> OptionValues:
        """The options as they are written: one mapping for everybody, as long as the rules stay."""
        options = self.rules.options
        if self._written is None or self._written[0] is not options:
            self._written = options, options.save()
        return self._written[1]

    def info(self, person: Person, now: float) -> TableInfo:
        """The table as somebody sees it."""
        rules = self.rules
        host = self._persons.of_key(self.host)
        return TableInfo(
            rev=self.lobby.rev,
            game=rules.game.id,
            version=rules.game.version,
            options=self._options,
            house=rules.house,
            stage=self.stage,
            seats=self.lobby.infos(now, to_host=person is host),
            host=None if host is None else host.seat,
            you=person.seat,
            watchers=sum(one.seat is None for one in self._persons.here),
            deal=self.deal,
        )
