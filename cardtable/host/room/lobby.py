"""Lobby of a room before its match: settings, seats and readiness."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import EarlierDeals
from cardtable.host.room import room_settings
from cardtable.host.room.participants import Participant, RoomSeat, RoomSeats
from cardtable.host.room.room_log_entries import SeatRecord
from cardtable.host.room.room_settings import RoomSettings
from cardtable.host.room_requests import ArrangeRequest, ReadyRequest
from cardtable.host.room_types import RoomSeatInfo, SeatOccupant
from cardtable.host.seat_assignment import Presence, opening_sides, seat_for_friend

HELD = 20.0  # seconds that a seat is held after a lost connection


class Lobby:
    """Seats and settings before a match. They are not logged: a lobby does not outlive its server."""

    def __init__(self, rules: RoomSettings, games: Mapping[str, AnyGame], seats: RoomSeats) -> None:
        self.earlier: EarlierDeals | None = None  # finished deals of a match begun in another room
        self.totals: tuple[int, ...] = ()  # points by seat in these deals
        self.rules = rules
        self.seats = seats
        self.rev = 0  # counts changes of game, seats, options and house
        self._games = games

    def continue_match(self, rules: RoomSettings, earlier: EarlierDeals, totals: tuple[int, ...]) -> None:
        """Take the settings and computers of a match that was begun in another room, and its points by seat."""
        self.rules, self.earlier, self.totals = rules, earlier, totals
        self.seats.resize(rules.seats)
        for seat, level in enumerate(earlier.levels):
            self.seats.fill(Seat(seat), level)

    @property
    def n_earlier_deals(self) -> int:
        """Number of deals of the match that were finished in another room."""
        return 0 if self.earlier is None else len(self.earlier.deals)

    def infos(self, now: float, *, to_host: bool) -> tuple[RoomSeatInfo, ...]:
        """Return the public state of the seats; an open one has name and portrait of its person in the earlier room."""
        infos = self.seats.infos(now, to_host=to_host)
        if self.earlier is None:
            return infos
        portraits = self.earlier.portraits or (0,) * len(infos)
        return tuple(
            replace(info, name=name, portrait=portrait if name else 0) if info.kind is SeatOccupant.OPEN else info
            for info, name, portrait in zip(infos, self.earlier.names, portraits, strict=True)
        )

    def on_return(self, person: Participant, now: float) -> None:
        self._seat_of(person).presence = Presence.HERE

    def on_lost(self, person: Participant, now: float) -> None:
        """Hold the seat of a lost connection for a moment."""
        self._seat_of(person).presence = Presence.AWAY

    def due(self, now: float) -> float | None:
        """Return the time at which the next held seat is freed; None if no seat is held."""
        return min((person.lost_at + HELD for person in self._held), default=None)

    def free_held_seats(self, now: float) -> bool:
        """Free the seats that have been held long enough; return True if there were any."""
        late = [person for person in self._held if now >= person.lost_at + HELD]
        for person in late:
            self.seats.stand(person)
        return bool(late)

    @property
    def _held(self) -> list[Participant]:
        return [person for person in self.seats.participants if not person.is_here]

    def _seat_of(self, person: Participant) -> RoomSeat:
        assert person.seat is not None
        return self.seats[person.seat]

    def sit(self, person: Participant, seat: Seat | None) -> Refusal | None:
        """Take a seat, or stand up (None)."""
        if seat is None:
            self.seats.stand(person)
            return None
        if person.seat == seat:
            return None
        if seat not in self.seats or self.seats[seat].kind is not SeatOccupant.OPEN:
            return room_settings.TAKEN
        self.seats.sit(person, seat)
        return None

    def set_ready(self, person: Participant, request: ReadyRequest) -> Refusal | None:
        if person.seat is None:
            return room_settings.NOT_SEATED
        if request.rev != self.rev:
            return room_settings.CHANGED
        self.seats[person.seat].ready = request.ready
        return None

    def arrange(self, request: ArrangeRequest) -> Refusal | None:
        """Change the settings, for which nobody is ready yet, or the occupants of a seat or of two."""
        if request.fill is not None:
            return self._fill(*request.fill)
        if request.move is not None:
            return self._move(*request.move)
        rules = room_settings.settings_of(request, self._games)
        if isinstance(rules, Refusal):
            return rules
        if self.earlier is not None and replace(rules, house=self.rules.house) != self.rules:
            return room_settings.SAME_RULES
        before, sides = opening_sides(self.rules.game_rules()), opening_sides(rules.game_rules())
        self.rules = rules
        self.rev += 1
        self.seats.resize(rules.seats)
        if sides != before:
            self._seat_friends(sides)
        self.seats.unready()
        for seat in self.seats:
            if seat.level not in rules.game.players:
                seat.level = rules.house.substitute if seat.level else ""
        return None

    def _fill(self, seat: Seat, level: str) -> Refusal | None:
        if seat not in self.seats or level not in ("", *self.rules.game.players):
            return room_settings.BAD_OPTIONS
        if self.seats[seat].person is not None:
            return room_settings.TAKEN
        self.seats.fill(seat, level)
        return None

    def _move(self, seat: Seat, other: Seat) -> Refusal | None:
        """Let the occupants of two seats change places; both have to say again that they are ready."""
        if seat not in self.seats or other not in self.seats:
            return room_settings.BAD_OPTIONS
        swapped = {seat: other, other: seat}
        self.seats.rearrange([swapped.get(Seat(number), Seat(number)) for number in range(len(self.seats))])
        for number in swapped:
            self.seats[number].ready = False
        return None

    def _seat_friends(self, sides: Sequence[Seat]) -> None:
        """Seat the participants anew, in their order, as partners as far as possible."""
        targets: dict[int, Seat] = {}
        for person in self.seats.participants:
            assert person.seat is not None
            seat = seat_for_friend(sides, set(range(len(sides))) - set(targets.values()), targets.values())
            assert seat is not None  # nobody sits beyond the seats
            targets[person.seat] = seat
        others = iter(sorted(set(range(len(sides))) - set(targets.values())))
        self.seats.rearrange([targets[old] if old in targets else Seat(next(others)) for old in range(len(sides))])

    def start_refusal(self, rev: int) -> Refusal | None:
        """Return the reason that the match cannot begin; participants who are away are not waited for."""
        if rev != self.rev:
            return room_settings.CHANGED
        present = [seat for seat in self.seats if seat.person is not None and seat.person.is_here]
        if not present:
            return room_settings.NOBODY_SITS
        return None if all(seat.ready for seat in present) else room_settings.NOT_READY

    def seat_records(self) -> tuple[SeatRecord, ...]:
        """Return the seats as the match begins: computers play at open seats, and for participants who are away."""
        return tuple(self._seat_record(seat) for seat in self.seats)

    def _seat_record(self, seat: RoomSeat) -> SeatRecord:
        level = seat.level or self.rules.house.substitute
        person = seat.person
        if person is None:
            return SeatRecord(level)
        presence = Presence.HERE if person.is_here else Presence.REPLACED
        return SeatRecord(level, person.key, person.name, person.portrait, presence)

    def begin(self, records: Sequence[SeatRecord]) -> None:
        for seat, record in zip(self.seats, records, strict=True):
            seat.level = record.level
            if seat.person is not None:
                here = Presence.HERE if seat.person.is_here else Presence.AWAY
                seat.presence = record.presence if record.presence is Presence.REPLACED else here

    def reset_for_rematch(self) -> None:
        """Prepare another match: participants who are here keep their seats, and nobody is ready."""
        self.rev += 1
        self.earlier, self.totals = None, ()
        self.seats.unready()
        for seat in self.seats:
            seat.newcomer = False
            if seat.person is not None:
                seat.level = ""
        for person in self._held:
            self.seats.stand(person)
        for person in self.seats.participants:
            self._seat_of(person).presence = Presence.HERE
