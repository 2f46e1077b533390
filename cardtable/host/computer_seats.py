"""What computer players have been asked, and what they have answered.

The computer players of a table: who is asked when, and when an answer becomes a move.

When a computer's answer becomes a move: the host sees from its lines who has to be waited for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ActionEntry, AskPlayer, CancelQuestions, Effect, SetTimer
from cardtable.host.match_play import MatchPlay
from cardtable.host.subscriptions import Subscriptions


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


class SeatActors(Protocol):
    """Who acts for which seat."""

    def thinking(self, actors: Iterable[Seat]) -> list[Seat]:
        """The seats of these for which a computer acts, the lowest first."""
        ...

    def level(self, seat: Seat) -> str:
        """The level that acts for the seat now."""
        ...


class MoveTiming(Protocol):
    """When computers are asked, and when an answer becomes a move."""

    @property
    def one_by_one(self) -> bool:
        """Whether they are asked one after another."""
        ...

    def wait(self, question: PendingQuestion, now: float) -> float | None:
        """How many seconds the answer has still to wait; None: until somebody says so."""
        ...


class ComputerSeats:
    """Asks and paces; all effects go to `effects`, the table's own list."""

    def __init__(self, playing: MatchPlay, acting: SeatActors, timing: MoveTiming, effects: list[Effect]) -> None:
        self._playing = playing
        self._acting = acting
        self._timing = timing
        self._effects = effects
        self._questions = PendingQuestions()

    def forget(self) -> None:
        """Nothing that was asked matters any more."""
        self._forget(self._questions.keep(()))

    def forget_others(self) -> None:
        """Only what is asked of those for whom a computer is to act now matters."""
        if self._questions:
            self._forget(self._questions.keep(self._acting.thinking(self._playing.session.actors)))

    def ask(self, now: float) -> None:
        """Ask all who are to act; where nobody looks on one after another, so that each hears of the one before."""
        one_by_one = self._timing.one_by_one
        for seat in self._acting.thinking(self._playing.session.actors):
            if one_by_one and self._questions:
                return
            if seat not in self._questions:
                self._ask(seat, self._acting.level(seat), now)

    def hurry(self, since: float, level: str, now: float) -> None:
        """Ask this level instead where another one has thought since then; who has it already goes on."""
        for question in self._questions.unanswered():
            if question.asked <= since and question.level != level:
                self._forget(self._questions.drop(question.seat))
                self._ask(question.seat, level, now)

    def asked_first(self, level: str) -> float | None:
        """Since when another level than this has been thinking for the longest time; None: none has."""
        slow = (question.asked for question in self._questions.unanswered() if question.level != level)
        return min(slow, default=None)

    def _ask(self, seat: Seat, level: str, now: float) -> None:
        question = self._questions.ask(seat, self._playing.session.state_version, level, now)
        self._effects.append(AskPlayer(question.number, seat, self._playing.request(seat, level)))

    def answer(self, number: int, action: Any | None, now: float) -> None:
        """A player has chosen; None: nobody could, and the question is open again."""
        question = self._questions.find(number)
        if question is None:
            return
        if action is None:
            self._questions.drop(question.seat)
        else:
            question.answer, question.answered = action, now

    def move(self, now: float) -> ActionEntry | None:
        """The earliest answer if its time has come; one that the rules refuse is dropped, and asked for again."""
        question = self._questions.first_answered()
        wait = None if question is None else self._timing.wait(question, now)
        if question is None or wait is None:
            return None
        if wait > 0:
            self._effects.append(SetTimer(wait))
            return None
        self._questions.drop(question.seat)
        if self._playing.session.refusal(question.seat, question.answer, question.version) is None:
            return ActionEntry(question.seat, question.answer)
        self.ask(now)
        return None

    def _forget(self, numbers: tuple[int, ...]) -> None:
        if numbers:
            self._effects.append(CancelQuestions(numbers))


@frozen
class MovePace:
    """Seconds. `pause`: before each move; `count`: for looking at a deal's count, where several look."""

    pause: float = 0.5
    count: float = 20.0


class PaceClock:
    """What the pace of moves depends on.

    Nobody looks: at once. One line acts, or only one looks: once it has shown all it was told, not before `pause`
    from the question. Several: `pause` after the last news, and after a count when all have shown it, or `count`
    seconds have passed.
    """

    def __init__(self, pace: MovePace, lines: Subscriptions) -> None:
        self.pace = pace
        self._lines = lines
        self._told = 0.0
        self._counting = False

    def told(self, now: float, *, counted: bool = False) -> None:
        """News were sent; `counted`: a deal's count was among them."""
        self._told = now
        self._counting = counted

    @property
    def one_by_one(self) -> bool:
        """Whether computers are asked one after another: nobody looks."""
        return not self._lines.acting

    def wait(self, question: PendingQuestion, now: float) -> float | None:
        """How many seconds the answer has still to wait; None: until a line has shown more."""
        lines = self._lines.acting
        if not lines:
            return 0.0
        if len(lines) == 1:
            return self._left(question.asked, now) if lines[0].has_shown_all else None
        if self._counting and not all(line.has_shown_all for line in lines):
            return max(0.0, self._told + self.pace.count - now)
        return self._left(self._told, now)

    def _left(self, since: float, now: float) -> float:
        return max(0.0, since + self.pace.pause - now)
