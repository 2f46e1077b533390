"""What Cancellation Hearts says itself when somebody asks."""

from __future__ import annotations

from cardtable.core.questions import GameAnswers
from cardtable.families.hearts import asked
from cardtable.games.cancellation_hearts.cancelling import winning_place
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.scoring import card_values


def answers(options: CancellationOptions, _seats: int) -> GameAnswers:
    """As the whole family answers, but that twins cancel each other."""
    return asked.answers(
        card_values(options),
        lambda trick: winning_place(options.void_rule, trick) == len(trick) - 1,
        cancels=True,
    )
