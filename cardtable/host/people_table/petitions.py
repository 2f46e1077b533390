"""The wish that is open at a table: who has still to answer, and until when."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass

from cardtable.core.cards import Cards
from cardtable.core.frozen_values import frozen
from cardtable.core.zones import Seat
from cardtable.host.from_table import Asked
from cardtable.host.gathering import PeopleWish

AGAIN = 30.0  # seconds until a wish that was declined may be repeated
_NUMBERS = 16  # numbers of wishes for each entry of the log
_SECONDS = {PeopleWish.REPLACE: 10.0, PeopleWish.CLAIM: 10.0}
_USUALLY = 20.0


@dataclass(slots=True)
class Petition:
    """A wish, and what has come of it so far."""

    ask: int
    wish: PeopleWish
    by: Seat
    seat: Seat | None  # whom REPLACE is about
    asked: tuple[Seat, ...]
    waits_for: set[Seat]
    until: float
    cards: Cards

    def message(self, now: float) -> Asked:
        """As it is put to everybody; who has answered is not told."""
        left = max(0, math.ceil(self.until - now))
        return Asked(self.ask, self.wish, self.by, self.seat, self.asked, left, self.cards)


@frozen
class Answered:
    """How a wish ended."""

    petition: Petition
    agreed: bool


class Petitions:
    """At most one wish is open. A method that may end it returns how it ended, None if it did not."""

    def __init__(self) -> None:
        self.open: Petition | None = None
        self._last = 0
        self._declined: dict[tuple[Seat, PeopleWish], float] = {}

    @property
    def due(self) -> float | None:
        """When the open wish ends without an answer."""
        return None if self.open is None else self.open.until

    def too_soon(self, seat: Seat, wish: PeopleWish, now: float) -> bool:
        """Whether the same was declined just now."""
        declined = self._declined.get((seat, wish))
        return declined is not None and now < declined + AGAIN

    def put(
        self,
        wish: PeopleWish,
        by: Seat,
        seat: Seat | None,
        asked: Collection[Seat],
        cards: Cards,
        n: int,
        now: float,
    ) -> Answered | None:
        """A new wish, after so many entries of the log; agreed at once where nobody has to be asked."""
        self._last = max(self._last + 1, n * _NUMBERS)
        until = now + _SECONDS.get(wish, _USUALLY)
        self.open = Petition(self._last, wish, by, seat, tuple(sorted(asked)), set(asked), until, cards)
        return self._agreed()

    def answer(self, seat: Seat, ask: int, *, yes: bool, now: float) -> Answered | None:
        """What somebody says to a wish; only who is asked is heard, and only about this one.

        Whoever wishes it may think better of it, by a no.
        """
        petition = self.open
        if petition is None or petition.ask != ask or seat not in {*petition.waits_for, petition.by}:
            return None
        if not yes:
            return self._declined_at(now)
        if seat == petition.by:
            return None
        petition.waits_for.discard(seat)
        return self._agreed()

    def gone(self, seat: Seat, now: float) -> Answered | None:
        """Somebody is not here any more: their own wish dies, and to others' they are not asked."""
        petition = self.open
        if petition is None:
            return None
        if petition.by == seat:
            return self._declined_at(now)
        petition.waits_for.discard(seat)
        return self._agreed()

    def back(self, seat: Seat, now: float) -> Answered | None:
        """Somebody is here again: nobody need play for them."""
        petition = self.open
        return self._declined_at(now) if petition is not None and petition.seat == seat else None

    def overdue(self, now: float) -> Answered | None:
        """Nobody is waited for any longer: a claim is certain and needs no answer; anything else is declined."""
        petition = self.open
        if petition is None or now < petition.until:
            return None
        if petition.wish is PeopleWish.CLAIM:
            petition.waits_for.clear()
            return self._agreed()
        return self._declined_at(now)

    def drop(self, now: float) -> Answered | None:
        """The wish has lost its sense."""
        return None if self.open is None else self._declined_at(now)

    def _agreed(self) -> Answered | None:
        petition = self.open
        if petition is None or petition.waits_for:
            return None
        self.open = None
        return Answered(petition, agreed=True)

    def _declined_at(self, now: float) -> Answered:
        petition, self.open = self.open, None
        assert petition is not None
        self._declined[petition.by, petition.wish] = now
        return Answered(petition, agreed=False)
