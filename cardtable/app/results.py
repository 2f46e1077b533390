"""Results of deals and matches go into the statistics."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from cardtable.app.match.group import match_key
from cardtable.app.match.setup import AnySession, Match
from cardtable.app.statistics import NOT_KEPT, Statistics, check_file
from cardtable.core.events import HandScored, MatchEnded
from cardtable.core.text import Text
from cardtable.core.zones import Seat


class Results:
    """Writes down what the person reached; says once if that is impossible."""

    def __init__(self, path: Path, say: Callable[[Text], None]) -> None:
        self._path = path
        self._say = say
        self._checked = False
        self._silent = False

    @property
    def statistics(self) -> Statistics:
        """The file in use."""
        self._check()
        return Statistics(self._path)

    def deal_scored(self, match: Match, session: AnySession, scored: HandScored, number: int) -> None:
        """Count a deal of the person's."""
        person = match.person
        if person is not None:
            key = match_key(session.record())
            # A game with such a rule keeps in `shooter` who has taken all the points of the deal.
            moon = getattr(session.view(None).public, "shooter", None) == person
            self._try(lambda: self.statistics.add_deal(key, match.group, number, scored.row[person], moon=moon))

    def match_ended(self, match: Match, session: AnySession, ended: MatchEnded, total: int) -> None:
        """Count a match of the person's."""
        person = match.person
        if person is not None:
            key = match_key(session.record())
            place = place_of(person, ended)
            self._try(lambda: self.statistics.add_match(key, match.group, match.seats, place, total))

    def _check(self) -> None:
        if not self._checked:
            self._checked = True
            problem = None
            with suppress(OSError):
                problem = check_file(self._path)
            if problem is not None:
                self._say(problem)

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except (sqlite3.Error, OSError):
            if not self._silent:
                self._say(NOT_KEPT.filled(str(self._path.parent)))
            self._silent = True


def place_of(seat: Seat, ended: MatchEnded) -> float:
    """The seat's place; in a draw of all the mean of the places that they share, so that it is nobody's win."""
    drawn = len(set(ended.places)) == 1
    return (len(ended.places) + 1) / 2 if drawn else ended.places[seat]
