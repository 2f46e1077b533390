"""What is told of a deal of Hearts."""

from __future__ import annotations

from cardtable.core.deal_story import DealSummary, ScoredDeal
from cardtable.families.hearts.story import tell
from cardtable.games.hearts.options import HeartsOptions


def story(_options: HeartsOptions, _seats: int, over: ScoredDeal) -> DealSummary:
    """As the whole family tells it."""
    return tell(over.view.public, over)
