"""What Cancellation Hearts says itself when somebody asks."""

from __future__ import annotations

from cardtable.core.table_questions import GameAnswers
from cardtable.families.hearts import trick_questions
from cardtable.games.cancellation_hearts.cancelling import winning_place
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.scoring import card_values


def answers(options: CancellationOptions, _seats: int) -> GameAnswers:
    """As the whole family answers, but that twins cancel each other."""
    return trick_questions.answers(
        card_values(options),
        lambda trick: winning_place(options.void_rule, trick) == len(trick) - 1,
        cancels=True,
    )
