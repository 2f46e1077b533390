"""The cards that have just been dealt to the person, in a sentence for the ears."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import Verbosity
from cardtable.core.table_questions import Question
from cardtable.core.text import translate

_HAND = translate("Speech", "Deal %1, your cards: %2", "the number of the deal, and the new hand by suits")


class NewHand(QObject):
    """Tells it after each dealing, once what is to be done is told; not to a watcher, nor where little is spoken."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        program.dealt.connect(self._tell)

    def _tell(self) -> None:
        program, play = self._program, self._program.play
        verbosity = program.settings.accessibility.verbosity
        if play is None or not QAccessible.isActive() or verbosity is Verbosity.LITTLE:
            return
        from cardtable.app.match.known_now import known_now
        from cardtable.table.answers.replies import reply
        from cardtable.table.wording.word_lists import ended

        known, words = known_now(play), play.words
        if known.view.seat is not None:
            for cards in reply(Question.HAND, known, play.terms.answers()):
                program.mouth.say(ended(words, words.text(_HAND.filled(play.controller.deal, cards))))
