"""What is said of a pile in the middle of the table."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.text import Text, translate

_HIDDEN = translate("Table", "Face down in the middle: %1 card(s).", n=0)
_OPEN = translate("Table", "In the middle: %1 card(s), on top %2.", n=0)


def pile_in_words(cards: int, top: Card | None) -> Text:
    """How many cards it has, and its topmost one where that is seen."""
    return _HIDDEN.filled(cards, n=cards) if top is None else _OPEN.filled(cards, top, n=cards)
