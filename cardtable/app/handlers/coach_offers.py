"""After three refusals of a kind in a deal the coach offers its lesson, once in a match, unless it is never to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.handlers.lesson_opener import LessonController
from cardtable.app.match.play import MatchController
from cardtable.app.program import Program
from cardtable.core.refusal import Refusal
from cardtable.models.often_refused import RefusalCounter, lesson_for

if TYPE_CHECKING:
    from cardtable.app.felt.coach.coach_offer import LessonOffer


class LessonOffers(QObject):
    """Follows the match on the table."""

    def __init__(self, program: Program, lessons: LessonController) -> None:
        super().__init__(program)
        self._program, self._lessons = program, lessons
        self._play: MatchController | None = None
        self._refused = RefusalCounter()
        self.offer: LessonOffer | None = None  # that of this match, once it has been made
        program.matchChanged.connect(self._follow)

    def _follow(self) -> None:
        play = self._program.play
        if play is self._play or self._program.practises or self._program.table is None:
            return
        self._play, self._refused, self.offer = play, RefusalCounter(), None
        if play is not None and play.controller.ready:
            self._attend(play)
        elif play is not None:
            play.ready.connect(lambda: self._attend(play))

    def _attend(self, play: MatchController) -> None:
        if play is self._play:
            play.model.refused.connect(self._count)

    def _count(self, refusal: Refusal) -> None:
        play = self._play
        if play is None or play is not self._program.play or self.offer is not None:
            return
        often = self._refused.count(refusal, play.controller.deal)
        found = lesson_for(play.terms.game, refusal) if often and self._program.settings.table.coach_offers else None
        if found is not None:
            lesson, question = found
            self._ask(play, lesson.name).ask(question)

    def _ask(self, play: MatchController, lesson: str) -> LessonOffer:
        from cardtable.app.felt.coach.coach_offer import LessonOffer

        game = play.terms.game.id
        offer = self.offer = LessonOffer(play, self._program.mouth)
        offer.accepted.connect(lambda: self._lessons.begin(game, lesson))
        offer.declinedForGood.connect(self._never)
        return offer

    def _never(self) -> None:
        self._program.change(self._program.settings.table.changed("coach_offers", False))
