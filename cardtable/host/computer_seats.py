"""Computer players of a match: pending questions, and the time at which an answer becomes an action."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from cardtable.core.zones import Seat
from cardtable.host.host_messages import ActionEntry, AskPlayer, CancelQuestions, Effect, SetTimer
from cardtable.host.match_play import MatchPlay

BEAT = 0.7  # seconds
BEATS_AFTER_DEAL = 6  # time to look at the deal result and the new hand


@dataclass(slots=True)
class PendingQuestion:
    """Question to a computer player, until its answer becomes an action; times are seconds on the host's clock."""

    number: int
    seat: Seat
    version: int  # of the view in the question
    asked: float
    level: str
    answer: Any = None  # None: unanswered
    answered: float = 0.0


@dataclass(eq=False)
class ComputerSeats:
    """Computer players of one match: at most one pending question for each seat.

    `acting_level` returns the level that acts for a seat now, "" while a person does. `emit` takes the effects.
    """

    _match: MatchPlay
    _acting_level: Callable[[Seat], str]
    _timing: PresentedPace | ConstantPace
    _emit: Callable[[Effect], None]
    _pending: dict[Seat, PendingQuestion] = field(default_factory=dict)
    _last_number: int = 0

    def cancel_all(self) -> None:
        self._retain(())

    def cancel_stale(self) -> None:
        """Cancel the questions of seats for which no computer is to act now."""
        if self._pending:
            self._retain(self._due_seats())

    def ask(self, now: float) -> None:
        """Ask all computers that are to act; one at a time if sequential, so that each learns of the action before."""
        is_sequential = self._timing.is_sequential
        for seat in self._due_seats():
            if is_sequential and self._pending:
                return
            if seat not in self._pending:
                self._ask(seat, self._acting_level(seat), now)

    def replace_slow(self, since: float, level: str, now: float) -> None:
        """Ask `level` instead of every other level that was asked at `since` or before and has not answered."""
        for question in self._unanswered():
            if question.asked <= since and question.level != level:
                self._retain(self._pending.keys() - {question.seat})
                self._ask(question.seat, level, now)

    def waiting_since(self, level: str) -> float | None:
        """Return the time of the oldest unanswered question to a level other than `level`; None if there is none."""
        return min((question.asked for question in self._unanswered() if question.level != level), default=None)

    def answer(self, number: int, action: Any | None, now: float) -> None:
        """Store an answer; None: no level could answer, the question is dropped. Ignore cancelled questions."""
        question = next((question for question in self._pending.values() if question.number == number), None)
        if question is None:
            return
        if action is None:
            del self._pending[question.seat]
        else:
            question.answer, question.answered = action, now

    def move(self, now: float) -> ActionEntry | None:
        """Return the answer to the oldest answered question, or None if it has to wait; set a timer for it then.

        An answer that the rules refuse is dropped, and the seat is asked again.
        """
        answered = (question for question in self._pending.values() if question.answer is not None)
        question = min(answered, key=lambda question: question.number, default=None)
        delay_s = None if question is None else self._timing.delay_s(question, now)
        if question is None or delay_s is None:
            return None
        if delay_s > 0:
            self._emit(SetTimer(delay_s))
            return None
        del self._pending[question.seat]
        if self._match.session.refusal(question.seat, question.answer, question.version) is None:
            return ActionEntry(question.seat, question.answer)
        self.ask(now)
        return None

    def _due_seats(self) -> list[Seat]:
        return sorted(filter(self._acting_level, self._match.session.actors))

    def _unanswered(self) -> tuple[PendingQuestion, ...]:
        return tuple(question for question in self._pending.values() if question.answer is None)

    def _ask(self, seat: Seat, level: str, now: float) -> None:
        self._last_number += 1
        self._pending[seat] = PendingQuestion(self._last_number, seat, self._match.session.state_version, now, level)
        self._emit(AskPlayer(self._last_number, seat, self._match.question(seat, level)))

    def _retain(self, seats: Collection[Seat]) -> None:
        """Drop the questions of all other seats, and cancel those that are unanswered."""
        dropped = [self._pending.pop(seat) for seat in tuple(self._pending) if seat not in seats]
        cancelled = tuple(question.number for question in dropped if question.answer is None)
        if cancelled:
            self._emit(CancelQuestions(cancelled))


class PresentedPace:
    """Pacing of a local match, derived from what its window has presented.

    Without a window an answer is applied at once; with one, after it has presented all it was sent, and not before
    `pause` seconds from the question.
    """

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.has_window = False
        self.sent_version = 0
        self._presented_version = 0

    def present(self, version: int) -> None:
        """Register that the window has presented a version; no later one than was sent."""
        self._presented_version = max(self._presented_version, min(version, self.sent_version))

    @property
    def is_sequential(self) -> bool:
        """True if one computer is asked at a time."""
        return not self.has_window

    def delay_s(self, question: PendingQuestion, now: float) -> float | None:
        """Return the seconds until the answer may be applied; None: until the window has presented more."""
        if not self.has_window:
            return 0.0
        return max(0.0, question.asked + self.pause - now) if self._presented_version >= self.sent_version else None


class ConstantPace:
    """Pacing of computers in a room: constant steps, so that the delay reveals nothing of the search.

    A move is shown a whole number of beats after the last update, at the first beat after its answer.
    """

    is_sequential = False

    def __init__(self) -> None:
        self._updated = 0.0
        self._least_beats = 1

    def on_update(self, now: float, *, has_dealt: bool = False) -> None:
        self._updated = now
        self._least_beats = BEATS_AFTER_DEAL if has_dealt else 1

    def delay_s(self, question: PendingQuestion, now: float) -> float | None:
        beats = math.floor(max(0.0, question.answered - self._updated) / BEAT) + 1
        return max(0.0, self._updated + BEAT * max(beats, self._least_beats) - now)
