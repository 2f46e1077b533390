"""The computer players of a table: who is asked when, and when an answer becomes a move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from cardtable.core.zones import Seat
from cardtable.host.messages import ActionEntry, AskPlayer, CancelQuestions, Effect, SetTimer
from cardtable.host.playing import MatchPlay
from cardtable.host.questions import PendingQuestion, PendingQuestions


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
