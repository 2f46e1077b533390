"""The coach offers a lesson at a match: one question in its bubble, which nobody need answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.app.felt.coach.bubble_content import CoachAction, CoachButton, CoachContent
from cardtable.app.felt.coach.coach_bubble import CoachBubble
from cardtable.app.felt.coach.coach_keys import CoachKeyFilter
from cardtable.app.felt.coach.coach_words import NEVER, NOT_NOW, SHOW_ME
from cardtable.app.match.play import MatchController
from cardtable.core.controls import Draft
from cardtable.core.text import Text
from cardtable.table.speech.mouth import Announcer

_BUTTONS = (
    CoachButton(CoachAction.NEVER, NEVER),
    CoachButton(CoachAction.NOT_NOW, NOT_NOW),
    CoachButton(CoachAction.SHOW_ME, SHOW_ME),
)


class LessonOffer(QObject):
    """Goes with the next action of the person, with Esc, or with an answer."""

    accepted = Signal()
    declinedForGood = Signal()

    def __init__(self, play: MatchController, mouth: Announcer) -> None:
        super().__init__(play)
        self._play, self._mouth = play, mouth
        self._bubble = CoachBubble(play.scene, play.table)
        self._bubble.pressed.connect(self._press)
        self._keys = CoachKeyFilter(play.table, self, self)
        self._keys.away.connect(self._bubble.put_away)
        play.acted.connect(self._bubble.put_away)
        play.controller.jumped.connect(self._bubble.put_away)

    @property
    def bubble(self) -> CoachBubble:
        """Where the question stands."""
        return self._bubble

    @property
    def reads(self) -> bool:
        """Enter goes on meaning what it means at the table."""
        return False

    @property
    def leads(self) -> bool:
        """Nothing glows."""
        return False

    @property
    def may_leave(self) -> bool:
        """Whether Esc puts the question away."""
        return self._bubble.is_up and self._play.model.draft == Draft()

    def ask(self, question: Text) -> None:
        """Offer a lesson; heard after the refusal that has led to it."""
        self._bubble.show_content(CoachContent(question, buttons=_BUTTONS), None)
        self._mouth.say(self._bubble.paper.spoken())

    def _press(self, act: CoachAction) -> None:
        self._bubble.put_away()
        if act is CoachAction.SHOW_ME:
            self.accepted.emit()
        elif act is CoachAction.NEVER:
            self.declinedForGood.emit()
