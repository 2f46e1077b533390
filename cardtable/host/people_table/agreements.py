"""Wishes from asking to their end: who may, who is asked, what everybody is told of it."""

from __future__ import annotations

from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host.asking import ASKED_FIRST
from cardtable.host.from_seat import Answer, Ask
from cardtable.host.from_table import Settled
from cardtable.host.gathering import Stage
from cardtable.host.people_table.course import Course
from cardtable.host.people_table.outbox import Outbox
from cardtable.host.people_table.persons import Person
from cardtable.host.people_table.petitions import Answered, Petition, Petitions
from cardtable.host.people_table.refusals import TOO_SOON
from cardtable.host.people_table.wishing import Wishing


class Agreements:
    """What everybody has agreed to is in `granted` until somebody takes it, in order."""

    def __init__(self, course: Course, outbox: Outbox) -> None:
        self.granted: list[Petition] = []
        self._course = course
        self._outbox = outbox
        self._petitions = Petitions()
        self._wishing = Wishing(course)

    @property
    def is_open(self) -> bool:
        """Whether somebody is waited for."""
        return self._petitions.open is not None

    @property
    def due(self) -> float | None:
        """When the open wish ends without an answer."""
        return self._petitions.due

    def ask(self, seat: Seat, ask: Ask, stage: Stage, out: frozenset[Seat], n: int, now: float) -> Refusal | None:
        """Put a wish to the others, after so many entries of the log; `out`: the seats whose time is over."""
        refusal = self._refusal(seat, ask, stage, out, now)
        if refusal is not None:
            return refusal
        asked, cards = self._wishing.asked(seat, ask, out), self._wishing.cards(seat, ask.wish)
        self._wishing.count(seat, ask.wish)
        answered = self._petitions.put(ask.wish, seat, ask.seat, asked, cards, n, now)
        if self._petitions.open is not None:
            self._outbox.send_all(self._petitions.open.message(now))
        self._settle(answered)
        return None

    def target(self, seat: Seat) -> int | None:
        """To how many actions an undo of this seat leads."""
        return self._wishing.target(seat)

    def answer(self, seat: Seat, answer: Answer, now: float) -> None:
        """What somebody says to the open wish."""
        self._settle(self._petitions.answer(seat, answer.ask, yes=answer.yes, now=now))

    def gone(self, seat: Seat, now: float) -> None:
        """Somebody is not here any more."""
        self._settle(self._petitions.gone(seat, now))

    def back(self, seat: Seat, now: float) -> None:
        """Somebody is here again."""
        self._settle(self._petitions.back(seat, now))

    def pass_time(self, now: float) -> None:
        """Nobody is waited for any longer than was said."""
        self._settle(self._petitions.overdue(now))

    def greet(self, person: Person, now: float) -> None:
        """Tell somebody who comes of the open wish."""
        if self._petitions.open is not None:
            self._outbox.send(person, self._petitions.open.message(now))

    def _refusal(self, seat: Seat, ask: Ask, stage: Stage, out: frozenset[Seat], now: float) -> Refusal | None:
        if self.is_open:
            return ASKED_FIRST
        if not self._course.circle[seat].is_here:
            return NOT_YOUR_TURN
        if self._petitions.too_soon(seat, ask.wish, now):
            return TOO_SOON
        return self._wishing.refusal(seat, ask, stage, out)

    def _settle(self, answered: Answered | None) -> None:
        """A wish has come to its end: tell it before anything that comes of it."""
        if answered is not None:
            self._outbox.send_all(Settled(answered.petition.ask, answered.agreed))
            if answered.agreed:
                self.granted.append(answered.petition)
