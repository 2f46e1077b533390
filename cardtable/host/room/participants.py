"""The people at a table: each is known by a key, and comes and goes by one line at a time.

The seats of a table: who sits there, who acts for whom, and how everybody sees it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cardtable.core.zones import Seat
from cardtable.host.name_sanitizer import distinct, sanitize_name
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import LONGEST_WAIT, RoomSeatInfo, SeatOccupant
from cardtable.host.seat_assignment import Presence


def hashed(secret: str) -> str:
    """What is kept of a key or secret: SHA-256, 64 hexadecimal digits; "" of nothing."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


@dataclass(slots=True, eq=False)
class Participant:
    """Somebody at the table; only the hash of the key is remembered in the log."""

    key: str  # its hash
    name: str
    portrait: int
    shown_key: str = ""  # as the line that is up knows it
    line: int | None = None
    lost: float = 0.0  # when the last line was; nothing while one is up
    seat: Seat | None = None
    games: Mapping[str, int] = field(default_factory=dict)  # the rules versions that the person's program knows
    wants_legal: bool = False
    knows: RoomInfo | None = None  # of the table, by this line
    since: float = 0.0  # when the line that is up came, or the seat was lost
    told_all: float = float("-inf")  # when a line without a view came last
    again: int = 0  # times that another program has taken over from a line that was up
    behind: tuple[int, str] | None = None  # the last entry told of, where not all news since have been sent

    @property
    def is_here(self) -> bool:
        """Whether a line of this person is up."""
        return self.line is not None


class Participants:
    """Everybody who may come back: those with a line, and those with a seat."""

    def __init__(self) -> None:
        self._by_key: dict[str, Participant] = {}
        self.keys: frozenset[str] = frozenset()  # of all of them

    def __iter__(self) -> Iterator[Participant]:
        return iter(tuple(self._by_key.values()))

    def __len__(self) -> int:
        return len(self._by_key)

    def of_key(self, key: str) -> Participant | None:
        """The person whose key has this hash."""
        return self._by_key.get(key)

    def of_line(self, line: int) -> Participant | None:
        """The person whose line it is."""
        return next((person for person in self._by_key.values() if person.line == line), None)

    @property
    def here(self) -> tuple[Participant, ...]:
        """Those with a line, in the order in which they came."""
        return tuple(person for person in self._by_key.values() if person.is_here)

    def add(self, key: str, name: str, portrait: int) -> Participant:
        """Somebody new; the name is made plain, and unlike all others at the table."""
        others = [other.name for other in self if other.is_here or other.seat is not None]
        person = Participant(key, distinct(sanitize_name(name), others), portrait)
        self.put(person)
        return person

    def put(self, person: Participant) -> None:
        """Somebody who may come back from now on, as the log says."""
        self._by_key[person.key] = person
        self.keys = frozenset(self._by_key)

    def forget(self, person: Participant) -> None:
        """The key is good for nothing any more."""
        self._by_key.pop(person.key, None)
        self.keys = frozenset(self._by_key)


_SUBSTITUTED = (Presence.REPLACED, Presence.LEFT)


@dataclass(slots=True)
class RoomSeat:
    """One seat of the table, and who acts for it."""

    person: Participant | None = None
    level: str = ""  # of the computer; of a person's seat that of whoever plays for them
    ready: bool = False
    presence: Presence = Presence.HERE  # of the person
    newcomer: bool = False  # a person where a computer sat when the match began, or the other way round

    @property
    def kind(self) -> SeatOccupant:
        """Who is to act for the seat."""
        if self.person is not None:
            return SeatOccupant.PERSON
        return SeatOccupant.COMPUTER if self.level else SeatOccupant.OPEN

    @property
    def is_here(self) -> bool:
        """Whether a person is there and plays."""
        return self.person is not None and self.presence is Presence.HERE

    @property
    def thinks(self) -> str:
        """The level that acts for the seat now; "" while a person does, or nobody."""
        return self.level if self.person is None or self.presence in _SUBSTITUTED else ""

    def info(self, now: float, *, to_host: bool) -> RoomSeatInfo:
        """The seat as everybody sees it; the host learns who has gone on from another computer."""
        person = self.person
        if person is None:
            return RoomSeatInfo(self.kind, level=self.level, newcomer=self.newcomer)
        gone = not person.is_here and self.presence in (Presence.AWAY, Presence.REPLACED)
        away = min(LONGEST_WAIT, max(0, int(now - person.lost))) if gone else 0
        again = person.again if to_host else 0
        return RoomSeatInfo(
            self.kind, person.name, person.portrait, self.thinks, self.ready, self.presence, away, again, self.newcomer
        )


class RoomSeats:
    """All seats of one table."""

    def __init__(self, places: Iterable[RoomSeat]) -> None:
        self._places = list(places)

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, seat: int) -> RoomSeat:
        return self._places[seat]

    def __iter__(self) -> Iterator[RoomSeat]:
        return iter(self._places)

    def __contains__(self, seat: int) -> bool:
        return 0 <= seat < len(self._places)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose persons are there and play."""
        return frozenset(Seat(seat) for seat, place in enumerate(self._places) if place.is_here)

    @property
    def has_company(self) -> bool:
        """Whether a person who has a seat is here, replaced or not."""
        return any(place.person is not None and place.person.is_here for place in self._places)

    @property
    def away(self) -> tuple[Participant, ...]:
        """The persons whose lines are lost and for whom nobody plays yet."""
        lost = (place.person for place in self._places if place.presence is Presence.AWAY)
        return tuple(person for person in lost if person is not None)

    @property
    def seeing(self) -> frozenset[str]:
        """Who sees the cards of a seat, by the hashes of their keys: even while a computer plays for them."""
        persons = ((place.person, place.presence in _SUBSTITUTED) for place in self._places)
        return frozenset(one.key for one, replaced in persons if one is not None and (one.is_here or not replaced))

    @property
    def playing(self) -> frozenset[str]:
        """Who is there and plays, by the hashes of their keys."""
        return frozenset(place.person.key for place in self._places if place.person is not None and place.is_here)

    @property
    def persons(self) -> tuple[Participant, ...]:
        """Who has a seat, the lowest first."""
        return tuple(place.person for place in self._places if place.person is not None)

    def thinking(self, actors: Iterable[Seat]) -> list[Seat]:
        """The seats of these for which a computer acts, the lowest first."""
        return sorted(seat for seat in actors if self._places[seat].thinks)

    def level(self, seat: Seat) -> str:
        """The level that acts for the seat now."""
        return self._places[seat].thinks

    def sit(self, person: Participant, seat: Seat) -> None:
        """Somebody takes an empty seat, and leaves their own."""
        self.stand(person)
        self._places[seat] = RoomSeat(person)
        person.seat = seat

    def take_over(self, person: Participant, seat: Seat) -> None:
        """Somebody plays on where a computer did; whoever that kept the seat for has none any more."""
        place = self._places[seat]
        newcomer = place.newcomer if place.person is not None else not place.newcomer
        if place.person is not None:
            place.person.seat = None
        presence = Presence.HERE if person.is_here else Presence.AWAY
        self._places[seat] = RoomSeat(person, place.level, ready=True, presence=presence, newcomer=newcomer)
        person.seat = seat

    def put_out(self, seat: Seat) -> None:
        """Whoever sits there has to go in mid-match: the seat is a computer's."""
        place = self._places[seat]
        if place.person is not None:
            place.person.seat = None
            self._places[seat] = RoomSeat(level=place.level, newcomer=not place.newcomer)

    def stand(self, person: Participant) -> None:
        """Somebody gets up; the seat is empty."""
        if person.seat is not None:
            self._places[person.seat] = RoomSeat()
            person.seat = None

    def fill(self, seat: Seat, level: str) -> None:
        """A computer sits down where no person sits, or nobody ("")."""
        self._places[seat] = RoomSeat(level=level)

    def resize(self, seats: int) -> None:
        """So many seats: who sat beyond gets up."""
        for place in self._places[seats:]:
            if place.person is not None:
                self.stand(place.person)
        self._places[seats:] = [RoomSeat() for _ in range(seats - len(self._places))]

    def unready(self) -> None:
        """Nobody is ready any more."""
        for place in self._places:
            place.ready = False

    def rearrange(self, seats: Sequence[Seat]) -> None:
        """Everybody moves: whoever sits at N goes to `seats[N]`."""
        moved = list(self._places)
        for old, new in enumerate(seats):
            moved[new] = self._places[old]
        self._places = moved
        for seat, place in enumerate(moved):
            if place.person is not None:
                place.person.seat = Seat(seat)

    def infos(self, now: float, *, to_host: bool) -> tuple[RoomSeatInfo, ...]:
        """All seats as everybody sees them, or as the host does."""
        return tuple(place.info(now, to_host=to_host) for place in self._places)
