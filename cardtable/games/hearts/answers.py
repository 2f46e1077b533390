"""What Hearts says itself when somebody asks."""

from __future__ import annotations

from cardtable.core.table_questions import GameAnswers
from cardtable.core.trick_taking import winning_place
from cardtable.families.hearts import trick_questions
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.pack import pack
from cardtable.games.hearts.scoring import card_values


def answers(options: HeartsOptions, seats: int) -> GameAnswers:
    """As the whole family answers, by the values and the trick law of Hearts."""
    values = card_values(options, pack(options, seats))
    return trick_questions.answers(values, lambda trick: winning_place(trick) == len(trick) - 1)
