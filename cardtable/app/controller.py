"""Runs a match: asks computer players, paces them to the table, undoes, hints and claims. Draws nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.claims import Outlook, outlook, play_out
from cardtable.app.match.history import History
from cardtable.app.match.minds import Minds
from cardtable.app.match.questions import Question, Questions
from cardtable.app.match.setup import AnySession, Match
from cardtable.app.match.undoing import redo_target, taken_back, undo_target
from cardtable.core.events import HandScored, MatchEnded
from cardtable.core.rules import Advice
from cardtable.core.session import Receive, Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat

FIRST_QUESTION_MS = 200  # the first frame goes before the first question


class MatchController(QObject):
    """Owns the session, its subscriptions and the questions to computer players.

    At most one action of a computer player is in flight: it waits until the table is idle and until `pause`
    seconds have passed since it was asked. Nothing is submitted from inside an update.
    """

    changed = Signal()  # what may be undone, redone, advised or claimed
    refused = Signal(object)  # Refusal: of the person's action
    advised = Signal(object)  # Advice
    dealScored = Signal(object, int)  # HandScored, number of the deal
    matchEnded = Signal(object)  # MatchEnded
    jumped = Signal()  # undo or redo: what waited to be shown is void
    takenBack = Signal(object)  # Text: what an undo has taken back
    hurried = Signal()  # what is being shown need not be waited for

    def __init__(
        self,
        match: Match,
        session: AnySession,
        minds: Minds,
        idle: Callable[[], bool],
        *,
        pause: float = 0.5,
        person: Seat | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.session = session
        self.history = History(match.game, session.record)
        self.pause = pause
        self._person = person
        self._rules = match.rules()
        self._controls = match.controls()
        self._minds = minds
        self._idle = idle
        self._questions = Questions()
        self._advice: Question | None = None
        self._running = False
        self._leave: list[Callable[[], None]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        minds.answered.connect(self._take_answer)
        minds.failed.connect(self._ask_again)

    @property
    def person(self) -> Seat | None:
        """The seat that waits for the person; None: the computer plays them all."""
        return self._person

    @property
    def running(self) -> bool:
        """Whether the match is being played."""
        return self._running

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to."""
        return undo_target(self.session, self._person) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone."""
        return redo_target(self.session, self._person) is not None

    @property
    def persons_turn(self) -> bool:
        """Whether the person is to act."""
        return self._person is not None and self._person in self.session.actors

    @property
    def can_claim(self) -> bool:
        """Whether the rest of the deal is certain for the person."""
        return self.persons_turn and bool(self._controls.claim(self._view()))

    def start(self, receive: Receive) -> None:
        """Let the table and the computer players hear, and begin to ask; `receive` is the table's end.

        The table hears last: where nothing has to move, it asks for a deal's count while it still hears of it.
        """
        self._leave.append(self.session.subscribe(None, self._hear))
        self._leave.append(self.session.subscribe(self.match.viewer, receive))
        self._running = True
        self._timer.start(FIRST_QUESTION_MS)

    def stop(self) -> None:
        """End it: nobody is asked or told any more. Once is enough, twice does no harm."""
        if not self._running:
            return
        self._running = False
        self._timer.stop()
        self._forget()
        while self._leave:
            self._leave.pop()()
        self._minds.answered.disconnect(self._take_answer)
        self._minds.failed.disconnect(self._ask_again)

    def wake(self) -> None:
        """Something has changed (the table is idle, an answer came): see what can be done, soon."""
        if self._running:
            self._timer.start(0)

    def act(self, action: object, version: int) -> None:
        """The person's action, chosen from the view of this version."""
        if self._person is None or not self._running:
            return
        refusal = self.session.submit(self._person, action, version)
        if refusal is not None:
            self.refused.emit(refusal)

    def undo(self) -> None:
        """Back to the person's last own decision."""
        target = undo_target(self.session, self._person)
        if target is None:
            return
        before = self.session.heard(self._person)
        self._go_to(target)
        self.takenBack.emit(taken_back(before, self.session.heard(self._person), self._person))

    def redo(self) -> None:
        """On to the person's next own decision."""
        self._go_to(redo_target(self.session, self._person))

    def hint(self) -> None:
        """Ask the best level what it would do; `advised` brings the answer."""
        if not self.persons_turn or self._advice is not None or self._person is None:
            return
        self._advice = Questions().ask(self._person, self.session.state_version, time.monotonic())
        self._advice.number = -self._advice.version  # apart from the numbers of all questions
        level = list(self.match.game.players)[-1]
        self._minds.ask(self._advice.number, level, self._view(), self.session.heard(self._person), advise=True)

    def claim_outlook(self) -> Outlook | None:
        """What a claim would come to; None if the rest is not certain."""
        if self._person is None or not self.can_claim:
            return None
        copy = Session.replay(self.session.record(), self.match.game)
        return outlook(copy, self._rules, self._person, self._controls.claim)

    def claim(self) -> None:
        """Play the rest of the deal at once if its result is certain."""
        if self._person is None or not self.can_claim:
            return
        self._forget()
        play_out(self.session, self._rules, self._person, self._controls.claim)
        self.hurried.emit()
        self.wake()

    def _view(self) -> View[Any]:
        return self.session.view(self._person)

    def _go_to(self, actions: int | None) -> None:
        if actions is None:
            return
        self._forget()
        self.jumped.emit()
        self.session.rewind(actions)
        self.wake()

    def _forget(self) -> None:
        self._questions.clear()
        self._advice = None
        self._minds.cancel()

    def _hear(self, update: Update[Any]) -> None:
        self.history.take(update, self.session.deal_number)
        if update.heard is None:
            self._tell(update)
        self._questions.keep(self.session.actors)
        if self._advice is not None and not self.persons_turn:
            self._advice = None
        self.changed.emit()
        self.wake()

    def _tell(self, update: Update[Any]) -> None:
        for event in update.events:
            if isinstance(event, HandScored):
                self.dealScored.emit(event, self.session.deal_number)
            elif isinstance(event, MatchEnded):
                self.matchEnded.emit(event)

    def _step(self) -> None:
        """Ask whoever is to act, and submit one answer if its time has come."""
        if not self._running or self.session.match_over:
            return
        self._ask_actors()
        question = self._questions.first_answered()
        if question is None or not self._idle():
            return
        left = question.asked + self.pause - time.monotonic()
        if left > 0:
            self._timer.start(round(left * 1000) + 1)
            return
        self._questions.drop(question.seat)
        self.session.submit(question.seat, question.answer, question.version)  # stale or refused: asked again
        self.wake()

    def _ask_actors(self) -> None:
        for seat in sorted(self.session.actors):
            if seat != self._person and seat not in self._questions:
                question = self._questions.ask(seat, self.session.state_version, time.monotonic())
                self._put(question)

    def _put(self, question: Question) -> None:
        seat = question.seat
        self._minds.ask_seat(question.number, seat, self.session.view(seat), self.session.heard(seat))

    def _take_answer(self, number: int, answer: object) -> None:
        if self._advice is not None and self._advice.number == number:
            self._advice = None
            if isinstance(answer, Advice):
                self.advised.emit(answer)
            return
        question = self._questions.find(number)
        if question is not None:
            question.answer = answer
            self.wake()

    def _ask_again(self, number: int) -> None:
        """Nobody answered: the question is open again."""
        if self._advice is not None and self._advice.number == number:
            self._advice = None
            return
        question = self._questions.find(number)
        if question is not None:
            self._questions.drop(question.seat)
            self.wake()
