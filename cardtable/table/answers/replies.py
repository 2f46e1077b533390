"""Who answers a question: the game where it has something of its own to say, else the table in general."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.table_questions import Answer, GameAnswers, PlayerQuery, QueryContext
from cardtable.core.text import Text
from cardtable.core.views import P
from cardtable.table.answers import general, of_players

_GENERAL: Mapping[PlayerQuery, Answer] = {
    PlayerQuery.TABLE: general.on_table,
    PlayerQuery.HAND: general.own_hand,
    PlayerQuery.PLAYABLE: general.playable,
    PlayerQuery.TURN: general.turn,
    PlayerQuery.LEFT: of_players.cards_left,
    PlayerQuery.POINTS: of_players.points,
    PlayerQuery.HOLDINGS: general.holdings,
    PlayerQuery.LAST: general.last,
    PlayerQuery.CARD: general.focused,
}


def reply(question: PlayerQuery, known: QueryContext[P], own: GameAnswers) -> tuple[Text, ...]:
    """What is to be said, what matters most first; `own`: the questions that the game answers itself."""
    said = own[question](known) if question in own else ()
    return said or _GENERAL[question](known)


def answer_about(place: int, known: QueryContext[P]) -> tuple[Text, ...]:
    """All that is known of one player, counted clockwise from the near side of the table, which is place 0."""
    return of_players.about_player(place, known)
