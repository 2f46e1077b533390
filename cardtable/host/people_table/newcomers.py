"""People who come in mid-match and take the seat of a computer, where the rules of the house let them.

They play at once: whoever only looked on knows no hand. What they are told from then on is what their seat has heard.
"""

from __future__ import annotations

from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.host.free_seats import is_free
from cardtable.host.gathering import UNDER_WAY, RoomStage
from cardtable.host.people_table.course import MatchProjection
from cardtable.host.people_table.log_entries import LateJoinEntry, write_newcomer
from cardtable.host.people_table.outbox import EffectOutbox
from cardtable.host.people_table.persons import Participant
from cardtable.host.people_table.refusals import NEXT_DEAL, NO_NEWCOMERS, NOT_NOW, PAUSED, TAKEN


class LateJoins:
    """Who is about to sit down, one after another; a line that is lost meanwhile may ask again."""

    def __init__(self, course: MatchProjection, outbox: EffectOutbox) -> None:
        self._course = course
        self._outbox = outbox
        self._waiting: list[tuple[Participant, Seat]] = []

    def ask(self, person: Participant, seat: Seat | None, stage: RoomStage, now: float) -> None:
        """Somebody would like to sit down."""
        refusal = self._refusal(person, seat, stage, now)
        if refusal is not None or seat is None:
            self._outbox.refuse(person, "sit", refusal or NOT_NOW)
        elif all(person is not one for one, _ in self._waiting):  # the store may be out for long
            self._waiting.append((person, seat))

    def next(self, stage: RoomStage, now: float) -> str | None:
        """What the log is to say of the first who can still sit down; None while nobody wants to."""
        while self._waiting:
            person, seat = self._waiting[0]
            refusal = self._refusal(person, seat, stage, now)
            if person.is_here and refusal is None:
                self._course.expected[person.key] = person
                return write_newcomer(LateJoinEntry(seat, person.key, person.name, person.portrait))
            self._outbox.refuse(person, "sit", refusal or NOT_NOW)
            del self._waiting[0]
        return None

    def take_first(self) -> tuple[Participant, ...]:
        """The log has the first one: who sees the cards from elsewhere from now on, whoever had the seat too."""
        person, seat = self._waiting.pop(0)
        before = self._course.circle[seat].person
        return (person,) if before is None else (person, before)

    def _refusal(self, person: Participant, seat: Seat | None, stage: RoomStage, now: float) -> Refusal | None:
        course = self._course
        if person.seat is not None or seat is None or stage not in UNDER_WAY:
            return NOT_NOW  # nobody gets up to play another hand
        if not course.opening.rules.house.newcomers:
            return NO_NEWCOMERS
        if not course.circle.has_company:
            return PAUSED
        if seat not in course.circle or not is_free(course.circle[seat].info(now, to_host=False)):
            return TAKEN
        before = course.circle[seat].person
        gone = course.held - course.circle.playing - (set() if before is None else {before.key})
        return NEXT_DEAL if gone else None  # it might be one of them, and would know two hands
