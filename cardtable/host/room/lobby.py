"""Before the first card: who sits where, who is ready, and by what rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import EarlierDeals
from cardtable.host.room.participants import Participant, RoomSeat, RoomSeats
from cardtable.host.room.room_log_entries import MatchOpenedEntry, SeatRecord
from cardtable.host.room.room_settings import (
    BAD_OPTIONS,
    CHANGED,
    NOBODY_SITS,
    NOT_READY,
    NOT_SEATED,
    SAME_RULES,
    TAKEN,
    RoomSettings,
    arranged,
)
from cardtable.host.room_requests import ArrangeRequest, ReadyRequest
from cardtable.host.room_types import RoomSeatInfo, SeatOccupant
from cardtable.host.seat_assignment import Presence

HELD = 20.0  # seconds that a seat is held for somebody whose line is lost


class Lobby:
    """Nothing of it is kept in the log: a table that never began does not outlive its server."""

    def __init__(self, rules: RoomSettings, games: Mapping[str, AnyGame], circle: RoomSeats, rev: int = 0) -> None:
        self.earlier: EarlierDeals | None = None  # the deals after which the match goes on
        self.rules = rules
        self.circle = circle
        self.rev = rev  # counts changes of game, seats, options and house
        self._games = games

    def go_on_with(self, rules: RoomSettings, earlier: EarlierDeals) -> None:
        """A match that was begun elsewhere: its rules, and its computers at their seats."""
        self.rules, self.earlier = rules, earlier
        self.circle.resize(rules.seats)
        for seat, level in enumerate(earlier.levels):
            self.circle.fill(Seat(seat), level)

    @property
    def played(self) -> int:
        """How many deals of the match were finished elsewhere."""
        return 0 if self.earlier is None else len(self.earlier.deals)

    def infos(self, now: float, *, to_host: bool) -> tuple[RoomSeatInfo, ...]:
        """All seats as they are seen; an open one has the name of whoever sat there when the match began."""
        infos = self.circle.infos(now, to_host=to_host)
        names = self.earlier.names if self.earlier is not None else ("",) * len(infos)
        return tuple(
            replace(info, name=name) if info.kind is SeatOccupant.OPEN else info
            for info, name in zip(infos, names, strict=True)
        )

    def came(self, person: Participant, now: float) -> None:
        """Somebody with a seat is here again."""
        self._place_of(person).presence = Presence.HERE

    def lost(self, person: Participant, now: float) -> None:
        """The line of somebody with a seat is gone: the seat is held for a moment."""
        self._place_of(person).presence = Presence.AWAY

    def due(self, now: float) -> float | None:
        """Until when the next seat is held."""
        return min((person.lost + HELD for person in self._held), default=None)

    def release(self, now: float) -> bool:
        """Free the seats that have been held for long enough; whether there were any."""
        late = [person for person in self._held if now >= person.lost + HELD]
        for person in late:
            self.circle.stand(person)
        return bool(late)

    @property
    def _held(self) -> list[Participant]:
        return [person for person in self.circle.persons if not person.is_here]

    def _place_of(self, person: Participant) -> RoomSeat:
        assert person.seat is not None
        return self.circle[person.seat]

    def sit(self, person: Participant, seat: Seat | None) -> Refusal | None:
        """Take a seat, or stand up."""
        if seat is None:
            self.circle.stand(person)
            return None
        if person.seat == seat:
            return None
        if seat not in self.circle or self.circle[seat].kind is not SeatOccupant.OPEN:
            return TAKEN
        self.circle.sit(person, seat)
        return None

    def ready(self, person: Participant, ready: ReadyRequest) -> Refusal | None:
        """Be ready for the rules of a revision, or not any more."""
        if person.seat is None:
            return NOT_SEATED
        if ready.rev != self.rev:
            return CHANGED
        self.circle[person.seat].ready = ready.ready
        return None

    def arrange(self, arrange: ArrangeRequest) -> Refusal | None:
        """New rules, for which nobody is ready yet; or a computer for a seat."""
        if arrange.fill is not None:
            return self._fill(*arrange.fill)
        rules = arranged(arrange, self._games)
        if isinstance(rules, Refusal):
            return rules
        if self.earlier is not None and replace(rules, house=self.rules.house) != self.rules:
            return SAME_RULES
        self.rules = rules
        self.rev += 1
        self.circle.resize(rules.seats)
        self.circle.unready()
        for place in self.circle:
            if place.level not in rules.game.players:
                place.level = rules.house.substitute if place.level else ""
        return None

    def _fill(self, seat: Seat, level: str) -> Refusal | None:
        if seat not in self.circle or level not in ("", *self.rules.game.players):
            return BAD_OPTIONS
        if self.circle[seat].person is not None:
            return TAKEN
        self.circle.fill(seat, level)
        return None

    def may_start(self, rev: int) -> Refusal | None:
        """Why the match cannot begin; who is away is not waited for."""
        if rev != self.rev:
            return CHANGED
        present = [place for place in self.circle if place.person is not None and place.person.is_here]
        if not present:
            return NOBODY_SITS
        return None if all(place.ready for place in present) else NOT_READY

    def chairs(self) -> tuple[SeatRecord, ...]:
        """The seats as the match begins: computers where nobody sits, and for whoever is away."""
        return tuple(self._chair(place) for place in self.circle)

    def _chair(self, place: RoomSeat) -> SeatRecord:
        level = place.level or self.rules.house.substitute
        person = place.person
        if person is None:
            return SeatRecord(level)
        presence = Presence.HERE if person.is_here else Presence.REPLACED
        return SeatRecord(level, person.key, person.name, person.portrait, presence)

    def begin(self, chairs: Sequence[SeatRecord]) -> None:
        """The match begins so."""
        for place, chair in zip(self.circle, chairs, strict=True):
            place.level = chair.level
            if place.person is not None:
                place.presence = chair.presence if chair.presence is Presence.REPLACED else _presence(place.person)

    def resume(self, opening: MatchOpenedEntry, circle: RoomSeats) -> None:
        """The match has long begun, and its log has been read again."""
        self.rules, self.rev, self.circle = opening.rules, opening.rev, circle

    def gather_again(self) -> None:
        """The match is over, and another one is wanted: whoever is here keeps the seat, and nobody is ready yet."""
        self.rev += 1
        self.earlier = None
        self.circle.unready()
        for place in self.circle:
            place.newcomer = False
            if place.person is not None:
                place.level = ""
        for person in self._held:
            self.circle.stand(person)
        for person in self.circle.persons:
            self._place_of(person).presence = Presence.HERE


def _presence(person: Participant) -> Presence:
    return Presence.HERE if person.is_here else Presence.AWAY
