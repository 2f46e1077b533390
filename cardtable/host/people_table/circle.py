"""The seats of a table: who sits there, who acts for whom, and how everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.gathering import RoomSeatInfo, SeatOccupant
from cardtable.host.limits import LONGEST_WAIT
from cardtable.host.people_table.persons import Participant
from cardtable.host.seats import Presence

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
