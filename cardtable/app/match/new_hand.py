"""The cards that have just been dealt to the person, in a sentence for the ears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.match.known_now import known_now
from cardtable.app.settings.setting_choices import Verbosity
from cardtable.core.table_questions import Question
from cardtable.core.text import translate
from cardtable.table.answers.replies import reply
from cardtable.table.wording.word_lists import ended

if TYPE_CHECKING:
    from cardtable.app.match.play import Play

_HAND = translate("Speech", "Deal %1, your cards: %2", "the number of the deal, and the new hand by suits")


def new_hand(play: Play, verbosity: Verbosity) -> str:
    """What the person holds; empty for a watcher, or where little is to be spoken."""
    known = known_now(play)
    if known.view.seat is None or verbosity is Verbosity.LITTLE:
        return ""
    words = play.words
    return " ".join(
        ended(words, words.text(_HAND.filled(play.controller.deal, text)))
        for text in reply(Question.HAND, known, play.terms.answers())
    )
