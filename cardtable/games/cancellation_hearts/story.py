"""What is told of a deal of Cancellation Hearts."""

from __future__ import annotations

from cardtable.core.deal_story import DealSummary, ScoredDeal
from cardtable.families.hearts.story import tell
from cardtable.games.cancellation_hearts.options import CancellationOptions


def story(_options: CancellationOptions, _seats: int, over: ScoredDeal) -> DealSummary:
    """As the whole family tells it."""
    return tell(over.view.public, over)
