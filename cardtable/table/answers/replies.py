"""Who answers a question: the game where it has something of its own to say, else the table in general."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.table_questions import Answer, GameAnswers, Known, Question
from cardtable.core.text import Text
from cardtable.core.views import P
from cardtable.table.answers import general, of_players

_GENERAL: Mapping[Question, Answer] = {
    Question.TABLE: general.on_table,
    Question.HAND: general.own_hand,
    Question.PLAYABLE: general.playable,
    Question.TURN: general.turn,
    Question.LEFT: of_players.cards_left,
    Question.POINTS: of_players.points,
    Question.HOLDINGS: general.holdings,
    Question.LAST: general.last,
    Question.CARD: general.focused,
}


def reply(question: Question, known: Known[P], own: GameAnswers) -> tuple[Text, ...]:
    """What is to be said, what matters most first; `own`: the questions that the game answers itself."""
    said = own[question](known) if question in own else ()
    return said or _GENERAL[question](known)


def about(place: int, known: Known[P]) -> tuple[Text, ...]:
    """All that is known of one player, counted clockwise from the near side of the table, which is place 0."""
    return of_players.about(place, known)
