"""What computer players have been asked, and what they have answered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cardtable.core.zones import Seat


@dataclass(slots=True)
class PendingQuestion:
    """A decision that a computer player was asked for, until its answer becomes a move."""

    number: int
    seat: Seat
    version: int  # of the view that was given
    asked: float  # seconds on the clock
    level: str  # of whoever was asked
    answer: Any = None  # None: still thinking
    answered: float = 0.0  # seconds on the clock


class PendingQuestions:
    """At most one question for each seat; answers to questions that were dropped are not known any more."""

    def __init__(self) -> None:
        self._open: dict[Seat, PendingQuestion] = {}
        self._numbers = 0

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._open

    def __bool__(self) -> bool:
        return bool(self._open)

    def ask(self, seat: Seat, version: int, level: str, now: float) -> PendingQuestion:
        """A new question in place of the seat's old one."""
        self._numbers += 1
        self._open[seat] = PendingQuestion(self._numbers, seat, version, now, level)
        return self._open[seat]

    def find(self, number: int) -> PendingQuestion | None:
        """The question of this number, if it still matters."""
        return next((question for question in self._open.values() if question.number == number), None)

    def unanswered(self) -> tuple[PendingQuestion, ...]:
        """Those that are still being thought about."""
        return tuple(question for question in self._open.values() if question.answer is None)

    def first_answered(self) -> PendingQuestion | None:
        """Of the questions that are answered the one asked first; None while none is."""
        answered = (question for question in self._open.values() if question.answer is not None)
        return min(answered, key=lambda question: question.number, default=None)

    def drop(self, seat: Seat) -> tuple[int, ...]:
        """Forget the seat's question; the numbers of what was still being thought about."""
        question = self._open.pop(seat, None)
        return (question.number,) if question is not None and question.answer is None else ()

    def keep(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        """Forget the questions of all other seats; the numbers of what was still being thought about."""
        kept = set(seats)
        return tuple(number for seat in tuple(self._open) if seat not in kept for number in self.drop(seat))
