"""The computer players of a table: who is asked when, and when an answer becomes a move."""

from __future__ import annotations

from typing import Any

from cardtable.host.lines import Lines
from cardtable.host.messages import Did, Effect, Forget, Think, Wake
from cardtable.host.pace import Clock
from cardtable.host.playing import Playing
from cardtable.host.questions import Questions
from cardtable.host.seats import Seats


class Computers:
    """Asks and paces; all effects go to `effects`, the table's own list."""

    def __init__(self, playing: Playing, seats: Seats, lines: Lines, clock: Clock, effects: list[Effect]) -> None:
        self._playing = playing
        self._seats = seats
        self._lines = lines
        self._clock = clock
        self._effects = effects
        self._questions = Questions()

    def forget(self) -> None:
        """Nothing that was asked matters any more."""
        self._forget(self._questions.keep(()))

    def forget_others(self) -> None:
        """Only what is asked of those for whom a computer is to act now matters."""
        if self._questions:
            self._forget(self._questions.keep(self._seats.thinking(self._playing.session.actors)))

    def ask(self, now: float) -> None:
        """Ask all who are to act; where nobody looks on one after another, so that each hears of the one before."""
        one_by_one = not self._lines.acting
        for seat in self._seats.thinking(self._playing.session.actors):
            if one_by_one and self._questions:
                return
            if seat not in self._questions:
                question = self._questions.ask(seat, self._playing.session.state_version, now)
                request = self._playing.request(seat, self._seats[seat].thinks)
                self._effects.append(Think(question.number, seat, request))

    def answer(self, number: int, action: Any | None) -> None:
        """A player has chosen; None: nobody could, and the question is open again."""
        question = self._questions.find(number)
        if question is None:
            return
        if action is None:
            self._questions.drop(question.seat)
        else:
            question.answer = action

    def move(self, now: float) -> Did | None:
        """The earliest answer if its time has come; one that the rules refuse is dropped, and asked for again."""
        question = self._questions.first_answered()
        wait = None if question is None else self._clock.wait(question, self._lines.acting, now)
        if question is None or wait is None:
            return None
        if wait > 0:
            self._effects.append(Wake(wait))
            return None
        self._questions.drop(question.seat)
        if self._playing.session.refusal(question.seat, question.answer, question.version) is None:
            return Did(question.seat, question.answer)
        self.ask(now)
        return None

    def _forget(self, numbers: tuple[int, ...]) -> None:
        if numbers:
            self._effects.append(Forget(numbers))
