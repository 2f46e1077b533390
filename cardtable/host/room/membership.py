"""Who is at a table: people come in, are known again, sit down, leave, are removed, and one of them is the host."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.host.name_sanitizer import is_reserved, sanitize_name
from cardtable.host.room.admission import free_seats, next_overdue, other_version, overdue, refused_at
from cardtable.host.room.lobby import Lobby
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, Participants, hashed
from cardtable.host.room.room_effects import (
    AccessDigests,
    CloseConnection,
    EffectOutbox,
    LanAnnouncement,
    SendToConnection,
)
from cardtable.host.room.room_log_entries import MatchOpenedEntry
from cardtable.host.room.room_settings import NOT_NOW, RoomSettings
from cardtable.host.room_messages import ClosingMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ArrangeRequest, HelloRequest
from cardtable.host.room_types import (
    MOST_AGAIN,
    PROTOCOL,
    DisconnectCode,
    HouseRules,
    OptionValues,
    RoomSeatInfo,
    RoomStage,
    SeatOccupant,
)
from cardtable.host.seat_assignment import Presence

KEY, SECRET = 32, 16  # hexadecimal digits
WATCHERS = 16  # lines beside those of the seats
TELLING_APART = 2.0  # seconds between two times that a program without a view is told everything
_NO_TIME = 0.0  # of which no line has been lost for long
REMEMBERED = 600.0  # seconds that somebody without a seat may come back in

Invite = Callable[[str, str], str]  # from a table's id and secret to the text that is handed on


class RoomMembership:
    """The people of one table, before, in and after its matches."""

    def __init__(
        self,
        table: str,
        secret: str,
        lobby: Lobby,
        persons: Participants,
        outbox: EffectOutbox,
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
        self.stage = RoomStage.LOBBY
        self.deal = 0
        self._persons = persons
        self._outbox = outbox
        self._entropy = entropy
        self._program = program
        self._invitation = invitation
        self._made: tuple[object, AccessDigests] | None = None  # from what, and the door
        self._written: tuple[object, OptionValues] | None = None  # options, and how they go over a line
        self._rights = ("", "", "")  # the host, the table and the secret that the host was told last

    @property
    def rules(self) -> RoomSettings:
        """What is played."""
        return self.lobby.rules

    @property
    def announcement(self) -> LanAnnouncement | None:
        """What may be read in the same house; None while the table does not let itself be found."""
        rules = self.rules
        host = self._announces
        if host is None:
            return None
        unfilled = sum(place.kind is SeatOccupant.OPEN for place in self.lobby.circle)
        return LanAnnouncement(
            table=self.table,
            game=rules.game.id,
            version=rules.game.version,
            seats=rules.seats,
            free=unfilled + sum(1 for _ in self._free_seats(_NO_TIME)),
            playing=self.stage is not RoomStage.LOBBY,
            watchers=rules.house.watchers,
            host=host.name,
            portrait=host.portrait,
            secret=self.house_secret,
        )

    @property
    def _announces(self) -> Participant | None:
        """The host of a table that lets itself be found."""
        house = self.rules.house
        watched = house.watchers and self.stage is not RoomStage.CLOSED
        open_now = self.stage is RoomStage.LOBBY or watched or any(self._free_seats(_NO_TIME))
        return self._persons.of_key(self.host) if house.findable and open_now else None

    @property
    def door(self) -> AccessDigests:
        """What strangers are compared with; the same one as long as nothing of it changes."""
        good = (self.secret,) if self._announces is None else (self.secret, self.house_secret)
        known = (self.table, self.rules.game, good, self._persons.keys)
        if self._made is None or self._made[0] != known:
            table, game, _, keys = known
            self._made = known, AccessDigests(table, game.id, game.version, frozenset(map(hashed, good)), keys)
        return self._made[1]

    def follow(self, course: MatchProjection) -> None:
        """What the log of the match says of host, invitations and deals holds for everybody."""
        self.deal, self.host = course.deal, course.host
        self.secret, self.house_secret = course.secret, course.house_secret

    def opening(self, chance: str) -> MatchOpenedEntry:
        """Everything that is settled as the match begins; `chance`: of the computers."""
        return MatchOpenedEntry(
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

    def may_come_at(self, hello: HelloRequest) -> float:
        """From when on a program may be told everything again: the whole deal costs much to write."""
        known = self._persons.of_key(hashed(hello.key))
        return float("-inf") if known is None or hello.have != -1 else known.told_all + TELLING_APART

    def admit(self, line: int, hello: HelloRequest, now: float) -> Participant | None:
        """Somebody says hello; None if they may not come in, which they are told."""
        known = self._persons.of_key(hashed(hello.key))
        code = self._refused(hello, known, now)
        other = other_version(hello, self.rules.game, self._program) if code is None else None
        if code is not None:
            self._outbox.drop(line, code)
        elif other is not None:
            self._outbox.add(SendToConnection(line, other))
            self._outbox.add(CloseConnection(line, DisconnectCode.OTHER_VERSION))
        else:
            return self._come(line, hello, known, now)
        return None

    def _refused(self, hello: HelloRequest, known: Participant | None, now: float) -> DisconnectCode | None:
        if self.stage is RoomStage.CLOSED:
            return DisconnectCode.TABLE_CLOSED
        code = refused_at(self.door, hello) if self.host else None
        if code is not None or known is not None:
            return code
        if is_reserved(sanitize_name(hello.name)):
            return DisconnectCode.RESERVED_NAME
        strangers = sum(person.seat is None for person in self._persons.here)
        closed = self.stage is not RoomStage.LOBBY and not self.rules.house.watchers and not any(self._free_seats(now))
        return DisconnectCode.FULL if closed or strangers >= WATCHERS else None

    def _free_seats(self, now: float) -> Iterator[RoomSeatInfo]:
        """The seats of the match that are free for somebody who comes now."""
        places = (place.info(now, to_host=False) for place in self.lobby.circle)
        return free_seats(self.stage, self.rules.house, places)

    def _come(self, line: int, hello: HelloRequest, known: Participant | None, now: float) -> Participant:
        key = self._entropy(KEY) if known is None else hello.key
        person = known or self._persons.add(hashed(key), hello.name, hello.portrait)
        if person.line is not None:
            self._outbox.drop(person.line, DisconnectCode.ELSEWHERE)
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

    def welcome(self, person: Participant) -> None:
        """Tell somebody that they are in, and the host how to invite others."""
        is_host = person.key == self.host
        if is_host:
            self._rights = (self.host, self.table, self.secret)
        invitation = self._invitation(self.table, self.secret) if is_host else ""
        self._outbox.send(person, WelcomeMessage(PROTOCOL, self.table, is_host, person.shown_key, invitation))

    def tell_rights(self) -> Participant | None:
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

    def forget(self, person: Participant) -> None:
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

    def overdue(self, now: float) -> list[Participant]:
        """Who has had time enough to choose a seat, and may not watch."""
        return overdue(self._strangers, self.stage, self.rules.house, now)

    def next_overdue(self) -> float | None:
        """When the next one will have had."""
        return next_overdue(self._strangers, self.stage, self.rules.house)

    @property
    def _strangers(self) -> list[Participant]:
        """Who is here without a seat, but for the host."""
        return [person for person in self._persons.here if person.seat is None and person.key != self.host]

    def removable(self, person: Participant, seat: Seat | None) -> Participant | Refusal:
        """Whom the host may put out of the table."""
        place = self.lobby.circle[seat] if seat is not None and seat in self.lobby.circle else None
        if place is None or place.person is None or place.person is person:
            return NOT_NOW
        return place.person

    def put_out(self, person: Participant) -> None:
        """The key of a person who is removed is good for nothing any more."""
        self._persons.forget(person)
        if person.line is not None:
            self._outbox.drop(person.line, DisconnectCode.REMOVED)

    def arrange(self, person: Participant, arrange: ArrangeRequest) -> Refusal | None:
        """The host's arrangements before the match; whose program cannot play by them has to go."""
        if self.stage is not RoomStage.LOBBY:
            return NOT_NOW
        refusal = self.lobby.arrange(arrange)
        game = self.rules.game
        for other in self._persons.here:
            if other.games.get(game.id) != game.version and other.line is not None:
                gone = ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, self._program, game.id, game.version)
                self._outbox.add(SendToConnection(other.line, gone))
                self._outbox.add(CloseConnection(other.line, DisconnectCode.OTHER_VERSION))
                self.lobby.circle.stand(other)
                other.line = None
                self.forget(other)
        return refusal

    def next_host(self, now: float) -> Participant | None:
        """Who takes the host's rights over: the host has gone for good, or for long before a match."""
        host = self._persons.of_key(self.host)
        if host is not None and not self._is_gone(host, now):
            return None
        here = [person for person in self.lobby.circle.persons if person.is_here and person is not host]
        return here[0] if here else None

    def host_due(self) -> float | None:
        """When the host will have been away for too long."""
        host = self._persons.of_key(self.host)
        if host is None or host.is_here or self.stage is not RoomStage.LOBBY:
            return None
        return host.lost + self._host_grace

    def _is_gone(self, host: Participant, now: float) -> bool:
        if host.is_here:
            return False
        if self.stage is RoomStage.LOBBY or host.seat is None:
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

    def info(self, person: Participant, now: float) -> RoomInfo:
        """The table as somebody sees it."""
        rules = self.rules
        host = self._persons.of_key(self.host)
        return RoomInfo(
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
