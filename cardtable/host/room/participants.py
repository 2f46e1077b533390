"""Participants of a room, known by resume token, and the seats of the room with their occupants."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cardtable.core.zones import Seat
from cardtable.host.name_sanitizer import sanitize_name, unique_name
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import LONGEST_WAIT, RoomSeatInfo, SeatOccupant
from cardtable.host.seat_assignment import Presence


def digest_of(secret: str) -> str:
    """Return the digest that is stored of a token or secret: SHA-256 as 64 hexadecimal digits; "" for ""."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


@dataclass(slots=True, eq=False)
class Participant:
    """A person or program in a room, with a seat or not; times are seconds."""

    key: str  # hash of the resume token: the log has no more of it
    name: str
    portrait: int
    resume_token: str = ""  # known only while a connection is up
    line: int | None = None  # number of the connection
    lost_at: float = 0.0  # when the last connection was lost; meaningless while one is up
    seat: Seat | None = None
    games: Mapping[str, int] = field(default_factory=dict)  # rules versions of the client, by game
    wants_legal: bool = False
    last_info: RoomInfo | None = None  # that was sent over this connection
    since: float = 0.0  # when the connection came, or the seat was lost
    full_update_at: float = float("-inf")  # when a connection without a view came last
    n_takeovers: int = 0  # times that another client replaced a live connection
    last_entry: tuple[int, str] | None = None  # last log entry that was sent, if later updates are missing

    @property
    def is_here(self) -> bool:
        return self.line is not None


class Participants:
    """All who may come back to a room: those with a connection, and those with a seat."""

    def __init__(self) -> None:
        self._by_key: dict[str, Participant] = {}
        self.keys: frozenset[str] = frozenset()

    def __iter__(self) -> Iterator[Participant]:
        return iter(tuple(self._by_key.values()))

    def of_key(self, key: str) -> Participant | None:
        """Return the participant whose token has this hash."""
        return self._by_key.get(key)

    def of_line(self, line: int) -> Participant | None:
        return next((person for person in self._by_key.values() if person.line == line), None)

    @property
    def here(self) -> tuple[Participant, ...]:
        """Participants with a connection, in the order in which they came."""
        return tuple(person for person in self._by_key.values() if person.is_here)

    def add(self, key: str, name: str, portrait: int) -> Participant:
        """Add a new participant; the name is sanitized and made unique."""
        others = [other.name for other in self if other.is_here or other.seat is not None]
        person = Participant(key, unique_name(sanitize_name(name), others), portrait)
        self.put(person)
        return person

    def put(self, person: Participant) -> None:
        """Add a participant as the log has it."""
        self._by_key[person.key] = person
        self.keys = frozenset(self._by_key)

    def forget(self, person: Participant) -> None:
        """Make the resume token of a participant invalid."""
        self._by_key.pop(person.key, None)
        self.keys = frozenset(self._by_key)


_SUBSTITUTED = (Presence.REPLACED, Presence.LEFT)


@dataclass(slots=True)
class RoomSeat:
    """One seat of a room and its occupant."""

    person: Participant | None = None
    level: str = ""  # of the computer; of a person's seat that of the substitute
    ready: bool = False
    presence: Presence = Presence.HERE  # of the person
    newcomer: bool = False  # a person at a seat that was a computer's when the match began, or the reverse

    @property
    def kind(self) -> SeatOccupant:
        if self.person is not None:
            return SeatOccupant.PERSON
        return SeatOccupant.COMPUTER if self.level else SeatOccupant.OPEN

    @property
    def is_here(self) -> bool:
        """True if a person is there and plays."""
        return self.person is not None and self.presence is Presence.HERE

    @property
    def acting_level(self) -> str:
        """Level that acts for the seat now; "" for a person, and for an open seat."""
        return self.level if self.person is None or self.presence in _SUBSTITUTED else ""

    def info(self, now: float, *, to_host: bool) -> RoomSeatInfo:
        """Return the seat's public state; `to_host`: with the number of takeovers, for the room owner."""
        person = self.person
        if person is None:
            return RoomSeatInfo(self.kind, level=self.level, newcomer=self.newcomer)
        is_away = not person.is_here and self.presence in (Presence.AWAY, Presence.REPLACED)
        return RoomSeatInfo(
            self.kind,
            person.name,
            person.portrait,
            self.acting_level,
            self.ready,
            self.presence,
            away=min(LONGEST_WAIT, max(0, int(now - person.lost_at))) if is_away else 0,
            again=person.n_takeovers if to_host else 0,
            newcomer=self.newcomer,
        )


class RoomSeats:
    """All seats of a room."""

    def __init__(self, seats: Iterable[RoomSeat]) -> None:
        self._seats = list(seats)
        self._number_participants()

    def _number_participants(self) -> None:
        for number, seat in enumerate(self._seats):
            if seat.person is not None:
                seat.person.seat = Seat(number)

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, seat: int) -> RoomSeat:
        return self._seats[seat]

    def __iter__(self) -> Iterator[RoomSeat]:
        return iter(self._seats)

    def __contains__(self, seat: int) -> bool:
        return 0 <= seat < len(self._seats)

    @property
    def here(self) -> frozenset[Seat]:
        return frozenset(Seat(number) for number, seat in enumerate(self._seats) if seat.is_here)

    @property
    def participants(self) -> tuple[Participant, ...]:
        """Participants with a seat, in ascending order of seats."""
        return tuple(seat.person for seat in self._seats if seat.person is not None)

    @property
    def has_person(self) -> bool:
        """True if a participant with a seat has a connection, even one whom a computer replaces."""
        return any(person.is_here for person in self.participants)

    @property
    def away(self) -> tuple[Participant, ...]:
        """Participants whose connections are lost and for whom no computer plays yet."""
        lost = (seat.person for seat in self._seats if seat.presence is Presence.AWAY)
        return tuple(person for person in lost if person is not None)

    @property
    def viewers(self) -> frozenset[str]:
        """Keys of the participants who see the cards of a seat, even while a computer plays for them."""
        seated = ((seat.person, seat.presence in _SUBSTITUTED) for seat in self._seats)
        return frozenset(
            person.key for person, is_replaced in seated if person is not None and (person.is_here or not is_replaced)
        )

    @property
    def players(self) -> frozenset[str]:
        """Keys of the participants who are there and play."""
        return frozenset(seat.person.key for seat in self._seats if seat.person is not None and seat.is_here)

    def acting_level(self, seat: Seat) -> str:
        """Return the level that acts for the seat now; "" while a person does."""
        return self._seats[seat].acting_level

    def sit(self, person: Participant, seat: Seat) -> None:
        """Seat a participant at an open seat, and free their own."""
        self.stand(person)
        self._seats[seat] = RoomSeat(person)
        person.seat = seat

    def take_over(self, person: Participant, seat: Seat) -> None:
        """Seat a participant where a computer plays; the participant whom it replaced loses the seat."""
        before = self._seats[seat]
        newcomer = before.newcomer if before.person is not None else not before.newcomer
        if before.person is not None:
            before.person.seat = None
        presence = Presence.HERE if person.is_here else Presence.AWAY
        self._seats[seat] = RoomSeat(person, before.level, ready=True, presence=presence, newcomer=newcomer)
        person.seat = seat

    def put_out(self, seat: Seat) -> None:
        """Remove the participant at a seat in mid-match: the seat is a computer's."""
        before = self._seats[seat]
        if before.person is not None:
            before.person.seat = None
            self._seats[seat] = RoomSeat(level=before.level, newcomer=not before.newcomer)

    def stand(self, person: Participant) -> None:
        if person.seat is not None:
            self._seats[person.seat] = RoomSeat()
            person.seat = None

    def fill(self, seat: Seat, level: str) -> None:
        """Give a seat without a person to a computer, or to nobody ("")."""
        self._seats[seat] = RoomSeat(level=level)

    def resize(self, n_seats: int) -> None:
        """Change the number of seats; participants beyond it stand up."""
        for seat in self._seats[n_seats:]:
            if seat.person is not None:
                self.stand(seat.person)
        self._seats[n_seats:] = [RoomSeat() for _ in range(n_seats - len(self._seats))]

    def unready(self) -> None:
        for seat in self._seats:
            seat.ready = False

    def rearrange(self, targets: Sequence[Seat]) -> None:
        """Move each seat N to `targets[N]`."""
        moved = list(self._seats)
        for old, new in enumerate(targets):
            moved[new] = self._seats[old]
        self._seats = moved
        self._number_participants()

    def infos(self, now: float, *, to_host: bool) -> tuple[RoomSeatInfo, ...]:
        """Return the public state of all seats; `to_host` as for `RoomSeat.info`."""
        return tuple(seat.info(now, to_host=to_host) for seat in self._seats)
