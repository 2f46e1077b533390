"""Room membership: admission, resume by token, leaving, removal, and the room owner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.host import room_types
from cardtable.host.host_messages import SendTo
from cardtable.host.name_sanitizer import is_reserved, sanitize_name
from cardtable.host.room.admission import CHOOSING, AdmissionQueue, DelayedHello, access_refusal, other_version
from cardtable.host.room.lobby import Lobby
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, Participants, digest_of
from cardtable.host.room.room_effects import AccessDigests, CloseConnection, EffectOutbox, LanAnnouncement
from cardtable.host.room.room_log_entries import MatchOpenedEntry
from cardtable.host.room.room_settings import NOT_NOW, RoomSettings
from cardtable.host.room_messages import ClosingMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ArrangeRequest, HelloRequest
from cardtable.host.room_types import DisconnectCode, RoomSeatInfo, RoomStage
from cardtable.host.seat_assignment import Presence

KEY, SECRET = 32, 16  # hexadecimal digits
WATCHERS = 16  # most spectators
TELLING_APART = 2.0  # seconds between two full updates for a client without a view
_NO_TIME = 0.0  # no connection was lost long before it
REMEMBERED = 600.0  # seconds for which a participant without a seat may come back

Invite = Callable[[str, str], str]  # from a room's id and secret to the text of its invitation


@dataclass(eq=False, repr=False)  # it holds secrets
class RoomMembership:
    """Participants of one room, before, in and after its matches."""

    table: str
    secret: str  # of the invitation
    lobby: Lobby
    _participants: Participants
    _outbox: EffectOutbox
    _entropy: Callable[[int], str]
    _program: str
    _invitation: Invite
    house_secret: str = ""  # of the LAN advertisement
    is_on_server: bool = False  # no person's computer runs the room
    owner_key: str = ""  # hash of the room owner's resume token
    stage: RoomStage = RoomStage.LOBBY
    deal: int = 0
    delayed: AdmissionQueue = field(default_factory=AdmissionQueue)
    _digests: tuple[object, AccessDigests] | None = None  # cache, with its key
    _saved_options: tuple[object, room_types.OptionValues] | None = None  # cache, with its key
    _welcomed: tuple[str, str, str] = ("", "", "")  # owner, room and secret of the owner's last welcome

    def __post_init__(self) -> None:
        self.house_secret = self._entropy(SECRET)

    @property
    def rules(self) -> RoomSettings:
        return self.lobby.rules

    @property
    def announcement(self) -> LanAnnouncement | None:
        """LAN advertisement; None while the room does not let itself be found."""
        owner = self._announcing_owner
        if owner is None:
            return None
        rules = self.rules
        n_open = sum(seat.kind is room_types.SeatOccupant.OPEN for seat in self.lobby.seats)
        return LanAnnouncement(
            table=self.table,
            game=rules.game.id,
            version=rules.game.version,
            seats=rules.seats,
            free=n_open + sum(1 for _ in self._free_seats(_NO_TIME)),
            playing=self.stage is not RoomStage.LOBBY,
            watchers=rules.house.watchers,
            host=owner.name,
            portrait=owner.portrait,
            secret=self.house_secret,
            earlier=self.lobby.earlier.table if self.lobby.earlier is not None else "",
        )

    @property
    def _announcing_owner(self) -> Participant | None:
        """Owner of a room that lets itself be found, else None."""
        house = self.rules.house
        may_watch = house.watchers and self.stage is not RoomStage.CLOSED
        is_open = self.stage is RoomStage.LOBBY or may_watch or any(self._free_seats(_NO_TIME))
        return self._participants.of_key(self.owner_key) if house.findable and is_open else None

    @property
    def access_digests(self) -> AccessDigests:
        """Digests of all valid credentials; the same object until one of them changes."""
        secrets = (self.secret,) if self._announcing_owner is None else (self.secret, self.house_secret)
        game, keys = self.rules.game, self._participants.keys
        cache_key = (self.table, game, secrets, keys)
        if self._digests is None or self._digests[0] != cache_key:
            digests = AccessDigests(self.table, game.id, game.version, frozenset(map(digest_of, secrets)), keys)
            self._digests = cache_key, digests
        return self._digests[1]

    def follow(self, projection: MatchProjection) -> None:
        """Take deal, owner and secrets from the log of the match."""
        self.deal, self.owner_key = projection.deal, projection.owner_key
        self.secret, self.house_secret = projection.secret, projection.house_secret

    def opening(self, chance: str) -> MatchOpenedEntry:
        """Return the first log entry of a match; `chance`: seed of the computers' random numbers."""
        return MatchOpenedEntry(
            table=self.table,
            rev=self.lobby.rev,
            rules=self.rules,
            secret=self.secret,
            house_secret=self.house_secret,
            host=self.owner_key,
            chance=chance,
            program=self._program,
            chairs=self.lobby.seat_records(),
            earlier=self.lobby.earlier,
        )

    # ---- coming

    def delay(self, line: int, hello: HelloRequest, now: float) -> bool:
        """Delay a hello that asks for another full update, which is expensive to encode; return False to admit it now.

        Connections with the same token that wait are closed: else they would be admitted later and have the seat.
        """
        for earlier in self.delayed.pop_superseded(hello.key):
            self._outbox.drop(earlier, DisconnectCode.ELSEWHERE)
        known = self._participants.of_key(digest_of(hello.key))
        if known is None or hello.have != -1 or known.full_update_at + TELLING_APART <= now:
            return False
        self.delayed.add(DelayedHello(known.full_update_at + TELLING_APART, line, hello))
        return True

    def admit(self, line: int, hello: HelloRequest, now: float) -> Participant | None:
        """Admit a client, or send the refusal, close its connection, and return None."""
        known = self._participants.of_key(digest_of(hello.key))
        code = self._refusal(hello, known, now)
        if code is not None:
            self._outbox.drop(line, code)
            return None
        closing = other_version(hello, self.rules.game, self._program)
        if closing is not None:
            self._refuse_version(line, closing)
            return None
        return self._add(line, hello, known, now)

    def _refuse_version(self, line: int, closing: ClosingMessage) -> None:
        self._outbox.add(SendTo(line, closing))
        self._outbox.add(CloseConnection(line, DisconnectCode.OTHER_VERSION))

    def _refusal(self, hello: HelloRequest, known: Participant | None, now: float) -> DisconnectCode | None:
        if self.stage is RoomStage.CLOSED:
            return DisconnectCode.TABLE_CLOSED
        code = access_refusal(self.access_digests, hello) if self.owner_key else None
        if code is not None or known is not None:
            return code
        if is_reserved(sanitize_name(hello.name)):
            return DisconnectCode.RESERVED_NAME
        n_spectators = sum(person.seat is None for person in self._participants.here)
        may_enter = self.stage is RoomStage.LOBBY or self.rules.house.watchers or any(self._free_seats(now))
        return None if may_enter and n_spectators < WATCHERS else DisconnectCode.FULL

    def _free_seats(self, now: float) -> Iterator[RoomSeatInfo]:
        """Return the seats open to a late join, lazily, because most callers need one of them."""
        if not self.rules.house.newcomers or self.stage not in room_types.UNDER_WAY:
            return iter(())
        return filter(room_types.is_free, (seat.info(now, to_host=False) for seat in self.lobby.seats))

    def _add(self, line: int, hello: HelloRequest, known: Participant | None, now: float) -> Participant:
        token = self._entropy(KEY) if known is None else hello.key
        person = known or self._participants.add(digest_of(token), hello.name, hello.portrait)
        has_view = hello.have != -1
        if person.line is not None:
            self._outbox.drop(person.line, DisconnectCode.ELSEWHERE)
            if not has_view:  # the same client after a short interruption has a view
                person.n_takeovers = min(room_types.MOST_AGAIN, person.n_takeovers + 1)
        person.line, person.since = line, now
        person.resume_token = token
        person.games = hello.games
        person.wants_legal = "legal" in hello.wants
        person.last_info = None
        if not has_view:
            person.full_update_at = now
        self.owner_key = self.owner_key or person.key
        return person

    def welcome(self, person: Participant) -> None:
        """Send the welcome, to the room owner with the invitation."""
        is_owner = person.key == self.owner_key
        if is_owner:
            self._welcomed = (self.owner_key, self.table, self.secret)
        invitation = self._invitation(self.table, self.secret) if is_owner else ""
        self._outbox.send(
            person, WelcomeMessage(room_types.PROTOCOL, self.table, is_owner, person.resume_token, invitation)
        )

    def refresh_welcome(self) -> Participant | None:
        """Welcome the room owner again, and return them, if the owner or the invitation has changed; else None."""
        owner = self._participants.of_key(self.owner_key)
        if owner is not None and owner.is_here and self._welcomed != (self.owner_key, self.table, self.secret):
            self.welcome(owner)
            return owner
        return None

    def invalidate_welcome(self) -> None:
        """Have `refresh_welcome` send the invitation again."""
        self._welcomed = ("", "", "")

    # ---- going

    def forget(self, person: Participant) -> None:
        """Forget a participant who has no seat and is not the room owner."""
        if person.seat is None and person.key != self.owner_key:
            self._participants.forget(person)

    def forget_absent(self, now: float) -> None:
        """Forget participants without seat and connection after some time, or if there are many."""
        gone = [person for person in self._participants if person.seat is None and not person.is_here]
        gone.sort(key=lambda person: person.lost_at)
        for number, person in enumerate(gone):
            if number < len(gone) - WATCHERS or now >= person.lost_at + REMEMBERED:
                self.forget(person)

    def overdue(self, now: float) -> list[Participant]:
        """Return the participants whose time to choose a seat is over, and who may not watch."""
        return [person for person in self._limited_spectators if self._choosing_ends(person) <= now]

    @property
    def due_times(self) -> tuple[float | None, ...]:
        """Times of the next delayed hello, of the next spectator in `overdue`, and of another room owner."""
        owner = self._participants.of_key(self.owner_key)
        owner_due = None
        if owner is not None and not owner.is_here and self.stage is RoomStage.LOBBY:
            owner_due = owner.lost_at + self._owner_grace
        spectator_due = min(map(self._choosing_ends, self._limited_spectators), default=None)
        return self.delayed.due, spectator_due, owner_due

    def close_connections(self, code: DisconnectCode) -> None:
        for line in self.delayed.lines:
            self._outbox.drop(line, code)
        for person in self._participants.here:
            assert person.line is not None
            self._outbox.drop(person.line, code)
            person.line = None

    @property
    def _limited_spectators(self) -> list[Participant]:
        """Participants who are here without a seat and may not watch, except the room owner."""
        if self.rules.house.watchers or self.stage in (RoomStage.LOBBY, RoomStage.CLOSED):
            return []
        return [person for person in self._participants.here if person.seat is None and person.key != self.owner_key]

    def _choosing_ends(self, person: Participant) -> float:
        return person.since + (CHOOSING if self.rules.house.newcomers else 0.0)

    def removable_participant(self, owner: Participant, number: Seat | None) -> Participant | Refusal:
        """Return the participant at a seat whom the room owner may remove, or the refusal."""
        seat = self.lobby.seats[number] if number is not None and number in self.lobby.seats else None
        return NOT_NOW if seat is None or seat.person is None or seat.person is owner else seat.person

    def remove(self, person: Participant) -> None:
        """Close the connection of a removed participant, and make the resume token invalid."""
        self._participants.forget(person)
        if person.line is not None:
            self._outbox.drop(person.line, DisconnectCode.REMOVED)

    def arrange(self, request: ArrangeRequest) -> Refusal | None:
        """Apply the room owner's settings before a match; disconnect clients that do not know the game's rules."""
        if self.stage is not RoomStage.LOBBY:
            return NOT_NOW
        refusal = self.lobby.arrange(request)
        game = self.rules.game
        for person in self._participants.here:
            if person.games.get(game.id) != game.version and person.line is not None:
                closing = ClosingMessage(
                    DisconnectCode.OTHER_VERSION, room_types.PROTOCOL, self._program, game.id, game.version
                )
                self._refuse_version(person.line, closing)
                self.lobby.seats.stand(person)
                person.line = None
                self.forget(person)
        return refusal

    def next_owner(self, now: float) -> Participant | None:
        """Return the successor of a room owner who has gone for good, or for long before a match; else None."""
        owner = self._participants.of_key(self.owner_key)
        if owner is not None and not self._is_gone(owner, now):
            return None
        return next((other for other in self.lobby.seats.participants if other.is_here and other is not owner), None)

    def _is_gone(self, owner: Participant, now: float) -> bool:
        if owner.is_here:
            return False
        if self.stage is RoomStage.LOBBY or owner.seat is None:
            return now >= owner.lost_at + self._owner_grace
        return self.lobby.seats[owner.seat].presence is Presence.LEFT

    @property
    def _owner_grace(self) -> float:
        return self.rules.house.grace or room_types.HouseRules().grace

    # ---- room info

    @property
    def _options(self) -> room_types.OptionValues:
        """Saved options: one mapping for all infos, as long as the options stay."""
        options = self.rules.options
        if self._saved_options is None or self._saved_options[0] is not options:
            self._saved_options = options, options.save()
        return self._saved_options[1]

    def info(self, person: Participant, now: float) -> RoomInfo:
        rules = self.rules
        owner = self._participants.of_key(self.owner_key)
        return RoomInfo(
            rev=self.lobby.rev,
            game=rules.game.id,
            version=rules.game.version,
            options=self._options,
            house=rules.house,
            stage=self.stage,
            seats=self.lobby.infos(now, to_host=person is owner),
            host=None if owner is None else owner.seat,
            you=person.seat,
            watchers=sum(other.seat is None for other in self._participants.here),
            deal=self.deal,
            server=self.is_on_server,
            totals=self.lobby.totals if self.stage is RoomStage.LOBBY else (),
        )
